//! Cards that do nothing when they are played but go where a rule puts them.

use super::heard::HeardAbility;
use super::listeners::Listens;
use super::{Putting, Table};
use crate::game::{Card, TextNo};
use crate::program::{EventKind, Pc};

/// Where the only rule that hears of it puts a card that was played.
pub struct Playing {
    pub text: TextNo,
    pub pc: Pc,
    pub putting: Putting,
    /// Which cards the rules are about never changes.
    pub is_lasting: bool,
}

/// For each card of the deck; nothing where more comes of it, also without cards in play and effects that look at it.
pub(super) fn all(table: &Table<'_>) -> Vec<Option<Playing>> {
    table.all().iter().map(|card| of(table, card)).collect()
}

fn of(table: &Table<'_>, card: Card) -> Option<Playing> {
    let heard = table.listeners.heard(EventKind::Play, Listens::After)?;
    let is_about = |rule: &&HeardAbility| rule.attention.about.is_none_or(|about| about.contains(card));
    let mut about = heard.rules.iter().filter(is_about);
    let (Some(rule), None) = (about.next(), about.next()) else { return None };
    let is_all = table.effects(card).is_empty()
        && heard.elsewhere.is_empty()
        && rule.attention.asks_only_for_printed();
    let linked = table.linked(rule.text);
    let pc = linked.begin(rule.id).filter(|_| is_all)?;
    let is_lasting = heard.rules.iter().all(|rule| rule.attention.is_lasting);
    Some(Playing { text: rule.text, pc, putting: *linked.only_puts(pc)?, is_lasting })
}
