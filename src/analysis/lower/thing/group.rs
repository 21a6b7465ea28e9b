//! "Them" and "the rest": the cards that were named together, some of them, and what is left of them.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::lost::A_CARD_OF_EACH;
use crate::analysis::resolve::{Mention, Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Cards, CardsKind, Op};
use crate::source::{Place, Span};
use crate::syntax::tree::{At, Determiner, Head, HeadNoun, Thing, ThingKind, ThingNoun, ThingPlace};
use crate::vocabulary::english;

use super::select::Purpose;

/// Whether it is picked out of cards that were named before.
pub fn is_among_them(noun: &ThingNoun) -> bool {
    matches!(noun.place, Some(ThingPlace::AmongThem))
}

impl Lowering<'_> {
    /// The cards that were named together.
    pub fn group(&mut self, at: At) -> Option<Cards> {
        match self.scope.group {
            Some(cards) => Some(cards),
            None => self.no_group(at),
        }
    }

    /// The cards that "one of them" and "from among them" are picked out of: several.
    pub fn pool(&mut self, at: At) -> Option<Cards> {
        self.several(at, "is out of several cards")
    }

    /// The group, where it can be more than one card.
    fn several(&mut self, at: At, is: &str) -> Option<Cards> {
        let group = self.group(at)?;
        if matches!(group.kind(), CardsKind::Scratch(_) | CardsKind::Set(_)) {
            return Some(group);
        }
        let is_it = |mention: &&Mention| mention.cards == group;
        let one = self.scope.mentions.iter().rev().find(is_it).map_or(at.0, |mention| mention.span);
        let (said, one_card) = (self.quote(at), self.quote_span(one));
        let message = format!("\"{said}\" {is}, but the last that was seen is one: \"{one_card}\"");
        let diagnostic = Diagnostic::new(Code::NoGroup, self.place(at), message)
            .label("which cards?")
            .note(Place::new(self.file, one), "this was seen last")
            .help("the one card is \"it\"; to pick out of several, do it right after they were looked at, revealed, drawn or chosen");
        self.report(diagnostic);
        None
    }

    /// "Them": those named last, where it is clear which.
    pub fn them(&mut self, at: At) -> Option<Cards> {
        let group = self.several(at, "are several cards")?;
        let Some(taken) = self.scope.taken else { return Some(group) };
        let (said, some) = (self.quote(at), self.quote_span(taken));
        let message = format!("\"{said}\" could be \"{some}\", or the cards that are left");
        let diagnostic = Diagnostic::new(Code::PointsAtTwo, self.place(at), message)
            .label("which of the two?")
            .note(Place::new(self.file, taken), "these went away")
            .help("those that are left are \"the rest\"")
            .help("to go on with the others, choose them first: Choose two of them. Put them into your ‹held›. Reveal them.");
        self.report(diagnostic);
        None
    }

    /// "The rest" and "the other": what is left of them.
    pub fn rest(&mut self, at: At) -> Option<Cards> {
        let Some(rest) = self.scope.rest() else { return self.no_group(at) };
        if let Some(through) = self.scope.gone_through {
            return self.rest_of_all(through, at);
        }
        if self.scope.left.is_some() {
            return Some(rest);
        }
        let message = match self.scope.gone {
            Some(gone) => {
                format!("nothing is left of \"{}\": all of them are moved", self.quote_span(gone))
            }
            None => format!(
                "\"{}\" is what is left when some were picked, and nobody has picked any",
                self.quote(at)
            ),
        };
        let help = "pick some of several cards first: Look at the top three cards of the ‹deck›. Put one of them into your ‹held›. Put the rest on the bottom of the ‹deck›.";
        self.refuse(Code::NoGroup, at, message, "the rest of which cards?", help)
    }

    /// Something was done for each of them, and nothing with them: "the rest" could be the others, or all of them.
    fn rest_of_all<T>(&mut self, through: Span, at: At) -> Option<T> {
        let (said, through) = (self.quote(at), self.quote_span(through));
        let message =
            format!("\"{through}\" are still there, so \"{said}\" could be the others, or all of them");
        let help = match through.strip_suffix(" from among them").and_then(|each| each.strip_prefix("each "))
        {
            Some(one) => format!(
                "for all of them write \"them\"; for the others \"each card from among them that is not {} {one}\"",
                english::article(one)
            ),
            None => "for all of them write \"them\"; for the others say which they are".to_string(),
        };
        self.refuse(Code::PointsAtTwo, at, message, "which of the two?", help)
    }

    fn no_group(&mut self, at: At) -> Option<Cards> {
        if let Some(apart) = self.scope.apart {
            return self.lost_apart(at, apart, A_CARD_OF_EACH);
        }
        if let Some(problem) = self.not_yet(Code::NoGroup, at) {
            self.report(problem);
            return None;
        }
        let message = format!("no cards came before that \"{}\" could mean", self.quote(at));
        let help = if self.scope.substituting {
            "what would happen has not happened yet, so there are no cards: say how many, \"that many cards\""
        } else {
            "look at, reveal, draw or choose several cards first: Reveal the top three cards of the ‹deck›. Or say where the cards are: a card from that player's ‹held›"
        };
        self.refuse(Code::NoGroup, at, message, "which cards?", help)
    }

    /// Some of "them" were picked: they no longer belong to "the rest".
    pub fn leave_group(&mut self, cards: Cards, several: bool, picked: u32, purpose: Purpose, at: At) {
        self.without(self.scope.group, cards);
        self.scope.fewer_left(picked);
        // So many as were picked can be counted afterwards.
        if several {
            self.scope.picked = Some(cards);
        }
        match purpose.moves() {
            true => self.scope.take_out(several, at.0),
            false => self.scope.pick_out(cards, several),
        }
    }

    /// "One of them" is "that card" afterwards.
    pub fn bind_some_of_them(&mut self, cards: Cards, several: bool, at: At) {
        let head = Head::card();
        self.scope.bind(Noun::Thing(head), Slot::Cards(cards), several, at.0);
    }

    /// Cards that were named before are moved: one of "them" that something is done for, each in turn, no longer belongs
    /// to "the rest", and of all of "them" nothing is left.
    pub fn leave_as_named(&mut self, thing: &Thing, cards: Cards, purpose: Purpose) {
        if !purpose.moves() {
            return;
        }
        if self.scope.one_of_them == Some(cards) {
            self.scope.gone_through = None;
            self.without(self.scope.rest(), cards);
            self.scope.left = self.scope.rest();
        } else if self.scope.left.is_none() && thing.kind != ThingKind::This && !self.is_several(thing) {
            self.leave_by_name(cards);
        }
        let is_whole = matches!(thing.kind, ThingKind::Them | ThingKind::Those(_));
        if is_whole && self.scope.group == Some(cards) {
            self.scope.gone = Some(thing.at.0);
        }
    }

    /// As `leave_by_name`, where the card goes somewhere else.
    pub fn moved_by_name(&mut self, cards: Cards, purpose: Purpose) {
        if purpose.moves() {
            self.leave_by_name(cards);
        }
    }

    /// One card is moved that was not named as one of "them": if it is, it no longer belongs to "the rest".
    pub fn leave_by_name(&mut self, cards: Cards) {
        if self.says_rest && self.scope.group.is_some() {
            self.without(self.scope.rest(), cards);
            self.scope.left = self.scope.rest();
        }
    }

    /// "The other": the one card that is left of two.
    pub fn the_other(&mut self, at: At) -> Option<Cards> {
        let rest = self.rest(at)?;
        if self.scope.is_one_left() {
            return Some(rest);
        }
        let said = self.quote(at);
        let message = format!("\"{said}\" is one card, and more than one may be left here");
        let diagnostic = Diagnostic::new(Code::ItIsSeveral, self.place(at), message)
            .label("which one?")
            .help("those that are left are \"the rest\"")
            .fix("write \"the rest\"", at.0, "the rest");
        self.report(diagnostic);
        None
    }

    /// Refuses "the other two": after "one of them" it reads as the cards that are left, and it would be one of rank two.
    pub fn means_a_rank(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let HeadNoun::Value(rank) = &noun.head.noun else { return Some(()) };
        let is_bare =
            noun.determiner == Determiner::The && noun.head.values.is_empty() && noun.order.is_none();
        if !is_bare || !noun.other || !self.world.is_spoken_as_number(*rank) {
            return Some(());
        }
        let others = ThingNoun { determiner: Determiner::All, ..noun.clone() };
        let others =
            format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(others)), at });
        let said = self.quote(at);
        let message = format!("\"{said}\" could be so many cards, or a card of that rank");
        let help = format!(
            "for the cards that are left write \"the rest\"; for the others of that rank \"{others}\""
        );
        self.refuse(Code::NotAValue, at, message, "which of the two?", help)
    }

    fn without(&mut self, group: Option<Cards>, cards: Cards) {
        if let Some(CardsKind::Scratch(scratch)) = group.map(Cards::kind) {
            self.emit(Op::Without(scratch, cards));
        }
    }

    /// What was seen can be spoken of as "them", also when it is one card.
    pub fn seen(&mut self, what: &Thing, cards: Cards) {
        let scope = &mut self.scope;
        match &what.kind {
            // Several of a kind are "them" already, and of "them" one card alone is not.
            ThingKind::Some(noun) if is_among_them(noun) => {}
            ThingKind::OfThem(_) | ThingKind::Them => {}
            ThingKind::Some(_) | ThingKind::Rest => {
                (scope.group, scope.taken, scope.gone, scope.gone_through) = (Some(cards), None, None, None);
            }
            ThingKind::Those(head) => {
                let number = self.scope.pair(&Noun::Thing(head.clone())).len() as u32;
                self.see_those(cards, number, what.at);
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::TheOther
            | ThingKind::That(_)
            | ThingKind::Bound(_) => {
                scope.group.get_or_insert(cards);
            }
        }
    }

    /// Cards that were named one by one are kept together, so that some can be picked out of them.
    fn see_those(&mut self, cards: Cards, number: u32, at: At) {
        let kept = match cards.kind() {
            CardsKind::Set(_) => self.scratch(at).map(|scratch| {
                self.emit(Op::LetCards(scratch, cards));
                Cards::scratch(scratch)
            }),
            _kept => Some(cards),
        };
        if let Some(kept) = kept.filter(|kept| self.scope.group != Some(*kept)) {
            self.scope.name_group(kept, (number > 1).then_some(number), None);
        }
    }
}
