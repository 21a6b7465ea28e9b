//! Tests as instructions: one for each question, further ones past the last instruction of the text.

use super::code::LinkedOp;
use super::numbers::{KeptIn, LinkedTest};
use crate::engine::table::LinkedText;
use crate::program::{Jump, Pc, TestId};

/// The questions of tests that follow from others, past the instructions of the text.
pub(in crate::engine::table) struct Questions<'t, const W: usize> {
    pub linked: &'t LinkedText<'t, W>,
    pub first: usize,
    pub asked: Vec<LinkedOp>,
    /// Which test each belongs to, and where that leads.
    pub known: Vec<(TestId, Pc, Pc)>,
}

impl<const W: usize> Questions<'_, W> {
    /// The first question of a test, and where its answers lead: there where it holds, there where not.
    pub fn ask(&mut self, test: TestId, holds: Pc, fails: Pc) -> LinkedOp {
        let LinkedTest { first, .. } = self.linked.tests[test.index()];
        let [yes, no] = [first.yes, first.no].map(|answer| match answer {
            Jump::HOLDS => holds,
            Jump::FAILS => fails,
            Jump(distance) => self.further(TestId(test.0 + u16::from(distance)), holds, fails),
        });
        LinkedOp::Ask { test, yes, no }
    }

    /// Where the questions from that one on stand.
    fn further(&mut self, test: TestId, holds: Pc, fails: Pc) -> Pc {
        let way = (test, holds, fails);
        let at = self.known.iter().position(|known| *known == way).unwrap_or_else(|| {
            let asked = self.ask(test, holds, fails);
            self.asked.push(asked);
            self.known.push(way);
            self.asked.len() - 1
        });
        Pc((self.first + at) as u16)
    }
}

/// Whoever has just answered a question is not asked it again.
pub(in crate::engine::table) fn ask_once(code: &mut [LinkedOp], tests: &[LinkedTest]) {
    for at in 0..code.len() {
        let LinkedOp::Ask { test, mut yes, mut no } = code[at] else { continue };
        while let Some((further, _)) = asks_again(code, tests, test, yes) {
            yes = further;
        }
        while let Some((_, further)) = asks_again(code, tests, test, no) {
            no = further;
        }
        code[at] = LinkedOp::Ask { test, yes, no };
    }
}

/// Where the answers lead, if the same question stands there, further on.
fn asks_again(code: &[LinkedOp], tests: &[LinkedTest], asked: TestId, at: Pc) -> Option<(Pc, Pc)> {
    let Some(LinkedOp::Ask { test, yes, no }) = code.get(at.index()) else { return None };
    let [question, asked] = [*test, asked].map(|test| &tests[test.index()].first);
    (question.is_the_same(asked) && *yes > at && *no > at).then_some((*yes, *no))
}

/// Most questions are about what is found at one place.
pub(in crate::engine::table) fn ask_at_once(op: &mut LinkedOp, tests: &[LinkedTest]) {
    let LinkedOp::Ask { test, yes, no } = *op else { return };
    let question = &tests[test.index()].first;
    *op = match question.kept {
        KeptIn::Cell => LinkedOp::AskNumber(question.asked(yes, no)),
        KeptIn::Zone => LinkedOp::AskHeld(question.asked(yes, no)),
        KeptIn::Deeds => LinkedOp::AskDone(question.asked(yes, no)),
        KeptIn::Constant
        | KeptIn::Local
        | KeptIn::TheirZone
        | KeptIn::TheirPoints
        | KeptIn::KeptPlayersZone
        | KeptIn::Players
        | KeptIn::Nowhere => return,
    };
}
