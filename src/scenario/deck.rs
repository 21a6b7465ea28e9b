//! The zones and the deck of a game as a scenario needs them: before a table is linked.

use crate::program::{CardId, OptionId, PlayThen, Program, ValueId, ZoneDef, ZoneKindId};

/// One zone: its kind, whose it is, and which of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub kind: ZoneKindId,
    /// A seat; 0 for a zone of the table.
    pub owner: usize,
    /// Counted from one.
    pub number: u32,
}

impl Place {
    pub(super) fn of(kind: ZoneKindId, owner: usize) -> Place {
        Place { kind, owner, number: 1 }
    }
}

/// The cards that the game is played with: those of some of its sets, or of all.
pub(super) struct Deck<'p> {
    program: &'p Program,
    /// How many decks are shuffled together.
    decks: usize,
    sets: Vec<u8>,
}

impl<'p> Deck<'p> {
    /// With these options in force.
    pub fn of(program: &'p Program, players: usize, options: &[OptionId], sets: Vec<u8>) -> Deck<'p> {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let decks = usize::from(program.copies(players, options).unwrap_or(1));
        Deck { program, decks, sets }
    }

    pub fn copies_of(&self, card: CardId) -> usize {
        let card = &self.program.cards[card.index()];
        let is_in = self.sets.is_empty() || card.set.is_none_or(|set| self.sets.contains(&set));
        if is_in { usize::from(card.copies) * self.decks } else { 0 }
    }

    pub fn len(&self) -> usize {
        self.all().map(|card| self.copies_of(card)).sum()
    }

    pub fn cards(&self) -> Vec<CardId> {
        self.all().flat_map(|card| std::iter::repeat_n(card, self.copies_of(card))).collect()
    }

    fn all(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.program.cards.len()).map(|number| CardId(number as u16))
    }
}

fn kind_where(program: &Program, is: impl Fn(&ZoneDef) -> bool) -> Option<ZoneKindId> {
    program.zones.iter().position(is).map(|number| ZoneKindId(number as u8))
}

/// The zone that a player draws into.
pub(super) fn hand(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.is_hand)
}

/// The zone that the deck starts in.
pub(super) fn start(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.starts_with_deck)
}

/// The zone that discards go to.
pub(super) fn discards(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.takes_discards)
}

/// The zone of the cards that a player controls.
pub(super) fn in_play(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.in_play)
}

/// The kind of a card that is gone after its effect: it does not lie in play.
pub(super) fn kind_that_goes(program: &Program, card: CardId) -> Option<ValueId> {
    let values = &program.cards[card.index()].values;
    let mut kinds = program.flow.play.iter().filter(|kind| values.contains(&kind.value));
    let first = kinds.next()?;
    let all_go = first.then == PlayThen::After && kinds.all(|kind| kind.then == PlayThen::After);
    all_go.then_some(first.value)
}
