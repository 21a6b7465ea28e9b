//! What holds for a while.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::lower::text::there::There;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::diagnostic::Code;
use crate::program::{
    Ability, AbilityId, Allowed, Commutes, EventKind, How, Leaf, Op, SetId, Stage, Standing as Stands,
    WorksIn,
};
use crate::syntax::tree::{
    AllowedVerb, At, Duration, Event, EventKind as Happens, PersonKind, Role, Standing, StandingKind, Thing,
    ThingKind, Time,
};

impl Lowering<'_> {
    /// A standing text of its own: it holds while its card is in play, or all the game.
    pub fn standing_ability(&mut self, standing: &Standing) -> Option<()> {
        let condition = match &standing.duration {
            None | Some(Duration::EachTurn | Duration::RestOfGame) => Boolean::Always,
            Some(Duration::While(condition)) => self.condition(condition)?.boolean,
            // Asked of whoever does it, with what is forbidden.
            Some(Duration::During(_)) if in_whose_turn(standing).is_some() => Boolean::Always,
            Some(Duration::During(time)) => {
                self.about_whom_it_holds_for(standing, |lowering| lowering.during(time))?
            }
            Some(Duration::ThisTurn | Duration::Until(_)) => {
                let message = format!("\"{}\" ends, but the text stays", self.quote(standing.at));
                let help = "a text that stays says \"each turn\" or nothing; \"this turn\" is for cards that are gone afterwards";
                return self.refuse(Code::NeedsDuration, standing.at, message, "which turn?", help);
            }
        };
        let test = self.test(&condition, standing.at);
        let elsewhere = self.elsewhere(&condition);
        match (elsewhere, &standing.duration) {
            (None, Some(Duration::While(said))) => self.is_there_by_then(&condition, said.at)?,
            (Some(WorksIn::Zone(zone)), Some(Duration::While(said))) => self.is_seen_there(zone, said.at)?,
            _always => {}
        }
        let usual = self.block;
        self.block.you = self.you_there(elsewhere);
        self.there = match elsewhere {
            Some(WorksIn::Zone(zone)) => Some(There { zone, usual }),
            _in_play => None,
        };
        let abilities = self.standing_there(standing, false);
        self.works_as_usual();
        self.block = usual;
        for ability in abilities? {
            let known = &mut self.text.abilities[ability.index()];
            known.works_in = elsewhere.unwrap_or(known.works_in);
            // A prohibition has a condition of its own: both have to hold.
            match (known.condition, test) {
                (_, None) => {}
                (None, Some(_)) => known.condition = test,
                (Some(_), Some(while_holds)) => known.only_while = Some(while_holds),
            }
        }
        Some(())
    }

    /// A standing text inside an effect: it needs an end.
    pub fn float_standing(&mut self, standing: &Standing) -> Option<()> {
        if let StandingKind::Worth { .. } = standing.kind {
            let message = format!("\"{}\" can't begin in the middle of a game", self.quote(standing.at));
            let help = "what cards are worth holds for the whole game: write it as a sentence of its own under \"scoring\"; here points can be scored: score two points for each …";
            return self.refuse(Code::NeedsDuration, standing.at, message, "worth from now on?", help);
        }
        let Some(duration) = &standing.duration else { return self.has_no_end(standing.at) };
        self.begins_for_one(standing)?;
        let lasts =
            self.about_whom_it_holds_for(standing, |lowering| lowering.lasts(duration, standing.at))?;
        let before = std::mem::replace(&mut self.scope.holds_for_a_while, true);
        // Later in the turn it may be in a hand again.
        let abilities = self.standing_there(standing, !matches!(duration, Duration::While(_)));
        self.scope.holds_for_a_while = before;
        for ability in abilities? {
            self.text.abilities[ability.index()].works_in = WorksIn::Always;
            self.emit(Op::Float { ability, lasts });
        }
        Some(())
    }

    /// The same of a text that works elsewhere than in play, or does not.
    fn standing_there(&mut self, standing: &Standing, works_elsewhere: bool) -> Option<Vec<AbilityId>> {
        let before = std::mem::replace(&mut self.scope.works_elsewhere, works_elsewhere);
        let abilities = self.standing(standing);
        self.scope.works_elsewhere = before;
        abilities
    }

    fn standing(&mut self, standing: &Standing) -> Option<Vec<AbilityId>> {
        self.with_somebody(Somebody::AnyOf, |lowering| lowering.what_stands(standing))
    }

    fn what_stands(&mut self, standing: &Standing) -> Option<Vec<AbilityId>> {
        let at = standing.at;
        self.holds_for_some(standing)?;
        self.holds_for_all(standing)?;
        match &standing.kind {
            StandingKind::PersonCant { who, act } => {
                self.forbidden_to_somebody(who, act, in_whose_turn(standing), at)
            }
            StandingKind::ThingCant { what, verb, by } => {
                let kind = Happens::Done { what: what.clone(), verb: verb.clone(), by: by.clone() };
                self.prohibition(&Event { kind, during: None, in_a_turn: false, at }, None, at)
            }
            StandingKind::Allowance { who, verb, amount } => {
                let who = self.person_set(who)?;
                let amount = self.number(amount, at)?;
                let verb = match verb {
                    AllowedVerb::Discard => Allowed::Discard,
                    AllowedVerb::Play => Allowed::Play,
                };
                Some(vec![self.stands(Stands::Allowance { who, verb, amount }, at)])
            }
            StandingKind::Permission { who, act, during } => {
                let permission = self.permission(who, act, during, at)?;
                Some(vec![self.stands(permission, at)])
            }
            StandingKind::MustBe { what, is } => self.must_be(what, is, standing),
            StandingKind::Also { what, values } => {
                let what = self.standing_set(what)?;
                let values: Vec<_> = values.iter().map(|word| self.world.value(*word)).collect();
                Some(values.into_iter().map(|value| self.stands(Stands::Also { what, value }, at)).collect())
            }
            StandingKind::Own { what, predicate } => {
                self.is_asked_there(what, *predicate)?;
                let what = self.standing_set(what)?;
                let predicate = self.world.predicate(*predicate);
                Some(vec![self.stands(Stands::Own { what, predicate }, at)])
            }
            StandingKind::Worth { what, worth } => self.worths(what, worth, standing),
        }
    }

    pub(super) fn stands(&mut self, standing: Stands, at: At) -> AbilityId {
        let stage = Stage::Standing(self.standing_id(standing));
        let works_in = self.works_in();
        self.ability(
            Ability {
                stage,
                kind: EventKind::Nothing,
                printed: None,
                condition: None,
                only_while: None,
                code: None,
                works_in,
                commutes: Commutes::Nothing,
            },
            at,
        )
    }

    fn standing_set(&mut self, thing: &Thing) -> Option<SetId> {
        match &thing.kind {
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Counted, Where::Anywhere, thing.at)?;
                Some(self.set(&leaves))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => {
                let cards = self.cards(thing)?;
                Some(self.set(&[(How::Start, Leaf::These(cards))]))
            }
        }
    }
}

/// "Players can't … during an opponent's turn": the turn of somebody who is an opponent of whoever does it.
fn in_whose_turn(standing: &Standing) -> Option<&Time> {
    let StandingKind::PersonCant { who, .. } = &standing.kind else { return None };
    let Some(Duration::During(time)) = &standing.duration else { return None };
    let (Time::Turn { of, .. } | Time::Phase { of, .. }) = time else { return None };
    let PersonKind::Some(noun) = &of.kind else { return None };
    let is_seen_by_doer = noun.role != Role::Player && noun.of.is_none() && who.kind != PersonKind::You;
    is_seen_by_doer.then_some(time)
}
