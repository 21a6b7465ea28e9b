//! Conditions on their way to jump code.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::program::{Ask, Compare, Jump, Num, Test, TestId};
use crate::syntax::tree::At;

/// A condition as a tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Boolean {
    Always,
    Never,
    Ask(Ask),
    Not(Box<Boolean>),
    All(Vec<Boolean>),
    Any(Vec<Boolean>),
}

impl Boolean {
    pub fn compare(how: Compare, a: Num, b: Num) -> Boolean {
        Boolean::Ask(Ask::Compare(how, a, b))
    }

    #[must_use]
    pub fn negated(self, not: bool) -> Boolean {
        if not { Boolean::Not(Box::new(self)) } else { self }
    }

    #[must_use]
    pub fn and(self, other: Boolean) -> Boolean {
        match (self, other) {
            (Boolean::Always, other) | (other, Boolean::Always) => other,
            (Boolean::All(mut all), other) => {
                all.push(other);
                Boolean::All(all)
            }
            (one, other) => Boolean::All(vec![one, other]),
        }
    }
}

/// Where an answer leads while the code is laid out: an end, or a question by its number.
#[derive(Clone, Copy)]
enum Target {
    Holds,
    Fails,
    Question(usize),
}

impl Lowering<'_> {
    /// The test of a condition; none for one that always holds.
    pub fn test(&mut self, boolean: &Boolean, at: At) -> Option<TestId> {
        if *boolean == Boolean::Always {
            return None;
        }
        Some(self.some_test(boolean, at))
    }

    pub fn some_test(&mut self, boolean: &Boolean, at: At) -> TestId {
        let mut questions = Vec::new();
        lay(boolean, 0, Target::Holds, Target::Fails, &mut questions);
        if questions.len() > Jump::FURTHEST as usize {
            let message = "this condition has more parts than one condition can hold";
            let help = "give some of it a name of its own, in a definition";
            self.refuse::<()>(Code::TooMuch, at, message, "too long", help);
            questions.truncate(Jump::FURTHEST as usize);
        }
        let id = TestId(self.text.tests.len() as u16);
        for (number, (ask, yes, no)) in questions.into_iter().enumerate() {
            let jump = |target| match target {
                Target::Holds => Jump::HOLDS,
                Target::Fails => Jump::FAILS,
                Target::Question(to) => Jump((to - number).min(Jump::FURTHEST as usize) as u8),
            };
            self.text.tests.push(Test { ask, yes: jump(yes), no: jump(no) });
        }
        id
    }
}

/// How many questions a condition has.
fn size(boolean: &Boolean) -> usize {
    match boolean {
        Boolean::Always | Boolean::Never | Boolean::Ask(_) => 1,
        Boolean::Not(inner) => size(inner),
        Boolean::All(parts) | Boolean::Any(parts) => parts.iter().map(size).sum::<usize>().max(1),
    }
}

/// Lays the questions of a condition out from number `start` on.
fn lay(boolean: &Boolean, start: usize, yes: Target, no: Target, out: &mut Vec<(Ask, Target, Target)>) {
    match boolean {
        Boolean::Always => out.push((always(), yes, yes)),
        Boolean::Never => out.push((always(), no, no)),
        Boolean::Ask(ask) => out.push((*ask, yes, no)),
        Boolean::Not(inner) => lay(inner, start, no, yes, out),
        Boolean::All(parts) if parts.is_empty() => out.push((always(), yes, yes)),
        Boolean::Any(parts) if parts.is_empty() => out.push((always(), no, no)),
        Boolean::All(parts) => {
            let mut at = start;
            for (number, part) in parts.iter().enumerate() {
                let next = at + size(part);
                let last = number + 1 == parts.len();
                lay(part, at, if last { yes } else { Target::Question(next) }, no, out);
                at = next;
            }
        }
        Boolean::Any(parts) => {
            let mut at = start;
            for (number, part) in parts.iter().enumerate() {
                let next = at + size(part);
                let last = number + 1 == parts.len();
                lay(part, at, yes, if last { no } else { Target::Question(next) }, out);
                at = next;
            }
        }
    }
}

fn always() -> Ask {
    Ask::Compare(Compare::Equal, Num::ZERO, Num::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(number: u32) -> Boolean {
        Boolean::compare(Compare::Equal, Num::constant(number), Num::ONE)
    }

    /// Whether the condition holds when question `n` is answered by bit `n`.
    fn run(boolean: &Boolean, answers: u32) -> bool {
        let mut questions = Vec::new();
        lay(boolean, 0, Target::Holds, Target::Fails, &mut questions);
        let mut at = 0;
        loop {
            let (ask, yes, no) = &questions[at];
            let Ask::Compare(_, number, _) = ask else { panic!("only comparisons here") };
            let crate::program::NumKind::Constant(number) = number.kind() else { panic!("a constant") };
            match if answers >> number & 1 == 1 { yes } else { no } {
                Target::Holds => return true,
                Target::Fails => return false,
                Target::Question(next) => at = *next,
            }
        }
    }

    #[test]
    fn jump_code_answers_like_the_condition_for_all_answers() {
        let condition = Boolean::Any(vec![
            ask(0),
            Boolean::All(vec![ask(1), Boolean::Any(vec![ask(2), ask(3)]).negated(true)]),
        ]);
        for answers in 0..16u32 {
            let bit = |number: u32| answers >> number & 1 == 1;
            let expected = bit(0) || (bit(1) && !(bit(2) || bit(3)));
            assert_eq!(run(&condition, answers), expected, "{answers:04b}");
        }
    }
}
