//! What is so, in words.

use super::deed::{pick, plain};
use super::names::{counted, joined, list, listing, name, pile, zone};
use crate::syntax::scenario::{Asked, Contest, Direction, End, Expected, Fact, Having, Lies, Name, State};

pub(super) fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Lies(what) => lies(what),
        Fact::State(what) => state(what),
        Fact::Expected(what) => expected(what),
    }
}

fn lies(what: &Lies) -> String {
    match what {
        Lies::Has { player, how, cards } => {
            format!("{} {}s {}", player.text, having(*how), listing(cards))
        }
        Lies::At { card, end: End::Top, zone: of } => format!("{} is on top of {}", name(card), zone(of)),
        Lies::At { card, end: End::Bottom, zone: of } => {
            format!("{} is at the bottom of {}", name(card), zone(of))
        }
        Lies::SetAside { card, with: None } => format!("{} is set aside", name(card)),
        Lies::SetAside { card, with: Some(with) } => {
            format!("{} is set aside with {}", name(card), name(with))
        }
        Lies::ZoneIs { zone: of, cards } => format!("{} is {}", zone(of), pile(cards)),
        Lies::ZoneHas { zone: of, count } => format!("{} has {}", zone(of), counted(*count, "card")),
    }
}

fn state(what: &State) -> String {
    match what {
        State::Points { player, count } => {
            format!("{} has {}", player.text, counted(*count as usize, "point"))
        }
        State::Goods { player, has } => {
            let counted = |(count, goods): &(u32, Name)| match count {
                0 => format!("no {}", goods.text),
                count => format!("{count} {}", goods.text),
            };
            format!("{} has {}", player.text, joined(has.iter().map(counted).collect()))
        }
        State::Counters { card, count, counter } => {
            format!("{} has {}", name(card), counted(*count as usize, &format!("{} counter", counter.text)))
        }
        State::Named { attribute, value: Some(value) } => {
            format!("the named {} is {}", attribute.text, name(value))
        }
        State::Named { attribute, value: None } => format!("no {} is named", attribute.text),
        State::Number { owner: None, name, is } => format!("the {} is {is}", name.text),
        State::Number { owner: Some(owner), name, is } => format!("{}'s {} is {is}", owner.text, name.text),
        State::Direction(Direction::Clockwise) => "the direction of play is clockwise".to_string(),
        State::Direction(Direction::Counterclockwise) => {
            "the direction of play is counterclockwise".to_string()
        }
        State::Turn { player, phase: None } => format!("it is {}'s turn", player.text),
        State::Turn { player, phase: Some(phase) } => format!("it is {}'s {} phase", player.text, phase.text),
        State::Dealer(player) => format!("{} is the dealer", player.text),
        State::Out(player) => format!("{} is out of the game", player.text),
    }
}

fn expected(what: &Expected) -> String {
    match what {
        Expected::HasNot { player, how, cards } => {
            format!("{} doesn't {} {}", player.text, having(*how), list(cards))
        }
        Expected::Contains { zone: of, cards, does: true } => {
            format!("{} contains {}", zone(of), list(cards))
        }
        Expected::Contains { zone: of, cards, does: false } => {
            format!("{} doesn't contain {}", zone(of), list(cards))
        }
        Expected::Can { player, act, can: true } => format!("{} can {}", player.text, plain(act)),
        Expected::Can { player, act, can: false } => format!("{} can't {}", player.text, plain(act)),
        Expected::Offered { player, act, is: true } => {
            format!("{} is offered to {}", player.text, plain(act))
        }
        Expected::Offered { player, act, is: false } => {
            format!("{} isn't offered to {}", player.text, plain(act))
        }
        Expected::Asked { player, question } => format!("{} is asked {}", player.text, asked(question)),
        Expected::NobodyAsked => "nobody is asked anything".to_string(),
        Expected::Sees { player, cards, does: true } => format!("{} sees {}", player.text, list(cards)),
        Expected::Sees { player, cards, does: false } => {
            format!("{} doesn't see {}", player.text, list(cards))
        }
        Expected::Counts { player, count, zone: of } => {
            format!("{} counts {} in {}", player.text, counted(*count, "card"), zone(of))
        }
        Expected::SeesCount { player, count, zone: of } => {
            format!("{} sees {} in {}", player.text, counted(*count, "card"), zone(of))
        }
        Expected::Wins { players, contest: what } => {
            let verb = if players.len() == 1 { "wins" } else { "win" };
            let players = joined(players.iter().map(|player: &Name| player.text.clone()).collect());
            format!("{players} {verb} the {}", contest(*what))
        }
        Expected::WinsNot { player, contest: what } => {
            format!("{} doesn't win the {}", player.text, contest(*what))
        }
        Expected::NobodyWins(what) => format!("nobody wins the {}", contest(*what)),
        Expected::GoesOn => "the game goes on".to_string(),
        Expected::Over => "the game is over".to_string(),
        Expected::Log { viewer, text, says } => {
            let log = viewer.as_ref().map_or("the".to_string(), |viewer| format!("{}'s", viewer.text));
            let says = if *says { "says" } else { "doesn't say" };
            format!("{log} log {says} \"{}\"", text.text)
        }
    }
}

fn asked(question: &Asked) -> String {
    match question {
        Asked::Nothing => "nothing".to_string(),
        Asked::From(options) => format!("to choose from {}", joined(options.iter().map(pick).collect())),
        Asked::Order(cards) => format!("to order {}", list(cards)),
        Asked::YesOrNo => "yes or no".to_string(),
    }
}

fn having(how: Having) -> &'static str {
    match how {
        Having::Hold => "hold",
        Having::Control => "control",
    }
}

fn contest(contest: Contest) -> &'static str {
    match contest {
        Contest::Game => "game",
        Contest::Series => "series",
    }
}
