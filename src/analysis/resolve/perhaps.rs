//! What was named where it may not have been done: behind an "If" or a "may".

use crate::program::{Cards, CardsKind, Num, NumKind};

use super::group::AtMost;
use super::lies::Lying;
use super::scope::{Apart, Binding, Mention, Rolled, Scope};

/// How things stood at one place of a text.
#[derive(Clone, Debug, Default)]
pub struct Stood {
    lying: Vec<Lying>,
    at_most: AtMost,
    bindings: Vec<Binding>,
    mentions: Vec<Mention>,
    group: Option<Cards>,
    number: Option<Num>,
    picked: Option<Cards>,
    rolled: Option<Rolled>,
}

impl Scope {
    pub fn stands(&self) -> Stood {
        Stood {
            lying: self.lying.clone(),
            at_most: self.at_most,
            bindings: self.bindings.clone(),
            mentions: self.mentions.clone(),
            group: self.group,
            number: self.number,
            picked: self.picked,
            rolled: self.rolled,
        }
    }

    /// What was done since may not have been done. Cards that it named are then none; a number that it said would still
    /// be one, and where others were named before, nobody knows which are meant.
    pub fn perhaps_not(&mut self, before: &Stood) {
        self.perhaps(&before.lying);
        self.perhaps_left(before.at_most);
        let is_old = |mention: &Mention| before.mentions.iter().any(|old| old.cards == mention.cards);
        self.mentions
            .iter_mut()
            .filter(|mention| !is_old(mention))
            .for_each(|mention| mention.perhaps = true);
        let is_old = |named: &Binding| before.bindings.iter().any(|old| old.slot == named.slot);
        self.bindings.iter_mut().filter(|named| !is_old(named)).for_each(|named| named.perhaps = true);
        let is_new = (self.number, self.picked) != (before.number, before.picked);
        let is_sure = |number| is_kept(number) && (before.number, before.picked) == (None, None);
        if is_new && self.picked.is_none() && self.number.is_some_and(|number| !is_sure(number)) {
            (self.number, self.apart) = (None, Some(Apart::PerhapsNot));
        }
        let had_others = before.group.is_some() || before.mentions.iter().any(|old| is_picked(old.cards));
        if self.group != before.group && self.left.is_none() && had_others {
            (self.group, self.apart) = (None, Some(Apart::PerhapsNot));
        }
        if self.rolled_since(before)
            && let Some(Rolled::By(who)) = self.rolled
        {
            self.rolled = Some(Rolled::Perhaps(who));
        }
    }

    /// Whether somebody has rolled a die since.
    pub fn rolled_since(&self, before: &Stood) -> bool {
        self.rolled != before.rolled
    }

    /// One of two sides was done, and this is behind both: what both of them named is there.
    pub fn either_side(&mut self, before: &Stood) {
        self.perhaps(&before.lying);
        self.perhaps_left(before.at_most);
        self.surely_named(before);
    }

    fn surely_named(&mut self, before: &Stood) {
        self.mentions.iter_mut().skip(before.mentions.len()).for_each(|mention| mention.perhaps = false);
        self.bindings.iter_mut().skip(before.bindings.len()).for_each(|named| named.perhaps = false);
    }

    /// What "it" could be where the last card may not have been picked: the one that the text has picked before.
    pub fn if_it_was_not(&self, last: &Mention) -> Option<&Mention> {
        if !last.perhaps || !is_picked(last.cards) {
            return None;
        }
        let is_other = |other: &&Mention| other.cards != last.cards && !other.many && is_picked(other.cards);
        let other = self.mentions.iter().rev().find(is_other)?;
        self.mentions.iter().find(|first| first.cards == other.cards)
    }

    /// A card that was picked perhaps: others are other than it only then.
    pub fn perhaps_picked(&self) -> Option<&Mention> {
        self.mentions.iter().find(|mention| mention.perhaps && is_picked(mention.cards))
    }

    /// It was done after all: "If you do".
    pub fn was_done(&mut self, stood: &Stood) {
        self.lying.clone_from(&stood.lying);
        self.at_most = stood.at_most;
        for mention in &mut self.mentions {
            if let Some(old) = stood.mentions.iter().find(|old| old.cards == mention.cards) {
                mention.perhaps = old.perhaps;
            }
        }
        for named in &mut self.bindings {
            if let Some(old) = stood.bindings.iter().find(|old| old.slot == named.slot) {
                named.perhaps = old.perhaps;
            }
        }
        if self.apart == Some(Apart::PerhapsNot) && self.group.is_none() {
            self.group = stood.group;
        }
        if self.apart == Some(Apart::PerhapsNot) && (self.number, self.picked) == (None, None) {
            (self.number, self.picked) = (stood.number, stood.picked);
        }
        if let Some(Rolled::Perhaps(_)) = self.rolled {
            self.rolled = stood.rolled;
        }
    }
}

/// Whether the text has picked them, and no event and no card it stands on.
fn is_picked(cards: Cards) -> bool {
    matches!(cards.kind(), CardsKind::Local(_) | CardsKind::Scratch(_))
}

/// Whether it is kept where nothing is as long as nobody has said it.
fn is_kept(number: Num) -> bool {
    matches!(number.kind(), NumKind::Local(_))
}
