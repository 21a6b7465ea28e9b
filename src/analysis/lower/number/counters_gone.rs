//! Counters that are asked for after their card has left play: they went with it, so there are none.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::Where;
use crate::analysis::resolve::{Lies, Lying};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Cards;
use crate::syntax::tree::{At, CardNumber, Thing, ThingKind, ThingNoun, ThingPredicate, ThingPredicateKind};

impl Lowering<'_> {
    /// Warns where the counters of a card are asked for that is not in play.
    pub fn counters_asked(&mut self, cards: Cards, at: At) {
        let Some(Lying { place, told, would, .. }) = self.scope.where_lie(cards).cloned() else { return };
        let (asked, gone) = (self.quote(at), self.quote_span(told));
        let message = match place {
            Lies::Gone => {
                format!("\"{asked}\" comes too late: after \"{gone}\" the card has no counters any more.")
            }
            Lies::Elsewhere => {
                format!("\"{asked}\": only cards in play have counters, and \"{gone}\" is somewhere else.")
            }
            Lies::Played => return self.no_counters_yet(at),
            Lies::InPlay | Lies::Unknown => return,
        };
        let help = match (place, would) {
            (Lies::Elsewhere, _) => "Speak of a card in play.".to_string(),
            (_, Some(would)) => format!("An ability that acts just before finds them: If {would}, first …"),
            (_, None) if cards == Cards::THIS => {
                "Say it before the card leaves play. An ability that acts just before finds them: If this card would be destroyed, first …".to_string()
            }
            (_, None) => {
                "Choose it first, and let it leave play last: Draw cards equal to the number of … counters on that ‹stays›. Destroy that ‹stays›.".to_string()
            }
        };
        let problem = Diagnostic::new(Code::CountersGone, self.place(at), message).label("no counters here");
        self.report(problem.note(self.place(At(told)), "the counters go with the card").help(help));
    }

    /// Warns of cards that are described by their counters and lie somewhere else than in play.
    pub fn counters_described(&mut self, noun: &ThingNoun, default: Where, at: At) {
        // What a price asks of a card stands nowhere.
        let mut said =
            noun.that.iter().filter(|predicate| is_of_counters(predicate) && predicate.at.0 != at.0);
        let Some(asked) = said.next() else { return };
        // Counters tell a place where nothing else does: here it is asked whether something else does.
        let mut plain = noun.clone();
        plain.that.retain(|predicate| !is_of_counters(predicate));
        if let Lies::Elsewhere | Lies::Gone = self.place_of(&plain, default) {
            self.none_there(asked.at, at);
        }
    }

    /// Warns where the counters of described cards are asked for that lie somewhere else.
    pub fn counters_on(&mut self, thing: &Thing, cards: Cards, default: Where, asked: At) {
        match &thing.kind {
            ThingKind::Some(noun) if self.place_of(noun, default) == Lies::Elsewhere => {
                self.none_there(asked, thing.at);
            }
            _pointed => self.counters_asked(cards, asked),
        }
    }

    fn none_there(&mut self, asked: At, cards: At) {
        let message = format!(
            "\"{}\": only cards in play have counters, and \"{}\" is somewhere else.",
            self.quote(asked),
            self.quote(cards)
        );
        let problem = Diagnostic::new(Code::CountersGone, self.place(asked), message);
        self.report(problem.label("no counters here").help("Speak of a card in play: a card you control."));
    }

    /// A card that is being played has none.
    fn no_counters_yet(&mut self, at: At) {
        let message = format!(
            "\"{}\": only cards in play have counters, and this card is being played.",
            self.quote(at)
        );
        let problem = Diagnostic::new(Code::CountersGone, self.place(at), message).label("no counters here");
        self.report(problem.help("Speak of a card that stays in play."));
    }
}

fn is_of_counters(predicate: &ThingPredicate) -> bool {
    matches!(
        predicate.kind,
        ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::Extreme { of: CardNumber::Counters(_), .. }
    )
}
