//! Places that are chosen like cards.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{Choice, ChoiceOf, Count, EventKind, Kept, Num, Who, ZoneRef};
use crate::syntax::tree::{Amount, At, Determiner, Thing, ThingKind, ThingNoun, Word};
use crate::vocabulary::number_in_words;

impl Lowering<'_> {
    /// Chooses a place that is chosen like a card.
    pub fn choose_zone(&mut self, noun: &ThingNoun, word: Word, actor: Who, at: At) -> Option<ZoneRef> {
        let more = noun.place.is_some()
            || noun.of.is_some()
            || noun.named.is_some()
            || noun.controlled_by.is_some()
            || noun.handled.is_some()
            || noun.except.is_some()
            || noun.other
            || !noun.head.values.is_empty();
        if more {
            let message = format!("\"{}\" says more of a place than a place has", self.quote(at));
            let help = "of a place say \"whose top card is …\" or \"that shares … with …\"";
            return self.refuse(Code::CardOrZone, at, message, "only for cards", help);
        }
        // What is said of "that place" afterwards is read all the same.
        self.one_place(noun, at);
        let mut all = Vec::new();
        for predicate in &noun.that {
            all.push(self.zone_predicate(predicate)?);
        }
        let boolean = if all.is_empty() { Boolean::Always } else { Boolean::All(all) };
        let test = self.test(&boolean, at);
        let local = self.local(at)?;
        let by = self.picker(noun.chooser.as_ref(), noun.random, actor, at)?;
        self.choose(Choice {
            by,
            of: ChoiceOf::Zones(self.world.zone_kind(word), test),
            count: Count::Exactly(Num::ONE),
            random: noun.random,
            purpose: EventKind::Choose,
            into: Kept::Local(local),
        });
        let zone = ZoneRef::Local(local);
        self.scope.bind(Noun::Thing(noun.head.clone()), Slot::Zone(zone), false, at.0);
        Some(zone)
    }

    /// Places are chosen one by one, and lie in no order.
    fn one_place(&mut self, noun: &ThingNoun, at: At) {
        let is_one = match &noun.determiner {
            Determiner::A => true,
            Determiner::The => !noun.that.is_empty(),
            _several => false,
        };
        if is_one && noun.order.is_none() {
            return;
        }
        let said = self.quote(at);
        let message = match is_one || noun.determiner == Determiner::The {
            true => format!("\"{said}\" does not say which place is meant: places lie in no order"),
            false => format!("places are chosen one by one, so \"{said}\" is no choice"),
        };
        let one = ThingNoun { determiner: Determiner::A, order: None, ..noun.clone() };
        let one = Thing { kind: ThingKind::Some(Box::new(one)), at };
        let one = format::thing(self.world.dialect, &one);
        let times = match &noun.determiner {
            Determiner::Count(Amount::Exactly(number)) => number_in_words(*number),
            _several => "two".into(),
        };
        let each = format!("Repeat {times} times: choose {one} and");
        let problem = Diagnostic::new(Code::HowMany, self.place(at), message)
            .label("one place")
            .help(format!("choose one: \"{one}\"; what is done with each of several is said so: {each} …"))
            .help("for something else with another one, choose again in a paragraph of its own")
            .guess(format!("write \"{one}\""), at.0, one);
        self.report(problem);
    }
}
