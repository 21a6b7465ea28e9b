//! One did-you-mean for everything.

/// The candidate closest to `written`, if it is close enough to be what was meant.
pub fn nearest<'a>(written: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&written, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| {
            let length = written.chars().count().max(candidate.chars().count());
            *distance <= (length / 3).max(1) && *distance < length
        })
        .min_by_key(|(distance, candidate)| (*distance, *candidate))
        .map(|(_, candidate)| candidate)
}

/// `"a", "b" or "c"`: the items in quotes, of which one is meant.
pub fn quoted_list<'a>(items: impl IntoIterator<Item = &'a str>) -> String {
    quoted(items, "or")
}

/// `"a", "b" and "c"`: the items in quotes, all of them.
pub fn quoted_all<'a>(items: impl IntoIterator<Item = &'a str>) -> String {
    quoted(items, "and")
}

fn quoted<'a>(items: impl IntoIterator<Item = &'a str>, joint: &str) -> String {
    let quoted: Vec<String> = items.into_iter().map(|item| format!("\"{item}\"")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {joint} {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_the_word() {
        assert_eq!(nearest("destory", ["draw", "destroy", "discard"]), Some("destroy"));
    }

    #[test]
    fn another_word_altogether_finds_nothing() {
        assert_eq!(nearest("banish", ["draw", "destroy", "discard"]), None);
    }

    #[test]
    fn a_list_reads_like_a_sentence() {
        assert_eq!(quoted_list(["a", "b", "c"]), "\"a\", \"b\" or \"c\"");
        assert_eq!(quoted_all(["a", "b", "c"]), "\"a\", \"b\" and \"c\"");
        assert_eq!(quoted_list(["a"]), "\"a\"");
    }
}
