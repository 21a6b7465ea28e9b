//! The games and the error pages that the binary carries.

use std::path::PathBuf;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

/// The folder that the built-in games are shown under.
pub const FOLDER: &str = "built-in";

/// Path and text of every file of the built-in games, in the order of their paths.
pub fn files() -> impl Iterator<Item = (PathBuf, &'static str)> {
    embedded::CARDS.iter().map(|(name, text)| (PathBuf::from(FOLDER).join(name), *text))
}

/// The page that explains a code.
pub fn page(code: &str) -> Option<&'static str> {
    let wanted = format!("{code}.md");
    embedded::PAGES.iter().find(|(name, _)| *name == wanted).map(|(_, text)| *text)
}
