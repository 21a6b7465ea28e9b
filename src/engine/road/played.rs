//! A card that does nothing when it is played but go where a rule puts it.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::engine::table::Playing;
use crate::game::{Card, Event, KindSet, Touched, Work, Zone};
use crate::program::EventKind;

impl<J: Journal> Match<'_, J> {
    /// A card has just been played, and nobody has been told: it goes where a rule puts it, where that is all that comes
    /// of it. False, and nothing is done, where it is not, or somebody looks.
    #[inline(never)]
    pub(super) fn settles_at_once(&mut self, event: &Event, card: Card, playing: &Playing) -> bool {
        let Some(player) = event.player else { return false };
        if !self.is_all_that_comes(playing, event, card) {
            return false;
        }
        let way = self.way_unseen(card, player, event.player, &playing.putting);
        let Some((by, way, passage)) = way else { return false };
        let before = self.game.zones.trace();
        self.note_deed(EventKind::Play, player, card);
        self.may_start(playing.text);
        self.new_batch();
        self.carry_this_way(EventKind::Put, by, card, way, passage);
        // A state has to be looked at before the rule is over.
        if !self.game.touched.is_nothing() {
            self.game.stack.push(Work::Settle(card));
            self.be_at_the_end(playing.text, playing.pc, player, event, before);
        }
        true
    }

    /// Whether nothing else hears of it, no state has to be looked at before the rule, and nothing is left of what came
    /// before.
    #[inline(always)]
    fn is_all_that_comes(&mut self, playing: &Playing, event: &Event, card: Card) -> bool {
        let (table, game) = (self.table, &self.game);
        let facts = table.kind(EventKind::Play);
        let is_merely_played =
            event.from.is_some_and(|from| table.zones.passage(from, Zone::PLAYED).besides == KindSet::NONE);
        is_merely_played
            && game.touched.is_nothing()
            && game.handling.is_idle()
            && !game.awaited.may_contain_any(facts.alone)
            && (playing.is_lasting || !table.is_changed(game))
            && !table.listeners.after(facts).may_be_heard_in_play(table, game, event.player, card)
            && self.is_chain_short()
            && !(facts.is_counted && self.in_play.heeded(table, &self.game).meets(&Touched::REST))
            && (self.game.floating.is_empty() || !self.in_play.is_kept(&self.game, card))
    }
}
