//! Replaces declared names in a sentence by as many bytes of a mark that tells their kind, so that the
//! grammar stays closed and every offset stays true.

use std::borrow::Cow;

use crate::vocabulary::{DeclaredWord, Lexicon, WordForm, WordId, WordKind};

/// The marks, as the grammar spells them.
pub mod mark {
    pub const VALUE: u8 = 0x01;
    pub const VALUE_PLURAL: u8 = 0x02;
    pub const ATTRIBUTE: u8 = 0x03;
    pub const ZONE: u8 = 0x04;
    pub const ZONE_PLURAL: u8 = 0x05;
    pub const COUNTER: u8 = 0x06;
    pub const PHASE: u8 = 0x07;
    pub const NUMBER: u8 = 0x08;
    pub const PREDICATE: u8 = 0x0E;
    pub const VERB: u8 = 0x0F;
    pub const PARTICIPLE: u8 = 0x10;
    pub const KEYWORD: u8 = 0x11;
    pub const THING_BINDER: u8 = 0x12;
    pub const PERSON_BINDER: u8 = 0x13;
    pub const GOODS: u8 = 0x14;
}

/// A text whose declared names are masked, and what stood under the masks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masked {
    pub text: String,
    /// Where each declared word starts, in order.
    words: Vec<(usize, WordId)>,
}

impl Masked {
    /// The declared word under the mask that starts at `offset`.
    pub fn word_at(&self, offset: usize) -> Option<WordId> {
        let found = self.words.binary_search_by_key(&offset, |(start, _)| *start).ok()?;
        Some(self.words[found].1)
    }
}

/// A name a paragraph gave to something, as it is looked for in the sentences after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BinderName {
    pub name: String,
    pub person: bool,
}

/// Masks the declared names of `text`. What stands in quotes is left alone.
pub fn mask(text: &str, lexicon: &Lexicon, binders: &[BinderName]) -> Masked {
    let words = words_outside_quotes(text);
    let lower: Vec<Cow<'_, str>> = words.iter().map(|word| in_lower_case(&text[word.clone()])).collect();
    let mut masked = text.as_bytes().to_vec();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let binder = binder_match(&lower[at..], binders);
        let declared = lexicon.longest_match(&lower[at..]);
        let (byte, length) = match (binder, declared) {
            (Some((person, length)), declared) if declared.is_none_or(|(_, _, other)| length >= other) => {
                (if person { mark::PERSON_BINDER } else { mark::THING_BINDER }, length)
            }
            (_, Some((id, form, length))) => {
                found.push((words[at].start, id));
                (mark_of(lexicon.get(id), form), length)
            }
            (_, None) => {
                at += 1;
                continue;
            }
        };
        // A name of several words is one token only if nothing but white space stands between them.
        let range = words[at].start..words[at + length - 1].end;
        let joined = (at..at + length - 1)
            .all(|word| text[words[word].end..words[word + 1].start].chars().all(char::is_whitespace));
        if joined {
            masked[range].fill(byte);
            at += length;
        } else {
            found.retain(|(start, _)| *start != range.start);
            at += 1;
        }
    }
    let text = String::from_utf8(masked).expect("whole words are replaced by ASCII marks");
    Masked { text, words: found }
}

/// Most words are written so already.
fn in_lower_case(word: &str) -> Cow<'_, str> {
    match word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        true => Cow::Borrowed(word),
        false => Cow::Owned(word.to_lowercase()),
    }
}

fn binder_match(words: &[Cow<'_, str>], binders: &[BinderName]) -> Option<(bool, usize)> {
    let matches = binders.iter().filter_map(|binder| {
        let name: Vec<&str> = binder.name.split_whitespace().collect();
        let fits = !name.is_empty()
            && name.len() <= words.len()
            && name.iter().zip(words).all(|(wanted, word)| wanted.eq_ignore_ascii_case(word));
        fits.then_some((binder.person, name.len()))
    });
    matches.max_by_key(|(_, length)| *length)
}

fn mark_of(word: &DeclaredWord, form: WordForm) -> u8 {
    match (word.kind, form) {
        (WordKind::Value { .. }, WordForm::Plural) => mark::VALUE_PLURAL,
        (WordKind::Value { .. }, WordForm::Singular | WordForm::Participle) => mark::VALUE,
        (WordKind::Attribute, _) => mark::ATTRIBUTE,
        (WordKind::Zone, WordForm::Plural) => mark::ZONE_PLURAL,
        (WordKind::Zone, WordForm::Singular | WordForm::Participle) => mark::ZONE,
        (WordKind::Counter, _) => mark::COUNTER,
        (WordKind::Phase, _) => mark::PHASE,
        (WordKind::Number, _) if word.is_goods() => mark::GOODS,
        (WordKind::Number, _) => mark::NUMBER,
        (WordKind::Predicate, _) => mark::PREDICATE,
        (WordKind::Verb, WordForm::Participle) => mark::PARTICIPLE,
        (WordKind::Verb, WordForm::Singular | WordForm::Plural) => mark::VERB,
        (WordKind::Keyword, _) => mark::KEYWORD,
    }
}

/// The byte ranges of the words of a text that do not stand in quotes.
pub fn words_outside_quotes(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut words = Vec::new();
    let mut start = None;
    let mut closing = None;
    for (at, letter) in text.char_indices() {
        if let Some(quote) = closing {
            if letter == quote || letter == '\n' {
                closing = None;
            }
            continue;
        }
        if letter.is_alphanumeric() || letter == '-' {
            start.get_or_insert(at);
            continue;
        }
        words.extend(start.take().map(|start| start..at));
        closing = match letter {
            '"' => Some('"'),
            '\u{201C}' => Some('\u{201D}'),
            _ => None,
        };
    }
    words.extend(start.map(|start| start..text.len()));
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Declaration;

    #[test]
    fn names_are_masked_byte_for_byte() {
        let mut lexicon = Lexicon::default();
        let pile = lexicon.declare(Declaration::new(WordKind::Zone, "draw pile"));
        let masked = mask("Shuffle the draw  pile.", &lexicon, &[]);
        assert_eq!(masked.text, format!("Shuffle the {}.", "\u{04}".repeat(10)));
        assert_eq!(masked.word_at(12), Some(pile));
    }

    #[test]
    fn quotes_and_parts_of_words_are_left_alone() {
        let mut lexicon = Lexicon::default();
        lexicon.declare(Declaration::new(WordKind::Zone, "hand"));
        let text = "Shake a handy card named \"Hand\".";
        assert_eq!(mask(text, &lexicon, &[]).text, text);
    }

    #[test]
    fn a_name_is_not_joined_across_a_period() {
        let mut lexicon = Lexicon::default();
        lexicon.declare(Declaration::new(WordKind::Zone, "draw pile"));
        let text = "You may draw. Pile up.";
        assert_eq!(mask(text, &lexicon, &[]).text, text);
    }

    #[test]
    fn a_binder_is_masked_by_what_it_names() {
        let binders = [BinderName { name: "low player".into(), person: true }];
        let masked = mask("the low player wins", &Lexicon::default(), &binders);
        assert_eq!(masked.text, format!("the {} wins", "\u{13}".repeat(10)));
    }
}
