//! Choosing cards: most choose one out of those of a zone. Those who can't tell cards apart let chance choose, and
//! whoever can't see which was chosen loses track of them.

use rand::RngExt as _;

use super::choose::{how_many, some_or_all};
use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::choosable;
use crate::engine::road::{knows, viewers};
use crate::engine::table::LinkedChoice;
use crate::game::{Card, CardSet, Group, Player, Players, Question, Zone};
use crate::program::{Choice, ChoiceOf, EventKind, Kept, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    #[inline(always)]
    pub(super) fn choose_cards(&mut self, linked: &LinkedChoice) {
        let LinkedChoice { choice, is_one_picked, may_be_refused, .. } = linked;
        let (out_of, set) = match choice.of {
            ChoiceOf::Cards(set) => (None, set),
            ChoiceOf::OutOf(cards, set) => (Some(cards), set),
            ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => return,
        };
        let look = self.look();
        let (kind, cards) = (look.event.kind, look.set(set));
        let by = match choice.by {
            _ if choice.random => None,
            Who::YOU => Some(look.you),
            by => self.person(by),
        };
        let zone = self.game.zones.only_place(&cards);
        let lie_in_play =
            self.table.zones.is_play_open() && cards.and_not(self.game.zones.in_play()).is_empty();
        let pool = match (out_of, zone) {
            (None, _) if lie_in_play && self.game.face_down.is_empty() => CardSet::EMPTY,
            (None, Some(zone)) => self.hidden_in(zone, self.game.zones.set_ref(zone)),
            (None, None) => self.hidden_by_zone(&cards, None),
            (Some(out_of), _) => self.hidden_of(&look.cards(out_of)),
        };
        let all = match may_be_refused {
            true if linked.leads_to.is_some() => {
                let all = choosable(&look, linked, cards);
                some_or_all(self.cards_leading_on(linked, all), all, CardSet::EMPTY)
            }
            true => choosable(&look, linked, cards),
            false => cards,
        };
        self.game.handling.mix(pool, by.map_or(Players::NOBODY, Players::one));
        match *is_one_picked && kind != EventKind::TakeAction {
            true => self.choose_one_card(choice.into, &all, zone, lie_in_play, by),
            false => self.choose_several_cards(choice, &all, by),
        }
    }

    /// One of these, where they are not an action's.
    #[inline(always)]
    fn choose_one_card(
        &mut self,
        into: Kept,
        all: &CardSet<W>,
        zone: Option<Zone>,
        lie_in_play: bool,
        by: Option<Player>,
    ) {
        let is_asked = |player: &Player| self.game.players().contains(*player);
        let is_no_choice = all.is_empty() || all.only().is_some();
        let (Some(player), false) = (by.filter(is_asked), is_no_choice) else {
            let chosen = if is_no_choice { *all } else { CardSet::EMPTY };
            return self.keep_chosen(into, chosen);
        };
        let is_seen = lie_in_play || zone.is_some_and(|zone| viewers(self.table, zone).contains(player));
        if is_seen && !all.meets(&self.game.face_down) {
            if let Some(card) = self.any_of_these(all) {
                return self.keep_chosen(into, CardSet::one(card));
            }
            self.ask(player, Question::Card).with(Group::Cards(*all));
            return;
        }
        self.choose_among_known(into, all, player);
    }

    /// The same, where the player may not know all of them.
    #[inline(never)]
    fn choose_among_known(&mut self, into: Kept, all: &CardSet<W>, player: Player) {
        let known = self.known_of(all, player);
        // Cards that nobody can tell apart are no choice.
        if known.is_empty() {
            let card = self.at_random(*all);
            return self.keep_chosen(into, CardSet::one(card));
        }
        if known == *all
            && let Some(card) = self.any_of_these(all)
        {
            return self.keep_chosen(into, CardSet::one(card));
        }
        self.ask_for_card(player, known, all.and_not(known), false);
    }

    /// One after the other, until there are enough. Picking moves nothing: the cards stay the same.
    #[inline(never)]
    fn choose_several_cards(&mut self, choice: &Choice, all: &CardSet<W>, by: Option<Player>) {
        let (least, most) = how_many(&self.look(), choice);
        loop {
            let picked = self.frame().picked;
            let candidates = self.leading_on(choice, all.and_not(picked));
            if picked.len() >= most || candidates.is_empty() {
                break;
            }
            let must = least.saturating_sub(picked.len());
            if choice.random {
                let card = self.at_random(candidates);
                self.frame_mut().picked.insert(card);
                continue;
            }
            if must > 0 && must >= candidates.len() {
                self.frame_mut().picked = picked.or(candidates);
                continue;
            }
            let Some(player) = by.filter(|player| self.game.players().contains(*player)) else { break };
            let known = self.known_of(&candidates, player);
            // Cards that nobody can tell apart are no choice.
            if known.is_empty() && must > 0 {
                let card = self.at_random(candidates);
                self.frame_mut().picked.insert(card);
                continue;
            }
            if must > 0
                && known == candidates
                && let Some(card) = self.any_of_these(&candidates)
            {
                self.frame_mut().picked.insert(card);
                continue;
            }
            return self.ask_for_card(player, known, candidates.and_not(known), must == 0);
        }
        self.keep_picked(choice.into);
    }

    /// Asks for one of the cards that the player knows, or of those that they can't tell apart.
    #[inline(always)]
    fn ask_for_card(&mut self, player: Player, known: CardSet<W>, unseen: CardSet<W>, may_be_done: bool) {
        let groups = &mut self.ask(player, Question::Card).groups;
        if !known.is_empty() {
            groups.push(Group::Cards(known));
        }
        if !unseen.is_empty() {
            groups.push(Group::Unseen(unseen));
        }
        if may_be_done {
            groups.push(Group::Done);
        }
    }

    /// Somebody picks from these cards of a zone: those who do not see them can't tell which.
    #[inline]
    fn hidden_in(&self, zone: Zone, cards: &CardSet<W>) -> CardSet<W> {
        let lies_open = viewers(self.table, zone) == self.table.everyone();
        if lies_open { cards.and(self.game.face_down) } else { *cards }
    }

    /// The same of these and no others, wherever they lie.
    fn hidden_of(&self, cards: &CardSet<W>) -> CardSet<W> {
        match self.game.zones.only_place(cards) {
            Some(zone) => self.hidden_in(zone, cards),
            None => self.hidden_by_zone(cards, Some(cards)),
        }
    }

    /// The same of all cards that lie in the zones of these, or only of those among them.
    #[inline(never)]
    fn hidden_by_zone(&self, cards: &CardSet<W>, only: Option<&CardSet<W>>) -> CardSet<W> {
        let zones = &self.game.zones;
        let mut pool = CardSet::EMPTY;
        let mut left = *cards;
        while let Some(card) = left.lowest() {
            let zone = zones.place(card);
            let all = zones.set_ref(zone);
            let there = only.map_or(*all, |only| all.and(*only));
            pool = pool.or(self.hidden_in(zone, &there));
            left = left.and_not(*all);
        }
        pool
    }

    /// Those of the cards that the player knows. Most are a few that were just looked at.
    pub(super) fn known_of(&self, cards: &CardSet<W>, player: Player) -> CardSet<W> {
        cards.iter().filter(|card| knows(self.table, &self.game, player, *card)).collect()
    }

    #[inline(never)]
    pub(in crate::engine) fn at_random(&mut self, cards: CardSet<W>) -> Card {
        let number = self.game.chance.random_range(0..cards.len());
        cards.known_nth(number)
    }

    /// Keeps the cards that were picked, and is done with picking.
    pub(in crate::engine) fn keep_picked(&mut self, into: Kept) {
        let picked = std::mem::take(&mut self.frame_mut().picked);
        self.keep_chosen(into, picked);
    }

    /// Keeps the cards that were chosen: where only one is kept, the first.
    pub(in crate::engine) fn keep_chosen(&mut self, into: Kept, cards: CardSet<W>) {
        match into {
            Kept::Local(local) => {
                let first = cards.only().or_else(|| self.look().in_order(cards).next());
                self.frame_mut().keep_card(local, first);
            }
            Kept::Scratch(scratch) => self.set_kept(scratch, cards),
        }
    }

    /// The cards that can be picked: none for what can't happen to it.
    pub(super) fn candidates(&self, look: &Look<'_, W>, linked: &LinkedChoice) -> CardSet<W> {
        match linked.choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => choosable(look, linked, look.set(set)),
            ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => CardSet::EMPTY,
        }
    }
}
