//! Described cards as sets.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::event::waited::past_kind;
use crate::analysis::resolve::{Lies, Lost, Noun, Slot, Valued, check_head};
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::format;
use crate::program::{How, Leaf, ZoneOrder};
use crate::syntax::tree::{
    Amount, At, CardNumber, Determiner, Head, HeadNoun, OfAttribute, PersonDeterminer, PersonKind,
    PersonNoun, Quoted, Thing, ThingKind, ThingNoun, ThingPredicate, ThingPredicateKind, Word,
};
use crate::vocabulary::english::article;

use super::described::{Position, Where};
use super::noun_place::says_where;

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
        self.means_a_rank(noun, at)?;
        self.says_which(noun, at)?;
        self.called_rightly(noun, default, at);
        self.described_in_play(noun, at)?;
        let picks = matches!(position, Position::Moved | Position::Seen);
        if (noun.chooser.is_some() || noun.random) && !picks {
            return self.nothing_chosen(at);
        }
        // Whether somebody can draw is asked of any card: a draw takes what lies on top.
        if picks && default != Where::Anywhere {
            self.picked_unseen(noun, at);
        }
        let mut leaves = vec![(How::Start, Leaf::All)];
        if let Some(leaf) = self.whose_cards(noun, position, |lowering| lowering.lies(noun, position, at))? {
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
                Some(_) | None => self.whose_cards(noun, position, |lowering| lowering.who(person))?,
            };
            leaves.push((How::And, Leaf::ControlledBy(who)));
        }
        if let Some(handled) = &noun.handled {
            let by = self.whose_cards(noun, position, |lowering| lowering.who(&handled.by))?;
            leaves.push((How::And, Leaf::Handled(by, past_kind(handled.verb))));
        }
        let (extremes, described): (Vec<_>, Vec<_>) =
            noun.that.iter().partition(|predicate| is_extreme(predicate));
        if let (false, Some(extreme)) = (picks, extremes.first()) {
            return self.extreme_outside(noun, extreme, at);
        }
        self.counters_described(noun, default, at);
        let lie = match position {
            Position::Moved | Position::Seen | Position::Counted => self.lie_in(noun, default),
            Position::Narrowed | Position::Described => None,
        };
        for predicate in described {
            let leaf = self.predicate_leaf(predicate, lie)?;
            leaves.push(leaf);
        }
        if !says_where(noun) {
            self.place_left_open(noun, position, default, at, &mut leaves)?;
        }
        if noun.other {
            leaves.extend(
                self.other_than(noun, position, default, at)?
                    .into_iter()
                    .map(|cards| (How::AndNot, Leaf::These(cards))),
            );
        }
        if let Some(except) = &noun.except {
            let except = self.left_out(except)?;
            leaves.push((How::AndNot, Leaf::These(except)));
        }
        // The highest of all that the rest of the noun leaves.
        for predicate in extremes {
            let leaf = self.predicate_leaf(predicate, lie)?;
            leaves.push(leaf);
        }
        // Everything is the start of nothing narrower than itself.
        if leaves.len() > 1 && leaves[1].0 == How::And {
            leaves.remove(0);
        }
        Some(leaves)
    }

    /// Where the cards of a noun are, as far as it says so before what it says of them.
    fn lies(&mut self, noun: &ThingNoun, position: Position, at: At) -> Option<Option<Leaf>> {
        match (self.ordered(noun, at)?, &noun.place) {
            (Some(leaf), _) => Some(Some(leaf)),
            (None, Some(place)) => Some(Some(self.thing_place(place, position, at)?)),
            (None, None) => Some(None),
        }
    }

    /// Among which cards it is the highest is clear where one of them is taken, and nowhere else.
    fn extreme_outside<T>(&mut self, noun: &ThingNoun, extreme: &ThingPredicate, at: At) -> Option<T> {
        let message = format!("\"{}\" stands only where something is done with it", self.quote(at));
        let said = |kind| format::thing(self.world.dialect, &Thing { kind, at });
        let that = said(ThingKind::That(noun.head.clone()));
        let the = match self.place_of(noun, Where::Stated) {
            Lies::Unknown => {
                let is_of_counters =
                    matches!(extreme.kind, ThingPredicateKind::Extreme { of: CardNumber::Counters(_), .. });
                let place = if is_of_counters { "you control" } else { "in your ‹held›" };
                format!("the card {place} {}", self.quote(extreme.at))
            }
            Lies::InPlay | Lies::Gone | Lies::Elsewhere | Lies::Played => {
                let the = ThingNoun { determiner: Determiner::The, chooser: None, ..noun.clone() };
                said(ThingKind::Some(Box::new(the)))
            }
        };
        let help = format!("choose it first, and then ask about it: Choose {the}. If {that} is ‹value›, …");
        self.refuse(Code::ExtremeOutside, at, message, "the highest of which?", &help)
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
                let message = format!("{} {name} is a place for cards, not a card", article(&name));
                let zone = &self.world.zones[self.world.zone_kind(*word).index()];
                let which = match (zone.count, zone.of_each_player) {
                    (2.., _) => "that",
                    (_, true) => "your",
                    (_, false) => "the",
                };
                let top = match zone.order {
                    ZoneOrder::Pile => format!("\"the top card of {which} {name}\" or "),
                    ZoneOrder::None => String::new(),
                };
                let help = format!("write {top}\"a card from {which} {name}\"");
                return self.refuse(Code::CardOrZone, at, message, "a card is needed here", help);
            }
        }
        Some(())
    }

    /// The value that was named: "that color".
    pub fn that_value(&mut self, word: Word) -> Option<Leaf> {
        match self.scope.that(&Noun::Value(word.id)).map(|binding| binding.slot) {
            Ok(Slot::Value(Valued::Local(local))) => Some(Leaf::ByLocal(local)),
            Ok(Slot::Value(Valued::OfEvent)) => Some(Leaf::ByEvent),
            Err(Lost::Apart(named, apart)) => self.lost_value(word, named, apart),
            Err(Lost::Two(first, second) | Lost::OrPerhaps(first, second)) => {
                self.two_values(word, first, second)
            }
            Ok(Slot::Cards(_) | Slot::Person(_) | Slot::Zone(_))
            | Err(Lost::Nothing(_) | Lost::Several(_) | Lost::OnlyAsked(_) | Lost::NamedOrAsked(..)) => {
                if let Some(problem) = self.not_yet(Code::NothingNamed, word.at) {
                    self.report(problem);
                    return None;
                }
                self.nothing_named(word)
            }
        }
    }

    /// What a card has is no name, and what was named is forgotten with its paragraph.
    fn nothing_named<T>(&mut self, word: Word) -> Option<T> {
        let name = self.world.name(word.id).to_string();
        let message = format!("no {name} was named before");
        let mut problem =
            Diagnostic::new(Code::NothingNamed, self.place(word.at), message).label("which one?");
        if self.scope.mentions.iter().any(|mention| !mention.many) {
            problem = problem.help(format!(
                "what two cards have in common is shared: a card that shares a {name} with that card"
            ));
        }
        problem = problem.help(format!("name one first: Name a {name}. Then speak of \"that {name}\""));
        if self.block.stays && self.world.named_for_all.contains(&word.id) {
            problem = problem
                .help(format!(
                    "for as long as this card stays, say it in the paragraph that names one: Whenever this card enters play, name a {name}. While this card is in play on the table, cards of that {name} …"
                ))
                .help(format!(
                    "\"the named {name}\" is what the rules of this game name and ask for: a card that names it for a while changes what they say"
                ));
        } else if self.block.stays {
            problem = problem.help(format!(
                "what another paragraph asks for is named for a while: name a {name} while this card is in play on the table. There it is \"the named {name}\""
            ));
        }
        self.report(problem);
        None
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
