//! Reading `[zones.NAME]` and `[values]`.

use super::read_game::read_players;
use super::table::Table;
use super::{
    NamedValue, SeenBy, StartFor, Told, ValueSource, ZoneAttribute, ZoneManifest, ZoneOrder, ZoneRole,
};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::vocabulary::LARGEST;

pub(super) fn read_zones(root: &mut Table<'_>, out: &mut Diagnostics) -> Vec<ZoneManifest> {
    let named = root.named("zones", out);
    named.into_iter().map(|(name, table)| read_zone(name, table, out)).collect()
}

fn read_zone(name: Told<String>, mut table: Table<'_>, out: &mut Diagnostics) -> ZoneManifest {
    let order = [("pile", ZoneOrder::Pile), ("none", ZoneOrder::None)];
    let seen_by = [("owner", SeenBy::Owner), ("everyone", SeenBy::Everyone), ("nobody", SeenBy::Nobody)];
    let owner = table.choice("owner", &[("player", true), ("none", false)], out);
    let zone = ZoneManifest {
        plural: table.text("plural", out).map(|plural| plural.value),
        of_each_player: owner.is_some_and(|owner| owner.value),
        order: table.choice("order", &order, out).map_or(ZoneOrder::None, |order| order.value),
        seen_by: read_seen_by(&mut table, &seen_by, out),
        count: table.number("count", 1..=1_000, out).map_or(1, |count| count.value),
        in_play: table.flag("in-play", out).unwrap_or(false),
        starts_with_deck: table
            .choice("start", &[("deck", true), ("empty", false)], out)
            .is_some_and(|start| start.value),
        role: table.choice("takes", &ZoneRole::ALL.map(|role| (role.word(), role)), out),
        attributes: read_zone_attributes(&mut table, out),
        name,
    };
    table.finish(out);
    zone
}

/// Who sees a zone is never guessed: a wrong guess shows a hand to everyone.
fn read_seen_by(table: &mut Table<'_>, words: &[(&str, SeenBy)], out: &mut Diagnostics) -> SeenBy {
    match table.take("seen-by") {
        Some(value) => value.choice(words, out).map_or(SeenBy::Nobody, |seen| seen.value),
        None => {
            table.missing("seen-by", "seen-by = \"everyone\"", out);
            SeenBy::Nobody
        }
    }
}

fn read_zone_attributes(table: &mut Table<'_>, out: &mut Diagnostics) -> Vec<ZoneAttribute> {
    let Some(mut attributes) = table.table("attributes", out) else { return Vec::new() };
    let rest = attributes.rest();
    rest.into_iter()
        .map(|(attribute, value)| ZoneAttribute { attribute, place: value.place, values: value.texts(out) })
        .collect()
}

pub(super) fn read_values(root: &mut Table<'_>, out: &mut Diagnostics) -> Vec<NamedValue> {
    let named = root.named("values", out);
    named.into_iter().map(|(name, table)| read_value(name, table, out)).collect()
}

fn read_value(name: Told<String>, mut table: Table<'_>, out: &mut Diagnostics) -> NamedValue {
    // There is one kind so far; it is written so that a reader of the file sees what it is.
    if table.choice("kind", &[("number", ())], out).is_none() {
        table.missing_unless_wrong("kind", "kind = \"number\"", out);
    }
    let start = table.number("start", 0..=LARGEST, out).map_or(0, |start| start.value);
    let owner = table.choice("owner", &[("player", true), ("none", false)], out);
    let from = table.choice("from", &[("clock", ValueSource::Clock)], out);
    if let (Some(Told { value: true, place }), Some(_)) = (&owner, &from) {
        out.push(
            Diagnostic::new(Code::TomlChoice, *place, "The clock is the same for everybody.")
                .label("no player has minutes of their own")
                .help("Leave \"owner\" out, or \"from\"."),
        );
    }
    let plural = table.text("plural", out);
    let of_each_player = owner.is_some_and(|owner| owner.value);
    if let Some(plural) = plural.as_ref().filter(|_| !of_each_player) {
        let message = format!("Nobody would have any {}.", plural.value);
        out.push(
            Diagnostic::new(Code::TomlChoice, plural.place, message)
                .label("counted, and nobody's")
                .help("Add owner = \"player\": what has a plural is what players have so many of. A number of the whole game has none."),
        );
    }
    let plural = plural.filter(|_| of_each_player);
    let mut starts = Vec::new();
    for mut case in table.tables("starts", out) {
        let players = read_players(&mut case, out);
        let start = case.number("start", 0..=LARGEST, out);
        if start.is_none() {
            case.missing_unless_wrong("start", "start = 100", out);
        }
        let place = case.place();
        case.finish(out);
        if let (Some(players), Some(start)) = (players, start) {
            starts.push(Told::new(StartFor { players: players.value, start: start.value }, place));
        }
    }
    table.finish(out);
    let from = from.map_or(ValueSource::Sentences, |from| from.value);
    NamedValue { name, plural, of_each_player, start, starts, from }
}
