//! Options that blocks speak of: each is declared, in `game.toml` or by a block of its own.

use super::assembled::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_all};
use crate::source::Place;
use crate::syntax::tree::{BlockKind, Only};

pub(super) fn check_options(game: &Assembled, diagnostics: &mut Diagnostics) {
    let in_manifest = game.manifest.options.iter().map(|option| option.name.value.as_str());
    let own_blocks = game.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Option);
    let in_blocks =
        own_blocks.filter_map(|(_, block)| block.header.name.as_ref()).map(|name| name.text.as_str());
    let names: Vec<&str> = in_manifest.chain(in_blocks).collect();
    for (file, block) in &game.blocks {
        for only in &block.header.only {
            let (Only::Option(option) | Only::Without(option)) = only else { continue };
            if names.contains(&option.text.as_str()) {
                continue;
            }
            let place = Place::new(*file, option.at.0);
            let message = format!("There is no option \"{}\".", option.text);
            let diagnostic = Diagnostic::new(Code::UnknownOption, place, message).label("not declared");
            diagnostics.push(match nearest(&option.text, names.iter().copied()) {
                Some(near) => diagnostic.help(format!("Did you mean \"{near}\"?")).fix(
                    format!("write \"{near}\""),
                    place.span,
                    format!("\"{near}\""),
                ),
                None if names.is_empty() => {
                    diagnostic.help("Declare it in game.toml: [options.NAME], or with an option block.")
                }
                None => diagnostic.help(format!("The options are {}.", quoted_all(names.iter().copied()))),
            });
        }
    }
}
