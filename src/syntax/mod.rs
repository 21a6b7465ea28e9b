//! From text to a tree with spans, in two stages. The structure of a file is found first and never
//! fails as a whole; then each sentence is parsed strictly on its own. The only room that knows pest.

mod build;
mod dispatch;
mod explain;
mod grammar;
mod mask;
mod read;
mod rules_used;
mod split;
pub mod tree;

pub use read::{ReadParagraph, read_enters_with, read_paragraph, read_requires};
#[doc(hidden)]
pub use rules_used::{RuleText, rules_used};
