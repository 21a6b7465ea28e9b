//! "If you control all assets": what is counted is held against a number, and "all" is none.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::Who;
use crate::syntax::tree::{
    Amount, At, Determiner, Thing, ThingKind, ThingNoun, ThingPlace, Word, Zone, ZoneKind,
};

impl Lowering<'_> {
    /// Refuses "all" and "each" behind "control": that nobody else has one is asked of the others.
    pub fn controls_so_many(&mut self, thing: &Thing) -> Option<()> {
        let Some(noun) = as_all(thing) else { return Some(()) };
        let one = self.with(noun, Determiner::A, thing.at);
        let none =
            format!("that nobody else has one is asked of the others: \"if no other player controls {one}\"");
        self.all_is_no_number(noun, Some(none), thing.at)
    }

    /// The same behind "have": that there is none elsewhere is asked of the cards.
    pub fn has_so_many_cards(&mut self, who: Who, thing: &Thing) -> Option<()> {
        let Some(noun) = as_all(thing) else { return Some(()) };
        let zone = match &noun.place {
            Some(ThingPlace::In(zones)) => match zones.as_slice() {
                [Zone { kind: ZoneKind::Bare(_), .. }] => None,
                [zone] => Some(format::zone(self.world.dialect, zone)),
                _several => None,
            },
            _another => None,
        };
        let zone = zone.or((who == Who::YOU).then(|| "your ‹held›".to_string()));
        let elsewhere = ThingNoun { place: None, ..noun.clone() };
        let each = self.with(&elsewhere, Determiner::Each, thing.at);
        let there = zone.map(|zone| {
            format!("that there is none elsewhere is asked of the cards: \"if {each} is in {zone}\"")
        });
        self.all_is_no_number(noun, there, thing.at)
    }

    pub fn all_is_no_number<T>(&mut self, noun: &ThingNoun, other: Option<String>, at: At) -> Option<T> {
        let said = self.quote(at);
        let message = format!("\"{said}\" is counted here, and nothing says how many that would have to be");
        let one = self.with(noun, Determiner::A, at);
        let more = self.with(noun, Determiner::Count(Amount::OrMore(2)), at);
        let mut problem = Diagnostic::new(Code::HowMany, self.place(at), message)
            .label("how many?")
            .help(format!("where one is enough write \"{one}\"; where it takes more, \"{more}\""));
        if let Some(other) = other {
            problem = problem.help(other);
        }
        self.report(problem);
        None
    }

    pub fn any_number_is_true<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is true of every number, none as well", self.quote(at));
        let help = "write how many it takes, \"one or more\" or \"two or more\"; or leave the question out";
        self.refuse(Code::HowMany, at, message, "always true", help)
    }

    pub fn all_counters<T>(&mut self, counter: Word, at: At) -> Option<T> {
        let name = self.world.name(counter.id).to_string();
        let message = format!("\"{}\" does not say how many \"all\" would be", self.quote(at));
        let help = format!(
            "write \"one or more {name} counters\", or another number; that none is left is asked like this: As soon as this card has no {name} counters, …"
        );
        self.refuse(Code::HowMany, at, message, "how many?", help)
    }

    fn with(&self, noun: &ThingNoun, determiner: Determiner, at: At) -> String {
        let noun = ThingNoun { determiner, ..noun.clone() };
        format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun)), at })
    }
}

fn as_all(thing: &Thing) -> Option<&ThingNoun> {
    let ThingKind::Some(noun) = &thing.kind else { return None };
    let is_all = matches!(noun.determiner, Determiner::All | Determiner::Each | Determiner::TheMany);
    is_all.then_some(noun)
}
