//! What was true of the card of an event before it happened: an ability that waits for it looks when the card is
//! elsewhere already.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::resolve::{Noun, Slot};
use crate::program::{Ask, Cards, EventKind, How, Stage, Who, WhoKind, WhoLeaf, ZoneKindId, ZoneRef};
use crate::syntax::tree::{
    At, Is, Person, PersonDeterminer, PersonKind, ThingNoun, ThingPredicate, ThingPredicateKind,
};

use super::untold::Untold;
use super::waited::Waited;

/// What becomes of something that is said of the card.
enum Was {
    /// It still holds, or never did.
    Still,
    /// The event tells it.
    Told(Boolean),
    /// It went with the card.
    Gone,
}

impl Waited {
    /// It has happened when it is looked at.
    pub fn is_over(&self) -> bool {
        match self.stage {
            Stage::After => true,
            Stage::Prohibit
            | Stage::Before
            | Stage::Amount
            | Stage::Instead
            | Stage::MayInstead(_)
            | Stage::Impossible
            | Stage::State(_)
            | Stage::Standing(_)
            | Stage::Offer(_)
            | Stage::Effect => false,
        }
    }

    /// Nobody controls its card yet: whoever will is the one the event is about.
    fn is_about_to_enter(&self) -> bool {
        self.kind == EventKind::EnterPlay && !self.is_over()
    }

    /// Cards are looked at or shown, several of them together.
    pub fn is_seeing(&self) -> bool {
        matches!(self.kind, EventKind::LookAt | EventKind::Reveal)
    }

    /// Nobody knows its card: a draw as a whole has none, and what is about to be drawn is not known.
    pub fn has_no_card(&self) -> bool {
        match self.kind {
            EventKind::Draw => true,
            EventKind::DrawCard => !self.is_over(),
            _other => false,
        }
    }
}

impl Lowering<'_> {
    /// Asks of the event what was true of its card, and leaves in the noun what still is.
    pub fn event_was(&mut self, waited: &mut Waited, noun: &mut ThingNoun, at: At) -> Option<()> {
        if waited.is_about_to_enter()
            && let Some(person) = noun.controlled_by.take()
        {
            let who = self.person_set(&person)?;
            waited.asks(Boolean::Ask(Ask::Among(Who::new(WhoKind::Actor), who)));
        }
        if !self.is_gone(waited) {
            return Some(());
        }
        if let Some(person) = noun.controlled_by.take() {
            let who = self.person_set(&person)?;
            let was = self.came_from_play(|kind| ZoneRef::Of(kind, who), true);
            waited.asks(was);
        }
        if noun.order.is_some() {
            waited.untold = Some((Untold::TooLate, at));
        }
        let mut still = Vec::new();
        for predicate in std::mem::take(&mut noun.that) {
            match self.was(waited, &predicate)? {
                Was::Still => still.push(predicate),
                Was::Told(boolean) => waited.asks(boolean),
                Was::Gone => waited.untold = Some((Untold::TooLate, predicate.at)),
            }
        }
        noun.that = still;
        Some(())
    }

    /// Whether the card is elsewhere when the event is seen.
    fn is_gone(&self, waited: &Waited) -> bool {
        waited.is_over() && self.takes_away(waited.kind) && waited.kind != EventKind::EnterPlay
    }

    /// Who controls the card, or did: "that opponent" points at them from now on.
    pub fn event_controller(&mut self, waited: &Waited, noun: &ThingNoun) {
        let Some(person) = &noun.controlled_by else { return };
        let had = match self.is_gone(waited) {
            true => WhoLeaf::HadCard,
            false if waited.is_about_to_enter() => WhoLeaf::These(Who::new(WhoKind::Actor)),
            false => WhoLeaf::ControllersOf(Cards::OF_EVENT),
        };
        self.bind_holder(person, had);
    }

    /// Somebody who is named only as whose the card is or was: "that player" is the one who has it, or had.
    pub fn bind_holder(&mut self, person: &Person, has: WhoLeaf) {
        if let PersonKind::Some(some) = &person.kind
            && some.determiner == PersonDeterminer::A
        {
            let who = self.persons(&[(How::Start, has)]);
            self.scope.bind(Noun::Person(some.role), Slot::Person(who), false, person.at.0);
        }
    }

    fn was(&mut self, waited: &Waited, predicate: &ThingPredicate) -> Option<Was> {
        let unless_over = match self.is_over_with(waited, predicate) {
            true => Was::Gone,
            false => Was::Still,
        };
        Some(match &predicate.kind {
            ThingPredicateKind::Is { not, what } => match what {
                Is::In(zone) => {
                    let zone = self.zone(zone)?;
                    let place = self.zone_place(zone);
                    Was::Told(Boolean::Ask(Ask::EventFrom(place)).negated(*not))
                }
                Is::InPlay => Was::Told(self.came_from_play(ZoneRef::Every, false).negated(*not)),
                Is::OnTopOf(_) | Is::OnBottomOf(_) | Is::FaceDown | Is::FaceUp => Was::Gone,
                Is::A(_) | Is::Values(_) | Is::OneOf(_) | Is::Named(_) | Is::ThatValue(_) | Is::Done(_) => {
                    unless_over
                }
            },
            ThingPredicateKind::HasCounters { .. } => Was::Gone,
            ThingPredicateKind::Shares { .. }
            | ThingPredicateKind::Own { .. }
            | ThingPredicateKind::HasKeyword { .. }
            | ThingPredicateKind::TopCard { .. }
            | ThingPredicateKind::Attribute { .. }
            | ThingPredicateKind::Extreme { .. } => unless_over,
        })
    }

    /// The card was in play.
    fn came_from_play(&mut self, of: impl Fn(ZoneKindId) -> ZoneRef, of_players: bool) -> Boolean {
        let kinds = self.world.zones.iter().enumerate();
        let in_play = kinds.filter(|(_, zone)| zone.in_play && (zone.of_each_player || !of_players));
        let places: Vec<_> = in_play.map(|(number, _)| of(ZoneKindId(number as u8))).collect();
        let mut any: Vec<_> =
            places.into_iter().map(|place| Boolean::Ask(Ask::EventFrom(self.zone_place(place)))).collect();
        match any.len() {
            0 => Boolean::Never,
            1 => any.remove(0),
            _several => Boolean::Any(any),
        }
    }

    /// Whether the card of such an event is elsewhere once it has happened.
    pub fn takes_away(&self, kind: EventKind) -> bool {
        match kind {
            EventKind::Own(_) => self.world.moves(kind),
            _other => kind.changes().moves_a_card(),
        }
    }
}
