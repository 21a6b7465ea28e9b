//! The command as people meet it: the real binary, in folders of its own.

mod accepted_as_meant;
mod bad_input;
mod card;
mod check;
mod fmt;
mod game;
mod odd_files;
mod play;
mod pointing;
mod replay;
mod simulate;
mod support;
mod test;
