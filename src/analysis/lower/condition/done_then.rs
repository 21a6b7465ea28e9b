//! "If an eight is discarded": that is a moment, and a condition asks what is so when it is looked at. What was done in a
//! turn is asked of whoever did it; only a repetition ends with what its own steps do.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::past_kind;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    At, Condition, Determiner, Is, PastVerb, SimpleConditionKind, Thing, ThingKind, ThingNoun,
    ThingPredicate, ThingPredicateKind,
};

/// What was done with the card, where that is what is asked: destroyed, and whether it is denied.
fn done(predicate: &ThingPredicate) -> Option<(PastVerb, bool)> {
    match &predicate.kind {
        ThingPredicateKind::Is { what: Is::Done(verb), not } => Some((*verb, *not)),
        _another => None,
    }
}

/// Whether that is all a condition asks: an event, said as one.
pub fn is_an_event(condition: &Condition) -> bool {
    let [row] = condition.any.as_slice() else { return false };
    let [only] = row.as_slice() else { return false };
    matches!(&only.kind, SimpleConditionKind::Thing(thing, predicate)
        if done(predicate).is_some_and(|(_, not)| !not) && !is_none(thing))
}

/// no eight
fn is_none(thing: &Thing) -> bool {
    matches!(&thing.kind, ThingKind::Some(noun) if noun.determiner == Determiner::No)
}

impl Lowering<'_> {
    fn ends_a_repetition(&self, verb: PastVerb) -> bool {
        self.since.iter().any(|(kind, _)| *kind == past_kind(verb))
    }

    /// Refuses what asks for a moment.
    pub fn asks_now(&mut self, thing: &Thing, predicate: &ThingPredicate) -> Option<()> {
        let Some((verb, not)) = done(predicate).filter(|(verb, _)| !self.ends_a_repetition(*verb)) else {
            return Some(());
        };
        // That its sentence does not fit there is said already, with a sentence that does.
        if self.sentence_at.is_some_and(|sentence| self.is_unfit(sentence)) {
            return None;
        }
        let asked = Span { start: thing.at.0.start, end: predicate.at.0.end };
        let mut problem = self.is_a_moment(At(asked)).help(
            "what is done each time it happens begins with \"Whenever\"; what was done in this turn is asked of whoever did it; a repetition ends with what its own steps do",
        );
        let repeats = |sentence: &At| self.quote(*sentence).starts_with("Repeat");
        if let Some(sentence) = self.sentence_at.filter(|sentence| !repeats(sentence)) {
            let (span, say) = self.asked_so(sentence, asked, (thing, verb, not));
            let whole = self.with_change_of(sentence, span, &say);
            problem = problem.help(format!("The sentence would read: {whole}")).guess(
                format!("write \"{say}\""),
                span,
                say,
            );
        }
        self.report(problem);
        None
    }

    fn is_unfit(&self, sentence: At) -> bool {
        let mut told = self.diagnostics.iter();
        told.any(|told| told.code == Code::NeverHappens && told.place == self.place(sentence))
    }

    /// The same of cards that are described so: "for each card that is destroyed".
    pub fn described_now(&mut self, predicate: &ThingPredicate) -> Option<()> {
        let Some((verb, _)) = done(predicate).filter(|(verb, _)| !self.ends_a_repetition(*verb)) else {
            return Some(());
        };
        let problem = self.is_a_moment(predicate.at).help(format!(
            "what was done in this turn is said of whoever did it: cards players {} this turn",
            format::did(verb)
        ));
        self.report(problem);
        None
    }

    fn is_a_moment(&self, at: At) -> Diagnostic {
        let message = format!("\"{}\" is a moment, and here is asked what is so by then", self.quote(at));
        Diagnostic::new(Code::SentenceDoesNotFit, self.place(at), message).label("at which moment?")
    }

    /// What is written instead: an ability that waits for it, else whoever did it.
    fn asked_so(
        &self,
        sentence: At,
        asked: Span,
        (thing, verb, not): (&Thing, PastVerb, bool),
    ) -> (Span, String) {
        let said = self.quote_span(asked);
        let lead = self.quote_span(Span { start: sentence.0.start, end: asked.start });
        let is_told = !not && !is_none(thing) && self.block.stays;
        // Of what has left play nothing can be asked any more that it was there.
        let was_there = match &thing.kind {
            ThingKind::This => true,
            ThingKind::Some(noun) => noun.controlled_by.is_some(),
            _another => false,
        };
        let waits = lead.trim_end() == "As soon as" || was_there && !lead.starts_with("Whenever");
        if is_told && waits {
            let span = Span { start: sentence.0.start, end: asked.end };
            return (span, format!("Whenever {said}"));
        }
        let who = if not || is_none(thing) { "no player" } else { "a player" };
        let what = match &thing.kind {
            ThingKind::Some(noun) if is_none(thing) => {
                let plain = ThingNoun { determiner: Determiner::A, ..(**noun).clone() };
                format::thing(
                    self.world.dialect,
                    &Thing { kind: ThingKind::Some(Box::new(plain)), at: thing.at },
                )
            }
            _another => self.quote(thing.at),
        };
        (asked, format!("{who} {} {what} this turn", format::did(verb)))
    }
}
