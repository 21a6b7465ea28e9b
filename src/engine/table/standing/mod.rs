//! What holds all the time, and what has to be looked at again when something changes.

pub mod added;
pub mod given;
pub mod kept;
pub mod stands;
pub mod watch;
pub mod whiles;
pub mod working;
pub mod wrong;
