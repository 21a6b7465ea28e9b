//! Cardwright: a language for card games, and the machine that runs it.
//!
//! `docs/architecture.md` is the map. Each module may use only those below it.

pub mod analysis;
pub mod cli;
pub mod diagnostic;
pub mod engine;
pub mod format;
pub mod game;
pub mod play;
pub mod program;
pub mod render;
pub mod replay;
pub mod scenario;
pub mod simulate;
pub mod source;
pub mod syntax;
pub mod vocabulary;
pub mod workspace;
