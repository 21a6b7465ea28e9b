//! What a log takes note of, and beside it, worked out in another way, what is open to whom.

use cardwright::engine::{Deed, Journal, Limit, Table};
use cardwright::game::{Answer, CardSet, Event, Game, Pending, Player, Players, TextNo, Zone};
use cardwright::program::{CardId, EventKind, SeenBy};
use cardwright::render::{Log, Names};

/// Everything a log takes note of, and beside it, worked out in another way, what is open to whom.
#[derive(Clone)]
pub struct Notes {
    pub log: Log,
    pub open: Vec<(Event, Vec<(CardId, Players)>)>,
    /// Cards that were revealed and have not moved since.
    pub revealed: CardSet,
}

impl Notes {
    pub fn new(names: &[&str]) -> Notes {
        let names = Names::new(names.iter().map(|name| name.to_string()).collect());
        Notes { log: Log::new(names), open: Vec::new(), revealed: CardSet::EMPTY }
    }

    /// What the player saw happen.
    pub fn seen_by(&self, player: Player) -> Vec<(Event, Vec<Option<CardId>>)> {
        let shown = |(event, cards): &(Event, Vec<(CardId, Players)>)| {
            let cards = cards.iter().map(|(card, open)| open.contains(player).then_some(*card));
            (Event { card: None, stay: 0, ..*event }, cards.collect())
        };
        self.open.iter().map(shown).collect()
    }
}

/// Who sees the cards of a zone, by what the game's file says.
pub fn open_to(table: &Table<'_>, zone: Option<Zone>) -> Players {
    let Some(zone) = zone else { return Players::NOBODY };
    let Some(kind) = table.kind_of(zone) else { return table.everyone() };
    match table.program.zones[kind.index()].seen_by {
        SeenBy::Everyone => table.everyone(),
        SeenBy::Nobody => Players::NOBODY,
        SeenBy::Owner => table.owner(zone).map_or(Players::NOBODY, |owner| table.team(owner)),
    }
}

impl Journal for Notes {
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        if !matches!(event.kind, EventKind::LookAt | EventKind::Reveal) {
            let to = event.card.map(|card| game.zones.place(card));
            let open = match event.card {
                Some(card) if game.face_down.contains(card) => open_to(table, event.from),
                Some(_) | None => open_to(table, event.from).or(open_to(table, to)),
            };
            let cards = match (event.kind, event.from) {
                (EventKind::Search, Some(zone)) => {
                    let by = event.player.map_or(Players::NOBODY, Players::one);
                    game.zones.from_top(zone).map(|card| (table.cards[card.index()], by)).collect()
                }
                _other => event.card.map(|card| (table.cards[card.index()], open)).into_iter().collect(),
            };
            self.open.push((*event, cards));
            event.card.into_iter().for_each(|card| self.revealed.remove(card));
        }
        self.log.happened(table, game, event);
    }

    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer) {
        self.log.chosen(table, game, pending, answer);
    }

    fn begins(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        self.log.begins(table, game, event);
    }

    fn showed(&mut self, table: &Table<'_>, game: &Game, event: &Event, cards: CardSet) {
        let open = match event.kind {
            EventKind::Reveal => table.everyone(),
            _look => event.player.map_or(Players::NOBODY, Players::one),
        };
        if event.kind == EventKind::Reveal {
            self.revealed = self.revealed.or(cards);
        }
        let zones = &game.zones;
        for zone in zones.zones().filter(|zone| zones.set(*zone).meets(&cards)) {
            let shown = zones.from_top(zone).filter(|card| cards.contains(*card));
            let shown = shown.map(|card| (table.cards[card.index()], open)).collect();
            self.open.push((Event { from: Some(zone), ..*event }, shown));
        }
        self.log.showed(table, game, event, cards);
    }

    fn acted(&mut self, table: &Table<'_>, game: &Game, deed: &Deed) {
        self.open.push((Event { card: None, ..deed.event }, Vec::new()));
        self.log.acted(table, game, deed);
    }

    fn cut_short(&mut self, table: &Table<'_>, game: &Game, limit: Limit) {
        self.log.cut_short(table, game, limit);
    }

    fn chain_broken(&mut self, table: &Table<'_>, game: &Game, cycle: &[TextNo]) {
        self.log.chain_broken(table, game, cycle);
    }
}
