//! Whether the turn that a position tells of is the one in which something is done.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::scenario::offer::is_of_turn;
use crate::source::Place;
use crate::syntax::scenario::{Deed, Fact, Line, LineKind, Name, Scenario, State};

impl<'a> Checker<'a> {
    /// Where the first thing done begins somebody else's turn or is done in it, the line about the turn would come to
    /// nothing.
    pub(super) fn turn_is_taken(&mut self, scenario: &'a Scenario, given: &[&'a Line]) {
        let told = given.iter().find_map(|line| match &line.kind {
            LineKind::Fact(Fact::State(what @ State::Turn { player, .. })) => Some((*line, what, player)),
            _another => None,
        });
        let first = scenario.lines.iter().find_map(|line| match &line.kind {
            LineKind::When(deed) | LineKind::Deed(deed) => Some((line, deed)),
            _another => None,
        });
        let (Some((told, what, player)), Some((first, deed))) = (told, first) else { return };
        let Some(other) = turn_of(deed).filter(|other| !self.play_together(scenario, player, other)) else {
            return;
        };
        if [player, other].iter().any(|name| !self.players.contains(&name.text.as_str())) {
            return;
        }
        let State::Turn { phase, .. } = what else { return };
        let right = State::Turn { player: other.clone(), phase: phase.clone() };
        let right = format::scenario_line(&LineKind::Fact(Fact::State(right)));
        let message =
            format!("It is {}'s turn, and what is done first is of {}'s turn.", player.text, other.text);
        let problem = Diagnostic::new(Code::ScenarioImpossible, Place::new(self.file, told.at.0), message)
            .label(format!("{}'s turn", player.text))
            .note(Place::new(self.file, first.at.0), format!("in {}'s turn", other.text))
            .help(format!("Write it like this: {right}"))
            .help(format!("Or let {0}'s turn end first: when {0}'s turn ends", player.text));
        self.diagnostics.push(problem);
    }

    /// In a team both take the turn.
    fn play_together(&self, scenario: &Scenario, one: &Name, other: &Name) -> bool {
        let seat = |name: &Name| self.players.iter().position(|player| *player == name.text);
        let teams = scenario.lines.iter().find_map(|line| match &line.kind {
            LineKind::Teams(teams) => Some(teams.len()),
            _another => None,
        });
        let count = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let usual = || {
            let size = self.program.flow.teams.as_ref()?.usual_size(count)?;
            Some(self.players.len() / usize::from(size).max(1))
        };
        // Teams sit in turns.
        let teams = teams.or_else(usual).unwrap_or(self.players.len()).max(1);
        seat(one).map(|seat| seat % teams) == seat(other).map(|seat| seat % teams)
    }
}

/// In whose turn it is done.
fn turn_of(deed: &Deed) -> Option<&Name> {
    match deed {
        Deed::TurnBegins(player) | Deed::TurnEnds(player) | Deed::PhaseBegins { player, .. } => Some(player),
        Deed::Does { player, act } => is_of_turn(act).then_some(player),
        Deed::GameBegins | Deed::Loses(_) => None,
    }
}
