//! Refusals in games of one's own that lead to a text which is accepted.

use crate::support::{TempDir, folder, run};

const GAME: &str = "name = \"Lantern Fair\"
players = { min = 2, max = 4 }
line = \"PRICE coins, KIND\"

[attributes.price]
values = [{ name = \"1\", word = \"cheap\", number = 1 }, { name = \"3\", word = \"dear\", number = 3 }]

[attributes.kind]
nouns = true
values = [\"lamp\", \"candle\", \"torch\"]

[zones.\"draw pile\"]
order = \"pile\"
seen-by = \"nobody\"
start = \"deck\"

[zones.row]
seen-by = \"everyone\"

[zones.pouch]
owner = \"player\"
seen-by = \"owner\"

[zones.booth]
owner = \"player\"
seen-by = \"everyone\"
in-play = true

[values]
coin = { kind = \"number\", owner = \"player\", plural = \"coins\", start = 3 }
noise = { kind = \"number\", start = 0 }

[ends]
turns = 100
";

const RULES: &str = "setup
  Shuffle the draw pile. Put the top two cards of the draw pile into the row. The player on the
  dealer's left takes the first turn.

phase \"market\"
  Take one action.

action \"Rest\"
  Gain a coin. Add one to the noise.

action \"Shop\"
  Buy a card from the row.

action \"Hide\"
  Put a card from the row into your pouch.

definition \"buy\"
  To buy a card, lose coins equal to its price and put it into play on the table under your
  control.
";

const CARDS: &str = "card \"Lamp\"\n  1 coins, lamp\n  3 copies\n\ncard \"Candle\"\n  3 coins, candle\n  3 copies\n\ncard \"Torch\"\n  3 coins, torch\n";

/// The game with one more block.
fn fair(block: &str) -> TempDir {
    let play = "\n[play]\nlamp = { enters = \"booth\" }\ncandle = { enters = \"booth\" }\ntorch = { enters = \"booth\" }\n";
    let game = format!("{GAME}{play}");
    folder(&[
        ("game.toml", game.as_bytes()),
        ("rules.cards", RULES.as_bytes()),
        ("deck.cards", CARDS.as_bytes()),
        ("more.cards", block.as_bytes()),
    ])
}

/// What is said, in one line.
fn said(folder: &TempDir) -> String {
    let out = run(folder.path(), &["check", "--format", "json"]).out;
    out.split_whitespace().collect::<Vec<_>>().join(" ").replace("\\\"", "'")
}

fn action(text: &str) -> TempDir {
    fair(&format!("action \"More\"\n  {text}\n"))
}

/// Looks for words in what is said about the text of an action.
fn says(text: &str, words: &str) {
    let said = said(&action(text));
    assert!(said.contains(words), "{text}\n{said}");
}

fn is_accepted(text: &str) {
    assert_eq!(said(&action(text)), "[]", "{text}");
}

/// As [`says`], of a text that is accepted itself.
fn shows(text: &str, shown: &str) {
    says(text, &shown.replace('"', "'"));
    is_accepted(shown);
}

#[test]
fn cards_that_wait_can_stay_in_play() {
    let card = "card \"Wick\"\n  1 coins, lamp\n\n  Whenever you buy a lamp, gain a coin.\n";
    let folder = fair(card);
    assert_eq!(said(&folder), "[]");
    crate::support::write(folder.path(), "game.toml", GAME.as_bytes());
    let said = said(&folder);
    assert!(said.contains("under [play]: lamp = { enters = 'booth' }."), "{said}");
    assert!(said.contains("KIND = { enters = 'booth' }."), "{said}");
}

#[test]
fn the_zone_in_play_is_said_with_who_controls_its_cards() {
    for (text, shown) in [
        (
            "Each opponent who has a card in their booth gains a coin.",
            "Each opponent who controls a card gains a coin.",
        ),
        ("If you have a lamp in the booth, gain a coin.", "If you control a lamp, gain a coin."),
        ("Gain a coin for each card in your booth.", "Gain a coin for each card you control."),
        ("Put a card from your booth into the row.", "Put a card you control into the row."),
        (
            "Put a card from the row into your booth.",
            "Put a card from the row into play on the table under your control.",
        ),
    ] {
        shows(text, shown);
    }
    says("Your booth gains a coin.", "The zone 'booth' is not named in sentences.");
}

#[test]
fn the_number_of_a_card_is_its_own() {
    is_accepted(
        "Choose a card in the row. You may pay coins equal to its price. If you do, put it into your pouch.",
    );
    is_accepted("Choose a card in the row. If its price is two or more, gain a coin.");
    says("Choose a card in the row. If its kind is lamp, gain a coin.", "If it is a lamp, gain a coin.");
    is_accepted("Choose a card in the row. If it is a lamp, gain a coin.");
}

#[test]
fn actions_stand_in_a_list() {
    is_accepted("Take the action \"Rest\", the action \"Shop\", or the action \"Hide\".");
    is_accepted("Take the action \"Rest\" or the action \"Shop\" or the action \"Hide\".");
}

#[test]
fn what_nobody_did_is_remembered_by_a_number() {
    let offer = "Each opponent may announce \"Liar\".";
    let shown = "The noise becomes zero. Each opponent may …. If that opponent does, the noise becomes one. If the noise is zero, …";
    says(&format!("{offer} If no opponent does, gain a coin."), shown);
    says(&format!("{offer} If nobody does, gain a coin."), "If that opponent does, the noise becomes one.");
    is_accepted(&format!(
        "The noise becomes zero. {offer} If that opponent does, the noise becomes one. If the noise is zero, gain a coin."
    ));
}

#[test]
fn kinds_that_differ_are_taken_one_by_one() {
    shows(
        "Gain a coin for each different kind you control.",
        "For each kind, if you control a card of that kind, gain a coin.",
    );
    shows(
        "Each player scores one point for each different kind in their pouch.",
        "For each kind, each player with a card of that kind in their pouch scores one point.",
    );
}

#[test]
fn what_several_conditions_ask_is_said_in_full() {
    let text = "If you have a lamp, a candle and a torch in your pouch, score one point.";
    says(
        text,
        "If you have a lamp in your pouch and you have a candle in your pouch and you have a torch in your pouch, score one point.",
    );
    shows(
        "Each player who controls a lamp and controls a candle scores one point.",
        "For each player, if that player controls a lamp and that player controls a candle, that player scores one point.",
    );
}

#[test]
fn having_the_most_is_having_more_than_each_opponent() {
    let shown = "If you control more lamps than each opponent, gain a coin.";
    shows("If you control the most lamps, gain a coin.", shown);
    shows("If you have the most lamps, gain a coin.", shown);
}

#[test]
fn a_meaning_is_one_paragraph() {
    let apart =
        "definition \"cheer\"\n  To cheer, gain a coin.\n\n  If you have five or more coins, lose a coin.\n";
    let cheers = "\naction \"Cheer\"\n  Cheer.\n";
    let told = said(&fair(&format!("{apart}{cheers}")));
    assert!(told.contains("it has ended at the empty line above."), "{told}");
    let together = apart.replace("coin.\n\n", "coin.\n");
    assert_eq!(said(&fair(&format!("{together}{cheers}"))), "[]");
}

#[test]
fn a_price_in_a_meaning_is_asked_for_where_the_word_is_used() {
    let swap = |does: &str, used: &str| {
        let text = format!(
            "definition \"swap\"\n  To swap a card, {does} and put it into your pouch.\n\naction \"Swap\"\n  {used}\n"
        );
        said(&fair(&text))
    };
    for price in ["pay two coins", "pay coins equal to its price"] {
        assert_eq!(swap(price, "Swap a card from the row."), "[]");
    }
    let told = swap("gain a coin, pay two coins", "Swap a card from the row.");
    assert!(told.contains("'To …, pay two coins and …'"), "{told}");
}

#[test]
fn a_place_follows_what_belongs_to_the_noun() {
    says(
        "Name a kind. Choose an opponent. That opponent puts a card of that kind into the row.",
        "'a card of that kind from their pouch'",
    );
    is_accepted(
        "Name a kind. Choose an opponent. That opponent puts a card of that kind from their pouch into the row.",
    );
}

#[test]
fn worth_does_not_begin_in_the_middle_of_a_game() {
    let text = "Each lamp is worth two points.";
    says(text, "write it as a sentence of its own under 'scoring'");
    assert!(!said(&action(text)).contains("for the rest of the game"));
}

#[test]
fn who_was_named_outright_is_named_again() {
    let offer = "The next player may announce \"Liar\".";
    says(&format!("{offer} If that player does, gain a coin."), "Call the next player the 'guest'.");
    says(&format!("{offer} If they do, gain a coin."), "If the next player does, …");
    is_accepted(&format!("{offer} If the next player does, gain a coin."));
    is_accepted(&format!(
        "Call the next player the \"guest\". {} If the guest does, gain a coin.",
        offer.replace("The next player", "The guest")
    ));
}

#[test]
fn several_cards_get_a_name_as_several() {
    let text = "Choose two cards in the row. If you have a coin, choose two cards in your pouch. Put those cards into the draw pile.";
    says(text, "Call those cards the 'guests'.");
    is_accepted(
        "Choose two cards in the row. Call those cards the \"guests\". Put the guests on top of the draw pile.",
    );
}

#[test]
fn examples_are_good_english() {
    let told =
        said(&action("Each opponent reveals a card from their pouch. If that card is a lamp, gain a coin."));
    assert!(!told.contains("that card is lamp"), "{told}");
    let told =
        said(&action("Choose an opponent. Call that opponent the \"victim\". Put those cards into the row."));
    assert!(told.contains("Named so far: 'victim'."), "{told}");
}
