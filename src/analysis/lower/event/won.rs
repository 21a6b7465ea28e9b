//! A card that waits for a win: the game is over by then.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{ActKind, BlockKind, Event, EventKind as Happens};

impl Lowering<'_> {
    /// A card hears of a win when the game is over: nothing that it waits for is done any more.
    pub fn is_no_win(&mut self, event: &Event) -> Option<()> {
        let Happens::Does { act, .. } = &event.kind else { return Some(()) };
        let is_card = matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword);
        if act.kind != ActKind::WinGame || !is_card {
            return Some(());
        }
        let message = format!(
            "\"{}\" comes too late: the game is over at once, and what a card waits for is done afterwards",
            self.quote(event.at)
        );
        let would = format::would_event(self.world.dialect, event);
        let place = self.place(event.at);
        let problem = Diagnostic::new(Code::NeverHappens, place, message)
            .label("never done")
            .help(format!("look just before it happens: If {would}, first …"))
            .help("or wait for the end of the game: At the end of each game, the winner …");
        self.report(problem);
        None
    }
}
