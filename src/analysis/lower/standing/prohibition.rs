//! What can't be done: by somebody, to some cards, more often than so many times in a turn.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{AbilityId, Compare, Num, Stage};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, Determiner, Event, EventKind as Happens, Node, Person, SimpleVerb, Thing,
    ThingKind, ThingNoun, Time, Visit,
};
use crate::vocabulary::number_in_words;

/// "more than two cards": so many are free in each turn, and of which cards.
pub struct Limit {
    most: u32,
    of: ThingNoun,
    at: At,
}

impl Lowering<'_> {
    pub fn forbidden_to_somebody(
        &mut self,
        who: &Person,
        act: &Act,
        during: Option<&Time>,
        at: At,
    ) -> Option<Vec<AbilityId>> {
        let (act, limit) = counted_in_a_turn(act);
        if limit.is_none() {
            self.one_by_one_only(&act, at)?;
            self.can_be_counted(&act)?;
        }
        let kind = Happens::Does { who: who.clone(), act: Box::new(act) };
        self.prohibition(&Event { kind, during: during.cloned(), in_a_turn: false, at }, limit, at)
    }

    pub fn prohibition(&mut self, event: &Event, limit: Option<Limit>, at: At) -> Option<Vec<AbilityId>> {
        let before = self.scope.clone();
        let waited = self.event(event, Stage::Prohibit);
        self.scope = before;
        let mut waited = waited?;
        if let Some(Limit { most, of, at }) = limit {
            let example = "Opponents can't play more than one ‹value› card each turn.";
            let done = self.done_this_turn(waited.kind, &of, at, example)?;
            waited.asks(Boolean::compare(Compare::AtLeast, done, Num::constant(most)));
        }
        Some(vec![self.waiting_ability(waited, None, at)])
    }

    /// Cards are played and discarded one by one: two of them are never played.
    fn one_by_one_only(&mut self, act: &Act, at: At) -> Option<()> {
        self.drawn_together(act, at)?;
        let ActKind::Simple { verb: verb @ (SimpleVerb::Play | SimpleVerb::Discard), what, .. } = &act.kind
        else {
            return Some(());
        };
        let ThingKind::Some(noun) = &what.kind else { return Some(()) };
        let Determiner::Count(
            Amount::OrMore(number @ 2..) | Amount::Exactly(number @ 2..) | Amount::Just(number @ 2..),
        ) = noun.determiner
        else {
            return Some(());
        };
        let limit =
            ThingNoun { determiner: Determiner::Count(Amount::MoreThan(number - 1)), ..(**noun).clone() };
        let limit = Thing { kind: ThingKind::Some(Box::new(limit)), at: what.at };
        let limit = format::thing(self.world.dialect, &limit);
        let done = if *verb == SimpleVerb::Play { "played" } else { "discarded" };
        let said = self.quote(what.at);
        let message = format!("cards are {done} one by one, so \"{said}\" are never {done} at once");
        let whole = self.with_change_of(at, what.at.0, &limit);
        let problem = Diagnostic::new(Code::HowMany, self.place(what.at), message)
            .label("one by one")
            .help("how many there can be in a turn is said with \"more than\"")
            .help(format!("The sentence would read: {whole}"))
            .guess(format!("write \"{limit}\""), what.at.0, limit);
        self.report(problem);
        None
    }

    /// "Opponents can't draw two cards": three would be allowed. Nor is it forbidden to draw them one at a time alone.
    fn drawn_together(&mut self, act: &Act, at: At) -> Option<()> {
        let ActKind::Simple { what, one_at_a_time, .. } = &act.kind else { return Some(()) };
        if *one_at_a_time {
            let message = format!(
                "\"{}\" forbids no way of doing it: what is forbidden is forbidden, together or one at a time",
                self.quote(act.at)
            );
            let mut plain = act.clone();
            if let ActKind::Simple { one_at_a_time, .. } = &mut plain.kind {
                *one_at_a_time = false;
            }
            let help = format!("leave out how: can't {}", format::act(self.world.dialect, &plain));
            return self.refuse(Code::SentenceDoesNotFit, act.at, message, "in which way?", help);
        }
        let ActKind::Simple { verb: SimpleVerb::Draw | SimpleVerb::LookAt | SimpleVerb::Reveal, .. } =
            &act.kind
        else {
            return Some(());
        };
        let ThingKind::Some(noun) = &what.kind else { return Some(()) };
        let Determiner::Count(Amount::Exactly(number @ 2..)) = noun.determiner else { return Some(()) };
        let with = |amount| {
            let noun = ThingNoun { determiner: Determiner::Count(amount), ..(**noun).clone() };
            let thing = Thing { kind: ThingKind::Some(Box::new(noun)), at: what.at };
            self.with_change_of(at, what.at.0, &format::thing(self.world.dialect, &thing))
        };
        let at_once = with(Amount::OrMore(number));
        let message = format!(
            "\"{}\" would forbid this number alone: with {} it would be allowed",
            self.quote(what.at),
            number_in_words(number + 1)
        );
        let mut problem = Diagnostic::new(Code::HowMany, self.place(what.at), message)
            .label("this number alone?")
            .help(format!("for so many at once and more: {at_once}"));
        if let ActKind::Simple { verb: SimpleVerb::Draw, .. } = &act.kind {
            problem = problem
                .help(format!("for all that is drawn in a turn: {}", with(Amount::MoreThan(number - 1))));
        }
        self.report(problem);
        None
    }

    /// A turn counts what is drawn, played and discarded, and nothing else.
    fn can_be_counted(&mut self, act: &Act) -> Option<()> {
        let mut limit = None;
        act.visit(&mut |node| {
            if let Node::Thing(Thing { kind: ThingKind::Some(noun), at }) = node
                && matches!(noun.determiner, Determiner::Count(Amount::MoreThan(_)))
            {
                limit.get_or_insert(*at);
            }
        });
        let Some(at) = limit else { return Some(()) };
        let message =
            format!("nobody counts how often somebody does this in a turn: \"{}\"", self.quote(act.at));
        let help = "what is drawn, played and discarded is counted: Opponents can't play more than one card each turn.";
        self.refuse(Code::HowMany, at, message, "not counted", help)
    }
}

/// "more than two cards": each card after the second of the turn.
fn counted_in_a_turn(act: &Act) -> (Act, Option<Limit>) {
    let mut act = act.clone();
    if let ActKind::Simple { verb: SimpleVerb::Draw | SimpleVerb::Play | SimpleVerb::Discard, what, .. } =
        &mut act.kind
        && let ThingKind::Some(noun) = &mut what.kind
        && let Determiner::Count(Amount::MoreThan(most)) = noun.determiner
    {
        noun.determiner = Determiner::A;
        let limit = Limit { most, of: (**noun).clone(), at: what.at };
        return (act, Some(limit));
    }
    (act, None)
}
