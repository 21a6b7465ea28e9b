//! A card drawn with box characters, as wide as a card.

use unicode_width::UnicodeWidthStr as _;

use super::card::CardView;
use crate::format::card_text::{self, wrapped};

/// Columns between the edges: the text and a blank on both sides.
const WIDTH: usize = card_text::WIDTH + 2;

pub(super) fn frame(card: &CardView) -> String {
    let mut lines = vec![edge('╭', '╮')];
    lines.extend(head(card));
    lines.push(edge('├', '┤'));
    if card.printed.is_empty() {
        lines.push(row(""));
    }
    for (number, rule) in card.printed.iter().enumerate() {
        if number > 0 {
            lines.push(row(""));
        }
        lines.extend(wrapped(rule).iter().map(|line| row(line)));
    }
    if let Some(flavor) = &card.flavor {
        lines.push(edge('├', '┤'));
        lines.extend(wrapped(flavor).iter().map(|line| row(line)));
    }
    lines.push(edge('├', '┤'));
    lines.extend(foot(card));
    lines.push(edge('╰', '╯'));
    lines.join("\n") + "\n"
}

/// The name at the left, what the first attributes show at the right, and the line below.
fn head(card: &CardView) -> Vec<String> {
    // The last attribute of a line says what kind of card it is; in a corner stand the others.
    let corner = card.attributes.len().saturating_sub(1).max(1);
    let symbols = card.attributes.iter().take(corner).flat_map(|attribute| attribute.symbols.clone());
    let symbols = symbols.collect::<Vec<_>>().join(" ");
    let mut lines = ends(&card.name, &symbols);
    lines.extend(wrapped(&card.line).iter().map(|line| row(line)));
    lines
}

/// Who drew it; the set and its letters; how many there are; whose it is.
fn foot(card: &CardView) -> Vec<String> {
    let belongs = card.set.as_ref().unwrap_or(&card.game);
    let code = card.code.as_deref().unwrap_or("");
    let made_by = card.illustrator.as_ref().map(|name| format!("Illustrated by {name}"));
    let copies = (card.copies > 1).then(|| format!("{} copies", card.copies));
    let rights = card.copyright.as_ref().map(|name| format!("© {name}"));
    let rows = |part: Option<String>| wrapped(&part.unwrap_or_default()).into_iter().map(|line| row(&line));
    let mut lines: Vec<String> = rows(made_by).collect();
    lines.extend(ends(belongs, code));
    lines.extend(rows(copies).chain(rows(rights)));
    lines
}

/// One text at the left, one at the right; below each other where they don't fit beside each other.
fn ends(left: &str, right: &str) -> Vec<String> {
    if left.width() + right.width() < WIDTH - 2 {
        return vec![two_ends(left, right)];
    }
    wrapped(left).iter().chain(&wrapped(right)).map(|line| row(line)).collect()
}

fn edge(left: char, right: char) -> String {
    format!("{left}{}{right}", "─".repeat(WIDTH))
}

fn row(text: &str) -> String {
    two_ends(text, "")
}

fn two_ends(left: &str, right: &str) -> String {
    let room = (WIDTH - 2).saturating_sub(left.width() + right.width());
    format!("│ {left}{}{right} │", " ".repeat(room))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, rule: &str) -> CardView {
        CardView {
            name: name.into(),
            game: "Game".into(),
            set: None,
            code: Some("GM".into()),
            copyright: Some("Somebody else".into()),
            line: "1 of red".into(),
            attributes: Vec::new(),
            copies: 1,
            rules: vec![rule.into()],
            printed: vec![rule.into()],
            flavor: Some("Words.".into()),
            illustrator: Some("Somebody".into()),
        }
    }

    #[test]
    fn every_line_is_as_wide_as_the_others() {
        let long = "x".repeat(100);
        for (name, rule) in [("Short", "Draw a card."), (long.as_str(), long.as_str()), ("日本語の名前", "")]
        {
            let drawn = frame(&card(name, rule));
            assert!(drawn.lines().all(|line| line.width() == WIDTH + 2), "{drawn}");
        }
    }

    #[test]
    fn the_text_is_wrapped_at_words() {
        let drawn = frame(&card("Name", "one two three four five six seven eight nine ten"));
        assert!(drawn.contains("one two three four five six seven"), "{drawn}");
        assert!(drawn.contains("eight nine ten"), "{drawn}");
    }
}
