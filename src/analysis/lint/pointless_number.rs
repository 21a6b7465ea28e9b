//! Numbers with which nothing is done, and ranges without a choice.

use super::Linted;
use super::parts::objects;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    Act, ActKind, Amount, At, Chosen, CounterAmount, Determiner, Each, EntersWith, FieldKind, GoodsMany,
    Measure, MeasureKind, Node, Order, Outcome, Points, SentenceKind, StandingKind, Thing, ThingKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for field in &linted.block.fields {
        if let FieldKind::EntersWith(enters) = &field.kind {
            let none = enters.iter().filter(|EntersWith { amount, .. }| no_counters(amount));
            found.extend(none.map(|one| nothing(linted, one.at)));
        }
    }
    // With none instead of some, something happens all the same: it is stopped.
    let mut changed = Vec::new();
    linted.block.visit(&mut |node| {
        if let Node::Sentence(sentence) = node
            && let SentenceKind::Would { outcome: Outcome::Changed(steps), .. } = &sentence.kind
        {
            changed.push(steps.at.0);
        }
        if let Node::Act(act) = node
            && !changed.iter().any(|steps| steps.start <= act.at.0.start && act.at.0.end <= steps.end)
        {
            check_act(linted, act, found);
        }
        if let Node::Sentence(sentence) = node
            && let Some(Each::Times { amount: Amount::Exactly(count @ (0 | 1)), at }) =
                sentence.steps().and_then(|steps| steps.each.as_ref())
        {
            found.push(not_repeated(linted, *at, *count));
        }
        if let Node::Thing(thing) = node
            && has_no_order(thing)
        {
            found.push(nothing(linted, thing.at));
        }
        if let Node::Standing(standing) = node
            && let StandingKind::Allowance { amount, .. } = &standing.kind
            && is_none(amount)
        {
            found.push(nothing(linted, standing.at));
        }
    });
}

fn check_act(linted: &Linted<'_>, act: &Act, found: &mut Diagnostics) {
    if objects(act).into_iter().any(counts_nothing) || does_nothing(act) {
        found.push(nothing(linted, act.at));
    }
    let ActKind::Choose { what } = &act.kind else { return };
    for chosen in what {
        if let Chosen::Number { from, to } = chosen
            && from >= to
        {
            found.push(no_range(linted, act.at, *from, *to));
        }
    }
}

/// the top zero cards
fn has_no_order(thing: &Thing) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    matches!(noun.order, Some(Order::Top(0) | Order::Bottom(0)))
}

/// zero cards, up to zero cards
fn counts_nothing(thing: &Thing) -> bool {
    match &thing.kind {
        ThingKind::OfThem(amount) => is_none(amount),
        ThingKind::Some(noun) => match &noun.determiner {
            Determiner::Count(amount) => is_none(amount),
            Determiner::A
            | Determiner::Each
            | Determiner::All
            | Determiner::Any
            | Determiner::The
            | Determiner::TheMany
            | Determiner::No
            | Determiner::Bare
            | Determiner::Ordinal(_) => false,
        },
        ThingKind::This
        | ThingKind::It
        | ThingKind::Them
        | ThingKind::Rest
        | ThingKind::TheOther
        | ThingKind::That(_)
        | ThingKind::Those(_)
        | ThingKind::Bound(_) => false,
    }
}

fn is_none(amount: &Amount) -> bool {
    match amount {
        Amount::Exactly(0)
        | Amount::UpTo(0)
        | Amount::OrFewer(0)
        | Amount::FewerThan(0 | 1)
        | Amount::Fewer(0)
        | Amount::More(0)
        | Amount::ThatManyAnd(0)
        | Amount::ThatManyLess(0) => true,
        Amount::Exactly(_)
        | Amount::Just(_)
        | Amount::UpTo(_)
        | Amount::OrFewer(_)
        | Amount::FewerThan(_)
        | Amount::Fewer(_)
        | Amount::More(_)
        | Amount::OrMore(_)
        | Amount::MoreThan(_)
        | Amount::AnyNumber
        | Amount::ThatMany
        | Amount::TwiceThatMany
        | Amount::HalfThatMany(_)
        | Amount::UpToThatMany
        | Amount::ThatManyAnd(_)
        | Amount::ThatManyLess(_)
        | Amount::TwiceAsMany
        | Amount::HalfAsMany(_)
        | Amount::EqualTo(_)
        | Amount::MoreThanIn(_) => false,
    }
}

fn no_counters(amount: &CounterAmount) -> bool {
    match amount {
        CounterAmount::Count(amount) => is_none(amount),
        CounterAmount::A | CounterAmount::No | CounterAmount::All => false,
    }
}

fn does_nothing(act: &Act) -> bool {
    let zero = |measure: &Measure| measure.kind == MeasureKind::Literal(0);
    if let ActKind::Add { amount, .. } | ActKind::Subtract { amount, .. } = &act.kind {
        return zero(amount);
    }
    if let ActKind::PutCounters { amount, .. } | ActKind::RemoveCounters { amount, .. } = &act.kind {
        return no_counters(amount);
    }
    let (ActKind::Score(GoodsMany::So(points))
    | ActKind::LosePoints(GoodsMany::So(points))
    | ActKind::Goods { many: GoodsMany::So(points), .. }
    | ActKind::GiveGoods { many: GoodsMany::So(points), .. }) = &act.kind
    else {
        return false;
    };
    match points {
        Points::Fixed(count) | Points::ForEach(count, _) => *count == 0,
        Points::Measure(measure) => zero(measure),
        Points::ThatMany | Points::TwiceThatMany | Points::HalfThatMany(_) => false,
    }
}

fn nothing(linted: &Linted<'_>, at: At) -> Diagnostic {
    let message = format!("\"{}\" does nothing.", linted.quote(at));
    Diagnostic::new(Code::PointlessNumber, linted.place(at), message)
        .label("the number is zero")
        .help("Write another number, or delete this.")
}

/// repeat one times
fn not_repeated(linted: &Linted<'_>, at: At, count: u32) -> Diagnostic {
    let message = format!("\"{}\" times is no repetition.", linted.quote(at));
    let (label, help) = match count {
        0 => ("the number is zero", "Write another number, or delete this."),
        _ => ("it is done once", "Leave out \"Repeat\": what is said once is done once."),
    };
    Diagnostic::new(Code::PointlessNumber, linted.place(at), message).label(label).help(help)
}

fn no_range(linted: &Linted<'_>, at: At, from: u32, to: u32) -> Diagnostic {
    let message = format!("\"{}\" leaves nothing to choose.", linted.quote(at));
    let diagnostic = Diagnostic::new(Code::PointlessNumber, linted.place(at), message);
    if from == to {
        return diagnostic.label("one number only").help("Write the number itself, or a wider range.");
    }
    diagnostic
        .label("the larger number stands first")
        .help(format!("Write \"a number from {to} to {from}\"."))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one, warnings};
    use super::*;

    #[test]
    fn zero_cards_are_nothing() {
        let text = event("Draw zero cards.");
        assert_eq!(
            warnings(Code::PointlessNumber, &text),
            one("Draw zero cards", "\"Draw zero cards\" does nothing.")
        );
    }

    #[test]
    fn one_card_is_something() {
        assert_eq!(warnings(Code::PointlessNumber, &event("Draw a card.")), []);
    }

    #[test]
    fn zero_may_be_asked_for() {
        assert_eq!(warnings(Code::PointlessNumber, &event("If the penalty is zero, draw a card.")), []);
    }

    #[test]
    fn the_top_of_a_pile_has_a_card() {
        let text = event("Look at the top zero cards of the draw pile.");
        let marked = "the top zero cards of the draw pile";
        assert_eq!(
            warnings(Code::PointlessNumber, &text),
            one(marked, &format!("\"{marked}\" does nothing."))
        );
    }

    #[test]
    fn a_range_goes_up() {
        let text = event("Choose a number from three to one. Draw a card.");
        let marked = "Choose a number from three to one";
        let message = "\"Choose a number from three to one\" leaves nothing to choose.";
        assert_eq!(warnings(Code::PointlessNumber, &text), one(marked, message));
    }

    #[test]
    fn a_range_may_begin_at_zero() {
        assert_eq!(
            warnings(Code::PointlessNumber, &event("Choose a number from zero to three. Draw a card.")),
            []
        );
    }
}
