//! The games, the documents and the error pages that the binary carries.

use std::path::PathBuf;

use crate::diagnostic::Diagnostics;
use crate::source::{FileId, FileKind};
use crate::syntax::manifest::read_game;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

/// The folder that the built-in games are shown under.
pub const FOLDER: &str = "built-in";

/// Path and text of every file of the built-in games, in the order of their paths.
pub fn files() -> impl Iterator<Item = (PathBuf, &'static str)> {
    embedded::CARDS.iter().map(|(name, text)| (PathBuf::from(FOLDER).join(name), *text))
}

/// The names of the built-in games.
pub fn games() -> Vec<String> {
    let manifests = files().filter(|(path, _)| FileKind::of(path) == Some(FileKind::Game));
    let names =
        manifests.filter_map(|(_, text)| read_game(FileId(0), text, &mut Diagnostics::default()).name);
    names.map(|name| name.value).collect()
}

/// The page that explains a code.
pub fn page(code: &str) -> Option<&'static str> {
    let wanted = format!("{code}.md");
    embedded::PAGES.iter().find(|(name, _)| *name == wanted).map(|(_, text)| *text)
}

/// The names of the documents.
pub fn documents() -> impl Iterator<Item = &'static str> {
    embedded::DOCUMENTS.iter().filter_map(|(name, _)| name.strip_suffix(".md"))
}

/// The document with this name.
pub fn document(name: &str) -> Option<&'static str> {
    let wanted = format!("{name}.md");
    embedded::DOCUMENTS.iter().find(|(found, _)| *found == wanted).map(|(_, text)| *text)
}
