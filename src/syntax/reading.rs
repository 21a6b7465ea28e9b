//! A text that is being read, with what is needed to read it and to speak of it.

use super::mask::BinderName;
use crate::source::FileId;
use crate::vocabulary::Dialect;

/// A text to be read by one entry rule.
pub(super) struct Reading<'a> {
    pub dialect: &'a Dialect,
    pub text: &'a str,
    pub base: usize,
    pub file: FileId,
    pub binders: &'a [BinderName],
}
