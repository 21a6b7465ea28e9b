//! Whether the position that a scenario begins with can be: each card in one place, no more cards than there
//! are, nothing said twice.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::CardId;
use crate::scenario::names;
use crate::source::Place;
use crate::syntax::scenario::{
    Fact, Having, Lies, Line, LineKind, Listing, Name, Scenario, Section, ZoneName,
};

impl<'a> Checker<'a> {
    pub(super) fn position(&mut self, scenario: &'a Scenario) {
        let given: Vec<&Line> = scenario.lines.iter().filter(|line| line.section == Section::Given).collect();
        let lying: Vec<(&Line, &Lies)> = given.iter().filter_map(|line| lies(line)).collect();
        self.said_twice(&given);
        let deck = self.deck(scenario);
        let mut placed: Vec<(&Name, CardId)> = Vec::new();
        for card in lying.iter().flat_map(|(_, what)| placed_by(what)) {
            let Some(id) = names::card(self.program, &card.text) else { continue };
            let same = || placed.iter().filter(|(_, other)| *other == id);
            let copies = deck.copies_of(id);
            if copies == 0 {
                self.of_another_set(card, id);
            } else if same().count() >= copies.max(1)
                && let Some((first, _)) = same().next()
            {
                self.card_twice(card, first, copies);
            }
            placed.push((card, id));
        }
        let others: usize = lying.iter().map(|(line, what)| self.counted(line, what, &lying)).sum();
        self.possible(&given, &placed);
        self.turn_is_taken(scenario, &given);
        if placed.len() + others > deck.len()
            && let Some(first) =
                placed.first().map(|(name, _)| name.span()).or(lying.first().map(|(line, _)| line.at.0))
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
    fn counted(&mut self, line: &Line, what: &Lies, lying: &[(&Line, &Lies)]) -> usize {
        match what {
            Lies::Has { player, how, cards: Listing { cards, others: Some(count) } } if cards.is_empty() => {
                let named: usize = lying.iter().map(|(_, other)| named_in_hand(other, player, *how)).sum();
                if named > *count {
                    let message =
                        format!("{} has {count} cards here, and {named} of them are named.", player.text);
                    self.too_few(line, message);
                }
                count.saturating_sub(named)
            }
            Lies::ZoneHas { zone, count } => {
                let named = lying.iter().filter(|(_, other)| is_at(other, zone)).count();
                if named > *count {
                    let message =
                        format!("The {} has {count} cards here, and {named} are named.", zone.name.text);
                    self.too_few(line, message);
                }
                count.saturating_sub(named)
            }
            Lies::Has { cards, .. } | Lies::ZoneIs { cards, .. } => cards.others.unwrap_or(0),
            Lies::At { .. } | Lies::SetAside { .. } => 0,
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
}

fn lies<'l>(line: &'l &Line) -> Option<(&'l Line, &'l Lies)> {
    if let LineKind::Fact(Fact::Lies(what)) = &line.kind { Some((line, what)) } else { None }
}

/// The cards that a line puts somewhere.
fn placed_by(what: &Lies) -> Vec<&Name> {
    match what {
        Lies::Has { cards, .. } | Lies::ZoneIs { cards, .. } => cards.cards.iter().collect(),
        Lies::At { card, .. } | Lies::SetAside { card, .. } => vec![card],
        Lies::ZoneHas { .. } => Vec::new(),
    }
}

fn named_in_hand(what: &Lies, player: &Name, how: Having) -> usize {
    let Lies::Has { player: other, how: same, cards } = what else { return 0 };
    if other.text == player.text && *same == how { cards.cards.len() } else { 0 }
}

fn is_at(what: &Lies, zone: &ZoneName) -> bool {
    matches!(what, Lies::At { zone: other, .. } if other == zone)
}
