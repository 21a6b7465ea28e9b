//! Whether a position says one thing twice.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Place;
use crate::syntax::scenario::{Fact, Having, Line, LineKind, Listing};

impl<'a> Checker<'a> {
    pub(super) fn said_twice(&mut self, given: &[&'a Line]) {
        let mut said: Vec<(String, &Line)> = Vec::new();
        for line in given {
            let Some(about) = about(&line.kind) else { continue };
            match said.iter().find(|(other, _)| *other == about) {
                Some((_, first)) => {
                    let place = Place::new(self.file, line.at.0);
                    let problem = Diagnostic::new(
                        Code::ScenarioSaidTwice,
                        place,
                        format!("This is the second line about {about}."),
                    )
                    .label("the second time")
                    .note(Place::new(self.file, first.at.0), "the first time")
                    .help("Leave one of the two out, or say both in one line.");
                    self.diagnostics.push(problem);
                }
                None => said.push((about, line)),
            }
        }
    }
}

/// What may be said only once, in words. Nothing for lines that add up.
fn about(line: &LineKind) -> Option<String> {
    Some(match line {
        LineKind::Players(_) => "who plays".to_string(),
        LineKind::Teams(_) => "the teams".to_string(),
        LineKind::Sets(_) => "the sets".to_string(),
        LineKind::Seed(_) => "the seed".to_string(),
        LineKind::Option { name, .. } => format!("the option \"{}\"", name.text),
        LineKind::Fact(fact) => match fact {
            Fact::Has { player, how: Having::Hold, cards: Listing { others: Some(_), .. } } => {
                format!("how many cards {} holds", player.text)
            }
            Fact::Has { player, how: Having::Control, cards: Listing { others: Some(_), .. } } => {
                format!("how many cards {} controls", player.text)
            }
            Fact::ZoneIs { zone, .. } | Fact::ZoneHas { zone, .. } => {
                let owner =
                    zone.owner.as_ref().map_or("the".to_string(), |owner| format!("{}'s", owner.text));
                let number = zone.number.map_or(String::new(), |number| format!(" {number}"));
                format!("{owner} {}{number}", zone.name.text)
            }
            Fact::Points { player, .. } => format!("the points of {}", player.text),
            Fact::Counters { card, counter, .. } => format!("the {} counters on {}", counter.text, card.text),
            Fact::Named { attribute, .. } => format!("the named {}", attribute.text),
            Fact::Number { owner: Some(owner), name, .. } => format!("{}'s {}", owner.text, name.text),
            Fact::Number { owner: None, name, .. } => format!("the {}", name.text),
            Fact::Direction(_) => "the direction of play".to_string(),
            Fact::Turn { .. } => "whose turn it is".to_string(),
            Fact::Dealer(_) => "who deals".to_string(),
            Fact::Out(player) => format!("{} being out of the game", player.text),
            Fact::Has { .. }
            | Fact::HasNot { .. }
            | Fact::At { .. }
            | Fact::SetAside { .. }
            | Fact::Contains { .. }
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
            | Fact::Log { .. } => return None,
        },
        LineKind::Comment(_) | LineKind::When(_) | LineKind::Deed(_) | LineKind::Then => return None,
    })
}
