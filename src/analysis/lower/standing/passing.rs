//! What is true of a card only where it lies, or as long as a pile lies as it does: a card that goes there changes it.

use crate::analysis::Assembled;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::reworded::noun_of;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::lower::thing::noun_place::is_place;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{EventKind, ZoneKindId, ZoneOrder};
use crate::syntax::tree::{
    Condition, Destination, Event, Is, Node, Sentence, SentenceKind, SimpleCondition, SimpleConditionKind,
    ThingKind, ThingPredicate, ThingPredicateKind, Visit,
};

/// Notes the qualities of the game's own that go by where cards lie.
pub fn passing_qualities(game: &Assembled, world: &mut World<'_>) {
    // One may lean on another.
    loop {
        let known = world.passing.len();
        for (_, block) in &game.blocks {
            block.visit(&mut |node| {
                if let Node::Sentence(Sentence { kind, .. }) = node
                    && let SentenceKind::Defines { predicate, condition, .. } = kind
                    && goes_by_place(condition, world)
                {
                    world.passing.insert(world.predicate(*predicate));
                }
            });
        }
        if world.passing.len() == known {
            return;
        }
    }
}

fn goes_by_place(condition: &impl Visit, world: &World<'_>) -> bool {
    let mut found = false;
    condition.visit(&mut |node| {
        found |= match node {
            Node::Zone(_) => true,
            Node::ThingPredicate(ThingPredicate { kind, .. }) => match kind {
                ThingPredicateKind::Is { what, .. } => matches!(what, Is::InPlay | Is::FaceDown | Is::FaceUp),
                ThingPredicateKind::HasCounters { .. } => true,
                ThingPredicateKind::Own { predicate, .. } => {
                    world.passing.contains(&world.predicate(*predicate))
                }
                ThingPredicateKind::Shares { .. }
                | ThingPredicateKind::HasKeyword { .. }
                | ThingPredicateKind::TopCard { .. }
                | ThingPredicateKind::Attribute { .. }
                | ThingPredicateKind::Extreme { .. } => false,
            },
            Node::Thing(thing) => {
                matches!(&thing.kind, ThingKind::Some(noun) if noun.controlled_by.is_some())
            }
            _part => false,
        };
    });
    found
}

impl Lowering<'_> {
    /// Whether it may be otherwise once such an event has taken the card to a pile: the card itself lies there.
    pub fn is_over_with(&self, waited: &Waited, predicate: &ThingPredicate) -> bool {
        let Some(goes) = self.goes_on_pile(waited) else { return false };
        let is_there = |zone: ZoneKindId| match goes {
            Goes::To(pile) => zone == pile,
            Goes::ToSome => self.is_pile(zone),
        };
        let mut found = false;
        predicate.visit(&mut |node| {
            found |= match node {
                Node::Zone(zone) => is_there(self.world.zone_kind(zone_word(zone))),
                Node::ThingPredicate(ThingPredicate {
                    kind: ThingPredicateKind::Own { predicate, .. },
                    ..
                }) => self.world.passing.contains(&self.world.predicate(*predicate)),
                _part => false,
            };
        });
        found
    }

    /// "If that card doesn't match" is asked when the card lies on the pile that it is held against.
    pub fn asks_before_it_lies_there(&mut self, event: &Event, waited: &Waited, condition: &Condition) {
        let mut asked = None;
        condition.visit(&mut |node| {
            if let Node::SimpleCondition(SimpleCondition { kind, at }) = node
                && let SimpleConditionKind::Thing(thing, predicate) = kind
                && matches!(thing.kind, ThingKind::It | ThingKind::That(_))
                && !is_place(predicate)
                && self.is_over_with(waited, predicate)
            {
                asked.get_or_insert((predicate, *at));
            }
        });
        let Some((predicate, at)) = asked.filter(|_| waited.is_over()) else { return };
        let message = format!(
            "\"{}\" is asked too late: this is looked at when it has happened, and then the card itself may lie there",
            self.quote(at)
        );
        let mut problem =
            Diagnostic::new(Code::EventUntold, self.place(at), message).label("no longer known");
        let mut before = event.clone();
        if let Some(noun) = noun_of(&mut before) {
            noun.that.push(predicate.clone());
            let before = format::would_event(self.world.dialect, &before);
            problem = problem.help(format!("look just before it happens: If {before}, first …"));
        }
        self.report(problem);
    }

    /// The pile that such an event may take its card to.
    fn goes_on_pile(&self, waited: &Waited) -> Option<Goes> {
        let to = |zone| Some(Goes::To(zone)).filter(|_| self.is_pile(zone));
        match waited.kind {
            EventKind::Discard => self.world.discards.map(Goes::To),
            EventKind::Put | EventKind::Return => waited.to.map_or(Some(Goes::ToSome), to),
            EventKind::Destroy | EventKind::Exchange | EventKind::LeavePlay => Some(Goes::ToSome),
            EventKind::Own(_) => Some(Goes::ToSome).filter(|_| self.takes_away(waited.kind)),
            _elsewhere => None,
        }
    }

    fn is_pile(&self, zone: ZoneKindId) -> bool {
        self.world.zones[zone.index()].order == ZoneOrder::Pile
    }

    /// What kind of place it is.
    pub fn kind_of_place(&self, to: &Destination) -> Option<ZoneKindId> {
        match to {
            Destination::Into(zone) | Destination::OnTop(zone) | Destination::OnBottom(zone) => {
                Some(self.world.zone_kind(zone_word(zone)))
            }
            Destination::IntoPlay { .. } => self.world.in_play,
        }
    }
}

/// To which pile a card goes.
#[derive(Clone, Copy)]
enum Goes {
    To(ZoneKindId),
    /// To one that the event does not tell.
    ToSome,
}
