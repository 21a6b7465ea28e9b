//! The screen without a terminal: what is drawn, and what keys do.

mod news;
mod passing;
mod room;
mod thinking;

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::Client;
use super::super::keep::Keep;
use super::client::{Left, Screen};
use super::keys::Action;
use super::model::Palette;
use crate::analysis::analyze;
use crate::play::{Book, Faces, Session, Sitting};
use crate::replay::Setting;
use crate::simulate::AgentKind;
use crate::source::Sources;

const GAME: &str = include_str!("../../../../../tests/games/market/game.toml");
const RULES: &str = include_str!("../../../../../tests/games/market/rules.cards");
const GOODS: &str = include_str!("../../../../../tests/games/market/goods.cards");

/// Draws on a screen of this size and hands the text on, after these actions.
fn after(size: (u16, u16), seats: &[Sitting], actions: &[Action], look: impl FnOnce(&str, Option<Left>)) {
    sit_down(seats, Begin::default(), |screen| {
        let mut terminal = of_size(size);
        let mut left = None;
        // What is said first is read and laid away.
        draw(&mut terminal, screen);
        screen.act(Action::Other);
        for action in actions {
            draw(&mut terminal, screen);
            left = screen.act(*action);
            let_computers_decide(screen);
        }
        let text = draw(&mut terminal, screen);
        look(&text, left);
    });
}

/// How a game is begun: who takes the first turn, and what is to be said first.
#[derive(Default)]
struct Begin {
    first: u8,
    notice: Option<&'static str>,
    /// What the rules say, and what they say instead.
    rules: (&'static str, &'static str),
    series: bool,
}

/// Tina and Lora sit down to the game of the tests.
fn sit_down(seats: &[Sitting], begin: Begin, play: impl FnOnce(&mut Screen<'_, '_>)) {
    let mut sources = Sources::default();
    sources.add("game.toml", GAME);
    // Not shuffled, Tina holds Lantern and two of Night Watch, and Sunrise lies on the discard pile.
    sources.add(
        "rules.cards",
        RULES.replace("Shuffle the draw pile. ", "").replace(begin.rules.0, begin.rules.1),
    );
    sources.add("goods.cards", GOODS);
    let analysis = analyze(&sources, &[]);
    let problems: Vec<_> = analysis.diagnostics.iter().map(|problem| problem.message.clone()).collect();
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{problems:?}"));
    let setting = Setting {
        players: seats.len() as u8,
        team_size: None,
        options: Vec::new(),
        without: Vec::new(),
        series: begin.series,
        sets: Vec::new(),
        first: Some(begin.first),
    };
    let table = setting.table(program).expect("a table for two");
    let names = vec!["Tina".into(), "Lora".into()];
    let session = Session::begin(&table, setting, 7, seats.to_vec(), names, || 0);
    let faces = Faces::of(&analysis.games[0], program, &sources);
    let book = Book::new(&analysis.games[0], &sources);
    let keep = Keep::new(PathBuf::from("unused.json"), None);
    let client = Client { session, faces: &faces, book, keep: &keep, notice: begin.notice.map(Into::into) };
    play(&mut Screen::new(client, Palette::None));
}

fn of_size(size: (u16, u16)) -> Terminal<TestBackend> {
    Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen in memory")
}

fn let_computers_decide(screen: &mut Screen<'_, '_>) {
    while let Some(thought) = screen.session.thought() {
        screen.take_thought(thought.think(&AtomicBool::new(false)));
    }
}

fn draw(terminal: &mut Terminal<TestBackend>, screen: &mut Screen<'_, '_>) -> String {
    terminal.draw(|frame| screen.draw(frame.area(), frame.buffer_mut())).expect("memory takes all text");
    terminal.backend().to_string()
}

const SMALL: (u16, u16) = (80, 24);
const ALONE: &[Sitting] = &[Sitting::Human, Sitting::Computer(AgentKind::First)];

#[test]
fn the_smallest_screen_shows_table_options_hand_and_keys() {
    after(SMALL, ALONE, &[], |text, _| {
        for part in ["Market", "Turn 1, main phase: Tina", "the draw pile", "Lora's hand", "What do you do?"]
        {
            assert!(text.contains(part), "{part}:\n{text}");
        }
        assert!(text.contains("do nothing more") && text.contains("? help"), "{text}");
    });
}

#[test]
fn the_card_under_the_cursor_shows_its_text() {
    after(SMALL, ALONE, &[Action::Cards(1)], |text, _| {
        assert!(text.contains("4 of eye, stall"), "{text}");
        assert!(text.contains("At the beginning of your turn"), "{text}");
    });
}

#[test]
fn every_screen_is_drawn_down_to_the_smallest_and_says_when_it_is_too_small() {
    for size in [(80, 24), (81, 24), (100, 30), (200, 60), (300, 24), (80, 100)] {
        after(size, ALONE, &[], |text, _| assert!(text.contains("do nothing more"), "{size:?}:\n{text}"));
    }
    for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
        after(size, ALONE, &[], |text, _| assert!(!text.contains("What do you do"), "{size:?}:\n{text}"));
    }
}

#[test]
fn help_lies_over_the_table_until_a_key_is_pressed() {
    after(SMALL, ALONE, &[Action::Help], |text, _| {
        assert!(text.contains("take the last choice back"), "{text}")
    });
    after(SMALL, ALONE, &[Action::Help, Action::Other], |text, _| {
        assert!(!text.contains("take the last choice back"), "{text}");
    });
}

#[test]
fn a_choice_is_made_and_taken_back() {
    let before = |look: &dyn Fn(&str)| after(SMALL, ALONE, &[], |text, _| look(text));
    after(SMALL, ALONE, &[Action::Choose], |text, _| {
        assert!(text.contains("Tina discards"), "{text}");
    });
    after(SMALL, ALONE, &[Action::Choose, Action::Undo, Action::Other], |text, _| {
        assert!(!text.contains("Tina discards"), "{text}");
        before(&|first| assert_eq!(first, text));
    });
}

#[test]
fn a_card_that_cant_be_used_is_not_chosen_and_no_other_in_its_place() {
    // One step back from the hand is the top card of the discard pile.
    after(SMALL, ALONE, &[Action::Cards(-1), Action::Choose], |text, _| {
        assert!(text.contains("That card can't be used now"), "{text}");
        assert!(!text.contains("Tina discards") && !text.contains("▸"), "{text}");
    });
}

#[test]
fn why_names_the_text_and_its_line() {
    let actions = [Action::Choose, Action::Choose, Action::Why];
    after(SMALL, ALONE, &actions, |text, _| {
        assert!(
            text.contains("You can't discard") && text.contains("you have already discarded a card"),
            "{text}"
        );
    });
}

#[test]
fn a_number_points_at_its_option() {
    after(SMALL, ALONE, &[Action::Digit(2)], |text, _| assert!(text.contains("▸  2"), "{text}"));
}

#[test]
fn a_click_on_an_option_points_and_a_second_chooses() {
    let row = |text: &str, words: &str| {
        text.lines().position(|line| line.contains(words)).expect("the option is there") as u16
    };
    let mut at = 0;
    after(SMALL, ALONE, &[], |text, _| at = row(text, "do nothing more"));
    let click = Action::PointAt(8, at);
    after(SMALL, ALONE, &[click], |text, _| {
        assert!(text.lines().any(|line| line.contains('▸') && line.contains("do nothing more")), "{text}");
    });
    after(SMALL, ALONE, &[click, click], |text, _| assert!(text.contains("Lora's turn begins"), "{text}"));
}

#[test]
fn a_second_person_is_asked_to_sit_down_before_the_cards_are_shown() {
    let both = [Sitting::Human, Sitting::Human];
    let leave = [Action::Rows(100), Action::Choose];
    after(SMALL, &both, &leave, |text, _| {
        assert!(text.contains("It is up to Lora"), "{text}");
        assert!(!text.contains("What do you do") && !text.contains("Lantern"), "{text}");
    });
    after(SMALL, &both, &[leave[0], leave[1], Action::Choose], |text, _| {
        assert!(text.contains("What do you do"), "{text}");
    });
}

#[test]
fn leaving_and_going_on_with_new_texts_are_told_apart() {
    after(SMALL, ALONE, &[Action::Quit], |_, left| assert_eq!(left, Some(Left::Quit)));
    after(SMALL, ALONE, &[Action::Reload], |_, left| assert_eq!(left, None));
}

#[test]
fn three_rows_tell_what_happened_on_the_smallest_screen() {
    after(SMALL, ALONE, &[], |text, _| {
        let row = |words: &str| text.lines().position(|line| line.contains(words)).expect("is shown");
        assert!(row("What do you do?") - row("what happened") > 3, "{text}");
    });
}

#[test]
fn a_game_that_is_over_offers_another_and_its_table() {
    let to_the_end = vec![Action::Choose; 200];
    let then = |more: &[Action]| [&to_the_end[..], more].concat();
    after(SMALL, ALONE, &to_the_end, |text, _| {
        assert!(text.contains(" won") && text.contains("n    a new game"), "{text}");
    });
    after(SMALL, ALONE, &then(&[Action::Back]), |text, _| {
        assert!(text.contains("the game is over") && text.contains("n new game"), "{text}");
        assert!(!text.contains("waiting for the others") && !text.contains(" won"), "{text}");
    });
    for reads in [Action::Table, Action::Why, Action::Help] {
        after(SMALL, ALONE, &then(&[reads]), |text, _| assert!(!text.contains("n    a new game"), "{text}"));
    }
    after(SMALL, ALONE, &then(&[Action::NewGame]), |_, left| assert_eq!(left, Some(Left::NewGame)));
    after(SMALL, ALONE, &[Action::NewGame], |_, left| assert_eq!(left, None));
}
