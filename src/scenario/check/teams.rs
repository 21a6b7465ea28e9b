//! Whether the teams can be.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Place;
use crate::syntax::scenario::Name;

impl<'a> Checker<'a> {
    /// Teams of a size the game knows, everybody in one of them.
    pub(super) fn teams(&mut self, teams: &'a [Vec<Name>]) {
        let members: Vec<&Name> = teams.iter().flatten().collect();
        members.iter().for_each(|member| self.player(member));
        let (Some(first), Some(last)) = (members.first(), members.last()) else { return };
        let whole = Place::new(self.file, first.span().to(last.span()));
        let Some(rules) = &self.program.flow.teams else {
            return self.wrong(whole, "This game is not played in teams.".to_string(), "Leave the line out.");
        };
        let fits = |team: &Vec<Name>| rules.sizes.iter().any(|size| usize::from(*size) == team.len());
        for team in teams {
            let (Some(first), Some(last)) = (team.first(), team.last()) else { continue };
            if !fits(team) {
                let place = Place::new(self.file, first.span().to(last.span()));
                let sizes: Vec<String> = rules.sizes.iter().map(u8::to_string).collect();
                let message = format!(
                    "This team has {}, and teams of the game have {}.",
                    team.len(),
                    sizes.join(" or ")
                );
                self.wrong(place, message, "Write all who play together: Tina and Tim against Lora and Max");
            }
        }
        if teams.len() == 1 {
            self.wrong(
                whole,
                "One team has nobody to play against.".to_string(),
                "Add: against Lora and Max",
            );
        }
        for (number, member) in members.iter().enumerate() {
            if members[..number].iter().any(|other| other.text == member.text) {
                let message = format!("{} is in a team twice.", member.text);
                self.wrong(self.at(member), message, "Leave one of the two out.");
            }
        }
        // A team of a wrong size was reported.
        if teams.iter().all(fits) {
            self.seating(teams, whole);
        }
        let alone: Vec<&str> = self
            .players
            .iter()
            .copied()
            .filter(|player| members.iter().all(|member| member.text != *player))
            .collect();
        if !alone.is_empty() {
            let message = format!("{} plays in no team.", alone.join(" and "));
            self.wrong(whole, message, "Everybody at the table is in one team.");
        }
    }

    /// Team mates sit apart: with two teams, every second seat is of the same one.
    fn seating(&mut self, teams: &[Vec<Name>], whole: Place) {
        let sizes: Vec<usize> = teams.iter().map(Vec::len).collect();
        if sizes.iter().any(|size| *size != sizes[0]) {
            return self.wrong(
                whole,
                "The teams are not of one size.".to_string(),
                "Let as many play on each side.",
            );
        }
        let side = |member: &Name| {
            self.players.iter().position(|player| *player == member.text).map(|seat| seat % teams.len())
        };
        if teams.iter().any(|team| team.iter().any(|member| side(member) != side(&team[0]))) {
            let rounds = (0..sizes[0]).flat_map(|seat| teams.iter().filter_map(move |team| team.get(seat)));
            let right: Vec<&str> = rounds.map(|member| member.text.as_str()).collect();
            let right = format!("Let the teams sit in turns: players {}", right.join(", "));
            self.wrong(whole, "Team mates don't sit side by side.".to_string(), &right);
        }
    }

    fn wrong(&mut self, place: Place, message: String, help: &str) {
        self.diagnostics
            .push(Diagnostic::new(Code::ScenarioTeams, place, message).label("these teams").help(help));
    }
}
