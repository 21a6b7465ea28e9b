//! "You may discard a card during your draw phase": what a turn allows, at another time of it.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::one_card::taken_by;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Proposal, Standing, When, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{Act, ActKind, At, BlockKind, Person, PersonKind, SimpleVerb, Time};

impl Lowering<'_> {
    pub(super) fn permission(&mut self, person: &Person, act: &Act, time: &Time, at: At) -> Option<Standing> {
        let (who, during) = (self.person_set(person)?, self.when(time)?);
        self.in_own_turn(who, person, during, at)?;
        if !is_counted_by_turns(act) {
            return self.is_no_permission(person, act, time, at);
        }
        if let Some(what) = taken_by(act) {
            self.offers_one_card(what, at, "a permission")?;
        }
        let act: Proposal = self.proposed(who, act)?;
        Some(Standing::Permission { act, during })
    }

    /// How often cards are discarded and played, a turn counts. Nothing says how often anything else could be done.
    fn is_no_permission<T>(&mut self, person: &Person, act: &Act, time: &Time, at: At) -> Option<T> {
        let dialect = self.world.dialect;
        let done = format::act(dialect, act);
        let message =
            format!("\"{done}\" has no end: a turn counts what is discarded and played, and nothing else");
        let during = format::time(dialect, time);
        let help = match (&person.kind, self.block.kind) {
            (PersonKind::You, BlockKind::Card | BlockKind::Keyword) if self.block.stays => {
                format!("for once in each, write: Once during {during}, you may {done}.")
            }
            (PersonKind::You, _) => format!("offer it at once: You may {done}."),
            _others => {
                let who = format::person(dialect, person);
                format!(
                    "let something that happens ask them: At the beginning of {during}, {who} may {done}."
                )
            }
        };
        self.refuse(Code::SentenceDoesNotFit, at, message, "how often?", help)
    }

    /// Something is offered to those whose turn it is; nobody else is asked.
    fn in_own_turn(&mut self, who: Who, person: &Person, during: When, at: At) -> Option<()> {
        if during.of == Who::YOU && self.are_others(who) {
            let said = self.quote(person.at);
            let message = format!("in your turn nothing is offered to \"{said}\"");
            let help = "let something that happens ask them: At the beginning of your turn, each opponent may discard a card.";
            return self.refuse(Code::SentenceDoesNotFit, at, message, "not their turn", help);
        }
        if !self.are_others(during.of) {
            return Some(());
        }
        let message = "in another player's turn nothing is offered to you";
        let help = "write \"during your turn\", or let something that happens ask you: Whenever an opponent discards a card, you may discard a card.";
        self.refuse(Code::SentenceDoesNotFit, at, message, "not your turn", help)
    }

    /// Whether you are surely none of them.
    fn are_others(&self, who: Who) -> bool {
        let WhoKind::Set(set) = who.kind() else { return false };
        matches!(
            self.text.persons[set.index()].leaf,
            WhoLeaf::OpponentsOf(_) | WhoLeaf::AlliesOf(_) | WhoLeaf::Next | WhoLeaf::Beside(..)
        )
    }
}

fn is_counted_by_turns(act: &Act) -> bool {
    matches!(&act.kind, ActKind::Simple { verb: SimpleVerb::Discard | SimpleVerb::Play, .. })
}
