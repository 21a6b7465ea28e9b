//! Sets of cards, step by step: rows of bits at once, what has to be worked out only among those that still count.

use super::Look;
use crate::engine::allowance;
use crate::engine::table::{LinkedLeaf, LinkedSets, Provided, Way};
use crate::game::{CardSet, Player, Players, Zone};
use crate::program::{How, SetId, ValueId, Who};

impl<const W: usize> Look<'_, W> {
    /// The cards of the set; no others than these are looked at one by one.
    #[inline(never)]
    pub(super) fn steps(&self, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        match self.linked.sets_at_any_moment() {
            Some(sets) => self.steps_of(sets, id, among),
            None => self.steps_of_moment(id, among),
        }
    }

    /// The same in a text whose sets are not always the same.
    #[inline(never)]
    fn steps_of_moment(&self, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        self.steps_of(self.linked_sets(), id, among)
    }

    /// The same, where it is known how sets are at this moment.
    #[inline(always)]
    fn steps_of(&self, sets: &LinkedSets<W>, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        let (table, game, you) = (self.table, self.game, self.you);
        match sets.way(id) {
            Way::Cut => sets.cut_always(id, table, game, you),
            Way::CutButThis => self.all_but_this(sets, id, among),
            Way::CutOf(who) => self.cut_of(sets, id, who),
            Way::OneStep => self.only_step(sets, id, among),
            Way::Asks => self.steps_if_there(sets, id, among),
            Way::Steps => self.steps_one_by_one(sets, id, among),
        }
    }

    /// The cards of a set as sets are at this moment, where what it hangs on is known to hold.
    pub fn set_there(&self, sets: &LinkedSets<W>, id: SetId) -> CardSet<W> {
        self.steps_one_by_one(sets, id, self.table.all_ref())
    }

    #[inline(never)]
    fn all_but_this(&self, sets: &LinkedSets<W>, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        let others = sets.all_but_this(id, self.table, self.game, self.you, self.source);
        debug_assert!(others.is_none_or(|cards| cards == self.steps_one_by_one(sets, id, among)));
        others.unwrap_or_else(|| self.steps_one_by_one(sets, id, among))
    }

    /// Those of a row that are in a place of each of these players.
    #[inline(never)]
    fn cut_of(&self, sets: &LinkedSets<W>, id: SetId, who: Who) -> CardSet<W> {
        let Some((row, place)) = sets.row_and_other_place(id, self.table, self.game) else {
            return self.steps_one_by_one(sets, id, self.table.all_ref());
        };
        let mut there = CardSet::EMPTY;
        self.people(who).iter().for_each(|player| there.add(place.cards(self.game, player)));
        let found = row.and(there);
        debug_assert!(found == self.steps_one_by_one(sets, id, self.table.all_ref()));
        found
    }

    /// The same of a set that hangs on something.
    #[inline(never)]
    fn steps_if_there(&self, sets: &LinkedSets<W>, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        let is_there = match sets.provided(id) {
            Provided::Always => true,
            Provided::Left(allowed) => allowance::is_left(self, allowed, self.you),
            Provided::If(test) => self.holds(test),
        };
        if is_there { self.steps_one_by_one(sets, id, among) } else { CardSet::EMPTY }
    }

    /// A set of one step that is more than a row of bits.
    #[inline]
    fn only_step(&self, sets: &LinkedSets<W>, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        let leaf = sets.first(id);
        match leaf {
            LinkedLeaf::These(cards) => self.cards(*cards),
            LinkedLeaf::Top(zone) => self.game.zones.top(*zone).map_or(CardSet::EMPTY, CardSet::one),
            LinkedLeaf::Row(row) => *row,
            LinkedLeaf::Zone(_)
            | LinkedLeaf::OfYou(_)
            | LinkedLeaf::InPlay
            | LinkedLeaf::LikeTop(..)
            | LinkedLeaf::ByNumber(_) => self.steps_one_by_one(sets, id, among),
            LinkedLeaf::Other(leaf) => self.leaf(leaf, among),
            LinkedLeaf::SharingTop(..)
            | LinkedLeaf::ByNumberNow(_)
            | LinkedLeaf::OfThese(..)
            | LinkedLeaf::Handled(_)
            | LinkedLeaf::Only { .. }
            | LinkedLeaf::Set(_)
            | LinkedLeaf::Guard(_)
            | LinkedLeaf::Predicate(_) => self.nested(leaf, among),
        }
    }

    #[inline(never)]
    fn steps_one_by_one(&self, sets: &LinkedSets<W>, id: SetId, among: &CardSet<W>) -> CardSet<W> {
        let none = &CardSet::EMPTY;
        let zones = &self.game.zones;
        let (begin, steps) = sets.begin(id, self.game);
        let mut so_far = *begin;
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            at += 1;
            let worked_out;
            let leaf = match &step.leaf {
                LinkedLeaf::Row(row) => row,
                LinkedLeaf::Zone(zone) => zones.set_ref(*zone),
                LinkedLeaf::OfYou(first) => zones.set_ref(Zone(first.0 + self.you.0)),
                LinkedLeaf::InPlay => zones.in_play_ref(),
                LinkedLeaf::LikeTop(first, zone) => {
                    sets.like(*first, zones.top(*zone), self.table.cards.len())
                }
                LinkedLeaf::ByNumber(number) => match self.game.cells[usize::from(*number)] {
                    value if value <= 0 => none,
                    value => self.table.printed_row(ValueId((value - 1) as u16)),
                },
                LinkedLeaf::Only { asked, steps: count } => {
                    if !asked.is_so(self.game, self.you) {
                        at += *count as usize;
                    }
                    continue;
                }
                LinkedLeaf::Top(zone) => {
                    worked_out = zones.top(*zone).map_or(CardSet::EMPTY, CardSet::one);
                    &worked_out
                }
                LinkedLeaf::These(cards) => {
                    worked_out = self.cards(*cards);
                    &worked_out
                }
                LinkedLeaf::OfThese(first, who) => {
                    worked_out = self.of_these(*first, *who);
                    &worked_out
                }
                LinkedLeaf::ByNumberNow(number) if self.game.cells[usize::from(*number)] <= 0 => none,
                LinkedLeaf::SharingTop(..)
                | LinkedLeaf::ByNumberNow(_)
                | LinkedLeaf::Handled(_)
                | LinkedLeaf::Set(_)
                | LinkedLeaf::Guard(_)
                | LinkedLeaf::Predicate(_)
                | LinkedLeaf::Other(_) => {
                    // Nothing more can come of an empty set.
                    if step.how == How::And && so_far.is_empty() {
                        continue;
                    }
                    worked_out = self.nested(&step.leaf, if step.how == How::And { &so_far } else { among });
                    &worked_out
                }
            };
            step.join(&mut so_far, leaf);
        }
        so_far
    }

    /// The cards in the zones of these players, which follow each other from there on.
    #[inline(never)]
    fn of_these(&self, first: Zone, who: Who) -> CardSet<W> {
        let of = |player: Player| self.game.zones.set(Zone(first.0 + player.0));
        self.people(who).iter().fold(CardSet::EMPTY, |all, player| all.or(of(player)))
    }

    /// What a step comes to that is more than a row of bits.
    #[inline(never)]
    fn nested(&self, leaf: &LinkedLeaf<W>, among: &CardSet<W>) -> CardSet<W> {
        match *leaf {
            LinkedLeaf::ByNumberNow(number) => self.with_number(self.game.cells[usize::from(number)]),
            LinkedLeaf::OfThese(first, who) => self.of_these(first, who),
            LinkedLeaf::Handled(kind) => self.game.deeds.cards(kind, Players::one(self.you)),
            LinkedLeaf::SharingTop(attribute, zone) => {
                self.sharing(attribute, self.game.zones.top(zone).map_or(CardSet::EMPTY, CardSet::one))
            }
            LinkedLeaf::Set(set) => self.set_among(set, among),
            LinkedLeaf::Guard(test) if self.holds(test) => self.table.all(),
            LinkedLeaf::Guard(_) => CardSet::EMPTY,
            LinkedLeaf::Predicate(id) => self.predicate(id),
            LinkedLeaf::Other(ref leaf) => self.leaf(leaf, among),
            LinkedLeaf::Row(_)
            | LinkedLeaf::Zone(_)
            | LinkedLeaf::OfYou(_)
            | LinkedLeaf::InPlay
            | LinkedLeaf::LikeTop(..)
            | LinkedLeaf::ByNumber(_)
            | LinkedLeaf::Top(_)
            | LinkedLeaf::These(_)
            | LinkedLeaf::Only { .. } => unreachable!("a row of bits is worked out at once"),
        }
    }
}
