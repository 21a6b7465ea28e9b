//! What a scenario expects, against what is so.

use super::deck::{Place, hand};
use super::expect_offers;
use super::names;
use super::say::{and, counted, number_of_cards};
use super::seats::Seats;
use super::table_side::{Side, Told};
use super::whereabouts::whereabouts;
use crate::program::{self, CardId, CounterId, ZoneOrder};
use crate::render::folded;
use crate::syntax::scenario::{Contest, Direction, End, Expected, Fact, Having, Lies, Listing, Name, State};

/// An error says what is so instead.
pub(super) fn expect(side: &Side<'_>, seats: Seats<'_>, fact: &Fact) -> Told<()> {
    let look = Looking { side, seats };
    match fact {
        Fact::Lies(what) => look.lies(what),
        Fact::State(what) => look.state(what),
        Fact::Expected(what) => look.expected(what),
    }
}

pub(super) fn so_or(so: bool, instead: impl FnOnce() -> String) -> Told<()> {
    if so { Ok(()) } else { Err(instead()) }
}

fn missing(name: &Name) -> String {
    format!("the game has no \"{}\"", name.text)
}

/// Each as often as it is named.
fn has_all(held: &[CardId], named: &[CardId]) -> bool {
    let count = |cards: &[CardId], card: &CardId| cards.iter().filter(|other| *other == card).count();
    named.iter().all(|card| count(held, card) >= count(named, card))
}

struct Looking<'a> {
    side: &'a Side<'a>,
    seats: Seats<'a>,
}

impl Looking<'_> {
    fn lies(&self, what: &Lies) -> Told<()> {
        let (look, side, seats) = (self, self.side, self.seats);
        match what {
            Lies::Has { player, how, cards } => {
                let held = look.held(player, *how)?;
                let named = look.ids(&cards.cards)?;
                let so = has_all(&held, &named)
                    && cards.others.is_none_or(|others| held.len() == named.len() + others);
                so_or(so, || look.say_held(player, *how, &held))
            }
            Lies::At { card, end, zone } => {
                let place = seats.place(zone)?;
                let held = side.cards(place);
                let there = match end {
                    End::Top => held.first(),
                    End::Bottom => held.last(),
                };
                let so = there == Some(&look.id(card)?);
                so_or(so, || seats.contents(place, &held))
            }
            Lies::ZoneIs { zone, cards: Listing { cards, others } } => {
                let place = seats.place(zone)?;
                let held = side.cards(place);
                let named = look.ids(cards)?;
                let are_there = match seats.program.zones[place.kind.index()].order {
                    ZoneOrder::Pile => held.starts_with(&named),
                    ZoneOrder::None => has_all(&held, &named),
                };
                let so = are_there && held.len() == named.len() + others.unwrap_or(0);
                so_or(so, || seats.contents(place, &held))
            }
            Lies::ZoneHas { zone, count } => {
                let place = seats.place(zone)?;
                let held = side.cards(place).len();
                so_or(held == *count, || format!("{} has {}", seats.zone(place), number_of_cards(held)))
            }
            Lies::SetAside { card, with } => {
                let id = look.id(card)?;
                let with = with.as_ref().map(|with| look.id(with)).transpose()?;
                let is_it = |(one, host): &(CardId, Option<CardId>)| {
                    *one == id && with.is_none_or(|with| *host == Some(with))
                };
                so_or(side.set_aside().iter().any(is_it), || whereabouts(side, seats, id))
            }
        }
    }

    fn state(&self, what: &State) -> Told<()> {
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

    fn expected(&self, what: &Expected) -> Told<()> {
        let (look, side, seats) = (self, self.side, self.seats);
        match what {
            Expected::HasNot { player, how, cards } => {
                let held = look.held(player, *how)?;
                let so = look.ids(cards)?.iter().all(|card| !held.contains(card));
                so_or(so, || look.say_held(player, *how, &held))
            }
            Expected::Contains { zone, cards, does } => {
                let place = seats.place(zone)?;
                let held = side.cards(place);
                let named = look.ids(cards)?;
                let so = if *does {
                    has_all(&held, &named)
                } else {
                    named.iter().all(|card| !held.contains(card))
                };
                so_or(so, || seats.contents(place, &held))
            }
            Expected::Sees { player, cards, does } => look.sees(player, cards, *does),
            Expected::Counts { player, count, zone } => {
                let there = side.counted_in(seats.seat(player)?, seats.place(zone)?);
                so_or(there == *count, || format!("{} counts {} there", player.text, number_of_cards(there)))
            }
            Expected::SeesCount { player, count, zone } => {
                let seen = side.seen_in(seats.seat(player)?, seats.place(zone)?);
                so_or(seen == *count, || format!("{} sees {} there", player.text, number_of_cards(seen)))
            }
            Expected::Wins { players, contest } => {
                let winners = side.winners(*contest);
                let wanted = players.iter().map(|player| seats.seat(player)).collect::<Told<Vec<usize>>>()?;
                let so = wanted.iter().all(|seat| winners.contains(seat))
                    && winners.iter().all(|seat| wanted.contains(seat));
                so_or(so, || look.say_winners(&winners, *contest))
            }
            Expected::WinsNot { player, contest } => {
                let winners = side.winners(*contest);
                so_or(!winners.contains(&seats.seat(player)?), || look.say_winners(&winners, *contest))
            }
            Expected::NobodyWins(contest) => {
                let winners = side.winners(*contest);
                so_or(winners.is_empty(), || look.say_winners(&winners, *contest))
            }
            Expected::GoesOn => so_or(!side.is_over(), || "the game is over".to_string()),
            Expected::Over => so_or(side.is_over(), || "the game goes on".to_string()),
            Expected::Log { viewer, text, says } => {
                let viewer = viewer.as_ref().map(|viewer| seats.seat(viewer)).transpose()?;
                let log = side.log(viewer);
                let so = log.iter().any(|line| line.contains(&text.text)) == *says;
                so_or(so, || format!("the log says: {}", folded(&log).join(" / ")))
            }
            Expected::Can { player, act, can } => expect_offers::can(side, seats, player, act, *can),
            Expected::Offered { player, act, is } => expect_offers::offered(side, seats, player, act, *is),
            Expected::Asked { player, question } => expect_offers::asked(side, seats, player, question),
            Expected::NobodyAsked => expect_offers::nobody_asked(side, seats),
        }
    }

    fn id(&self, card: &Name) -> Told<CardId> {
        names::card(self.seats.program, &card.text).ok_or_else(|| missing(card))
    }

    fn ids(&self, cards: &[Name]) -> Told<Vec<CardId>> {
        cards.iter().map(|card| self.id(card)).collect()
    }

    fn held(&self, player: &Name, how: Having) -> Told<Vec<CardId>> {
        let seat = self.seats.seat(player)?;
        Ok(match how {
            Having::Hold => {
                let kind = hand(self.seats.program).ok_or("the game has no hands")?;
                self.side.cards(Place::of(kind, seat))
            }
            Having::Control => self.side.controlled(seat),
        })
    }

    fn say_held(&self, player: &Name, how: Having, held: &[CardId]) -> String {
        let verb = match how {
            Having::Hold => "holds",
            Having::Control => "controls",
        };
        let count = number_of_cards(held.len());
        match held {
            [] => format!("{} {verb} {count}", player.text),
            held => format!("{} {verb} {count}: {}", player.text, self.seats.cards(held)),
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

    fn sees(&self, player: &Name, cards: &[Name], does: bool) -> Told<()> {
        let viewer = self.seats.seat(player)?;
        for card in cards {
            let sees = self.side.sees(viewer, self.id(card)?);
            let verb = if sees { "sees" } else { "doesn't see" };
            so_or(sees == does, || format!("{} {verb} {}", player.text, card.text))?;
        }
        Ok(())
    }

    fn say_winners(&self, winners: &[usize], contest: Contest) -> String {
        let what = match contest {
            Contest::Game => "game",
            Contest::Series => "series",
        };
        let names: Vec<&str> = winners.iter().map(|seat| self.seats.name(*seat)).collect();
        match names.as_slice() {
            [] => format!("nobody wins the {what}"),
            [one] => format!("{one} wins the {what}"),
            _ => format!("{} win the {what}", names.join(" and ")),
        }
    }
}
