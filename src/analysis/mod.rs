//! From syntax trees to a checked program: what names and pronouns mean, what fits together, and the
//! program that comes of it. Reports in a designer's words; runs nothing.

pub mod lower;
pub mod resolve;
