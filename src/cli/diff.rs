//! What would change, line by line.

/// Lines that differ between two texts, with `-` and `+` before them. Where many do, the first ones.
pub(super) fn difference(old: &str, new: &str) -> String {
    const MOST: usize = 20;
    let old: Vec<&str> = old.lines().collect();
    let new: Vec<&str> = new.lines().collect();
    let same_start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let (old_rest, new_rest) = (&old[same_start..], &new[same_start..]);
    let same_end = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(a, b)| a == b).count();
    let removed = &old_rest[..old_rest.len() - same_end];
    let added = &new_rest[..new_rest.len() - same_end];
    let mut text = format!("  from line {}\n", same_start + 1);
    if removed.is_empty() && added.is_empty() {
        text.push_str("  only line ends differ\n");
    }
    for (sign, lines) in [('-', removed), ('+', added)] {
        for line in lines.iter().take(MOST) {
            text.push_str(&format!("  {sign} {line}\n"));
        }
        if let Some(more) = lines.len().checked_sub(MOST).filter(|more| *more > 0) {
            text.push_str(&format!("  {sign} … {more} more\n"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_shown() {
        assert_eq!(difference("a\nb\nc\n", "a\nx\nc\n"), "  from line 2\n  - b\n  + x\n");
    }

    #[test]
    fn a_difference_in_line_ends_is_named() {
        assert!(difference("a\r\n", "a\n").contains("line ends"));
    }
}
