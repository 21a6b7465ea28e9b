//! On which cards counters are counted.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::syntax::tree::{
    Amount, Determiner, Each, Head, Sentence, SentenceKind, Steps, Thing, ThingKind, Word,
};
use crate::vocabulary::english::decapitalized;

impl Lowering<'_> {
    /// Those on "two assets" are on some of them, and nobody picks which.
    pub fn counters_of_which(&mut self, counter: Word, on: &Thing, steps: &Steps) -> Option<()> {
        let (head, amount) = match &on.kind {
            ThingKind::Some(noun) => match &noun.determiner {
                Determiner::Count(amount) => (noun.head.clone(), amount),
                _all => return Some(()),
            },
            ThingKind::OfThem(amount) => (Head::card(), amount),
            _pointed => return Some(()),
        };
        let message = format!("\"{}\" does not say which cards have the counters", self.quote(on.at));
        let kind = match amount {
            Amount::Exactly(1) => ThingKind::That(head),
            _several => ThingKind::Those(head),
        };
        let each = Some(Each::Counter { counter, on: Thing { kind, at: on.at } });
        let kind = SentenceKind::ForEach { steps: Steps { each, ..steps.clone() } };
        let sentence = format::sentence(self.world.dialect, &Sentence::new(kind, steps.at));
        let help = format!("choose first: Choose {}. {sentence}", decapitalized(&self.quote(on.at)));
        self.refuse(Code::NotANumber, on.at, message, "on which cards?", help)
    }
}
