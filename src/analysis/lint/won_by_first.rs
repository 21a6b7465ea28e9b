//! "Each player triumphs", where to triumph is to win: the first who does it ends the game, and the others never do.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, ClauseKind, DefinedVerb, Node, Person, PersonDeterminer, PersonKind, PersonNoun,
    SentenceKind, Visit, Word,
};
use crate::vocabulary::english::capitalized;

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Steps(steps) = node else { return };
        for part in clauses(steps) {
            if let ClauseKind::Do { subject: Some(doer), act, .. } = &part.clause.kind
                && let ActKind::Own { verb, .. } = act.kind
                && is_several(doer)
                && wins(linted, verb)
            {
                found.push(problem(linted, doer, act));
            }
        }
    });
}

fn is_several(person: &Person) -> bool {
    match &person.kind {
        PersonKind::Some(noun) => {
            matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare)
        }
        _one => false,
    }
}

/// Whether whoever does it wins, as a part of what the word means.
fn wins(linted: &Linted<'_>, verb: Word) -> bool {
    let sentences = linted.game.blocks.iter().flat_map(|(_, block)| &block.paragraphs);
    let mut meanings = sentences.flat_map(|paragraph| &paragraph.sentences).filter(|sentence| {
        matches!(&sentence.kind, SentenceKind::DefinesVerb { verb: DefinedVerb::Own(own), .. } if own.id == verb.id)
    });
    meanings.any(|sentence| {
        let mut wins = false;
        sentence.visit(&mut |node| {
            if let Node::Clause(clause) = node
                && let ClauseKind::Do { subject, act: Act { kind: ActKind::WinGame, .. }, .. } = &clause.kind
            {
                wins |= subject.as_ref().is_none_or(|person| person.kind == PersonKind::You);
            }
        });
        wins
    })
}

fn problem(linted: &Linted<'_>, doer: &Person, act: &Act) -> Diagnostic {
    let (who, said) = (linted.quote(doer.at), linted.quote(act.at));
    let message = format!(
        "The first of \"{who}\" wins alone: the game is over before the next one comes to \"{said}\"."
    );
    Diagnostic::new(Code::WonByFirst, linted.place(act.at), message)
        .label("one after the other")
        .help(format!("Where all of them win: {} wins the game.", each(linted, doer)))
}

fn each(linted: &Linted<'_>, doer: &Person) -> String {
    let PersonKind::Some(noun) = &doer.kind else { return linted.quote(doer.at) };
    let noun = PersonNoun { determiner: PersonDeterminer::Each, ..(**noun).clone() };
    let each = Person { kind: PersonKind::Some(Box::new(noun)), at: doer.at };
    capitalized(&format::person(&linted.game.dialect, &each))
}
