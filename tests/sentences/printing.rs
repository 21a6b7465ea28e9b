//! The canonical wording of trees built by hand.

use crate::support::build::*;
use crate::support::{dialect, word};
use cardwright::format;
use cardwright::syntax::tree::*;

fn prints(tree: Sentence, text: &str) {
    assert_eq!(format::sentence(dialect(), &tree), text);
}

#[test]
fn a_chosen_player_draws() {
    prints(
        each_turn(they_do(a_player_of_your_choice(), draw(a_card()))),
        "At the beginning of your turn, a player of your choice draws a card.",
    );
}

#[test]
fn top_cards_are_counted() {
    prints(
        plain(do_it(simple(SimpleVerb::LookAt, top(2, the("draw pile"))))),
        "Look at the top two cards of the draw pile.",
    );
}

#[test]
fn an_additional_card_has_an_article() {
    let kind = StandingKind::Allowance { who: you(), verb: AllowedVerb::Discard, amount: Amount::Exactly(1) };
    prints(plain(standing(kind, Some(Duration::ThisTurn))), "You may discard an additional card this turn.");
}

#[test]
fn an_elided_subject_keeps_its_verb_form() {
    let next = person(PersonKind::Next);
    prints(
        whenever(
            does(a_player(), discard(a(value("two")))),
            steps(they_do(next, draw(cards(2))), vec![do_it(ActKind::SkipTurn)]),
        ),
        "Whenever a player discards a two, the next player draws two cards and skips a turn.",
    );
}

#[test]
fn a_duration_that_is_a_condition_leads() {
    let opponents = some_person(PersonDeterminer::Bare, Role::Opponent);
    let cant = StandingKind::PersonCant {
        who: opponents,
        act: Box::new(act(draw(some(noun(Determiner::Bare, card()))))),
    };
    let controls = person_predicate(PersonPredicateKind::Controls(Box::new(a(value("ace")))));
    let held = condition(SimpleConditionKind::Person(you(), controls));
    prints(
        plain(standing(cant, Some(Duration::While(Box::new(held))))),
        "While you control an ace, opponents can't draw cards.",
    );
}

#[test]
fn a_keyword_stands_alone() {
    prints(sentence(SentenceKind::Keyword(word("Fleeting"))), "Fleeting.");
}
