//! Why a card can't be used for what is being decided: what forbids it, what is asked for instead, what the
//! turn no longer allows. Reads, never writes, and speaks only of cards that the player knows.

use super::Match;
use super::allowance;
use super::bearing::Listener;
use super::evaluate::Look;
use super::journal::Journal;
use super::listen;
use super::playable::unmet;
use super::refusal::{Refusal, Whence, WhyNot};
use super::road::{as_kind, kinds};
use super::table::offered_verb;
use super::table::{Demand, Demands, LinkedChoice, Listens, Stands, Table};
use super::would::{event_of, with_card};
use super::would_take::choices_ahead;
use crate::game::{Bearer, Card, CardSet, Event, Player, Question, Spot, Zone};
use crate::program::{
    AbilityId, Allowed, Ask, ChoiceOf, EventKind, How, Leaf, Op, SetId, Stage, Standing, TestId, ValueId,
};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// Why the card at a place can't be used for what the player has to decide: one reason for each thing
    /// that cards are offered for. Nothing where it can be used, or no card is asked for.
    pub fn why_not(&self, player: Player, spot: Spot) -> Vec<Refusal> {
        let Some(pending) = self.decision().filter(|pending| pending.player == player) else {
            return Vec::new();
        };
        let Some(card) = self.card_at(player, spot).filter(|card| self.knows(player, *card)) else {
            return Vec::new();
        };
        let Some(frame) = self.game.stack.text() else { return Vec::new() };
        let look = Look::from_frame(self.table, &self.game, frame);
        let code = &look.text().code;
        let asked: Vec<(Event, SetId)> = match pending.question {
            Question::Offer => code
                .iter()
                .filter_map(|op| match op {
                    Op::OptionCards { cards, then, .. } => {
                        let verb = offered_verb(code.get(then.index()))?;
                        Some((Event::of(verb, player), *cards))
                    }
                    _other => None,
                })
                .collect(),
            Question::Card => match code.get(frame.pc.index()) {
                Some(Op::Choose(id)) => {
                    let linked = look.choice(*id);
                    match linked.choice.of {
                        ChoiceOf::Cards(set) | ChoiceOf::OutOf(_, set) => {
                            vec![(chosen_for(&look, linked), set)]
                        }
                        ChoiceOf::Players(_) | ChoiceOf::Zones(..) | ChoiceOf::Number { .. } => Vec::new(),
                    }
                }
                Some(_) | None => Vec::new(),
            },
            Question::May => {
                let ahead = choices_ahead(&look, frame).into_iter();
                ahead.map(|(linked, set)| (chosen_for(&look, linked), set)).collect()
            }
            Question::Player
            | Question::Zone
            | Question::Value
            | Question::Number
            | Question::Mode
            | Question::Order
            | Question::Substitution
            | Question::Instead
            | Question::Arrange => Vec::new(),
        };
        let here = Whence { text: frame.text, ability: None };
        let refused = asked.into_iter().filter_map(|(event, set)| {
            let why = not_in(&look, set, card, here).or_else(|| self.cannot(&look, &event, card))?;
            Some(Refusal { verb: event.kind, why })
        });
        refused.collect()
    }

    /// Why it can't happen to the card.
    fn cannot(&self, look: &Look<'_, W>, wanted: &Event, card: Card) -> Option<WhyNot> {
        let (table, game) = (self.table, &self.game);
        let about = |card| with_card(look, wanted, card);
        let event = about(card);
        for kind in kinds(table, &event) {
            let saying = |event: &Event| {
                let event = as_kind(table, event, kind);
                listen::listeners(table, game, kind, Listens::Prohibit, &event, &CardSet::EMPTY)
            };
            let says_no = saying(&event);
            if let Some(first) = says_no.iter().find(|one| self.tells(event.player, one)) {
                let by = Whence { text: first.slot.text, ability: Some(first.slot.ability) };
                let says = |other: &Card| {
                    let event = Event { from: event.from, ..about(*other) };
                    saying(&event).iter().any(|listener| listener.slot == first.slot)
                };
                let free: CardSet<W> = table.all().iter().filter(|other| !says(other)).collect();
                return Some(WhyNot::Forbidden { by, needed: values_within(table, free) });
            }
            if !says_no.is_empty() {
                return Some(WhyNot::ForbiddenUnseen);
            }
        }
        let dear = || self.too_dear(&event, card);
        self.restricted(&event, card).or_else(|| self.unplayable(&event, card)).or_else(dear)
    }

    /// What the verb costs for this card is more than the player has.
    fn too_dear(&self, event: &Event, card: Card) -> Option<WhyNot> {
        let (player, text) = (event.player?, self.table.verb(event.kind)?);
        let costs = self.table.kind(event.kind).wanted.demands == Demands::Price;
        let by = Whence { text, ability: None };
        (costs && !self.can_afford(event.kind, player, Some(card))).then_some(WhyNot::TooDear { by })
    }

    /// Whether the player knows the card that says so, where one does.
    fn tells(&self, player: Option<Player>, listener: &Listener<'_>) -> bool {
        let Bearer::Card(card, _) = listener.slot.of else { return true };
        player.is_none_or(|player| self.knows(player, card))
    }

    /// "The next card that is discarded must be …".
    fn restricted(&self, event: &Event, card: Card) -> Option<WhyNot> {
        let text = self.table.texts().next()?;
        let look = Look::from_text(self.table, &self.game, text, self.game.active(), None, event);
        let mut found = None;
        listen::standing(&look, Stands::MustBe, |there, standing| {
            let Standing::MustBe { verb, what, only, .. } = standing else { return };
            let is_it = verb == event.kind && there.set(what).contains(card);
            if found.is_none() && is_it && !there.set(only).contains(card) {
                let text = self.table.texts().find(|text| std::ptr::eq(self.table.text(*text), there.text()));
                found = text.map(|text| (text, there.set(only)));
            }
        });
        let (text, only) = found?;
        let by = Whence { text, ability: None };
        Some(WhyNot::Forbidden { by, needed: values_within(self.table, only) })
    }

    fn unplayable(&self, event: &Event, card: Card) -> Option<WhyNot> {
        let player = event.player.filter(|_| event.kind == EventKind::Play)?;
        match *unmet(self.table, &self.game, card, player)? {
            Demand::Test(text, _) | Demand::Counted(text, ..) => {
                Some(WhyNot::Requirement { by: Whence { text, ability: None } })
            }
            Demand::Choice(text, ..) | Demand::Lies(text, ..) => {
                let mut abilities = self.table.text(text).abilities.iter();
                let effect = abilities.position(|ability| ability.stage == Stage::Effect);
                let ability = effect.map(|number| AbilityId(number as u16));
                Some(WhyNot::NothingToChoose { by: Whence { text, ability } })
            }
        }
    }
}

/// What would happen to a card that is chosen.
pub(super) fn chosen_for<const W: usize>(look: &Look<'_, W>, linked: &LinkedChoice) -> Event {
    let doer = look.person(linked.doer).unwrap_or(look.you);
    match linked.deed.filter(|_| linked.goal.is_none()) {
        Some(op) => Event { player: Some(doer), ..event_of(look, op) },
        None => Event::of(linked.choice.purpose, doer),
    }
}

/// Which part of a set leaves the card out; nothing where it is in it.
fn not_in<const W: usize>(look: &Look<'_, W>, set: SetId, card: Card, here: Whence) -> Option<WhyNot> {
    if look.set(set).contains(card) {
        return None;
    }
    let mut first = None;
    for step in &look.text().sets[set.index()..] {
        let cards = look.leaf(&step.leaf, look.table.all_ref());
        let is_out = match step.how {
            How::Start | How::And => !cards.contains(card),
            How::AndNot => cards.contains(card),
            How::Or => false,
        };
        if is_out {
            let why = left_out(look, step.leaf, step.how, here);
            // Where it lies comes before what it is: a card that lies elsewhere would not help if it were another one.
            if matches!(why, WhyNot::Elsewhere { .. }) {
                return Some(why);
            }
            first = first.or(Some(why));
        }
        if step.last {
            break;
        }
    }
    let needed = || values_within(look.table, look.set(set));
    first.or_else(|| Some(WhyNot::NotAsked { by: here, needed: needed() }))
}

fn left_out<const W: usize>(look: &Look<'_, W>, leaf: Leaf, how: How, here: Whence) -> WhyNot {
    let wanted = match how {
        How::AndNot => look.table.all().and_not(look.leaf(&leaf, look.table.all_ref())),
        How::Start | How::And | How::Or => look.leaf(&leaf, look.table.all_ref()),
    };
    let needed = || values_within(look.table, wanted);
    match leaf {
        Leaf::Guard(test) => match used_up(look, test) {
            Some(allowed) => WhyNot::UsedUp { allowed },
            None => WhyNot::NotAsked { by: here, needed: Vec::new() },
        },
        Leaf::Zone(_)
        | Leaf::Top { .. }
        | Leaf::Bottom { .. }
        | Leaf::InPlay
        | Leaf::ControlledBy(_)
        | Leaf::SetAside
        | Leaf::SetAsideWith(_)
        | Leaf::FaceDown => WhyNot::Elsewhere { by: here, only: only_zone(look, wanted) },
        Leaf::Predicate(id) => {
            let defined = look.table.predicate(id).first();
            let by = defined.map_or(here, |(text, _)| Whence { text: *text, ability: None });
            WhyNot::NotAsked { by, needed: needed() }
        }
        Leaf::All
        | Leaf::Set(_)
        | Leaf::Printed(_)
        | Leaf::Named(_)
        | Leaf::Keyword(_)
        | Leaf::ByCell(_)
        | Leaf::ByLocal(_)
        | Leaf::ByEvent
        | Leaf::Extreme(..)
        | Leaf::Sharing(..)
        | Leaf::Handled(..)
        | Leaf::These(_)
        | Leaf::Each(_) => WhyNot::NotAsked { by: here, needed: needed() },
    }
}

/// The zone that all the cards lie in.
fn only_zone<const W: usize>(look: &Look<'_, W>, cards: CardSet<W>) -> Option<Zone> {
    let mut zones = cards.iter().map(|card| look.game.zones.place(card));
    let first = zones.next()?;
    zones.all(|zone| zone == first).then_some(first)
}

/// How many the turn allowed, where the test asks whether it allows another.
fn used_up<const W: usize>(look: &Look<'_, W>, test: TestId) -> Option<u16> {
    let Ask::Allowance(allowed, who) = look.text().tests[test.index()].ask else { return None };
    let player = look.person(who)?;
    let seat = look.game.seats.seat(player);
    let taken = match allowed {
        Allowed::Discard => seat.discards,
        Allowed::Play => seat.plays,
    };
    (!allowance::is_left(look, allowed, player)).then_some(taken)
}

/// The values whose cards are all in the set, without those that another of them includes.
fn values_within<const W: usize>(table: &Table<'_, W>, set: CardSet<W>) -> Vec<ValueId> {
    let values = || (0..table.program.values.len()).map(|number| ValueId(number as u16));
    let fits = |value: &ValueId| {
        let row = table.printed(*value);
        !row.is_empty() && row.and_not(set).is_empty()
    };
    let fitting: Vec<ValueId> = values().filter(fits).collect();
    // Of two values with the same cards the later counts: what follows from a value is made for sentences.
    let is_covered = |value: &&ValueId| {
        let row = table.printed(**value);
        fitting.iter().any(|other| {
            let wider = table.printed(*other);
            let is_within = row.and_not(wider).is_empty();
            other != *value && is_within && (wider != row || other > *value)
        })
    };
    fitting.iter().filter(|value| !is_covered(value)).copied().collect()
}
