//! What a message shows says the same as what was written, and is accepted as it stands there.

use crate::small_set::{problems, problems_of_an_asset, set_of, shown, told};
use crate::support::{codes, folder, run};

const LANES: &str = r#"name = "Lanes"
players = { min = 1, max = 1 }
line = "RANK"

[deck]
one-of-each = ["rank"]
copies = [{ players = "1", count = 4 }]

[attributes.rank]
values = [
  { name = "A", word = "ace", plural = "aces", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
]

[zones."bag"]
order = "pile"
seen-by = "nobody"
start = "deck"

[zones."lane"]
order = "pile"
seen-by = "everyone"

[ends]
turns = 20
"#;

/// What a check says of an action with this text, in one line.
fn of_lanes(text: &str) -> (Vec<String>, String) {
    let cards = format!(
        "phase \"swing\"\n  Take one action.\n\naction \"Putt\"\n  {text}\n\naction \"Chip\"\n  Put a card from the lane that follows on top of the bag.\n\ndefinition \"follows\"\n  A card follows if it is a two.\n"
    );
    let game = folder(&[("lanes/game.toml", LANES.as_bytes()), ("lanes/a.cards", cards.as_bytes())]);
    let run = run(game.path(), &["check", "--format", "json"]);
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    (codes(game.path(), &[]), told)
}

#[test]
fn the_top_card_of_which_something_is_true_is_shown_as_it_is_asked_and_as_it_is_picked() {
    let rows = [
        ("card of the lane that follows", "If that card follows, …", "a card from the lane that follows"),
        (
            "ace of the lane that follows",
            "If that card is an ace and it follows, …",
            "an ace from the lane that follows",
        ),
        (
            "card of the lane whose rank is more than one",
            "If the rank of that card is more than one, …",
            "a card from the lane whose rank is more than one",
        ),
        ("ace of the lane", "If that card is an ace, …", "an ace from the lane"),
    ];
    for (noun, asked, picked) in rows {
        let (found, told) = of_lanes(&format!("Put the top {noun} on top of the bag."));
        assert_eq!(found, ["CW437"], "{noun}");
        assert!(told.contains(&format!("Reveal the top card of the lane. {asked}")), "{told}");
        assert!(told.contains(&format!("say so: {picked}")), "{told}");
        let asked = asked.replace('…', "put that card on top of the bag.");
        assert_eq!(of_lanes(&format!("Reveal the top card of the lane. {asked}")).0, [""; 0], "{asked}");
        assert_eq!(of_lanes(&format!("Put {picked} on top of the bag.")).0, [""; 0], "{picked}");
    }
}

#[test]
fn what_is_asked_of_the_top_card_of_a_hidden_pile_is_accepted() {
    let (found, told) = of_lanes("Put a card from the bag that follows on top of the lane.");
    assert_eq!(found, ["CW437"]);
    assert!(told.contains("Reveal the top card of the bag. If that card follows, …"), "{told}");
}

#[test]
fn a_game_in_which_nobody_holds_cards_is_shown_its_own_places() {
    let (found, told) = of_lanes("You may roll a die. If the result is two, shuffle the bag.");
    assert_eq!(found, ["CW402"]);
    assert!(told.contains("If there is a card in the bag, roll a die"), "{told}");
    assert!(!told.contains("in pile"), "{told}");
}

#[test]
fn no_condition_is_shown_for_the_highest_of_several() {
    let (found, told) = of_lanes("Put the top card of the lane with the highest rank on top of the bag.");
    assert_eq!(found, ["CW437"]);
    assert!(!told.contains("If that card"), "{told}");
}

#[test]
fn a_game_for_one_is_listed_for_one_player() {
    let game = folder(&[("lanes/game.toml", LANES.as_bytes())]);
    let shown = run(game.path(), &["games"]).out;
    assert!(shown.contains("Lanes: 1 player\n"), "{shown}");
}

#[test]
fn what_somebody_has_in_hand_is_not_taken_for_what_is_in_play() {
    let said = told("event", "Each opponent who has it in hand draws a card.");
    assert!(!said.contains("is not named in sentences"), "{said}");
}

#[test]
fn what_is_done_without_being_asked_is_shown_both_ways() {
    let rows = [
        (
            "Discard two cards. If you do, draw three cards.",
            "You may discard two cards. If you do, draw three cards.",
            "If you can, discard two cards and draw three cards.",
        ),
        (
            "Discard two cards. If you don't, draw three cards.",
            "You may discard two cards. If you don't, draw three cards.",
            "If you can, discard two cards. Otherwise, draw three cards.",
        ),
    ];
    for (text, asked, done) in rows {
        shown("event", text, "CW409", asked, asked);
        shown("event", text, "CW409", done, done);
    }
    let several = told("event", "Draw a card and discard two cards. If you do, draw three cards.");
    assert!(!several.contains("If you can"), "{several}");
}

#[test]
fn what_is_discarded_at_once_says_how_it_is_done_one_by_one() {
    let said = told("event", "Discard your hand.");
    assert!(said.contains("add ', one at a time' at the end"), "{said}");
    assert_eq!(problems("Discard all cards from your hand, one at a time."), [""; 0]);
}

#[test]
fn first_stands_before_whoever_does_it() {
    shown(
        "asset",
        "If an opponent would play an asset, that opponent first gives you a card from their hand.",
        "CW204",
        "If an opponent would play an asset, first that opponent gives a card from their hand to you.",
        "If an opponent would play an asset, first that opponent gives a card from their hand to you.",
    );
}

#[test]
fn cards_of_a_turn_are_shown_with_whoever_did_it() {
    shown(
        "event",
        "Draw a card for each card discarded this turn.",
        "CW204",
        "The sentence would read: For each card players discarded this turn, draw a card.",
        "For each card players discarded this turn, draw a card.",
    );
}

#[test]
fn a_card_that_was_asked_for_is_picked_by_the_words_it_was_asked_for_with() {
    let rows = [
        (
            "If you have an eight in hand, reveal it and draw a card.",
            "If you have an eight in hand, reveal an eight from your hand and draw a card.",
        ),
        (
            "If there is an eight in your hand, reveal it.",
            "If there is an eight in your hand, reveal an eight from your hand.",
        ),
        (
            "If you control an asset, destroy it and draw a card.",
            "If you control an asset, destroy an asset you control and draw a card.",
        ),
    ];
    for (text, right) in rows {
        shown("event", text, "CW402", &format!("The sentence would read: {right}"), right);
    }
    let later = told("event", "If you control an asset, draw a card. Destroy it.");
    assert!(!later.contains("The sentence would read"), "{later}");
}

#[test]
fn a_counter_of_a_card_is_not_told_to_be_one_of_a_player() {
    let text =
        "If an asset you control would be destroyed and this card has a wish counter, draw a card instead.";
    let told = |text| {
        let folder = set_of("asset", &[("Pier", text)], "");
        run(folder.path(), &["check", "--format", "json"]).out
    };
    assert!(!told(text).contains("players have none"), "{}", told(text));
    let of_a_player = "If an opponent has a wish counter, draw a card.";
    assert!(told(of_a_player).contains("players have none"), "{}", told(of_a_player));
    assert_eq!(
        problems_of_an_asset("Whenever you draw a card, if this card has a wish counter, draw a card."),
        [""; 0]
    );
}

#[test]
fn whom_each_picks_at_the_same_time_is_asked_of_one_after_the_other() {
    let right = "For each player, another player of that player's choice draws a card.";
    for text in [
        "At the same time, each player chooses another player and that player draws a card.",
        "At the same time, each player chooses another player, and that player draws a card.",
        "Each player chooses another player, and that player draws a card.",
    ] {
        shown("event", text, "CW204", right, right);
    }
}

#[test]
fn counters_that_are_removed_instead_of_something_may_not_be_there() {
    let text = |removed: &str| {
        format!("If an asset you control would be destroyed, {removed} from this card instead.")
    };
    let right = text("you may remove a wish counter");
    shown("asset", &text("remove a wish counter"), "CW612", &right, &right);
    let drawn = text("draw a card and remove two wish counters");
    let right = text("you may draw a card and remove two wish counters");
    shown("asset", &drawn, "CW612", &right, &right);
    assert_eq!(problems_of_an_asset(&text("remove all wish counters")), [""; 0]);
}

#[test]
fn what_is_so_again_at_the_end_sets_itself_off() {
    let endless = [
        "As soon as this card has no wish counters, put a wish counter on this card and remove a wish counter from it.",
        "As soon as this card has two or more wish counters, remove two wish counters from this card and put two wish counters on this card.",
        "As soon as this card has a wish counter, remove a wish counter from this card and put three wish counters on this card.",
    ];
    for text in endless {
        assert_eq!(problems_of_an_asset(text), ["CW609"], "{text}");
    }
    let ends = [
        "As soon as this card has no wish counters, put two wish counters on this card and remove a wish counter from it.",
        "As soon as this card has two or more wish counters, remove two wish counters from this card and put a wish counter on this card.",
        "As soon as this card has no wish counters, put a wish counter on this card. You may remove a wish counter from this card.",
        "As soon as this card has no wish counters, destroy this card.",
    ];
    for text in ends {
        assert_eq!(problems_of_an_asset(text), [""; 0], "{text}");
    }
}

#[test]
fn a_place_is_chosen_and_gets_no_name_that_nothing_could_say() {
    let checked = |text: &str| {
        let rules = format!("replace setup\n  {text} Deal four cards to each player.\n");
        let variant: &[u8] = b"name = \"Marked\"\nvariant-of = \"Crazy 8-Ball\"\n";
        let game = folder(&[("game.toml", variant), ("rules.cards", rules.as_bytes())]);
        let run = run(game.path(), &["check", "--format", "json"]);
        let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
        (codes(game.path(), &[]), told)
    };
    let (found, told) = checked("Call a position the \"goal\".");
    assert_eq!(found, ["CW432"], "{told}");
    assert!(told.contains("Choose a position. … that position …"), "{told}");
    let whole = "Choose a position. Put the top card of the draw pile on top of that position.";
    assert_eq!(checked(whole).0, [""; 0]);
}
