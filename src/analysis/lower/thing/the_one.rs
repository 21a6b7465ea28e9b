//! "The asset": a card of which there is only one, or nobody knows which is meant.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::Noun;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    At, Determiner, HeadNoun, OfAttribute, Thing, ThingKind, ThingNoun, ThingPlace, Word,
};
use crate::vocabulary::number_from_word;

use super::noun_set::is_extreme;

impl Lowering<'_> {
    /// Refuses "the" where several cards could be meant: nobody would pick one of them.
    pub fn says_which(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        match noun.determiner {
            Determiner::The if !self.is_the_only_one(noun) => self.which_of_them(noun, at),
            Determiner::All if self.is_a_bare_number(noun, at) => self.number_or_rank(noun, at),
            Determiner::The
            | Determiner::All
            | Determiner::A
            | Determiner::Each
            | Determiner::Any
            | Determiner::TheMany
            | Determiner::No
            | Determiner::Bare
            | Determiner::Count(_)
            | Determiner::Ordinal(_) => Some(()),
        }
    }

    /// The top card, the highest one, the queen of moon, the 8-ball, and what this card has set aside.
    fn is_the_only_one(&self, noun: &ThingNoun) -> bool {
        let is_lone = |word: &Word| self.world.lone_values.contains(&self.world.value(*word));
        let is_certain = match &noun.head.noun {
            HeadNoun::Zone(_) => true,
            HeadNoun::Value(word) => is_lone(word) || matches!(noun.of, Some(OfAttribute::Value(_))),
            HeadNoun::Card => false,
        };
        is_certain
            || noun.head.values.iter().any(is_lone)
            || noun.order.is_some()
            || noun.named.is_some()
            || noun.that.iter().any(is_extreme)
            || matches!(noun.place, Some(ThingPlace::SetAside { .. }))
    }

    fn which_of_them<T>(&mut self, noun: &ThingNoun, at: At) -> Option<T> {
        if self.is_a_bare_number(noun, at) {
            return self.number_or_rank(noun, at);
        }
        let said = self.quote(at);
        let message = format!("\"{said}\" does not say which one is meant");
        let that = Thing { kind: ThingKind::That(noun.head.clone()), at };
        let that = format::thing(self.world.dialect, &that);
        let one = ThingNoun { determiner: Determiner::A, ..noun.clone() };
        let one = Thing { kind: ThingKind::Some(Box::new(one)), at };
        let one = format::thing(self.world.dialect, &one);
        let mut problem = Diagnostic::new(Code::WhichOne, self.place(at), message).label("which one?");
        if self.scope.that(&Noun::Thing(noun.head.clone())).is_ok() {
            let start = at.0.start as usize;
            let article = if said.starts_with('T') { "That" } else { "that" };
            problem = problem.help(format!("the one that was named before is \"{that}\"")).guess(
                format!("write \"{that}\""),
                Span::new(start, start + "the".len()),
                article,
            );
        } else {
            problem = problem
                .help(format!("write \"{one}\", and one is chosen; one that was named before is \"{that}\""));
        }
        self.report(problem);
        None
    }

    /// "The two", "all four": a rank, and perhaps cards that were named before were meant.
    fn is_a_bare_number(&self, noun: &ThingNoun, at: At) -> bool {
        let HeadNoun::Value(word) = noun.head.noun else { return false };
        let rank = self.world.name(word.id);
        number_from_word(rank).is_some() && self.quote(at).ends_with(rank)
    }

    fn number_or_rank<T>(&mut self, noun: &ThingNoun, at: At) -> Option<T> {
        let message = format!("\"{}\" could be so many cards, or cards of that rank", self.quote(at));
        let all = ThingNoun { determiner: Determiner::All, ..noun.clone() };
        let all = Thing { kind: ThingKind::Some(Box::new(all)), at };
        let all = format::thing(self.world.dialect, &all);
        let help = format!(
            "cards that were named before are \"them\" or \"those cards\"; all cards of that rank are \"{all}\""
        );
        self.refuse(Code::WhichOne, at, message, "how many, or which?", help)
    }
}
