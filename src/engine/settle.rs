//! Where a played card goes when its effect is over.

use super::Match;
use super::journal::Journal;
use super::road::Way;
use super::table::Settling;
use crate::game::{Acted, Card, CardSet, Event, Player, Waiting, Work, Zone};
use crate::program::{End, EventKind, Pc, PlayKind, PlayThen};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// A card is played, and only the rule hears of it that says where it goes. Without an effect it goes there at once.
    /// False, and nothing is done, where there is more to it.
    #[inline(always)]
    pub(super) fn plays_plainly(&mut self, player: Player, card: Card) -> bool {
        let Some(settling) = self.table.settling(card) else { return false };
        let Some(passage) = self.passage_of_play(player, card) else { return false };
        let from = Some(self.game.zones.place(card));
        let (to, end) = (Zone::PLAYED, End::Into);
        let way = Way { end, face_down: false, by_place: false };
        self.carry_this_way(EventKind::Play, player, card, way, passage);
        let (to, stay) = (Some(to), self.game.zones.stay(card));
        let event = || Event { card: Some(card), from, to, end, stay, ..Event::of(EventKind::Play, player) };
        let before = self.game.zones.trace();
        // Texts that keep cards lose this one.
        let comes_first = settling.has_effect || !self.game.sets.is_empty() || self.is_state_due();
        if comes_first || !self.rule_puts(settling, card, player, Some(player)) {
            let event = event();
            self.rule_waits(settling.rule, player, &event);
            self.push_effect(card, event);
        } else if self.is_state_due() {
            self.game.stack.push(Work::Settle(card, player));
            self.end_rule(settling, player, event(), before);
        }
        true
    }

    /// The rule puts a played card to its place, and does not begin. False, and nothing is done, where somebody looks.
    #[inline(always)]
    fn rule_puts(&mut self, settling: &Settling, card: Card, you: Player, doer: Option<Player>) -> bool {
        let Some(putting) = &settling.puts else { return false };
        let Some(player) = putting.player(you, doer) else { return false };
        let is_put = !self.is_chain_watched() && self.put_this_unseen(card, player, putting);
        if is_put {
            self.game.chain = self.game.chain.wrapping_add(1);
            self.stop_handling();
        }
        is_put
    }

    /// A state has to be looked at before the end of the rule that put a played card to its place.
    #[cold]
    #[inline(never)]
    fn end_rule(&mut self, settling: &Settling, you: Player, event: Event, before: u64) {
        let (text, end) = (settling.rule.text, Pc(settling.begin.0 + 1));
        self.begin_text(text, end, you, &event).round_began = before;
    }

    /// The rule that waits puts the card to its place, and does not begin. False, and nothing is done, where somebody looks,
    /// or the rule does more.
    #[inline(always)]
    fn settles_by(&mut self, waiting: usize, card: Card) -> bool {
        let Waiting { slot, you, event, .. } = self.game.waiting[waiting];
        let Some(settling) = self.table.settling(card).filter(|settling| settling.rule == slot) else {
            return false;
        };
        let before = self.game.zones.trace();
        if self.game.zones.stay(card) != event.stay || !self.rule_puts(settling, card, you, event.player) {
            return false;
        }
        self.waits_no_longer(waiting);
        match self.is_state_due() {
            true => self.end_rule(settling, you, event, before),
            false => self.drop_top(),
        }
        true
    }

    /// A played card whose effect is over goes where the rules say, before anything that waits; where no
    /// rule speaks of it, where the game's settings say. One whose player is out of the game does not enter, nor one that
    /// something keeps out: it goes where played cards go afterwards, and where none do, with what is discarded. It is
    /// looked at again after each rule.
    #[inline(never)]
    pub(super) fn settle(&mut self, card: Card, player: Player) {
        if self.game.zones.place(card) != Zone::PLAYED {
            return self.drop_top();
        }
        let rule = self.game.waiting.iter().position(|waiting| {
            waiting.source.is_none()
                && waiting.event.kind == EventKind::Play
                && waiting.event.card == Some(card)
        });
        if let Some(rule) = rule {
            if !self.settles_by(rule, card) {
                self.start(rule);
            }
            return;
        }
        self.drop_top();
        // Twice on the stack: it was to enter, and something else happened instead.
        let is_kept_out = matches!(self.game.stack.last(), Some(Work::Settle(below, _)) if *below == card);
        if is_kept_out {
            self.drop_top();
        }
        let kinds = &self.table.program.flow.play;
        let Some(kind) = kinds.iter().find(|kind| self.table.printed(kind.value).contains(card)) else {
            return self.leads_nowhere(EventKind::Play);
        };
        // Where something else happened instead of what its rule says, it does not enter either.
        let is_let = self.game.players().contains(player) && !is_kept_out;
        let is_let = is_let && !self.table.is_put_by_a_rule(card);
        let enters = is_let && kind.then == PlayThen::Enters;
        let zones = &self.table.zones;
        let goal = |kind: &PlayKind| (zones.of(kind.zone, player), kind.end);
        let after = || kinds.iter().find(|kind| kind.then == PlayThen::After).map(goal);
        let discards = || Some((zones.discards_of(player)?, End::Top));
        let goes_on = if is_let { None } else { after().or_else(discards) };
        let (to, end) = goes_on.unwrap_or(goal(kind));
        if enters && !self.table.listeners.lets_pass(EventKind::Put) {
            self.game.stack.extend([Work::Settle(card, player), Work::Settle(card, player)]);
        }
        let event = Event {
            to: Some(to),
            end,
            receiver: is_let.then_some(player),
            ..Event::of(EventKind::Put, player)
        };
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(event, CardSet::one(card), &Acted::default());
    }
}
