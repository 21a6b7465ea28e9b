//! People: `each opponent`, `the player with the most cards in hand`, and what is theirs.

use super::english::with_article;
use super::printer::{Number, Printer};
use crate::syntax::tree::{
    Chooser, Extreme, Person, PersonClause, PersonDeterminer, PersonKind, PersonNoun, Ranked, Role, Side,
    Thing, ThingKind,
};
use crate::vocabulary::{VerbForm, number_in_words};

impl Printer<'_> {
    pub fn person(&self, person: &Person) -> String {
        match &person.kind {
            PersonKind::You => "you".into(),
            PersonKind::They => "they".into(),
            PersonKind::That(role) => format!("that {}", role_noun(*role, Number::One)),
            PersonKind::Those(role) => format!("those {}", role_noun(*role, Number::Many)),
            PersonKind::Dealer => "the dealer".into(),
            PersonKind::Winner => "the winner".into(),
            PersonKind::Next => "the next player".into(),
            PersonKind::Other => "the other player".into(),
            PersonKind::Beside { side, of } => self.beside(*side, of),
            PersonKind::ControllerOf(thing) => format!("{} controller", self.possessive_thing(thing)),
            PersonKind::Bound(binder) => format!("the {}", binder.text),
            PersonKind::Some(noun) => self.person_noun(noun),
        }
    }

    fn beside(&self, side: Side, of: &Person) -> String {
        let side = match side {
            Side::Left => "left",
            Side::Right => "right",
        };
        format!("the player on {}", self.owned(of, side, side))
    }

    fn possessive_thing(&self, thing: &Thing) -> String {
        match &thing.kind {
            ThingKind::It => "its".into(),
            ThingKind::Them => "their".into(),
            ThingKind::This
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_)
            | ThingKind::Some(_) => format!("{}'s", self.thing(thing)),
        }
    }

    fn person_noun(&self, noun: &PersonNoun) -> String {
        let one = adjectives(noun, role_noun(noun.role, Number::One));
        let many = adjectives(noun, role_noun(noun.role, Number::Many));
        let mut text = match &noun.determiner {
            PersonDeterminer::A if noun.other => format!("an{one}"),
            PersonDeterminer::A => with_article(&one),
            PersonDeterminer::Each => format!("each {one}"),
            PersonDeterminer::All => format!("all {many}"),
            PersonDeterminer::The => format!("the {one}"),
            PersonDeterminer::No => format!("no {one}"),
            PersonDeterminer::Bare => many,
            PersonDeterminer::Count(amount) => self.counted(amount, &one, &many),
            PersonDeterminer::Only(1) => format!("only one {one}"),
            PersonDeterminer::Only(count) => format!("only {} {many}", number_in_words(*count)),
        };
        if let Some(of) = &noun.of {
            text = format!("{text} of {}", self.person(of));
        }
        if let Some(clause) = &noun.clause {
            text = format!("{text} {}", self.person_clause(clause, number_of_noun(noun).verb_form()));
        }
        if let Some(chooser) = &noun.chooser {
            text = format!("{text} {}", self.chooser(chooser));
        }
        text
    }

    fn person_clause(&self, clause: &PersonClause, form: VerbForm) -> String {
        match clause {
            PersonClause::Who(predicate) => format!("who {}", self.person_predicate(predicate, form)),
            PersonClause::Whose { number, comparison } => {
                format!("whose {} {}", self.word(*number), self.comparison(comparison))
            }
            PersonClause::With { extreme, of } => {
                let extreme = match extreme {
                    Extreme::Most => "most",
                    Extreme::Fewest => "fewest",
                    Extreme::Highest => "highest",
                    Extreme::Lowest => "lowest",
                };
                format!("with the {extreme} {}", self.ranked(of))
            }
            PersonClause::WithAmount(what) => format!("with {}", self.thing(what)),
            PersonClause::WithSoMany(of, amount) => format!("with {}", self.so_many(*of, amount)),
            PersonClause::WithMoreThan { more, of, than } => {
                format!("with {} {} than {}", more_or_fewer(*more), self.ranked(of), self.person(than))
            }
        }
    }

    fn ranked(&self, ranked: &Ranked) -> String {
        match ranked {
            Ranked::Things(what) => self.thing(what),
            Ranked::Holding(of) => self.holding(*of).to_string(),
            Ranked::Result => "result".into(),
            Ranked::Worth(what) => format!("worth of {}", self.thing(what)),
            Ranked::Number(word) => self.word(*word).to_string(),
        }
    }

    /// of your choice, of that player's choice
    pub fn chooser(&self, chooser: &Chooser) -> String {
        format!("of {}", self.owned(&chooser.person, "choice", "choices"))
    }

    /// your, that player's, all opponents'
    pub fn possessive(&self, owner: &Person) -> String {
        let number = match &owner.kind {
            PersonKind::You => return "your".into(),
            PersonKind::They => return "their".into(),
            PersonKind::Those(_) => Number::Many,
            PersonKind::Some(noun) => number_of_noun(noun),
            PersonKind::That(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => Number::One,
        };
        match number {
            Number::One => format!("{}'s", self.person(owner)),
            Number::Many => format!("{}'", self.person(owner)),
        }
    }

    /// What is somebody's: your hand, that player's hand, the hand of a player of your choice, the hands of
    /// all opponents.
    pub fn owned(&self, owner: &Person, one: &str, many: &str) -> String {
        match &owner.kind {
            PersonKind::You => format!("your {one}"),
            PersonKind::They => format!("their {one}"),
            PersonKind::Those(_) => format!("the {many} of {}", self.person(owner)),
            PersonKind::Some(noun) => match number_of_noun(noun) {
                Number::Many => format!("the {many} of {}", self.person(owner)),
                Number::One if noun.of.is_some() || noun.clause.is_some() || noun.chooser.is_some() => {
                    format!("the {one} of {}", self.person(owner))
                }
                Number::One => format!("{}'s {one}", self.person(owner)),
            },
            PersonKind::That(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Beside { .. }
            | PersonKind::ControllerOf(_)
            | PersonKind::Bound(_) => format!("{}'s {one}", self.person(owner)),
        }
    }
}

/// The form of the verb after this subject.
pub(super) fn verb_form(person: &Person) -> VerbForm {
    match &person.kind {
        PersonKind::You | PersonKind::They | PersonKind::Those(_) => VerbForm::Plain,
        PersonKind::That(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => VerbForm::Third,
        PersonKind::Some(noun) => number_of_noun(noun).verb_form(),
    }
}

fn number_of_noun(noun: &PersonNoun) -> Number {
    match &noun.determiner {
        PersonDeterminer::A | PersonDeterminer::Each | PersonDeterminer::The | PersonDeterminer::No => {
            Number::One
        }
        PersonDeterminer::All | PersonDeterminer::Bare => Number::Many,
        PersonDeterminer::Count(amount) => super::amount::number_of_amount(amount),
        PersonDeterminer::Only(count) => Number::of(*count),
    }
}

pub(super) fn more_or_fewer(more: bool) -> &'static str {
    if more { "more" } else { "fewer" }
}

fn adjectives(noun: &PersonNoun, role: &str) -> String {
    let other = if noun.other { "other " } else { "" };
    let random = if noun.random { "random " } else { "" };
    format!("{other}{random}{role}")
}

fn role_noun(role: Role, number: Number) -> &'static str {
    match (role, number) {
        (role, Number::One) => role.word(),
        (Role::Player, Number::Many) => "players",
        (Role::Opponent, Number::Many) => "opponents",
        (Role::Ally, Number::Many) => "allies",
    }
}
