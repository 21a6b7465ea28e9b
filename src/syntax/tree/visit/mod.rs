//! Walking a tree without knowing its shape.
//!
//! Every struct is taken apart in full and every kind is named, so that a new part of the tree does not
//! compile until it is walked too. Knows nothing of what a walk is for.

mod act;
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
        let Header { change: _, kind: _, name: _, only, at: _ } = self;
        for only in only {
            match only {
                Only::Players { min: _, max: _ } | Only::Option(_) => {}
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
