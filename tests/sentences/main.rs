//! Sentences: what is written is read, and what was read is written again.

mod beginner_mistakes;
mod printing;
mod round_trip;
mod support;
