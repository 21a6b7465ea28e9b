//! What was pointed at is known: nothing of it is left to choose.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::syntax::tree::{At, Chosen, Person, PersonKind, Thing, ThingKind};
use crate::vocabulary::english::capitalized;

impl Lowering<'_> {
    /// Refuses "choose that card", where it is known which: mostly what is done with it is meant to be told behind it.
    pub(super) fn leaves_something_to_choose(&mut self, before: &[Chosen], chosen: &Chosen) -> Option<()> {
        let Some((at, is_somebody)) = pointed_at(chosen) else { return Some(()) };
        let said = self.quote(at);
        let message = format!("\"{said}\" is known already: nothing is left to choose");
        let goes_on =
            if is_somebody { format!("{} …", capitalized(&said)) } else { format!("… {said} …") };
        let help = match before.last().map(|before| self.words_of(before)) {
            Some(before) => {
                format!("say what is done next in a sentence of its own: Choose {before}. {goes_on}")
            }
            None => "leave the choice out, and say what is done".to_owned(),
        };
        self.refuse(Code::NothingChosen, at, message, "no choice to make", help)
    }

    fn words_of(&self, chosen: &Chosen) -> String {
        match chosen {
            Chosen::Thing(thing) => format::thing(self.world.dialect, thing),
            Chosen::Person(person) => format::person(self.world.dialect, person),
            Chosen::Number { from, to } => format!("a number from {from} to {to}"),
        }
    }
}

/// Where words point at something that was named before, or at somebody who is known, and whether it is somebody.
fn pointed_at(chosen: &Chosen) -> Option<(At, bool)> {
    let (at, is_somebody, is_known) = match chosen {
        Chosen::Thing(Thing { kind, at }) => (at, false, is_known_thing(kind)),
        Chosen::Person(Person { kind, at }) => (at, true, is_known_person(kind)),
        Chosen::Number { .. } => return None,
    };
    is_known.then_some((*at, is_somebody))
}

fn is_known_thing(kind: &ThingKind) -> bool {
    use ThingKind::{It, That, Them, This, Those};
    matches!(kind, This | It | Them | That(_) | Those(_))
}

fn is_known_person(kind: &PersonKind) -> bool {
    use PersonKind::{That, They, Those, You};
    matches!(kind, You | They | That(_) | Those(_))
}
