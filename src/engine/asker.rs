//! What asks a player: the text, and which of several it is at.

use super::evaluate::Look;
use super::journal::Journal;
use super::{Match, Table, TextOrigin, Whence};
use crate::game::{Asker, Bearer, Card, DoneFor, Event, Frame, Game, Player, Question, TextNo, Work};
use crate::program::{CardId, Cards, Expr, Local, Num, NumKind, Op, Pc, Text, ValueId, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// The text that asks, as far as the viewer may know.
    pub(super) fn asker(&self, viewer: Player) -> Option<Asker> {
        // What takes effect next is asked by none of those that wait, nor by the text that was being done.
        let asks = self.decision().is_some_and(|pending| pending.question != Question::Order);
        let (text, at) = asked_at(self.table, &self.game).filter(|_| asks)?;
        let (picked, done_for, bearer, you) = match self.game.stack.last()? {
            Work::Body(frame) => {
                let picked = frame.picked.len() + frame.picked_players.count();
                (picked, self.done_for(frame, viewer), frame.source, Some(frame.you))
            }
            Work::Road(road) => (0, None, road.asking.and_then(|slot| of_card(slot.of)), None),
            Work::Settle(..) => (0, None, None, None),
        };
        // What a keyword means is said of no card; the one that has it asks.
        let card = match self.table.origin(text) {
            TextOrigin::Keyword(_) => {
                let bearer = bearer.filter(|card| self.knows(viewer, *card));
                bearer.map(|card| self.table.cards[card.index()])
            }
            // What a word of the game means is said for the card that uses it.
            TextOrigin::Definition(_) => self.card_behind(),
            origin => origin.card(),
        };
        let modes = at.and_then(|at| self.chosen_modes(text, at));
        let picked = modes.as_ref().map_or(picked, |(_, chosen)| chosen.len()) as u16;
        Some(Asker {
            text,
            card,
            at,
            picked,
            several: modes.map(|(several, _)| (several.least, several.most)),
            done_for,
            you,
        })
    }

    /// Whom the text that is being done means.
    pub fn pointed_at(&self, who: Who) -> Option<Player> {
        self.game.stack.text().and_then(|_| self.person(who))
    }

    /// What is printed on the card whose text is being done, below the words of the game that it uses.
    fn card_behind(&self) -> Option<CardId> {
        let texts = self.game.stack.iter().rev().filter_map(|work| match work {
            Work::Body(frame) => Some(self.table.origin(frame.text)),
            Work::Road(_) | Work::Settle(..) => None,
        });
        let mut callers = texts.filter(|origin| !matches!(origin, TextOrigin::Definition(_)));
        callers.next().and_then(|origin| origin.card())
    }

    /// What would happen, where an ability asks whether to do something else instead, or it is asked which acts on it first;
    /// and the card as the viewer knows it.
    pub fn would_be_replaced(&self, viewer: Player) -> Option<(Event, Option<CardId>)> {
        let Work::Road(road) = self.game.stack.last()? else { return None };
        let question = self.decision()?.question;
        let card = road.event.card.filter(|card| self.knows(viewer, *card));
        let is_about_it = matches!(question, Question::Instead | Question::Substitution);
        is_about_it.then(|| (road.event, card.map(|card| self.table.cards[card.index()])))
    }

    /// The ability that asks whether to happen instead of something.
    pub fn asking_ability(&self) -> Option<Whence> {
        let Work::Road(road) = self.game.stack.last()? else { return None };
        road.asking.map(|slot| Whence { text: slot.text, ability: Some(slot.ability) })
    }

    /// The one of several that a text is at. Whoever is asked knows that it is about them.
    fn done_for(&self, frame: &Frame<W>, viewer: Player) -> Option<DoneFor> {
        match innermost_round(self.table.text(frame.text), frame.pc)? {
            Round::Cards(one) => {
                let card = frame.kept_card(Cards::local(one)).filter(|card| self.knows(viewer, *card))?;
                Some(DoneFor::Card(self.table.cards[card.index()]))
            }
            Round::Players(one) => {
                let player = frame.plainly(Who::local(one)).filter(|player| *player != viewer)?;
                Some(DoneFor::Player(player))
            }
            Round::Values(one) => {
                let number = u16::try_from(frame.locals[usize::from(one.0)]).ok()?;
                Some(DoneFor::Value(ValueId(number.checked_sub(1)?)))
            }
        }
    }
}

fn of_card(bearer: Bearer) -> Option<Card> {
    match bearer {
        Bearer::Card(card, _) => Some(card),
        Bearer::Rule | Bearer::Effect(_) => None,
    }
}

/// Whom the words of a text mean.
#[derive(Clone, Debug)]
pub struct Meant {
    pub you: Player,
    /// Those whom it points at, by what it calls them.
    pub those: Vec<(String, Player)>,
}

/// Whom the words of the step mean that asks; nothing where its text has not begun.
pub fn meant_there<const W: usize>(table: &Table<'_, W>, game: &Game<W>) -> Option<Meant> {
    let Work::Body(frame) = game.stack.last()? else { return None };
    let look = Look::from_frame(table, game, frame);
    let pointed = table.text(frame.text).pointed(frame.pc);
    let those = pointed.iter().filter_map(|one| Some((one.role.clone(), look.person(one.who)?)));
    Some(Meant { you: frame.you, those: those.collect() })
}

/// The text that asks, and where in it.
pub fn asked_at<const W: usize>(table: &Table<'_, W>, game: &Game<W>) -> Option<(TextNo, Option<Pc>)> {
    match game.stack.last()? {
        Work::Body(frame) => Some((frame.text, Some(frame.pc))),
        Work::Road(road) => {
            let slot = road.asking?;
            Some((slot.text, table.text(slot.text).abilities[slot.ability.index()].code))
        }
        Work::Settle(..) => None,
    }
}

/// What is gone through, and where the one is kept that it is at.
enum Round {
    Cards(Local),
    Players(Local),
    Values(Local),
}

/// The round that an instruction stands in; of several the one that began last.
fn innermost_round(text: &Text, at: Pc) -> Option<Round> {
    let begun = text.code.iter().enumerate().take(at.index());
    begun.rev().find_map(|(number, op)| {
        let is_in = |done: Pc| at.index() < done.index();
        match *op {
            Op::NextCard { into, done, .. } if is_in(done) => Some(Round::Cards(into)),
            Op::NextPlayer { into, done, .. } if is_in(done) => Some(Round::Players(into)),
            Op::Countdown { left, done } if is_in(done) => value_of_round(text, number + 1, left),
            _other => None,
        }
    })
}

/// Where the rounds begin that an instruction stands in.
pub(super) fn rounds_around(text: &Text, at: Pc) -> impl Iterator<Item = usize> {
    let begun = text.code.iter().enumerate().take(at.index());
    begun.filter_map(move |(number, op)| match *op {
        Op::NextCard { done, .. } | Op::NextPlayer { done, .. } | Op::Countdown { done, .. } => {
            (at.index() < done.index()).then_some(number)
        }
        _other => None,
    })
}

/// A round through the values of an attribute begins with the value that is worked out from what is left.
fn value_of_round(text: &Text, first: usize, left: Local) -> Option<Round> {
    let Some(Op::Let(value, number)) = text.code.get(first) else { return None };
    let NumKind::Expr(number) = number.kind() else { return None };
    let left = Num::new(NumKind::Local(left));
    matches!(text.exprs.get(number.index()), Some(Expr::Minus(_, minus)) if *minus == left)
        .then_some(Round::Values(*value))
}
