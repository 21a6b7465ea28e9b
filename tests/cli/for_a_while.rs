//! What holds for a while: it holds as long as it says, for whom it says, and leaves behind what was there before.

use crate::small_set::{harbour, harbour_of, passes, set};

/// Plays these lines with events of these texts: Pier, Quay, Wharf.
fn plays(texts: &[&str], lines: &str) {
    let cards: Vec<(&str, &str)> = ["Pier", "Quay", "Wharf"].into_iter().zip(texts.iter().copied()).collect();
    passes(&set(&cards, &format!("scenario \"as it reads\"\n{lines}\n")));
}

const TWO: &str = "  players Ana and Ben
  Ana holds Pier, Sunstone, Trade and Wood Elf
  Ben holds 4 cards";

#[test]
fn while_something_is_so_holds_for_an_event_that_has_gone() {
    let text = "While you have two or more cards in hand, opponents can't draw cards.";
    plays(
        &[text],
        &format!("{TWO}\n\n  when Ana plays Pier\n    Ana's turn ends\n  then\n    Ben holds 4 cards"),
    );
    let until_then = "  players Ana and Ben
  Ana holds Pier and Wood Elf
  Ben holds 4 cards

  when Ana plays Pier
    Ana's turn ends
  then
    Ben holds 5 cards";
    plays(&[text], until_then);
    plays(
        &["Name a color while you control an asset."],
        &format!(
            "{TWO}\n  Ana controls Castle\n\n  when Ana plays Pier\n    Ana names blue\n  then\n    the named color is blue"
        ),
    );
    plays(
        &["Gain control of an asset of your choice while you have two or more cards in hand."],
        &format!("{TWO}\n  Ben controls Castle\n\n  when Ana plays Pier\n  then\n    Ana controls Castle"),
    );
}

#[test]
fn their_next_turn_is_of_whoever_was_next() {
    let three = "  players Ana, Ben and Cid
  Ana holds Pier and 4 other cards
  Ben holds 4 cards
  when Ana plays Pier
    Ana's turn ends";
    plays(
        &["The next player can't draw cards during their next turn."],
        &format!("{three}\n  then\n    Ben holds 4 cards"),
    );
    plays(
        &["The next player can't draw cards until the end of their next turn."],
        &format!(
            "{three}\n    Ben's turn ends\n    Cid's turn ends\n    Ana's turn ends\n  then\n    Ben holds 5 cards"
        ),
    );
    plays(
        &["The next player reverses the direction of play until the end of their next turn."],
        "  players Ana and Ben
  Ana holds Pier and 4 other cards
  when Ana plays Pier
    Ana's turn ends
  then
    the direction of play is counterclockwise
  when Ben's turn ends
  then
    the direction of play is clockwise",
    );
    plays(
        &["At the end of the next player's next turn, the next player draws a card."],
        &format!("{three}\n    Ben's turn ends\n  then\n    Ben holds 6 cards"),
    );
}

#[test]
fn a_card_goes_back_through_all_who_have_gained_it_for_a_while() {
    let loan = "Gain control of an asset of your choice until the end of your next turn.";
    let snatch = "Gain control of an asset of your choice until the end of this turn.";
    let at_the_table = |first: &str, then: &str, lines: &str| {
        format!(
            "  players Ana, Ben and Cid
  Ana holds {first} and 4 other cards
  Ben holds {then} and 4 other cards
  Cid controls Castle
  when Ana plays {first}
    Ana's turn ends
    Ben plays {then}
  then
    Ben controls Castle
{lines}"
        )
    };
    let inside = "  when Ben's turn ends\n  then\n    Ana controls Castle\n  when Cid's turn ends\n    Ana's turn ends\n  then\n    Cid controls Castle";
    plays(&[loan, snatch], &at_the_table("Pier", "Quay", inside));
    // The first is over while the second still holds.
    let outside = "  when Ben's turn ends\n    Cid's turn ends\n    Ana's turn ends\n  then\n    Ben controls Castle\n  when Ben's turn ends\n  then\n    Cid controls Castle";
    plays(&[loan, loan], &at_the_table("Pier", "Quay", outside));
    // Whoever gains it for good keeps it.
    let for_good = "Gain control of an asset of your choice.";
    let kept =
        "  when Ben's turn ends\n    Cid's turn ends\n    Ana's turn ends\n  then\n    Ben controls Castle";
    plays(&[loan, for_good], &at_the_table("Pier", "Quay", kept));
}

#[test]
fn only_the_turn_that_is_theirs_ends() {
    let lines = |text: &str, whose: &str| {
        plays(
            &[text],
            &format!(
                "  players Ana, Ben and Cid
  Ana holds Pier and 4 other cards
  when Ana plays Pier
    Ana chooses Cid
  then
    it is {whose}'s turn"
            ),
        );
    };
    lines("Choose an opponent. That opponent's turn ends.", "Ana");
    lines("Choose an opponent. Your turn ends.", "Ben");
}

#[test]
fn whoever_has_left_the_game_gets_nothing() {
    let doom = "Choose an opponent. That opponent loses the game.";
    for gives in [
        "Choose an opponent. At the beginning of your next turn, give a card from your hand to that opponent.",
        "Choose an opponent. At the beginning of your next turn, put a card from your hand into that opponent's hand.",
    ] {
        plays(
            &[gives, doom],
            "  players Ana, Ben and Cid
  Ana holds Pier and Castle
  Ben holds Quay and 4 other cards
  Cid holds 4 cards
  when Ana plays Pier
    Ana chooses Cid
    Ana's turn ends
    Ben plays Quay
    Ben chooses Cid
    Ben's turn ends
  then
    the game goes on",
        );
    }
}

#[test]
fn what_is_done_at_the_end_of_a_turn_is_done_in_that_turn() {
    let spring = "card \"Spring\"\n  3 of moon, asset\n\n  At the end of your turn, draw a card.\n";
    let pier = |text: &str| format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n\n{spring}");
    let table = "Ana holds Pier and 4 other cards\n  Ana controls Spring";
    for text in ["You can't draw cards this turn.", "You can't draw cards until the end of this turn."] {
        let lines = format!(
            "{table}

  when Ana plays Pier
    Ana's turn ends
  then
    Ana holds 4 cards
  when Ben's turn ends
  then
    Ana holds 5 cards
  when Ana's turn ends
  then
    Ana holds 6 cards"
        );
        passes(&harbour(&pier(text), &lines));
    }
    let destroyed = "Choose an asset. At the end of this turn, destroy it. Until the end of this turn, whenever it is destroyed, draw two cards.";
    let lines = "Ana holds Pier and 4 other cards
  Ben controls Castle

  when Ana plays Pier
    Ana's turn ends
  then
    Ana holds 6 cards";
    passes(&harbour(&pier(destroyed), lines));
}

#[test]
fn nothing_more_happens_to_a_card_that_was_taken_away_first() {
    let harbour_with = |text: &str| format!("card \"Pier\"\n  3 of moon, asset\n\n  {text}\n");
    passes(&harbour(
        &harbour_with("If an asset you control would be destroyed, first return it to your hand."),
        "Ana controls Pier and Castle
  Ana holds 2 cards
  Ben holds Death and 4 other cards

  when Ben plays Death
    Ben chooses Castle
  then
    Ana holds Castle and 2 other cards
    the log doesn't say \"destroys Castle\"",
    ));
    // Whoever gains control of it first: it is still there.
    passes(&harbour(
        &harbour_with("If another asset would be destroyed, first gain control of it."),
        "Ana controls Pier
  Ben controls Castle
  Ben holds Death and 4 other cards

  when Ben plays Death
    Ben chooses Castle
  then
    the discard pile contains Castle
    Ana controls Pier and no other cards",
    ));
}

#[test]
fn what_waits_for_one_moment_is_asked_then_and_never_again() {
    // Ana draws a card in each of her turns: later on there are as many.
    for (when, cards, turns) in [
        ("At the end of this turn", "six", 3),
        ("At the beginning of your next turn", "six", 4),
        ("At the end of your next turn", "seven", 5),
    ] {
        let more = ["Ana", "Ben", "Ana", "Ben", "Ana"][..turns].iter();
        let ends: String = more.map(|who| format!("    {who}'s turn ends\n")).collect();
        plays(
            &[&format!("{when}, if you have {cards} or more cards in hand, you win the game.")],
            &format!(
                "  players Ana and Ben
  Ana holds Pier and 5 other cards
  Ben holds 4 cards
  when Ana plays Pier
{ends}  then
    the game goes on"
            ),
        );
    }
    plays(
        &["At the end of this turn, if you have five or more cards in hand, you win the game."],
        "  players Ana and Ben
  Ana holds Pier and 5 other cards
  when Ana plays Pier
    Ana's turn ends
  then
    Ana wins the game",
    );
}

#[test]
fn a_card_does_not_go_back_to_who_has_left_the_game() {
    plays(
        &[
            "Gain control of an asset of your choice until the end of your next turn.",
            "Choose an opponent. That opponent loses the game.",
        ],
        "  players Ana, Ben and Cid
  Ana holds Pier and 4 other cards
  Ben holds Quay and 4 other cards
  Cid controls Castle
  when Ana plays Pier
    Ana's turn ends
    Ben plays Quay
    Ben chooses Cid
    Ben's turn ends
    Ana's turn ends
  then
    Ana controls Castle",
    );
}

/// What is done at the end of a turn is done in it.
#[test]
fn this_turn_is_over_with_the_turn_at_whose_end_it_was_said() {
    let cards = "card \"Pier\"
  2 of moon, asset

  At the end of your turn, players can't play cards this turn.

card \"Gull\"
  4 of moon, asset

  At the end of your turn, players can't play cards until the end of your next turn.
";
    for (holds, can) in [("Pier", "can"), ("Gull", "can't")] {
        passes(&harbour_of(
            "Ana and Ben",
            cards,
            &format!(
                "Ana controls {holds}
  Ana holds Death and Tempest
  Ben holds Trade and Castle

  when Ana's turn ends
  then
    Ben {can} play Castle
"
            ),
        ));
    }
}

/// A turn that ends in the middle of a phase ends the phase.
#[test]
fn what_holds_until_the_end_of_a_phase_is_over_when_the_turn_ends_in_it() {
    let cards = "card \"Pier\"
  2 of moon, event

  Until the end of your main phase, whenever a player plays an asset, draw a card. Your turn ends.

card \"Quay\"
  3 of moon, event

  Players can't play assets until the end of your main phase. Your turn ends.

card \"Gull\"
  4 of moon, event

  Players can't play assets during your next main phase. Your turn ends.
";
    let plays = |card: &str, then: &str| {
        passes(&harbour_of(
            "Ana and Ben",
            cards,
            &format!(
                "Ana holds {card} and Trade\n  Ben holds Castle and Death\n\n  when Ana plays {card}\n{then}"
            ),
        ));
    };
    plays("Pier", "  when Ben plays Castle\n  then\n    Ana holds 1 card\n");
    plays("Quay", "  then\n    Ben can play Castle\n");
    plays("Gull", "  then\n    Ben can play Castle\n");
}
