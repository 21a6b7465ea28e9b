//! What was named in a part of a text, seen from behind it.

use super::scope::{Apart, Rolled, Scope};

impl Scope {
    /// Something was done for each of several: what each of them named, nobody can point at any more.
    pub fn leave_each(&mut self, before: &Scope) {
        let is_new = |span: crate::source::Span| !before.bindings.iter().any(|binding| binding.span == span);
        for binding in self.bindings.iter_mut().filter(|binding| is_new(binding.span)) {
            binding.apart.get_or_insert(Apart::OfEach);
        }
        for mention in self.mentions.iter_mut().skip(before.mentions.len()) {
            mention.apart.get_or_insert(Apart::OfEach);
        }
        if self.rolled != before.rolled {
            self.rolled = Some(Rolled::Each);
        }
        self.lose_new(before, Apart::OfEach);
    }

    /// Numbers and groups that were named since are lost.
    fn lose_new(&mut self, before: &Scope, apart: Apart) {
        if (self.number, self.picked) != (before.number, before.picked) {
            (self.number, self.picked, self.apart) = (None, None, Some(apart));
        }
        if self.chosen_number != before.chosen_number {
            (self.chosen_number, self.apart) = (None, Some(apart));
        }
        if self.group != before.group {
            (self.group, self.apart) = (None, Some(apart));
        }
    }
}
