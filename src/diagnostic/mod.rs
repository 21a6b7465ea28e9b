//! Problems as data: a stable code, exact places, words for a designer, and where possible a fix.
//! Knows nothing of how they are shown; the rim renders them.

mod code;
mod list;
mod near;

pub use code::{Code, Severity};
pub use list::{Diagnostic, Diagnostics, Fix, Note};
pub use near::{at_least, letters_apart, nearest, quoted_all, quoted_list};
