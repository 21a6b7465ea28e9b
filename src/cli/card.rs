//! `card`: one card in a frame, or the list of all.

use std::fmt::Write as _;

use serde::Serialize;

use super::Outcome;
use super::arguments::{CardArguments, CardFormat};
use super::card_frame::frame;
use super::check::read_games;
use super::output::{complain, print};
use super::paths::missing;
use super::summary::counted;
use crate::analysis::Assembled;
use crate::diagnostic::nearest;
use crate::format::card_text;
use crate::render;
use crate::source::FileId;
use crate::syntax::manifest::{GameManifest, SetManifest, Told};
use crate::syntax::tree::{Block, Field, FieldKind};

/// A card as it is shown.
#[derive(Debug, Serialize)]
pub(super) struct CardView {
    pub name: String,
    pub game: String,
    pub set: Option<String>,
    /// A few letters that stand for the set, and whose it is.
    pub code: Option<String>,
    pub copyright: Option<String>,
    /// The card's line in its one form.
    pub line: String,
    /// For each attribute of the line its values, and what a picture shows for each.
    pub attributes: Vec<AttributeView>,
    pub copies: u32,
    /// Requirements and what it enters with, then the abilities, one text each.
    pub rules: Vec<String>,
    /// The same as it is printed, with what keywords and words of a set's own mean in brackets.
    pub printed: Vec<String>,
    pub flavor: Option<String>,
    pub illustrator: Option<String>,
}

#[derive(Debug, Serialize)]
pub(super) struct AttributeView {
    pub attribute: String,
    pub values: Vec<String>,
    pub symbols: Vec<String>,
}

pub(super) fn run(arguments: &CardArguments) -> Outcome {
    let checked = read_games(&arguments.paths);
    if let Some(outcome) = missing(&checked, arguments.format.into()) {
        return outcome;
    }
    let games = &checked.analysis.games;
    let all: Vec<CardView> =
        games.iter().flat_map(|game| own_cards(game).map(|(file, block)| view(game, *file, block))).collect();
    let unread = checked.diagnostics.has_errors();
    // A name of several words may come without quotes.
    let name = (!arguments.name.is_empty()).then(|| arguments.name.join(" "));
    match &name {
        None => print(&match arguments.format {
            CardFormat::Text => list(&all),
            CardFormat::Json => json(&all),
        }),
        Some(name) => {
            let shown: Vec<&CardView> =
                all.iter().filter(|card| card.name.to_lowercase() == name.trim().to_lowercase()).collect();
            if shown.is_empty() {
                complain(&unknown(name, &all, unread));
                return Outcome::WrongUse;
            }
            print(&match arguments.format {
                CardFormat::Text => shown.iter().map(|card| frame(card)).collect::<Vec<_>>().join("\n"),
                CardFormat::Json => json(&shown),
            });
        }
    }
    if unread {
        complain("some files have problems and may not be shown whole; see `cardwright check`");
        return Outcome::Problems;
    }
    Outcome::Fine
}

/// The cards of a game that are not a base game's.
fn own_cards(game: &Assembled) -> impl Iterator<Item = &(FileId, Block)> {
    game.cards().filter(|(file, _)| game.own_files.contains(file))
}

fn unknown(name: &str, all: &[CardView], unread: bool) -> String {
    let mut text = format!("there is no card \"{}\"", name.trim());
    if let Some(near) = nearest(name.trim(), all.iter().map(|card| card.name.as_str())) {
        text.push_str(&format!("; did you mean \"{near}\"?"));
    } else {
        text.push_str("; `cardwright card` lists all");
    }
    if unread {
        text.push_str("\nsome files have problems; see `cardwright check`");
    }
    text
}

fn json<T: Serialize>(cards: &T) -> String {
    let mut text = serde_json::to_string_pretty(cards).expect("plain data can be written as JSON");
    text.push('\n');
    text
}

/// The names, grouped by game and set.
fn list(all: &[CardView]) -> String {
    let mut text = String::new();
    let mut group = None;
    for card in all {
        if group != Some((&card.game, &card.set)) {
            let count = all.iter().filter(|other| other.game == card.game && other.set == card.set).count();
            let title = match &card.set {
                Some(set) => format!("{}, {set}", card.game),
                None => card.game.clone(),
            };
            let gap = if group.is_some() { "\n" } else { "" };
            writeln!(text, "{gap}{title} ({})", counted(count, "card")).expect("a string takes all text");
            group = Some((&card.game, &card.set));
        }
        writeln!(text, "  {}: {}", card.name, card.line).expect("a string takes all text");
    }
    if all.is_empty() {
        text.push_str("no cards\n");
    }
    text
}

fn view(game: &Assembled, file: FileId, block: &Block) -> CardView {
    let set = game.set_of(file);
    let told = |which: fn(&SetManifest) -> &Option<Told<String>>| {
        set.and_then(|set| which(&set.manifest).as_ref()).map(|told| told.value.clone())
    };
    let mut card = CardView {
        name: block.header.name.as_ref().map(|name| name.text.clone()).unwrap_or_default(),
        game: game.name.clone(),
        set: set.map(|set| set.name.clone()),
        code: told(|manifest| &manifest.code),
        copyright: told(|manifest| &manifest.copyright),
        line: String::new(),
        attributes: Vec::new(),
        copies: 1,
        rules: card_text::rules(&game.dialect, block),
        printed: render::printed(game, block),
        flavor: None,
        illustrator: None,
    };
    for field in &block.fields {
        add_field(game, &mut card, field);
    }
    card
}

fn add_field(game: &Assembled, card: &mut CardView, field: &Field) {
    match &field.kind {
        FieldKind::Line(line) => {
            let ids: Vec<_> = line
                .iter()
                .map(|(word, values)| (word.id, values.iter().map(|value| value.id).collect()))
                .collect();
            card.line = game.dialect.write_card_line(&ids);
            for (word, values) in line {
                let attribute = game.dialect.lexicon.name(word.id).to_string();
                let values: Vec<String> =
                    values.iter().map(|value| game.dialect.value_on_line(value.id).to_string()).collect();
                let symbols = values.iter().map(|value| symbol(&game.manifest, &attribute, value)).collect();
                card.attributes.push(AttributeView { attribute, values, symbols });
            }
        }
        FieldKind::Copies(count) => card.copies = *count,
        FieldKind::Illustrator(name) => card.illustrator = Some(name.text.clone()),
        FieldKind::Flavor(words) => card.flavor = Some(words.text.clone()),
        // Among the rules already.
        FieldKind::Requires(_) | FieldKind::EntersWith(_) => {}
    }
}

/// What a picture shows for a value: its symbol, or the value as the line writes it.
fn symbol(manifest: &GameManifest, attribute: &str, value: &str) -> String {
    let attribute = manifest.attributes.iter().find(|declared| declared.name.value == attribute);
    let mut values = attribute.into_iter().flat_map(|attribute| &attribute.values);
    let declared = values.find(|declared| declared.name.value == value);
    declared.and_then(|declared| declared.symbol.clone()).unwrap_or_else(|| value.to_string())
}
