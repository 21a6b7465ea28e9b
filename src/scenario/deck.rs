//! The zones and the deck of a game as a scenario needs them: before a table is linked.

use crate::program::{CardDef, CardId, OptionId, Program, SeenBy, ZoneDef, ZoneKindId, ZoneOrder};

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

/// The cards that the game is played with, with these options in force: those of some of its sets, or of all.
pub(super) fn deck(program: &Program, players: usize, options: &[OptionId], sets: &[u8]) -> Vec<CardId> {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    let copies = usize::from(program.copies(players, options).unwrap_or(1));
    let is_in = |set: Option<u8>| sets.is_empty() || set.is_none_or(|set| sets.contains(&set));
    let cards = program.cards.iter().enumerate().filter(|(_, card)| is_in(card.set));
    let copies_of = |(number, card): (usize, &CardDef)| {
        std::iter::repeat_n(CardId(number as u16), usize::from(card.copies) * copies)
    };
    cards.flat_map(copies_of).collect()
}

fn kind_where(program: &Program, fits: impl Fn(&ZoneDef) -> bool) -> Option<ZoneKindId> {
    let mut found = program.zones.iter().enumerate().filter(|(_, zone)| fits(zone));
    let (number, _) = found.next()?;
    found.next().is_none().then_some(ZoneKindId(number as u8))
}

/// The zone that a player draws into: of each player, and only its owner sees it.
pub(super) fn hand(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.of_each_player && zone.seen_by == SeenBy::Owner)
}

/// The zone that the deck starts in.
pub(super) fn start(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| zone.starts_with_deck)
}

/// The zone that discards go to: the one pile that lies face up.
pub(super) fn discards(program: &Program) -> Option<ZoneKindId> {
    kind_where(program, |zone| {
        !zone.of_each_player
            && zone.count <= 1
            && zone.order == ZoneOrder::Pile
            && zone.seen_by == SeenBy::Everyone
            && !zone.starts_with_deck
    })
}

/// The zone of the cards that a player controls.
pub(super) fn in_play(program: &Program) -> Option<ZoneKindId> {
    program.zones.iter().position(|zone| zone.in_play).map(|number| ZoneKindId(number as u8))
}
