//! "Each player gives a card to the next player": the next player is one player, the same for all of them.

use super::Linted;
use super::parts::clauses;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::tree::{
    ClauseKind, Each, Node, Person, PersonDeterminer, PersonKind, Sentence, SentenceKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    let mut together = false;
    linted.block.visit(&mut |node| {
        if let Node::Sentence(Sentence { kind: SentenceKind::SameTime { .. }, .. }) = node {
            together = true;
        } else if let Node::Sentence(_) = node {
            together = false;
        }
        if let Node::Steps(steps) = node {
            if let Some(Each::Person(each)) = &steps.each {
                let whose = format!("that {}'s", role(each));
                steps.visit(&mut |node| note(linted, each, &whose, node, true, found));
            }
            for part in clauses(steps) {
                if let ClauseKind::Do { act, .. } = &part.clause.kind
                    && let Some(doer) = part.doer.filter(|doer| is_several(doer))
                {
                    act.visit(&mut |node| note(linted, doer, "their", node, together, found));
                }
            }
        }
    });
}

/// Whether a text speaks of more than one player, each of whom has a neighbor.
pub(super) fn is_several(person: &Person) -> bool {
    match &person.kind {
        PersonKind::Those(_) => true,
        PersonKind::Some(noun) => match &noun.determiner {
            PersonDeterminer::Each
            | PersonDeterminer::All
            | PersonDeterminer::Bare
            | PersonDeterminer::Count(_) => true,
            PersonDeterminer::A
            | PersonDeterminer::The
            | PersonDeterminer::No
            | PersonDeterminer::Only(_) => false,
        },
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => false,
    }
}

fn role(person: &Person) -> &'static str {
    let PersonKind::Some(noun) = &person.kind else { return "player" };
    noun.role.word()
}

fn note(
    linted: &Linted<'_>,
    doer: &Person,
    whose: &str,
    node: Node<'_>,
    is_together: bool,
    found: &mut Diagnostics,
) {
    let Node::Person(Person { kind: PersonKind::Next, at }) = node else { return };
    let better = format!("the player on {whose} left");
    let message = format!(
        "\"{}\" is the one after the player whose turn it is: the same player for \"{}\".",
        linted.quote(*at),
        linted.quote(doer.at)
    );
    let problem = Diagnostic::new(Code::NextOfEach, linted.place(*at), message)
        .label("one player for all of them")
        .help(format!(
            "For a neighbor of each, write \"{better}\"; left stays left when the direction of play turns."
        ));
    let problem = match is_together {
        true => problem,
        false => problem.help("Where cards go round, begin with \"At the same time, …\": one after the other, players give on what they have just got."),
    };
    found.push(
        problem
            .help("Where one player is meant, give that player a name before, and speak of \"the neighbor\": Call the next player the \"neighbor\".")
            // Both are right sentences, and they play differently.
            .guess(format!("write \"{better}\""), at.0, better),
    );
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one_with_fix, rule, warnings};
    use super::*;

    #[test]
    fn the_next_player_is_not_the_neighbor_of_each() {
        let text = event("At the same time, each player gives a card from their hand to the next player.");
        let message = "\"the next player\" is the one after the player whose turn it is: the same player for \"each player\".";
        let better = "the player on their left";
        assert_eq!(warnings(Code::NextOfEach, &text), one_with_fix("the next player", message, better));
    }

    #[test]
    fn the_next_player_is_the_same_for_each_that_a_sentence_goes_through() {
        let text = event("For each opponent, the next player draws a card.");
        let message = "\"the next player\" is the one after the player whose turn it is: the same player for \"each opponent\".";
        let better = "the player on that opponent's left";
        assert_eq!(warnings(Code::NextOfEach, &text), one_with_fix("the next player", message, better));
    }

    #[test]
    fn one_player_has_one_next_player() {
        let text = rule("Whenever a player discards a two, the next player draws two cards.");
        assert_eq!(warnings(Code::NextOfEach, &text), []);
    }

    #[test]
    fn what_is_proposed_gives_no_warning() {
        for text in [
            "At the same time, each player gives a card from their hand to the player on their left.",
            "For each opponent, the player on that opponent's left draws a card.",
            "Call the next player the \"neighbor\". Each player gives a card from their hand to the neighbor.",
        ] {
            assert_eq!(warnings(Code::NextOfEach, &event(text)), [], "{text}");
        }
    }
}
