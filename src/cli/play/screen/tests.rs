//! The screen without a terminal: what is drawn, and what keys do.

use std::path::Path;

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

const GAME: &str = r##"
name = "Market"
players = { min = 2, max = 2 }
line = "RANK of SUIT, TYPE"
[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
]
[attributes.suit]
values = [{ name = "sun", symbol = "☀", paint = "#cc8800" }, { name = "moon", symbol = "☾" }]
[attributes.type]
nouns = true
values = ["spell"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones."discard pile"]
order = "pile"
seen-by = "everyone"
[zones.hand]
owner = "player"
seen-by = "owner"
[turn]
allow = { discard = 1, play = 1 }
[play]
spell = { after = "bottom of the discard pile" }
[ends]
turns = 50
"##;

const CARDS: &str = r#"setup
  Shuffle the draw pile. Deal three cards to each player. Put the top card of the draw pile on top of
  the discard pile.

phase "main"
  In any order, you may discard a card that matches and you may play a card.

definition "matches"
  A card matches if it shares a rank or suit with the top card of the discard pile.

rule "Out of cards"
  As soon as a player has no cards in hand, that player wins the game.

card "Sunrise"
  1 of sun, spell
  3 copies

  Draw a card.

card "Long Night of the Quiet Lanterns"
  2 of moon, spell
  3 copies

  Each opponent draws a card.

card "Eclipse"
  3 of moon, spell
  3 copies

  Draw two cards.
"#;

/// Draws on a screen of this size and hands the text on, after these actions.
fn after(size: (u16, u16), seats: &[Sitting], actions: &[Action], look: impl FnOnce(&str, Option<Left>)) {
    let mut sources = Sources::default();
    sources.add("game.toml", GAME);
    sources.add("market.cards", CARDS);
    let analysis = analyze(&sources, &[]);
    let problems: Vec<_> = analysis.diagnostics.iter().map(|problem| problem.message.clone()).collect();
    let program = analysis.programs[0].as_ref().unwrap_or_else(|| panic!("{problems:?}"));
    let setting = Setting {
        players: seats.len() as u8,
        team_size: None,
        options: Vec::new(),
        without: Vec::new(),
        series: false,
        sets: Vec::new(),
        first: Some(0),
    };
    let table = setting.table(program).expect("a table for two");
    let session = Session::begin(&table, setting, 7, seats.to_vec(), vec!["Tina".into(), "Lora".into()]);
    let faces = Faces::of(&analysis.games[0], program, &sources);
    let book = Book::new(&analysis.games[0], &sources);
    let keep = Keep::new(Path::new("unused.json"));
    let client = Client { session, faces: &faces, book, keep: &keep, notice: None };
    let mut screen = Screen::new(client, Palette::None);
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen in memory");
    let mut left = None;
    for action in actions {
        draw(&mut terminal, &mut screen);
        left = screen.act(*action);
        while screen.let_computer_decide() {}
    }
    let text = draw(&mut terminal, &mut screen);
    look(&text, left);
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
        assert!(text.contains("spell"), "{text}");
        assert!(text.contains("Draw") || text.contains("draws a card"), "{text}");
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
fn why_names_the_text_and_its_line() {
    let actions: Vec<Action> = vec![Action::Choose, Action::Why];
    after(SMALL, ALONE, &actions, |text, _| {
        assert!(text.contains("You can't discard") && text.contains("this turn allowed one card"), "{text}");
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
        assert!(!text.contains("What do you do") && !text.contains("Sunrise"), "{text}");
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
