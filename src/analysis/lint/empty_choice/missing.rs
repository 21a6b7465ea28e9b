//! Whether what is to be chosen can be missing, as far as its noun says.

use super::super::Linted;
use crate::syntax::tree::{
    Amount, Determiner, FieldKind, HeadNoun, Is, PersonClause, PersonKind, PersonNoun, ThingNoun,
    ThingPredicateKind, Word,
};

/// A card of a kind, or from somewhere. Zones that are chosen are always there, and "up to two" may be none.
pub(super) fn can_be_missing(noun: &ThingNoun) -> bool {
    let may_be_none = matches!(
        noun.determiner,
        Determiner::Count(Amount::UpTo(_) | Amount::UpToThatMany | Amount::AnyNumber | Amount::OrFewer(_))
            | Determiner::Each
            | Determiner::All
    );
    let is_a_zone = matches!(noun.head.noun, HeadNoun::Zone(_)) && noun.that.is_empty();
    !may_be_none && !is_a_zone
}

/// There are always players; one of a kind may be missing. Somebody has the most of anything.
pub(super) fn somebody_can_be_missing(noun: &PersonNoun) -> bool {
    match &noun.clause {
        Some(
            PersonClause::Who(_)
            | PersonClause::Whose { .. }
            | PersonClause::WithAmount(_)
            | PersonClause::WithSoMany(..)
            | PersonClause::WithMoreThan { .. },
        ) => true,
        Some(PersonClause::With { .. }) | None => false,
    }
}

/// Whether a card in play is itself one of those that can be chosen.
pub(super) fn is_there_itself(linted: &Linted<'_>, noun: &ThingNoun) -> bool {
    let is_in_play =
        |what: &ThingPredicateKind| matches!(what, ThingPredicateKind::Is { not: false, what: Is::InPlay });
    let says_in_play = noun.that.iter().all(|that| is_in_play(&that.kind));
    let kind = match &noun.head.noun {
        HeadNoun::Value(kind) => Some(kind),
        HeadNoun::Card if noun.that.is_empty() => return false,
        HeadNoun::Card => None,
        HeadNoun::Zone(_) => return false,
    };
    let lines = linted.block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Line(line) => Some(line),
        FieldKind::Copies(_)
        | FieldKind::Illustrator(_)
        | FieldKind::Flavor(_)
        | FieldKind::Requires(_)
        | FieldKind::EntersWith(_) => None,
    });
    let own: Vec<&Word> = lines.flatten().flat_map(|(_, values)| values).collect();
    let is_of_the_kind = noun.head.values.iter().chain(kind).all(|value| own.contains(&value));
    let is_mine = noun.controlled_by.as_ref().is_none_or(|who| who.kind == PersonKind::You);
    let narrowed = noun.other
        || noun.of.is_some()
        || noun.named.is_some()
        || noun.place.is_some()
        || noun.handled.is_some()
        || noun.except.is_some();
    noun.determiner == Determiner::A && is_of_the_kind && is_mine && says_in_play && !narrowed
}
