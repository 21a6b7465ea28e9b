//! "This turn", where the text is looked at in every turn, or the turn has begun long ago.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{At, Edge, Event, Moment, Time};

impl Lowering<'_> {
    /// "At the beginning of this turn": when it is read, that is over.
    pub fn has_not_begun(&mut self, moment: &Moment, at: At) -> Option<()> {
        if moment.edge != Edge::Beginning || moment.time != Time::ThisTurn {
            return Some(());
        }
        // Whoever heard that the card does not say when, has heard enough.
        if self.diagnostics.iter().any(|told| told.place == self.place(at)) {
            return None;
        }
        let when = self.lead(at);
        let message =
            format!("\"{}\" is over: this turn has begun before the text is read", self.quote(when));
        let help = "leave it out, and it is done at once; or wait for another turn: At the beginning of your next turn, …";
        self.refuse(Code::NeverHappens, when, message, "has begun already", help)
    }

    /// "Whenever you draw a card during this turn": the text waits in every turn.
    pub fn in_every_turn(&mut self, time: &Time, event: &Event) -> Option<()> {
        if *time != Time::ThisTurn {
            return Some(());
        }
        let message =
            format!("\"{}\" is one turn, and this is looked at in every turn", self.quote(event.at));
        let any = Event { during: None, ..event.clone() };
        let any = format::event(self.world.dialect, &any);
        let help = format!(
            "for one turn begin with how long it lasts: Until the end of this turn, whenever {any}, …; for every turn of yours write: Whenever {any} during your turn, …"
        );
        self.refuse(Code::NeedsDuration, event.at, message, "which turn?", help)
    }

    /// What stands before the comma of a sentence that begins with a moment.
    fn lead(&self, at: At) -> At {
        let text = self.sources.text(self.file).get(at.0.range()).unwrap_or("");
        let end = text.find(',').map_or(at.0.end, |comma| at.0.start + comma as u32);
        At(Span { end, ..at.0 })
    }
}
