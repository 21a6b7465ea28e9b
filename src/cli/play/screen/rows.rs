//! Lines of text in the rows of a screen: what does not fit goes on in the next row, a little to the right.

use super::super::super::page::wrapped;
use ratatui::text::Span;

pub(super) fn rows(lines: &[String], width: u16) -> Vec<String> {
    let width = usize::from(width).max(1);
    let mut found = Vec::new();
    for line in lines {
        if wide(line) <= width {
            found.push(line.clone());
            continue;
        }
        let lead = &line[..line.len() - line.trim_start().len()];
        let text = wrapped(line, lead, &format!("{lead}  "), width);
        found.extend(text.lines().flat_map(|row| cut(row, width)));
    }
    found
}

/// A word that is longer than a row is cut.
fn cut(row: &str, width: usize) -> Vec<String> {
    let mut found = vec![String::new()];
    for letter in row.chars() {
        let last = found.last().map_or(0, |row| wide(row));
        if last + wide(letter.encode_utf8(&mut [0; 4])) > width {
            found.push(String::new());
        }
        found.last_mut().expect("there is always a row").push(letter);
    }
    found
}

fn wide(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, width: u16) -> Vec<String> {
        rows(&[line.to_string()], width)
    }

    #[test]
    fn what_goes_on_stands_to_the_right_of_where_it_began() {
        assert_eq!(shown("  one two three", 9), ["  one two", "    three"]);
    }

    #[test]
    fn what_fits_keeps_its_gaps() {
        assert_eq!(shown("w    why", 9), ["w    why"]);
    }

    #[test]
    fn a_word_without_end_is_cut() {
        assert_eq!(shown("abcdefgh", 3), ["abc", "def", "gh"]);
    }
}
