//! `game`: what a game declares and what its rules say, for those who write cards for it.

use serde::Serialize;

use super::Outcome;
use super::arguments::{CardFormat, GameArguments};
use super::check::{Checked, read_games};
use super::output::{complain, print};
use super::page::{width, wrapped};
use super::paths::missing;
use super::pick::set_called;
use crate::analysis::Assembled;
use crate::diagnostic::nearest;
use crate::format::{self, card_text};
use crate::syntax::manifest::{GameManifest, NamedValue, SeenBy, ZoneManifest, ZoneOrder};
use crate::syntax::tree::{Block, BlockKind};

/// A game as it is shown.
#[derive(Debug, Serialize)]
struct GameView {
    name: String,
    /// From so many players to so many.
    players: Option<(u32, u32)>,
    /// The shape of a card's line.
    card_line: String,
    attributes: Vec<AttributeView>,
    zones: Vec<ZoneView>,
    /// Numbers that sentences speak of by name.
    numbers: Vec<String>,
    /// Those that each player has one of.
    numbers_of_players: Vec<String>,
    /// What each player has so many of.
    goods: Vec<GoodsView>,
    sets: Vec<SetView>,
    blocks: Vec<BlockView>,
}

#[derive(Debug, Serialize)]
struct AttributeView {
    name: String,
    values: Vec<ValueView>,
}

#[derive(Debug, Serialize)]
struct ValueView {
    /// As a card's line writes it.
    line: String,
    /// As sentences say it.
    word: String,
}

#[derive(Debug, Serialize)]
struct GoodsView {
    one: String,
    several: String,
}

#[derive(Debug, Serialize)]
struct ZoneView {
    name: String,
    about: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct SetView {
    name: String,
    cards: usize,
}

#[derive(Debug, Serialize)]
struct BlockView {
    kind: &'static str,
    header: String,
    text: Vec<String>,
}

pub(super) fn run(arguments: &GameArguments) -> Outcome {
    let checked = read_games(&arguments.paths);
    if let Some(outcome) = missing(&checked, arguments.format.into()) {
        return outcome;
    }
    let games = &checked.analysis.games;
    let name = arguments.name.join(" ");
    let wanted = name.trim().to_lowercase();
    let shown: Vec<GameView> = games
        .iter()
        .filter(|game| wanted.is_empty() || game.name.to_lowercase() == wanted)
        .map(view)
        .collect();
    if shown.is_empty() {
        complain(&unknown(name.trim(), &checked));
        return Outcome::WrongUse;
    }
    // Without a name, several games are only listed: the rules of all of them would be a book.
    let listed = wanted.is_empty() && shown.len() > 1;
    print(&match arguments.format {
        CardFormat::Json => {
            let mut text = serde_json::to_string_pretty(&shown).expect("plain data can be written as JSON");
            text.push('\n');
            text
        }
        CardFormat::Text if listed => super::games::text(games),
        CardFormat::Text => shown.iter().map(|game| text(game, width())).collect::<Vec<_>>().join("\n"),
    });
    if checked.diagnostics.has_errors() {
        complain("some files have problems and may not be shown whole; see `cardwright check`");
        return Outcome::Problems;
    }
    Outcome::Fine
}

fn unknown(name: &str, checked: &Checked) -> String {
    let games = &checked.analysis.games;
    if games.is_empty() {
        return "there is no game here".into();
    }
    if let Some((game, set)) = set_called(checked, name) {
        return format!(
            "\"{}\" is a set of cards for {}; `cardwright game \"{}\"` shows what its cards can say",
            set.name, game.name, game.name
        );
    }
    let names = || games.iter().map(|game| game.name.as_str());
    match nearest(name, names()) {
        Some(near) => format!("there is no game \"{name}\"; did you mean \"{near}\"?"),
        None => format!("there is no game \"{name}\"; there is {}", names().collect::<Vec<_>>().join(", ")),
    }
}

fn view(game: &Assembled) -> GameView {
    let manifest = &game.manifest;
    let attributes = manifest.attributes.iter().map(|attribute| AttributeView {
        name: attribute.name.value.clone(),
        values: attribute
            .values
            .iter()
            .map(|value| ValueView { line: value.name.value.clone(), word: value.spoken().value.clone() })
            .collect(),
    });
    let in_set = |set: &crate::analysis::AssembledSet| {
        game.cards().filter(|(file, _)| set.files.contains(file)).count()
    };
    let blocks = game.blocks.iter().filter(|(_, block)| block.header.kind != BlockKind::Card);
    GameView {
        name: game.name.clone(),
        players: manifest.players.as_ref().map(|players| (players.value.min, players.value.max)),
        card_line: game.dialect.card_line_shape(),
        attributes: attributes.collect(),
        zones: manifest.zones.iter().map(zone).collect(),
        numbers: numbers(manifest, false),
        numbers_of_players: numbers(manifest, true),
        goods: manifest.values.iter().filter_map(goods).collect(),
        sets: game.sets.iter().map(|set| SetView { name: set.name.clone(), cards: in_set(set) }).collect(),
        blocks: blocks.map(|(_, block)| block_view(game, block)).collect(),
    }
}

fn numbers(manifest: &GameManifest, of_each_player: bool) -> Vec<String> {
    let is_wanted = |value: &&NamedValue| value.of_each_player == of_each_player && value.plural.is_none();
    manifest.values.iter().filter(is_wanted).map(|value| value.name.value.clone()).collect()
}

fn goods(value: &NamedValue) -> Option<GoodsView> {
    let several = value.plural.as_ref()?.value.clone();
    Some(GoodsView { one: value.name.value.clone(), several })
}

fn zone(zone: &ZoneManifest) -> ZoneView {
    let about = [
        Some(if zone.of_each_player { "each player has one" } else { "shared" }),
        zone.in_play.then_some("cards in it are in play on the table"),
        match zone.order {
            ZoneOrder::Pile => Some("with a top and a bottom"),
            ZoneOrder::None => None,
        },
        Some(match zone.seen_by {
            SeenBy::Owner => "seen by its owner",
            SeenBy::Everyone => "seen by everyone",
            SeenBy::Nobody => "seen by nobody",
        }),
    ];
    ZoneView { name: zone.name.value.clone(), about: about.into_iter().flatten().collect() }
}

fn block_view(game: &Assembled, block: &Block) -> BlockView {
    BlockView {
        kind: block.header.kind.word(),
        header: format::header(&block.header),
        text: card_text::rules(&game.dialect, block),
    }
}

fn text(game: &GameView, width: usize) -> String {
    let mut text = format!("{}\n", game.name);
    let mut row = |lead: &str, rest: &str| text.push_str(&wrapped(rest, lead, "      ", width));
    if let Some((min, max)) = game.players {
        row("  players: ", &format!("{min} to {max}"));
    }
    row("  card line: ", &game.card_line);
    for attribute in &game.attributes {
        let values = attribute.values.iter().map(|value| {
            if value.line == value.word {
                value.line.clone()
            } else {
                format!("{} ({})", value.line, value.word)
            }
        });
        row(&format!("  {}: ", attribute.name), &values.collect::<Vec<_>>().join(", "));
    }
    for zone in &game.zones {
        row(&format!("  zone \"{}\": ", zone.name), &zone.about.join(", "));
    }
    if !game.numbers.is_empty() {
        row("  numbers: ", &game.numbers.join(", "));
    }
    if !game.numbers_of_players.is_empty() {
        row("  numbers of each player: ", &game.numbers_of_players.join(", "));
    }
    if !game.goods.is_empty() {
        let goods = game.goods.iter().map(|goods| format!("{} ({})", goods.one, goods.several));
        row("  each player has so many: ", &goods.collect::<Vec<_>>().join(", "));
    }
    for set in &game.sets {
        row(&format!("  set \"{}\": ", set.name), &super::summary::counted(set.cards, "card"));
    }
    for block in &game.blocks {
        text.push_str(&format!("\n{}\n", block.header));
        for paragraph in &block.text {
            text.push_str(&wrapped(paragraph, "  ", "  ", width));
        }
    }
    text
}
