//! What the cards did in one game, taken down while it is played. Knows no game: what it sees are the
//! events of the engine.

use serde::Serialize;

use super::Guards;
use crate::engine::{Deed, Journal, Limit, Table, TextOrigin};
use crate::game::{Answer, Card, Event, Game, Pending, Player, Players, TextNo, Work};
use crate::program::EventKind;

/// Notes of one game, one for each card of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardNotes {
    pub cards: Vec<CardNote>,
    pub guards: Guards,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardNote {
    pub played: u32,
    pub discarded: u32,
    /// How often an ability of it took effect or changed what happened.
    pub acted: u32,
    /// How often an ability that it offers was used.
    pub used: u32,
    /// Cards that its effects brought into the hand of whoever they belong to and took out of it, and into and out of
    /// the hands of others.
    pub own_hand: Moved<u32>,
    pub other_hands: Moved<u32>,
    /// Who played it, and under whose control it was.
    pub players: Players,
    pub controllers: Players,
    /// Who had it at some time in a zone of their own, such as a hand.
    pub holders: Players,
}

/// How many came, and how many went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Moved<N> {
    pub into: N,
    pub out: N,
}

impl<N> Moved<N> {
    pub fn map<M>(self, change: impl Fn(N) -> M) -> Moved<M> {
        Moved { into: change(self.into), out: change(self.out) }
    }
}

impl CardNotes {
    pub fn new(cards: usize) -> CardNotes {
        CardNotes { cards: vec![CardNote::default(); cards], guards: Guards::default() }
    }

    fn of<const W: usize>(&mut self, table: &Table<'_, W>, card: Card) -> &mut CardNote {
        &mut self.cards[table.cards[card.index()].index()]
    }

    /// A card came into a hand or left one because of a card.
    fn changed_hands<const W: usize>(&mut self, table: &Table<'_, W>, game: &Game<W>, card: Card) {
        let Some((source, you)) = game.stack.iter().rev().find_map(|work| source_of(table, work)) else {
            return;
        };
        let is_hand = |zone| table.kind_of(zone).is_some() && table.kind_of(zone) == table.hand();
        let whose = |zone| table.owner(zone).filter(|_| is_hand(zone));
        let (from, to) = (game.zones.came_from(card), game.zones.place(card));
        let note = self.of(table, source);
        let [into, out] = [whose(to), whose(from)].map(|owner| owner.map(|owner| owner == you));
        for (is_own, hand) in [(true, &mut note.own_hand), (false, &mut note.other_hands)] {
            hand.into += u32::from(into == Some(is_own));
            hand.out += u32::from(out == Some(is_own));
        }
    }
}

impl<const W: usize> Journal<W> for CardNotes {
    fn happened(&mut self, table: &Table<'_, W>, game: &Game<W>, event: &Event) {
        let Some(card) = event.card else { return };
        if event.kind == EventKind::Play {
            let note = self.of(table, card);
            note.played += 1;
            note.players = note.players.or(event.player.map_or(Players::NOBODY, Players::one));
        }
        if event.kind == EventKind::Discard {
            self.of(table, card).discarded += 1;
        }
        let place = game.zones.place(card);
        if let Some(owner) = table.owner(place) {
            let note = self.of(table, card);
            note.holders = note.holders.with(owner);
            if table.is_in_play(place) {
                note.controllers = note.controllers.with(owner);
            }
        }
        if moves_one_card(event.kind) {
            self.changed_hands(table, game, card);
        }
    }

    fn chosen(&mut self, table: &Table<'_, W>, _: &Game<W>, _: &Pending<W>, answer: Answer<W>) {
        if let Answer::Use { source: Some(card), .. } = answer {
            self.of(table, card).used += 1;
        }
    }

    fn acted(&mut self, table: &Table<'_, W>, _: &Game<W>, deed: &Deed) {
        if let Some(source) = deed.actor.source {
            self.of(table, source).acted += 1;
        }
    }

    fn cut_short(&mut self, table: &Table<'_, W>, game: &Game<W>, limit: Limit) {
        self.guards.cut_short(table, game, limit);
    }

    fn chain_broken(&mut self, table: &Table<'_, W>, game: &Game<W>, cycle: &[TextNo]) {
        self.guards.chain_broken(table, game, cycle);
    }
}

/// The card whose effect is being done, and whose effect it is. What a verb means is done for the card whose text says it.
fn source_of<const W: usize>(table: &Table<'_, W>, work: &Work<W>) -> Option<(Card, Player)> {
    let Work::Body(frame) = work else { return None };
    match table.origin(frame.text) {
        TextOrigin::Card(_) | TextOrigin::Keyword(_) => Some((frame.source?, frame.you)),
        TextOrigin::Setup
        | TextOrigin::Phase(_)
        | TextOrigin::Action(_)
        | TextOrigin::Rule(_)
        | TextOrigin::Definition(_) => None,
    }
}

/// Whether it is the one event of a card's move. What a game's own verb comes to is an event of its own.
fn moves_one_card(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::DrawCard
            | EventKind::Discard
            | EventKind::Play
            | EventKind::Put
            | EventKind::Return
            | EventKind::Exchange
            | EventKind::Give
            | EventKind::SetAside
            | EventKind::Deal
    )
}
