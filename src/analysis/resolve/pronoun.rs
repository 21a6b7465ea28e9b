//! Finding what a pronoun points at: exactly one thing, or a reason why not.

use crate::program::{Cards, Pointed};
use crate::source::Span;
use crate::syntax::tree::Role;

use super::Noun;
use super::noun::Fit;
use super::scope::{Apart, AskedFor, Binding, Scope, Slot};

/// What a pronoun means.
pub type Found<T> = Result<T, Lost>;

/// Why it means nothing, with what could have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// what was named so far
    Nothing(Vec<Span>),
    Two(Span, Span),
    /// what was named, or what was named after that if it was done
    OrPerhaps(Span, Span),
    /// "it" for several cards
    Several(Span),
    /// what was named, but not for here
    Apart(Span, Apart),
    /// what a condition asked for: none of them was picked
    OnlyAsked(Span),
    /// what was named, or what a condition asked for after that
    NamedOrAsked(Span, Span),
}

impl Scope {
    /// `that NOUN`: the one thing of that noun.
    pub fn that(&self, repeated: &Noun) -> Found<&Binding> {
        let found = self.pick(repeated, false);
        let Some(asked) = self.asked_for.iter().rev().find(|asked| asked.noun.fit(repeated).is_some()) else {
            return found;
        };
        match found {
            Err(Lost::Nothing(_)) => Err(Lost::OnlyAsked(asked.span)),
            Ok(named)
                if self.is_nearer(asked, named.said_at)
                    && asked.noun.fit(repeated) >= named.noun.fit(repeated) =>
            {
                Err(Lost::NamedOrAsked(named.span, asked.span))
            }
            found => found,
        }
    }

    /// Whom "that player" means here, and still means where the other scope ends.
    pub fn pointed_throughout(&self, later: &Scope) -> Vec<Pointed> {
        let someone = |scope: &Scope, role| match scope.that(&Noun::Person(role)).ok()?.slot {
            Slot::Person(who) => Some(who),
            Slot::Cards(_) | Slot::Zone(_) | Slot::Value(_) => None,
        };
        let roles = [Role::Player, Role::Opponent, Role::Ally].into_iter();
        let pointed = roles.filter_map(|role| {
            let who = someone(self, role).filter(|who| someone(later, role) == Some(*who))?;
            Some(Pointed { role: role.word().to_string(), who })
        });
        pointed.collect()
    }

    /// Whether something was asked for a few words ago, after what is meant was spoken of.
    fn is_nearer(&self, asked: &AskedFor, said_at: u32) -> bool {
        asked.sentence == self.sentence && asked.span.end > said_at
    }

    /// `those NOUNS`: the one group of that noun.
    pub fn those(&self, repeated: &Noun) -> Found<&Binding> {
        match self.pick(repeated, true) {
            Err(Lost::Nothing(named)) => Err(self.one_of_each(repeated).unwrap_or(Lost::Nothing(named))),
            found => found,
        }
    }

    /// One of that noun that each of several named, or one branch.
    fn one_of_each(&self, repeated: &Noun) -> Option<Lost> {
        let fits = |named: &&Binding| named.noun.fit(repeated).is_some();
        let last = self.bindings.iter().rev().find(fits)?;
        last.apart.map(|apart| Lost::Apart(last.span, apart))
    }

    fn pick(&self, repeated: &Noun, many: bool) -> Found<&Binding> {
        let fitting = |wanted: Fit| {
            self.bindings
                .iter()
                .filter(move |named| named.many == many && named.noun.fit(repeated) == Some(wanted))
                .collect::<Vec<_>>()
        };
        // The very noun wins over a narrower one: "that ball" is no cue ball.
        for wanted in [Fit::Same, Fit::Wider] {
            let mut candidates = fitting(wanted);
            let Some(last) = candidates.pop() else { continue };
            if let Some(apart) = last.apart {
                return Err(Lost::Apart(last.span, apart));
            }
            return match candidates.into_iter().rev().find(|other| other.slot != last.slot) {
                Some(other) => Err(Lost::Two(other.span, last.span)),
                None => Ok(last),
            };
        }
        // Somebody is looked for among people.
        let is_person = matches!(repeated, Noun::Person(_));
        let could = |named: &&Binding| !is_person || matches!(named.slot, Slot::Person(_));
        Err(Lost::Nothing(self.bindings.iter().filter(could).map(|named| named.span).collect()))
    }

    fn nothing(&self) -> Lost {
        Lost::Nothing(self.bindings.iter().map(|binding| binding.span).collect())
    }

    /// Single cards named in the last sentence that named two or more: "those cards" after
    /// "choose a card … and a card …".
    pub fn pair(&self, repeated: &Noun) -> Vec<Cards> {
        let singles = || {
            self.bindings.iter().filter(|named| {
                !named.many
                    && named.apart.is_none()
                    && named.noun.fit(repeated).is_some()
                    && matches!(named.slot, Slot::Cards(_))
            })
        };
        let Some(sentence) = singles().map(|named| named.sentence).max() else { return Vec::new() };
        let cards =
            singles().filter(|named| named.sentence == sentence).filter_map(|named| match named.slot {
                Slot::Cards(cards) => Some(cards),
                Slot::Person(_) | Slot::Zone(_) | Slot::Value(_) => None,
            });
        cards.collect()
    }

    /// `it`: the one card last spoken of.
    pub fn it(&self) -> Found<Cards> {
        if let Some(defined) = self.defined {
            return Ok(defined);
        }
        let asked = self.asked_for.last();
        let Some(last) = self.mentions.last() else {
            return Err(asked.map_or_else(|| self.nothing(), |asked| Lost::OnlyAsked(asked.span)));
        };
        if let Some(asked) = asked.filter(|asked| self.is_nearer(asked, last.said_at)) {
            return Err(Lost::NamedOrAsked(last.span, asked.span));
        }
        if let Some(apart) = last.apart {
            return Err(Lost::Apart(last.span, apart));
        }
        if last.many {
            return Err(Lost::Several(last.span));
        }
        let rival = self
            .mentions
            .iter()
            .rev()
            .skip(1)
            .find(|other| other.clause == last.clause && other.cards != last.cards && !other.many);
        match (rival, self.if_it_was_not(last)) {
            (Some(other), _) => Err(Lost::Two(other.span, last.span)),
            (None, Some(other)) => Err(Lost::OrPerhaps(other.span, last.span)),
            (None, None) => Ok(last.cards),
        }
    }
}
