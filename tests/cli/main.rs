//! The command as people meet it: the real binary, in folders of its own.

mod accepted_as_meant;
mod accepted_of_whom;
mod bad_input;
mod card;
mod check;
mod events_as_meant;
mod fmt;
mod game;
mod odd_files;
mod odd_sentences;
mod play;
mod players_meant;
mod pointing;
mod repairs;
mod replay;
mod simulate;
mod support;
mod test;
mod the_rest;
mod verbs_lead_somewhere;
mod where_it_lies;
mod which_cards;
mod words_of_the_game;
