//! Texts to begin with, words to put in, and ways to spoil.

pub mod dictionary;
pub mod seeds;
pub mod spoil;
