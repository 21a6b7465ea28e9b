//! What is different between the cards of a recorded game and the cards there are now.

use super::{Content, Part};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub cards: Differences,
    pub rules: Differences,
}

/// By name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Differences {
    pub changed: Vec<String>,
    pub added: Vec<String>,
    pub gone: Vec<String>,
}

impl Changes {
    /// Nothing where the two are the same.
    pub fn between(then: &Content, now: &Content) -> Option<Changes> {
        (then.program != now.program).then(|| Changes {
            cards: Differences::between(&then.cards, &now.cards),
            rules: Differences::between(&then.rules, &now.rules),
        })
    }

    /// One line for each kind of change.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let kinds = [
            (&self.cards.changed, &self.rules.changed, "Changed since"),
            (&self.cards.added, &self.rules.added, "New since"),
            (&self.cards.gone, &self.rules.gone, "Gone since"),
        ];
        for (cards, rules, kind) in kinds {
            // Rules come with the word for their kind, and their quotes.
            let cards = cards.iter().map(|name| format!("\"{name}\""));
            let names: Vec<String> = cards.chain(rules.iter().cloned()).collect();
            if !names.is_empty() {
                lines.push(format!("{kind}: {}.", names.join(", ")));
            }
        }
        if lines.is_empty() {
            lines.push("The settings of the game, or the order of its cards, changed since.".to_string());
        }
        lines
    }
}

impl Differences {
    fn between(then: &[Part], now: &[Part]) -> Differences {
        let names = |parts: &[Part], wanted: &dyn Fn(&Part) -> bool| -> Vec<String> {
            let mut names: Vec<String> =
                parts.iter().filter(|part| wanted(part)).map(|part| part.name.clone()).collect();
            names.dedup();
            names
        };
        let known = |part: &Part, parts: &[Part]| parts.iter().any(|other| other.name == part.name);
        Differences {
            changed: names(then, &|part| known(part, now) && !now.contains(part)),
            added: names(now, &|part| !known(part, then)),
            gone: names(then, &|part| !known(part, now)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(program: &str, cards: &[(&str, &str)]) -> Content {
        let part = |(name, hash): &(&str, &str)| Part { name: name.to_string(), hash: hash.to_string() };
        Content { program: program.into(), cards: cards.iter().map(part).collect(), rules: Vec::new() }
    }

    #[test]
    fn the_same_program_has_no_changes() {
        let one = content("p", &[("Castle", "1")]);
        assert_eq!(Changes::between(&one, &one), None);
    }

    #[test]
    fn changed_new_and_lost_cards_are_told_by_name() {
        let then = content("p", &[("Castle", "1"), ("Death", "2"), ("Trade", "3")]);
        let now = content("q", &[("Castle", "9"), ("Trade", "3"), ("Lamp", "4")]);
        let lines = Changes::between(&then, &now).expect("different").lines();
        assert_eq!(lines, ["Changed since: \"Castle\".", "New since: \"Lamp\".", "Gone since: \"Death\"."]);
    }

    #[test]
    fn a_change_outside_all_texts_is_told_too() {
        let lines = Changes::between(&content("p", &[]), &content("q", &[])).expect("different").lines();
        assert_eq!(lines.len(), 1);
    }
}
