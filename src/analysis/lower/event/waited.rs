//! Events: what is waited for, with everything the text asks of it.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::Code;
use crate::program::{
    Ability, AbilityId, Ask, Commutes, EventKind, How, Pc, SetId, Stage, Who, WhoKind, WhoLeaf, WorksIn,
    ZoneKindId, ZoneRef,
};
use crate::syntax::tree::{
    self, At, Determiner, Event, Order, PassiveVerb, PastVerb, Person, PersonDeterminer, PersonKind, Role,
    Thing, ThingKind, ThingNoun,
};

use super::untold::Untold;

/// What an ability waits for.
#[derive(Clone)]
pub struct Waited {
    pub kind: EventKind,
    pub stage: Stage,
    pub printed: Option<SetId>,
    pub condition: Boolean,
    /// What it says of its card that no event tells, and why.
    pub untold: Option<(Untold, At)>,
    /// Where it takes its card, as far as the event says so.
    pub to: Option<ZoneKindId>,
    /// You do it.
    pub by_you: bool,
    /// It is the so-manieth of a turn.
    pub is_counted: bool,
    /// It is waited for once, and over then, whether what is asked holds or not.
    pub is_once: bool,
    /// What is asked then.
    pub only_if: Boolean,
}

impl Waited {
    pub fn new(kind: EventKind, stage: Stage) -> Waited {
        Waited {
            kind,
            stage,
            printed: None,
            condition: Boolean::Always,
            untold: None,
            to: None,
            by_you: false,
            is_counted: false,
            is_once: false,
            only_if: Boolean::Always,
        }
    }

    pub fn asks(&mut self, boolean: Boolean) {
        let before = std::mem::replace(&mut self.condition, Boolean::Always);
        self.condition = before.and(boolean);
    }
}

/// What a turn remembers of a verb.
pub fn past_kind(verb: PastVerb) -> EventKind {
    match verb {
        PastVerb::Draw => EventKind::DrawCard,
        PastVerb::Discard => EventKind::Discard,
        PastVerb::Play => EventKind::Play,
        PastVerb::Destroy => EventKind::Destroy,
        PastVerb::Reveal => EventKind::Reveal,
        PastVerb::LookAt => EventKind::LookAt,
        PastVerb::Take => EventKind::Take,
    }
}

impl Lowering<'_> {
    /// The event, with its roles bound: who does it, which card, how many. Nobody chooses anything in it.
    pub fn event(&mut self, event: &Event, stage: Stage) -> Option<Waited> {
        let before = self.scope.seen_from;
        let waited = self.whole_event(event, stage);
        self.scope.seen_from = before;
        waited
    }

    fn whole_event(&mut self, event: &Event, stage: Stage) -> Option<Waited> {
        let named = self.scope.mentions.len();
        let mut waited = self.with_somebody(Somebody::AnyOf, |lowering| lowering.event_at(event, stage))?;
        self.counts_in_a_turn(event, &waited)?;
        if let Some(last) = self.scope.mentions.get(named..).and_then(|new| new.last()) {
            self.lies_after(last.cards, event, &waited);
        }
        if let Some((untold, at)) = waited.untold {
            // What follows is read all the same: one sentence, one error.
            self.untold(event, &waited, untold, at);
        }
        self.is_who_it_was(event, &waited);
        if let Some(time) = &event.during {
            self.in_every_turn(time, event)?;
            let now = self.during(time)?;
            waited.asks(now);
        }
        Some(waited)
    }

    fn event_at(&mut self, event: &Event, stage: Stage) -> Option<Waited> {
        match &event.kind {
            tree::EventKind::Does { who, act } => self.act_event(who, act, event, stage),
            tree::EventKind::Cannot { who, act } => {
                let mut waited = self.act_event(who, act, event, Stage::Impossible)?;
                if waited.kind != EventKind::DrawCard {
                    return self.never_impossible(act);
                }
                self.is_of_the_deck(&mut waited, act);
                Some(waited)
            }
            tree::EventKind::Done { what, verb, by } => self.done_event(what, verb, by.as_ref(), stage),
            tree::EventKind::Enters(thing) => self.card_event(EventKind::EnterPlay, thing, stage),
            tree::EventKind::Leaves(thing) => self.card_event(EventKind::LeavePlay, thing, stage),
            tree::EventKind::ChangesControl(thing) => self.card_event(EventKind::ChangeControl, thing, stage),
            tree::EventKind::TurnSkipped => Some(Waited::new(EventKind::SkipTurn, stage)),
        }
    }

    /// A draw is from where the deck is, if nothing else is said: taking from another pile that is empty is
    /// only not done.
    fn is_of_the_deck(&mut self, waited: &mut Waited, act: &tree::Act) {
        let tree::ActKind::Simple { what, .. } = &act.kind else { return };
        let ThingKind::Some(noun) = &what.kind else { return };
        if let (None, Some(deck)) = (&noun.place, self.world.deck) {
            let place = self.zone_place(ZoneRef::Shared(deck));
            waited.asks(Boolean::Ask(Ask::EventFrom(place)));
        }
    }

    /// Only a draw that has to happen can turn out to be impossible; the rest is just not done.
    fn never_impossible<T>(&mut self, act: &tree::Act) -> Option<T> {
        let said = self.quote(act.at);
        let message = format!("\"can't {said}\" never happens: what can't be done is not done");
        let help = "only a draw can fail: Whenever a player can't draw a card, …; for the rest ask for what is missing: if you control no ‹value› cards";
        self.refuse(Code::CanWhat, act.at, message, "no event", help)
    }

    fn card_event(&mut self, kind: EventKind, thing: &Thing, stage: Stage) -> Option<Waited> {
        let mut waited = Waited::new(kind, stage);
        self.event_card(&mut waited, thing)?;
        Some(waited)
    }

    fn done_event(
        &mut self,
        what: &Thing,
        verb: &PassiveVerb,
        by: Option<&Person>,
        stage: Stage,
    ) -> Option<Waited> {
        let kind = match verb {
            PassiveVerb::Destroyed => EventKind::Destroy,
            PassiveVerb::Discarded => EventKind::Discard,
            PassiveVerb::Played => EventKind::Play,
            PassiveVerb::Drawn => EventKind::DrawCard,
            PassiveVerb::Revealed => EventKind::Reveal,
            PassiveVerb::LookedAt => EventKind::LookAt,
            PassiveVerb::Returned => EventKind::Return,
            PassiveVerb::Put(_) => EventKind::Put,
            PassiveVerb::Exchanged => EventKind::Exchange,
            PassiveVerb::Own(word) => EventKind::Own(self.world.verb(*word)),
        };
        let mut waited = Waited::new(kind, stage);
        if let PassiveVerb::Put(destination) = verb {
            waited.to = self.kind_of_place(destination);
        }
        self.event_card(&mut waited, what)?;
        if let PassiveVerb::Put(destination) = verb {
            self.event_destination(&mut waited, destination)?;
        }
        if let Some(person) = by {
            self.event_person(&mut waited, person, Who::new(WhoKind::Cause))?;
        }
        Some(waited)
    }

    /// Somebody takes part in the event; "that player" points at them from now on.
    pub fn event_person(&mut self, waited: &mut Waited, person: &Person, role: Who) -> Option<()> {
        let before = self.scope.subject.replace(role);
        let PersonKind::Some(noun) = &person.kind else {
            let who = self.about_nobody(|lowering| lowering.who(person))?;
            waited.asks(Boolean::Ask(Ask::Among(role, who)));
            return Some(());
        };
        self.none_chosen(noun, person.at)?;
        // "Another player" is another than whoever was named before, or than you: not than themselves.
        if noun.other {
            self.scope.subject = before;
        }
        let leaves = self.person_leaves(noun, person.at);
        self.scope.subject = Some(role);
        let leaves = leaves?;
        if leaves.as_slice() != [(How::Start, WhoLeaf::These(Who::EVERYONE))] {
            let set = self.persons(&leaves);
            waited.asks(Boolean::Ask(Ask::Among(role, set)));
        }
        match &noun.determiner {
            PersonDeterminer::No
            | PersonDeterminer::Only(_)
            | PersonDeterminer::Count(_)
            | PersonDeterminer::The => {
                let message = format!("\"{}\" does not say who does it", self.quote(person.at));
                let help = "an event has one doer: a player, an opponent, you";
                return self.refuse(Code::WhichOne, person.at, message, "who?", help);
            }
            PersonDeterminer::A | PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare => {
            }
        }
        self.scope.bind(Noun::Person(noun.role), Slot::Person(role), false, person.at.0);
        if noun.role == Role::Opponent {
            self.scope.opponent = Some(role);
        }
        Some(())
    }

    fn about_nobody<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.scope.subject.take();
        let result = inside(self);
        self.scope.subject = before;
        result
    }

    /// Whether the draw is seen card by card or whole.
    pub fn draws_one(noun: &ThingNoun) -> bool {
        match (&noun.determiner, &noun.order) {
            (
                Determiner::A | Determiner::Each | Determiner::The | Determiner::Ordinal(_) | Determiner::Any,
                _,
            ) => true,
            (Determiner::Count(tree::Amount::Exactly(1)), None | Some(Order::Top(_) | Order::Bottom(_))) => {
                true
            }
            (
                Determiner::Count(_)
                | Determiner::All
                | Determiner::TheMany
                | Determiner::Bare
                | Determiner::No,
                _,
            ) => false,
        }
    }

    pub fn waiting_ability(&mut self, waited: Waited, code: Option<Pc>, at: At) -> AbilityId {
        let condition = self.test(&waited.condition, at);
        let only_while = self.test(&waited.only_if, at);
        self.ability(
            Ability {
                stage: waited.stage,
                kind: waited.kind,
                printed: waited.printed,
                condition,
                only_while,
                code,
                works_in: self.works_in(),
                commutes: Commutes::Nothing,
            },
            at,
        )
    }

    pub fn works_in(&self) -> WorksIn {
        if let Some(there) = self.there {
            return WorksIn::Zone(there.zone);
        }
        match self.block.kind {
            tree::BlockKind::Card | tree::BlockKind::Keyword if self.block.stays => WorksIn::Play,
            tree::BlockKind::Keyword => WorksIn::Play,
            tree::BlockKind::Card => WorksIn::WhenPlayed,
            tree::BlockKind::Setup
            | tree::BlockKind::Phase
            | tree::BlockKind::Action
            | tree::BlockKind::Definition
            | tree::BlockKind::Rule
            | tree::BlockKind::Scoring
            | tree::BlockKind::Teams
            | tree::BlockKind::Option
            | tree::BlockKind::Counter => WorksIn::Always,
        }
    }
}
