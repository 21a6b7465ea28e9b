//! Several kinds of which a card is one: a king or a queen, a blue or green card. In the tree it is a card that is
//! one of them.

use super::{
    Amount, At, Determiner, Head, HeadNoun, Is, Thing, ThingKind, ThingNoun, ThingPredicateKind, Word,
};

impl Is {
    /// What follows `is`. Kinds with nothing else are no noun of their own: is a king or a queen.
    pub fn a(thing: Thing) -> Is {
        match &thing.kind {
            ThingKind::Some(noun) => {
                noun.only_kinds().cloned().unwrap_or_else(|| Is::A(Box::new(thing.clone())))
            }
            _pointed => Is::A(Box::new(thing)),
        }
    }
}

impl Thing {
    pub fn has_several_kinds(&self) -> bool {
        matches!(&self.kind, ThingKind::Some(noun) if noun.has_several_kinds())
    }

    /// The same once for each of its kinds: a king, a queen.
    pub fn kind_by_kind(&self) -> Vec<Thing> {
        let ThingKind::Some(noun) = &self.kind else { return vec![self.clone()] };
        let Some(kinds) = noun.kinds_at() else { return vec![self.clone()] };
        let one = |(head, at): (&Head, At)| {
            let noun = ThingNoun { head: head.clone(), that: noun.that[1..].to_vec(), ..(**noun).clone() };
            Thing { kind: ThingKind::Some(Box::new(noun)), at }
        };
        kinds.into_iter().map(one).collect()
    }
}

impl ThingNoun {
    /// Whether it names several kinds or values of which one is enough.
    pub fn has_several_kinds(&self) -> bool {
        self.kinds().is_some() || self.either().is_some()
    }

    /// The kinds of a noun that has several: a king or a queen.
    pub fn kinds(&self) -> Option<Vec<&Head>> {
        Some(self.kinds_at()?.into_iter().map(|(head, _)| head).collect())
    }

    fn kinds_at(&self) -> Option<Vec<(&Head, At)>> {
        match self.is_what()? {
            Is::OneOf(kinds) if self.head.noun == HeadNoun::Card => {
                let each = self.determiner.of_kinds();
                kinds.iter().map(|is| kind(is, &each)).collect()
            }
            _values => None,
        }
    }

    /// The values of a noun of which one is enough: a blue or green card.
    pub fn either(&self) -> Option<&[Word]> {
        match self.is_what()? {
            Is::Values(values) if values.len() > 1 => Some(values),
            _one => None,
        }
    }

    /// The kinds, where nothing else is said: a king or a queen, kings or queens.
    fn only_kinds(&self) -> Option<&Is> {
        let bare = ThingNoun {
            that: self.that.clone(),
            ..ThingNoun::plain(self.determiner.of_kinds(), self.head.clone())
        };
        let alone = *self == bare && self.that.len() == 1 && self.kinds().is_some();
        self.is_what().filter(|_| alone)
    }

    /// What it is first said to be, behind a noun without values.
    fn is_what(&self) -> Option<&Is> {
        match self.that.first().map(|that| &that.kind) {
            Some(ThingPredicateKind::Is { not: false, what }) if self.head.values.is_empty() => Some(what),
            _other => None,
        }
    }
}

/// The head of a kind: a king. A value alone is none: blue.
fn kind<'t>(is: &'t Is, determiner: &Determiner) -> Option<(&'t Head, At)> {
    match is {
        Is::A(thing) => match &thing.kind {
            ThingKind::Some(noun) if noun.determiner == *determiner => Some((&noun.head, thing.at)),
            _other => None,
        },
        _value => None,
    }
}

impl Determiner {
    /// That of each kind in a noun with several: each king or queen, one king or queen, two kings or queens.
    pub fn of_kinds(&self) -> Determiner {
        match self {
            Determiner::A
            | Determiner::Each
            | Determiner::Count(
                Amount::Exactly(1)
                | Amount::Just(1)
                | Amount::UpTo(1)
                | Amount::MoreThan(1)
                | Amount::FewerThan(1)
                | Amount::More(1),
            ) => Determiner::A,
            _several => Determiner::Bare,
        }
    }
}
