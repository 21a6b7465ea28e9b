//! Many texts in one folder and one run, and what is said of each.

use crate::support::{TempDir, folder, run};

/// A game, and what stands in it besides the cards.
pub struct Game<'a> {
    pub name: &'a str,
    /// Its files; none where it is in the box.
    pub files: &'a [(&'a str, &'a str)],
}

pub const CRAZIER: Game<'static> = Game { name: "Crazier Eights", files: &[] };

/// Crazier Eights with coins, of which everybody has three.
pub const COINS: Game<'static> = Game {
    name: "Coin Eights",
    files: &[(
        "game.toml",
        "name = \"Coin Eights\"\nvariant-of = \"Crazier Eights\"\n\n[values]\ncoin = { kind = \"number\", owner = \"player\", plural = \"coins\", start = 3 }\ntotal = { kind = \"number\", start = 0 }\n",
    )],
};

/// What is said of one text: the codes, and all the words on one line.
pub struct Said {
    pub codes: Vec<String>,
    pub told: String,
}

impl Game<'_> {
    /// A folder with a set for the game: a card for each of the texts, in a file of its own.
    fn with_cards(&self, line: &str, texts: &[&str]) -> TempDir {
        let set = format!("name = \"Harbour\"\ngame = \"{}\"\n", self.name);
        let mut files = vec![("harbour/set.toml".to_string(), set)];
        files.extend(self.files.iter().map(|(path, text)| (path.to_string(), text.to_string())));
        files.extend(texts.iter().enumerate().map(|(number, text)| {
            (format!("harbour/{number}.cards"), format!("card \"Pier {number}\"\n  {line}\n\n  {text}\n"))
        }));
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())).collect();
        folder(&files)
    }

    /// What is said of each of the texts, on cards with this line.
    pub fn said(&self, line: &str, texts: &[&str]) -> Vec<Said> {
        let json = run(self.with_cards(line, texts).path(), &["check", "--format", "json"]).out;
        let all: serde_json::Value = serde_json::from_str(&json).expect("the output is JSON");
        let of = |number: usize| {
            let file = format!("harbour/{number}.cards");
            let its = all.as_array().into_iter().flatten().filter(|one| one["file"] == file.as_str());
            let its: Vec<_> = its.collect();
            let codes = its.iter().map(|one| one["code"].as_str().unwrap_or_default().to_string()).collect();
            let told: Vec<_> = its.iter().map(|one| one.to_string().replace("\\\"", "'")).collect();
            Said { codes, told: told.join(" ") }
        };
        (0..texts.len()).map(of).collect()
    }

    /// Each text has this problem and is shown this sentence, and the whole text with it is accepted.
    pub fn shows(&self, line: &str, texts: &[(&str, &str, &str, &str)]) {
        let written: Vec<_> = texts.iter().flat_map(|(text, _, _, whole)| [*text, *whole]).collect();
        let said = self.said(line, &written);
        for ((text, code, shown, whole), said) in texts.iter().zip(said.chunks(2)) {
            assert_eq!(said[0].codes, [*code], "{text}\n{}", said[0].told);
            assert!(said[0].told.contains(&shown.replace('"', "'")), "{text}\n{}", said[0].told);
            assert_eq!(said[1].codes, [""; 0], "{whole}\n{}", said[1].told);
        }
    }

    /// Nothing is said of any of them.
    pub fn accepts(&self, line: &str, texts: &[&str]) {
        for (text, said) in texts.iter().zip(self.said(line, texts)) {
            assert_eq!(said.codes, [""; 0], "{text}\n{}", said.told);
        }
    }
}
