//! Choose, choose one, name, search, shuffle, call.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::select::Purpose;
use crate::analysis::resolve::{Noun, Slot, Valued, You};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Cards, EventKind, Num, NumKind, Op, Pc, Who, WhoKind};
use crate::syntax::tree::{
    At, Binder, BlockKind, Called, Chosen, ClauseKind, Duration, Person, Steps, Thing, ThingKind, ThingNoun,
    ThingPlace, Word, Zone,
};

impl Lowering<'_> {
    pub fn choose_things(&mut self, who: Who, what: &[Chosen], at: At) -> Option<()> {
        for (number, chosen) in what.iter().enumerate() {
            match chosen {
                Chosen::Thing(thing) => self.choose_thing(who, thing)?,
                Chosen::Person(person) => {
                    self.choose_how_many(person);
                    let before = self.scope.chooser.replace(who);
                    let chosen = self.about(who, |lowering| lowering.who(person));
                    self.scope.chooser = before;
                    chosen?;
                }
                Chosen::Number { from, to } => {
                    let number = self.chosen_count(who, Num::constant(*from), Num::constant(*to), at)?;
                    self.scope.chosen_number = Some(number);
                    self.scope.chose_number = true;
                    self.scope.number = Some(number);
                    self.scope.picked = None;
                }
            }
            self.leaves_something_to_choose(&what[..number], chosen)?;
        }
        Some(())
    }

    fn choose_thing(&mut self, who: Who, thing: &Thing) -> Option<()> {
        if let (Some(word), ThingKind::Some(noun)) = (Self::names_zone(thing), &thing.kind) {
            self.choose_zone(noun, word, who, thing.at)?;
            return Some(());
        }
        let purpose = Purpose {
            actor: who,
            kind: EventKind::Choose,
            position: Position::Moved,
            default: Where::Stated,
        };
        self.select(thing, purpose)?;
        Some(())
    }

    pub fn choose_one(&mut self, who: Who, modes: &[Steps]) -> Option<()> {
        if self.block.kind == BlockKind::Phase && who == Who::YOU {
            return self.offer_one(who, modes);
        }
        self.modes_say_who(who, modes)?;
        self.emit(Op::ChooseMode { who, modes: modes.len() as u8, several: None });
        let jumps: Vec<Pc> = modes.iter().map(|_| self.emit(Op::Mode(Pc(0)))).collect();
        // Where none of them can be begun, nothing of them is done.
        let mut ends = vec![self.emit(Op::Goto(Pc(0)))];
        for (jump, mode) in jumps.into_iter().zip(modes) {
            self.land(jump);
            self.one_of_the_modes(mode)?;
            ends.push(self.emit(Op::Goto(Pc(0))));
        }
        for end in ends {
            self.land(end);
        }
        Some(())
    }

    /// What one mode names, another can't point at.
    pub(super) fn one_of_the_modes(&mut self, mode: &Steps) -> Option<()> {
        let phrase = self.text.phrases.len();
        self.called(format::steps(self.world.dialect, mode));
        let before = self.scope.clone();
        self.steps_of_mode(mode)?;
        let after = std::mem::replace(&mut self.scope, before);
        self.text.phrases[phrase].pointed = self.scope.pointed_throughout(&after);
        self.scope.keep_left(&after);
        self.scope.offers = after.offers;
        self.scope.perhaps(&after.lying);
        Some(())
    }

    /// Where somebody else chooses, each choice says who does it: it could be them, or you.
    pub fn modes_say_who(&mut self, who: Who, modes: &[Steps]) -> Option<()> {
        if who == Who::YOU || self.block.you == You::Nobody {
            return Some(());
        }
        let open = modes.iter().find(|mode| matches!(mode.first.kind, ClauseKind::Do { subject: None, .. }));
        let Some(mode) = open else { return Some(()) };
        let message = format!("\"{}\" could be for whoever chooses, or for you", self.quote(mode.at));
        let help = "say in each choice who does it: Each opponent chooses one: that opponent draws two cards, or you draw a card.";
        self.refuse(Code::PointsAtTwo, mode.at, message, "who does this?", help)
    }

    pub fn name(&mut self, who: Who, attribute: Word, duration: Option<&Duration>, at: At) -> Option<()> {
        let id = self.world.attribute(attribute);
        let into = self.local(at)?;
        self.emit(Op::Name { who, attribute: id, into });
        self.scope.bind(Noun::Value(attribute.id), Slot::Value(Valued::Local(into)), false, at.0);
        if let Some(duration) = duration {
            let lasts = self.lasts(duration, at)?;
            let cell = self.world.named_cell(id);
            self.emit(Op::Keep { cell, value: Num::new(NumKind::Local(into)), lasts });
        }
        Some(())
    }

    pub fn search(&mut self, who: Who, zone: &Zone, what: &Thing) -> Option<()> {
        self.searched_one_by_one(zone.at)?;
        let found = self.zone(zone)?;
        let place = self.zone_place(found);
        self.emit(Op::Search { who, zone: place });
        let ThingKind::Some(noun) = &what.kind else {
            let message =
                format!("\"{}\" is already known: there is nothing to search for", self.quote(what.at));
            return self.refuse(Code::PlaceMissing, what.at, message, "not searched for", "write \"a card\"");
        };
        let mut noun = noun.clone();
        // Whose place it is has been decided.
        self.searched_there(zone, &noun, what.at);
        noun.place = Some(ThingPlace::In(vec![zone.clone()]));
        self.described_in_play(&noun, what.at)?;
        noun.place = None;
        let thing = Thing { kind: ThingKind::Some(noun), at: what.at };
        let purpose = Purpose {
            actor: who,
            kind: EventKind::Search,
            position: Position::Moved,
            default: Where::Zone(found),
        };
        let cards = self.select(&thing, purpose)?;
        self.counts_afterwards(cards, what.at);
        Some(())
    }

    /// What is searched for lies where the search is: another place would be another search.
    fn searched_there(&mut self, zone: &Zone, noun: &ThingNoun, at: At) {
        let is_there = match &noun.place {
            None => true,
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => {
                matches!(zones.as_slice(), [place] if place.kind == zone.kind && !place.except_top)
            }
            Some(ThingPlace::Of(place)) => place.kind == zone.kind,
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) => false,
        };
        if is_there {
            return;
        }
        let (said, place) = (self.quote(at), self.quote(zone.at));
        let message = format!("\"{said}\" lies elsewhere, and {place} is searched");
        let there = ThingNoun { place: None, ..noun.clone() };
        let there = format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(there)), at });
        let help = format!(
            "say only what is searched for: Search {place} for {there}. What lies elsewhere is chosen: Choose {said}."
        );
        // What follows is read all the same: one sentence, one error.
        let _told: Option<()> = self.refuse(Code::PlaceWord, at, message, "not there", help);
    }

    pub fn shuffle(&mut self, who: Who, zone: &Zone, into: Option<&Zone>) -> Option<()> {
        let found = self.zone_or_part(zone)?;
        if zone.except_top {
            let leaf = self.zone_leaf(zone)?;
            let scratch = self.scratch(zone.at)?;
            let cards = self.zone_cards(leaf);
            self.emit(Op::LetCards(scratch, cards));
            // "those cards" are the ones that were shuffled.
            let head =
                crate::syntax::tree::Head { values: Vec::new(), noun: crate::syntax::tree::HeadNoun::Card };
            self.scope.bind(Noun::Thing(head), Slot::Cards(Cards::scratch(scratch)), true, zone.at.0);
            self.scope.name_group(Cards::scratch(scratch), None, None);
        }
        let into = match into {
            Some(into) => self.zone(into)?,
            None => found,
        };
        let zone_id = self.zone_place(found);
        let into = self.zone_place(into);
        self.emit(Op::Shuffle { who, zone: zone_id, except_top: zone.except_top, into });
        Some(())
    }

    pub fn call(&mut self, who: Who, what: &Called, name: &Binder) -> Option<()> {
        let slot = match what {
            Called::Thing(thing) => {
                if let Some(place) = Self::names_zone(thing) {
                    return self.no_name_for_a_place(thing, place);
                }
                let purpose = Purpose {
                    actor: who,
                    kind: EventKind::Choose,
                    position: Position::Seen,
                    default: Where::Stated,
                };
                Slot::Cards(self.select(thing, purpose)?)
            }
            Called::Person(person) => Slot::Person(self.called_person(person)?),
        };
        // From here on the name is the only way to speak of it: "that card" can be another one.
        let named = |binding: &crate::analysis::resolve::Binding| binding.slot == slot;
        self.scope.bindings.retain(|binding| !named(binding));
        self.scope.bind(Noun::Name(name.text.clone()), slot, false, name.at.0);
        Some(())
    }

    /// "Call a lane the goal": a place that is chosen is pointed at with "that".
    fn no_name_for_a_place<T>(&mut self, thing: &Thing, place: Word) -> Option<T> {
        let said = self.quote(thing.at);
        let message = format!("a name is given to a card or a player, and \"{said}\" is a place");
        let help = match &thing.kind {
            ThingKind::That(_) => {
                format!("leave the name out and say \"{said}\"; choose another in a paragraph of its own")
            }
            _not_chosen => {
                let that = format!("that {}", self.world.name(place.id));
                format!("choose it, and point at it as \"{that}\": Choose {said}. … {that} …")
            }
        };
        self.refuse(Code::CardOrZone, thing.at, message, "a place", help)
    }

    fn called_person(&mut self, person: &Person) -> Option<Who> {
        let who = self.who(person)?;
        match who.kind() {
            // Who that is may have changed when the name is used.
            WhoKind::Active | WhoKind::Dealer | WhoKind::Winner | WhoKind::Candidate | WhoKind::Set(_) => {
                self.as_of_now(who, person.at)
            }
            WhoKind::You
            | WhoKind::Actor
            | WhoKind::Cause
            | WhoKind::Newly
            | WhoKind::Everyone
            | WhoKind::Nobody
            | WhoKind::Local(_) => Some(who),
        }
    }
}
