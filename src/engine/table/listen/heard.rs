//! Those who listen to one thing: rules, cards where their abilities work, and effects that hold for a while.

use super::attention::Attention;
use super::lookers::{Manner, Picky};
use super::subjects::Subjects;
use crate::engine::table::set::scope::Scope;
use crate::game::{Bearer, Card, CardSet, Floating, Kept, KindSet, Slot, TextNo, Touched};
use crate::program::{Ability, AbilityId, Pc, PredicateId};

#[derive(Clone, Debug, Default)]
pub struct Heard<const W: usize> {
    /// Cards with such an ability while they are in play.
    pub in_play: CardSet<W>,
    /// There are such cards.
    pub(in crate::engine::table) hears_in_play: bool,
    /// Those of them that forbid something to themselves and to no other card.
    pub(in crate::engine::table) of_themselves: CardSet<W>,
    /// Those of these that forbid it to every opponent of whoever controls them, and to nobody else.
    pub(in crate::engine::table) to_opponents: CardSet<W>,
    /// Those of them that listen only to what some do.
    pub picky: Picky<W>,
    /// Which cards an event has to be about for each of them.
    pub subjects: Subjects<W>,
    /// Those of them with one ability, which does something whenever whoever controls the card does this, or any opponent,
    /// and asks nothing more but how many cards there are.
    pub plain: CardSet<W>,
    /// Cards with such an ability in some other zone.
    pub elsewhere: CardSet<W>,
    /// The abilities of those cards, card by card as they are printed.
    pub abilities: Vec<HeardAbility<W>>,
    /// Where those of each card begin, and where those of the last one end.
    pub(in crate::engine::table) begin: Vec<u16>,
    pub rules: Vec<HeardAbility<W>>,
    /// Abilities that effects may bear which hold for a while.
    pub effects: Vec<HeardAbility<W>>,
    /// Whether others than rules listen: cards, or effects that hold for a while.
    pub is_heard_by_others: bool,
    /// Nobody listens but cards in play.
    pub is_heard_only_in_play: bool,
    /// A game with one of these awaits one of these kinds.
    pub(in crate::engine::table) effect_kinds: KindSet,
    /// Whether some work wherever cards are.
    pub(in crate::engine::table) works_anywhere: bool,
}

/// An ability of a rule, of a card of the deck, or of an effect.
#[derive(Clone, Debug)]
pub struct HeardAbility<const W: usize> {
    pub card: Option<Card>,
    pub text: TextNo,
    pub id: AbilityId,
    pub ability: Ability,
    pub attention: Attention<W>,
    /// The cards that it forbids, where they can be told at once.
    pub scope: Option<Scope>,
    /// What it reads, where it is about a state.
    pub watch: Touched,
    /// Where its price begins, if it is one that its controller may use in their turn and nothing else is asked.
    pub used_from: Option<Pc>,
}

impl<const W: usize> HeardAbility<W> {
    /// What has to change for a state that was met to be over.
    #[inline]
    pub fn watch_once_met(&self) -> Touched {
        let Touched { zones, emptied, .. } = self.watch;
        Touched { zones: zones | emptied, ..self.watch }
    }

    /// Whether it forbids none of the cards for which the predicate holds.
    #[inline]
    pub fn spares(&self, within: Option<PredicateId>) -> bool {
        self.scope.as_ref().is_some_and(|scope| scope.spares(within))
    }

    /// Whether it forbids something only with cards that the effect has kept, and this is another one.
    #[inline]
    pub fn is_about_another(&self, effect: &Floating<W>, card: Option<Card>) -> bool {
        let is_kept = |card: Card| effect.keeps.cards.contains(card);
        self.scope.as_ref().is_some_and(|scope| scope.only_kept) && !card.is_some_and(is_kept)
    }

    /// Whether it may forbid something with one of the cards as long as the effect lasts: not where that is about
    /// cards it has kept, and these are others.
    #[inline]
    pub fn may_forbid_for_a_while(&self, effect: &Floating<W>, cards: &CardSet<W>) -> bool {
        !self.scope.as_ref().is_some_and(|scope| scope.only_kept) || effect.keeps.cards.meets(cards)
    }
}

impl<const W: usize> Heard<W> {
    /// Those of rules, of cards and of effects.
    pub(in crate::engine::table) fn all_mut(&mut self) -> impl Iterator<Item = &mut HeardAbility<W>> {
        self.rules.iter_mut().chain(&mut self.abilities).chain(&mut self.effects)
    }

    /// The one of them that the effect bears.
    #[inline]
    pub fn of_effect(&self, floating: &Floating<W>) -> Option<&HeardAbility<W>> {
        self.number_of_effect(floating).map(|number| &self.effects[number])
    }

    /// Which one of them that is.
    #[inline]
    pub(in crate::engine::table) fn number_of_effect(&self, floating: &Floating<W>) -> Option<usize> {
        let Kept::Ability(id) = floating.kept else { return None };
        self.effects.iter().position(|one| (one.text, one.id) == (floating.text, id))
    }

    /// Which rule hears every event about the card and does something then, where no other rule hears any.
    pub(in crate::engine::table) fn only_rule(&self, card: Card) -> Option<usize> {
        let mut rules = self.rules.iter().enumerate().filter(|(_, rule)| rule.attention.may_mean(card));
        let (number, rule) = rules.next()?;
        let is_surely = rule.ability.code.is_some() && rule.attention.is_always_drawn_by(card);
        (is_surely && rules.next().is_none()).then_some(number)
    }

    /// The cards that listen while they are in play; nothing where rules or cards elsewhere do.
    pub fn only_cards_in_play(&self) -> Option<CardSet<W>> {
        (self.rules.is_empty() && self.elsewhere.is_empty()).then_some(self.in_play)
    }

    /// Whether others than rules listen.
    pub fn is_heard_by_cards(&self) -> bool {
        !self.in_play.is_empty() || !self.elsewhere.is_empty() || !self.effects.is_empty()
    }

    /// The cards in play with an ability that may look at events that happen in this manner.
    pub(in crate::engine::table) fn looking_at(&self, manner: Manner) -> CardSet<W> {
        let may_look = |one: &HeardAbility<W>| one.attention.may_be_drawn_by(manner);
        self.in_play.iter().filter(|card| self.of_card(*card).iter().any(may_look)).collect()
    }

    /// The first ability of a card that has one.
    #[inline]
    pub fn first_of(&self, card: Card) -> &HeardAbility<W> {
        &self.abilities[usize::from(self.begin[card.index()])]
    }

    /// The abilities of the card.
    #[inline]
    pub fn of_card(&self, card: Card) -> &[HeardAbility<W>] {
        let from = usize::from(self.begin[card.index()]);
        &self.abilities[from..usize::from(self.begin[card.index() + 1])]
    }

    /// What has to change for a state of these that was met to be over.
    pub fn watched_once_met(&self, met: Slot) -> Touched {
        let among = match met.of {
            Bearer::Rule => &self.rules[..],
            Bearer::Card(card, _) => self.of_card(card),
            Bearer::Effect(_) => return Touched::EVERYTHING,
        };
        let one = among.iter().find(|one| (one.text, one.id) == (met.text, met.ability));
        one.map_or(Touched::EVERYTHING, HeardAbility::watch_once_met)
    }

    /// All abilities are known: notes where those of each card are, and where they work.
    pub(in crate::engine::table) fn finish(&mut self, cards: usize) {
        let before =
            |card: usize| self.abilities.partition_point(|one| one.card.is_some_and(|of| of.index() < card));
        self.begin = (0..=cards).map(|card| before(card) as u16).collect();
        self.is_heard_by_others = self.is_heard_by_cards();
        self.hears_in_play = !self.in_play.is_empty();
        self.is_heard_only_in_play = self.only_cards_in_play().is_some() && self.effects.is_empty();
        self.works_anywhere = !self.rules.is_empty() || !self.elsewhere.is_empty();
    }

    pub fn is_empty(&self) -> bool {
        self.in_play.is_empty()
            && self.elsewhere.is_empty()
            && self.rules.is_empty()
            && self.effects.is_empty()
    }
}
