//! Whether the options of a game fit together, and what a variant sets them to.

use super::check::declared;
use super::{GameManifest, GameOption, OptionKind, OptionSetting, SetTo};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_all};

pub(super) fn check_options(game: &GameManifest, out: &mut Diagnostics) {
    // The number of an option goes into a named number: else nothing could ask for it.
    for sets in game.options.iter().filter_map(|option| option.sets.as_ref()) {
        let names = game.values.iter().map(|value| value.name.value.as_str()).collect();
        declared(sets, "named value", names, out);
    }
    for setting in &game.settings {
        match game.options.iter().find(|option| option.name.value == setting.name.value) {
            Some(option) => check_setting(option, setting, out),
            None => out.push(nothing_to_set(game, setting)),
        }
    }
}

fn check_setting(option: &GameOption, setting: &OptionSetting, out: &mut Diagnostics) {
    let name = &option.name.value;
    match (option.kind, setting.to.value) {
        (OptionKind::Switch, SetTo::Number(number)) => out.push(
            Diagnostic::new(
                Code::TomlWrongKind,
                setting.to.place,
                format!("The option \"{name}\" is in force or not; it takes no number."),
            )
            .label("a number")
            .note(option.name.place, "declared as a switch")
            .help("Write true or false.")
            .guess(
                "write true or false",
                setting.to.place.span,
                if number == 0 { "false" } else { "true" },
            ),
        ),
        (OptionKind::Number { min, max, .. }, SetTo::Number(number)) if !(min..=max).contains(&number) => {
            let nearest = number.clamp(min, max);
            out.push(
                Diagnostic::new(
                    Code::TomlNumber,
                    setting.to.place,
                    format!("The option \"{name}\" takes a number from {min} to {max}, not {number}."),
                )
                .label("out of range")
                .note(option.name.place, "declared here")
                .help(format!("The nearest it can be is {nearest}."))
                .guess(
                    format!("write {nearest}"),
                    setting.to.place.span,
                    nearest.to_string(),
                ),
            );
        }
        (OptionKind::Switch | OptionKind::Number { .. }, SetTo::Switched(_))
        | (OptionKind::Number { .. }, SetTo::Number(_)) => {}
    }
}

fn nothing_to_set(game: &GameManifest, setting: &OptionSetting) -> Diagnostic {
    let name = &setting.name.value;
    let problem = Diagnostic::new(
        Code::NothingToChange,
        setting.name.place,
        format!("There is no option \"{name}\" to set."),
    )
    .label("hits nothing");
    let names = || game.options.iter().map(|option| option.name.value.as_str());
    match nearest(name, names()) {
        Some(near) => problem.help(format!("Did you mean \"{near}\"?")).fix(
            format!("write \"{near}\""),
            setting.name.place.span,
            format!("\"{near}\""),
        ),
        None if game.options.is_empty() => {
            problem.help(format!("The game has no options. To declare one, write [options.\"{name}\"]"))
        }
        None => problem.help(format!("The options are {}.", quoted_all(names()))),
    }
}
