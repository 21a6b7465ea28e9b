//! "That player" of the one who is asked, as they are spoken of behind their own name: they, them, their.

use crate::vocabulary::english::plain_of_known;

/// What those are called whom a text points at.
const ROLES: [&str; 3] = ["player", "opponent", "ally"];

/// As whom the text speaks of the one who is asked: "that player", "each opponent".
pub(super) fn asked_as(whom: &str) -> Option<&str> {
    let mut words = whom.rsplit(' ');
    let role = words.next().filter(|role| ROLES.contains(role))?;
    let which = words.next()?;
    ["that", "each", "a", "an"].iter().any(|word| which.eq_ignore_ascii_case(word)).then_some(role)
}

/// The deed with "they" for "that player". Where it names another one of that kind, that one may be meant.
pub(super) fn with_they(deed: &str, role: &str) -> String {
    let words: Vec<&str> = deed.split(' ').collect();
    let is_role = |word: &str| bare(word).strip_suffix("'s").unwrap_or(bare(word)) == role;
    let is_that = |at: usize| at > 0 && words[at - 1] == "that";
    if words.iter().enumerate().any(|(at, word)| is_role(word) && !is_that(at)) {
        return deed.to_string();
    }
    let mut said: Vec<String> = Vec::new();
    let mut does = false;
    for (at, word) in words.iter().enumerate() {
        if std::mem::take(&mut does) {
            said.push(plain_of_known(word).unwrap_or(word).to_string());
            continue;
        }
        if !is_role(word) {
            said.push((*word).to_string());
            continue;
        }
        said.pop();
        does = bare(word) == *word && words.get(at + 1).is_some_and(|next| plain_of_known(next).is_some());
        let they = match (bare(word).ends_with("'s"), does) {
            (true, _) => "their",
            (false, true) => "they",
            (false, false) => "them",
        };
        said.push(format!("{they}{}", &word[bare(word).len()..]));
    }
    said.join(" ")
}

fn bare(word: &str) -> &str {
    word.trim_end_matches([',', '.', ':'])
}
