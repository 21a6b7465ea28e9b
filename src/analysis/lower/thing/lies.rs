//! Where cards lie, as far as a text tells: a verb for cards in play is refused for others, and the other way round,
//! also where the card is only pointed at.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::analysis::resolve::{Lies, Lying};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Cards, ZoneKindId};
use crate::syntax::tree::{
    At, Condition, Destination, HeadNoun, Is, Node, SimpleConditionKind, Thing, ThingKind, ThingNoun,
    ThingPlace, ThingPredicate, ThingPredicateKind, Visit, Zone,
};

use super::described::Where;
use super::noun_place::says_where;
use super::zone::zone_word;

/// Where cards lie that were put there. Every zone that has a name is one whose cards are not in play.
pub fn lies_at(to: &Destination, after_effect: bool) -> Lies {
    match to {
        _ if after_effect => Lies::Unknown,
        Destination::Into(_) | Destination::OnTop(_) | Destination::OnBottom(_) => Lies::Elsewhere,
        Destination::IntoPlay { .. } => Lies::InPlay,
    }
}

impl Lowering<'_> {
    /// The cards of a noun lie where it says, or where the verb looks for them.
    pub fn lies_there(&mut self, noun: &ThingNoun, default: Where, cards: Cards, at: At) {
        let place = self.place_of(noun, default);
        let nobodys = self.is_nobodys(noun);
        self.scope.lie(Lying { nobodys, ..Lying::new(cards, place, at.0) });
    }

    /// What was picked out of a group lies where the group does, and a card where it lies under another number.
    pub fn lie_as(&mut self, group: Cards, cards: Cards) {
        if let Some(lying) = self.scope.where_lie(group).cloned() {
            self.scope.lie(Lying { cards, ..lying });
        }
    }

    pub fn place_of(&self, noun: &ThingNoun, default: Where) -> Lies {
        match &noun.place {
            Some(ThingPlace::AmongThem) => {
                let group = self.scope.group.and_then(|group| self.scope.where_lie(group));
                return group.map_or(Lies::Unknown, |lying| lying.place);
            }
            Some(
                ThingPlace::From(_) | ThingPlace::In(_) | ThingPlace::Of(_) | ThingPlace::SetAside { .. },
            ) => return Lies::Elsewhere,
            None => {}
        }
        let is_so = noun
            .that
            .iter()
            .find_map(tells_where)
            .map(|(not, place)| if not { Lies::Unknown } else { place });
        if noun.controlled_by.is_some() {
            return Lies::InPlay;
        }
        if is_so.is_some() || says_where(noun) {
            return is_so.unwrap_or(Lies::Unknown);
        }
        let stays = match &noun.head.noun {
            HeadNoun::Value(word) => self.world.enters_play(self.world.value(*word)),
            HeadNoun::Card | HeadNoun::Zone(_) => false,
        };
        match default {
            Where::Zone(_) => Lies::Elsewhere,
            _ if stays => Lies::InPlay,
            Where::HandOf(_) => Lies::Elsewhere,
            Where::InPlay => Lies::InPlay,
            Where::Stated | Where::Anywhere => Lies::Unknown,
        }
    }

    /// The kind of zone that the cards of a noun lie in, where it is one and the noun or the verb tells it.
    pub fn lie_in(&self, noun: &ThingNoun, default: Where) -> Option<ZoneKindId> {
        let kind = |zone: &Zone| self.world.zone_kind(zone_word(zone));
        match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => match zones.as_slice() {
                [zone] => Some(kind(zone)),
                _several => None,
            },
            Some(ThingPlace::Of(zone)) => Some(kind(zone)),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) => None,
            None => match (self.place_of(noun, default), default) {
                (Lies::InPlay, _) => self.world.in_play,
                (Lies::Elsewhere, Where::HandOf(_)) => self.world.hand,
                (Lies::Elsewhere | Lies::Gone | Lies::Played | Lies::Unknown, _) => None,
            },
        }
    }

    /// A condition that asks where a card is leaves it open for what follows, and one that asks what it is, where it lies
    /// somewhere as one of several kinds.
    pub fn asks_where(&mut self, condition: &Condition) {
        let (mut asks_where, mut asks_what) = (false, false);
        condition.visit(&mut |node| {
            if let Node::SimpleCondition(simple) = node
                && let SimpleConditionKind::Thing(_, predicate) = &simple.kind
            {
                asks_where |= tells_where(predicate).is_some();
                asks_what |= matches!(predicate.kind, ThingPredicateKind::Is { .. });
            }
        });
        if asks_where {
            self.scope.places_are_open();
        } else if asks_what {
            self.scope.places_of_kinds_are_open();
        }
    }

    /// Refuses a card that is somewhere else, for verbs that speak of cards in play.
    pub fn in_play_only(&mut self, what: &Thing, cards: Cards, done: &str, help: &str) -> Option<()> {
        let (told, as_what) = match self.scope.where_lie(cards) {
            Some(Lying { place: Lies::Gone | Lies::Elsewhere, told, as_what, .. }) => {
                (*told, as_what.clone())
            }
            Some(Lying { place: Lies::Played, .. }) => return self.is_being_played(what, done),
            _other => return Some(()),
        };
        let said = self.quote(what.at);
        let message = match &as_what {
            Some(kind) => {
                format!("Only a card in play can {done}, and \"{said}\" is somewhere else if it is {kind}.")
            }
            None => format!("Only a card in play can {done}, and \"{said}\" is somewhere else."),
        };
        let mut problem = Diagnostic::new(Code::NotInPlay, self.place(what.at), message).label("not in play");
        if let Some(kind) = as_what {
            let rest = format!(
                "wait for {kind} in a sentence of its own, or ask first what \"{said}\" is: \"if …, …\""
            );
            problem = problem.help(as_sentence(&rest));
        }
        problem = self.meant_in_play(problem, what).help(help);
        self.refuse_lying(problem, what, told, "so it is not in play")
    }

    /// Refuses a card that is being played, for verbs that speak of cards in play.
    fn is_being_played<T>(&mut self, what: &Thing, done: &str) -> Option<T> {
        let message =
            format!("only a card in play can {done}, and \"{}\" is being played", self.quote(what.at));
        let help = format!("{}; say it of a card that stays in play", self.where_it_goes());
        self.refuse(Code::NotInPlay, what.at, message, "not in play", &help)
    }

    /// A card that is being played lies nowhere: nothing can be done with the place where it lies.
    pub fn lies_somewhere(&mut self, what: &Thing, cards: Cards, help: &str) -> Option<()> {
        let is_played = self.scope.where_lie(cards).is_some_and(|lying| lying.place == Lies::Played);
        if !is_played {
            return Some(());
        }
        let message =
            format!("\"{}\" is being played, and lies nowhere until its effect is over", self.quote(what.at));
        let help = format!("{}; {help}", self.where_it_goes());
        self.refuse(Code::NeverHappens, what.at, message, "being played", &help)
    }

    /// What becomes of a card that is being played.
    fn where_it_goes(&self) -> String {
        let goes = self.world.goes_after.clone();
        let goes = goes.unwrap_or_else(|| self.in_own_words("on the bottom of the ‹discards›"));
        format!("it goes {goes} when it has had its effect")
    }

    /// Refuses a card that is in play, for verbs that take one from somewhere else.
    pub fn not_in_play(&mut self, what: &Thing, cards: Cards, but: &str, help: &str) -> Option<()> {
        let told = match self.scope.where_lie(cards) {
            Some(Lying { place: Lies::InPlay, told, .. }) => *told,
            _other => return Some(()),
        };
        let message = format!("\"{}\" is in play, and {but}", self.quote(what.at));
        let problem = Diagnostic::new(Code::OnlyCards, self.place(what.at), message).label("in play");
        self.refuse_lying(problem.help(help), what, told, "so it is in play")
    }

    /// With what told where the card is, if that stands elsewhere.
    fn refuse_lying<T>(
        &mut self,
        problem: Diagnostic,
        what: &Thing,
        told: crate::source::Span,
        note: &str,
    ) -> Option<T> {
        let is_elsewhere = told != what.at.0 && told != crate::source::Span::default();
        let problem = match is_elsewhere {
            true => problem.note(self.place(At(told)), note),
            false => problem,
        };
        self.report(problem);
        None
    }

    /// Nobody controls a card that has left play: who did is asked before.
    pub fn controls_what(&mut self, thing: &Thing) -> Option<()> {
        if let ThingKind::Some(_) = thing.kind {
            return Some(());
        }
        let cards = self.cards(thing)?;
        let by_event = self.scope.where_lie(cards).is_some_and(|lying| lying.would.is_some());
        let help = match by_event {
            true => "say in the event whose it was: Whenever a card an opponent controls is destroyed, …",
            false => {
                "choose it first, and let it leave play last: If an opponent controls that ‹stays›, …. Destroy that ‹stays›."
            }
        };
        self.in_play_only(thing, cards, "be controlled", help)
    }

    /// Counters lie on cards in play.
    pub fn has_counters(&mut self, what: &Thing, cards: Cards) -> Option<()> {
        let help = "name a card in play: \"a card that is in play on the table\"";
        self.in_play_only(what, cards, "have counters", help)
    }
}

/// Where a card is of which this is said, or is not.
fn tells_where(predicate: &ThingPredicate) -> Option<(bool, Lies)> {
    match &predicate.kind {
        ThingPredicateKind::Is { not, what: Is::InPlay } => Some((*not, Lies::InPlay)),
        ThingPredicateKind::Is { not, what: Is::In(_) | Is::OnTopOf(_) | Is::OnBottomOf(_) } => {
            Some((*not, Lies::Elsewhere))
        }
        _other => None,
    }
}
