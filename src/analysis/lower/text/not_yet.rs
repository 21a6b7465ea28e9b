//! A sentence that speaks of what the one before it does, where that one waits for a moment to come: it is done at once,
//! and nothing of it is known yet.

use super::otherwise::is_otherwise;
use crate::analysis::joined::{clauses, is_to_come, offers, together};
use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, Scope};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::tree::{
    ActKind, At, Chosen, Clause, ClauseKind, Edge, Person, PersonKind, Sentence, SentenceKind, Steps,
    ThingKind, Time,
};
use crate::vocabulary::{Verb, VerbForm};

/// The sentence directly before, where it waits.
pub struct Waiting {
    pub sentence: Sentence,
    /// What can be pointed at at its end.
    pub scope: Scope,
    /// The one behind it.
    pub next: Sentence,
    /// That one has an "Otherwise".
    pub has_other: bool,
}

impl Lowering<'_> {
    /// A sentence that waits for a moment to come, as the one behind it needs to know it.
    pub fn waits_before(&mut self, sentence: &Sentence, later: &[Sentence]) -> Option<Box<Waiting>> {
        let scope = self.named_later.take()?;
        let next = later.first().filter(|_| is_to_come(sentence))?.clone();
        let has_other = later.get(1).is_some_and(is_otherwise);
        Some(Box::new(Waiting { sentence: sentence.clone(), scope, next, has_other }))
    }

    /// What is said of words that the sentence before could have given a meaning, if it did not wait.
    pub fn not_yet(&self, code: Code, at: At) -> Option<Diagnostic> {
        let waiting = self.waiting.as_deref()?;
        let said = self.quote(at);
        let said = match code {
            Code::NothingNamed => format!("that {said}"),
            _other => said.trim_end_matches('.').to_string(),
        };
        if !self.would_know(waiting, code, &said.to_lowercase()) {
            return None;
        }
        let message = match code {
            Code::NoMay => format!("\"{said}\" is done at once, and the offer before it waits"),
            _other => {
                format!(
                    "\"{said}\" is not known yet: the sentence before waits, and this one is done at once"
                )
            }
        };
        let problem = Diagnostic::new(code, self.place(at), message)
            .label("done at once")
            .note(Place::new(self.file, waiting.sentence.at.0), "this waits")
            .help("all that waits for a moment stands in one sentence");
        Some(match self.in_one_sentence(waiting, at) {
            Some((span, say)) => {
                let whole = self.with_words(waiting, span, &say);
                problem.help(format!("The sentence would read: {whole}")).guess(
                    "say it in one sentence",
                    span,
                    say,
                )
            }
            None => problem,
        })
    }

    fn would_know(&self, waiting: &Waiting, code: Code, said: &str) -> bool {
        let scope = &waiting.scope;
        match code {
            Code::NoMay => scope.may.is_some(),
            Code::NoGroup => scope.group.is_some(),
            Code::NoNumber => {
                let has_number = scope.number.or(scope.chosen_number).is_some();
                has_number || scope.picked.is_some() || scope.rolled.is_some()
            }
            Code::NothingNamed => scope.bindings.iter().any(|named| matches!(named.noun, Noun::Value(_))),
            _points if matches!(said, "it" | "its") => !scope.mentions.is_empty(),
            _points => {
                let Some((_, noun)) = said.split_once(' ') else { return false };
                let one = noun.trim_end_matches('s');
                scope.bindings.iter().any(|named| match &named.noun {
                    Noun::Person(role) => one == "player" || one == role.word(),
                    Noun::Name(name) => name.eq_ignore_ascii_case(noun),
                    Noun::Thing(_) => one == "card" || self.quote_span(named.span).contains(one),
                    Noun::Value(_) => false,
                })
            }
        }
    }

    /// Both sentences with these words instead of some bytes.
    fn with_words(&self, waiting: &Waiting, span: Span, say: &str) -> String {
        let start = self.quote_span(Span { start: waiting.sentence.at.0.start, end: span.start });
        let end = self.quote_span(Span { start: span.end, end: waiting.next.at.0.end });
        let text = self.sources.text(self.file);
        let has_gap = |from: u32| text[..from as usize].ends_with(char::is_whitespace);
        let gap = if has_gap(span.start) { " " } else { "" };
        let space = if text[span.end as usize..].starts_with(char::is_whitespace) { " " } else { "" };
        format!("{start}{gap}{say}{space}{end}")
    }

    fn in_one_sentence(&self, waiting: &Waiting, at: At) -> Option<(Span, String)> {
        let steps = waiting.sentence.steps()?;
        let text = self.sources.text(self.file);
        if waiting.has_other {
            return None;
        }
        match &waiting.next.kind {
            SentenceKind::IfDone { who, not, steps: more } if who.kind == PersonKind::You => {
                let is_one = steps.more.is_empty() && offers(&steps.first) && steps.are_done_once();
                // What somebody else does would be done anyway.
                let is_yours = clauses(more).all(|clause| is_of(clause, None));
                match (is_one, not) {
                    (true, false) if is_yours => {
                        let span = Span { start: steps.at.0.end, end: more.at.0.start };
                        Some((span, " and ".into()))
                    }
                    (true, false) => self.if_it_was_done(waiting, steps, more),
                    (true, true) => self.one_or_the_other(steps, more),
                    (false, _) => None,
                }
            }
            SentenceKind::Steps(_) | SentenceKind::If { .. } => {
                let of_choice = self.of_your_choice(steps, waiting, at);
                let joined = || together(text, &waiting.sentence, &waiting.next);
                of_choice.or_else(|| joined().filter(|(_, say)| !say.starts_with('.')))
            }
            _another => None,
        }
    }

    /// "You may discard a card. If you do, each opponent draws a card.": at the beginning of a turn nothing was discarded
    /// in it before.
    fn if_it_was_done(&self, waiting: &Waiting, steps: &Steps, more: &Steps) -> Option<(Span, String)> {
        let SentenceKind::At { moment, .. } = &waiting.sentence.kind else { return None };
        let is_turn = moment.edge == Edge::Beginning && matches!(moment.time, Time::Turn { .. });
        let ClauseKind::Do { act, .. } = &steps.first.kind else { return None };
        let ActKind::Simple { .. } = &act.kind else { return None };
        let done = self.quote(act.at);
        let (verb, what) = done.split_once(' ')?;
        let verb = Verb::ALL.iter().find(|known| known.form(VerbForm::Plain) == verb)?;
        let say = format!(", then if you {} {what} this turn, ", verb.form(VerbForm::Past));
        is_turn.then_some((Span { start: steps.at.0.end, end: more.at.0.start }, say))
    }

    /// "You may discard a card. If you don't, draw a card."
    fn one_or_the_other(&self, steps: &Steps, more: &Steps) -> Option<(Span, String)> {
        let ClauseKind::Do { act, .. } = &steps.first.kind else { return None };
        let has_one = clauses(more).count() == 1 && more.are_done_once();
        let span = Span { start: steps.at.0.start, end: more.at.0.end };
        let (one, other) = (self.quote(act.at), self.quote(more.at));
        has_one.then(|| (span, format!("choose one: {one}, or {other}")))
    }

    /// "Choose an opponent. That opponent draws a card.": an opponent of your choice draws a card.
    fn of_your_choice(&self, steps: &Steps, waiting: &Waiting, at: At) -> Option<(Span, String)> {
        let last = clauses(steps).last()?;
        let ClauseKind::Do { subject: None, may: false, act, .. } = &last.kind else { return None };
        let ActKind::Choose { what } = &act.kind else { return None };
        let [one] = what.as_slice() else { return None };
        let (chosen, says_choice) = match one {
            Chosen::Person(person) => (person.at, true),
            // From a hand a card is chosen anyway.
            Chosen::Thing(thing) => {
                let ThingKind::Some(noun) = &thing.kind else { return None };
                (thing.at, noun.place.is_none())
            }
            Chosen::Number { .. } => return None,
        };
        let before = self.quote_span(Span { start: waiting.next.at.0.start, end: at.0.start });
        let mut letters = before.chars();
        let lead: String =
            letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect());
        let gap = if lead.is_empty() { "" } else { " " };
        let choice = if says_choice { " of your choice" } else { "" };
        let say = format!("{lead}{gap}{}{choice}", self.quote(chosen));
        Some((Span { start: last.at.0.start, end: at.0.end }, say))
    }
}

/// Whether a clause says of somebody what they do.
fn is_of(clause: &Clause, who: Option<&Person>) -> bool {
    matches!(&clause.kind, ClauseKind::Do { subject, .. } if subject.as_ref() == who)
}
