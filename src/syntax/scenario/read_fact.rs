//! Lines about what is so.

use super::read::{Part, Rule};
use super::read_deed::{act, pick};
use super::{Asked, Contest, Direction, End, Expected, Fact, Having, Lies, Listing, State, ZoneName};

pub(super) fn fact(form: Part<'_>) -> Option<Fact> {
    Some(match form.rule() {
        Rule::holds
        | Rule::controls
        | Rule::on_top
        | Rule::at_bottom
        | Rule::set_aside
        | Rule::set_aside_with
        | Rule::zone_empty
        | Rule::zone_is
        | Rule::zone_has => Fact::Lies(lies(form)?),
        Rule::points
        | Rule::goods
        | Rule::counters
        | Rule::named
        | Rule::none_named
        | Rule::kept
        | Rule::direction
        | Rule::turn
        | Rule::phase
        | Rule::dealer
        | Rule::out => Fact::State(state(form)?),
        _expected => Fact::Expected(expected(form)?),
    })
}

/// Where cards lie.
fn lies(form: Part<'_>) -> Option<Lies> {
    let rule = form.rule();
    Some(match rule {
        Rule::holds | Rule::controls => {
            let how = if rule == Rule::holds { Having::Hold } else { Having::Control };
            let (player, cards) = form.two()?;
            Lies::Has { player: player.name(), how, cards: listing(cards)? }
        }
        Rule::on_top | Rule::at_bottom => {
            let end = if rule == Rule::on_top { End::Top } else { End::Bottom };
            let (card, place) = form.two()?;
            Lies::At { card: card.name(), end, zone: zone(place)? }
        }
        Rule::set_aside => Lies::SetAside { card: form.name(), with: None },
        Rule::set_aside_with => {
            let (card, with) = form.two()?;
            Lies::SetAside { card: card.name(), with: Some(with.name()) }
        }
        Rule::zone_empty => {
            let cards = Listing { cards: Vec::new(), others: Some(0) };
            Lies::ZoneIs { zone: zone(form.first()?)?, cards }
        }
        Rule::zone_is => {
            let (place, cards) = form.two()?;
            match (zone(place)?, listing(cards)?) {
                (zone, Listing { cards, others: Some(count) }) if cards.is_empty() && count > 0 => {
                    Lies::ZoneHas { zone, count }
                }
                (zone, cards) => Lies::ZoneIs { zone, cards },
            }
        }
        Rule::zone_has => {
            let (place, count) = form.two()?;
            Lies::ZoneHas { zone: zone(place)?, count: count.count()? }
        }
        _another => return None,
    })
}

/// What is so besides.
fn state(form: Part<'_>) -> Option<State> {
    Some(match form.rule() {
        Rule::points => {
            let (player, count) = form.two()?;
            State::Points { player: player.name(), count: count.number()? }
        }
        Rule::goods => {
            let mut parts = form.parts();
            let player = parts.next()?.name();
            let counted = |part: Part<'_>| {
                let (count, goods) = part.two()?;
                Some((count.number()?, goods.name()))
            };
            State::Goods { player, has: parts.map(counted).collect::<Option<_>>()? }
        }
        Rule::counters => {
            let (card, count, counter) = form.three()?;
            State::Counters { card: card.name(), count: count.number()?, counter: counter.name() }
        }
        Rule::named => {
            let (attribute, value) = form.two()?;
            State::Named { attribute: attribute.name(), value: Some(value.name()) }
        }
        Rule::none_named => State::Named { attribute: form.name(), value: None },
        Rule::kept => {
            let mut parts: Vec<Part<'_>> = form.parts().collect();
            let is = parts.pop()?.number()?;
            let name = parts.pop()?.name();
            State::Number { owner: parts.pop().map(Part::name), name, is }
        }
        Rule::direction => State::Direction(match form.first()?.rule() {
            Rule::clockwise => Direction::Clockwise,
            _the_other => Direction::Counterclockwise,
        }),
        Rule::turn => State::Turn { player: form.name(), phase: None },
        Rule::phase => {
            let (player, phase) = form.two()?;
            State::Turn { player: player.name(), phase: Some(phase.name()) }
        }
        Rule::dealer => State::Dealer(form.name()),
        Rule::out => State::Out(form.name()),
        _another => return None,
    })
}

/// What can only be expected.
fn expected(form: Part<'_>) -> Option<Expected> {
    let rule = form.rule();
    Some(match rule {
        Rule::holds_not | Rule::controls_not => {
            let how = if rule == Rule::holds_not { Having::Hold } else { Having::Control };
            let (player, cards) = form.two()?;
            Expected::HasNot { player: player.name(), how, cards: cards.names() }
        }
        Rule::contains | Rule::contains_not => {
            let (place, cards) = form.two()?;
            Expected::Contains { zone: zone(place)?, cards: cards.names(), does: rule == Rule::contains }
        }
        Rule::can | Rule::can_not => {
            let (player, what) = form.two()?;
            Expected::Can { player: player.name(), act: act(what)?, can: rule == Rule::can }
        }
        Rule::offered | Rule::offered_not => {
            let (player, what) = form.two()?;
            Expected::Offered { player: player.name(), act: act(what)?, is: rule == Rule::offered }
        }
        Rule::nobody_asked => Expected::NobodyAsked,
        Rule::asked_nothing => Expected::Asked { player: form.name(), question: Asked::Nothing },
        Rule::asked_may => Expected::Asked { player: form.name(), question: Asked::YesOrNo },
        Rule::asked_from => {
            let (player, options) = form.two()?;
            let options = options.parts().map(pick).collect::<Option<_>>()?;
            Expected::Asked { player: player.name(), question: Asked::From(options) }
        }
        Rule::asked_order => {
            let (player, cards) = form.two()?;
            Expected::Asked { player: player.name(), question: Asked::Order(cards.names()) }
        }
        Rule::sees | Rule::sees_not => {
            let (player, cards) = form.two()?;
            Expected::Sees { player: player.name(), cards: cards.names(), does: rule == Rule::sees }
        }
        Rule::counts => {
            let (player, count, place) = form.three()?;
            Expected::Counts { player: player.name(), count: count.count()?, zone: zone(place)? }
        }
        Rule::sees_count => {
            let (player, count, place) = form.three()?;
            Expected::SeesCount { player: player.name(), count: count.count()?, zone: zone(place)? }
        }
        Rule::wins => {
            let mut parts: Vec<Part<'_>> = form.parts().collect();
            let contest = contest(&parts.pop()?);
            Expected::Wins { players: parts.into_iter().map(Part::name).collect(), contest }
        }
        Rule::wins_not => {
            let (player, what) = form.two()?;
            Expected::WinsNot { player: player.name(), contest: contest(&what) }
        }
        Rule::nobody_wins => Expected::NobodyWins(contest(&form.first()?)),
        Rule::goes_on => Expected::GoesOn,
        Rule::over => Expected::Over,
        Rule::log_says | Rule::log_says_not => {
            let mut parts: Vec<Part<'_>> = form.parts().collect();
            let text = parts.pop()?.name();
            Expected::Log { viewer: parts.pop().map(Part::name), text, says: rule == Rule::log_says }
        }
        _part_of_a_line => return None,
    })
}

fn contest(what: &Part<'_>) -> Contest {
    if what.text() == "series" { Contest::Series } else { Contest::Game }
}

fn listing(listing: Part<'_>) -> Option<Listing> {
    let mut parts = listing.parts();
    let form = parts.next()?;
    Some(match form.rule() {
        Rule::no_cards => Listing { cards: Vec::new(), others: Some(0) },
        Rule::count_cards => Listing { cards: Vec::new(), others: Some(form.first()?.count()?) },
        _cards => {
            let others = match parts.next() {
                Some(others) => Some(others.first()?.count()?),
                None => None,
            };
            Listing { cards: form.names(), others }
        }
    })
}

fn zone(zone: Part<'_>) -> Option<ZoneName> {
    let mut found = (None, None, None);
    for part in zone.parts() {
        match part.rule() {
            Rule::owner => found.0 = Some(part.name()),
            Rule::digits => found.2 = Some(part.text().parse().ok()?),
            _words => found.1 = Some(part.name()),
        }
    }
    Some(ZoneName { owner: found.0, name: found.1?, number: found.2 })
}
