//! Who has most, and which card does: counters, several kinds, and players that are held against others than themselves.

use crate::small_set::{harbour, harbour_of, passes, problems, told};

const ASSETS: &str = "card \"Reed\"\n  3 of moon, asset\n\n  Whenever an opponent plays a king, draw a card.\n\ncard \"Oar\"\n  4 of sun, asset\n\n  Whenever an opponent plays a queen, draw a card.\n\n";

/// What is left of two assets and their counters where Pier has this text.
fn of_two(text: &str, reed: u8, oar: u8, deeds: &str, then: &str) {
    let counters = |name: &str, number: u8| match number {
        0 => String::new(),
        number => format!("  {name} has {number} wish counters\n"),
    };
    let cards = format!("{ASSETS}card \"Pier\"\n  2 of moon, event\n\n  {text}\n");
    let scenario = format!(
        "Ana holds Pier and 2 other cards\n  Ben controls Reed and Oar\n{}{}\n  when Ana plays Pier\n{deeds}  then\n    {then}\n",
        counters("Reed", reed),
        counters("Oar", oar),
    );
    passes(&harbour(&cards, &scenario));
}

#[test]
fn the_card_with_the_most_counters_is_found() {
    of_two(
        "Destroy the asset with the most wish counters.",
        1,
        3,
        "",
        "Ben controls Reed and no other cards",
    );
    of_two(
        "Destroy the asset with the fewest wish counters.",
        1,
        3,
        "",
        "Ben controls Oar and no other cards",
    );
    of_two(
        "Destroy the asset with the fewest wish counters.",
        0,
        3,
        "",
        "Ben controls Oar and no other cards",
    );
}

#[test]
fn cards_with_as_many_counters_are_chosen_from_or_taken_together() {
    let chosen = "    Ana chooses Oar\n";
    of_two(
        "Destroy the asset with the most wish counters.",
        2,
        2,
        chosen,
        "Ben controls Reed and no other cards",
    );
    of_two("Destroy each asset with the most wish counters.", 2, 2, "", "Ben controls no cards");
}

#[test]
fn the_most_counters_is_said_where_a_card_is_taken() {
    assert_eq!(problems("If the asset with the most wish counters is blue, draw a card."), ["CW438"]);
    assert_eq!(problems("Destroy two assets with the most wish counters."), ["CW438"]);
    let said = told("event", "Destroy the asset with the highest number of wish counters.");
    assert!(said.contains("read: Destroy the asset with the most wish counters."), "{said}");
    let said = told("event", "Destroy the asset that has the fewest wish counters.");
    assert!(said.contains("read: Destroy the asset with the fewest wish counters."), "{said}");
}

/// Whether Ana draws a card, who has these besides Pier, while Ben has a king and a queen in hand.
fn ana_draws(condition: &str, ana: &str, draws: bool) {
    let cards = format!(
        "card \"Pier\"\n  2 of moon, event\n\n  {condition}\n\n{}",
        ["Crown", "Scepter"]
            .map(|name| format!("card \"{name}\"\n  K of moon, event\n\n  Draw a card.\n\n"))
            .concat()
            + &["Veil", "Ring"]
                .map(|name| format!("card \"{name}\"\n  Q of moon, event\n\n  Draw a card.\n\n"))
                .concat()
    );
    let held = if draws { 4 } else { 3 };
    let scenario = format!(
        "Ana holds Pier, Castle, {ana} and no other cards\n  Ben holds Crown, Veil and no other cards\n\n  when Ana plays Pier\n  then\n    Ana holds {held} cards\n"
    );
    passes(&harbour(&cards, &scenario));
}

#[test]
fn several_kinds_are_counted_together() {
    ana_draws(
        "If you have more kings or queens in hand than an opponent, draw a card.",
        "Scepter and Ring",
        false,
    );
    ana_draws(
        "If you have fewer kings or queens in hand than an opponent, draw a card.",
        "Trade and Ring",
        true,
    );
    ana_draws("If you have fewer kings in hand than an opponent, draw a card.", "Scepter and Ring", false);
    let most = "Each player with the most kings or queens in hand draws a card.";
    ana_draws(most, "Scepter and Ring", true);
    ana_draws(most, "Trade and Ring", false);
    let green = "If you have more blue or green cards in hand than each opponent, draw a card.";
    assert_eq!(problems(green), [""; 0]);
}

/// Who draws a card, of three who have two, three and these many in hand.
fn draws(text: &str, cleo: u8, who: [bool; 3]) {
    let cards = format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n");
    let [ana, ben, third] = who.map(u8::from);
    let scenario = format!(
        "Ana holds Pier and 2 other cards\n  Ben holds 3 cards\n  Cleo holds {cleo} cards\n\n  when Ana plays Pier\n  then\n    Ana holds {} cards\n    Ben holds {} cards\n    Cleo holds {} cards\n",
        2 + ana,
        3 + ben,
        cleo + third
    );
    passes(&harbour_of("Ana, Ben and Cleo", &cards, &scenario));
}

#[test]
fn a_player_is_held_against_each_other_player() {
    let more = "Each player with more cards in hand than each other player draws a card.";
    draws(more, 4, [false, false, true]);
    draws(more, 3, [false, false, false]);
    let fewer = "Each player with fewer cards in hand than each other player draws a card.";
    draws(fewer, 4, [true, false, false]);
    draws(fewer, 2, [false, false, false]);
    let that_player = "If a player has more cards in hand than each other player, that player draws a card.";
    draws(that_player, 1, [false, true, false]);
    draws(that_player, 3, [false, false, false]);
}

#[test]
fn a_player_is_held_against_another_player() {
    let more = "Each player with more cards in hand than another player draws a card.";
    draws(more, 4, [false, true, true]);
    draws(more, 2, [false, true, false]);
    let fewer = "Each player who has fewer cards in hand than another player draws a card.";
    draws(fewer, 4, [true, true, false]);
    draws(fewer, 3, [true, false, false]);
}

#[test]
fn an_opponent_is_held_against_the_other_opponents() {
    let more = "Each opponent with more cards in hand than each other opponent draws a card.";
    draws(more, 4, [false, false, true]);
    draws(more, 1, [false, true, false]);
    draws(more, 3, [false, false, false]);
    let another = "Each opponent with fewer cards in hand than another opponent draws a card.";
    draws(another, 4, [false, true, false]);
    draws(another, 1, [false, false, true]);
}

#[test]
fn you_are_held_against_another_player() {
    let more = "If you have more cards in hand than another player, draw a card.";
    draws(more, 1, [true, false, false]);
    draws(more, 2, [false, false, false]);
}
