//! The regular forms of English words, and those of the verbs of the language. A game can declare an irregular form itself.

use super::verb::{Verb, VerbForm};

fn ends_with_consonant_y(word: &str) -> bool {
    let mut letters = word.chars().rev();
    letters.next() == Some('y') && !matches!(letters.next(), Some('a' | 'e' | 'i' | 'o' | 'u') | None)
}

fn hisses(word: &str) -> bool {
    ["s", "x", "z", "ch", "sh"].iter().any(|ending| word.ends_with(ending))
}

/// With its first letter large.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// With its first letter small.
pub fn decapitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
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

/// draw → draws, have → has, gain control of → gains control of: as it stands behind "that player".
pub fn third_person(phrase: &str) -> String {
    let (verb, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
    let known = Verb::ALL.iter().find(|known| known.form(VerbForm::Plain) == verb);
    let third = match (known, verb) {
        (Some(known), _) => known.form(VerbForm::Third).to_string(),
        (None, "don't") => "doesn't".to_string(),
        (None, verb) => plural(verb),
    };
    format!("{third} {rest}").trim_end().to_string()
}

/// has → have: the plain form, where it is a verb of the language.
pub fn plain_of_known(third: &str) -> Option<&'static str> {
    let known = Verb::ALL.iter().find(|known| known.form(VerbForm::Third) == third)?;
    Some(known.form(VerbForm::Plain))
}

/// loses → lose, banishes → banish: a verb of the language, else by its ending.
pub fn plain_form(third: &str) -> String {
    plain_of_known(third).map_or_else(|| base_of_third_person(third), str::to_string)
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

/// "a" or "an", as the next word sounds.
pub fn article(next: &str) -> &'static str {
    let next = next.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let spoken_with_vowel = if next.starts_with(|letter: char| letter.is_ascii_digit()) {
        let digits = next.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
        digits.starts_with('8') || ["11", "18"].contains(&digits)
    } else {
        let word = next.split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
        sounds_with_vowel(&word.to_lowercase())
    };
    if spoken_with_vowel { "an" } else { "a" }
}

/// Whether a word in small letters begins with the sound of a vowel.
fn sounds_with_vowel(word: &str) -> bool {
    let begins = |with: &[&str]| with.iter().any(|start| word.starts_with(start));
    let is_one_letter = word.chars().nth(1).is_none();
    // What has no vowel is read letter by letter: an MP, an hp, a VP.
    if is_one_letter || !word.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
        return word.starts_with(['a', 'e', 'f', 'h', 'i', 'l', 'm', 'n', 'o', 'r', 's', 'x']);
    }
    if begins(&["hour", "honor", "honour", "honest", "heir"]) {
        return true;
    }
    let sounds_with_y =
        begins(&["uni", "use", "usu", "usa", "uti", "uto", "ute", "eu", "ewe"]) && !begins(&["unim", "unin"]);
    let sounds_with_w = matches!(word, "one" | "ones" | "once" | "oneself");
    word.starts_with(['a', 'e', 'i', 'o', 'u']) && !sounds_with_y && !sounds_with_w
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
        let with_an = [
            "eight",
            "asset",
            "8-ball",
            "11",
            "18 cards",
            "80",
            "hour",
            "honor",
            "honour point",
            "honest move",
            "heir",
            "MP",
            "mp",
            "X",
            "hp",
            "XP",
            "A",
            "urn",
            "uninvited guest",
            "onerous task",
            "utter end",
        ];
        let with_a = [
            "card",
            "one",
            "one-eyed jack",
            "once",
            "110",
            "180",
            "honey",
            "house",
            "unit",
            "unicorn",
            "use",
            "usual card",
            "utopia",
            "euro",
            "ewe",
            "VP",
            "U",
            "king",
            "J",
            "10",
            "yard",
        ];
        for word in with_an {
            assert_eq!(article(word), "an", "{word}");
        }
        for word in with_a {
            assert_eq!(article(word), "a", "{word}");
        }
    }

    #[test]
    fn participles_follow_the_ending() {
        for (verb, expected) in [("banish", "banished"), ("bury", "buried"), ("save", "saved")] {
            assert_eq!(participle(verb), expected);
        }
    }

    #[test]
    fn the_first_word_of_a_verb_takes_the_ending() {
        assert_eq!(third_person("gain control of"), "gains control of");
        assert_eq!(third_person("banish"), "banishes");
        assert_eq!(third_person("have two cards"), "has two cards");
        assert_eq!((plain_form("has").as_str(), plain_form("banishes").as_str()), ("have", "banish"));
    }
}
