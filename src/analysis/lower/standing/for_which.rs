//! What holds for a while says for which cards and players: for all that fit, or for those that were chosen before.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    Amount, At, Clause, ClauseKind, Determiner, Order, Person, PersonDeterminer, PersonKind, PersonNoun,
    Sentence, SentenceKind, Standing, StandingKind, Steps, Thing, ThingKind, ThingNoun,
};

/// Those for whom a standing text holds.
enum About<'a> {
    Things(&'a ThingNoun, At),
    Persons(&'a PersonNoun, At),
}

impl Lowering<'_> {
    /// A number of them does not say which, and nobody picks them here.
    pub fn holds_for_all(&mut self, standing: &Standing) -> Option<()> {
        let (at, is_said) = match about(standing) {
            Some(About::Things(noun, at)) => (at, !matches!(noun.determiner, Determiner::Count(_))),
            // Who can't do something is told with events.
            Some(About::Persons(..)) if matches!(standing.kind, StandingKind::PersonCant { .. }) => {
                return Some(());
            }
            Some(About::Persons(noun, at)) => (
                at,
                match noun.determiner {
                    PersonDeterminer::Count(_) | PersonDeterminer::No | PersonDeterminer::Only(_) => false,
                    PersonDeterminer::The => noun.clause.is_some() || self.scope.opponent.is_some(),
                    PersonDeterminer::A
                    | PersonDeterminer::Each
                    | PersonDeterminer::All
                    | PersonDeterminer::Bare => true,
                },
            ),
            None => return Some(()),
        };
        if is_said {
            return Some(());
        }
        let said = self.quote(at);
        if let Some(About::Persons(PersonNoun { determiner: PersonDeterminer::No, .. }, _)) = about(standing)
        {
            let message = format!("\"{said}\" leaves nobody whom this could allow anything");
            let help = "say it of those who may; what nobody may do is said with \"can't\": Players can't discard more than one card each turn.";
            return self.refuse(Code::SentenceDoesNotFit, at, message, "for nobody?", help);
        }
        let message = format!("\"{said}\" does not say which of them");
        self.for_all_or_some(Code::HowMany, standing, at, message, "which of them?")
    }

    /// What begins to hold for one: nobody has chosen it.
    pub fn begins_for_one(&mut self, standing: &Standing) -> Option<()> {
        let at = match about(standing) {
            Some(About::Things(noun, at)) if is_any_thing(noun) => at,
            Some(About::Persons(noun, at)) if is_any_person(noun) => at,
            Some(About::Things(..) | About::Persons(..)) | None => return Some(()),
        };
        let said = self.quote(at);
        let message = format!("\"{said}\" does not say which one, and nobody picks one here");
        self.for_all_or_some(Code::WhichOne, standing, at, message, "which one?")
    }

    fn for_all_or_some(
        &mut self,
        code: Code,
        standing: &Standing,
        at: At,
        message: String,
        label: &str,
    ) -> Option<()> {
        let mut problem = Diagnostic::new(code, self.place(at), message).label(label);
        let (all, some) = (said_of_all(standing), said_of_chosen(standing));
        // What stays in play could not know them afterwards.
        if let Some((chosen, those)) = some.filter(|_| self.chooses_before(standing)) {
            let chosen = match chosen {
                Chosen::Thing(thing) => format::thing(self.world.dialect, &thing),
                Chosen::Person(person) => format::person(self.world.dialect, &person),
            };
            let those = self.as_a_sentence(those);
            problem = problem.help(format!("choose first: Choose {chosen}. {those}"));
        }
        if let Some(next) = said_of_next(standing) {
            problem = problem.help(format!("for one card: {}", self.as_a_sentence(next)));
        }
        if let Some(all) = all {
            problem = problem.help(format!("for all of them: {}", self.as_a_sentence(all)));
        }
        self.report(problem);
        None
    }

    fn chooses_before(&self, standing: &Standing) -> bool {
        standing.duration.is_some() && !matches!(standing.kind, StandingKind::MustBe { .. })
    }

    pub(super) fn as_a_sentence(&self, standing: Standing) -> String {
        let at = standing.at;
        let clause = Clause { kind: ClauseKind::Standing(standing), at };
        let kind = SentenceKind::Steps(Steps::once(clause, Vec::new(), at));
        format::sentence(self.world.dialect, &Sentence::new(kind, at))
    }
}

fn about(standing: &Standing) -> Option<About<'_>> {
    match &standing.kind {
        StandingKind::ThingCant { what, .. }
        | StandingKind::MustBe { what, .. }
        | StandingKind::Also { what, .. }
        | StandingKind::Own { what, .. }
        | StandingKind::Worth { what, .. } => match &what.kind {
            ThingKind::Some(noun) => Some(About::Things(noun, what.at)),
            _pointed => None,
        },
        StandingKind::PersonCant { who, .. }
        | StandingKind::Allowance { who, .. }
        | StandingKind::Permission { who, .. } => match &who.kind {
            PersonKind::Some(noun) => Some(About::Persons(noun, who.at)),
            _pointed => None,
        },
    }
}

/// "An asset", and nothing that tells more of it than where it is and whose.
fn is_any_thing(noun: &ThingNoun) -> bool {
    let tells_more = !noun.that.is_empty()
        || noun.kinds().is_some()
        || noun.named.is_some()
        || noun.handled.is_some()
        || noun.order.is_some();
    noun.determiner == Determiner::A && noun.chooser.is_none() && !noun.random && !tells_more
}

/// "An opponent", and nothing that tells more of them.
fn is_any_person(noun: &PersonNoun) -> bool {
    noun.determiner == PersonDeterminer::A && noun.chooser.is_none() && !noun.random && noun.clause.is_none()
}

/// The same said of all of them.
fn said_of_all(standing: &Standing) -> Option<Standing> {
    match about(standing)? {
        About::Things(noun, at) => {
            let (determiner, chooser) = (Determiner::Bare, None);
            let noun = ThingNoun { determiner, random: false, chooser, ..noun.clone() };
            Some(with_thing(standing, Thing { kind: ThingKind::Some(Box::new(noun)), at }))
        }
        About::Persons(noun, at) => {
            let (determiner, chooser) = (PersonDeterminer::Bare, None);
            let noun = PersonNoun { determiner, random: false, chooser, ..noun.clone() };
            Some(with_person(standing, Person { kind: PersonKind::Some(Box::new(noun)), at }))
        }
    }
}

/// What is chosen in a sentence of its own.
enum Chosen {
    Thing(Thing),
    Person(Person),
}

/// The same said of some that are chosen first.
fn said_of_chosen(standing: &Standing) -> Option<(Chosen, Standing)> {
    match about(standing)? {
        About::Things(noun, at) => {
            let those = match &noun.determiner {
                Determiner::A => ThingKind::That(noun.head.clone()),
                Determiner::Count(amount) if is_choice(amount) => ThingKind::Those(noun.head.clone()),
                _open => return None,
            };
            let noun = ThingNoun { chooser: None, ..noun.clone() };
            let chosen = Thing { kind: ThingKind::Some(Box::new(noun)), at };
            Some((Chosen::Thing(chosen), with_thing(standing, Thing { kind: those, at })))
        }
        About::Persons(noun, at) => {
            let (determiner, those) = match &noun.determiner {
                PersonDeterminer::A | PersonDeterminer::The => {
                    (PersonDeterminer::A, PersonKind::That(noun.role))
                }
                PersonDeterminer::Count(amount) if is_choice(amount) => {
                    (noun.determiner.clone(), PersonKind::Those(noun.role))
                }
                _open => return None,
            };
            let noun = PersonNoun { determiner, chooser: None, ..noun.clone() };
            let chosen = Person { kind: PersonKind::Some(Box::new(noun)), at };
            Some((Chosen::Person(chosen), with_person(standing, Person { kind: those, at })))
        }
    }
}

/// "The next card that is discarded must be blue": one after the other can be demanded so.
fn said_of_next(standing: &Standing) -> Option<Standing> {
    let StandingKind::MustBe { what: Thing { kind: ThingKind::Some(noun), at }, .. } = &standing.kind else {
        return None;
    };
    let noun = ThingNoun { determiner: Determiner::The, order: Some(Order::Next), ..(**noun).clone() };
    Some(with_thing(standing, Thing { kind: ThingKind::Some(Box::new(noun)), at: *at }))
}

fn is_choice(amount: &Amount) -> bool {
    matches!(amount, Amount::Exactly(2..) | Amount::UpTo(_) | Amount::AnyNumber)
}

pub(super) fn with_thing(standing: &Standing, thing: Thing) -> Standing {
    let mut said = standing.clone();
    match &mut said.kind {
        StandingKind::ThingCant { what, .. }
        | StandingKind::MustBe { what, .. }
        | StandingKind::Also { what, .. }
        | StandingKind::Own { what, .. }
        | StandingKind::Worth { what, .. } => *what = thing,
        StandingKind::PersonCant { .. }
        | StandingKind::Allowance { .. }
        | StandingKind::Permission { .. } => {}
    }
    said
}

fn with_person(standing: &Standing, person: Person) -> Standing {
    let mut said = standing.clone();
    match &mut said.kind {
        StandingKind::PersonCant { who, .. }
        | StandingKind::Allowance { who, .. }
        | StandingKind::Permission { who, .. } => *who = person,
        StandingKind::ThingCant { .. }
        | StandingKind::MustBe { .. }
        | StandingKind::Also { .. }
        | StandingKind::Own { .. }
        | StandingKind::Worth { .. } => {}
    }
    said
}
