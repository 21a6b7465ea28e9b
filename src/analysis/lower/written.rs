//! The text as it is written: its instructions and its tables.

use crate::program::*;
use crate::source::Span;
use crate::syntax::tree::{Act, ActKind, At, Clause, ClauseKind};

use super::Lowering;

impl Lowering<'_> {
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
        *self.text.code[pc.index()].jump().expect("only jumps are landed") = here;
    }

    /// What an option is called that leads here.
    pub fn called(&mut self, words: String) {
        let leads_to = self.here();
        self.text.phrases.push(Phrase { leads_to, words, pointed: Vec::new() });
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
        let span = Span { start: clause.at.0.start, end: until.max(end) };
        let words = self.quote_span(span).trim_end_matches('.').to_string();
        let begins = self.here();
        self.text.clauses.push(crate::program::Clause { begins, words, pointed: Vec::new() });
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

fn intern<T: PartialEq>(table: &mut Vec<T>, item: T) -> u16 {
    match table.iter().position(|known| *known == item) {
        Some(position) => position as u16,
        None => {
            table.push(item);
            (table.len() - 1) as u16
        }
    }
}
