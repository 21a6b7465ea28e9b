//! What a turn allows a number of: what the game says, and what abilities add.

use super::evaluate::Look;
use super::listen::standing;
use super::table::Stands;
use crate::game::Player;
use crate::program::{Allowed, Standing};

/// What is left of it this turn.
pub fn left(look: &Look<'_>, allowed: Allowed, player: Player) -> i32 {
    let flow = &look.table.program.flow;
    let seat = look.game.seats.seat(player);
    let (base, taken) = match allowed {
        Allowed::Discard => (flow.discards_each_turn, seat.discards),
        Allowed::Play => (flow.plays_each_turn, seat.plays),
    };
    let mut total = i32::from(base);
    if look.table.listeners.stands_in(Stands::Allowance, look.game) {
        standing(look, Stands::Allowance, |there, standing| {
            if let Standing::Allowance { who, verb, amount } = standing
                && verb == allowed
                && there.people(who).contains(player)
            {
                total += there.num(amount);
            }
        });
    }
    total - i32::from(taken)
}
