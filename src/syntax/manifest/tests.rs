//! What a designer gets to read about a manifest.

use super::{GameManifest, Told, check_game, read_game, read_set};
use crate::diagnostic::{Code, Diagnostics};
use crate::source::FileId;

const FILE: FileId = FileId(0);

const GOOD: &str = r#"
name = "Small"
players = { min = 2, max = 4 }
line = "RANK of SUIT"
[deck]
copies = [{ players = "2-4", count = 1 }]
[attributes.rank]
values = [{ name = "A", word = "ace", plural = "aces", number = 1 }]
[attributes.suit]
values = ["leaf", "stone"]
[attributes.color]
from = "suit"
values = [{ name = "green", of = ["leaf"] }, { name = "grey", of = ["stone"] }]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[ends]
turns = 100
"#;

fn checked(text: &str) -> (GameManifest, Diagnostics) {
    let mut out = Diagnostics::default();
    let game = read_game(FILE, text, &mut out);
    if out.is_empty() {
        check_game(FILE, &game, &mut out);
    }
    (game, out)
}

/// The codes of a good game with one part exchanged, and the text each points at.
fn problems(from: &str, to: &str) -> Vec<(Code, String)> {
    assert!(GOOD.contains(from), "the part to exchange is not there: {from}");
    let text = GOOD.replace(from, to);
    let (_, out) = checked(&text);
    out.iter().map(|item| (item.code, text[item.place.span.range()].to_string())).collect()
}

fn one(from: &str, to: &str) -> (Code, String) {
    let found = problems(from, to);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

#[test]
fn a_good_game_is_read_without_a_problem() {
    let (game, out) = checked(GOOD);
    assert_eq!(out, Diagnostics::default());
    assert_eq!(game.name.map(|name: Told<String>| name.value).as_deref(), Some("Small"));
    assert_eq!(game.attributes[1].values[1].name.value, "stone");
    assert_eq!(game.last_turn.unwrap().value, 100);
}

#[test]
fn an_unknown_setting_is_marked_and_the_near_one_is_the_fix() {
    let text = GOOD.replace("seen-by", "seenby");
    let (_, out) = checked(&text);
    let unknown = out.iter().find(|item| item.code == Code::TomlUnknownKey).unwrap();
    assert_eq!(&text[unknown.place.span.range()], "seenby");
    assert_eq!(unknown.fix.as_ref().unwrap().replacement, "seen-by");
}

#[test]
fn a_word_that_is_no_choice_is_an_error() {
    assert_eq!(one("\"nobody\"", "\"noone\""), (Code::TomlChoice, "\"noone\"".into()));
}

#[test]
fn a_negative_number_is_an_error() {
    assert_eq!(one("turns = 100", "turns = -5"), (Code::TomlNumber, "-5".into()));
}

#[test]
fn a_text_where_a_number_belongs_is_an_error() {
    assert_eq!(one("turns = 100", "turns = \"many\""), (Code::TomlWrongKind, "\"many\"".into()));
}

#[test]
fn more_players_at_least_than_at_most_is_an_error() {
    let (code, _) = problems("min = 2, max = 4", "min = 5, max = 4")[0].clone();
    assert_eq!(code, Code::TomlRange);
}

#[test]
fn where_nobody_plays_alone_as_few_as_can_play_make_teams() {
    let teams = |settings: &str| problems("[ends]", &format!("[teams]\nsizes = [2]\n{settings}[ends]"));
    assert_eq!(teams(""), []);
    assert_eq!(teams("alone = false\n"), [(Code::TomlRange, "{ min = 2, max = 4 }".into())]);
}

#[test]
fn an_attribute_in_the_line_that_is_not_declared_is_marked_in_the_line() {
    assert_eq!(one("RANK of SUIT", "RANK of SIUT"), (Code::TomlUndeclared, "SIUT".into()));
}

#[test]
fn one_word_for_two_values_is_an_error() {
    let found = one("\"grey\"", "\"ace\"");
    assert_eq!(found, (Code::TomlTwice, "\"ace\"".into()));
}

#[test]
fn what_several_of_something_are_called_names_nothing_else() {
    let tricks = "[zones.trick]\nseen-by = \"everyone\"\n[values]\ntricks = { kind = \"number\" }\n[ends]";
    assert_eq!(one("[ends]", tricks), (Code::TomlTwice, "tricks".into()));
    assert_eq!(one("\"grey\"", "\"aces\""), (Code::TomlTwice, "\"aces\"".into()));
    let scores = "[values]\nrank-total = { kind = \"number\" }\n[ends]";
    assert_eq!(problems("[ends]", scores), []);
}

#[test]
fn a_name_of_language_words_only_is_an_error() {
    assert_eq!(one("\"green\"", "\"draw two\""), (Code::TomlLanguageWord, "\"draw two\"".into()));
}

#[test]
fn a_game_without_a_last_turn_is_an_error() {
    assert_eq!(one("[ends]\nturns = 100", "").0, Code::TomlNoEnd);
}

#[test]
fn a_number_of_players_without_a_deck_is_an_error() {
    assert_eq!(one("\"2-4\"", "\"2-3\"").0, Code::TomlDeck);
}

#[test]
fn a_letter_needs_a_word_to_be_spoken() {
    assert_eq!(one("word = \"ace\", ", ""), (Code::TomlNeedsWord, "\"A\"".into()));
}

#[test]
fn a_source_value_from_which_nothing_follows_is_an_error() {
    assert_eq!(one(", { name = \"grey\", of = [\"stone\"] }", "").0, Code::TomlDerived);
}

#[test]
fn two_zones_for_the_deck_are_an_error() {
    let second = "[zones.stock]\nseen-by = \"nobody\"\nstart = \"deck\"\n[ends]";
    assert_eq!(one("[ends]", second), (Code::TomlZones, "stock".into()));
}

#[test]
fn a_zone_says_who_sees_it() {
    assert_eq!(one("seen-by = \"nobody\"\n", "").0, Code::TomlMissing);
}

#[test]
fn ten_broken_lines_are_ten_problems() {
    let broken = "a b = 1\nb = \nc = [1, 2\nd = 1 2\n= 5\ne = \"open\nf = 01\ng = tru\n[h\ni = 1\ni = 2\n";
    let mut out = Diagnostics::default();
    read_set(FILE, broken, &mut out);
    assert!(out.len() >= 8, "{out:#?}");
    assert!(out.iter().all(|item| matches!(item.code, Code::TomlSyntax | Code::TomlTwice)));
}

#[test]
fn an_error_can_not_be_allowed() {
    let mut out = Diagnostics::default();
    let set = read_set(FILE, "name = \"S\"\n[allow]\nCW701 = \"why not\"\nXX = \"what\"\n", &mut out);
    assert_eq!(out.iter().map(|item| item.code).collect::<Vec<_>>(), [Code::TomlAllow, Code::TomlAllow]);
    assert!(set.allow.is_empty());
}

#[test]
fn a_set_needs_a_name() {
    let mut out = Diagnostics::default();
    read_set(FILE, "", &mut out);
    assert_eq!(out.iter().map(|item| item.code).collect::<Vec<_>>(), [Code::TomlMissing]);
}

#[test]
fn a_variant_is_laid_over_its_base_by_name() {
    let (base, _) = checked(GOOD);
    let mut out = Diagnostics::default();
    let variant = "name = \"Other\"\n[zones.\"draw pile\"]\nseen-by = \"everyone\"\nstart = \"deck\"\n";
    let merged = read_game(FILE, variant, &mut out).over(&base);
    assert_eq!(merged.zones.len(), 1);
    assert_eq!(merged.zones[0].seen_by, super::SeenBy::Everyone);
    assert_eq!(merged.attributes, base.attributes);
}

#[test]
fn the_games_of_the_repository_have_good_manifests() {
    for (name, text) in [
        ("crazier-eights", include_str!("../../../cards/crazier-eights/game.toml")),
        ("crazy-eights", include_str!("../../../cards/crazy-eights/game.toml")),
        ("crazy-8-ball", include_str!("../../../cards/crazy-8-ball/game.toml")),
    ] {
        let (_, out) = checked(text);
        assert_eq!(out, Diagnostics::default(), "{name}");
    }
}
