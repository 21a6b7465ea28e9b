//! The names of each line.

use super::Checker;
use crate::syntax::scenario::{Act, Asked, Deed, Expected, Fact, Lies, LineKind, Listing, Pick, State};

impl<'a> Checker<'a> {
    pub(super) fn line(&mut self, line: &'a LineKind) {
        match line {
            LineKind::Comment(_) | LineKind::Players(_) | LineKind::Chance(_) | LineKind::Then => {}
            LineKind::Teams(teams) => self.teams(teams),
            LineKind::Sets(sets) => sets.iter().for_each(|set| self.set(set)),
            LineKind::Option { name, is } => self.option(name, *is),
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
            Fact::Lies(what) => self.lies(what),
            Fact::State(what) => self.state(what),
            Fact::Expected(what) => self.expected(what),
        }
    }

    fn lies(&mut self, what: &Lies) {
        match what {
            Lies::Has { player, how, cards } => {
                self.player(player);
                self.listing(cards, |count| Lies::Has {
                    player: player.clone(),
                    how: *how,
                    cards: Listing { cards: Vec::new(), others: Some(count) },
                });
            }
            Lies::At { card, end, zone } => {
                self.card(card);
                self.zone(zone);
                self.has_ends(card, *end, zone);
            }
            Lies::SetAside { card, with } => {
                self.card(card);
                with.iter().for_each(|with| self.card(with));
            }
            Lies::ZoneIs { zone, cards } => {
                self.zone(zone);
                self.listing(cards, |count| Lies::ZoneHas { zone: zone.clone(), count });
            }
            Lies::ZoneHas { zone, count: _ } => self.zone(zone),
        }
    }

    fn state(&mut self, what: &State) {
        match what {
            State::Points { player, count: _ }
            | State::Turn { player, phase: None }
            | State::Dealer(player)
            | State::Out(player) => self.player(player),
            State::Goods { player, has } => {
                self.player(player);
                has.iter().for_each(|(count, goods)| self.goods(player, *count, goods));
            }
            State::Counters { card, count, counter } if self.is_player(card) => {
                self.counters_of_a_player(card, *count, counter);
            }
            State::Counters { card, count: _, counter } => {
                self.card(card);
                self.counter(counter);
            }
            State::Named { attribute, value: Some(value) } => self.value_of(attribute, value),
            State::Named { attribute, value: None } => self.attribute(attribute),
            State::Number { owner, name, is: _ } => self.kept(owner.as_ref(), name),
            State::Turn { player, phase: Some(phase) } => {
                self.player(player);
                self.phase(phase);
            }
            State::Direction(_) => {}
        }
    }

    fn expected(&mut self, what: &Expected) {
        match what {
            Expected::HasNot { player, how: _, cards } | Expected::Sees { player, cards, does: _ } => {
                self.player(player);
                self.cards(cards);
            }
            Expected::Contains { zone, cards, does: _ } => {
                self.zone(zone);
                self.cards(cards);
            }
            Expected::WinsNot { player, contest: _ } => self.player(player),
            Expected::Can { player, act, can: _ } | Expected::Offered { player, act, is: _ } => {
                self.player(player);
                self.act(act);
            }
            Expected::Asked { player, question } => {
                self.player(player);
                match question {
                    Asked::From(picks) => self.picks(picks),
                    Asked::Order(bearers) => bearers.iter().for_each(|bearer| self.bearer(bearer)),
                    Asked::Nothing | Asked::YesOrNo => {}
                }
            }
            Expected::SeesCount { player, count: _, zone } | Expected::Counts { player, count: _, zone } => {
                self.player(player);
                self.zone(zone);
            }
            Expected::Wins { players, contest: _ } => players.iter().for_each(|player| self.player(player)),
            Expected::Log { viewer, text: _, says: _ } => {
                viewer.iter().for_each(|viewer| self.player(viewer))
            }
            Expected::NobodyAsked | Expected::NobodyWins(_) | Expected::GoesOn | Expected::Over => {}
        }
    }
}
