//! Points are scored, lost, heard of, changed and forbidden as goods are, and never are fewer than none.

use crate::crazier::crazier;
use crate::small_set::passes;
use crate::support::{TempDir, codes, run};

/// A set with an event and an asset of these texts, and a scenario about them.
fn set(event: &str, asset: &str, scenario: &str) -> TempDir {
    let cards = format!(
        "card \"Pier\"\n  2 of moon, event\n\n  {event}\n\ncard \"Quay\"\n  3 of moon, asset\n\n  {asset}\n"
    );
    crazier(&[
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

const NOTHING: &str = "Whenever you score nine or more points, draw a card.";

fn lines(lines: &str) -> String {
    lines.split("; ").filter(|line| !line.is_empty()).map(|line| format!("    {line}\n")).collect()
}

/// Ana has 3 points, Ben 1, Cid none; Ana plays the event, Ben controls the asset and holds two cards.
pub fn plays(event: &str, asset: &str, deeds: &str, then: &str) {
    let given = "  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds Death and Trade
  Cid holds Tempest and Ferocity
  Ben controls Quay
  Ana has 3 points
  Ben has 1 point
";
    let (deeds, then) = (lines(deeds), lines(then));
    let scenario = format!("scenario \"as it reads\"\n{given}\n  when Ana plays Pier\n{deeds}  then\n{then}");
    passes(&set(event, asset, &scenario));
}

/// Ana discards her last card and wins; Ben controls the asset and holds two cards, Cid three.
fn ends(asset: &str, rules: &str, then: &str) {
    let scenario = format!(
        "scenario \"as it reads\"
  players Ana, Ben and Cid
  Ana holds Spell Tome
  Ben holds Castle and Death
  Ben controls Quay
  Cid holds Trade, Tempest and Ferocity
  Ana has 3 points
  the discard pile is Angel of Hope

  when Ana discards Spell Tome
  then
    Ana wins the game
{}",
        lines(then)
    );
    let cards = format!("card \"Quay\"\n  3 of moon, asset\n\n  {asset}\n");
    passes(&crazier(&[
        ("game.toml", b"name = \"Point Eights\"\nvariant-of = \"Crazier Eights\"\n"),
        ("rules.cards", rules.as_bytes()),
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Point Eights\"\n"),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ]));
}

#[test]
fn as_many_are_lost_as_there_are() {
    plays(
        "Each player loses two points.",
        NOTHING,
        "",
        "Ana has 1 point; Ben has no points; Cid has no points",
    );
    plays("Lose one point.", NOTHING, "", "Ana has 2 points; the log says \"Ana loses one point\"");
    plays(
        "Each opponent loses five points.",
        NOTHING,
        "",
        "Ben has no points; the log says \"Ben loses one point\"",
    );
    plays("Lose all points.", NOTHING, "", "Ana has no points; Ben has 1 point");
    plays("Lose one point for each card in your hand.", NOTHING, "", "Ana has 2 points");
    plays(
        "Each player loses points equal to the number of cards in their hand.",
        NOTHING,
        "",
        "Ana has 2 points; Ben has no points",
    );
    plays(
        "Choose a number from one to three. Lose that many points.",
        NOTHING,
        "Ana chooses 2",
        "Ana has 1 point",
    );
    plays(
        "Choose a number from one to three. Lose half that many points, rounded down.",
        NOTHING,
        "Ana chooses 3",
        "Ana has 2 points",
    );
}

#[test]
fn what_is_scored_at_once_is_one_event_with_its_number() {
    let asset = "Whenever an opponent scores two or more points, draw that many cards.";
    plays("Score three points.", asset, "", "Ana has 6 points; Ben holds Death and Trade and 3 other cards");
    plays("Score one point.", asset, "", "Ana has 4 points; Ben holds Death and Trade and no other cards");
    plays("Each opponent scores three points.", asset, "", "Ben holds Death and Trade and 3 other cards");
}

#[test]
fn what_is_lost_is_heard_as_far_as_it_was_there() {
    let asset = "Whenever a player loses one or more points, draw that many cards.";
    plays("Lose five points.", asset, "", "Ana has no points; Ben holds Death and Trade and 3 other cards");
    // Cid has none, and loses none.
    plays("Each opponent loses five points.", asset, "", "Ben holds Death and Trade and 1 other card");
}

#[test]
fn whoever_scores_is_pointed_at() {
    plays(
        "Score two points.",
        "Whenever a player scores one or more points, that player loses one point.",
        "",
        "Ana has 4 points",
    );
    plays(
        "Score two points.",
        "Whenever an opponent scores one or more points, score twice that many points.",
        "",
        "Ben has 5 points",
    );
}

#[test]
fn another_number_is_scored_or_lost() {
    let of_opponents = |verb: &str, number: &str| {
        format!("If an opponent would {verb} one or more points, that player {verb}s {number}.")
    };
    plays("Score two points.", &of_opponents("score", "one more point"), "", "Ana has 6 points");
    plays("Score two points.", &of_opponents("score", "one fewer point"), "", "Ana has 4 points");
    plays("Score two points.", &of_opponents("score", "twice as many points"), "", "Ana has 7 points");
    plays(
        "Score three points.",
        &of_opponents("score", "half as many points, rounded up"),
        "",
        "Ana has 5 points",
    );
    plays("Score two points.", &of_opponents("score", "no points"), "", "Ana has 3 points");
    plays("Score two points.", &of_opponents("score", "five points"), "", "Ana has 8 points");
    plays("Lose two points.", &of_opponents("lose", "one fewer points"), "", "Ana has 2 points");
    plays(
        "Score two points.",
        &of_opponents("score", "one fewer points"),
        "",
        "the log says \"Quay: Ana scores one point fewer\"",
    );
}

#[test]
fn something_else_happens_instead_or_before() {
    plays(
        "Score two points.",
        "If an opponent would score one or more points, that opponent draws that many cards instead.",
        "",
        "Ana has 3 points; Ana holds Castle and 2 other cards",
    );
    plays(
        "Each player loses two points.",
        "If you would lose one or more points, each opponent scores three points instead.",
        "",
        "Ana has 4 points; Ben has 1 point; Cid has 1 point; the log says \"Quay acts instead\"",
    );
    plays(
        "Score two points.",
        "If an opponent would score two or more points, first that opponent loses all points.",
        "",
        "Ana has 2 points",
    );
}

#[test]
fn points_can_be_forbidden() {
    plays(
        "Score two points. Each opponent scores two points.",
        "Opponents can't score points.",
        "",
        "Ana has 3 points; Ben has 3 points; Cid has no points",
    );
    plays("Score two points. Lose one point.", "Opponents can't lose points.", "", "Ana has 5 points");
    plays(
        "Score one point. Score two points.",
        "Opponents can't score two or more points.",
        "",
        "Ana has 4 points",
    );
}

#[test]
fn what_is_offered_to_be_lost_is_a_price() {
    let offer =
        |count: &str| format!("You may lose {count} points. If you do, each opponent scores two points.");
    plays(&offer("three"), NOTHING, "Ana accepts", "Ana has no points; Ben has 3 points; Cid has 2 points");
    plays(&offer("four"), NOTHING, "", "nobody is asked anything; Ana has 3 points; Ben has 1 point");
    plays(&offer("three"), "Opponents can't lose points.", "", "nobody is asked anything; Ana has 3 points");
    let fewer = "If an opponent would lose one or more points, that player loses one fewer points.";
    plays(&offer("four"), fewer, "Ana accepts", "Ana has no points; Ben has 3 points");
    // Both together are too many.
    let both = "You may lose two points and lose two points. If you do, each opponent scores two points.";
    plays(both, NOTHING, "", "nobody is asked anything; Ana has 3 points");
    // What happens instead is no payment.
    let instead = "If an opponent would lose one or more points, that opponent draws a card instead.";
    plays(
        &offer("two"),
        instead,
        "Ana accepts",
        "Ana has 3 points; Ben has 1 point; Ana holds Castle and 1 other card",
    );
    let other = "If an opponent would lose one or more points, that opponent loses one point instead.";
    plays(&offer("two"), other, "Ana accepts", "Ana has 2 points; Ben has 1 point");
}

#[test]
fn at_the_end_of_a_game_cards_hear_of_what_the_scoring_scores() {
    ends(NOTHING, "", "Ana has 3 points; Ben has 2 points; Cid has 3 points");
    let half = "If you would score one or more points, you score half as many points, rounded up.";
    ends(half, "", "Ben has 1 point; Cid has 3 points");
    ends("Opponents can't score points.", "", "Ben has 2 points; Cid has no points");
    ends("You can't score points.", "", "Ben has no points; Cid has 3 points");
    ends(
        "Whenever an opponent scores one or more points, lose that many points.",
        "",
        "Ben has no points; Cid has 3 points",
    );
}

#[test]
fn rules_hear_of_points_too() {
    let rule =
        "rule \"Tax\"\n  Whenever a player scores three or more points, that player loses one point.\n";
    ends(NOTHING, rule, "Ben has 2 points; Cid has 2 points");
    let scoring = "replace scoring\n  At the end of each game, the winner loses two points.\n\n  At the end of the series, each player with the most points wins the series.\n";
    ends(NOTHING, scoring, "Ana has 1 point; Ben has no points");
    let series = "rule \"Target\"\n  Whenever a player scores one or more points, if that player has three or more points, the series ends.\n";
    ends(NOTHING, series, "Ben wins the series");
}

/// What is said about a text, in one line.
fn told(text: &str) -> String {
    let waits = ["Whenever", "Opponents can't", "You can't", "If you would"];
    let kind =
        if waits.iter().any(|lead| text.starts_with(lead)) { (NOTHING, text) } else { (text, NOTHING) };
    let event = if kind.0 == NOTHING { "Draw a card." } else { kind.0 };
    let told = run(set(event, kind.1, "").path(), &["check", "--format", "json"]).out;
    told.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

fn says(text: &str, words: &str) {
    let told = told(text);
    assert!(told.contains(words), "{text}\n{told}");
}

#[test]
fn how_many_at_once_is_said_with_or_more() {
    says("Whenever a player scores two points, draw a card.", "Write 'scores two or more points'");
    says("Whenever an opponent loses a point, draw a card.", "Write 'loses one or more points'");
    says("Whenever you lose all points, draw a card.", "As soon as you have no points, …");
    says("Opponents can't score two points.", "'can't score points' where it is none at all");
    says("You can't lose all points.", "'can't lose points' forbids every loss");
}

#[test]
fn what_is_no_question_and_no_number_is_told() {
    says("If you can lose two points, draw a card.", "Write: if you have two or more points");
    says("If you can score two points, draw a card.", "everybody can");
    says("Score one more point.", "If you would score one or more points, you score one more point");
    says(
        "If you would lose one or more points, lose one fewer points instead.",
        "If you would lose one or more points, you lose one fewer points",
    );
    says("Lose all points. Draw that many cards.", "'Lose all points', and that is not kept");
    says("You may score two points and lose four points.", "does not help to 'lose four points'");
    let loop_of_two = "Whenever you score one or more points, score two points.";
    says(loop_of_two, "sets itself off again and again");
}

#[test]
fn habits_are_shown_what_to_say() {
    for (text, shown) in [
        ("Each opponent loses two VP.", "Each opponent loses two points."),
        ("Gain two VP.", "Score two points."),
        ("Minus two points.", "Lose two points."),
        ("Deduct two points.", "Lose two points."),
        (
            "You may pay two points. If you do, draw a card.",
            "You may lose two points. If you do, draw a card.",
        ),
        ("Subtract two points from your score.", "Lose two points."),
        ("Lose the number of cards in your hand.", "Lose points equal to the number of cards in your hand."),
        ("Lose all your points.", "Lose all points."),
    ] {
        let told = told(text);
        assert!(told.contains(shown.split(". ").next().unwrap_or("")), "{text}\n{told}");
        assert_eq!(codes(set(shown, NOTHING, "").path(), &[]), [""; 0], "{shown}");
    }
    says("Each opponent gives two points to you.", "Each opponent loses two points.");
}

#[test]
fn one_point_is_written_with_its_number() {
    let folder = set("Each opponent loses a point. Score a point for each card in your hand.", NOTHING, "");
    assert_eq!(run(folder.path(), &["fmt"]).code, 0);
    let text = std::fs::read_to_string(folder.path().join("harbour/harbour.cards")).expect("it was written");
    assert!(text.contains("Each opponent loses one point. Score one point for each card"), "{text}");
}
