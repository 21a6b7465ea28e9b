//! What speed rests on: rules read from text come to the same figures as a program of the same rules, and a
//! saved game is small. How fast it is, `examples/yardstick` tells.

#[path = "../examples/yardstick/by_hand.rs"]
mod by_hand;
#[path = "../examples/yardstick/figures.rs"]
mod figures;
#[path = "../examples/yardstick/from_text.rs"]
mod from_text;

use by_hand::{Chance, Setting};
use cardwright::engine::Match;
use figures::Figures;

const SETTINGS: [Setting; 4] = [
    Setting { players: 2, action_cards: true },
    Setting { players: 2, action_cards: false },
    Setting { players: 4, action_cards: true },
    Setting { players: 4, action_cards: false },
];

#[test]
fn rules_from_text_come_to_the_figures_of_a_program_of_the_same_rules() {
    let program = from_text::program("crazy-eights", "yardstick");
    for setting in SETTINGS {
        let table = from_text::table(&program, setting);
        let (mut text, mut hand) = (Figures::new(setting.players), Figures::new(setting.players));
        (0..150).for_each(|number| text.add(&from_text::play(&table, 1, number)));
        let mut chance = Chance(1);
        (0..5_000).for_each(|_| hand.add(&by_hand::play(setting, &mut chance)));
        for figure in text.compare(&hand) {
            let (players, cards) = (setting.players, setting.action_cards);
            assert!(
                figure.apart.abs() < 3.0,
                "{players} players, action cards {cards}: {} {:.3} by text and {:.3} by hand are {:.1} standard errors apart",
                figure.name,
                figure.one,
                figure.other,
                figure.apart
            );
        }
    }
}

#[test]
fn a_saved_game_is_small() {
    let program = from_text::program("crazy-eights", "yardstick");
    let table = from_text::table(&program, SETTINGS[2]);
    let mut game = Match::new(&table, 1);
    for _ in 0..40 {
        game.choose(0).expect("the first option is offered");
        let saved = serde_json::to_string(game.game()).expect("a game can be written").len();
        assert!(saved < 8 * 1024, "{saved} bytes");
    }
}
