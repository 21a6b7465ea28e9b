//! Numbers, lists and verbs in English.

use crate::game::Counting;
use crate::program::{EventKind, Words};
use crate::vocabulary::english::{article, capitalized, plural};
use crate::vocabulary::number_in_words;

/// One and the other: "Castle, Death and two cards".
pub fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "a card", "two cards".
pub fn count(number: usize, noun: &str) -> String {
    match number {
        1 => format!("{} {noun}", article(noun)),
        several => format!("{} {}", number_in_words(several as u32), plural(noun)),
    }
}

/// "one card", "two cards": where the number matters.
pub fn number_of(number: i32, noun: &str) -> String {
    number_of_these(number, noun, &plural(noun))
}

/// The same of what has a plural of its own.
pub fn number_of_these(number: i32, one: &str, several: &str) -> String {
    match number {
        1 => format!("one {one}"),
        other if other < 0 => format!("{other} {several}"),
        other => format!("{} {several}", number_in_words(other as u32)),
    }
}

/// The first letter of a sentence is a capital.
pub fn sentence(text: &str) -> String {
    format!("{}.", capitalized(text))
}

/// What is done with goods.
pub fn goods_verb(counting: Counting) -> &'static str {
    match counting {
        Counting::Given => "give",
        Counting::Plus => "gain",
        Counting::Paid => "pay",
        Counting::Minus | Counting::Becomes => "lose",
    }
}

/// What the game or the language calls a deed; nothing for what is no deed of a player.
pub fn verb(kind: EventKind, words: &Words) -> Option<&str> {
    Some(match kind {
        EventKind::Draw | EventKind::DrawCard => "draw",
        EventKind::Discard => "discard",
        EventKind::Play => "play",
        EventKind::Destroy => "destroy",
        EventKind::LookAt => "look at",
        EventKind::Reveal => "reveal",
        EventKind::Put | EventKind::PutCounters => "put",
        EventKind::Return => "return",
        EventKind::Exchange => "exchange",
        EventKind::ChangeControl => "gain control of",
        EventKind::Give => "give",
        EventKind::SetAside => "set aside",
        EventKind::RemoveCounters => "remove",
        EventKind::Choose => "choose",
        EventKind::Name => "name",
        EventKind::Search => "search",
        EventKind::Shuffle => "shuffle",
        EventKind::Deal => "deal",
        EventKind::RollDie => "roll",
        EventKind::Score => "score",
        EventKind::LosePoints => "lose",
        EventKind::Announce => "say",
        EventKind::Take => "take",
        EventKind::Own(verb) => words.verbs.get(verb.index()).map(String::as_str)?,
        EventKind::EnterPlay
        | EventKind::LeavePlay
        | EventKind::TakeFirstTurn
        | EventKind::TakeAnotherTurn
        | EventKind::TakeAction
        | EventKind::SkipTurn
        | EventKind::SkipPhase
        | EventKind::Reverse
        | EventKind::ChangeValue
        | EventKind::BecomeDealer
        | EventKind::WinGame
        | EventKind::LoseGame
        | EventKind::WinSeries
        | EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::GameBegins
        | EventKind::GameEnds
        | EventKind::SeriesBegins
        | EventKind::SeriesEnds
        | EventKind::Nothing => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_a_card_and_more_are_counted() {
        assert_eq!(count(1, "card"), "a card");
        assert_eq!(count(3, "card"), "three cards");
    }

    #[test]
    fn the_last_of_a_list_comes_after_and() {
        let parts = ["Castle", "Death", "a card"].map(str::to_string);
        assert_eq!(list(&parts), "Castle, Death and a card");
    }
}
