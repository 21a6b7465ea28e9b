//! Texts: paragraphs, their sentences and clauses, in what order and how often.

pub mod any_order;
pub mod branches;
mod chosen_before;
pub mod clause;
mod copied;
pub mod each;
mod gone;
pub mod if_sentence;
mod in_turn;
pub mod later;
mod link;
pub mod no_if;
pub mod not_yet;
pub mod once;
pub mod one_moment;
pub mod one_offer;
pub mod otherwise;
pub mod paragraph;
pub mod sentence;
mod shown_if;
mod since;
pub mod steps;
mod then_if;
pub mod time;
mod which_turn;
mod whose_answer;
mod whose_step;
