//! Who does what somebody else's text says, and what a card requires whoever plays it.

use crate::crazier::crazier;
use crate::small_set::{harbour, passes};

/// Ben plays a card of Ana's choice; what he does then is his, and not of whoever controls the text.
fn done_by_ben(does: &str, drawn: u32) {
    let cards = format!(
        "counter \"stub\"\n\ncard \"Booth\"\n  4 of sun, asset\n  enters with three stub counters\n\n  Whenever an opponent plays an asset, that opponent {does}.\n"
    );
    let watch = "card \"Watch\"\n  5 of sun, asset\n\n  Whenever an opponent EVENT, draw a card.\n\n  Whenever you EVEN, draw three cards.\n";
    let verb = match does.split(' ').next() {
        Some("removes") => {
            ("removes one or more stub counters from a card", "remove one or more stub counters from a card")
        }
        Some("puts") => {
            ("puts one or more stub counters on a card", "put one or more stub counters on a card")
        }
        Some("shuffles") => ("shuffles the draw pile", "shuffle the draw pile"),
        Some("exchanges") => ("exchanges a card", "exchange a card"),
        _ => ("reverses the direction of play", "reverse the direction of play"),
    };
    let watch = watch.replace("EVENT", verb.0).replace("EVEN", verb.1);
    let held = 3 + drawn;
    let scenario = format!(
        "Ana controls Booth and Watch\n  Ana holds 3 cards\n  Ben holds Castle, Death and Trade\n\n  when Ben plays Castle\n  then\n    Ana holds {held} cards"
    );
    passes(&harbour(&format!("{cards}\n{watch}"), &scenario));
}

#[test]
fn whoever_is_told_to_does_it() {
    done_by_ben("removes a stub counter from this card", 1);
    done_by_ben("puts a stub counter on this card", 1);
    done_by_ben("shuffles the draw pile", 1);
    // Each of the two is told of.
    done_by_ben("exchanges the top card of the draw pile and the top card of the discard pile", 2);
    done_by_ben("reverses the direction of play", 1);
}

#[test]
fn what_a_card_requires_is_asked_whoever_says_that_it_is_played() {
    let needs = "card \"Toll\"\n  2 of sun, event\n  requires you to control a king\n\n  Each opponent draws a card.\n";
    for (text, given) in [
        (
            "Choose an event card from the discard pile. Play that card.",
            "the discard pile is Salamander, Toll",
        ),
        (
            "Reveal the top card of the draw pile. If it is an event card, play it.",
            "Toll is on top of the draw pile",
        ),
    ] {
        let cards = format!(
            "{needs}\ncard \"Pier\"\n  2 of moon, event\n\n  {text}\n\ncard \"Throne\"\n  king of sun, asset\n\n  You may discard an additional card each turn.\n"
        );
        let played = |controls: &str, then: &str| {
            let scenario = format!(
                "Ana holds Pier and Castle\n  {controls}\n  Ben holds 3 cards\n  {given}\n\n  when Ana plays Pier\n  then\n    Ben holds {then} cards"
            );
            passes(&harbour(&cards, &scenario));
        };
        played("Ana controls no cards", "3");
        played("Ana controls Throne", "4");
    }
}

/// A game without rules for played cards: its settings say where they go.
fn settles(pier: &str, lines: &str) {
    let game: &[u8] =
        b"name = \"Plain Eights\"\nvariant-of = \"Crazier Eights\"\nplayers = { min = 2, max = 8 }\n";
    let cards = format!(
        "remove rule \"Assets\"\n\nremove rule \"Events\"\n\ncard \"Pier\"\n  8 of sun, event\n\n  {pier}\n"
    );
    let scenario = format!("scenario \"as it reads\"\n  players Ana and Ben\n  {lines}\n");
    passes(&crazier(&[
        ("plain/game.toml", game),
        ("plain/a.cards", cards.as_bytes()),
        ("plain/a.scenario", scenario.as_bytes()),
    ]));
}

#[test]
fn whoever_played_an_asset_controls_it_also_where_only_settings_say_so() {
    let theirs = "Ana holds Pier and 3 other cards
  Ben holds Wood Elf, Trade and Ferocity

  when Ana plays Pier
  then
    Ana controls Wood Elf";
    settles("Choose an opponent. Play an asset card from that opponent's hand.", theirs);
    let nobodys = "Ana holds Pier and 3 other cards
  the discard pile is Wood Elf, Castle

  when Ana plays Pier
  then
    Ben controls Wood Elf";
    settles("Choose an opponent. That opponent plays the top card of the discard pile.", nobodys);
}
