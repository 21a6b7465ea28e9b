//! What a scenario expects, against what is so.

use super::choose::{offer, offered};
use super::names;
use crate::engine::Match;
use crate::game::{Card, Player, Zone};
use crate::syntax::scenario::{LineKind, Name};

/// An error says what is so instead.
pub(super) fn expect(game: &Match<'_>, players: &[Name], line: &LineKind) -> Result<(), String> {
    otherwise(game, players, line)?.map_or(Ok(()), Err)
}

/// Nothing where it is so; else what is so instead. An error where it speaks of what is not there.
fn otherwise(game: &Match<'_>, players: &[Name], line: &LineKind) -> Result<Option<String>, String> {
    let look = Looking { game, players };
    Ok(match line {
        LineKind::Controls { player, cards } => {
            let held = look.in_play(look.seat(player)?);
            let missing = cards.iter().any(|card| !look.has(&held, card));
            missing.then(|| format!("{} controls {}", player.text, look.say(&held)))
        }
        LineKind::Holds { player, cards } => {
            let held = look.hand(look.seat(player)?);
            let missing = cards.iter().any(|card| !look.has(&held, card));
            missing.then(|| format!("{} holds {}", player.text, look.say(&held)))
        }
        LineKind::HoldsCount { player, count } => {
            let held = look.hand(look.seat(player)?);
            (held.len() != *count)
                .then(|| format!("{} holds {} cards: {}", player.text, held.len(), look.say(&held)))
        }
        LineKind::Wins(player) => {
            let seat = look.seat(player)?;
            (!game.winners().contains(seat) || game.outcome().is_none()).then(|| look.who_won())
        }
        LineKind::Can { player, verb, card, can } => {
            let mut trial = game.clone();
            let is_asked = trial.decision().is_some_and(|decision| Ok(decision.player) == look.seat(player));
            if !is_asked {
                trial.offer_turn(look.seat(player)?);
            }
            (offer(&trial, *verb, card).is_some() != *can)
                .then(|| format!("{} is offered {}", player.text, offered(&trial, players)))
        }
        LineKind::OnTop { card, zone } => {
            let cards = look.zone(zone)?;
            let is_it = cards.last().is_some_and(|top| look.has(&[*top], card));
            (!is_it).then(|| format!("the {} is {}", zone.text, look.say_from_top(&cards)))
        }
        LineKind::AtBottom { card, zone } => {
            let cards = look.zone(zone)?;
            let is_it = cards.first().is_some_and(|bottom| look.has(&[*bottom], card));
            (!is_it).then(|| format!("the {} is {}", zone.text, look.say_from_top(&cards)))
        }
        LineKind::ZoneIs { zone, cards } => {
            let held = look.zone(zone)?;
            let same = held.len() == cards.len()
                && held.iter().rev().zip(cards).all(|(card, name)| look.has(&[*card], name));
            (!same).then(|| format!("the {} is {}", zone.text, look.say_from_top(&held)))
        }
        LineKind::ZoneHas { zone, count } => {
            let held = look.zone(zone)?;
            (held.len() != *count).then(|| format!("the {} has {} cards", zone.text, held.len()))
        }
        LineKind::Comment(_) | LineKind::Then => None,
        LineKind::Players(_)
        | LineKind::TurnBegins(_)
        | LineKind::Does { .. }
        | LineKind::Orders { .. }
        | LineKind::Declines(_)
        | LineKind::Accepts(_)
        | LineKind::Names { .. }
        | LineKind::Chooses { .. } => Some("this is nothing that can be expected".to_string()),
    })
}

struct Looking<'a> {
    game: &'a Match<'a>,
    players: &'a [Name],
}

impl Looking<'_> {
    fn seat(&self, name: &Name) -> Result<Player, String> {
        let seat = self.players.iter().position(|player| player.text == name.text);
        seat.map(|seat| Player(seat as u8)).ok_or_else(|| format!("there is no player {}", name.text))
    }

    fn hand(&self, player: Player) -> Vec<Card> {
        let table = self.game.table();
        let zone = table.hand().map(|kind| table.zone(kind, player));
        zone.map_or(Vec::new(), |zone| self.game.game().zones.from_bottom(zone).collect())
    }

    fn in_play(&self, player: Player) -> Vec<Card> {
        let table = self.game.table();
        let is_theirs = |zone: &Zone| table.is_in_play(*zone) && table.owner(*zone) == Some(player);
        let zones = self.game.game().zones.zones().filter(is_theirs);
        zones.flat_map(|zone| self.game.game().zones.from_bottom(zone)).collect()
    }

    fn zone(&self, name: &Name) -> Result<Vec<Card>, String> {
        let table = self.game.table();
        let kind = names::zone(table.program, &name.text);
        let zone = table.zone(kind.ok_or_else(|| format!("there is no zone {}", name.text))?, Player(0));
        Ok(self.game.game().zones.from_bottom(zone).collect())
    }

    fn has(&self, cards: &[Card], name: &Name) -> bool {
        let table = self.game.table();
        let id = names::card(table.program, &name.text);
        cards.iter().any(|card| Some(table.cards[card.index()]) == id)
    }

    fn say(&self, cards: &[Card]) -> String {
        let table = self.game.table();
        let names =
            cards.iter().map(|card| table.program.words.cards[table.cards[card.index()].index()].as_str());
        let names: Vec<&str> = names.collect();
        if names.is_empty() { "nothing".to_string() } else { names.join(", ") }
    }

    fn say_from_top(&self, cards: &[Card]) -> String {
        let mut cards = cards.to_vec();
        cards.reverse();
        self.say(&cards)
    }

    fn who_won(&self) -> String {
        let winners = self.game.winners();
        let names = winners.iter().map(|player| self.players[player.index()].text.as_str());
        let names: Vec<&str> = names.collect();
        if names.is_empty() { "nobody has won".to_string() } else { format!("{} won", names.join(" and ")) }
    }
}
