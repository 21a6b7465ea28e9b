//! What is so besides where cards lie, against what a scenario expects: numbers, counters, the turn.

use super::deck::Place;
use super::expect::{Looking, missing, so_or};
use super::names;
use super::say::{and, counted};
use super::table_side::Told;
use super::whereabouts::whereabouts;
use crate::program::{self, CardId, CounterId};
use crate::syntax::scenario::{Direction, Name, State};

impl Looking<'_> {
    pub(super) fn state(&self, what: &State) -> Told<()> {
        let (look, side, seats) = (self, self.side, self.seats);
        match what {
            State::Counters { card, count, counter } => {
                let kind = names::counter(seats.program, &counter.text).ok_or_else(|| missing(counter))?;
                look.counters(card, look.id(card)?, i64::from(*count), (kind, &counter.text))
            }
            State::Points { player, count } => {
                let points = side.points(seats.seat(player)?);
                let has = || format!("{} has {}", player.text, counted(points, "point", "points"));
                so_or(points == i64::from(*count), has)
            }
            State::Goods { player, has } => {
                let seat = seats.seat(player)?;
                for (count, goods) in has {
                    let cell = names::goods(seats.program, &goods.text).ok_or_else(|| missing(goods))?;
                    let there = side.number(cell, Some(seat));
                    so_or(there == i64::from(*count), || {
                        let (one, many) = names::one_and_several(seats.program, cell);
                        format!("{} has {}", player.text, counted(there, one, many))
                    })?;
                }
                Ok(())
            }
            State::Named { attribute, value } => look.named(attribute, value.as_ref()),
            State::Number { owner, name, is } => {
                let cell = names::cell(seats.program, &name.text).ok_or_else(|| missing(name))?;
                let seat = owner.as_ref().map(|owner| seats.seat(owner)).transpose()?;
                let number = side.number(cell, seat);
                let whose = owner.as_ref().map_or("the".to_string(), |owner| format!("{}'s", owner.text));
                so_or(number == i64::from(*is), || format!("{whose} {} is {number}", name.text))
            }
            State::Direction(wanted) => {
                let (so, word) = match (side.direction(), wanted) {
                    (program::Direction::Clockwise, Direction::Clockwise) => (true, "clockwise"),
                    (program::Direction::Counterclockwise, Direction::Counterclockwise) => {
                        (true, "counterclockwise")
                    }
                    (program::Direction::Clockwise, Direction::Counterclockwise) => (false, "clockwise"),
                    (program::Direction::Counterclockwise, Direction::Clockwise) => {
                        (false, "counterclockwise")
                    }
                };
                so_or(so, || format!("the direction of play is {word}"))
            }
            State::Turn { player, phase } => look.turn(player, phase.as_ref()),
            State::Dealer(player) => {
                let dealer = side.dealer();
                so_or(dealer == seats.seat(player)?, || format!("{} is the dealer", seats.name(dealer)))
            }
            State::Out(player) => {
                so_or(side.is_out(seats.seat(player)?), || format!("{} is in the game", player.text))
            }
        }
    }

    fn named(&self, attribute: &Name, value: Option<&Name>) -> Told<()> {
        let program = self.seats.program;
        let id = names::attribute(program, &attribute.text).ok_or_else(|| missing(attribute))?;
        let wanted = match value {
            Some(value) => Some(names::value_of(program, id, &value.text).ok_or_else(|| missing(value))?),
            None => None,
        };
        let named = self.side.named(id);
        so_or(named == wanted, || match named {
            Some(value) => {
                format!("the named {} is {}", attribute.text, program.words.values[value.index()])
            }
            None => format!("no {} is named", attribute.text),
        })
    }

    /// Counters lie on cards in play; of several copies a line does not say which.
    fn counters(&self, card: &Name, id: CardId, count: i64, counter: (CounterId, &str)) -> Told<()> {
        let (kind, word) = counter;
        let number = |there| counted(there, &format!("{word} counter"), &format!("{word} counters"));
        match self.side.counters(id, kind).as_slice() {
            [] => {
                Err(format!("{}, and counters lie on cards in play", whereabouts(self.side, self.seats, id)))
            }
            [(_, there)] => so_or(*there == count, || format!("{} has {}", card.text, number(*there))),
            several => {
                let of_each = |(place, there): &(Place, i64)| {
                    format!("{} with {}", self.seats.lies(*place), number(*there))
                };
                let all: Vec<String> = several.iter().map(of_each).collect();
                Err(format!(
                    "{} is {}, and this line does not say which of them it means",
                    card.text,
                    and(&all)
                ))
            }
        }
    }

    fn turn(&self, player: &Name, phase: Option<&Name>) -> Told<()> {
        let (turn, now) = self.side.turn();
        let words = &self.seats.program.words.phases;
        let wanted = match phase {
            Some(phase) => Some(names::phase(self.seats.program, &phase.text).ok_or_else(|| missing(phase))?),
            None => None,
        };
        let so = turn.contains(&self.seats.seat(player)?) && wanted.is_none_or(|wanted| now == Some(wanted));
        let whose: Vec<&str> = turn.iter().map(|seat| self.seats.name(*seat)).collect();
        let whose = whose.join(" and ");
        so_or(so, || match now.filter(|_| phase.is_some()) {
            Some(phase) => format!("it is {whose}'s {} phase", words[phase.index()]),
            None => format!("it is {whose}'s turn"),
        })
    }
}
