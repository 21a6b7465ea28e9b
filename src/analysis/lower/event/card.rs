//! The cards of an event: which, how many, from where and to where.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Ask, Cards, Compare, EventKind, Expr, How, Leaf, Num, Stage, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{
    Amount, At, Destination, Determiner, HeadNoun, Order, Thing, ThingKind, ThingNoun, ThingPlace, Word,
    Zone, ZoneKind,
};

use super::untold::{Untold, is_told_whole};
use super::waited::Waited;

impl Lowering<'_> {
    /// The card of the event is the thing; "that card" and "it" point at it from now on.
    pub fn event_card(&mut self, waited: &mut Waited, thing: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &thing.kind else {
            let cards = self.cards(thing)?;
            if cards == Cards::THIS && self.is_elsewhere_for(waited) {
                waited.untold = Some((Untold::Elsewhere, thing.at));
            }
            // Of several cards that are seen together, the first stands for all of them before.
            if waited.is_seeing() && !waited.is_over() && waited.stage != Stage::Prohibit {
                waited.untold = Some((Untold::NoCard, thing.at));
            }
            let set = self.set(&[(How::Start, Leaf::These(cards))]);
            waited.asks(Boolean::Ask(Ask::In(Cards::OF_EVENT, set)));
            self.scope.mention(cards, false, thing.at.0);
            return Some(());
        };
        self.event_noun(waited, noun, thing.at)
    }

    pub fn event_noun(&mut self, waited: &mut Waited, noun: &ThingNoun, at: At) -> Option<()> {
        self.called_rightly(noun, Where::Anywhere, at);
        let mut plain = noun.clone();
        self.event_place(waited, &mut plain)?;
        self.event_was(waited, &mut plain, at)?;
        let leaves = self.noun_leaves(&plain, Position::Described, Where::Anywhere, at)?;
        self.event_controller(waited, noun);
        let several = crate::analysis::lower::thing::select::takes_several(noun);
        let is_described = match waited.is_seeing() {
            true => says_which(noun) && (several || !waited.is_over()) && waited.stage != Stage::Prohibit,
            false => waited.has_no_card() && leaves.iter().any(|(_, leaf)| *leaf != Leaf::All),
        };
        if is_described {
            waited.untold = Some((Untold::NoCard, at));
        }
        if waited.is_seeing() && waited.is_over() && several {
            // What is seen together is told card by card, with their number for the first.
            let number = self.expr(Expr::EventAmount);
            waited.asks(Boolean::compare(Compare::AtLeast, number, Num::ONE));
        }
        let (printed, rest): (Vec<_>, Vec<_>) = leaves
            .into_iter()
            .partition(|(how, leaf)| *how != How::AndNot && matches!(leaf, Leaf::Printed(_)));
        if !printed.is_empty() {
            let printed: Vec<_> = printed.into_iter().map(|(_, leaf)| (How::And, leaf)).collect();
            waited.printed = Some(self.set(&printed));
        }
        let rest: Vec<_> = rest.into_iter().filter(|(_, leaf)| *leaf != Leaf::All).collect();
        if !rest.is_empty() {
            let mut steps = vec![(How::Start, Leaf::All)];
            steps.extend(rest);
            if steps[1].0 != How::AndNot {
                steps.remove(0);
            }
            let set = self.set(&steps);
            waited.asks(Boolean::Ask(Ask::In(Cards::OF_EVENT, set)));
        }
        self.event_amount(waited, noun, at)?;
        self.scope.bind(Noun::Thing(noun.head.clone()), Slot::Cards(Cards::OF_EVENT), several, at.0);
        self.scope.mention(Cards::OF_EVENT, several, at.0);
        Some(())
    }

    /// Where the event takes its card from. What is left of the noun describes the card.
    fn event_place(&mut self, waited: &mut Waited, noun: &mut ThingNoun) -> Option<()> {
        let is_moved = self.takes_away(waited.kind);
        // A draw takes what is on top.
        let is_drawn = matches!(waited.kind, EventKind::Draw | EventKind::DrawCard);
        let zones = match (&noun.place, &noun.order) {
            (Some(ThingPlace::From(zones)), None) if is_moved => zones.clone(),
            (Some(ThingPlace::In(zones)), None) if is_moved && waited.is_over() => zones.clone(),
            (Some(ThingPlace::Of(zone)), Some(Order::Top(_))) if is_drawn => vec![zone.clone()],
            _other => return Some(()),
        };
        let mut any = Vec::new();
        for zone in &zones {
            any.push(self.event_zone(zone)?);
            if let ZoneKind::Of(_, owner) = &zone.kind {
                self.bind_holder(owner, WhoLeaf::HadCard);
            }
        }
        waited.asks(if any.len() == 1 { any.remove(0) } else { Boolean::Any(any) });
        (noun.place, noun.order) = (None, None);
        Some(())
    }

    fn event_zone(&mut self, zone: &Zone) -> Option<Boolean> {
        let found = self.zone_as_it_is(zone)?;
        let place = self.zone_place(found);
        let from = Boolean::Ask(Ask::EventFrom(place));
        match &zone.kind {
            ZoneKind::Empty(_) => {
                let set = self.set(&[(How::Start, Leaf::Zone(found))]);
                Some(from.and(Boolean::Ask(Ask::Any(set)).negated(true)))
            }
            ZoneKind::The(_) | ZoneKind::Bare(_) | ZoneKind::Of(..) | ZoneKind::That(_) => Some(from),
        }
    }

    /// "Whenever an opponent looks at all cards in your hand": an event tells how many it were, not whether one is left.
    fn all_at_once<T>(&mut self, noun: &ThingNoun, at: At) -> Option<T> {
        let message = format!(
            "\"{}\" is not told: an event says how many cards it were, and not whether these were all",
            self.quote(at)
        );
        let more = ThingNoun { determiner: Determiner::Count(Amount::OrMore(1)), ..noun.clone() };
        let more = Thing { kind: ThingKind::Some(Box::new(more)), at };
        let help = format!("say how many: \"{}\"", format::thing(self.world.dialect, &more));
        self.refuse(Code::EventUntold, at, message, "how many?", help)
    }

    /// How many the event is about.
    fn event_amount(&mut self, waited: &mut Waited, noun: &ThingNoun, at: At) -> Option<()> {
        let is_one = match &noun.determiner {
            Determiner::Count(Amount::Exactly(1)) => true,
            Determiner::Count(_) | Determiner::Bare | Determiner::All | Determiner::TheMany => {
                waited.stage == Stage::Prohibit
            }
            Determiner::A
            | Determiner::Each
            | Determiner::Any
            | Determiner::The
            | Determiner::Ordinal(_)
            | Determiner::No => true,
        };
        if !is_one && !is_told_whole(waited.kind) {
            waited.untold.get_or_insert((Untold::OneByOne, at));
        }
        match &noun.determiner {
            Determiner::Ordinal(number) => self.so_manieth(waited, noun, *number, at)?,
            Determiner::Count(Amount::OrMore(1)) => {
                self.scope.number = Some(self.expr(Expr::EventAmount));
                self.scope.picked = None;
            }
            Determiner::Count(amount) => {
                let number = self.expr(Expr::EventAmount);
                let boolean = self.compared(number, amount, at)?;
                self.scope.number = Some(number);
                self.scope.picked = None;
                waited.asks(boolean);
            }
            Determiner::All | Determiner::TheMany
                if waited.stage != Stage::Prohibit && is_told_whole(waited.kind) =>
            {
                return self.all_at_once(noun, at);
            }
            Determiner::Bare | Determiner::All | Determiner::TheMany => {
                self.scope.number = Some(self.expr(Expr::EventAmount))
            }
            Determiner::A | Determiner::Each | Determiner::Any | Determiner::The => {}
            Determiner::No => return self.nothing_to_do(at),
        }
        Some(())
    }

    /// What has been put there lies there: the pile is not empty any more.
    fn put_onto_empty<T>(&mut self, word: Word, at: At) -> Option<T> {
        let name = self.world.name(word.id).to_string();
        let message =
            format!("\"{}\" is asked too late: this is looked at when the card lies there", self.quote(at));
        let help = format!(
            "write \"the {name}\", and ask whether it lies there alone: Whenever …, if there is exactly one card in the {name}, …"
        );
        self.refuse(Code::PlaceWord, at, message, "no longer empty", help)
    }

    /// The zone that the card goes to, and whoever gets it there.
    pub fn event_goal(&mut self, waited: &mut Waited, zone: &Zone) -> Option<()> {
        let found = self.zone(zone)?;
        let place = self.zone_place(found);
        waited.asks(Boolean::Ask(Ask::EventTo(place)));
        if let ZoneKind::Of(_, owner) = &zone.kind {
            self.bind_holder(owner, WhoLeaf::GetsCard);
        }
        Some(())
    }

    pub fn event_destination(&mut self, waited: &mut Waited, destination: &Destination) -> Option<()> {
        match destination {
            Destination::Into(zone) => self.event_goal(waited, zone)?,
            Destination::OnTop(Zone { kind: ZoneKind::Empty(word), at, .. })
            | Destination::OnBottom(Zone { kind: ZoneKind::Empty(word), at, .. }) => {
                return self.put_onto_empty(*word, *at);
            }
            Destination::OnTop(zone) => {
                let zone = self.pile(zone)?;
                let place = self.zone_place(zone);
                waited.asks(Boolean::Ask(Ask::EventTo(place)));
                waited.asks(Boolean::Ask(Ask::EventOnTop));
            }
            Destination::OnBottom(zone) => {
                let zone = self.pile(zone)?;
                let place = self.zone_place(zone);
                waited.asks(Boolean::Ask(Ask::EventTo(place)));
                waited.asks(Boolean::Ask(Ask::EventOnBottom));
            }
            Destination::IntoPlay { under } => {
                waited.kind = EventKind::EnterPlay;
                let under = self.person_set(under)?;
                waited.asks(Boolean::Ask(Ask::Among(Who::new(WhoKind::Actor), under)));
            }
        }
        Some(())
    }
}

/// Whether the noun says more of its cards than where they are.
fn says_which(noun: &ThingNoun) -> bool {
    let is_any = noun.head.noun == HeadNoun::Card && noun.head.values.is_empty() && !noun.other;
    let is_plain = noun.of.is_none() && noun.named.is_none() && noun.handled.is_none();
    !is_any || !is_plain || !noun.that.is_empty() || noun.except.is_some()
}
