//! Cards that are pointed at or described, where nothing is chosen.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::Code;
use crate::program::{Cards, How, Leaf, Who, ZoneRef};
use crate::syntax::tree::{At, BlockKind, Head, Thing, ThingKind};

/// Where in a sentence a noun stands: it decides whether it has to say where the cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// something is done to it, and it moves
    Moved,
    /// something is done to it, and it stays where it is
    Seen,
    /// it is counted or compared
    Counted,
    /// something else says where it is
    Narrowed,
    /// "is an asset card", "plays an asset": the place is no question
    Described,
}

/// Where cards are looked for if the noun does not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    HandOf(Who),
    InPlay,
    /// there, whatever kind of card it is
    Zone(ZoneRef),
    /// the noun has to say it
    Stated,
    Anywhere,
}

impl Lowering<'_> {
    /// The cards, without a choice: pointed at, or all that fit the description.
    pub fn cards(&mut self, thing: &Thing) -> Option<Cards> {
        match &thing.kind {
            ThingKind::This => self.this_card(thing.at),
            ThingKind::It => match self.scope.it() {
                Ok(cards) => {
                    self.scope.said_it += 1;
                    self.scope.say_again(cards, thing.at.0);
                    Some(cards)
                }
                Err(lost) => self.lost(thing.at, lost),
            },
            ThingKind::Them => self.them(thing.at),
            ThingKind::Rest => self.rest(thing.at),
            ThingKind::TheOther => self.the_other(thing.at),
            ThingKind::OfThem(_) => self.group(thing.at),
            ThingKind::That(head) => {
                self.check_values(head);
                self.that_cards(&Noun::Thing(head.clone()), thing.at)
            }
            ThingKind::Those(head) => self.those_cards(head, thing.at),
            ThingKind::Bound(binder) => self.that_cards(&Noun::Name(binder.text.clone()), thing.at),
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Described, Where::Anywhere, thing.at)?;
                Some(Cards::set(self.set(&leaves)))
            }
        }
    }

    /// The cards of a thing that is counted: a description has to say where they are.
    pub fn counted_cards(&mut self, thing: &Thing) -> Option<Cards> {
        match &thing.kind {
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Counted, Where::Stated, thing.at)?;
                Some(Cards::set(self.set(&leaves)))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => self.cards(thing),
        }
    }

    fn this_card(&mut self, at: At) -> Option<Cards> {
        let Some(this) = self.own_card() else {
            let message = format!("a {} is no card", self.block.kind.word());
            let help = "\"this card\" is for the text of a card; here name the card first: a card, then \"that card\"";
            return self.refuse(Code::PointsAtNothing, at, message, "which card?", help);
        };
        Some(this)
    }

    /// The card that the text stands on, where it stands on one.
    pub fn own_card(&self) -> Option<Cards> {
        match self.block.kind {
            BlockKind::Card | BlockKind::Keyword => Some(self.scope.this.unwrap_or(Cards::THIS)),
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter => None,
        }
    }

    fn that_cards(&mut self, noun: &Noun, at: At) -> Option<Cards> {
        match self.scope.that(noun).map(|binding| binding.slot) {
            Ok(Slot::Cards(cards)) => {
                self.scope.say_again(cards, at.0);
                Some(cards)
            }
            Ok(Slot::Person(_) | Slot::Zone(_) | Slot::Value(_)) => {
                let message = format!("\"{}\" is no card", self.quote(at));
                self.refuse(Code::CardOrZone, at, message, "not a card", "a card is needed here")
            }
            Err(lost) => self.lost(at, lost),
        }
    }

    fn those_cards(&mut self, head: &Head, at: At) -> Option<Cards> {
        self.check_values(head);
        let noun = Noun::Thing(head.clone());
        if let Ok(binding) = self.scope.those(&noun)
            && let Slot::Cards(cards) = binding.slot
        {
            return if self.scope.group == Some(cards) { self.them(at) } else { Some(cards) };
        }
        let pair = self.scope.pair(&noun);
        if pair.len() > 1 {
            let leaves: Vec<_> = pair.into_iter().map(|cards| (How::Or, Leaf::These(cards))).collect();
            return Some(Cards::set(self.set(&leaves)));
        }
        match self.scope.group {
            // With a kind that nobody has said they would be others.
            Some(_) if *head == Head::card() => self.them(at),
            Some(_) | None => match self.scope.those(&noun) {
                Ok(_) => self.group(at),
                Err(lost) => self.lost(at, lost),
            },
        }
    }

    /// Whether cards that are pointed at can be more than one.
    pub fn is_several(&self, thing: &Thing) -> bool {
        match &thing.kind {
            ThingKind::This
            | ThingKind::It
            | ThingKind::That(_)
            | ThingKind::Bound(_)
            | ThingKind::TheOther => false,
            ThingKind::Them | ThingKind::Rest | ThingKind::Those(_) => true,
            ThingKind::OfThem(amount) => *amount != crate::syntax::tree::Amount::Exactly(1),
            ThingKind::Some(noun) => super::select::takes_several(noun),
        }
    }
}
