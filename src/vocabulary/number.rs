//! Numbers in words: zero to twenty are written in words, above that in digits; tens are understood.

const SMALL: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

const TENS: [(&str, u32); 8] = [
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("seventy", 70),
    ("eighty", 80),
    ("ninety", 90),
    ("hundred", 100),
];

const ORDINALS: [&str; 20] = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
];

/// The largest number a text may name.
pub const LARGEST: u32 = 9_999;

/// The number a word or a row of digits stands for.
pub fn number_from_word(word: &str) -> Option<u32> {
    if let Ok(number) = word.parse::<u32>() {
        return Some(number);
    }
    let word = word.to_lowercase();
    let small = SMALL.iter().position(|small| *small == word).map(|number| number as u32);
    small.or_else(|| TENS.iter().find(|(ten, _)| *ten == word).map(|(_, number)| *number))
}

/// The canonical form: words to twenty, then digits.
pub fn number_in_words(number: u32) -> String {
    SMALL.get(number as usize).map_or_else(|| number.to_string(), |word| (*word).to_string())
}

/// second → 2.
pub fn ordinal_from_word(word: &str) -> Option<u32> {
    let word = word.to_lowercase();
    ORDINALS.iter().position(|ordinal| *ordinal == word).map(|number| number as u32 + 1)
}

/// 2 → second. Only the first twenty have a word.
pub fn ordinal_in_words(number: u32) -> Option<&'static str> {
    ORDINALS.get((number as usize).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_digits_mean_the_same() {
        for number in 0..=20 {
            assert_eq!(number_from_word(&number_in_words(number)), Some(number));
            assert_eq!(number_from_word(&number.to_string()), Some(number));
        }
    }

    #[test]
    fn above_twenty_digits_are_canonical() {
        assert_eq!(number_from_word("forty"), Some(40));
        assert_eq!(number_in_words(40), "40");
    }

    #[test]
    fn ordinals_come_back() {
        for number in 1..=20 {
            assert_eq!(ordinal_in_words(number).and_then(ordinal_from_word), Some(number));
        }
        assert_eq!(ordinal_in_words(0), None);
    }
}
