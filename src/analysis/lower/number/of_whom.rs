//! "The number of cards an opponent controls", where nothing is asked and a number is needed: of one of them, or of all?

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::each_of::any_of;
use crate::analysis::lower::thing::select::owner_of;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    At, NamedNumber, Person, PersonDeterminer, PersonKind, PersonNoun, Role, Thing, ThingKind, ThingNoun,
    ThingPlace, ZoneKind,
};
use crate::vocabulary::english;

impl Lowering<'_> {
    /// Refuses a number of cards of somebody whom nobody has chosen.
    pub fn counted_of_whom(&mut self, thing: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &thing.kind else { return Some(()) };
        let Some((person, role)) = somebody_of(noun).filter(|_| self.somebody.is_chosen()) else {
            return Some(());
        };
        let with = |owner: &Person| {
            let noun = with_owner(noun, owner);
            format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at: thing.at })
        };
        let all = match noun.place {
            Some(_) => PersonDeterminer::All,
            None => PersonDeterminer::Bare,
        };
        let all = PersonNoun { determiner: all, ..person.1.clone() };
        let all = with(&Person { kind: PersonKind::Some(Box::new(all)), at: person.0.at });
        let one = with(&Person { kind: PersonKind::That(role), at: person.0.at });
        let all = format!("those of all of them are \"{all}\"");
        self.one_of_them_or_all(thing.at, person.0, role, &all, &one)
    }

    /// The same of goods, which nobody has together.
    pub fn goods_of_whom(&mut self, number: &NamedNumber, person: &Person) -> Option<()> {
        let goods = &self.world.dialect.lexicon.get(number.word.id).plural;
        let (Some(role), Some(goods), true) = (any_of(person), goods, self.somebody.is_chosen()) else {
            return Some(());
        };
        let one = Person { kind: PersonKind::That(role), at: person.at };
        let one = self.with_change_of(number.at, person.at.0, &format::person(self.world.dialect, &one));
        let all = format!("{ONE_BY_ONE}: {}", for_each_of(role, goods));
        self.one_of_them_or_all(number.at, person, role, &all, &one)
    }

    fn one_of_them_or_all(
        &mut self,
        at: At,
        person: &Person,
        role: Role,
        all: &str,
        one: &str,
    ) -> Option<()> {
        let said = self.quote(person.at);
        let message = format!("\"{}\" can be of one of them, or of all of them", self.quote(at));
        let choose = format!("Choose {} {}.", english::article(role.word()), role.word());
        let problem = Diagnostic::new(Code::WhichOne, self.place(person.at), message)
            .label(format!("which one is \"{said}\"?"))
            .help(format!("for one of them, choose first: {choose} Then say \"{one}\""))
            .help(all.to_string());
        self.report(problem);
        None
    }
}

/// How numbers of several players are worked with.
pub const ONE_BY_ONE: &str = "for all of them, go through them one by one";

pub fn for_each_of(role: Role, goods: &str) -> String {
    let role = role.word();
    format!("For each {role}, draw cards equal to the number of {goods} that {role} has.")
}

/// Somebody of several, whose the cards are, or who did something with them.
fn somebody_of(noun: &ThingNoun) -> Option<((&Person, &PersonNoun), Role)> {
    let by = noun.handled.as_ref().map(|handled| &handled.by);
    let person = owner_of(noun).or(by)?;
    let role = any_of(person)?;
    let PersonKind::Some(some) = &person.kind else { return None };
    Some(((person, some), role))
}

fn with_owner(noun: &ThingNoun, owner: &Person) -> ThingNoun {
    let mut noun = noun.clone();
    if let Some(ThingPlace::From(zones) | ThingPlace::In(zones)) = &mut noun.place {
        for zone in zones {
            if let ZoneKind::Of(_, of) = &mut zone.kind {
                **of = owner.clone();
            }
        }
    }
    if let Some(ThingPlace::Of(zone)) = &mut noun.place
        && let ZoneKind::Of(_, of) = &mut zone.kind
    {
        **of = owner.clone();
    }
    if noun.controlled_by.is_some() {
        noun.controlled_by = Some(owner.clone());
    }
    if let Some(handled) = &mut noun.handled {
        handled.by = owner.clone();
    }
    noun
}
