//! "Discard a card. If it shares a color with the top card of the discard pile, …": by then it is that card. So it is where
//! a word of the game's own asks for that.

use super::Linted;
use super::parts::zone_number;
use crate::analysis::joined::clauses;
use crate::analysis::lower::with_place;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, At, Clause, ClauseKind, Condition, Destination, Determiner, Head, Move, Node, Order,
    Person, PersonDeterminer, PersonKind, Sentence, SentenceKind, SimpleConditionKind, SimpleVerb, Step,
    Thing, ThingKind, ThingPlace, ThingPredicateKind, Visit, Zone, ZoneKind,
};
use crate::vocabulary::english::capitalized;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for paragraph in &linted.block.paragraphs {
        let sentences = &paragraph.sentences;
        for (number, sentence) in sentences.iter().enumerate() {
            in_one_sentence(linted, sentence, found);
            let [after, behind @ ..] = &sentences[number + 1..] else { continue };
            let (Some(put), SentenceKind::If { condition, .. }) = (put_on(linted, sentence), &after.kind)
            else {
                continue;
            };
            for (asked, thing) in asked_too_late(linted, &put, condition) {
                let otherwise = |next: &&Sentence| matches!(next.kind, SentenceKind::Otherwise { .. });
                let last = behind.iter().take_while(otherwise).last().unwrap_or(after);
                let whole = At(sentence.at.until(last.at).0);
                let problem = problem(linted, sentence.at, asked);
                found.push(match asked_before(linted, &put, thing, after.at.until(last.at)) {
                    Some(right) => problem.help(format!("The sentence would read: {right}")).guess(
                        "ask before it goes there",
                        whole.0,
                        right,
                    ),
                    None => problem.help(EXAMPLE),
                });
            }
        }
    }
}

const EXAMPLE: &str =
    "Choose the card first, and give it a name: Call it the \"guest\". If the guest …, …. Discard the guest.";

/// "Discard a card, then if it shares …, draw a card."
fn in_one_sentence(linted: &Linted<'_>, sentence: &Sentence, found: &mut Diagnostics) {
    let Some(steps) = sentence.steps().filter(|steps| steps.until.is_none()) else { return };
    for (before, step) in clauses(steps).zip(&steps.more) {
        if let Step::ThenIf { condition, .. } = step
            && let Some(put) = put_by(linted, before)
        {
            for (asked, _) in asked_too_late(linted, &put, condition) {
                found.push(problem(linted, before.at, asked).help(EXAMPLE));
            }
        }
    }
}

/// Where that card is held against the top card of the pile, which it is.
fn asked_too_late<'t>(linted: &Linted<'_>, put: &Put<'_>, condition: &'t Condition) -> Vec<(At, &'t Thing)> {
    let all = condition.any.iter().flatten().filter_map(|condition| {
        let SimpleConditionKind::Thing(thing, predicate) = &condition.kind else { return None };
        let is_itself = matches!(thing.kind, ThingKind::It | ThingKind::That(_))
            && is_held_against(linted, &predicate.kind, put.pile)
            && put.is_meant_by(thing);
        is_itself.then_some((condition.at, thing))
    });
    all.collect()
}

/// The last card of a sentence, put on top of a pile.
struct Put<'t> {
    pile: usize,
    what: &'t Thing,
    /// The pile, where it is named: what is discarded goes to its own.
    to: Option<&'t Zone>,
    /// Whoever puts it there, where that is somebody else than you.
    by: Option<&'t Person>,
    /// Only if they want it.
    may: bool,
}

impl Put<'_> {
    /// Whether that card points at this one. "It" is the card that was named last; "that asset" may be another card than the
    /// one put there.
    fn is_meant_by(&self, thing: &Thing) -> bool {
        match (&thing.kind, &self.what.kind) {
            (ThingKind::That(head), ThingKind::Some(noun)) => *head == noun.head || *head == Head::card(),
            (ThingKind::That(head), ThingKind::That(put)) => head == put,
            (ThingKind::That(_), _pointed) => false,
            _it => true,
        }
    }
}

/// Which of the piles that all share.
fn number(linted: &Linted<'_>, zone: &Zone) -> Option<usize> {
    match &zone.kind {
        ZoneKind::The(word) => zone_number(linted.game, *word),
        _anothers => None,
    }
}

fn put_on<'t>(linted: &Linted<'_>, sentence: &'t Sentence) -> Option<Put<'t>> {
    let steps = sentence.steps().filter(|steps| steps.each.is_none() && steps.until.is_none())?;
    put_by(linted, clauses(steps).last()?)
}

fn put_by<'t>(linted: &Linted<'_>, clause: &'t Clause) -> Option<Put<'t>> {
    let ClauseKind::Do { may, subject, act: Act { kind, .. }, .. } = &clause.kind else { return None };
    let by = subject.as_ref().filter(|person| person.kind != PersonKind::You);
    let (pile, what, to) = match kind {
        ActKind::Simple { verb: SimpleVerb::Discard, what, .. } => {
            (ZoneRoles::of(&linted.game.manifest).discards?, what, None)
        }
        ActKind::Put { moves, .. } => {
            let [Move { things, to: Destination::OnTop(zone) }] = moves.as_slice() else { return None };
            let [what] = things.as_slice() else { return None };
            (number(linted, zone)?, what, Some(zone))
        }
        _another => return None,
    };
    is_one(what).then_some(Put { pile, what, to, by, may: *may })
}

fn is_one(thing: &Thing) -> bool {
    match &thing.kind {
        ThingKind::Some(noun) => matches!(noun.determiner, Determiner::A),
        ThingKind::It | ThingKind::That(_) => true,
        _several => false,
    }
}

/// Whether something is held against the top card of the pile.
fn is_held_against(linted: &Linted<'_>, predicate: &ThingPredicateKind, pile: usize) -> bool {
    match predicate {
        ThingPredicateKind::Shares { with, .. } => is_top_of(linted, with, pile),
        ThingPredicateKind::Own { predicate, .. } => {
            let blocks = linted.game.blocks.iter().flat_map(|(_, block)| &block.paragraphs);
            let mut sentences = blocks.flat_map(|paragraph| &paragraph.sentences);
            sentences.any(|sentence| match &sentence.kind {
                SentenceKind::Defines { predicate: defined, condition, .. } if defined.id == predicate.id => {
                    shares_with_top(linted, condition, pile)
                }
                _another => false,
            })
        }
        _another => false,
    }
}

/// Whether what a word means holds a card against the top card of the pile.
fn shares_with_top(linted: &Linted<'_>, meaning: &Condition, pile: usize) -> bool {
    let mut shares = false;
    meaning.visit(&mut |node| {
        if let Node::ThingPredicate(predicate) = node
            && let ThingPredicateKind::Shares { with, .. } = &predicate.kind
        {
            shares |= is_top_of(linted, with, pile);
        }
    });
    shares
}

fn is_top_of(linted: &Linted<'_>, thing: &Thing, pile: usize) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    match (&noun.order, &noun.place) {
        (Some(Order::Top(1)), Some(ThingPlace::Of(zone))) => number(linted, zone) == Some(pile),
        _another => false,
    }
}

fn problem(linted: &Linted<'_>, put: At, asked: At) -> Diagnostic {
    let message = format!("\"{}\" holds a card against itself: by then it lies on top.", linted.quote(asked));
    Diagnostic::new(Code::ConditionFixed, linted.place(asked), message)
        .label("the same card")
        .note(linted.place(put), "put there")
        .help("Ask before it goes there.")
}

/// The same in the right order. The card has a name, since what is done in between may be about another.
fn asked_before(linted: &Linted<'_>, put: &Put<'_>, thing: &Thing, asked: At) -> Option<String> {
    let ThingKind::Some(noun) = &put.what.kind else { return None };
    if put.may {
        return None;
    }
    let said = linted.quote(put.what.at);
    let own = |whose: &str| Some(with_place(&said, &format!("from {whose} {}", hand_of(linted)?)));
    let (chooses, card, who) = match put.by {
        None => ("Choose".to_string(), own("your")?, None),
        Some(person) => {
            let PersonKind::Some(one) = &person.kind else { return None };
            let is_one = one.determiner == PersonDeterminer::A;
            let who = is_one.then(|| format!("That {}", one.role.word()))?;
            (format!("{} chooses", capitalized(&linted.quote(person.at))), own("their")?, Some(who))
        }
    };
    let card = if noun.place.is_some() { said } else { card };
    let part = |from: u32, to: u32| linted.quote(At(Span::new(from as usize, to as usize)));
    let (lead, rest) = (part(asked.0.start, thing.at.0.start), part(thing.at.0.end, asked.0.end));
    let goes = match (put.to, who) {
        (Some(zone), None) => format!("Put the guest on top of {}.", linted.quote(zone.at)),
        (Some(zone), Some(who)) => format!("{who} puts the guest on top of {}.", linted.quote(zone.at)),
        (None, None) => "Discard the guest.".to_string(),
        (None, Some(who)) => format!("{who} discards the guest."),
    };
    Some(format!("{chooses} {card}. Call it the \"guest\". {lead} the guest {rest} {goes}"))
}

fn hand_of<'g>(linted: &Linted<'g>) -> Option<&'g str> {
    let hand = ZoneRoles::of(&linted.game.manifest).hand?;
    linted.game.manifest.zones.get(hand).map(|hand| hand.name.value.as_str())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, one_with_fix, warnings};
    use super::*;

    const ASKED: &str = "shares a color with the top card of the discard pile, draw a card.";

    fn told(text: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::ConditionFixed, &event(text))
    }

    #[test]
    fn what_was_put_on_a_pile_is_its_top_card() {
        let said = "it shares a color with the top card of the discard pile";
        let message = format!("\"{said}\" holds a card against itself: by then it lies on top.");
        let pointed = "Choose a card from your hand. Discard it.";
        assert_eq!(told(&format!("{pointed} If {said}, draw a card.")), one(said, &message));
        for (text, chosen, goes) in [
            ("Discard a card from your hand.", "Choose a card from your hand.", "Discard the guest."),
            (
                "Discard a card that is red.",
                "Choose a card from your hand that is red.",
                "Discard the guest.",
            ),
            (
                "Put a card from your hand on top of the discard pile.",
                "Choose a card from your hand.",
                "Put the guest on top of the discard pile.",
            ),
            (
                "An opponent of your choice discards a card.",
                "An opponent of your choice chooses a card from their hand.",
                "That opponent discards the guest.",
            ),
        ] {
            let right = format!("{chosen} Call it the \"guest\". If the guest {ASKED} {goes}");
            let found = told(&format!("{text} If {said}, draw a card."));
            assert_eq!(found, one_with_fix(said, &message, &right), "{text}");
            assert_eq!(told(&right), [], "{right}");
        }
    }

    #[test]
    fn what_is_done_otherwise_is_asked_with_it() {
        let said = "it shares a color with the top card of the discard pile";
        let message = format!("\"{said}\" holds a card against itself: by then it lies on top.");
        let text =
            format!("Discard a card from your hand. If {said}, draw a card. Otherwise, draw two cards.");
        let right = format!(
            "Choose a card from your hand. Call it the \"guest\". If the guest {ASKED} Otherwise, draw two cards. Discard the guest."
        );
        assert_eq!(told(&text), one_with_fix(said, &message, &right));
    }

    #[test]
    fn so_it_is_where_it_was_offered_or_asked_in_the_same_sentence() {
        let said = "it shares a color with the top card of the discard pile";
        let message = format!("\"{said}\" holds a card against itself: by then it lies on top.");
        for text in [
            format!("You may discard a card from your hand. If {said}, draw a card."),
            format!("Discard a card from your hand, then if {said}, draw a card."),
            format!("Draw a card and discard a card from your hand, then if {said}, draw a card."),
        ] {
            assert_eq!(told(&text), one(said, &message), "{text}");
        }
        let text = format!("Choose a card from your hand, then if {said}, draw a card.");
        assert_eq!(told(&text), []);
    }

    #[test]
    fn another_card_than_the_one_put_there_is_something_to_ask() {
        for text in [
            "Choose an asset you control. Discard a card. If that asset",
            "Choose an asset you control. Choose a card from your hand. Discard that card. If that asset",
        ] {
            assert_eq!(told(&format!("{text} {ASKED}")), [], "{text}");
        }
        let text = "Choose an asset you control. Discard a card. If that card";
        assert_eq!(told(&format!("{text} {ASKED}")).len(), 1);
    }

    #[test]
    fn other_piles_and_other_cards_are_something_to_ask() {
        for text in [
            "Put a card from your hand on the bottom of the discard pile. If it shares a color with the top card of the discard pile, draw a card.",
            "Choose a card from your hand. If it shares a color with the top card of the discard pile, draw a card.",
            "Discard a card from your hand. If it shares a color with the top card of the draw pile, draw a card.",
        ] {
            assert_eq!(told(text), [], "{text}");
        }
    }
}
