//! The grammar's context-free twin. pest's ordered choice takes the first alternative that fits and
//! never says that another one would have fitted too. Here the same grammar file is read as a
//! context-free grammar, and every reading of a sentence is found. Knows nothing of what a reading means.

pub mod corpus;
pub mod files;
pub mod grammar;
pub mod lexeme;
pub mod readings;
pub mod search;
mod show;
pub mod speak;
pub mod words;

mod toys;
