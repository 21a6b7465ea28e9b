//! Whether the game has what a line names.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic, nearest, quoted_list};
use crate::format;
use crate::program::{CellUse, ZoneOrder};
use crate::scenario::names;
use crate::syntax::scenario::{End, Fact, LineKind, Name, OptionIs, ZoneName};

impl Checker<'_> {
    pub(super) fn player(&mut self, player: &Name) {
        if self.players.contains(&player.text.as_str()) {
            return;
        }
        let players: Vec<String> = self.players.iter().map(|name| name.to_string()).collect();
        self.unknown(Code::ScenarioPlayer, "player", player, &players);
    }

    /// A card or a rule with an ability.
    pub(super) fn bearer(&mut self, name: &Name) {
        if names::bearer(self.program, &name.text).is_none() {
            let words = &self.program.words;
            let known: Vec<String> = words.cards.iter().chain(&words.rules).cloned().collect();
            self.unknown(Code::ScenarioCard, "card or rule", name, &known);
        }
    }

    pub(super) fn zone(&mut self, zone: &ZoneName) {
        if let Some(owner) = &zone.owner {
            self.player(owner);
        }
        let Some(kind) = names::zone(self.program, &zone.name.text) else {
            if let Some(place) = end_of(&zone.name.text) {
                let card = self.program.words.cards.first().map_or("a card", String::as_str);
                let message = format!("\"{}\" is no zone of its own.", zone.name.text);
                let problem = Diagnostic::new(Code::ScenarioZone, self.at(&zone.name), message)
                    .label("an end of a pile")
                    .help(format!("Say it of the card: {} is {place}", card));
                self.diagnostics.push(problem);
                return;
            }
            return self.unknown(Code::ScenarioZone, "zone", &zone.name, &self.program.words.zones);
        };
        let def = &self.program.zones[kind.index()];
        let name = &zone.name.text;
        let some = self.players.first().copied().unwrap_or("Tina");
        let wrong = match (def.of_each_player, &zone.owner, def.count, zone.number) {
            (true, None, _, _) => Some((format!("Each player has a {name}."), format!("{some}'s {name}"))),
            (false, Some(_), ..) => Some((format!("The {name} is nobody's own."), format!("the {name}"))),
            (_, _, count @ 2.., None) => {
                Some((format!("There are {count} zones called \"{name}\"."), format!("{name} 1")))
            }
            (_, _, count @ 2.., Some(number)) if number == 0 || number > u32::from(count) => {
                Some((format!("There are {count} zones called \"{name}\"."), format!("{name} {count}")))
            }
            (_, _, 0 | 1, Some(_)) => {
                Some((format!("There is only one zone called \"{name}\"."), format!("the {name}")))
            }
            (true | false, _, _, _) => None,
        };
        if let Some((message, right)) = wrong {
            let problem = Diagnostic::new(Code::ScenarioZone, self.at(&zone.name), message)
                .label("not told which")
                .help(format!("Write it like this: {right}"));
            self.diagnostics.push(problem);
        }
    }

    /// Only a pile has a top and a bottom.
    pub(super) fn has_ends(&mut self, card: &Name, end: End, zone: &ZoneName) {
        let Some(kind) = names::zone(self.program, &zone.name.text) else { return };
        if self.program.zones[kind.index()].order == ZoneOrder::Pile {
            return;
        }
        let Some(right) = self.given_in(zone, std::slice::from_ref(card)) else { return };
        let right = format::scenario_line(&LineKind::Fact(Fact::Lies(right)));
        let end = match end {
            End::Top => "top",
            End::Bottom => "bottom",
        };
        let message = format!("The cards of \"{}\" lie in no order: it has no {end}.", zone.name.text);
        let problem = Diagnostic::new(Code::ScenarioZone, self.at(&zone.name), message)
            .label("no pile")
            .help(format!("Write it like this: {right}"));
        self.diagnostics.push(problem);
    }

    pub(super) fn value(&mut self, value: &Name) {
        if names::value(self.program, &value.text).is_none() {
            self.unknown(Code::ScenarioZone, "value", value, &self.program.words.values);
        }
    }

    /// A value of the attribute that is spoken of.
    pub(super) fn value_of(&mut self, attribute: &Name, value: &Name) {
        let Some(id) = names::attribute(self.program, &attribute.text) else {
            return self.unknown(Code::ScenarioWord, "attribute", attribute, &self.program.words.attributes);
        };
        if names::value_of(self.program, id, &value.text).is_none() {
            let values = self.program.values.iter().zip(&self.program.words.values);
            let known: Vec<String> =
                values.filter(|(def, _)| def.attribute == id).map(|(_, word)| word.clone()).collect();
            self.unknown(Code::ScenarioZone, &attribute.text, value, &known);
        }
    }

    pub(super) fn attribute(&mut self, attribute: &Name) {
        if names::attribute(self.program, &attribute.text).is_none() {
            self.unknown(Code::ScenarioWord, "attribute", attribute, &self.program.words.attributes);
        }
    }

    pub(super) fn counter(&mut self, counter: &Name) {
        if names::counter(self.program, &counter.text).is_none() {
            self.unknown(Code::ScenarioWord, "counter", counter, &self.program.words.counters);
        }
    }

    pub(super) fn phase(&mut self, phase: &Name) {
        if names::phase(self.program, &phase.text).is_none() {
            self.unknown(Code::ScenarioWord, "phase", phase, &self.program.words.phases);
        }
    }

    pub(super) fn action(&mut self, action: &Name) {
        if names::action(self.program, &action.text).is_none() {
            self.unknown(Code::ScenarioWord, "action", action, &self.program.words.actions);
        }
    }

    pub(super) fn set(&mut self, set: &Name) {
        if names::set(self.program, &set.text).is_none() {
            self.unknown(Code::ScenarioSet, "set", set, &self.program.words.sets);
        }
    }

    /// Where a number is written, the option has one.
    pub(super) fn option(&mut self, option: &Name, is: OptionIs) {
        let Some(id) = names::option(self.program, &option.text) else {
            return self.unknown(Code::ScenarioWord, "option", option, &self.program.words.options);
        };
        if is == OptionIs::LeftOut && !self.program.usual.contains(&id) {
            let message = format!("The option \"{}\" is not in force anyway.", option.text);
            let problem = Diagnostic::new(Code::ScenarioWord, self.at(option), message)
                .label("only what is usual can be left out")
                .help("Leave this line out.");
            self.diagnostics.push(problem);
        }
        let has_number = self.program.cells.iter().any(|cell| cell.holds == CellUse::Option(id));
        if matches!(is, OptionIs::At(_)) && !has_number {
            let message = format!("The option \"{}\" has no number.", option.text);
            let problem = Diagnostic::new(Code::ScenarioWord, self.at(option), message)
                .label("it is in force or not")
                .help(format!("Write it like this: option {}", option.text));
            self.diagnostics.push(problem);
        }
    }

    pub(super) fn unknown(&mut self, code: Code, what: &str, name: &Name, known: &[String]) {
        let message = format!("There is no {what} \"{}\".", name.text);
        self.not_known(Diagnostic::new(code, self.at(name), message), what, name, known);
    }

    pub(super) fn not_known(&mut self, problem: Diagnostic, what: &str, name: &Name, known: &[String]) {
        let problem = problem.label("not known");
        if name.text.contains(" #") {
            let help = "A comment stands in a line of its own, which begins with #.";
            return self.diagnostics.push(problem.help(help));
        }
        if let Some(right) = name.text.strip_suffix('.') {
            let problem = problem.help(format!("A line ends without a period: {right}"));
            return self.diagnostics.push(problem.guess(format!("write {right}"), name.span(), right));
        }
        let names = || known.iter().map(String::as_str);
        self.diagnostics.push(match nearest(&name.text, names()) {
            Some(near) => problem.help(format!("Did you mean \"{near}\"?")).fix(
                format!("write {near}"),
                name.span(),
                near.to_string(),
            ),
            None if known.is_empty() => problem.help(format!("The game has no {what}s: leave the line out.")),
            None if known.len() <= 8 => problem.help(format!("There is {}.", quoted_list(names()))),
            None => problem.help("Look at the spelling."),
        });
    }
}

/// The end of a pile that somebody took for a zone: "bottom of the draw pile".
fn end_of(said: &str) -> Option<String> {
    let (end, pile) = said.split_once(" of the ")?;
    match end {
        "bottom" | "bottom card" => Some(format!("at the bottom of the {pile}")),
        "top" | "top card" => Some(format!("on top of the {pile}")),
        _another => None,
    }
}
