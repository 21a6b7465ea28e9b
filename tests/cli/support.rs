//! Folders with games, and the binary run in them.

use std::path::Path;
use std::process::{Command, Output, Stdio};

pub use tempfile::TempDir;

pub const GAME: &str = r#"
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
[ends]
turns = 100
"#;

pub const CARDS: &str = "card \"Ruby\"\n  1 of red\n  illustrator \"Somebody\"\n  flavor \"It glows.\"\n";

/// A folder that goes away after the test, with these files in it.
pub fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder can be made");
    for (path, text) in files {
        write(folder.path(), path, text);
    }
    folder
}

/// The folder of a small game without problems.
pub fn small_game() -> TempDir {
    folder(&[("game.toml", GAME.as_bytes()), ("a.cards", CARDS.as_bytes())])
}

pub fn write(folder: &Path, path: &str, text: &[u8]) {
    let path = folder.join(path);
    std::fs::create_dir_all(path.parent().expect("a file stands in a folder")).expect("can be made");
    std::fs::write(path, text).expect("can be written");
}

pub fn read(folder: &Path, path: &str) -> String {
    std::fs::read_to_string(folder.join(path)).expect("can be read")
}

/// How a run ended and what it said.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the binary in a folder.
pub fn run(folder: &Path, arguments: &[&str]) -> Run {
    run_with(folder, arguments, "")
}

/// Runs the binary in a folder, with a text on its standard input.
pub fn run_with(folder: &Path, arguments: &[&str], input: &str) -> Run {
    use std::io::Write as _;
    let mut child = Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("is piped").write_all(input.as_bytes()).expect("takes the text");
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the binary ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the binary writes UTF-8");
    let run = Run { code: status.code().unwrap_or(-1), out: text(stdout), err: text(stderr) };
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run
}

/// The codes of all problems, from the JSON output.
pub fn codes(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let arguments: Vec<&str> = ["check", "--format", "json"].iter().chain(arguments).copied().collect();
    codes_in(&run(folder, &arguments).out)
}

/// The codes of all problems in the JSON output.
pub fn codes_in(json: &str) -> Vec<String> {
    let problems: serde_json::Value = serde_json::from_str(json).expect("the output is JSON");
    let list = problems.as_array().expect("the output is a list");
    list.iter().map(|problem| problem["code"].as_str().expect("a code is a text").to_string()).collect()
}
