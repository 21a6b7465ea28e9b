//! "The next card that is discarded must be blue": what is demanded of cards that something is done with.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::past_kind;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{AbilityId, How, Leaf, Standing as Stands};
use crate::syntax::tree::{
    At, Determiner, Is, Order, Standing, Thing, ThingKind, ThingNoun, ThingPredicate, ThingPredicateKind,
};

use super::for_which::with_thing;

impl Lowering<'_> {
    pub(super) fn must_be(&mut self, what: &Thing, is: &Is, standing: &Standing) -> Option<Vec<AbilityId>> {
        let at = standing.at;
        let ThingKind::Some(noun) = &what.kind else { return self.must_what(at) };
        let mut plain: ThingNoun = (**noun).clone();
        let once = plain.order == Some(Order::Next);
        if once {
            (plain.order, plain.determiner) = (None, Determiner::A);
        }
        let mut verb = None;
        let mut done = Vec::new();
        plain.that.retain(|predicate| match &predicate.kind {
            ThingPredicateKind::Is { not: false, what: Is::Done(past) } => {
                verb = Some(past_kind(*past));
                done.push(predicate.clone());
                false
            }
            ThingPredicateKind::Is { .. }
            | ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasCounters { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::TopCard { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => true,
        });
        let Some(verb) = verb else { return self.must_what(at) };
        self.one_demand(noun, &done, standing)?;
        let leaves = self.noun_leaves(&plain, Position::Described, Where::Anywhere, what.at)?;
        let what = self.set(&leaves);
        let only = match self.is_leaf(is)? {
            (How::AndNot, leaf) => self.set(&[(How::Start, Leaf::All), (How::AndNot, leaf)]),
            (_, leaf) => self.set(&[(How::Start, leaf)]),
        };
        Some(vec![self.stands(Stands::MustBe { verb, what, only, once }, at)])
    }

    /// One demand is made of what is done one way: a card that is played and one that is discarded are two.
    fn one_demand(&mut self, noun: &ThingNoun, done: &[ThingPredicate], standing: &Standing) -> Option<()> {
        let [_, second, ..] = done else { return Some(()) };
        let message = format!(
            "a demand is made of one thing that is done with a card, and \"{}\" is a second one",
            self.quote(second.at)
        );
        let mut problem = Diagnostic::new(Code::SentenceDoesNotFit, self.place(second.at), message)
            .label("a second verb")
            .help("write a sentence for each of them");
        for one in done {
            let alone = |predicate: &ThingPredicate| !done.contains(predicate) || predicate == one;
            let that = noun.that.iter().filter(|predicate| alone(predicate)).cloned().collect();
            let card = ThingNoun { that, ..noun.clone() };
            let card = Thing { kind: ThingKind::Some(Box::new(card)), at: one.at };
            problem = problem.help(self.as_a_sentence(with_thing(standing, card)));
        }
        self.report(problem);
        None
    }

    fn must_what<T>(&mut self, at: At) -> Option<T> {
        let message = "\"must be\" does not say for what";
        let help = "say what is done with the card: The next card that is discarded must be ‹value›.";
        self.refuse(Code::SentenceDoesNotFit, at, message, "must be, when?", help)
    }
}
