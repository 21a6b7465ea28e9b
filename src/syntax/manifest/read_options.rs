//! Reading the options of a game, and what a variant sets them to.

use super::table::Table;
use super::{GameOption, OptionKind, OptionSetting, SetTo, Told};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::vocabulary::LARGEST;

/// The options that are declared, `[options.NAME]`, and those that are set, `NAME = true`.
pub(super) fn read_options(
    root: &mut Table<'_>,
    out: &mut Diagnostics,
) -> (Vec<GameOption>, Vec<OptionSetting>) {
    let (mut options, mut settings) = (Vec::new(), Vec::new());
    let Some(mut table) = root.table("options", out) else { return (options, settings) };
    for (name, value) in table.rest() {
        if name.value.trim().is_empty() {
            out.push(
                Diagnostic::new(Code::TomlWrongKind, name.place, "A name in \"options\" is empty.")
                    .label("nothing between the quotes")
                    .help("Write a name: [options.NAME]"),
            );
        } else if value.value.as_bool().is_some() {
            let to = value.flag(out).map(|flag| Told::new(SetTo::Switched(flag), value.place));
            settings.extend(to.map(|to| OptionSetting { name, to }));
        } else if value.value.as_integer().is_some() {
            let to = value.number(0..=LARGEST, out).map(|number| number.map(SetTo::Number));
            settings.extend(to.map(|to| OptionSetting { name, to }));
        } else if value.value.as_table().is_some() {
            options.extend(value.table(out).and_then(|table| read_option(name, table, out)));
        } else {
            value.wrong::<()>("true, false, a number, or a group that declares the option", out);
        }
    }
    (options, settings)
}

fn read_option(name: Told<String>, mut table: Table<'_>, out: &mut Diagnostics) -> Option<GameOption> {
    let description = table.text("description", out).map(|text| text.value);
    let is_number = table.choice("kind", &[("switch", false), ("number", true)], out);
    let is_number = is_number.is_some_and(|kind| kind.value);
    let mut usual = false;
    let kind = if is_number {
        let min = table.number("min", 0..=LARGEST, out).map_or(0, |min| min.value);
        let max = table.number("max", 0..=LARGEST, out).map_or(LARGEST, |max| max.value);
        let default = table.number("default", 0..=LARGEST, out);
        let chosen = default.as_ref().map_or(min, |default| default.value);
        if !(min..=max).contains(&chosen) {
            let place = default.map_or(name.place, |default| default.place);
            let message = format!("{chosen} is not between {min} and {max}.");
            out.push(
                Diagnostic::new(Code::TomlNumber, place, message)
                    .label("outside min and max")
                    .help("Change \"default\", \"min\" or \"max\" so that min ≤ default ≤ max."),
            );
            table.finish(out);
            return None;
        }
        OptionKind::Number { min, max, default: chosen }
    } else {
        usual = table.flag("default", out).unwrap_or(false);
        OptionKind::Switch
    };
    let sets = if is_number {
        let sets = table.text("sets", out);
        if sets.is_none() {
            table.missing_unless_wrong("sets", "sets = \"agreed number\"", out);
        }
        sets
    } else {
        None
    };
    table.finish(out);
    Some(GameOption { name, description, kind, usual, sets })
}
