//! Walking a tree without knowing its shape.
//!
//! Every struct is taken apart in full and every kind is named, so that a new part of the tree does not
//! compile until it is walked too. Knows nothing of what a walk is for.

mod act;
mod condition;
mod event;
mod noun;
mod number;
mod sentence;

use super::{
    Act, Amount, Block, Chooser, Clause, Comparison, Condition, CounterAmount, Event, Field, FieldKind,
    Header, Measure, Only, Paragraph, Person, PersonPredicate, Points, Quoted, Sentence, SimpleCondition,
    Standing, Steps, Thing, ThingPredicate, Time, Word, Zone,
};

/// A part of a tree that a walk comes by, before the parts inside it.
#[derive(Clone, Copy, Debug)]
pub enum Node<'t> {
    Paragraph(&'t Paragraph),
    Sentence(&'t Sentence),
    Steps(&'t Steps),
    Clause(&'t Clause),
    Act(&'t Act),
    Event(&'t Event),
    Standing(&'t Standing),
    Condition(&'t Condition),
    SimpleCondition(&'t SimpleCondition),
    ThingPredicate(&'t ThingPredicate),
    PersonPredicate(&'t PersonPredicate),
    Thing(&'t Thing),
    Person(&'t Person),
    Chooser(&'t Chooser),
    Zone(&'t Zone),
    Time(&'t Time),
    Amount(&'t Amount),
    CounterAmount(&'t CounterAmount),
    Measure(&'t Measure),
    Comparison(&'t Comparison),
    Points(&'t Points),
    /// A declared word.
    Word(Word),
    /// The name of a card or an action, an announced word.
    Quoted(&'t Quoted),
}

/// What a walk does at each part.
pub type See<'s, 't> = dyn FnMut(Node<'t>) + 's;

/// A part of a tree that can be walked.
pub trait Visit {
    /// Shows itself, then everything inside it, in the order of the sentence.
    fn visit<'t>(&'t self, see: &mut See<'_, 't>);
}

impl<T: Visit> Visit for Option<T> {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        if let Some(part) = self {
            part.visit(see);
        }
    }
}

impl<T: Visit> Visit for Vec<T> {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        for part in self {
            part.visit(see);
        }
    }
}

impl<T: Visit> Visit for Box<T> {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        (**self).visit(see);
    }
}

impl Visit for Word {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Word(*self));
    }
}

impl Visit for Quoted {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Quoted(self));
    }
}

impl Visit for Block {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Block { header, fields, paragraphs, broken: _, at: _ } = self;
        header.visit(see);
        fields.visit(see);
        paragraphs.visit(see);
    }
}

/// The name of a block and what it hangs on are no part of any sentence, and are not shown.
impl Visit for Header {
    fn visit<'t>(&'t self, _: &mut See<'_, 't>) {
        let Header { change: _, kind: _, name: _, beside: _, only, at: _ } = self;
        for only in only {
            match only {
                Only::Players { min: _, max: _ } | Only::Option(_) | Only::Without(_) => {}
            }
        }
    }
}

impl Visit for Field {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Field { kind, at: _ } = self;
        match kind {
            FieldKind::Line(line) => {
                for (attribute, values) in line {
                    attribute.visit(see);
                    values.visit(see);
                }
            }
            FieldKind::Requires(requirement) => requirement.visit(see),
            FieldKind::EntersWith(enters) => enters.visit(see),
            FieldKind::Copies(_) | FieldKind::Illustrator(_) | FieldKind::Flavor(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Diagnostics;
    use crate::source::FileId;
    use crate::syntax::read_paragraph;
    use crate::vocabulary::{Declaration, Dialect, Lexicon, WordKind};

    /// The declared words that a walk of a text comes by, as they are written.
    fn words_in(text: &str) -> Vec<&str> {
        let mut lexicon = Lexicon::default();
        let color = lexicon.declare(Declaration::new(WordKind::Attribute, "color"));
        lexicon.declare(Declaration::new(WordKind::Value { attribute: color }, "blue"));
        lexicon.declare(Declaration::new(WordKind::Zone, "draw pile"));
        lexicon.declare(Declaration::new(WordKind::Zone, "hand"));
        lexicon.declare(Declaration::new(WordKind::Counter, "wish"));
        lexicon.declare(Declaration::new(WordKind::Number, "penalty"));
        let dialect = Dialect { lexicon, ..Dialect::default() };
        let mut problems = Diagnostics::default();
        let read = read_paragraph(&dialect, text, 0, FileId(0), &mut problems);
        assert!(problems.is_empty(), "{problems:?}");
        let mut words = Vec::new();
        read.paragraph.visit(&mut |node| {
            if let Node::Word(word) = node {
                words.push(&text[word.at.0.range()]);
            }
        });
        words
    }

    #[test]
    fn a_walk_comes_by_every_declared_word_in_the_order_of_the_text() {
        let text = "Whenever a player draws a blue card, if the penalty is two or more and this card has a wish counter, put a card from your hand that shares a color with that card on the bottom of the draw pile.";
        assert_eq!(words_in(text), ["blue", "penalty", "wish counter", "hand", "color", "draw pile"]);
    }

    #[test]
    fn a_walk_comes_by_the_words_of_a_standing_text() {
        let text = "Blue cards can't be put into your hand while the penalty is zero.";
        assert_eq!(words_in(text), ["Blue", "hand", "penalty"]);
    }
}
