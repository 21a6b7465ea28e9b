//! "An opponent" where nothing is done and so nobody is chosen: in events, in conditions and in what holds for a while.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::asked::{Candidates, Witness};
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::thing::described::Position;
use crate::analysis::resolve::Noun;
use crate::diagnostic::Code;
use crate::program::{Ask, How, Who, WhoKind, WhoLeaf};
use crate::source::Span;
use crate::syntax::tree::{
    Amount, At, Determiner, Person, PersonDeterminer, PersonKind, PersonNoun, Role, ThingNoun,
};

/// What "an opponent" means at one place of a text.
#[derive(Clone, Copy, Debug, Default)]
pub enum Somebody {
    /// Somebody is chosen: something is done.
    #[default]
    Chosen,
    /// All of them: what one of them has is among what they have together.
    AnyOf,
    /// One of them: a condition is true if it is true of one.
    OneOf,
    /// The one of these that a condition has spoken of.
    Found { all: Who, role: Role, at: At },
    /// Nobody can be told apart here any more.
    Nobody,
}

impl Somebody {
    pub fn is_chosen(self) -> bool {
        match self {
            Somebody::Chosen => true,
            Somebody::AnyOf | Somebody::OneOf | Somebody::Found { .. } | Somebody::Nobody => false,
        }
    }
}

impl Lowering<'_> {
    /// Lowers with another meaning of "an opponent".
    pub fn with_somebody<T>(&mut self, meant: Somebody, inside: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.somebody, meant);
        let result = inside(self);
        self.somebody = before;
        result
    }

    /// What a description says more of its cards or players: nobody is chosen for it.
    pub fn described_further<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        match self.somebody {
            Somebody::OneOf | Somebody::Found { .. } => inside(self),
            Somebody::Chosen | Somebody::AnyOf | Somebody::Nobody => {
                self.with_somebody(Somebody::Nobody, inside)
            }
        }
    }

    /// Lowers what is then denied: what is not so of one of them could be so of another.
    pub fn asked_of_one<T>(&mut self, denied: bool, inside: impl FnOnce(&mut Self) -> T) -> T {
        if denied { self.with_somebody(Somebody::Nobody, inside) } else { inside(self) }
    }

    /// Whose the cards of a noun are. Of one card, or none, it is no matter which of them has it.
    pub fn whose_cards<T>(
        &mut self,
        noun: &ThingNoun,
        position: Position,
        inside: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let meant = match self.somebody {
            Somebody::Chosen => return inside(self),
            Somebody::AnyOf | Somebody::OneOf | Somebody::Found { .. } | Somebody::Nobody
                if self.are_alike(noun, position) =>
            {
                Somebody::AnyOf
            }
            Somebody::AnyOf => Somebody::Nobody,
            Somebody::OneOf | Somebody::Found { .. } | Somebody::Nobody => return inside(self),
        };
        self.with_somebody(meant, inside)
    }

    fn are_alike(&self, noun: &ThingNoun, position: Position) -> bool {
        let holds_for_all = matches!(self.somebody, Somebody::AnyOf);
        match &noun.determiner {
            Determiner::A | Determiner::Any | Determiner::No | Determiner::Count(Amount::OrMore(1)) => true,
            Determiner::Bare => holds_for_all || position != Position::Counted,
            Determiner::Each | Determiner::All | Determiner::TheMany => holds_for_all,
            Determiner::The | Determiner::Ordinal(_) | Determiner::Count(_) => false,
        }
    }

    /// Somebody of several, where nobody is chosen.
    pub fn unchosen(&mut self, person: &Person, noun: &PersonNoun) -> Option<Who> {
        let all = self.person_set(person)?;
        if matches!(noun.determiner, PersonDeterminer::Count(_)) {
            return self.cannot_tell_apart(person.at);
        }
        match self.somebody {
            Somebody::Chosen | Somebody::AnyOf => Some(all),
            Somebody::OneOf => {
                self.somebody = Somebody::Found { all, role: noun.role, at: person.at };
                Some(Who::new(WhoKind::Candidate))
            }
            Somebody::Found { .. } | Somebody::Nobody => self.cannot_tell_apart(person.at),
        }
    }

    fn cannot_tell_apart<T>(&mut self, at: At) -> Option<T> {
        let message = format!("this does not say which one \"{}\" is", self.quote(at));
        let help = "for all of them together write \"opponents\": the number of cards opponents control; for one of them make it the one that is spoken of: an opponent controls two or more cards";
        self.refuse(Code::WhichOne, at, message, "which one?", help)
    }

    /// A condition that is true if it is true of one of those it speaks of.
    pub fn of_somebody(
        &mut self,
        at: At,
        witnesses: &mut Vec<Witness>,
        condition: impl FnOnce(&mut Self, &mut Vec<Witness>) -> Option<Boolean>,
    ) -> Option<Boolean> {
        let before = std::mem::replace(&mut self.somebody, Somebody::OneOf);
        let known = witnesses.len();
        let boolean = condition(self, witnesses);
        let found = std::mem::replace(&mut self.somebody, before);
        let boolean = boolean?;
        let Somebody::Found { all, role, at: named } = found else { return Some(boolean) };
        let test = self.some_test(&boolean, at);
        let set = self.persons(&[(How::Start, WhoLeaf::These(all)), (How::And, WhoLeaf::Each(test))]);
        witnesses.truncate(known);
        if self.is_pointed_at_after(at) {
            witnesses.push(Witness {
                who: Candidates::Players(set),
                noun: Noun::Person(role),
                at: named,
                whose: None,
            });
        }
        Some(Boolean::Ask(Ask::AnyPlayer(set)))
    }

    /// Whether the rest of the paragraph speaks of "that …": if not, nobody has to know who or how many it is.
    pub fn is_pointed_at_after(&self, at: At) -> bool {
        self.says_after(at, &["that"])
    }

    /// Whether the rest of the paragraph says one of the words.
    pub fn says_after(&self, at: At, words: &[&str]) -> bool {
        let rest = Span { start: at.0.end, end: self.reach.paragraph.max(at.0.end) };
        self.quote_span(rest)
            .split(|letter: char| !letter.is_alphabetic())
            .any(|said| words.iter().any(|word| said.eq_ignore_ascii_case(word)))
    }
}

/// Somebody who is not chosen by anybody in particular: "an opponent", "the player with the most cards in hand".
pub fn is_somebody(noun: &PersonNoun) -> bool {
    match &noun.determiner {
        PersonDeterminer::A | PersonDeterminer::Count(_) => true,
        PersonDeterminer::The => noun.clause.is_some(),
        PersonDeterminer::Each
        | PersonDeterminer::All
        | PersonDeterminer::Bare
        | PersonDeterminer::No
        | PersonDeterminer::Only(_) => false,
    }
}

/// Whoever of several controls the card: "an asset an opponent controls".
pub fn somebodys(noun: &ThingNoun) -> Option<(Role, At)> {
    let person = noun.controlled_by.as_ref()?;
    let PersonKind::Some(some) = &person.kind else { return None };
    (some.determiner == PersonDeterminer::A).then_some((some.role, person.at))
}
