//! Choosing cards, players, zones and numbers inside an effect.

use rand::RngExt as _;

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::possible::{choosable, choosable_of};
use crate::engine::road::viewers;
use crate::game::{Card, CardSet, Group, Player, Players, Question, Zone};
use crate::program::{Choice, ChoiceId, ChoiceOf, Count, Kept, Num, TestId, ZoneKindId};

impl<J: Journal> Match<'_, J> {
    pub(super) fn choose_for(&mut self, id: ChoiceId) {
        let choice = self.look().text.choices[id.index()];
        match choice.of {
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) => self.choose_cards(&choice),
            ChoiceOf::Players(who) => {
                let players = self.look().people(who);
                if choice.count == Count::Exactly(Num::ONE) {
                    return self.choose_one(&choice, Question::Player, Group::Players(players));
                }
                self.choose_players(&choice, players);
            }
            ChoiceOf::Number { from, to } => {
                let look = self.look();
                let numbers = Group::Numbers { from: look.short(from), to: look.short(to) };
                self.choose_one(&choice, Question::Number, numbers);
            }
            ChoiceOf::Zones(kind, test) => {
                let look = self.look();
                let bits = zones(&look, kind, test).fold(0u64, |bits, zone| bits | 1 << zone.0);
                self.choose_one(&choice, Question::Zone, Group::Zones(bits));
            }
        }
    }

    /// A player, a zone or a number.
    fn choose_one(&mut self, choice: &Choice, question: Question, group: Group) {
        let count = group.count();
        let by = self.asked(choice.by);
        // Before the first turn nobody is there to ask: chance decides between equals.
        let chance = choice.random || self.game.turn == 0;
        let chosen = match (count, by) {
            (0, _) => None,
            (1, _) => group.option(0),
            (several, _) if chance => group.option(self.game.chance.random_range(0..several)),
            (_, Some(player)) => return self.ask(player, question, &[group]),
            (_, None) => None,
        };
        let number = match chosen {
            Some(answer) => crate::engine::answer::as_number(answer),
            None => 0,
        };
        if let Kept::Local(local) = choice.into {
            self.frame_mut().set_local(local, number);
        }
    }

    /// Several players, one after the other, as cards are chosen.
    fn choose_players(&mut self, choice: &Choice, players: Players) {
        let (least, most) = how_many(&self.look(), choice);
        loop {
            let picked = self.frame().picked_players;
            let left = players.and_not(picked);
            let must = least.saturating_sub(picked.count());
            if picked.count() >= most || left.is_empty() {
                break;
            }
            if must >= left.count() {
                self.frame_mut().picked_players = picked.or(left);
                continue;
            }
            if choice.random || self.game.turn == 0 {
                let number = self.game.chance.random_range(0..left.count());
                let player = left.iter().nth(number).expect("a number below the count names a player");
                self.frame_mut().picked_players = picked.with(player);
                continue;
            }
            let Some(player) = self.asked(choice.by) else { break };
            let groups = [Group::Players(left), Group::Done];
            return self.ask(player, Question::Player, if must == 0 { &groups } else { &groups[..1] });
        }
        self.keep_all_picked(choice);
    }

    fn choose_cards(&mut self, choice: &Choice) {
        let (ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set)) = choice.of else { return };
        let look = self.look();
        let (least, most) = how_many(&look, choice);
        let picked = self.frame().picked;
        if !picked.is_empty() && picked.len() >= most {
            return self.keep_picked(choice.into);
        }
        let cards = look.set(set);
        // Picking moves nothing: they stay the same.
        let all = choosable_of(self.table, &self.game, choice.purpose, look.you, cards);
        let by = if choice.random { None } else { look.person(choice.by) };
        let pool = self.hidden_pool(&look, choice, cards);
        self.game.handling.mix(pool, by.map_or(Players::NOBODY, Players::one));
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
            let known = self.known_of(candidates, player);
            let unseen = candidates.and_not(known);
            // Cards that nobody can tell apart are no choice.
            if known.is_empty() && must > 0 {
                let card = self.at_random(candidates);
                self.frame_mut().picked.insert(card);
                continue;
            }
            let groups = [
                (!known.is_empty()).then_some(Group::Cards(known)),
                (!unseen.is_empty()).then_some(Group::Unseen(unseen)),
                (must == 0).then_some(Group::Done),
            ];
            self.ask(player, Question::Card, &[]);
            self.add_options(groups);
            return;
        }
        self.keep_picked(choice.into);
    }

    /// Somebody picks from these: those who do not see the cards can't tell which.
    fn hidden_pool(&self, look: &Look<'_>, choice: &Choice, candidates: CardSet) -> CardSet {
        let zones = &self.game.zones;
        let (cards, is_out_of_all) = match choice.of {
            ChoiceOf::OutOf(cards, _) => (look.cards(cards), false),
            ChoiceOf::Cards(_) | ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => {
                (candidates, true)
            }
        };
        let mut pool = CardSet::EMPTY;
        let mut left = cards;
        while let Some(card) = left.lowest() {
            let zone = zones.place(card);
            let all = zones.set(zone);
            let there = if is_out_of_all { all } else { all.and(cards) };
            let lies_open = viewers(self.table, zone) == self.table.everyone();
            pool = pool.or(if lies_open { there.and(self.game.face_down) } else { there });
            left = left.and_not(all);
        }
        pool
    }

    /// Those of the cards that the player knows: zone by zone, since whoever sees one card of a zone sees them all.
    fn known_of(&self, cards: CardSet, player: Player) -> CardSet {
        let zones = &self.game.zones;
        let mut known = CardSet::EMPTY;
        let mut left = cards;
        while let Some(card) = left.lowest() {
            let zone = zones.place(card);
            let there = left.and(zones.set(zone));
            let seen = match viewers(self.table, zone).contains(player) {
                true => there.and_not(self.game.face_down),
                false => CardSet::EMPTY,
            };
            let unseen = there.and_not(seen).iter().filter(|card| self.game.knowledge.knows(player, *card));
            known = known.or(seen).or(unseen.collect());
            left = left.and_not(there);
        }
        known
    }

    pub(in crate::engine) fn at_random(&mut self, cards: CardSet) -> Card {
        let number = self.game.chance.random_range(0..cards.len());
        cards.iter().nth(number).expect("a number below the count of a set names a card of it")
    }

    /// Enough was picked, cards or players.
    pub(in crate::engine) fn keep_all_picked(&mut self, choice: &Choice) {
        let players = std::mem::take(&mut self.frame_mut().picked_players);
        match (choice.of, choice.into) {
            (ChoiceOf::Players(_), Kept::Local(local)) => {
                self.frame_mut().set_local(local, players.0 as i16);
            }
            (_, into) => self.keep_picked(into),
        }
    }

    /// Keeps the cards that were picked, and is done with picking.
    pub(in crate::engine) fn keep_picked(&mut self, into: Kept) {
        let picked = std::mem::take(&mut self.frame_mut().picked);
        match into {
            Kept::Local(local) => {
                let first = picked.only().or_else(|| self.look().in_order(picked).next());
                self.frame_mut().keep_card(local, first);
            }
            Kept::Scratch(scratch) => self.set_kept(scratch, picked),
        }
    }

    /// The cards that can be picked: none for what can't happen to it.
    pub(super) fn candidates(&self, look: &Look<'_>, choice: &Choice) -> CardSet {
        match choice.of {
            ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => choosable(look, choice.purpose, set),
            ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => CardSet::EMPTY,
        }
    }
}

/// The zones that can be picked.
pub(super) fn zones(look: &Look<'_>, kind: ZoneKindId, test: Option<TestId>) -> impl Iterator<Item = Zone> {
    let fits = move |zone: &Zone| test.is_none_or(|test| look.with_zone(*zone).holds(test));
    look.table.zones.all_of(kind).filter(fits)
}

pub(super) fn how_many(look: &Look<'_>, choice: &Choice) -> (usize, usize) {
    number_of(look, choice.count)
}

/// How many at least, and at most.
#[inline]
pub(super) fn number_of(look: &Look<'_>, count: Count) -> (usize, usize) {
    let number = |num| look.num(num).max(0) as usize;
    match count {
        Count::Exactly(num) => {
            let count = number(num);
            (count, count)
        }
        Count::UpTo(num) => (0, number(num)),
        Count::AtLeast(num) => (number(num), usize::MAX),
        Count::Any => (0, usize::MAX),
    }
}
