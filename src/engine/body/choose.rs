//! Choosing players, zones and numbers inside an effect.

use rand::RngExt as _;

use crate::engine::Match;
use crate::engine::chosen::as_number;
use crate::engine::evaluate::{Look, ZoneSet};
use crate::engine::journal::Journal;
use crate::engine::table::LinkedChoice;
use crate::game::{Answer, Group, Player, Players, Question, Zone};
use crate::program::{Choice, ChoiceOf, Count, Kept, Num, TestId, Who, WhoKind, ZoneKindId};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    #[inline(always)]
    pub(super) fn choose_for(&mut self, linked: &LinkedChoice) {
        let choice = &linked.choice;
        match choice.of {
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) => self.choose_cards(linked),
            ChoiceOf::Players(who) => self.choose_people(linked, who),
            ChoiceOf::Number { from, to } => self.choose_number(choice, from, to),
            ChoiceOf::Zones(kind, test) => self.choose_zone(linked, kind, test),
        }
    }

    #[inline(never)]
    fn choose_people(&mut self, linked: &LinkedChoice, who: Who) {
        let choice = &linked.choice;
        let mut players = self.people(who);
        // Nobody is asked who means the only one there is.
        if let (Some(player), true) = (players.only(), choice.is_of_one()) {
            return self.keep_one(choice.into, as_number(Answer::<W>::Player(player)));
        }
        if linked.deed.is_some() {
            players = self.those_it_may_go_to(linked, players);
        }
        if linked.leads_to.is_some() {
            players = some_or_all(self.players_leading_on(linked, players), players, Players::NOBODY);
        }
        match choice.is_of_one() {
            true => self.choose_one(choice, Question::Player, Group::Players(players)),
            false => self.choose_players(choice, players),
        }
    }

    /// Those of the players to whom nothing forbids to bring what was chosen before.
    #[inline(never)]
    fn those_it_may_go_to(&self, linked: &LinkedChoice, players: Players) -> Players {
        let look = self.look();
        let may = |player: &Player| look.may_go_to(linked, Answer::Player(*player));
        some_or_all(players.iter().filter(may).collect(), players, Players::NOBODY)
    }

    #[inline(never)]
    fn choose_number(&mut self, choice: &Choice, from: Num, to: Num) {
        let look = self.look();
        let numbers = Group::Numbers { from: look.short(from), to: look.short(to) };
        self.choose_one(choice, Question::Number, numbers);
    }

    #[inline(never)]
    fn choose_zone(&mut self, linked: &LinkedChoice, kind: ZoneKindId, test: Option<TestId>) {
        let look = self.look();
        let mut found: ZoneSet = zones(&look, kind, test).collect();
        if linked.deed.is_some() {
            let may = |zone: &Zone| look.may_go_to(linked, Answer::Zone(*zone));
            found = some_or_all(found.iter().filter(may).collect(), found, ZoneSet::default());
        }
        self.choose_one(&linked.choice, Question::Zone, Group::Zones(found.0));
    }

    /// A player, a zone or a number.
    fn choose_one(&mut self, choice: &Choice, question: Question, group: Group<W>) {
        let count = group.count();
        let by = self.asked(choice.by);
        let chance = self.is_by_chance(choice);
        let chosen = match (count, by) {
            (0, _) => None,
            (1, _) => group.option(0),
            (several, _) if chance => group.option(self.random_below(several)),
            (_, Some(player)) => {
                self.ask(player, question).with(group);
                return;
            }
            (_, None) => None,
        };
        self.keep_one(choice.into, chosen.map_or(0, as_number));
    }

    /// Before the first turn nobody is there to ask, where the text does not say who chooses: chance decides between
    /// equals.
    fn is_by_chance(&self, choice: &Choice) -> bool {
        choice.random || self.game.turn == 0 && choice.by.kind() == WhoKind::Active
    }

    /// One of so many numbers, by chance.
    #[inline(never)]
    fn random_below(&mut self, count: usize) -> usize {
        self.game.chance.random_range(0..count)
    }

    /// Keeps a player, a zone or a number as what it is kept as.
    fn keep_one(&mut self, into: Kept, number: i16) {
        if let Kept::Local(local) = into {
            self.frame_mut().set_local(local, number);
        }
    }

    /// Several players, one after the other, as cards are chosen.
    #[inline(never)]
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
            if self.is_by_chance(choice) {
                let number = self.random_below(left.count());
                let player = left.iter().nth(number).expect("a number below the count names a player");
                self.frame_mut().picked_players = picked.with(player);
                continue;
            }
            let Some(player) = self.asked(choice.by) else { break };
            let pending = self.ask(player, Question::Player).with(Group::Players(left));
            if must == 0 {
                pending.with(Group::Done);
            }
            return;
        }
        self.keep_all_picked(choice);
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
}

/// Where nothing is left, as much is done as can be: nobody is kept from choosing.
pub(super) fn some_or_all<T: PartialEq>(some: T, all: T, none: T) -> T {
    if some == none { all } else { some }
}

/// The zones that can be picked.
pub(in crate::engine) fn zones<const W: usize>(
    look: &Look<'_, W>,
    kind: ZoneKindId,
    test: Option<TestId>,
) -> impl Iterator<Item = Zone> {
    let fits = move |zone: &Zone| test.is_none_or(|test| look.with_zone(*zone).holds(test));
    look.table.zones.all_of(kind).filter(fits)
}

pub(super) fn how_many<const W: usize>(look: &Look<'_, W>, choice: &Choice) -> (usize, usize) {
    number_of(look, choice.count)
}

/// How many at least, and at most.
#[inline]
pub(super) fn number_of<const W: usize>(look: &Look<'_, W>, count: Count) -> (usize, usize) {
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
