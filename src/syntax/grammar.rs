//! The sentence grammar, compiled.

use pest_derive::Parser;

/// The parser pest makes of `grammar/sentence.pest`.
#[derive(Parser)]
#[grammar = "../grammar/sentence.pest"]
pub struct SentenceGrammar;
