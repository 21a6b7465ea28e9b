//! "Choose an asset. Reveal the top card of the draw pile. If it shares a rank with that card, …": both words mean the card
//! that was spoken of last, and a card held against itself decides nothing.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::number::measure::compared;
use crate::analysis::lower::one_before::Said;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::tree::{At, Comparison, Measure, MeasureKind, Thing, ThingKind, Word};

/// What a card is held against, and which words say so.
struct Against<'a> {
    card: &'a Thing,
    words: Span,
    /// What stands before another card in the place of these words.
    lead: String,
}

impl Lowering<'_> {
    /// Refuses a card that is held against itself by two words that point.
    pub fn held_apart(&mut self, one: &Thing, with: &Thing) -> Option<()> {
        self.against_itself(one, Against { card: with, words: with.at.0, lead: String::new() })
    }

    /// The same of what their numbers are: "if the rank of that card is more than its rank".
    pub fn numbers_apart(&mut self, measure: &Measure, comparison: &Comparison) -> Option<()> {
        let Some((_, other)) = compared(comparison) else { return Some(()) };
        let (Some((_, one)), Some((attribute, card))) = (attribute_of(measure), attribute_of(other)) else {
            return Some(());
        };
        let against = match &card.kind {
            // "Its rank" says both in one.
            ThingKind::It => {
                let lead = format!("the {} of ", self.world.name(attribute.id));
                Against { card, words: other.at.0, lead }
            }
            _another => Against { card, words: card.at.0, lead: String::new() },
        };
        self.against_itself(one, against)
    }

    fn against_itself(&mut self, one: &Thing, against: Against<'_>) -> Option<()> {
        if !points(one) || !points(against.card) {
            return Some(());
        }
        let (first, second) = (self.cards(one)?, self.cards(against.card)?);
        if first != second {
            return Some(());
        }
        let asked = Span { start: one.at.0.start, end: against.words.end };
        let [said, other] = [one, against.card].map(|thing| self.quote(thing.at));
        let message = match said.eq_ignore_ascii_case(&other) {
            true => format!("\"{said}\" is held against itself"),
            false => format!("\"{said}\" and \"{other}\" are the same card here, the one spoken of last"),
        };
        let problem =
            Diagnostic::new(Code::PointsAtTwo, self.place(At(asked)), message).label("the same card");
        let problem = match self.one_before(first, asked.start) {
            Some(another) => {
                let problem = problem
                    .note(Place::new(self.file, another.span), "or is this one meant?")
                    .help(another.help(&self.quote_span(another.span)));
                self.shown_with(problem, another.said, against)
            }
            None => {
                let problem = problem.help("say with which other card it is compared");
                // A card that was put somewhere may be the top card itself.
                let was_moved = self.scope.where_lie(first).is_some_and(|lying| !lying.moved.is_empty());
                let top = self.in_own_words("the top card of the ‹discards›");
                match was_moved {
                    true => problem,
                    false => self.shown_with(problem, Said::As(top), against),
                }
            }
        };
        self.report(problem);
        None
    }

    /// Shows how it reads with another card there.
    fn shown_with(&self, problem: Diagnostic, other: Said, against: Against<'_>) -> Diagnostic {
        let Against { words, lead, .. } = against;
        match other {
            Said::As(said) => self.shown_changed(problem, &[(words, format!("{lead}{said}"))]),
            Said::Named(Some(naming)) => {
                self.shown_changed(problem, &[naming, (words, format!("{lead}the guest"))])
            }
            Said::Named(None) => problem.help("and then speak of \"the guest\""),
        }
    }
}

fn points(thing: &Thing) -> bool {
    matches!(thing.kind, ThingKind::It | ThingKind::That(_) | ThingKind::This | ThingKind::Bound(_))
}

fn attribute_of(measure: &Measure) -> Option<(&Word, &Thing)> {
    match &measure.kind {
        MeasureKind::AttributeOf { attribute, of } => Some((attribute, of)),
        _another => None,
    }
}
