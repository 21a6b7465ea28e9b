//! The words and commas of a card line, and which values they name.

use crate::source::Span;
use crate::vocabulary::{DeclaredWord, Dialect, WordId, WordKind};

/// A word, or a comma.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    pub span: Span,
}

pub(super) fn tokens(text: &str, base: usize) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut push = |start: usize, end: usize| {
        if start < end {
            found.push(Token { text: &text[start..end], span: Span::new(base + start, base + end) });
        }
    };
    let mut start = 0;
    for (offset, letter) in text.char_indices() {
        if letter.is_whitespace() || letter == ',' {
            push(start, offset);
            start = offset + letter.len_utf8();
        }
        if letter == ',' {
            push(offset, start);
        }
    }
    push(start, text.len());
    found
}

/// The value with the longest name that the tokens begin with: its attribute, itself, and how many
/// tokens it takes. Of one attribute only, or of any.
pub(super) fn match_value(
    dialect: &Dialect,
    tokens: &[Token<'_>],
    wanted: Option<WordId>,
) -> Option<(WordId, WordId, usize)> {
    let values = dialect.lexicon.iter().filter_map(|(id, word)| match word.kind {
        WordKind::Value { attribute } if wanted.is_none_or(|wanted| wanted == attribute) => {
            let length = forms(word).filter_map(|form| length_of(form, tokens)).max()?;
            Some((attribute, id, length))
        }
        _ => None,
    });
    // Of two values that fit equally well the first declared one is meant.
    values.reduce(|best, next| if next.2 > best.2 { next } else { best })
}

/// The ways to write a value.
pub(super) fn forms(word: &DeclaredWord) -> impl Iterator<Item = &str> {
    [Some(word.name.as_str()), Some(word.singular.as_str()), word.symbol.as_deref()].into_iter().flatten()
}

fn length_of(form: &str, tokens: &[Token<'_>]) -> Option<usize> {
    if tokens.first().is_some_and(|token| begin_otherwise(form, token.text)) {
        return None;
    }
    let mut length = 0;
    for word in form.split_whitespace() {
        let token = tokens.get(length)?;
        if !is_same(token.text, word) {
            return None;
        }
        length += 1;
    }
    (length > 0).then_some(length)
}

/// Most values are another one already by their first letter: they need not be taken apart to see it.
fn begin_otherwise(one: &str, other: &str) -> bool {
    match (one.as_bytes().first(), other.as_bytes().first()) {
        (Some(one), Some(other)) if one.is_ascii_alphanumeric() && other.is_ascii_alphanumeric() => {
            !one.eq_ignore_ascii_case(other)
        }
        _ => false,
    }
}

/// Whatever the case of their letters. Every value is compared with every word: most need no copy for it.
fn is_same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
        || !(one.is_ascii() && other.is_ascii()) && one.to_lowercase() == other.to_lowercase()
}
