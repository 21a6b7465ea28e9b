//! An offer or a `requires` that asks what others hold in secret: that it is made tells so, and nobody has paid for it.

use super::Linted;
use super::parts::zone_number;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::manifest::SeenBy;
use crate::syntax::tree::{
    At, FieldKind, HeadNoun, Node, Person, PersonClause, PersonKind, PersonPredicate, PersonPredicateKind,
    Requirement, Role, SentenceKind, SimpleCondition, SimpleConditionKind, Thing, ThingKind, ThingNoun,
    ThingPlace, Visit, Zone, ZoneKind,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for field in &linted.block.fields {
        if let FieldKind::Requires(Requirement::Person(_) | Requirement::Thing(_)) = &field.kind
            && let Some(at) = asks_what_is_held(linted, field)
        {
            let help = "Ask when the card is played: Choose an opponent. If that opponent has …, ….";
            found.push(problem(linted, at, "Whether the card can be played", help));
        }
    }
    linted.block.visit(&mut |node| {
        if let Node::Sentence(sentence) = node
            && let SentenceKind::Once { condition: Some(condition), .. } = &sentence.kind
            && let Some(at) = asks_what_is_held(linted, condition)
        {
            let help =
                "Ask when it is used: Once during your turn, you may choose an opponent. If that opponent has …, ….";
            found.push(problem(linted, at, "Whether this is offered", help));
        }
    });
}

fn problem(linted: &Linted<'_>, at: At, what: &str, help: &str) -> Diagnostic {
    let message = format!("{what} tells what others hold in secret.");
    Diagnostic::new(Code::ToldByOffer, linted.place(at), message)
        .label("only those who hold it should know")
        .help(format!(
            "\"{}\" is answered before anything is paid, each time the turn comes there.",
            linted.quote(at)
        ))
        .help(help)
}

/// Where it is asked whether somebody else has certain cards in a place that you don't see.
fn asks_what_is_held(linted: &Linted<'_>, part: &impl Visit) -> Option<At> {
    let mut asked = None;
    part.visit(&mut |node| {
        let at = match node {
            Node::Person(person @ Person { kind: PersonKind::Some(noun), at }) => match &noun.clause {
                Some(PersonClause::Who(predicate)) if holds(linted, person, predicate) => *at,
                _another => return,
            },
            Node::SimpleCondition(SimpleCondition {
                kind: SimpleConditionKind::Person(person, predicate),
                at,
            }) if holds(linted, person, predicate) => *at,
            Node::Thing(thing) if is_held(linted, thing, None) => thing.at,
            _part => return,
        };
        asked.get_or_insert(at);
    });
    asked
}

/// "Has an eight in hand", said of somebody else, or "has more eights in hand than" somebody.
fn holds(linted: &Linted<'_>, who: &Person, predicate: &PersonPredicate) -> bool {
    match &predicate.kind {
        PersonPredicateKind::Has(thing) => is_held(linted, thing, Some(who)),
        PersonPredicateKind::HasMoreThan { what, than, .. } => {
            [who, than].into_iter().any(|who| is_held(linted, what, Some(who)))
        }
        _another => false,
    }
}

/// Whether the cards are certain ones in a place of others that only they see. How many there are everybody sees.
/// "Their" hand is that of whoever it is asked of.
fn is_held(linted: &Linted<'_>, thing: &Thing, they: Option<&Person>) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    let Some(ThingPlace::In(zones)) = &noun.place else { return false };
    are_certain(noun) && zones.iter().any(|zone| is_hidden(linted, zone, they))
}

fn are_certain(noun: &ThingNoun) -> bool {
    !noun.head.values.is_empty()
        || matches!(noun.head.noun, HeadNoun::Value(_))
        || noun.of.is_some()
        || noun.named.is_some()
        || !noun.that.is_empty()
}

fn is_hidden(linted: &Linted<'_>, zone: &Zone, they: Option<&Person>) -> bool {
    let (word, whose) = match &zone.kind {
        ZoneKind::Bare(word) => (*word, they),
        ZoneKind::Of(word, person) => match &person.kind {
            PersonKind::They | PersonKind::That(_) => (*word, they),
            _another => (*word, Some(person.as_ref())),
        },
        ZoneKind::The(_) | ZoneKind::Empty(_) | ZoneKind::That(_) => return false,
    };
    let manifest = &linted.game.manifest;
    let whose = whose.filter(|whose| !matches!(whose.kind, PersonKind::You | PersonKind::They));
    let number = zone_number(linted.game, word).filter(|_| whose.is_some());
    // Allies may see each other's hands.
    let is_ally =
        whose.is_some_and(|whose| matches!(&whose.kind, PersonKind::Some(noun) if noun.role == Role::Ally));
    let is_shown = |number: usize| {
        ZoneRoles::of(manifest).hand == Some(number)
            && is_ally
            && manifest.teams.as_ref().is_some_and(|teams| teams.hands_seen_by_allies)
    };
    number.is_some_and(|number| manifest.zones[number].seen_by == SeenBy::Owner && !is_shown(number))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, warnings, warnings_with_settings};
    use super::*;

    #[test]
    fn what_others_hold_in_secret_is_told_by_an_offer() {
        let told = |text: &str| warnings(Code::ToldByOffer, &asset(text));
        let text = "Once during your turn, if an opponent has a red card in hand, you may draw a card.";
        let message = "Whether this is offered tells what others hold in secret.";
        assert_eq!(told(text), one("an opponent has a red card in hand", message));
        for text in [
            "Once during your turn, if there is a red card in an opponent's hand, you may draw a card.",
            "Once during your turn, if a player who has a red card in hand controls an asset, you may draw a card.",
            "Once during your turn, if the next player has a red card in hand, you may draw a card.",
            "Once during your turn, if there is a red card in the next player's hand, you may draw a card.",
            "Once during your turn, if an opponent has more red cards in hand than you, you may draw a card.",
            "Once during your turn, if you have more red cards in hand than an opponent, you may draw a card.",
        ] {
            assert_eq!(told(text).len(), 1, "{text}");
        }
        for text in [
            "Once during your turn, if you have a red card in hand, you may draw a card.",
            "Once during your turn, if an opponent has two or more cards in hand, you may draw a card.",
            "Once during your turn, if the next player has more cards in hand than you, you may draw a card.",
            "Once during your turn, if an opponent controls a red asset, you may draw a card.",
            "Once during your turn, you may choose an opponent. If that opponent has a red card in hand, draw a card.",
        ] {
            assert_eq!(told(text), [], "{text}");
        }
    }

    #[test]
    fn what_allies_hold_is_no_secret_where_they_see_it() {
        let told = |hands: &str, who: &str| {
            let teams = format!("[teams]\nsizes = [2]\nturn = \"shared\"\nhands = \"{hands}\"\n");
            let text = format!("Once during your turn, if {who}, you may draw a card.");
            warnings_with_settings(Code::ToldByOffer, &teams, &asset(&text)).len()
        };
        for (who, hidden, seen) in [
            ("an ally has a red card in hand", 1, 0),
            ("there is a red card in an ally's hand", 1, 0),
            ("a player has a red card in hand", 1, 1),
            ("an opponent has a red card in hand", 1, 1),
        ] {
            assert_eq!((told("hidden", who), told("seen by allies", who)), (hidden, seen), "{who}");
        }
    }
}
