//! "The player with the highest result": of those who rolled a die in this text. Nobody else has a result.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::lost::A_NUMBER_OF_EACH;
use crate::analysis::resolve::{Apart, Rolled};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{How, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{ActKind, At, Node, Person, PersonClause, PersonKind, Ranked, Visit};

impl Lowering<'_> {
    /// Those whose results are compared. Nothing where no results are, or where everybody rolled.
    pub fn who_rolled(&mut self, clause: &PersonClause, at: At) -> Option<Option<WhoLeaf>> {
        let of = match clause {
            PersonClause::With { of, .. } | PersonClause::WithMoreThan { of, .. } => of,
            PersonClause::Who(_)
            | PersonClause::Whose { .. }
            | PersonClause::WithAmount(_)
            | PersonClause::WithSoMany(..) => return Some(None),
        };
        if *of != Ranked::Result {
            return Some(None);
        }
        if self.scope.rolled == Some(Rolled::EachTime) {
            return self.lost_apart(at, Apart::EachTime, A_NUMBER_OF_EACH);
        }
        let rollers = self.scope.rollers.clone();
        let of_one = rollers.len() < 2 && self.scope.rolled != Some(Rolled::Each);
        if of_one {
            return self.nothing_rolled(at);
        }
        if rollers.iter().any(|who| self.is_everyone(*who)) {
            return Some(None);
        }
        let leaves: Vec<_> = rollers.into_iter().map(|who| (How::Or, WhoLeaf::These(who))).collect();
        Some(Some(WhoLeaf::These(self.persons(&leaves))))
    }

    /// Those who roll, as they are now: who is meant by "each player with no cards in hand" could be others later.
    pub fn rolling_now(&mut self, who: Who, person: &Person, does: &[&dyn Visit]) -> Option<Who> {
        let is_described = matches!(&person.kind, PersonKind::Some(noun) if noun.clause.is_some());
        let rolls = does.iter().any(|part| rolls(*part));
        if is_described && rolls { self.as_of_now(who, person.at) } else { Some(who) }
    }

    /// Whether you may be one of those who rolled.
    pub fn you_rolled(&self) -> bool {
        let is_other = |who: &Who| match who.kind() {
            WhoKind::Set(set) => matches!(
                self.text.persons[set.index()].leaf,
                WhoLeaf::OpponentsOf(Who::YOU) | WhoLeaf::AlliesOf(Who::YOU) | WhoLeaf::OthersThan(Who::YOU)
            ),
            _one => false,
        };
        !self.scope.rollers.iter().all(is_other)
    }

    fn is_everyone(&self, who: Who) -> bool {
        match who.kind() {
            WhoKind::Set(set) => {
                let first = self.text.persons[set.index()];
                first.last && first.leaf == WhoLeaf::These(Who::EVERYONE)
            }
            _one => who == Who::EVERYONE,
        }
    }

    fn nothing_rolled<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\": no results of several players came before it", self.quote(at));
        let mut problem =
            Diagnostic::new(Code::NoNumber, self.place(at), message).label("whose results?").help(
                "a result is what a die shows: Each player rolls a die. The player with the highest result draws two cards.",
            );
        if self.scope.chose_number {
            problem = problem.help("numbers that players choose are no results. Declare a number of each player in game.toml, such as bid = { kind = \"number\", owner = \"player\" } under [values], and write: Each player chooses a number from one to three and their bid becomes that number. The player with the highest bid draws two cards.");
        }
        self.report(problem);
        None
    }
}

fn rolls(part: &dyn Visit) -> bool {
    let mut found = false;
    part.visit(&mut |node| found |= matches!(node, Node::Act(act) if act.kind == ActKind::RollDie));
    found
}
