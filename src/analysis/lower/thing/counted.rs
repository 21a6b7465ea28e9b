//! Cards that are counted: all that there are, or one by one. A number or a "no" before them would be left out.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{Amount, Determiner, Thing, ThingKind, ThingNoun};

use super::bare_plural::determined;

impl Lowering<'_> {
    /// "Two points for a card in your hand": for each of them.
    pub fn for_each_of_them(&mut self, thing: &Thing) {
        let Some(noun) = counted_out(thing, &[Determiner::Each]) else { return };
        let each = format::thing(self.world.dialect, &determined(noun, Determiner::Each, thing.at));
        let message = format!("what comes \"for {}\" comes for each of them", self.quote(thing.at));
        let mut problem = Diagnostic::new(Code::HowMany, self.place(thing.at), message)
            .label("for each?")
            .help(format!("for each one there is: \"for {each}\""));
        if let Determiner::Count(Amount::Exactly(_)) = noun.determiner {
            problem = problem.help("once, where there are so many: ask with \"if\" first");
        }
        self.report(problem);
    }

    /// "The number of no cards in your hand": of all there are.
    pub fn all_there_are(&mut self, thing: &Thing) {
        let such = [Determiner::Bare, Determiner::All, Determiner::TheMany, Determiner::The];
        let Some(noun) = counted_out(thing, &such) else { return };
        let all = format::thing(self.world.dialect, &determined(noun, Determiner::Bare, thing.at));
        let message =
            format!("all there are count here, and \"{}\" says how many already", self.quote(thing.at));
        self.refuse::<()>(Code::HowMany, thing.at, message, "how many?", format!("say \"{all}\""));
    }
}

/// The noun, where it is not one of these ways to speak of all that there are.
fn counted_out<'t>(thing: &'t Thing, all: &[Determiner]) -> Option<&'t ThingNoun> {
    let ThingKind::Some(noun) = &thing.kind else { return None };
    (!all.contains(&noun.determiner)).then_some(noun)
}
