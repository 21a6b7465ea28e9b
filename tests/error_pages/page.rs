//! Reads an error page. Its examples stand in fenced blocks:
//!
//! - `cards wrong`: a file of the reference game
//! - `scenario wrong`: a scenario file next to its cards
//! - `toml game wrong`: a whole `game.toml`; `toml set wrong`: the `set.toml` of a set of the reference game
//! - `files wrong`: several files, each after a line `=== path ===`; `files game wrong`: in the folder of
//!   the reference game. `=== path -> other ===` is a link, `<FF>` in `=== path (bytes) ===` a byte, and
//!   a first line `$ cardwright …` says what is run, the last of several what is asked about.
//!
//! In all of them `‹text × 3›` stands for the text three times, `{n}` in it for 1, 2, 3. A line
//! ``Marked: `…` `` below a wrong example says what is marked; without it nothing but a place is.

use cardwright::diagnostic::Code;

pub struct Page {
    pub code: Code,
    pub title: String,
    examples: Vec<Example>,
}

pub struct Example {
    /// The words after the fence.
    pub info: Vec<String>,
    pub text: String,
    pub marked: String,
}

impl Example {
    pub fn is(&self, word: &str) -> bool {
        self.info.iter().any(|info| info == word)
    }
}

impl Page {
    pub fn read(code: Code, page: &str) -> Page {
        let mut lines = page.lines();
        let title = lines.next().unwrap_or("").to_string();
        let mut examples: Vec<Example> = Vec::new();
        while let Some(line) = lines.next() {
            if let Some(info) = line.strip_prefix("```") {
                let body = lines.by_ref().take_while(|line| *line != "```").map(|line| format!("{line}\n"));
                let text = repeated(&body.collect::<String>());
                let info = info.split_whitespace().map(str::to_string).collect();
                examples.push(Example { info, text, marked: String::new() });
            } else if let Some(marked) = line.strip_prefix("Marked: `") {
                let last = examples.last_mut().expect("an example stands above");
                last.marked = repeated(marked.trim_end_matches('`'));
            }
        }
        Page { code, title, examples }
    }

    pub fn wrong(&self) -> impl Iterator<Item = &Example> {
        self.examples.iter().filter(|example| example.is("wrong"))
    }

    pub fn right(&self) -> impl Iterator<Item = &Example> {
        self.examples.iter().filter(|example| example.is("right"))
    }
}

fn repeated(text: &str) -> String {
    let Some((before, rest)) = text.split_once('‹') else { return text.to_string() };
    let (inner, after) = rest.split_once('›').expect("‹ is closed by ›");
    let (what, count) = inner.rsplit_once(" × ").expect("‹…› says how often");
    let count: usize = count.parse().expect("how often is a number");
    let all: String = (1..=count).map(|n| what.replace("{n}", &n.to_string())).collect();
    format!("{before}{all}{}", repeated(after))
}
