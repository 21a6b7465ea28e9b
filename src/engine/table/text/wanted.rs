//! What somebody wants to do with one of several cards, and who may refuse it: most of them are not there most of
//! the time.

use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::engine::table::listen::listeners::{Listeners, Listens};
use crate::engine::table::standing::stands::Stands;
use crate::game::{CardSet, Game, KindSet, TextNo};
use crate::program::{EventKind, PredicateId, SetId};

#[derive(Clone, Copy, Debug)]
pub struct Wanted<const W: usize> {
    pub verb: EventKind,
    /// A predicate that holds for all of the cards.
    pub within: Option<PredicateId>,
    /// Nothing at the table forbids that to any card, nor asks for anything that it requires.
    pub is_free: bool,
    /// Whether cards may demand something of whoever does it.
    pub demands: Demands,
    /// Cards that forbid it, or say which cards others must be, while they are in play.
    refusing: Option<CardSet<W>>,
    /// A game with an effect that does so awaits one of these kinds.
    effects: KindSet,
    /// Others do, at any time.
    may_always_be_refused: bool,
    /// The only one of these, where that is a rule, and the cards that it forbids.
    only_rule: Option<(TextNo, SetId)>,
    /// The only cards that it may be refused with, besides those that effects have kept; nothing where it may be any.
    refused_with: Option<CardSet<W>>,
}

/// What has to be so for somebody to do it with a card, besides that nothing forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demands {
    Nothing,
    /// What the card demands to be played.
    OfCard,
    /// What the verb costs.
    Price,
}

impl<const W: usize> Wanted<W> {
    pub fn of(listeners: &Listeners<W>, verb: EventKind, within: Option<PredicateId>) -> Wanted<W> {
        let mut found = Wanted {
            verb,
            within,
            is_free: verb != EventKind::Play && listeners.is_unforbidden(verb),
            demands: if verb == EventKind::Play { Demands::OfCard } else { Demands::Nothing },
            refusing: None,
            effects: KindSet::NONE,
            may_always_be_refused: false,
            only_rule: None,
            refused_with: refused_with(listeners, verb),
        };
        if let Some(heard) = listeners.heard(verb, Listens::Prohibit) {
            found.add(heard);
            found.only_rule = only_rule(heard, within).filter(|_| !found.may_always_be_refused);
            found.may_always_be_refused |= !heard.rules.iter().all(|rule| rule.spares(within));
        }
        if listeners.says_what_must_be(verb) {
            let heard = listeners.stands(Stands::MustBe);
            found.add(heard);
            found.may_always_be_refused |= !heard.rules.is_empty();
            found.only_rule =
                found.only_rule.filter(|_| heard.rules.is_empty() && heard.elsewhere.is_empty());
        }
        found
    }

    /// The same of a verb that costs something.
    pub fn with_price(self) -> Wanted<W> {
        Wanted { demands: Demands::Price, is_free: false, refused_with: None, ..self }
    }

    fn add(&mut self, heard: &Heard<W>) {
        if !heard.in_play.is_empty() {
            self.refusing.get_or_insert_default().add(&heard.in_play);
        }
        self.effects = self.effects.or(heard.effect_kinds);
        self.may_always_be_refused |= !heard.elsewhere.is_empty();
    }

    /// False where it can be done with any card at this moment of a game.
    #[inline]
    pub fn may_be_limited(&self, game: &Game<W>) -> bool {
        self.demands != Demands::Nothing || self.may_be_refused(game)
    }

    /// Whether it can be done with one of the cards, as far as that is seen at once.
    #[inline]
    pub fn is_sure_of_one(&self, game: &Game<W>, cards: &CardSet<W>) -> bool {
        !self.may_be_limited(game) || !self.sure(game, cards).is_empty()
    }

    /// Those of the cards that nothing refuses it with, as far as that is seen at once.
    #[inline]
    pub fn sure(&self, game: &Game<W>, cards: &CardSet<W>) -> CardSet<W> {
        let Some(refused_with) = &self.refused_with else { return CardSet::EMPTY };
        let mut sure = cards.and_not(*refused_with);
        if game.awaited.may_contain_any(self.effects) {
            game.floating.iter().for_each(|floating| sure = sure.and_not(floating.keeps.cards));
        }
        sure
    }

    /// False where nothing refuses it to any card at this moment of a game.
    #[inline]
    pub fn may_be_refused(&self, game: &Game<W>) -> bool {
        self.may_always_be_refused || self.may_be_refused_now(game)
    }

    /// The rule that forbids it with some cards, where nothing else refuses it at this moment of a game, and the cards.
    #[inline]
    pub fn only_rule(&self, game: &Game<W>) -> Option<(TextNo, SetId)> {
        self.only_rule.filter(|_| !self.may_be_refused_now(game))
    }

    /// Whether something is there that refuses it, and is not always there.
    #[inline]
    fn may_be_refused_now(&self, game: &Game<W>) -> bool {
        game.awaited.may_contain_any(self.effects)
            || self.refusing.as_ref().is_some_and(|cards| cards.meets(game.zones.in_play_ref()))
    }
}

/// The only rule that forbids it with cards that the predicate does not hold for, where they can be told at once.
fn only_rule<const W: usize>(heard: &Heard<W>, within: Option<PredicateId>) -> Option<(TextNo, SetId)> {
    let mut rules = heard.rules.iter().filter(|rule| !rule.spares(within));
    let rule = rules.next().filter(|_| rules.next().is_none())?;
    Some((rule.text, rule.scope.as_ref()?.only_set()?))
}

/// The only cards that something may be refused with, besides those that effects have kept: cards that forbid it to
/// themselves.
fn refused_with<const W: usize>(listeners: &Listeners<W>, verb: EventKind) -> Option<CardSet<W>> {
    let heard = listeners.heard(verb, Listens::Prohibit)?;
    let is_kept = |one: &HeardAbility<W>| one.scope.as_ref().is_some_and(|scope| scope.only_kept);
    let is_so = heard.only_cards_in_play() == Some(heard.of_themselves) && heard.effects.iter().all(is_kept);
    (is_so && verb != EventKind::Play && !listeners.says_what_must_be(verb)).then_some(heard.in_play)
}
