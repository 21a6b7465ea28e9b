//! A rulebook on a page: as text, as Markdown.

use super::book::{Book, Entry};
use crate::cli::page::wrapped;

pub(super) fn as_text(book: &Book, width: usize) -> String {
    let mut text = format!("{}\n", book.title.to_uppercase());
    for section in &book.sections {
        text.push_str(&format!("\n{}\n\n", section.title));
        for entry in &section.entries {
            match &entry.name {
                Some(name) if is_short(entry) => {
                    text.push_str(&wrapped(
                        &format!("{name}: {}", entry.paragraphs.concat()),
                        "  ",
                        "    ",
                        width,
                    ));
                }
                Some(name) => {
                    text.push_str(&format!("  {name}\n"));
                    for paragraph in &entry.paragraphs {
                        text.push_str(&wrapped(paragraph, "    ", "    ", width));
                    }
                }
                None => {
                    for paragraph in &entry.paragraphs {
                        text.push_str(&wrapped(paragraph, "  ", "  ", width));
                    }
                }
            }
        }
    }
    text
}

pub(super) fn as_markdown(book: &Book) -> String {
    let mut text = format!("# {}\n", book.title);
    for section in &book.sections {
        text.push_str(&format!("\n## {}\n\n", section.title));
        let is_list = section.entries.iter().all(|entry| entry.name.is_some() && is_short(entry));
        for (number, entry) in section.entries.iter().enumerate() {
            match &entry.name {
                Some(name) if is_list => {
                    text.push_str(&format!("- **{name}**: {}\n", entry.paragraphs.concat()));
                    continue;
                }
                Some(name) => text.push_str(&format!("{}**{name}**\n\n", if number > 0 { "\n" } else { "" })),
                None => {}
            }
            text.push_str(&format!("{}\n", entry.paragraphs.join("\n\n")));
        }
    }
    text
}

/// One short paragraph stands on the line of its name.
fn is_short(entry: &Entry) -> bool {
    const SHORT: usize = 90;
    entry.paragraphs.len() == 1 && entry.paragraphs.iter().all(|paragraph| paragraph.len() <= SHORT)
}
