//! A card that does, or waits for, what a rule of the game forbids to everybody.

use std::collections::HashSet;

use super::forbidden::{Verb, active, is_any_card, passive};
use super::on_one_line;
use super::parts::{clauses, objects};
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{
    Act, At, BlockKind, ClauseKind, Determiner, Event, EventKind, Head, Node, Person, PersonDeterminer,
    PersonKind, Role, Standing, StandingKind, Thing, ThingKind, ThingNoun, ThingPredicate, Visit,
};

/// What a rule says nobody can do.
struct Ban<'g> {
    rule: &'g str,
    verb: Verb,
    /// Only to such cards: "assets can't be destroyed", "cards that don't match can't be discarded".
    only: Option<&'g ThingNoun>,
    file: FileId,
    at: At,
}

pub(super) fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    let bans = bans(game);
    if bans.is_empty() {
        return;
    }
    let own: HashSet<FileId> = game.own_files.iter().copied().collect();
    for (file, block) in game.cards().filter(|(file, block)| own.contains(file) && !block.broken.0) {
        block.visit(&mut |node| {
            for ban in &bans {
                if let Node::Event(event) = node
                    && ban.stops_event(event)
                {
                    found.push(problem(sources, *file, event.at, ban, "never happens"));
                }
                let Node::Steps(steps) = node else { continue };
                for part in clauses(steps) {
                    if let ClauseKind::Do { act, .. } = &part.clause.kind
                        && ban.stops(act)
                    {
                        found.push(problem(sources, *file, part.clause.at, ban, "does nothing"));
                    }
                }
            }
        });
    }
}

/// Prohibitions without a condition, an end or an option: they hold in every game.
fn bans(game: &Assembled) -> Vec<Ban<'_>> {
    let mut bans = Vec::new();
    let rules = game.blocks.iter().filter(|(_, block)| {
        block.header.kind == BlockKind::Rule && block.header.only.is_empty() && !block.broken.0
    });
    for (file, block) in rules {
        let Some(name) = &block.header.name else { continue };
        block.visit(&mut |node| {
            if let Node::Standing(standing) = node
                && let Some((verb, only)) = forbidden(standing)
            {
                bans.push(Ban { rule: &name.text, verb, only, file: *file, at: standing.at });
            }
        });
    }
    bans
}

fn forbidden(standing: &Standing) -> Option<(Verb, Option<&ThingNoun>)> {
    if standing.duration.is_some() {
        return None;
    }
    match &standing.kind {
        StandingKind::PersonCant { who, act }
            if is_everybody(who) && objects(act).into_iter().all(is_any_card) =>
        {
            Some((active(act)?, None))
        }
        StandingKind::ThingCant { what, verb, by: None } => Some((passive(verb)?, Some(kind_of(what)?))),
        StandingKind::ThingCant { .. }
        | StandingKind::PersonCant { .. }
        | StandingKind::Allowance { .. }
        | StandingKind::Permission { .. }
        | StandingKind::MustBe { .. }
        | StandingKind::Also { .. }
        | StandingKind::Own { .. }
        | StandingKind::Worth { .. } => None,
    }
}

fn is_everybody(person: &Person) -> bool {
    let PersonKind::Some(noun) = &person.kind else { return false };
    matches!(noun.determiner, PersonDeterminer::Bare | PersonDeterminer::All)
        && noun.role == Role::Player
        && !noun.other
        && noun.of.is_none()
        && noun.clause.is_none()
}

/// Which all of them are: of a kind, or so that something is true of them, and nothing more.
fn kind_of(thing: &Thing) -> Option<&ThingNoun> {
    let ThingKind::Some(noun) = &thing.kind else { return None };
    let is_plain = matches!(noun.determiner, Determiner::Bare | Determiner::All)
        && !noun.other
        && noun.of.is_none()
        && noun.named.is_none()
        && noun.place.is_none()
        && noun.controlled_by.is_none()
        && noun.handled.is_none()
        && noun.except.is_none();
    is_plain.then_some(noun)
}

impl Ban<'_> {
    fn stops(&self, act: &Act) -> bool {
        active(act) == Some(self.verb)
            && self.only.is_none_or(|kind| {
                let objects = objects(act);
                !objects.is_empty() && objects.into_iter().all(|what| is_of(what, kind))
            })
    }

    fn stops_event(&self, event: &Event) -> bool {
        // What would be done with such a card is waited for by those who know the rule.
        if self.only.is_some_and(|kind| !kind.that.is_empty()) {
            return false;
        }
        match &event.kind {
            EventKind::Does { who: _, act } => self.stops(act),
            EventKind::Done { what, verb, .. } => {
                passive(verb) == Some(self.verb) && self.only.is_none_or(|kind| is_of(what, kind))
            }
            EventKind::Cannot { .. }
            | EventKind::Enters(_)
            | EventKind::Leaves(_)
            | EventKind::ChangesControl(_)
            | EventKind::TurnSkipped => false,
        }
    }
}

fn is_of(thing: &Thing, kind: &ThingNoun) -> bool {
    let ThingKind::Some(noun) = &thing.kind else { return false };
    let is_so = |that: &ThingPredicate| noun.that.iter().any(|other| other.kind == that.kind);
    (kind.head == Head::card() || noun.head == kind.head) && kind.that.iter().all(is_so)
}

fn problem(sources: &Sources, file: FileId, at: At, ban: &Ban<'_>, what: &str) -> Diagnostic {
    let quote = |file: FileId, at: At| on_one_line(sources.text(file), at);
    let message = format!(
        "\"{}\" {what}: the rule \"{}\" says \"{}\".",
        quote(file, at),
        ban.rule,
        quote(ban.file, ban.at)
    );
    Diagnostic::new(Code::RuleForbids, Place::new(file, at.0), message)
        .label(format!("{what} in this game"))
        .note(Place::new(ban.file, ban.at.0), "forbidden here")
        .help("What can't be done is not done. Let the card do something else, or say in the rule when it holds: \"while …\", \"during …\".")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one, rule, warnings};
    use super::*;

    #[test]
    fn what_a_rule_forbids_is_done_in_vain() {
        let text = format!("{}\n{}", rule("Players can't draw cards."), event("Draw two cards."));
        let message = "\"Draw two cards\" does nothing: the rule \"More\" says \"Players can't draw cards\".";
        assert_eq!(warnings(Code::RuleForbids, &text), one("Draw two cards", message));
    }

    #[test]
    fn what_a_rule_forbids_is_waited_for_in_vain() {
        let waits = asset("Whenever an asset is destroyed, discard a card.");
        let text = format!("{}\n{waits}", rule("Assets can't be destroyed."));
        let message =
            "\"an asset is destroyed\" never happens: the rule \"More\" says \"Assets can't be destroyed\".";
        assert_eq!(warnings(Code::RuleForbids, &text), one("an asset is destroyed", message));
    }

    #[test]
    fn the_very_cards_that_a_rule_speaks_of() {
        let only = "Cards that share a color with the top card of the discard pile can't be discarded.";
        let vain = "Discard a card that shares a color with the top card of the discard pile";
        let text = format!("{}\n{}", rule(only), event(&format!("{vain}.")));
        assert_eq!(warnings(Code::RuleForbids, &text).len(), 1);
        for other in
            ["Discard a card.", "Discard a card that shares a rank with the top card of the discard pile."]
        {
            let text = format!("{}\n{}", rule(only), event(other));
            assert_eq!(warnings(Code::RuleForbids, &text), []);
        }
    }

    #[test]
    fn a_rule_about_some_cards_leaves_the_others_alone() {
        let text = format!(
            "{}\n{}",
            rule("Red assets can't be destroyed."),
            event("Destroy an asset of your choice.")
        );
        assert_eq!(warnings(Code::RuleForbids, &text), []);
    }
}
