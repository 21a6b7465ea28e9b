//! Draw: so many cards at once, one at a time, from one pile or from one that is picked.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::select::takes_several;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::Lies;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Cards, Count, Expr, Num, Op, PlaceId, SeenBy, Who, ZoneOrder, ZoneRef};
use crate::syntax::tree::{
    Amount, At, Determiner, HeadNoun, SimpleVerb, Thing, ThingKind, ThingNoun, ThingPlace, Zone,
};

use super::cards::simple_purpose;

impl Lowering<'_> {
    pub fn draw(&mut self, who: Who, what: &Thing, one_at_a_time: bool, at: At) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else {
            return self.draw_these(who, what, one_at_a_time, at);
        };
        self.draw_takes_cards(noun, what.at)?;
        if noun.order.is_some() || self.draws_described(noun) {
            return self.draw_these(who, what, one_at_a_time, at);
        }
        self.draw_chooses_nothing(noun, what.at)?;
        self.draws_from_piles(noun, what.at)?;
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
        let count = self.counted_now(count, at);
        if one_at_a_time {
            return self.draw_singly(who, noun, count, from, at);
        }
        let into = self.scratch(at)?;
        self.emit(Op::Draw { who, count, from, into });
        self.counts_drawn(count, Cards::scratch(into), at);
        self.bind_group(noun, into, takes_several(noun), what.at);
        self.scope.drawn_then = self.scope.same_time.map(|_| (who, what.at.0));
        self.done_with(SimpleVerb::Draw, Cards::scratch(into));
        Some(())
    }

    /// Cards that are pointed at, or told by more than the pile they lie in.
    fn draw_these(&mut self, who: Who, what: &Thing, one_at_a_time: bool, at: At) -> Option<()> {
        let cards = match one_at_a_time {
            true => {
                let cards = self.one_at_a_time(who, SimpleVerb::Draw, what)?;
                self.done_with(SimpleVerb::Draw, cards);
                cards
            }
            false => {
                let cards = self.select(what, simple_purpose(who, SimpleVerb::Draw))?;
                self.done_with(SimpleVerb::Draw, cards);
                self.emit(Op::DrawCards { who, cards });
                cards
            }
        };
        self.scope.moved(cards, Lies::Elsewhere, at.0);
        self.counts_afterwards(cards, at);
        Some(())
    }

    /// A draw takes whatever is on top: it can't ask for a color.
    pub fn draw_takes_cards(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        // "Another card" of a pile is the next one, as any card is.
        let is_another = noun.other && noun.place.is_none() && noun.that.is_empty();
        let described = !noun.head.values.is_empty()
            || noun.head.noun != HeadNoun::Card
            || noun.of.is_some()
            || noun.has_several_kinds()
            || is_another;
        if !described || noun.order.is_some() {
            return Some(());
        }
        if is_another {
            let said = self.quote(at);
            let message = format!(
                "a draw takes the next card of a pile, which is always another: it can't ask for \"{said}\""
            );
            let as_many = ThingNoun { other: false, ..noun.clone() };
            let as_many = Thing { kind: ThingKind::Some(Box::new(as_many)), at };
            let as_many = format::thing(self.world.dialect, &as_many);
            let problem =
                Diagnostic::new(Code::OnlyCards, self.place(at), message).label("only \"card\" or \"cards\"");
            self.report(match &noun.determiner {
                Determiner::A | Determiner::Count(_) => problem
                    .help(format!("write \"draw {as_many}\""))
                    .fix(format!("write \"{as_many}\""), at.0, as_many),
                _no_number => problem.help("say how many: \"draw a card\", \"draw two cards\""),
            });
            return None;
        }
        let said = self.quote(at);
        let message = format!("a draw takes the next card, whatever it is: it can't ask for \"{said}\"");
        let help = "write \"draw a card\", or search for it: Search the ‹deck› for a card that …, and put it into your ‹held›.";
        self.refuse(Code::OnlyCards, at, message, "only \"card\" or \"cards\"", help)
    }

    /// Nor can it be chosen: what lies on top is drawn.
    fn draw_chooses_nothing(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let Some(chooser) = &noun.chooser else { return Some(()) };
        let said = self.quote(at);
        let message = format!("a draw takes the next card of a pile: nothing is chosen with \"{said}\"");
        let from = match noun.place {
            Some(ThingPlace::From(_) | ThingPlace::In(_)) => {
                "Put a card from the ‹discards› of your choice into your ‹held›."
            }
            Some(ThingPlace::Of(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => {
                "Search the ‹deck› for a card. Put that card into your ‹held›."
            }
        };
        let help = format!("leave \"{}\" out; a card is chosen like this: {from}", self.quote(chooser.at));
        self.refuse(Code::NothingChosen, at, message, "no choice to make", help)
    }

    pub fn draws_described(&self, noun: &ThingNoun) -> bool {
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

    /// What is drawn lies on top: where nothing does, somebody has to pick it, or chance.
    fn draws_from_piles(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let Some(zone) = self.zone_without_top(noun).cloned() else { return Some(()) };
        let message = format!(
            "a draw takes what lies on top, and the cards in \"{}\" have no order",
            self.quote(zone.at)
        );
        let picked = self.picked_from(noun, &zone, at);
        let help = match self.is_hidden(&zone) {
            true => format!("say that chance picks it: Draw {picked}."),
            false => format!("a card that can be picked is put: Put {picked} into your ‹held›."),
        };
        self.refuse(Code::NoTop, zone.at, message, "no top", help)
    }

    /// The place of a noun whose cards have no order. The deck is taken from as it lies.
    pub fn zone_without_top<'n>(&self, noun: &'n ThingNoun) -> Option<&'n Zone> {
        let Some(ThingPlace::From(zones) | ThingPlace::In(zones)) = &noun.place else { return None };
        zones.iter().find(|zone| {
            let kind = self.world.zone_kind(zone_word(zone));
            self.world.zones[kind.index()].order == ZoneOrder::None && self.world.deck != Some(kind)
        })
    }

    fn is_hidden(&self, zone: &Zone) -> bool {
        let kind = self.world.zone_kind(zone_word(zone));
        self.world.zones[kind.index()].seen_by != SeenBy::Everyone
    }

    /// The same cards, picked by whoever sees them, or by chance.
    pub fn picked_from(&self, noun: &ThingNoun, zone: &Zone, at: At) -> String {
        let place = Some(ThingPlace::From(vec![zone.clone()]));
        let picked = ThingNoun { place, random: noun.random || self.is_hidden(zone), ..noun.clone() };
        format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(picked)), at })
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
        self.emit(Op::ChooseMode { who, modes: places.len() as u8, several: None });
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

    /// "That many" is how many were drawn, which may be more or fewer than was said, or chosen: where all choose first,
    /// what was said.
    fn counts_drawn(&mut self, said: Num, drawn: Cards, at: At) {
        let number = match self.scope.same_time {
            Some(_) => said,
            None => {
                let drawn = self.as_they_are_now(drawn, at);
                self.expr(Expr::Count(drawn))
            }
        };
        (self.scope.number, self.scope.picked) = (Some(number), None);
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
        self.counts_drawn(count, Cards::scratch(all), at);
        self.bind_group(noun, all, true, at);
        self.done_with(SimpleVerb::Draw, Cards::scratch(all));
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
        self.counts_afterwards(Cards::scratch(all), at);
        self.bind_group(noun, all, true, at);
        self.done_with(SimpleVerb::Draw, Cards::scratch(all));
        Some(())
    }
}
