//! Cards and zones: which are meant, where they lie, and how they are picked.

pub mod bare_plural;
mod counted;
pub mod described;
pub mod each_of;
pub mod except;
mod for_each;
pub mod group;
mod kind_or_card;
pub mod lies;
pub mod lies_after;
mod meant_in_play;
pub mod nobodys;
pub mod noun_place;
pub mod noun_set;
pub mod one_card;
mod other_than;
mod out_of_play;
pub mod picked;
mod place_chosen;
pub mod predicate;
pub mod select;
pub mod shares;
mod taken_at_once;
pub mod the_one;
pub mod top_of_a_kind;
pub mod unseen_pile;
pub mod zone;
