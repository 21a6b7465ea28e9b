//! Whoever has lost a game has played it: what is done at its end is done of them, too.

use crate::small_set::{harbour_of, passes};

/// Ben has lost, and Cid loses now: Ana wins, and then this is done.
fn at_the_end(text: &str, then: &str) {
    let card = format!("card \"Pier\"\n  2 of moon, asset\n\n  {text}\n");
    let then = then.split("; ").map(|line| format!("    {line}\n")).collect::<String>();
    let lines = format!(
        "Ana holds 3 cards
  Ana controls Pier
  Ben is out of the game
  Cid holds 2 cards

  when Cid loses the game
  then
    Ana wins the game
{}",
        then.trim_end()
    );
    passes(&harbour_of("Ana, Ben and Cid", &card, &lines));
}

#[test]
fn they_are_opponents_of_the_winner() {
    at_the_end(
        "At the end of each game, each opponent of the winner scores two points.",
        "Ana has 0 points; Ben has 2 points; Cid has 2 points",
    );
}

#[test]
fn they_are_players() {
    at_the_end(
        "At the end of each game, each player scores two points.",
        "Ana has 2 points; Ben has 2 points",
    );
    at_the_end(
        "At the end of each game, the player on the dealer's left becomes the dealer.",
        "Ben is the dealer",
    );
}

#[test]
fn they_are_out_of_it_all_the_same() {
    at_the_end(
        "At the end of each game, each opponent of the winner scores two points.",
        "Ben is out of the game; Cid is out of the game",
    );
}
