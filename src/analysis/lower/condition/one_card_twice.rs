//! "Choose an asset. Reveal the top card of the draw pile. If it shares a rank with that card, …": both words mean the card
//! that was spoken of last, and a card held against itself decides nothing.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::number::measure::compared;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Cards;
use crate::source::Span;
use crate::syntax::tree::{At, Comparison, Measure, MeasureKind, Thing, ThingKind};

impl Lowering<'_> {
    /// Refuses a card that is held against itself by two words that point.
    pub fn held_apart(&mut self, one: &Thing, with: &Thing) -> Option<()> {
        if !points(one) || !points(with) {
            return Some(());
        }
        let (first, second) = (self.cards(one)?, self.cards(with)?);
        if first != second {
            return Some(());
        }
        let problem = self.same_card(first, one, with);
        self.report(problem);
        None
    }

    /// The same of what their numbers are: "if the rank of that card is more than its rank".
    pub fn numbers_apart(&mut self, measure: &Measure, comparison: &Comparison) -> Option<()> {
        match (attribute_of(measure), compared(comparison).and_then(|(_, other)| attribute_of(other))) {
            (Some(one), Some(with)) => self.held_apart(one, with),
            _another => Some(()),
        }
    }

    fn same_card(&self, card: Cards, one: &Thing, with: &Thing) -> Diagnostic {
        let asked = Span { start: one.at.0.start, end: with.at.0.end };
        let [said, other] = [one, with].map(|thing| self.quote(thing.at));
        let message = match said.eq_ignore_ascii_case(&other) {
            true => format!("\"{said}\" is held against itself"),
            false => format!("\"{said}\" and \"{other}\" are the same card here, the one spoken of last"),
        };
        let problem =
            Diagnostic::new(Code::PointsAtTwo, self.place(At(asked)), message).label("the same card");
        let earlier = self.scope.mentions.iter().filter(|mention| mention.cards != card && !mention.many);
        let earlier = earlier.max_by_key(|mention| mention.span.start);
        let problem = match earlier {
            Some(earlier) => problem.help(format!(
                "give \"{}\" a name right behind its sentence, and say the name here: Call it the \"guest\".",
                self.quote(At(earlier.span))
            )),
            None => problem.help("say with which other card it is compared"),
        };
        let renamed = [one, with].into_iter().find(|thing| matches!(thing.kind, ThingKind::That(_)));
        let Some((sentence, renamed)) = self.sentence_at.zip(renamed) else { return problem };
        let other = if earlier.is_some() { "the guest" } else { "the top card of the ‹discards›" };
        let whole = self.with_change_of(sentence, renamed.at.0, other);
        problem.help(format!("this sentence then reads: {whole}"))
    }
}

fn points(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::It | ThingKind::That(_) | ThingKind::This | ThingKind::Bound(_))
}

fn attribute_of(measure: &Measure) -> Option<&Thing> {
    match &measure.kind {
        MeasureKind::AttributeOf { of, .. } => Some(of),
        _another => None,
    }
}
