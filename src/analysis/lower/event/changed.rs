//! A substitution that changes a number: the same event once more, with another number and nothing else.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Commutes, Num, Op, Who, WhoKind};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, Amount, At, ClauseKind, Determiner, Event, EventKind as Happens, Head, Person, PersonKind,
    SimpleVerb, Steps, Thing, ThingKind, ThingNoun,
};

impl Lowering<'_> {
    /// The same verb with another number.
    pub fn changed(&mut self, event: &Event, steps: &Steps) -> Option<Commutes> {
        let ClauseKind::Do { subject, in_turn_order, may, act } = &steps.first.kind else {
            return self.other_verb(event, steps, steps.at);
        };
        let Happens::Does { who, act: would } = &event.kind else {
            return self.other_verb(event, steps, act.at);
        };
        let (Some(before), Some(now)) = (simple(uncaused(would)), simple(uncaused(act))) else {
            return self.other_verb(event, steps, uncaused(act).at);
        };
        let is_other = before.verb != now.verb || now.one_at_a_time && !before.one_at_a_time;
        if is_other || *in_turn_order || !steps.more.is_empty() {
            return self.other_verb(event, steps, uncaused(act).at);
        }
        if !has_a_number(now.verb) {
            return self.has_no_number(uncaused(act).at);
        }
        if *may {
            return self.left_open(steps.first.at);
        }
        self.done_by_the_same((who, would), (subject.as_ref(), act))?;
        let ThingKind::Some(noun) = &now.what.kind else {
            return self.other_verb(event, steps, uncaused(act).at);
        };
        if !says_only_how_many(noun, before.what) {
            return self.says_more(now.what.at);
        }
        let Some((number, commutes)) = self.another_number(noun, now.what.at)? else {
            return self.other_verb(event, steps, now.what.at);
        };
        if let ThingKind::Some(one) = &before.what.kind
            && Self::draws_one(one)
        {
            return self.is_one_card(event, steps, noun);
        }
        self.emit(Op::SetEventAmount(number));
        Some(commutes)
    }

    /// The number, where the noun says one.
    fn another_number(&mut self, noun: &ThingNoun, at: At) -> Option<Option<(Num, Commutes)>> {
        Some(match &noun.determiner {
            Determiner::No => Some((Num::ZERO, Commutes::Nothing)),
            Determiner::A => Some((Num::ONE, Commutes::Nothing)),
            Determiner::Count(amount) => {
                let commutes = match amount {
                    Amount::Fewer(_) | Amount::More(_) => Commutes::PlusMinus,
                    Amount::TwiceAsMany => Commutes::Times,
                    Amount::Exactly(_)
                    | Amount::Just(_)
                    | Amount::OrMore(_)
                    | Amount::OrFewer(_)
                    | Amount::UpTo(_)
                    | Amount::MoreThan(_)
                    | Amount::FewerThan(_)
                    | Amount::AnyNumber
                    | Amount::ThatMany
                    | Amount::UpToThatMany
                    | Amount::ThatManyAnd(_)
                    | Amount::ThatManyLess(_)
                    | Amount::HalfAsMany(_)
                    | Amount::EqualTo(_)
                    | Amount::MoreThanIn(_) => Commutes::Nothing,
                };
                Some((self.number(amount, at)?, commutes))
            }
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::Bare
            | Determiner::Ordinal(_) => None,
        })
    }

    /// Whoever would do it does it, and whoever would cause it does.
    fn done_by_the_same(
        &mut self,
        (who, would): (&Person, &Act),
        (subject, act): (Option<&Person>, &Act),
    ) -> Option<()> {
        let (doer, cause) = caused(would).map_or((who, None), |doer| (doer, Some(who)));
        let Some(now) = caused(act) else { return self.is_the_same(subject, doer, WhoKind::Actor, act.at) };
        match cause {
            Some(cause) => self.is_the_same(subject, cause, WhoKind::Cause, act.at)?,
            None => return self.somebody_else(subject, act.at),
        }
        self.is_the_same(Some(now), doer, WhoKind::Actor, now.at)
    }

    /// Where nobody is named the sentence speaks to you. Whoever is pointed at is the same where it is said again.
    fn is_the_same(&mut self, now: Option<&Person>, before: &Person, role: WhoKind, at: At) -> Option<()> {
        let is_pointed_at = !matches!(before.kind, PersonKind::Some(_));
        let is_same = match now {
            Some(person) => {
                let who = self.who(person)?;
                who == Who::new(role) || is_pointed_at && person == before
            }
            None => matches!(before.kind, PersonKind::You),
        };
        if is_same { Some(()) } else { self.somebody_else(now, at) }
    }

    fn other_verb<T>(&mut self, event: &Event, steps: &Steps, at: At) -> Option<T> {
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
        self.report(problem);
        None
    }

    fn has_no_number<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" comes too late for another number", self.quote(at));
        let help = "which cards they are is settled by then, so only a draw can get another number: If you would draw …, you draw …; for the rest end with \"instead\", or begin with \"first\"";
        self.refuse(Code::ChangedVerb, at, message, "no draw", help)
    }

    /// Each single card of a draw is one card, whatever it is replaced by: only the whole has a number.
    fn is_one_card<T>(&mut self, event: &Event, steps: &Steps, noun: &ThingNoun) -> Option<T> {
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

    fn left_open<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" leaves open which number it is", self.quote(at));
        let help = "another number always holds: leave out \"may\"; for a choice say what happens instead: …, you may draw two cards instead";
        self.refuse(Code::ChangedVerb, at, message, "sometimes, or always?", help)
    }

    fn somebody_else<T>(&mut self, now: Option<&Person>, act: At) -> Option<T> {
        let at = now.map_or(act, |person| person.at);
        let message = match now {
            Some(_) => format!("\"{}\" is not who would do it", self.quote(at)),
            None => format!("\"{}\" is said to you, and somebody else would do it", self.quote(at)),
        };
        let help = "another number is for whoever would do it: If you would draw …, you draw …; If an opponent would draw …, that player draws …; for something that somebody else does end with \"instead\", or begin with \"first\"";
        self.refuse(Code::ChangedVerb, at, message, "who?", help)
    }

    fn says_more<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" says more than another number", self.quote(at));
        let help = "say how many cards and nothing else: …, you draw one more card; which cards are meant stands before the comma; for something else end with \"instead\"";
        self.refuse(Code::ChangedVerb, at, message, "more than a number", help)
    }
}

/// A verb that takes a thing and nothing else.
struct Simple<'a> {
    verb: SimpleVerb,
    what: &'a Thing,
    one_at_a_time: bool,
}

fn simple(act: &Act) -> Option<Simple<'_>> {
    let ActKind::Simple { verb, what, one_at_a_time } = &act.kind else { return None };
    Some(Simple { verb: *verb, what, one_at_a_time: *one_at_a_time })
}

/// Whether it happens as often as a number says. The other verbs are about cards that are settled when they happen.
fn has_a_number(verb: SimpleVerb) -> bool {
    match verb {
        SimpleVerb::Draw => true,
        SimpleVerb::Discard
        | SimpleVerb::Play
        | SimpleVerb::Destroy
        | SimpleVerb::LookAt
        | SimpleVerb::Reveal => false,
    }
}

fn uncaused(act: &Act) -> &Act {
    if let ActKind::Cause { act, .. } = &act.kind { act } else { act }
}

/// Who is caused to do it.
fn caused(act: &Act) -> Option<&Person> {
    if let ActKind::Cause { who, .. } = &act.kind { Some(who) } else { None }
}

/// Besides the number it says nothing of the cards, or what the event says of them.
fn says_only_how_many(now: &ThingNoun, before: &Thing) -> bool {
    let determiner = || now.determiner.clone();
    let is_as_before = |before: &ThingNoun| *now == ThingNoun { determiner: determiner(), ..before.clone() };
    let cards = ThingNoun::plain(determiner(), Head::card());
    *now == cards || matches!(&before.kind, ThingKind::Some(before) if is_as_before(before))
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

fn uncaused_mut(act: &mut Act) -> &mut Act {
    match act.kind {
        ActKind::Cause { ref mut act, .. } => act,
        _ => act,
    }
}
