//! The instructions: one for each verb, and a few for flow. Eight bytes each.

use serde::{Deserialize, Serialize};

use super::{
    AbilityId, ActionId, AttributeId, Cards, CellId, ChoiceId, CounterId, DestinationId, Kept, LifetimeId,
    Local, Num, Pc, PhaseId, PlaceId, Scratch, SetId, TestId, VerbId, Who, WordNumber,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Op {
    // Flow
    End,
    Goto(Pc),
    Unless(TestId, Pc),
    /// Asks whether to; the local is 1 for yes, 2 for no and where it can't be done. 0: it was not reached.
    AskMay {
        who: Who,
        did: Local,
        skip: Pc,
    },
    /// Whoever is to choose a mode; jumps to the one chosen. That many `Mode`s follow. Of several it goes on behind these,
    /// where what was chosen is looked at.
    ChooseMode {
        who: Who,
        modes: u8,
        several: Option<Several>,
    },
    Mode(Pc),
    /// The players in turn order, one after the other.
    StartPlayers {
        who: Who,
        left: Local,
    },
    NextPlayer {
        left: Local,
        into: Local,
        done: Pc,
    },
    StartCards {
        cards: Cards,
        left: Scratch,
    },
    NextCard {
        left: Scratch,
        into: Local,
        done: Pc,
    },
    /// Counts down; jumps at zero.
    Countdown {
        left: Local,
        done: Pc,
    },
    /// What follows until `Apart` is one batch.
    Together,
    /// As `Together`, and what is chosen stays secret until `Apart`.
    TogetherInSecret,
    Apart,
    /// An offer of the turn flow: the options follow, then `Ask`.
    Option {
        only_if: TestId,
        then: Pc,
    },
    OptionCards {
        cards: SetId,
        then: Pc,
        into: Local,
    },
    OptionDone(Pc),
    Ask(Who),

    // Picking and remembering
    Choose(ChoiceId),
    /// Keeps a number, a player, a card in a local.
    Let(Local, Num),
    LetPlayers(Local, Who),
    LetCards(Scratch, Cards),
    LetCard(Local, Cards),
    LetZone(Local, PlaceId),
    /// The cards no longer belong to the others.
    Without(Scratch, Cards),
    /// The cards belong to the others too.
    With(Scratch, Cards),

    // Events
    SetEventAmount(Num),
    Draw {
        who: Who,
        count: Num,
        from: PlaceId,
        into: Scratch,
    },
    DrawCards {
        who: Who,
        cards: Cards,
    },
    Discard {
        who: Who,
        cards: Cards,
    },
    Play {
        who: Who,
        cards: Cards,
    },
    Destroy {
        who: Who,
        cards: Cards,
    },
    /// Looks at the cards, worked out when they are seen, and keeps them.
    LookAt {
        who: Who,
        cards: Cards,
        keep: Option<Kept>,
    },
    Reveal {
        who: Who,
        cards: Cards,
        keep: Option<Kept>,
    },
    Put {
        who: Who,
        cards: Cards,
        to: DestinationId,
    },
    Return {
        who: Who,
        cards: Cards,
        to: PlaceId,
    },
    PutCounters {
        who: Who,
        counter: CounterId,
        count: Num,
        on: Cards,
    },
    RemoveCounters {
        who: Who,
        counter: CounterId,
        count: Num,
        from: Cards,
    },
    /// Each card loses those that it has; together they are as many as `count`, which is kept before.
    RemoveAllCounters {
        who: Who,
        counter: CounterId,
        count: Num,
        from: Cards,
    },
    SetAside {
        who: Who,
        cards: Cards,
        with_this: bool,
        face_down: bool,
    },
    Exchange(Who, Cards, Cards),
    GainControl {
        who: Who,
        cards: Cards,
        lasts: LifetimeId,
    },
    Give {
        who: Who,
        cards: Cards,
        to: Who,
    },
    Name {
        who: Who,
        attribute: AttributeId,
        into: Local,
    },
    Search {
        who: Who,
        zone: PlaceId,
    },
    Shuffle {
        who: Who,
        zone: PlaceId,
        except_top: bool,
        into: PlaceId,
    },
    /// Whoever deals is kept in a local: an instruction has no room for two people, a number and a place.
    Deal {
        by: Local,
        to: Who,
        count: Num,
        from: PlaceId,
    },
    TakeFirstTurn(Who),
    TakeAnotherTurn(Who),
    TakeOneAction(Who),
    /// One of the actions that follow as `Action`.
    TakeAction {
        who: Who,
        actions: u8,
    },
    Action(ActionId),
    SkipTurn(Who),
    SkipPhase {
        of: Who,
        phase: PhaseId,
        next: bool,
    },
    Reverse(Who, LifetimeId),
    RollDie(Who),
    /// Of numbers that each player has, that of one.
    SetCell {
        cell: CellId,
        of: Who,
        number: Num,
    },
    AddToCell {
        cell: CellId,
        by: Who,
        of: Who,
        number: Num,
    },
    /// All of it or nothing.
    Pay {
        cell: CellId,
        who: Who,
        number: Num,
    },
    SubtractFromCell {
        cell: CellId,
        by: Who,
        of: Who,
        number: Num,
    },
    /// As many of their number as there are become the other's.
    GiveGoods {
        cell: CellId,
        who: Who,
        to: Who,
        number: Num,
    },
    /// Sets a cell for a while.
    Keep {
        cell: CellId,
        value: Num,
        lasts: LifetimeId,
    },
    BecomeDealer(Who),
    WinGame(Who),
    LoseGame(Who),
    WinSeries(Who),
    EndGame,
    EndSeries,
    EndTurn(Who),
    Score {
        who: Who,
        points: Num,
    },
    /// As many as there are.
    LosePoints {
        who: Who,
        points: Num,
    },
    AnnounceWord(Who, WordNumber),
    AnnounceNumber(Who, Num),
    /// A verb of the game's own.
    Do {
        verb: VerbId,
        who: Who,
        cards: Option<Cards>,
    },
    /// Makes an ability of this text work for a while, with the locals as they are.
    Float {
        ability: AbilityId,
        lasts: LifetimeId,
    },
}

/// So many of the modes are chosen, each once: at least, and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Several {
    pub least: u8,
    pub most: u8,
    /// Whether the first was chosen is kept here, 1 if so, 2 if it was also done; the others one behind the other, and last
    /// how many were done.
    pub kept: Local,
}

impl Several {
    /// Where it is kept how many of so many modes were done.
    pub fn done(self, modes: u8) -> Local {
        Local(self.kept.0 + modes)
    }

    /// Where it is kept whether that one of the modes was chosen in which an instruction stands.
    pub fn mode_of(self, modes: &[Op], at: Pc) -> Local {
        let before = modes.iter().filter(|mode| matches!(mode, Op::Mode(then) if *then <= at)).count();
        Local(self.kept.0 + before.saturating_sub(1) as u8)
    }
}

impl Op {
    /// Where it can lead besides the next one.
    pub fn jump(&mut self) -> Option<&mut Pc> {
        if let Op::Goto(to)
        | Op::Unless(_, to)
        | Op::AskMay { skip: to, .. }
        | Op::Mode(to)
        | Op::NextPlayer { done: to, .. }
        | Op::NextCard { done: to, .. }
        | Op::Countdown { done: to, .. }
        | Op::Option { then: to, .. }
        | Op::OptionCards { then: to, .. }
        | Op::OptionDone(to) = self
        {
            Some(to)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Ask, Leaf, SetStep, Test};

    #[test]
    fn an_instruction_has_eight_bytes() {
        assert_eq!(size_of::<Op>(), 8);
    }

    #[test]
    fn a_question_and_a_step_have_eight_bytes() {
        assert_eq!(size_of::<Ask>(), 6);
        assert_eq!(size_of::<Test>(), 8);
        assert_eq!(size_of::<Leaf>(), 6);
        assert_eq!(size_of::<SetStep>(), 8);
    }
}
