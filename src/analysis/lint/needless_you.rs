//! "You draw a card.": the text speaks to you anyway.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, Amount, ClauseKind, Determiner, GoodsMany, Node, Person, PersonKind, Steps, ThingKind,
    Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        if let Node::Steps(Steps { first, .. }) = node
            && let ClauseKind::Do { subject: Some(you), in_turn_order: false, may: false, act } = &first.kind
            && you.kind == PersonKind::You
            && !keeps_you(act)
        {
            found.push(needless(linted, you, act));
        }
    });
}

/// Winning, losing, skipping and gaining say who; so does the changed number of a substitution.
fn keeps_you(act: &Act) -> bool {
    match &act.kind {
        ActKind::WinGame
        | ActKind::LoseGame
        | ActKind::WinSeries
        | ActKind::SkipTurn
        | ActKind::SkipNextTurn(_)
        | ActKind::SkipPhase { .. }
        | ActKind::GainControl { .. }
        | ActKind::Goods { many: GoodsMany::Changed(_), .. }
        | ActKind::Score(GoodsMany::Changed(_))
        | ActKind::LosePoints(GoodsMany::Changed(_))
        | ActKind::Cause { .. } => true,
        ActKind::Simple { what, .. } => matches!(&what.kind, ThingKind::Some(noun)
            if matches!(&noun.determiner, Determiner::Count(
                Amount::Fewer(_) | Amount::More(_) | Amount::TwiceAsMany | Amount::HalfAsMany(_)))),
        ActKind::Put { .. }
        | ActKind::PutCounters { .. }
        | ActKind::RemoveCounters { .. }
        | ActKind::SetAside { .. }
        | ActKind::Return { .. }
        | ActKind::Exchange { .. }
        | ActKind::Give { .. }
        | ActKind::Choose { .. }
        | ActKind::ChooseOne { .. }
        | ActKind::Name { .. }
        | ActKind::Search { .. }
        | ActKind::Shuffle { .. }
        | ActKind::Deal { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::Reverse { .. }
        | ActKind::RollDie
        | ActKind::Add { .. }
        | ActKind::Subtract { .. }
        | ActKind::BecomeDealer
        | ActKind::Score(_)
        | ActKind::LosePoints(_)
        | ActKind::Goods { .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Announce(_)
        | ActKind::Call { .. }
        | ActKind::Own { .. } => false,
    }
}

fn needless(linted: &Linted<'_>, you: &Person, act: &Act) -> Diagnostic {
    let mut written = format::act(&linted.game.dialect, act);
    if linted.quote(you.at).starts_with(char::is_uppercase)
        && let Some(first) = written.get_mut(..1)
    {
        first.make_ascii_uppercase();
    }
    let span = Span::new(you.at.0.start as usize, act.at.0.end as usize);
    Diagnostic::new(Code::NeedlessYou, linted.place(you.at), "The text speaks to you anyway.")
        .label("not needed")
        .help(format!("Write: {written}"))
        .fix("leave out \"you\"", span, written)
}
