//! From text to a tree with spans, in two stages. The structure of a file is found first and never
//! fails as a whole; then each sentence is parsed strictly on its own. The only room that knows pest.

mod build;
mod card_line;
mod completion;
mod dispatch;
mod document;
mod explain;
mod known;
pub mod manifest;
pub mod mask;
mod outline;
mod parsed;
mod read;
mod reading;
mod rules_used;
pub mod scenario;
mod split;
pub mod tree;

pub use completion::completions;
pub use document::document;
pub use known::KnownSentences;
pub use outline::{Comment, FieldLine, FieldText, HeaderLine, Outline, OutlineBlock, TextRun, outline};
pub use read::{ReadParagraph, read_enters_with, read_paragraph, read_requires};
pub use reading::Reader;
#[doc(hidden)]
pub use rules_used::{RuleText, RulesUsed, rules_inside, rules_used};
pub use split::sentences;
