//! The regular forms of English words. A game can declare an irregular form itself.

fn ends_with_consonant_y(word: &str) -> bool {
    let mut letters = word.chars().rev();
    letters.next() == Some('y') && !matches!(letters.next(), Some('a' | 'e' | 'i' | 'o' | 'u') | None)
}

fn hisses(word: &str) -> bool {
    ["s", "x", "z", "ch", "sh"].iter().any(|ending| word.ends_with(ending))
}

/// asset → assets, ally → allies, match → matches. Also the third person of a verb.
pub fn plural(word: &str) -> String {
    if ends_with_consonant_y(word) {
        format!("{}ies", &word[..word.len() - 1])
    } else if hisses(word) {
        format!("{word}es")
    } else {
        format!("{word}s")
    }
}

/// matches → match, answers → answer, carries → carry: what [`plural`] makes of it, undone.
pub fn base_of_third_person(word: &str) -> String {
    let candidates = [
        word.strip_suffix("ies").map(|stem| format!("{stem}y")),
        word.strip_suffix("es").map(str::to_string),
        word.strip_suffix('s').map(str::to_string),
    ];
    candidates.into_iter().flatten().find(|base| plural(base) == word).unwrap_or_else(|| word.to_string())
}

/// banish → banished, bury → buried, save → saved.
pub fn participle(verb: &str) -> String {
    if ends_with_consonant_y(verb) {
        format!("{}ied", &verb[..verb.len() - 1])
    } else if verb.ends_with('e') {
        format!("{verb}d")
    } else {
        format!("{verb}ed")
    }
}

pub fn is_article(word: &str) -> bool {
    matches!(word, "a" | "an" | "the")
}

/// "a" or "an", as the next word asks for it.
pub fn article(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let vowel_letter = next.starts_with(['a', 'e', 'i', 'o', 'u']);
    let spoken_with_consonant =
        ["uni", "use", "eu", "one", "once", "ut"].iter().any(|start| next.starts_with(start));
    let spoken_with_vowel = next.starts_with('8')
        || ["11", "18", "hour", "honest", "heir"].iter().any(|start| next.starts_with(start));
    if (vowel_letter && !spoken_with_consonant) || spoken_with_vowel { "an" } else { "a" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_follow_the_ending() {
        for (one, many) in [("asset", "assets"), ("ally", "allies"), ("match", "matches"), ("ray", "rays")] {
            assert_eq!(plural(one), many);
            assert_eq!(base_of_third_person(many), one);
        }
    }

    #[test]
    fn articles_follow_the_sound() {
        for (word, expected) in
            [("eight", "an"), ("one", "a"), ("asset", "an"), ("8-ball", "an"), ("card", "a")]
        {
            assert_eq!(article(word), expected, "{word}");
        }
    }

    #[test]
    fn participles_follow_the_ending() {
        for (verb, expected) in [("banish", "banished"), ("bury", "buried"), ("save", "saved")] {
            assert_eq!(participle(verb), expected);
        }
    }
}
