//! Lines on their way into a file: blank lines, comments, and paragraphs broken at a fixed width.
//! Knows nothing of what the lines say.

/// The widest line of a paragraph.
pub(super) const WIDTH: usize = 100;

const INDENT: &str = "  ";

/// The lines written so far.
#[derive(Default)]
pub(super) struct Page {
    lines: Vec<String>,
}

impl Page {
    pub fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    pub fn indented(&mut self, line: &str) {
        self.lines.push(format!("{INDENT}{line}"));
    }

    /// One blank line, unless one is there or nothing is.
    pub fn blank(&mut self) {
        if self.lines.last().is_some_and(|last| !last.is_empty()) {
            self.lines.push(String::new());
        }
    }

    /// A paragraph, broken between words but never inside quotes.
    pub fn paragraph(&mut self, text: &str) {
        let mut line = String::new();
        for word in words(text) {
            let width = INDENT.len() + line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && width > WIDTH {
                self.indented(&line);
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        if !line.is_empty() {
            self.indented(&line);
        }
    }

    pub fn into_text(mut self) -> String {
        while self.lines.last().is_some_and(String::is_empty) {
            self.lines.pop();
        }
        self.lines.push(String::new());
        if self.lines.len() == 1 { String::new() } else { self.lines.join("\n") }
    }
}

/// The words of a text. What stands in quotes is never parted: a quote ends with its line.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut quoted = false;
    for (offset, letter) in text.char_indices() {
        quoted ^= letter == '"';
        if letter == ' ' && !quoted {
            words.push(&text[start..offset]);
            start = offset + 1;
        }
    }
    words.push(&text[start..]);
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_broken_at_the_width() {
        let mut page = Page::default();
        page.paragraph(&"word ".repeat(30));
        let text = page.into_text();
        assert_eq!(text.lines().count(), 2);
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.starts_with("  word")));
    }

    #[test]
    fn what_stands_in_quotes_stays_on_one_line() {
        assert_eq!(
            words("take the action \"Pocket a ball\" now"),
            ["take", "the", "action", "\"Pocket a ball\"", "now"]
        );
    }
}
