//! What cards are worth: a table that the scoring has, and nobody changes.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::resolve::{WorthEntry, WorthWhat};
use crate::diagnostic::Code;
use crate::program::{AbilityId, How, Leaf, Num, Standing as Stands};
use crate::syntax::tree::{At, BlockKind, Determiner, Head, Standing, Thing, ThingKind, ThingNoun, Worth};

impl Lowering<'_> {
    /// What kinds of cards are worth.
    pub(super) fn worths(
        &mut self,
        what: &Thing,
        worth: &Worth,
        standing: &Standing,
    ) -> Option<Vec<AbilityId>> {
        self.has_one_table(standing)?;
        what.kind_by_kind().iter().map(|kind| self.worth_line(kind, worth, standing.at)).collect()
    }

    fn worth_line(&mut self, thing: &Thing, worth: &Worth, at: At) -> Option<AbilityId> {
        let ThingKind::Some(noun) = &thing.kind else {
            let message = format!("\"{}\" is no kind of card", self.quote(thing.at));
            return self.refuse(
                Code::WorthGap,
                thing.at,
                message,
                "which cards?",
                "name a kind of card: A ‹value› card is worth fifty points",
            );
        };
        let any_other =
            noun.determiner == Determiner::Any || noun.determiner == Determiner::All && noun.other;
        let plain =
            ThingNoun { other: noun.other, ..ThingNoun::plain(noun.determiner.clone(), Head::card()) };
        if any_other && **noun != plain {
            let message = format!("\"{}\" says \"other\" of a kind of card", self.quote(thing.at));
            let help = "name the kind without \"other\", or all that is left: Any other card is worth …";
            return self.refuse(Code::WorthGap, thing.at, message, "other than which?", help);
        }
        let (what, set) = if any_other {
            let mut leaves = vec![(How::Start, Leaf::All)];
            leaves.extend(self.worth.iter().map(|(_, set)| (How::AndNot, Leaf::Set(*set))));
            (WorthWhat::Other, self.set(&leaves))
        } else {
            let leaves = self.noun_leaves(noun, Position::Described, Where::Anywhere, thing.at)?;
            let what = match leaves.as_slice() {
                [(_, Leaf::Printed(value))] => WorthWhat::Value(*value),
                [] | [(_, Leaf::All)] => WorthWhat::All,
                _ => WorthWhat::Described,
            };
            (what, self.set(&leaves))
        };
        let place = self.place(thing.at);
        self.worth.push((WorthEntry { what, place }, set));
        let standing = match worth {
            Worth::Points(points) => Stands::Worth { what: set, points: Num::constant(*points) },
            Worth::Its(word) => Stands::WorthOf { what: set, attribute: self.counting_attribute(*word)? },
        };
        Some(self.stands(standing, at))
    }

    /// A second table would be asked by nobody.
    fn has_one_table(&mut self, standing: &Standing) -> Option<()> {
        let (message, label, help) = if !matches!(self.block.kind, BlockKind::Scoring | BlockKind::Option) {
            (
                format!(
                    "\"{}\" would count for nothing: what cards are worth is asked of the scoring",
                    self.quote(standing.at)
                ),
                "not here",
                "write it into the block \"scoring\"; what changes a score says who scores: You score a point for each card in your ‹held›.",
            )
        } else if standing.duration.is_some() {
            (
                format!(
                    "\"{}\" holds at times, and what cards are worth is the same all the game",
                    self.quote(standing.at)
                ),
                "always, or never",
                "leave the time out; what hangs on something is scored apart: If …, that player scores a point for each ‹value› card they control.",
            )
        } else {
            return Some(());
        };
        self.refuse(Code::SentenceDoesNotFit, standing.at, message, label, help)
    }
}
