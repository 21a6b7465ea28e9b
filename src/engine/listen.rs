//! The abilities that listen to an event at one stage of its road: those of rules, of cards where they
//! work, and of effects that hold for a while.

use smallvec::SmallVec;

use super::evaluate::Look;
use super::table::{Heard, HeardAbility, HeardRule, Listens, Stands, Table};
use crate::game::{Bearer, Card, CardSet, Event, Game, Keeps, Kept, Player, Slot, TextNo};
use crate::program::{Ability, AbilityId, EventKind, Stage, Standing, WorksIn};

/// An ability whose condition holds, ready to be done.
#[derive(Clone)]
pub struct Listener {
    pub slot: Slot,
    pub ability: Ability,
    pub you: Player,
    pub source: Option<Card>,
    pub stay: u16,
}

impl Listener {
    /// What the effect kept that bears the ability, where it is one that holds for a while.
    pub fn keeps<'g>(&self, game: &'g Game) -> Option<&'g Keeps> {
        let Bearer::Effect(serial) = self.slot.of else { return None };
        game.floating.iter().find(|floating| floating.serial == serial).map(|floating| &floating.keeps)
    }
}

/// As many as hear an event at most, unless many cards are in play that hear the same.
pub type Listening = SmallVec<[Listener; 8]>;

/// Those that listen to the kind at the stage and whose condition holds, rules first.
pub fn listeners(
    table: &Table<'_>,
    game: &Game,
    kind: EventKind,
    stage: Listens,
    event: &Event,
    also_hear: CardSet,
) -> Listening {
    let mut found = Listening::new();
    if let Some(heard) = table.listeners.heard(kind, stage) {
        let fits = |ability: &Ability| ability.kind == kind && is_at(ability.stage, stage);
        gather(table, game, heard, fits, event, also_hear, |there, listener| {
            if applies(&there, &listener.ability) {
                found.push(listener);
            }
        });
    }
    found
}

/// Whether any listens to the kind at the stage whose condition holds.
pub fn is_heard(table: &Table<'_>, game: &Game, kind: EventKind, stage: Listens, event: &Event) -> bool {
    let Some(heard) = table.listeners.heard(kind, stage) else { return false };
    let fits = |ability: &Ability| ability.kind == kind && is_at(ability.stage, stage);
    let mut found = false;
    gather(table, game, heard, fits, event, CardSet::EMPTY, |there, listener| {
        found = found || applies(&there, &listener.ability);
    });
    found
}

/// Those that are about no event: states that hold.
pub fn states(table: &Table<'_>, game: &Game, heard: &Heard, event: &Event) -> Listening {
    let mut found = Listening::new();
    let fits = |ability: &Ability| ability.stage == Stage::State;
    gather(table, game, heard, fits, event, CardSet::EMPTY, |there, listener| {
        if applies(&there, &listener.ability) {
            found.push(listener);
        }
    });
    found
}

/// Calls for each standing ability of the family that works now.
pub fn standing<'a>(look: &Look<'a>, family: Stands, mut each: impl FnMut(Look<'a>, Standing)) {
    if !look.table.listeners.stands_in(family, look.game) {
        return;
    }
    let heard = look.table.listeners.stands(family);
    let fits = |ability: &Ability| matches!(ability.stage, Stage::Standing(_));
    gather(look.table, look.game, heard, fits, look.event, CardSet::EMPTY, |there, listener| {
        let Stage::Standing(id) = listener.ability.stage else { return };
        let standing = there.text.standings[id.index()];
        if Stands::of(&standing) == family && applies(&there, &listener.ability) {
            each(there, standing);
        }
    });
}

fn is_at(stage: Stage, wanted: Listens) -> bool {
    match stage {
        Stage::Prohibit => wanted == Listens::Prohibit,
        Stage::Before | Stage::Amount | Stage::Instead | Stage::MayInstead => wanted == Listens::Change,
        Stage::After => wanted == Listens::After,
        Stage::Impossible => wanted == Listens::Impossible,
        Stage::State | Stage::Standing(_) | Stage::Offer(_) | Stage::Effect => false,
    }
}

/// Every ability that fits, where it works, with what it looks at.
pub fn gather<'a>(
    table: &'a Table<'a>,
    game: &'a Game,
    heard: &Heard,
    fits: impl Fn(&Ability) -> bool,
    event: &'a Event,
    also_hear: CardSet,
    mut found: impl FnMut(Look<'a>, Listener),
) {
    let as_printed = !table.listeners.stands_in(Stands::Also, game);
    for HeardRule { text, id, about, .. } in &heard.rules {
        if let (Some(about), Some(card), true) = (about, event.card, as_printed)
            && !about.contains(card)
        {
            continue;
        }
        let ability = table.text(*text).abilities[id.index()];
        if fits(&ability) {
            let you = event.player.unwrap_or(game.active());
            let there = Look::from_text(table, game, *text, you, None, event);
            let slot = Slot { text: *text, ability: *id, of: Bearer::Rule };
            found(there, Listener { slot, ability, you, source: None, stay: 0 });
        }
    }
    let in_play = heard.in_play.and(game.zones.in_play().or(also_hear));
    let hearing = in_play.or(heard.elsewhere);
    if !hearing.is_empty() {
        for HeardAbility { card, text, id } in &heard.abilities {
            if !hearing.contains(*card) {
                continue;
            }
            let (card, ability) = (*card, &table.text(*text).abilities[id.index()]);
            if !works(table, game, ability, card, in_play) || !fits(ability) {
                continue;
            }
            let you = match in_play.contains(card) {
                true => controller(table, game, card),
                false => table.owner(game.zones.place(card)),
            };
            // Where nobody has the card, the player whose turn it is speaks for it.
            let you = you.unwrap_or(game.active());
            let stay = game.zones.stay(card);
            let there = Look::from_text(table, game, *text, you, Some(card), event);
            let slot = Slot { text: *text, ability: *id, of: Bearer::Card(card, stay) };
            let listener = Listener { slot, ability: *ability, you, source: Some(card), stay };
            found(there, listener);
        }
    }
    if !heard.effects {
        return;
    }
    for floating in &game.floating {
        let Kept::Ability(id) = floating.kept else { continue };
        let ability = table.text(floating.text).abilities[id.index()];
        if !fits(&ability) || !super::lasting::is_on(table, game, floating) {
            continue;
        }
        let there = Look::from_floating(table, game, floating, event);
        if !applies(&there, &ability) {
            continue;
        }
        let slot = Slot { text: floating.text, ability: id, of: Bearer::Effect(floating.serial) };
        let listener =
            Listener { slot, ability, you: floating.you, source: floating.source, stay: floating.stay };
        found(there, listener);
    }
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
