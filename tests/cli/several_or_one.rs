//! Several people where one is needed, and one where several are; who picks, who names and who skips.

use crate::small_set::{plays, problems, shown};

#[test]
fn what_is_done_once_is_done_for_one() {
    for (text, each) in [
        ("Give a card to two opponents.", "For each opponent, give a card to that opponent."),
        (
            "Return an asset of each opponent's choice to its controller's hand.",
            "For each opponent, return an asset of that opponent's choice to its controller's hand.",
        ),
        (
            "Destroy an asset of two opponents' choice.",
            "For each opponent, destroy an asset of that opponent's choice.",
        ),
        (
            "Put a card from the hand of two opponents of your choice into your hand.",
            "For each opponent, put a card from that opponent's hand into your hand.",
        ),
        (
            "An opponent of each player draws a card.",
            "For each player, an opponent of that player draws a card.",
        ),
    ] {
        shown("event", text, "CW439", each, each);
    }
    let one = "Give a card to an opponent of your choice.";
    shown("event", "Give a card to two opponents.", "CW439", one, one);
}

#[test]
fn if_you_can_is_asked_of_somebody_who_is_known() {
    let right = "Choose an opponent. If you can, that opponent plays a card.";
    shown("event", "If you can, an opponent of your choice plays a card.", "CW433", right, right);
    assert_eq!(problems("If you can, each opponent plays a card. Otherwise, draw two cards."), [""; 0]);
}

#[test]
fn chance_picks_or_somebody_does() {
    let put = |what: &str| format!("Put {what} on the bottom of the draw pile.");
    let both = put("a random card from your hand of an opponent's choice");
    for one in ["a random card from your hand", "a card from your hand of an opponent's choice"] {
        shown("event", &both, "CW435", one, &put(one));
    }
    let both = "A random opponent of your choice draws a card.";
    for one in ["A random opponent", "An opponent of your choice"] {
        shown("event", both, "CW435", one, &format!("{one} draws a card."));
    }
}

#[test]
fn several_do_it_in_turn_order() {
    let puts = "puts a card from their hand on the bottom of the draw pile.";
    let text = format!("At the same time, each player, in turn order, {puts}");
    for right in
        [format!("At the same time, each player {puts}"), format!("Each player, in turn order, {puts}")]
    {
        shown("event", &text, "CW420", &right, &right);
    }
    shown("event", "You, in turn order, draw a card.", "CW420", "Draw a card.", "Draw a card.");
    let right = "A player of your choice draws a card.";
    shown("event", "A player of your choice, in turn order, draws a card.", "CW420", right, right);
}

#[test]
fn whoever_calls_it_so_picks_it() {
    plays(
        "An opponent calls an asset the \"guest\". Destroy the guest.",
        "scenario \"as it reads\"
  players Ana and Ben
  Ana holds Pier, Castle and Death
  Ben holds Trade and no other cards
  Ben controls Angel of Hope and Devious Dragon

  when Ana plays Pier
  then
    Ben is asked to choose from Angel of Hope and Devious Dragon
",
    );
}

#[test]
fn whoever_skips_a_turn_skips_their_own() {
    for (what, own) in [
        ("your next turn", "skips their next turn"),
        ("your draw phase", "skips their draw phase"),
        ("the dealer's next turn", "skips their next turn"),
    ] {
        let text = format!("An opponent of your choice skips {what}.");
        shown("event", &text, "CW403", own, &format!("An opponent of your choice {own}."));
        let right = format!("Skip {what}.");
        shown("event", &text, "CW403", &right, &right);
    }
    assert_eq!(problems("The next player skips a turn."), [""; 0]);
}
