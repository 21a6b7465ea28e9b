//! "If …, …. Otherwise, …": after both, what both of them named can be pointed at, whichever was done.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Apart, Binding, Mention, Noun, Scope, Slot};
use crate::program::{Cards, CardsKind, Num, NumKind, Op};
use crate::syntax::tree::{At, Head, Role};

use super::copied::{Copied, is_kept};

impl Lowering<'_> {
    /// Numbers that the branch named are kept as they are at its end.
    pub fn keep_numbers(&mut self, before: &Scope) {
        let is_new = (self.scope.number, self.scope.picked) != (before.number, before.picked);
        if is_new && let Some(number) = self.that_many_now() {
            self.scope.number = self.kept_number(number);
            self.scope.picked = None;
        }
        if self.scope.chosen_number != before.chosen_number
            && let Some(number) = self.scope.chosen_number
        {
            self.scope.chosen_number = self.kept_number(number);
        }
    }

    /// How many it is before it is done: that may change what was counted, and "that many" comes later.
    pub fn counted_now(&mut self, count: Num, at: At) -> Num {
        match count.kind() {
            NumKind::Cell(_) | NumKind::Expr(_) if self.is_pointed_at_after(at) => {
                self.kept_number(count).unwrap_or(count)
            }
            NumKind::Constant(_) | NumKind::Local(_) | NumKind::Cell(_) | NumKind::Expr(_) => count,
        }
    }

    /// Those that were picked can be counted afterwards: "that many". A set would be worked out anew.
    pub fn counts_afterwards(&mut self, cards: Cards, at: At) {
        if matches!(cards.kind(), CardsKind::Scratch(_)) {
            self.scope.picked = Some(self.as_they_are_now(cards, at));
        }
    }

    /// The same cards, from which nobody picks any: where some of "them" are picked before it is asked how many they were.
    pub fn as_they_are_now(&mut self, cards: Cards, at: At) -> Cards {
        if !self.says_after(at, &["many"]) || !self.says_after(at, &["them", "those", "rest", "other"]) {
            return cards;
        }
        let Some(kept) = self.spare_copy() else { return cards };
        self.emit(Op::LetCards(kept, cards));
        Cards::scratch(kept)
    }

    fn kept_number(&mut self, number: Num) -> Option<Num> {
        let local = self.spare_local()?;
        self.emit(Op::Let(local, number));
        Some(Num::new(NumKind::Local(local)))
    }

    /// The second of two branches is over: what it named takes the place of what the first one did.
    pub fn join(&mut self, before: &Scope, first: &Scope) {
        let second = self.scope.clone();
        let mut joined = Vec::new();
        let mut copied = Copied::default();
        let mut bindings: Vec<Binding> =
            second.bindings.iter().filter(|binding| is_bound(first, binding)).cloned().collect();
        for one in first.bindings.iter().filter(|one| !is_bound(before, one)) {
            let partner = partner(one, before, first, &second);
            match partner.filter(|other| self.copy(other.slot, one.slot, before, &mut copied)) {
                Some(other) => {
                    joined.push(other.span);
                    bindings.push(Binding { noun: common(&one.noun, &other.noun), ..one.clone() });
                }
                None => bindings.push(Binding { apart: Some(Apart::OneBranch), ..one.clone() }),
            }
        }
        let is_left = |other: &&Binding| !is_bound(before, other) && !joined.contains(&other.span);
        let left = second.bindings.iter().filter(is_left);
        bindings.extend(left.map(|other| Binding { apart: Some(Apart::OneBranch), ..other.clone() }));
        self.scope.perhaps_named(before);
        self.scope.bindings = bindings;
        self.join_mentions(before, first, &second, &mut copied);
        self.join_numbers(before, first, &second, &mut copied);
        self.join_mays(before, first, &second);
        self.scope.either(&first.lying, &copied.cards());
    }

    /// Cards that the second spoke of stand for those of the first: new ones, where the first spoke of new ones.
    fn takes_place(&mut self, other: Cards, one: Cards, before: &Scope, copied: &mut Copied) -> bool {
        one == other
            || !is_kept(before, Slot::Cards(other))
                && self.copy(Slot::Cards(other), Slot::Cards(one), before, copied)
    }

    /// "It" after both: the one card that each of them spoke of last.
    fn join_mentions(&mut self, before: &Scope, first: &Scope, second: &Scope, copied: &mut Copied) {
        let count = before.mentions.len();
        let last = |scope: &Scope| scope.mentions.get(count..).and_then(|new| new.last().copied());
        self.scope.mentions.truncate(count);
        let mention = match (last(first), last(second)) {
            (Some(one), Some(other))
                if one.many == other.many && self.takes_place(other.cards, one.cards, before, copied) =>
            {
                Mention { apart: one.apart.or(other.apart), ..one }
            }
            (Some(one), _) | (None, Some(one)) => Mention { apart: Some(Apart::OneBranch), ..one },
            (None, None) => return,
        };
        self.scope.mentions.push(mention);
    }

    fn join_numbers(&mut self, before: &Scope, first: &Scope, second: &Scope, copied: &mut Copied) {
        let is_split = first.is_split() || second.is_split();
        let group = match (first.group, second.group) {
            (one, other) if one == other => one,
            // One of the two is what the other was picked out of.
            (_, _) if is_split => None,
            (Some(one), Some(other)) if self.takes_place(other, one, before, copied) => Some(one),
            (Some(_) | None, Some(_) | None) => None,
        };
        let number = self.joined_number(first.number, second.number);
        let chosen = self.joined_number(first.chosen_number, second.chosen_number);
        let is_lost = (group, number, chosen) != (second.group, second.number, second.chosen_number);
        let scope = &mut self.scope;
        (scope.group, scope.number, scope.chosen_number) = (group, number, chosen);
        let is_picked = first.left.is_some() || second.left.is_some();
        scope.left = first.rest().filter(|left| is_picked && second.rest() == Some(*left));
        scope.perhaps_left(first.at_most);
        (scope.taken, scope.gone) = (first.taken.or(second.taken), first.gone.or(second.gone));
        if is_lost {
            scope.apart = Some(Apart::OneBranch);
        }
        if first.picked != second.picked {
            scope.picked = None;
        }
        if first.rolled != second.rolled {
            scope.rolled = None;
        }
        scope.rollers.retain(|who| first.rollers.contains(who));
    }

    /// "If you do" after both: the one "may" that either of them says, or that each of them says in its own way. Where
    /// somebody is asked something else besides, nobody's answer is meant.
    fn join_mays(&mut self, before: &Scope, first: &Scope, second: &Scope) {
        let new = |scope: &Scope| scope.may.filter(|may| before.may.is_none_or(|old| old.did != may.did));
        let asks = |scope: &Scope| scope.offers != before.offers;
        self.scope.offers = first.offers + second.offers - before.offers;
        self.scope.may = match (new(first), new(second)) {
            (Some(one), Some(other))
                if one.asked == other.asked && one.of.is_none() && other.of.is_none() =>
            {
                self.emit(Op::Let(one.did, Num::new(NumKind::Local(other.did))));
                Some(one)
            }
            (Some(_), Some(_)) => None,
            (Some(one), None) => Some(one).filter(|_| !asks(second)),
            (None, Some(one)) => Some(one).filter(|_| !asks(first)),
            (None, None) => second.may.filter(|_| !asks(first) && !asks(second)),
        };
    }

    fn joined_number(&mut self, one: Option<Num>, other: Option<Num>) -> Option<Num> {
        let (one, other) = (one?, other?);
        if one == other {
            return Some(one);
        }
        let NumKind::Local(into) = one.kind() else { return None };
        self.emit(Op::Let(into, other));
        Some(one)
    }
}

/// Whether it was named there: it may have been pointed at since.
fn is_bound(scope: &Scope, binding: &Binding) -> bool {
    scope.bindings.iter().any(|other| (other.span, other.slot) == (binding.span, binding.slot))
}

/// What the other branch named in its place: with the same noun, or the only one of its kind in both.
fn partner(one: &Binding, before: &Scope, first: &Scope, second: &Scope) -> Option<Binding> {
    let new = |scope: &Scope| -> Vec<Binding> {
        let is_alike = |other: &&Binding| is_of_one_kind(one, other) && !is_bound(before, other);
        scope.bindings.iter().filter(is_alike).cloned().collect()
    };
    let (mine, theirs) = (new(first), new(second));
    let same = |all: &[Binding]| all.iter().filter(|other| other.noun == one.noun).count() == 1;
    if same(&mine) && same(&theirs) {
        return theirs.into_iter().find(|other| other.noun == one.noun);
    }
    match (&mine[..], &theirs[..]) {
        ([_], [other]) => Some(other.clone()),
        (_, _) => None,
    }
}

fn is_of_one_kind(one: &Binding, other: &Binding) -> bool {
    let has_common = matches!(
        (&one.noun, &other.noun),
        (Noun::Thing(_), Noun::Thing(_)) | (Noun::Person(_), Noun::Person(_))
    );
    one.many == other.many
        && one.apart.is_none()
        && other.apart.is_none()
        && std::mem::discriminant(&one.slot) == std::mem::discriminant(&other.slot)
        && (one.noun == other.noun || has_common)
}

/// The noun that fits both.
fn common(one: &Noun, other: &Noun) -> Noun {
    match (one, other) {
        (Noun::Thing(one), Noun::Thing(other)) if one != other => Noun::Thing(Head::card()),
        (Noun::Person(one), Noun::Person(other)) if one != other => Noun::Person(Role::Player),
        (one, _) => one.clone(),
    }
}
