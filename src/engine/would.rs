//! What an instruction would make happen, before it is done.

use super::body::zones;
use super::chosen::as_number;
use super::evaluate::Look;
use super::possible::is_prohibited;
use super::table::{LinkedChoice, Table};
use crate::game::{Answer, Card, CardSet, Counting, Event, Game, Player, Zone};
use crate::program::{Cards, CellId, ChoiceId, ChoiceOf, EventKind, Facing, Kept, Makes, Op};

/// Those of the cards that nothing forbids the player to do it with.
#[inline(never)]
pub fn unforbidden<const W: usize>(
    look: &Look<'_, W>,
    op: Op,
    player: Option<Player>,
    cards: CardSet<W>,
) -> CardSet<W> {
    let Look { table, game, .. } = *look;
    let event = Event { player, ..event_of(look, op) };
    let may = |card: &Card| !is_prohibited(table, game, &with_card(look, &event, *card));
    // Of most cards that is seen at once, unless something is said of moves too.
    let is_put_in_play = || event.to.is_some_and(|to| table.is_in_play(to));
    let sure = match table.listeners.meets_moves() || table.listeners.meets_control() && is_put_in_play() {
        true => CardSet::EMPTY,
        false => table.kind(event.kind).wanted.sure(game, &cards),
    };
    debug_assert!(sure.iter().all(|card| may(&card)), "what is surely granted is forbidden");
    sure.or(cards.and_not(sure).iter().filter(may).collect())
}

/// What it would come to as things are: nobody loses or gives more than there is. What is paid is paid whole or not at all.
pub fn as_there_is<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> Event {
    let there = match event.kind {
        EventKind::ChangeValue if event.takes_what_is_there() => there_is(table, game, event),
        EventKind::LosePoints => event.player.map_or(0, |player| game.seats.seat(player).points),
        _another => return *event,
    };
    Event { amount: event.amount.min(there), ..*event }
}

/// How much there is of the number that the event changes.
pub fn there_is<const W: usize>(table: &Table<'_, W>, game: &Game<W>, event: &Event) -> i16 {
    let whose = event.whose_number().or(event.player).unwrap_or(game.active());
    game.cells[table.cell(CellId(event.about as u8), whose)]
}

/// The event, if it happened to that card.
pub fn with_card<const W: usize>(look: &Look<'_, W>, event: &Event, card: Card) -> Event {
    let zones = &look.game.zones;
    Event { card: Some(card), from: Some(zones.place(card)), stay: zones.stay(card), ..*event }
}

/// What the instruction would make happen, as far as it is the same for all who do it.
pub fn event_of<const W: usize>(look: &Look<'_, W>, op: Op) -> Event {
    let kind = Makes::of(op).map_or(EventKind::Nothing, |deed| deed.kind);
    let event = Event { cause: Some(look.you), ..Event::new(kind) };
    let amount = |number| look.short(number).max(1);
    let owner = |zone: Option<Zone>| zone.and_then(|zone| look.table.owner(zone));
    match op {
        Op::Draw { count, from, .. } => Event { amount: amount(count), from: look.one_zone(from), ..event },
        Op::Put { to, .. } => {
            let destination = look.text().destinations[to.index()];
            let (to, end) = (look.one_zone(destination.to), destination.end);
            let face_down = destination.facing == Facing::Down;
            Event { to, end, face_down, receiver: owner(to), ..event }
        }
        Op::Return { to, .. } => {
            let to = look.one_zone(to);
            Event { to, receiver: owner(to), ..event }
        }
        Op::SetAside { face_down, .. } => Event { to: Some(Zone::ASIDE), face_down, ..event },
        Op::Give { to, .. } => {
            let receiver = look.person(to);
            let hand = look.table.zones.hand();
            let to = receiver.and_then(|player| Some(look.table.zones.of(hand?, player)));
            Event { to, receiver, ..event }
        }
        Op::PutCounters { counter, count, .. }
        | Op::RemoveCounters { counter, count, .. }
        | Op::RemoveAllCounters { counter, count, .. } => {
            Event { amount: amount(count), about: u16::from(counter.0), ..event }
        }
        Op::Score { points, .. } | Op::LosePoints { points, .. } => Event { amount: amount(points), ..event },
        Op::SkipPhase { phase, next, .. } => {
            Event { amount: next.into(), about: u16::from(phase.0), ..event }
        }
        Op::Search { zone, .. } => Event { from: look.one_zone(zone), ..event },
        Op::Shuffle { zone, into, .. } => {
            Event { from: look.one_zone(zone), to: look.one_zone(into), ..event }
        }
        Op::Name { attribute, .. } => Event { about: attribute.0.into(), ..event },
        Op::AnnounceWord(_, word) => Event { amount: 0, about: word.0, ..event },
        Op::AddToCell { cell, of, number, .. } => {
            let receiver = look.owner_of(cell, of);
            let event = Event { about: u16::from(cell.0), receiver, ..event };
            Event { amount: amount(number), counting: Counting::Plus, ..event }
        }
        Op::SubtractFromCell { cell, of, number, .. } | Op::Pay { cell, who: of, number } => {
            let receiver = look.owner_of(cell, of);
            let event = Event { about: u16::from(cell.0), receiver, ..event };
            let is_paid = matches!(op, Op::Pay { .. });
            let counting = if is_paid { Counting::Paid } else { Counting::Minus };
            Event { amount: amount(number), counting, ..event }
        }
        Op::GiveGoods { cell, to, number, .. } => {
            let event = Event { about: u16::from(cell.0), receiver: look.person(to), ..event };
            Event { amount: amount(number), counting: Counting::Given, ..event }
        }
        _another => event,
    }
}

impl<const W: usize> Look<'_, W> {
    /// Those of the cards of which nothing forbids that the player exchanges them and the others: each half goes where the other
    /// lies.
    #[cold]
    #[inline(never)]
    pub fn exchangeable(&self, others: Cards, player: Player, cards: CardSet<W>) -> CardSet<W> {
        let zones = &self.game.zones;
        let others = self.cards(others);
        let Some(there) = others.lowest().map(|card| zones.place(card)) else { return cards };
        let exchange = Event { cause: Some(self.you), ..Event::of(EventKind::Exchange, player) };
        let may_go = |card: Card, to: Zone| {
            let event = Event { to: Some(to), ..exchange };
            !is_prohibited(self.table, self.game, &with_card(self, &event, card))
        };
        let may = |card: &Card| {
            let here = zones.place(*card);
            may_go(*card, there) && others.iter().all(|other| may_go(other, here))
        };
        cards.iter().filter(may).collect()
    }

    /// Whether there is a place or a player to choose that nothing forbids the player to take the card to.
    #[cold]
    #[inline(never)]
    pub fn may_go_somewhere(
        &self,
        choice: &LinkedChoice,
        op: Op,
        goal: ChoiceId,
        doer: Player,
        card: Card,
    ) -> bool {
        let goal = self.choice(goal).choice;
        let (Kept::Local(its), Kept::Local(into)) = (choice.choice.into, goal.into) else { return true };
        let chosen = self.with_local(its, as_number(Answer::<W>::Card(card)));
        let look = self.with_locals(&chosen);
        let may = |answer: Answer<W>| {
            let mut locals = chosen;
            locals[usize::from(into.0)] = as_number(answer);
            let look = look.with_locals(&locals);
            !unforbidden(&look, op, Some(doer), CardSet::one(card)).is_empty()
        };
        match goal.of {
            ChoiceOf::Players(who) => look.people(who).iter().any(|player| may(Answer::Player(player))),
            ChoiceOf::Zones(kind, test) => zones(&look, kind, test).any(|zone| may(Answer::Zone(zone))),
            ChoiceOf::Cards(_) | ChoiceOf::OutOf(..) | ChoiceOf::Number { .. } => true,
        }
    }

    /// Whether nothing forbids that the card, which was chosen before, is taken to the place or the player.
    #[cold]
    #[inline(never)]
    pub fn may_go_to(&self, choice: &LinkedChoice, answer: Answer<W>) -> bool {
        let (Some(op), Kept::Local(into)) = (choice.deed, choice.choice.into) else { return true };
        let Some(deed) = Makes::of(op) else { return true };
        let locals = self.with_local(into, as_number(answer));
        let look = self.with_locals(&locals);
        let cards = deed.cards.map_or(CardSet::EMPTY, |cards| look.cards(cards));
        cards.is_empty() || !unforbidden(&look, op, look.person(deed.who), cards).is_empty()
    }
}
