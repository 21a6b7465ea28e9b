//! From names to the numbers of a program, and back.

use super::offer::Bearer;
use crate::format::quoted_name;
use crate::program::{
    ActionId, AttributeId, CardId, CellId, CellUse, CounterId, OptionId, PhaseId, Program, ValueId,
    ZoneKindId,
};

pub(super) fn card(program: &Program, name: &str) -> Option<CardId> {
    position(&program.words.cards, name).map(|number| CardId(number as u16))
}

/// A card with this name, or else a rule.
pub(super) fn bearer(program: &Program, name: &str) -> Option<Bearer> {
    let rule = || position(&program.words.rules, name).map(Bearer::Rule);
    card(program, name).map(Bearer::Card).or_else(rule)
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

/// The number of a set of cards.
pub(super) fn set(program: &Program, name: &str) -> Option<u8> {
    position(&program.words.sets, name).map(|number| number as u8)
}

/// A number that the game keeps; a named value of an attribute is none.
pub(super) fn cell(program: &Program, name: &str) -> Option<CellId> {
    let number = position(&program.words.cells, name)?;
    let is_named = matches!(program.cells.get(number)?.holds, CellUse::Named(_));
    let is_goods = program.words.goods[number].is_some();
    (!is_named && !is_goods).then_some(CellId(number as u8))
}

/// What players have so many of, said as one or as several.
pub(super) fn goods(program: &Program, name: &str) -> Option<CellId> {
    let is_it = |(number, plural): &(usize, &Option<String>)| {
        let plural = plural.as_ref()?;
        let names = [plural, &program.words.cells[*number]];
        names.iter().any(|word| word.eq_ignore_ascii_case(name)).then_some(())
    };
    let found = program.words.goods.iter().enumerate().find(|one| is_it(one).is_some());
    found.map(|(number, _)| CellId(number as u8))
}

/// coin, coins
pub(super) fn one_and_several(program: &Program, goods: CellId) -> (&str, &str) {
    let one = program.words.cells[goods.index()].as_str();
    (one, program.words.goods[goods.index()].as_deref().unwrap_or(one))
}

pub(super) fn all_goods(program: &Program) -> Vec<String> {
    program.words.goods.iter().flatten().cloned().collect()
}

pub(super) fn value_of(program: &Program, attribute: AttributeId, name: &str) -> Option<ValueId> {
    let is_it = |value: &ValueId| program.words.values[value.index()].eq_ignore_ascii_case(name);
    values_of(program, attribute).into_iter().find(is_it)
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

/// The values that an attribute has, in their order.
fn values_of(program: &Program, attribute: AttributeId) -> Vec<ValueId> {
    let values = program.values.iter().enumerate().filter(|(_, value)| value.attribute == attribute);
    values.map(|(number, _)| ValueId(number as u16)).collect()
}

/// As a line of a scenario writes it: in quotes where it could be read as several.
pub(super) fn say_card(program: &Program, card: CardId) -> String {
    quoted_name(&program.words.cards[card.index()])
}

fn position(names: &[String], name: &str) -> Option<usize> {
    names.iter().position(|known| known.eq_ignore_ascii_case(name))
}
