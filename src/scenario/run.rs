//! Running one scenario.

use super::arrange::arrange;
use super::choose::{offer, offered, option};
use super::expect::expect;
use crate::engine::{Match, Table, TableOptions};
use crate::game::{Outcome, Player, Question};
use crate::program::Program;
use crate::source::Span;
use crate::syntax::scenario::{LineKind, Name, Scenario, Section};

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub name: String,
    pub numbers: Vec<String>,
    pub failure: Option<Failure>,
}

/// The line that failed, and what happened instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub at: Span,
    pub happened: String,
}

/// Runs a scenario that has no mistakes. The same program gives the same result.
pub fn run(program: &Program, scenario: &Scenario) -> Ran {
    Ran {
        name: scenario.name.text.clone(),
        numbers: scenario.numbers.iter().map(|number| number.text.clone()).collect(),
        failure: play(program, scenario).err(),
    }
}

fn play(program: &Program, scenario: &Scenario) -> Result<(), Failure> {
    let failed = |happened: String| Failure { at: scenario.name.at, happened };
    let players = scenario.players().unwrap_or_default();
    let table = Table::new(program, TableOptions::for_players(players.len() as u8))
        .map_err(|error| failed(error.to_string()))?;
    let arranged = arrange(&table, scenario).map_err(failed)?;
    let table = Table::with_deck(program, table.options.clone(), arranged.deck)
        .map_err(|error| failed(error.to_string()))?;
    let mut game = Match::arranged(&table, &arranged.zones, Player(0), 0, ());
    for line in &scenario.lines {
        let failed = |happened: String| Failure { at: line.at, happened };
        if let Some(Outcome::Stopped(missing)) = game.outcome() {
            return Err(failed(table.describe(missing.at)));
        }
        match line.section {
            Section::Given => {}
            Section::When => act(&mut game, players, &line.kind).map_err(failed)?,
            Section::Then => {
                if let Some(open) = undecided(&game, players) {
                    return Err(failed(open));
                }
                expect(&game, players, &line.kind).map_err(failed)?;
            }
        }
    }
    Ok(())
}

fn act(game: &mut Match<'_>, players: &[Name], line: &LineKind) -> Result<(), String> {
    let seat = |name: &Name| {
        let seat = players.iter().position(|player| player.text == name.text);
        seat.map(|seat| Player(seat as u8)).ok_or(format!("there is no player {}", name.text))
    };
    match line {
        LineKind::Comment(_) => Ok(()),
        LineKind::TurnBegins(player) => {
            game.begin_turn(seat(player)?);
            Ok(())
        }
        LineKind::Does { player, verb, card } => {
            let seat = seat(player)?;
            let is_offered = game
                .decision()
                .is_some_and(|decision| decision.player == seat && decision.question == Question::Offer);
            if !is_offered {
                if let Some(open) = undecided(game, players) {
                    return Err(open);
                }
                game.offer_turn(seat);
            }
            let Some(number) = offer(game, *verb, card) else {
                return Err(format!("{} is offered {}", player.text, offered(game, players)));
            };
            game.choose(number).map_err(|refused| refused.to_string())
        }
        LineKind::Players(_)
        | LineKind::Then
        | LineKind::Controls { .. }
        | LineKind::HoldsCount { .. }
        | LineKind::Holds { .. }
        | LineKind::Orders { .. }
        | LineKind::Declines(_)
        | LineKind::Accepts(_)
        | LineKind::Names { .. }
        | LineKind::Chooses { .. }
        | LineKind::Wins(_)
        | LineKind::Can { .. }
        | LineKind::OnTop { .. }
        | LineKind::AtBottom { .. }
        | LineKind::ZoneIs { .. }
        | LineKind::ZoneHas { .. } => {
            let number = option(game, players, line)?;
            game.choose(number).map_err(|refused| refused.to_string())
        }
    }
}

/// A question inside an effect that the scenario leaves open.
fn undecided(game: &Match<'_>, players: &[Name]) -> Option<String> {
    let decision = game.decision().filter(|decision| decision.question != Question::Offer)?;
    let asked = &players[decision.player.index()].text;
    Some(format!("{asked} still has to choose: {}", offered(game, players)))
}
