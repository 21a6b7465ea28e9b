//! From text to a tree with spans, in two stages. The structure of a file is found first and never
//! fails as a whole; then each sentence is parsed strictly on its own. The only room that knows pest.

mod grammar;
pub mod manifest;
mod mask;
pub mod tree;
