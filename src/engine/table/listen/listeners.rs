//! Who listens to what: for each kind of event and each stage of its road, the cards and rules with an
//! ability there. What is asked in a game is this, cut with the cards in play.

use super::heard::Heard;
use crate::engine::table::Table;
use crate::engine::table::kinds::KindFacts;
use crate::engine::table::standing::added::Added;
use crate::engine::table::standing::given::Given;
use crate::engine::table::standing::stands::FAMILIES;
use crate::engine::table::standing::wrong::Wrong;
use crate::game::{Card, CardSet, Event, Zone};
use crate::program::EventKind;

/// The stages at which an event is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listens {
    Prohibit,
    /// before it, in its number, or instead of it
    Change,
    After,
    Impossible,
}

pub(in crate::engine::table) const STAGES: usize = 4;

/// What a turn allows a number of: discards and plays.
const ALLOWED: usize = 2;

#[derive(Default)]
pub struct Listeners<const W: usize> {
    /// Which entry of `heard` is for the kind; the first is empty.
    pub(in crate::engine::table) by_kind: Vec<[u8; STAGES]>,
    pub(in crate::engine::table) heard: Vec<Heard<W>>,
    pub state: Heard<W>,
    pub offers: Heard<W>,
    pub standing: [Heard<W>; FAMILIES],
    /// Which of these families there are, as bits.
    pub(in crate::engine::table) families: u8,
    /// Those that give cards other values than printed, or predicates other cards than defined.
    pub(in crate::engine::table) changing: Heard<W>,
    /// Cards do so only in turns of whoever controls them: the first of the players' zones in play.
    pub(in crate::engine::table) changing_in_own_turn: Option<Zone>,
    /// What cards in play give to others, where that is plain.
    pub(in crate::engine::table) given: Option<Given<W>>,
    /// What cards in play add to what a turn allows.
    pub(in crate::engine::table) added: [Option<Added>; ALLOWED],
    /// Whether some allowance may come to less than nothing.
    pub(in crate::engine::table) allowances_take: bool,
    /// The verbs of which something says which cards others must be.
    pub(in crate::engine::table) must_be: Vec<EventKind>,
    /// Whether that hangs on the card that is looked at.
    pub(in crate::engine::table) must_be_by_card: bool,
    /// The cards that can't be that, where this is plain.
    pub(in crate::engine::table) wrong: Option<Wrong<W>>,
    /// Kinds of events that some text counts in a turn.
    pub(in crate::engine::table) counted: Vec<EventKind>,
    /// For each kind what looks at such events, as bits.
    pub(in crate::engine::table) alert: Vec<u8>,
    /// Whether something looks at moves whatever their verb, and whether something may stop or change them.
    pub(in crate::engine::table) sees_moves: bool,
    pub(in crate::engine::table) meets_moves: bool,
    /// Whether something may stop or change that somebody gains control of a card.
    pub(in crate::engine::table) meets_control: bool,
    /// The cards with a text that acts where they are not in play.
    pub(in crate::engine::table) acting_elsewhere: CardSet<W>,
}

/// What looks at events of a kind: something that may stop or change them, something that sees them.
pub(in crate::engine::table) const MEETS: u8 = 1;
pub(in crate::engine::table) const SEES: u8 = 2;
/// Something says of them which cards others must be.
pub(in crate::engine::table) const MUST_BE: u8 = 4;

impl<const W: usize> Listeners<W> {
    /// Whether a text of the card may act where others don't see the card.
    #[inline]
    pub fn may_act_hidden(&self, card: Card) -> bool {
        self.acting_elsewhere.contains(card)
    }

    /// Whether any card may.
    #[inline]
    pub fn may_any_act_hidden(&self) -> bool {
        !self.acting_elsewhere.is_empty()
    }

    pub(in crate::engine::table) fn all(&mut self) -> impl Iterator<Item = &mut Heard<W>> {
        let others = [&mut self.state, &mut self.offers];
        self.heard.iter_mut().chain(others).chain(&mut self.standing)
    }

    /// Who listens to the kind at the stage; nothing where nobody does.
    #[inline]
    pub fn heard(&self, kind: EventKind, stage: Listens) -> Option<&Heard<W>> {
        let entry = self.entry(kind, stage);
        (entry != 0).then(|| &self.heard[usize::from(entry)])
    }

    /// Where those are among all; the first are nobody.
    #[inline]
    pub fn entry(&self, kind: EventKind, stage: Listens) -> u8 {
        self.by_kind.get(kind.number()).map_or(0, |entries| entries[stage as usize])
    }

    /// Those who listen once an event has happened that this is known of.
    #[inline]
    pub fn after(&self, facts: &KindFacts<W>) -> &Heard<W> {
        self.at(facts.after)
    }

    /// Those who are there among all.
    #[inline]
    pub fn at(&self, entry: u8) -> &Heard<W> {
        &self.heard[usize::from(entry)]
    }

    /// Whether nothing in the game looks at events of the kind once they have happened, but for effects that
    /// last until one.
    #[inline]
    pub fn is_unheard(&self, kind: EventKind) -> bool {
        self.alert(kind) & SEES == 0
    }

    #[inline]
    pub(in crate::engine::table) fn alert(&self, kind: EventKind) -> u8 {
        self.alert.get(kind.number()).copied().unwrap_or(0)
    }

    /// Those who look at events of the kind, before or after.
    pub fn looking_at(&self, kind: EventKind) -> impl Iterator<Item = &Heard<W>> + Clone {
        let stages = [Listens::Prohibit, Listens::Change, Listens::After];
        stages.into_iter().filter_map(move |stage| self.heard(kind, stage))
    }

    /// Whether nothing at all looks at events of the kind.
    #[inline]
    pub fn is_silent(&self, kind: EventKind) -> bool {
        self.alert(kind) == 0
    }

    /// Whether something looks at moves once they have happened, whatever their verb.
    #[inline]
    pub fn sees_moves(&self) -> bool {
        self.sees_moves
    }

    /// Whether something may stop or change moves, whatever their verb.
    #[inline]
    pub fn meets_moves(&self) -> bool {
        self.meets_moves
    }

    /// Whether something may stop or change moves from one player's cards in play to another's, whatever their verb.
    #[inline]
    pub fn meets_control(&self) -> bool {
        self.meets_control
    }

    /// Whether something may stop or change what the move of the event's card comes to.
    #[inline]
    pub fn may_meet(&self, table: &Table<'_, W>, event: &Event) -> bool {
        let (Some(from), Some(to)) = (event.from, event.to) else { return false };
        self.meets_moves || self.meets_control && table.is_in_play(from) && table.is_in_play(to)
    }

    /// Whether nothing at all stops or changes events of the kind, nor moves.
    #[inline]
    pub fn lets_pass(&self, kind: EventKind) -> bool {
        !self.meets_moves && !self.interferes(kind)
    }

    /// Whether something could stop or change events of the kind.
    #[inline]
    pub fn interferes(&self, kind: EventKind) -> bool {
        self.alert(kind) & MEETS != 0
    }

    /// Whether some text asks how often it was done this turn.
    #[inline]
    pub fn is_counted(&self, kind: EventKind) -> bool {
        !self.counted.is_empty() && self.counted.contains(&kind)
    }
}
