//! Who knows where a card is, and when that is forgotten.

use cardwright::engine::Table;
use cardwright::game::{Answer, Player, Zone};
use cardwright::program::Program;

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

const RECALL: &str = "Return an asset of your choice to its controller's hand.";
const HIDE: &str = "Put a card from your hand on the bottom of the draw pile.";

/// A card everybody saw goes back to a hand; then its owner puts one of two cards away.
fn after_hiding(card: &str) -> (Vec<String>, Option<String>) {
    let cards = asset("Relic", "Whenever you skip a turn, draw a card.")
        + &event("Recall", RECALL)
        + &event("Hide", HIDE);
    let program = program(&cards);
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Recall", "Blank"]), (1, &["Hide", "Blank", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, in_play: &[(1, &["Relic"])], ..NOTHING });
    position.play("Recall");
    assert_eq!(position.seen_in_hand(0, 1), ["Relic"], "everybody saw where it went");
    position.end_turn();
    assert_eq!(position.seen_in_hand(0, 1), ["Relic"], "a card more does not change that");
    position.play("Hide");
    position.pick(card);
    let bottom = position.seen_on_draw_pile(0).last().copied().flatten();
    let known = position.seen_in_hand(0, 1);
    (known.into_iter().map(str::to_string).collect(), bottom.map(str::to_string))
}

#[test]
fn a_known_card_is_forgotten_when_one_of_its_hand_goes_away_unseen() {
    assert_eq!(after_hiding("Blank"), (vec![], None));
}

#[test]
fn a_known_card_that_goes_away_unseen_is_not_found_again() {
    assert_eq!(after_hiding("Relic"), (vec![], None));
}

#[test]
fn a_card_seen_on_top_is_known_in_the_hand_that_draws_it() {
    let cards = asset("Relic", "Whenever you skip a turn, draw a card.")
        + &event("Show", "Reveal the top card of the draw pile.");
    let program = program(&cards);
    let table = table(&program, alone(3));
    let laid = Laid { hands: &[(0, &["Show", "Blank"])], on_draw_pile: &["Relic"], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Show");
    assert_eq!(position.seen_on_draw_pile(2)[0], Some("Relic"));
    position.end_turn();
    assert_eq!((position.seen_in_hand(0, 1), position.seen_in_hand(2, 1)), (vec!["Relic"], vec!["Relic"]));
}

#[test]
fn nobody_knows_a_shuffled_pile() {
    let text = "Reveal the top card of the draw pile. Shuffle the draw pile.";
    let program = program(&event("Show", text));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Show", "Blank"])], ..NOTHING });
    position.play("Show");
    assert!(position.seen_on_draw_pile(0).iter().all(Option::is_none));
}

#[test]
fn only_the_one_who_orders_cards_knows_their_order() {
    let text =
        "Reveal the top two cards of the draw pile. Put them on the bottom of the draw pile in any order.";
    let program = program(&(event("Sort", text) + &event("Other", "Draw a card.")));
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Sort", "Blank"])], on_draw_pile: &["Other", "Blank"], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Sort");
    assert_eq!(position.seen_on_draw_pile(1)[..2], [None, None], "the order is being decided");
    position.pick("Other");
    let bottom =
        |viewer| position.seen_on_draw_pile(viewer).split_off(position.seen_on_draw_pile(viewer).len() - 2);
    assert_eq!((bottom(0), bottom(1)), (vec![Some("Other"), Some("Blank")], vec![None, None]));
}

#[test]
fn which_of_two_cards_was_taken_is_known_to_the_one_who_looked() {
    let show = "Reveal the top two cards of the draw pile.";
    let take = "Look at the top two cards of the draw pile. Put one of them into your hand and the other on \
                the bottom of the draw pile.";
    let cards = event("Show", show)
        + &asset("Tome", &format!("At the beginning of your turn, {}", lower(take)))
        + &event("Other", "Draw a card.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Show", "Blank"])];
    let laid = Laid { hands, in_play: &[(1, &["Tome"])], on_draw_pile: &["Other", "Blank"] };
    let mut position = Position::offered(&table, &laid);
    position.play("Show");
    position.end_turn();
    position.pick("Other");
    assert!(position.seen_in_hand(0, 1).is_empty(), "the other player can't tell which it was");
    assert_eq!(position.seen_on_draw_pile(0).last(), Some(&None));
    assert_eq!(position.seen_on_draw_pile(1).last(), Some(&Some("Blank")));
}

fn lower(text: &str) -> String {
    text.replacen("Look", "look", 1)
}

/// A copy goes from play to a hand that holds another, which nobody knows of; then a text is about that hand.
fn with_two_copies<'t>(table: &'t Table<'t>) -> Position<'t> {
    let hands: &[(u8, &[&str])] = &[(0, &["Recall", "Blank"]), (1, &["Relic"])];
    let mut position = Position::offered(table, &Laid { hands, in_play: &[(1, &["Relic"])], ..NOTHING });
    position.play("Recall");
    position
}

fn copies(then: &str) -> Program {
    let recall = format!("Return an asset an opponent controls to its controller's hand. {then}");
    program(&(asset("Relic", "Whenever you skip a turn, draw a card.") + &event("Recall", &recall)))
}

#[test]
fn a_copy_that_chance_reveals_may_be_the_one_that_was_known() {
    // Chance goes another way each time.
    for before in ["", "Shuffle the draw pile. ", "Roll a die. ", "Roll a die. Shuffle the draw pile. "] {
        let text = format!("{before}Reveal a random card from an opponent's hand.");
        let program = copies(&text);
        let table = table(&program, alone(2));
        assert_eq!(with_two_copies(&table).seen_in_hand(0, 1), ["Relic"], "{text}");
    }
}

#[test]
fn who_picks_an_unseen_card_knows_it_beside_its_copy() {
    let program = copies("Look at a card from an opponent's hand of your choice.");
    let table = table(&program, alone(2));
    let mut position = with_two_copies(&table);
    position.choose("an unseen card", |answer| matches!(answer, Answer::Unseen(_)));
    assert_eq!(position.seen_in_hand(0, 1), ["Relic", "Relic"]);
}

#[test]
fn the_order_in_which_cards_came_to_a_hand_does_not_show_on_an_open_pile() {
    let cards = asset("Relic", "Whenever you skip a turn, draw a card.")
        + &event("Show", "Draw a card.")
        + &event("Dump", "Put all cards from your hand on the bottom of the discard pile. Draw a card.");
    let program = program(&cards);
    let table = table(&program, alone(2));
    let pile_of = |hand: &[&str]| {
        let mut position = Position::offered(&table, &Laid { hands: &[(0, hand)], ..NOTHING });
        position.play("Dump");
        position.discards().join(", ")
    };
    assert_eq!(pile_of(&["Dump", "Relic", "Show", "Blank"]), pile_of(&["Show", "Dump", "Blank", "Relic"]));
}

#[test]
fn what_was_set_aside_with_a_card_is_not_with_it_when_it_is_played_again() {
    let chest = "Whenever this card enters play, set the top card of the draw pile aside with this card.";
    let cards = asset("Chest", chest) + &event("Recall", RECALL);
    let program = program(&cards);
    let table = table(&program, alone(2));
    let hands: &[(u8, &[&str])] = &[(0, &["Chest", "Blank", "Blank"]), (1, &["Recall", "Blank"])];
    let mut position = Position::offered(&table, &Laid { hands, ..NOTHING });
    let aside = |position: &Position<'_>| {
        let view = position.game.view(Player(1));
        let places = &view.zone(Zone::ASIDE).places;
        (places.len(), places.iter().filter(|place| place.with.is_some()).count())
    };
    position.play("Chest");
    assert_eq!(aside(&position), (1, 1));
    position.end_turn();
    position.play("Recall");
    assert_eq!(aside(&position), (1, 0), "it is in a hand");
    position.end_turn();
    position.play("Chest");
    assert_eq!(aside(&position), (2, 1), "it may be another copy");
}
