//! "This card" in a text that waits, on a card that goes away when it has had its effect: only where the text itself has put
//! it somewhere it is known where it lies.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Span;
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, Condition, Node, SimpleCondition, SimpleConditionKind, Steps, Thing,
    ThingKind, Visit,
};

impl Lowering<'_> {
    /// What waits does nothing with the card it stands on, or the card stays.
    pub fn is_still_there(&mut self, condition: Option<&Condition>, steps: &Steps, at: At) -> Option<()> {
        if self.block.kind != BlockKind::Card || self.block.stays {
            return Some(());
        }
        let mut gone = None;
        if let Some(condition) = condition {
            condition.visit(&mut |node| {
                if let Node::SimpleCondition(SimpleCondition { kind, .. }) = node
                    && let SimpleConditionKind::Thing(Thing { kind: ThingKind::This, at }, _) = kind
                {
                    gone.get_or_insert((*at, false));
                }
            });
        }
        steps.visit(&mut |node| {
            if let Node::Act(act) = node
                && let Some(this) = moved(act).into_iter().find(|thing| thing.kind == ThingKind::This)
            {
                let is_after = matches!(act.kind, ActKind::Put { after_effect: true, .. });
                gone.get_or_insert((this.at, is_after));
            }
        });
        let Some((this, is_after)) = gone else { return Some(()) };
        let goes = self.world.goes_after.clone();
        let goes = goes.unwrap_or_else(|| self.in_own_words("on the bottom of the ‹discards›"));
        let message = format!(
            "\"{}\" can't be found then: it goes {goes} when it has had its effect, and nobody follows it there",
            self.quote(this)
        );
        let (help, span, say) = match is_after {
            // "After its effect" says when.
            true => ("when its effect is over is now", at.0.start..steps.at.0.start, String::new()),
            false => (
                "where the text itself has put it, it is known: put it there first",
                at.0.start..at.0.start,
                format!("Put this card {goes}. "),
            ),
        };
        let span = Span { start: span.start, end: span.end };
        let whole = as_sentence(&self.with_change_of(at, span, &say));
        let problem = Diagnostic::new(Code::NeverHappens, self.place(this), message)
            .label("gone by then")
            .help(help)
            .help(format!("The sentence would read: {whole}"))
            .guess("write it so", span, say);
        self.report(problem);
        None
    }
}

/// The things that an act takes somewhere.
fn moved(act: &Act) -> Vec<&Thing> {
    match &act.kind {
        ActKind::Put { moves, .. } => moves.iter().flat_map(|one| &one.things).collect(),
        ActKind::Simple { what, .. }
        | ActKind::Return { what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::Give { what, .. }
        | ActKind::GainControl { what, .. } => vec![what],
        _stays => Vec::new(),
    }
}
