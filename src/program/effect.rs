//! What an instruction makes happen: the kind of the event, who does it, and with which cards.

use super::{Cards, EventKind, Op, Who};

/// What comes of an instruction.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// It asks, keeps or goes on elsewhere.
    Nothing,
    /// Something happens, and it is not what somebody does by this instruction.
    Else,
    Event(Makes),
}

/// What somebody does.
#[derive(Clone, Copy, Debug)]
pub struct Makes {
    pub kind: EventKind,
    pub who: Who,
    pub cards: Option<Cards>,
}

impl Op {
    #[inline]
    pub fn effect(self) -> Effect {
        let with = |kind, who, cards| Effect::Event(Makes { kind, who, cards: Some(cards) });
        let alone = |kind, who| Effect::Event(Makes { kind, who, cards: None });
        match self {
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
            Op::RemoveCounters { who, from, .. } | Op::RemoveAllCounters { who, from, .. } => {
                with(EventKind::RemoveCounters, who, from)
            }
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
            Op::LosePoints { who, .. } => alone(EventKind::LosePoints, who),
            Op::AnnounceWord(who, _) | Op::AnnounceNumber(who, _) => alone(EventKind::Announce, who),
            Op::Do { verb, who, cards } => Effect::Event(Makes { kind: EventKind::Own(verb), who, cards }),
            Op::Apart
            | Op::Deal { .. }
            | Op::TakeOneAction(_)
            | Op::TakeAction { .. }
            | Op::Keep { .. }
            | Op::EndGame
            | Op::EndSeries
            | Op::EndTurn(_)
            | Op::Float { .. } => Effect::Else,
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
            | Op::Option { .. }
            | Op::OptionCards { .. }
            | Op::OptionDone(_)
            | Op::Action(_)
            | Op::Ask(_)
            | Op::Choose(_)
            | Op::Let(..)
            | Op::LetPlayers(..)
            | Op::LetCards(..)
            | Op::LetCard(..)
            | Op::LetZone(..)
            | Op::Without(..)
            | Op::With(..)
            | Op::SetEventAmount(_) => Effect::Nothing,
        }
    }
}

impl Makes {
    /// What somebody does; nothing where the instruction makes nothing happen by itself.
    #[inline]
    pub fn of(op: Op) -> Option<Makes> {
        match op.effect() {
            Effect::Event(makes) => Some(makes),
            Effect::Nothing | Effect::Else => None,
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
