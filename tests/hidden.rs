//! Nothing leaves a game that a player may not know: games that differ only in what a player can't see look
//! the same to that player, in the view and in the log. `HIDDEN_GAMES=2000` plays more of them, and
//! `HIDDEN_SEED=64` a single one.

use std::collections::BTreeSet;
use std::mem::discriminant;
use std::path::PathBuf;

use cardwright::analysis::analyze;
use cardwright::engine::{Deed, Journal, Limit, Match, Table, TableOptions};
use cardwright::game::{
    Answer, Asker, CardSet, Event, Game, OptionKind, Pending, Player, Players, Question, TextNo, View, Zone,
};
use cardwright::program::{CardId, CellId, EventKind, OptionId, Program, SeenBy};
use cardwright::render::{self, Log, Names};
use cardwright::workspace::Workspace;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

fn program() -> Program {
    program_in("cards/crazier-eights")
}

fn program_in(folder: &str) -> Program {
    programs_in(&[folder]).into_iter().next().expect("the game has a program")
}

fn programs_in(folders: &[&str]) -> Vec<Program> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folders: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let workspace = Workspace::read(&folders);
    analyze(&workspace.sources, &workspace.unread).programs.into_iter().flatten().collect()
}

fn table(program: &Program, players: u8, team_size: Option<u8>) -> Table<'_> {
    let copies = 2 + usize::from(players) * 8 / program.cards.len();
    let ids = (0..program.cards.len() as u16).map(CardId);
    let deck: Vec<CardId> = ids.flat_map(|id| std::iter::repeat_n(id, copies)).collect();
    let options = TableOptions { team_size, ..TableOptions::for_players(players) };
    Table::with_deck(program, options, deck).expect("so many may play")
}

/// Everything a log takes note of, and beside it, worked out in another way, what is open to whom.
#[derive(Clone)]
struct Notes {
    log: Log,
    open: Vec<(Event, Vec<(CardId, Players)>)>,
    /// Cards that were revealed and have not moved since.
    revealed: CardSet,
}

impl Notes {
    fn new(names: &[&str]) -> Notes {
        let names = Names::new(names.iter().map(|name| name.to_string()).collect());
        Notes { log: Log::new(names), open: Vec::new(), revealed: CardSet::EMPTY }
    }

    /// What the player saw happen.
    fn seen_by(&self, player: Player) -> Vec<(Event, Vec<Option<CardId>>)> {
        let shown = |(event, cards): &(Event, Vec<(CardId, Players)>)| {
            let cards = cards.iter().map(|(card, open)| open.contains(player).then_some(*card));
            (Event { card: None, stay: 0, ..*event }, cards.collect())
        };
        self.open.iter().map(shown).collect()
    }
}

/// Who sees the cards of a zone, by what the game's file says.
fn open_to(table: &Table<'_>, zone: Option<Zone>) -> Players {
    let Some(zone) = zone else { return Players::NOBODY };
    let Some(kind) = table.kind_of(zone) else { return table.everyone() };
    match table.program.zones[kind.index()].seen_by {
        SeenBy::Everyone => table.everyone(),
        SeenBy::Nobody => Players::NOBODY,
        SeenBy::Owner => table.owner(zone).map_or(Players::NOBODY, |owner| table.team(owner)),
    }
}

impl Journal for Notes {
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        if !matches!(event.kind, EventKind::LookAt | EventKind::Reveal) {
            let to = event.card.map(|card| game.zones.place(card));
            let open = match event.card {
                Some(card) if game.face_down.contains(card) => open_to(table, event.from),
                Some(_) | None => open_to(table, event.from).or(open_to(table, to)),
            };
            let cards = match (event.kind, event.from) {
                (EventKind::Search, Some(zone)) => {
                    let by = event.player.map_or(Players::NOBODY, Players::one);
                    game.zones.from_top(zone).map(|card| (table.cards[card.index()], by)).collect()
                }
                _other => event.card.map(|card| (table.cards[card.index()], open)).into_iter().collect(),
            };
            self.open.push((*event, cards));
            event.card.into_iter().for_each(|card| self.revealed.remove(card));
        }
        self.log.happened(table, game, event);
    }

    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer) {
        self.log.chosen(table, game, pending, answer);
    }

    fn begins(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        self.log.begins(table, game, event);
    }

    fn showed(&mut self, table: &Table<'_>, game: &Game, event: &Event, cards: CardSet) {
        let open = match event.kind {
            EventKind::Reveal => table.everyone(),
            _look => event.player.map_or(Players::NOBODY, Players::one),
        };
        if event.kind == EventKind::Reveal {
            self.revealed = self.revealed.or(cards);
        }
        let zones = &game.zones;
        for zone in zones.zones().filter(|zone| zones.set(*zone).meets(&cards)) {
            let shown = zones.from_top(zone).filter(|card| cards.contains(*card));
            let shown = shown.map(|card| (table.cards[card.index()], open)).collect();
            self.open.push((Event { from: Some(zone), ..*event }, shown));
        }
        self.log.showed(table, game, event, cards);
    }

    fn acted(&mut self, table: &Table<'_>, game: &Game, deed: &Deed) {
        self.open.push((Event { card: None, ..deed.event }, Vec::new()));
        self.log.acted(table, game, deed);
    }

    fn cut_short(&mut self, table: &Table<'_>, game: &Game, limit: Limit) {
        self.log.cut_short(table, game, limit);
    }

    fn chain_broken(&mut self, table: &Table<'_>, game: &Game, cycle: &[TextNo]) {
        self.log.chain_broken(table, game, cycle);
    }
}

/// What the player could see of an answer: that it is of this kind, and what it is where no hidden card
/// is in it.
fn shape(
    game: &Match<'_, Notes>,
    player: Player,
    answer: Answer,
) -> (std::mem::Discriminant<Answer>, Option<Answer>) {
    let card = match answer {
        Answer::TakeCard { card, .. } | Answer::Permitted { card, .. } | Answer::Card(card) => Some(card),
        Answer::Next { source, .. } | Answer::Change { source, .. } | Answer::Use { source, .. } => source,
        Answer::Unseen(_) => return (discriminant(&answer), None),
        _other => None,
    };
    let is_open = card.is_none_or(|card| {
        let place = game.game().zones.place(card);
        let lies_open = open_to(game.table(), Some(place)).contains(player);
        lies_open && !game.game().face_down.contains(card) || game.journal().revealed.contains(card)
    });
    (discriminant(&answer), is_open.then_some(answer))
}

/// What is asked. Whoever is asked knows what for: "put a card from your hand on the bottom of the draw pile" is another
/// question than "give a card from your hand to that opponent", although both are about a card.
fn kind_of_decision(game: &Match<'_, Notes>, player: Player) -> Option<(Player, Question, Option<Asker>)> {
    let asked = game.view(player).decision.and_then(|decision| decision.asks);
    game.decision()
        .map(|pending| (pending.player, pending.question, asked.filter(|_| pending.player == player)))
}

/// Where two views differ, for people.
fn difference(one: &View, other: &View) -> String {
    let (one, other) = (serde_json::to_value(one), serde_json::to_value(other));
    let (one, other) = (one.expect("a view can be written"), other.expect("a view can be written"));
    let mut found = Vec::new();
    differences(&one, &other, String::new(), &mut found);
    found.join("\n")
}

fn differences(one: &serde_json::Value, other: &serde_json::Value, path: String, found: &mut Vec<String>) {
    use serde_json::Value;
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one {
                differences(value, other.get(key).unwrap_or(&Value::Null), format!("{path}/{key}"), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (number, (one, other)) in one.iter().zip(other).enumerate() {
                differences(one, other, format!("{path}/{number}"), found);
            }
        }
        (one, other) if one != other => found.push(format!("{path}: {one} and {other}")),
        (_, _) => {}
    }
}

fn lines_of(game: &Match<'_, Notes>, viewer: Option<Player>) -> Vec<String> {
    game.journal().log.lines(game.table(), viewer)
}

fn last_lines(game: &Match<'_, Notes>) -> String {
    let lines = lines_of(game, None);
    lines[lines.len().saturating_sub(12)..].join("\n")
}

/// The same game, with notes from here on.
fn noted<'t>(game: &Match<'t>) -> Match<'t, Notes> {
    let notes = Notes { revealed: game.game().handling.shown, ..Notes::new(&["Tina", "Lora"]) };
    Match::resumed(game.table(), game.game().clone(), notes)
}

/// Plays both games on with choices that look the same to the player, as long as the same is seen.
/// Returns how many decisions were compared.
fn compare(
    player: Player,
    mut one: Match<'_, Notes>,
    mut other: Match<'_, Notes>,
    chance: &mut ChaCha8Rng,
    place: &str,
) -> usize {
    let mut compared = 0;
    loop {
        let (first, second) = (one.view(player), other.view(player));
        assert!(
            first == second,
            "{place}: the views of {player:?} differ after {compared} decisions:\n{}\n\n{}\n\n{}",
            difference(&first, &second),
            last_lines(&one),
            last_lines(&other),
        );
        let (Some(pending), Some(pending2)) = (one.decision().cloned(), other.decision().cloned()) else {
            break;
        };
        compared += 1;
        if compared > 8 {
            break;
        }
        let option = chance.random_range(0..pending.count());
        let option2 = if pending.player == player {
            option
        } else {
            let wanted = shape(&one, player, pending.option(option).expect("the option is there"));
            let alike: Vec<usize> = (0..pending2.count())
                .filter(|number| {
                    pending2.option(*number).map(|answer| shape(&other, player, answer)) == Some(wanted)
                })
                .collect();
            if alike.is_empty() {
                break;
            }
            alike[chance.random_range(0..alike.len())]
        };
        one.choose(option).expect("an offered option can be chosen");
        other.choose(option2).expect("an offered option can be chosen");
        let same_seen = one.journal().seen_by(player) == other.journal().seen_by(player);
        if !same_seen || kind_of_decision(&one, player) != kind_of_decision(&other, player) {
            return compared;
        }
    }
    let (first, second) = (lines_of(&one, Some(player)), lines_of(&other, Some(player)));
    assert_eq!(first, second, "{place}: the logs of {player:?} differ");
    compared
}

fn games() -> u64 {
    std::env::var("HIDDEN_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(20)
}

/// The games to play: the first ones, and those in which something once came out.
fn seeds(share: u64, found: &[u64]) -> Vec<u64> {
    if let Some(only) = std::env::var("HIDDEN_SEED").ok().and_then(|number| number.parse().ok()) {
        return vec![only];
    }
    let first = games() / share;
    (0..first).chain(found.iter().copied().filter(|seed| *seed >= first)).collect()
}

/// Which of several tables a game is played at: all of them come up, with short games and with long ones.
fn spread(seed: u64, tables: usize) -> usize {
    (seed + seed / 4) as usize * 97 % tables
}

/// Plays a game to the end with random choices and hands a few of its decisions to the law.
fn play_one(table: &Table<'_>, seed: u64, often: u32, mut law: impl FnMut(u64, &Match<'_>, &mut ChaCha8Rng)) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(table, seed);
    // Most games are left early: there are more beginnings than ends in the time of a test.
    let longest = if seed.is_multiple_of(4) { usize::MAX } else { 80 };
    let mut decisions = 0..longest;
    while let (Some(decision), Some(_)) = (game.decision(), decisions.next()) {
        let option = chance.random_range(0..decision.count());
        if chance.random_ratio(1, often) {
            law(seed, &game, &mut chance);
        }
        game.choose(option).expect("an offered option can be chosen");
    }
}

fn play(
    table: &Table<'_>,
    seeds: impl IntoIterator<Item = u64>,
    often: u32,
    mut law: impl FnMut(u64, &Match<'_>, &mut ChaCha8Rng),
) {
    for seed in seeds {
        play_one(table, seed, often, &mut law);
    }
}

/// Compares what each player sees of a game with what they see of others that differ where they can't see.
fn compare_all(table: &Table<'_>, seeds: &[u64], told: &str) {
    let mut compared = 0;
    play(table, seeds.iter().copied(), 24, |seed, game, chance| {
        for player in table.everyone().iter() {
            let other = game.redealt(player, chance);
            let place = format!("seed {seed}, {told}, turn {}", game.game().turn);
            compared += compare(player, noted(game), noted(&other), chance, &place);
        }
    });
    assert!(compared > 0 || seeds.len() < 2, "{told}: something was compared");
}

/// The games are spread over tables of these sizes: how many players, and how many on a side.
fn looks_the_same(sizes: &[(u8, Option<u8>)], seeds: &[u64]) {
    let program = program();
    for (number, (players, team_size)) in sizes.iter().enumerate() {
        let here = |seed: &u64| spread(*seed, sizes.len()) == number;
        let seeds: Vec<u64> = seeds.iter().copied().filter(here).collect();
        let told = format!("{players} players, teams of {team_size:?}");
        compare_all(&table(&program, *players, *team_size), &seeds, &told);
    }
}

#[test]
fn what_one_of_two_players_cannot_see_changes_nothing_for_them() {
    looks_the_same(&[(2, None)], &seeds(1, &[360, 3700]));
}

#[test]
fn what_one_of_many_players_cannot_see_changes_nothing_for_them() {
    looks_the_same(&[(4, None), (3, None), (5, None), (8, None), (6, None), (7, None)], &seeds(4, &[]));
}

#[test]
fn what_the_other_teams_hold_changes_nothing_for_a_player() {
    let sizes = [(4, Some(2)), (6, Some(3)), (6, Some(2)), (8, Some(2))];
    looks_the_same(&sizes, &seeds(4, &[]));
}

/// Every number of players that a game allows, without options, with each of them, and with all.
fn agreements(program: &Program) -> Vec<TableOptions> {
    let all: Vec<_> = (0..program.words.options.len()).map(|id| (OptionId(id as u8), None)).collect();
    let singles = all.iter().map(|option| vec![*option]);
    let choices: Vec<_> = singles.chain([vec![], all.clone()]).collect();
    let (least, most) = program.players;
    let tables = (least..=most).flat_map(|players| {
        choices
            .iter()
            .map(move |chosen| TableOptions { chosen: chosen.clone(), ..TableOptions::for_players(players) })
    });
    // Some numbers of players need an option that brings more cards.
    tables.filter(|options| Table::new(program, options.clone()).is_ok()).collect()
}

#[test]
fn the_other_games_and_variants_keep_their_secrets_too() {
    let programs = programs_in(&["cards/crazy-eights", "cards/crazy-8-ball"]);
    let agreed = programs.iter().map(|program| (program, agreements(program)));
    let tables: Vec<(&Program, TableOptions)> = agreed
        .flat_map(|(program, agreed)| agreed.into_iter().map(move |options| (program, options)))
        .collect();
    for seed in seeds(1, &[]) {
        let (program, options) = &tables[spread(seed, tables.len())];
        let told = format!("{} {options:?}", program.words.game);
        let table = Table::new(program, options.clone()).expect("so many may play");
        compare_all(&table, &[seed], &told);
    }
}

#[test]
fn a_number_that_was_chosen_in_secret_is_guessed() {
    let program = program_in("tests/games/auction");
    let table = Table::new(&program, TableOptions::for_players(2)).expect("so many may play");
    let mut game = Match::new(&table, 1);
    // The first player bids five.
    assert_eq!(game.choose(5), Ok(()));
    let seat = game.seat().expect("the other player bids");
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let bid = program.words.cells.iter().position(|name| name == "bid").expect("it keeps bids");
    let of_the_first = table.cell(CellId(bid as u8), Player(1));
    let guessed = |_| {
        let mut world = seat.sample(&mut chance);
        assert_eq!(world.choose(0), Ok(()));
        world.game().cells[of_the_first]
    };
    let guesses: BTreeSet<i16> = (0..60).map(guessed).collect();
    assert!(guesses.len() > 2, "{guesses:?}");
}

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
fn equal_views_and_equal_seeds_give_equal_worlds() {
    let program = program();
    let table = table(&program, 3, None);
    play(&table, seeds(8, &[64]), 6, |seed, game, chance| {
        let player = game.decision().expect("somebody decides").player;
        let other = game.redealt(player, chance);
        let (here, there) = (game.seat().expect("a seat"), other.seat().expect("a seat"));
        assert!(here.view == there.view, "seed {seed}: {}", difference(&here.view, &there.view));
        let world = |seat: &cardwright::engine::Seat<'_>| {
            seat.sample(&mut ChaCha8Rng::seed_from_u64(seed)).game().clone()
        };
        assert!(world(&here) == world(&there), "seed {seed}: the worlds differ");
    });
}

/// Cards that act from where others don't see them.
const FROM_THE_HAND: [&str; 8] = [
    "whenever an opponent plays an event, draw a card.",
    "whenever an opponent plays an event, you may draw a card. If you don't, that opponent draws two cards.",
    "whenever an opponent discards a card, you may put this card on the bottom of the draw pile. You may draw a card.",
    "whenever an opponent draws a card, repeat two times: you may draw a card.",
    "if an opponent would play an event, you may put this card on the bottom of the draw pile instead.",
    "if an opponent would draw one or more cards, first you may draw a card.",
    "as soon as an opponent has three or fewer cards in hand, you may draw a card. Draw a card.",
    "at the beginning of your turn, each opponent may discard a card.",
];

#[test]
fn what_acts_from_the_hands_of_others_is_in_no_world_before_it_acts() {
    let read = |file: &str| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
        std::fs::read_to_string(folder.join(file)).expect("the game is there")
    };
    let mut sources = cardwright::source::Sources::default();
    for file in ["game.toml", "rules.cards", "base/set.toml"] {
        sources.add(format!("game/{file}"), read(file));
    }
    let card = |(number, text): (usize, &&str)| {
        let rank = number + 2;
        format!(
            "card \"C{number}\"\n  {rank} of moon, event\n\n  While this card is in your hand, {text}\n\n  Choose one: draw a card; or draw two cards.\n\n"
        )
    };
    let cards: String = FROM_THE_HAND.iter().enumerate().map(card).collect();
    sources.add("game/base/test.cards", cards.replace("8 of moon", "8 of sun"));
    let analysis = analyze(&sources, &[]);
    let found: Vec<&String> = analysis.diagnostics.iter().map(|found| &found.message).collect();
    let program = analysis.programs.into_iter().next().flatten();
    let program = program.unwrap_or_else(|| panic!("{found:#?}"));
    let table = table(&program, 3, None);
    let mut compared = 0;
    play(&table, seeds(2, &[]), 6, |seed, game, chance| {
        let player = game.decision().expect("somebody decides").player;
        let other = game.redealt(player, chance);
        let (here, there) = (game.seat().expect("a seat"), other.seat().expect("a seat"));
        let world = |seat: &cardwright::engine::Seat<'_>| {
            seat.sample(&mut ChaCha8Rng::seed_from_u64(seed)).game().clone()
        };
        assert!(world(&here) == world(&there), "seed {seed}: the worlds differ");
        let mut tried = here.sample(chance);
        for _ in 0..10 {
            let Some(decision) = tried.decision() else { break };
            let option = chance.random_range(0..decision.count());
            tried.choose(option).expect("an offered option can be chosen");
        }
        compared += compare(player, noted(game), noted(&other), chance, &format!("seed {seed}"));
    });
    assert!(compared > 0, "something was compared");
}

#[test]
fn a_sampled_world_looks_the_same_and_can_be_played() {
    let program = program();
    let table = table(&program, 2, None);
    play(&table, 0..10, 6, |seed, game, chance| {
        let seat = game.seat().expect("somebody decides");
        let mut world = seat.sample(chance);
        assert_eq!(world.view(seat.player()), seat.view, "seed {seed}");
        assert!(world.game().zones.are_sound(), "seed {seed}");
        for _ in 0..30 {
            let Some(decision) = world.decision() else { break };
            let option = chance.random_range(0..decision.count());
            world.choose(option).expect("an offered option can be chosen");
        }
    });
}

#[test]
fn worlds_differ_in_what_is_unknown() {
    let program = program();
    let table = table(&program, 2, None);
    let game = Match::recorded(&table, 3, Notes::new(&[]));
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let other = game.redealt(Player(0), &mut chance);
    assert_ne!(game.view(Player(1)), other.view(Player(1)));
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
