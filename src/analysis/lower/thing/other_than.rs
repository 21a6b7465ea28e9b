//! What "another" and "other" are other than: the card a definition is about; else this card, and those spoken of before.

use super::described::{Position, Where};
use super::select::Purpose;
use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{AskedFor, Lost, Mention, Noun, Round, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Cards, EventKind};
use crate::source::{Place, Span};
use crate::syntax::tree::{
    Amount, At, Determiner, Head, Is, PersonKind, Thing, ThingKind, ThingNoun, ThingPredicate,
    ThingPredicateKind,
};
use crate::vocabulary::english::capitalized;

impl Lowering<'_> {
    pub(super) fn other_than(
        &mut self,
        noun: &ThingNoun,
        position: Position,
        default: Where,
        at: At,
    ) -> Option<Vec<Cards>> {
        if let Some(defined) = self.scope.defined {
            self.scope.said_it += 1;
            return Some(vec![defined]);
        }
        if let Some(Mention { apart: Some(apart), span, .. }) = self.scope.mentions.last().copied() {
            return self.lost(at, Lost::Apart(span, apart));
        }
        if let Some(&Mention { span, .. }) = self.scope.perhaps_picked() {
            return self.other_than_perhaps(span, at);
        }
        let mut others: Vec<Cards> = Vec::new();
        // Of several that are gone through, those are other than each.
        let own = self.own_card().filter(|_| self.scope.one_of_them.is_none());
        if own.is_some() && self.could_be_this(noun, position, default) {
            self.other_than_this(noun, at)?;
        }
        let spoken_of = self.scope.mentions.iter().filter(|mention| mention.apart.is_none());
        for cards in spoken_of.map(|mention| mention.cards).chain(own) {
            if !others.contains(&cards) {
                others.push(cards);
            }
        }
        let is_asked =
            |asked: &AskedFor| asked.sentence == self.scope.sentence && matches!(asked.noun, Noun::Thing(_));
        // Than the one that was asked for, which nobody has picked, or than this card?
        let nothing_else = others.iter().all(|cards| Some(*cards) == self.own_card());
        if others.is_empty() || nothing_else && self.scope.asked_for.iter().any(is_asked) {
            let message = format!("\"{}\" does not say other than what", self.quote(at));
            let help = match self.block.stays {
                true => {
                    "for all but the card that this text stands on say \"except this card\"; else choose a card before"
                }
                false => "name a card before, or leave \"other\" out",
            };
            return self.refuse(Code::PointsAtNothing, at, message, "other than which?", help);
        }
        Some(others)
    }

    fn other_than_perhaps<T>(&mut self, named: Span, at: At) -> Option<T> {
        let (said, named) = (self.quote(at), self.quote_span(named));
        let message =
            format!("this does not say what \"{said}\" leaves out: \"{named}\" may not have been picked");
        let help = "say it where it is picked: If …, choose a card you control and destroy all other cards you control.";
        self.refuse(Code::PointsAtNothing, at, message, "other than which?", help)
    }

    /// Whether the card that the text stands on can be among what the noun describes, as far as it says so.
    fn could_be_this(&self, noun: &ThingNoun, position: Position, default: Where) -> bool {
        let is_looked_for = match position {
            Position::Moved | Position::Seen | Position::Counted => true,
            Position::Narrowed | Position::Described => false,
        };
        let is_anywhere = match default {
            Where::InPlay | Where::Stated => noun.place.is_none() && noun.controlled_by.is_none(),
            Where::HandOf(_) | Where::Zone(_) | Where::Anywhere => false,
        };
        self.block.stays && is_looked_for && is_anywhere && noun.except.is_none()
    }

    /// Refuses "Whenever an asset enters play, destroy another asset", on an asset: another than that one, and than this
    /// card as well?
    fn other_than_this(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let own = self.own_card();
        if self.scope.mentions.iter().any(|mention| Some(mention.cards) == own) {
            return Some(());
        }
        let like_it =
            |mention: &&Mention| mention.apart.is_none() && self.is_called(mention.cards, &noun.head);
        let Some(named) = self.scope.mentions.iter().rev().find(like_it).copied() else { return Some(()) };
        let (said, first) = (self.quote(at), self.quote_span(named.span));
        let pointed = match named.many {
            true => ThingKind::Those(noun.head.clone()),
            false => ThingKind::That(noun.head.clone()),
        };
        let except = Thing { kind: pointed, at };
        let but_that = ThingNoun { other: false, except: Some(except), ..noun.clone() };
        let mut but_both = but_that.clone();
        let this =
            ThingPredicateKind::Is { not: true, what: Is::A(Box::new(Thing { kind: ThingKind::This, at })) };
        but_both.that.push(ThingPredicate { kind: this, at });
        let [but_that, but_both] = [but_that, but_both].map(|noun| self.noun_in_words(noun, at));
        let message = format!("\"{said}\" is another one than \"{first}\", and this could be this card");
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(at), message)
            .label("this card as well?")
            .note(Place::new(self.file, named.span), "another one than this")
            .help(format!("where it can be this card write \"{but_that}\""))
            .help(format!("where it can't, \"{but_both}\""));
        self.report(problem);
        None
    }

    /// Refuses "Repeat two times: put an oil counter on another asset": another than the one of the time before?
    pub(super) fn another_each_time(&mut self, noun: &ThingNoun, purpose: Purpose, at: At) -> Option<()> {
        let Some(Round { named, times }) = self.scope.round.filter(|_| noun.other && !purpose.moves()) else {
            return Some(());
        };
        let of_that_one = |person: &PersonKind| matches!(person, PersonKind::That(_) | PersonKind::They);
        let is_theirs = noun.controlled_by.as_ref().is_some_and(|person| of_that_one(&person.kind));
        let changes_hands = purpose.kind == EventKind::ChangeControl && noun.controlled_by.is_some();
        let mut in_this_round = self.scope.mentions.iter().skip(named);
        if is_theirs || changes_hands || in_this_round.any(|one| self.is_called(one.cards, &noun.head)) {
            return Some(());
        }
        let said = self.quote(at);
        let plain = ThingNoun { other: false, ..noun.clone() };
        let this = Thing { kind: ThingKind::This, at };
        let again = match (self.block.stays, &noun.except) {
            (true, None) => ThingNoun { except: Some(this), ..plain.clone() },
            (_, _) => plain.clone(),
        };
        let again = self.noun_in_words(again, at);
        let message = format!("each time, \"{said}\" could be the one of the time before");
        let mut problem = Diagnostic::new(Code::PointsAtTwo, self.place(at), message)
            .label("another one each time?")
            .help(format!("where it can be the same one again write \"{again}\""));
        if let (Some(times @ 2..), Determiner::A) = (times, &noun.determiner) {
            let other = self.block.stays;
            let determiner = Determiner::Count(Amount::Exactly(times));
            let at_once = self.noun_in_words(ThingNoun { determiner, other, ..plain }, at);
            let said = self.clause_said().trim_end_matches('.').replacen(&said, &at_once, 1);
            problem = problem.help(format!(
                "for another one each time do it with all of them at once: {}.",
                capitalized(&said)
            ));
        } else {
            problem = problem.help("for another one each time choose as many as it takes first");
        }
        self.report(problem);
        None
    }

    /// Whether the cards were called by that noun, or by a narrower one.
    fn is_called(&self, cards: Cards, head: &Head) -> bool {
        let noun = Noun::Thing(head.clone());
        let mut named = self.scope.bindings.iter().filter(|named| named.slot == Slot::Cards(cards));
        named.any(|named| named.noun.fit(&noun).is_some())
    }

    fn noun_in_words(&self, noun: ThingNoun, at: At) -> String {
        format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at })
    }
}
