//! Whose answer it is that a text asks for: "If that player does".

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{LastMay, Offered};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{CellDef, CellOwner, CellUse, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{At, Clause, ClauseKind, Person, PersonDeterminer, PersonKind};

use super::clause::role_of;
use crate::vocabulary::english::decapitalized;

impl Lowering<'_> {
    /// Only whoever was asked has answered.
    pub fn was_asked(&mut self, who: &Person, told: Who, may: LastMay, at: At) -> Option<()> {
        if self.are_the_same(told, may.asked) {
            return Some(());
        }
        let said = self.quote(who.at);
        let example = "it speaks of whoever was asked: Each opponent may discard a card. If that opponent does, draw a card.";
        let Some(offered) = may.offered else {
            let message = format!("the last \"may\" was not for \"{said}\"");
            return self.refuse(Code::NoMay, who.at, message, "somebody else was asked", example);
        };
        let (span, one) = match offered {
            Offered::Somebody(role, span) => (span, format!("that {}", role.word())),
            Offered::Named(span) => (span, decapitalized(&self.quote_span(span))),
        };
        let asked = decapitalized(&self.quote_span(span));
        let message = format!("the last \"may\" was for \"{asked}\", not for \"{said}\"");
        let whole = self.with_change_of(at, who.at.0, &one);
        // "You do", "that player does".
        let whole = match (one.as_str(), who.kind == PersonKind::You) {
            ("you", false) => whole.replacen("you does", "you do", 1),
            (_, true) if one != "you" => whole.replacen(&format!("{one} do"), &format!("{one} does"), 1),
            _as_it_is => whole,
        };
        let problem = Diagnostic::new(Code::NoMay, self.place(who.at), message)
            .label("somebody else was asked")
            .help("only whoever was asked has answered: what comes of another answer stands right behind that \"may\"")
            .help(format!("The sentence would read: {whole}"));
        self.report(problem);
        None
    }

    /// Whether both are the same people, by whatever words.
    pub fn are_the_same(&self, one: Who, other: Who) -> bool {
        let (WhoKind::Set(first), WhoKind::Set(second)) = (one.kind(), other.kind()) else {
            return one == other;
        };
        let steps = |from: usize| self.text.persons[from..].iter();
        for (one, other) in steps(first.index()).zip(steps(second.index())) {
            let is_same = match (one.leaf, other.leaf) {
                (WhoLeaf::Beside(side, of), WhoLeaf::Beside(hand, whose)) => {
                    side == hand && self.are_the_same(of, whose)
                }
                (WhoLeaf::OthersThan(of), WhoLeaf::OthersThan(whose)) => self.are_the_same(of, whose),
                (leaf, another) => leaf == another,
            };
            if !is_same || one.how != other.how || one.last != other.last {
                return false;
            }
            if one.last {
                return true;
            }
        }
        false
    }

    /// Each of several is asked and answers alone: "If each opponent does" would ask of the last answer.
    pub fn says_whose_answer(&mut self, who: &Person) -> Option<()> {
        let determiner = match &who.kind {
            PersonKind::Some(noun) => &noun.determiner,
            PersonKind::Those(_) => &PersonDeterminer::All,
            _one => return Some(()),
        };
        let role = role_of(who).word();
        let message = format!(
            "\"{}\" does not say whose answer is meant: each of them has their own",
            self.quote(who.at)
        );
        let problem = Diagnostic::new(Code::NoMay, self.place(who.at), message).label("whose answer?");
        let each = format!("\"If that {role} does, …\": it is asked after each of them");
        let problem = match determiner {
            PersonDeterminer::No => problem
                .help(format!("let a number that the game keeps remember it: {}", self.remembered(role)))
                .help(format!("or ask later what was done: If no {role} discarded a card this turn, …")),
            _several => problem.help(format!(
                "write {each}; or ask later what was done: If each {role} discarded a card this turn, …"
            )),
        };
        self.report(problem);
        None
    }

    /// How a number of the game tells afterwards whether somebody said yes.
    fn remembered(&self, role: &str) -> String {
        let is_kept = |cell: &CellDef| cell.holds == CellUse::Number && cell.owner == CellOwner::Game;
        let kept = self.world.cells.iter().position(is_kept).map(|at| self.world.cell_names[at].as_str());
        let name = kept.unwrap_or("count");
        let said = format!(
            "The {name} becomes zero. Each {role} may …. If that {role} does, the {name} becomes one. If the {name} is zero, …"
        );
        match kept {
            Some(_) => said,
            None => format!(
                "{said} Declare it in game.toml under [values]: {name} = {{ kind = \"number\", start = 0 }}"
            ),
        }
    }
}

/// How a clause calls whoever is asked in it.
pub fn offered_to(clause: &Clause) -> Option<Offered> {
    let ClauseKind::Do { subject: Some(person), .. } = &clause.kind else { return None };
    Some(match &person.kind {
        PersonKind::Some(_) | PersonKind::Those(_) => Offered::Somebody(role_of(person), person.at.0),
        _named => Offered::Named(person.at.0),
    })
}
