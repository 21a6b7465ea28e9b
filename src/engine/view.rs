//! Makes the view of a player: what that player knows, and of everything else only how much there is.

use super::Match;
use super::journal::Journal;
use crate::game::{
    Answer, Card, DecisionView, OptionKind, OptionView, Pending, Place, Player, SeatView, Spot, TextNo, View,
    Zone, ZoneView,
};
use crate::program::{EventKind, MOST_CARDS, Op, Pc};

/// Where each card lies in a view.
type Spots = [Option<Spot>; MOST_CARDS + 1];

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// What the player may know.
    pub fn view(&self, player: Player) -> View {
        let game = &self.game;
        let mut spots: Spots = [None; MOST_CARDS + 1];
        // Cards that are set aside with a card come after it.
        let mut order: Vec<Zone> = game.zones.zones().filter(|zone| *zone != Zone::ASIDE).collect();
        order.push(Zone::ASIDE);
        let mut zones: Vec<ZoneView> = Vec::new();
        for zone in order {
            let cards = self.in_view(player, zone, &spots);
            for (number, card) in cards.iter().enumerate() {
                spots[card.index()] = Some(Spot { zone, number: number as u16 });
            }
            let info = self.table.zones.info(zone);
            let places = cards.iter().map(|card| self.place(player, *card, &spots)).collect();
            zones.push(ZoneView { zone, kind: info.kind, owner: info.owner, places });
        }
        zones.sort_by_key(|zone| zone.zone);
        let seats = self.table.everyone().iter().map(|player| {
            let seat = game.seats.seat(player);
            SeatView {
                points: seat.points,
                die: seat.die,
                discards: seat.discards,
                plays: seat.plays,
                misses: seat.misses,
            }
        });
        View {
            player,
            turn: game.turn,
            phase: game.phase,
            games: game.games,
            active: game.seats.active,
            taking_turn: game.seats.taking_turn,
            dealer: game.seats.dealer,
            clockwise: game.seats.clockwise,
            in_game: game.seats.in_game.and_not(game.seats.lost),
            again: game.seats.again.to_vec(),
            skips: game.seats.skips.to_vec(),
            seats: seats.collect(),
            zones,
            cells: game.cells.first(self.table.cell_count()).to_vec(),
            decision: game.decision().map(|pending| self.decision_view(player, pending, &spots)),
            winners: game.winners,
            outcome: game.outcome,
        }
    }

    /// The card at a place of the player's view.
    pub(super) fn card_at(&self, player: Player, spot: Spot) -> Option<Card> {
        // Only cards that are set aside lie in an order that others decide.
        let spots: Spots = [None; MOST_CARDS + 1];
        let is_there = spot.zone != Zone::ASIDE && spot.zone.index() < self.table.zone_count();
        let cards = is_there.then(|| self.in_view(player, spot.zone, &spots))?;
        cards.get(usize::from(spot.number)).copied()
    }

    /// The cards of a zone in the order of a view, which tells nothing that the player does not know.
    fn in_view(&self, player: Player, zone: Zone, spots: &Spots) -> Vec<Card> {
        let zones = &self.game.zones;
        let info = self.table.zones.info(zone);
        if info.is_pile {
            return zones.from_top(zone).collect();
        }
        let mut cards: Vec<Card> = zones.from_bottom(zone).collect();
        if zone == Zone::ASIDE || !(info.in_play || info.kind.is_none()) {
            cards.sort_by_key(|card| {
                let host = self.host(*card).and_then(|host| spots[host.index()]);
                let known = self.knows(player, *card).then(|| self.table.cards[card.index()]);
                (host, known.is_none(), known, self.game.face_down.contains(*card), *card)
            });
        }
        cards
    }

    /// The card it is set aside with, as long as that lies in play or is being played: later nobody could tell it
    /// from another copy.
    fn host(&self, card: Card) -> Option<Card> {
        let host = self.game.aside.iter().find(|(_, held)| *held == card).map(|(host, _)| *host);
        host.filter(|host| {
            let zone = self.game.zones.place(*host);
            zone == Zone::PLAYED || self.table.zones.info(zone).in_play
        })
    }

    fn place(&self, player: Player, card: Card, spots: &Spots) -> Place {
        Place {
            card: self.knows(player, card).then(|| self.table.cards[card.index()]),
            face_down: self.game.face_down.contains(card),
            counters: self.counters_on(card),
            with: self.host(card).and_then(|host| spots[host.index()]),
        }
    }

    fn decision_view(&self, viewer: Player, pending: &Pending<W>, spots: &Spots) -> DecisionView {
        let decides = viewer == pending.player;
        let option = |answer| self.option_view(viewer, answer, spots);
        DecisionView {
            player: pending.player,
            question: pending.question,
            asks: decides.then(|| self.asker(viewer)).flatten(),
            options: decides.then(|| pending.options().map(option).collect()),
        }
    }

    fn option_view(&self, viewer: Player, answer: Answer<W>, spots: &Spots) -> OptionView {
        let (what, card) = match answer {
            Answer::TakeCard { then, card, .. } => {
                let verb = self.verb_of(then).unwrap_or(EventKind::Choose);
                (OptionKind::Do(verb), Some(card))
            }
            Answer::Permitted { kind, card } => (OptionKind::Do(kind), Some(card)),
            Answer::Take(then) => (OptionKind::Take(self.step_at(then)), None),
            Answer::Use { source, .. } => (OptionKind::Use, source),
            Answer::Action(action) => (OptionKind::Action(action), None),
            Answer::Leave(_) => (OptionKind::Leave, None),
            Answer::Wait => (OptionKind::Wait, None),
            Answer::Card(card) => (OptionKind::Card, Some(card)),
            Answer::Unseen(cards) => (OptionKind::Unseen(cards.len() as u16), None),
            Answer::Player(player) => (OptionKind::Player(player), None),
            Answer::Zone(zone) => (OptionKind::Zone(zone), None),
            Answer::Value(value) => (OptionKind::Value(value), None),
            Answer::Number(number) => (OptionKind::Number(number), None),
            Answer::Mode(mode) => (OptionKind::Mode(mode, self.mode_at(mode)), None),
            Answer::Yes => (OptionKind::Yes, None),
            Answer::No => (OptionKind::No, None),
            Answer::Done => (OptionKind::Done, None),
            Answer::Next { number, source } => (OptionKind::Next(self.met_by(viewer, number)), source),
            Answer::Change { source, text, .. } => (OptionKind::Change(text), source),
        };
        let known = card.filter(|card| self.knows(viewer, *card));
        let card = known.and_then(|card| Some((self.table.cards[card.index()], spots[card.index()]?)));
        OptionView { what, card }
    }

    /// Where a step that is offered begins in the text on top.
    pub fn step_at(&self, then: Pc) -> Option<(TextNo, Pc)> {
        self.game.stack.text().map(|frame| (frame.text, then))
    }

    /// Where a mode of the text on top begins.
    pub fn mode_at(&self, mode: u8) -> Option<(TextNo, Pc)> {
        let frame = self.game.stack.text()?;
        let code = &self.table.text(frame.text).code;
        match code.get(frame.pc.index() + 1 + usize::from(mode))? {
            Op::Mode(then) => Some((frame.text, *then)),
            _other => None,
        }
    }
}
