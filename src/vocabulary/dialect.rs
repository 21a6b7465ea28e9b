//! What reading a file needs to know of the game it belongs to.

use std::collections::BTreeSet;

use super::{Lexicon, WordId};

/// The words of a game and the shape of its card lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialect {
    pub lexicon: Lexicon,
    pub card_line: CardLine,
    /// What the settings call the zone whose cards are in play: no sentence does.
    pub in_play: Option<String>,
    /// The names of all cards: sentences say them in quotes.
    pub cards: BTreeSet<String>,
}

/// The line of a card that carries its attributes, as the game writes it: `RANK of SUIT, TYPE`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardLine {
    pub parts: Vec<LinePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePart {
    /// The value of an attribute; where the attribute may have several, joined by "and".
    Attribute { attribute: WordId, several: bool, optional: bool },
    /// A word or a comma that stands there for reading: "of".
    Literal(String),
}

impl Dialect {
    /// How a card line writes a value: by its symbol where it has one.
    pub fn value_on_line(&self, value: WordId) -> &str {
        let word = self.lexicon.get(value);
        word.symbol.as_deref().unwrap_or(&word.name)
    }

    /// The card line in its one form, from the values of each attribute: `Q of sun and moon, asset`.
    pub fn write_card_line(&self, values: &[(WordId, Vec<WordId>)]) -> String {
        self.fill_card_line(|wanted| {
            let (_, values) = values.iter().find(|(attribute, _)| *attribute == wanted)?;
            let values: Vec<&str> = values.iter().map(|value| self.value_on_line(*value)).collect();
            (!values.is_empty()).then(|| values.join(" and "))
        })
    }

    /// The shape of a card line, for a message: `RANK of SUIT, TYPE`.
    pub fn card_line_shape(&self) -> String {
        self.fill_card_line(|attribute| Some(self.lexicon.name(attribute).to_uppercase()))
    }

    /// Puts a text in the place of each attribute. The words before one that is left out go with it.
    fn fill_card_line(&self, text: impl Fn(WordId) -> Option<String>) -> String {
        let mut line = String::new();
        let mut literals: Vec<&str> = Vec::new();
        for part in &self.card_line.parts {
            match part {
                LinePart::Literal(literal) => literals.push(literal),
                LinePart::Attribute { attribute, .. } => {
                    let waiting = std::mem::take(&mut literals);
                    let Some(text) = text(*attribute) else { continue };
                    let before = if line.is_empty() { Vec::new() } else { waiting };
                    for piece in before.into_iter().chain([text.as_str()]) {
                        if !line.is_empty() && piece != "," {
                            line.push(' ');
                        }
                        line.push_str(piece);
                    }
                }
            }
        }
        for piece in literals {
            if piece != "," {
                line.push(' ');
            }
            line.push_str(piece);
        }
        line
    }
}
