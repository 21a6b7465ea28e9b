//! What views and logs say and leave out.

use cardwright::engine::Match;
use cardwright::game::{OptionKind, Player, View};
use cardwright::program::CardId;
use cardwright::render::{self, Log, Names};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::notes::{Notes, open_to};
use super::playing::{play, program, seeds, table};

#[test]
fn views_count_what_is_there_and_show_it_where_it_is() {
    let program = program();
    let table = table(&program, 3, None);
    play(&table, seeds(8, &[]), 8, |seed, game, _| {
        for player in table.everyone().iter() {
            let view = game.view(player);
            let all: usize = view.zones.iter().map(|zone| zone.count()).sum();
            assert_eq!(all, table.cards.len(), "seed {seed}");
            for zone in &view.zones {
                let held = game.game().zones.set(zone.zone);
                assert_eq!(zone.count(), held.len(), "seed {seed}, {:?}", zone.zone);
                let mut known: Vec<CardId> = zone.known().collect();
                let mut there: Vec<CardId> = held.iter().map(|card| table.cards[card.index()]).collect();
                known.sort();
                there.sort();
                for card in &known {
                    let count = |cards: &[CardId]| cards.iter().filter(|one| *one == card).count();
                    assert!(count(&known) <= count(&there), "seed {seed}: {card:?} is not there so often");
                }
                let hides_some = held.meets(&game.game().face_down);
                let is_open = open_to(&table, Some(zone.zone)) == table.everyone();
                if !hides_some && (is_open || table.owner(zone.zone) == Some(player)) {
                    assert_eq!(known, there, "seed {seed}: {player:?} sees all of {:?}", zone.zone);
                }
            }
        }
    });
}

#[test]
fn piles_are_shown_in_their_order() {
    let program = program();
    let table = table(&program, 2, None);
    let discards = table.zone(table.discards().expect("the game has such a pile"), Player(0));
    play(&table, 0..20, 4, |seed, game, _| {
        let shown: Vec<CardId> = game.view(Player(1)).zone(discards).known().collect();
        let there = game.game().zones.from_top(discards).map(|card| table.cards[card.index()]);
        assert_eq!(shown, there.collect::<Vec<_>>(), "seed {seed}");
    });
}

#[test]
fn only_the_one_who_decides_sees_the_options() {
    let program = program();
    let table = table(&program, 3, None);
    play(&table, 0..20, 3, |seed, game, _| {
        let decider = game.decision().expect("somebody decides").player;
        for player in table.everyone().iter() {
            let decision = game.view(player).decision.expect("everybody sees that somebody decides");
            assert_eq!(decision.options.is_some(), player == decider, "seed {seed}");
            assert_eq!(render::options(game, player, &Names::default()).is_empty(), player != decider);
        }
    });
}

#[test]
fn a_view_is_written_without_chance_and_read_back_equal() {
    let program = program();
    let table = table(&program, 2, None);
    let game = Match::new(&table, 99);
    let view = game.view(Player(0));
    let text = serde_json::to_string(&view).expect("a view can be written");
    for word in ["chance", "seed", "stream", "knowledge", "stack"] {
        assert!(!text.contains(word), "a view says nothing of {word}");
    }
    assert_eq!(serde_json::from_str::<View>(&text).expect("a view can be read"), view);
}

#[test]
fn a_drawn_card_is_named_only_to_the_one_who_drew_it() {
    let program = program();
    let table = table(&program, 2, None);
    let game = Match::recorded(&table, 5, Notes::new(&["Tina", "Lora"]));
    let drawn = |viewer| {
        let lines = game.journal().log.lines(&table, viewer);
        lines.into_iter().find(|line| line.starts_with("Lora draws")).expect("Lora draws at the beginning")
    };
    assert_eq!(drawn(Some(Player(0))), "Lora draws seven cards.");
    let hand = table.zone(table.hand().expect("the game has hands"), Player(1));
    let first = game.game().zones.from_bottom(hand).next().expect("Lora holds cards");
    assert!(drawn(Some(Player(1))).contains(table.name(first)), "{}", drawn(Some(Player(1))));
    assert_eq!(drawn(None), drawn(Some(Player(1))));
}

#[test]
fn an_unseen_card_is_one_option_without_a_name() {
    let program = program();
    let table = table(&program, 2, None);
    let mut met = 0;
    play(&table, 0..100, 1, |seed, game, _| {
        let decider = game.decision().expect("somebody decides").player;
        let options = game.view(decider).decision.and_then(|decision| decision.options).unwrap_or_default();
        let unseen = options.iter().filter(|option| matches!(option.what, OptionKind::Unseen(_))).count();
        assert!(unseen <= 1, "seed {seed}");
        met += unseen;
        let words = render::options(game, decider, &Names::default());
        assert_eq!(words.iter().filter(|words| *words == "an unseen card").count(), unseen, "seed {seed}");
    });
    assert!(met > 0, "some decision had an unseen card");
}

#[test]
#[ignore = "prints a game for people to read"]
fn a_log_to_read() {
    let program = program();
    let table = table(&program, 2, None);
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let names = Names::new(vec!["Tina".to_string(), "Lora".to_string()]);
    let mut game = Match::recorded(&table, 4, Log::new(names.clone()));
    while let Some(decision) = game.decision() {
        println!("{:?} {:?}", decision.player, render::options(&game, decision.player, &names));
        game.choose(chance.random_range(0..decision.count())).expect("an offered option can be chosen");
    }
    println!("{}", game.log(Some(Player(0))).join("\n"));
}
