//! Slips of the pen in scenarios: each is one message, with the line that is right.

use crate::crazier::crazier;
use crate::small_set::harbour;
use crate::support::{codes, read, run};

const SET: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";

/// What `check` says of a scenario for Ana and Ben, in one line.
fn told(lines: &str) -> String {
    let told = run(harbour("", lines).path(), &["check", "--format", "json"]).out;
    told.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

/// One problem, whose help is this.
fn says(lines: &str, code: &str, help: &str) {
    assert_eq!(codes(harbour("", lines).path(), &[]), [code], "{lines}");
    let told = told(lines);
    assert!(told.contains(help), "{lines}\n{told}");
}

fn given(line: &str) -> String {
    format!("{line}\n  then\n    the game goes on")
}

fn done(line: &str) -> String {
    format!("when {line}\n  then\n    the game goes on")
}

fn expected(line: &str) -> String {
    format!("then\n    {line}")
}

#[test]
fn a_title_that_is_not_read_is_one_message() {
    let lines =
        "\n  players Ana and Ben\n  Ana holds Castle\n\n  when Ana passes\n  then\n    Ana holds Castle\n";
    for (title, help) in [
        ("scenario “Curly”", "Quotes are straight ones, \\\"like these\\\": scenario \\\"Curly\\\""),
        ("Scenario: “Curly”", "no colon: scenario \\\"Curly\\\""),
        ("scenario Bare", "Write it like this: scenario "),
    ] {
        let text = format!("{title}{lines}");
        let folder = crazier(&[("harbour/set.toml", SET), ("harbour/a.scenario", text.as_bytes())]);
        assert_eq!(codes(folder.path(), &[]), ["CW801"], "{title}");
        let told = run(folder.path(), &["check", "--format", "json"]).out;
        assert!(told.contains(help), "{title}\n{told}");
    }
}

#[test]
fn bent_quotes_are_made_straight() {
    let lines = expected("the log says “draws a card”");
    says(&lines, "CW801", "Quotes are straight ones, 'like these': the log says 'draws a card'");
    let folder = harbour("", &lines);
    run(folder.path(), &["check", "--fix"]);
    assert!(read(folder.path(), "harbour/a.scenario").contains("the log says \"draws a card\"\n"));
}

#[test]
fn signs_that_no_line_has_are_named() {
    let period = "A line ends without a period: ";
    says(&expected("Ana wins the game."), "CW801", &format!("{period}Ana wins the game"));
    says(&given("Ana holds 3 cards."), "CW804", &format!("{period}3 cards"));
    says(&given("Ana holds Castle."), "CW804", &format!("{period}Castle"));
    let comment = "A comment stands in a line of its own, which begins with #";
    says(&done("Ana passes # at last"), "CW801", &format!("{comment}: when Ana passes"));
    says(&given("Ana holds Castle # and more"), "CW804", &format!("{comment}."));
    says(&given("Ana holds 3 cards # or so"), "CW804", &format!("{comment}."));
    let folder = harbour("", &done("Ana passes # at last"));
    run(folder.path(), &["check", "--fix"]);
    let text = read(folder.path(), "harbour/a.scenario");
    assert!(text.contains("# at last\n") && text.contains("when Ana passes\n"), "{text}");
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}

#[test]
fn several_choices_are_parted_by_then() {
    for (said, right) in [
        ("Castle, Wood Elf", "Castle, then Wood Elf"),
        ("Castle and Ben", "Castle, then Ben"),
        ("Castle, Wood Elf and Ben", "Castle, then Wood Elf, then Ben"),
    ] {
        let lines = done(&format!("Ana chooses {said}"));
        says(&lines, "CW804", &format!("One choice after the other is told with 'then': {right}"));
        assert_eq!(codes(harbour("", &lines.replace(said, right)).path(), &[]), [""; 0], "{right}");
    }
}

#[test]
fn a_number_of_cards_says_how_many_there_are() {
    for (line, right) in [
        ("Ana holds 3 cards and no other cards", "Ana holds 3 cards"),
        ("Ana controls two cards and 2 other cards", "Ana controls 4 cards"),
        ("the draw pile is 3 cards and no other cards", "the draw pile has 3 cards"),
    ] {
        says(&given(line), "CW804", &format!("Write it like this: {right}"));
        assert_eq!(codes(harbour("", &given(right)).path(), &[]), [""; 0], "{right}");
    }
    says(&given("Ana holds Castle and 3 cards"), "CW804", "besides those that you name: 3 other cards");
}

#[test]
fn places_in_what_is_offered_have_words() {
    says(&done("Ana chooses the 7th one"), "CW804", "Write the place as a word: the seventh one");
    says(&done("Ana chooses the thirtieth one"), "CW801", "up to 'the twentieth one'");
    let lines = "Ana controls Angel of Hope\n\n  when Ana's turn begins\n  then\n    Ana can't choose the seventh one";
    let run = run(harbour("", lines).path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn a_card_named_twice_of_one_pile_is_in_two_places() {
    let twice = "the draw pile is Castle, Trade\n  Castle is at the bottom of the draw pile";
    assert_eq!(codes(harbour("", &given(twice)).path(), &[]), ["CW805"]);
    let another = twice.replace("Castle is at", "Death is at");
    says(&given(&another), "CW815", "The draw pile is told whole, without 'Death'.");
}

#[test]
fn a_scenario_that_was_not_asked_for_stops_no_other() {
    let good = "scenario \"good\"\n  players Ana and Ben\n  then\n    the game goes on\n";
    let folder = crazier(&[
        ("harbour/set.toml", SET),
        ("harbour/a.scenario", good.as_bytes()),
        ("harbour/b.scenario", b"scenario \"\xff\"\n"),
    ]);
    let one = run(folder.path(), &["test", "harbour/a.scenario"]);
    assert_eq!((one.code, one.out.as_str()), (0, "1 scenario passed, 0 failed\n"), "{}", one.err);
    let all = run(folder.path(), &["test"]);
    assert!(all.code == 1 && all.out.contains("CW103"), "{}", all.out);
}
