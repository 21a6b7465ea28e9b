//! What the printed cards of a game look like: names, symbols, colors and texts, from its files. Knows no
//! state of a game.

use crate::analysis::Assembled;
use crate::format::card_text;
use crate::program::{CardId, Program, ValueId};
use crate::source::{FileId, Sources};
use crate::syntax::manifest::AttributeValue;
use crate::syntax::tree::{Block, FieldKind};

/// A color to draw with: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint(pub u8, pub u8, pub u8);

/// What is printed on a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Face {
    pub name: String,
    /// The card's line in its one form.
    pub line: String,
    /// What stands in its corner: the symbols of its values, without the last attribute of its line.
    pub corner: String,
    /// The colors of its values; none where the game states none.
    pub paints: Vec<Paint>,
    /// One text for each ability.
    pub rules: Vec<String>,
    /// Where it stands: file and line.
    pub place: Option<String>,
}

/// The faces of all cards, and how values are said.
#[derive(Clone, Debug, Default)]
pub struct Faces {
    cards: Vec<Face>,
    /// For each value whether it is a noun: a three, but blue.
    nouns: Vec<bool>,
    paints: Vec<Option<Paint>>,
}

impl Faces {
    pub fn of(game: &Assembled, program: &Program, sources: &Sources) -> Faces {
        let declared = |value: ValueId| declared(game, program, value);
        let values = || (0..program.values.len()).map(|number| ValueId(number as u16));
        let nouns = values().map(|value| declared(value).is_some_and(|found| found.plural.is_some()));
        let paints: Vec<Option<Paint>> =
            values().map(|value| declared(value).and_then(|found| found.paint).map(paint)).collect();
        let cards = (0..program.cards.len()).map(|number| {
            let id = CardId(number as u16);
            let found = Face { paints: paints_of(program, &paints, id), ..plain(game, program, id) };
            let name = &program.words.cards[number];
            let is_it = |block: &Block| block.header.name.as_ref().is_some_and(|found| found.text == *name);
            match game.cards().find(|(_, block)| is_it(block)) {
                Some((file, block)) => printed(game, sources, *file, block, found),
                None => found,
            }
        });
        Faces { cards: cards.collect(), nouns: nouns.collect(), paints }
    }

    pub fn card(&self, card: CardId) -> &Face {
        &self.cards[card.index()]
    }

    pub fn all(&self) -> &[Face] {
        &self.cards
    }

    pub fn is_noun(&self, value: ValueId) -> bool {
        self.nouns.get(value.index()).copied().unwrap_or(false)
    }

    pub fn paint(&self, value: ValueId) -> Option<Paint> {
        self.paints.get(value.index()).copied().flatten()
    }
}

fn paint(color: u32) -> Paint {
    let [_, red, green, blue] = color.to_be_bytes();
    Paint(red, green, blue)
}

/// What the manifest says of a value.
fn declared<'g>(game: &'g Assembled, program: &Program, value: ValueId) -> Option<&'g AttributeValue> {
    let attribute = program.values[value.index()].attribute;
    let name = program.words.attributes.get(attribute.index())?;
    let word = program.words.values.get(value.index())?;
    let attribute = game.manifest.attributes.iter().find(|found| found.name.value == *name)?;
    attribute.values.iter().find(|found| found.spoken().value == *word)
}

/// The colors of a card's values, or of what follows from them.
fn paints_of(program: &Program, paints: &[Option<Paint>], card: CardId) -> Vec<Paint> {
    let own = &program.cards[card.index()].values;
    let mut found = Vec::new();
    for value in own {
        let follows = program.values.iter().enumerate().filter(|(_, other)| other.of.contains(value));
        let related = [value.index()].into_iter().chain(follows.map(|(number, _)| number));
        for paint in related.filter_map(|number| paints[number]) {
            if !found.contains(&paint) {
                found.push(paint);
            }
        }
    }
    found
}

/// A card as its values alone show it.
fn plain(game: &Assembled, program: &Program, card: CardId) -> Face {
    let values = &program.cards[card.index()].values;
    let last = values.last().map(|value| program.values[value.index()].attribute);
    let shown: Vec<&AttributeValue> =
        values.iter().filter_map(|value| declared(game, program, *value)).collect();
    let attributes: Vec<_> = values.iter().map(|value| program.values[value.index()].attribute).collect();
    let several = attributes.iter().any(|attribute| Some(*attribute) != last);
    // The last attribute of a line says what kind of card it is, where the card is printed.
    let is_printed = game.manifest.deck.one_of_each.is_empty();
    let corner = shown.iter().zip(&attributes);
    let corner = corner.filter(|(_, attribute)| !(several && is_printed && Some(**attribute) == last));
    let corner = corner.map(|(value, _)| symbol(value)).collect::<Vec<_>>().join(" ");
    let name = program.words.cards[card.index()].clone();
    Face { line: name.clone(), name, corner, ..Face::default() }
}

fn symbol(value: &AttributeValue) -> &str {
    value.symbol.as_deref().unwrap_or(&value.name.value)
}

fn printed(game: &Assembled, sources: &Sources, file: FileId, block: &Block, plain: Face) -> Face {
    let line = block.fields.iter().find_map(|field| match &field.kind {
        FieldKind::Line(line) => {
            let ids = line.iter();
            let ids = ids.map(|(word, values)| (word.id, values.iter().map(|value| value.id).collect()));
            Some(game.dialect.write_card_line(&ids.collect::<Vec<_>>()))
        }
        FieldKind::Copies(_)
        | FieldKind::Illustrator(_)
        | FieldKind::Flavor(_)
        | FieldKind::Requires(_)
        | FieldKind::EntersWith(_) => None,
    });
    let position = sources.get(file).lines.position(sources.text(file), block.header.at.0.start as usize);
    Face {
        line: line.unwrap_or(plain.line),
        rules: card_text::rules(&game.dialect, block),
        place: Some(format!("{}:{}", sources.path(file).display(), position.line)),
        ..plain
    }
}
