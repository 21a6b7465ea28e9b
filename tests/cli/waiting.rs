//! Sentences that wait for a moment to come, and what stands beside them.

use crate::small_set::{harbour, passes, problems, problems_of_an_asset, told};

const NEXT: &str = "At the beginning of your next turn,";

/// What is said of a text contains the words; what is shown in its place is accepted without a word.
fn shows(kind: &str, text: &str, words: &str, shown: &str) {
    let told = told(kind, text);
    assert!(told.contains(words), "{text}\n{told}");
    assert!(told.contains(shown), "{text}\n{told}");
    let left = if kind == "asset" { problems_of_an_asset(shown) } else { problems(shown) };
    assert_eq!(left, [""; 0], "{shown}");
}

fn next(rest: &str) -> String {
    format!("{NEXT} {rest}")
}

#[test]
fn what_stands_behind_it_is_done_at_once() {
    let words = "'Each opponent draws a card' is done at once: only the sentence before it waits.";
    let text = next("draw a card. Each opponent draws a card.");
    assert_eq!(problems(&text), ["CW626"]);
    shows("event", &text, words, &next("draw a card and each opponent draws a card."));
    shows("event", &text, words, &format!("Each opponent draws a card. {}", next("draw a card.")));
    let text = next("destroy an asset you control. If you control no assets, draw three cards.");
    let shown = next("destroy an asset you control, then if you control no assets, draw three cards.");
    shows("event", &text, "is done at once", &shown);
    let behind = "Choose an opponent. That opponent draws a card.";
    let first = next("draw a card.");
    let words = "'Choose an opponent' and what follows is done at once";
    shows("event", &format!("{first} {behind}"), words, &format!("{behind} {first}"));
    // What is refused is told once.
    assert_eq!(problems(&next("draw a card. Reveal it.")), ["CW402"]);
    let stays = "At the beginning of your turn, draw a card. Each opponent draws a card.";
    assert_eq!(problems_of_an_asset(stays), [""; 0]);
}

#[test]
fn what_is_shown_waits_with_it() {
    let said = format!(
        "card \"Pier\"\n  2 of moon, event\n\n  {}\n",
        next("draw a card and each opponent draws a card.")
    );
    let scenario = "Ana holds Pier and 2 other cards\n  Ben holds 3 cards\n\n  when Ana plays Pier\n  then\n    Ben holds 3 cards";
    passes(&harbour(&said, scenario));
}

#[test]
fn what_it_names_is_not_known_yet() {
    let words = "'That opponent' is not known yet: the sentence before waits";
    let text = next("choose an opponent. That opponent draws two cards.");
    shows("event", &text, words, &next("an opponent of your choice draws two cards."));
    let text = next("draw a card. Reveal it.");
    shows("event", &text, "'it' is not known yet", &next("draw a card and reveal it."));
    let text = next("name a color. Discard a card of that color.");
    shows(
        "event",
        &text,
        "'that color' is not known yet",
        &next("name a color and discard a card of that color."),
    );
    let text = next("discard any number of cards. Draw that many cards.");
    let shown = next("discard any number of cards and draw that many cards.");
    shows("event", &text, "'that many cards' is not known yet", &shown);
    // Nobody was named there either.
    let told = told("event", &next("draw a card. That opponent discards a card."));
    assert!(told.contains("points at nothing named before"), "{told}");
}

#[test]
fn what_is_offered_later_is_answered_later() {
    let words = "is done at once, and the offer before it waits";
    let text = next("you may discard a card. If you do, draw a card.");
    shows("event", &text, words, &next("you may discard a card and draw a card."));
    // "And each opponent draws a card" would be done anyway.
    let text = next("you may discard a card. If you do, each opponent draws a card.");
    let shown = "you may discard a card, then if you discarded a card this turn, each opponent draws a card.";
    shows("event", &text, words, &next(shown));
    let text = next("you may discard a card. If you don't, draw a card.");
    shows("event", &text, words, &next("choose one: discard a card, or draw a card."));
}

#[test]
fn what_waits_has_no_other_side() {
    let text = next("draw a card. Otherwise, discard a card.");
    let shown = format!(
        "{} {}",
        next("if you have no cards in hand, draw a card."),
        next("if you have a card in hand, discard a card.")
    );
    shows("event", &text, "has no other side", &shown);
}

#[test]
fn a_turn_that_begins_has_nothing_done_in_it() {
    let text = next("draw cards equal to the number of cards you discarded this turn.");
    assert_eq!(problems(&text), ["CW627"]);
    let shown = "At the end of this turn, draw cards equal to the number of cards you discarded this turn.";
    shows("event", &text, "nothing has been done in it yet", shown);
    let text = "At the beginning of your turn, if you discarded an ace this turn, draw a card.";
    let shown = "At the end of your turn, if you discarded an ace this turn, draw a card.";
    shows("asset", text, "nothing has been done in it yet", shown);
    let text = next("if no opponent discarded a card, draw a card.");
    let shown = "At the end of this turn, if no opponent discarded a card this turn, draw a card.";
    shows("event", &text, "does not say when", shown);
    let text = next("if you discarded an ace, draw a card.");
    let shown = "At the end of this turn, if you discarded an ace this turn, draw a card.";
    shows("event", &text, "nothing has been done in it yet", shown);
}

#[test]
fn a_card_that_has_gone_on_its_way_is_put_there_first() {
    let shown = "Put this card on the bottom of the discard pile. At the end of this turn, put this card into your hand.";
    shows(
        "event",
        "At the end of this turn, put this card into your hand.",
        "'this card' can't be found then",
        shown,
    );
    let shown = "Put this card into your hand after its effect.";
    let text = "At the end of this turn, put this card into your hand after its effect.";
    shows("event", text, "'this card' can't be found then", shown);
    let text = "At the end of this turn, if this card is in the discard pile, draw a card.";
    let shown = format!("Put this card on the bottom of the discard pile. {text}");
    shows("event", text, "'this card' can't be found then", &shown);
    let text = "At the end of this turn, put each asset except this card into your hand.";
    assert_eq!(problems(text), [""; 0]);
    let aside = "Set two cards from your hand aside with this card.";
    let text = next("put all cards set aside with this card into your hand.");
    assert_eq!(problems(&format!("{aside} {text}")), [""; 0]);
}

#[test]
fn a_card_that_was_put_there_comes_back() {
    let card = "card \"Pier\"\n  2 of moon, event\n\n  Put this card on the bottom of the discard pile. At the end of this turn, put this card\n  into your hand.\n";
    let scenario = "Ana holds Pier and 2 other cards\n  Ben holds 3 cards\n\n  when Ana plays Pier\n  when Ana's turn ends\n  then\n    Ana holds Pier";
    passes(&harbour(card, scenario));
}

#[test]
fn a_moment_of_every_turn_is_one_to_come_on_an_event() {
    let words = "This can never happen";
    let shown = "At the end of this turn, draw a card.";
    shows("event", "At the end of your turn, draw a card.", words, shown);
    shows("event", "At the beginning of your turn, draw a card.", words, &next("draw a card."));
    let shown = "At the end of each opponent's next turn, that player draws a card.";
    shows("event", "At the end of each opponent's turn, that player draws a card.", words, shown);
}

#[test]
fn a_skip_behind_a_while_sets_nothing_off() {
    let text = "Until the end of your next turn, whenever a turn is skipped, draw a card. The next player skips a turn.";
    assert_eq!(problems(text), [""; 0]);
}

#[test]
fn so_many_are_not_played_at_once() {
    let shown = "You can't play more than one card this turn.";
    shows("event", "You can't play two or more cards this turn.", "Cards are played one by one", shown);
    let shown = "Opponents can't discard more than two blue cards this turn.";
    shows("event", "Opponents can't discard three or more blue cards this turn.", "one by one", shown);
    assert_eq!(problems("Opponents can't draw two or more cards this turn."), [""; 0]);
}

#[test]
fn what_holds_for_several_is_said_of_each() {
    let shown = "For each opponent, that opponent can't draw cards until that opponent discards a card.";
    let text = "Opponents can't draw cards until they discard a card.";
    shows("event", text, "'they' is another one for each of 'Opponents'", shown);
    let shown = "For each player, that player can't draw cards until the end of their next turn.";
    let text = "Players can't draw cards until the end of their next turn.";
    shows("event", text, "'their' turn is another one for each of 'Players'", shown);
    let text = "Until the end of their next turn, opponents can't play events.";
    let shown = "For each opponent, that opponent can't play events until the end of their next turn.";
    shows("event", text, "'their' turn", shown);
    let text = "Opponents can't play events during their turn.";
    let shown = "At the beginning of each opponent's turn, that opponent can't play events this turn.";
    shows("asset", text, "'their' turn", shown);
}

#[test]
fn whom_a_while_asks_for_is_said_with_who() {
    let text = "While an opponent controls a king, that opponent can't draw cards.";
    let shown = "Opponents who control a king can't draw cards.";
    shows("asset", text, "only asks whether there is one", shown);
}

#[test]
fn until_something_is_true_is_while_it_is_not() {
    let words = "said with 'while' and the condition turned round";
    let shown = "While you control no kings, opponents can't draw cards.";
    shows("event", "Until you control a king, opponents can't draw cards.", words, shown);
    shows("asset", "Opponents can't draw cards until you control a king.", words, shown);
    let shown = "While you have four or more cards in hand, opponents can't draw cards.";
    shows("event", "Until you have three or fewer cards in hand, opponents can't draw cards.", words, shown);
    let text = "Until you have no cards in hand, discard a card.";
    shows(
        "event",
        text,
        "What is repeated stands after a colon",
        "Repeat until you have no cards in hand: discard a card.",
    );
}
