//! A game in the middle: cards where somebody put them, and one step of a turn at a time. For tests of
//! designers; the moves themselves walk the same road as in a game.

use super::{Match, Table, beginning};
use crate::game::{Card, Players, Step, Work};
use crate::game::{Player, TextId};
use crate::program::{EventKind, Op};

impl<'t> Match<'t> {
    /// A game with these cards in each zone, the top card last, in the turn of a player.
    pub fn arranged(table: &'t Table<'t>, cards: Vec<Vec<Card>>, active: Player, seed: u64) -> Match<'t> {
        let mut found = Match { table, game: beginning(table, cards, seed) };
        found.game.turn = 1;
        found.game.active = active;
        found.game.stack.push(Work::Flow(Step::Pause));
        found.check_rules();
        let in_play = (0..table.zone_count).map(crate::game::Zone).filter(|zone| table.is_in_play(*zone));
        let cards: Vec<Card> =
            in_play.flat_map(|zone| found.game.zones.cards(zone).iter().copied()).collect();
        for card in cards {
            if let Err(missing) = found.check_abilities(table.text_of(card)) {
                found.stop(missing);
            }
        }
        found
    }

    /// The turn of a player begins; nothing after that happens by itself.
    pub fn begin_turn(&mut self, player: Player) {
        self.take_over(player);
        self.push_event(EventKind::TurnBegins);
        self.run();
    }

    /// The steps of a player's turn in which something is offered, up to the first decision.
    pub fn offer_turn(&mut self, player: Player) {
        self.take_over(player);
        for phase in self.table.phases.iter().rev() {
            let id = TextId::Phase(*phase);
            if self.table.text(id).code.iter().any(|op| matches!(op, Op::Ask(_))) {
                self.push_text(id);
            }
        }
        self.run();
    }

    fn take_over(&mut self, player: Player) {
        self.game.active = player;
        self.game.taken.fill([0, 0]);
        self.game.pending = None;
        self.game.stack.clear();
        self.game.stack.push(Work::Flow(Step::Pause));
    }

    /// Which verb an offered option does with its card.
    pub fn verb_of(&self, then: crate::program::Pc) -> Option<EventKind> {
        let Some(Work::Body(frame)) = self.game.stack.last() else { return None };
        let op = self.table.text(frame.text).code.get(then.index())?;
        if matches!(op, Op::Discard { .. }) {
            Some(EventKind::Discard)
        } else if matches!(op, Op::Play { .. }) {
            Some(EventKind::Play)
        } else {
            None
        }
    }

    /// Those who won, where the game is over and somebody did.
    pub fn winners(&self) -> Players {
        self.game.winners
    }
}
