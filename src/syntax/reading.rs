//! What a text is read with, and a text that is being read.

use super::known::KnownSentences;
use super::mask::BinderName;
use crate::source::FileId;
use crate::vocabulary::Dialect;

/// Reads the texts of one file with the words of one game.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub dialect: &'a Dialect,
    pub file: FileId,
    /// May be shared with the readers of other files and games.
    pub known: &'a KnownSentences,
    /// The card whose texts are read.
    pub card: Option<&'a str>,
    /// Nobody is "you" in the text.
    pub to_nobody: bool,
}

/// A text to be read by one entry rule, with what is needed to read it and to speak of it.
pub(super) struct Reading<'a> {
    pub dialect: &'a Dialect,
    pub text: &'a str,
    /// What stands before it in its paragraph.
    pub before: &'a str,
    pub base: usize,
    pub file: FileId,
    pub binders: &'a [BinderName],
    pub known: &'a KnownSentences,
    pub card: Option<&'a str>,
    /// Nobody is "you" in it: what it is shown speaks to nobody.
    pub to_nobody: bool,
}
