//! The state of lowering one text: the text so far, what can be pointed at, and where to report.

use crate::analysis::resolve::{BlockContext, Lying, Scope, World, WorthEntry, You};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::*;
use crate::source::{FileId, Place, Sources, Span as Bytes};
use crate::syntax::tree::{Act, ActKind, At, BlockKind, Clause, ClauseKind, Sentence};
use crate::vocabulary::WordId;

use super::somebody::Somebody;

/// How many cards, players and numbers a text can remember.
const LOCALS: u8 = 24;
const SCRATCHES: u8 = 12;

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
    pub keywords: Vec<KeywordId>,
    /// Lines of a worth table, with the cards of each.
    pub worth: Vec<(WorthEntry, SetId)>,
    /// What a definition block came to.
    pub defined: Option<super::definition::Defined>,
    /// Questions whose "no" leads to the end of the clauses that are being lowered.
    pub may_end_here: Vec<Pc>,
    /// The sentences that come next and say what an answer leads to: "If that player doesn't, …".
    pub answers: Vec<Sentence>,
    /// How far what is said of a step goes.
    pub reach: Reach,
    /// What "an opponent" means here.
    pub somebody: Somebody,
    locals: u8,
    scratches: u8,
    /// That the ability speaks of too much was reported.
    told_too_much: bool,
}

/// Where in the file the sentence ends with those that say what an answer leads to, and where the paragraph does.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    pub answers: u32,
    pub paragraph: u32,
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
            answers: Vec::new(),
            reach: Reach::default(),
            somebody: Somebody::default(),
            locals: 0,
            scratches: 0,
            told_too_much: false,
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
        self.locals = 0;
        self.scratches = 0;
        self.told_too_much = false;
    }

    // Reporting

    pub fn place(&self, at: At) -> Place {
        Place::new(self.file, at.0)
    }

    /// What stands there, on one line.
    pub fn quote(&self, at: At) -> String {
        self.quote_span(at.0)
    }

    pub fn quote_span(&self, span: Bytes) -> String {
        let text = self.sources.text(self.file).get(span.range()).unwrap_or("");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        diagnostic.message = as_sentence(&diagnostic.message);
        for help in &mut diagnostic.help {
            *help = as_sentence(&self.in_own_words(help));
        }
        self.diagnostics.push(diagnostic);
    }

    /// Examples speak of the game's own zones and values: the marks in them stand for these.
    pub fn in_own_words(&self, help: &str) -> String {
        let named = |id: Option<ZoneKindId>, fits: fn(&ZoneDef) -> bool| {
            let other = || self.world.zones.iter().position(fits);
            let found = id.map(ZoneKindId::index).or_else(other);
            found.map_or("pile", |number| self.world.zone_names[number].as_str())
        };
        let is_pile: fn(&ZoneDef) -> bool = |zone| zone.order == ZoneOrder::Pile && !zone.of_each_player;
        let value = self.example_value();
        help.replace("‹deck›", named(self.world.deck, is_pile))
            .replace("‹held›", named(self.world.hand, |zone| zone.of_each_player && !zone.in_play))
            .replace("‹discards›", named(self.world.discards, is_pile))
            .replace("‹stays›", self.world.kind_that_stays().unwrap_or("card"))
            .replace("‹value›", value.map_or("such and such", |word| self.world.name(word)))
    }

    /// A value that reads well after "that card is": one that follows from another, as a color does, else an adjective.
    fn example_value(&self) -> Option<WordId> {
        let words = || self.world.value_words.iter().copied().enumerate();
        let is_adjective = |word: WordId| self.world.dialect.lexicon.get(word).plural.is_none();
        let follows =
            |number: usize| self.world.attributes[self.world.values[number].attribute.index()].from.is_some();
        let found = words().find(|(number, word)| is_adjective(*word) && follows(*number));
        found.or(words().find(|(_, word)| is_adjective(*word))).or(words().next()).map(|(_, word)| word)
    }

    /// Reports and gives nothing, so that a caller can stop with `?`.
    pub fn refuse<T>(
        &mut self,
        code: Code,
        at: At,
        message: impl Into<String>,
        label: &str,
        help: impl Into<String>,
    ) -> Option<T> {
        let place = self.place(at);
        self.report(Diagnostic::new(code, place, message).label(label).help(help));
        None
    }

    /// Who "you" is, if somebody is.
    pub fn you(&mut self, at: At) -> Option<Who> {
        match self.block.you {
            You::Controller | You::Player | You::Doer => Some(Who::YOU),
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

    // Room

    pub fn local(&mut self, at: At) -> Option<Local> {
        if self.locals == LOCALS {
            return self.too_much(at);
        }
        self.locals += 1;
        Some(Local(self.locals - 1))
    }

    /// One more, if there is room: where it is only needed if somebody points at it.
    pub fn spare_local(&mut self) -> Option<Local> {
        (self.locals < LOCALS).then(|| {
            self.locals += 1;
            Local(self.locals - 1)
        })
    }

    pub fn scratch(&mut self, at: At) -> Option<Scratch> {
        if self.scratches == SCRATCHES {
            return self.too_much(at);
        }
        self.scratches += 1;
        Some(Scratch(self.scratches - 1))
    }

    /// Told at the first that is too many: with the others it is one mistake.
    fn too_much<T>(&mut self, at: At) -> Option<T> {
        if std::mem::replace(&mut self.told_too_much, true) {
            return None;
        }
        let message = "this text speaks of more cards and players than one text can keep apart";
        self.refuse(Code::TooMuch, at, message, "one too many", "split the text into two paragraphs")
    }

    // Code

    pub fn here(&self) -> Pc {
        Pc(self.text.code.len() as u16)
    }

    pub fn emit(&mut self, op: Op) -> Pc {
        let pc = self.here();
        self.text.code.push(op);
        pc
    }

    /// Makes the jump at `pc` lead here.
    pub fn land(&mut self, pc: Pc) {
        let here = self.here();
        if let Op::Goto(to)
        | Op::Unless(_, to)
        | Op::AskMay { skip: to, .. }
        | Op::Mode(to)
        | Op::NextPlayer { done: to, .. }
        | Op::NextCard { done: to, .. }
        | Op::Countdown { done: to, .. }
        | Op::Option { then: to, .. }
        | Op::OptionCards { then: to, .. }
        | Op::OptionDone(to) = &mut self.text.code[pc.index()]
        {
            *to = here;
        } else {
            unreachable!("only jumps are landed");
        }
    }

    /// What an option is called that leads here.
    pub fn called(&mut self, words: String) {
        let leads_to = self.here();
        self.text.phrases.push(Phrase { leads_to, words });
    }

    /// A step begins here. Of what may be done the quote goes on to what comes of it; of what is chosen, to what is
    /// done with it.
    pub fn begin_clause(&mut self, clause: &Clause) {
        let end = clause.at.0.end;
        let until = match &clause.kind {
            ClauseKind::Do { act: Act { kind: ActKind::Choose { .. }, .. }, .. } => self.reach.paragraph,
            ClauseKind::Do { may: true, .. } => self.reach.answers,
            ClauseKind::Do { .. }
            | ClauseKind::Becomes { .. }
            | ClauseKind::GameEnds
            | ClauseKind::SeriesEnds
            | ClauseKind::TurnEnds(_)
            | ClauseKind::Standing(_) => end,
        };
        let span = Bytes { start: clause.at.0.start, end: until.max(end) };
        let words = self.quote_span(span).trim_end_matches('.').to_string();
        let begins = self.here();
        self.text.clauses.push(crate::program::Clause { begins, words });
    }

    // Tables of the text. Equal entries are kept once.

    pub fn expr(&mut self, expr: Expr) -> Num {
        Num::new(NumKind::Expr(self.expr_id(expr)))
    }

    pub fn expr_id(&mut self, expr: Expr) -> ExprId {
        ExprId(intern(&mut self.text.exprs, expr))
    }

    pub fn zone_place(&mut self, zone: ZoneRef) -> PlaceId {
        PlaceId(intern(&mut self.text.places, zone))
    }

    pub fn destination(&mut self, destination: Destination) -> DestinationId {
        DestinationId(intern(&mut self.text.destinations, destination))
    }

    pub fn lifetime(&mut self, lifetime: Lifetime) -> LifetimeId {
        LifetimeId(intern(&mut self.text.lifetimes, lifetime))
    }

    pub fn proposal(&mut self, proposal: Proposal) -> ProposalId {
        ProposalId(intern(&mut self.text.proposals, proposal))
    }

    pub fn standing_id(&mut self, standing: Standing) -> StandingId {
        StandingId(intern(&mut self.text.standings, standing))
    }

    pub fn choose(&mut self, choice: Choice) -> Pc {
        let id = ChoiceId(intern(&mut self.text.choices, choice));
        self.emit(Op::Choose(id))
    }

    /// A set of cards from its leaves.
    pub fn set(&mut self, leaves: &[(How, Leaf)]) -> SetId {
        let id = SetId(self.text.sets.len() as u16);
        for (number, (how, leaf)) in leaves.iter().enumerate() {
            let how = if number == 0 { How::Start } else { *how };
            self.text.sets.push(SetStep { leaf: *leaf, how, last: number + 1 == leaves.len() });
        }
        id
    }

    /// A set of players from its leaves.
    pub fn persons(&mut self, leaves: &[(How, WhoLeaf)]) -> Who {
        let id = PersonsId(self.text.persons.len() as u16);
        for (number, (how, leaf)) in leaves.iter().enumerate() {
            let how = if number == 0 { How::Start } else { *how };
            self.text.persons.push(WhoStep { leaf: *leaf, how, last: number + 1 == leaves.len() });
        }
        Who::new(WhoKind::Set(id))
    }

    pub fn ability(&mut self, ability: Ability, at: At) -> AbilityId {
        let id = AbilityId(self.text.abilities.len() as u16);
        self.text.abilities.push(ability);
        self.text.origins.push(Origin { file: self.file.0, start: at.0.start, end: at.0.end });
        id
    }
}

/// With a capital and a period, as all messages are.
fn as_sentence(text: &str) -> String {
    let mut letters = text.chars();
    let mut sentence: String =
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect());
    if !sentence.ends_with(['.', '?', '…']) {
        sentence.push('.');
    }
    sentence
}

fn intern<T: PartialEq>(table: &mut Vec<T>, item: T) -> u16 {
    match table.iter().position(|known| *known == item) {
        Some(position) => position as u16,
        None => {
            table.push(item);
            (table.len() - 1) as u16
        }
    }
}
