//! Whether the position that a scenario begins with can be: each card in one place, no more cards than there
//! are, nothing said twice.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::CardId;
use crate::scenario::names;
use crate::source::Place;
use crate::syntax::scenario::{Fact, Having, Line, LineKind, Listing, Name, Scenario, Section, ZoneName};

impl<'a> Checker<'a> {
    pub(super) fn position(&mut self, scenario: &'a Scenario) {
        let given: Vec<&Line> = scenario.lines.iter().filter(|line| line.section == Section::Given).collect();
        let facts: Vec<(&Line, &Fact)> =
            given.iter().filter_map(|line| Some((*line, fact_of(line)?))).collect();
        self.said_twice(&given);
        let deck = self.deck(scenario);
        let mut placed: Vec<(&Name, CardId)> = Vec::new();
        for card in facts.iter().flat_map(|(_, fact)| placed_by(fact)) {
            let Some(id) = names::card(self.program, &card.text) else { continue };
            let same = || placed.iter().filter(|(_, other)| *other == id);
            let copies = deck.iter().filter(|other| **other == id).count();
            if copies == 0 {
                self.of_another_set(card, id);
            } else if same().count() >= copies.max(1)
                && let Some((first, _)) = same().next()
            {
                self.card_twice(card, first, copies);
            }
            placed.push((card, id));
        }
        let mut others = 0;
        for (line, fact) in &facts {
            others += self.counted(line, fact, &facts);
            if let Fact::Counters { card, .. } = fact
                && let Some(id) = names::card(self.program, &card.text)
                && placed.iter().all(|(_, other)| *other != id)
            {
                self.nowhere(card);
            }
        }
        if placed.len() + others > deck.len()
            && let Some(first) =
                placed.first().map(|(name, _)| name.span()).or(facts.first().map(|(line, _)| line.at.0))
        {
            let message =
                format!("The position has {} cards, and the deck has {}.", placed.len() + others, deck.len());
            self.diagnostics.push(
                Diagnostic::new(Code::ScenarioCards, Place::new(self.file, first), message)
                    .label("too many from here on")
                    .help("Give fewer cards, or let more players sit down where that means more decks."),
            );
        }
    }

    /// How many cards without a name the line puts somewhere.
    fn counted(&mut self, line: &Line, fact: &Fact, facts: &[(&Line, &Fact)]) -> usize {
        match fact {
            Fact::Has { player, how, cards: Listing { cards, others: Some(count) } } if cards.is_empty() => {
                let named: usize = facts.iter().map(|(_, other)| named_in_hand(other, player, *how)).sum();
                if named > *count {
                    let message =
                        format!("{} has {count} cards here, and {named} of them are named.", player.text);
                    self.too_few(line, message);
                }
                count.saturating_sub(named)
            }
            Fact::ZoneHas { zone, count } => {
                let named = facts.iter().filter(|(_, other)| is_at(other, zone)).count();
                if named > *count {
                    let message =
                        format!("The {} has {count} cards here, and {named} are named.", zone.name.text);
                    self.too_few(line, message);
                }
                count.saturating_sub(named)
            }
            Fact::Has { cards, .. } | Fact::ZoneIs { cards, .. } => cards.others.unwrap_or(0),
            Fact::HasNot { .. }
            | Fact::At { .. }
            | Fact::SetAside { .. }
            | Fact::Contains { .. }
            | Fact::Points { .. }
            | Fact::Counters { .. }
            | Fact::Named { .. }
            | Fact::Number { .. }
            | Fact::Direction(_)
            | Fact::Turn { .. }
            | Fact::Dealer(_)
            | Fact::Out(_)
            | Fact::Can { .. }
            | Fact::Offered { .. }
            | Fact::Asked { .. }
            | Fact::NobodyAsked
            | Fact::Sees { .. }
            | Fact::Counts { .. }
            | Fact::SeesCount { .. }
            | Fact::Wins { .. }
            | Fact::WinsNot { .. }
            | Fact::NobodyWins(_)
            | Fact::GoesOn
            | Fact::Over
            | Fact::Log { .. } => 0,
        }
    }

    fn too_few(&mut self, line: &Line, message: String) {
        self.diagnostics.push(
            Diagnostic::new(Code::ScenarioCards, Place::new(self.file, line.at.0), message)
                .label("a smaller number")
                .help("The number counts all cards, the named ones too."),
        );
    }

    fn card_twice(&mut self, card: &Name, first: &Name, copies: usize) {
        let message = match copies {
            0 | 1 => format!("\"{}\" is in two places.", card.text),
            _ => format!("\"{}\" is in more places than the deck has of it.", card.text),
        };
        let help = match copies {
            0 | 1 => "A deck has the card once: leave one of the two out.".to_string(),
            _ => format!("The deck has the card {copies} times: leave one out."),
        };
        let problem = Diagnostic::new(Code::ScenarioCardTwice, self.at(card), message)
            .label("once too often")
            .note(self.at(first), "the first time")
            .help(help);
        self.diagnostics.push(problem);
    }

    fn of_another_set(&mut self, card: &Name, id: CardId) {
        let set = self.program.cards[id.index()].set;
        let set = set.map_or("another", |set| &self.program.words.sets[usize::from(set)]);
        let message = format!("\"{}\" is in none of the sets that this scenario is played with.", card.text);
        let problem = Diagnostic::new(Code::ScenarioSet, self.at(card), message)
            .label("of another set")
            .help(format!("It is in the set \"{set}\": name that too, or leave the line about sets out."));
        self.diagnostics.push(problem);
    }

    fn nowhere(&mut self, card: &Name) {
        let some = self.players.first().copied().unwrap_or("Tina");
        let message = format!("\"{}\" lies nowhere in this position.", card.text);
        let problem = Diagnostic::new(Code::ScenarioNowhere, self.at(card), message)
            .label("where is it?")
            .help(format!("Say where it is: {some} controls {}", card.text));
        self.diagnostics.push(problem);
    }
}

fn fact_of(line: &Line) -> Option<&Fact> {
    if let LineKind::Fact(fact) = &line.kind { Some(fact) } else { None }
}

/// The cards that a line puts somewhere.
fn placed_by(fact: &Fact) -> Vec<&Name> {
    match fact {
        Fact::Has { cards, .. } | Fact::ZoneIs { cards, .. } => cards.cards.iter().collect(),
        Fact::At { card, .. } | Fact::SetAside { card, .. } => vec![card],
        Fact::HasNot { .. }
        | Fact::ZoneHas { .. }
        | Fact::Contains { .. }
        | Fact::Points { .. }
        | Fact::Counters { .. }
        | Fact::Named { .. }
        | Fact::Number { .. }
        | Fact::Direction(_)
        | Fact::Turn { .. }
        | Fact::Dealer(_)
        | Fact::Out(_)
        | Fact::Can { .. }
        | Fact::Offered { .. }
        | Fact::Asked { .. }
        | Fact::NobodyAsked
        | Fact::Sees { .. }
        | Fact::Counts { .. }
        | Fact::SeesCount { .. }
        | Fact::Wins { .. }
        | Fact::WinsNot { .. }
        | Fact::NobodyWins(_)
        | Fact::GoesOn
        | Fact::Over
        | Fact::Log { .. } => Vec::new(),
    }
}

fn named_in_hand(fact: &Fact, player: &Name, how: Having) -> usize {
    let Fact::Has { player: other, how: same, cards } = fact else { return 0 };
    if other.text == player.text && *same == how { cards.cards.len() } else { 0 }
}

fn is_at(fact: &Fact, zone: &ZoneName) -> bool {
    matches!(fact, Fact::At { zone: other, .. } if other == zone)
}
