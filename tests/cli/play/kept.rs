//! What is kept and said along the way: named saves, games in the box beside a set, keywords that ask.

use super::{GOODS, game};
use crate::support::{Run, TempDir, folder, read, run_with, write};

fn play(folder: &TempDir, arguments: &[&str], input: &str) -> Run {
    let arguments: Vec<&str> = ["play"].iter().chain(arguments).copied().collect();
    run_with(folder.path(), &arguments, input)
}

#[test]
fn a_game_that_was_saved_in_a_named_file_is_left_in_it() {
    let folder = game();
    let run = play(&folder, &["--seed", "2", "--seats", "human"], "1\nsave mine.json\n1\nquit\n");
    assert!(run.out.contains("Saved. `cardwright play --resume mine.json`"), "{}", run.out);
    assert!(!folder.path().join("market-2.json").exists(), "{}", run.out);
    let choices = |text: &str| {
        let (_, choices) = text.split_once("\"choices\"").expect("a save has its choices");
        choices.split_once(']').map_or(0, |(choices, _)| choices.matches(',').count() + 1)
    };
    assert_eq!(choices(&read(folder.path(), "mine.json")), 2);
}

#[test]
fn a_game_in_the_box_is_found_beside_a_set_of_another() {
    let set = folder(&[
        ("set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
        ("harbour.cards", b"card \"Breakwater\"\n  3 of moon, event\n\n  Draw a card.\n"),
    ]);
    let run = play(&set, &["Crazy Eights", "--seats", "first", "--seed", "1"], "");
    assert!(run.code == 0 && run.out.starts_with("Crazy Eights, seed 1"), "{}{}", run.out, run.err);
    let run = run_with(set.path(), &["rules", "Crazy Eights"], "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let run = run_with(set.path(), &["games"], "");
    assert!(run.out.contains("In the box") && run.out.contains("\"Crazy Eights\""), "{}", run.out);
    let run = play(&set, &["No Such Game"], "");
    assert!(
        run.code != 0 && run.err.contains("No Such Game") | run.out.contains("No Such Game"),
        "{}",
        run.err
    );
}

/// Another card that lies on top of the draw pile, so that Tina is dealt it.
pub fn with_one_more() -> String {
    format!(
        "{GOODS}\ncard \"New Moon\"\n  5 of moon, stall\n\n  Whenever an opponent discards a five, draw a card.\n"
    )
}

#[test]
fn a_save_that_goes_on_with_another_deck_says_that_its_choices_may_be_others() {
    let folder = game();
    let input = "discard lantern\n";
    let seats = ["--seed", "1", "--first", "1", "--seats", "human,first"];
    let run = play(&folder, &seats, input);
    assert!(run.out.contains("discards Lantern"), "{}", run.out);
    write(folder.path(), "goods.cards", with_one_more().as_bytes());
    let run = play(&folder, &["--resume", "market-1.json", "--anyway"], "");
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("The deck has other cards now, so that other cards were dealt."), "{}", run.out);
    assert!(told.contains("Choices were made again by their numbers"), "{}", run.out);
}

#[test]
fn a_keyword_that_asks_names_the_card_that_has_it() {
    let folder = game();
    let keyword =
        "keyword \"Noisy\"\n  Whenever this card enters play, a player of your choice draws a card.\n\n";
    let watch = "  4 of eye, stall\n  3 copies\n\n  At the beginning of your turn, a player of your choice draws a card.";
    assert!(GOODS.contains(watch));
    let goods = GOODS.replace(watch, "  4 of eye, stall\n  3 copies\n\n  Noisy.");
    write(folder.path(), "goods.cards", format!("{keyword}{goods}").as_bytes());
    let run = play(&folder, &["--seed", "1", "--first", "1", "--seats", "human,first"], "play night watch\n");
    assert!(run.out.contains("Night Watch (Noisy): choose a player"), "{}{}", run.out, run.err);
}

#[test]
fn help_names_every_command_and_what_happened_is_broken_into_lines() {
    let run = play(&game(), &["--seed", "2", "--seats", "human"], "help\nlog\n");
    assert!(run.out.contains("\n  reload "), "{}", run.out);
    let long: Vec<&str> = run.out.lines().filter(|line| line.chars().count() > 100).collect();
    assert_eq!(long, Vec::<&str>::new());
}
