//! "Assets match.": a quality that goes by where cards lie, given to cards in play, where nothing asks for it.

use crate::analysis::Assembled;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::Where;
use crate::analysis::resolve::{Lies, World};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::PredicateId;
use crate::syntax::tree::{
    ActKind, Head, HeadNoun, Is, Node, PersonKind, SimpleConditionKind, SimpleVerb, Thing, ThingKind,
    ThingNoun, ThingPredicate, ThingPredicateKind, Visit, Word,
};
use crate::vocabulary::english;

/// Notes the qualities of the game's own that some text asks of a card that may be in play.
pub fn qualities_asked_in_play(game: &Assembled, world: &mut World<'_>) {
    for (_, block) in &game.blocks {
        block.visit(&mut |node| match node {
            Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) if may_be_in_play(noun, world) => {
                note_all(&noun.that, world);
            }
            Node::SimpleCondition(condition) => {
                if let SimpleConditionKind::Thing(thing, predicate) = &condition.kind
                    && is_perhaps_in_play(thing, world)
                {
                    note_all(std::slice::from_ref(predicate), world);
                }
            }
            // These verbs are for cards in play, however they call them.
            Node::Act(act)
                if matches!(
                    act.kind,
                    ActKind::Simple { verb: SimpleVerb::Destroy, .. }
                        | ActKind::GainControl { .. }
                        | ActKind::Return { .. }
                        | ActKind::PutCounters { .. }
                        | ActKind::RemoveCounters { .. }
                ) =>
            {
                act.visit(&mut |node| {
                    if let Node::ThingPredicate(predicate) = node {
                        note_all(std::slice::from_ref(predicate), world);
                    }
                });
            }
            _part => {}
        });
    }
}

fn note_all(predicates: &[ThingPredicate], world: &mut World<'_>) {
    for predicate in predicates {
        if let ThingPredicateKind::Own { predicate, .. } = &predicate.kind {
            world.asked_in_play.insert(world.predicate(*predicate));
        }
    }
}

fn is_perhaps_in_play(thing: &Thing, world: &World<'_>) -> bool {
    match &thing.kind {
        ThingKind::That(head) | ThingKind::Those(head) => *head != Head::card(),
        ThingKind::Some(noun) => may_be_in_play(noun, world),
        ThingKind::This
        | ThingKind::It
        | ThingKind::Them
        | ThingKind::Rest
        | ThingKind::TheOther
        | ThingKind::OfThem(_)
        | ThingKind::Bound(_) => true,
    }
}

fn may_be_in_play(noun: &ThingNoun, world: &World<'_>) -> bool {
    let is_there = |predicate: &ThingPredicate| {
        matches!(predicate.kind, ThingPredicateKind::Is { not: false, what: Is::InPlay })
    };
    let stays = match noun.head.noun {
        HeadNoun::Value(word) => world.enters_play(world.value(word)),
        HeadNoun::Card | HeadNoun::Zone(_) => false,
    };
    noun.controlled_by.is_some() || noun.that.iter().any(is_there) || stays && noun.place.is_none()
}

impl Lowering<'_> {
    /// Refuses a quality for cards in play that is asked of others alone.
    pub(super) fn is_asked_there(&mut self, what: &Thing, predicate: Word) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else { return Some(()) };
        let quality: PredicateId = self.world.predicate(predicate);
        let is_elsewhere =
            self.world.passing.contains(&quality) && !self.world.asked_in_play.contains(&quality);
        if !is_elsewhere || self.place_of(noun, Where::Anywhere) != Lies::InPlay {
            return Some(());
        }
        let (said, name) = (self.quote(what.at), self.world.name(predicate.id));
        let message = format!("\"{said}\" are in play, and no text asks whether a card in play {name}");
        let problem = Diagnostic::new(Code::NeverHappens, self.place(what.at), message).label("in play");
        let HeadNoun::Value(word) = noun.head.noun else {
            self.report(problem.help("say which cards are meant: \"cards in your ‹held›\""));
            return None;
        };
        let kind = format!("{} cards", self.world.name(word.id));
        let is_yours = noun.controlled_by.as_ref().is_some_and(|person| person.kind == PersonKind::You);
        let (cards, span) = match is_yours {
            true => (self.in_own_words(&format!("{kind} in your ‹held›")), what.at.0),
            false => (kind.clone(), word.at.0),
        };
        let begins = said.starts_with(char::is_uppercase);
        let cards = if begins { english::capitalized(&cards) } else { cards };
        let whole = self.sentence_at.map(|at| self.with_change_of(at, span, &cards)).unwrap_or_default();
        let problem = problem
            .help(format!("cards of this kind that are somewhere else are \"{kind}\": {whole}"))
            .guess(format!("write \"{cards}\""), span, cards);
        self.report(problem);
        None
    }
}
