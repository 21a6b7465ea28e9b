//! "The player with the fewest …" in a rule, where several players can be level and nobody is asked.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, BlockKind, Called, ClauseKind, Node, Person, PersonClause, PersonDeterminer, PersonKind,
    Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    // On a card its player chooses among those who are level; in the setup they roll again.
    match linted.block.header.kind {
        BlockKind::Rule | BlockKind::Scoring | BlockKind::Teams | BlockKind::Option => {}
        BlockKind::Card
        | BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Definition
        | BlockKind::Counter
        | BlockKind::Keyword => return,
    }
    linted.block.visit(&mut |node| {
        if let Node::Clause(clause) = node
            && let ClauseKind::Do { subject: Some(who), act, .. } = &clause.kind
            && is_one_of_the_level(who)
        {
            found.push(tied(linted, who, is_for_one(act)));
        }
        if let Node::Act(act) = node
            && let ActKind::Call { what: Called::Person(who), .. } = &act.kind
            && is_one_of_the_level(who)
        {
            found.push(tied(linted, who, true));
        }
    });
}

fn is_one_of_the_level(who: &Person) -> bool {
    let PersonKind::Some(noun) = &who.kind else { return false };
    noun.determiner == PersonDeterminer::The
        && !noun.random
        && matches!(noun.clause, Some(PersonClause::With { .. }))
}

/// Whether several players can't do it at once.
fn is_for_one(act: &Act) -> bool {
    matches!(act.kind, ActKind::TakeFirstTurn | ActKind::TakeAnotherTurn | ActKind::BecomeDealer)
}

fn tied(linted: &Linted<'_>, who: &Person, for_one: bool) -> Diagnostic {
    let written = linted.quote(who.at);
    let mut better = who.clone();
    if let PersonKind::Some(noun) = &mut better.kind {
        noun.determiner = if for_one { PersonDeterminer::A } else { PersonDeterminer::Each };
        noun.random = for_one;
    }
    let mut better = format::person(&linted.game.dialect, &better);
    if written.starts_with('T') {
        better = better.replacen(['a', 'e'], if for_one { "A" } else { "E" }, 1);
    }
    let message = format!("\"{written}\" can be several players, and a rule has nobody to choose one.");
    Diagnostic::new(Code::TiedPlayers, linted.place(who.at), message)
        .label("several can be level")
        .help(format!("Write \"{better}\"."))
        .guess(format!("write \"{better}\""), who.at.0, better)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{event, one_with_fix, rule, warnings};
    use super::*;

    #[test]
    fn several_players_can_have_the_fewest_cards() {
        let text = rule("At the end of each game, the player with the fewest points wins the series.");
        let marked = "the player with the fewest points";
        let message = "\"the player with the fewest points\" can be several players, and a rule has nobody to choose one.";
        let fix = "each player with the fewest points";
        assert_eq!(warnings(Code::TiedPlayers, &text), one_with_fix(marked, message, fix));
    }

    #[test]
    fn only_one_player_takes_the_first_turn() {
        let text =
            rule("At the beginning of each game, the player with the most points takes the first turn.");
        let marked = "the player with the most points";
        let message = "\"the player with the most points\" can be several players, and a rule has nobody to choose one.";
        let fix = "a random player with the most points";
        assert_eq!(warnings(Code::TiedPlayers, &text), one_with_fix(marked, message, fix));
    }

    #[test]
    fn each_player_can_be_level() {
        let text = rule("At the end of each game, each player with the fewest points wins the series.");
        assert_eq!(warnings(Code::TiedPlayers, &text), []);
    }

    #[test]
    fn on_a_card_its_player_chooses() {
        let text = event("The player with the fewest cards in hand draws a card.");
        assert_eq!(warnings(Code::TiedPlayers, &text), []);
    }
}
