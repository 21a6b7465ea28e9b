//! Every verb that a game uses leads somewhere, and the engine and `check` mean the same place.

use crate::small_set::{passes, problems};
use crate::support::{TempDir, codes, folder};

const GAME: &str = r#"name = "Quay"
players = { min = 2, max = 4 }
line = "RANK of SUIT"

[deck]
one-of-each = ["rank", "suit"]

[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
  { name = "3", word = "three", plural = "threes", number = 3 },
  { name = "4", word = "four", plural = "fours", number = 4 },
  { name = "5", word = "five", plural = "fives", number = 5 },
]

[attributes.suit]
values = ["cups", "coins", "wands"]

[attributes.color]
from = "suit"
values = [{ name = "black", of = ["cups", "wands"] }, { name = "red", of = ["coins"] }]

[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"

[zones.market]
seen-by = "everyone"

[ends]
turns = 20
"#;

const PILE: &str = "[zones.\"discard pile\"]\norder = \"pile\"\nseen-by = \"everyone\"\n";
const TRICK: &str = "[zones.trick]\norder = \"pile\"\nseen-by = \"everyone\"\n";
const HAND: &str = "[zones.hand]\nowner = \"player\"\nseen-by = \"owner\"\n";
const STASH: &str = "[zones.stash]\nowner = \"player\"\nseen-by = \"owner\"\n";

const START: &str =
    "setup\n  Deal two cards to each player. Put the top two cards of the draw pile into the market.\n\n";

/// A game with these zones besides its draw pile and its market, and what is done in a turn.
fn game(zones: &[&str], turn: &str, more: &str, scenario: &str) -> TempDir {
    let manifest = format!("{GAME}\n{}", zones.join("\n"));
    let rules = format!("{START}phase \"turn\"\n  {turn}\n{more}");
    folder(&[
        ("game.toml", manifest.as_bytes()),
        ("rules.cards", rules.as_bytes()),
        ("quay.scenario", scenario.as_bytes()),
    ])
}

/// Errors only: not every zone of the game is used.
fn errors(zones: &[&str], turn: &str, more: &str) -> Vec<String> {
    let mut found = codes(game(zones, turn, more, "").path(), &[]);
    found.retain(|code| !code.starts_with("CW6"));
    found
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_game_with_two_open_piles_says_where_discards_go() {
    let told = format!("{PILE}takes = \"discards\"\n");
    assert_eq!(errors(&[PILE, HAND], "Discard a card.", ""), NOTHING);
    assert_eq!(errors(&[PILE, TRICK, HAND], "Discard a card.", ""), ["CW430"]);
    assert_eq!(errors(&[TRICK, &told, HAND], "Discard a card.", ""), NOTHING);
    assert_eq!(errors(&[PILE, TRICK, HAND], "Put a card from your hand on top of the trick.", ""), NOTHING);
    assert_eq!(errors(&[HAND], "Discard a card.", ""), ["CW430"]);
    let both = [format!("{PILE}takes = \"discards\"\n"), format!("{TRICK}takes = \"discards\"\n")];
    assert_eq!(errors(&[&both[0], &both[1], HAND], "Draw a card.", ""), ["CW714"]);
    assert_eq!(
        errors(
            &[PILE, HAND, "[zones.pot]\nseen-by = \"everyone\"\ntakes = \"discards\"\n"],
            "Draw a card.",
            ""
        ),
        ["CW714"]
    );
    let scenario = "scenario \"The pile that takes discards\"
  players Ana and Ben
  Ana holds one of cups and two of cups
  Ben holds one of coins and two of coins

  when Ana's turn begins
    Ana chooses two of cups
  then
    the discard pile contains two of cups
    Ben is asked to choose from one of coins and two of coins
";
    passes(&game(&[TRICK, &told, HAND], "Discard a card.", "", scenario));
}

#[test]
fn a_game_with_two_hidden_zones_of_each_player_says_which_is_drawn_into() {
    let told = format!("{HAND}takes = \"draws\"\n");
    assert_eq!(errors(&[HAND, STASH], "Draw a card.", ""), ["CW714"]);
    assert_eq!(errors(&[STASH, &told], "Draw a card.", ""), NOTHING);
    assert_eq!(errors(&[], "Draw a card.", ""), ["CW430"]);
    let scenario = "scenario \"The zone that takes draws\"
  players Ana and Ben
  Ana holds one of cups
  Ben holds one of coins
  the draw pile is two of cups and three of cups

  when Ana's turn begins
  then
    Ana holds one of cups and two of cups
";
    passes(&game(&[STASH, &told], "Draw a card.", "", scenario));
}

#[test]
fn a_card_is_played_or_destroyed_where_the_game_says_what_becomes_of_it() {
    assert_eq!(errors(&[PILE, HAND], "Play a card.", ""), ["CW430"]);
    assert_eq!(errors(&[PILE, HAND], "Put a card from your hand on top of the discard pile.", ""), NOTHING);
}

#[test]
fn only_destroy_is_for_the_game_to_define() {
    for verb in ["draw", "discard", "play", "look at", "reveal"] {
        let definition =
            format!("\ndefinition \"{verb}\"\n  To {verb} a card, put it on the bottom of the draw pile.\n");
        assert_eq!(errors(&[PILE, HAND], "Draw a card. Discard a card.", &definition), ["CW511"], "{verb}");
    }
    let table = "[zones.shore]\nowner = \"player\"\nseen-by = \"everyone\"\nin-play = true\n";
    let turn = "Put a card from your hand into play on the table under your control. Destroy a card.";
    let definition =
        "\ndefinition \"destroy\"\n  To destroy a card, put it on the bottom of the draw pile.\n";
    assert_eq!(errors(&[PILE, HAND, table], turn, definition), NOTHING);
    assert_eq!(errors(&[PILE, HAND, table], turn, ""), ["CW430"]);
}

#[test]
fn a_draw_needs_a_top() {
    assert_eq!(errors(&[PILE, HAND], "Draw a card from the market.", ""), ["CW426"]);
    assert_eq!(errors(&[PILE, HAND], "Draw a card from the draw pile or the market.", ""), ["CW426"]);
    assert_eq!(errors(&[PILE, HAND], "Put a card from the market into your hand.", ""), NOTHING);
    assert_eq!(errors(&[PILE, HAND], "Draw a card from the discard pile.", ""), NOTHING);
    assert_eq!(problems("Draw two cards from an opponent's hand."), ["CW426"]);
    assert_eq!(problems("Draw two random cards from an opponent's hand."), NOTHING);
}

#[test]
fn a_card_has_one_worth() {
    let scoring = |lines: &str| format!("\nscoring\n  {lines} Any other card is worth zero points.\n");
    let both =
        |lines: &str| errors(&[PILE, HAND], "Score the worth of all cards in your hand.", &scoring(lines));
    assert_eq!(both("A cups card is worth one point. A five is worth five points."), ["CW424"]);
    assert_eq!(
        both("A cups card that is not a five is worth one point. A five is worth five points."),
        NOTHING
    );
    assert_eq!(both("A cups card is worth one point. A red card is worth five points."), NOTHING);
    assert_eq!(both("Each card is worth one point. A five is worth five points."), ["CW424", "CW424"]);
    assert_eq!(both("Each card is worth one point.\n\n  Each card is worth its rank."), ["CW424", "CW424"]);
    assert_eq!(both("While a player has five cards in hand, a five is worth five points."), ["CW420"]);
    assert_eq!(both("A cups card is worth one point. A black card is worth five points."), ["CW424"]);
}

#[test]
fn what_belongs_to_the_scoring_or_to_a_new_game_stands_there() {
    let rule =
        |text: &str| errors(&[PILE, HAND], "Draw a card.", &format!("\nrule \"Harbor dues\"\n  {text}\n"));
    assert_eq!(rule("A five is worth five points."), ["CW420"]);
    assert_eq!(rule("Whenever a player draws a card, that player takes the first turn."), ["CW420"]);
    assert_eq!(rule("At the beginning of each game, the dealer takes the first turn."), NOTHING);
    assert_eq!(rule("At the end of each game, the winner takes the first turn."), NOTHING);
    assert_eq!(problems("The next player takes the first turn."), ["CW420"]);
}

const PLAY: &str = "[play]\ncups = { after = \"bottom of the discard pile\" }\n";
const SHORE: &str = "[zones.shore]\nowner = \"player\"\nseen-by = \"everyone\"\nin-play = true\n";

#[test]
fn every_card_that_can_be_played_goes_somewhere() {
    let others =
        "coins = { after = \"top of the discard pile\" }\nwands = { after = \"top of the discard pile\" }\n";
    let all = format!("{PLAY}{others}");
    assert_eq!(errors(&[PILE, HAND, PLAY], "Play a card.", ""), ["CW430", "CW430"]);
    assert_eq!(errors(&[PILE, HAND, &all], "Play a card.", ""), NOTHING);
    assert_eq!(errors(&[PILE, HAND, PLAY], "Play a cups card.", ""), NOTHING);
    assert_eq!(errors(&[PILE, HAND, PLAY], "Play a black card.", ""), ["CW430"]);
    let black = "[play]\nblack = { after = \"bottom of the discard pile\" }\n";
    assert_eq!(errors(&[PILE, HAND, black], "Play a black card.", ""), NOTHING);
    let rule = "\nrule \"Coins\"\n  Whenever a player plays a coins card, put that card on top of the discard pile.\n";
    assert_eq!(errors(&[PILE, HAND, PLAY], "Play a card.", rule), ["CW430"]);
    let forbidden = format!("{rule}\nrule \"Wands\"\n  Wands cards can't be played.\n");
    assert_eq!(errors(&[PILE, HAND, PLAY], "Play a card.", &forbidden), NOTHING);
}

#[test]
fn a_card_that_something_keeps_from_entering_goes_where_others_go() {
    let scenario = "scenario \"It does not enter\"
  players Ana and Ben
  Ana holds one of cups and two of coins
  Ben holds one of coins and one of wands

  when Ana's turn begins
    Ana chooses one of cups
  then
    Ana controls no cards
    the discard pile contains one of cups
    Ben is asked to choose from one of coins and one of wands
";
    let rule =
        "\nrule \"Nobody lands\"\n  If a card would enter play, reverse the direction of play instead.\n";
    let enters = "[play]\ncups = { enters = \"shore\" }\ncoins = { enters = \"shore\" }\n";
    let after = format!("{enters}wands = {{ after = \"bottom of the discard pile\" }}\n");
    let none = format!("{enters}wands = {{ enters = \"shore\" }}\n");
    for play in [after, none] {
        passes(&game(&[PILE, HAND, SHORE, &play], "Play a card.", rule, scenario));
    }
}

#[test]
fn what_is_said_of_cards_in_play_needs_a_zone_for_them() {
    let turns = [
        "Draw a card. If you control a red card, draw a card.",
        "If an opponent controls more cards than you, draw a card.",
        "If there is a red card that is in play on the table, draw a card.",
        "Draw cards equal to the number of cards you control.",
        "Gain control of a card an opponent controls.",
    ];
    for turn in turns {
        assert_eq!(errors(&[PILE, HAND], turn, ""), ["CW430"], "{turn}");
        assert_eq!(errors(&[PILE, HAND, SHORE], turn, ""), NOTHING, "{turn}");
    }
    let rule = "\nrule \"Tide\"\n  Whenever a card enters play, reveal that card.\n";
    assert_eq!(errors(&[PILE, HAND], "Draw a card.", rule), ["CW430"]);
    assert_eq!(errors(&[PILE, HAND, SHORE], "Draw a card.", rule), NOTHING);
    let destroy = "\ndefinition \"destroy\"\n  To destroy a card, put it on the bottom of the draw pile.\n";
    assert_eq!(errors(&[PILE, HAND], "Destroy a card.", destroy), ["CW430"]);
    assert_eq!(errors(&[PILE, HAND, SHORE], "Destroy a card.", destroy), NOTHING);
}

/// What becomes of a played card, whichever suit it has.
fn each_suit(becomes: &str) -> String {
    let rows = ["cups", "coins", "wands"].map(|suit| format!("{suit} = {{ {becomes} }}\n"));
    format!("[play]\n{}", rows.concat())
}

#[test]
fn a_card_has_a_text_where_cards_are_played() {
    let card = "\ncard \"Pier\"\n  1 of cups\n\n  Draw a card.\n";
    assert_eq!(errors(&[PILE, HAND], "Discard a card.", card), ["CW430"]);
    // One message is enough.
    assert_eq!(errors(&[PILE, HAND], "Play a card.", card), ["CW430"]);
    let play = each_suit("after = \"bottom of the discard pile\"");
    assert_eq!(errors(&[PILE, HAND, &play], "Play a card.", card), NOTHING);
    let bare = "\ncard \"Pier\"\n  1 of cups\n\ncard \"Dam\"\n  2 of cups\n\n  While this card is in your hand, you can't draw cards.\n";
    assert_eq!(errors(&[PILE, HAND], "Discard a card.", bare), NOTHING);
}

#[test]
fn a_card_has_a_text_where_somebody_plays_it() {
    let card = "\ncard \"Pier\"\n  1 of cups\n\n  Draw a card.\n";
    let play = each_suit("after = \"bottom of the discard pile\"");
    for turn in ["Discard a card.", "Discard a card. Players can't play cards this turn."] {
        assert_eq!(errors(&[PILE, HAND, &play], turn, card), ["CW430"], "{turn}");
    }
    for turn in ["You may play a card.", "If you can, play a card. Otherwise, draw a card."] {
        assert_eq!(errors(&[PILE, HAND, &play], turn, card), NOTHING, "{turn}");
    }
    // What stays in play can come there another way.
    let table = "[zones.\"in play\"]\nowner = \"player\"\nseen-by = \"everyone\"\nin-play = true\n";
    let (stays, keep) = (
        each_suit("enters = \"in play\""),
        "\ncard \"Pier\"\n  1 of cups\n\n  At the beginning of your turn, draw a card.\n",
    );
    let put = "Put a card from your hand into play on the table under your control.";
    assert_eq!(errors(&[PILE, HAND, table, &stays], "Discard a card.", keep), ["CW430"]);
    assert_eq!(errors(&[PILE, HAND, table, &stays], put, keep), NOTHING);
    assert_eq!(errors(&[PILE, HAND, table, &play], put, card), ["CW430"]);
}

#[test]
fn what_is_dealt_lies_on_top() {
    let from = |words: &str| errors(&[PILE, HAND], words, "");
    assert_eq!(from("Deal a card from the market to each player."), ["CW426"]);
    assert_eq!(from("Each player puts a card from the market into their hand."), NOTHING);
    assert_eq!(from("Deal two cards from the market to the next player."), ["CW426"]);
    assert_eq!(from("Deal a card from the discard pile to each player."), NOTHING);
    for asked in ["a random card", "a card that is red", "a card of your choice"] {
        assert_eq!(from(&format!("Deal {asked} to each player.")), ["CW414"], "{asked}");
    }
}

#[test]
fn a_card_waits_for_a_deal_where_somebody_deals() {
    let play = each_suit("enters = \"shore\"");
    let zones = [PILE, HAND, SHORE, &play];
    let card = |more: &str| {
        format!(
            "\ncard \"Pier\"\n  1 of cups\n\n  Whenever a player deals a card to you, draw a card.\n{more}"
        )
    };
    assert_eq!(errors(&zones, "Play a card.", &card("")), ["CW421"]);
    assert_eq!(errors(&zones, "Play a card. Deal a card to the next player.", &card("")), NOTHING);
    let rule = "\nrule \"Tide\"\n  Whenever a player draws a card, deal a card to the next player.\n";
    assert_eq!(errors(&zones, "Play a card.", &card(rule)), NOTHING);
}
