//! What was named in a part of a text, seen from behind it.

use std::ops::Range;

use crate::program::{Cards, Who, WhoKind};

use super::scope::{Apart, Binding, Named, Rolled, Scope, Slot};

impl Scope {
    /// Something was done for each of several: what each of them named, nobody can point at any more.
    pub fn leave_each(&mut self, before: &Scope, apart: Apart) {
        let is_new = |span: crate::source::Span| !before.bindings.iter().any(|binding| binding.span == span);
        for binding in self.bindings.iter_mut().filter(|binding| is_new(binding.span)) {
            binding.apart.get_or_insert(apart);
        }
        let was_there = |cards: Cards| before.mentions.iter().any(|mention| mention.cards == cards);
        let new = self.mentions.iter_mut().skip(before.mentions.len());
        for mention in new.filter(|mention| !was_there(mention.cards)) {
            mention.apart.get_or_insert(apart);
        }
        let new = self.rollers.get(before.rollers.len()..).unwrap_or_default();
        // Of those who are gone through each has rolled once, and anybody else again for each of them.
        let is_once =
            apart == Apart::OfEach && !new.contains(&Who::YOU) && self.rolled != Some(Rolled::EachTime);
        if self.rolled != before.rolled || !new.is_empty() {
            let rolled = if is_once { Rolled::Each } else { Rolled::EachTime };
            (self.rolled, self.number, self.apart) = (Some(rolled), None, Some(apart));
        }
        self.lose_new(before, apart);
    }

    /// Something was done until it was enough: whoever rolled may have rolled several times. Of several who rolled again the
    /// last results are meant.
    pub fn leave_repeated(&mut self, rolled_before: usize) {
        if self.rollers.len() > rolled_before && matches!(self.rolled, Some(Rolled::By(_))) {
            (self.rolled, self.number, self.apart) = (Some(Rolled::EachTime), None, Some(Apart::EachTime));
        }
    }

    /// What a loop itself has named is gone with it, and what was named before is meant again.
    pub fn forget_own(&mut self, own: Range<usize>) {
        let mut number = 0..;
        self.bindings.retain(|_| number.next().is_none_or(|number| !own.contains(&number)));
    }

    /// Something was done for each of several cards: whoever was spoken of there was another one each time.
    pub fn named_of_each(&mut self, before: Option<Named>) {
        if self.named != before
            && let Some(named) = &mut self.named
            && matches!(named.who.kind(), WhoKind::Local(_))
        {
            named.apart.get_or_insert(Apart::EachTime);
        }
    }

    /// An "If" is over: those whom only it kept, nobody knows who did not do it.
    pub fn perhaps_named(&mut self, before: &Scope) {
        let Some(named) = &mut self.named else { return };
        let is_kept = matches!(named.who.kind(), WhoKind::Local(_));
        let was_bound = before.bindings.iter().any(|binding| binding.slot == Slot::Person(named.who));
        if is_kept && !was_bound && before.named.map(|old| old.who) != Some(named.who) {
            named.apart.get_or_insert(Apart::OneBranch);
        }
    }

    /// These cards are not there before everybody has chosen.
    pub fn not_yet(&mut self, cards: Cards) {
        for binding in self.bindings.iter_mut().filter(|binding| binding.slot == Slot::Cards(cards)) {
            binding.apart = Some(Apart::NotYet);
        }
        for mention in self.mentions.iter_mut().filter(|mention| mention.cards == cards) {
            mention.apart = Some(Apart::NotYet);
        }
        if self.group == Some(cards) {
            (self.group, self.apart) = (None, Some(Apart::NotYet));
        }
    }

    /// How things stood before somebody was asked, and who it is: that is known on both sides of their answer.
    pub fn with_whom_it_asked(&self, mut before: Scope) -> Scope {
        let asked = self.may.map(|may| Slot::Person(may.asked));
        let is_new = |binding: &&Binding| Some(binding.slot) == asked && !before.bindings.contains(binding);
        let named: Vec<Binding> = self.bindings.iter().filter(is_new).cloned().collect();
        before.bindings.extend(named);
        before
    }

    /// What was done at the same time has happened.
    pub fn all_have_chosen(&mut self) {
        (self.same_time, self.drawn_then) = (None, None);
        if let Some(Rolled::NotYet(who)) = self.rolled {
            self.rolled = Some(Rolled::By(who));
        }
    }

    /// Numbers and groups that were named since are lost.
    fn lose_new(&mut self, before: &Scope, apart: Apart) {
        if (self.number, self.picked) != (before.number, before.picked) {
            (self.number, self.picked, self.apart) = (None, None, Some(apart));
        }
        if self.chosen_number != before.chosen_number {
            (self.chosen_number, self.apart) = (None, Some(apart));
        }
        if self.left != before.left && self.left != before.group {
            (self.left, self.apart) = (None, Some(apart));
        }
        if self.group != before.group {
            (self.group, self.apart) = (None, Some(apart));
        }
    }
}
