//! People: who is meant, and what is asked of them.

pub mod called;
pub mod compared;
mod no_choice;
pub mod noun;
pub mod of_whom;
mod others;
mod outright;
mod own_place;
mod picker;
pub mod predicate;
pub mod results;
pub mod said_had;
pub mod somebody;
pub mod they;
pub mod which_next;
pub mod which_one;
mod which_place;
pub mod who;
pub mod whose;
