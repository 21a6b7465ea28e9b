//! The files of one run.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::{LineIndex, Position};

/// The number of a file in [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(pub u32);

/// One file: the path it is shown under, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    pub path: PathBuf,
    /// Where it stands among the others: which folder is above which is asked of this path.
    pub home: PathBuf,
    pub text: String,
    /// Counted when somebody asks for a line: most files have nothing to tell.
    lines: OnceLock<LineIndex>,
}

impl SourceFile {
    /// The line and column of a byte.
    pub fn position(&self, offset: usize) -> Position {
        self.lines().position(&self.text, offset)
    }

    /// Whole lines around a range: the number of the first, from zero, and where they stand.
    pub fn lines_around(&self, range: &Range<usize>, around: usize) -> (usize, Range<usize>) {
        self.lines().lines_around(&self.text, range, around)
    }

    fn lines(&self) -> &LineIndex {
        self.lines.get_or_init(|| LineIndex::new(&self.text))
    }
}

/// All files of one run, in the order they were read.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    pub fn add(&mut self, path: impl Into<PathBuf>, text: impl Into<String>) -> FileId {
        let path = path.into();
        self.add_at(path.clone(), path, text)
    }

    /// A file that is shown under one path and stands at another, fuller one.
    pub fn add_at(
        &mut self,
        path: impl Into<PathBuf>,
        home: impl Into<PathBuf>,
        text: impl Into<String>,
    ) -> FileId {
        let text = text.into();
        let id = FileId(u32::try_from(self.files.len()).expect("fewer than four billion files"));
        self.files.push(SourceFile { path: path.into(), home: home.into(), text, lines: OnceLock::new() });
        id
    }

    pub fn get(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    pub fn text(&self, id: FileId) -> &str {
        &self.get(id).text
    }

    pub fn path(&self, id: FileId) -> &Path {
        &self.get(id).path
    }

    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(number, file)| (FileId(number as u32), file))
    }
}
