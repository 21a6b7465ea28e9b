//! Who listens to what, and what each asks of an event before its text is opened.

pub mod attend;
pub mod attention;
pub mod counted;
pub mod gather;
pub mod heard;
mod hearing;
pub mod listeners;
pub mod lookers;
pub mod looking_back;
pub mod questions;
pub mod quick;
pub mod subjects;
