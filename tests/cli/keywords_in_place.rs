//! A keyword is done where it stands, as if its text were written out there.

use crate::crazier::crazier;
use crate::small_set;
use crate::support::{TempDir, codes, run};

use super::events_as_meant::SET;

/// An event with this text, which has a keyword to draw a card.
fn harbour(text: &str, scenario: &str) -> TempDir {
    let cards =
        format!("keyword \"Brave\"\n  Draw a card.\n\ncard \"Pier\"\n  7 of moon, event\n\n  {text}\n");
    small_set::harbour(&cards, scenario)
}

fn passes(text: &str, scenario: &str) {
    small_set::passes(&harbour(text, scenario));
}

/// Who gets which of the three cards tells in which order they were drawn.
fn draws(first: &str, second: &str, third: &str) -> String {
    format!(
        "Ana holds Pier and Sunstone
  Ben holds 1 card
  the draw pile is Castle, Death, Tempest and 9 other cards

  when Ana plays Pier
  then
    {first} holds Castle
    {second} holds Death
    {third} holds Tempest"
    )
}

#[test]
fn what_comes_first_is_done_first() {
    passes("Brave. Each opponent draws two cards.", &draws("Ana", "Ben", "Ben"));
    passes("Brave.\n\n  Each opponent draws two cards.", &draws("Ana", "Ben", "Ben"));
    passes("Each opponent draws two cards. Brave.", &draws("Ben", "Ben", "Ana"));
    passes("Each opponent draws a card. Brave. Each opponent draws a card.", &draws("Ben", "Ana", "Ben"));
    passes("Brave. Each opponent draws a card. Brave.", &draws("Ana", "Ben", "Ana"));
}

#[test]
fn a_keyword_without_a_moment_is_refused_where_it_could_not_be_written() {
    let of = |keyword: &str, kind: &str| {
        let cards =
            format!("keyword \"Brave\"\n  {keyword}\n\ncard \"Pier\"\n  7 of moon, {kind}\n\n  Brave.\n");
        codes(crazier(&[("harbour/set.toml", SET), ("harbour/a.cards", cards.as_bytes())]).path(), &[])
    };
    assert_eq!(of("Draw a card.", "asset"), ["CW421"]);
    assert_eq!(of("Draw a card.", "event"), [""; 0]);
    assert_eq!(of("Whenever this card enters play, draw a card.", "asset"), [""; 0]);
    assert_eq!(of("Whenever this card enters play, draw a card.", "event"), ["CW421"]);
    assert_eq!(of("This card can't be destroyed.", "asset"), [""; 0]);
    let in_hand = "While this card is in your hand, whenever an opponent plays an event, draw a card.";
    assert_eq!(of(in_hand, "event"), [""; 0]);
    assert_eq!(of(in_hand, "asset"), [""; 0]);
    let both = format!("{in_hand}\n\n  Whenever this card enters play, draw a card.");
    assert_eq!(of(&both, "event"), ["CW421"]);
}

#[test]
fn a_keyword_for_a_hand_works_in_the_hand_of_an_event() {
    let cards = "keyword \"Quick\"
  While this card is in your hand, whenever an opponent plays an event, draw a card.

card \"Pier\"
  7 of moon, event

  Quick. Each opponent draws a card.
";
    let given = "Ana holds Death and Castle
  Ana controls Spell Tome
  Ben holds Pier and Salamander
  the draw pile is Trade, Tempest, Ferocity

  when Ana plays Death
  then
    Ben holds Pier, Salamander, Trade and no other cards";
    small_set::passes(&small_set::harbour(cards, given));
}

#[test]
fn what_was_named_before_a_keyword_is_not_pointed_at_after_it() {
    let between = harbour("Choose an asset. Brave. Destroy that asset.", "Ana holds Pier");
    assert!(codes(between.path(), &[]).contains(&"CW402".to_string()));
    let said = run(between.path(), &["check"]).out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("move the keyword before these sentences or behind them"), "{said}");
}
