//! Choose two of several things to do, up to two, or one or more: which ones is chosen before any of them is done.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::diagnostic::Code;
use crate::program::{Compare, Local, Num, NumKind, Op, Pc, Several, Who};
use crate::syntax::tree::{At, BlockKind, SoMany, Steps};
use crate::vocabulary::number_in_words;

impl Lowering<'_> {
    pub fn choose_several(&mut self, who: Who, many: SoMany, modes: &[Steps], at: At) -> Option<()> {
        if self.block.kind == BlockKind::Phase && who == Who::YOU {
            let message = format!(
                "a step of the turn offers one thing at a time, and \"{}\" is several",
                self.quote(at)
            );
            let help = "write \"choose one\" once for each, in sentences of their own";
            return self.refuse(Code::SentenceDoesNotFit, at, message, "one at a time", help);
        }
        let (least, most) = self.least_and_most(many, modes, at)?;
        self.modes_say_who(who, modes)?;
        // Whether each was chosen: they are kept one behind the other, and behind them how many were done.
        let chosen = modes.iter().map(|mode| self.local(mode.at)).collect::<Option<Vec<Local>>>()?;
        let done = self.local(at)?;
        for local in chosen.iter().chain([&done]) {
            self.emit(Op::Let(*local, Num::ZERO));
        }
        let several = Some(Several { least, most, kept: chosen[0] });
        self.emit(Op::ChooseMode { who, modes: modes.len() as u8, several });
        let jumps: Vec<Pc> = modes.iter().map(|_| self.emit(Op::Mode(Pc(0)))).collect();
        for ((jump, local), mode) in jumps.into_iter().zip(chosen).zip(modes) {
            let is_chosen = Boolean::compare(Compare::Equal, Num::new(NumKind::Local(local)), Num::ONE);
            let test = self.some_test(&is_chosen, mode.at);
            let unless = self.emit(Op::Unless(test, Pc(0)));
            self.land(jump);
            self.one_of_the_modes(mode)?;
            self.land(unless);
        }
        Some(())
    }

    /// How many have to be chosen, and can be.
    fn least_and_most(&mut self, many: SoMany, modes: &[Steps], at: At) -> Option<(u8, u8)> {
        let all = modes.len() as u32;
        let (least, most) = match many {
            SoMany::UpTo(most) => (0, most),
            SoMany::OrMore(least) => (least, all),
            SoMany::Exactly(many) => (many, many),
        };
        if least >= all || most > all {
            return self.nothing_is_left_out(many, modes, at);
        }
        Some((least as u8, most as u8))
    }

    /// As many are chosen as there are, or more.
    fn nothing_is_left_out<T>(&mut self, many: SoMany, modes: &[Steps], at: At) -> Option<T> {
        let all = number_in_words(modes.len() as u32);
        let said = match many {
            SoMany::UpTo(most) => format!("up to {}", number_in_words(most)),
            SoMany::OrMore(least) => format!("{} or more", number_in_words(least)),
            SoMany::Exactly(many) => number_in_words(many),
        };
        let message = format!("{said} are chosen, and \"{}\" has {all} to choose from", self.quote(at));
        let fewer = match (many, modes.len()) {
            (SoMany::UpTo(_), _) => format!("for as many as there are write \"choose up to {all}\""),
            (SoMany::OrMore(_), _) => "for some of them write \"choose one or more\"".to_string(),
            (SoMany::Exactly(_), 2) => "for one of them write \"choose one\"".to_string(),
            (SoMany::Exactly(_), _several) => "say fewer".to_string(),
        };
        let help = format!("{fewer}; what is done in any case is no choice: write it in sentences");
        self.refuse(Code::SentenceDoesNotFit, at, message, "nothing to choose", &help)
    }
}
