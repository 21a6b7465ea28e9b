//! What a card asks of cards that others can't see is not told by its acting: they read of it when it does something open.

use super::log::{Entry, Log, Noted, seen};
use super::sentence::Line;
use crate::engine::{Deed, How, Table, deed_is_open_to};
use crate::game::{Game, Player, Players, Work};
use crate::program::CardId;

/// Who reads that something takes effect.
#[derive(Clone, Copy, Debug)]
pub(super) enum Told {
    /// Those who know at once.
    AtOnce(Players),
    /// All but these.
    Later(Players),
}

impl Told {
    pub(super) fn is_to(self, line: &Line<'_>) -> bool {
        match self {
            Told::AtOnce(players) => line.knows(players),
            Told::Later(players) => !line.knows(players),
        }
    }
}

/// Something that takes effect, known to some.
#[derive(Clone, Debug)]
pub(super) struct Quiet {
    deed: Deed,
    known_to: Players,
    cards: Vec<(CardId, Players)>,
    /// The card that would have been met.
    about: Option<(CardId, Players)>,
    /// Where its text is among what is being done.
    depth: usize,
}

impl Quiet {
    /// Whether its text is still being done.
    fn is_being_done(&self, game: &Game) -> bool {
        match game.stack.iter().nth(self.depth) {
            Some(Work::Body(frame)) => {
                (frame.text, frame.source) == (self.deed.actor.text, self.deed.actor.source)
            }
            Some(Work::Road(_) | Work::Settle(..)) | None => false,
        }
    }
}

impl Log {
    /// An ability takes effect or acts on an event.
    pub(super) fn acts(
        &mut self,
        table: &Table<'_>,
        game: &Game,
        deed: &Deed,
        cards: Vec<(CardId, Players)>,
    ) {
        let known_to = deed_is_open_to(table, game, deed);
        let instead = deed.event.card.filter(|_| deed.how == How::Instead);
        let about = instead.map(|card| seen(table, game, card));
        self.note(game, Noted::Acted(*deed, Told::AtOnce(known_to), about), cards.clone());
        if known_to != table.everyone() {
            let depth = game.stack.len();
            self.quiet = Some(Quiet { deed: *deed, known_to, cards, about, depth });
        }
    }

    /// Whether the viewer reads of the deed, at once or later, in what was noted from this number on.
    pub fn is_told(&self, table: &Table<'_>, viewer: Player, deed: &Deed, first: usize) -> bool {
        let line = Line { table, names: self.names(), eyes: Players::one(viewer) };
        let mut later = self.entries.iter().skip(first);
        later.any(|entry| match &entry.what {
            Noted::Acted(other, told, _) => other == deed && told.is_to(&line),
            _another => false,
        })
    }

    /// Something is noted: where it comes of what took effect quietly, all read of that first.
    pub(super) fn is_heard(&mut self, game: &Game, what: &Noted) {
        if let (Noted::Chose(chose), Some(quiet)) = (what, &self.quiet)
            && chose.told_to.and_not(quiet.known_to).is_empty()
        {
            return;
        }
        if let Some(quiet) = self.quiet.take().filter(|quiet| quiet.is_being_done(game)) {
            let Quiet { deed, known_to, cards, about, .. } = quiet;
            let what = Noted::Acted(deed, Told::Later(known_to), about);
            self.entries.push(Entry { what, batch: game.batch, turn: game.turn, cards });
        }
    }
}
