//! Zones.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Who, ZoneOrder, ZoneRef};
use crate::source::Span;
use crate::syntax::tree::{At, Head, HeadNoun, Word, Zone, ZoneKind};

impl Lowering<'_> {
    /// A zone as a whole.
    pub fn zone(&mut self, zone: &Zone) -> Option<ZoneRef> {
        if zone.except_top {
            let message = format!("\"{}\" is only a part of a pile", self.quote(zone.at));
            let help = "\"except its top card\" is for cards that are shuffled or taken from a pile";
            return self.refuse(Code::PlaceWord, zone.at, message, "a part, not a place", help);
        }
        self.zone_or_part(zone)
    }

    /// A zone, whatever part of it is meant.
    pub fn zone_or_part(&mut self, zone: &Zone) -> Option<ZoneRef> {
        if let ZoneKind::Empty(word) = &zone.kind {
            let name = self.world.name(word.id).to_string();
            let message =
                format!("whether the {name} is empty is asked only where an event takes cards from it");
            let help = format!("write \"the {name}\", or ask before: If there are no cards in the {name}, …");
            return self.refuse(Code::PlaceWord, zone.at, message, "not a place", help);
        }
        self.zone_as_it_is(zone)
    }

    /// A zone, empty or not.
    pub fn zone_as_it_is(&mut self, zone: &Zone) -> Option<ZoneRef> {
        match &zone.kind {
            ZoneKind::The(word) | ZoneKind::Empty(word) => self.shared_zone(*word, zone.at),
            ZoneKind::Bare(word) => {
                let owner = match self.scope.subject {
                    Some(subject) => subject,
                    None => self.you(zone.at)?,
                };
                self.owned_zone(*word, owner, zone.at)
            }
            ZoneKind::Of(word, person) => {
                let owner = self.who(person)?;
                self.owned_zone(*word, owner, zone.at)
            }
            ZoneKind::That(word) => {
                let noun = Noun::Thing(Head { values: Vec::new(), noun: HeadNoun::Zone(*word) });
                match self.scope.that(&noun).map(|binding| binding.slot) {
                    Ok(Slot::Zone(zone)) => Some(zone),
                    Ok(Slot::Cards(_) | Slot::Person(_) | Slot::Value(_)) => self.not_a_zone(zone.at),
                    Err(lost) => self.lost(zone.at, lost),
                }
            }
        }
    }

    fn not_a_zone<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" is no zone", self.quote(at));
        self.refuse(Code::CardOrZone, at, message, "not a zone", "name the zone: the ‹deck›")
    }

    fn shared_zone(&mut self, word: Word, at: At) -> Option<ZoneRef> {
        let kind = self.world.zone_kind(word);
        let zone = &self.world.zones[kind.index()];
        let name = self.world.name(word.id).to_string();
        if zone.of_each_player {
            let message = format!("each player has a {name}, and this does not say whose");
            let problem = Diagnostic::new(Code::Owner, self.place(at), message).label("whose?");
            self.report(match self.asked_empty(&name, at) {
                Some(say) => problem
                    .help(format!("say whose it is, and ask behind the event whether it is empty: {say}"))
                    .guess(format!("write \"{say}\""), at.0, say),
                None => problem.help(format!("write \"your {name}\" or \"that player's {name}\"")),
            });
            return None;
        }
        if zone.count > 1 {
            let message = format!("there are {} of it, and this does not say which \"{name}\"", zone.count);
            let help = format!("choose one first: Choose a {name}. Then speak of \"that {name}\"");
            return self.refuse(Code::Owner, at, message, "which?", help);
        }
        Some(ZoneRef::Shared(kind))
    }

    /// "From an empty deck", of somebody of whom an event speaks: whose it is, and the question.
    fn asked_empty(&self, name: &str, at: At) -> Option<String> {
        let begins = self.sentence_at?.0.start;
        let before = self.quote_span(Span { start: begins, end: at.0.start });
        let event = before.strip_prefix("If ").filter(|_| self.quote(at).starts_with("an empty "))?;
        let whose = match event.split_once(" would ")?.0 {
            "you" => "your".to_string(),
            other => {
                let roles = ["player", "opponent", "ally"].into_iter();
                format!("that {}'s", roles.rev().find(|role| other.split(' ').any(|word| word == *role))?)
            }
        };
        Some(format!("{whose} {name}, if there are no cards in {whose} {name}"))
    }

    pub fn owned_zone(&mut self, word: Word, owner: Who, at: At) -> Option<ZoneRef> {
        let kind = self.world.zone_kind(word);
        if !self.world.zones[kind.index()].of_each_player {
            let name = self.world.name(word.id).to_string();
            let message = format!("the {name} belongs to everybody");
            return self.refuse(Code::Owner, at, message, "no owner", format!("write \"the {name}\""));
        }
        Some(ZoneRef::Of(kind, owner))
    }

    /// The zone as a whole, where it has a top and a bottom.
    pub fn pile(&mut self, zone: &Zone) -> Option<ZoneRef> {
        let found = self.zone(zone)?;
        self.as_pile(found, zone)
    }

    /// The same where only a part of it may be meant.
    pub fn pile_or_part(&mut self, zone: &Zone) -> Option<ZoneRef> {
        let found = self.zone_or_part(zone)?;
        self.as_pile(found, zone)
    }

    fn as_pile(&mut self, found: ZoneRef, zone: &Zone) -> Option<ZoneRef> {
        let word = zone_word(zone);
        let kind = self.world.zone_kind(word);
        match self.world.zones[kind.index()].order {
            ZoneOrder::Pile => Some(found),
            ZoneOrder::None => {
                let name = self.world.name(word.id).to_string();
                let message = format!("the cards in a {name} have no order");
                let help =
                    format!("a pile has a top and a bottom; of a {name} say \"a card\" or \"a random card\"");
                self.refuse(Code::NoTop, zone.at, message, "no top and no bottom", help)
            }
        }
    }
}

pub fn zone_word(zone: &Zone) -> Word {
    match &zone.kind {
        ZoneKind::The(word)
        | ZoneKind::Empty(word)
        | ZoneKind::Bare(word)
        | ZoneKind::Of(word, _)
        | ZoneKind::That(word) => *word,
    }
}
