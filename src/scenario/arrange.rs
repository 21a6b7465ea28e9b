//! The table as a scenario wants it: named cards in their places, others where only a number is given.

use super::names;
use crate::engine::Table;
use crate::game::{Card, CardSet, Player, Zone};
use crate::program::{CardId, ZoneKindId};
use crate::syntax::scenario::{LineKind, Name, Scenario, Section};

/// Cards in the hand of a player of whom nothing is said: enough to go on playing.
const SOME: usize = 3;

/// A deck, and the cards of each zone, the top card last.
pub(super) struct Arranged {
    pub deck: Vec<CardId>,
    pub zones: Vec<Vec<Card>>,
}

/// An error says what could not be arranged.
pub(super) fn arrange(table: &Table<'_>, scenario: &Scenario) -> Result<Arranged, String> {
    let mut places = Places {
        table,
        players: scenario.players().unwrap_or_default(),
        cards: vec![Vec::new(); table.zone_count()],
        used: CardSet::default(),
        told: Vec::new(),
    };
    let given: Vec<&LineKind> =
        scenario.lines.iter().filter(|line| line.section == Section::Given).map(|line| &line.kind).collect();
    // Named cards first, so that none of them is taken to fill up a hand.
    for line in &given {
        places.named(line)?;
    }
    for line in &given {
        if let LineKind::HoldsCount { player, count } = line {
            places.fill_hand(player, *count)?;
        }
    }
    places.the_rest()
}

struct Places<'a> {
    table: &'a Table<'a>,
    players: &'a [Name],
    cards: Vec<Vec<Card>>,
    used: CardSet,
    /// Zones of which something is said.
    told: Vec<Zone>,
}

impl Places<'_> {
    fn named(&mut self, line: &LineKind) -> Result<(), String> {
        match line {
            LineKind::Controls { player, cards } => {
                let in_play = self.table.program.zones.iter().position(|zone| zone.in_play);
                let kind = in_play.ok_or("the game has no zone for cards in play")?;
                let kind = ZoneKindId(kind as u8);
                self.put(self.table.zone(kind, self.player(player)?), cards.iter())
            }
            LineKind::Holds { player, cards } => {
                let hand = self.table.hand().ok_or("the game has no hands")?;
                self.put(self.table.zone(hand, self.player(player)?), cards.iter())
            }
            LineKind::ZoneIs { zone, cards } => {
                let kind = names::zone(self.table.program, &zone.text).ok_or("no such zone")?;
                self.put(self.table.zone(kind, Player(0)), cards.iter().rev())
            }
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::TurnBegins(_)
            | LineKind::Does { .. }
            | LineKind::Then
            | LineKind::HoldsCount { .. }
            | LineKind::Orders { .. }
            | LineKind::Declines(_)
            | LineKind::Accepts(_)
            | LineKind::Names { .. }
            | LineKind::Chooses { .. }
            | LineKind::Wins(_)
            | LineKind::Can { .. }
            | LineKind::OnTop { .. }
            | LineKind::AtBottom { .. }
            | LineKind::ZoneHas { .. } => Ok(()),
        }
    }

    fn player(&self, name: &Name) -> Result<Player, String> {
        let seat = self.players.iter().position(|player| player.text == name.text);
        seat.map(|seat| Player(seat as u8)).ok_or(format!("there is no player {}", name.text))
    }

    fn put<'n>(&mut self, zone: Zone, names: impl Iterator<Item = &'n Name>) -> Result<(), String> {
        self.told.push(zone);
        for name in names {
            let id = names::card(self.table.program, &name.text);
            let free = |card: &Card| Some(self.table.cards[card.index()]) == id && !self.used.contains(*card);
            let card = self.table.all().iter().find(free);
            let card = card.ok_or(format!("the deck has no further {}", name.text))?;
            self.used.insert(card);
            self.cards[zone.index()].push(card);
        }
        Ok(())
    }

    fn fill_hand(&mut self, player: &Name, count: usize) -> Result<(), String> {
        let hand = self.table.hand().ok_or("the game has no hands")?;
        self.fill(self.table.zone(hand, self.player(player)?), count)
    }

    /// Fills a zone up to a number with cards that nothing is said of.
    fn fill(&mut self, zone: Zone, count: usize) -> Result<(), String> {
        self.told.push(zone);
        while self.cards[zone.index()].len() < count {
            let card = self.table.all().and_not(self.used).iter().next();
            let card = card.ok_or("the deck has not enough cards")?;
            self.used.insert(card);
            self.cards[zone.index()].push(card);
        }
        Ok(())
    }

    fn the_rest(mut self) -> Result<Arranged, String> {
        if let Some(hand) = self.table.hand() {
            for zone in self.table.zones_of(hand) {
                if !self.told.contains(&zone) {
                    self.fill(zone, SOME)?;
                }
            }
        }
        let piles = self.table.discards().map(|kind| self.table.zone(kind, Player(0)));
        if let Some(pile) = piles.filter(|pile| !self.told.contains(pile)) {
            self.fill(pile, 1)?;
        }
        let deck = self.table.deck().ok_or("the game says not where the deck starts")?;
        let deck = self.table.zone(deck, Player(0));
        if self.told.contains(&deck) {
            return Ok(self.without_the_rest());
        }
        self.cards[deck.index()] = self.table.all().and_not(self.used).iter().collect();
        Ok(Arranged { deck: self.table.cards.clone(), zones: self.cards })
    }

    /// Where the zone of the deck is told, the game is played with the cards that are somewhere.
    fn without_the_rest(self) -> Arranged {
        let mut deck = Vec::new();
        let mut number = |card: &Card| {
            deck.push(self.table.cards[card.index()]);
            Card((deck.len() - 1) as u8)
        };
        let zones = self.cards.iter().map(|cards| cards.iter().map(&mut number).collect()).collect();
        Arranged { deck, zones }
    }
}
