//! What a turn allows a number of: what the game says, and what abilities add.

use super::evaluate::Look;
use super::listen::standing;
use super::table::Stands;
use crate::game::Player;
use crate::program::{Allowed, Standing};

/// Whether anything is left of it this turn.
pub fn is_left(look: &Look<'_>, allowed: Allowed, player: Player) -> bool {
    let (base, taken) = by_game(look, allowed, player);
    let listeners = &look.table.listeners;
    if base > taken && listeners.allowances_only_add() {
        return true;
    }
    match listeners.stands_in(family(allowed), look.game) {
        true => left(look, allowed, player) > 0,
        false => base > taken,
    }
}

/// The abilities that add to it.
fn family(allowed: Allowed) -> Stands {
    match allowed {
        Allowed::Discard => Stands::MoreDiscards,
        Allowed::Play => Stands::MorePlays,
    }
}

/// What the game allows in a turn, and what was taken of it.
fn by_game(look: &Look<'_>, allowed: Allowed, player: Player) -> (i32, i32) {
    let flow = &look.table.program.flow;
    let seat = look.game.seats.seat(player);
    match allowed {
        Allowed::Discard => (flow.discards_each_turn.into(), seat.discards.into()),
        Allowed::Play => (flow.plays_each_turn.into(), seat.plays.into()),
    }
}

/// What is left of it this turn.
fn left(look: &Look<'_>, allowed: Allowed, player: Player) -> i32 {
    let (mut total, taken) = by_game(look, allowed, player);
    standing(look, family(allowed), |there, standing| {
        if let Standing::Allowance { who, amount, .. } = standing
            && there.people(who).contains(player)
        {
            total += there.num(amount);
        }
    });
    total - taken
}
