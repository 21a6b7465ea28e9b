//! From names to the numbers of a program, and back.

use crate::program::{
    ActionId, AttributeId, CardId, CellId, CellUse, CounterId, OptionId, PhaseId, Program, ValueId,
    ZoneKindId,
};

/// A card that is printed, or one of a plain deck: those count on after the printed ones.
pub(super) fn card(program: &Program, name: &str) -> Option<CardId> {
    let printed = position(&program.words.cards, name);
    printed.or_else(|| plain(program, name)).map(|number| CardId(number as u16))
}

pub(super) fn zone(program: &Program, name: &str) -> Option<ZoneKindId> {
    position(&program.words.zones, name).map(|number| ZoneKindId(number as u8))
}

pub(super) fn value(program: &Program, name: &str) -> Option<ValueId> {
    position(&program.words.values, name).map(|number| ValueId(number as u16))
}

pub(super) fn attribute(program: &Program, name: &str) -> Option<AttributeId> {
    position(&program.words.attributes, name).map(|number| AttributeId(number as u8))
}

pub(super) fn counter(program: &Program, name: &str) -> Option<CounterId> {
    position(&program.words.counters, name).map(|number| CounterId(number as u8))
}

pub(super) fn phase(program: &Program, name: &str) -> Option<PhaseId> {
    position(&program.words.phases, name).map(|number| PhaseId(number as u8))
}

pub(super) fn action(program: &Program, name: &str) -> Option<ActionId> {
    position(&program.words.actions, name).map(|number| ActionId(number as u8))
}

pub(super) fn option(program: &Program, name: &str) -> Option<OptionId> {
    position(&program.words.options, name).map(|number| OptionId(number as u8))
}

/// A number that the game keeps; a named value of an attribute is none.
pub(super) fn cell(program: &Program, name: &str) -> Option<CellId> {
    let number = position(&program.words.cells, name)?;
    let is_named = matches!(program.cells.get(number)?.holds, CellUse::Named(_));
    (!is_named).then_some(CellId(number as u8))
}

pub(super) fn value_of(program: &Program, attribute: AttributeId, name: &str) -> Option<ValueId> {
    let is_it = |value: &ValueId| program.words.values[value.index()].eq_ignore_ascii_case(name);
    values_of(program, attribute).into_iter().find(is_it)
}

pub(super) fn all_cards(program: &Program) -> Vec<String> {
    let first = program.words.cards.len();
    let plain = (first..first + plain_count(program)).map(|number| plain_name(program, number));
    program.words.cards.iter().cloned().chain(plain).collect()
}

pub(super) fn all_cells(program: &Program) -> Vec<String> {
    program.words.cells.iter().filter(|name| cell(program, name).is_some()).cloned().collect()
}

/// A zone as a choice names it: "the heap", "heap 3", "Tina's heap": its kind, its owner, its number.
pub(super) fn spoken_zone<'n>(
    program: &Program,
    text: &'n str,
) -> Option<(ZoneKindId, Option<&'n str>, Option<u32>)> {
    let (owner, rest) = match text.split_once("'s ") {
        Some((owner, rest)) => (Some(owner), rest),
        None => (None, text.strip_prefix("the ").unwrap_or(text)),
    };
    let last = rest.rsplit_once(' ').and_then(|(name, number)| Some((name, number.parse::<u32>().ok()?)));
    let (name, number) = last.map_or((rest, None), |(name, number)| (name, Some(number)));
    zone(program, name).map(|kind| (kind, owner, number))
}

/// The values that an attribute of a plain deck has, in their order.
fn values_of(program: &Program, attribute: AttributeId) -> Vec<ValueId> {
    let values = program.values.iter().enumerate().filter(|(_, value)| value.attribute == attribute);
    values.map(|(number, _)| ValueId(number as u16)).collect()
}

/// How many cards a plain deck has.
pub(super) fn plain_count(program: &Program) -> usize {
    if program.one_of_each.is_empty() {
        return 0;
    }
    program.one_of_each.iter().map(|attribute| values_of(program, *attribute).len()).product()
}

/// The number of a card of a plain deck, such as the queen of spades.
fn plain(program: &Program, name: &str) -> Option<usize> {
    let first = program.words.cards.len();
    (first..first + plain_count(program))
        .find(|number| plain_name(program, *number).eq_ignore_ascii_case(name))
}

fn plain_name(program: &Program, number: usize) -> String {
    let mut left = number - program.words.cards.len();
    let mut words = Vec::new();
    for attribute in program.one_of_each.iter().rev() {
        let values = values_of(program, *attribute);
        words.push(program.words.values[values[left % values.len()].index()].as_str());
        left /= values.len();
    }
    words.reverse();
    words.join(" of ")
}

pub(super) fn say_card(program: &Program, card: CardId) -> String {
    match program.words.cards.get(card.index()) {
        Some(name) => name.clone(),
        None => plain_name(program, card.index()),
    }
}

fn position(names: &[String], name: &str) -> Option<usize> {
    names.iter().position(|known| known.eq_ignore_ascii_case(name))
}
