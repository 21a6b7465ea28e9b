//! A step that comes too late, in words.

use super::ending::Ending;
use crate::analysis::lint::Linted;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::tree::At;

pub fn too_late(linted: &Linted<'_>, at: At, ending: Ending, end: At) -> Diagnostic {
    let (said, after) = (linted.quote(at), linted.quote(end));
    let message = match ending {
        Ending::Turn | Ending::Game => {
            format!("\"{said}\" comes too late: nothing is done after \"{after}\".")
        }
        Ending::Out => {
            format!(
                "\"{said}\" comes too late: after \"{after}\" you are out, and your cards do nothing more."
            )
        }
        Ending::Won => format!("\"{said}\" comes too late: \"{after}\" ends the game at once."),
        Ending::Decided => {
            format!(
                "\"{said}\" comes too late: \"{}\" the game is over.",
                after.trim_end().trim_end_matches(',')
            )
        }
    };
    let diagnostic = Diagnostic::new(Code::AfterTheEnd, linted.place(at), message)
        .label("never done")
        .note(linted.place(end), "the end");
    match ending {
        Ending::Turn => diagnostic.help("What ends the turn stands last: move it to the end of the ability."),
        Ending::Out => diagnostic.help("\"You lose the game\" stands last: move this before it."),
        Ending::Won => diagnostic.help("What wins the game stands last: move this before it."),
        Ending::Decided => diagnostic.help(
            "Who wins is said where the game ends: As soon as …, the game ends. Each player with the most points wins the game.",
        ),
        Ending::Game => diagnostic.help(
            "After the game only winning, losing and scoring count: move this before the end of the game.",
        ),
    }
}

/// The same of several that are chosen: with that one, this one is never done.
pub fn too_late_if_chosen(linted: &Linted<'_>, at: At, ending: Ending, end: At) -> Diagnostic {
    let (said, after) = (linted.quote(at), linted.quote(end));
    let over = match ending {
        Ending::Turn => "ends the turn",
        Ending::Out | Ending::Won | Ending::Game | Ending::Decided => "ends the game",
    };
    let message = format!(
        "\"{said}\" comes too late for whoever chooses \"{after}\" too: they are done in the order in which they stand."
    );
    Diagnostic::new(Code::AfterTheEnd, linted.place(at), message)
        .label("not done then")
        .note(linted.place(end), "the end")
        .help(format!("Let what {over} be the last of them."))
}
