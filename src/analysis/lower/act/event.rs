//! Acts as events: "whenever a player discards an eight".

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::event::reworded::noun_of;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::lower::text::clause::role_of;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::{Noun, Rolled, Slot, Valued};
use crate::diagnostic::Code;
use crate::program::{Ask, Compare, EventKind, Expr, Num, Stage, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{
    Act, ActKind, Announced, Determiner, Event, Head, Person, PersonKind, SimpleVerb, Thing, ThingKind,
    ThingNoun,
};

use super::cards::simple_kind;

impl Lowering<'_> {
    pub fn act_event(&mut self, who: &Person, act: &Act, event: &Event, stage: Stage) -> Option<Waited> {
        let mut waited = Waited::new(EventKind::Nothing, stage);
        if let ActKind::Cause { who: affected, act } = &act.kind {
            self.event_doer(&mut waited, who, Who::new(WhoKind::Cause))?;
            let subject = self.scope.subject;
            self.event_doer(&mut waited, affected, Who::new(WhoKind::Actor))?;
            self.act_details(&mut waited, act, event)?;
            self.scope.subject = subject;
            return Some(waited);
        }
        self.event_doer(&mut waited, who, Who::new(WhoKind::Actor))?;
        self.act_details(&mut waited, act, event)?;
        Some(waited)
    }

    /// Somebody does it, or is made to: opponents are theirs in what is said after them.
    fn event_doer(&mut self, waited: &mut Waited, person: &Person, role: Who) -> Option<()> {
        self.event_person(waited, person, role)?;
        waited.by_you = person.kind == PersonKind::You;
        match &person.kind {
            PersonKind::You => self.scope.seen_from = None,
            _other => self.scope.see_from(role, role_of(person)),
        }
        Some(())
    }

    fn act_details(&mut self, waited: &mut Waited, act: &Act, event: &Event) -> Option<()> {
        let about = |waited: &mut Waited, number: u16| waited.asks(Boolean::Ask(Ask::EventAbout(number)));
        match &act.kind {
            ActKind::Simple { verb, what, .. } => self.simple_event(waited, *verb, what)?,
            ActKind::Put { manner: Some(_), .. } | ActKind::Put { after_effect: true, .. } => {
                return self.one_event(act);
            }
            ActKind::Put { moves, .. } => {
                waited.kind = EventKind::Put;
                let [only] = moves.as_slice() else { return self.one_event(act) };
                let [thing] = only.things.as_slice() else { return self.one_event(act) };
                waited.to = self.kind_of_place(&only.to);
                self.event_card(waited, thing)?;
                self.event_destination(waited, &only.to)?;
            }
            ActKind::PutCounters { counter, on, amount } => {
                waited.kind = EventKind::PutCounters;
                about(waited, u16::from(self.world.counter(*counter).0));
                self.event_counters(waited, amount, *counter, act, event)?;
                self.event_card(waited, on)?;
            }
            ActKind::RemoveCounters { counter, from, amount } => {
                waited.kind = EventKind::RemoveCounters;
                about(waited, u16::from(self.world.counter(*counter).0));
                self.event_counters(waited, amount, *counter, act, event)?;
                self.event_card(waited, from)?;
            }
            ActKind::SetAside { with_this: true, .. } | ActKind::SetAside { face_down: true, .. } => {
                return self.one_event(act);
            }
            ActKind::SetAside { what, .. } => {
                waited.kind = EventKind::SetAside;
                self.event_card(waited, what)?;
            }
            ActKind::Return { what, to } => {
                waited.kind = EventKind::Return;
                waited.to = Some(self.world.zone_kind(zone_word(to)));
                self.event_card(waited, what)?;
                self.event_goal(waited, to)?;
            }
            ActKind::Exchange { what } => {
                waited.kind = EventKind::Exchange;
                let [thing] = what.as_slice() else { return self.one_event(act) };
                self.event_card(waited, thing)?;
            }
            ActKind::GainControl { duration: Some(_), .. }
            | ActKind::Name { duration: Some(_), .. }
            | ActKind::Reverse { duration: Some(_) }
            | ActKind::Shuffle { into: Some(_), .. }
            | ActKind::SkipNextTurn(_) => return self.one_event(act),
            ActKind::GainControl { what, .. } => {
                waited.kind = EventKind::ChangeControl;
                self.event_card(waited, what)?;
            }
            ActKind::Give { what, to } => {
                waited.kind = EventKind::Give;
                self.event_card(waited, what)?;
                self.event_receiver(waited, to)?;
            }
            ActKind::Choose { .. } => return self.choice_is_no_event(act),
            ActKind::Name { attribute, .. } => {
                waited.kind = EventKind::Name;
                // "That color" is the one that is named.
                let named = Slot::Value(Valued::OfEvent);
                self.scope.bind(Noun::Value(attribute.id), named, false, attribute.at.0);
                about(waited, u16::from(self.world.attribute(*attribute).0));
            }
            ActKind::Search { zone, what } => {
                waited.kind = EventKind::Search;
                self.searched_for_a_card(what, act, event, waited)?;
                let zone = self.zone(zone)?;
                let place = self.zone_place(zone);
                waited.asks(Boolean::Ask(Ask::EventFrom(place)));
            }
            ActKind::Shuffle { zone, .. } => {
                waited.kind = EventKind::Shuffle;
                let zone = self.zone(zone)?;
                let place = self.zone_place(zone);
                waited.asks(Boolean::Ask(Ask::EventFrom(place)));
            }
            ActKind::SkipPhase { phase, of, next } => {
                if *next {
                    return self.one_event(act);
                }
                waited.kind = EventKind::SkipPhase;
                let of = self.person_set(of)?;
                waited.asks(Boolean::Ask(Ask::Among(Who::new(WhoKind::Actor), of)));
                about(waited, u16::from(self.world.phase(*phase).0));
            }
            ActKind::Add { to: number, amount } | ActKind::Subtract { from: number, amount } => {
                waited.kind = EventKind::ChangeValue;
                let amount = self.measure(amount)?;
                self.event_equals(waited, amount);
                about(waited, u16::from(self.world.cell(number.word).0));
                let adds = matches!(act.kind, ActKind::Add { .. });
                waited.asks(Boolean::Ask(if adds { Ask::EventAdds } else { Ask::EventSubtracts }));
                if let Some(person) = self.whose_number(number)? {
                    let of = self.person_set(person)?;
                    waited.asks(Boolean::Ask(Ask::EventReceiver(of)));
                }
            }
            ActKind::Goods { .. } | ActKind::GiveGoods { .. } => self.goods_event(waited, act)?,
            ActKind::TakeAction(names) => {
                waited.kind = EventKind::TakeAction;
                let mut any = Vec::new();
                for name in names {
                    let Some(action) = self.world.actions.get(&name.text) else { return self.one_event(act) };
                    any.push(Boolean::Ask(Ask::EventAbout(u16::from(action.0))));
                }
                waited.asks(Boolean::Any(any));
            }
            ActKind::Own { verb, what } => {
                waited.kind = EventKind::Own(self.world.verb(*verb));
                if let Some(what) = what {
                    self.event_card(waited, what)?;
                }
            }
            ActKind::Deal { what, to } => {
                waited.kind = EventKind::Deal;
                self.event_card(waited, what)?;
                self.event_receiver(waited, to)?;
            }
            ActKind::TakeFirstTurn => waited.kind = EventKind::TakeFirstTurn,
            ActKind::TakeAnotherTurn => waited.kind = EventKind::TakeAnotherTurn,
            ActKind::TakeOneAction => waited.kind = EventKind::TakeAction,
            ActKind::SkipTurn => waited.kind = EventKind::SkipTurn,
            ActKind::Reverse { .. } => waited.kind = EventKind::Reverse,
            ActKind::RollDie => {
                waited.kind = EventKind::RollDie;
                self.scope.rolled = Some(Rolled::By(Who::new(WhoKind::Actor)));
            }
            ActKind::BecomeDealer => waited.kind = EventKind::BecomeDealer,
            ActKind::WinGame => waited.kind = EventKind::WinGame,
            ActKind::LoseGame => waited.kind = EventKind::LoseGame,
            ActKind::WinSeries => waited.kind = EventKind::WinSeries,
            ActKind::Score(many) => self.points_event(waited, EventKind::Score, many, act)?,
            ActKind::LosePoints(many) => self.points_event(waited, EventKind::LosePoints, many, act)?,
            ActKind::Announce(Announced::Word(word)) => {
                waited.kind = EventKind::Announce;
                let word = self.announced_word(&word.text);
                about(waited, word.0);
            }
            ActKind::Announce(Announced::Measure(_) | Announced::Thing(_)) => return self.one_event(act),
            ActKind::ChooseOne { .. } | ActKind::Cause { .. } | ActKind::Call { .. } => {
                return self.one_event(act);
            }
        }
        Some(())
    }

    /// Who is given the card: "that player" points at them from now on.
    fn event_receiver(&mut self, waited: &mut Waited, person: &Person) -> Option<()> {
        let to = self.person_set(person)?;
        waited.asks(Boolean::Ask(Ask::EventReceiver(to)));
        self.bind_holder(person, WhoLeaf::GetsCard);
        Some(())
    }

    /// A search tells where it is, and not for what.
    fn searched_for_a_card(&mut self, what: &Thing, act: &Act, event: &Event, waited: &Waited) -> Option<()> {
        let card = ThingNoun::plain(Determiner::A, Head::card());
        if matches!(&what.kind, ThingKind::Some(noun) if **noun == card) {
            return Some(());
        }
        let message =
            format!("a search tells who searches and where, and not for what: \"{}\"", self.quote(act.at));
        let mut any = event.clone();
        let help = match noun_of(&mut any) {
            Some(noun) => {
                *noun = card;
                format!("wait for every search: {}", self.waits_for(&any, waited))
            }
            None => "write \"for a card\"".to_string(),
        };
        self.refuse(Code::EventUntold, what.at, message, "not told", help)
    }

    /// The number of the event is this one.
    fn event_equals(&mut self, waited: &mut Waited, number: Num) {
        let amount = self.expr(Expr::EventAmount);
        waited.asks(Boolean::compare(Compare::Equal, amount, number));
    }

    /// Choosing changes nothing and is not told: what is done with the thing is.
    fn choice_is_no_event<T>(&mut self, act: &Act) -> Option<T> {
        let message = format!(
            "\"{}\" is no event: nothing happens before something is done with it",
            self.quote(act.at)
        );
        let help = "wait for what is done with the card: Whenever an opponent destroys a ‹value› card you control, …";
        self.refuse(Code::NeverHappens, act.at, message, "only a choice", help)
    }

    pub(super) fn one_event<T>(&mut self, act: &Act) -> Option<T> {
        let message = format!("\"{}\" is more than one thing that can happen", self.quote(act.at));
        let help = "wait for one thing: Whenever a player discards a card, …";
        self.refuse(Code::SentenceDoesNotFit, act.at, message, "no single event", help)
    }

    fn simple_event(&mut self, waited: &mut Waited, verb: SimpleVerb, what: &Thing) -> Option<()> {
        waited.kind = simple_kind(verb);
        match (&what.kind, verb) {
            (ThingKind::Some(noun), SimpleVerb::Draw) => {
                if Self::draws_one(noun) {
                    waited.kind = EventKind::DrawCard;
                    return self.event_noun(waited, noun, what.at);
                }
                // Seen whole, a draw has a number and no card.
                let before = self.scope.mentions.len();
                self.event_noun(waited, noun, what.at)?;
                self.scope.mentions.truncate(before);
                Some(())
            }
            (_, SimpleVerb::Draw) => {
                waited.kind = EventKind::DrawCard;
                self.event_card(waited, what)
            }
            (_, _) => self.event_card(waited, what),
        }
    }
}
