//! People.

use super::parts::{Pair, Parts, only};
use super::{Builder, MisfitKind};
use crate::syntax::tree::{
    Binder, Chooser, Extreme, Person, PersonClause, PersonDeterminer, PersonKind, PersonNoun, Ranked, Role,
    Side,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// `person`, `closed_person` and `zone_person`.
    pub(super) fn person(&self, pair: Pair<'_>) -> Person {
        let at = self.at(&pair);
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        let kind = match rule {
            Rule::you => PersonKind::You,
            Rule::they => PersonKind::They,
            Rule::that_person => PersonKind::That(role(parts.must(Rule::role))),
            Rule::those_persons => PersonKind::Those(role(parts.must(Rule::roles))),
            Rule::next_player => PersonKind::Next,
            Rule::other_player => PersonKind::Other,
            Rule::beside => {
                let of = Box::new(self.owner(parts.must(Rule::owner)));
                let side = if parts.has(Rule::kw_left) { Side::Left } else { Side::Right };
                PersonKind::Beside { side, of }
            }
            Rule::dealer => PersonKind::Dealer,
            Rule::winner => PersonKind::Winner,
            Rule::controller => PersonKind::ControllerOf(Box::new(self.possessor(parts))),
            Rule::bound_person => PersonKind::Bound(self.bound(&parts.must(Rule::mark_person_binder))),
            _ => PersonKind::Some(Box::new(self.person_noun(inner))),
        };
        Person { kind, at }
    }

    /// A name given in this paragraph, where it is used.
    pub(super) fn bound(&self, pair: &Pair<'_>) -> Binder {
        let text = self.written(pair).split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        Binder { text, at: self.at(pair) }
    }

    /// `owner`: your, their, that player's.
    pub(super) fn owner(&self, pair: Pair<'_>) -> Person {
        let at = self.at(&pair);
        let inner = only(pair);
        match inner.as_rule() {
            Rule::kw_your => Person { kind: PersonKind::You, at },
            Rule::kw_their => Person { kind: PersonKind::They, at },
            _ => self.person(only(inner)),
        }
    }

    pub(super) fn chooser(&self, pair: Pair<'_>) -> Chooser {
        let at = self.at(&pair);
        Chooser { person: Box::new(self.owner(Parts::of(pair).must(Rule::owner))), at }
    }

    /// `person_noun`, `short_person`, `holder_noun`, `picked_person` and `every_person`.
    fn person_noun(&self, pair: Pair<'_>) -> PersonNoun {
        let whole = pair;
        let mut parts = Parts::of(pair);
        let mut noun = self.person_front(parts.expect());
        noun.chooser = parts.take(Rule::chooser).map(|chooser| self.chooser(chooser));
        let Some(tail) = parts.take(Rule::person_tail) else { return noun };
        let mut tail = Parts::of(tail);
        noun.of = tail.take(Rule::of_person).map(|of| self.person(Parts::of(of).must(Rule::closed_person)));
        if let Some(narrow) = tail.take(Rule::person_narrow) {
            self.deeper(&whole, || noun.clause = Some(self.person_clause_of(only(narrow))));
        }
        noun.chooser = tail.take(Rule::chooser).map(|chooser| self.chooser(chooser));
        noun
    }

    /// `person_front`, `holder_front`, `picked_front` and `every_front`.
    fn person_front(&self, pair: Pair<'_>) -> PersonNoun {
        let mut parts = Parts::of(pair);
        let the = parts.has(Rule::kw_the);
        let determiners = [
            Rule::person_determiner,
            Rule::number_determiner,
            Rule::picked_determiner,
            Rule::every_determiner,
        ];
        let (determiner, another) = match determiners.into_iter().find_map(|rule| parts.take(rule)) {
            None if the => (PersonDeterminer::The, false),
            None => (PersonDeterminer::Bare, false),
            Some(determiner) => {
                let inner = only(determiner);
                let another = inner.as_rule() == Rule::kw_another;
                (self.person_determiner(inner), another)
            }
        };
        let other = parts.has(Rule::kw_other) || another;
        let random = parts.has(Rule::kw_random);
        let role = role(parts.expect());
        PersonNoun { determiner, other, random, role, of: None, clause: None, chooser: None }
    }

    fn person_determiner(&self, pair: Pair<'_>) -> PersonDeterminer {
        match pair.as_rule() {
            Rule::kw_another | Rule::article => PersonDeterminer::A,
            Rule::kw_each => PersonDeterminer::Each,
            Rule::kw_all => PersonDeterminer::All,
            Rule::kw_no => PersonDeterminer::No,
            Rule::only_number => PersonDeterminer::Only(self.number(&Parts::of(pair).must(Rule::number))),
            _ => PersonDeterminer::Count(self.amount(pair)),
        }
    }

    fn person_clause_of(&self, pair: Pair<'_>) -> PersonClause {
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        if rule == Rule::who_clause {
            return PersonClause::Who(self.person_predicate(parts.must(Rule::person_predicate)));
        }
        if rule == Rule::whose_value {
            let number = self.word(&parts.must(Rule::mark_number));
            let comparison = self.comparison(parts.must(Rule::closed_comparison));
            return PersonClause::Whose { number, comparison };
        }
        parts.must(Rule::kw_with);
        let inner = parts.expect();
        match inner.as_rule() {
            Rule::extreme_ranked => {
                let mut parts = Parts::of(inner);
                parts.must(Rule::kw_the);
                let extreme = match parts.expect().as_rule() {
                    Rule::kw_most => Extreme::Most,
                    Rule::kw_fewest => Extreme::Fewest,
                    Rule::kw_highest => Extreme::Highest,
                    _ => Extreme::Lowest,
                };
                PersonClause::With { extreme, of: self.ranked(parts.must(Rule::ranked)) }
            }
            Rule::more_ranked => {
                let mut parts = Parts::of(inner);
                let more = parts.has(Rule::kw_more);
                let of = self.ranked(parts.must(Rule::ranked));
                PersonClause::WithMoreThan { more, of, than: self.person(parts.must(Rule::closed_person)) }
            }
            Rule::amount_points => {
                let (of, amount) = self.amount_points(inner);
                PersonClause::WithSoMany(of, amount)
            }
            _ => PersonClause::WithAmount(self.thing(inner)),
        }
    }

    fn ranked(&self, pair: Pair<'_>) -> Ranked {
        let inner = only(pair);
        match inner.as_rule() {
            Rule::holding => Ranked::Holding(self.holding(inner)),
            Rule::kw_result => Ranked::Result,
            Rule::ranked_worth => {
                Ranked::Worth(Box::new(self.bare_things(Parts::of(inner).must(Rule::bare_things))))
            }
            Rule::mark_number => Ranked::Number(self.word(&inner)),
            _ => Ranked::Things(Box::new(self.bare_things(inner))),
        }
    }

    /// Goes one noun deeper, and reports a sentence that nests further than anybody reads.
    pub(super) fn deeper<T>(&self, pair: &Pair<'_>, build: impl FnOnce() -> T) -> T {
        let depth = self.depth.get() + 1;
        self.depth.set(depth);
        if depth == super::DEEPEST + 1 {
            self.misfit(MisfitKind::TooDeep, pair);
        }
        let built = build();
        self.depth.set(depth - 1);
        built
    }
}

fn role(pair: Pair<'_>) -> Role {
    match only(pair).as_rule() {
        Rule::kw_player | Rule::kw_players => Role::Player,
        Rule::kw_opponent | Rule::kw_opponents => Role::Opponent,
        _ => Role::Ally,
    }
}
