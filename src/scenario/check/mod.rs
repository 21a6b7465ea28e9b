//! Whether a scenario makes sense: its players, its cards, its words, its parts, and whether the position it
//! begins with can be.

mod card_names;
mod choices;
mod kept;
mod lines;
mod names;
mod on_cards;
mod order;
mod position;
mod possible;
mod said_twice;
mod teams;
mod turn;

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::Program;
use crate::scenario::deck::Deck;
use crate::source::{FileId, Place};
use crate::syntax::scenario::{LineKind, Name, OptionIs, Scenario, ScenarioFile};

/// Every problem of every scenario of a file. A program is there where the game has no mistake.
pub fn check(file: FileId, scenarios: &ScenarioFile, program: &Program, diagnostics: &mut Diagnostics) {
    for scenario in &scenarios.scenarios {
        let players = scenario.players().unwrap_or_default().iter().map(|name| name.text.as_str()).collect();
        let mut checker = Checker { file, program, players, diagnostics };
        checker.scenario(scenario);
    }
}

struct Checker<'a> {
    file: FileId,
    program: &'a Program,
    players: Vec<&'a str>,
    diagnostics: &'a mut Diagnostics,
}

impl<'a> Checker<'a> {
    fn scenario(&mut self, scenario: &'a Scenario) {
        match scenario.players() {
            Some(players) => self.seats(players),
            None if scenario.is_broken => return,
            None => {
                self.report(&scenario.name, "has no players", "players Tina and Lora");
                return;
            }
        }
        self.parts(scenario);
        for line in &scenario.lines {
            self.line(&line.kind);
        }
        self.places_in_order(scenario);
        self.position(scenario);
    }

    /// As many as the game is for, each once.
    fn seats(&mut self, players: &'a [Name]) {
        let (least, most) = self.program.players;
        let (count, last) = (players.len(), players.last().expect("the line names players"));
        if count < usize::from(least) || count > usize::from(most) {
            let place = Place::new(self.file, players[0].span().to(last.span()));
            let noun = if count == 1 { "player" } else { "players" };
            let message = format!(
                "Here {}, and the game is for {least} to {most}.",
                match count {
                    1 => "is one player".to_string(),
                    _ => format!("are {count} {noun}"),
                }
            );
            let change = if count > usize::from(most) { "Leave some out." } else { "Let more play." };
            self.diagnostics.push(
                Diagnostic::new(Code::ScenarioPlayerCount, place, message)
                    .label(format!("{count} {noun}"))
                    .help(change),
            );
        }
        for (number, player) in players.iter().enumerate() {
            if let Some(first) = players[..number].iter().find(|other| other.text == player.text) {
                let message = format!("{} sits at the table twice.", player.text);
                self.diagnostics.push(
                    Diagnostic::new(Code::ScenarioPlayerTwice, self.at(player), message)
                        .label("the second time")
                        .note(self.at(first), "the first time")
                        .help("Give one of the two another name, or leave one out."),
                );
            }
        }
    }

    /// The cards that the scenario is played with.
    fn deck(&self, scenario: &Scenario) -> Deck<'a> {
        let (mut options, mut without, mut sets) = (Vec::new(), Vec::new(), Vec::new());
        for line in &scenario.lines {
            match &line.kind {
                LineKind::Option { name, is } => {
                    let option = super::names::option(self.program, &name.text);
                    match is {
                        OptionIs::InForce | OptionIs::At(_) => options.extend(option),
                        OptionIs::LeftOut => without.extend(option),
                    }
                }
                LineKind::Sets(named) => {
                    sets.extend(named.iter().filter_map(|set| super::names::set(self.program, &set.text)));
                }
                LineKind::Comment(_)
                | LineKind::Players(_)
                | LineKind::Teams(_)
                | LineKind::Chance(_)
                | LineKind::When(_)
                | LineKind::Deed(_)
                | LineKind::Then
                | LineKind::Fact(_) => {}
            }
        }
        Deck::of(self.program, self.players.len(), &self.program.in_force(&options, &without), sets)
    }

    fn at(&self, name: &Name) -> Place {
        Place::new(self.file, name.span())
    }

    fn report(&mut self, name: &Name, wrong: &str, right: &str) {
        let message = format!("The scenario \"{}\" {wrong}.", name.text);
        self.diagnostics.push(
            Diagnostic::new(Code::ScenarioStructure, self.at(name), message)
                .label("this scenario")
                .help(format!("Write: {right}")),
        );
    }
}
