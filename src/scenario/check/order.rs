//! Whether each line stands in its part: what is given, what is done, what is expected.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::scenario::{Deed, Fact, Line, LineKind, Scenario, Section, State};

impl<'a> Checker<'a> {
    /// What a scenario as a whole must have.
    pub(super) fn parts(&mut self, scenario: &'a Scenario) {
        let expects = scenario
            .lines
            .iter()
            .any(|line| matches!(line.kind, LineKind::Fact(_)) && line.section == Section::Then);
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
            | LineKind::Seed(_)
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
                self.out_of_place(line, message, help);
            }
            before = wrong;
        }
    }

    fn out_of_place(&mut self, line: &Line, message: &str, help: &str) {
        let place = Place::new(self.file, line.at.0);
        let problem =
            Diagnostic::new(Code::ScenarioStructure, place, message).label("out of place").help(help);
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
            | LineKind::Seed(_)
            | LineKind::When(_)
            | LineKind::Then
            | LineKind::Fact(_) => problem,
        };
        self.diagnostics.push(problem);
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
            | LineKind::Seed(_),
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
            | LineKind::Seed(_),
            Section::When | Section::Then,
        ) => Some((
            "Who plays, and how, is said before anything is done.",
            "Write it above the first \"when\".",
        )),
    }
}

/// What one game of a series leaves to the next.
fn lasts_between_games(fact: &Fact) -> bool {
    matches!(fact, Fact::State(State::Points { .. } | State::Dealer(_) | State::Number { .. }))
}
