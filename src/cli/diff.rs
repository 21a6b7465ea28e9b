//! What would change, line by line.

use similar::TextDiff;

/// The lines that differ between two texts, each place with a line around it. Of a long difference
/// the beginning: it is there to be recognised, not to be applied.
pub(super) fn difference(old: &str, new: &str) -> String {
    const MOST: usize = 40;
    let diff = TextDiff::from_lines(old, new);
    let whole = diff.unified_diff().context_radius(1).to_string();
    let lines: Vec<&str> = whole.lines().collect();
    let mut text = String::new();
    for line in lines.iter().take(MOST) {
        text.push_str(&format!("  {}\n", line.trim_end()));
    }
    if let Some(more) = lines.len().checked_sub(MOST).filter(|more| *more > 0) {
        text.push_str(&format!("  … {more} more lines\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_shown() {
        let text = difference("a\nb\nc\nd\ne\n", "a\nx\nc\nd\ne\n");
        assert!(text.contains("-b") && text.contains("+x") && !text.contains('e'), "{text}");
    }

    #[test]
    fn a_long_difference_is_cut() {
        let text = difference("", &"line\n".repeat(100));
        assert!(text.lines().count() < 50 && text.contains("more lines"), "{text}");
    }
}
