//! Numbers that are the same for everybody who does something: "each player draws cards equal to the number of cards in
//! your hand" is worked out once, before the first of them draws.

use crate::analysis::lower::Lowering;
use crate::program::{Num, NumKind, Op};
use crate::syntax::tree::{
    Measure, MeasureKind, Node, Person, PersonKind, Thing, ThingKind, Visit, Zone, ZoneKind,
};

impl Lowering<'_> {
    /// As said, with the numbers in it that are nobody's of those who do it settled beforehand.
    pub fn with_settled<T>(
        &mut self,
        said: &dyn Visit,
        lower: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        let before = self.settled.len();
        self.settle(said)?;
        let done = lower(self);
        self.settled.truncate(before);
        done
    }

    fn settle(&mut self, said: &dyn Visit) -> Option<()> {
        let mut measures = Vec::new();
        said.visit(&mut |node| {
            if let Node::Measure(measure) = node {
                measures.push(measure);
            }
        });
        for measure in measures.into_iter().filter(|measure| is_the_same_for_all(measure)) {
            // What stands inside one that is settled is settled with it.
            let is_inside = |(at, _): &(crate::syntax::tree::At, Num)| {
                at.0.start <= measure.at.0.start && measure.at.0.end <= at.0.end
            };
            if self.settled.iter().any(is_inside) {
                continue;
            }
            let number = self.measure(measure)?;
            if !matches!(number.kind(), NumKind::Expr(_) | NumKind::Cell(_)) {
                continue;
            }
            let local = self.local(measure.at)?;
            self.emit(Op::Let(local, number));
            self.settled.push((measure.at, Num::new(NumKind::Local(local))));
        }
        Some(())
    }

    /// What it came to, where that is settled.
    pub fn settled(&self, measure: &Measure) -> Option<Num> {
        let found = self.settled.iter().find(|(at, _)| *at == measure.at);
        found.map(|(_, number)| *number)
    }
}

/// Whether it speaks of nothing that is another one for each of those who do it, or comes of what they do.
fn is_the_same_for_all(measure: &Measure) -> bool {
    let mut same = !matches!(measure.kind, MeasureKind::Literal(_));
    measure.visit(&mut |node| {
        same &= match node {
            Node::Measure(measure) => !matches!(measure.kind, MeasureKind::Result | MeasureKind::ThatNumber),
            Node::Person(Person { kind, .. }) => matches!(kind, PersonKind::You | PersonKind::Dealer),
            Node::Zone(Zone { kind, .. }) => matches!(kind, ZoneKind::The(_) | ZoneKind::Of(..)),
            Node::Thing(Thing { kind, .. }) => matches!(kind, ThingKind::Some(_) | ThingKind::This),
            Node::Chooser(_) => false,
            _another => true,
        };
    });
    same
}
