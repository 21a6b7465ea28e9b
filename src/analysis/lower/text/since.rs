//! "Repeat until an asset card is revealed": what is done in the repetition counts, not what was done earlier in the turn.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::past_kind;
use crate::diagnostic::Code;
use crate::program::{Cards, EventKind, How, Leaf, Op, Scratch, Who};
use crate::syntax::tree::{
    Act, ActKind, At, Condition, Is, Node, PastVerb, SimpleVerb, Steps, ThingPredicate, ThingPredicateKind,
    Visit,
};

impl Lowering<'_> {
    /// From here on the cards are kept with which it is done that a repetition ends with. Where its steps don't do it
    /// themselves, all of the turn counts; where a verb of the game's own may do it, nobody knows which is meant.
    pub fn watch_since(&mut self, until: &Condition, steps: &Steps) -> Option<()> {
        let mut done = Vec::new();
        let mut own = None;
        steps.visit(&mut |node| match node {
            Node::Act(Act { kind: ActKind::Simple { verb, .. }, .. }) => done.push(done_kind(*verb)),
            Node::Act(Act { kind: ActKind::Own { .. }, at }) => {
                own.get_or_insert(*at);
            }
            _another => {}
        });
        let mut kinds = Vec::new();
        let mut unseen = false;
        until.visit(&mut |node| {
            if let Node::ThingPredicate(ThingPredicate { kind, .. }) = node
                && let ThingPredicateKind::Is { what: Is::Done(verb), .. } = kind
            {
                match done.contains(&past_kind(*verb)) {
                    true => kinds.push(past_kind(*verb)),
                    false => unseen = true,
                }
            }
        });
        if let Some(own) = own.filter(|_| unseen) {
            return self.since_when(until, own);
        }
        for kind in kinds {
            let cards = self.none_yet(until.at)?;
            self.since.push((kind, cards));
        }
        Some(())
    }

    /// Refuses "Repeat until an asset card is revealed: scout", where "scout" reveals them.
    fn since_when<T>(&mut self, until: &Condition, own: At) -> Option<T> {
        let (asked, own) = (self.quote(until.at), self.quote(own));
        let message = format!(
            "\"{asked}\" could ask for what \"{own}\" does, or for what was done earlier in the turn"
        );
        let example = match asked.ends_with(" revealed") {
            true => format!(", as in: Repeat until {asked}: reveal the top card of the ‹deck›."),
            false => String::new(),
        };
        let help = format!("say in the repetition itself what \"{own}\" means{example}");
        self.refuse(Code::PointsAtTwo, until.at, message, "since when?", help)
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
