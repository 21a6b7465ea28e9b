//! Whether each line stands in its part: what is given, what is done, what is expected.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::ZoneOrder;
use crate::scenario::names;
use crate::source::{Place, Span};
use crate::syntax::scenario::{
    Deed, End, Expected, Fact, Having, Lies, Line, LineKind, Listing, Name, Scenario, Section, State,
    ZoneName,
};

impl<'a> Checker<'a> {
    /// What a scenario as a whole must have.
    pub(super) fn parts(&mut self, scenario: &'a Scenario) {
        // A deed in that place is told on its own.
        let expects = scenario.lines.iter().any(|line| {
            matches!(line.kind, LineKind::Fact(_) | LineKind::Deed(_)) && line.section == Section::Then
        });
        if !expects && !scenario.is_broken {
            self.report(&scenario.name, "expects nothing", "then, and what is so then");
        }
        let first = scenario.lines.iter().find_map(|line| match &line.kind {
            LineKind::When(deed) => Some(deed),
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::Deed(_)
            | LineKind::Then
            | LineKind::Fact(_) => None,
        });
        if first != Some(&Deed::GameBegins) {
            return;
        }
        for line in scenario.lines.iter().filter(|line| line.section == Section::Given) {
            if let LineKind::Fact(fact) = &line.kind
                && !lasts_between_games(fact)
            {
                self.out_of_place(
                    line,
                    "A new game deals its own cards and begins its own turns.",
                    "Leave this line out.",
                    None,
                );
            }
        }
    }

    /// A row of lines that are out of place for one reason is told once, at its first.
    pub(super) fn places_in_order(&mut self, scenario: &'a Scenario) {
        let mut before = None;
        for line in &scenario.lines {
            if let LineKind::Comment(_) = line.kind {
                continue;
            }
            let wrong = misplaced(line);
            if let Some((message, help)) = wrong
                && before != wrong
            {
                self.out_of_place(line, message, help, self.instead(line));
            }
            before = wrong;
        }
    }

    /// Where something can be said instead in that part, it is shown; else the help.
    fn out_of_place(&mut self, line: &Line, message: &str, help: &str, instead: Option<Fact>) {
        let place = Place::new(self.file, line.at.0);
        let problem = Diagnostic::new(Code::ScenarioStructure, place, message).label("out of place");
        if let Some(right) = instead {
            let right = format::scenario_line(&LineKind::Fact(right));
            let problem = problem.help(format!("Here write it like this: {right}"));
            return self.diagnostics.push(problem.guess(format!("write \"{right}\""), place.span, right));
        }
        let problem = problem.help(help);
        let problem = match line.kind {
            LineKind::Deed(_) => {
                let before = Span::new(place.span.start as usize, place.span.start as usize);
                problem.guess("add \"when\"", before, "when ")
            }
            LineKind::Comment(_)
            | LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_)
            | LineKind::When(_)
            | LineKind::Then
            | LineKind::Fact(_) => problem,
        };
        self.diagnostics.push(problem);
    }

    /// What can be said of the same thing in the part where the line stands.
    fn instead(&self, line: &Line) -> Option<Fact> {
        match (&line.kind, line.section) {
            (
                LineKind::Fact(Fact::Expected(Expected::Contains { zone, cards, does: true })),
                Section::Given,
            ) => Some(Fact::Lies(self.given_in(zone, cards)?)),
            (LineKind::Deed(Deed::Loses(player)), Section::Then) => {
                Some(Fact::State(State::Out(player.clone())))
            }
            _another => None,
        }
    }

    /// The cards as a position says where they are.
    pub(super) fn given_in(&self, zone: &ZoneName, cards: &[Name]) -> Option<Lies> {
        let def = &self.program.zones[names::zone(self.program, &zone.name.text)?.index()];
        let whole = Listing { cards: cards.to_vec(), others: None };
        let how = if def.in_play { Having::Control } else { Having::Hold };
        Some(match (def.order, cards, &zone.owner) {
            (ZoneOrder::Pile, [card], _) => {
                Lies::At { card: card.clone(), end: End::Top, zone: zone.clone() }
            }
            (ZoneOrder::None, _, Some(owner)) if def.in_play || def.is_hand => {
                Lies::Has { player: owner.clone(), how, cards: whole }
            }
            (ZoneOrder::Pile | ZoneOrder::None, ..) => Lies::ZoneIs { zone: zone.clone(), cards: whole },
        })
    }
}

/// Why a line can't stand where it stands, and what to do.
fn misplaced(line: &Line) -> Option<(&'static str, &'static str)> {
    match (&line.kind, line.section) {
        (LineKind::Comment(_) | LineKind::When(_) | LineKind::Then, _)
        | (LineKind::Deed(_), Section::When)
        | (LineKind::Fact(_), Section::Then)
        | (LineKind::Fact(Fact::Lies(_) | Fact::State(_)), Section::Given)
        | (
            LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_),
            Section::Given,
        ) => None,
        (LineKind::Fact(Fact::Expected(_)), Section::Given) => {
            Some(("This can be expected, but it is nothing that a position has.", "Write it below: then"))
        }
        (LineKind::Fact(_), Section::When) => {
            Some(("This is so or not; nobody does it.", "Write it above the first \"when\", or below: then"))
        }
        (LineKind::Deed(_), Section::Given | Section::Then) => Some((
            "What is done stands below a line that begins with \"when\".",
            "Put \"when\" before it, or write it below such a line.",
        )),
        (
            LineKind::Players(_)
            | LineKind::Teams(_)
            | LineKind::Option { .. }
            | LineKind::Sets(_)
            | LineKind::Chance(_),
            Section::When | Section::Then,
        ) => Some((
            "Who plays, and how, is said before anything is done.",
            "Write it above the first \"when\".",
        )),
    }
}

/// What one game of a series leaves to the next.
fn lasts_between_games(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::State(State::Points { .. } | State::Dealer(_) | State::Number { .. } | State::Goods { .. })
    )
}
