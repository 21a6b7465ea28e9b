//! From names to the numbers of a program.

use crate::program::{CardId, Program, ValueId, ZoneKindId};

pub(super) fn card(program: &Program, name: &str) -> Option<CardId> {
    position(&program.words.cards, name).map(|number| CardId(number as u16))
}

pub(super) fn zone(program: &Program, name: &str) -> Option<ZoneKindId> {
    position(&program.words.zones, name).map(|number| ZoneKindId(number as u8))
}

pub(super) fn value(program: &Program, name: &str) -> Option<ValueId> {
    position(&program.words.values, name).map(|number| ValueId(number as u16))
}

fn position(names: &[String], name: &str) -> Option<usize> {
    names.iter().position(|known| known.eq_ignore_ascii_case(name))
}
