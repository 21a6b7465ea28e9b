//! The sentences that may have several readings, and what is wrong with a set of verdicts.

use super::corpus::Verdict;

/// A sentence that has several readings, how many, and why that does no harm.
pub struct Exception {
    pub sentence: &'static str,
    pub readings: usize,
    pub reason: &'static str,
}

pub const EXCEPTIONS: &[Exception] = &[Exception {
    sentence: "A card in your hand or the draw pile is worth five points.",
    readings: 2,
    reason: "A zone of which there are several is chosen like a card, so any zone can be a subject; the place \
             takes it first, and only a game that says what a zone is worth could mean the other.",
}];

/// What is wrong: sentences without a reading, with several that nobody listed, and exceptions that
/// are none any more.
pub fn complaints(verdicts: &[Verdict], exceptions: &[Exception]) -> Vec<String> {
    let mut complaints = Vec::new();
    for Verdict { sentence, count, explanation } in verdicts {
        let listed = exceptions.iter().find(|exception| exception.sentence == sentence);
        let expected = listed.map_or(1, |exception| exception.readings);
        if *count != expected {
            complaints.push(format!("{count} readings instead of {expected}: {sentence}\n{explanation}"));
        }
    }
    for exception in exceptions {
        if !verdicts.iter().any(|verdict| verdict.sentence == exception.sentence) {
            complaints.push(format!("listed, but no longer there: {}", exception.sentence));
        }
        if exception.readings < 2 || exception.reason.is_empty() {
            complaints.push(format!("listed, but without need or reason: {}", exception.sentence));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(count: usize) -> Verdict {
        Verdict { sentence: "Draw.".into(), count, explanation: String::new() }
    }

    const LISTED: Exception = Exception { sentence: "Draw.", readings: 2, reason: "It does no harm." };

    #[test]
    fn a_second_reading_is_complained_about() {
        assert_eq!(complaints(&[verdict(2)], &[]), ["2 readings instead of 1: Draw.\n"]);
    }

    #[test]
    fn a_listed_second_reading_is_not_complained_about() {
        assert!(complaints(&[verdict(2)], &[LISTED]).is_empty());
    }

    #[test]
    fn an_exception_that_is_none_any_more_is_complained_about() {
        assert_eq!(complaints(&[verdict(1)], &[LISTED]), ["1 readings instead of 2: Draw.\n"]);
    }

    #[test]
    fn an_exception_for_a_sentence_that_is_gone_is_complained_about() {
        assert_eq!(complaints(&[], &[LISTED]), ["listed, but no longer there: Draw."]);
    }
}
