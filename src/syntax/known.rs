//! Sentences that were parsed before. A variant reads the rules of its base game again, and many cards say the
//! same: what the grammar finds in a masked sentence depends on nothing else.

use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use pest::Parser as _;
use pest::error::Error;

use super::parsed::Parsed;
use cardwright_grammar::sentence::{Rule, SentenceGrammar};

/// So many are kept: a large set has few sentences that stand in it twice, and they would fill the memory.
const MOST: usize = 2_000;

/// What the grammar found in the sentences that were read so far.
#[derive(Debug, Default)]
pub struct KnownSentences {
    parsed: RwLock<HashMap<String, Known>>,
}

#[derive(Clone, Debug)]
struct Known {
    read_as: Rule,
    parsed: Arc<Parsed<Rule>>,
}

impl KnownSentences {
    pub(super) fn parse(&self, rule: Rule, masked: &str) -> Result<Arc<Parsed<Rule>>, Box<Error<Rule>>> {
        const UNBROKEN: &str = "nobody stops while holding the sentences";
        let known = self.parsed.read().expect(UNBROKEN).get(masked).cloned();
        if let Some(known) = known.filter(|known| known.read_as == rule) {
            return Ok(known.parsed);
        }
        let parsed: Arc<Parsed<Rule>> = Arc::new(SentenceGrammar::parse(rule, masked)?.into());
        // Nobody is kept waiting where no more are taken in.
        if self.parsed.read().expect(UNBROKEN).len() < MOST {
            let known = Known { read_as: rule, parsed: Arc::clone(&parsed) };
            self.parsed.write().expect(UNBROKEN).insert(masked.to_string(), known);
        }
        Ok(parsed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Diagnostics;
    use crate::source::FileId;
    use crate::syntax::{Reader, read_paragraph};
    use crate::vocabulary::{Declaration, Dialect, WordKind};

    fn dialect(zones: &[&str]) -> Dialect {
        let mut dialect = Dialect::default();
        for zone in zones {
            dialect.lexicon.declare(Declaration::new(WordKind::Zone, *zone));
        }
        dialect
    }

    #[test]
    fn a_known_sentence_has_the_words_and_places_of_each_game() {
        let known = KnownSentences::default();
        for (zones, base) in [(vec!["heap", "yard"], 0), (vec!["yard", "heap"], 40)] {
            let (dialect, file, mut problems) = (dialect(&zones), FileId(0), Diagnostics::default());
            let text = "Shuffle the heap. Shuffle the yard.";
            let read = Reader { dialect: &dialect, file, known: &known, card: None, to_nobody: false }
                .paragraph(text, base, &mut problems);
            let alone = read_paragraph(&dialect, text, base, file, &mut problems);
            assert!(problems.is_empty() && !read.broken);
            // Places count here, and trees are equal without them.
            assert_eq!(format!("{read:?}"), format!("{alone:?}"));
        }
        assert_eq!(known.parsed.read().unwrap().len(), 1);
    }

    #[test]
    fn what_one_rule_read_is_no_answer_for_another() {
        let known = KnownSentences::default();
        assert!(known.parse(Rule::requires_field, "a card").is_ok());
        assert!(known.parse(Rule::enters_field, "a card").is_err());
        assert!(known.parse(Rule::requires_field, "a card").is_ok());
    }
}
