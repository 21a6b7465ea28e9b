//! The course of games: teams, losing and winning, turns, series, chains without an end, secret choices, and
//! what changes an event; what players know, and what they read of it. Each test builds a small position with cards made for it.

mod as_written;
mod decisions;
mod how_often;
mod knowledge;
mod log;
mod loops;
mod losing;
mod secret;
mod series;
mod substitutions;
mod support;
mod teams;
mod turns;
mod undone;
mod winning;
mod worlds;
