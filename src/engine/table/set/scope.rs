//! The cards that a prohibition is about, where they can be told at once instead of card by card.

use crate::engine::evaluate::Look;
use crate::engine::table::Table;
use crate::engine::table::listen::quick::{Quick, leading};
use crate::game::{Card, CardSet, Event, Game, Player, TextNo};
use crate::program::reads::{Reads, of_set, of_test};
use crate::program::{
    Ability, Ask, Cards, CardsKind, How, Jump, Leaf, PredicateId, SetId, SetStep, TestId, Text,
};

/// What has to be so of any card, and then the cards it is about: those that are in all of the sets.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    asks: Vec<Quick>,
    /// What is asked besides, of no card.
    rest: Option<TestId>,
    only_while: Option<TestId>,
    /// It is about the card that it stands on, and no other.
    pub(in crate::engine::table) only_this: bool,
    /// It is about cards that the text has kept, and no others.
    pub only_kept: bool,
    sets: Vec<SetId>,
    /// It is about every card for which this does not hold, whatever happens and wherever it is asked.
    pub(in crate::engine::table) all_but: Option<PredicateId>,
}

impl Scope {
    /// Nothing where it hangs on more than which card it is.
    pub fn of<const W: usize>(table: &Table<'_, W>, number: TextNo, ability: &Ability) -> Option<Scope> {
        let text = table.text(number);
        let is_of_card = |read: Reads| read.card || read.place;
        let mut found = Scope { only_while: ability.only_while, ..Scope::default() };
        found.sets.extend(ability.printed);
        if ability.only_while.is_some_and(|test| is_of_card(of_test(text, test))) {
            return None;
        }
        let mut next = ability.condition;
        while let Some(at) = next {
            let test = text.tests[at.index()];
            let on = match leading(table, text, test) {
                Some((Quick::ThisCard, on)) => {
                    found.only_this = true;
                    on
                }
                // Where each card lies is looked at card by card.
                Some((Quick::From(_), _)) => return None,
                Some((question, on)) => {
                    found.asks.push(question);
                    on
                }
                None => match (test.ask, test.no) {
                    (Ask::In(Cards::OF_EVENT, set), Jump::FAILS) => {
                        found.sets.push(set);
                        test.yes
                    }
                    _ if is_of_card(of_test(text, at)) => return None,
                    _ => {
                        found.rest = Some(at);
                        break;
                    }
                },
            };
            if on == Jump::FAILS {
                return None;
            }
            next = (on != Jump::HOLDS).then_some(TestId(at.0 + u16::from(on.0)));
        }
        found.all_but = found.all_but(table, text);
        found.only_kept = found.sets.iter().any(|set| is_kept(table, number, *set));
        (!found.sets.iter().any(|set| is_of_card(of_set(text, *set)))).then_some(found)
    }

    fn all_but<const W: usize>(&self, table: &Table<'_, W>, text: &Text) -> Option<PredicateId> {
        let Scope { asks, rest: None, only_while: None, only_this: false, sets, .. } = self else {
            return None;
        };
        let ([], [set]) = (&asks[..], &sets[..]) else { return None };
        let [
            SetStep { leaf: Leaf::All, last: false, .. },
            SetStep { leaf: Leaf::Predicate(id), how: How::AndNot, last: true },
            ..,
        ] = &text.sets[set.index()..]
        else {
            return None;
        };
        let is_alike = |(text, set): &(TextNo, SetId)| {
            let read = of_set(table.text(*text), *set);
            !read.this && !read.is_about_event()
        };
        table.predicate(*id).iter().all(is_alike).then_some(*id)
    }

    /// Whether it is about none of the cards for which the predicate holds.
    #[inline]
    pub fn spares(&self, within: Option<PredicateId>) -> bool {
        within.is_some() && self.all_but == within
    }

    /// Whether it is about the card that it stands on whenever an opponent does it by themselves, and never else.
    pub(in crate::engine::table) fn is_of_opponents(&self) -> bool {
        let is_opponent = |ask: &Quick| matches!(ask, Quick::ByOpponent | Quick::CausedByOpponent);
        let Scope { asks, rest: None, only_while: None, only_this: true, sets, .. } = self else {
            return false;
        };
        !asks.is_empty() && asks.iter().all(is_opponent) && sets.is_empty()
    }

    /// The cards that it is about, where nothing has to be asked and they are rows of bits.
    #[inline]
    pub fn plainly<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        text: TextNo,
        you: Player,
    ) -> Option<CardSet<W>> {
        table.linked(text).sets(table, game).plainly(self.only_set()?, table, game, you)
    }

    /// The set of the cards that it is about, where nothing has to be asked.
    #[inline]
    pub(in crate::engine::table) fn only_set(&self) -> Option<SetId> {
        let Scope { asks, rest: None, only_while: None, only_this: false, sets, .. } = self else {
            return None;
        };
        if let ([], [set]) = (&asks[..], &sets[..]) { Some(*set) } else { None }
    }

    /// Whether it may be about one of the cards: what is asked first does not fail, and its own card is among them
    /// where it is about no other.
    #[inline]
    pub fn may_be_about<const W: usize>(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        event: &Event,
        you: Player,
        source: Option<Card>,
        cards: &CardSet<W>,
    ) -> bool {
        (!self.only_this || source.is_some_and(|card| cards.contains(card)))
            && self.asks.iter().all(|question| question.is_so(table, game, event, you, source))
    }

    /// Those of the cards that it is about, where it may be about them.
    pub fn cards<const W: usize>(&self, look: &Look<'_, W>, among: CardSet<W>) -> CardSet<W> {
        if [self.rest, self.only_while].into_iter().flatten().any(|test| !look.holds(test)) {
            return CardSet::EMPTY;
        }
        let these = if self.only_this { look.source.map_or(CardSet::EMPTY, CardSet::one) } else { among };
        self.sets.iter().fold(these, |left, set| look.set_among(*set, &left))
    }
}

/// Whether the set is nothing but a card or cards that the text keeps.
fn is_kept<const W: usize>(table: &Table<'_, W>, text: TextNo, set: SetId) -> bool {
    let step = table.text(text).sets[set.index()];
    let Leaf::These(cards) = step.leaf else { return false };
    step.last
        && match cards.kind() {
            CardsKind::Local(local) => table.card_locals(text) >> local.0 & 1 == 1,
            CardsKind::Scratch(_) => true,
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate | CardsKind::Set(_) => false,
        }
}
