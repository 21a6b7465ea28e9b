//! "Repeat until an asset card is revealed": what is done in the repetition counts, not what was done earlier in the turn.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::past_kind;
use crate::program::{Cards, EventKind, How, Leaf, Op, Scratch, Who};
use crate::syntax::tree::{
    Act, ActKind, Condition, Is, Node, PastVerb, SimpleVerb, Steps, ThingPredicate, ThingPredicateKind, Visit,
};

impl Lowering<'_> {
    /// From here on the cards are kept with which it is done that a repetition ends with. Where its steps don't do it
    /// themselves, as where a verb of the game's own does, all of the turn counts.
    pub fn watch_since(&mut self, until: &Condition, steps: &Steps) -> Option<()> {
        let mut done = Vec::new();
        steps.visit(&mut |node| {
            if let Node::Act(Act { kind: ActKind::Simple { verb, .. }, .. }) = node {
                done.push(done_kind(*verb));
            }
        });
        let mut kinds = Vec::new();
        until.visit(&mut |node| {
            if let Node::ThingPredicate(ThingPredicate { kind, .. }) = node
                && let ThingPredicateKind::Is { what: Is::Done(verb), .. } = kind
                && done.contains(&past_kind(*verb))
            {
                kinds.push(past_kind(*verb));
            }
        });
        for kind in kinds {
            let cards = self.none_yet(until.at)?;
            self.since.push((kind, cards));
        }
        Some(())
    }

    /// It is done with these cards.
    pub fn done_with(&mut self, verb: SimpleVerb, cards: Cards) {
        for number in 0..self.since.len() {
            let (since, kept) = self.since[number];
            if since == done_kind(verb) {
                self.emit(Op::With(kept, cards));
            }
        }
    }

    /// Whether cards are kept there only to know when a repetition ends.
    pub fn is_since(&self, scratch: Scratch) -> bool {
        self.since.iter().any(|(_, kept)| *kept == scratch)
    }

    /// The cards with which it was done: in this turn, or since a repetition began that ends with it.
    pub fn done_cards(&mut self, verb: PastVerb) -> Leaf {
        let handled = Leaf::Handled(Who::EVERYONE, past_kind(verb));
        let since = self.since.iter().rev().find(|(kind, _)| *kind == past_kind(verb)).map(|(_, kept)| *kept);
        match since {
            Some(kept) => {
                let kept = Leaf::These(Cards::scratch(kept));
                Leaf::Set(self.set(&[(How::Start, handled), (How::And, kept)]))
            }
            None => handled,
        }
    }
}

/// What a turn remembers where the verb is done.
fn done_kind(verb: SimpleVerb) -> EventKind {
    match verb {
        SimpleVerb::Draw => EventKind::DrawCard,
        SimpleVerb::Discard => EventKind::Discard,
        SimpleVerb::Play => EventKind::Play,
        SimpleVerb::Destroy => EventKind::Destroy,
        SimpleVerb::LookAt => EventKind::LookAt,
        SimpleVerb::Reveal => EventKind::Reveal,
    }
}
