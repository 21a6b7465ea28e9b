//! A game on a real screen: what is shown, what keys do, and that the terminal is given back whatever happens.

use std::path::Path;

use rustix::process::Signal;

use super::terminal::{CTRL_C, CTRL_Z, DOWN, END, ENTER, RIGHT, Terminal, UP};
use super::{game, unshuffled};
use crate::support::{TempDir, folder, read, run_with, write};

const SMALLEST: (u16, u16) = (80, 24);
const SAVE: &str = "market-1.json";

/// Tina plays against a computer player who takes the first option.
fn sit_down(folder: &TempDir) -> Terminal {
    let seats = ["play", "--seats", "human,first", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];
    let mut terminal = Terminal::start(folder.path(), SMALLEST, &seats);
    terminal.shows("any other key begins");
    terminal.press(ENTER);
    terminal.shows("What do you do?");
    terminal
}

fn resume(folder: &TempDir) -> Terminal {
    Terminal::start(folder.path(), SMALLEST, &["play", "--resume", SAVE])
}

/// Saves and leaves.
fn leave(mut terminal: Terminal) {
    terminal.press("q");
    let (status, text) = terminal.ends();
    assert!(status.success(), "{text}");
    assert!(text.contains("Saved. `cardwright play --resume market-1.json`"), "{text}");
}

#[test]
fn a_first_game_shows_the_table_the_hand_the_card_and_the_keys() {
    let folder = game();
    let mut terminal = Terminal::start(folder.path(), SMALLEST, &[]);
    for part in ["You are Player 1", "As soon as a player has no cards in hand", "cardwright rules"] {
        terminal.shows(part);
    }
    terminal.press(ENTER);
    for part in ["Market", "the draw pile 15 cards", "Player 2's hand", "Player 1", "? help"] {
        terminal.shows(part);
    }
    assert!(terminal.screen().alternate_screen());
}

#[test]
fn a_card_is_discarded_a_suit_is_named_and_a_card_is_played() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("Fives are wild: name a suit");
    terminal.shows("\"that player names a suit while");
    terminal.press(DOWN);
    terminal.shows("▸  2  name moon");
    terminal.press(ENTER);
    terminal.shows("named suit: moon");
    terminal.shows("Tina discards Lantern.");
    terminal.press("1");
    terminal.press(ENTER);
    terminal.shows("[Night Watch (4 ◉)]");
    terminal.shows("Tina plays Night Watch.");
    leave(terminal);
}

#[test]
fn an_ability_asks_at_its_time() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press("3\r");
    terminal.shows("[Night Watch (4 ◉)]");
    // Nothing more in this turn; Lora takes hers.
    terminal.press(END);
    terminal.press(ENTER);
    terminal.shows("Night Watch: choose a player");
    terminal.hides("Lora thinks");
    terminal.shows("At the beginning of your turn,");
    leave(terminal);
}

#[test]
fn why_tells_what_would_be_needed_and_where_that_is_said() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(RIGHT);
    terminal.shows("✗ can't discard: sun is needed");
    terminal.press("w");
    terminal.shows("You can't discard Night Watch: sun is needed.");
    terminal.shows("definition \"matches\", rules.cards:10");
    terminal.shows("This does nothing now: it works only while the card is in play.");
    terminal.press(" ");
    terminal.hides("definition \"matches\"");
    leave_before_anything(terminal);
}

#[test]
fn the_end_says_who_won_and_why_and_another_game_is_dealt() {
    let folder = game();
    write(folder.path(), "rules.cards", unshuffled().replace("three cards", "one card").as_bytes());
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("Tina won. That is you!");
    terminal.shows("rule \"Out of cards\"");
    terminal.hides("waiting for the others");
    terminal.press("n");
    terminal.shows("You are Tina.");
    terminal.press(ENTER);
    terminal.shows("What do you do?");
    terminal.shows("Turn 1,");
    leave_before_anything(terminal);
}

/// Nothing was decided, so nothing is saved.
fn leave_before_anything(mut terminal: Terminal) {
    terminal.press("q");
    let (status, text) = terminal.ends();
    assert!(
        status.success() && text.contains("You have decided nothing yet, so nothing is saved."),
        "{text}"
    );
}

#[test]
fn a_choice_is_taken_back() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    terminal.press("u");
    terminal.shows("The last choice is taken back.");
    terminal.shows("What do you do?");
    terminal.hides("Tina discards");
    leave_before_anything(terminal);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    terminal.press("s");
    terminal.shows("Saved.");
    assert!(read(folder.path(), SAVE).contains("\"choices\""));
    leave(terminal);
    let mut terminal = resume(&folder);
    terminal.shows("name a suit");
    terminal.shows("Tina discards Lantern.");
    leave(terminal);
}

#[test]
fn a_screen_that_becomes_too_small_says_so_and_comes_back() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    terminal.resize((60, 15));
    terminal.shows("This terminal has 60 columns and 15 rows");
    terminal.resize((120, 40));
    terminal.shows("name a suit");
    leave(terminal);
}

#[test]
fn a_game_that_begins_on_too_small_a_screen_can_be_left() {
    let folder = game();
    let mut terminal = Terminal::start(folder.path(), (40, 10), &["play"]);
    terminal.shows("This terminal has 40 columns");
    leave_before_anything(terminal);
}

#[test]
fn ctrl_c_saves_and_leaves() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    terminal.press(CTRL_C);
    let (status, text) = terminal.ends();
    assert!(status.success() && text.contains("Saved."), "{text}");
}

#[test]
fn keys_that_are_pressed_while_a_computer_player_thinks_choose_nothing_and_ctrl_c_leaves() {
    let folder = game();
    // More games than can be played on while anybody waits.
    let seats =
        ["play", "--seats", "human,search:1000000", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];
    let mut terminal = Terminal::start(folder.path(), SMALLEST, &seats);
    terminal.shows("any other key begins");
    terminal.press(ENTER);
    terminal.shows("What do you do?");
    terminal.press(END);
    terminal.press(ENTER);
    terminal.shows("Lora thinks …");
    terminal.press(ENTER);
    terminal.press("1");
    terminal.press(ENTER);
    terminal.press("l");
    terminal.shows("any other key goes back");
    terminal.press(CTRL_C);
    let (status, text) = terminal.ends();
    assert!(status.success() && text.contains("Saved."), "{text}");
    let save = read(folder.path(), SAVE);
    let (_, choices) = save.split_once("\"choices\": [").expect("a save has its choices");
    let (choices, _) = choices.split_once(']').expect("the list ends");
    assert_eq!(choices.split(',').count(), 1, "Tina has decided once: {choices}");
}

#[test]
fn ctrl_c_saves_a_game_that_is_played_line_by_line() {
    let folder = game();
    let seats = ["play", "--lines", "--seats", "human,first", "--first", "1", "--seed", "1"];
    let mut terminal = Terminal::start(folder.path(), SMALLEST, &seats);
    terminal.shows("do nothing more");
    terminal.press("1\r");
    terminal.shows("name a suit");
    terminal.press(CTRL_C);
    let (status, text) = terminal.ends();
    assert!(status.code() == Some(130) && text.contains("Saved."), "{text}");
    assert_goes_on(folder.path());
}

#[test]
fn ctrl_z_lays_the_game_aside_and_it_is_taken_up_again() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(CTRL_Z);
    terminal.is_given_back();
    terminal.is_laid_aside();
    terminal.signal(Signal::CONT);
    terminal.until("the game", |screen| screen.alternate_screen());
    terminal.shows("What do you do?");
    leave_before_anything(terminal);
}

#[test]
fn a_process_that_is_told_to_end_saves_and_gives_the_terminal_back() {
    for signal in [Signal::TERM, Signal::HUP] {
        let folder = game();
        let mut terminal = sit_down(&folder);
        terminal.press(ENTER);
        terminal.shows("name a suit");
        terminal.signal(signal);
        let (_, text) = terminal.ends();
        assert!(text.contains("Saved."), "{text}");
        assert_goes_on(folder.path());
    }
}

fn assert_goes_on(folder: &Path) {
    let run = run_with(folder, &["play", "--resume", SAVE], "");
    assert!(run.out.contains("Fives are wild"), "{}{}", run.out, run.err);
}

#[test]
fn a_card_file_that_is_broken_while_playing_is_told_and_the_game_goes_on() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    write(folder.path(), "rules.cards", unshuffled().replace("wins the game", "wins the gaem").as_bytes());
    terminal.shows("the files have problems");
    terminal.shows("rules.cards:");
    terminal.press("\x1b");
    terminal.hides("the files have problems");
    write(folder.path(), "rules.cards", unshuffled().replace("Empty", "Nothing left").as_bytes());
    terminal.shows("go on from the last decision with the new texts");
    terminal.press("r");
    terminal.shows("The game goes on with the new texts.");
    leave(terminal);
}

#[test]
fn a_choice_that_would_be_another_with_new_texts_is_open_again() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press("3\r");
    terminal.shows("Tina plays Night Watch.");
    // The third thing to choose is to play another card then.
    write(folder.path(), "goods.cards", super::kept::with_one_more().as_bytes());
    terminal.shows("go on from the last decision with the new texts");
    terminal.press("r");
    terminal.shows("The new texts lead elsewhere: the last choice is open again.");
    terminal.press(ENTER);
    terminal.shows("What do you do?");
    leave(terminal);
}

#[test]
fn new_texts_that_break_again_while_they_are_taken_over_lose_nothing() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    write(folder.path(), "rules.cards", unshuffled().replace("Empty", "Nothing left").as_bytes());
    terminal.shows("go on from the last decision with the new texts");
    write(folder.path(), "rules.cards", b"rule \"Broken\"\n  Whenever.\n");
    terminal.press("r");
    let (status, _) = terminal.ends();
    assert_eq!(status.code(), Some(1));
    write(folder.path(), "rules.cards", unshuffled().as_bytes());
    assert_goes_on(folder.path());
}

#[test]
fn a_save_of_another_version_is_refused_and_the_terminal_is_left_alone() {
    let folder = game();
    let mut terminal = sit_down(&folder);
    terminal.press(ENTER);
    terminal.shows("name a suit");
    leave(terminal);
    let save = read(folder.path(), SAVE);
    let (before, after) = save.split_once("\"format\":").expect("a save says its format");
    let rest = after.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
    write(folder.path(), SAVE, format!("{before}\"format\": 999{rest}").as_bytes());
    let (status, text) = resume(&folder).ends();
    assert!(!status.success() && text.contains("CW9"), "{text}");
}

#[test]
fn allies_who_see_the_same_pass_nothing_over() {
    let folder = game();
    let allies = ["play", "Crazier Eights", "--players", "4", "--teams", "2", "--first", "1", "--seed", "1"];
    let mut terminal =
        Terminal::start(folder.path(), SMALLEST, &[&allies[..], &["--seats", "human"]].concat());
    terminal.shows("any other key begins");
    terminal.press("x");
    terminal.shows("Player 1 and Player 3 (you are Player 1)");
    terminal.press(END);
    terminal.press(UP);
    terminal.shows("wait for an ally");
    terminal.press(ENTER);
    terminal.shows("It is up to Player 3 now.");
    terminal.shows("(you are Player 3)");
    terminal.hides("Nobody else should look now.");
    // They are done, and the others see other cards.
    terminal.press(END);
    terminal.press(ENTER);
    terminal.press(END);
    terminal.press(ENTER);
    terminal.shows("Nobody else should look now.");
}

#[test]
fn what_is_chosen_in_secret_is_kept_apart_where_all_else_lies_open() {
    let [game, rules] = [
        include_bytes!("../../games/auction/game.toml").as_slice(),
        include_bytes!("../../games/auction/rules.cards"),
    ];
    let folder = folder(&[("game.toml", game), ("rules.cards", rules)]);
    let seats = ["play", "--seats", "human", "--first", "1", "--seed", "1"];
    let mut terminal = Terminal::start(folder.path(), SMALLEST, &seats);
    terminal.shows("any other key begins");
    terminal.press("x");
    terminal.shows("Choose a number");
    terminal.press(ENTER);
    terminal.shows("Nobody else should look now.");
    terminal.press(ENTER);
    terminal.shows("Choose a number");
    terminal.press(ENTER);
    // Both have chosen, and what is asked next hides nothing.
    terminal.shows("each player adds one to the pot");
    terminal.hides("Nobody else should look now.");
}
