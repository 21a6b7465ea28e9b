//! Notes of a game, and the lines that one viewer may read of them.

use super::english::sentence;
use super::landmark::begins_turn;
use super::names::Names;
use super::quietly::{Quiet, Told};
use super::sentence::{Line, is_told_before, lines};
use crate::engine::{
    Deed, Journal, Limit, Match, Meant, Table, asked_at, meant_there, offer_is_open_to, viewers,
};
use crate::game::{Answer, Card, CardSet, Event, Game, Pending, Player, Players, TextNo, Work};
use crate::program::{CardId, EventKind, Pc};

/// Takes note of everything that happens, and of who could see which card when it did.
#[derive(Clone, Debug, Default)]
pub struct Log {
    names: Names,
    pub(super) entries: Vec<Entry>,
    /// The text that made somebody win, the first in this game.
    decided_by: Option<TextNo>,
    /// What takes effect, and has done nothing yet that others than some could see.
    pub(super) quiet: Option<Quiet>,
}

#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub what: Noted,
    /// Entries of one batch are told together.
    pub batch: u32,
    /// The turn in which it was, from one.
    pub turn: u16,
    /// The cards it is about, and who could see which they are.
    pub cards: Vec<(CardId, Players)>,
}

#[derive(Clone, Debug)]
pub(super) enum Noted {
    Happened(Event),
    /// What comes next is part of it.
    Begun(Event),
    /// What acts, who reads of it, and the card that it is about.
    Acted(Deed, Told, Option<(CardId, Players)>),
    CutShort(Limit),
    ChainBroken,
    Chose(Chose),
    /// Cards were to go to somebody, and there is nobody.
    NobodyGets,
    /// It was to happen and is forbidden.
    Forbidden(Event),
}

/// What somebody decided, and who may read of it.
#[derive(Clone, Debug)]
pub(super) struct Chose {
    pub player: Player,
    pub answer: Answer,
    /// Where it is said what was refused.
    pub at: Option<(TextNo, Option<Pc>)>,
    /// Whom its words mean.
    pub meant: Option<Meant>,
    pub told_to: Players,
}

impl Log {
    pub fn new(names: Names) -> Log {
        Log { names, entries: Vec::new(), decided_by: None, quiet: None }
    }

    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The text that made somebody win or ended the game, where one did.
    pub fn decided_by(&self) -> Option<TextNo> {
        self.decided_by
    }

    /// What the viewer may read, one line for each thing that happened; without a viewer, everything.
    pub fn lines(&self, table: &Table<'_>, viewer: Option<Player>) -> Vec<String> {
        self.lines_for(table, viewer.map_or(Players::NOBODY, Players::one))
    }

    /// What all of these may read; for nobody, everything.
    pub fn lines_for(&self, table: &Table<'_>, eyes: Players) -> Vec<String> {
        lines(&Line { table, names: &self.names, eyes }, &self.entries)
    }

    /// What the die showed each time that it was rolled.
    pub fn rolls(&self) -> Vec<u32> {
        let rolled = self.entries.iter().filter_map(|entry| match &entry.what {
            Noted::Happened(event) if event.kind == EventKind::RollDie => u32::try_from(event.amount).ok(),
            _another => None,
        });
        rolled.collect()
    }

    /// How many things were noted.
    pub fn count(&self) -> usize {
        self.entries.len()
    }

    /// The line that the viewer reads of the thing with this number; nothing where it is told with others, or not.
    pub fn line(&self, table: &Table<'_>, viewer: Player, number: usize) -> Option<String> {
        let line = Line { table, names: &self.names, eyes: Players::one(viewer) };
        let entry = self.entries.get(number)?;
        if let Noted::Happened(event) = &entry.what
            && is_told_before(&line, event)
        {
            return line.happened(event, std::slice::from_ref(entry)).map(|told| sentence(&told));
        }
        let told = |count: usize| lines(&line, self.entries.get(..count).unwrap_or(&self.entries));
        let (before, mut after) = (told(number), told(number + 1));
        after.pop().filter(|last| before.last() != Some(last))
    }

    pub(super) fn note(&mut self, game: &Game, what: Noted, cards: Vec<(CardId, Players)>) {
        self.is_heard(game, &what);
        self.entries.push(Entry { what, batch: game.batch, turn: game.turn, cards });
    }

    /// Whether somebody waits for allies again in this turn.
    fn is_waiting(&self, player: Player) -> bool {
        let since = self.entries.iter().rev().take_while(|entry| !begins_turn(entry));
        let mut chosen = since.filter_map(|entry| match &entry.what {
            Noted::Chose(chose) => Some((chose.player, chose.answer)),
            _another => None,
        });
        chosen.any(|chosen| chosen == (player, Answer::Wait))
    }

    /// The cards that acted in this turn, each once, the last first.
    fn at_work(&self) -> Vec<(CardId, Players)> {
        let turn = self.entries.iter().rposition(begins_turn);
        let since = &self.entries[turn.unwrap_or(0)..];
        let acted = since.iter().filter(|entry| matches!(entry.what, Noted::Acted(..)));
        let mut found: Vec<(CardId, Players)> = Vec::new();
        for card in acted.rev().flat_map(|entry| &entry.cards) {
            if !found.contains(card) {
                found.push(*card);
            }
        }
        found
    }
}

impl Match<'_, Log> {
    /// What the viewer may read of the game so far; without a viewer, everything.
    pub fn log(&self, viewer: Option<Player>) -> Vec<String> {
        self.journal().lines(self.table(), viewer)
    }
}

impl Journal for Log {
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        if matches!(event.kind, EventKind::LookAt | EventKind::Reveal) {
            return;
        }
        if event.kind == EventKind::GameBegins {
            self.decided_by = None;
        } else if event.kind == EventKind::WinGame {
            self.decided_by = self.decided_by.or_else(|| being_done(game));
        }
        let cards = event.card.map(|card| seen(table, game, card)).into_iter().collect();
        self.note(game, Noted::Happened(*event), cards);
    }

    fn ends_game(&mut self, _: &Table<'_>, game: &Game) {
        self.decided_by = self.decided_by.or_else(|| being_done(game));
    }

    fn begins(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        let cards = event.card.map(|card| seen(table, game, card)).into_iter().collect();
        self.note(game, Noted::Begun(*event), cards);
    }

    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer) {
        let player = pending.player;
        let (at, told_to) = match answer {
            Answer::Player(_) | Answer::Number(_) | Answer::Zone(_) => (None, table.everyone()),
            Answer::Wait => (None, table.team(player)),
            // What somebody does not do is seen nowhere else; but that it was offered may tell what they hold.
            Answer::No => (asked_at(table, game), offer_is_open_to(table, game, player)),
            _seen_otherwise => return,
        };
        let is_again = answer == Answer::Wait && self.is_waiting(player);
        if !is_again && !is_secret(game) {
            let meant = at.and_then(|_| meant_there(table, game));
            self.note(game, Noted::Chose(Chose { player, answer, at, meant, told_to }), Vec::new());
        }
    }

    fn showed(&mut self, table: &Table<'_>, game: &Game, event: &Event, cards: CardSet) {
        let from = event.card.map(|card| game.zones.place(card));
        self.note(game, Noted::Happened(Event { from, ..*event }), in_order(table, game, cards));
    }

    fn nobody_gets(&mut self, table: &Table<'_>, game: &Game, cards: CardSet) {
        self.note(game, Noted::NobodyGets, in_order(table, game, cards));
    }

    fn forbidden(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        if let Some(card) = event.card {
            self.note(game, Noted::Forbidden(*event), vec![seen(table, game, card)]);
        }
    }

    fn acted(&mut self, table: &Table<'_>, game: &Game, deed: &Deed) {
        // Whoever does not know a card that lies face down does not learn it by what it does.
        let hidden = deed.actor.source.filter(|card| game.face_down.contains(*card));
        let card = match hidden {
            Some(card) => Some(seen(table, game, card)),
            None => printed_card(table, deed.actor.text),
        };
        self.acts(table, game, deed, card.into_iter().collect());
    }

    fn cut_short(&mut self, _: &Table<'_>, game: &Game, limit: Limit) {
        let cards = match limit {
            Limit::Turn => self.at_work(),
            Limit::Game => Vec::new(),
        };
        self.note(game, Noted::CutShort(limit), cards);
    }

    fn chain_broken(&mut self, table: &Table<'_>, game: &Game, cycle: &[TextNo]) {
        let mut cards: Vec<(CardId, Players)> = Vec::new();
        for card in cycle.iter().filter_map(|text| printed_card(table, *text)) {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        self.note(game, Noted::ChainBroken, cards);
    }
}

/// The text whose step is being done.
fn being_done(game: &Game) -> Option<TextNo> {
    game.stack.iter().rev().find_map(|work| match work {
        Work::Body(frame) => Some(frame.text),
        Work::Road(_) | Work::Settle(..) => None,
    })
}

/// What is printed on a card, and who can tell now.
pub(super) fn seen(table: &Table<'_>, game: &Game, card: Card) -> (CardId, Players) {
    let sees = match game.face_down.contains(card) {
        true => Players::NOBODY,
        false => viewers(table, game.zones.place(card)),
    };
    (table.cards[card.index()], game.knowledge.knowers(card).or(sees))
}

/// The same of several cards, zone by zone and from the top of each.
fn in_order(table: &Table<'_>, game: &Game, cards: CardSet) -> Vec<(CardId, Players)> {
    let lying = game.zones.zones().flat_map(|zone| game.zones.from_top(zone));
    lying.filter(|card| cards.contains(*card)).map(|card| seen(table, game, card)).collect()
}

/// The printed card that acts. An ability that acts is open to all, even when its card is gone.
fn printed_card(table: &Table<'_>, text: TextNo) -> Option<(CardId, Players)> {
    table.origin(text).card().map(|card| (card, table.everyone()))
}

/// Whether a text that is being done keeps its choices secret for now.
pub fn is_secret(game: &Game) -> bool {
    game.stack.iter().any(|work| match work {
        Work::Body(frame) => frame.in_secret,
        Work::Road(_) | Work::Settle(..) => false,
    })
}
