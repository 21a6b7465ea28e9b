//! Whether a position says one thing twice.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Place;
use crate::syntax::scenario::{Chance, End, Fact, Having, Lies, Line, LineKind, Listing, State, ZoneName};

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
        LineKind::Chance(Chance::Seed(_)) => "the seed".to_string(),
        LineKind::Chance(Chance::Die(_)) => "what the die shows".to_string(),
        LineKind::Option { name, .. } => format!("the option \"{}\"", name.text),
        LineKind::Fact(Fact::Lies(what)) => match what {
            Lies::Has { player, how: Having::Hold, cards: Listing { others: Some(_), .. } } => {
                format!("how many cards {} holds", player.text)
            }
            Lies::Has { player, how: Having::Control, cards: Listing { others: Some(_), .. } } => {
                format!("how many cards {} controls", player.text)
            }
            Lies::ZoneIs { zone, .. } | Lies::ZoneHas { zone, .. } => say_zone(zone),
            Lies::At { end: End::Top, zone, .. } => format!("the top of {}", say_zone(zone)),
            Lies::At { end: End::Bottom, zone, .. } => format!("the bottom of {}", say_zone(zone)),
            Lies::Has { .. } | Lies::SetAside { .. } => return None,
        },
        LineKind::Fact(Fact::State(what)) => match what {
            State::Goods { player, goods, .. } => format!("the {} of {}", goods.text, player.text),
            State::Points { player, .. } => format!("the points of {}", player.text),
            State::Counters { card, counter, .. } => {
                format!("the {} counters on {}", counter.text, card.text)
            }
            State::Named { attribute, .. } => format!("the named {}", attribute.text),
            State::Number { owner: Some(owner), name, .. } => format!("{}'s {}", owner.text, name.text),
            State::Number { owner: None, name, .. } => format!("the {}", name.text),
            State::Direction(_) => "the direction of play".to_string(),
            State::Turn { .. } => "whose turn it is".to_string(),
            State::Dealer(_) => "who deals".to_string(),
            State::Out(player) => format!("{} being out of the game", player.text),
        },
        LineKind::Fact(Fact::Expected(_))
        | LineKind::Comment(_)
        | LineKind::When(_)
        | LineKind::Deed(_)
        | LineKind::Then => return None,
    })
}

fn say_zone(zone: &ZoneName) -> String {
    let owner = zone.owner.as_ref().map_or("the".to_string(), |owner| format!("{}'s", owner.text));
    let number = zone.number.map_or(String::new(), |number| format!(" {number}"));
    format!("{owner} {}{number}", zone.name.text)
}
