//! Reading a `set.toml`, and what both manifests share.

use toml::de::DeTable;

use super::table::Table;
use super::{Allowed, SetManifest, syntax_error};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Severity, nearest};
use crate::source::{FileId, Place, Span};

pub fn read_set(file: FileId, text: &str, out: &mut Diagnostics) -> SetManifest {
    with_root(file, text, "A set", out, |table, out| {
        let manifest = SetManifest {
            name: table.text("name", out),
            game: table.text("game", out),
            code: table.text("code", out),
            copyright: table.text("copyright", out),
            cards: table.number("cards", 0..=1_000_000, out),
            complete: table.texts("complete", out),
            allow: read_allow(table, out),
        };
        if manifest.name.is_none() {
            table.missing_unless_wrong("name", "name = \"Arabian Nights\"", out);
        }
        manifest
    })
}

/// Reads the whole text: its own grammar first, then what `read` asks for, then what is left over.
pub(super) fn with_root<T>(
    file: FileId,
    text: &str,
    what: &str,
    out: &mut Diagnostics,
    read: impl FnOnce(&mut Table<'_>, &mut Diagnostics) -> T,
) -> T {
    let (root, errors) = DeTable::parse_recoverable(text);
    let broken = !errors.is_empty();
    for error in &errors {
        out.push(syntax_error::diagnostic(file, text, error));
    }
    let mut table = Table::new(what.to_string(), root.get_ref(), Place::new(file, Span::gap(0)));
    let mut found = Diagnostics::default();
    let result = read(&mut table, &mut found);
    table.finish(&mut found);
    // What is missing or odd in a file that could not be read whole may be what could not be read.
    if !broken {
        out.append(found);
    }
    result
}

/// `[allow] CW601 = "why it is right here"`.
pub(super) fn read_allow(table: &mut Table<'_>, out: &mut Diagnostics) -> Vec<Allowed> {
    let Some(mut allow) = table.table("allow", out) else { return Vec::new() };
    let mut allowed = Vec::new();
    for (id, reason) in allow.rest() {
        let Some(reason) = reason.text(out) else { continue };
        let warnings = || Code::ALL.iter().filter(|code| code.severity() == Severity::Warning);
        match Code::from_id(&id.value) {
            Some(code) if code.severity() == Severity::Warning => {
                allowed.push(Allowed { code: id.map(|_| code), reason: reason.value });
            }
            Some(code) => out.push(
                Diagnostic::new(
                    Code::TomlAllow,
                    id.place,
                    format!("{} is an error and can't be allowed.", code.id()),
                )
                .label(code.title())
                .help("Only warnings (CW6…) can be allowed."),
            ),
            None => {
                let diagnostic = Diagnostic::new(
                    Code::TomlAllow,
                    id.place,
                    format!("There is no warning \"{}\".", id.value),
                )
                .label("unknown code");
                out.push(match nearest(&id.value, warnings().map(|code| code.id())) {
                    Some(near) => diagnostic.help(format!("Did you mean {near}?")),
                    None => diagnostic.help("Write the code as the warning shows it, such as CW601."),
                });
            }
        }
    }
    allowed
}
