//! Abilities where they work: of rules, of cards, and of effects that hold for a while; whose they are, and whether
//! their conditions hold. Who hears an event is found by [`super::listen`].

use std::ops::ControlFlow::{self, Continue};

use super::evaluate::Look;
use super::table::{Heard, HeardAbility, Table};
use crate::game::{Bearer, Card, CardSet, Event, Floating, Game, Keeps, Player, Slot, Touched};
use crate::program::{Ability, SetId, Stage, TestId, WorksIn};

/// An ability whose condition holds, ready to be done.
#[derive(Clone, Copy)]
pub struct Listener<'t> {
    pub slot: Slot,
    pub ability: &'t Ability,
    pub you: Player,
    pub source: Option<Card>,
    pub stay: u16,
}

impl Listener<'_> {
    /// What the effect kept that bears the ability, where it is one that holds for a while.
    pub fn keeps<'g, const W: usize>(&self, game: &'g Game<W>) -> Option<&'g Keeps<W>> {
        self.effect(game).map(|floating| &floating.keeps)
    }

    /// The same, seen from the event that it hears.
    pub fn keeps_at<'g, const W: usize>(&self, game: &'g Game<W>, event: &Event) -> Option<&'g Keeps<W>> {
        self.effect(game).map(|floating| floating.keeps_at(&game.gone, event))
    }

    fn effect<'g, const W: usize>(&self, game: &'g Game<W>) -> Option<&'g Floating<W>> {
        let Bearer::Effect(serial) = self.slot.of else { return None };
        game.floating.iter().find(|floating| floating.serial == serial)
    }

    /// What its text looks at.
    pub fn look<'g, const W: usize>(
        &self,
        table: &'g Table<'g, W>,
        game: &'g Game<W>,
        event: &'g Event,
    ) -> Look<'g, W> {
        match self.effect(game) {
            Some(floating) => Look::from_floating(table, game, floating, event),
            None => Look::from_text(table, game, self.slot.text, self.you, self.source, event),
        }
    }
}

/// An ability where it works, whether its conditions hold or not.
pub enum Bearing<'t, 'g, const W: usize> {
    /// Of a rule or a card, and whose it is.
    Printed(&'t HeardAbility<W>, Player),
    Effect(&'t HeardAbility<W>, &'g Floating<W>),
}

impl<'t, 'g, const W: usize> Bearing<'t, 'g, W> {
    /// Whose it is.
    pub fn you(&self) -> Player {
        match *self {
            Bearing::Printed(_, you) => you,
            Bearing::Effect(_, floating) => floating.you,
        }
    }

    /// Whether it is about a state and reads something of what changed: it may have come to hold, or be over.
    pub fn is_touched(&self, changed: &Touched, is_met: bool) -> bool {
        let (Bearing::Printed(one, _) | Bearing::Effect(one, _)) = *self;
        // What is so of one may come to be so of another.
        let may_begin = !is_met || matches!(one.ability.stage, Stage::State(Some(_)));
        is_met && changed.meets(&one.watch_once_met()) || may_begin && changed.meets(&one.watch)
    }

    pub fn slot(&self, game: &Game<W>) -> Slot {
        self.bearer(game).slot
    }

    /// As one that listens, whether its conditions hold or not.
    pub fn bearer(&self, game: &Game<W>) -> Listener<'t> {
        match *self {
            Bearing::Printed(one, you) => one.listener(game, you),
            Bearing::Effect(one, floating) => one.listener_for_a_while(floating),
        }
    }

    /// It listens, where its conditions hold.
    #[inline(always)]
    pub fn listener(&self, table: &Table<'_, W>, game: &Game<W>, event: &Event) -> Option<Listener<'t>> {
        match *self {
            Bearing::Printed(one, you) => {
                hears(table, game, one, you, event).then(|| one.listener(game, you))
            }
            Bearing::Effect(one, floating) => {
                let look = || Look::from_floating(table, game, floating, event).looking_back();
                let holds = || applies(&look(), &one.ability);
                (!one.is_about_another(floating, event.card) && holds())
                    .then(|| one.listener_for_a_while(floating))
            }
        }
    }

    /// Those of the cards that it forbids to be met by such an event, where they can be told at once.
    pub fn forbids(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        event: &Event,
        among: &CardSet<W>,
    ) -> Option<CardSet<W>> {
        let (one, you, source) = match *self {
            Bearing::Printed(one, you) => (one, you, one.card),
            Bearing::Effect(one, floating) => (one, floating.you, floating.source),
        };
        let scope = one.scope.as_ref()?;
        if let Bearing::Printed(..) = self
            && let Some(cards) = scope.plainly(table, game, one.text, you)
        {
            return Some(cards);
        }
        if let Bearing::Effect(one, floating) = self
            && !one.may_forbid_for_a_while(floating, among)
        {
            return Some(CardSet::EMPTY);
        }
        if !scope.may_be_about(table, game, event, you, source, among) {
            return Some(CardSet::EMPTY);
        }
        let look = match *self {
            Bearing::Printed(..) => Look::from_text(table, game, one.text, you, source, event),
            Bearing::Effect(_, floating) => Look::from_floating(table, game, floating, event),
        };
        Some(scope.cards(&look, *among))
    }
}

/// Every ability where it works: of rules, of cards, and of effects that hold for a while. Rules speak to whoever
/// the event is about. Of the cards in play only these are asked.
#[inline]
pub fn bearers<'t, 'g, const W: usize>(
    table: &'t Table<'t, W>,
    game: &'g Game<W>,
    heard: &'t Heard<W>,
    player: Option<Player>,
    in_play: CardSet<W>,
    mut found: impl FnMut(Bearing<'t, 'g, W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for rule in &heard.rules {
        let you = player.unwrap_or(game.active());
        found(Bearing::Printed(rule, you))?;
    }
    let cards = in_play.or(heard.elsewhere);
    for card in cards.iter() {
        let is_in_play = in_play.contains(card);
        let you = speaks_for(table, game, card, is_in_play);
        for one in heard.of_card(card) {
            if works(table, game, &one.ability, card, is_in_play) {
                found(Bearing::Printed(one, you))?;
            }
        }
    }
    if heard.may_work_for_a_while(game) {
        for floating in &game.floating {
            if let Some(one) = on_effect(table, game, heard, floating) {
                found(one)?;
            }
        }
    }
    Continue(())
}

/// The ability among these that an effect bears, where it is on.
#[inline]
pub fn on_effect<'t, 'g, const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    heard: &'t Heard<W>,
    floating: &'g Floating<W>,
) -> Option<Bearing<'t, 'g, W>> {
    let one = heard.of_effect(floating)?;
    super::lifetime::is_on(table, game, floating).then_some(Bearing::Effect(one, floating))
}

impl<const W: usize> HeardAbility<W> {
    /// It listens, of a rule or of its card.
    #[inline]
    pub fn listener(&self, game: &Game<W>, you: Player) -> Listener<'_> {
        let (of, stay) = match self.card {
            Some(card) => {
                let stay = game.zones.stay(card);
                (Bearer::Card(card, stay), stay)
            }
            None => (Bearer::Rule, 0),
        };
        let slot = Slot { text: self.text, ability: self.id, of };
        Listener { slot, ability: &self.ability, you, source: self.card, stay }
    }

    pub(super) fn listener_for_a_while(&self, floating: &Floating<W>) -> Listener<'_> {
        let Floating { you, source, stay, serial, .. } = *floating;
        let slot = Slot { text: self.text, ability: self.id, of: Bearer::Effect(serial) };
        Listener { slot, ability: &self.ability, you, source, stay }
    }
}

/// Whether the conditions of an ability of a rule or a card hold for the event.
#[inline(always)]
pub fn hears<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    one: &HeardAbility<W>,
    you: Player,
    event: &Event,
) -> bool {
    let attention = &one.attention;
    attention.is_drawn(table, game, event, you, one.card)
        && (attention.is_all() || looks_closer(table, game, one, you, event))
}

/// The same for an event that draws its attention.
#[inline(never)]
fn looks_closer<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    one: &HeardAbility<W>,
    you: Player,
    event: &Event,
) -> bool {
    let HeardAbility { card, ability, attention, .. } = one;
    if let Some(holds) = attention.holds_plainly(game, event, you, *card) {
        debug_assert_eq!(
            holds,
            applies(&Look::from_text(table, game, one.text, you, *card, event).looking_back(), ability),
            "what is counted beforehand is what the test asks"
        );
        return holds;
    }
    // What is printed on the card has been looked at, where nothing else counts.
    let is_known = attention.about.is_some() && attention.is_known(table, game);
    if is_known && attention.is_all_but_printed() {
        return true;
    }
    if let Some(cards) = one.scope.as_ref().and_then(|scope| scope.plainly(table, game, one.text, you)) {
        return event.card.is_some_and(|card| cards.contains(card));
    }
    let look = Look::from_text(table, game, one.text, you, *card, event).looking_back();
    ability.printed.filter(|_| !is_known).is_none_or(|printed| is_about(&look, printed))
        && hold(&look, [attention.rest, ability.only_while])
}

/// Whether an ability of a card works where the card is.
pub fn works<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    ability: &Ability,
    card: Card,
    in_play: bool,
) -> bool {
    match ability.works_in {
        WorksIn::Play => in_play,
        WorksIn::Zone(kind) => table.zones.info(game.zones.place(card)).kind == Some(kind),
        WorksIn::Always | WorksIn::WhenPlayed => false,
    }
}

/// Whether the conditions of an ability hold.
#[inline(always)]
pub fn applies<const W: usize>(look: &Look<'_, W>, ability: &Ability) -> bool {
    ability.printed.is_none_or(|printed| is_about(look, printed))
        && hold(look, [ability.condition, ability.only_while])
}

/// Whether the card of the event is one of the set.
#[inline]
fn is_about<const W: usize>(look: &Look<'_, W>, printed: SetId) -> bool {
    look.event.card.is_some_and(|card| !look.set_among(printed, &CardSet::one(card)).is_empty())
}

/// Whether the tests hold.
#[inline]
fn hold<const W: usize>(look: &Look<'_, W>, tests: [Option<TestId>; 2]) -> bool {
    tests.into_iter().flatten().all(|test| look.holds(test))
}

/// Whose the abilities of a card are: who controls it, or did before it left play; elsewhere, who has it. Where nobody
/// does, the player whose turn it is speaks for it.
#[inline]
pub fn speaks_for<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    card: Card,
    is_in_play: bool,
) -> Player {
    let mut there = table.zones.info(game.zones.place(card));
    if is_in_play && !there.in_play {
        let left = table.zones.info(game.zones.came_from(card));
        there = if left.in_play { left } else { there };
    }
    there.owner.unwrap_or(game.active())
}
