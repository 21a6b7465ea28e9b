//! Where no "that …" can stand: after what players are compared by.

const COMPARED: [&str; 4] = ["with the most ", "with the fewest ", "with the highest ", "with the lowest "];

/// What to say of a "that" which reading stopped at, or just behind.
pub fn after_comparison(text: &str, stuck: usize) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let read = lower[..stuck].trim_end();
    let read = match lower[stuck..].starts_with("that ") {
        true => read,
        false => read.strip_suffix(" that")?,
    };
    let clause = read.rsplit([',', '.']).next()?;
    let compared = COMPARED.iter().find(|words| clause.contains(**words))?;
    Some(format!(
        "No \"that …\" can stand after \"{compared}…\": players are compared by cards of a kind, and in one place. The kind stands before \"cards\"."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_compared_in_few_words() {
        let text = "The player with the most cards in their hand that are red draws a card.";
        let at = |word: &str| text.find(word).unwrap_or(0);
        assert!(after_comparison(text, at("are red")).is_some());
        assert!(after_comparison(text, at("that are")).is_some());
        assert!(after_comparison("Discard a card that.", 15).is_none());
    }
}
