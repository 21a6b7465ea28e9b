//! Bad input at its worst, through the real binary: much too long, much too deep, not to be read or not to
//! be written. The rest stands in `odd_files.rs`.

use std::path::Path;

use crate::support::{Run, TempDir, read, run, small_game, write};

const UNTIDY: &str = "card   \"Coal\"\n     1 of black\n";

/// More than anyone reads: what is printed about one bad file stays below it.
const MUCH: usize = 64 * 1024;

/// Checks a file beside a good game.
fn checked(text: &str) -> Run {
    let game = small_game();
    write(game.path(), "b.cards", text.as_bytes());
    run(game.path(), &["check", "--format", "short"])
}

/// The lines of `b.cards` that problems are told of, in the order they are told.
fn lines_of_problems(run: &Run) -> Vec<usize> {
    let line = |problem: &str| problem.strip_prefix("b.cards:")?.split(':').next()?.parse().ok();
    run.out.lines().filter_map(line).collect()
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("listed").file_name().into_string().expect("is UTF-8")).collect();
    names.sort();
    names
}

fn untidy_game() -> TempDir {
    let game = small_game();
    write(game.path(), "b.cards", UNTIDY.as_bytes());
    game
}

#[test]
fn megabytes_of_one_word_give_a_short_answer() {
    for text in [
        "word ".repeat(2_000_000),
        "word\n".repeat(200_000),
        format!("rule \"Long\"\n  {}.\n", "draw ".repeat(2_000_000)),
        format!("rule \"Lines\"\n{}", "  Draw.\n".repeat(1_250_000)),
        format!("card \"{}\"\n", "word".repeat(2_500_000)),
    ] {
        let run = checked(&text);
        assert_eq!(run.code, 1);
        assert!(run.out.len() + run.err.len() < MUCH, "{} bytes", run.out.len() + run.err.len());
    }
}

#[test]
fn a_thousand_nested_clauses_are_one_problem() {
    let clauses = " that shares a color with a card".repeat(1_000);
    let run = checked(&format!("rule \"Deep\"\n  Destroy a card{clauses}.\n\n  Shuffle the draw pile.\n"));
    assert_eq!(lines_of_problems(&run), [2], "{}", run.out);
    assert!(run.out.len() < MUCH);
}

#[test]
fn clauses_nested_as_deep_as_a_sentence_is_long_come_to_an_end() {
    for (clause, end) in [
        ("cause you to ", "draw a card"),
        ("draw a card that shares a color with ", "a card"),
        ("if ", "you draw a card"),
        ("twice ", "draw"),
        ("half the number of the number of ", "cards"),
        ("choose one: ", "draw a card"),
    ] {
        let clauses = clause.repeat(1_900 / clause.len());
        let run = checked(&format!("rule \"Deep\"\n  {clauses}{end}.\n"));
        assert!(run.code == 0 || run.code == 1, "{clause}: {} {}", run.code, run.err);
        assert!(run.out.len() < MUCH, "{clause}");
    }
}

#[test]
fn an_unclosed_quote_in_the_first_line_hides_nothing_below() {
    let run = checked("card \"Coal\n  1 of black\n\ncard \"Ash\"\n  3 of black\n");
    assert_eq!(lines_of_problems(&run), [1, 5], "{}", run.out);
}

#[test]
fn ten_mistakes_in_one_file_are_ten_problems_each_on_its_line() {
    let run = checked(
        "crad \"A\"\n  1 of rde\n\n  Drwa a card.\n\ncard Coal\n  ilustrator \"B\"\n\n  Draw two crads.\n\n\
         rule\n  Shuffle the draw pile.\n\nsetup \"D\"\n  Shuffle the draw pile\n\nphase \"E\"\n  You can draw a card.\n",
    );
    assert_eq!(run.code, 1);
    assert_eq!(lines_of_problems(&run), [1, 2, 4, 6, 7, 9, 11, 14, 15, 18], "{}", run.out);
}

#[test]
fn a_read_only_file_is_not_rewritten() {
    let game = untidy_game();
    let path = game.path().join("b.cards");
    let mut permissions = std::fs::metadata(&path).expect("is there").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&path, permissions).expect("can be changed");
    let run = run(game.path(), &["fmt"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("b.cards could not be written"), "{}", run.err);
    assert_eq!(read(game.path(), "b.cards"), UNTIDY);
    assert_eq!(names_in(game.path()), ["a.cards", "b.cards", "game.toml"]);
}

#[cfg(unix)]
mod unix {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;

    use super::*;

    #[test]
    fn a_disk_that_takes_no_more_leaves_the_file_as_it_was() {
        let game = untidy_game();
        // No file may grow beyond nothing, and the signal that says so is not to end the program.
        let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" fmt";
        let output = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_cardwright")])
            .current_dir(game.path())
            .output()
            .expect("a shell starts");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert_eq!(read(game.path(), "b.cards"), UNTIDY);
        assert_eq!(names_in(game.path()), ["a.cards", "b.cards", "game.toml"]);
    }

    #[test]
    fn a_program_ended_while_it_writes_leaves_the_file_as_it_was() {
        let game = untidy_game();
        // The signal ends the program at the first byte it writes to a file.
        let output = Command::new("sh")
            .args(["-c", "ulimit -f 0; exec \"$0\" fmt", env!("CARGO_BIN_EXE_cardwright")])
            .current_dir(game.path())
            .output()
            .expect("a shell starts");
        assert_eq!(output.status.code(), None, "{output:?}");
        assert_eq!(read(game.path(), "b.cards"), UNTIDY);
    }

    #[test]
    fn a_folder_that_may_not_be_read_is_a_problem() {
        let game = small_game();
        write(game.path(), "locked/b.cards", UNTIDY.as_bytes());
        let locked = game.path().join("locked");
        set_permissions(&locked, Permissions::from_mode(0o000)).expect("can be changed");
        let readable = std::fs::read_dir(&locked).is_ok();
        let run = run(game.path(), &["check", "--format", "short", "."]);
        set_permissions(&locked, Permissions::from_mode(0o755)).expect("can be changed back");
        if readable {
            eprintln!("not tested: this user may read every folder, as root may");
            return;
        }
        assert_eq!(run.code, 1);
        assert!(run.out.contains("CW102"), "{}", run.out);
    }
}
