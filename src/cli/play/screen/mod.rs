//! The game on a whole terminal: a table of zones, a hand of cards, what can be chosen, what happened.

mod acts;
mod choices;
mod client;
mod draw;
mod hand;
mod heading;
mod keys;
mod model;
mod over;
mod overlay;
mod paint;
mod rows;
mod table;
mod terminal;
#[cfg(test)]
mod tests;

pub(super) use terminal::play;
