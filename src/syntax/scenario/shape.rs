//! The shape of a line: the line with one letter for each name and one digit for each number. The grammar's own
//! words are small, so lines of one shape are read alike, and it is enough to parse one of them.

use std::ops::Range;

/// A line with its names and numbers shortened.
pub(super) struct Shape {
    pub text: String,
    /// Behind each name and number: how long the shape is there, and how long the line.
    behind: Vec<(usize, usize)>,
}

impl Shape {
    pub fn of(line: &str) -> Shape {
        let mut shape = Shape { text: String::with_capacity(line.len()), behind: Vec::with_capacity(8) };
        let bytes = line.as_bytes();
        let (mut kept, mut at) = (0, 0);
        while at < bytes.len() {
            let (short, length) = match bytes[at] {
                b'A'..=b'Z' => {
                    ('X', bytes[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count())
                }
                b'0'..=b'9' => ('1', bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count()),
                _kept => {
                    at += 1;
                    continue;
                }
            };
            shape.text.push_str(&line[kept..at]);
            shape.text.push(short);
            at += length;
            kept = at;
            shape.behind.push((shape.text.len(), at));
        }
        shape.text.push_str(&line[kept..]);
        shape
    }

    /// Where a part of the shape stands in the line.
    pub fn in_line(&self, range: Range<usize>) -> Range<usize> {
        self.offset(range.start)..self.offset(range.end)
    }

    fn offset(&self, at: usize) -> usize {
        let before = self.behind.partition_point(|(shape, _)| *shape <= at);
        match before.checked_sub(1).map(|last| self.behind[last]) {
            Some((shape, line)) => line + (at - shape),
            None => at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_shortened_and_found_again() {
        let line = "Tina holds 12 cards, Émile O'Neil and McX";
        let shape = Shape::of(line);
        assert_eq!(shape.text, "X holds 1 cards, Émile X'X and X");
        let found = |part: &str| {
            let at = shape.text.find(part).unwrap();
            &line[shape.in_line(at..at + part.len())]
        };
        assert_eq!(found("X holds"), "Tina holds");
        assert_eq!(found("1 cards"), "12 cards");
        assert_eq!(found("Émile X'X"), "Émile O'Neil");
        assert_eq!(&line[shape.in_line(shape.text.len()..shape.text.len())], "");
    }

    /// What the shape leaves out must not tell one line from another.
    #[test]
    fn no_word_of_the_grammar_has_a_capital_letter_or_a_digit() {
        let grammar = include_str!("../../../grammar/scenario.pest").replace("\\\"", "");
        let rules = grammar.lines().filter(|line| !line.starts_with("//"));
        let words: Vec<&str> = rules.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
        assert!(words.len() > 100);
        let shortened = |word: &&&str| {
            word.contains(|letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        };
        assert_eq!(words.iter().filter(shortened).count(), 0);
    }
}
