//! "Skip your next turn. Take another turn after this turn.": the turn that is taken is the next one, so it is the one
//! that is skipped.

use super::Linted;
use super::parts::{clauses, opens};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    ActKind, At, ClauseKind, Person, PersonDeterminer, PersonKind, Sentence, SentenceKind,
};
use crate::vocabulary::english::capitalized;

/// What is done to somebody's turns.
struct Turn<'t> {
    is_taken: bool,
    /// None is you.
    whose: Option<&'t Person>,
    at: At,
    /// In which of the sentences.
    sentence: usize,
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let sentences: Vec<&Sentence> =
        linted.block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences).collect();
    let mut begin = 0;
    for end in 1..=sentences.len() {
        // Paragraphs that wait for nothing are one effect.
        if end == sentences.len() || opens(sentences[end]) {
            check_ability(linted, &sentences[begin..end], found);
            begin = end;
        }
    }
}

fn check_ability(linted: &Linted<'_>, sentences: &[&Sentence], found: &mut Diagnostics) {
    let turns: Vec<Turn<'_>> =
        sentences.iter().enumerate().flat_map(|(number, sentence)| turns(number, sentence)).collect();
    for (number, later) in turns.iter().enumerate() {
        let is_met = |before: &&Turn<'_>| {
            before.is_taken != later.is_taken
                && are_same(before.whose, later.whose)
                && !sentences[before.sentence + 1..=later.sentence]
                    .iter()
                    .any(|between| is_other_case(between))
        };
        if let Some(before) = turns[..number].iter().find(is_met) {
            found.push(problem(linted, before, later));
        }
    }
}

fn turns(number: usize, sentence: &Sentence) -> Vec<Turn<'_>> {
    let mut turns = Vec::new();
    // What waits for something happens in another turn.
    if matches!(sentence.kind, SentenceKind::UntilWhenever { .. }) {
        return turns;
    }
    for part in sentence.steps().map(clauses).unwrap_or_default() {
        let ClauseKind::Do { act, .. } = &part.clause.kind else { continue };
        let (is_taken, whose) = match &act.kind {
            ActKind::TakeAnotherTurn => (true, part.doer),
            ActKind::SkipTurn => (false, part.doer),
            ActKind::SkipNextTurn(Person { kind: PersonKind::They, .. }) => (false, part.doer),
            ActKind::SkipNextTurn(whose) => (false, Some(whose)),
            _another => continue,
        };
        turns.push(Turn { is_taken, whose, at: part.clause.at, sentence: number });
    }
    turns
}

fn is_other_case(sentence: &Sentence) -> bool {
    matches!(sentence.kind, SentenceKind::Otherwise { .. } | SentenceKind::IfDone { not: true, .. })
}

fn are_same(one: Option<&Person>, other: Option<&Person>) -> bool {
    let you = |person: Option<&Person>| person.is_none_or(|person| person.kind == PersonKind::You);
    you(one) && you(other) || one == other && one.is_some()
}

fn problem(linted: &Linted<'_>, before: &Turn<'_>, later: &Turn<'_>) -> Diagnostic {
    let (taken, skipped) = if before.is_taken { (before, later) } else { (later, before) };
    let message = format!(
        "The turn of \"{}\" is the next one, and \"{}\" skips it.",
        linted.quote(taken.at),
        linted.quote(skipped.at)
    );
    let problem = Diagnostic::new(Code::SkippedAtOnce, linted.place(skipped.at), message)
        .label("this skips it")
        .note(linted.place(taken.at), "this turn")
        .help("Of several turns to come, the first is skipped, whatever it comes from.");
    match both(linted, taken.whose) {
        Some(both) => problem.help(format!("To take it, and skip the one that would come after it: {both}")),
        None => problem,
    }
}

/// The turn is taken, and the one that would have come without it is skipped.
fn both(linted: &Linted<'_>, whose: Option<&Person>) -> Option<String> {
    let taken = "another turn after this turn. At the end of";
    let (who, role) = match whose.map_or(&PersonKind::You, |person| &person.kind) {
        PersonKind::You => return Some(format!("Take {taken} your next turn, skip your next turn.")),
        PersonKind::That(role) => (format!("That {}", role.word()), role.word()),
        PersonKind::Some(noun) if noun.determiner == PersonDeterminer::A => {
            (capitalized(&linted.quote(whose?.at)), noun.role.word())
        }
        _others => return None,
    };
    Some(format!("{who} takes {taken} that {role}'s next turn, that {role} skips a turn."))
}
