//! What an ability asks of an event before its text is opened: questions that a comparison answers. Most abilities
//! that wait for a kind of event are about somebody else's, and look no further.

use super::counted::Counted;
use super::lookers::Manner;
use super::questions::counted;
use super::quick::{Quick, leading};
use crate::engine::table::{Table, compares};
use crate::game::{Card, CardSet, Event, Game, Player, TextNo, Zone};
use crate::program::{Ability, Compare, Jump, TestId};

/// What an event has to be for an ability to look closer.
#[derive(Clone, Debug, Default)]
pub struct Attention<const W: usize> {
    /// The only cards it is about, as long as cards have no other values than those printed on them.
    pub about: Option<CardSet<W>>,
    /// What makes them so is never added to any card.
    pub is_lasting: bool,
    /// The questions that its test begins with.
    first: Vec<Quick>,
    /// What is left of that test.
    pub rest: Option<TestId>,
    /// The same, where nothing else is left to ask and it is how many cards there are, or whether the card is such a one.
    counted: Option<Vec<Counted<W>>>,
    /// Whether there is more to look at: what is printed on the card.
    asks_for_printed: bool,
    /// And what is left of the test, or a "while".
    asks_more: bool,
}

impl<const W: usize> Attention<W> {
    pub fn of(table: &Table<'_, W>, text: TextNo, ability: &Ability) -> Attention<W> {
        let (about, is_lasting) = ability.printed.and_then(|set| table.linked(text).row(set)).unzip();
        let is_lasting = is_lasting == Some(true);
        let mut found = Attention { about, is_lasting, rest: ability.condition, ..Attention::default() };
        let tests = &table.text(text).tests;
        while let Some(test) = found.rest
            && let Some((question, on)) = leading(table, table.text(text), tests[test.index()])
        {
            found.first.push(question);
            found.rest = (on != Jump::HOLDS).then_some(TestId(test.0 + u16::from(on.0)));
        }
        let others = [found.rest, ability.only_while];
        found.asks_for_printed = ability.printed.is_some() && !is_lasting;
        found.asks_more = others.iter().any(Option::is_some);
        let is_only = !found.asks_for_printed && ability.only_while.is_none();
        found.counted = found.rest.filter(|_| is_only).and_then(|rest| counted(table, text, rest));
        found
    }

    /// Whether the rest of the test holds, where that is known without the text.
    #[inline]
    pub fn holds_plainly(
        &self,
        game: &Game<W>,
        event: &Event,
        you: Player,
        source: Option<Card>,
    ) -> Option<bool> {
        let questions = self.counted.as_ref()?;
        Some(questions.iter().all(|question| question.is_so(game, event, you, source)))
    }

    /// Whether it may ever be about the card.
    pub fn may_mean(&self, card: Card) -> bool {
        !self.is_lasting || self.about.is_none_or(|about| about.contains(card))
    }

    /// Whether every event about the card draws it, and nothing more is asked.
    pub fn is_always_drawn_by(&self, card: Card) -> bool {
        let is_about = self.about.is_none_or(|about| self.is_lasting && about.contains(card));
        is_about && self.first.is_empty() && self.is_all()
    }

    /// Whether the question is among those that its test begins with.
    pub fn asks(&self, question: Quick) -> bool {
        self.first.contains(&question)
    }

    /// Whether that question is all.
    pub fn is_just(&self, question: Quick) -> bool {
        self.is_just_besides_numbers(question) && self.is_all()
    }

    /// Whether nothing is asked at all.
    pub fn is_nothing(&self) -> bool {
        self.first.is_empty() && self.about.is_none() && self.is_all()
    }

    /// Whether that question is all, but for how many cards there are and which card it is.
    pub fn is_just_besides_numbers(&self, question: Quick) -> bool {
        self.first == [question] && self.about.is_none() && (self.is_all() || self.counted.is_some())
    }

    /// Whether an event may draw it that happens in this manner.
    pub fn may_be_drawn_by(&self, manner: Manner) -> bool {
        let Manner { is_of_several, is_caused_by_another } = manner;
        self.first.iter().all(|question| match *question {
            Quick::Amount(compare, number) => is_of_several || compares(compare, 1, number.into()),
            Quick::ByYou if is_caused_by_another => !self.asks(Quick::CausedByYou),
            Quick::ByOpponent if is_caused_by_another => true,
            Quick::ByYou => !self.asks(Quick::CausedByOpponent),
            Quick::ByOpponent => !self.asks(Quick::CausedByYou),
            Quick::CausedByYou
            | Quick::CausedByOpponent
            | Quick::ThisCard
            | Quick::From(_)
            | Quick::NoneIn(_)
            | Quick::AmountToZone(..)
            | Quick::About(_)
            | Quick::YourTurn
            | Quick::Counters(..) => true,
        })
    }

    /// The zone that has to be empty, where it asks for one.
    pub fn empty_zone(&self) -> Option<Zone> {
        self.first
            .iter()
            .find_map(|question| if let Quick::NoneIn(zone) = question { Some(*zone) } else { None })
    }

    /// The zone that has to hold fewer cards than an event is about, where it asks for one.
    pub fn short_zone(&self) -> Option<Zone> {
        self.first.iter().find_map(|question| {
            if let Quick::AmountToZone(Compare::More, zone) = question { Some(*zone) } else { None }
        })
    }

    /// Whether nothing more is asked of an event that draws it.
    #[inline]
    pub fn is_all(&self) -> bool {
        !self.asks_for_printed & !self.asks_more
    }

    /// Whether nothing more is asked, but for what is printed on the card.
    #[inline]
    pub fn is_all_but_printed(&self) -> bool {
        !self.asks_more
    }

    /// Whether it is about the cards that it is known to be about, at this moment of a game.
    #[inline]
    pub fn is_known(&self, table: &Table<'_, W>, game: &Game<W>) -> bool {
        self.is_lasting || !table.is_changed(game)
    }

    /// Whether it is about other cards than that of an event.
    #[inline]
    pub fn is_about_another(&self, table: &Table<'_, W>, game: &Game<W>, card: Option<Card>) -> bool {
        let is_of_another = |about: &CardSet<W>| !card.is_some_and(|card| about.contains(card));
        self.about.as_ref().is_some_and(is_of_another) && self.is_known(table, game)
    }

    /// Whether the event draws it; the rest of the test may still fail.
    #[inline(always)]
    pub fn is_drawn(
        &self,
        table: &Table<'_, W>,
        game: &Game<W>,
        event: &Event,
        you: Player,
        source: Option<Card>,
    ) -> bool {
        if self.is_about_another(table, game, event.card) {
            return false;
        }
        // In place: this is asked of every ability that waits for the kind, and most ask who did it.
        self.first.iter().all(|question| {
            if *question == Quick::ByYou {
                return event.player == Some(you);
            }
            question.is_so(table, game, event, you, source)
        })
    }
}
