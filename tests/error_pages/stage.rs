//! Puts an example into a folder of its own and checks it there with the real command.

use std::cell::Cell;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use cardwright::diagnostic::Code;
use serde::Deserialize;
use tempfile::TempDir;

use super::page::Example;

pub struct Stage {
    folder: TempDir,
    /// What is run, the command first.
    command: Vec<String>,
    /// The example as it stands on its page.
    text: String,
    is_as_on_page: Cell<bool>,
}

/// What was found in an example: several tests ask, and the command is run once.
type Found = Arc<OnceLock<Vec<Problem>>>;
static FOUND: LazyLock<Mutex<HashMap<String, Found>>> = LazyLock::new(Mutex::default);

#[derive(Deserialize)]
struct Told {
    code: String,
    severity: String,
    message: String,
    help: Vec<String>,
    file: String,
    span: Place,
    fix: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Place {
    start: usize,
    end: usize,
}

#[derive(Clone)]
pub struct Problem {
    pub code: String,
    pub severity: String,
    pub message: String,
    pub helps: bool,
    pub has_fix: bool,
    file: String,
    start: usize,
    end: usize,
}

impl Stage {
    pub fn set(example: &Example) -> Stage {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut stage = Stage {
            folder,
            command: vec!["check".into(), ".".into()],
            text: format!("{:?} {}", example.info, example.text),
            is_as_on_page: Cell::new(true),
        };
        fs::create_dir_all(stage.root()).unwrap();
        let is_files = example.is("files");
        if example.is("cards") || example.is("set") || (is_files && example.is("game")) {
            stage.add_reference_game();
        }
        if example.is("scenario") {
            stage.add_reference_game();
            stage.add_reference_cards();
            stage.write("base/example.scenario", example.text.as_bytes());
        } else if example.is("cards") {
            stage.write("example.cards", example.text.as_bytes());
        } else if example.is("set") {
            stage.write("base/set.toml", example.text.as_bytes());
        } else if is_files {
            stage.write_all(&example.text);
        } else {
            stage.write("game.toml", example.text.as_bytes());
        }
        stage
    }

    /// A game is also looked for in the folders around: those of other examples are kept out of sight.
    fn root(&self) -> PathBuf {
        self.folder.path().join("a/b/c/d/e")
    }

    fn add_reference_game(&self) {
        let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
        for name in ["game.toml", "rules.cards"] {
            self.write(name, &fs::read(game.join(name)).unwrap());
        }
    }

    fn add_reference_cards(&self) {
        let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
        let sets =
            ["base/set.toml", "base/rulebook.cards", "arabian-nights/set.toml", "arabian-nights/tales.cards"];
        for name in sets {
            self.write(name, &fs::read(game.join(name)).unwrap());
        }
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn write_all(&mut self, text: &str) {
        let (commands, files) = text.split_at(text.find("=== ").unwrap_or(text.len()));
        for part in format!("\n{files}").split("\n=== ").skip(1) {
            let (head, body) = part.split_once(" ===").expect("a file begins with === path ===");
            let body = body.strip_prefix('\n').unwrap_or(body);
            if let Some((path, target)) = head.split_once(" -> ") {
                link(target, &self.root().join(path));
            } else if let Some(path) = head.strip_suffix(" (bytes)") {
                self.write(path, &bytes(body));
            } else {
                self.write(head, body.as_bytes());
            }
        }
        for command in commands.lines().filter_map(|line| line.strip_prefix("$ cardwright ")) {
            // The last command is the one that is asked about.
            let before = std::mem::replace(&mut self.command, words(command));
            if before.iter().any(|word| word != "check" && word != ".") {
                self.run(&before, &[]);
            }
        }
    }

    fn run(&self, command: &[String], arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_cardwright"))
            .args(command)
            .args(arguments)
            .current_dir(self.root())
            .output()
            .unwrap()
    }

    /// What the command says, with these arguments behind it.
    fn check(&self, arguments: &[&str]) -> String {
        let run = self.run(&self.command, arguments);
        let is_result = |out: &[u8]| out.starts_with(b"{");
        match arguments.contains(&"json") {
            // A command that did its work has a result, and no problems.
            true if is_result(&run.stdout) => "[]".into(),
            true => String::from_utf8(run.stdout).unwrap(),
            false => String::from_utf8([run.stdout, run.stderr].concat()).unwrap(),
        }
    }

    pub fn problems(&self) -> Vec<Problem> {
        if !self.is_as_on_page.get() {
            return self.look();
        }
        let found = FOUND.lock().expect("no test fails here").entry(self.text.clone()).or_default().clone();
        found.get_or_init(|| self.look()).clone()
    }

    fn look(&self) -> Vec<Problem> {
        let told: Vec<Told> = serde_json::from_str(&self.check(&["--format", "json"])).unwrap();
        let problem = |told: Told| Problem {
            helps: !told.help.is_empty() || told.fix.is_some(),
            has_fix: told.fix.is_some_and(|fix| fix["safe"] == true),
            code: told.code,
            severity: told.severity,
            message: told.message,
            file: told.file,
            start: told.span.start,
            end: told.span.end,
        };
        told.into_iter().map(problem).collect()
    }

    /// What is marked, on one line.
    pub fn marked(&self, problem: &Problem) -> String {
        let text = match problem.file.as_str() {
            "command line" => self.command.iter().fold("cardwright".to_string(), |line, word| {
                let quote = if word.contains(' ') { "\"" } else { "" };
                format!("{line} {quote}{word}{quote}")
            }),
            file => {
                String::from_utf8_lossy(&fs::read(self.root().join(file)).unwrap_or_default()).into_owned()
            }
        };
        let marked = text.get(problem.start..problem.end).unwrap_or("");
        marked.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What the page says is marked.
    pub fn promised(example: &Example) -> String {
        match example.text.contains(" (bytes) ===") {
            true => String::from_utf8_lossy(&bytes(&example.marked)).into_owned(),
            false => example.marked.clone(),
        }
    }

    /// Applies the fixes there are.
    pub fn fix(&self) {
        self.is_as_on_page.set(false);
        self.check(&["--fix"]);
    }

    /// What a designer sees of the problems of one code.
    pub fn shown(&self, code: Code) -> String {
        let text = self.check(&[]);
        let is_code = |line: &str| Code::from_id(line.trim()).is_some();
        let mut shown = String::new();
        let mut wanted = false;
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if is_code(line) {
                wanted = line.trim() == code.id();
            }
            // The last line of a check counts the problems.
            if wanted && (lines.peek().is_some() || self.command[0] != "check") {
                shown.push_str(line.trim_end());
                shown.push('\n');
            }
        }
        shown
    }
}

/// The words of a command; those with spaces stand in quotes.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().map(str::to_string).collect(),
        _ => vec![part.to_string()],
    });
    words.collect()
}

/// Text in which `<FF>` stands for a byte.
fn bytes(text: &str) -> Vec<u8> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        let (hex, after) = after.split_once('>').expect("< is closed by >");
        all.extend_from_slice(before.as_bytes());
        all.push(u8::from_str_radix(hex, 16).expect("a byte in hexadecimal digits"));
        rest = after;
    }
    all.extend_from_slice(rest.as_bytes());
    all
}

#[cfg(unix)]
fn link(target: &str, path: &Path) {
    std::os::unix::fs::symlink(target, path).unwrap();
}

#[cfg(windows)]
fn link(target: &str, path: &Path) {
    std::os::windows::fs::symlink_file(target, path).unwrap();
}
