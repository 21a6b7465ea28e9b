//! What a file is, by its name.

use std::path::Path;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FileKind {
    /// game.toml
    Game,
    /// set.toml
    Set,
    /// *.cards
    Cards,
    /// *.scenario
    Scenario,
}

impl FileKind {
    pub fn of(path: &Path) -> Option<FileKind> {
        let name = path.file_name()?.to_str()?;
        match name {
            "game.toml" => Some(FileKind::Game),
            "set.toml" => Some(FileKind::Set),
            _ if name.ends_with(".cards") => Some(FileKind::Cards),
            _ if name.ends_with(".scenario") => Some(FileKind::Scenario),
            _ => None,
        }
    }
}
