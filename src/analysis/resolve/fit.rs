//! Which sentence fits which block.

use crate::diagnostic::Code;
use crate::syntax::tree::{BlockKind, Clause, ClauseKind, Sentence, SentenceKind, Time};

use super::BlockContext;

/// What a sentence does in its paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// waits for something: at, whenever, as soon as, if … would
    Waits,
    /// holds all the time
    Stands,
    /// is offered
    Once,
    /// is done, now or as part of what waits
    Does,
    /// gives a word its meaning
    Defines,
    /// names a keyword
    Keyword,
}

impl Opener {
    pub fn of(sentence: &Sentence) -> Opener {
        match &sentence.kind {
            // "your next turn" is one moment to come: something done now that waits.
            SentenceKind::At { moment, .. } if is_next(&moment.time) => Opener::Does,
            SentenceKind::At { .. }
            | SentenceKind::Whenever { .. }
            | SentenceKind::AsSoonAs { .. }
            | SentenceKind::Would { .. } => Opener::Waits,
            SentenceKind::Steps(steps) if steps.more.is_empty() && stands(&steps.first) => Opener::Stands,
            SentenceKind::If { .. }
            | SentenceKind::Otherwise { .. }
            | SentenceKind::IfDone { .. }
            | SentenceKind::UntilWhenever { .. }
            | SentenceKind::ForEach { .. }
            | SentenceKind::Repeat { .. }
            | SentenceKind::AnyOrder { .. }
            | SentenceKind::SameTime { .. }
            | SentenceKind::Steps(_) => Opener::Does,
            SentenceKind::Once { .. } => Opener::Once,
            SentenceKind::Defines { .. } | SentenceKind::DefinesVerb { .. } => Opener::Defines,
            SentenceKind::Keyword(_) => Opener::Keyword,
        }
    }
}

fn is_next(time: &Time) -> bool {
    match time {
        Time::Turn { next, .. } | Time::Phase { next, .. } => *next,
        Time::ThisTurn => true,
        Time::Game | Time::Series => false,
    }
}

fn stands(clause: &Clause) -> bool {
    match clause.kind {
        ClauseKind::Standing(_) => true,
        ClauseKind::Do { .. }
        | ClauseKind::Becomes { .. }
        | ClauseKind::GameEnds
        | ClauseKind::SeriesEnds
        | ClauseKind::TurnEnds(_) => false,
    }
}

/// Why a paragraph that stands behind the meaning of a word does not fit, and what to do.
pub const AFTER_A_DEFINITION: (&str, &str) = (
    "the meaning of a word is one paragraph, and it has ended at the empty line above",
    "leave out the empty line: then this sentence is part of the meaning",
);

/// Why a sentence that begins an ability does not fit its block: the code, what is wrong, what to do.
pub fn fits(block: BlockContext, opener: Opener) -> Option<(Code, &'static str, &'static str)> {
    match opener {
        Opener::Waits => waits(block),
        Opener::Stands => stands_there(block),
        Opener::Once => once(block),
        Opener::Does => does(block),
        Opener::Defines => match block.kind {
            BlockKind::Definition => None,
            BlockKind::Card
            | BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter
            | BlockKind::Keyword => Some((
                Code::SentenceDoesNotFit,
                "this sentence gives a word its meaning, and that belongs in a definition",
                "move it into a block of its own that begins with: definition \"WORD\"",
            )),
        },
        Opener::Keyword => match block.kind {
            BlockKind::Card => None,
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter
            | BlockKind::Keyword => Some((
                Code::SentenceDoesNotFit,
                "only a card can have a keyword",
                "write the keyword on the cards that should have it",
            )),
        },
    }
}

fn waits(block: BlockContext) -> Option<(Code, &'static str, &'static str)> {
    match block.kind {
        BlockKind::Card if !block.stays => Some((
            Code::NeverHappens,
            "this can never happen: the card has its effect when it is played and is gone afterwards",
            "say what it does when it is played, begin with how long it lasts: Until the end of your turn, whenever …, or say where the card is then: While this card is in your ‹held›, whenever …",
        )),
        BlockKind::Setup | BlockKind::Phase | BlockKind::Action => Some((
            Code::SentenceDoesNotFit,
            "nothing waits here: these sentences are done one after the other",
            "move it into a block of its own that begins with: rule \"NAME\"",
        )),
        BlockKind::Definition | BlockKind::Counter => Some((
            Code::SentenceDoesNotFit,
            "a definition only says what a word means",
            "move it into a block of its own that begins with: rule \"NAME\"",
        )),
        BlockKind::Card
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option
        | BlockKind::Keyword => None,
    }
}

fn stands_there(block: BlockContext) -> Option<(Code, &'static str, &'static str)> {
    match block.kind {
        BlockKind::Definition | BlockKind::Counter => Some((
            Code::SentenceDoesNotFit,
            "a definition only says what a word means",
            "move it into a block of its own that begins with: rule \"NAME\"",
        )),
        BlockKind::Card
        | BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option
        | BlockKind::Keyword => None,
    }
}

fn once(block: BlockContext) -> Option<(Code, &'static str, &'static str)> {
    match block.kind {
        BlockKind::Card if !block.stays => Some((
            Code::NeverHappens,
            "this can never be used: the card is gone when it has had its effect",
            "say what it does when it is played, without \"Once during …\"",
        )),
        BlockKind::Card | BlockKind::Keyword => None,
        BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Definition
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option
        | BlockKind::Counter => Some((
            Code::SentenceDoesNotFit,
            "only a card in play can be used once during a turn",
            "write what players may do as the text of a phase or an action",
        )),
    }
}

fn does(block: BlockContext) -> Option<(Code, &'static str, &'static str)> {
    match block.kind {
        BlockKind::Card if block.stays => Some((
            Code::NeverHappens,
            "this says what to do but not when: the card stays in play",
            "begin with the moment: At the beginning of your turn, … or Whenever this card enters play, … — or with what has to become true: As soon as …",
        )),
        BlockKind::Rule | BlockKind::Scoring | BlockKind::Teams | BlockKind::Option => Some((
            Code::NeverHappens,
            "this says what to do but not when",
            "begin with the moment: Whenever …, or At the beginning of each player's turn, …",
        )),
        BlockKind::Definition | BlockKind::Counter => Some((
            Code::SentenceDoesNotFit,
            "a definition says what a word means",
            "write: A card matches if … — or: To destroy a card, …",
        )),
        BlockKind::Card | BlockKind::Setup | BlockKind::Phase | BlockKind::Action | BlockKind::Keyword => {
            None
        }
    }
}
