//! Cards that something is done to: what is to be chosen is chosen, and can be pointed at afterwards.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::{Cards, Choice, ChoiceOf, Count, EventKind, Kept, Num, Op, SetId, Who};
use crate::syntax::tree::{
    Amount, At, Determiner, Order, Person, PersonDeterminer, PersonKind, Thing, ThingKind, ThingNoun,
    ThingPlace, ZoneKind,
};

use super::described::{Position, Where};
use super::group::is_among_them;
use super::noun_set::{is_extreme, with_its_controller};
use super::picked::at_least;

/// Who picks, what for, and where cards are if the noun does not say.
#[derive(Clone, Copy)]
pub struct Purpose {
    pub actor: Who,
    pub kind: EventKind,
    pub position: Position,
    pub default: Where,
}

/// Whether a noun can mean more than one card.
pub fn takes_several(noun: &ThingNoun) -> bool {
    let ordered = match noun.order {
        Some(Order::Top(count) | Order::Bottom(count)) => Some(count > 1),
        Some(Order::Next | Order::Last | Order::First) | None => None,
    };
    match &noun.determiner {
        Determiner::A | Determiner::Ordinal(_) => false,
        Determiner::The => ordered.unwrap_or(false),
        Determiner::Count(Amount::Exactly(1)) => false,
        Determiner::Count(_)
        | Determiner::Each
        | Determiner::All
        | Determiner::TheMany
        | Determiner::Any
        | Determiner::No
        | Determiner::Bare => true,
    }
}

/// Whose cards are meant.
pub fn owner_of(noun: &ThingNoun) -> Option<&Person> {
    let zone = match &noun.place {
        Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.first(),
        Some(ThingPlace::Of(zone)) => Some(zone),
        Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => None,
    };
    match zone.map(|zone| &zone.kind) {
        Some(ZoneKind::Of(_, owner)) => Some(owner),
        Some(ZoneKind::The(_) | ZoneKind::Empty(_) | ZoneKind::Bare(_) | ZoneKind::That(_)) | None => {
            noun.controlled_by.as_ref()
        }
    }
}

/// Whether each of several is meant, or so many of them: "opponents" alone are any of them.
pub fn is_each(person: &Person) -> bool {
    is_so_many(person)
        || matches!(&person.kind, PersonKind::Some(noun) if noun.determiner == PersonDeterminer::Each)
}

/// "Two opponents".
pub fn is_so_many(person: &Person) -> bool {
    matches!(&person.kind, PersonKind::Some(noun) if matches!(noun.determiner, PersonDeterminer::Count(_)))
}

impl Purpose {
    /// Whether cards that are picked for it go somewhere else.
    pub fn moves(&self) -> bool {
        self.position == Position::Moved && !matches!(self.kind, EventKind::Choose | EventKind::Search)
    }
}

impl Lowering<'_> {
    pub fn select(&mut self, thing: &Thing, purpose: Purpose) -> Option<Cards> {
        let cards = self.select_these(thing, purpose)?;
        if purpose.moves() {
            self.each_moves_one(thing, cards)?;
        }
        Some(cards)
    }

    fn select_these(&mut self, thing: &Thing, purpose: Purpose) -> Option<Cards> {
        let cards = match &thing.kind {
            ThingKind::Some(noun) => return self.select_noun(noun, purpose, thing.at),
            ThingKind::OfThem(amount) => {
                let group = self.pool(thing.at)?;
                let set = self.set(&[(crate::program::How::Start, crate::program::Leaf::These(group))]);
                let count = self.choice_count(amount, thing.at)?;
                let several = *amount != Amount::Exactly(1);
                let of = ChoiceOf::OutOf(group, set);
                let cards = self.pick(of, count, several, false, purpose.actor, purpose.kind, thing.at)?;
                self.lie_as(group, cards);
                self.leave_group(cards, several, at_least(amount), purpose, thing.at);
                self.bind_some_of_them(cards, several, thing.at);
                cards
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => self.cards(thing)?,
        };
        self.leave_as_named(thing, cards, purpose);
        let several = self.is_several(thing);
        self.scope.mention(cards, several, thing.at.0);
        Some(self.as_it_lies(cards))
    }

    fn select_noun(&mut self, noun: &ThingNoun, purpose: Purpose, at: At) -> Option<Cards> {
        let picks = matches!(noun.determiner, Determiner::A | Determiner::Count(_));
        if let Some(owner) = owner_of(noun).filter(|owner| picks && is_each(owner)) {
            return self.one_for_each(owner);
        }
        self.not_of_those_drawn_then(noun, purpose, at)?;
        let leaves = self.noun_leaves(noun, purpose.position, purpose.default, at)?;
        if picks {
            self.another_each_time(noun, purpose, at)?;
        }
        let set = self.set(&leaves);
        self.done_to_how_many(noun, at);
        self.each_of_whom(noun, at);
        let several = takes_several(noun);
        let is_ranked = noun.that.iter().any(is_extreme);
        if !picks && (noun.chooser.is_some() || noun.random) {
            return self.nothing_chosen(at);
        }
        let cards = match &noun.determiner {
            Determiner::A => self.pick_noun(noun, set, Count::Exactly(Num::ONE), false, purpose, at)?,
            // Several may be level: whoever does it picks one of them.
            Determiner::The if is_ranked => {
                self.pick_noun(noun, set, Count::Exactly(Num::ONE), false, purpose, at)?
            }
            Determiner::Count(_) if is_ranked => return self.extreme_of_several(at),
            Determiner::Count(amount) => {
                let count = self.choice_count(amount, at)?;
                self.pick_noun(noun, set, count, several, purpose, at)?
            }
            Determiner::The
            | Determiner::All
            | Determiner::TheMany
            | Determiner::Each
            | Determiner::Bare
            | Determiner::Any => self.keep(set, several, at)?,
            Determiner::No => return self.nothing_to_do(at),
            Determiner::Ordinal(_) => return self.ordinal_outside(at),
        };
        self.bind_controller(noun, cards)?;
        self.bind_picked(noun, cards, several, purpose, at);
        self.lies_there(noun, purpose.default, cards, at);
        Some(cards)
    }

    /// Who was chosen along with a card of theirs.
    fn bind_controller(&mut self, noun: &ThingNoun, cards: Cards) -> Option<()> {
        let Some((person, at)) = with_its_controller(noun) else { return Some(()) };
        self.bind_its_controller(cards, person.role, at)
    }

    /// "Two cards with the highest rank" could be two of one rank, or the two highest.
    fn extreme_of_several<T>(&mut self, at: At) -> Option<T> {
        let message =
            format!("\"{}\" could be several of one kind, or the first ones in order", self.quote(at));
        let help = "write \"the card with the highest …\" and do it again for the next, or \"each card with the highest …\" for all that are level";
        self.refuse(Code::ExtremeOutside, at, message, "which of the two?", help)
    }

    fn pick_noun(
        &mut self,
        noun: &ThingNoun,
        set: SetId,
        count: Count,
        several: bool,
        purpose: Purpose,
        at: At,
    ) -> Option<Cards> {
        let by = self.picker(noun.chooser.as_ref(), noun.random, purpose.actor, at)?;
        let of = match is_among_them(noun) {
            true => ChoiceOf::OutOf(self.pool(at)?, set),
            false => ChoiceOf::Cards(set),
        };
        self.pick(of, count, several, noun.random, by, purpose.kind, at)
    }

    #[allow(clippy::too_many_arguments)] // the parts of a choice, each of another type
    fn pick(
        &mut self,
        of: ChoiceOf,
        count: Count,
        several: bool,
        random: bool,
        by: Who,
        purpose: EventKind,
        at: At,
    ) -> Option<Cards> {
        let (into, cards) = if several {
            let scratch = self.scratch(at)?;
            (Kept::Scratch(scratch), Cards::scratch(scratch))
        } else {
            let local = self.local(at)?;
            (Kept::Local(local), Cards::local(local))
        };
        self.choose(Choice { by, of, count, random, purpose, into });
        Some(cards)
    }

    /// Remembers the cards of a set as they are now.
    fn keep(&mut self, set: SetId, several: bool, at: At) -> Option<Cards> {
        if several {
            let scratch = self.scratch(at)?;
            self.emit(Op::LetCards(scratch, Cards::set(set)));
            Some(Cards::scratch(scratch))
        } else {
            let local = self.local(at)?;
            self.emit(Op::LetCard(local, Cards::set(set)));
            Some(Cards::local(local))
        }
    }
}
