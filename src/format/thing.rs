//! Things: `this card`, `the top two cards of the draw pile`, `another asset you control`.
//! The parts of a noun stand in one order, each at most once.

use super::amount::number_of_amount;
use super::english::{list, with_article};
use super::person::verb_form;
use super::printer::{Number, Printer};
use super::verb_phrase::past;
use crate::syntax::tree::{
    Amount, Determiner, Head, HeadNoun, OfAttribute, Order, Thing, ThingKind, ThingNoun, ThingPlace,
};
use crate::vocabulary::{Verb, VerbForm, number_in_words, ordinal_in_words};

impl Printer<'_> {
    pub fn thing(&self, thing: &Thing) -> String {
        match &thing.kind {
            ThingKind::This => "this card".into(),
            ThingKind::It => "it".into(),
            ThingKind::Them => "them".into(),
            ThingKind::Rest => "the rest".into(),
            ThingKind::TheOther => "the other".into(),
            ThingKind::OfThem(Amount::AnyNumber) => "any number of them".into(),
            ThingKind::OfThem(amount) => self.counted(amount, "of them", "of them"),
            ThingKind::That(head) => format!("that {}", self.head(head, Number::One)),
            ThingKind::Those(head) => format!("those {}", self.head(head, Number::Many)),
            ThingKind::Bound(binder) => format!("the {}", binder.text),
            ThingKind::Some(noun) => self.thing_noun(noun),
        }
    }

    fn thing_noun(&self, noun: &ThingNoun) -> String {
        let number = number_of_noun(noun);
        let mut text = self.front(noun, number);
        // What is at length is this noun, and none that describes it.
        let inside = self.kinds_at_length(false);
        let mut add = |part: String| {
            text.push(' ');
            text.push_str(&part);
        };
        if let Some(place) = &noun.place {
            add(inside.place(place));
        }
        if let Some(person) = &noun.controlled_by {
            add(format!("{} {}", inside.person(person), Verb::Control.form(verb_form(person))));
        }
        if let Some(handled) = &noun.handled {
            add(format!("{} {} this turn", inside.person(&handled.by), past(handled.verb, VerbForm::Past)));
        }
        // What the card is one of stands in front.
        let that = if self.short_kinds(noun).is_some() { &noun.that[1..] } else { &noun.that };
        if !that.is_empty() {
            let clauses: Vec<_> =
                that.iter().map(|that| inside.thing_clause(that, number.verb_form())).collect();
            add(clauses.join(" and "));
        }
        if let Some(except) = &noun.except {
            add(format!("except {}", inside.thing(except)));
        }
        // What is measured closes the noun: whatever came after it would describe that.
        if let Determiner::Count(Amount::EqualTo(measure)) = &noun.determiner {
            add(format!("equal to {}", inside.measure(measure)));
        }
        if let Some(chooser) = &noun.chooser {
            add(inside.chooser(chooser));
        }
        text
    }

    /// What a card is one of, where it can stand in front: a king or a queen, two kings or queens, a blue or green card.
    fn short_kinds(&self, noun: &ThingNoun) -> Option<String> {
        let number = match &noun.determiner {
            Determiner::A | Determiner::Each => Number::One,
            Determiner::All | Determiner::No | Determiner::Bare => Number::Many,
            Determiner::Count(Amount::HalfAsMany(_) | Amount::HalfThatMany(_) | Amount::MoreThanIn(_)) => {
                return None;
            }
            Determiner::Count(amount) => number_of_amount(amount),
            Determiner::Any | Determiner::The | Determiner::TheMany | Determiner::Ordinal(_) => return None,
        };
        if self.has_kinds_at_length() {
            return None;
        }
        if let Some(values) = noun.either() {
            let counted = values.iter().any(|value| self.is_noun(*value));
            if counted && noun.head.noun != HeadNoun::Card {
                return None;
            }
            return Some(format!("{} {}", self.values(values, "or"), self.head(&noun.head, number)));
        }
        let kinds = noun.kinds()?;
        let articles = noun.determiner == Determiner::A && !noun.other && !noun.random;
        let is_plain = |head: &&Head| head.values.is_empty() && matches!(head.noun, HeadNoun::Value(_));
        // What describes one kind or all of them stands behind "that is".
        if noun.of.is_some()
            || noun.named.is_some()
            || noun.that.len() > 1
            || !articles && !kinds.iter().all(is_plain)
        {
            return None;
        }
        let kinds = kinds.into_iter().enumerate().map(|(place, head)| match articles && place > 0 {
            true => with_article(&self.head(head, number)),
            false => self.head(head, number),
        });
        Some(list(&kinds.collect::<Vec<_>>(), "or"))
    }

    /// Everything to the noun, its attribute and its name: amounts that stand around the noun close there.
    fn front(&self, noun: &ThingNoun, number: Number) -> String {
        let one = self.group(noun, Number::One);
        let many = self.group(noun, Number::Many);
        let front = match &noun.determiner {
            Determiner::A if noun.other => format!("an{one}"),
            Determiner::A => with_article(&one),
            Determiner::Each => format!("each {one}"),
            Determiner::All => format!("all {many}"),
            Determiner::Any => format!("any {one}"),
            Determiner::The if number == Number::One => format!("the {one}"),
            Determiner::The | Determiner::TheMany => format!("the {many}"),
            Determiner::No => format!("no {many}"),
            Determiner::Bare => many,
            Determiner::Count(Amount::EqualTo(_)) => many,
            Determiner::Count(amount) => self.counted(amount, &one, &many),
            Determiner::Ordinal(place) => {
                let ordinal = ordinal_in_words(*place).map_or_else(|| place.to_string(), str::to_string);
                with_article(&format!("{ordinal} {one}"))
            }
        };
        match &noun.named {
            Some(name) => format!("{front} named \"{}\"", name.text),
            None => front,
        }
    }

    /// Adjectives, noun and of-attribute.
    fn group(&self, noun: &ThingNoun, number: Number) -> String {
        let mut words = Vec::new();
        words.extend(noun.other.then(|| "other".to_string()));
        words.extend(noun.random.then(|| "random".to_string()));
        words.extend(noun.order.as_ref().map(order));
        words.push(self.short_kinds(noun).unwrap_or_else(|| self.head(&noun.head, number)));
        words.extend(noun.of.as_ref().map(|of| self.of_attribute(of)));
        words.join(" ")
    }

    fn head(&self, head: &Head, number: Number) -> String {
        let mut words: Vec<_> = head.values.iter().map(|value| self.word(*value)).collect();
        words.push(match (&head.noun, number) {
            (HeadNoun::Card, Number::One) => "card",
            (HeadNoun::Card, Number::Many) => "cards",
            (HeadNoun::Value(word) | HeadNoun::Zone(word), number) => self.noun(*word, number),
        });
        words.join(" ")
    }

    fn of_attribute(&self, of: &OfAttribute) -> String {
        match of {
            OfAttribute::That(attribute) => format!("of that {}", self.word(*attribute)),
            OfAttribute::Named(attribute) => format!("of the named {}", self.word(*attribute)),
            OfAttribute::Value(value) => format!("of {}", self.word(*value)),
        }
    }

    fn place(&self, place: &ThingPlace) -> String {
        match place {
            ThingPlace::From(zones) => format!("from {}", self.zones(zones)),
            ThingPlace::In(zones) => format!("in {}", self.zones(zones)),
            ThingPlace::Of(zone) => format!("of {}", self.zone(zone)),
            ThingPlace::AmongThem => "from among them".into(),
            ThingPlace::SetAside { with: None } => "set aside".into(),
            ThingPlace::SetAside { with: Some(with) } => format!("set aside with {}", self.thing(with)),
        }
    }
}

/// The form of the verb after this subject.
pub(super) fn verb_form_of_thing(thing: &Thing) -> VerbForm {
    number_of_thing(thing).verb_form()
}

pub(super) fn number_of_thing(thing: &Thing) -> Number {
    match &thing.kind {
        ThingKind::This | ThingKind::It | ThingKind::TheOther | ThingKind::That(_) | ThingKind::Bound(_) => {
            Number::One
        }
        ThingKind::Them | ThingKind::Rest | ThingKind::Those(_) => Number::Many,
        ThingKind::OfThem(amount) => number_of_amount(amount),
        ThingKind::Some(noun) => number_of_noun(noun),
    }
}

fn number_of_noun(noun: &ThingNoun) -> Number {
    match &noun.determiner {
        Determiner::A | Determiner::Each | Determiner::Any | Determiner::Ordinal(_) => Number::One,
        Determiner::All | Determiner::TheMany | Determiner::No | Determiner::Bare => Number::Many,
        Determiner::The => match &noun.order {
            Some(Order::Top(count) | Order::Bottom(count)) => Number::of(*count),
            Some(Order::Next | Order::Last | Order::First) | None => Number::One,
        },
        Determiner::Count(amount) => number_of_amount(amount),
    }
}

fn order(order: &Order) -> String {
    match order {
        Order::Top(1) => "top".into(),
        Order::Top(count) => format!("top {}", number_in_words(*count)),
        Order::Bottom(1) => "bottom".into(),
        Order::Bottom(count) => format!("bottom {}", number_in_words(*count)),
        Order::Next => "next".into(),
        Order::Last => "last".into(),
        Order::First => "first".into(),
    }
}
