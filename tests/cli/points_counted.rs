//! How many points somebody has, as a number that is worked with.

use crate::points::plays;
use crate::small_set::{problems, shown, told};

/// An asset that looks on.
const NOTHING: &str = "Whenever you score nine or more points, draw a card.";

#[test]
fn points_are_a_number_like_any_other() {
    plays(
        "Lose points equal to half the number of points you have, rounded up.",
        NOTHING,
        "",
        "Ana has 1 point; the log says \"Ana loses two points\"",
    );
    plays("Score the number of points you have.", NOTHING, "", "Ana has 6 points");
    plays(
        "Each opponent scores twice the number of points they have.",
        NOTHING,
        "",
        "Ana has 3 points; Ben has 3 points; Cid has no points",
    );
    plays(
        "If the number of points the next player has is one, score two points.",
        NOTHING,
        "",
        "Ana has 5 points",
    );
    plays(
        "Score the difference between the number of points you have and the number of points the next player has.",
        NOTHING,
        "",
        "Ana has 5 points",
    );
}

#[test]
fn something_is_done_for_each_point_that_there_was() {
    plays(
        "For each point you have, each opponent scores one point.",
        NOTHING,
        "",
        "Ben has 4 points; Cid has 3 points",
    );
    // What is scored meanwhile is not gone through as well.
    plays("For each point you have, score one point.", NOTHING, "", "Ana has 6 points");
    plays(
        "For each point the next player has, lose two points.",
        NOTHING,
        "",
        "Ana has 1 point; Ben has 1 point",
    );
}

#[test]
fn a_standing_number_follows_the_points() {
    plays(
        "Score one point.",
        "As soon as the number of points an opponent has is four or more, that opponent loses three points.",
        "",
        "Ana has 1 point",
    );
}

#[test]
fn points_of_several_are_not_one_number() {
    let said = told("event", "Draw cards equal to the number of points each opponent has.");
    assert!(said.contains("'the number of points each opponent has' is not one number"), "{said}");
    assert!(
        said.contains("For each opponent, draw cards equal to the number of points that opponent has."),
        "{said}"
    );
    assert_eq!(
        problems("For each opponent, draw cards equal to the number of points that opponent has."),
        [""; 0]
    );
    let said = told("event", "Draw cards equal to the number of points an opponent has.");
    assert!(said.contains("Choose an opponent."), "{said}");
    assert_eq!(
        problems("Choose an opponent. Draw cards equal to the number of points that opponent has."),
        [""; 0]
    );
}

#[test]
fn whoever_speaks_of_their_points_is_shown_the_number() {
    for (text, right) in [
        ("Double your points.", "Score the number of points you have."),
        ("Lose half your points.", "Lose points equal to half the number of points you have, rounded down."),
        (
            "Each opponent loses half their points, rounded up.",
            "Each opponent loses points equal to half the number of points they have, rounded up.",
        ),
        ("Draw cards equal to your points.", "Draw cards equal to the number of points you have."),
        ("For each of your points, draw a card.", "For each point you have, draw a card."),
    ] {
        shown("event", text, "CW204", right, right);
    }
}
