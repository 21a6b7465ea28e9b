//! Whether a scenario makes sense: its players, its cards, its zones, its parts.

use super::names;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_list};
use crate::program::Program;
use crate::source::{FileId, Place};
use crate::syntax::scenario::{LineKind, Name, Scenario, ScenarioFile, Section};

/// Every problem of every scenario of a file. A program is there where the game has no mistake.
pub fn check(file: FileId, scenarios: &ScenarioFile, program: &Program, diagnostics: &mut Diagnostics) {
    for scenario in &scenarios.scenarios {
        let mut checker = Checker { file, program, players: Vec::new(), placed: Vec::new(), diagnostics };
        checker.scenario(scenario);
    }
}

struct Checker<'a> {
    file: FileId,
    program: &'a Program,
    players: Vec<&'a str>,
    placed: Vec<&'a Name>,
    diagnostics: &'a mut Diagnostics,
}

impl<'a> Checker<'a> {
    fn scenario(&mut self, scenario: &'a Scenario) {
        let players = scenario.players();
        match players {
            Some(players) => self.players = players.iter().map(|name| name.text.as_str()).collect(),
            None if scenario.is_broken => return,
            None => {
                self.report(
                    Code::ScenarioStructure,
                    &scenario.name,
                    "has no players",
                    "players Tina and Lora",
                );
                return;
            }
        }
        let (least, most) = self.program.players;
        let count = self.players.len();
        if count < usize::from(least) || count > usize::from(most) {
            let wrong = format!("has {count} players, and the game is for {least} to {most}");
            self.report(Code::ScenarioStructure, &scenario.name, &wrong, "players Tina and Lora");
        }
        let expects =
            scenario.lines.iter().any(|line| line.section == Section::Then && line.kind != LineKind::Then);
        if !expects && !scenario.is_broken {
            self.report(
                Code::ScenarioStructure,
                &scenario.name,
                "expects nothing",
                "then, and what is so then",
            );
        }
        for line in &scenario.lines {
            self.line(&line.kind, line.section);
        }
    }

    fn line(&mut self, line: &'a LineKind, section: Section) {
        let is_given = section == Section::Given;
        match line {
            LineKind::Comment(_) | LineKind::Players(_) | LineKind::Then => {}
            LineKind::TurnBegins(player)
            | LineKind::Declines(player)
            | LineKind::Accepts(player)
            | LineKind::Wins(player)
            | LineKind::HoldsCount { player, .. } => self.player(player),
            LineKind::Does { player, card, .. }
            | LineKind::Orders { player, card }
            | LineKind::Can { player, card, .. } => {
                self.player(player);
                self.card(card, false);
            }
            LineKind::Controls { player, cards } | LineKind::Holds { player, cards } => {
                self.player(player);
                cards.iter().for_each(|card| self.card(card, is_given));
            }
            LineKind::Names { player, value } => {
                self.player(player);
                if names::value(self.program, &value.text).is_none() {
                    self.unknown(Code::ScenarioZone, "value", value, &self.program.words.values);
                }
            }
            LineKind::Chooses { player, what } => {
                self.player(player);
                let is_player = self.players.contains(&what.text.as_str());
                if !is_player && what.text.parse::<i32>().is_err() {
                    self.card(what, false);
                }
            }
            LineKind::OnTop { card, zone } | LineKind::AtBottom { card, zone } => {
                self.card(card, false);
                self.zone(zone);
            }
            LineKind::ZoneIs { zone, cards } => {
                self.zone(zone);
                cards.iter().for_each(|card| self.card(card, is_given));
            }
            LineKind::ZoneHas { zone, .. } => self.zone(zone),
        }
    }

    fn player(&mut self, player: &Name) {
        if self.players.contains(&player.text.as_str()) {
            return;
        }
        let players: Vec<String> = self.players.iter().map(|name| name.to_string()).collect();
        self.unknown(Code::ScenarioPlayer, "player", player, &players);
    }

    fn zone(&mut self, zone: &Name) {
        let kind = names::zone(self.program, &zone.text);
        if kind.is_none_or(|kind| self.program.zones[kind.index()].of_each_player) {
            self.unknown(Code::ScenarioZone, "zone of the table", zone, &self.program.words.zones);
        }
    }

    fn card(&mut self, card: &'a Name, is_placed: bool) {
        let Some(id) = names::card(self.program, &card.text) else {
            return self.unknown(Code::ScenarioCard, "card", card, &self.program.words.cards);
        };
        if !is_placed {
            return;
        }
        let copies = usize::from(self.program.cards[id.index()].copies);
        let same = |other: &&&Name| other.text.eq_ignore_ascii_case(&card.text);
        if self.placed.iter().filter(same).count() >= copies
            && let Some(first) = self.placed.iter().find(|other| same(other)).map(|other| other.at)
        {
            let message = format!("\"{}\" is in two places.", card.text);
            let problem = Diagnostic::new(Code::ScenarioCardTwice, Place::new(self.file, card.at), message)
                .label("the second time")
                .note(Place::new(self.file, first), "the first time")
                .help("A deck has the card once: leave one of the two out.");
            self.diagnostics.push(problem);
        }
        self.placed.push(card);
    }

    fn unknown(&mut self, code: Code, what: &str, name: &Name, known: &[String]) {
        let message = format!("There is no {what} \"{}\".", name.text);
        let problem = Diagnostic::new(code, Place::new(self.file, name.at), message).label("not known");
        let names = || known.iter().map(String::as_str);
        self.diagnostics.push(match nearest(&name.text, names()) {
            Some(near) => problem.help(format!("Did you mean \"{near}\"?")).fix(
                format!("write {near}"),
                name.at,
                near.to_string(),
            ),
            None if known.len() <= 8 => problem.help(format!("There is {}.", quoted_list(names()))),
            None => problem.help("Look at the spelling."),
        });
    }

    fn report(&mut self, code: Code, name: &Name, wrong: &str, right: &str) {
        let message = format!("The scenario \"{}\" {wrong}.", name.text);
        self.diagnostics.push(
            Diagnostic::new(code, Place::new(self.file, name.at), message)
                .label("this scenario")
                .help(format!("Write: {right}")),
        );
    }
}
