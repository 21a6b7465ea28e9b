//! What somebody has lies in a place of theirs: what lies there for all is nobody's, and what is in play is controlled.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::noun_place::is_place;
use crate::analysis::lower::thing::select::takes_several;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::Who;
use crate::source::Span;
use crate::syntax::tree::{
    At, Is, Person, PersonKind, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicate, ThingPredicateKind,
    Zone, ZoneKind,
};

use super::said_had::Said;

/// Whose the place is where cards lie.
#[derive(Clone, Copy, PartialEq)]
enum Place<'a> {
    Theirs,
    /// In play: whoever controls them, it is not said here.
    InPlay,
    /// In a place that belongs to nobody.
    Nobodys,
    /// With somebody else.
    Of(&'a Person),
    /// It only says where they do not lie.
    Open,
    /// In one of several places of theirs.
    OneOfTheirs,
}

impl Lowering<'_> {
    /// Refuses cards that somebody is said to have and that would be counted wherever they lie, whoever that is.
    pub fn has_in_own_place(&mut self, who: Who, thing: &Thing, said: Said) -> Option<()> {
        let ThingKind::Some(noun) = &thing.kind else { return self.has_what_is_known(thing) };
        let place = self.whose_place(who, noun)?;
        let written = self.quote(thing.at);
        let (message, label, help, fix) = match place {
            Place::Theirs => return Some(()),
            Place::OneOfTheirs => return self.in_which_place(who, thing, said),
            Place::InPlay => {
                let that = noun.that.iter().filter(|predicate| !is_in_play(predicate)).cloned().collect();
                let held = self.as_noun(&ThingNoun { that, ..(**noun).clone() }, thing.at);
                let message = format!("\"{written}\" is in play, and this does not say whose");
                let (help, fix) = self.as_controlled(said, thing, &held);
                (message, "whose?", help, fix)
            }
            Place::Nobodys => {
                let (are, it) = if takes_several(noun) { ("are", "them") } else { ("is", "it") };
                let message = format!("\"{written}\" {are} there for everybody: no player has {it}");
                let help = match said {
                    Said::Required => format!("write \"requires {written}\""),
                    Said::Compared => "players are compared by what each of them has: cards in ‹held›, or cards they control".into(),
                    Said::Has(_) | Said::With(_) => format!("ask what lies there: \"if there {are} {written}, …\""),
                };
                (message, "nobody's", help, None)
            }
            Place::Of(owner) => {
                let whose = format::person(self.world.dialect, owner);
                let message =
                    format!("\"{written}\" is what {whose} would have, and it is said of somebody else");
                let help = "say of one of them what they have: \"if an opponent has a card in ‹held›, …\", \"each opponent who controls a card\"";
                (message, "whose?", help.into(), None)
            }
            Place::Open => {
                let message = format!("\"{written}\" says where the cards are not, and not where they are");
                let help = "say where they are: \"a card in ‹held› that …\"; for cards in play say \"control\" instead of \"have\"";
                (message, "where?", help.into(), None)
            }
        };
        let problem =
            Diagnostic::new(Code::PlaceMissing, self.place(thing.at), message).label(label).help(help);
        self.report(match fix {
            Some((span, say)) => problem.guess(format!("write \"{say}\""), span, say),
            None => problem,
        });
        None
    }

    /// "If an opponent has that card": of a card that is known, where it is is asked.
    fn has_what_is_known<T>(&mut self, thing: &Thing) -> Option<T> {
        let said = self.quote(thing.at);
        let message = format!("\"{said}\" is known already, and \"have\" does not ask where it is");
        let one = if self.is_several(thing) { "that card" } else { &said };
        let help = format!(
            "ask where it is: \"if {one} is in your ‹held›, …\"; in play, ask who controls it: \"if an opponent controls {one}, …\""
        );
        self.refuse(Code::PlaceMissing, thing.at, message, "where?", help)
    }

    /// What is in play, said of whoever controls it: the sentence, and what is written where.
    fn as_controlled(&self, said: Said, thing: &Thing, held: &str) -> (String, Option<(Span, String)>) {
        let from = |at: At| Span { start: at.0.start, end: thing.at.0.end };
        let say = match said {
            Said::Has(at) => {
                let verb =
                    if self.quote(at).to_lowercase().starts_with("has") { "controls" } else { "control" };
                Some((from(at), format!("{verb} {held}")))
            }
            Said::With(at) => {
                let written = self.quote_span(from(at));
                written.strip_suffix(&format!(" with {}", self.quote(thing.at))).map(|whose| {
                    let several = ["all ", "opponents", "players", "allies", "those "];
                    let are_several = several.iter().any(|lead| whose.to_lowercase().starts_with(lead));
                    let verb = if are_several { "control" } else { "controls" };
                    (from(at), format!("{whose} who {verb} {held}"))
                })
            }
            Said::Required => {
                return (format!("write \"requires you to control {held}\""), None);
            }
            Said::Compared => None,
        };
        let help = match &say {
            Some((_, say)) => format!("what is in play is not had but controlled: write \"{say}\""),
            None => format!("what is in play is not had but controlled: write \"{held} they control\""),
        };
        (help, say)
    }

    fn as_noun(&self, noun: &ThingNoun, at: At) -> String {
        format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(noun.clone())), at })
    }

    fn whose_place<'n>(&mut self, who: Who, noun: &'n ThingNoun) -> Option<Place<'n>> {
        if let Some(by) = noun.controlled_by.as_ref().or(noun.handled.as_ref().map(|handled| &handled.by)) {
            return Some(self.whose(who, by)?.map_or(Place::Theirs, Place::Of));
        }
        match &noun.place {
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => {
                for zone in zones {
                    let place = self.whose_zone(who, zone)?;
                    if place != Place::Theirs {
                        return Some(place);
                    }
                }
                return Some(Place::Theirs);
            }
            Some(ThingPlace::Of(zone)) => return self.whose_zone(who, zone),
            Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) => return Some(Place::Nobodys),
            None => {}
        }
        // Where nothing says it they are held, if they are no cards that stay in play.
        let mut told = match self.stays_in_play(noun) {
            true => Place::InPlay,
            false if self.own_places().len() > 1 => Place::OneOfTheirs,
            false => Place::Theirs,
        };
        for predicate in noun.that.iter().filter(|predicate| is_place(predicate)) {
            match self.where_it_is(who, predicate)? {
                Place::Theirs => return Some(Place::Theirs),
                other => told = other,
            }
        }
        Some(told)
    }

    fn where_it_is<'n>(&mut self, who: Who, predicate: &'n ThingPredicate) -> Option<Place<'n>> {
        let ThingPredicateKind::Is { not, what } = &predicate.kind else { return Some(Place::InPlay) };
        Some(match what {
            _ if *not => Place::Open,
            Is::In(zone) | Is::OnTopOf(zone) | Is::OnBottomOf(zone) => self.whose_zone(who, zone)?,
            Is::InPlay => Place::InPlay,
            Is::A(thing) => match &thing.kind {
                ThingKind::Some(noun) => self.whose_place(who, noun)?,
                _pointed => Place::Open,
            },
            _done => Place::Nobodys,
        })
    }

    fn whose_zone<'n>(&mut self, who: Who, zone: &'n Zone) -> Option<Place<'n>> {
        Some(match &zone.kind {
            ZoneKind::Bare(_) => Place::Theirs,
            ZoneKind::Of(_, owner) => self.whose(who, owner)?.map_or(Place::Theirs, Place::Of),
            // "The hand" is refused as it is anywhere.
            ZoneKind::The(word) if self.world.zones[self.world.zone_kind(*word).index()].of_each_player => {
                Place::Theirs
            }
            ZoneKind::The(_) | ZoneKind::Empty(_) | ZoneKind::That(_) => Place::Nobodys,
        })
    }

    /// The owner, where that is somebody else than the one it is said of.
    fn whose<'n>(&mut self, who: Who, owner: &'n Person) -> Option<Option<&'n Person>> {
        let is_other = match &owner.kind {
            PersonKind::You => who != Who::YOU,
            PersonKind::Some(_) => true,
            PersonKind::That(_) | PersonKind::Bound(_) => self.who(owner)? != who,
            _the_same => false,
        };
        Some(is_other.then_some(owner))
    }
}

fn is_in_play(predicate: &ThingPredicate) -> bool {
    matches!(predicate.kind, ThingPredicateKind::Is { not: false, what: Is::InPlay })
}
