//! The abilities that listen to an event at one stage of its road: those of rules, of cards where they
//! work, and of effects that hold for a while.

use std::ops::ControlFlow::{self, Break, Continue};

use smallvec::SmallVec;

use super::evaluate::Look;
use super::table::{Heard, HeardAbility, Listens, Stands, Table};
use crate::game::{Bearer, Card, CardSet, Event, Floating, Game, Keeps, Player, Slot, TextNo};
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
    also_hear: CardSet,
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
    also_hear: CardSet,
    mut found: impl FnMut(Listener<'t>),
) {
    let Some(heard) = table.listeners.heard(kind, stage) else { return };
    let _ = gather(table, game, heard, event, also_hear, |listener| {
        found(listener);
        Continue(())
    });
}

/// Whether any listens to the kind at the stage whose condition holds.
pub fn is_heard(table: &Table<'_>, game: &Game, kind: EventKind, stage: Listens, event: &Event) -> bool {
    let Some(heard) = table.listeners.heard(kind, stage) else { return false };
    gather(table, game, heard, event, CardSet::EMPTY, |_| Break(())).is_break()
}

/// Those that are about no event: states that hold.
pub fn states<'t>(table: &'t Table<'t>, game: &Game, heard: &'t Heard, event: &Event) -> Listening<'t> {
    let mut found = Listening::new();
    let _ = gather(table, game, heard, event, CardSet::EMPTY, |listener| {
        found.push(listener);
        Continue(())
    });
    found
}

/// Calls for each standing ability of the family that works now.
pub fn standing<'a>(look: &Look<'a>, family: Stands, mut each: impl FnMut(Look<'a>, Standing)) {
    let Look { table, game, event, .. } = *look;
    if !table.listeners.stands_in(family, game) {
        return;
    }
    let heard = table.listeners.stands(family);
    let _ = gather(table, game, heard, event, CardSet::EMPTY, |listener| {
        if let Stage::Standing(id) = listener.ability.stage {
            let there = listener.look(table, game, event);
            each(there, there.text.standings[id.index()]);
        }
        Continue(())
    });
}

/// Every ability whose conditions hold, where it works, until somebody has found enough.
pub fn gather<'t>(
    table: &'t Table<'t>,
    game: &Game,
    heard: &'t Heard,
    event: &Event,
    also_hear: CardSet,
    mut found: impl FnMut(Listener<'t>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let as_printed = !table.is_changed(game);
    for rule in &heard.rules {
        let you = event.player.unwrap_or(game.active());
        if hears(table, game, rule, you, event, as_printed) {
            let slot = Slot { text: rule.text, ability: rule.id, of: Bearer::Rule };
            found(Listener { slot, ability: &rule.ability, you, source: None, stay: 0 })?;
        }
    }
    let in_play = heard.in_play.and(game.zones.in_play().or(also_hear));
    for card in in_play.or(heard.elsewhere).iter() {
        let you = match in_play.contains(card) {
            true => controller(table, game, card),
            false => table.owner(game.zones.place(card)),
        };
        // Where nobody has the card, the player whose turn it is speaks for it.
        let you = you.unwrap_or(game.active());
        for one in heard.of_card(card) {
            if works(table, game, &one.ability, card, in_play)
                && hears(table, game, one, you, event, as_printed)
            {
                let stay = game.zones.stay(card);
                let slot = Slot { text: one.text, ability: one.id, of: Bearer::Card(card, stay) };
                found(Listener { slot, ability: &one.ability, you, source: Some(card), stay })?;
            }
        }
    }
    if heard.effects.is_empty() {
        return Continue(());
    }
    for floating in &game.floating {
        let Some(id) = heard.of_effect(floating) else { continue };
        let ability = &table.text(floating.text).abilities[id.index()];
        if super::lasting::is_on(table, game, floating)
            && applies(&Look::from_floating(table, game, floating, event), ability)
        {
            let Floating { text, you, source, stay, serial, .. } = *floating;
            let slot = Slot { text, ability: id, of: Bearer::Effect(serial) };
            found(Listener { slot, ability, you, source, stay })?;
        }
    }
    Continue(())
}

/// Whether the conditions of an ability of a rule or a card hold.
#[inline]
fn hears(
    table: &Table<'_>,
    game: &Game,
    one: &HeardAbility,
    you: Player,
    event: &Event,
    as_printed: bool,
) -> bool {
    let HeardAbility { card: source, ability, attention, .. } = one;
    let about = attention.about.filter(|_| as_printed);
    if about.is_some_and(|about| !event.card.is_some_and(|card| about.contains(card)))
        || !attention.is_drawn(table, game, event, you, *source)
    {
        return false;
    }
    let printed = ability.printed.filter(|_| about.is_none());
    if printed.is_none() && attention.rest.is_none() && ability.only_while.is_none() {
        return true;
    }
    let rest = Ability { printed, condition: attention.rest, ..*ability };
    applies(&Look::from_text(table, game, one.text, you, *source, event), &rest)
}

/// Whether an ability of a card works where the card is.
pub fn works(table: &Table<'_>, game: &Game, ability: &Ability, card: Card, in_play: CardSet) -> bool {
    match ability.works_in {
        WorksIn::Play => in_play.contains(card),
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

/// Who controls a card, or did before it left play.
pub fn controller(table: &Table<'_>, game: &Game, card: Card) -> Option<Player> {
    let here = game.zones.place(card);
    let left = game.zones.came_from(card);
    match table.zones.info(here).in_play {
        false if table.zones.info(left).in_play => table.owner(left),
        true | false => table.owner(here),
    }
}

/// The text an ability belongs to, and where it begins.
pub fn code(table: &Table<'_>, text: TextNo, ability: AbilityId) -> Option<crate::program::Pc> {
    table.text(text).abilities[ability.index()].code
}
