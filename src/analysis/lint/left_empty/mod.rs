//! A text that empties a zone and fills it again, in a game with a rule about that zone being empty.
//!
//! Rules about states are looked at after each step. "Shuffle your hand into the draw pile. Draw six cards." leaves no cards
//! in hand in between, and where that wins the game, it is won.

mod places;
mod rows;
mod states;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use places::{Heap, emptied, filled};
use rows::{Done, is_done_with, is_later, rows, runs};
use states::{State, states};

use super::on_one_line;
use crate::analysis::Assembled;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{
    Act, ActKind, Amount, BlockKind, Clause, ClauseKind, Determiner, Sentence, SentenceKind, SimpleVerb,
    Step, Steps, ThingKind,
};
use crate::vocabulary::number_in_words;

pub(super) fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    let states = states(game);
    if states.is_empty() {
        return;
    }
    let own: HashSet<FileId> = game.own_files.iter().copied().collect();
    let roles = ZoneRoles::of(&game.manifest);
    for (file, block) in game.blocks.iter().filter(|(file, block)| own.contains(file) && !block.broken.0) {
        // Before the first turn no state is looked at.
        if block.header.kind != BlockKind::Setup {
            let text = Text { game, sources, file: *file, roles };
            let abilities = block.paragraphs.iter().flat_map(runs);
            found.extend(abilities.filter_map(|ability| text.problem(ability, &states)));
        }
    }
}

const NEW_FIRST: &str = "Let the new cards come first, and the others go after them";

/// The file a text stands in, and the game it belongs to.
struct Text<'g> {
    game: &'g Assembled,
    sources: &'g Sources,
    file: FileId,
    roles: ZoneRoles,
}

impl Text<'_> {
    fn problem(&self, ability: &[Sentence], states: &[State]) -> Option<Diagnostic> {
        rows(ability).into_iter().find_map(|row| self.problem_in(&row, states))
    }

    fn problem_in(&self, all: &[Done<'_>], states: &[State]) -> Option<Diagnostic> {
        all.iter().enumerate().find_map(|(number, empties)| {
            let heaps = emptied(self.game, empties.act, empties.part.doer);
            let fills = |heap: &Heap<'_>| {
                let later = all[number + 1..].iter().filter(|later| is_done_with(empties, later));
                let fills = |later: &&Done<'_>| {
                    let filled = filled(self.game, self.roles, later.act, later.part.doer);
                    filled.iter().any(|other| heap.is(other))
                };
                later.into_iter().find(fills)
            };
            // What is done in between would be lost if both were shown as one.
            let is_next = |fills: &Done<'_>| std::ptr::eq(fills, &all[number + 1]);
            heaps.iter().find_map(|heap| {
                let state = states.iter().find(|state| state.zone == heap.zone)?;
                fills(heap).map(|fills| {
                    let help = match (is_later(empties, fills), is_next(fills)) {
                        (true, _) => {
                            "The cards come back too late for that rule: let one of them stay there."
                                .to_string()
                        }
                        (false, true) => self.said_together(empties, fills, heap),
                        (false, false) => format!("{NEW_FIRST}."),
                    };
                    self.left_empty(empties, fills, heap, state).help(help)
                })
            })
        })
    }

    fn left_empty(&self, empties: &Done<'_>, fills: &Done<'_>, heap: &Heap<'_>, state: &State) -> Diagnostic {
        let quote = |done: &Done<'_>| on_one_line(self.sources.text(self.file), done.part.clause.at);
        let zone = &self.game.manifest.zones[heap.zone].name.value;
        // Some cards may be no legal discard.
        let is_discarded = matches!(empties.act.kind, ActKind::Simple { verb: SimpleVerb::Discard, .. });
        let is = if is_discarded { "can be" } else { "is" };
        let message = format!(
            "After \"{}\" the {zone} {is} empty, and the {} is looked at before \"{}\".",
            quote(empties),
            state.title,
            quote(fills)
        );
        let says = on_one_line(self.sources.text(state.file), state.sentence);
        Diagnostic::new(Code::LeftEmpty, Place::new(self.file, empties.part.clause.at.0), message)
            .label(format!("no cards in the {zone} here"))
            .note(Place::new(state.file, state.condition.0), "looked at in between")
            .help(format!("The rule says: {says}"))
    }

    /// The nearest sentence in which nothing is looked at in between.
    fn said_together(&self, empties: &Done<'_>, fills: &Done<'_>, heap: &Heap<'_>) -> String {
        let dialect = &self.game.dialect;
        let may_be_together =
            matches!(empties.sentence.kind, SentenceKind::Steps(_) | SentenceKind::SameTime { .. })
                && !empties.is_mode;
        if !may_be_together
            && let (Some(count), Some(zone), Some(deck)) = (drawn(fills.act), heap.said, self.roles.deck)
        {
            let zone = format::zone(dialect, zone);
            let deck = &self.game.manifest.zones[deck].name.value;
            let top = if count == 1 { "card".into() } else { format!("{} cards", number_in_words(count)) };
            return format!(
                "To do both in one step: exchange all cards in {zone} and the top {top} of the {deck}."
            );
        }
        // A pile can't be shuffled while others draw from it.
        if matches!(empties.act.kind, ActKind::Shuffle { .. }) && draws_that_many(fills.act) {
            return format!("{NEW_FIRST}.");
        }
        if empties.is_mode {
            return self.said_the_other_way_round(empties, fills, heap);
        }
        let mut later = fills.part.clause.clone();
        if let ClauseKind::Do { subject, .. } = &mut later.kind
            && fills.part.doer.map(|doer| &doer.kind) == empties.part.doer.map(|doer| &doer.kind)
        {
            *subject = None;
        }
        let mut first: Clause = empties.part.clause.clone();
        if let ClauseKind::Do { subject, .. } = &mut first.kind {
            *subject = empties.part.doer.cloned();
        }
        let steps = Steps::once(first, vec![Step::And(later)], empties.part.clause.at);
        format!(
            "To look at it only after both, write a sentence of its own: At the same time, {}.",
            format::steps(dialect, &steps)
        )
    }
}

impl Text<'_> {
    /// Nothing of several things to do is done at the same time: first the new cards come, then the others go.
    fn said_the_other_way_round(&self, empties: &Done<'_>, fills: &Done<'_>, heap: &Heap<'_>) -> String {
        let dialect = &self.game.dialect;
        let mut others = empties.act.clone();
        let (Some(zone), ActKind::Put { moves, .. }, true) =
            (heap.said, &mut others.kind, draws_that_many(fills.act))
        else {
            return format!("{NEW_FIRST}.");
        };
        for noun in
            moves.iter_mut().flat_map(|part| &mut part.things).filter_map(|thing| match &mut thing.kind {
                ThingKind::Some(noun) => Some(noun),
                _pointed => None,
            })
        {
            noun.other = true;
        }
        format!(
            "{NEW_FIRST}: draw cards equal to the number of cards in {} and {}.",
            format::zone(dialect, zone),
            format::act(dialect, &others)
        )
    }
}

fn draws_that_many(act: &Act) -> bool {
    let ActKind::Simple { verb: SimpleVerb::Draw, what, .. } = &act.kind else { return false };
    matches!(&what.kind, ThingKind::Some(noun) if noun.determiner == Determiner::Count(Amount::ThatMany))
}

/// How many cards are drawn, where it is a number.
fn drawn(act: &Act) -> Option<u32> {
    let ActKind::Simple { verb: SimpleVerb::Draw, what, .. } = &act.kind else { return None };
    let ThingKind::Some(noun) = &what.kind else { return None };
    match noun.determiner {
        Determiner::A => Some(1),
        Determiner::Count(Amount::Exactly(count)) => Some(count),
        _ => None,
    }
}
