//! What is asked and what is not, and that reading a question is no answer to it.

use cardwright::engine::Match;
use cardwright::game::{Answer, Player, Question};
use cardwright::render::{self, Names};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::support::{Laid, NOTHING, Position, alone, asset, changed, event, program, table};

const SMITE: &str = "Destroy an asset of your choice.";

#[test]
fn a_turn_in_which_nothing_can_be_done_is_asked_about_all_the_same() {
    // It does not match what lies on the discard pile, and finds nothing to destroy.
    let program = program(&event("Smite", SMITE).replace("2 of ankh", "9 of ankh"));
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Smite", "Smite"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    let turn = position.state().turn;
    let pending = position.game.decision().expect("the one option there is has to be chosen");
    let options: Vec<Answer> = pending.options().collect();
    assert!(matches!(options[..], [Answer::Leave(_)]), "{options:?}");
    assert_eq!(pending.player, Player(0));
    position.done();
    assert!(position.state().turn > turn, "only the answer ends the turn");
}

#[test]
fn an_effect_that_finds_a_single_card_asks_nobody() {
    let relic = asset("Relic", "Whenever you skip a turn, draw a card.");
    let program = program(&(event("Smite", SMITE) + &relic));
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Smite", "Blank"])];
    let smitten = |relics: &[&str]| {
        let mut position = Position::offered(&table, &Laid { hands, in_play: &[(1, relics)], ..NOTHING });
        position.play("Smite");
        (position.question(), position.in_play(1).len())
    };
    assert_eq!(smitten(&["Relic", "Relic"]), (Some(Question::Card), 2), "one of two is chosen");
    let (question, left) = smitten(&["Relic"]);
    assert_eq!(left, 0, "the only one is destroyed");
    assert_ne!(question, Some(Question::Card));
}

#[test]
fn before_the_first_turn_chance_decides_only_where_nobody_is_said_to_choose() {
    let first_asked = |setup: &str| {
        let rules = |rules: String| rules.replacen("Shuffle the draw pile.", setup, 1);
        let program =
            changed("", |settings| settings + "[values]\nbid = { kind = \"number\", start = 0 }\n", rules);
        let table = table(&program, alone(2));
        let game = Match::new(&table, 7);
        let pending = game.decision().expect("somebody is asked");
        (game.game().turn, pending.options().count(), pending.question)
    };
    let asked = first_asked("Each player chooses a number from one to four and adds that number to the bid.");
    assert_eq!(asked, (0, 4, Question::Number));
    // Whose result is the highest is not asked, although several are level in some of these games.
    let program = program("");
    let table = table(&program, alone(3));
    for seed in 0..30 {
        assert_eq!(Match::new(&table, seed).game().turn, 1, "seed {seed}");
    }
}

#[test]
fn a_decision_says_the_same_however_often_it_is_read() {
    let cards = event("Feast", "Draw two cards. Put a card from your hand on the bottom of the draw pile.")
        + &asset(
            "Tome",
            "At the beginning of your turn, look at the top two cards of the draw pile. Put one of them into your hand and the other on the bottom of the draw pile.",
        );
    let program = program(&cards);
    let table = table(&program, alone(3));
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    let (mut read, mut unread) = (Match::new(&table, 4), Match::new(&table, 4));
    for number in 0..60 {
        let Some(pending) = read.decision().cloned() else { break };
        let before = read.game().clone();
        for player in table.everyone().iter() {
            read.view(player);
            render::options(&read, player, &Names::default());
        }
        read.seat().expect("somebody decides").sample(&mut chance);
        assert!(read.decision() == Some(&pending), "decision {number} is read again");
        assert!(*read.game() == before, "reading decision {number} changes nothing");
        let loaded = Match::resumed(&table, before, ());
        assert!(loaded.decision() == Some(&pending), "decision {number} is not an old one");
        let option = chance.random_range(0..pending.count());
        read.choose(option).expect("an offered option can be chosen");
        unread.choose(option).expect("what nobody has read can be chosen");
    }
    assert!(read.game() == unread.game(), "who reads and who does not play the same game");
}
