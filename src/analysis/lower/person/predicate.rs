//! What can be true of a person.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::event::waited::past_kind;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::resolve::Noun;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Ask, Cards, Compare, EventKind, Expr, How, Leaf, Num, Who, WhoKind};
use crate::syntax::tree::{
    Amount, Determiner, Holding, Order, PastVerb, PersonPredicate, PersonPredicateKind, Ranked, Thing,
    ThingKind, ThingNoun, ThingPlace,
};

use super::said_had::Said;

impl Lowering<'_> {
    pub fn person_predicate(&mut self, who: Who, predicate: &PersonPredicate) -> Option<Boolean> {
        match &predicate.kind {
            PersonPredicateKind::Has(thing) => {
                self.whose_has(thing, predicate.at)?;
                self.has_so_many_cards(who, thing)?;
                self.person_has(who, thing, Said::Has(predicate.at))
            }
            PersonPredicateKind::HasSoMany(of, amount) => {
                let held = self.held(who, *of);
                self.asked_for(held, amount, predicate.at)
            }
            PersonPredicateKind::HasEqual(of, comparison) => {
                let held = self.held(who, *of);
                self.comparison(held, comparison)
            }
            PersonPredicateKind::HasMoreThan { more, what, than } => {
                self.whose_has(what, predicate.at)?;
                self.has_more(who, *more, &Ranked::Things(what.clone()), than)
            }
            PersonPredicateKind::HoldsMoreThan { more, of, than } => {
                self.has_more(who, *more, &Ranked::Holding(*of), than)
            }
            PersonPredicateKind::ControlsMoreThan { more, what, than } => {
                self.controls_in_play(what, predicate.at)?;
                self.controls_more(who, *more, what, than)
            }
            PersonPredicateKind::Controls(thing) => {
                self.controls_in_play(thing, predicate.at)?;
                self.controls_what(thing)?;
                self.controls_so_many(thing)?;
                self.about(who, |lowering| {
                    lowering.has_cards(thing, Where::InPlay, &[(How::And, Leaf::ControlledBy(who))])
                })
            }
            PersonPredicateKind::Did { not, verb, what } => {
                self.keeps_no_origin(predicate, *verb, what)?;
                let handled = [(How::And, Leaf::Handled(who, past_kind(*verb)))];
                let did = self.asked_of_one(*not, |lowering| {
                    lowering.about(who, |lowering| lowering.has_cards(what, Where::Anywhere, &handled))
                })?;
                Some(did.negated(*not))
            }
            PersonPredicateKind::TookNoOtherAction => {
                let taken = self.expr(Expr::ThisTurn(EventKind::TakeAction, who, None));
                Some(Boolean::compare(Compare::AtMost, taken, Num::ONE))
            }
            PersonPredicateKind::Can { not, act } => {
                self.asks_for_one(act)?;
                let proposal = self.proposed(who, act)?;
                let proposal = self.proposal(proposal);
                Some(Boolean::Ask(Ask::Can(proposal)).negated(*not))
            }
            PersonPredicateKind::IsDealer { not } => {
                Some(Boolean::Ask(Ask::Among(who, Who::new(WhoKind::Dealer))).negated(*not))
            }
            PersonPredicateKind::InGame => Some(Boolean::Ask(Ask::Among(who, Who::EVERYONE))),
        }
    }

    /// "If you discarded a card from your hand this turn": a turn keeps what was discarded, and not from where.
    fn keeps_no_origin(&mut self, predicate: &PersonPredicate, verb: PastVerb, what: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else { return Some(()) };
        if noun.controlled_by.is_some() && verb == PastVerb::Destroy {
            let said = self.quote(what.at);
            let message = format!("\"{said}\" is asked too late: nobody controls what was destroyed");
            let help = format!(
                "a card in play that waits for it looks at it as it was: Whenever {said} is destroyed, …"
            );
            return self.refuse(Code::EventUntold, what.at, message, "no longer known", help);
        }
        let is_moved = !matches!(verb, PastVerb::Reveal | PastVerb::LookAt);
        let is_place = match &noun.place {
            Some(ThingPlace::From(_)) => true,
            Some(ThingPlace::Of(_)) => is_moved,
            Some(ThingPlace::In(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => false,
        };
        if !is_place {
            return Some(());
        }
        let message = format!(
            "\"{}\" asks where the cards came from, and a turn keeps only which cards they were",
            self.quote(what.at)
        );
        let determiner = match noun.order {
            Some(Order::Top(count @ 2..) | Order::Bottom(count @ 2..)) => {
                Determiner::Count(Amount::OrMore(count))
            }
            Some(_) => Determiner::A,
            None => noun.determiner.clone(),
        };
        let plain = ThingNoun { place: None, order: None, determiner, ..(**noun).clone() };
        let plain = Thing { kind: ThingKind::Some(Box::new(plain)), at: what.at };
        let plain = format::thing(self.world.dialect, &plain);
        let whole = self.with_change_of(predicate.at, what.at.0, &plain);
        let help = format!("leave out from where: \"{whole}\"");
        self.refuse(Code::EventUntold, what.at, message, "from where?", help)
    }

    /// How many points, or goods, somebody has.
    pub fn held(&mut self, who: Who, of: Holding) -> Num {
        let expr = match of {
            Holding::Points => Expr::Points(who),
            Holding::Goods(goods) => Expr::CellOf(self.world.cell(goods), who),
        };
        self.expr(expr)
    }

    /// Has cards: in hand, unless it says where.
    pub fn person_has(&mut self, who: Who, thing: &Thing, said: Said) -> Option<Boolean> {
        self.about(who, |lowering| {
            let count = lowering.held_cards(who, thing, said)?;
            let count = lowering.expr(Expr::Count(count));
            lowering.counted_thing(count, thing)
        })
    }

    /// The cards somebody has: in hand, unless it says where.
    pub fn held_cards(&mut self, who: Who, thing: &Thing, said: Said) -> Option<Cards> {
        self.has_in_own_place(who, thing, said)?;
        match &thing.kind {
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Counted, Where::HandOf(who), thing.at)?;
                Some(Cards::set(self.set(&leaves)))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => self.cards(thing),
        }
    }

    /// As many cards as the thing says, narrowed down.
    fn has_cards(&mut self, thing: &Thing, default: Where, narrowed: &[(How, Leaf)]) -> Option<Boolean> {
        let cards = match &thing.kind {
            ThingKind::Some(noun) => {
                let mut leaves = self.noun_leaves(noun, Position::Narrowed, default, thing.at)?;
                leaves.extend_from_slice(narrowed);
                self.set(&leaves)
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => {
                let cards = self.cards(thing)?;
                let mut leaves = vec![(How::Start, Leaf::These(cards))];
                leaves.extend_from_slice(narrowed);
                self.set(&leaves)
            }
        };
        let count = self.expr(Expr::Count(Cards::set(cards)));
        self.counted_thing(count, thing)
    }

    pub fn counted_thing(&mut self, count: Num, thing: &Thing) -> Option<Boolean> {
        match &thing.kind {
            ThingKind::Some(noun) => {
                if noun.determiner == Determiner::A {
                    self.scope.ask_for(Noun::Thing(noun.head.clone()), thing.at.0);
                }
                self.counted(count, noun, thing.at)
            }
            ThingKind::OfThem(amount) => self.asked_for(count, amount, thing.at),
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => Some(Boolean::compare(Compare::AtLeast, count, Num::ONE)),
        }
    }
}
