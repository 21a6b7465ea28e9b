//! What each of several takes for themselves at the same time must not be one thing for two of them: everybody chooses
//! before anything is moved, and only one can have it.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::diagnostic::Code;
use crate::program::{
    Cards, CardsKind, ChoiceOf, How, Kept, Leaf, Op, SetId, Who, WhoKind, WhoLeaf, ZoneRef,
};
use crate::syntax::tree::Thing;

impl Lowering<'_> {
    /// Refuses that each of several takes what two of them can choose.
    pub fn each_takes_another(&mut self, thing: &Thing, cards: Cards, one: Who) -> Option<()> {
        let (true, Some(done)) = (self.scope.each_at_once, self.scope.same_time) else { return Some(()) };
        if !matches!(one.kind(), WhoKind::Local(_)) || self.are_apart(cards, one) {
            return Some(());
        }
        let message = format!(
            "two of them can choose the same for \"{}\", and only one can have it: at the same time, nothing is moved before everybody has chosen",
            self.quote(thing.at)
        );
        let done = as_sentence(&self.quote_span(done));
        let help = format!("leave \"At the same time\" out: {done}");
        self.refuse(Code::OneForEach, thing.at, message, "one for two of them?", help)
    }

    /// Whether the cards are other ones for each of several: they lie where only this one's cards do.
    fn are_apart(&self, cards: Cards, one: Who) -> bool {
        match cards.kind() {
            CardsKind::Set(set) => self.lie_apart(set, one),
            CardsKind::Local(_) | CardsKind::Scratch(_) => {
                let mut before = self.text.code.iter().rev();
                let from = before.find_map(|op| self.taken_from(op, cards));
                from.is_none_or(|from| from == cards || self.are_apart(from, one))
            }
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate => false,
        }
    }

    /// Out of which cards these were taken, where the instruction keeps them.
    pub fn taken_from(&self, op: &Op, cards: Cards) -> Option<Cards> {
        let (kept, from) = match *op {
            Op::Choose(id) => {
                let choice = self.text.choices[id.index()];
                let from = match choice.of {
                    ChoiceOf::Cards(set) => Cards::set(set),
                    ChoiceOf::OutOf(group, _) => group,
                    ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => return None,
                };
                (choice.into, from)
            }
            Op::LetCard(local, from) => (Kept::Local(local), from),
            Op::LetCards(scratch, from) => (Kept::Scratch(scratch), from),
            Op::LookAt { cards: from, keep: Some(keep), .. }
            | Op::Reveal { cards: from, keep: Some(keep), .. } => (keep, from),
            _another => return None,
        };
        let kept = match kept {
            Kept::Local(local) => Cards::local(local),
            Kept::Scratch(scratch) => Cards::scratch(scratch),
        };
        (kept == cards).then_some(from)
    }

    fn lie_apart(&self, set: SetId, one: Who) -> bool {
        let mut apart = false;
        for step in &self.text.sets[set.index()..] {
            let is_apart = match step.leaf {
                Leaf::ControlledBy(who) | Leaf::Zone(ZoneRef::Of(_, who)) => self.is_of_one(who, one),
                Leaf::Set(other) => self.lie_apart(other, one),
                Leaf::These(cards) => self.are_apart(cards, one),
                _anywhere => false,
            };
            apart = match step.how {
                How::Start => is_apart,
                How::And => apart || is_apart,
                How::AndNot => apart,
                How::Or => apart && is_apart,
            };
            if step.last {
                break;
            }
        }
        apart
    }

    /// Whether it is this player, or somebody who is another one for each: their neighbor on one side.
    fn is_of_one(&self, who: Who, one: Who) -> bool {
        let WhoKind::Set(id) = who.kind() else { return who == one };
        let step = self.text.persons[id.index()];
        step.last && matches!(step.leaf, WhoLeaf::Beside(_, of) | WhoLeaf::These(of) if of == one)
    }
}
