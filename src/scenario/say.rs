//! What is so, in words for a failure.

use super::deck::Place;
use super::names::say_card;
use super::offer::{Bearer, Decision, Offer};
use super::seats::Seats;
use crate::program::CardId;

impl Seats<'_> {
    pub(super) fn cards(&self, cards: &[CardId]) -> String {
        if cards.is_empty() {
            return "nothing".to_string();
        }
        cards.iter().map(|card| say_card(self.program, *card)).collect::<Vec<_>>().join(", ")
    }

    /// What somebody is asked or offered.
    pub(super) fn decision(&self, decision: Option<&Decision>) -> String {
        let Some(decision) = decision else { return "nobody is asked anything".to_string() };
        let player = self.name(decision.player);
        if matches!(decision.offers.as_slice(), [Offer::Yes, Offer::No]) {
            return format!("{player} is asked yes or no");
        }
        let offers = self.offers(&decision.offers);
        if decision.is_order() {
            return format!("{player} is asked to order {}", and(&offers));
        }
        let offers = offers.join(", ");
        let verb = if decision.is_turn { "is offered" } else { "is asked to choose from" };
        format!("{player} {verb} {offers}")
    }

    /// Of copies of a card any is as good as another: a line names it once.
    fn offers(&self, offers: &[Offer]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in offers.iter().map(|offer| self.offer(offer)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// A line that expects a question.
    pub(super) fn expectation(&self, decision: &Decision) -> String {
        if decision.is_order() || decision.offers.contains(&Offer::Yes) {
            return self.decision(Some(decision));
        }
        let choices: Vec<Offer> =
            decision.offers.iter().filter(|offer| **offer != Offer::Done).cloned().collect();
        format!("{} is asked to choose from {}", self.name(decision.player), and(&self.offers(&choices)))
    }

    /// A line that answers a question.
    pub(super) fn answer(&self, decision: &Decision) -> Option<String> {
        let player = self.name(decision.player);
        let said = decision.offers.iter().find(|offer| **offer != Offer::Done)?;
        Some(match said {
            Offer::Yes | Offer::No => format!("{player} accepts"),
            Offer::Next(_) => format!("{player} orders {} first", self.offer(said)),
            said => format!("{player} chooses {}", self.offer(said)),
        })
    }

    pub(super) fn offer(&self, offer: &Offer) -> String {
        let card = |card: &CardId| say_card(self.program, *card);
        let words = &self.program.words;
        match offer {
            Offer::Discard(one) => format!("to discard {}", card(one)),
            Offer::Play(one) => format!("to play {}", card(one)),
            Offer::Use(one) => format!("to use {}", card(one)),
            Offer::Take(action) => format!("to take the action \"{}\"", words.actions[action.index()]),
            Offer::Draw => "to draw a card".to_string(),
            Offer::Pass => "to pass".to_string(),
            Offer::Done => "to be done".to_string(),
            Offer::Wait => "to wait".to_string(),
            Offer::Yes => "to accept".to_string(),
            Offer::No => "to decline".to_string(),
            Offer::Card(one) | Offer::Next(Bearer::Card(one)) => card(one),
            Offer::Unseen => "an unseen card".to_string(),
            Offer::Player(seat) => self.name(*seat).to_string(),
            Offer::Value(value) => words.values[value.index()].clone(),
            Offer::Number(number) => number.to_string(),
            Offer::Zone(place) => self.zone(*place),
            Offer::Mode(words) => format!("\"{words}\""),
            Offer::Next(Bearer::Rule(rule)) => words.rules[*rule].clone(),
        }
    }

    pub(super) fn zone(&self, place: Place) -> String {
        let zone = &self.program.zones[place.kind.index()];
        let name = &self.program.words.zones[place.kind.index()];
        let number = if zone.count > 1 { format!(" {}", place.number) } else { String::new() };
        match zone.of_each_player {
            true => format!("{}'s {name}{number}", self.name(place.owner)),
            false if number.is_empty() => format!("the {name}"),
            false => format!("{name}{number}"),
        }
    }

    /// The zone and the cards that lie in it.
    pub(super) fn contents(&self, place: Place, cards: &[CardId]) -> String {
        match cards {
            [] => format!("{} is empty", self.zone(place)),
            cards => format!("{} is {}", self.zone(place), self.cards(cards)),
        }
    }

    /// Where a card lies in the zone.
    pub(super) fn lies(&self, place: Place) -> String {
        match self.program.zones[place.kind.index()].in_play {
            true => format!("in play under {}'s control", self.name(place.owner)),
            false => format!("in {}", self.zone(place)),
        }
    }
}

/// Castle, Death and Trade
pub(super) fn and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub(super) fn number_of_cards(count: usize) -> String {
    counted(count as i64, "card", "cards")
}

/// no coins, 1 coin, 2 coins
pub(super) fn counted(count: i64, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        count => format!("{count} {many}"),
    }
}
