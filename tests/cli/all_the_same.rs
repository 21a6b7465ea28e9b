//! Which of several cards that nobody and nothing tells apart is no question.

use crate::small_set::{harbour, passes};
use crate::support::run;

const ONE: &str = "Put a card from your hand on top of the draw pile.";

/// Ana plays Pier with this text, and holds so many pies and whatever else.
fn plays(text: &str, held: &str, deeds: &str, then: &str) {
    passes(&harbour(&cards(text), &lines(held, deeds, then)));
}

fn cards(text: &str) -> String {
    format!(
        "card \"Pier\"\n  2 of moon, event\n\n  {text}\n\ncard \"Pie\"\n  3 of moon, asset\n  3 copies\n\n  Whenever this card is destroyed, draw a card.\n"
    )
}

fn lines(held: &str, deeds: &str, then: &str) -> String {
    let each = |lines: &str| {
        lines
            .split("; ")
            .filter(|line| !line.is_empty())
            .map(|line| format!("    {line}\n"))
            .collect::<String>()
    };
    format!("Ana holds Pier, {held}\n\n  when Ana plays Pier\n{}  then\n{}", each(deeds), each(then))
}

#[test]
fn which_of_three_equal_cards_is_not_asked() {
    let then = "Ana is asked nothing; Ana holds Pie and no other cards";
    plays("Put two cards from your hand on the bottom of the draw pile.", "Pie, Pie and Pie", "", then);
    plays(&format!("{ONE} {ONE}"), "Pie, Pie and Pie", "", then);
    plays("Put two cards from your hand on top of the draw pile in any order.", "Pie, Pie and Pie", "", then);
    let given = "Give a card from your hand to an opponent.";
    plays(given, "Pie and Pie", "", "Ana is asked nothing; Ana holds Pie and no other cards; Ben holds Pie");
}

#[test]
fn what_has_two_answers_is_asked() {
    plays(ONE, "Pie, Pie and Castle", "", "Ana is asked to choose from Pie and Castle");
    plays(ONE, "Pie, Pie and Castle", "Ana chooses Castle", "Ana holds Pie, Pie and no other cards");
    plays(
        "Put any number of cards from your hand on top of the draw pile.",
        "Pie and Pie",
        "Ana is done",
        "Ana holds Pie, Pie and no other cards",
    );
    let two = "Put two cards from your hand on the bottom of the draw pile.";
    plays(
        two,
        "Pie, Pie and Castle",
        "Ana chooses Castle",
        "Ana is asked nothing; Ana holds Pie and no other cards",
    );
}

#[test]
fn of_equal_cards_one_can_have_been_shown_or_named() {
    let shown = "Reveal a card from your hand. Give a card from your hand to an opponent.";
    plays(shown, "Pie and Pie", "", "Ana is asked to choose from Pie, Pie");
    let named = "Choose a card from your hand. Call it the \"guest\". Put a card from your hand on top of the draw pile. If the guest is in your hand, draw a card.";
    plays(named, "Pie and Pie", "", "Ana is asked to choose from Pie, Pie");
}

#[test]
fn a_line_that_chooses_where_nothing_is_asked_is_told_so() {
    let folder = harbour(&cards(ONE), &lines("Pie and Pie", "Ana chooses Pie", "Ana holds Pie"));
    let told = run(folder.path(), &["test"]);
    assert_eq!(told.code, 1, "{}", told.out);
    assert!(told.out.contains("a choice with only one way is made without asking"), "{}", told.out);
}

#[test]
fn which_of_two_copies_takes_effect_next_is_not_asked() {
    let cards = cards("Draw a card.").replace(
        "Whenever this card is destroyed, draw a card.",
        "Whenever you play an event, put this card on top of the draw pile.",
    );
    let scenario = |controls: &str, then: &str| {
        format!(
            "Ana holds Pier and Castle\n  Ana controls {controls}\n\n  when Ana plays Pier\n  then\n    {then}\n"
        )
    };
    let wharf = "\ncard \"Wharf\"\n  4 of moon, asset\n\n  Whenever you play an event, put this card on top of the draw pile.\n";
    let with_another = scenario("Pie and Wharf", "Ana is asked to order Pie and Wharf");
    passes(&harbour(&(cards.clone() + wharf), &with_another));
    // Two of three are one answer.
    let third = scenario("Pie, Pie and Wharf", "Ana is asked to order Pie and Wharf");
    passes(&harbour(&(cards.clone() + wharf), &third));
    passes(&harbour(&cards, &scenario("Pie and Pie", "nobody is asked anything\n    Ana controls no cards")));
}
