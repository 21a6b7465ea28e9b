//! Games put together from texts.

use crate::analysis::{Analysis, analyze};
use crate::diagnostic::Code;
use crate::source::Sources;
use crate::syntax::tree::BlockKind;
use crate::vocabulary::WordKind;

const GAME: &str = r#"
name = "Small"
players = { min = 2, max = 4 }
line = "RANK of COLOR"
[attributes.rank]
values = [{ name = "1", word = "one", plural = "ones" }, { name = "2", word = "two", plural = "twos" }]
[attributes.color]
values = ["red", "black"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones.hand]
owner = "player"
seen-by = "owner"
[ends]
turns = 100
"#;

const RULES: &str = "phase \"main\"\n  Draw a card.\n\nrule \"Luck\"\n  Whenever a player draws a card, that player may draw a card.\n";

fn analysis(files: &[(&str, &str)]) -> Analysis {
    let mut sources = Sources::default();
    for (path, text) in files {
        sources.add(*path, *text);
    }
    analyze(&sources, &[])
}

fn codes(analysis: &Analysis) -> Vec<Code> {
    analysis.diagnostics.iter().map(|item| item.code).collect()
}

/// The codes that a small game with more files gives.
fn codes_with(files: &[(&str, &str)]) -> Vec<Code> {
    let mut all = vec![("g/game.toml", GAME), ("g/rules.cards", RULES)];
    all.extend_from_slice(files);
    codes(&analysis(&all))
}

#[test]
fn a_small_game_is_put_together_without_a_problem() {
    let analysis = analysis(&[("g/game.toml", GAME), ("g/rules.cards", RULES)]);
    assert_eq!(codes(&analysis), []);
    assert_eq!(analysis.games[0].name, "Small");
    assert_eq!(analysis.games[0].blocks.len(), 2);
    assert!(!analysis.games[0].broken);
}

#[test]
fn the_words_come_from_the_manifest_and_from_the_blocks() {
    let more = "counter \"wish\"\n\ndefinition \"matches\"\n  A card matches if it is red.\n\ndefinition \"banish\"\n  To banish a card, draw a card.\n\ndefinition \"destroy\"\n  To destroy a card, draw a card.\n";
    let analysis = analysis(&[("g/game.toml", GAME), ("g/a.cards", more)]);
    let lexicon = &analysis.games[0].dialect.lexicon;
    let has = |kind: WordKind, name: &str| lexicon.find(|other| other == kind, name).is_some();
    assert!(has(WordKind::Zone, "draw pile"));
    assert!(has(WordKind::Counter, "wish"));
    assert!(has(WordKind::Predicate, "matches"));
    assert!(has(WordKind::Verb, "banish"));
    assert!(!has(WordKind::Verb, "destroy") && !has(WordKind::Predicate, "destroy"));
}

#[test]
fn two_cards_of_one_name_are_an_error() {
    let cards = "card \"Same\"\n  1 of red\n\ncard \"same\"\n  2 of red\n";
    assert_eq!(codes_with(&[("g/s.cards", cards)]), [Code::CardTwice]);
}

#[test]
fn a_word_with_two_meanings_is_an_error() {
    let more = "definition \"red\"\n  A card red if it is black.\n";
    assert!(codes_with(&[("g/s.cards", more)]).contains(&Code::WordTwice));
    // "Banishes" is how one says "banish" of somebody.
    let more = "definition \"banish\"\n  To banish a card, draw a card.\n\ndefinition \"banishes\"\n  A card banishes if it is red.\n";
    assert!(codes_with(&[("g/s.cards", more)]).contains(&Code::WordTwice));
}

const VARIANT: &str = "name = \"Other\"\nvariant-of = \"g\"\n";

#[test]
fn a_variant_replaces_in_place_and_removes() {
    let changes = "remove rule \"Luck\"\n\nreplace phase \"main\"\n  Draw two cards.\n\nrule \"New\"\n  Whenever a player draws a card, that player may draw a card.\n";
    let analysis = analysis(&[
        ("g/game.toml", GAME),
        ("g/rules.cards", RULES),
        ("v/game.toml", VARIANT),
        ("v/changes.cards", changes),
    ]);
    assert_eq!(codes(&analysis), []);
    let variant = analysis.games.iter().find(|game| game.name == "Other").unwrap();
    let kinds: Vec<BlockKind> = variant.blocks.iter().map(|(_, block)| block.header.kind).collect();
    assert_eq!(kinds, [BlockKind::Phase, BlockKind::Rule]);
    let base = analysis.games.iter().find(|game| game.name == "Small").unwrap();
    assert_eq!(base.blocks.len(), 2);
}

#[test]
fn a_change_that_hits_nothing_lists_what_exists() {
    let files = [
        ("g/game.toml", GAME),
        ("g/rules.cards", RULES),
        ("v/game.toml", VARIANT),
        ("v/a.cards", "remove rule \"Lucky\"\n"),
    ];
    let analysis = analysis(&files);
    let problem = analysis.diagnostics.iter().next().unwrap();
    assert_eq!(problem.code, Code::NothingToChange);
    assert_eq!(problem.fix.as_ref().unwrap().replacement, "\"Luck\"");
}

#[test]
fn two_changes_of_one_block_are_an_error() {
    let changes = "remove rule \"Luck\"\n\nremove rule \"Luck\"\n";
    assert_eq!(codes_with(&[("v/game.toml", VARIANT), ("v/a.cards", changes)]), [Code::ChangedTwice]);
}

#[test]
fn a_variant_that_adds_what_exists_is_told_to_replace_it() {
    let again = "phase \"main\"\n  Draw two cards.\n";
    let analysis = analysis(&[
        ("g/game.toml", GAME),
        ("g/rules.cards", RULES),
        ("v/game.toml", VARIANT),
        ("v/a.cards", again),
    ]);
    assert_eq!(codes(&analysis), [Code::BlockTwice]);
    let fix = analysis.diagnostics.iter().next().unwrap().fix.clone().unwrap();
    assert_eq!((fix.replacement.as_str(), fix.place.span.start), ("replace ", 0));
}

#[test]
fn games_that_are_variants_of_each_other_are_an_error() {
    let first = "name = \"A\"\nvariant-of = \"b\"\n";
    let second = "name = \"B\"\nvariant-of = \"a\"\n";
    let found = codes(&analysis(&[("a/game.toml", first), ("b/game.toml", second)]));
    assert_eq!(found, [Code::VariantLoop, Code::VariantLoop]);
}

#[test]
fn a_base_game_that_is_not_there_is_an_error() {
    let lonely = "name = \"A\"\nvariant-of = \"smal\"\n";
    assert_eq!(codes_with(&[("v/game.toml", lonely)]), [Code::UnknownGame]);
}

#[test]
fn two_sets_and_two_games_of_one_name_are_errors() {
    let set = "name = \"Stars\"\n";
    assert_eq!(codes_with(&[("g/a/set.toml", set), ("g/b/set.toml", set)]), [Code::SetTwice]);
    let other = GAME.replace("[zones.hand]\nowner = \"player\"\nseen-by = \"owner\"\n", "");
    assert_eq!(codes_with(&[("h/game.toml", &other)]), [Code::GameTwice]);
}

#[test]
fn a_file_and_a_set_without_a_game_are_errors() {
    assert_eq!(codes_with(&[("lonely.cards", "")]), [Code::NoGame]);
    assert_eq!(codes_with(&[("x/set.toml", "name = \"X\"\n"), ("x/x.cards", "")]), [Code::NoGame]);
}

#[test]
fn a_set_can_name_its_game() {
    let set = "name = \"X\"\ngame = \"Small\"\n";
    assert_eq!(codes_with(&[("x/set.toml", set), ("x/x.cards", "card \"One\"\n  1 of red\n")]), []);
}

#[test]
fn a_complete_set_misses_a_card_and_has_one_twice() {
    let set = "name = \"X\"\ncomplete = [\"rank\", \"color\"]\n";
    let cards = "card \"a\"\n  1 of red\n\ncard \"b\"\n  1 of red\n\ncard \"c\"\n  2 of red\n\ncard \"d\"\n  2 of black\n";
    let rules = ("g/rules.cards", RULES);
    let analysis = analysis(&[("g/game.toml", GAME), rules, ("g/x/set.toml", set), ("g/x/x.cards", cards)]);
    let mut found = codes(&analysis);
    found.sort();
    assert_eq!(found, [Code::CardMissing, Code::CombinationTwice]);
    let missing = analysis.diagnostics.iter().find(|item| item.code == Code::CardMissing).unwrap();
    assert!(missing.message.contains("1 of black"), "{}", missing.message);
}

#[test]
fn a_set_counts_its_cards() {
    let set = "name = \"X\"\ncards = 5\n";
    let cards = "card \"a\"\n  1 of red\n  4 copies\n";
    let rules = ("g/rules.cards", RULES);
    let analysis = analysis(&[("g/game.toml", GAME), rules, ("g/x/set.toml", set), ("g/x/x.cards", cards)]);
    assert_eq!(codes(&analysis), [Code::CardCount]);
    assert_eq!(analysis.diagnostics.iter().next().unwrap().fix.as_ref().unwrap().replacement, "4");
}

#[test]
fn an_option_nobody_declares_is_an_error() {
    let more =
        "rule \"More\" with option \"fun\"\n  Whenever a player draws a card, that player may draw a card.\n";
    assert_eq!(codes_with(&[("g/more.cards", more)]), [Code::UnknownOption]);
}

#[test]
fn an_allowed_warning_that_never_comes_is_a_warning() {
    let set = "name = \"X\"\n[allow]\nCW601 = \"a test\"\n";
    assert_eq!(codes_with(&[("g/x/set.toml", set)]), [Code::AllowedNothing]);
}

#[test]
fn broken_settings_hide_no_problem_of_structure_and_invent_none_of_words() {
    let broken = GAME.replace("turns = 100", "turns = ");
    let found = codes(&analysis(&[("g/game.toml", &broken), ("g/rules.cards", RULES)]));
    assert_eq!(found, [Code::TomlSyntax]);
}
