//! The abilities that listen to an event at one stage of its road: those of rules, of cards where they
//! work, and of effects that hold for a while.

use std::ops::ControlFlow::{self, Break, Continue};

use smallvec::SmallVec;

use super::evaluate::Look;
use super::table::{Heard, HeardAbility, Listens, Stands, Table};
use crate::game::{Bearer, Card, CardSet, Event, Floating, Game, Keeps, Player, Slot, TextNo, Touched};
use crate::program::{Ability, AbilityId, EventKind, Stage, Standing, WorksIn};

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
    pub fn keeps<'g>(&self, game: &'g Game) -> Option<&'g Keeps> {
        self.effect(game).map(|floating| &floating.keeps)
    }

    fn effect<'g>(&self, game: &'g Game) -> Option<&'g Floating> {
        let Bearer::Effect(serial) = self.slot.of else { return None };
        game.floating.iter().find(|floating| floating.serial == serial)
    }

    /// What its text looks at.
    pub fn look<'g>(&self, table: &'g Table<'g>, game: &'g Game, event: &'g Event) -> Look<'g> {
        match self.effect(game) {
            Some(floating) => Look::from_floating(table, game, floating, event),
            None => Look::from_text(table, game, self.slot.text, self.you, self.source, event),
        }
    }
}

/// As many as hear an event at most, unless many cards are in play that hear the same.
pub type Listening<'t> = SmallVec<[Listener<'t>; 8]>;

/// Those that listen to the kind at the stage and whose condition holds, rules first.
pub fn listeners<'t>(
    table: &'t Table<'t>,
    game: &Game,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    also_hear: &CardSet,
) -> Listening<'t> {
    let mut found = Listening::new();
    hear(table, game, kind, stage, event, also_hear, |listener| found.push(listener));
    found
}

/// Calls for each that listens to the kind at the stage and whose condition holds, rules first.
pub fn hear<'t>(
    table: &'t Table<'t>,
    game: &Game,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    also_hear: &CardSet,
    mut found: impl FnMut(Listener<'t>),
) {
    let Some(heard) = table.listeners.heard(kind, stage) else { return };
    let _ = gather(table, game, heard, event, also_hear, |listener| {
        found(listener);
        Continue(())
    });
}

/// Whether any that listens to the kind at the stage and whose condition holds is such a one.
pub fn any<'t>(
    table: &'t Table<'t>,
    game: &Game,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    is_such: impl Fn(Listener<'t>) -> bool,
) -> bool {
    let Some(heard) = table.listeners.heard(kind, stage) else { return false };
    let found = gather(table, game, heard, event, &CardSet::EMPTY, |listener| match is_such(listener) {
        true => Break(()),
        false => Continue(()),
    });
    found.is_break()
}

/// Whether any listens to the kind at the stage whose condition holds.
pub fn is_heard(table: &Table<'_>, game: &Game, kind: EventKind, stage: Listens, event: &Event) -> bool {
    any(table, game, kind, stage, event, |_| true)
}

/// Whether any that looks at events of its kind, before or after, has to look closer at the event.
#[inline(never)]
pub fn draws_attention(table: &Table<'_>, game: &Game, event: &Event) -> bool {
    table.listeners.looking_at(event.kind).any(|heard| {
        let in_play = heard.concerned(table, game, event.player, event.card, &CardSet::EMPTY);
        let found = bearers(table, game, heard, event.player, in_play, |bearing| match bearing {
            Bearing::Printed(one, you) if !one.attention.is_drawn(table, game, event, you, one.card) => {
                Continue(())
            }
            Bearing::Printed(..) | Bearing::Effect(..) => Break(()),
        });
        found.is_break()
    })
}

/// Calls for each standing ability of the family that works now.
pub fn standing<'a>(look: &Look<'a>, family: Stands, mut each: impl FnMut(Look<'a>, Standing)) {
    let Look { table, game, event, .. } = *look;
    if !table.listeners.stands_in(family, game) {
        return;
    }
    let heard = table.listeners.stands(family);
    let _ = gather(table, game, heard, event, &CardSet::EMPTY, |listener| {
        if let Stage::Standing(id) = listener.ability.stage {
            let there = listener.look(table, game, event);
            each(there, there.text.standings[id.index()]);
        }
        Continue(())
    });
}

/// An ability where it works, whether its conditions hold or not.
pub enum Bearing<'t, 'g> {
    /// Of a rule or a card, and whose it is.
    Printed(&'t HeardAbility, Player),
    Effect(&'t HeardAbility, &'g Floating),
}

impl<'t, 'g> Bearing<'t, 'g> {
    /// Whose it is.
    pub fn you(&self) -> Player {
        match *self {
            Bearing::Printed(_, you) => you,
            Bearing::Effect(_, floating) => floating.you,
        }
    }

    /// What it reads, where it is about a state.
    pub fn watch(&self) -> &'t Touched {
        match *self {
            Bearing::Printed(one, _) | Bearing::Effect(one, _) => &one.watch,
        }
    }

    pub fn slot(&self, game: &Game) -> Slot {
        match *self {
            Bearing::Printed(one, you) => one.listener(game, you).slot,
            Bearing::Effect(one, floating) => one.listener_for_a_while(floating).slot,
        }
    }

    /// It listens, where its conditions hold.
    #[inline(always)]
    pub fn listener(&self, table: &Table<'_>, game: &Game, event: &Event) -> Option<Listener<'t>> {
        match *self {
            Bearing::Printed(one, you) => {
                hears(table, game, one, you, event).then(|| one.listener(game, you))
            }
            Bearing::Effect(one, floating) => {
                let look = Look::from_floating(table, game, floating, event);
                applies(&look, &one.ability).then(|| one.listener_for_a_while(floating))
            }
        }
    }

    /// Those of the cards that it forbids to be met by such an event, where they can be told at once.
    pub fn forbids(&self, table: &Table<'_>, game: &Game, event: &Event, among: &CardSet) -> Option<CardSet> {
        let (one, you, source) = match *self {
            Bearing::Printed(one, you) => (one, you, one.card),
            Bearing::Effect(one, floating) => (one, floating.you, floating.source),
        };
        let scope = one.scope.as_ref()?;
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

/// Every ability whose conditions hold, where it works, until somebody has found enough.
#[inline]
pub fn gather<'t>(
    table: &'t Table<'t>,
    game: &Game,
    heard: &'t Heard,
    event: &Event,
    also_hear: &CardSet,
    mut found: impl FnMut(Listener<'t>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let in_play = heard.concerned(table, game, event.player, event.card, also_hear);
    debug_assert!(is_all(table, game, heard, event, also_hear, in_play), "a card that listens is left out");
    bearers(table, game, heard, event.player, in_play, |bearing| {
        bearing.listener(table, game, event).map_or(Continue(()), &mut found)
    })
}

impl HeardAbility {
    /// It listens, of a rule or of its card.
    #[inline]
    pub fn listener(&self, game: &Game, you: Player) -> Listener<'_> {
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

    fn listener_for_a_while(&self, floating: &Floating) -> Listener<'_> {
        let Floating { you, source, stay, serial, .. } = *floating;
        let slot = Slot { text: self.text, ability: self.id, of: Bearer::Effect(serial) };
        Listener { slot, ability: &self.ability, you, source, stay }
    }
}

/// Every ability where it works: of rules, of cards, and of effects that hold for a while. Rules speak to whoever
/// the event is about. Of the cards in play only these are asked.
#[inline]
pub fn bearers<'t, 'g>(
    table: &'t Table<'t>,
    game: &'g Game,
    heard: &'t Heard,
    player: Option<Player>,
    in_play: CardSet,
    mut found: impl FnMut(Bearing<'t, 'g>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for rule in &heard.rules {
        let you = player.unwrap_or(game.active());
        found(Bearing::Printed(rule, you))?;
    }
    let cards = in_play.or(heard.elsewhere);
    if cards.is_empty() && heard.effects.is_empty() {
        return Continue(());
    }
    for card in cards.iter() {
        let is_in_play = in_play.contains(card);
        let you = speaks_for(table, game, card, is_in_play);
        for one in heard.of_card(card) {
            if works(table, game, &one.ability, card, is_in_play) {
                found(Bearing::Printed(one, you))?;
            }
        }
    }
    if heard.effects.is_empty() {
        return Continue(());
    }
    for floating in &game.floating {
        if let Some(one) = on_effect(table, game, heard, floating) {
            found(one)?;
        }
    }
    Continue(())
}

/// Whether these are all cards in play that hear the event.
pub fn is_all(
    table: &Table<'_>,
    game: &Game,
    heard: &Heard,
    event: &Event,
    also_hear: &CardSet,
    asked: CardSet,
) -> bool {
    let others = heard.in_play.and(game.zones.in_play().or(*also_hear)).and_not(asked);
    let mut abilities = others.iter().flat_map(|card| heard.of_card(card).iter().map(move |one| (card, one)));
    abilities.all(|(card, one)| {
        let you = speaks_for(table, game, card, true);
        !works(table, game, &one.ability, card, true) || !hears(table, game, one, you, event)
    })
}

/// The ability among these that an effect bears, where it is on.
#[inline]
pub fn on_effect<'t, 'g>(
    table: &Table<'_>,
    game: &Game,
    heard: &'t Heard,
    floating: &'g Floating,
) -> Option<Bearing<'t, 'g>> {
    let one = heard.of_effect(floating)?;
    super::lifetime::is_on(table, game, floating).then_some(Bearing::Effect(one, floating))
}

/// Whether the conditions of an ability of a rule or a card hold for the event.
#[inline(always)]
pub fn hears(table: &Table<'_>, game: &Game, one: &HeardAbility, you: Player, event: &Event) -> bool {
    let attention = &one.attention;
    attention.is_drawn(table, game, event, you, one.card)
        && (attention.is_all() || looks_closer(table, game, one, you, event))
}

/// The same for an event that draws its attention.
#[inline(never)]
fn looks_closer(table: &Table<'_>, game: &Game, one: &HeardAbility, you: Player, event: &Event) -> bool {
    let HeardAbility { card, ability, attention, .. } = one;
    // What is printed on the card has been looked at, where nothing else counts.
    let is_known = attention.about.is_some() && attention.is_known(table, game);
    if is_known && attention.is_all_but_printed() {
        return true;
    }
    if let Some(cards) = one.scope.as_ref().and_then(|scope| scope.plainly(table, game, one.text, you)) {
        return event.card.is_some_and(|card| cards.contains(card));
    }
    let printed = ability.printed.filter(|_| !is_known);
    let rest = Ability { printed, condition: attention.rest, ..*ability };
    applies(&Look::from_text(table, game, one.text, you, *card, event), &rest)
}

/// Whether an ability of a card works where the card is.
pub fn works(table: &Table<'_>, game: &Game, ability: &Ability, card: Card, in_play: bool) -> bool {
    match ability.works_in {
        WorksIn::Play => in_play,
        WorksIn::Zone(kind) => table.zones.info(game.zones.place(card)).kind == Some(kind),
        WorksIn::Always | WorksIn::WhenPlayed => false,
    }
}

/// Whether the conditions of an ability hold.
pub fn applies(look: &Look<'_>, ability: &Ability) -> bool {
    if let Some(printed) = ability.printed {
        let Some(card) = look.event.card else { return false };
        if look.set_among(printed, CardSet::one(card)).is_empty() {
            return false;
        }
    }
    let tests = [ability.condition, ability.only_while];
    tests.into_iter().flatten().all(|test| look.holds(test))
}

/// Whose the abilities of a card are: who controls it, or did before it left play; elsewhere, who has it. Where nobody
/// does, the player whose turn it is speaks for it.
#[inline]
pub fn speaks_for(table: &Table<'_>, game: &Game, card: Card, is_in_play: bool) -> Player {
    let mut there = table.zones.info(game.zones.place(card));
    if is_in_play && !there.in_play {
        let left = table.zones.info(game.zones.came_from(card));
        there = if left.in_play { left } else { there };
    }
    there.owner.unwrap_or(game.active())
}

/// The text an ability belongs to, and where it begins.
pub fn code(table: &Table<'_>, text: TextNo, ability: AbilityId) -> Option<crate::program::Pc> {
    table.text(text).abilities[ability.index()].code
}
