//! Described cards as sets.

use crate::analysis::resolve::{Noun, Slot, Valued, check_head};
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::program::{Cards, How, Leaf, ZoneRef};
use crate::syntax::tree::{
    Amount, At, BlockKind, Determiner, Head, HeadNoun, OfAttribute, Order, PersonDeterminer, PersonKind,
    PersonNoun, Quoted, Thing, ThingKind, ThingNoun, ThingPlace, ThingPredicate, ThingPredicateKind, Word,
    Zone,
};

use super::Lowering;
use super::event::past_kind;
use super::thing::{Position, Where};

type Leaves = Vec<(How, Leaf)>;

impl Lowering<'_> {
    /// The cards a noun describes. `default` is where they are if it does not say.
    pub fn noun_leaves(
        &mut self,
        noun: &ThingNoun,
        position: Position,
        default: Where,
        at: At,
    ) -> Option<Leaves> {
        self.check_values(&noun.head);
        let picks = matches!(position, Position::Moved | Position::Seen);
        if (noun.chooser.is_some() || noun.random) && !picks {
            return self.nothing_chosen(at);
        }
        let mut leaves = vec![(How::Start, Leaf::All)];
        if let Some(leaf) = self.ordered(noun, at)? {
            leaves.push((How::And, leaf));
        } else if let Some(place) = &noun.place {
            let leaf = self.thing_place(place, position, at)?;
            leaves.push((How::And, leaf));
        }
        self.head_leaves(&noun.head, at, &mut leaves)?;
        match &noun.of {
            Some(OfAttribute::That(word)) => leaves.push((How::And, self.that_value(*word)?)),
            Some(OfAttribute::Named(word)) => {
                let cell = self.world.named_cell(self.world.attribute(*word));
                leaves.push((How::And, Leaf::ByCell(cell)));
            }
            Some(OfAttribute::Value(word)) => leaves.push((How::And, Leaf::Printed(self.world.value(*word)))),
            None => {}
        }
        if let Some(named) = &noun.named {
            leaves.push((How::And, self.card_named(named)?));
        }
        if let Some(person) = &noun.controlled_by {
            let who = match with_its_controller(noun) {
                Some(_) if picks => self.person_set(person)?,
                Some(_) | None => self.who(person)?,
            };
            leaves.push((How::And, Leaf::ControlledBy(who)));
        }
        if let Some(handled) = &noun.handled {
            leaves.push((How::And, Leaf::Handled(self.who(&handled.by)?, past_kind(handled.verb))));
        }
        let (extremes, described): (Vec<_>, Vec<_>) =
            noun.that.iter().partition(|predicate| is_extreme(predicate));
        if !picks && !extremes.is_empty() {
            return self.extreme_outside(at);
        }
        for predicate in described {
            let leaf = self.predicate_leaf(predicate)?;
            leaves.push(leaf);
        }
        if !says_where(noun) {
            self.place_left_open(noun, position, default, at, &mut leaves)?;
        }
        if noun.other {
            leaves.push((How::AndNot, self.other_than(at)?));
        }
        if let Some(except) = &noun.except {
            leaves.push((How::AndNot, Leaf::These(self.cards(except)?)));
        }
        // The highest of all that the rest of the noun leaves.
        for predicate in extremes {
            let leaf = self.predicate_leaf(predicate)?;
            leaves.push(leaf);
        }
        // Everything is the start of nothing narrower than itself.
        if leaves.len() > 1 && leaves[1].0 == How::And {
            leaves.remove(0);
        }
        Some(leaves)
    }

    /// Among which cards it is the highest is clear where one of them is taken, and nowhere else.
    fn extreme_outside<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" stands only where something is done with it", self.quote(at));
        let help = "choose it first, and then ask about it: Choose the card in your ‹held› with the highest …. If that card is ‹value›, …";
        self.refuse(Code::ExtremeOutside, at, message, "the highest of which?", help)
    }

    pub fn check_values(&mut self, head: &Head) {
        let Some((first, second)) = check_head(self.world, head) else { return };
        let attribute = self.world.attribute_words[self.world.attribute_of(second).index()];
        let attribute = self.world.name(attribute).to_string();
        let (one, two) = (self.world.name(first.id).to_string(), self.world.name(second.id).to_string());
        let place = self.place(second.at);
        let message = format!("a card has one {attribute}: it can't be {one} and {two}");
        self.report(
            Diagnostic::new(Code::TwoValues, place, message)
                .label(format!("a second {attribute}"))
                .help(format!("write \"that is {one} or {two}\" if either will do"))
                .help(format!("or, in game.toml, let {attribute} have several values")),
        );
    }

    fn head_leaves(&mut self, head: &Head, at: At, leaves: &mut Leaves) -> Option<()> {
        for word in &head.values {
            leaves.push((How::And, Leaf::Printed(self.world.value(*word))));
        }
        match &head.noun {
            HeadNoun::Card => {}
            HeadNoun::Value(word) => leaves.push((How::And, Leaf::Printed(self.world.value(*word)))),
            HeadNoun::Zone(word) => {
                let name = self.world.name(word.id).to_string();
                let message = format!("a {name} is a place for cards, not a card");
                let help = format!("write \"the top card of that {name}\" or \"a card from that {name}\"");
                return self.refuse(Code::CardOrZone, at, message, "a card is needed here", help);
            }
        }
        Some(())
    }

    /// The top and bottom cards of a pile.
    fn ordered(&mut self, noun: &ThingNoun, at: At) -> Option<Option<Leaf>> {
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

    fn thing_place(&mut self, place: &ThingPlace, position: Position, at: At) -> Option<Leaf> {
        match place {
            ThingPlace::From(zones) => {
                if position == Position::Counted {
                    return self.wrong_place_word(at, "from", "in");
                }
                self.zones_leaf(zones)
            }
            ThingPlace::In(zones) => self.zones_leaf(zones),
            ThingPlace::Of(zone) => Some(Leaf::Zone(self.zone(zone)?)),
            ThingPlace::AmongThem => Some(Leaf::These(self.group(at)?)),
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
        let of = self.pile(zone)?;
        let leaves = [(How::Start, Leaf::Zone(of)), (How::AndNot, Leaf::Top { count: 1, of })];
        Some(Leaf::Set(self.set(&leaves)))
    }

    fn place_left_open(
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
        // A card's name and the one card of its kind say enough: the 8-ball.
        let is_the_one = noun.determiner == crate::syntax::tree::Determiner::The;
        if stays {
            leaves.push((How::And, Leaf::InPlay));
            return Some(());
        }
        match default {
            Where::HandOf(who) => match self.world.hand {
                Some(hand) => leaves.push((How::And, Leaf::Zone(ZoneRef::Of(hand, who)))),
                None => return self.no_zone(at, "a zone of each player that only its owner sees"),
            },
            Where::InPlay => leaves.push((How::And, Leaf::InPlay)),
            Where::Anywhere => {}
            Where::Stated if is_the_one || self.block.kind == BlockKind::Setup => {}
            Where::Stated => {
                let said = self.quote(at);
                let message = format!("\"{said}\" does not say where the card is");
                let word = if position == Position::Moved { "from" } else { "in" };
                let help = format!(
                    "say it after the noun: \"{said} {word} your ‹held›\", or \"that is in play on the table\""
                );
                return self.refuse(Code::PlaceMissing, at, message, "from where?", help);
            }
        }
        Some(())
    }

    pub fn no_zone<T>(&mut self, at: At, what: &str) -> Option<T> {
        let message = format!("this needs {what}, and the game has none");
        self.refuse(Code::NoZoneFor, at, message, "no place for it", "declare the zone in game.toml")
    }

    /// What "other" is other than: the card last spoken of, or this card.
    fn other_than(&mut self, at: At) -> Option<Leaf> {
        if let Some(mention) = self.scope.mentions.last() {
            return Some(Leaf::These(mention.cards));
        }
        match self.block.kind {
            BlockKind::Card | BlockKind::Keyword => Some(Leaf::These(Cards::THIS)),
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter => {
                let message = format!("\"{}\" does not say other than what", self.quote(at));
                self.refuse(
                    Code::PointsAtNothing,
                    at,
                    message,
                    "other than which?",
                    "name a card before, or leave \"other\" out",
                )
            }
        }
    }

    /// The value that was named: "that color".
    pub fn that_value(&mut self, word: Word) -> Option<Leaf> {
        match self.scope.that(&Noun::Value(word.id)).map(|binding| binding.slot) {
            Ok(Slot::Value(Valued::Local(local))) => Some(Leaf::ByLocal(local)),
            Ok(Slot::Value(Valued::OfEvent)) => Some(Leaf::ByEvent),
            Ok(Slot::Cards(_) | Slot::Person(_) | Slot::Zone(_)) | Err(_) => {
                let name = self.world.name(word.id).to_string();
                let message = format!("no {name} was named before");
                let help = format!("name one first: Name a {name}. Then speak of \"that {name}\"");
                self.refuse(Code::NothingNamed, word.at, message, "which one?", help)
            }
        }
    }

    fn card_named(&mut self, name: &Quoted) -> Option<Leaf> {
        if let Some(card) = self.world.cards.get(&name.text) {
            return Some(Leaf::Named(*card));
        }
        let place = self.place(name.at);
        let near = nearest(&name.text, self.world.cards.keys().map(String::as_str)).map(str::to_string);
        let mut diagnostic = Diagnostic::new(
            Code::UnknownCardName,
            place,
            format!("there is no card named \"{}\"", name.text),
        )
        .label("no such card");
        diagnostic = match near {
            Some(near) => diagnostic.help(format!("did you mean \"{near}\"?")).fix(
                format!("write \"{near}\""),
                name.at.0,
                format!("\"{near}\""),
            ),
            None => diagnostic.help("a name in quotes is that of a card, letter for letter"),
        };
        self.report(diagnostic);
        None
    }

    /// Whether the thing is a chosen place, such as a position, and not a card.
    pub fn names_zone(thing: &Thing) -> Option<Word> {
        let head = match &thing.kind {
            ThingKind::That(head) | ThingKind::Those(head) => head,
            ThingKind::Some(noun) => &noun.head,
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::Bound(_) => return None,
        };
        match head.noun {
            HeadNoun::Zone(word) => Some(word),
            HeadNoun::Card | HeadNoun::Value(_) => None,
        }
    }
}

/// Somebody who is chosen along with the one card of theirs: "an asset an opponent controls".
pub fn with_its_controller(noun: &ThingNoun) -> Option<(&PersonNoun, At)> {
    let is_one = matches!(noun.determiner, Determiner::A | Determiner::Count(Amount::Exactly(1)));
    let person = noun.controlled_by.as_ref().filter(|_| is_one)?;
    match &person.kind {
        PersonKind::Some(some) => {
            let is_any = some.determiner == PersonDeterminer::A && some.chooser.is_none() && !some.random;
            is_any.then_some((some, person.at))
        }
        PersonKind::You
        | PersonKind::They
        | PersonKind::That(_)
        | PersonKind::Those(_)
        | PersonKind::Dealer
        | PersonKind::Winner
        | PersonKind::Next
        | PersonKind::Other
        | PersonKind::Beside { .. }
        | PersonKind::ControllerOf(_)
        | PersonKind::Bound(_) => None,
    }
}

pub fn is_extreme(predicate: &ThingPredicate) -> bool {
    matches!(predicate.kind, ThingPredicateKind::Extreme { .. })
}

/// Whether a noun says where its cards are.
pub fn says_where(noun: &ThingNoun) -> bool {
    use crate::syntax::tree::Is;
    let by_predicate = noun.that.iter().any(|predicate| match &predicate.kind {
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
    });
    noun.place.is_some() || noun.controlled_by.is_some() || noun.handled.is_some() || by_predicate
}
