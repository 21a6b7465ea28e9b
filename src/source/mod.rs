//! Files and places in them. Knows nothing of what the text means, and never touches the disk:
//! the rim reads files and hands their text in.

mod file;
mod kind;
mod line_index;
mod span;

pub use file::{FileId, SourceFile, Sources};
pub use kind::FileKind;
pub use line_index::{LineIndex, Position};
pub use span::{Place, Span};
