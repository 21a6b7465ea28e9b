//! Put, set aside, return, exchange, gain control, give, counters.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::is_several;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::lies::lies_at;
use crate::analysis::lower::thing::select::{Purpose, is_each};
use crate::analysis::resolve::Lies;
use crate::diagnostic::Code;
use crate::program::{
    Cards, Destination as Way, DestinationId, End, EventKind, Facing, How, Leaf, LifetimeId, Op, PutOrder,
    Who, ZoneRef,
};
use crate::syntax::tree::{
    At, Destination, Duration, Move, Person, PutManner, Thing, ThingKind, Zone, ZoneKind,
};

pub(super) fn moved(who: Who, kind: EventKind, default: Where) -> Purpose {
    Purpose { actor: who, kind, position: Position::Moved, default }
}

impl Lowering<'_> {
    pub fn put(
        &mut self,
        who: Who,
        moves: &[Move],
        manner: Option<PutManner>,
        after_effect: bool,
        at: At,
    ) -> Option<()> {
        self.in_which_order(moves, manner, at)?;
        // First everything is chosen, then everything moves at once.
        let mut chosen = Vec::new();
        for part in moves {
            let mut cards = Vec::new();
            for thing in &part.things {
                cards.push(self.select(thing, moved(who, EventKind::Put, Where::Stated))?);
            }
            let way = self.way(&part.to, manner, after_effect)?;
            let goes_to = self.text.places[self.text.destinations[way.index()].to.index()];
            for (thing, cards) in part.things.iter().zip(&cards) {
                if matches!(goes_to, ZoneRef::Of(_, whose) if whose == who) {
                    self.each_takes_another(thing, *cards, who)?;
                }
                if manner.is_none() && !after_effect {
                    self.is_not_there_already(thing, *cards, goes_to, at)?;
                }
            }
            chosen.push((cards, way, lies_at(&part.to, after_effect)));
        }
        let several = chosen.iter().map(|(cards, ..)| cards.len()).sum::<usize>() > 1;
        if several {
            self.emit(Op::Together);
        }
        match chosen.as_slice() {
            [(cards, ..)] if !several => cards.iter().for_each(|cards| self.counts_afterwards(*cards, at)),
            _several => self.scope.is_not_counted(at.0),
        }
        let is_ordered = matches!(manner, Some(PutManner::AnyOrder | PutManner::RandomOrder));
        for (cards, to, place) in chosen {
            // One order for all that go to one place.
            let at_once = match cards.as_slice() {
                [_, _, ..] if is_ordered => vec![self.together(&cards)],
                _one_by_one => cards.clone(),
            };
            for cards in at_once {
                self.emit(Op::Put { who, cards, to });
            }
            let zone = self.text.places[self.text.destinations[to.index()].to.index()];
            for cards in cards {
                self.scope.went(cards, place, &[Leaf::Zone(zone)], at.0);
            }
        }
        if several {
            self.emit(Op::Apart);
        }
        Some(())
    }

    /// "In that order" is the order in which things are named: of several that are named at once nobody keeps one.
    fn in_which_order(&mut self, moves: &[Move], manner: Option<PutManner>, at: At) -> Option<()> {
        if manner != Some(PutManner::ThatOrder) {
            return Some(());
        }
        let several = moves.iter().flat_map(|part| &part.things).find(|thing| self.is_several(thing));
        let Some(several) = several else { return Some(()) };
        let message = format!(
            "\"in that order\" says no order for \"{}\": they were named together",
            self.quote(several.at)
        );
        let whole = self.quote(at).replace("in that order", "in any order");
        let help = format!("whoever does it can choose the order: {whole}; or name the cards one by one");
        self.refuse(Code::SentenceDoesNotFit, several.at, message, "in which order?", help)
    }

    /// All of these cards.
    fn together(&mut self, cards: &[Cards]) -> Cards {
        let leaves: Vec<_> = cards.iter().map(|cards| (How::Or, Leaf::These(*cards))).collect();
        Cards::set(self.set(&leaves))
    }

    fn way(
        &mut self,
        to: &Destination,
        manner: Option<PutManner>,
        after_effect: bool,
    ) -> Option<DestinationId> {
        let (zone, end, under) = match to {
            Destination::Into(Zone { kind: ZoneKind::Of(_, owner), .. }) if is_each(owner) => {
                return self.one_for_each(owner);
            }
            Destination::Into(zone) => (self.zone(zone)?, End::Into, None),
            Destination::OnTop(zone) => (self.pile(zone)?, End::Top, None),
            Destination::OnBottom(zone) => (self.pile(zone)?, End::Bottom, None),
            Destination::IntoPlay { under } => {
                let at = under.at;
                let under = self.who(under)?;
                match self.world.in_play {
                    Some(kind) if self.world.zones[kind.index()].of_each_player => {
                        (ZoneRef::Of(kind, under), End::Into, Some(under))
                    }
                    Some(kind) => (ZoneRef::Shared(kind), End::Into, Some(under)),
                    None => return self.no_zone(at, "a zone whose cards are in play"),
                }
            }
        };
        let (order, facing) = match manner {
            None | Some(PutManner::ThatOrder) => (PutOrder::AsTheyAre, Facing::AsTheZone),
            Some(PutManner::AnyOrder) => (PutOrder::Any, Facing::AsTheZone),
            Some(PutManner::RandomOrder) => (PutOrder::Random, Facing::AsTheZone),
            Some(PutManner::FaceDown) => (PutOrder::AsTheyAre, Facing::Down),
            Some(PutManner::FaceUp) => (PutOrder::AsTheyAre, Facing::Up),
        };
        let to = self.zone_place(zone);
        Some(self.destination(Way { to, end, facing, order, under, after_effect }))
    }

    pub fn set_aside(
        &mut self,
        who: Who,
        what: &Thing,
        with_this: bool,
        face_down: bool,
        at: At,
    ) -> Option<()> {
        if with_this {
            self.cards(&Thing { kind: ThingKind::This, at })?;
        }
        let cards = self.select(what, moved(who, EventKind::SetAside, Where::Stated))?;
        self.emit(Op::SetAside { who, cards, with_this, face_down });
        self.counts_afterwards(cards, at);
        self.scope.went(cards, Lies::Elsewhere, &[Leaf::SetAside], at.0);
        Some(())
    }

    pub fn return_cards(&mut self, who: Who, what: &Thing, to: &Zone, at: At) -> Option<()> {
        let cards = self.select(what, moved(who, EventKind::Return, Where::InPlay))?;
        self.returned_from_play(what, cards)?;
        let zone = self.zone(to)?;
        let to = self.zone_place(zone);
        self.emit(Op::Return { who, cards, to });
        self.counts_afterwards(cards, at);
        self.scope.went(cards, Lies::Elsewhere, &[Leaf::Zone(zone)], at.0);
        Some(())
    }

    pub fn exchange(&mut self, who: Who, what: &[Thing], at: At) -> Option<()> {
        match what {
            [one, other] => {
                if self.is_several(one) || self.is_several(other) {
                    self.scope.is_not_counted(at.0);
                }
                let (thing, another) = (one, other);
                let one = self.select(one, moved(who, EventKind::Exchange, Where::Stated))?;
                let other = self.select(other, moved(who, EventKind::Exchange, Where::Stated))?;
                let help = "say where each card goes: put the other one into your ‹held›, and this card there \"after its effect\"";
                self.lies_somewhere(thing, one, help)?;
                self.lies_somewhere(another, other, help)?;
                self.each_takes_another(thing, one, who)?;
                self.each_takes_another(another, other, who)?;
                self.emit(Op::Exchange(who, one, other));
                self.scope.moved(one, Lies::Unknown, at.0);
                self.scope.moved(other, Lies::Unknown, at.0);
                Some(())
            }
            [both] => {
                let pair = match &both.kind {
                    ThingKind::Those(head) => {
                        self.scope.pair(&crate::analysis::resolve::Noun::Thing(head.clone()))
                    }
                    ThingKind::This
                    | ThingKind::It
                    | ThingKind::Them
                    | ThingKind::Rest
                    | ThingKind::TheOther
                    | ThingKind::OfThem(_)
                    | ThingKind::That(_)
                    | ThingKind::Bound(_)
                    | ThingKind::Some(_) => Vec::new(),
                };
                match pair.as_slice() {
                    [one, other] => {
                        self.emit(Op::Exchange(who, *one, *other));
                        self.scope.moved(*one, Lies::Unknown, at.0);
                        self.scope.moved(*other, Lies::Unknown, at.0);
                        Some(())
                    }
                    _ => self.not_two(at),
                }
            }
            _ => self.not_two(at),
        }
    }

    /// Where cards lie that somebody got.
    pub fn hand_of(&self, who: Who) -> Vec<Leaf> {
        self.world.hand.map(|hand| Leaf::Zone(ZoneRef::Of(hand, who))).into_iter().collect()
    }

    fn not_two<T>(&mut self, at: At) -> Option<T> {
        let message = "an exchange is between two cards";
        let help = "name both: Exchange a card from your ‹held› and the top card of the ‹discards›. Of two players, one gets a name: Choose a player. Call that player the \"guest\". Choose another player. Exchange all cards in the guest's ‹held› and all cards in that player's ‹held›.";
        self.refuse(Code::NoGroup, at, message, "which two?", help)
    }

    pub fn gain_control(
        &mut self,
        who: Who,
        what: &Thing,
        duration: Option<&Duration>,
        at: At,
    ) -> Option<()> {
        let purpose =
            Purpose { position: Position::Seen, ..moved(who, EventKind::ChangeControl, Where::InPlay) };
        let cards = self.select(what, purpose)?;
        self.each_takes_another(what, cards, who)?;
        let help = match self.world.in_play {
            Some(_) => "put it into your ‹held›, or into play on the table under your control",
            None => {
                "this game has no cards in play; say into which zone the card is put: Put a card … into your ‹held›."
            }
        };
        self.in_play_only(what, cards, "be controlled", help)?;
        if let Some(kind) = self.world.in_play {
            self.is_not_there_already(what, cards, ZoneRef::Of(kind, who), at)?;
        }
        let lasts = self.lasts_or_forever(duration, at)?;
        self.emit(Op::GainControl { who, cards, lasts });
        self.counts_afterwards(cards, at);
        self.scope.went(cards, Lies::InPlay, &[Leaf::InPlay], at.0);
        Some(())
    }

    pub fn lasts_or_forever(&mut self, duration: Option<&Duration>, at: At) -> Option<LifetimeId> {
        match duration {
            Some(duration) => self.lasts(duration, at),
            None => Some(LifetimeId(0)),
        }
    }

    pub fn give(&mut self, who: Who, what: &Thing, to: &Person, at: At) -> Option<()> {
        let (said, to_whom) = (self.quote(what.at), self.quote(to.at));
        let help = format!("who gets a card in play gains control of it: {to_whom} gains control of {said}");
        if is_several(to) {
            return self.one_for_each(to);
        }
        let cards = self.select(what, moved(who, EventKind::Give, Where::HandOf(who)))?;
        self.not_in_play(what, cards, "only a card that somebody holds is given", &help)?;
        let to = self.who(to)?;
        if let Some(kind) = self.world.hand {
            self.is_not_there_already(what, cards, ZoneRef::Of(kind, to), at)?;
        }
        self.emit(Op::Give { who, cards, to });
        self.counts_afterwards(cards, at);
        self.scope.went(cards, Lies::Elsewhere, &self.hand_of(to), at.0);
        Some(())
    }
}
