//! The generated reader of single lines.

#[derive(pest_derive::Parser)]
#[grammar = "../grammar/structure.pest"]
pub(super) struct LineParser;
