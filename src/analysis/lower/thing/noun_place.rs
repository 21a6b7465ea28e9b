//! Where described cards are: said by the noun, or left open.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{How, Leaf, Who, ZoneRef};
use crate::syntax::tree::{
    At, BlockKind, HeadNoun, Is, Order, ThingKind, ThingNoun, ThingPlace, ThingPredicate, ThingPredicateKind,
    Zone,
};

use super::described::{Position, Where};
use super::noun_set::is_extreme;

type Leaves = Vec<(How, Leaf)>;

impl Lowering<'_> {
    /// The top and bottom cards of a pile.
    pub fn ordered(&mut self, noun: &ThingNoun, at: At) -> Option<Option<Leaf>> {
        if noun.order.is_some() && noun.order != Some(Order::Next) {
            self.top_of_a_kind(noun, at)?;
        }
        let (count, top) = match &noun.order {
            None => return Some(None),
            Some(Order::Top(count)) => (*count, true),
            Some(Order::Bottom(count)) => (*count, false),
            Some(Order::First) => (1, true),
            Some(Order::Last) => (1, false),
            Some(Order::Next) => return self.ordinal_outside(at),
        };
        let zone = match &noun.place {
            Some(ThingPlace::Of(zone)) => zone,
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) if zones.len() == 1 => &zones[0],
            Some(
                ThingPlace::From(_) | ThingPlace::In(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. },
            )
            | None
                if noun.handled.is_some() =>
            {
                let message = format!("what was done is counted, and has no \"{}\"", self.quote(at));
                let help = "ask how many there were: if you played exactly one card this turn";
                return self.refuse(Code::PlaceMissing, at, message, "of which pile?", help);
            }
            Some(
                ThingPlace::From(_) | ThingPlace::In(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. },
            )
            | None => {
                let message = format!("\"{}\" does not say of which pile", self.quote(at));
                return self.refuse(
                    Code::PlaceMissing,
                    at,
                    message,
                    "of which pile?",
                    "write \"the top card of the ‹deck›\"",
                );
            }
        };
        let of = self.pile(zone)?;
        let Ok(count) = u8::try_from(count) else {
            let message = format!("{count} cards are more than a pile can hold");
            return self.refuse(Code::TooMuch, at, message, "too many", "a deck has at most 256 cards");
        };
        Some(Some(if top { Leaf::Top { count, of } } else { Leaf::Bottom { count, of } }))
    }

    pub fn thing_place(&mut self, place: &ThingPlace, position: Position, at: At) -> Option<Leaf> {
        match place {
            ThingPlace::From(zones) => {
                if position == Position::Counted {
                    return self.wrong_place_word(at, "from", "in");
                }
                self.zones_leaf(zones)
            }
            ThingPlace::In(zones) => self.zones_leaf(zones),
            ThingPlace::Of(zone) => Some(Leaf::Zone(self.zone(zone)?)),
            ThingPlace::AmongThem => Some(Leaf::These(self.pool(at)?)),
            ThingPlace::SetAside { with: None } => Some(Leaf::SetAside),
            ThingPlace::SetAside { with: Some(thing) } => Some(Leaf::SetAsideWith(self.cards(thing)?)),
        }
    }

    fn wrong_place_word<T>(&mut self, at: At, written: &str, right: &str) -> Option<T> {
        let message = format!("the cards of \"{}\" stay where they are", self.quote(at));
        let help = format!("write \"{right}\" instead of \"{written}\": \"from\" is for cards that move");
        self.refuse(Code::PlaceWord, at, message, "nothing moves here", help)
    }

    fn zones_leaf(&mut self, zones: &[Zone]) -> Option<Leaf> {
        let mut leaves = Leaves::new();
        for zone in zones {
            leaves.push((How::Or, self.zone_leaf(zone)?));
        }
        Some(match leaves.as_slice() {
            [(_, leaf)] => *leaf,
            _ => Leaf::Set(self.set(&leaves)),
        })
    }

    /// The cards in a zone, without its top card where it says so.
    pub fn zone_leaf(&mut self, zone: &Zone) -> Option<Leaf> {
        if !zone.except_top {
            return Some(Leaf::Zone(self.zone(zone)?));
        }
        let of = self.pile_or_part(zone)?;
        let leaves = [(How::Start, Leaf::Zone(of)), (How::AndNot, Leaf::Top { count: 1, of })];
        Some(Leaf::Set(self.set(&leaves)))
    }

    pub fn place_left_open(
        &mut self,
        noun: &ThingNoun,
        position: Position,
        default: Where,
        at: At,
        leaves: &mut Leaves,
    ) -> Option<()> {
        let stays = match &noun.head.noun {
            HeadNoun::Value(word) => self.world.enters_play(self.world.value(*word)),
            HeadNoun::Card | HeadNoun::Zone(_) => false,
        };
        if matches!(position, Position::Described | Position::Narrowed) {
            return Some(());
        }
        if let Where::Zone(zone) = default {
            leaves.push((How::And, Leaf::Zone(zone)));
            return Some(());
        }
        // A card's name and the one card of its kind say enough: the 8-ball. The highest is one of several.
        let is_ranked = noun.that.iter().any(is_extreme);
        let is_the_one = noun.determiner == crate::syntax::tree::Determiner::The && !is_ranked;
        if stays {
            leaves.push((How::And, Leaf::InPlay));
            return Some(());
        }
        match default {
            Where::HandOf(who) => match self.world.hand {
                Some(hand) => leaves.push((How::And, Leaf::Zone(ZoneRef::Of(hand, who)))),
                None => return self.no_hand(at),
            },
            Where::Zone(zone) => leaves.push((How::And, Leaf::Zone(zone))),
            Where::InPlay => leaves.push((How::And, Leaf::InPlay)),
            Where::Anywhere => {}
            Where::Stated if is_the_one || self.block.kind == BlockKind::Setup => {}
            Where::Stated => {
                let said = self.quote(at);
                let message = format!("\"{said}\" does not say where the card is");
                let word = if position == Position::Moved { "from" } else { "in" };
                let is_theirs = self.scope.subject.is_some_and(|subject| subject != Who::YOU);
                let own = if is_theirs { "their" } else { "your" };
                let placed = with_place(&said, &format!("{word} {own} ‹held›"));
                // What each of several players showed is no group to pick from.
                let is_of_each = self.scope.mentions.last().is_some_and(|last| last.apart.is_some());
                let help = match is_ranked {
                    true if is_of_each => "say it before \"with\": the card from your ‹held› with the highest …; cards that several players reveal, each their own, are not compared with each other".to_string(),
                    true => "say it before \"with\": the card from your ‹held› with the highest …; of cards that were revealed or looked at: the card from among them with the highest …".to_string(),
                    false if self.world.in_play.is_none() => {
                        format!("say it after the noun: \"{placed}\"")
                    }
                    false => {
                        format!("say it after the noun: \"{placed}\", or \"that is in play on the table\"")
                    }
                };
                return self.refuse(Code::PlaceMissing, at, message, "from where?", help);
            }
        }
        Some(())
    }

    fn no_hand<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" needs a zone of each player that only its owner sees", self.quote(at));
        let problem = Diagnostic::new(Code::NoZoneFor, self.place(at), message)
            .label("the game has none")
            .help("declare one in game.toml, with owner = \"player\" and seen-by = \"owner\"")
            .help("or say where the card is and where it goes: Put the top card of the ‹deck› into your ‹held›.");
        self.report(problem);
        None
    }

    pub fn no_zone<T>(&mut self, at: At, what: &str) -> Option<T> {
        let message = format!("this needs {what}, and the game has none");
        self.refuse(Code::NoZoneFor, at, message, "no place for it", "declare the zone in game.toml")
    }
}

/// Whether a noun says where its cards are.
pub fn says_where(noun: &ThingNoun) -> bool {
    let by_predicate = noun.that.iter().any(is_place);
    noun.place.is_some() || noun.controlled_by.is_some() || noun.handled.is_some() || by_predicate
}

/// Whether it can be true of cards in one place only.
pub fn is_place(predicate: &ThingPredicate) -> bool {
    match &predicate.kind {
        ThingPredicateKind::Is { not: false, what: Is::A(thing) } => match &thing.kind {
            ThingKind::Some(noun) => says_where(noun),
            _pointed => false,
        },
        ThingPredicateKind::Is { what, .. } => {
            matches!(what, Is::In(_) | Is::OnTopOf(_) | Is::OnBottomOf(_) | Is::InPlay | Is::Done(_))
        }
        ThingPredicateKind::HasCounters { .. } => true,
        ThingPredicateKind::Shares { .. }
        | ThingPredicateKind::Own { .. }
        | ThingPredicateKind::HasKeyword { .. }
        | ThingPredicateKind::TopCard { .. }
        | ThingPredicateKind::Attribute { .. }
        | ThingPredicateKind::Extreme { .. } => false,
    }
}

/// A noun with its place where it belongs: before what describes the card.
pub fn with_place(said: &str, place: &str) -> String {
    let described = [" that ", " whose ", " except ", " of your choice", " of their choice"];
    // "of that role" belongs to the noun.
    let is_clause = |at: &usize| !said[..*at].ends_with(" of");
    let begins = |words: &str| said.match_indices(words).map(|(at, _)| at).find(is_clause);
    match described.into_iter().filter_map(begins).min() {
        Some(at) => format!("{} {place}{}", &said[..at], &said[at..]),
        None => format!("{said} {place}"),
    }
}
