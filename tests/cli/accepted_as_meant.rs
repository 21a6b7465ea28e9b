//! Texts that once were accepted and did something else than they say: now they are refused, asked about,
//! or done.

use crate::support::{TempDir, codes, folder, run};

/// A set for the reference game with these cards, and a scenario about them.
pub fn set(cards: &[(&str, &str)], scenario: &str) -> TempDir {
    set_of("event", cards, scenario)
}

pub fn set_of(kind: &str, cards: &[(&str, &str)], scenario: &str) -> TempDir {
    let mut text = String::new();
    for (name, words) in cards {
        text.push_str(&format!("card \"{name}\"\n  2 of moon, {kind}\n\n  {words}\n\n"));
    }
    let set: &[u8] = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    folder(&[
        ("harbour/set.toml", set),
        ("harbour/harbour.cards", format!("{}\n", text.trim_end()).as_bytes()),
        ("harbour/harbour.scenario", scenario.as_bytes()),
    ])
}

pub fn problems(text: &str) -> Vec<String> {
    codes(set(&[("Pier", text)], "").path(), &[])
}

/// Plays a scenario in which a card with this text is played.
pub fn plays(text: &str, scenario: &str) {
    passes(&set(&[("Pier", text)], scenario));
}

pub fn passes(folder: &TempDir) {
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn a_comparison_says_whose_cards_it_counts() {
    assert_eq!(problems("The player with the most assets discards two cards."), ["CW412"]);
    assert_eq!(problems("The player with the most cards discards two cards."), ["CW412"]);
    assert_eq!(problems("The player with the most assets they control discards two cards."), [""; 0]);
    assert_eq!(problems("The player with the most cards in hand discards two cards."), [""; 0]);
}

#[test]
fn what_is_in_play_is_not_had() {
    assert_eq!(problems("If you have two or more assets, draw a card."), ["CW412"]);
    assert_eq!(problems("If you have more assets than each opponent, draw a card."), ["CW412"]);
    assert_eq!(problems("If you control more assets than each opponent, draw a card."), [""; 0]);
}

#[test]
fn exactly_is_for_conditions() {
    assert_eq!(problems("If you control exactly two assets, draw a card."), [""; 0]);
    assert_eq!(problems("Draw exactly two cards."), ["CW434"]);
}

#[test]
fn the_top_event_could_be_two_things() {
    assert_eq!(problems("Play the top event card of the discard pile."), ["CW437"]);
    assert_eq!(problems("Reveal the top card of the draw pile."), [""; 0]);
}

const THREE_PLAYERS: &str = "scenario \"A hand is compared with each, not with all together\"
  players Ana, Ben and Cleo
  Ana holds Pier, Castle, Death and Tempest
  Ben holds 2 cards
  Cleo holds 2 cards

  when Ana plays Pier
  then
    Ana holds 4 cards
";

#[test]
fn more_than_each_is_more_than_each_of_them() {
    plays("If you have more cards in hand than each opponent, draw a card.", THREE_PLAYERS);
}

#[test]
fn a_text_makes_one_discard_only_what_may_be_discarded() {
    let scenario = "scenario \"Only the dragon's suit\"
  players Ana and Ben
  the discard pile is Devious Dragon
  Ana holds Pier, Castle and Angel of Hope
  Ben holds 3 cards

  when Ana plays Pier
  then
    Ana holds 1 card
";
    plays("Discard two cards.", scenario);
}

#[test]
fn each_player_fills_up_a_hand() {
    let scenario = "scenario \"Everybody has three\"
  players Ana and Ben
  Ana holds Pier and Castle
  Ben holds 5 cards

  when Ana plays Pier
  then
    Ana holds 3 cards
    Ben holds 5 cards
";
    let text = "For each player, repeat until that player has three or more cards in hand: that player draws a card.";
    plays(text, scenario);
}

#[test]
fn a_price_is_paid_in_full_or_not_at_all() {
    let scenario = "scenario \"One card is no price of two\"
  players Ana and Ben
  the discard pile is Devious Dragon
  Ana holds Pier and Castle
  Ben holds 3 cards

  when Ana plays Pier
  then
    Ana holds 1 card
";
    plays("You may discard two cards. If you do, draw three cards.", scenario);
}

#[test]
fn a_choice_can_have_several_steps() {
    let text = "Choose one: draw two cards and put a card from your hand on the bottom of the draw pile; or draw three cards.";
    assert_eq!(problems(text), [""; 0]);
}

#[test]
fn as_many_players_as_the_text_says_are_chosen() {
    let scenario = "\
scenario \"Two are chosen\"
  players Tina, Lora, Max and Nina
  Tina holds Pier and Castle
  Lora holds 2 cards
  Max holds 2 cards
  Nina holds 2 cards

  when Tina plays Pier
    Tina chooses Lora, then Nina
  then
    Lora holds 3 cards
    Max holds 2 cards
    Nina holds 3 cards
";
    plays("Choose two opponents. Those opponents draw a card.", scenario);
}

#[test]
fn fewer_players_than_up_to_can_be_chosen() {
    let scenario = "\
scenario \"One is enough\"
  players Tina, Lora and Max
  Tina holds Pier and Castle
  Lora holds 2 cards
  Max holds 2 cards

  when Tina plays Pier
    Tina chooses Max
    Tina is done
  then
    Lora holds 2 cards
    Max holds 3 cards
";
    plays("Choose up to two opponents. Those opponents draw a card.", scenario);
}

#[test]
fn another_player_is_another_than_you() {
    let scenario = "\
scenario \"Somebody else plays an event\"
  players Tina and Lora
  Tina holds Pier and Castle
  Lora holds Ferocity and 2 other cards

  when Tina plays Pier
  then
    Tina holds 1 card

  when Tina's turn ends
    Lora plays Ferocity
  then
    Tina holds 2 cards
";
    let text = "Until the beginning of your next turn, whenever another player plays an event, draw a card.";
    plays(text, scenario);
}

#[test]
fn the_other_player_is_asked_about_where_there_are_several() {
    assert_eq!(problems("The other player draws a card."), ["CW406"]);
}

#[test]
fn what_is_never_offered_is_refused() {
    let text =
        "Until the end of your next turn, you may discard a card that matches during each opponent's turn.";
    assert_ne!(problems(text), [""; 0]);
}

#[test]
fn a_card_that_is_not_drawn_yet_is_nobodys() {
    let card = b"card \"Pier\"\n  2 of moon, asset\n\n  If an opponent would draw a card, draw it instead.\n";
    let set = b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n";
    let folder = folder(&[("harbour/set.toml", set), ("harbour/harbour.cards", card)]);
    assert_eq!(codes(folder.path(), &[]), ["CW402"]);
}

#[test]
fn if_you_do_is_not_about_what_others_were_asked() {
    assert_eq!(problems("Each opponent may discard a card. If you do, draw a card."), ["CW409"]);
    assert_eq!(problems("You may discard a card. If you do, draw two cards."), [""; 0]);
}

/// Texts with a scenario each, all in one set: the games are read once for all of them.
const DONE_AS_MEANT: &[(&str, &str, &str)] = &[
    (
        "Pier",
        "Each opponent may discard a card. If that opponent doesn't, that opponent draws two cards.",
        "scenario \"Ben gives a card up, Cleo draws\"
  players Ana, Ben and Cleo
  the discard pile is Devious Dragon
  Ana holds Pier and Castle
  Ben holds Ferocity and Death
  Cleo holds Forbidden Knowledge and Tempest

  when Ana plays Pier
    Ben accepts
    Cleo declines
  then
    Ben holds Death
    Cleo holds 4 cards
    Ana holds 1 card
",
    ),
    (
        "Quay",
        "Choose a number from one to three. Draw two fewer than that many cards. Each opponent draws that many cards.",
        "scenario \"Two fewer, then as many\"
  players Ana and Ben
  Ana holds Quay and Castle
  Ben holds 2 cards

  when Ana plays Quay
    Ana chooses 3
  then
    Ana holds 2 cards
    Ben holds 3 cards
",
    ),
    (
        "Jetty",
        "Choose a number from one to three. Each opponent draws up to that many cards.",
        "scenario \"Ben draws one of two\"
  players Ana and Ben
  Ana holds Jetty and Castle
  Ben holds 2 cards

  when Ana plays Jetty
    Ana chooses 2
    Ben chooses 1
  then
    Ben holds 3 cards
",
    ),
    (
        "Dock",
        "Draw cards equal to one fewer than the number of cards in your hand.",
        "scenario \"One of three cards fewer\"
  players Ana and Ben
  Ana holds Dock, Castle, Death and Tempest
  Ben holds 2 cards

  when Ana plays Dock
  then
    Ana holds 5 cards
",
    ),
    (
        "Wharf",
        "Until the end of this turn, whenever a player names a color, if you control an asset of that color, destroy all assets of that color. Name a color.",
        "scenario \"All that is orange goes\"
  players Ana and Ben
  Ana holds Wharf and Death
  Ana controls Castle
  Ben controls Angel of Hope
  Ben holds 2 cards

  when Ana plays Wharf
    Ana names orange
  then
    Ana controls no cards
    Ben controls Angel of Hope
",
    ),
    (
        "Mole",
        "Destroy the asset with the lowest rank.",
        "scenario \"The three is lower than the king\"
  players Ana and Ben
  Ana holds Mole and Death
  Ana controls Devious Dragon
  Ben controls Castle and Angel of Hope
  Ben holds 2 cards

  when Ana plays Mole
  then
    Ana controls Devious Dragon
    Ben controls Angel of Hope
",
    ),
    (
        "Basin",
        "For each color, destroy an asset of that color of your choice.",
        "scenario \"One of each color\"
  players Ana and Ben
  Ana holds Basin and Death
  Ana controls Devious Dragon
  Ben controls Castle and Angel of Hope
  Ben holds 2 cards

  when Ana plays Basin
    Ana chooses Castle
  then
    Ana controls Devious Dragon
    Ben controls no cards
",
    ),
];

#[test]
fn numbers_values_and_answers_are_those_the_text_points_at() {
    let cards: Vec<(&str, &str)> = DONE_AS_MEANT.iter().map(|(name, text, _)| (*name, *text)).collect();
    let scenarios: Vec<&str> = DONE_AS_MEANT.iter().map(|(_, _, scenario)| *scenario).collect();
    let folder = set(&cards, &scenarios.join("\n"));
    let run = run(folder.path(), &["test"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn another_number_is_for_whoever_would_do_it_and_nothing_but_a_number() {
    let of_asset = |text| codes(set_of("asset", &[("Pier", text)], "").path(), &[]);
    let wrong = [
        "If an opponent would draw one or more cards, you draw one fewer cards.",
        "If an opponent would draw one or more cards, draw one fewer cards.",
        "If you would draw one or more cards, an opponent of your choice draws one fewer cards.",
        "If a player would draw one or more cards, the next player draws one more card.",
        "If you would draw one or more cards, you may draw one more card.",
        "If you would draw one or more cards, you draw one more card from the discard pile.",
        "If you would draw one or more cards, draw another card.",
        "If you would draw one or more cards, an opponent causes you to draw one more card.",
        "If you would discard a card, discard two cards.",
        "If you would destroy an asset, destroy two assets.",
        "If you would reveal one or more cards, reveal one more card.",
        "If an opponent would cause you to draw one or more cards, you cause the opponent to draw one more card.",
    ];
    for text in wrong {
        assert_eq!(of_asset(text), ["CW427"], "{text}");
    }
    let right = [
        "If an opponent would draw one or more cards, that player draws one fewer cards.",
        "If an opponent would draw one or more cards, the opponent draws one more card.",
        "If you would draw one or more cards, draw twice as many cards.",
        "If the dealer would draw one or more cards, the dealer draws one more card.",
        "If the player on your left would draw one or more cards, the player on your left draws one more card.",
        "If an opponent would cause you to draw one or more cards, you draw one fewer cards.",
        "If an opponent would cause you to draw one or more cards, the opponent causes you to draw one more card.",
        "If you would cause an opponent to draw one or more cards, that player draws one more card.",
    ];
    for text in right {
        assert_eq!(of_asset(text), [""; 0], "{text}");
    }
}

const A_NUMBER_THAT_IS_CHOSEN: &str = "scenario \"Another number may hang on a choice\"
  players Ana, Ben and Cleo
  Ana controls Pier
  Ben holds 1 card
  Cleo holds 3 cards
  Ana holds Quay and Castle

  when Ana plays Quay
  then
    Ana is asked to choose from Ana, Ben and Cleo

  when Ana chooses Cleo
  then
    Ana holds 4 cards
";

#[test]
fn what_another_number_hangs_on_is_asked_first() {
    let pier = "If you would draw one or more cards, draw cards equal to the number of cards in the hand of a player of your choice.";
    let quay = "Whenever this card enters play, draw a card.";
    passes(&set_of("asset", &[("Pier", pier), ("Quay", quay)], A_NUMBER_THAT_IS_CHOSEN));
}

#[test]
fn what_is_in_play_is_neither_played_nor_given() {
    assert_eq!(problems("Play an asset."), ["CW414"]);
    assert_eq!(problems("Play an asset you control."), ["CW414"]);
    assert_eq!(problems("You may play an asset card."), [""; 0]);
    assert_eq!(problems("Choose an opponent. Give an asset you control to that opponent."), ["CW414"]);
    let controlled = "Choose an opponent. That opponent gains control of an asset you control.";
    assert_eq!(problems(controlled), [""; 0]);
}

#[test]
fn a_card_is_shown_and_a_number_announced() {
    assert_eq!(problems("Choose a card in your hand. Announce that card."), ["CW414"]);
    assert_eq!(problems("Choose a card in your hand. Reveal that card."), [""; 0]);
    assert_eq!(problems("Announce the number of cards in your hand."), [""; 0]);
}

#[test]
fn a_prohibition_is_about_all_that_fit() {
    assert_eq!(problems_of_an_asset("Two assets you control can't be destroyed."), ["CW434"]);
    assert_eq!(problems_of_an_asset("Assets you control can't be destroyed."), [""; 0]);
    let chosen = "Choose two assets you control. Those assets can't be destroyed this turn.";
    assert_eq!(problems(chosen), [""; 0]);
}

#[test]
fn what_somebody_names_is_not_changed_before_it_is_named() {
    let would = "If an opponent would name a color, draw a card instead.";
    assert_eq!(problems_of_an_asset(would), ["CW421"]);
    assert_eq!(problems_of_an_asset("Opponents can't name a color."), [""; 0]);
    assert_eq!(problems_of_an_asset("Whenever an opponent names a color, draw a card."), [""; 0]);
}

fn problems_of_an_asset(text: &str) -> Vec<String> {
    codes(set_of("asset", &[("Pier", text)], "").path(), &[])
}

#[test]
fn an_offer_in_one_of_two_branches_can_be_asked_about() {
    let text =
        "If you control an asset, draw a card. Otherwise, you may draw two cards. If you do, draw a card.";
    let scenario = |controls: &str, count: u32, answer: &str| {
        format!(
            "scenario \"An offer\"\n  players Ana and Ben\n  Ana holds Pier, Castle and no other cards\n{controls}\n  \
             when Ana plays Pier\n{answer}  then\n    Ana holds {count} cards\n"
        )
    };
    plays(text, &scenario("", 4, "    Ana accepts\n"));
    plays(text, &scenario("", 1, "    Ana declines\n").replace("1 cards", "1 card"));
    plays(text, &scenario("  Ana controls Wood Elf\n", 2, ""));
    let both = "If you control an asset, you may draw a card. Otherwise, you may draw two cards. If you do, draw a card.";
    plays(both, &scenario("", 4, "    Ana accepts\n"));
    plays(both, &scenario("  Ana controls Wood Elf\n", 3, "    Ana accepts\n"));
    plays(both, &scenario("  Ana controls Wood Elf\n", 1, "    Ana declines\n").replace("1 cards", "1 card"));
}

#[test]
fn an_if_in_the_middle_has_an_otherwise() {
    let text = "At the beginning of your turn, if you control two or more assets, you may draw two cards. Otherwise, each opponent draws a card.";
    let scenario = |controls: &str, then: &str| {
        format!(
            "scenario \"Two ways\"\n  players Ana and Ben\n  Ana controls {controls}\n  Ana holds 2 cards\n  Ben holds 2 cards\n\n  \
             when Ana's turn begins\n{then}"
        )
    };
    let of = |controls: &str, then: &str| set_of("asset", &[("Pier", text)], &scenario(controls, then));
    passes(&of("Pier", "  then\n    Ana holds 3 cards\n    Ben holds 3 cards\n"));
    passes(&of(
        "Pier and Wood Elf",
        "    Ana accepts\n  then\n    Ana holds 5 cards\n    Ben holds 2 cards\n",
    ));
    let event = "Whenever an opponent draws a card, if that opponent controls an asset, that opponent discards a card. Otherwise, destroy this card.";
    assert_eq!(codes(set_of("asset", &[("Pier", event)], "").path(), &[]), [""; 0]);
    let more = format!("{text} Draw a card.");
    assert_eq!(codes(set_of("asset", &[("Pier", &more)], "").path(), &[]), ["CW410"]);
}

/// What is said about a text, in one line.
fn told(kind: &str, text: &str) -> String {
    let folder = set_of(kind, &[("Pier", text)], "");
    let run = run(folder.path(), &["check", "--format", "json"]);
    run.out.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

#[test]
fn an_otherwise_without_an_if_is_shown_the_sentence_that_was_meant() {
    for (kind, text, right) in [
        (
            "event",
            "Draw a card. Otherwise, discard a card.",
            "If you can, draw a card. Otherwise, discard a card.",
        ),
        (
            "event",
            "You may draw a card. Otherwise, discard a card.",
            "You may draw a card. If you don't, discard a card.",
        ),
        (
            "event",
            "You may draw a card. If you do, discard a card. Otherwise, draw two cards.",
            "If you do, discard a card. If you don't, draw two cards.",
        ),
        (
            "event",
            "Draw a card, then if it is blue, discard it. Otherwise, draw a card.",
            "Draw a card. If it is blue, discard it. Otherwise, draw a card.",
        ),
        (
            "event",
            "Each opponent draws a card. Otherwise, draw a card.",
            "If you have no cards in hand, each opponent draws a card. Otherwise, draw a card.",
        ),
        (
            "asset",
            "At the end of your turn, draw a card. Otherwise, discard a card.",
            "At the end of your turn, if you have no cards in hand, draw a card. Otherwise, discard a card.",
        ),
        (
            "event",
            "Put a card from your hand on the bottom of the draw pile. Otherwise, draw a card.",
            "If you have a card in hand, put a card from your hand on the bottom of the draw pile. Otherwise, draw a card.",
        ),
        (
            "asset",
            "While you control two or more assets, opponents can't draw cards. Otherwise, you can't draw cards.",
            "While you have no cards in hand, you can't draw cards.",
        ),
    ] {
        let said = told(kind, text);
        assert!(said.contains("CW410") && said.contains(&format!(": {right}")), "{text}\n{said}");
        assert_eq!(codes(set_of(kind, &[("Pier", right)], "").path(), &[]), said_before(right), "{right}");
    }
}

/// What an answer without its question lacks.
fn said_before(right: &str) -> Vec<&'static str> {
    if right.starts_with("If you do") { vec!["CW409", "CW409"] } else { Vec::new() }
}

#[test]
fn what_goes_with_a_sentence_that_was_refused_is_not_told_of_again() {
    let text =
        "Whenever you play this card, if you control an asset, draw a card. Otherwise, discard a card.";
    assert_eq!(problems(text), ["CW421"]);
}

#[test]
fn an_offer_that_nobody_made_is_shown_with_may() {
    let said = told("event", "Draw a card. If you do, discard a card.");
    assert!(said.contains("read: You may draw a card. If you do, discard a card."), "{said}");
}

#[test]
fn something_else_than_another_number_is_shown_with_instead() {
    let said = told("asset", "If you would draw a card, discard a card.");
    assert!(said.contains("read: If you would draw a card, discard a card instead."), "{said}");
}

#[test]
fn what_is_forbidden_is_told_to_those_who_know_the_card() {
    plays(
        "Each opponent discards all asset cards from their hand.",
        "scenario \"X\"\n  players Ana and Ben\n  Ana holds Pier and Trade\n  Ben holds Castle and Death\n  \
            the discard pile is Angel of Hope\n\n  when Ana plays Pier\n  then\n    Ben holds Castle\n    \
            the log says \"Ben can't discard Castle.\"\n    Ben's log says \"Ben can't discard Castle.\"\n    \
            Ana's log doesn't say \"can't\"\n",
    );
}

/// Three counters that are put at once are one event.
#[test]
fn a_counter_among_several_is_asked_about() {
    let asset = |text: &str| codes(set_of("asset", &[("Pier", text)], "").path(), &[]);
    for text in [
        "If you would put an oil counter on an asset, put two oil counters on it instead.",
        "Whenever you put an oil counter on an asset, draw a card.",
        "Whenever an opponent removes an oil counter from an asset, draw a card.",
    ] {
        assert_eq!(asset(text), ["CW434"], "{text}");
    }
    for text in [
        "If you would put one or more oil counters on an asset, put twice as many oil counters on it instead.",
        "If you would put exactly one oil counter on an asset, put two oil counters on it instead.",
        "Whenever you put one or more oil counters on an asset, draw a card.",
    ] {
        assert_eq!(asset(text), [""; 0], "{text}");
    }
    let said = told("asset", "Whenever you put an oil counter on an asset, draw a card.");
    assert!(said.contains("write: Whenever you put one or more oil counters on an asset, …"), "{said}");
}

/// Each card loses the counters that it has, and what is told of it says how many.
#[test]
fn counters_are_told_for_each_card() {
    let scenario = |many: &str, one: &str| {
        format!(
            "scenario \"Three and one\"
  players Ana and Ben
  Ana controls Castle
  Ben controls Wood Elf and Quay
  Ben holds 2 cards
  {many} has 3 oil counters
  {one} has 1 oil counter
  Ana holds Pier and Tempest

  when Ana plays Pier
  then
    {many} has 0 oil counters
    {one} has 0 oil counters
    the log says \"Ana removes three oil counters from {many}.\"
    the log says \"Ana removes an oil counter from {one}.\"
    Ben holds 3 cards
"
        )
    };
    let pier = "card \"Pier\"\n  2 of moon, event\n\n  Remove all oil counters from all assets.\n";
    let quay = "card \"Quay\"\n  3 of moon, asset\n\n  Whenever an opponent removes two or more oil counters from an asset, draw a card.\n";
    for (many, one) in [("Castle", "Wood Elf"), ("Wood Elf", "Castle")] {
        passes(&folder(&[
            ("harbour/set.toml", b"name = \"Harbour\"\ngame = \"Crazier Eights\"\n"),
            ("harbour/harbour.cards", format!("{pier}\n{quay}").as_bytes()),
            ("harbour/harbour.scenario", scenario(many, one).as_bytes()),
        ]));
    }
}
