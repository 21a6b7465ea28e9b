//! From resolved trees to the program: each text on its own, one file for each kind of node.
//! Asks `resolve` what words mean, and reports where they mean nothing.

mod act;
mod any_order;
mod boolean;
mod branches;
mod changed;
mod clause;
mod compared;
mod condition;
mod count;
mod deals;
mod definition;
mod each;
mod event;
mod event_card;
mod event_reworded;
mod event_untold;
mod event_was;
mod game;
mod game_world;
mod keyword_fit;
mod later;
mod lies;
mod limits;
mod lost;
mod lowering;
mod measure;
mod noun_place;
mod noun_set;
mod number_of_each;
mod once;
mod one_offer;
mod person;
mod person_noun;
mod person_predicate;
mod select;
mod sentence;
mod shares;
mod somebody;
mod standing;
mod steps;
mod substitution;
mod text;
mod thing;
mod thing_predicate;
mod time;
mod top_of_a_kind;
mod trial;
mod whose;
mod zone;

mod block;
mod requirement;

pub use game::program;
pub use lowering::Lowering;
pub use trial::Trial;
