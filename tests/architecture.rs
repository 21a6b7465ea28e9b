//! The rooms of the code and the direction of its dependencies.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up. A room may use itself and rooms of lower rows.
const ROWS: &[&[&str]] = &[
    &["source"],
    &["diagnostic"],
    &["vocabulary"],
    &["syntax"],
    &["format"],
    &["program"],
    &["analysis"],
    &["game"],
    &["engine"],
    &["render"],
    &["scenario", "replay"],
    &["simulate"],
    &["play"],
    &["workspace"],
    &["cli"],
];

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry is readable").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn row_of(room: &str) -> Option<usize> {
    ROWS.iter().position(|row| row.contains(&room))
}

/// The room a file is in: the first folder below `src`.
fn room_of(path: &Path) -> Option<String> {
    let below = path.strip_prefix(source_folder()).ok()?;
    let first = below.components().next()?.as_os_str().to_str()?;
    (below.components().count() > 1).then(|| first.to_string())
}

/// The rooms a text names after `crate::`.
fn rooms_used(text: &str) -> BTreeSet<String> {
    let after = text.split("crate::").skip(1);
    let names =
        after.map(|rest| rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_'));
    names.map(|name| name.collect::<String>()).filter(|name| row_of(name).is_some()).collect()
}

#[test]
fn every_folder_of_the_code_is_a_room_with_a_row() {
    for entry in fs::read_dir(source_folder()).expect("src is there") {
        let path = entry.expect("the entry is readable").path();
        if path.is_dir() {
            let room = path.file_name().and_then(|name| name.to_str()).expect("a name");
            assert!(row_of(room).is_some(), "src/{room} has no row in tests/architecture.rs");
        }
    }
}

#[test]
fn dependencies_point_one_way() {
    let mut upward = Vec::new();
    for path in rust_files(&source_folder()) {
        let Some(room) = room_of(&path) else { continue };
        let row = row_of(&room).expect("every room has a row");
        for used in rooms_used(&fs::read_to_string(&path).expect("a text file")) {
            if row_of(&used).is_some_and(|other| other > row) {
                upward.push(format!("{} uses {used}", path.display()));
            }
        }
    }
    assert!(upward.is_empty(), "these point up: {upward:#?}");
}

#[test]
fn outside_crates_stay_in_their_rooms() {
    let homes: &[(&str, &[&str])] = &[
        ("pest::", &["syntax"]),
        ("pest_derive", &["syntax"]),
        ("miette", &["cli"]),
        ("clap", &["cli"]),
        ("std::fs", &["cli", "workspace"]),
        ("std::time", &["cli"]),
        ("std::env", &["cli", "workspace"]),
    ];
    let mut strays = Vec::new();
    for path in rust_files(&source_folder()) {
        let Some(room) = room_of(&path) else { continue };
        let text = without_tests(&fs::read_to_string(&path).expect("a text file"));
        for (word, rooms) in homes {
            if text.contains(word) && !rooms.contains(&room.as_str()) {
                strays.push(format!("{} uses {word}", path.display()));
            }
        }
    }
    assert!(strays.is_empty(), "{strays:#?}");
}

#[test]
fn every_module_says_what_it_is_for() {
    let silent: Vec<PathBuf> = rust_files(&source_folder())
        .into_iter()
        .filter(|path| !fs::read_to_string(path).expect("a text file").starts_with("//!"))
        .collect();
    assert!(silent.is_empty(), "{silent:#?}");
}

/// A file without its test module.
fn without_tests(text: &str) -> String {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("").to_string()
}

/// The text between double quotes, line by line, comments left out.
fn literals(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let plain: Vec<String> = lines.map(|line| line.replace("\\\"", " ")).collect();
    plain.iter().flat_map(|line| line.split('"').skip(1).step_by(2)).collect::<Vec<_>>().join("\n")
}

/// The words the games in `cards/` declare: names of games, values and zones.
fn declared_words() -> BTreeSet<String> {
    let cards = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards");
    let mut manifests = Vec::new();
    let mut folders = vec![cards];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("the entry is readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name == "game.toml") {
                manifests.push(path);
            }
        }
    }
    let mut words = BTreeSet::new();
    for path in manifests {
        let table: toml::Table = fs::read_to_string(path).expect("a text file").parse().expect("valid TOML");
        words.extend(table["name"].as_str().map(str::to_lowercase));
        let attributes = table.get("attributes").and_then(|found| found.as_table());
        for attribute in attributes.into_iter().flat_map(|table| table.values()) {
            let values = attribute.get("values").and_then(|values| values.as_array());
            for value in values.into_iter().flatten() {
                let name = value.get("word").or(value.get("name")).unwrap_or(value);
                words.extend(name.as_str().map(str::to_lowercase));
            }
        }
        let zones = table.get("zones").and_then(|found| found.as_table());
        words.extend(zones.into_iter().flat_map(|zones| zones.keys().cloned()));
    }
    // Numbers, and words that English needs as well: a text can't do without "order" or "in play".
    let english = ["in play", "event", "side", "block", "ball", "position"];
    words.retain(|word| {
        !english.contains(&word.as_str()) && cardwright::vocabulary::number_from_word(word).is_none()
    });
    words
}

#[test]
fn nothing_in_rust_knows_a_game_by_its_words() {
    let declared = declared_words();
    assert!(
        declared.contains("discard pile") && declared.contains("ankh"),
        "the manifests are read: {declared:?}"
    );
    let mut known = Vec::new();
    for path in rust_files(&source_folder()) {
        if path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs") {
            continue;
        }
        let text = literals(&without_tests(&fs::read_to_string(&path).expect("a text file"))).to_lowercase();
        let words: Vec<&str> =
            text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
        for word in &declared {
            let parts: Vec<&str> = word.split(' ').collect();
            if words.windows(parts.len()).any(|window| window == parts) {
                known.push(format!("{}: \"{word}\"", path.display()));
            }
        }
    }
    assert!(known.is_empty(), "{known:#?}");
}

#[test]
fn cards_move_on_the_road_of_an_event_only() {
    let moves = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a text file");
        text.contains(".relocate(") || text.contains(".reorder(")
    };
    let movers: Vec<PathBuf> = rust_files(&source_folder())
        .into_iter()
        .filter(|path| !path.ends_with("game/zones.rs"))
        .filter(moves)
        .collect();
    assert_eq!(movers, [source_folder().join("engine/road/move_card.rs")]);
}
