//! Texts that can be read in two ways, of which the one that is done may not be the one that is meant: a warning says which
//! it is, and shows how each of them is written.

use crate::small_set::{self, harbour, passes, set_of};
use crate::support::{CARDS, GAME, codes, codes_in, folder, run};

/// Each text is warned of with this code alone, and shown these sentences, which are accepted in its place.
fn shown(kind: &str, code: &str, texts: &[(&str, &[&str])]) {
    let named: Vec<String> = (0..texts.len()).map(|number| format!("Pier {number}")).collect();
    let cards: Vec<(&str, &str)> =
        named.iter().zip(texts).map(|(name, (text, _))| (name.as_str(), *text)).collect();
    let said = run(set_of(kind, &cards, "").path(), &["check", "--format", "json"]).out;
    assert_eq!(codes_in(&said), vec![code; texts.len()], "{said}");
    let said = said.replace("\\\"", "\"");
    let mut right = Vec::new();
    for (text, shown) in texts {
        for sentence in *shown {
            assert!(said.contains(sentence), "{text}\n{sentence}\n{said}");
            right.push(*sentence);
        }
    }
    silent(kind, &right);
}

fn silent(kind: &str, texts: &[&str]) {
    let named: Vec<String> = (0..texts.len()).map(|number| format!("Pier {number}")).collect();
    let cards: Vec<(&str, &str)> =
        named.iter().zip(texts).map(|(name, text)| (name.as_str(), *text)).collect();
    let folder = set_of(kind, &cards, "");
    let said = run(folder.path(), &["check", "--format", "json"]).out;
    let found: Vec<String> = codes_in(&said).into_iter().filter(|code| code != "CW608").collect();
    assert_eq!(found, [""; 0], "{said}");
}

#[test]
fn an_if_in_the_middle_holds_for_the_next_one() {
    shown(
        "asset",
        "CW634",
        &[
            (
                "Whenever you discard a card, if it is blue, draw a card. If it is an eight, draw two cards.",
                &[
                    "Whenever you discard a card, if it is an eight, draw two cards.",
                    "Whenever you discard a card, if it is blue, draw a card, then if it is an eight, draw two cards.",
                ],
            ),
            (
                "At the beginning of your turn, if you control a king, draw a card. If you control a queen, discard a card.",
                &[
                    "At the beginning of your turn, if you control a queen, discard a card.",
                    "At the beginning of your turn, if you control a king, draw a card, then if you control a queen, discard a card.",
                ],
            ),
            (
                "Once during your turn, if you have a king in hand, you may draw a card. If you have a queen in hand, discard a card.",
                &[
                    "Once during your turn, if you have a king in hand, you may draw a card, then if you have a queen in hand, discard a card.",
                ],
            ),
        ],
    );
    silent(
        "asset",
        &[
            "Whenever you discard a card, if it is blue, draw a card. Otherwise, if it is an eight, draw two cards.",
            "At the beginning of your turn, if you have a king in hand, you may discard a king. If you do, draw a card.",
            "At the beginning of your turn, if you control a king, draw a card. If you have five or more cards in hand, discard a card.",
            "At the beginning of your turn, if you have a king in hand, discard a king. If you have no kings in hand, draw a card.",
        ],
    );
}

#[test]
fn the_turn_that_is_taken_is_the_one_that_is_skipped() {
    shown(
        "event",
        "CW635",
        &[
            (
                "Skip your next turn. Take another turn after this turn.",
                &["Take another turn after this turn. At the end of your next turn, skip your next turn."],
            ),
            (
                "A player of your choice takes another turn after this turn and skips their next turn.",
                &[
                    "A player of your choice takes another turn after this turn. At the end of that player's next turn, that player skips a turn.",
                ],
            ),
            (
                "You may take another turn after this turn. If you do, skip a turn.",
                &["Take another turn after this turn. At the end of your next turn, skip your next turn."],
            ),
        ],
    );
    silent(
        "event",
        &[
            "If you control a king, take another turn after this turn. Otherwise, skip your next turn.",
            "Take another turn after this turn. The next player skips a turn.",
            "You may take another turn after this turn. If you don't, skip your next turn.",
        ],
    );
}

#[test]
fn what_is_shown_skips_the_turn_behind_the_one_that_is_taken() {
    let cards = "card \"Pier\"\n  2 of moon, event\n\n  Take another turn after this turn. At the end of your next turn, skip your next turn.\n";
    let scenario = "Ana holds Pier and 3 other cards\n  it is Ana's turn\n\n  when Ana plays Pier\n  when Ana's turn ends\n  then\n    it is Ana's turn\n  when Ana's turn ends\n  when Ben's turn ends\n  then\n    it is Ben's turn";
    passes(&harbour(cards, scenario));
}

#[test]
fn what_is_discarded_is_not_put() {
    shown(
        "asset",
        "CW636",
        &[
            (
                "Whenever an ace is put on top of the discard pile, draw a card.",
                &["Whenever an ace is discarded, draw a card."],
            ),
            (
                "If a king would be put into the discard pile, put it on the bottom of the draw pile instead.",
                &["If a king would be discarded, put it on the bottom of the draw pile instead."],
            ),
            (
                "Whenever an opponent puts an ace into the discard pile, draw a card.",
                &["Whenever an opponent discards an ace, draw a card."],
            ),
        ],
    );
    silent(
        "asset",
        &[
            "Whenever an ace is put on top of the discard pile, draw a card.\n\n  Whenever an ace is discarded, draw a card.",
            "Whenever an ace is put on the bottom of the discard pile, draw a card.",
            "Whenever an ace is put on top of the draw pile, draw a card.",
        ],
    );
}

#[test]
fn cards_that_go_round_are_given_at_the_same_time() {
    let at_once = "At the same time, each player gives two cards to the player on their left.";
    let in_order = "Each player, in turn order, gives two cards to the player on their left.";
    let chosen = "At the same time, each player chooses a card from their hand and gives it to the player on their right.";
    let moment = "At the beginning of your turn, each opponent, in turn order, gives a card to the player on their left.";
    shown(
        "event",
        "CW637",
        &[
            ("Each player gives two cards to the player on their left.", &[at_once, in_order]),
            (
                "Each player chooses a card from their hand and gives it to the player on their right.",
                &[chosen],
            ),
        ],
    );
    shown(
        "asset",
        "CW637",
        &[(
            "At the beginning of your turn, each opponent gives a card to the player on their left.",
            &[moment],
        )],
    );
    silent(
        "event",
        &[
            "Each opponent gives a card to you.",
            "Choose an opponent. That opponent gives a card to the player on their left.",
        ],
    );
}

const TURN: &str = "when Ana's turn begins\n  then\n    it is Ana's turn";

#[test]
fn a_word_that_means_winning_is_done_by_the_first_alone() {
    let blocks = |does: &str| {
        format!(
            "definition \"triumph\"\n  To triumph, draw a card and win the game.\n\ncard \"Pier\"\n  2 of moon, event\n\n  {does}\n"
        )
    };
    let found = |does: &str| codes(harbour(&blocks(does), TURN).path(), &[]);
    assert_eq!(found("Each player triumphs."), ["CW638"]);
    assert_eq!(found("Triumph."), [""; 0]);
}

#[test]
fn a_word_that_asks_for_the_top_card_is_asked_before_the_card_lies_there() {
    shown(
        "event",
        "CW605",
        &[(
            "Put a card from your hand on top of the discard pile. If that card matches, draw a card.",
            &[
                "Choose a card from your hand. Call it the \"guest\". If the guest matches, draw a card. Put the guest on top of the discard pile.",
            ],
        )],
    );
    silent("event", &["Draw a card. If that card matches, discard it."]);
}

#[test]
fn cards_in_play_are_not_asked_whether_they_match() {
    let folder = set_of("asset", &[("Pier", "Assets match."), ("Quay", "Assets you control match.")], "");
    let said = run(folder.path(), &["check", "--format", "json"]).out;
    assert_eq!(codes_in(&said), ["CW421", "CW421"], "{said}");
    assert!(said.contains("Asset cards match."), "{said}");
    silent("asset", &["Asset cards match.", "Asset cards in your hand match."]);
    silent("event", &["Asset cards match this turn."]);
}

#[test]
fn an_otherwise_behind_then_if_goes_with_the_first() {
    shown(
        "event",
        "CW631",
        &[
            (
                "If you control a king, draw a card, then if you control a queen, discard a card. Otherwise, draw two cards.",
                &[
                    "If you control a king and you control a queen, draw a card and discard a card. Otherwise, if you control a king, draw a card and draw two cards.",
                    "If you control no kings, draw two cards. Otherwise, draw a card, then if you control a queen, discard a card.",
                ],
            ),
            (
                "If you control a king, draw a card, then if that card is blue, discard it. Otherwise, draw two cards.",
                &[
                    "If you control a king, draw a card, then if that card is blue, discard it, then if that card is not blue, draw two cards.",
                ],
            ),
        ],
    );
    silent(
        "event",
        &[
            "If you control a king, draw a card. Otherwise, discard a card, then if you control a queen, draw two cards.",
        ],
    );
}

#[test]
fn where_players_have_several_places_it_is_said_in_which() {
    let game = GAME.replace(
        "[ends]",
        "[zones.hand]\nowner = \"player\"\nseen-by = \"owner\"\n[zones.pail]\nowner = \"player\"\nseen-by = \"everyone\"\n[ends]",
    );
    let said = |condition: &str| {
        let rules = format!(
            "phase \"main\"\n  Draw a card. Put a card from your hand into your pail.\n\nrule \"Pails\"\n  As soon as {condition}, that player wins the game.\n"
        );
        let files = [("game.toml", game.as_str()), ("a.cards", CARDS), ("rules.cards", &rules)];
        let files = files.map(|(path, text)| (path, text.as_bytes()));
        run(folder(&files).path(), &["check", "--format", "json"]).out
    };
    let open = said("a player has two or more ones");
    assert_eq!(codes_in(&open), ["CW412"], "{open}");
    assert!(open.contains("each player has a hand and a pail"), "{open}");
    for place in ["in hand", "in their pail"] {
        let right = format!("a player has two or more ones {place}");
        assert!(open.contains(&format!("As soon as {right}, that player wins the game.")), "{open}");
        assert_eq!(codes_in(&said(&right)), [""; 0], "{right}");
    }
}

#[test]
fn what_is_repeated_ends_with_its_sentence() {
    shown(
        "event",
        "CW639",
        &[(
            "Repeat two times: draw a card. Discard a card.",
            &["Repeat two times: draw a card and discard a card."],
        )],
    );
    shown(
        "asset",
        "CW639",
        &[(
            "At the end of your turn, repeat two times: draw a card and roll a die. Discard a card.",
            &["At the end of your turn, repeat two times: draw a card, roll a die, and discard a card."],
        )],
    );
    silent(
        "event",
        &[
            "Repeat two times: draw a card.\n\n  Discard a card.",
            "Repeat until you have three or more cards in hand: draw a card. Discard a card.",
        ],
    );
}

#[test]
fn what_a_card_is_not_is_shown_behind_it() {
    for (kind, text, right) in [
        ("event", "Discard two non-blue cards.", "Discard two cards that are not blue."),
        (
            "event",
            "Destroy a non-blue asset an opponent controls.",
            "Destroy an asset an opponent controls that is not blue.",
        ),
        (
            "event",
            "If you have a non-blue card in hand, draw a card.",
            "If you have a card in hand that is not blue, draw a card.",
        ),
        (
            "asset",
            "Whenever you discard a non-eight, draw a card.",
            "Whenever you discard a card that is not an eight, draw a card.",
        ),
        ("asset", "Non-blue cards can't be discarded.", "Cards that are not blue can't be discarded."),
        ("event", "Draw a card. If it is non-blue, discard it.", "If it is not blue, discard it."),
        ("event", "Draw a card. If it is a non-asset, discard it.", "If it is not an asset, discard it."),
        ("event", "Destroy two non-kings.", "Destroy two cards that are not kings."),
    ] {
        let whole = if text.starts_with("Draw") { format!("Draw a card. {right}") } else { right.into() };
        small_set::shown(kind, text, "CW204", right, &whole);
    }
}

#[test]
fn two_cards_by_their_names_are_two_sentences() {
    let castle = "Whenever you play a card named \"Castle\", draw a card.";
    let trade = "Whenever you play a card named \"Trade\", draw a card.";
    let whole = format!("{castle}\n\n  {trade}");
    for names in ["Castle or Trade", "\"Castle\" or \"Trade\"", "a card named \"Castle\" or \"Trade\""] {
        let text = format!("Whenever you play {names}, draw a card.");
        small_set::shown("asset", &text, "CW204", castle, &whole);
        small_set::shown("asset", &text, "CW204", trade, &whole);
    }
    let apart = "Destroy a card named \"Castle\". Destroy a card named \"Wood Elf\".";
    small_set::shown("event", "Destroy Castle and Wood Elf.", "CW204", apart, apart);
    let yours = "Destroy a card named \"Castle\" you control.";
    small_set::shown("event", "Destroy your Castle.", "CW204", yours, yours);
}

#[test]
fn what_somebody_controls_is_in_play_also_beside_another_kind() {
    silent("event", &["If you control a blue asset or a king, draw a card."]);
    let right = "If you control a blue asset, draw a card.";
    small_set::shown("event", "If you control a blue asset card, draw a card.", "CW204", "\"asset\"", right);
}
