//! "Once during your turn, you may …": what can be used, and when.

use crate::analysis::joined::clauses;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::Waited;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{EventKind, Offered, Stage};
use crate::source::Span;
use crate::syntax::tree::{ActKind, At, ClauseKind, Condition, Person, PersonKind, SoMany, Steps, Time};

use super::link::{is_declined, offers};

impl Lowering<'_> {
    pub fn once(
        &mut self,
        during: &Time,
        (condition, steps): (Option<&Condition>, &Steps),
        at: At,
    ) -> Option<()> {
        self.once_in_own_turn(during, at)?;
        self.once_may(steps, at)?;
        let declined = self.answers.iter().find(|answer| is_declined(answer)).map(|answer| answer.at);
        let during = self.when(during)?;
        let mut waited = Waited::new(EventKind::Nothing, Stage::Offer(Offered { during }));
        let witnesses = self.asks_as_well(&mut waited, condition)?;
        let code = self.here();
        self.waiting_ability(waited, Some(code), at);
        match is_asked_at_once(steps) {
            true => self.bound_by_yes = witnesses,
            false => self.bind_witnesses(&witnesses)?,
        }
        let done = self.steps(steps);
        self.bound_by_yes.clear();
        if let Some(declined) = declined.filter(|_| !self.may_come_to_nothing(steps)) {
            self.nobody_declines(steps, declined);
        }
        done
    }

    /// It is offered to those whose turn it is, once in each of their turns.
    fn once_in_own_turn(&mut self, during: &Time, at: At) -> Option<()> {
        let (message, help) = match during {
            Time::Turn { of: Person { kind: PersonKind::You, .. }, next: false }
            | Time::Phase { of: Person { kind: PersonKind::You, .. }, next: false, .. } => return Some(()),
            Time::Turn { next: false, .. } | Time::Phase { next: false, .. } => (
                "in another player's turn nothing is offered to you",
                "begin with \"Once during your turn, you may\", or let something that happens ask you: At the beginning of each opponent's turn, you may …",
            ),
            Time::ThisTurn | Time::Turn { next: true, .. } | Time::Phase { next: true, .. } => (
                "a card in play is offered in every turn of yours, not in one of them",
                "begin with \"Once during your turn, you may\"",
            ),
            Time::Game | Time::Series => (
                "nobody remembers whether it was used in an earlier turn",
                "for once in each turn begin with \"Once during your turn, you may\"; a counter on the card can remember: it enters with one, and using it takes it away",
            ),
        };
        self.refuse(Code::SentenceDoesNotFit, at, message, "not offered then", help)
    }

    /// Whether who uses it may do it to nothing: "any number of cards", "up to two".
    fn may_come_to_nothing(&self, steps: &Steps) -> bool {
        let has_to = match &steps.first.kind {
            ClauseKind::Do { act, .. } => {
                matches!(act.kind, ActKind::ChooseOne { many: SoMany::Exactly(_) | SoMany::OrMore(_), .. })
            }
            _another => false,
        };
        !has_to && self.scope.may.is_some_and(|may| may.of.is_some())
    }

    /// What is offered is used or not; there is no moment at which somebody says no to it.
    fn nobody_declines(&mut self, steps: &Steps, at: At) {
        let asks_again = clauses(steps).skip(1).any(offers);
        if !is_asked_at_once(steps) || asks_again {
            return;
        }
        let offered = self.quote(steps.at);
        let said = self.quote(at);
        let message = format!("\"{said}\" is never done: who doesn't use what is offered says nothing");
        let help = format!("ask at a moment: At the beginning of your turn, {offered}. {said}");
        let problem = Diagnostic::new(Code::NeverHappens, self.place(at), message);
        self.report(problem.label("at what moment?").help(help));
    }

    /// What is offered need not be done.
    fn once_may(&mut self, steps: &Steps, at: At) -> Option<()> {
        let subject = match &steps.first.kind {
            ClauseKind::Do { may: true, .. } => return Some(()),
            ClauseKind::Do { subject, .. } => subject.as_ref(),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => {
                let help = "what is offered is something to do: Once during your turn, you may draw a card.";
                return self.refuse(Code::NoMay, at, "nothing is offered here", "who may do what?", help);
            }
        };
        let said = self.quote(steps.at);
        let message = format!("\"{said}\" is offered, and nothing says that it need not be done");
        let mut problem =
            Diagnostic::new(Code::NoMay, self.place(steps.at), message).label("\"may\" is missing");
        if subject.is_none() {
            let start = Span::gap(steps.at.0.start as usize);
            problem = problem.help(format!("if it is left to you, write \"you may {said}\"")).guess(
                "add \"you may\"",
                start,
                "you may ",
            );
        }
        let help =
            format!("if it has to be done, say when in the turn: At the beginning of your turn, {said}.");
        self.report(problem.help(help));
        None
    }
}

/// Whether the first that is done is to ask you: who uses it has answered that. Somebody else is asked then.
fn is_asked_at_once(steps: &Steps) -> bool {
    let you = |subject: &Option<Person>| {
        subject.as_ref().is_none_or(|person| matches!(person.kind, PersonKind::You))
    };
    let asks = matches!(&steps.first.kind, ClauseKind::Do { subject, may: true, .. } if you(subject));
    asks && steps.each.is_none() && steps.until.is_none() && steps.only_if.is_none()
}
