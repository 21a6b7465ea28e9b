//! Somebody who was named outright, as "the next player" is: no "that player" points at them, so they are named again.

use crate::analysis::lower::Lowering;
use crate::source::Span;

/// Who is always the same one, wherever it is said.
pub const OUTRIGHT: [&str; 7] = [
    "the next player",
    "the other player",
    "the dealer",
    "the winner",
    "its controller",
    "the player on your left",
    "the player on your right",
];

impl Lowering<'_> {
    /// Who was named last like this, before that place of the paragraph.
    pub fn named_outright(&self, before: Span) -> Option<&'static str> {
        let text = self.sources.text(self.file).get(..before.range().start)?;
        let paragraph = text.rsplit("\n\n").next()?.split_whitespace().collect::<Vec<_>>().join(" ");
        let paragraph = paragraph.to_lowercase();
        let found = OUTRIGHT.into_iter().filter_map(|said| Some((paragraph.rfind(said)?, said)));
        found.max().map(|(_, said)| said)
    }
}
