//! "They" and "their": whoever does the clause.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Binding, Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::Who;
use crate::source::Span;
use crate::syntax::tree::{
    At, Clause, ClauseKind, Duration, Each, Edge, Moment, Node, Person, PersonDeterminer, PersonKind,
    PersonNoun, Role, Sentence, SentenceKind, Standing, StandingKind, Steps, Time, Until, Visit,
};

use super::outright::OUTRIGHT;
use super::somebody::Somebody;
use crate::analysis::lower::text::clause::is_plural;
use crate::vocabulary::english::{capitalized, decapitalized};

impl Lowering<'_> {
    /// Whoever does the clause, or does it on after "and": "draws a card and discards a card from their hand".
    pub fn they(&mut self, at: At) -> Option<Who> {
        match (self.scope.subject, self.scope.doer) {
            (Some(subject), _) | (None, Some(subject)) if subject == Who::YOU => self.they_is_you(at),
            (Some(subject), _) => Some(subject),
            (None, Some(doer)) => self.they_goes_on(doer, at),
            (None, None) => self.they_is_nobody(at),
        }
    }

    /// Somebody else who was named since could be meant as well.
    fn they_goes_on(&mut self, doer: Who, at: At) -> Option<Who> {
        let is_other = |binding: &&Binding| match binding.slot {
            Slot::Person(who) => !binding.many && who != doer,
            Slot::Cards(_) | Slot::Zone(_) | Slot::Value(_) => false,
        };
        let since = self.scope.bindings.iter().skip(self.scope.named_before);
        let Some(other) = since.rev().find(is_other).cloned() else { return Some(doer) };
        let named = self.quote_span(other.span);
        let message = format!("\"{}\" could be for whoever does this, or for \"{named}\"", self.quote(at));
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(at), message)
            .label("whose?")
            .help("what whoever does it does next can stand in a sentence of its own");
        let problem = self.showing_that_one(problem, at);
        self.report(problem);
        None
    }

    fn they_is_you<T>(&mut self, at: At) -> Option<T> {
        let said = self.quote(at);
        let message = format!("\"{said}\" is whoever does this, and that is you");
        let own = if is_owner(&said) { "your" } else { "you" };
        let problem = Diagnostic::new(Code::TheyIsNobody, self.place(at), message)
            .label("who?")
            .help(format!("for yourself write \"{own}\""));
        let problem = self.showing_that_one(problem, at);
        self.report(problem);
        None
    }

    fn they_is_nobody<T>(&mut self, at: At) -> Option<T> {
        let message =
            format!("\"{}\" is whoever does this, and nobody is named here who does", self.quote(at));
        let problem = Diagnostic::new(Code::TheyIsNobody, self.place(at), message).label("who?");
        let mut problem = self.showing_that_one(problem, at);
        if let Some(answer) = self.whose_answer(at).filter(|_| problem.fix.is_none()) {
            self.report(problem.help(format!("say whose answer is meant: If {answer}, …")));
            return None;
        }
        if problem.fix.is_none() {
            problem = problem.help("write \"your\" for yourself, \"that player\" for somebody named with \"a\" or \"an\" before, and else say once more who is meant: the next player has …");
        }
        self.report(problem);
        None
    }

    /// "If they do": the answer of one of those who were asked.
    fn whose_answer(&self, at: At) -> Option<String> {
        let text = self.sources.text(self.file);
        let answer = text.get(at.0.range().end..)?.split_whitespace().next()?;
        let does = match answer.trim_end_matches(',') {
            "do" => "does",
            "don't" => "doesn't",
            _another => return None,
        };
        if let Some(who) = self.named_outright(at.0).filter(|_| self.scope.may.is_some()) {
            return Some(format!("{who} {does}"));
        }
        let before = text.get(..at.0.range().start)?.rsplit("\n\n").next()?;
        let words = before.split(|letter: char| !letter.is_alphabetic()).rev().take(40);
        let roles = [Role::Player, Role::Opponent, Role::Ally];
        let role = words
            .filter(|_| self.scope.may.is_some())
            .find_map(|word| roles.into_iter().find(|role| word.eq_ignore_ascii_case(role.word())))?;
        Some(format!("that {} {does}", role.word()))
    }

    /// Whoever was named before is "that player".
    fn showing_that_one(&self, problem: Diagnostic, at: At) -> Diagnostic {
        let named = self.scope.bindings.iter().rev().find_map(|binding| match &binding.noun {
            Noun::Person(role) => Some((*role, binding.many)),
            Noun::Thing(_) | Noun::Value(_) | Noun::Name(_) => None,
        });
        let is_found = |&(role, many): &(Role, bool)| match many {
            true => self.scope.those(&Noun::Person(role)).is_ok(),
            false => self.scope.that(&Noun::Person(role)).is_ok(),
        };
        if let Some(last) = self.named_since() {
            let own = if is_owner(&self.quote(at)) { "'s" } else { "" };
            let say = match self.text_of(at.0).starts_with(char::is_uppercase) {
                true => format!("{}{own}", capitalized(&last)),
                false => format!("{last}{own}"),
            };
            return problem.help(format!("whoever was named last is \"{last}{own}\"")).guess(
                format!("write \"{say}\""),
                at.0,
                say,
            );
        }
        let Some((role, many)) = named.filter(is_found) else { return problem };
        let one = match (role, many) {
            (Role::Player, false) => "that player",
            (Role::Opponent, false) => "that opponent",
            (Role::Ally, false) => "that ally",
            (Role::Player, true) => "those players",
            (Role::Opponent, true) => "those opponents",
            (Role::Ally, true) => "those allies",
        };
        let say = match (is_owner(&self.quote(at)), many) {
            (true, true) => format!("{one}'"),
            (true, false) => format!("{one}'s"),
            (false, _) => one.to_string(),
        };
        problem.help(format!("whoever was named before is \"{say}\"")).guess(
            format!("write \"{say}\""),
            at.0,
            say,
        )
    }

    /// Who was named last, by words that no "that" points at.
    fn named_since(&self) -> Option<String> {
        let last = self.scope.named.filter(|last| !last.many && last.apart.is_none())?;
        let words = decapitalized(&self.quote_span(last.span));
        let is_outright = OUTRIGHT.contains(&words.as_str()) || words.starts_with("the player on ");
        is_outright.then_some(words)
    }

    /// Lowers how long something holds: "their next turn" is the next turn of the one it holds for.
    pub fn about_whom_it_holds_for<T>(
        &mut self,
        standing: &Standing,
        inside: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        match holds_for(standing) {
            Some(person) if !is_plural(person) => {
                let who = self.with_somebody(Somebody::AnyOf, |lowering| lowering.person_set(person))?;
                self.about(who, inside)
            }
            Some(person) if standing.duration.as_ref().is_some_and(says_they) => {
                self.theirs_each(standing, person)
            }
            Some(_) | None => inside(self),
        }
    }

    /// "During their next turn" is another turn for each of several.
    fn theirs_each<T>(&mut self, standing: &Standing, several: &Person) -> Option<T> {
        let is_doer = matches!(&standing.duration, Some(Duration::Until(Until::Event(_))));
        let message = match is_doer {
            true => format!("\"they\" is another one for each of \"{}\"", self.quote(several.at)),
            false => format!("\"their\" turn is another one for each of \"{}\"", self.quote(several.at)),
        };
        let problem = Diagnostic::new(Code::TheyIsNobody, self.place(several.at), message)
            .label("several")
            .help("say it for one after the other");
        // "Until …" leads the sentence, or stands at its end.
        let begins = Span { start: self.reach.begins, end: standing.at.0.start };
        let leads = self.quote_span(begins).starts_with("Until");
        let span = Span { start: if leads { begins.start } else { standing.at.0.start }, ..standing.at.0 };
        let problem = match self.one_after_the_other(standing, several) {
            Some(say) => problem.help(format!("The sentence would read: {say}")).guess(
                "say it for one after the other",
                span,
                say.trim_end_matches('.'),
            ),
            None => problem,
        };
        self.report(problem);
        None
    }

    /// What holds for several, said of each.
    fn one_after_the_other(&self, standing: &Standing, several: &Person) -> Option<String> {
        let PersonKind::Some(noun) = &several.kind else { return None };
        let (at, one) = (several.at, Person { kind: PersonKind::That(noun.role), at: several.at });
        let each = PersonNoun { determiner: PersonDeterminer::Each, ..(**noun).clone() };
        let each = Person { kind: PersonKind::Some(Box::new(each)), at };
        let mut alone = standing.clone();
        match &mut alone.kind {
            StandingKind::PersonCant { who, .. }
            | StandingKind::Allowance { who, .. }
            | StandingKind::Permission { who, .. } => *who = one,
            _of_cards => return None,
        }
        let holds = |standing: Standing| Clause { kind: ClauseKind::Standing(standing), at };
        let kind = match (&standing.duration, self.block.stays) {
            (Some(Duration::During(Time::Turn { .. })), true) => {
                let time = Time::Turn { of: each, next: false };
                let alone = Standing { duration: Some(Duration::ThisTurn), ..alone };
                let moment = Moment { edge: Edge::Beginning, time };
                SentenceKind::At { moment, condition: None, steps: Steps::once(holds(alone), Vec::new(), at) }
            }
            (_, true) => return None,
            (_, false) => {
                let steps = Steps::once(holds(alone), Vec::new(), at);
                SentenceKind::ForEach { steps: Steps { each: Some(Each::Person(each)), ..steps } }
            }
        };
        Some(format::sentence(self.world.dialect, &Sentence::new(kind, at)))
    }
}

fn says_they(duration: &Duration) -> bool {
    let mut found = false;
    duration.visit(&mut |node| {
        found |= matches!(node, Node::Person(person) if person.kind == PersonKind::They);
    });
    found
}

fn is_owner(said: &str) -> bool {
    said.eq_ignore_ascii_case("their")
}

/// The person that a standing text is about.
fn holds_for(standing: &Standing) -> Option<&Person> {
    match &standing.kind {
        StandingKind::PersonCant { who, .. }
        | StandingKind::Allowance { who, .. }
        | StandingKind::Permission { who, .. } => Some(who),
        StandingKind::ThingCant { .. }
        | StandingKind::MustBe { .. }
        | StandingKind::Also { .. }
        | StandingKind::Own { .. }
        | StandingKind::Worth { .. } => None,
    }
}
