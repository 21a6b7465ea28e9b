//! What a question says of what can be chosen: what lies there, whose it is, and what was chosen before.

use std::path::Path;

use super::{game, unshuffled};
use crate::support::{TempDir, folder, read, run_with, write};

/// What is read at the last question.
fn asked(folder: &Path, arguments: &[&str], answers: &[&str]) -> String {
    let arguments: Vec<&str> = ["play"].iter().chain(arguments).copied().collect();
    let answers: String = answers.iter().map(|answer| format!("{answer}\n")).collect();
    let told = run_with(folder, &arguments, &answers);
    told.out.rsplit("\n> ").nth(1).unwrap_or_default().to_string()
}

const AUCTION: &str = include_str!("../../games/auction/game.toml");
const RULES_OF_AUCTION: &str = include_str!("../../games/auction/rules.cards");

#[test]
fn a_place_is_offered_with_what_lies_there_and_what_it_is_for_is_said() {
    let answers = ["name solid", "Play a pocket", "position 4", "Play a pocket"];
    let told = asked(game().path(), &["Crazy 8-Ball", "--seed", "67", "--seats", "human"], &answers);
    assert!(told.contains("Player 1: Play a pocket: choose a place\n"), "{told}");
    assert!(told.contains("  chosen so far: Blue side\n   1  position 5 (side): empty\n"), "{told}");
    assert!(told.contains("  position 4 (corner): 1 card, on top Green-maroon corner\n"), "{told}");
}

#[test]
fn what_a_step_offers_is_said_in_its_own_words() {
    let files = [("game.toml", AUCTION.as_bytes()), ("rules.cards", RULES_OF_AUCTION.as_bytes())];
    let folder = folder(&files);
    let auction = ["--seed", "4", "--seats", "human", "--players", "3"];
    let told = asked(folder.path(), &auction, &["0", "0", "0"]);
    assert!(told.contains("   1  two players of your choice add one to the pot\n"), "{told}");
    assert!(told.contains("   3  an opponent's purse becomes five"), "{told}");
    let told = asked(folder.path(), &auction, &["0", "0", "0", "an opponent's"]);
    assert!(told.contains("Choose a player\n  \"an opponent's purse becomes five\"\n"), "{told}");
}

/// The market of the tests, whose beginning phase says this; Tina holds Lantern and two of Night Watch.
fn market(beginning: &str) -> TempDir {
    let game = game();
    let rules =
        unshuffled().replace("phase \"beginning\"\n", &format!("phase \"beginning\"\n  {beginning}\n"));
    write(game.path(), "rules.cards", rules.as_bytes());
    game
}

const SEATS: [&str; 8] = ["--seats", "human", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];

#[test]
fn of_cards_that_lie_apart_it_is_said_whose_they_are() {
    let game = market(
        "Put a stall card from your hand into play on the table under your control. Choose a stall and a card
  from your hand. Put that stall on top of the discard pile.",
    );
    // Of one stall nobody is asked which.
    let tina = ["Lantern", "1", "Night Watch", "do nothing"];
    let told = asked(game.path(), &SEATS, &[&tina[..], &["Lantern"]].concat());
    assert!(told.contains("   1  Lantern (you control)\n   2  Night Watch (Tina controls)"), "{told}");
    let told = asked(game.path(), &SEATS, &[&tina[..], &["Lantern", "Night Watch (Tina"]].concat());
    assert!(told.contains("  chosen so far: Lantern, Night Watch\n   1  Lantern\n"), "{told}");
}

#[test]
fn what_may_be_done_with_it_names_the_card() {
    let game = market("Draw a card. You may put it on the bottom of the draw pile.");
    let told = asked(game.path(), &SEATS, &[]);
    assert!(told.contains("Tina: Put it on the bottom of the draw pile (Sunrise)?\n"), "{told}");
}

#[test]
fn what_is_done_in_any_order_is_quoted_where_it_asks() {
    let game = market("");
    let exchange = "you may exchange a card from your hand and the top card of the discard pile";
    let offered = "you may discard a card that matches and you may play a card";
    let rules =
        read(game.path(), "rules.cards").replace(offered, &format!("you may play a card and {exchange}"));
    write(game.path(), "rules.cards", rules.as_bytes());
    let told = asked(game.path(), &SEATS, &["exchange"]);
    assert!(told.contains(&format!("Choose a card\n  \"{}", &exchange[..40])), "{told}");
}

#[test]
fn who_is_asked_what_acts_first_reads_on_what() {
    let game = market("");
    let more = "
rule \"Toll\"
  If a player would play a stall, first that player draws a card.

rule \"Tax\"
  If a player would play a stall, first that player discards a card.
";
    let rules = format!("{}{more}", read(game.path(), "rules.cards"));
    write(game.path(), "rules.cards", rules.as_bytes());
    let told = asked(game.path(), &SEATS, &["play night"]);
    assert!(told.contains("Tina: Tina would play Night Watch. Which acts first?\n   1  Toll\n"), "{told}");
}
