//! What several lints ask of a tree.

use crate::analysis::Assembled;
use crate::syntax::tree::{
    Act, ActKind, Announced, Called, Chosen, Clause, ClauseKind, Paragraph, Person, Sentence, SentenceKind,
    Step, Steps, Thing, Word,
};

/// A clause among others.
pub(super) struct Part<'t> {
    pub clause: &'t Clause,
    /// Who does it, where it is said here or in the clause before.
    pub doer: Option<&'t Person>,
    /// No "then if" stands before it.
    pub sure: bool,
    /// A "then if" stands right before it: what hangs on one before that has ended.
    pub asked: bool,
}

/// The clauses of a sentence in their order.
pub(super) fn clauses(steps: &Steps) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut sure = true;
    let more = steps.more.iter().map(|step| match step {
        Step::And(clause) => (clause, true),
        Step::ThenIf { condition: _, clause } => (clause, false),
    });
    for (clause, here) in std::iter::once((&steps.first, true)).chain(more) {
        sure &= here;
        let before = parts.last().and_then(|part: &Part<'_>| part.doer);
        let doer = match &clause.kind {
            ClauseKind::Do { subject, .. } => subject.as_ref().or(before),
            ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => before,
        };
        parts.push(Part { clause, doer, sure, asked: !here });
    }
    parts
}

/// Whether a sentence begins an ability, so that those after it belong to it.
pub(super) fn opens(sentence: &Sentence) -> bool {
    match &sentence.kind {
        SentenceKind::At { .. }
        | SentenceKind::Whenever { .. }
        | SentenceKind::AsSoonAs { .. }
        | SentenceKind::Would { .. }
        | SentenceKind::Once { .. }
        | SentenceKind::Defines { .. }
        | SentenceKind::DefinesVerb { .. }
        | SentenceKind::Keyword(_) => true,
        SentenceKind::If { .. }
        | SentenceKind::Otherwise { .. }
        | SentenceKind::IfDone { .. }
        | SentenceKind::UntilWhenever { .. }
        | SentenceKind::ForEach { .. }
        | SentenceKind::Repeat { .. }
        | SentenceKind::AnyOrder { .. }
        | SentenceKind::SameTime { .. }
        | SentenceKind::Steps(_) => false,
    }
}

/// The sentences of a paragraph, those that belong to one ability together.
pub(super) fn abilities(paragraph: &Paragraph) -> impl Iterator<Item = &[Sentence]> {
    paragraph.sentences.chunk_by(|_, next| !opens(next))
}

/// Whether all of a sentence is done whenever its turn comes: nothing decides whether, or how often.
pub(super) fn always_done(sentence: &Sentence) -> bool {
    match &sentence.kind {
        SentenceKind::At { steps, .. }
        | SentenceKind::Whenever { steps, .. }
        | SentenceKind::AsSoonAs { steps, .. }
        | SentenceKind::Once { steps, .. }
        | SentenceKind::SameTime { steps }
        | SentenceKind::Steps(steps)
        | SentenceKind::DefinesVerb { steps, .. } => steps.are_done_once(),
        SentenceKind::Would { .. }
        | SentenceKind::If { .. }
        | SentenceKind::Otherwise { .. }
        | SentenceKind::IfDone { .. }
        | SentenceKind::UntilWhenever { .. }
        | SentenceKind::ForEach { .. }
        | SentenceKind::Repeat { .. }
        | SentenceKind::AnyOrder { .. }
        | SentenceKind::Defines { .. }
        | SentenceKind::Keyword(_) => false,
    }
}

/// The things an act is done to.
pub(super) fn objects(act: &Act) -> Vec<&Thing> {
    match &act.kind {
        ActKind::Simple { what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::Return { what, .. }
        | ActKind::GainControl { what, .. }
        | ActKind::Give { what, .. }
        | ActKind::Deal { what, .. }
        | ActKind::Search { what, .. }
        | ActKind::PutCounters { on: what, .. }
        | ActKind::RemoveCounters { from: what, .. }
        | ActKind::Announce(Announced::Thing(what))
        | ActKind::Call { what: Called::Thing(what), .. } => vec![what],
        ActKind::Put { moves, .. } => moves.iter().flat_map(|one| &one.things).collect(),
        ActKind::Exchange { what } => what.iter().collect(),
        ActKind::Own { what, .. } => what.iter().collect(),
        ActKind::Choose { what } => what
            .iter()
            .filter_map(|chosen| match chosen {
                Chosen::Thing(thing) => Some(thing),
                Chosen::Person(_) | Chosen::Number { .. } => None,
            })
            .collect(),
        ActKind::Cause { act, .. } => objects(act),
        ActKind::ChooseOne { .. }
        | ActKind::Name { .. }
        | ActKind::Shuffle { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::SkipTurn
        | ActKind::SkipNextTurn(_)
        | ActKind::SkipPhase { .. }
        | ActKind::Reverse { .. }
        | ActKind::RollDie
        | ActKind::Add { .. }
        | ActKind::Subtract { .. }
        | ActKind::BecomeDealer
        | ActKind::WinGame
        | ActKind::LoseGame
        | ActKind::WinSeries
        | ActKind::Score(_)
        | ActKind::LosePoints(_)
        | ActKind::Goods { .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Announce(Announced::Word(_) | Announced::Measure(_))
        | ActKind::Call { what: Called::Person(_), .. } => Vec::new(),
    }
}

/// The place of a zone in the manifest.
pub(super) fn zone_number(game: &Assembled, word: Word) -> Option<usize> {
    let name = game.dialect.lexicon.name(word.id);
    game.manifest.zones.iter().position(|zone| zone.name.value == name)
}
