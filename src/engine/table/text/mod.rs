//! Texts as a table knows them: instructions, choices, tests, numbers, people, and what each needs to begin.

pub mod ahead;
pub mod choices;
pub mod code;
pub mod demanded;
pub mod demands;
mod first_step;
pub mod gather;
pub mod link_tests;
pub mod numbers;
pub mod offers;
pub mod only_moves;
pub mod persons;
mod picked;
pub mod plain_price;
pub mod price;
pub mod question;
pub mod questions;
pub mod sight;
pub mod texts;
pub mod unseen;
pub mod verb_price;
pub mod wanted;
mod when_over;
