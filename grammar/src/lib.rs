//! The grammars, compiled: nothing is here but what pest makes of the files beside this folder.
//!
//! A crate of its own, since reading sentences is most of what tests do: it is built once, and optimised in debug builds too.

/// The sentences of cards and rules.
pub mod sentence {
    /// The parser pest makes of `sentence.pest`.
    #[derive(pest_derive::Parser)]
    #[grammar = "../sentence.pest"]
    pub struct SentenceGrammar;
}

/// The lines of scenarios.
pub mod scenario {
    /// The parser pest makes of `scenario.pest`.
    #[derive(pest_derive::Parser)]
    #[grammar = "../scenario.pest"]
    pub struct ScenarioGrammar;
}

/// Headers of blocks, and the fields below them.
pub mod structure {
    /// The parser pest makes of `structure.pest`.
    #[derive(pest_derive::Parser)]
    #[grammar = "../structure.pest"]
    pub struct LineParser;
}
