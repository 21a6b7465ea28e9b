//! A human name for every grammar rule.

use crate::vocabulary::{WordId, WordKind};
use cardwright_grammar::sentence::Rule;

/// What players have so many of, which are numbers among the declared words.
pub const GOODS: &str = "goods of the game";

/// What a rule is called where it was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// a person (you, each opponent, that player)
    Phrase(&'static str),
    /// a declared name, and its kind
    Declared(&'static str, WordKind),
    /// a word of the language
    Word(String),
    /// plumbing: its parts say more than it does
    Nothing,
}

/// The name of a rule. Every rule has one: a test asks for all.
pub fn expected_name(rule: Rule) -> Expected {
    named(rule).unwrap_or(Expected::Nothing)
}

fn named(rule: Rule) -> Option<Expected> {
    phrase(rule)
        .map(Expected::Phrase)
        .or_else(|| declared(rule))
        .or_else(|| keyword(rule))
        .or_else(|| is_plumbing(rule).then_some(Expected::Nothing))
}

fn keyword(rule: Rule) -> Option<Expected> {
    let name = format!("{rule:?}");
    let word = name.strip_prefix("kw_")?;
    Some(Expected::Word(match word {
        "cant" => "can't".into(),
        "do_not" => "don't".into(),
        "play_zone" => "play on the table".into(),
        "play_short" => "play".into(),
        "put_passive" => "put".into(),
        word => word.replace('_', " "),
    }))
}

fn declared(rule: Rule) -> Option<Expected> {
    let value = WordKind::Value { attribute: WordId(0) };
    let (name, kind) = match rule {
        Rule::mark_value | Rule::mark_value_plural | Rule::one_of | Rule::also_list | Rule::also_noun => {
            ("a value (a color, a rank, a type)", value)
        }
        Rule::that_head | Rule::head | Rule::heads | Rule::values_as_head => {
            ("\"card\" or a kind of card", value)
        }
        Rule::mark_attribute => ("an attribute", WordKind::Attribute),
        Rule::mark_zone | Rule::mark_zone_plural | Rule::zone_word | Rule::bare_zone => {
            ("a zone", WordKind::Zone)
        }
        Rule::zone
        | Rule::in_zone
        | Rule::zones
        | Rule::in_zones
        | Rule::owned_zone
        | Rule::the_zone
        | Rule::that_zone
        | Rule::zone_of => ("a zone (\"your …\", \"the …\")", WordKind::Zone),
        Rule::mark_counter | Rule::counters | Rule::counters_on | Rule::closed_counters_on => {
            ("a counter", WordKind::Counter)
        }
        Rule::mark_phase | Rule::phase_turn => ("a phase", WordKind::Phase),
        Rule::mark_number | Rule::the_value | Rule::value_of => ("a named number", WordKind::Number),
        Rule::mark_goods | Rule::goods | Rule::goods_of => (GOODS, WordKind::Number),
        Rule::mark_predicate | Rule::own_predicate | Rule::holds => {
            ("a word of the game's own", WordKind::Predicate)
        }
        Rule::mark_verb | Rule::own_act | Rule::mark_participle => {
            ("a verb of the game's own", WordKind::Verb)
        }
        Rule::mark_keyword => ("a keyword", WordKind::Keyword),
        _ => return None,
    };
    Some(Expected::Declared(name, kind))
}

/// Rules that are phrases in their own right, with the words a designer knows them by.
fn phrase(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::person
        | Rule::closed_person
        | Rule::holder
        | Rule::person_noun
        | Rule::short_person
        | Rule::person_front => "a person (\"you\", \"each opponent\", \"a player of your choice\")",
        Rule::role | Rule::roles => "\"player\", \"opponent\" or \"ally\"",
        Rule::owner | Rule::owner_noun => "whose it is (\"your\", \"their\", \"that player's\")",
        Rule::chooser => "who chooses (\"of your choice\")",
        Rule::person_tail
        | Rule::person_narrow
        | Rule::who_clause
        | Rule::whose_value
        | Rule::with_clause => "which one (\"of your choice\", \"who controls …\", \"with the most …\")",
        Rule::thing
        | Rule::subject
        | Rule::thing_noun
        | Rule::thing_inner
        | Rule::thing_inner_noun
        | Rule::thing_front
        | Rule::one_front => "a thing (\"a card\", \"this card\", \"that card\")",
        Rule::thing_clauses | Rule::thing_clause_part => "which one (\"that …\", \"whose …\")",
        Rule::place => "where it is (\"from your …\", \"in the …\")",
        Rule::held_by => "whose it is (\"you control\")",
        Rule::destination => "where it goes (\"into …\", \"on top of …\", \"on the bottom of …\")",
        Rule::act | Rule::act_clause | Rule::simple_act | Rule::simple_verb => {
            "a verb (\"draw\", \"discard\", \"destroy\" …)"
        }
        Rule::clause
        | Rule::steps
        | Rule::standing_clause
        | Rule::mode
        | Rule::person_clause
        | Rule::thing_clause => "what happens (\"draw a card\", \"each opponent draws a card\")",
        Rule::and_step => "\"and\" with what happens next",
        Rule::then_if => "\", then if …, …\"",
        Rule::event | Rule::person_event | Rule::thing_event => {
            "something that happens (\"a player draws a card\", \"this card is destroyed\")"
        }
        Rule::passive => "what is done to it (\"destroyed\", \"discarded\" …)",
        Rule::condition | Rule::conjunction | Rule::simple_condition => {
            "a condition (\"you control …\", \"it is …\", \"there are …\")"
        }
        Rule::person_predicate => "what is true of the player (\"has …\", \"controls …\")",
        Rule::thing_predicate | Rule::is_predicate => "what is true of it (\"is …\", \"shares a … with …\")",
        Rule::is_what => "what it is (\"a card\", a value, a place)",
        Rule::moment => "\"the beginning of\" or \"the end of\" a time",
        Rule::time | Rule::turn_of => "a time (\"your turn\", \"each player's turn\")",
        Rule::duration => "how long (\"this turn\", \"until …\", \"while …\")",
        Rule::during => "\"during\" and a time",
        Rule::until => "until when",
        Rule::measure | Rule::measure_phrase | Rule::closed_measure | Rule::closed_phrase => {
            "a number (\"two\", \"the number of …\")"
        }
        Rule::amount => "how many (\"two\", \"up to three\", \"any number of\")",
        Rule::number | Rule::several => "a number",
        Rule::article => "\"a\"",
        Rule::comma => "a comma",
        Rule::period => "a period",
        Rule::colon => "a colon",
        Rule::semicolon => "a semicolon",
        Rule::quoted => "a name in quotes",
        Rule::comparison | Rule::closed_comparison => "\"is\" and a number",
        Rule::points | Rule::lost_points => "how many points",
        Rule::chosen => "what to choose",
        Rule::while_waits => "what is waited for there (\"whenever …\", \"if … would …\")",
        Rule::modes => "\"one:\" and the choices",
        Rule::so_many_modes => "how many of the choices",
        Rule::r#move => "what to put and where",
        _ => return None,
    })
}

/// Rules whose parts say more than they do.
fn is_plumbing(rule: Rule) -> bool {
    const PLUMBING: &str = include_str!("plumbing.txt");
    let name = format!("{rule:?}");
    PLUMBING.lines().any(|line| line == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_name() {
        let nameless: Vec<&Rule> = Rule::all_rules().iter().filter(|rule| named(**rule).is_none()).collect();
        assert!(nameless.is_empty(), "name these in this file, or list them as plumbing: {nameless:?}");
    }
}
