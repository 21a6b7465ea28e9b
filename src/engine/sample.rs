//! Deals cards again: each takes the place of another, wherever a game speaks of it.

use rand::RngExt as _;
use rand::seq::SliceRandom as _;

use super::table::Table;
use crate::game::{
    Acted, Bearer, Card, CardSet, Event, Floating, Frame, Game, Group, Keeps, Kept, LOCALS, OnRoad, Player,
    Slot, TextNo, Waiting, Work,
};
use crate::program::{EventKind, MOST_CARDS};

/// The cards, in the order of their numbers, are dealt over the places they lie at.
pub fn redeal<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    cards: CardSet<W>,
    rng: &mut impl rand::Rng,
) -> Game<W> {
    let zones = &game.zones;
    let places = zones.zones().flat_map(|zone| zones.from_top(zone)).filter(|card| cards.contains(*card));
    let mut dealt: Vec<Card> = cards.iter().collect();
    dealt.shuffle(rng);
    let mut swap = Swap { table, to: std::array::from_fn(|card| card as u8) };
    for (old, new) in places.zip(dealt) {
        swap.to[old.index()] = new.0;
    }
    swap.game(game)
}

/// Whether nothing would be another where each of the two is spoken of in the place of the other. Where they lie is not
/// looked at.
pub fn are_exchangeable<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    one: Card,
    other: Card,
) -> bool {
    let mut swap = Swap { table, to: std::array::from_fn(|card| card as u8) };
    (swap.to[one.index()], swap.to[other.index()]) = (other.0, one.0);
    swap.all_but_places(game) == *game
}

/// Numbers that others have chosen in secret: as far as the player knows, any of those that there are to choose from.
pub fn guess_numbers<const W: usize>(game: &mut Game<W>, player: Player, rng: &mut impl rand::Rng) {
    let numbers =
        |group: &Group<W>| if let Group::Numbers { from, to } = group { Some(*from..=*to) } else { None };
    let offered = game.decision().and_then(|pending| pending.groups.iter().find_map(numbers));
    let Some(numbers) = offered else { return };
    for road in &mut game.secret {
        if road.event.kind == EventKind::ChangeValue && road.event.whose_number() != Some(player) {
            road.event.amount = rng.random_range(numbers.clone());
        }
    }
}

/// Which card comes where another was.
struct Swap<'a, const W: usize> {
    table: &'a Table<'a, W>,
    to: [u8; MOST_CARDS + 1],
}

impl<const W: usize> Swap<'_, W> {
    fn card(&self, card: Card) -> Card {
        Card(self.to[card.index()])
    }

    fn set(&self, set: CardSet<W>) -> CardSet<W> {
        set.iter().map(|card| self.card(card)).collect()
    }

    fn game(&self, old: &Game<W>) -> Game<W> {
        let mut game = self.all_but_places(old);
        game.zones = old.zones.with_cards(|card| self.card(card));
        game
    }

    fn all_but_places(&self, old: &Game<W>) -> Game<W> {
        let mut game = old.clone();
        game.knowledge = old.knowledge.with_cards(|card| self.card(card));
        game.handling.mixed = self.set(old.handling.mixed);
        game.handling.shown = self.set(old.handling.shown);
        game.counters.iter_mut().for_each(|mark| mark.card = self.card(mark.card));
        game.aside.iter_mut().for_each(|(host, held)| (*host, *held) = (self.card(*host), self.card(*held)));
        game.face_down = self.set(old.face_down);
        game.deeds.change_cards(|cards| self.set(cards));
        game.stack.iter_mut().for_each(|work| self.work(work));
        game.sets.iter_mut().for_each(|set| *set = self.set(*set));
        game.waiting.iter_mut().for_each(|waiting| self.waiting(waiting));
        game.floating.iter_mut().for_each(|floating| self.floating(floating));
        for gone in &mut game.gone {
            gone.card = self.card(gone.card);
            self.keeps(gone.text, &mut gone.keeps);
        }
        game.formerly.iter_mut().for_each(|former| former.card = self.card(former.card));
        game.secret.iter_mut().for_each(|road| self.road(road));
        game.met.change(|slot| self.slot(slot));
        self.acted(&mut game.held_back);
        self.acted(&mut game.used);
        if let Some(pending) = game.decision_mut() {
            pending.groups.change(|group| self.group(group));
        }
        game
    }

    fn one(&self, card: &mut Option<Card>) {
        *card = card.map(|card| self.card(card));
    }

    fn event(&self, event: &mut Event) {
        self.one(&mut event.card);
        // A card that is set aside says with which card.
        if event.kind == EventKind::SetAside
            && let Some(host) = event.about.checked_sub(1)
        {
            event.about = u16::from(self.card(Card(host as u8)).0) + 1;
        }
    }

    fn slot(&self, slot: Slot) -> Slot {
        let of = match slot.of {
            Bearer::Card(card, stay) => Bearer::Card(self.card(card), stay),
            Bearer::Rule | Bearer::Effect(_) => slot.of,
        };
        Slot { of, ..slot }
    }

    fn acted(&self, acted: &mut Acted) {
        acted.change(|slot| self.slot(slot));
    }

    fn locals(&self, text: TextNo, locals: &mut [i16; LOCALS]) {
        let of_cards = self.table.card_locals(text);
        for (at, number) in locals.iter_mut().enumerate() {
            if of_cards >> at & 1 == 1 && *number > 0 {
                *number = i16::from(self.card(Card((*number - 1) as u8)).0) + 1;
            }
        }
    }

    fn keeps(&self, text: TextNo, keeps: &mut Keeps<W>) {
        self.locals(text, &mut keeps.locals);
        keeps.sets.iter_mut().for_each(|set| *set = self.set(*set));
        keeps.cards = self.set(keeps.cards);
    }

    fn work(&self, work: &mut Work<W>) {
        match work {
            Work::Body(frame) => self.frame(frame),
            Work::Road(road) => self.road(road),
            Work::Settle(card, _) => *card = self.card(*card),
        }
    }

    fn frame(&self, frame: &mut Frame<W>) {
        self.one(&mut frame.source);
        self.event(&mut frame.event);
        self.locals(frame.text, &mut frame.locals);
        frame.picked = self.set(frame.picked);
        self.acted(&mut frame.acted);
        frame.state = frame.state.map(|slot| self.slot(slot));
    }

    fn road(&self, road: &mut OnRoad<W>) {
        self.event(&mut road.event);
        for set in [&mut road.left, &mut road.going, &mut road.done, &mut road.heard] {
            *set = self.set(*set);
        }
        self.acted(&mut road.inherited);
        self.acted(&mut road.acted);
        road.asking = road.asking.map(|slot| self.slot(slot));
        for part in road.changed.iter_mut().flat_map(|changed| &mut changed.0) {
            part.card = self.card(part.card);
            self.acted(&mut part.acted);
        }
        for lay in &mut road.lay {
            lay.card = self.card(lay.card);
        }
        if let Some(halves) = &mut road.halves {
            self.one(&mut halves.first_to.with);
            self.one(&mut halves.others_to.with);
        }
    }

    fn waiting(&self, waiting: &mut Waiting<W>) {
        waiting.slot = self.slot(waiting.slot);
        self.one(&mut waiting.source);
        self.event(&mut waiting.event);
        if let Some(kept) = &mut waiting.kept {
            self.keeps(waiting.slot.text, kept);
        }
    }

    fn floating(&self, floating: &mut Floating<W>) {
        floating.kept = match floating.kept {
            Kept::Control(card, stay, before) => Kept::Control(self.card(card), stay, before),
            kept @ (Kept::Cell(..) | Kept::Ability(_) | Kept::Direction) => kept,
        };
        self.one(&mut floating.source);
        self.event(&mut floating.event);
        self.keeps(floating.text, &mut floating.keeps);
    }

    fn group(&self, group: &mut Group<W>) {
        match group {
            Group::TakeCards { cards, .. }
            | Group::Permitted { cards, .. }
            | Group::Cards(cards)
            | Group::Unseen(cards) => *cards = self.set(*cards),
            Group::Use { source, .. } | Group::Next { source, .. } | Group::Change { source, .. } => {
                self.one(source);
            }
            Group::Take(_)
            | Group::Action(_)
            | Group::Leave(_)
            | Group::Wait
            | Group::Players(_)
            | Group::Zones(_)
            | Group::Values { .. }
            | Group::Numbers { .. }
            | Group::Modes(_)
            | Group::Yes
            | Group::No
            | Group::Done => {}
        }
    }
}
