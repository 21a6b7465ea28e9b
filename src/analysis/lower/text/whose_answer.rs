//! Whose answer it is that a text asks for: "If that player does".

use crate::analysis::lower::Lowering;
use crate::analysis::lower::one_before::Change;
use crate::analysis::lower::person::called::Called;
use crate::analysis::resolve::{LastMay, Lost, Noun, Offered};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{CellDef, CellOwner, CellUse, Who, WhoKind, WhoLeaf};
use crate::source::Span;
use crate::syntax::tree::{Clause, ClauseKind, Person, PersonDeterminer, PersonKind, Steps};

use super::clause::role_of;
use crate::vocabulary::english::{capitalized, decapitalized};

impl Lowering<'_> {
    /// Only whoever was asked has answered.
    pub fn was_asked(&mut self, who: &Person, told: Who, may: LastMay) -> Option<()> {
        if self.are_the_same(told, may.asked) {
            return Some(());
        }
        let said = self.quote(who.at);
        let example = "it speaks of whoever was asked: Each opponent may discard a card. If that opponent does, draw a card.";
        let Some(offered) = may.offered else {
            let message = format!("the last \"may\" was not for \"{said}\"");
            return self.refuse(Code::NoMay, who.at, message, "somebody else was asked", example);
        };
        let (Offered::Somebody(_, span) | Offered::Named(span)) = offered;
        let asked = decapitalized(&self.quote_span(span));
        let message = format!("the last \"may\" was for \"{asked}\", not for \"{said}\"");
        let problem = Diagnostic::new(Code::NoMay, self.place(who.at), message)
            .label("somebody else was asked")
            .help("only whoever was asked has answered: what comes of another answer stands right behind that \"may\"");
        let problem = match (asked.as_str(), &who.kind) {
            ("you", PersonKind::That(_)) => self.asked_or_you(problem, who, span),
            _another => self.shown_with_answer(problem, who, may.asked, offered),
        };
        self.report(problem);
        None
    }

    /// Shows the sentence with whoever was asked in it, in all places where the same words mean them.
    fn shown_with_answer(
        &self,
        problem: Diagnostic,
        who: &Person,
        asked: Who,
        offered: Offered,
    ) -> Diagnostic {
        let Called { words, naming } = self.called_again(asked, offered);
        let answers = self.answer_of(who, &words);
        let from = answers.0.end;
        let mut again = match &who.kind {
            PersonKind::That(_) | PersonKind::They => self.said_again(&self.quote(who.at), from, &words),
            _by_other_words => Vec::new(),
        };
        // Inside a step of somebody else "they" is who does that.
        let before = |span: Span| self.text_of(Span { start: from, end: span.start }).trim_end().to_string();
        let begins = |span: Span| before(span).ends_with([',', '.']) || before(span).ends_with(" and");
        again.retain(|(span, _)| who.kind != PersonKind::They || begins(*span));
        let changes: Vec<_> = naming.into_iter().chain([answers]).chain(again).collect();
        self.shown_changed(problem, &changes)
    }

    /// Whoever is spoken of may have been meant where "you" was written.
    fn asked_or_you(&self, problem: Diagnostic, who: &Person, you: Span) -> Diagnostic {
        let asked = self.quote(who.at);
        let subject = match self.text_of(you).starts_with(char::is_uppercase) {
            true => capitalized(&asked),
            false => asked.clone(),
        };
        let problem = self.shown_changed(problem, &[self.answer_of(who, "you")]);
        match self.with_changes(&[(you, subject), self.as_it_stands(who.at.0)]) {
            Some((_, whole)) => problem.help(format!("to ask \"{asked}\" instead: {whole}")),
            None => problem,
        }
    }

    /// "You do", "that player does".
    fn answer_of(&self, who: &Person, words: &str) -> Change {
        let Span { start, end } = who.at.0;
        let rest = self.text_of(Span { start: end, end: self.reach.paragraph });
        let verb = rest.trim_start().split([' ', ',', '\n']).next().unwrap_or("");
        let end = end + (rest.len() - rest.trim_start().len() + verb.len()) as u32;
        let verb = match (verb, words == "you") {
            ("does", true) => "do",
            ("doesn't", true) => "don't",
            ("do", false) => "does",
            ("don't", false) => "doesn't",
            (as_it_is, _) => as_it_is,
        };
        (Span { start, end }, format!("{words} {verb}"))
    }

    /// "If they do": whoever was asked is said by other words.
    pub fn they_answered<T>(&mut self, who: &Person, may: LastMay) -> Option<T> {
        let said = self.quote(who.at);
        let message = format!("\"{said}\" is whoever does this, and nobody is named here who does");
        let problem = Diagnostic::new(Code::TheyIsNobody, self.place(who.at), message).label("who?");
        let problem = match may.offered {
            Some(offered) => {
                let Called { words, naming } = self.called_again(may.asked, offered);
                let (_, answers) = self.answer_of(who, &words);
                let problem = problem.help(match naming {
                    Some(_) => "say whose answer is meant".into(),
                    None => format!("say whose answer is meant: If {answers}, …"),
                });
                self.shown_with_answer(problem, who, may.asked, offered)
            }
            None => problem.help("say whose answer is meant: If that player does, …"),
        };
        self.report(problem);
        None
    }

    /// "If they don't, they draw a card": only the first of them is known.
    pub fn says_they_again(&self, steps: &Steps) -> bool {
        let ClauseKind::Do { subject: Some(person), .. } = &steps.first.kind else { return false };
        person.kind == PersonKind::They
    }

    /// "If that player does", where two of that noun were named: only one of them was asked.
    pub fn two_could_answer(&self, who: &Person) -> Option<(Span, Span)> {
        let PersonKind::That(role) = &who.kind else { return None };
        match self.scope.that(&Noun::Person(*role)) {
            Err(Lost::Two(first, second)) => Some((first, second)),
            _another => None,
        }
    }

    /// It is whoever was asked.
    pub fn either_answered<T>(
        &mut self,
        who: &Person,
        may: LastMay,
        (first, second): (Span, Span),
    ) -> Option<T> {
        let mut problem = self.two(&self.quote(who.at), self.place(who.at), first, second);
        let role = role_of(who);
        if let Some(offered) = may.offered {
            problem.help.clear();
            let lead =
                "only whoever was asked has answered: give them a name, so that nobody else can be meant";
            problem = match (self.called_again(may.asked, offered).naming, self.naming_person(first, role)) {
                (None, Some(other)) => {
                    let lead = "only whoever was asked has answered: give the other one a name, so that nobody else can be meant";
                    self.shown_changed(problem.help(lead), &[other, self.as_it_stands(who.at.0)])
                }
                _named => self.shown_with_answer(problem.help(lead), who, may.asked, offered),
            };
        }
        self.report(problem);
        None
    }

    /// Whether both are the same people, by whatever words.
    pub fn are_the_same(&self, one: Who, other: Who) -> bool {
        let (WhoKind::Set(first), WhoKind::Set(second)) = (one.kind(), other.kind()) else {
            return one == other;
        };
        let steps = |from: usize| self.text.persons[from..].iter();
        for (one, other) in steps(first.index()).zip(steps(second.index())) {
            let is_same = match (one.leaf, other.leaf) {
                (WhoLeaf::Beside(side, of), WhoLeaf::Beside(hand, whose)) => {
                    side == hand && self.are_the_same(of, whose)
                }
                (WhoLeaf::OthersThan(of), WhoLeaf::OthersThan(whose)) => self.are_the_same(of, whose),
                (leaf, another) => leaf == another,
            };
            if !is_same || one.how != other.how || one.last != other.last {
                return false;
            }
            if one.last {
                return true;
            }
        }
        false
    }

    /// Each of several is asked and answers alone: "If each opponent does" would ask of the last answer.
    pub fn says_whose_answer(&mut self, who: &Person) -> Option<()> {
        let determiner = match &who.kind {
            PersonKind::Some(noun) => &noun.determiner,
            PersonKind::Those(_) => &PersonDeterminer::All,
            _one => return Some(()),
        };
        let role = role_of(who).word();
        let message = format!(
            "\"{}\" does not say whose answer is meant: each of them has their own",
            self.quote(who.at)
        );
        let problem = Diagnostic::new(Code::NoMay, self.place(who.at), message).label("whose answer?");
        let each = format!("\"If that {role} does, …\": it is asked after each of them");
        let problem = match determiner {
            PersonDeterminer::No => problem
                .help(format!("let a number that the game keeps remember it: {}", self.remembered(role)))
                .help(format!("or ask later what was done: If no {role} discarded a card this turn, …")),
            _several => problem.help(format!(
                "write {each}; or ask later what was done: If each {role} discarded a card this turn, …"
            )),
        };
        self.report(problem);
        None
    }

    /// How a number of the game tells afterwards whether somebody said yes.
    fn remembered(&self, role: &str) -> String {
        let is_kept = |cell: &CellDef| cell.holds == CellUse::Number && cell.owner == CellOwner::Game;
        let kept = self.world.cells.iter().position(is_kept).map(|at| self.world.cell_names[at].as_str());
        let name = kept.unwrap_or("count");
        let said = format!(
            "The {name} becomes zero. Each {role} may …. If that {role} does, the {name} becomes one. If the {name} is zero, …"
        );
        match kept {
            Some(_) => said,
            None => format!(
                "{said} Declare it in game.toml under [values]: {name} = {{ kind = \"number\", start = 0 }}"
            ),
        }
    }
}

/// How a clause calls whoever is asked in it.
pub fn offered_to(clause: &Clause) -> Option<Offered> {
    let ClauseKind::Do { subject: Some(person), .. } = &clause.kind else { return None };
    Some(match &person.kind {
        PersonKind::Some(_) | PersonKind::Those(_) => Offered::Somebody(role_of(person), person.at.0),
        _named => Offered::Named(person.at.0),
    })
}
