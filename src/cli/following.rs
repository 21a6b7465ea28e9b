//! `phrases --after TEXT`: which words could follow the beginning of a sentence.

use super::Outcome;
use super::arguments::PhrasesFormat;
use super::check::read_games;
use super::output::{complain, print};
use crate::syntax::completions;

pub(super) fn run(text: &str, format: PhrasesFormat) -> Outcome {
    let checked = read_games(&[]);
    let Some(game) = checked.analysis.games.first() else {
        complain("no game could be read, so its words are not known; see `cardwright check`");
        return Outcome::Problems;
    };
    let words = completions(&game.dialect, text);
    if words.is_empty() {
        complain(&format!("nothing can follow \"{}\": it can't be read so far", text.trim()));
        return Outcome::Problems;
    }
    print(&match format {
        PhrasesFormat::Text => format!("{}\n", words.join("\n")),
        PhrasesFormat::Json => {
            let json = serde_json::to_string_pretty(&words).expect("words are strings");
            format!("{json}\n")
        }
    });
    Outcome::Fine
}
