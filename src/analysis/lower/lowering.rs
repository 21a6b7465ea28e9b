//! The state of lowering one text: the text so far, what can be pointed at, and where to report.

use crate::analysis::lower::condition::asked::Witness;
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::resolve::{BlockContext, Lying, Scope, World, WorthEntry, You};
use crate::diagnostic::{Code, Diagnostics};
use crate::program::{Cards, EventKind, HasKeyword, Lifetime, Local, Num, Pc, Scratch, SetId, Text, Who};
use crate::source::{FileId, Sources};
use crate::syntax::tree::{At, BlockKind, Sentence};

use super::one_before::Told;
use super::room::Room;
use super::text::counted_then::Together;
use super::text::not_yet::Waiting;
use super::text::there::There;

pub struct Lowering<'a> {
    pub world: &'a World<'a>,
    pub sources: &'a Sources,
    pub file: FileId,
    pub block: BlockContext,
    pub diagnostics: &'a mut Diagnostics,
    pub text: Text,
    pub scope: Scope,
    /// The words that texts of the game announce.
    pub shared_words: &'a [String],
    /// Keywords the text names.
    pub keywords: Vec<HasKeyword>,
    /// Lines of a worth table, with the cards of each.
    pub worth: Vec<(WorthEntry, SetId)>,
    /// What a definition block came to.
    pub defined: Option<crate::analysis::lower::standing::definition::Defined>,
    /// Questions whose "no" leads to the end of the clauses that are being lowered.
    pub may_end_here: Vec<Pc>,
    /// What could be pointed at before and after an offer, where the next sentence says what is done if it is declined.
    pub offered: Option<Box<(Scope, Scope)>>,
    /// The sentences that come next and say what an answer leads to: "If that player doesn't, …".
    pub answers: Vec<Sentence>,
    /// The sentence before, where it waits for a moment to come.
    pub waiting: Option<Box<Waiting>>,
    /// What could be pointed at at the end of what waits.
    pub named_later: Option<Scope>,
    /// The sentences of the paragraph.
    pub sentences: Vec<Told>,
    /// The sentence that is being read.
    pub sentence_at: Option<At>,
    /// How far what is said of a step goes.
    pub reach: Reach,
    /// Whether the paragraph speaks of "the rest" or of "the other".
    pub says_rest: bool,
    /// What "an opponent" means here.
    pub somebody: Somebody,
    /// What the ability can still keep apart.
    pub room: Room,
    /// Choices of those of whom a condition holds, and where they are kept.
    pub witnesses: Vec<(Pc, Local)>,
    /// Those of whom a condition holds, who are picked once the next offer has been accepted.
    pub bound_by_yes: Vec<Witness>,
    /// Numbers that were worked out beforehand, by where they stand.
    pub settled: Vec<(At, Num)>,
    /// Where the ability works, where that is not in play.
    pub there: Option<There>,
    /// What is done again until it was done to such a card: with which cards since that began.
    pub since: Vec<(EventKind, Scratch)>,
    /// What is done at the same time.
    pub together: Together,
}

/// Where in the file the sentence begins, where it ends with those that say what an answer leads to, and where the
/// paragraph does; and where it last speaks of other players.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    pub begins: u32,
    pub answers: u32,
    pub paragraph: u32,
    pub others: Option<u32>,
}

impl<'a> Lowering<'a> {
    pub fn new(
        world: &'a World<'a>,
        sources: &'a Sources,
        file: FileId,
        block: BlockContext,
        diagnostics: &'a mut Diagnostics,
        shared_words: &'a [String],
    ) -> Lowering<'a> {
        let text = Text { lifetimes: vec![Lifetime::RestOfGame], ..Text::default() };
        let scope = Scope::default();
        Lowering {
            world,
            sources,
            file,
            block,
            diagnostics,
            text,
            scope,
            shared_words,
            keywords: Vec::new(),
            worth: Vec::new(),
            defined: None,
            may_end_here: Vec::new(),
            settled: Vec::new(),
            answers: Vec::new(),
            waiting: None,
            named_later: None,
            sentences: Vec::new(),
            sentence_at: None,
            offered: None,
            reach: Reach::default(),
            says_rest: false,
            somebody: Somebody::default(),
            room: Room::default(),
            witnesses: Vec::new(),
            bound_by_yes: Vec::new(),
            since: Vec::new(),
            there: None,
            together: Together::default(),
        }
    }

    /// Nothing of the paragraph before can be pointed at, but what it keeps is kept apart.
    pub fn begin_paragraph(&mut self) {
        self.scope = Scope { sentence: self.scope.sentence, clause: self.scope.clause, ..Scope::default() };
        if self.block.kind == BlockKind::Card && self.block.stays {
            self.scope.lie(Lying::in_play(Cards::THIS));
        }
    }

    /// Forgets what was named: another ability begins.
    pub fn begin_ability(&mut self) {
        self.begin_paragraph();
        self.room = Room::default();
    }

    /// Who "you" is, if somebody is.
    pub fn you(&mut self, at: At) -> Option<Who> {
        match self.block.you {
            You::Controller | You::Player | You::Doer => Some(Who::YOU),
            You::Nobody if self.block.kind == BlockKind::Card => {
                let message = "nobody is \"you\" here: where this card lies then, it is nobody's".to_string();
                let help = "speak of a player, and then of that player: …, at the beginning of a player's turn, that player …; …, whenever a player …, that player …";
                self.refuse(Code::NobodyIsYou, at, message, "who is meant?", help)
            }
            You::Nobody => {
                let message = format!("nobody is \"you\" in this {}", self.block.kind.word());
                let help = match self.scope.defined {
                    Some(_) => {
                        "what a word means is the same for everybody: speak of \"a player\", or of whose card it is: if its controller has …"
                    }
                    None => {
                        "a rule speaks of \"a player\", and then of \"that player\": Whenever a player …, that player …"
                    }
                };
                self.refuse(Code::NobodyIsYou, at, message, "who is meant?", help)
            }
        }
    }
}
