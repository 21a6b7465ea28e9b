//! Counters: put, removed, and waited for.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::reworded::with_counters;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::select::Purpose;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{EventKind, Expr, Num, NumKind, Op, Stage, Who};
use crate::syntax::tree::{
    Act, Amount, At, CounterAmount, Determiner, Event, Thing, ThingKind, ThingPredicate, ThingPredicateKind,
    Word,
};

use super::moving::moved;

impl Lowering<'_> {
    pub fn put_counters(
        &mut self,
        who: Who,
        amount: &CounterAmount,
        counter: Word,
        on: &Thing,
        at: At,
    ) -> Option<()> {
        let purpose =
            Purpose { position: Position::Seen, ..moved(who, EventKind::PutCounters, Where::InPlay) };
        let cards = self.select(on, purpose)?;
        self.has_counters(on, cards)?;
        let (on, counter) = (cards, self.world.counter(counter));
        let count = self.counter_number(amount, counter, on, at)?;
        self.emit(Op::PutCounters { who, counter, count, on });
        self.counters_are_not_counted(amount, at);
        Some(())
    }

    pub fn remove_counters(
        &mut self,
        who: Who,
        amount: &CounterAmount,
        counter: Word,
        from: &Thing,
        at: At,
    ) -> Option<()> {
        let purpose =
            Purpose { position: Position::Seen, ..moved(who, EventKind::RemoveCounters, Where::InPlay) };
        let priced = self.with_enough_counters(from, amount, counter);
        let cards = self.select(&priced, purpose)?;
        self.has_counters(from, cards)?;
        let from = cards;
        let counter = self.world.counter(counter);
        let count = self.counter_number(amount, counter, from, at)?;
        if *amount != CounterAmount::All {
            self.emit(Op::RemoveCounters { who, counter, count, from });
            self.counters_are_not_counted(amount, at);
            return Some(());
        }
        // How many "all" were can be asked for afterwards: "that many".
        let kept = self.local(at)?;
        self.emit(Op::Let(kept, count));
        let count = Num::new(NumKind::Local(kept));
        self.scope.number = Some(count);
        self.scope.picked = None;
        self.emit(Op::RemoveAllCounters { who, counter, count, from });
        Some(())
    }

    /// How many counters came or went is not kept, unless all did. One alone is no number to speak of.
    fn counters_are_not_counted(&mut self, amount: &CounterAmount, at: At) {
        if !matches!(amount, CounterAmount::A | CounterAmount::Count(Amount::Exactly(1) | Amount::ThatMany)) {
            self.scope.is_not_counted(at.0);
        }
    }

    /// Under a "may" only a card is chosen that has as many counters as it costs: a price is paid in full.
    fn with_enough_counters(&self, from: &Thing, amount: &CounterAmount, counter: Word) -> Thing {
        let mut priced = from.clone();
        let is_price = !self.may_end_here.is_empty();
        if let (true, ThingKind::Some(noun)) = (is_price, &mut priced.kind)
            && let Determiner::A | Determiner::Count(_) = noun.determiner
            && let CounterAmount::A | CounterAmount::Count(Amount::Exactly(_)) = amount
        {
            let least = if let CounterAmount::Count(Amount::Exactly(number)) = amount { *number } else { 1 };
            let amount = CounterAmount::Count(Amount::OrMore(least));
            let kind = ThingPredicateKind::HasCounters { amount, counter };
            noun.that.push(ThingPredicate { kind, at: from.at });
        }
        priced
    }

    pub(super) fn event_counters(
        &mut self,
        waited: &mut Waited,
        amount: &CounterAmount,
        counter: Word,
        act: &Act,
        event: &Event,
    ) -> Option<()> {
        if *amount == CounterAmount::A && waited.stage != Stage::Prohibit {
            self.one_of_several(waited, act, event);
        }
        let number = self.expr(Expr::EventAmount);
        let boolean = self.counters_compared(number, amount, counter, act.at)?;
        waited.asks(boolean);
        if *amount != CounterAmount::A {
            self.scope.number = Some(number);
            self.scope.picked = None;
        }
        Some(())
    }

    /// Counters that are put or removed at once are one event, with their number: "an oil counter" would be met once for
    /// three of them.
    fn one_of_several(&mut self, waited: &Waited, act: &Act, event: &Event) {
        let message = format!(
            "\"{}\" does not say whether it is met by several at once: they are one event, with their number",
            self.quote(act.at)
        );
        let problem =
            Diagnostic::new(Code::HowMany, self.place(act.at), message).label("one, or any number?");
        let so_many = |amount| self.waits_for(&with_counters(event, amount), waited);
        let problem = problem
            .help(format!("for any number of them write: {}", so_many(Amount::OrMore(1))))
            .help(format!("for one alone: {}", so_many(Amount::Just(1))));
        self.report(problem);
    }
}
