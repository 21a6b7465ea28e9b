//! "The result" of a die that was rolled several times is no one result.

use crate::each_text::COINS;

#[test]
fn each_time_has_its_own() {
    let right = "Repeat three times: roll a die and gain coins equal to the result.";
    let shown = "roll a die and draw cards equal to the result";
    let total = "The total becomes zero. Repeat three times: roll a die and add the result to the total. Gain coins equal to the total.";
    COINS.shows(
        "2 of moon, event",
        &[
            ("Repeat three times: roll a die. Gain coins equal to the result.", "CW402", shown, right),
            (
                "Repeat two times: roll a die. Draw cards equal to the result.",
                "CW402",
                "add the result to the total. Draw cards equal to the total.",
                total,
            ),
            (
                "For each opponent, roll a die. Gain coins equal to the result.",
                "CW402",
                "was another one each time",
                "For each opponent, roll a die and gain coins equal to the result.",
            ),
            (
                "For each asset you control, roll a die. Gain coins equal to the result.",
                "CW402",
                "was another one each time",
                "For each asset you control, roll a die and gain coins equal to the result.",
            ),
            (
                "Repeat until you have nine or more coins: roll a die and gain coins equal to the result. Draw cards equal to the result.",
                "CW402",
                "was another one each time",
                "Repeat until you have nine or more coins: roll a die and gain coins equal to the result.",
            ),
            (
                "Repeat two times: each player rolls a die. A random player with the highest result draws a card.",
                "CW402",
                "was another one each time",
                "Each player rolls a die. A random player with the highest result draws a card.",
            ),
            (
                "For each opponent, that opponent rolls a die. Gain coins equal to the result.",
                "CW402",
                "does not say whose",
                "For each opponent, that opponent rolls a die and you gain coins equal to the result.",
            ),
        ],
    );
}

#[test]
fn one_roll_and_one_of_each_have_one() {
    COINS.accepts(
        "2 of moon, event",
        &[
            "Roll a die. Gain coins equal to the result.",
            "Repeat three times: roll a die. Roll a die. Gain coins equal to the result.",
            "Each player rolls a die. Gain coins equal to the result.",
            "Each player rolls a die. Repeat until the number of players with the highest result is one: each player rolls a die. The player with the highest result draws a card.",
        ],
    );
}
