//! What the printed cards of a game look like: names, symbols, colors and texts, from its files. Knows no
//! state of a game.

use std::fmt;

use crate::analysis::Assembled;
use crate::program::{CardId, Program, ValueId};
use crate::render;
use crate::source::{FileId, Sources};
use crate::syntax::manifest::AttributeValue;
use crate::syntax::tree::Block;

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
    /// The same piece by piece, each in the color of its value where the game states one.
    pub marks: Vec<(String, Option<Paint>)>,
    /// What follows from its values without being printed: the color of its suit.
    pub follows: Vec<String>,
    /// One text for each ability, with what keywords mean.
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
    legend: Vec<Legend>,
}

/// What the symbols of an attribute stand for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    pub attribute: String,
    pub values: Vec<Meaning>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// As cards show it.
    pub symbol: String,
    pub word: String,
    /// What follows from the value.
    pub follows: Vec<String>,
    pub paint: Option<Paint>,
}

impl Face {
    /// The first color that one of its values has.
    pub fn paint(&self) -> Option<Paint> {
        self.marks.iter().find_map(|(_, paint)| *paint)
    }

    /// Its line with what follows from it: "3 of sun, asset (orange)". Nothing where the name says it all.
    pub fn described(&self) -> Option<String> {
        match (self.line == self.name, self.follows.is_empty()) {
            (true, true) => None,
            (true, false) => Some(self.follows.join(", ")),
            (false, true) => Some(self.line.clone()),
            (false, false) => Some(format!("{} ({})", self.line, self.follows.join(", "))),
        }
    }
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
            let found = plain(game, program, &paints, id);
            let name = &program.words.cards[number];
            let is_it = |block: &Block| block.header.name.as_ref().is_some_and(|found| found.text == *name);
            match game.cards().find(|(_, block)| is_it(block)) {
                Some((file, block)) => printed(game, sources, *file, block, found),
                None => found,
            }
        });
        Faces { cards: cards.collect(), nouns: nouns.collect(), legend: legend(game, program, &paints) }
    }

    pub fn card(&self, card: CardId) -> &Face {
        &self.cards[card.index()]
    }

    pub fn all(&self) -> &[Face] {
        &self.cards
    }

    /// Of every attribute that has symbols, or that something follows from.
    pub fn legend(&self) -> &[Legend] {
        &self.legend
    }

    pub fn is_noun(&self, value: ValueId) -> bool {
        self.nouns.get(value.index()).copied().unwrap_or(false)
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

/// The color of a value, or of what follows from it.
fn paint_of(program: &Program, paints: &[Option<Paint>], value: ValueId) -> Option<Paint> {
    let follows = program.values.iter().zip(paints).filter(|(other, _)| other.of.contains(&value));
    paints[value.index()].or_else(|| follows.filter_map(|(_, paint)| *paint).next())
}

/// A card as its values alone show it.
fn plain(game: &Assembled, program: &Program, paints: &[Option<Paint>], card: CardId) -> Face {
    let values = &program.cards[card.index()].values;
    let attribute = |value: &ValueId| program.values[value.index()].attribute;
    let last = values.last().map(attribute);
    let several = values.iter().any(|value| Some(attribute(value)) != last);
    // The last attribute of a line says what kind of card it is, where the card is printed.
    let is_printed = game.manifest.deck.one_of_each.is_empty();
    let in_corner = |value: &&ValueId| !(several && is_printed && Some(attribute(value)) == last);
    let marks = values.iter().filter(in_corner).filter_map(|value| {
        let symbol = symbol(declared(game, program, *value)?).to_string();
        Some((symbol, paint_of(program, paints, *value)))
    });
    let marks: Vec<(String, Option<Paint>)> = marks.collect();
    let corner = marks.iter().map(|(symbol, _)| symbol.as_str()).collect::<Vec<_>>().join(" ");
    let name = program.words.cards[card.index()].clone();
    let mut follows: Vec<String> = Vec::new();
    for word in values.iter().flat_map(|value| follows_from(program, *value)) {
        if !follows.contains(&word) {
            follows.push(word);
        }
    }
    Face { line: name.clone(), name, corner, marks, follows, ..Face::default() }
}

/// The values of other attributes that follow from a value.
fn follows_from(program: &Program, value: ValueId) -> impl Iterator<Item = String> {
    let derived = program.values.iter().zip(&program.words.values);
    derived.filter(move |(other, _)| other.of.contains(&value)).map(|(_, word)| word.clone())
}

fn legend(game: &Assembled, program: &Program, paints: &[Option<Paint>]) -> Vec<Legend> {
    let mut found: Vec<Legend> = Vec::new();
    for (number, attribute) in program.words.attributes.iter().enumerate() {
        let of_it = (0..program.values.len()).map(|value| ValueId(value as u16));
        let of_it = of_it.filter(|value| program.values[value.index()].attribute.index() == number);
        let values = of_it.filter_map(|value| {
            let declared = declared(game, program, value)?;
            let follows: Vec<String> = follows_from(program, value).collect();
            let paint = paint_of(program, paints, value);
            let says_more = declared.symbol.is_some() || !follows.is_empty();
            let (symbol, word) = (symbol(declared).to_string(), declared.spoken().value.clone());
            says_more.then_some(Meaning { symbol, word, follows, paint })
        });
        let values: Vec<Meaning> = values.collect();
        if !values.is_empty() {
            found.push(Legend { attribute: attribute.clone(), values });
        }
    }
    found
}

impl fmt::Display for Legend {
    /// "suit: ☾ moon (blue), ☀ sun (orange)".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.iter().map(|Meaning { symbol, word, follows, .. }| {
            let sign = if symbol == word { String::new() } else { format!("{symbol} ") };
            let is = if follows.is_empty() { String::new() } else { format!(" ({})", follows.join(", ")) };
            format!("{sign}{word}{is}")
        });
        write!(f, "{}: {}", self.attribute, values.collect::<Vec<_>>().join(", "))
    }
}

fn symbol(value: &AttributeValue) -> &str {
    value.symbol.as_deref().unwrap_or(&value.name.value)
}

fn printed(game: &Assembled, sources: &Sources, file: FileId, block: &Block, plain: Face) -> Face {
    let line = block.line().map(|line| {
        let ids = line.iter();
        let ids = ids.map(|(word, values)| (word.id, values.iter().map(|value| value.id).collect()));
        game.dialect.write_card_line(&ids.collect::<Vec<_>>())
    });
    let position = sources.get(file).position(block.header.at.0.start as usize);
    Face {
        line: line.unwrap_or(plain.line),
        rules: render::printed(game, block),
        place: Some(format!("{}:{}", sources.path(file).display(), position.line)),
        ..plain
    }
}
