//! What a text leaves to somebody, out of its own words: as the question, and as what was refused.

/// Words after which there may be several.
const SEVERAL: &[&str] = &[" any number of ", " up to "];

/// What is done one by one, as often as somebody likes.
struct Repeated<'w> {
    verb: &'w str,
    /// "cards", "cards on top of the draw pile".
    what: &'w str,
}

/// "Draw a card?", "Draw more cards?". Nothing where the words don't say it to the one who is asked.
pub fn question(clause: &str) -> Option<String> {
    let deed = deed(clause)?;
    let asked = match repeated(deed) {
        Some(Repeated { verb, what }) => format!("{verb} more {what}"),
        None => short(deed).to_string(),
    };
    let is_plain = !asked.is_empty() && !asked.contains(" may ") && !speaks_of_somebody(&asked);
    is_plain.then(|| {
        let mut letters = asked.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        format!("{first}{}?", letters.as_str())
    })
}

/// "not to draw a card", "to draw no more cards". Words that speak to the one who was asked are quoted.
pub(super) fn refused(clause: Option<&str>) -> String {
    let plain = || "not to".to_string();
    let Some(deed) = clause.and_then(deed) else { return plain() };
    let speaks_to_them = has_word(deed, &["you", "your", "yours", "yourself"]);
    match repeated(deed) {
        Some(_) if speaks_to_them => plain(),
        Some(Repeated { verb, what }) => format!("to {} no more {what}", verb.to_lowercase()),
        // Some of it may have been done before.
        None if SEVERAL.iter().any(|several| deed.contains(several)) => plain(),
        None if speaks_to_them => format!("not to \"{deed}\""),
        None => format!("not to {deed}"),
    }
}

/// What may be done, in the first sentence that offers it: behind "may", or where it is said how often.
fn deed(clause: &str) -> Option<&str> {
    let ends = [". ", ", then "].into_iter().filter_map(|end| clause.find(end));
    let offer = &clause[..ends.min().unwrap_or(clause.len())];
    match offer.split_once(" may ") {
        Some((_, deed)) => Some(deed),
        None => repeated(offer).map(|_| offer),
    }
}

/// A deed of which there may be several, where it begins with its verb.
fn repeated(deed: &str) -> Option<Repeated<'_>> {
    SEVERAL.iter().find_map(|several| {
        let (verb, what) = deed.split_once(several)?;
        let what = if *several == " up to " { what.split_once(' ')?.1 } else { what };
        let end = [", ", " from ", " that "].into_iter().filter_map(|end| what.find(end)).min();
        let what = &what[..end.unwrap_or(what.len())];
        (!verb.contains(' ') && !what.is_empty()).then_some(Repeated { verb, what })
    })
}

/// Without from where, where that speaks of somebody.
fn short(deed: &str) -> &str {
    match speaks_of_somebody(deed) {
        true => &deed[..deed.find(" from ").unwrap_or(deed.len())],
        false => deed,
    }
}

fn speaks_of_somebody(text: &str) -> bool {
    has_word(text, &["they", "their", "them", "theirs"])
}

fn has_word(text: &str, wanted: &[&str]) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| wanted.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(clause: &str) -> String {
        super::refused(Some(clause))
    }

    #[test]
    fn what_is_refused_is_said_in_the_words_of_the_offer() {
        assert_eq!(refused("you may draw a card. If you don't, discard a card"), "not to draw a card");
        assert_eq!(refused("each opponent may discard a card, then draw two"), "not to discard a card");
        assert_eq!(refused("you may play a card from your hand"), "not to \"play a card from your hand\"");
    }

    #[test]
    fn of_what_may_be_half_done_no_more_is_done() {
        assert_eq!(refused("you may draw up to three cards"), "to draw no more cards");
        assert_eq!(refused("Draw any number of cards, one at a time"), "to draw no more cards");
        assert_eq!(refused("that player may put up to two of your cards aside"), "not to");
        assert_eq!(refused("draw a card"), "not to");
    }

    #[test]
    fn what_may_be_done_is_asked_in_the_words_of_the_offer() {
        let asked = |clause| question(clause).unwrap_or_default();
        assert_eq!(asked("you may discard it"), "Discard it?");
        assert_eq!(asked("Draw any number of cards, one at a time"), "Draw more cards?");
        assert_eq!(
            asked("that player may discard a card from their hand that shares a suit with that card"),
            "Discard a card?"
        );
        assert_eq!(asked("each player may give their crown to an ally"), "");
        assert_eq!(asked("draw a card"), "");
    }
}
