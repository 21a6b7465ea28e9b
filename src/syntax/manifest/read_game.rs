//! Reading a `game.toml`.

use super::read_attributes::read_attributes;
use super::read_options::read_options;
use super::read_set::{read_allow, with_root};
use super::read_zones::{read_values, read_zones};
use super::table::Table;
use super::value::Value;
use super::{
    Copies, Deck, Direction, EmptyChoice, GameManifest, LineTemplate, Play, PlayKind, PlayThen, PlayerRange,
    Spot, SpotEnd, Teams, Told, Turn,
};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::FileId;

/// The most players a table can hold: sets of players are that wide.
pub(super) const MOST_PLAYERS: u32 = 16;

pub fn read_game(file: FileId, text: &str, out: &mut Diagnostics) -> GameManifest {
    with_root(file, text, "A game", out, |root, out| {
        let (options, settings) = read_options(root, out);
        let manifest = GameManifest {
            name: root.text("name", out),
            variant_of: root.text("variant-of", out),
            players: root.take("players").and_then(|value| read_player_limits(value, out)),
            line: root.text("line", out).and_then(|text| read_line(text, out)),
            deck: root.table("deck", out).map(|table| read_deck(table, out)).unwrap_or_default(),
            attributes: read_attributes(root, out),
            zones: read_zones(root, out),
            values: read_values(root, out),
            turn: root.table("turn", out).map(|table| read_turn(table, out)).unwrap_or_default(),
            play: root.table("play", out).map(|table| read_play(table, out)).unwrap_or_default(),
            teams: root.table("teams", out).map(|table| read_teams(table, out)),
            last_turn: root.table("ends", out).and_then(|table| read_ends(table, out)),
            options,
            settings,
            allow: read_allow(root, out),
            tried: ["players", "ends"].into_iter().filter(|key| root.has(key)).collect(),
        };
        if manifest.name.is_none() {
            root.missing_unless_wrong("name", "name = \"Crazy Cards\"", out);
        }
        manifest
    })
}

fn read_player_limits(value: Value<'_>, out: &mut Diagnostics) -> Option<Told<PlayerRange>> {
    let mut table = value.table(out)?;
    let min = table.number("min", 1..=MOST_PLAYERS, out);
    let max = table.number("max", 1..=MOST_PLAYERS, out);
    for (key, number) in [("min", &min), ("max", &max)] {
        if number.is_none() {
            table.missing_unless_wrong(key, "players = { min = 2, max = 4 }", out);
        }
    }
    table.finish(out);
    let (min, max) = (min?, max?);
    if min.value > max.value {
        let message = format!("At least {} and at most {} players can't both be.", min.value, max.value);
        out.push(
            Diagnostic::new(Code::TomlRange, value.place, message)
                .label("\"min\" is more than \"max\"")
                .help("Write the smaller number as \"min\"."),
        );
        return None;
    }
    Some(Told::new(PlayerRange { min: min.value, max: max.value }, value.place))
}

/// `players = "2-4"`, or `"2"`.
pub(super) fn read_players(table: &mut Table<'_>, out: &mut Diagnostics) -> Option<Told<PlayerRange>> {
    let Some(value) = table.take("players") else {
        table.missing("players", "players = \"2-4\"", out);
        return None;
    };
    let text = value.text(out)?;
    let (min, max) = text.value.split_once(['-', '–']).unwrap_or((&text.value, &text.value));
    let number = |part: &str| part.trim().parse::<u32>().ok();
    match (number(min), number(max)) {
        (Some(min), Some(max)) if 1 <= min && min <= max && max <= MOST_PLAYERS => {
            Some(text.map(|_| PlayerRange { min, max }))
        }
        _ => {
            let message = format!("\"{}\" is no number of players.", text.value);
            out.push(
                Diagnostic::new(Code::TomlRange, value.place, message)
                    .label("not a number or a range")
                    .help("Write one number, \"2\", or the smallest and the largest, \"2-4\"."),
            );
            None
        }
    }
}

fn read_line(text: Told<String>, out: &mut Diagnostics) -> Option<Told<LineTemplate>> {
    match LineTemplate::read(&text.value) {
        Ok(template) => Some(text.map(|_| template)),
        Err(why) => {
            out.push(
                Diagnostic::new(Code::TomlLine, text.place, format!("The card line can't be read: {why}."))
                    .label("the shape of a card's first line")
                    .help(
                        "Write attributes in capitals and the rest as it is printed: \"RANK of SUIT, TYPE\"",
                    ),
            );
            None
        }
    }
}

fn read_deck(mut table: Table<'_>, out: &mut Diagnostics) -> Deck {
    let mut copies = Vec::new();
    for mut case in table.tables("copies", out) {
        let players = read_players(&mut case, out);
        let count = case.number("count", 1..=100, out);
        if count.is_none() {
            case.missing_unless_wrong("count", "count = 1", out);
        }
        let option = case.text("option", out);
        let place = case.place();
        case.finish(out);
        if let (Some(players), Some(count)) = (players, count) {
            copies.push(Told::new(Copies { players: players.value, count: count.value, option }, place));
        }
    }
    let one_of_each = table.texts("one-of-each", out);
    table.finish(out);
    Deck { copies, one_of_each }
}

fn read_turn(mut table: Table<'_>, out: &mut Diagnostics) -> Turn {
    let words = [("clockwise", Direction::Clockwise), ("counterclockwise", Direction::Counterclockwise)];
    let direction = table.choice("direction", &words, out);
    let (mut discards, mut plays) = (None, None);
    if let Some(mut allow) = table.table("allow", out) {
        discards = allow.number("discard", 0..=1_000, out);
        plays = allow.number("play", 0..=1_000, out);
        allow.finish(out);
    }
    table.finish(out);
    Turn { direction, discards, plays }
}

fn read_play(mut table: Table<'_>, out: &mut Diagnostics) -> Play {
    let words = [("can't play", EmptyChoice::CantPlay), ("do nothing", EmptyChoice::DoNothing)];
    let empty_choice = table.choice("empty-choice", &words, out);
    let rest = table.rest();
    let kinds = rest.into_iter().filter_map(|(name, value)| read_play_kind(name, value, out)).collect();
    Play { kinds, empty_choice }
}

fn read_play_kind(value: Told<String>, what: Value<'_>, out: &mut Diagnostics) -> Option<PlayKind> {
    let mut table = what.table(out)?;
    let after = table.text("after", out).map(|text| (PlayThen::After, text));
    let enters = table.text("enters", out).map(|text| (PlayThen::Enters, text));
    if after.is_none() && enters.is_none() {
        table.missing_unless_wrong("after", "after = \"bottom of the …\"", out);
    }
    if let (Some(_), Some((_, text))) = (&after, &enters) {
        out.push(
            Diagnostic::new(
                Code::TomlChoice,
                text.place,
                "A card can't both go somewhere after its effect and enter somewhere.",
            )
            .label("\"after\" is set too")
            .help("Keep \"after\" for cards that act once, \"enters\" for cards that stay."),
        );
    }
    table.finish(out);
    let (then, text) = after.or(enters)?;
    Some(PlayKind { value, then, spot: text.map(|text| read_spot(&text)) })
}

/// "bottom of the discard pile", "top of the discard pile", "in play".
fn read_spot(text: &str) -> Spot {
    let text = text.strip_prefix("the ").unwrap_or(text);
    let (end, zone) = match (text.strip_prefix("bottom of "), text.strip_prefix("top of ")) {
        (Some(zone), _) => (SpotEnd::Bottom, zone),
        (None, Some(zone)) => (SpotEnd::Top, zone),
        (None, None) => (SpotEnd::Into, text),
    };
    Spot { end, zone: zone.strip_prefix("the ").unwrap_or(zone).to_string() }
}

fn read_teams(mut table: Table<'_>, out: &mut Diagnostics) -> Teams {
    let sizes = table.take("sizes").and_then(|value| value.list(out)).unwrap_or_default();
    let sizes: Vec<Told<u32>> =
        sizes.into_iter().filter_map(|size| size.number(2..=MOST_PLAYERS, out)).collect();
    if sizes.is_empty() {
        table.missing_unless_wrong("sizes", "sizes = [2, 3]", out);
    }
    let turn = table.choice("turn", &[("shared", true), ("separate", false)], out);
    let hands = table.choice("hands", &[("seen by allies", true), ("hidden", false)], out);
    let alone = table.flag("alone", out);
    let place = table.place();
    table.finish(out);
    Teams {
        sizes,
        alone: alone.unwrap_or(true),
        shared_turn: turn.is_some_and(|turn| turn.value),
        hands_seen_by_allies: hands.is_some_and(|hands| hands.value),
        place,
    }
}

fn read_ends(mut table: Table<'_>, out: &mut Diagnostics) -> Option<Told<u32>> {
    let turns = table.number("turns", 1..=1_000_000, out);
    if turns.is_none() {
        table.missing_unless_wrong("turns", "turns = 1000", out);
    }
    table.finish(out);
    turns
}
