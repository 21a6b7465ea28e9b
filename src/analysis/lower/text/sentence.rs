//! Sentences: those that open an ability, and those that follow in one.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::asked::{Candidates, Witness};
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::resolve::Noun;
use crate::program::{EventKind, HasKeyword, Op, Stage, Who, WhoKind};
use crate::syntax::tree::{At, Condition, Event, Moment, Sentence, SentenceKind, Steps, Time};

use super::counted_then::Together;
use super::otherwise::{Other, OtherMoment, others};
use super::paragraph::Open;

impl Lowering<'_> {
    /// A sentence that begins an ability.
    pub fn opening(&mut self, sentence: &Sentence, later: &[Sentence], open: &mut Open<'_>) -> Option<()> {
        // What follows both the one and the other would belong to neither.
        let has_other = !later.is_empty() && others(later).len() == later.len();
        match &sentence.kind {
            SentenceKind::At { moment, condition, steps } => {
                self.not_of_the_next(&moment.time)?;
                let waited = self.at_moment(moment, sentence.at)?;
                let then = (condition.as_ref(), steps);
                self.waits_or(waited, None, then, sentence.at, has_other.then_some(open))
            }
            SentenceKind::Whenever { event, condition, steps } => {
                self.is_no_win(event)?;
                let waited = self.event(event, Stage::After)?;
                let then = (condition.as_ref(), steps);
                self.waits_or(waited, Some(event), then, sentence.at, has_other.then_some(open))
            }
            SentenceKind::AsSoonAs { condition, steps } => self.as_soon_as(condition, steps, sentence.at),
            SentenceKind::Would { event, condition, outcome } => {
                self.would(event, (condition.as_ref(), outcome), sentence.at)
            }
            SentenceKind::Once { during, condition, steps } => {
                self.once(during, (condition.as_ref(), steps), sentence.at)
            }
            SentenceKind::Defines { what, predicate, condition } => self.defines(what, *predicate, condition),
            SentenceKind::DefinesVerb { verb, what, steps } => {
                self.defines_verb(verb, what.as_ref(), steps, sentence.at)
            }
            SentenceKind::Keyword(word) => {
                let keyword = self.world.keyword(*word);
                let effects = self.text.abilities.iter().filter(|ability| ability.stage == Stage::Effect);
                let after = effects.count() as u16;
                self.keywords.push(HasKeyword { keyword, after });
                Some(())
            }
            SentenceKind::If { .. }
            | SentenceKind::Otherwise { .. }
            | SentenceKind::IfDone { .. }
            | SentenceKind::UntilWhenever { .. }
            | SentenceKind::ForEach { .. }
            | SentenceKind::Repeat { .. }
            | SentenceKind::AnyOrder { .. }
            | SentenceKind::SameTime { .. }
            | SentenceKind::Steps(_) => self.following(sentence, &[], &mut Open::default()),
        }
    }

    /// A sentence that is done as part of an ability.
    pub fn following(&mut self, sentence: &Sentence, later: &[Sentence], open: &mut Open<'_>) -> Option<()> {
        let otherwise = open.otherwise.take();
        match &sentence.kind {
            SentenceKind::If { condition, steps } => self.if_or_refused(condition, steps, later, open),
            // Other than what was asked of each, or what was asked before?
            SentenceKind::Otherwise { .. } if open.before.is_some_and(Sentence::asks_of_each) => {
                self.no_if(sentence, open.before)
            }
            SentenceKind::Otherwise { condition, steps } => {
                let then = (condition.as_ref(), steps);
                match otherwise {
                    Some(Other::Branches(branches)) => self.otherwise(branches, then, later, open),
                    Some(Other::Refused) => {
                        open.otherwise = Some(Other::Refused);
                        None
                    }
                    Some(Other::Moment(other)) => self.otherwise_then(*other, then, sentence.at, later, open),
                    None => {
                        open.otherwise = Some(Other::Refused);
                        self.no_if(sentence, open.before)
                    }
                }
            }
            SentenceKind::IfDone { not, steps, .. } if self.scope.may.is_none() => {
                self.no_may(sentence.at, open.before, Some((*not, steps)))
            }
            SentenceKind::IfDone { .. } => self.one_side(sentence, later, open),
            SentenceKind::UntilWhenever { until, event, condition, steps } => {
                self.until_whenever(until, event, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::At { moment, condition, steps } => {
                self.later(moment, condition.as_ref(), steps, sentence.at)
            }
            SentenceKind::AnyOrder { clauses } => self.any_order(clauses, sentence.at),
            SentenceKind::SameTime { steps } => {
                let from = self.emit(Op::TogetherInSecret);
                self.together = Together::default();
                self.scope.same_time = Some(steps.at.0);
                let done = self.steps(steps);
                self.scope.all_have_chosen();
                self.emit(Op::Apart);
                done?;
                self.looks_in_time(steps, from.index())
            }
            SentenceKind::ForEach { steps } | SentenceKind::Repeat { steps } | SentenceKind::Steps(steps) => {
                self.steps(steps)
            }
            SentenceKind::Whenever { .. }
            | SentenceKind::AsSoonAs { .. }
            | SentenceKind::Would { .. }
            | SentenceKind::Once { .. }
            | SentenceKind::Defines { .. }
            | SentenceKind::DefinesVerb { .. }
            | SentenceKind::Keyword(_) => self.opening(sentence, later, open),
        }
    }

    pub fn at_moment(&mut self, moment: &Moment, at: At) -> Option<Waited> {
        self.has_not_begun(moment, at)?;
        let (kind, _) = self.moment(moment)?;
        let mut waited = Waited::new(kind, Stage::After);
        if let Time::Turn { of, .. } | Time::Phase { of, .. } = &moment.time {
            self.event_person(&mut waited, of, Who::new(WhoKind::Actor))?;
            self.scope.subject = None;
            self.scope.has_actor = true;
        }
        Some(waited)
    }

    /// An ability that waits for an event; what it does follows.
    pub fn waits(
        &mut self,
        waited: Waited,
        condition: Option<&Condition>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        self.waits_or(waited, None, (condition, steps), at, None)
    }

    /// The same where an "Otherwise" comes after it: that waits for the event, too, and for the condition not to hold.
    pub fn waits_or(
        &mut self,
        mut waited: Waited,
        event: Option<&Event>,
        (condition, steps): (Option<&Condition>, &Steps),
        at: At,
        open: Option<&mut Open<'_>>,
    ) -> Option<()> {
        if let (Some(event), Some(condition)) = (event, condition) {
            self.asks_in_time(event, &waited, condition);
            self.asks_before_it_lies_there(event, &waited, condition);
        }
        self.scope.subject = None;
        let mut witnesses = Vec::new();
        let mut other = waited.clone();
        let held = condition.map(|condition| self.condition(condition));
        self.scope.has_actor = acts(waited.kind);
        if let (Some(open), Some(held)) = (open, &held) {
            // Where something is wrong with the condition, that was told.
            let boolean = held.as_ref().map_or(Boolean::Never, |held| held.boolean.clone());
            other.asks(boolean.negated(true));
            let other = OtherMoment { waited: other, event: event.cloned(), scope: self.scope.clone() };
            open.otherwise = Some(Other::Moment(Box::new(other)));
        }
        if let Some(held) = held {
            let held = held?;
            // An event may have taken the card there.
            if let (None, Some(condition)) = (event, condition) {
                self.is_there_by_then(&held.boolean, condition.at)?;
            }
            match waited.is_once {
                true => waited.only_if = held.boolean,
                false => waited.asks(held.boolean),
            }
            witnesses = held.witnesses;
        }
        if let Some(condition) = condition {
            self.asks_where(condition);
        }
        let code = self.here();
        self.waiting_ability(waited, Some(code), at);
        self.bind_witnesses(&witnesses)?;
        self.steps(steps)
    }

    fn as_soon_as(&mut self, condition: &Condition, steps: &Steps, at: At) -> Option<()> {
        let held = self.condition(condition)?;
        self.is_there_by_then(&held.boolean, condition.at)?;
        let about = match held.witnesses.as_slice() {
            [Witness { who: Candidates::Players(who), noun: Noun::Person(role), at, .. }] => {
                Some((*who, *role, *at))
            }
            _nobody => None,
        };
        let stage = Stage::State(about.as_ref().map(|(who, ..)| *who));
        let waited = Waited { condition: held.boolean, ..Waited::new(EventKind::Nothing, stage) };
        let code = self.here();
        self.waiting_ability(waited, Some(code), at);
        // Everybody of whom it has come to be so, at once: several can win together.
        if let Some((_, role, at)) = about {
            self.emit(Op::Together);
            let newly = Who::new(WhoKind::Newly);
            let done = self.each_player(newly, role, at, |lowering, _| lowering.steps(steps));
            self.emit(Op::Apart);
            return done;
        }
        self.bind_witnesses(&held.witnesses)?;
        self.steps(steps)
    }
}

/// Whether somebody does it: in a rule, the one who then acts where nobody is named.
fn acts(kind: EventKind) -> bool {
    !matches!(
        kind,
        EventKind::GameBegins
            | EventKind::GameEnds
            | EventKind::SeriesBegins
            | EventKind::SeriesEnds
            | EventKind::Nothing
    )
}
