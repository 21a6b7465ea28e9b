//! Sets of a text as a table knows them: what is printed has become a row of bits, a zone its number. What
//! depends on more stays as the program has it.

use super::at_hand::{AtHand, Row};
use super::leaf::{LinkedLeaf, LinkedStep};
use super::span::{Cut, Place, Provided, Span, Way};
use crate::engine::table::Table;
use crate::game::{Card, CardSet, Game, Player, Zone};
use crate::program::{How, SetId, ValueId};

/// The sets of a text.
#[derive(Default, PartialEq)]
pub struct LinkedSets<const W: usize> {
    pub(in crate::engine::table) steps: Vec<LinkedStep<W>>,
    /// For each step of the text that begins a set.
    pub(in crate::engine::table) spans: Vec<Span>,
    /// Which cards have something in common with each card, or compare with it, and with none.
    pub(in crate::engine::table) likes: Vec<CardSet<W>>,
    /// Rows that are worked out beforehand.
    pub(in crate::engine::table) foreseen: Vec<CardSet<W>>,
}

impl<const W: usize> LinkedSets<W> {
    #[inline]
    pub fn steps(&self, set: SetId) -> &[LinkedStep<W>] {
        let Span { from, to, .. } = self.spans[set.index()];
        &self.steps[from as usize..to as usize]
    }

    /// What it begins with.
    #[inline]
    pub fn first(&self, set: SetId) -> &LinkedLeaf<W> {
        &self.steps[self.spans[set.index()].from as usize].leaf
    }

    /// What has to hold for there to be any.
    #[inline]
    pub fn provided(&self, set: SetId) -> Provided {
        self.spans[set.index()].provided
    }

    /// How its cards are found.
    #[inline]
    pub fn way(&self, set: SetId) -> Way {
        self.spans[set.index()].way
    }

    /// The cards of a set that is a row, always the same, and the cards of a place.
    #[inline(always)]
    pub fn cut_always(&self, set: SetId, table: &Table<'_, W>, game: &Game<W>, you: Player) -> CardSet<W> {
        let cut = self.spans[set.index()].cut.as_ref();
        let row = cut.and_then(|cut| Some((cut, self.row_of(cut, table)?)));
        row.map_or(CardSet::EMPTY, |(cut, row)| row.and(*cut.place.cards(game, you)))
    }

    /// The row and the place of such a set, or of one in which the card that the text stands on is left out.
    pub fn row_to_cut(
        &self,
        set: SetId,
        is_this_left_out: bool,
        table: &Table<'_, W>,
    ) -> Option<(CardSet<W>, Place)> {
        let Span { way, foreseen: None, cut, other_cut, .. } = self.spans[set.index()] else {
            return None;
        };
        let cut = match is_this_left_out {
            true => other_cut.filter(|_| way == Way::CutButThis)?,
            false => cut.filter(|_| way == Way::Cut)?,
        };
        Some((*self.row_of(&cut, table)?, cut.place))
    }

    #[inline(always)]
    fn row_of<'s>(&'s self, cut: &Cut, table: &'s Table<'_, W>) -> Option<&'s CardSet<W>> {
        let Some(at) = cut.row else { return Some(table.all_ref()) };
        if let LinkedLeaf::Row(row) = &self.steps[at as usize].leaf { Some(row) } else { None }
    }

    /// The cards of a set that consists of rows of bits and hangs on nothing that has to be worked out; nothing for
    /// any other.
    #[inline]
    pub fn plainly(
        &self,
        set: SetId,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
    ) -> Option<CardSet<W>> {
        match self.is_plainly_there(set, table, game, you)? {
            true => self.rows(set, table, game, you),
            false => Some(CardSet::EMPTY),
        }
    }

    /// Whether what such a set hangs on holds.
    #[inline(always)]
    pub fn is_plainly_there(
        &self,
        set: SetId,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
    ) -> Option<bool> {
        self.spans[set.index()].provided.is_plainly_met(table, game, you)
    }

    /// A row and the cards of a place to cut it with, where that is all, if what the set hangs on holds: most are cards
    /// of a hand, or of some kind in play.
    #[inline(always)]
    pub fn row_and_place<'s>(
        &'s self,
        set: SetId,
        table: &'s Table<'_, W>,
        game: &'s Game<W>,
        you: Player,
    ) -> Option<(&'s CardSet<W>, &'s CardSet<W>)> {
        let span = &self.spans[set.index()];
        self.cut(span, span.cut.as_ref()?, table, game, you)
    }

    /// The same for a text that has it at hand.
    pub fn at_hand(&self, set: SetId, table: &Table<'_, W>) -> Option<AtHand<W>> {
        let Span { cut, foreseen, .. } = &self.spans[set.index()];
        let cut = cut.as_ref()?;
        let row = match foreseen {
            Some(foreseen) => Row::Foreseen(*foreseen),
            None => Row::Always(*self.row_of(cut, table)?),
        };
        Some(AtHand { place: cut.place, row })
    }

    /// The same of a set that hangs on nothing.
    #[inline(always)]
    pub fn always<'s>(
        &'s self,
        set: SetId,
        table: &'s Table<'_, W>,
        game: &'s Game<W>,
        you: Player,
    ) -> Option<(&'s CardSet<W>, &'s CardSet<W>)> {
        match self.provided(set) {
            Provided::Always => self.row_and_place(set, table, game, you),
            Provided::Left(_) | Provided::If(_) => None,
        }
    }

    /// The row of a set that is cut with a place of others, and that place.
    #[inline]
    pub fn row_and_other_place<'s>(
        &'s self,
        set: SetId,
        table: &'s Table<'_, W>,
        game: &Game<W>,
    ) -> Option<(&'s CardSet<W>, &'s Place)> {
        let span = &self.spans[set.index()];
        let cut = span.other_cut.as_ref()?;
        Some((self.row_to_be_cut(span, cut, table, game)?, &cut.place))
    }

    /// The same of a set in which the card that the text stands on is left out.
    #[inline]
    pub fn all_but_this(
        &self,
        set: SetId,
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
        this: Option<Card>,
    ) -> Option<CardSet<W>> {
        let span = &self.spans[set.index()];
        let (row, there) = self.cut(span, span.other_cut.as_ref()?, table, game, you)?;
        let mut all = row.and(*there);
        this.into_iter().for_each(|card| all.remove(card));
        Some(all)
    }

    #[inline(always)]
    fn cut<'s>(
        &'s self,
        span: &'s Span,
        cut: &Cut,
        table: &'s Table<'_, W>,
        game: &'s Game<W>,
        you: Player,
    ) -> Option<(&'s CardSet<W>, &'s CardSet<W>)> {
        let there = cut.place.cards(game, you);
        Some((self.row_to_be_cut(span, cut, table, game)?, there))
    }

    #[inline(always)]
    fn row_to_be_cut<'s>(
        &'s self,
        span: &Span,
        cut: &Cut,
        table: &'s Table<'_, W>,
        game: &Game<W>,
    ) -> Option<&'s CardSet<W>> {
        match &span.foreseen {
            Some(foreseen) => foreseen.row(self, game),
            None => self.row_of(cut, table),
        }
    }

    /// The cards of a set that consists of rows of bits, if what it hangs on holds; nothing for any other.
    #[inline(always)]
    pub fn rows(&self, set: SetId, table: &Table<'_, W>, game: &Game<W>, you: Player) -> Option<CardSet<W>> {
        if let Some((row, there)) = self.row_and_place(set, table, game, you) {
            let all = row.and(*there);
            debug_assert_eq!(all, self.join_rows(&CardSet::EMPTY, self.steps(set), table, game, you));
            return Some(all);
        }
        if !self.spans[set.index()].is_rows {
            return None;
        }
        let (row, steps) = self.begin(set, game);
        debug_assert_eq!(
            *row,
            self.join_rows(&CardSet::EMPTY, self.before(set, steps), table, game, you),
            "what was worked out beforehand is what the steps come to"
        );
        match steps {
            [] => Some(*row),
            [LinkedStep { leaf: LinkedLeaf::Row(row), how: How::Start }] => Some(*row),
            [..] => Some(self.join_rows(row, steps, table, game, you)),
        }
    }

    /// The steps of the set before these, which are its last.
    fn before(&self, set: SetId, last: &[LinkedStep<W>]) -> &[LinkedStep<W>] {
        let steps = self.steps(set);
        &steps[..steps.len() - last.len()]
    }

    /// What is known of the set beforehand, and the steps that go on from there.
    #[inline(always)]
    pub fn begin(&self, set: SetId, game: &Game<W>) -> (&CardSet<W>, &[LinkedStep<W>]) {
        let Span { from, to, rest, foreseen, .. } = &self.spans[set.index()];
        match foreseen.as_ref().and_then(|foreseen| foreseen.row(self, game)) {
            Some(row) => (row, &self.steps[*rest as usize..*to as usize]),
            None => (&CardSet::EMPTY, &self.steps[*from as usize..*to as usize]),
        }
    }

    #[inline(never)]
    fn join_rows(
        &self,
        begin: &CardSet<W>,
        steps: &[LinkedStep<W>],
        table: &Table<'_, W>,
        game: &Game<W>,
        you: Player,
    ) -> CardSet<W> {
        let none = &CardSet::EMPTY;
        let mut so_far = *begin;
        let mut skipped = 0;
        for step in steps {
            if skipped > 0 {
                skipped -= 1;
                continue;
            }
            let row = match &step.leaf {
                LinkedLeaf::Row(row) => row,
                LinkedLeaf::Zone(zone) => game.zones.set_ref(*zone),
                LinkedLeaf::OfYou(first) => game.zones.set_ref(Zone(first.0 + you.0)),
                LinkedLeaf::InPlay => game.zones.in_play_ref(),
                LinkedLeaf::LikeTop(first, zone) => {
                    self.like(*first, game.zones.top(*zone), table.cards.len())
                }
                LinkedLeaf::ByNumber(number) => match game.cells[usize::from(*number)] {
                    value if value <= 0 => none,
                    value => table.printed_row(ValueId((value - 1) as u16)),
                },
                LinkedLeaf::Only { asked, steps } => {
                    skipped = if asked.first.is_yes(game, you) { 0 } else { *steps };
                    continue;
                }
                LinkedLeaf::Top(_)
                | LinkedLeaf::SharingTop(..)
                | LinkedLeaf::ByNumberNow(_)
                | LinkedLeaf::OfThese(..)
                | LinkedLeaf::Handled(_)
                | LinkedLeaf::These(_)
                | LinkedLeaf::Set(_)
                | LinkedLeaf::Guard(_)
                | LinkedLeaf::Predicate(_)
                | LinkedLeaf::Other(_) => none,
            };
            step.join(&mut so_far, row);
        }
        so_far
    }

    /// The cards, where it is known beforehand which they are.
    pub fn row(&self, set: SetId) -> Option<CardSet<W>> {
        match (self.steps(set), self.provided(set)) {
            ([LinkedStep { leaf: LinkedLeaf::Row(row), .. }], Provided::Always) => Some(*row),
            (_, _) => None,
        }
    }

    /// What has something in common with the card on top, or compares with it, or what does so with none; `cards` are in
    /// the deck.
    #[inline]
    pub fn like(&self, first: u32, top: Option<Card>, cards: usize) -> &CardSet<W> {
        &self.likes[first as usize + top.map_or(cards, Card::index)]
    }

    /// Keeps rows for each card on top, and one for none: where they begin.
    pub(in crate::engine::table) fn likes_of(&mut self, rows: impl Iterator<Item = CardSet<W>>) -> u32 {
        let first = self.likes.len() as u32;
        self.likes.extend(rows);
        first
    }
}
