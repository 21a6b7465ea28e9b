//! What a turn allows a number of: what the game says, and what abilities add.

use super::evaluate::Look;
use super::listen::standing;
use super::table::{Stands, Table};
use crate::game::{Game, Player};
use crate::program::{Allowed, Standing};

/// Whether anything is left of it this turn.
pub fn is_left<const W: usize>(look: &Look<'_, W>, allowed: Allowed, player: Player) -> bool {
    is_plainly_left(look.table, look.game, allowed, player).unwrap_or_else(|| left(look, allowed, player) > 0)
}

/// The same, where no ability has to be looked at.
#[inline(always)]
pub fn is_plainly_left<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    allowed: Allowed,
    player: Player,
) -> Option<bool> {
    let (base, taken) = by_game(table, game, allowed, player);
    let is_sure = base > taken && table.listeners.allowances_only_add();
    if is_sure || !table.listeners.stands(family(allowed)).works_in(game) {
        return Some(base > taken);
    }
    let added = table.listeners.added(table, game, allowed, player)?;
    Some(base + added > taken)
}

/// The abilities that add to it.
fn family(allowed: Allowed) -> Stands {
    match allowed {
        Allowed::Discard => Stands::MoreDiscards,
        Allowed::Play => Stands::MorePlays,
    }
}

/// What the game allows in a turn, and what was taken of it.
fn by_game<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    allowed: Allowed,
    player: Player,
) -> (i32, i32) {
    let flow = &table.program.flow;
    let seat = game.seats.seat(player);
    match allowed {
        Allowed::Discard => (flow.discards_each_turn.into(), seat.discards.into()),
        Allowed::Play => (flow.plays_each_turn.into(), seat.plays.into()),
    }
}

/// What is left of it this turn.
fn left<const W: usize>(look: &Look<'_, W>, allowed: Allowed, player: Player) -> i32 {
    let (mut total, taken) = by_game(look.table, look.game, allowed, player);
    standing(look, family(allowed), |there, standing| {
        if let Standing::Allowance { who, amount, .. } = standing
            && there.people(who).contains(player)
        {
            total += there.num(amount);
        }
    });
    total - taken
}
