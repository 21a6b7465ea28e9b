//! Draw, discard, play, destroy, look at, reveal.

use crate::diagnostic::Code;
use crate::format;
use crate::program::{
    Cards, CardsKind, Choice, ChoiceOf, Count, EventKind, Kept, Leaf, Num, NumKind, Op, PlaceId, Who, ZoneRef,
};
use crate::syntax::tree::{
    Amount, At, Determiner, HeadNoun, SimpleVerb, Thing, ThingKind, ThingNoun, ThingPlace, Word, Zone,
};

use crate::analysis::lower::Lowering;
use crate::analysis::lower::select::{Purpose, takes_several};
use crate::analysis::lower::thing::{Position, Where};

/// The event a simple verb makes.
pub fn simple_kind(verb: SimpleVerb) -> EventKind {
    match verb {
        SimpleVerb::Draw => EventKind::Draw,
        SimpleVerb::Discard => EventKind::Discard,
        SimpleVerb::Play => EventKind::Play,
        SimpleVerb::Destroy => EventKind::Destroy,
        SimpleVerb::LookAt => EventKind::LookAt,
        SimpleVerb::Reveal => EventKind::Reveal,
    }
}

/// Where a simple verb finds its cards.
pub fn simple_purpose(who: Who, verb: SimpleVerb) -> Purpose {
    let (position, default) = match verb {
        SimpleVerb::Draw => (Position::Moved, Where::Stated),
        SimpleVerb::Discard | SimpleVerb::Play => (Position::Moved, Where::HandOf(who)),
        SimpleVerb::Destroy => (Position::Moved, Where::InPlay),
        SimpleVerb::LookAt => (Position::Seen, Where::Stated),
        SimpleVerb::Reveal => (Position::Seen, Where::HandOf(who)),
    };
    Purpose { actor: who, kind: simple_kind(verb), position, default }
}

fn simple_op(who: Who, verb: SimpleVerb, cards: Cards) -> Op {
    match verb {
        SimpleVerb::Draw => Op::DrawCards { who, cards },
        SimpleVerb::Discard => Op::Discard { who, cards },
        SimpleVerb::Play => Op::Play { who, cards },
        SimpleVerb::Destroy => Op::Destroy { who, cards },
        SimpleVerb::LookAt => Op::LookAt { who, cards, keep: None },
        SimpleVerb::Reveal => Op::Reveal { who, cards, keep: None },
    }
}

impl Lowering<'_> {
    pub fn simple_act(
        &mut self,
        who: Who,
        verb: SimpleVerb,
        what: &Thing,
        one_at_a_time: bool,
    ) -> Option<()> {
        if let (true, ThingKind::Some(noun)) = (one_at_a_time, &what.kind) {
            return self.one_by_one(who, verb, noun, what.at);
        }
        if verb == SimpleVerb::Destroy {
            self.in_play_only(what, "destroyed", "put it on the bottom of the ‹discards›, or discard it")?;
        }
        let cards = self.select(what, simple_purpose(who, verb))?;
        self.emit(simple_op(who, verb, cards));
        self.see_then_keep();
        // Those that were picked can be counted afterwards; a set would be worked out anew.
        if matches!(cards.kind(), CardsKind::Scratch(_)) {
            self.scope.picked = Some(cards);
        }
        match verb {
            // What was seen can be spoken of as "them", also when it is one card.
            SimpleVerb::LookAt | SimpleVerb::Reveal => self.scope.group = Some(cards),
            SimpleVerb::Draw | SimpleVerb::Discard | SimpleVerb::Play | SimpleVerb::Destroy => {}
        }
        Some(())
    }

    /// Cards that are seen are worked out when they are: what happens first may bring more of them.
    fn see_then_keep(&mut self) {
        let [.., first, seen] = self.text.code.as_mut_slice() else { return };
        let (kept, found) = match *first {
            Op::LetCards(scratch, found) => (Kept::Scratch(scratch), found),
            Op::LetCard(local, found) => (Kept::Local(local), found),
            _other => return,
        };
        let operand = match kept {
            Kept::Scratch(scratch) => Cards::scratch(scratch),
            Kept::Local(local) => Cards::local(local),
        };
        if let Op::LookAt { cards, keep, .. } | Op::Reveal { cards, keep, .. } = seen
            && *cards == operand
        {
            *cards = found;
            *keep = Some(kept);
            *first = *seen;
            self.text.code.pop();
        }
    }

    /// Asks again after each card whether there is to be another.
    fn one_by_one(&mut self, who: Who, verb: SimpleVerb, noun: &ThingNoun, at: At) -> Option<()> {
        let purpose = simple_purpose(who, verb);
        let all = self.scratch(at)?;
        let leaves = self.noun_leaves(noun, purpose.position, purpose.default, at)?;
        let set = self.set(&leaves);
        let left = self.limit(noun, at)?;
        let again = self.here();
        let countdown = left.map(|left| self.emit(Op::Countdown { left, done: again }));
        let did = self.local(at)?;
        let skip = self.emit(Op::AskMay { who, did, skip: again });
        let card = self.local(at)?;
        self.choose(Choice {
            by: who,
            of: ChoiceOf::Cards(set),
            count: Count::Exactly(Num::ONE),
            random: noun.random,
            purpose: purpose.kind,
            into: Kept::Local(card),
        });
        self.emit(simple_op(who, verb, Cards::local(card)));
        self.emit(Op::With(all, Cards::local(card)));
        self.emit(Op::Goto(again));
        self.land(skip);
        if let Some(countdown) = countdown {
            self.land(countdown);
        }
        self.bind_group(noun, all, true, at);
        Some(())
    }

    /// How often at most, counted down in a local.
    fn limit(&mut self, noun: &ThingNoun, at: At) -> Option<Option<crate::program::Local>> {
        let number = match &noun.determiner {
            Determiner::Count(Amount::UpTo(number)) => Num::constant(*number),
            Determiner::Count(Amount::UpToThatMany) => self.that_many(at)?,
            Determiner::Count(amount) if *amount != Amount::AnyNumber => self.number(amount, at)?,
            Determiner::Count(_)
            | Determiner::A
            | Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::No
            | Determiner::Bare
            | Determiner::Ordinal(_) => return Some(None),
        };
        let left = self.local(at)?;
        self.emit(Op::Let(left, number));
        Some(Some(left))
    }

    pub fn draw(&mut self, who: Who, what: &Thing, one_at_a_time: bool, at: At) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else {
            let cards = self.select(what, simple_purpose(who, SimpleVerb::Draw))?;
            self.emit(Op::DrawCards { who, cards });
            return Some(());
        };
        self.draw_takes_cards(noun, what.at)?;
        if noun.order.is_some() || self.draws_described(noun) {
            let cards = self.select(what, simple_purpose(who, SimpleVerb::Draw))?;
            self.emit(Op::DrawCards { who, cards });
            return Some(());
        }
        let from = self.draw_place(who, noun, at)?;
        let count = match &noun.determiner {
            Determiner::A => Num::ONE,
            Determiner::Count(Amount::AnyNumber) if one_at_a_time => {
                return self.draw_while_wanted(who, noun, from, at);
            }
            Determiner::Count(amount) => match self.choice_count(amount, what.at)? {
                Count::Exactly(number) => number,
                Count::UpTo(most) => self.chosen_count(who, Num::ZERO, most, at)?,
                Count::AtLeast(_) => return self.number(amount, what.at).map(|_| ()),
                Count::Any => self.chosen_count(who, Num::ZERO, Num::constant(99), at)?,
            },
            Determiner::Each
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::Bare => {
                return self.number(&Amount::OrMore(1), what.at).map(|_| ());
            }
            Determiner::No => return self.nothing_to_do(what.at),
            Determiner::Ordinal(_) => return self.ordinal_outside(what.at),
        };
        if one_at_a_time {
            return self.draw_singly(who, noun, count, from, at);
        }
        let into = self.scratch(at)?;
        self.emit(Op::Draw { who, count, from, into });
        self.scope.number = Some(count);
        self.scope.picked = None;
        self.bind_group(noun, into, takes_several(noun), what.at);
        Some(())
    }

    /// A draw takes whatever is on top: it can't ask for a color.
    pub fn draw_takes_cards(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let described = !noun.head.values.is_empty() || noun.head.noun != HeadNoun::Card || noun.of.is_some();
        if !described || noun.order.is_some() {
            return Some(());
        }
        let said = self.quote(at);
        let message = format!("a draw takes the next card, whatever it is: it can't ask for \"{said}\"");
        let help = "write \"draw a card\", or search for it: Search the ‹deck› for a card that …, and put it into your ‹held›.";
        self.refuse(Code::OnlyCards, at, message, "only \"card\" or \"cards\"", help)
    }

    fn draws_described(&self, noun: &ThingNoun) -> bool {
        let among = matches!(noun.place, Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }));
        among
            || noun.controlled_by.is_some()
            || noun.handled.is_some()
            || !noun.that.is_empty()
            || noun.named.is_some()
            || noun.random
            || noun.other
            || noun.except.is_some()
    }

    /// Where a draw takes its cards from: the draw pile, or what the noun says, or what the player picks.
    fn draw_place(&mut self, who: Who, noun: &ThingNoun, at: At) -> Option<PlaceId> {
        let zones: &[Zone] = match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones,
            Some(ThingPlace::Of(zone)) => std::slice::from_ref(zone),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => &[],
        };
        let zone = match zones {
            [] => match self.world.deck {
                Some(deck) => ZoneRef::Shared(deck),
                None => {
                    return self.no_zone(at, "a zone that holds the deck at the beginning");
                }
            },
            [zone] => self.zone(zone)?,
            several => {
                let mut places = Vec::new();
                for zone in several {
                    places.push((self.zone(zone)?, format::zone(self.world.dialect, zone)));
                }
                self.chosen_place(who, places, at)?
            }
        };
        Some(self.zone_place(zone))
    }

    fn chosen_place(&mut self, who: Who, places: Vec<(ZoneRef, String)>, at: At) -> Option<ZoneRef> {
        let local = self.local(at)?;
        self.emit(Op::ChooseMode { who, modes: places.len() as u8 });
        let modes: Vec<_> = places.iter().map(|_| self.emit(Op::Mode(crate::program::Pc(0)))).collect();
        let mut ends = Vec::new();
        for (mode, (place, words)) in modes.into_iter().zip(places) {
            self.land(mode);
            self.called(words);
            let place = self.zone_place(place);
            self.emit(Op::LetZone(local, place));
            ends.push(self.emit(Op::Goto(crate::program::Pc(0))));
        }
        for end in ends {
            self.land(end);
        }
        Some(ZoneRef::Local(local))
    }

    /// As many draws of one card.
    fn draw_singly(&mut self, who: Who, noun: &ThingNoun, count: Num, from: PlaceId, at: At) -> Option<()> {
        let left = self.local(at)?;
        let all = self.scratch(at)?;
        let into = self.scratch(at)?;
        self.emit(Op::Let(left, count));
        let again = self.emit(Op::Countdown { left, done: crate::program::Pc(0) });
        self.emit(Op::Draw { who, count: Num::ONE, from, into });
        self.emit(Op::With(all, Cards::scratch(into)));
        self.emit(Op::Goto(again));
        self.land(again);
        self.scope.number = Some(count);
        self.scope.picked = None;
        self.bind_group(noun, all, true, at);
        Some(())
    }

    fn draw_while_wanted(&mut self, who: Who, noun: &ThingNoun, from: PlaceId, at: At) -> Option<()> {
        let all = self.scratch(at)?;
        let into = self.scratch(at)?;
        let did = self.local(at)?;
        let again = self.here();
        let skip = self.emit(Op::AskMay { who, did, skip: again });
        self.emit(Op::Draw { who, count: Num::ONE, from, into });
        self.emit(Op::With(all, Cards::scratch(into)));
        self.emit(Op::Goto(again));
        self.land(skip);
        self.bind_group(noun, all, true, at);
        Some(())
    }

    /// A number that a player picks.
    pub fn chosen_count(&mut self, by: Who, from: Num, to: Num, at: At) -> Option<Num> {
        let local = self.local(at)?;
        self.choose(Choice {
            by,
            of: ChoiceOf::Number { from, to },
            count: Count::Exactly(Num::ONE),
            random: false,
            purpose: EventKind::Choose,
            into: Kept::Local(local),
        });
        Some(Num::new(NumKind::Local(local)))
    }

    pub fn own_verb(&mut self, who: Who, verb: Word, what: Option<&Thing>) -> Option<()> {
        let id = self.world.verb(verb);
        let cards = match what {
            Some(thing) => {
                let purpose = Purpose {
                    actor: who,
                    kind: EventKind::Own(id),
                    position: Position::Moved,
                    default: Where::Stated,
                };
                Some(self.select(thing, purpose)?)
            }
            None => None,
        };
        self.emit(Op::Do { verb: id, who, cards });
        Some(())
    }

    /// The cards of a zone, as an operand.
    pub fn zone_cards(&mut self, leaf: Leaf) -> Cards {
        Cards::set(self.set(&[(crate::program::How::Start, leaf)]))
    }
}
