//! Abilities that set each other off, or themselves, without anybody deciding anything.
//!
//! An ability leads from the events it waits for to the events it makes. A ring of such steps never ends by
//! itself; the engine cuts it. All cards of a ring are taken to be one player's, for then it is closest.

mod ability;
mod answering;
pub(super) mod counted;
pub(super) mod named_again;
mod pattern;
mod ring;

use ability::{Ability, abilities};
use ring::{Seats, Web};

use super::title;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Sources;

pub(super) fn check(game: &Assembled, _: &Sources, found: &mut Diagnostics) {
    let abilities: Vec<Ability<'_>> = game
        .blocks
        .iter()
        .filter(|(_, block)| !block.broken.0)
        .flat_map(|(file, block)| abilities(*file, block))
        .collect();
    let are_more = game.manifest.players.as_ref().is_some_and(|told| told.value.max > 2);
    let seats = if are_more { Seats::More } else { Seats::Two };
    let web = Web::of(&abilities, seats);
    for ring in web.rings() {
        let members: Vec<&Ability<'_>> = ring.iter().map(|number| &abilities[*number]).collect();
        // What is wrong with a base game alone is told with the base game.
        let Some(first) = members.iter().find(|ability| game.own_files.contains(&ability.place.file)) else {
            continue;
        };
        found.push(endless(first, &members));
    }
    answering::check(game, &abilities, found);
}

fn endless(first: &Ability<'_>, members: &[&Ability<'_>]) -> Diagnostic {
    let message = match members {
        [only] => format!("The {} sets itself off again and again.", title(only.block)),
        [..] => format!("The {} set each other off again and again.", titles(members)),
    };
    let mut diagnostic = Diagnostic::new(Code::AbilityLoop, first.place, message)
        .label("does what it waits for")
        .help("Nobody can stop it: it goes on until no card is left for it, or until the game cuts it off after many rounds and play goes on.")
        .help("Let somebody decide (\"you may …\"), ask for something (\"Whenever …, if …, …\"), or count (\"a second card in a turn\").");
    if members.len() > 1 {
        diagnostic = diagnostic.label("part of the ring");
        for other in members.iter().filter(|other| other.place != first.place) {
            diagnostic = diagnostic.note(other.place, "this sets the next one off");
        }
    }
    diagnostic
}

/// card "A" and rule "B"
fn titles(members: &[&Ability<'_>]) -> String {
    let mut names: Vec<String> = Vec::new();
    for member in members {
        let name = title(member.block);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    match names.as_slice() {
        [] => String::new(),
        [only] => format!("abilities of the {only}"),
        [before @ .., last] => format!("{} and the {last}", before.join(", the ")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, event, one, rule, warnings, warnings_with};
    use super::*;

    fn loops(text: &str) -> Vec<super::super::tests::Warning> {
        warnings(Code::AbilityLoop, text)
    }

    #[test]
    fn drawing_for_each_draw_never_ends() {
        let text = rule("Whenever a player draws a card, that player draws a card.");
        let marked = "Whenever a player draws a card, that player draws a card.";
        assert_eq!(loops(&text), one(marked, "The rule \"More\" sets itself off again and again."));
    }

    #[test]
    fn whoever_may_refuse_ends_it() {
        assert_eq!(loops(&rule("Whenever a player draws a card, that player may draw a card.")), []);
    }

    #[test]
    fn a_condition_may_end_it() {
        let text = asset("Whenever you draw a card, if you control an asset, draw a card.");
        assert_eq!(loops(&text), []);
    }

    #[test]
    fn counting_ends_it() {
        assert_eq!(loops(&asset("Whenever you draw a second card in a turn, draw a card.")), []);
    }

    #[test]
    fn an_opponent_who_draws_is_not_you() {
        assert_eq!(loops(&asset("Whenever you draw a card, each opponent draws a card.")), []);
    }

    #[test]
    fn each_player_is_also_you() {
        let text = asset("Whenever you draw a card, each player draws a card.");
        let marked = "Whenever you draw a card, each player draws a card.";
        assert_eq!(loops(&text), one(marked, "The card \"Thing\" sets itself off again and again."));
    }

    #[test]
    fn others_set_others_off() {
        for text in [
            "Whenever another player draws a card, each other player draws a card.",
            "Whenever another player draws a card, that player draws a card.",
            "Whenever another player draws a card, each opponent draws a card.",
            "Whenever an opponent draws a card, each opponent draws a card.",
            "Whenever an opponent draws a card, each other player draws a card.",
            "Whenever a player draws a card, each other player draws a card.",
            "Whenever a player draws a card, each opponent of that player draws a card.",
            "Whenever an opponent draws a card, all opponents of that opponent draw a card.",
        ] {
            assert_eq!(
                loops(&asset(text)),
                one(text, "The card \"Thing\" sets itself off again and again."),
                "{text}"
            );
        }
        for text in [
            "Whenever another player draws a card, draw a card.",
            "Whenever you draw a card, each other player draws a card.",
            "Whenever another player discards a card, each other player draws a card.",
            "Whenever another player draws two cards, each other player draws a card.",
            "Whenever another player draws a card, another player of your choice draws a card.",
            "Whenever a player draws a card, an opponent of that player draws a card.",
        ] {
            assert_eq!(loops(&asset(text)), [], "{text}");
        }
    }

    /// The other one of two players is you.
    #[test]
    fn where_two_play_nobody_else_is_left() {
        let alone = |text: &str| warnings_with(Code::AbilityLoop, ("max = 4", "max = 2"), &asset(text)).len();
        assert_eq!(alone("Whenever another player draws a card, each other player draws a card."), 0);
        assert_eq!(alone("Whenever an opponent draws a card, each other opponent draws a card."), 0);
        assert_eq!(alone("Whenever a player draws a card, each other player draws a card."), 1);
        assert_eq!(alone("Whenever another player draws a card, that player draws a card."), 1);
    }

    #[test]
    fn a_certain_card_need_not_come() {
        assert_eq!(loops(&rule("Whenever a player draws a red card, that player draws a card.")), []);
    }

    #[test]
    fn two_cards_can_set_each_other_off() {
        let second = "card \"Other\"\n  2 of red, asset\n\n  Whenever you discard a card, draw a card.\n";
        let text = format!("{}\n{second}", asset("Whenever you draw a card, discard a card."));
        let marked = "Whenever you draw a card, discard a card.";
        let message = "The card \"Thing\" and the card \"Other\" set each other off again and again.";
        assert_eq!(loops(&text), one(marked, message));
    }

    #[test]
    fn two_cards_for_two_players_do_not() {
        let second =
            "card \"Other\"\n  2 of red, asset\n\n  Whenever an opponent discards a card, draw a card.\n";
        let text = format!("{}\n{second}", asset("Whenever you draw a card, discard a card."));
        assert_eq!(loops(&text), []);
    }

    #[test]
    fn a_verb_that_is_defined_by_itself_never_ends() {
        let definition = "definition \"banish\"\n  To banish a card, banish a card from your hand.\n";
        let text = format!("{definition}\n{}", event("Banish a card from your hand."));
        let marked = "To banish a card, banish a card from your hand.";
        assert_eq!(loops(&text), one(marked, "The definition \"banish\" sets itself off again and again."));
    }

    #[test]
    fn what_stands_behind_a_while_is_done_once() {
        let lead = "Until the end of your next turn, whenever a turn is skipped,";
        assert_eq!(loops(&event(&format!("{lead} draw a card. The next player skips a turn."))), []);
        let text = format!("{lead} the next player skips a turn.");
        let message = "The card \"Happening\" sets itself off again and again.";
        assert_eq!(loops(&event(&text)), one(&text, message));
    }

    #[test]
    fn counters_lead_to_counters() {
        let counters = "counter \"oil\"\n\ncounter \"dew\"\n";
        let one = |text: &str| loops(&format!("{counters}\n{}", asset(text))).len();
        let to_dew =
            "Whenever you put one or more oil counters on this card, put a dew counter on this card.";
        let to_oil =
            "Whenever you put one or more dew counters on this card, put an oil counter on this card.";
        assert_eq!(one(&format!("{to_dew}\n\n  {to_oil}")), 1);
        assert_eq!(one(to_dew), 0);
        assert_eq!(one(&format!("{to_dew}\n\n  {}", to_oil.replace("put an", "you may put an"))), 0);
        assert_eq!(one(&format!("{to_dew}\n\n  {}", to_oil.replace("one or more", "two or more"))), 0);
        // On another card it is another counter.
        let other = format!("card \"Other\"\n  2 of red, asset\n\n  {to_oil}\n");
        assert_eq!(loops(&format!("{counters}\n{}\n{other}", asset(to_dew))).len(), 0);
        let any = to_oil
            .replacen("on this card", "on a card", 1)
            .replace("counter on this card", "counter on an asset you control");
        let any = format!("card \"Other\"\n  2 of red, asset\n\n  {any}\n");
        let to_any = to_dew.replacen("on this card", "on a card", 1);
        assert_eq!(loops(&format!("{counters}\n{}\n{any}", asset(&to_any))).len(), 1);
    }

    #[test]
    fn numbers_lead_to_numbers() {
        let text = rule("Whenever a player adds one to the penalty, that player adds one to the penalty.");
        assert_eq!(loops(&text).len(), 1);
        let text = rule("Whenever a player adds one to the penalty, that player adds two to the penalty.");
        assert_eq!(loops(&text).len(), 0);
    }

    #[test]
    fn numbers_come_to_be_so_again() {
        for (text, many) in [
            (
                "As soon as the penalty is three or more, subtract three from the penalty and add three to the penalty.",
                1,
            ),
            ("As soon as the penalty is two, add one to the penalty and the penalty becomes two.", 1),
            (
                "As soon as the penalty is three or more, subtract one from the penalty and add one to the penalty.",
                1,
            ),
            ("As soon as the penalty is three or more, the penalty becomes zero.", 0),
            ("As soon as the penalty is three or more, add one to the penalty.", 0),
            (
                "As soon as the penalty is three or more, the penalty becomes zero and add two to the penalty.",
                0,
            ),
        ] {
            assert_eq!(loops(&rule(text)).len(), many, "{text}");
        }
    }

    #[test]
    fn counters_on_this_card_are_counters_on_one_of_its_kind() {
        let text =
            "Whenever a player puts one or more oil counters on an asset, put an oil counter on this card.";
        let counter = "counter \"oil\"\n\n";
        assert_eq!(loops(&format!("{counter}{}", asset(text))).len(), 1);
        let of_events = text.replace("on an asset", "on an event");
        assert_eq!(loops(&format!("{counter}{}", asset(&of_events))).len(), 0);
    }

    #[test]
    fn what_is_named_for_a_turn_is_named_again_at_its_end() {
        for (text, many) in [
            ("As soon as no color is named, name a color until the end of your turn.", 1),
            ("As soon as no color is named, name a color until the end of your next turn.", 0),
            ("As soon as no color is named, you may name a color until the end of your turn.", 0),
            ("As soon as no color is named, name a rank until the end of your turn.", 0),
        ] {
            assert_eq!(loops(&asset(text)).len(), many, "{text}");
        }
    }

    #[test]
    fn two_copies_answer_each_other() {
        let two = |text: &str| asset(text).replacen(", asset\n", ", asset\n  2 copies\n", 1);
        let text = "Whenever an opponent draws a card, draw a card.";
        let message = "Two copies of the card \"Thing\" set each other off again and again.";
        assert_eq!(loops(&two(text)), one(text, message));
        assert_eq!(loops(&asset(text)), []);
        for (text, many) in [
            ("Whenever an opponent gives a card to you, give a card to that opponent.", 1),
            ("Whenever an opponent gives a card to you, give a card to an opponent of your choice.", 0),
            ("Whenever an opponent draws two cards, draw a card.", 0),
            ("Whenever an opponent draws a card, you may draw a card.", 0),
            ("Whenever an opponent draws a card, that opponent draws a card.", 1),
            ("Whenever an opponent gains control of an asset, gain control of it.", 1),
            ("Whenever an opponent draws an asset card, draw a card.", 0),
        ] {
            assert_eq!(loops(&two(text)).len(), many, "{text}");
        }
    }

    #[test]
    fn two_cards_answer_each_other() {
        let both = |one: &str, other: &str| {
            let other = format!("card \"Other\"\n  2 of red, asset\n\n  {other}\n");
            loops(&format!("{}\n{other}", asset(one)))
        };
        let (draws, rolls) = (
            "Whenever an opponent draws a card, roll a die.",
            "Whenever an opponent rolls a die, draw a card.",
        );
        let message = "The card \"Thing\" and the card \"Other\" set each other off again and again.";
        assert_eq!(both(draws, rolls), one(rolls, message));
        assert_eq!(both(draws, &rolls.replace("draw", "you may draw")), []);
        assert_eq!(both(draws, "Whenever you roll a die, draw a card."), []);
    }

    #[test]
    fn winning_happens_once() {
        assert_eq!(loops("teams\n  Whenever a player wins the game, each ally wins the game.\n"), []);
    }
}
