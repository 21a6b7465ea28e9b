//! What an instruction makes happen: the kind of the event, who does it, and with which cards.

use crate::engine::table::Table;
use crate::program::{Cards, CardsKind, EventKind, Op, Who};

#[derive(Clone, Copy, Debug)]
pub struct Makes {
    pub kind: EventKind,
    pub who: Who,
    pub cards: Option<Cards>,
}

impl<const W: usize> Table<'_, W> {
    /// Whether the card of a verb that the game says itself goes somewhere, and that is all: who reads of the verb has
    /// read of it.
    pub fn only_moves(&self, verb: EventKind) -> bool {
        let code = self.verb(verb).map(|text| self.text(text).code.as_slice());
        match code {
            Some([Op::Put { cards, .. } | Op::Return { cards, .. }, Op::End, ..]) => {
                cards.kind() == CardsKind::OfEvent
            }
            Some([..]) | None => false,
        }
    }
}

impl Makes {
    /// What somebody does; nothing where the instruction makes nothing happen by itself.
    pub fn of(op: Op) -> Option<Makes> {
        let with = |kind, who, cards| Some(Makes { kind, who, cards: Some(cards) });
        let alone = |kind, who| Some(Makes { kind, who, cards: None });
        match op {
            Op::Draw { who, .. } => alone(EventKind::Draw, who),
            Op::DrawCards { who, cards } => with(EventKind::DrawCard, who, cards),
            Op::Discard { who, cards } => with(EventKind::Discard, who, cards),
            Op::Play { who, cards } => with(EventKind::Play, who, cards),
            Op::Destroy { who, cards } => with(EventKind::Destroy, who, cards),
            Op::LookAt { who, cards, .. } => with(EventKind::LookAt, who, cards),
            Op::Reveal { who, cards, .. } => with(EventKind::Reveal, who, cards),
            Op::Put { who, cards, .. } => with(EventKind::Put, who, cards),
            Op::Return { who, cards, .. } => with(EventKind::Return, who, cards),
            Op::PutCounters { who, on, .. } => with(EventKind::PutCounters, who, on),
            Op::RemoveCounters { who, from, .. } => with(EventKind::RemoveCounters, who, from),
            Op::SetAside { who, cards, .. } => with(EventKind::SetAside, who, cards),
            Op::Exchange(who, ..) => alone(EventKind::Exchange, who),
            Op::GainControl { who, cards, .. } => with(EventKind::ChangeControl, who, cards),
            Op::Give { who, cards, .. } => with(EventKind::Give, who, cards),
            Op::Name { who, .. } => alone(EventKind::Name, who),
            Op::Search { who, .. } => alone(EventKind::Search, who),
            Op::Shuffle { who, .. } => alone(EventKind::Shuffle, who),
            Op::TakeFirstTurn(who) => alone(EventKind::TakeFirstTurn, who),
            Op::TakeAnotherTurn(who) => alone(EventKind::TakeAnotherTurn, who),
            Op::SkipTurn(who) => alone(EventKind::SkipTurn, who),
            Op::SkipPhase { of, .. } => alone(EventKind::SkipPhase, of),
            Op::Reverse(who, _) => alone(EventKind::Reverse, who),
            Op::RollDie(who) => alone(EventKind::RollDie, who),
            Op::SetCell { .. } => alone(EventKind::ChangeValue, Who::YOU),
            Op::Pay { who, .. } | Op::GiveGoods { who, .. } => alone(EventKind::ChangeValue, who),
            Op::AddToCell { by, .. } | Op::SubtractFromCell { by, .. } => alone(EventKind::ChangeValue, by),
            Op::BecomeDealer(who) => alone(EventKind::BecomeDealer, who),
            Op::WinGame(who) => alone(EventKind::WinGame, who),
            Op::LoseGame(who) => alone(EventKind::LoseGame, who),
            Op::WinSeries(who) => alone(EventKind::WinSeries, who),
            Op::Score { who, .. } => alone(EventKind::Score, who),
            Op::AnnounceWord(who, _) | Op::AnnounceNumber(who, _) => alone(EventKind::Announce, who),
            Op::Do { verb, who, cards } => Some(Makes { kind: EventKind::Own(verb), who, cards }),
            Op::End
            | Op::Goto(_)
            | Op::Unless(..)
            | Op::AskMay { .. }
            | Op::ChooseMode { .. }
            | Op::Mode(_)
            | Op::StartPlayers { .. }
            | Op::NextPlayer { .. }
            | Op::StartCards { .. }
            | Op::NextCard { .. }
            | Op::Countdown { .. }
            | Op::Together
            | Op::TogetherInSecret
            | Op::Apart
            | Op::Option { .. }
            | Op::OptionCards { .. }
            | Op::OptionDone(_)
            | Op::Ask(_)
            | Op::Choose(_)
            | Op::Let(..)
            | Op::LetPlayers(..)
            | Op::LetCards(..)
            | Op::LetCard(..)
            | Op::LetZone(..)
            | Op::Without(..)
            | Op::With(..)
            | Op::SetEventAmount(_)
            | Op::Deal { .. }
            | Op::TakeOneAction(_)
            | Op::TakeAction { .. }
            | Op::Action(_)
            | Op::Keep { .. }
            | Op::EndGame
            | Op::EndSeries
            | Op::EndTurn(_)
            | Op::Float { .. } => None,
        }
    }

    /// Whether whoever chooses cards for that purpose asks of each of them whether this may happen: "you" do it, and there is
    /// nothing to it but the card.
    pub fn is_what_cards_are_chosen_for(&self, purpose: EventKind) -> bool {
        let is_plain = matches!(self.kind, EventKind::Discard | EventKind::Play | EventKind::Destroy);
        is_plain && self.kind == purpose && self.who == Who::YOU
    }

    /// Whether it takes cards from one place to another, of its own.
    pub fn is_move(&self) -> bool {
        matches!(
            self.kind,
            EventKind::Put | EventKind::Return | EventKind::SetAside | EventKind::Give | EventKind::DrawCard
        )
    }
}
