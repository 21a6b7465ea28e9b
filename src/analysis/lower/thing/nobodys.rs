//! A card that was picked out of a pile has no controller until it has been put somewhere.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::analysis::resolve::{Lies, Lying};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Cards, ZoneKindId};
use crate::source::Place;
use crate::syntax::tree::{At, Thing, ThingKind, ThingNoun, ThingPlace};

use super::described::Where;
use super::select::Purpose;
use super::zone::zone_word;

impl Lowering<'_> {
    /// Refuses cards of a hand into which others are drawn at the same time: nobody could choose these.
    pub fn not_of_those_drawn_then(&mut self, noun: &ThingNoun, purpose: Purpose, at: At) -> Option<()> {
        let is_theirs = |who| who == purpose.actor && self.lies_in_hand(noun, purpose.default);
        let Some((_, drawn)) = self.scope.drawn_then.filter(|(who, _)| is_theirs(*who)) else {
            return Some(());
        };
        let message = format!(
            "\"{}\" can be none of the cards that are drawn here: at the same time, nothing is drawn before everybody has chosen",
            self.quote(at)
        );
        let help = "draw in a sentence before it: Each player draws a card. At the same time, each player discards a card.";
        let problem = Diagnostic::new(Code::PointsAtNothing, self.place(at), message)
            .label("chosen before anybody draws")
            .note(Place::new(self.file, drawn), "drawn when all have chosen")
            .help(help);
        self.report(problem);
        None
    }

    fn lies_in_hand(&self, noun: &ThingNoun, default: Where) -> bool {
        let zones = match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.as_slice(),
            Some(ThingPlace::Of(zone)) => std::slice::from_ref(zone),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) => &[],
            None => return matches!(default, Where::HandOf(_)),
        };
        zones.iter().any(|zone| self.world.zones[self.world.zone_kind(zone_word(zone)).index()].is_hand)
    }

    /// Whether the cards of the noun lie where they are nobody's.
    pub fn is_nobodys(&self, noun: &ThingNoun) -> bool {
        let zones = match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.as_slice(),
            Some(ThingPlace::Of(zone)) => std::slice::from_ref(zone),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => &[],
        };
        let is_nobodys = |kind: ZoneKindId| {
            let zone = &self.world.zones[kind.index()];
            !zone.of_each_player && !zone.in_play
        };
        !zones.is_empty() && zones.iter().all(|zone| is_nobodys(self.world.zone_kind(zone_word(zone))))
    }

    /// Refuses that each of several takes a card at the same time that can be the same for all of them.
    pub fn each_moves_one(&mut self, thing: &Thing, cards: Cards) -> Option<()> {
        let is_shared = self.scope.where_lie(cards).is_some_and(|lying| lying.nobodys);
        let (true, true, Some(done)) = (is_shared, self.scope.each_at_once, self.scope.same_time) else {
            return Some(());
        };
        let message = format!(
            "\"{}\" can be one card for all of them: at the same time, nothing is moved before everybody has chosen",
            self.quote(thing.at)
        );
        let done = as_sentence(&self.quote_span(done));
        let help = format!("leave \"At the same time\" out: {done}");
        self.refuse(Code::OneForEach, thing.at, message, "one for all, or one for each?", help)
    }

    /// Refuses that several search at the same time: whoever searches chooses when the cards are seen, and the others find
    /// them changed.
    pub fn searched_one_by_one(&mut self, zone: At) -> Option<()> {
        let Some(done) = self.scope.same_time else { return Some(()) };
        let message = format!(
            "\"{}\" can't be searched at the same time: everybody would have to choose before anybody has looked",
            self.quote(zone)
        );
        let done = as_sentence(&self.quote_span(done));
        let help = format!("leave \"At the same time\" out: {done}");
        self.refuse(Code::OneForEach, zone, message, "searched by one after the other", help)
    }

    /// Refuses the controller of cards that have none.
    pub fn is_controlled(&mut self, cards: Cards, at: At) -> Option<()> {
        let is_controlled =
            |lying: &Lying| !lying.nobodys && (lying.place != Lies::Elsewhere || lying.as_what.is_some());
        if self.scope.where_lie(cards).is_none_or(is_controlled) {
            return Some(());
        }
        let message = format!("\"{}\" is nobody: the card is not in play", self.quote(at));
        let help = "say who it is: you; a player of your choice; that player, for somebody named before";
        let problem =
            Diagnostic::new(Code::NotInPlay, self.place(at), message).label("nobody controls it").help(help);
        self.or_one_before(problem, cards);
        None
    }

    /// Refuses to return a card that is spoken of and lies in a hand or a pile.
    pub fn returned_from_play(&mut self, what: &Thing, cards: Cards) -> Option<()> {
        let lies = |lying: &Lying| lying.place == Lies::Elsewhere && lying.as_what.is_none();
        let is_pointed_at = !matches!(what.kind, ThingKind::Some(_));
        if !is_pointed_at || !self.scope.where_lie(cards).is_some_and(lies) {
            return Some(());
        }
        let message =
            format!("only a card in play is returned, and \"{}\" is not in play", self.quote(what.at));
        let problem = Diagnostic::new(Code::NotInPlay, self.place(what.at), message)
            .label("not in play")
            .help("a card from somewhere else is put where it goes: put it into your ‹held›");
        self.or_one_before(problem, cards);
        None
    }

    /// Another card was spoken of before that one: it may be the one that is meant.
    fn or_one_before(&mut self, problem: Diagnostic, than: Cards) {
        let may_be_in_play = |cards: Cards| {
            let lying = self.scope.where_lie(cards);
            lying.is_none_or(|lying| lying.place != Lies::Elsewhere && !lying.nobodys)
        };
        let mut before = self.scope.mentions.iter().rev();
        let other = before.find(|one| one.cards != than && !one.many && may_be_in_play(one.cards));
        let problem = match other.copied() {
            Some(other) => problem
                .note(Place::new(self.file, other.span), "or is this one meant?")
                .help(format!(
                    "to mean \"{}\", give it a name where it is chosen: Call it the \"guest\".",
                    self.quote_span(other.span)
                ))
                .help("and then speak of \"the guest\""),
            None => problem,
        };
        self.report(problem);
    }
}
