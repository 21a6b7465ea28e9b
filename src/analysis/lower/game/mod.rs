//! A whole game, and what its blocks tell about each other.

pub mod block;
mod circles;
pub mod deals;
mod deck_size;
mod done;
pub mod keyword_fit;
pub mod limits;
pub mod needs;
pub mod never;
pub mod plain_deck;
mod played;
mod too_soon;
mod two_tables;
mod verb_goals;
pub mod whole;
pub mod world;
