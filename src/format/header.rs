//! The line a block begins with, and its fields, in their one form.

use crate::syntax::tree::{Beside, BlockKind, Change, Comes, FieldKind, Header, Only};
use crate::vocabulary::{Dialect, WordId};

/// `replace rule "Twos" with option "stacking"`
pub fn header(header: &Header) -> String {
    let change = match header.change {
        Change::Add => "",
        Change::Replace => "replace ",
        Change::Remove => "remove ",
    };
    let mut line = format!("{change}{}", header.kind.word());
    if let Some(name) = &header.name {
        line.push_str(&format!(" \"{}\"", name.text));
    }
    if let Some(Beside { comes, phase }) = &header.beside {
        let comes = match comes {
            Comes::Before => "before",
            Comes::After => "after",
        };
        line.push_str(&format!(" {comes} phase \"{}\"", phase.text));
    }
    for only in &header.only {
        line.push_str(&match only {
            Only::Option(name) => format!(" with option \"{}\"", name.text),
            Only::Without(name) => format!(" without option \"{}\"", name.text),
            Only::Players { min: 1, max: 1 } => " with 1 player".to_string(),
            Only::Players { min, max } if min == max => format!(" with {min} players"),
            Only::Players { min, max } => format!(" with {min} to {max} players"),
        });
    }
    line
}

/// `6 of eye, asset`
pub fn field(dialect: &Dialect, field: &FieldKind) -> String {
    match field {
        FieldKind::Line(values) => {
            let values: Vec<(WordId, Vec<WordId>)> = values
                .iter()
                .map(|(attribute, values)| (attribute.id, values.iter().map(|value| value.id).collect()))
                .collect();
            dialect.write_card_line(&values)
        }
        FieldKind::Copies(1) => "1 copy".to_string(),
        FieldKind::Copies(count) => format!("{count} copies"),
        FieldKind::Illustrator(name) => format!("illustrator \"{}\"", name.text),
        FieldKind::Flavor(text) => format!("flavor \"{}\"", text.text),
        FieldKind::Requires(requirement) => format!("requires {}", super::requirement(dialect, requirement)),
        FieldKind::EntersWith(enters) => format!("enters with {}", super::enters_with(dialect, enters)),
    }
}

/// Whether a blank line stands between a header and the text even where there are no fields.
pub(super) fn sets_text_apart(kind: BlockKind) -> bool {
    kind == BlockKind::Card
}
