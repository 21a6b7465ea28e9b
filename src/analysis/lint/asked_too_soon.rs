//! An "if" behind a moment that is looked at before what happens at that moment, though it is written after it.
//!
//! What waits for one moment waits together, and each "if" is looked at when the moment comes. Whoever writes "At the
//! end of each game, each player scores one point." and below it "At the end of each game, if a player has three
//! points, …" means the points with this one.

use std::collections::HashSet;

use super::on_one_line;
use super::parts::abilities;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Sources, Span};
use crate::syntax::tree::{
    ActKind, At, BlockKind, ClauseKind, Condition, Event, Holding, MeasureKind, Moment, Node,
    PersonPredicateKind, Sentence, SentenceKind, ThingPredicateKind, Visit, Word,
};

/// What is counted up bit by bit, so that it is asked for where it was changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tally {
    Points,
    Counters(Word),
    Number(Word),
}

/// An ability that waits for something.
struct Waits<'g> {
    file: FileId,
    sentences: &'g [Sentence],
    awaited: Awaited<'g>,
    condition: Option<&'g Condition>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Awaited<'g> {
    Moment(&'g Moment),
    Event(&'g Event),
}

pub(super) fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    let own: HashSet<FileId> = game.own_files.iter().copied().collect();
    let mut rules = Vec::new();
    for (file, block) in game.blocks.iter().filter(|(file, block)| own.contains(file) && !block.broken.0) {
        let waiting = block.paragraphs.iter().flat_map(abilities).filter_map(|ability| waits(*file, ability));
        match block.header.kind {
            BlockKind::Card => check_together(&waiting.collect::<Vec<_>>(), sources, found),
            // With an option it may stand in the place of another.
            BlockKind::Rule | BlockKind::Scoring if block.header.only.is_empty() => rules.extend(waiting),
            BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter
            | BlockKind::Keyword => {}
        }
    }
    check_together(&rules, sources, found);
}

/// Texts that wait side by side, in the order in which they are written.
fn check_together(texts: &[Waits<'_>], sources: &Sources, found: &mut Diagnostics) {
    for (number, asking) in texts.iter().enumerate() {
        let Some(condition) = asking.condition else { continue };
        let asked = asked(condition);
        let before = texts[..number].iter().filter(|text| text.awaited == asking.awaited);
        let change =
            before.flat_map(|text| changed(text.sentences).into_iter().map(move |change| (text, change)));
        if let Some((text, (_, at))) = change.into_iter().find(|(_, (tally, _))| asked.contains(tally)) {
            found.push(problem(sources, (asking, condition), (text, at)));
        }
    }
}

fn waits(file: FileId, sentences: &[Sentence]) -> Option<Waits<'_>> {
    let (awaited, condition) = match &sentences.first()?.kind {
        SentenceKind::At { moment, condition, .. } => (Awaited::Moment(moment), condition),
        SentenceKind::Whenever { event, condition, .. } => (Awaited::Event(event), condition),
        _ => return None,
    };
    Some(Waits { file, sentences, awaited, condition: condition.as_ref() })
}

fn asked(condition: &Condition) -> Vec<Tally> {
    let mut asked = Vec::new();
    condition.visit(&mut |node| match node {
        Node::PersonPredicate(predicate) => match &predicate.kind {
            PersonPredicateKind::HasSoMany(of, _)
            | PersonPredicateKind::HasEqual(of, _)
            | PersonPredicateKind::HoldsMoreThan { of, .. } => asked.push(match of {
                Holding::Points => Tally::Points,
                Holding::Goods(goods) => Tally::Number(*goods),
            }),
            _ => {}
        },
        Node::ThingPredicate(predicate) => {
            if let ThingPredicateKind::HasCounters { counter, .. } = predicate.kind {
                asked.push(Tally::Counters(counter));
            }
        }
        Node::Measure(measure) => match &measure.kind {
            MeasureKind::NumberOfCounters { counter, .. } => asked.push(Tally::Counters(*counter)),
            MeasureKind::NumberOfPoints(_) => asked.push(Tally::Points),
            MeasureKind::Value(number) => asked.push(Tally::Number(number.word)),
            _ => {}
        },
        _ => {}
    });
    asked
}

/// What a text counts up or down, and where it says so.
fn changed(sentences: &[Sentence]) -> Vec<(Tally, At)> {
    let mut changed = Vec::new();
    let mut look = |node: Node<'_>| {
        let Node::Clause(clause) = node else { return };
        let tally = match &clause.kind {
            ClauseKind::Becomes { value, .. } => Tally::Number(value.word),
            ClauseKind::Do { act, .. } => match &act.kind {
                ActKind::Score(_) | ActKind::LosePoints(_) => Tally::Points,
                ActKind::Goods { goods, .. } | ActKind::GiveGoods { goods, .. } => Tally::Number(*goods),
                ActKind::PutCounters { counter, .. } | ActKind::RemoveCounters { counter, .. } => {
                    Tally::Counters(*counter)
                }
                ActKind::Add { to: number, .. } | ActKind::Subtract { from: number, .. } => {
                    Tally::Number(number.word)
                }
                _ => return,
            },
            _ => return,
        };
        changed.push((tally, clause.at));
    };
    for sentence in sentences {
        sentence.visit(&mut look);
    }
    changed
}

fn problem(
    sources: &Sources,
    (asking, condition): (&Waits<'_>, &Condition),
    (text, change): (&Waits<'_>, At),
) -> Diagnostic {
    let quote = |waits: &Waits<'_>, at: At| on_one_line(sources.text(waits.file), at);
    let (asked, done) = (quote(asking, condition.at), quote(text, change));
    let end = |waits: &Waits<'_>| waits.sentences[waits.sentences.len() - 1].at.0.end;
    let before = At(Span { start: text.sentences[0].at.0.start, end: end(text) });
    let rest = At(Span { start: condition.at.0.start, end: end(asking) });
    let message = format!("\"if {asked}\" is asked before \"{done}\": both wait for the same moment.");
    Diagnostic::new(Code::AskedTooSoon, Place::new(asking.file, condition.at.0), message)
        .label("asked first")
        .note(Place::new(text.file, change.0), "done afterwards")
        .help(format!(
            "To ask afterwards, go on behind it: {} If {}",
            quote(text, before),
            quote(asking, rest)
        ))
        .help("To ask before, let it stand above the other.")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, rule, warnings};
    use super::*;

    const ADDS: &str = "At the end of each player's turn, add one to the penalty.";
    const ASKS: &str = "At the end of each player's turn, if the penalty is three or more, the game ends.";

    #[test]
    fn what_is_counted_at_a_moment_is_asked_for_before() {
        let message = "\"if the penalty is three or more\" is asked before \"add one to the penalty\": both wait for the same moment.";
        let text = rule(&format!("{ADDS}\n\n  {ASKS}"));
        assert_eq!(warnings(Code::AskedTooSoon, &text), one("the penalty is three or more", message));
        let other = asset(
            "Whenever you draw a card, add one to the penalty.\n\n  Whenever you draw a card, if the penalty is three or more, discard a card.",
        );
        assert_eq!(warnings(Code::AskedTooSoon, &other), one("the penalty is three or more", message));
    }

    #[test]
    fn whoever_asks_first_means_to() {
        assert_eq!(warnings(Code::AskedTooSoon, &rule(&format!("{ASKS}\n\n  {ADDS}"))), []);
    }

    #[test]
    fn another_moment_or_another_number_is_left_alone() {
        let later = "At the beginning of each player's turn, if the penalty is three or more, the game ends.";
        let of_cards = "At the end of each player's turn, if a player has no cards in hand, the game ends.";
        for asks in [later, of_cards] {
            assert_eq!(warnings(Code::AskedTooSoon, &rule(&format!("{ADDS}\n\n  {asks}"))), []);
        }
    }
}
