//! The names of each line.

use super::Checker;
use crate::syntax::scenario::{Act, Asked, Deed, Fact, LineKind, Pick};

impl<'a> Checker<'a> {
    pub(super) fn line(&mut self, line: &'a LineKind) {
        match line {
            LineKind::Comment(_) | LineKind::Players(_) | LineKind::Seed(_) | LineKind::Then => {}
            LineKind::Teams(teams) => self.teams(teams),
            LineKind::Sets(sets) => sets.iter().for_each(|set| self.set(set)),
            LineKind::Option { name, number } => self.option(name, *number),
            LineKind::When(deed) | LineKind::Deed(deed) => self.deed(deed),
            LineKind::Fact(fact) => self.fact(fact),
        }
    }

    fn deed(&mut self, deed: &Deed) {
        match deed {
            Deed::GameBegins => {}
            Deed::TurnBegins(player) | Deed::TurnEnds(player) | Deed::Loses(player) => self.player(player),
            Deed::PhaseBegins { player, phase } => {
                self.player(player);
                self.phase(phase);
            }
            Deed::Does { player, act } => {
                self.player(player);
                self.act(act);
            }
        }
    }

    fn act(&mut self, act: &Act) {
        match act {
            Act::Discard(card) | Act::Play(card) | Act::Use(card) => self.card(card),
            Act::Order(bearer) => self.bearer(bearer),
            Act::Take(action) => self.action(action),
            Act::Name(value) => self.value(value),
            Act::Put(cards) => self.cards(cards),
            Act::Choose(picks) => self.picks(picks),
            Act::Draw | Act::Pass | Act::Done | Act::Wait | Act::Accept | Act::Decline => {}
        }
    }

    fn picks(&mut self, picks: &[Pick]) {
        for pick in picks {
            match pick {
                Pick::Named(what) => self.choosable(what),
                // Words of an offer are known only when it is made.
                Pick::Quoted(_) | Pick::Nth(_) | Pick::Unseen => {}
            }
        }
    }

    fn fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Has { player, how: _, cards } => {
                self.player(player);
                self.cards(&cards.cards);
            }
            Fact::HasNot { player, how: _, cards } | Fact::Sees { player, cards, does: _ } => {
                self.player(player);
                self.cards(cards);
            }
            Fact::At { card, end: _, zone } => {
                self.card(card);
                self.zone(zone);
            }
            Fact::SetAside { card, with } => {
                self.card(card);
                with.iter().for_each(|with| self.card(with));
            }
            Fact::ZoneIs { zone, cards } => {
                self.zone(zone);
                self.cards(&cards.cards);
            }
            Fact::ZoneHas { zone, count: _ } => self.zone(zone),
            Fact::Contains { zone, cards, does: _ } => {
                self.zone(zone);
                self.cards(cards);
            }
            Fact::Points { player, count: _ }
            | Fact::Turn { player, phase: None }
            | Fact::Dealer(player)
            | Fact::Out(player)
            | Fact::WinsNot { player, contest: _ } => self.player(player),
            Fact::Counters { card, count: _, counter } => {
                self.card(card);
                self.counter(counter);
            }
            Fact::Named { attribute, value: Some(value) } => self.value_of(attribute, value),
            Fact::Named { attribute, value: None } => self.attribute(attribute),
            Fact::Number { owner, name, is: _ } => self.kept(owner.as_ref(), name),
            Fact::Turn { player, phase: Some(phase) } => {
                self.player(player);
                self.phase(phase);
            }
            Fact::Can { player, act, can: _ } | Fact::Offered { player, act, is: _ } => {
                self.player(player);
                self.act(act);
            }
            Fact::Asked { player, question } => {
                self.player(player);
                match question {
                    Asked::From(picks) => self.picks(picks),
                    Asked::Order(bearers) => bearers.iter().for_each(|bearer| self.bearer(bearer)),
                    Asked::Nothing | Asked::YesOrNo => {}
                }
            }
            Fact::SeesCount { player, count: _, zone } | Fact::Counts { player, count: _, zone } => {
                self.player(player);
                self.zone(zone);
            }
            Fact::Wins { players, contest: _ } => players.iter().for_each(|player| self.player(player)),
            Fact::Log { viewer, text: _, says: _ } => viewer.iter().for_each(|viewer| self.player(viewer)),
            Fact::Direction(_) | Fact::NobodyAsked | Fact::NobodyWins(_) | Fact::GoesOn | Fact::Over => {}
        }
    }
}
