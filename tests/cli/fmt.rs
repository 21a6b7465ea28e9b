//! `cardwright fmt` as a designer meets it.

use std::time::SystemTime;

use crate::crazier::crazier;
use crate::support::{TempDir, codes, folder, read, run, run_with, small_game, write};

const UNTIDY: &[u8] = b"card   \"Coal\"\n     1 of black\n";
const TIDY: &str = "card \"Coal\"\n  1 of black\n";

fn untidy() -> TempDir {
    let game = small_game();
    write(game.path(), "b.cards", UNTIDY);
    game
}

#[test]
fn a_file_is_written_in_its_one_form() {
    let game = untidy();
    let run = run(game.path(), &["fmt"]);
    assert_eq!((run.code, run.out.as_str()), (0, "b.cards\n"));
    assert_eq!(read(game.path(), "b.cards"), TIDY);
}

#[test]
fn a_file_in_its_one_form_is_not_touched() {
    let game = small_game();
    let path = game.path().join("a.cards");
    let before: SystemTime = std::fs::metadata(&path).unwrap().modified().unwrap();
    run(game.path(), &["fmt"]);
    assert_eq!(std::fs::metadata(&path).unwrap().modified().unwrap(), before);
}

#[test]
fn check_shows_the_difference_and_changes_nothing() {
    let game = untidy();
    let run = run(game.path(), &["fmt", "--check"]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("b.cards") && run.out.contains("+card \"Coal\""), "{}", run.out);
    assert!(
        run.out.ends_with("\n\n1 file is not in its one form; `cardwright fmt` writes it so\n"),
        "{}",
        run.out
    );
    assert_eq!(read(game.path(), "b.cards").as_bytes(), UNTIDY);
}

#[test]
fn several_files_are_not_one() {
    let game = untidy();
    write(game.path(), "c.cards", &String::from_utf8_lossy(UNTIDY).replace("Coal", "Slate").into_bytes());
    let run = run(game.path(), &["fmt", "--check"]);
    assert!(
        run.out.ends_with("\n\n2 files are not in their one form; `cardwright fmt` writes them so\n"),
        "{}",
        run.out
    );
}

/// "Check" asks whose step that is; the right form of its verb would be an answer.
#[test]
fn a_step_that_could_be_anothers_stays_as_it_is() {
    let tidied = |text: &str| {
        let cards = format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n");
        let game = crazier(&[
            ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
            ("harbour/a.cards", cards.as_bytes()),
        ]);
        let codes = codes(game.path(), &[]);
        run(game.path(), &["fmt"]);
        let after = read(game.path(), "harbour/a.cards");
        (codes, after.lines().nth(3).unwrap_or("").trim().to_string())
    };
    for text in [
        "Each opponent draws a card and draw 2 cards.",
        "Each opponent may draw a card and draws two cards. If that opponent does, draw a card.",
        "If you control an asset, each opponent draws a card, then if you control a king, draw two cards.",
    ] {
        let (codes, after) = tidied(text);
        assert!(codes.contains(&"CW403".to_string()), "{text}: {codes:?}");
        assert_eq!(after, text);
    }
    // A slip that can be for nobody else is put right.
    let (_, after) = tidied("You draw 3 cards and draws two cards.");
    assert_eq!(after, "You draw three cards and draw two cards.");
}

#[test]
fn no_temporary_file_is_left_behind() {
    let game = untidy();
    run(game.path(), &["fmt"]);
    let mut names: Vec<String> = std::fs::read_dir(game.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["a.cards", "b.cards", "game.toml"]);
}

#[test]
fn only_the_named_file_is_written() {
    let game = untidy();
    write(game.path(), "c.cards", b"card   \"Other\"\n     2 of black\n");
    run(game.path(), &["fmt", "b.cards"]);
    assert_eq!(read(game.path(), "b.cards"), TIDY);
    assert!(read(game.path(), "c.cards").starts_with("card   "));
}

#[test]
fn a_text_from_standard_input_comes_out_tidy() {
    let game = small_game();
    let run = run_with(
        game.path(),
        &["fmt", "--stdin", "--stdin-path", "new.cards"],
        std::str::from_utf8(UNTIDY).unwrap(),
    );
    assert_eq!((run.code, run.out.as_str()), (0, TIDY));
}

#[test]
fn a_text_from_standard_input_without_a_game_comes_out_as_it_is() {
    let here = folder(&[]);
    let run = run_with(here.path(), &["fmt", "--stdin"], "card  \"A\"\n");
    assert_eq!((run.code, run.out.as_str()), (1, "card  \"A\"\n"));
}

#[test]
fn a_file_that_is_not_utf8_stays_as_it_is() {
    let game = small_game();
    write(game.path(), "b.cards", b"card   \"\xff\"\n");
    assert_eq!(run(game.path(), &["fmt"]).code, 1);
    assert_eq!(std::fs::read(game.path().join("b.cards")).unwrap(), b"card   \"\xff\"\n");
}

#[test]
fn where_there_is_no_game_nothing_can_be_formatted() {
    assert_eq!(run(folder(&[]).path(), &["fmt"]).code, 2);
}

#[cfg(unix)]
#[test]
fn the_permissions_of_a_file_stay() {
    use std::os::unix::fs::PermissionsExt as _;
    let game = untidy();
    let path = game.path().join("b.cards");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
    run(game.path(), &["fmt"]);
    assert_eq!(read(game.path(), "b.cards"), TIDY);
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
}

const CUT_NAME: &str = "scenario \"X\"\n  players Tina and Lora\n  Tina holds Salt and Iron and Coal\n\n  \
    when Tina's turn begins\n  then\n    the game goes on\n";

fn with_a_cut_name() -> TempDir {
    let game = small_game();
    write(game.path(), "b.cards", b"card \"Salt and Iron\"\n  1 of black\n\ncard \"Coal\"\n  1 of black\n");
    write(game.path(), "x.scenario", CUT_NAME.as_bytes());
    game
}

#[test]
fn a_line_of_a_scenario_with_an_unknown_name_is_not_changed() {
    let game = with_a_cut_name();
    run(game.path(), &["fmt"]);
    assert_eq!(read(game.path(), "x.scenario"), CUT_NAME);
}

#[test]
fn a_name_that_was_cut_at_its_and_is_repaired_with_quotes() {
    let game = with_a_cut_name();
    run(game.path(), &["check", "--fix"]);
    assert!(read(game.path(), "x.scenario").contains("Tina holds \"Salt and Iron\" and Coal\n"));
}
