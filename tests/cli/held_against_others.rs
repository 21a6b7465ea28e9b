//! One card and the others: what it is compared with, what is left when it is moved, and whoever it comes from.

use crate::crazier::crazier;
use crate::small_set::{passes, plays, problems, set};
use crate::support::{TempDir, codes};

/// A set of the reference game with these cards.
fn harbour(cards: &str, scenario: &str) -> TempDir {
    crazier(&[
        ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
        ("harbour/harbour.cards", cards.as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

/// Pier has this text, Reed has its color and Oar another one. Ana controls some of them, and her turn ends.
fn at_the_end(text: &str, controls: &str, ben: &str) {
    let asset =
        |name: &str, line: &str, text: &str| format!("card \"{name}\"\n  {line}, asset\n\n  {text}\n\n");
    let cards = asset("Pier", "2 of moon", &format!("At the end of your turn, {text}"))
        + &asset("Reed", "3 of moon", "This card can't be destroyed.")
        + &asset("Oar", "3 of sun", "This card can't be destroyed.");
    // Ben draws a card in his turn.
    let scenario = format!(
        "scenario \"It is held against others\"\n  players Ana and Ben\n  Ana controls {controls}\n  Ana holds 3 cards\n  \
         Ben holds 2 cards\n\n  when Ana's turn ends\n  then\n    Ben holds {ben} cards\n"
    );
    passes(&harbour(&cards, &scenario));
}

#[test]
fn a_card_is_not_compared_with_itself() {
    let shares = "if this card shares a color with an asset you control, each opponent draws a card.";
    at_the_end(shares, "Pier", "3");
    at_the_end(shares, "Pier and Oar", "3");
    at_the_end(shares, "Pier and Reed", "4");
    let none = "if this card shares a color with no asset you control, each opponent draws a card.";
    at_the_end(none, "Pier", "4");
    at_the_end(none, "Pier and Reed", "3");
    let each = "each opponent draws cards equal to the number of assets you control that share a color with an asset you control.";
    at_the_end(each, "Pier and Oar", "3");
    at_the_end(each, "Pier, Oar and Reed", "5");
}

#[test]
fn cards_that_are_compared_with_lie_somewhere() {
    assert_eq!(problems("Discard a card that shares a color with another card."), ["CW412"]);
    assert_eq!(problems("Discard a card that shares a color with another card in your hand."), [""; 0]);
    assert_eq!(problems("Discard a card that shares a color with a card named \"Castle\"."), [""; 0]);
}

#[test]
fn cards_that_share_a_color_with_each_other_are_named_one_by_one() {
    let text = "Put two cards from your hand that share a suit or rank with each other on the bottom of the draw pile.";
    assert_eq!(problems(text), ["CW201"]);
    let right = "Discard a card from your hand. Discard another card from your hand that shares a color with that card.";
    assert_eq!(problems(right), [""; 0]);
}

/// Plays a card with this text with four known cards on top of the draw pile.
fn looks(text: &str, then: &str) {
    let scenario = format!(
        "scenario \"It is done as it reads\"\n  players Ana and Ben\n  Ana holds Pier and Avalon\n  Ben holds 2 cards\n  \
         the draw pile is Castle, Death, Wood Elf, Ferocity, Trade, Tempest\n\n  when Ana plays Pier\n{then}"
    );
    plays(&format!("Look at the top three cards of the draw pile. {text}"), &scenario);
}

#[test]
fn a_card_that_is_moved_under_another_name_is_not_among_the_rest() {
    let then = "    Ana puts Death and Wood Elf in this order\n  then\n    Ana holds Avalon and Castle\n    \
                the draw pile is Ferocity, Trade, Tempest, Death, Wood Elf\n";
    let rest = "Put the rest on the bottom of the draw pile in any order.";
    looks(&format!("Put the top card of the draw pile into your hand. {rest}"), then);
    looks(&format!("Draw a card. {rest}"), then);
    let revealed = "Reveal the top card of the draw pile. Look at the top three cards of the draw pile. Put that card into your hand.";
    let scenario = format!(
        "scenario \"It was named before\"\n  players Ana and Ben\n  Ana holds Pier and Avalon\n  Ben holds 2 cards\n  \
         the draw pile is Castle, Death, Wood Elf, Ferocity, Trade, Tempest\n\n  when Ana plays Pier\n{then}"
    );
    plays(&format!("{revealed} {rest}"), &scenario);
    let perhaps =
        format!("If you control an asset, put the top card of the draw pile into your hand. {rest}");
    let all = "    Ana puts Castle, Death and Wood Elf in this order\n  then\n    Ana holds Avalon\n";
    looks(&perhaps, all);
}

#[test]
fn the_rest_is_left_when_some_were_picked() {
    let bottom = "on the bottom of the draw pile.";
    assert_eq!(problems(&format!("Draw three cards. Put the rest {bottom}")), ["CW407"]);
    let drawn = format!("Look at the top four cards of the draw pile. Draw two cards. Put the rest {bottom}");
    assert_eq!(problems(&drawn), ["CW407"]);
}

#[test]
fn the_other_is_one_card() {
    let of = |number: &str, text: &str| {
        problems(&format!("Look at the top {number} cards of the draw pile. {text}"))
    };
    let both = "Put one of them into your hand and the other on the bottom of the draw pile.";
    assert_eq!(of("two", both), [""; 0]);
    assert_eq!(of("three", both), ["CW404"]);
    let chosen =
        "Choose two of them. Put those cards into your hand. Put the other on the bottom of the draw pile.";
    assert_eq!(of("three", chosen), [""; 0]);
    let twice = "Put one of them into your hand. Put one of them on the bottom of the discard pile. Put the other on the bottom of the draw pile.";
    assert_eq!(of("three", twice), [""; 0]);
    let may = "You may put one of them into your hand.";
    assert_eq!(
        of("two", &format!("{may} If you do, put the other on the bottom of the draw pile.")),
        [""; 0]
    );
    assert_eq!(of("two", &format!("{may} Put the other on the bottom of the draw pile.")), ["CW404"]);
    assert_eq!(of("two", &format!("{may} Put the rest on the bottom of the draw pile.")), [""; 0]);
    let each = "If you control an asset, put one of them into your hand. Otherwise, put one of them on the bottom of the discard pile. Put the other on the bottom of the draw pile.";
    assert_eq!(of("two", each), [""; 0]);
}

#[test]
fn what_is_destroyed_one_at_a_time_is_in_play() {
    assert_eq!(problems("Destroy any number of cards from your hand, one at a time."), ["CW436"]);
    assert_eq!(problems("Discard two assets you control, one at a time."), ["CW414"]);
    assert_eq!(problems("Destroy any number of assets you control, one at a time."), [""; 0]);
}

/// Ben controls three assets, and Ana plays a card that destroys some of them.
fn destroys(text: &str, then: &str) {
    let mut cards = format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n\n");
    for name in ["Reed", "Oar", "Weir"] {
        let asset = "3 of moon, asset\n\n  At the beginning of your turn, draw a card.";
        cards.push_str(&format!("card \"{name}\"\n  {asset}\n\n"));
    }
    let scenario = format!(
        "scenario \"One at a time\"\n  players Ana and Ben\n  Ana holds Pier and Death\n  \
         Ben controls Reed, Oar and Weir\n\n  when Ana plays Pier\n{then}"
    );
    passes(&harbour(&cards, &scenario));
}

#[test]
fn all_of_them_one_at_a_time_are_all_of_them() {
    destroys(
        "Destroy all assets, one at a time.",
        "    Ana chooses Oar\n    Ana chooses Reed\n  then\n    Ben controls no cards\n",
    );
    destroys(
        "Choose an opponent. Destroy two assets of that opponent's choice, one at a time.",
        "    Ben chooses Oar\n    Ben chooses Reed\n  then\n    Ben controls Weir\n",
    );
}

#[test]
fn whoever_plays_a_card_deals() {
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  Deal a card to each opponent.\n\n\
                 card \"Quay\"\n  3 of moon, asset\n\n  Whenever an opponent deals a card to you, draw a card.\n";
    let scenario = "scenario \"Not the dealer of the game\"
  players Ana and Ben
  Ben is the dealer
  Ana holds Pier and Castle
  Ben holds 2 cards
  Ben controls Quay

  when Ana plays Pier
  then
    Ben holds 4 cards
";
    passes(&harbour(cards, scenario));
}

#[test]
fn the_right_sentence_is_written() {
    let text = "Look at the top three cards of the draw pile. Put one of them into your hand and the other on the bottom of the draw pile.";
    let folder = set(&[("Pier", text)], "");
    let run = crate::support::run(folder.path(), &["check", "--fix"]);
    assert!(run.out.contains("repaired 1 problem"), "{}", run.out);
    assert_eq!(codes(folder.path(), &[]), [""; 0]);
}
