//! Nothing leaves a game that a player may not know: games that differ only in what a player can't see look
//! the same to that player, in the view and in the log. `HIDDEN_GAMES=2000` plays more of them, and
//! `HIDDEN_SEED=64` a single one.

mod alike;
mod compare;
mod notes;
mod playing;
mod views;
mod worlds;
