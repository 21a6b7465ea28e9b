//! Whether a position says one thing twice.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::scenario::names;
use crate::source::Place;
use crate::syntax::scenario::{
    Chance, End, Fact, Having, Lies, Line, LineKind, Listing, Name, State, ZoneName,
};

impl<'a> Checker<'a> {
    pub(super) fn said_twice(&mut self, given: &[&'a Line]) {
        let mut said: Vec<(String, &Line)> = Vec::new();
        let all = given.iter().flat_map(|line| {
            self.about(&line.kind).into_iter().map(move |about| (about, line)).collect::<Vec<_>>()
        });
        for (about, line) in all.collect::<Vec<_>>() {
            match said.iter().find(|(other, _)| *other == about) {
                Some((_, first)) => {
                    let help = match &line.kind {
                        LineKind::Fact(Fact::State(_)) | LineKind::Option { .. } => {
                            "Leave one of the two out."
                        }
                        _of_several => "Leave one of the two out, or say both in one line.",
                    };
                    let place = Place::new(self.file, line.at.0);
                    let problem = Diagnostic::new(
                        Code::ScenarioSaidTwice,
                        place,
                        format!("This is the second line about {about}."),
                    )
                    .label("the second time")
                    .note(Place::new(self.file, first.at.0), "the first time")
                    .help(help);
                    self.diagnostics.push(problem);
                }
                None => said.push((about, line)),
            }
        }
    }

    /// What a line says; goods are each said once.
    fn about(&self, line: &'a LineKind) -> Vec<String> {
        let LineKind::Fact(Fact::State(State::Goods { player, has })) = line else {
            return about(line).into_iter().collect();
        };
        let called = |goods: &'a Name| {
            let cell = names::goods(self.program, &goods.text);
            cell.map_or(goods.text.as_str(), |cell| names::one_and_several(self.program, cell).1)
        };
        has.iter().map(|(_, goods)| format!("the {} of {}", called(goods), player.text)).collect()
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
            State::Goods { .. } => return None,
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
