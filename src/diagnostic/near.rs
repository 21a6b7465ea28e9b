//! One did-you-mean for everything.

/// The candidate closest to `written`, if it is close enough to be what was meant.
pub fn nearest<'a>(written: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let near = candidates.into_iter().filter_map(|candidate| {
        // Most candidates are far off: that is seen without counting every change.
        let bytes = written.len().max(candidate.len());
        if letters_apart(&written, candidate) > (bytes / 3).max(1) {
            return None;
        }
        let other = candidate.to_lowercase();
        let length = written.chars().count().max(other.chars().count());
        let most = (length / 3).max(1).min(length.saturating_sub(1));
        if at_least(&written, &other) > most {
            return None;
        }
        let distance = strsim::damerau_levenshtein(&written, &other);
        (distance <= most).then_some((distance, candidate))
    });
    near.min().map(|(_, candidate)| candidate)
}

/// A bound that is quick to see: every letter the other word lacks takes a change of its own.
pub fn at_least(one: &str, other: &str) -> usize {
    let apart = one.chars().count().abs_diff(other.chars().count());
    let lacking = |text: &str, from: &str| text.chars().filter(|letter| !from.contains(*letter)).count();
    lacking(one, other).max(lacking(other, one)).max(apart)
}

/// A lower bound that is quicker still, whatever is written with capitals, gaps or hyphens: the letters that only one of
/// the two has.
pub fn letters_apart(one: &str, other: &str) -> usize {
    let letters = |text: &str| {
        let letters = text.bytes().map(|byte| byte.to_ascii_lowercase()).filter(u8::is_ascii_lowercase);
        letters.fold(0_u32, |all, letter| all | 1 << (letter - b'a'))
    };
    let (one, other) = (letters(one), letters(other));
    (one & !other).count_ones().max((other & !one).count_ones()) as usize
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
    fn letters_that_only_one_has_are_a_lower_bound() {
        assert_eq!(letters_apart("drawpile", "Draw-Pile"), 0);
        assert_eq!(letters_apart("draw", "discard"), 3);
        for (one, other) in [("draw", "discard"), ("hnad", "hand"), ("deck", "draw pile"), ("crab", "grab")] {
            let changes = strsim::damerau_levenshtein(one, other);
            assert!(letters_apart(one, other) <= changes, "{one} and {other}");
        }
    }

    #[test]
    fn a_list_reads_like_a_sentence() {
        assert_eq!(quoted_list(["a", "b", "c"]), "\"a\", \"b\" or \"c\"");
        assert_eq!(quoted_all(["a", "b", "c"]), "\"a\", \"b\" and \"c\"");
        assert_eq!(quoted_list(["a"]), "\"a\"");
    }
}
