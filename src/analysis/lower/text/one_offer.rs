//! One of several things, offered as a step of the turn: whoever takes the turn is asked once, and a card
//! that one of them begins with is picked in the same answer.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::somebody::is_somebody;
use crate::format;
use crate::program::{Choice, ChoiceOf, Count, Kept, Num, Op, Pc, Who};
use crate::syntax::tree::{Act, ActKind, ClauseKind, Person, PersonKind, SimpleVerb, Steps};

impl Lowering<'_> {
    pub fn offer_one(&mut self, who: Who, modes: &[Steps]) -> Option<()> {
        let mut offers = Vec::new();
        for mode in modes {
            let can = if begins_with_draw(mode) { self.can_do(mode)? } else { Boolean::Always };
            let only_if = self.some_test(&can, mode.at);
            offers.push(self.emit(Op::Option { only_if, then: Pc(0) }));
        }
        self.emit(Op::Ask(who));
        // Where nothing can be done, nobody is asked.
        let mut ends = vec![self.emit(Op::Goto(Pc(0)))];
        for (offer, mode) in offers.into_iter().zip(modes) {
            self.land(offer);
            self.called(format::steps(self.world.dialect, mode));
            let begin = self.here();
            let before = self.scope.clone();
            self.steps_of_mode(mode)?;
            self.scope = before;
            ends.push(self.emit(Op::Goto(Pc(0))));
            if let Some(cards) = self.picks_first(begin, who) {
                self.text.code[offer.index()] = cards;
            }
        }
        for end in ends {
            self.land(end);
        }
        Some(())
    }

    /// Where the code begins with the choice of a card, that choice is the offer: one option for each card.
    fn picks_first(&self, begin: Pc, who: Who) -> Option<Op> {
        let Some(Op::Choose(choice)) = self.text.code.get(begin.index()) else { return None };
        let Choice { by, of, count, random, purpose: _, into } = self.text.choices[choice.index()];
        match (of, into) {
            (ChoiceOf::Cards(cards), Kept::Local(into))
                if by == who && count == Count::Exactly(Num::ONE) && !random =>
            {
                Some(Op::OptionCards { cards, then: Pc(begin.0 + 1), into })
            }
            (_, _) => None,
        }
    }
}

/// A draw that something forbids is not offered.
fn begins_with_draw(mode: &Steps) -> bool {
    let ClauseKind::Do { subject, act: Act { kind, .. }, may: false, .. } = &mode.first.kind else {
        return false;
    };
    // Who is chosen when it is done is not known before.
    if matches!(subject, Some(Person { kind: PersonKind::Some(noun), .. }) if is_somebody(noun)) {
        return false;
    }
    matches!(kind, ActKind::Simple { verb: SimpleVerb::Draw, .. })
}
