//! Where a played card goes when its effect is over.

use super::Match;
use super::journal::Journal;
use super::road::Way;
use crate::game::{Acted, Card, CardSet, Event, Player, Work, Zone};
use crate::program::{End, EventKind, PlayThen};

impl<J: Journal> Match<'_, J> {
    /// A card is played, and only the rule hears of it that says where it goes. Without an effect it goes there at once.
    /// False, and nothing is done, where there is more to it.
    #[inline(never)]
    pub(super) fn plays_plainly(&mut self, player: Player, card: Card) -> bool {
        let table = self.table;
        let rule = table.settled_by(card).and_then(|rule| Some((rule, rule.ability.code?)));
        let Some((rule, pc)) = rule else { return false };
        let Some(passage) = self.passage_of_play(player, card) else { return false };
        let from = Some(self.game.zones.place(card));
        let (to, end) = (Zone::PLAYED, End::Into);
        let way = Way { to, end, face_down: false, by_place: false };
        self.carry_this_way(EventKind::Play, player, card, way, passage);
        let (to, stay) = (Some(to), self.game.zones.stay(card));
        let event = Event { card: Some(card), from, to, end, stay, ..Event::of(EventKind::Play, player) };
        if !table.effects(card).is_empty() || self.is_state_due() || self.is_chain_watched() {
            self.wait(rule, player, &event);
            self.push_effect(card, event);
            return true;
        }
        self.game.stack.push(Work::Settle(card));
        self.game.chain += 1;
        self.stop_handling();
        let putting = table.linked(rule.text).only_puts(pc);
        if !putting.is_some_and(|putting| self.is_put_at_once(rule.text, pc, player, &event, putting)) {
            self.begin_text(rule.text, pc, player, &event);
        }
        self.drop_if_settled(card);
        true
    }

    /// Where what is done with a played card is done at once, nothing more has to be seen to.
    fn drop_if_settled(&mut self, card: Card) {
        let is_on_top = matches!(self.game.stack.last(), Some(Work::Settle(settled)) if *settled == card);
        if is_on_top && self.game.zones.place(card) != Zone::PLAYED {
            self.drop_top();
        }
    }

    /// A played card whose effect is over goes where the rules say, before anything that waits; where no
    /// rule speaks of it, where the game's settings say. One whose player is out of the game does not enter:
    /// it goes where played cards go afterwards. It is looked at again after each rule.
    pub(super) fn settle(&mut self, card: Card) {
        if self.game.zones.place(card) != Zone::PLAYED {
            return self.drop_top();
        }
        let rule = self.game.waiting.iter().position(|waiting| {
            waiting.source.is_none()
                && waiting.event.kind == EventKind::Play
                && waiting.event.card == Some(card)
        });
        if let Some(rule) = rule {
            self.start(rule);
            return self.drop_if_settled(card);
        }
        self.drop_top();
        let player = self.table.owner(self.game.zones.came_from(card)).unwrap_or(self.game.active());
        let kinds = &self.table.program.flow.play;
        let printed = kinds.iter().find(|kind| self.table.printed(kind.value).contains(card));
        let is_gone = !self.game.players().contains(player);
        let after = kinds.iter().find(|kind| kind.then == PlayThen::After);
        let Some(kind) = printed.map(|kind| if is_gone { after.unwrap_or(kind) } else { kind }) else {
            return;
        };
        let to = self.table.zones.of(kind.zone, player);
        let event = Event {
            to: Some(to),
            end: kind.end,
            receiver: Some(player),
            ..Event::of(EventKind::Put, player)
        };
        let event = if is_gone { Event { receiver: None, ..event } } else { event };
        self.game.batch = self.game.batch.wrapping_add(1);
        self.happen_to(event, CardSet::one(card), &Acted::default());
    }
}
