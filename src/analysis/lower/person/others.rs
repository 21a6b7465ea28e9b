//! "Each other player" and "another player": others than whom.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Apart, Named, Slot, You};
use crate::diagnostic::Code;
use crate::program::{Who, WhoKind, WhoLeaf};
use crate::source::Span;
use crate::syntax::tree::{At, Person, PersonDeterminer, PersonKind, PersonNoun, Role};

impl Lowering<'_> {
    /// Whom "other" leaves out: whoever the clause is about, else whoever was spoken of last, else you. "Another player"
    /// is never you.
    pub fn other_than_whom(&mut self, noun: &PersonNoun, at: At) -> Option<Vec<Who>> {
        let is_another = noun.determiner == PersonDeterminer::A;
        // Whoever you choose is not the one spoken of last either.
        let yours = self.scope.subject.filter(|subject| is_another && *subject == Who::YOU);
        if let (Some(subject), None) = (self.scope.subject, yours) {
            return Some(vec![subject]);
        }
        let named = match self.scope.spoken_of {
            Some(who) if Some(who) != yours => Some(who),
            Some(_) | None => self.named_last(is_another, at)?,
        };
        let named = named.filter(|named| yours.is_none() || !self.are_all_of_them(noun, *named));
        let Some(named) = named else {
            return Some(vec![match yours {
                Some(you) => you,
                None => self.anchor(noun, at)?,
            }]);
        };
        if self.are_all_of_them(noun, named) {
            return self.nobody_else(at);
        }
        let you = match self.block.you {
            You::Controller | You::Player | You::Doer => {
                (is_another && named != Who::YOU).then_some(Who::YOU)
            }
            You::Nobody => None,
        };
        Some(std::iter::once(named).chain(you).collect())
    }

    /// Whether nobody else is left.
    fn are_all_of_them(&self, noun: &PersonNoun, named: Who) -> bool {
        named == Who::EVERYONE || noun.role == Role::Opponent && self.are_your_opponents(named)
    }

    /// Whether they are all of your opponents.
    fn are_your_opponents(&self, who: Who) -> bool {
        let WhoKind::Set(all) = who.kind() else { return false };
        let step = &self.text.persons[all.index()];
        step.last && step.leaf == WhoLeaf::OpponentsOf(Who::YOU)
    }

    /// Whoever was spoken of last, if anybody was: one, or all who did something.
    fn named_last(&mut self, one: bool, at: At) -> Option<Option<Who>> {
        let bound = self.scope.bindings.iter().rev().find_map(|binding| match binding.slot {
            Slot::Person(who) => {
                let (many, span) = (binding.many, binding.span);
                let apart = binding.apart.or(binding.perhaps.then_some(Apart::PerhapsNot));
                let is_meant = !many || !one && matches!(who.kind(), WhoKind::Local(_));
                is_meant.then_some(Named { who, many, span, apart })
            }
            Slot::Cards(_) | Slot::Zone(_) | Slot::Value(_) => None,
        });
        let named = self.scope.named.filter(|named| !(one && named.many));
        match bound.into_iter().chain(named).max_by_key(|named| named.span.end) {
            Some(Named { span, apart: Some(apart), .. }) => self.named_apart(span, apart, at),
            Some(named) => Some(Some(named.who)),
            None => Some(None),
        }
    }

    /// Several who do something. Where others are spoken of after it, these are kept as they are now.
    pub fn all_named(&mut self, who: Who, person: &Person) -> Option<Who> {
        let is_described = matches!(&person.kind, PersonKind::Some(noun) if noun.clause.is_some());
        let who = match is_described && self.says_other_after(person.at) {
            true => self.as_of_now(who, person.at)?,
            false => who,
        };
        let named = if is_everybody(person) { Who::EVERYONE } else { who };
        self.scope.name(named, true, person.at.0);
        self.scope.spoken_of = Some(named);
        Some(who)
    }

    /// Whether the rest of the paragraph speaks of others.
    fn says_other_after(&self, at: At) -> bool {
        self.reach.others.is_some_and(|others| others >= at.0.end)
    }

    /// Whoever was spoken of last is nobody in particular here.
    fn named_apart<T>(&mut self, named: Span, apart: Apart, at: At) -> Option<T> {
        let why = match apart {
            Apart::OfEach | Apart::EachTime => "was another one each time",
            Apart::OneBranch | Apart::NotYet | Apart::PerhapsNot => {
                "may be nobody: what it stands in is not always done"
            }
        };
        let (said, named) = (self.quote(at), self.quote_span(named));
        let message = format!("this does not say whom \"{said}\" leaves out: \"{named}\" {why}");
        let help = format!("say it in the same sentence: {named} … and {} …", said.to_lowercase());
        self.refuse(Code::PointsAtNothing, at, message, "others than whom?", help)
    }

    fn nobody_else<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is nobody: everybody was spoken of before", self.quote(at));
        let help = "for all but you write \"each opponent\"; others are others than some: Each player with no cards in ‹held› draws a card. Each other player draws two cards.";
        self.refuse(Code::PointsAtNothing, at, message, "others than whom?", help)
    }
}

/// "Each player", and nothing more.
fn is_everybody(person: &Person) -> bool {
    let PersonKind::Some(noun) = &person.kind else { return false };
    noun.role == Role::Player && !noun.other && noun.clause.is_none()
}
