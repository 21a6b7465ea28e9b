//! What players choose: whether it is anything that could be chosen.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::scenario::names;
use crate::syntax::scenario::Name;
use crate::vocabulary::ordinal_in_words;

impl Checker<'_> {
    /// Something that could be chosen: a player, a card, a zone, a value or a number.
    pub(super) fn choosable(&mut self, what: &Name) {
        let text = what.text.as_str();
        if self.can_be_chosen(text) {
            return;
        }
        if let Some(place) = text.strip_prefix("the ").and_then(|text| text.strip_suffix(" one")) {
            return self.place_in_offers(what, place);
        }
        let several: Vec<&str> =
            text.split(", ").flat_map(|part| part.split(" and ")).map(str::trim).collect();
        if several.len() > 1 && several.iter().all(|part| self.can_be_chosen(part)) {
            let right = several.join(", then ");
            let message = format!("\"{text}\" are {} choices.", several.len());
            let problem = Diagnostic::new(Code::ScenarioCard, self.at(what), message)
                .label("read as one name")
                .help(format!("One choice after the other is told with \"then\": {right}"))
                .fix(format!("write {right}"), what.span(), right);
            return self.diagnostics.push(problem);
        }
        self.card(what);
    }

    /// "the 7th one"
    fn place_in_offers(&mut self, what: &Name, place: &str) {
        let digits = place.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let word = digits.parse().ok().and_then(ordinal_in_words);
        let message = format!("\"{}\" is no card, and no place in what is offered.", what.text);
        let problem = Diagnostic::new(Code::ScenarioCard, self.at(what), message).label("which one?");
        self.diagnostics.push(match word {
            Some(word) => {
                let right = format!("the {word} one");
                let problem = problem.help(format!("Write the place as a word: {right}"));
                problem.fix(format!("write {right}"), what.span(), right)
            }
            None => problem.help("Places are told in words, up to \"the twentieth one\"."),
        });
    }

    fn can_be_chosen(&self, text: &str) -> bool {
        self.players.contains(&text)
            || text.parse::<u32>().is_ok()
            || names::card(self.program, text).is_some()
            || names::value(self.program, text).is_some()
            || names::spoken_zone(self.program, text).is_some()
    }
}
