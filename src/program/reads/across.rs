//! Cards that a text keeps while something else happens, and speaks of again.

use super::card_local;
use super::walk::Walk;
use crate::program::{Effect, Local, Op, Pc, Text};

/// Whether there is one: others may take it away in the meantime.
pub(super) fn keeps_card_across(text: &Text) -> bool {
    let is_kept = |(at, op): (usize, &Op)| {
        card_local(text, op).is_some_and(|local| is_spoken_of_later(text, Pc(at as u16), local))
    };
    text.code.iter().enumerate().any(is_kept)
}

/// Whether the card that is kept there by this instruction is spoken of after something has happened.
fn is_spoken_of_later(text: &Text, kept_at: Pc, local: Local) -> bool {
    let mut seen = vec![[false; 2]; text.code.len()];
    let mut open: Vec<(Pc, bool)> = Vec::new();
    let go_on = |open: &mut Vec<(Pc, bool)>, pc: Pc, mut op: Op, happened| {
        open.extend(op.jump().copied().map(|to| (to, happened)));
        if !matches!(op, Op::End | Op::Goto(_)) {
            open.push((Pc(pc.0 + 1), happened));
        }
    };
    go_on(&mut open, kept_at, text.code[kept_at.index()], false);
    while let Some((pc, happened)) = open.pop() {
        let Some(op) = text.code.get(pc.index()).copied() else { continue };
        if std::mem::replace(&mut seen[pc.index()][usize::from(happened)], true) {
            continue;
        }
        let mut walk = Walk::new(text);
        walk.op(op);
        if happened && walk.found.locals >> local.0 & 1 == 1 {
            return true;
        }
        if card_local(text, &op) != Some(local) {
            go_on(&mut open, pc, op, happened || !matches!(op.effect(), Effect::Nothing));
        }
    }
    false
}
