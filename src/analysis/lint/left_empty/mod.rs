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
    Act, ActKind, Amount, BlockKind, Clause, ClauseKind, Determiner, Person, PersonKind, Sentence,
    SentenceKind, SimpleVerb, Step, Steps, Thing, ThingKind,
};
use crate::vocabulary::english::third_person;

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
        // A sentence of its own has nothing before it: no moment, no condition, no choice.
        let is_alone =
            matches!(empties.sentence.kind, SentenceKind::Steps(_) | SentenceKind::SameTime { .. });
        // A pile can't be shuffled while others draw from it.
        let is_torn = matches!(empties.act.kind, ActKind::Shuffle { .. }) && draws_that_many(fills.act);
        if !is_alone || empties.is_mode || is_torn {
            return self.said_the_other_way_round(empties, fills, heap);
        }
        let dialect = &self.game.dialect;
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

    /// First the new cards come, then the others go, to where they went.
    fn said_the_other_way_round(&self, empties: &Done<'_>, fills: &Done<'_>, heap: &Heap<'_>) -> String {
        let way = heap.said.and_then(|zone| {
            let dialect = &self.game.dialect;
            let zone = format::zone(dialect, zone);
            let draws = match fills.act {
                some if draws_so_many(some) => format::act(dialect, some),
                that_many if draws_that_many(that_many) => {
                    format!("draw cards equal to the number of cards in {zone}")
                }
                _another => return None,
            };
            let acts: Vec<String> = [draws].into_iter().chain(self.others_go(empties.act, &zone)?).collect();
            Some(self.said_by(empties.part.doer, &acts))
        });
        match way {
            Some(way) => format!("{NEW_FIRST}: {way}."),
            None => format!("{NEW_FIRST}."),
        }
    }

    /// The same is done to all cards there but those that have come.
    fn others_go(&self, act: &Act, zone: &str) -> Option<Vec<String>> {
        let dialect = &self.game.dialect;
        let mut others = act.clone();
        let things: Vec<&mut Thing> = match &mut others.kind {
            ActKind::Put { moves, .. } => moves.iter_mut().flat_map(|part| &mut part.things).collect(),
            ActKind::Simple { what, .. } => vec![what],
            ActKind::Shuffle { into: Some(pile), .. } => {
                let pile = format::zone(dialect, pile);
                let put = format!("put all other cards in {zone} on the bottom of {pile}");
                return Some(vec![put, format!("shuffle {pile}")]);
            }
            _another => return None,
        };
        for thing in things {
            if let ThingKind::Some(noun) = &mut thing.kind {
                noun.other = true;
            }
        }
        Some(vec![format::act(dialect, &others)])
    }

    /// Several steps of one player in a row.
    fn said_by(&self, doer: Option<&Person>, acts: &[String]) -> String {
        let doer = doer.filter(|doer| doer.kind != PersonKind::You);
        let acts: Vec<String> = match doer {
            Some(_) => acts.iter().map(|act| third_person(act)).collect(),
            None => acts.to_vec(),
        };
        let row = match &acts[..] {
            [first @ .., before, last] if !first.is_empty() => {
                format!("{}, {before}, and {last}", first.join(", "))
            }
            all => all.join(" and "),
        };
        match doer {
            Some(doer) => format!("{} {row}", format::person(&self.game.dialect, doer)),
            None => row,
        }
    }
}

fn draws_that_many(act: &Act) -> bool {
    let ActKind::Simple { verb: SimpleVerb::Draw, what, .. } = &act.kind else { return false };
    matches!(&what.kind, ThingKind::Some(noun) if noun.determiner == Determiner::Count(Amount::ThatMany))
}

/// Whether so many cards are drawn as a number says.
fn draws_so_many(act: &Act) -> bool {
    let ActKind::Simple { verb: SimpleVerb::Draw, what, .. } = &act.kind else { return false };
    let ThingKind::Some(noun) = &what.kind else { return false };
    matches!(noun.determiner, Determiner::A | Determiner::Count(Amount::Exactly(_)))
}
