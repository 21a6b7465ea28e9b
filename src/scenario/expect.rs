//! What a scenario expects, against what is so.

use super::deck::{Place, hand};
use super::expect_offers;
use super::names;
use super::say::number_of_cards;
use super::seats::Seats;
use super::table_side::{Side, Told};
use super::whereabouts::whereabouts;
use crate::program::{CardId, ZoneOrder};
use crate::render::folded;
use crate::syntax::scenario::{Contest, End, Expected, Fact, Having, Lies, Listing, Name};

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

pub(super) fn missing(name: &Name) -> String {
    format!("the game has no \"{}\"", name.text)
}

/// Each as often as it is named.
fn has_all(held: &[CardId], named: &[CardId]) -> bool {
    let count = |cards: &[CardId], card: &CardId| cards.iter().filter(|other| *other == card).count();
    named.iter().all(|card| count(held, card) >= count(named, card))
}

pub(super) struct Looking<'a> {
    pub side: &'a Side<'a>,
    pub seats: Seats<'a>,
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

    pub(super) fn id(&self, card: &Name) -> Told<CardId> {
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
