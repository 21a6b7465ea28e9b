//! How many cards a turn allows a player to discard and to play.

use super::evaluate::{Look, Met};
use crate::game::{Frame, Kept, Player, TextId};
use crate::program::{Ability, Allowed, Stage, Standing, WorksIn};

/// What is left of it this turn.
pub fn left(look: &Look<'_>, allowed: Allowed, player: Player) -> Met<i32> {
    let flow = &look.table.program.flow;
    let (base, slot) = match allowed {
        Allowed::Discard => (flow.discards_each_turn, 0),
        Allowed::Play => (flow.plays_each_turn, 1),
    };
    let mut total = i32::from(base);
    for card in look.in_play().iter() {
        let text = look.table.text_of(card);
        let Some(controller) = look.table.kind_of(look.game.zones.place(card)).and_then(|(_, owner)| owner)
        else {
            continue;
        };
        let mut frame = Frame::new(text, Default::default(), controller, look.frame.event);
        frame.source = Some(card);
        for ability in &look.table.text(text).abilities {
            if ability.works_in == WorksIn::Play {
                total += more(look, &frame, ability, allowed, player)?;
            }
        }
    }
    for floating in &look.game.floating {
        if let Kept::Ability(id) = floating.kept {
            let ability = &look.table.text(floating.frame.text).abilities[id.index()];
            total += more(look, &floating.frame, ability, allowed, player)?;
        }
    }
    for rule in &look.table.rules {
        total += of_rule(look, *rule, allowed, player)?;
    }
    Ok(total - i32::from(look.game.taken[player.index()][slot]))
}

fn of_rule(look: &Look<'_>, rule: TextId, allowed: Allowed, player: Player) -> Met<i32> {
    let frame = Frame::new(rule, Default::default(), player, look.frame.event);
    let mut total = 0;
    for ability in &look.table.text(rule).abilities {
        total += more(look, &frame, ability, allowed, player)?;
    }
    Ok(total)
}

/// How many more an ability allows the player.
fn more(look: &Look<'_>, frame: &Frame, ability: &Ability, allowed: Allowed, player: Player) -> Met<i32> {
    let Stage::Standing(standing) = ability.stage else { return Ok(0) };
    let Standing::Allowance { who, verb, amount } = look.table.text(frame.text).standings[standing.index()]
    else {
        return Ok(0);
    };
    let look = Look::new(look.table, look.game, frame);
    for test in [ability.condition, ability.only_while].into_iter().flatten() {
        if !look.holds(test)? {
            return Ok(0);
        }
    }
    if verb == allowed && look.people(who)?.contains(player) { look.num(amount) } else { Ok(0) }
}
