//! "Then" at the beginning: what stands behind it is a sentence of its own, and that is the one which can't be read.

use pest::Parser;

use super::refused;
use crate::diagnostic::Diagnostic;
use crate::syntax::dispatch::entry_rule;
use crate::syntax::mask::mask;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::capitalized;
use cardwright_grammar::sentence::SentenceGrammar;

/// What is wrong with the rest of a sentence that begins with "Then".
pub fn find(reading: &Reading<'_>) -> Option<Diagnostic> {
    let rest = reading.text.strip_prefix("Then")?.trim_start_matches(',');
    let text = rest.strip_prefix(' ')?.trim_start();
    // Its first letter keeps its place.
    let whole = Some(capitalized(text)).filter(|whole| whole.len() == text.len())?;
    let start = reading.text.len() - text.len();
    let after = Reading { text: &whole, base: reading.base + start, ..*reading };
    let masked = mask(&whole, &reading.dialect.lexicon, reading.binders);
    let rule = entry_rule(&masked.text);
    let error = SentenceGrammar::parse(rule, &masked.text).err()?;
    let problem = refused(&after, rule, &error);
    Some(problem.help("Sentences are done in the order they stand; \"Then\" is not needed."))
}
