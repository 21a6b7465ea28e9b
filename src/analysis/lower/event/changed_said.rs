//! What is said where a changed number is none.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Determiner, Event, EventKind as Happens, Person, PersonDeterminer,
    PersonKind, Steps, Thing, ThingKind, ThingNoun,
};
use crate::vocabulary::english::capitalized;
use crate::vocabulary::number_in_words;

impl Lowering<'_> {
    pub(super) fn other_verb<T>(&mut self, event: &Event, steps: &Steps, at: At) -> Option<T> {
        let message = format!("nothing says whether \"{}\" is done instead or first", self.quote(at));
        let (would, then) = (self.quote(event.at), self.quote(steps.at));
        let is_offer = matches!(steps.first.kind, ClauseKind::Do { may: true, .. });
        let mut problem = Diagnostic::new(Code::ChangedVerb, self.place(at), message)
            .label("instead, or first?")
            .help("what is done in its place ends with \"instead\", what is done before it begins with \"first\"");
        if is_offer {
            problem = problem
                .help("what goes with it stands in the same sentence: …, you may discard a card and draw a card instead");
        }
        let problem = problem
            .help("the same with another number repeats the verb: … would draw one or more cards, you draw one fewer cards")
            .help(format!("The sentence would read: If {would}, {then} instead."))
            .guess("end it with \"instead\"", Span::gap(steps.at.0.end as usize), " instead");
        let before = format!("Done before it happens it reads: If {would}, first {then}.");
        self.report(if is_offer { problem } else { problem.help(before) });
        None
    }

    pub(super) fn has_no_number<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" comes too late for another number", self.quote(at));
        let help = "which cards they are is settled by then, so only a draw can get another number: If you would draw …, you draw …; for the rest end with \"instead\", or begin with \"first\"";
        self.refuse(Code::ChangedVerb, at, message, "no draw", help)
    }

    /// Each single card of a draw is one card, whatever it is replaced by: only the whole has a number.
    pub(super) fn is_one_card<T>(&mut self, event: &Event, steps: &Steps, noun: &ThingNoun) -> Option<T> {
        let said = self.quote(event.at);
        let message = format!("\"{said}\" is each single card of a draw: one card has no other number");
        let changes = matches!(
            &noun.determiner,
            Determiner::Count(
                Amount::More(_) | Amount::Fewer(_) | Amount::TwiceAsMany | Amount::HalfAsMany(_)
            )
        );
        let now = format::steps(self.world.dialect, steps);
        let help = match changes {
            _ if is_none(noun) => self.drawn_not_at_all(event),
            true => {
                let would = format::would_event(self.world.dialect, &drawn_whole(event));
                format!("speak of the draw as a whole: If {would}, {now}.")
            }
            false => {
                let would = format::would_event(self.world.dialect, event);
                let now = format::steps(self.world.dialect, &without_you(steps));
                format!("say what happens to each card instead: If {would}, {now} instead.")
            }
        };
        self.refuse(Code::ChangedVerb, event.at, message, "one card", help)
    }

    /// None instead of one card: that is a prohibition.
    fn drawn_not_at_all(&self, event: &Event) -> String {
        let Happens::Does { who, act } = &event.kind else { return String::new() };
        let (drawer, act) = match &act.kind {
            ActKind::Cause { who, act } => (who, &**act),
            _alone => (who, &**act),
        };
        let mut drawer = drawer.clone();
        if let PersonKind::Some(noun) = &mut drawer.kind
            && noun.determiner == PersonDeterminer::A
        {
            noun.determiner = PersonDeterminer::Bare;
        }
        let drawer = capitalized(&format::person(self.world.dialect, &drawer));
        let most = match &act.kind {
            ActKind::Simple { what: Thing { kind: ThingKind::Some(noun), .. }, .. } => {
                match &noun.determiner {
                    Determiner::Ordinal(number @ 2..) => Some(number - 1),
                    _one => None,
                }
            }
            _other => None,
        };
        let cards = match most {
            Some(1) => "more than one card each turn".to_string(),
            Some(most) => format!("more than {} cards each turn", number_in_words(most)),
            None => "cards".to_string(),
        };
        format!("what is never done is forbidden: {drawer} can't draw {cards}.")
    }

    pub(super) fn left_open<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" leaves open which number it is", self.quote(at));
        let help = "another number always holds: leave out \"may\"; for a choice say what happens instead: …, you may draw two cards instead";
        self.refuse(Code::ChangedVerb, at, message, "sometimes, or always?", help)
    }

    pub(super) fn somebody_else<T>(&mut self, now: Option<&Person>, act: At) -> Option<T> {
        let at = now.map_or(act, |person| person.at);
        let message = match now {
            Some(_) => format!("\"{}\" is not who would do it", self.quote(at)),
            None => format!("\"{}\" is said to you, and somebody else would do it", self.quote(at)),
        };
        let help = "another number is for whoever would do it: If you would draw …, you draw …; If an opponent would draw …, that player draws …; for something that somebody else does end with \"instead\", or begin with \"first\"";
        self.refuse(Code::ChangedVerb, at, message, "who?", help)
    }

    pub(super) fn says_more<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" says more than another number", self.quote(at));
        let help = "say how many cards and nothing else: …, you draw one more card; which cards are meant stands before the comma; for something else end with \"instead\"";
        self.refuse(Code::ChangedVerb, at, message, "more than a number", help)
    }
}

/// The same draw, with whatever number.
fn drawn_whole(event: &Event) -> Event {
    let mut event = event.clone();
    if let Happens::Does { act, .. } = &mut event.kind
        && let ActKind::Simple { what, .. } = &mut uncaused_mut(act).kind
        && let ThingKind::Some(noun) = &mut what.kind
    {
        noun.determiner = Determiner::Count(Amount::OrMore(1));
    }
    event
}

/// The draw alone, by whoever draws: nobody is told to cause it, and "you" goes without saying.
fn without_you(steps: &Steps) -> Steps {
    let mut steps = steps.clone();
    if let ClauseKind::Do { subject, act, .. } = &mut steps.first.kind {
        if let ActKind::Cause { who, act: caused } = &act.kind {
            (*subject, *act) = (Some(who.clone()), (**caused).clone());
        }
        if matches!(subject, Some(Person { kind: PersonKind::You, .. })) {
            *subject = None;
        }
    }
    steps
}

fn is_none(noun: &ThingNoun) -> bool {
    matches!(noun.determiner, Determiner::No | Determiner::Count(Amount::Exactly(0)))
}

fn uncaused_mut(act: &mut Act) -> &mut Act {
    match act.kind {
        ActKind::Cause { ref mut act, .. } => act,
        _ => act,
    }
}
