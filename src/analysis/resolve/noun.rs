//! What was named: the noun a later "that …" can repeat.

use crate::syntax::tree::{Head, HeadNoun, Role};
use crate::vocabulary::WordId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noun {
    Thing(Head),
    Person(Role),
    /// a named value of the attribute
    Value(WordId),
    /// call it the "guest"
    Name(String),
}

/// How well a repeated noun fits the one that was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// "that card" for "a blue ace", "that player" for "an opponent"
    Wider,
    Same,
}

impl Noun {
    /// Whether `repeated` can point at this.
    pub fn fit(&self, repeated: &Noun) -> Option<Fit> {
        match (self, repeated) {
            (Noun::Thing(named), Noun::Thing(repeated)) => fit_heads(named, repeated),
            (Noun::Person(named), Noun::Person(repeated)) if named == repeated => Some(Fit::Same),
            (Noun::Person(_), Noun::Person(Role::Player)) => Some(Fit::Wider),
            (Noun::Value(named), Noun::Value(repeated)) => (named == repeated).then_some(Fit::Same),
            (Noun::Name(named), Noun::Name(repeated)) => (named == repeated).then_some(Fit::Same),
            (Noun::Thing(_) | Noun::Person(_) | Noun::Value(_) | Noun::Name(_), _) => None,
        }
    }
}

fn fit_heads(named: &Head, repeated: &Head) -> Option<Fit> {
    if named == repeated {
        return Some(Fit::Same);
    }
    let said: Vec<WordId> = words(named).collect();
    let all_said = words(repeated).all(|word| said.contains(&word));
    let same_sort = is_zone(named) == is_zone(repeated);
    (all_said && same_sort).then_some(Fit::Wider)
}

fn words(head: &Head) -> impl Iterator<Item = WordId> {
    let noun = match &head.noun {
        HeadNoun::Card => None,
        HeadNoun::Value(word) | HeadNoun::Zone(word) => Some(word.id),
    };
    head.values.iter().map(|word| word.id).chain(noun)
}

fn is_zone(head: &Head) -> bool {
    match head.noun {
        HeadNoun::Zone(_) => true,
        HeadNoun::Card | HeadNoun::Value(_) => false,
    }
}
