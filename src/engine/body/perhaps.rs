//! Which cards a set comes to for all that somebody knows: those that surely belong to it, and those that may. Where cards
//! lie everybody knows; what they are, whoever sees them. Reads, never writes.

use crate::engine::evaluate::Look;
use crate::engine::road::knows;
use crate::game::{Card, CardSet, Player};
use crate::program::{
    AttributeId, Cards, CardsKind, How, Leaf, PredicateId, SetId, SetStep, TestId, Who, ZoneRef,
};

use super::open_question::{Asked, hang_on};

/// Cards that surely belong to a set, and cards that may.
#[derive(Clone, Copy)]
pub struct Perhaps<const W: usize> {
    pub surely: CardSet<W>,
    pub perhaps: CardSet<W>,
}

impl<const W: usize> Perhaps<W> {
    fn just(cards: CardSet<W>) -> Perhaps<W> {
        Perhaps { surely: cards, perhaps: cards }
    }

    fn only_perhaps(cards: CardSet<W>) -> Perhaps<W> {
        Perhaps { surely: CardSet::EMPTY, perhaps: cards }
    }

    fn or(self, other: Perhaps<W>) -> Perhaps<W> {
        Perhaps { surely: self.surely.or(other.surely), perhaps: self.perhaps.or(other.perhaps) }
    }

    fn joined(self, how: How, leaf: Perhaps<W>) -> Perhaps<W> {
        let Perhaps { surely, perhaps } = self;
        match how {
            How::Start => leaf,
            How::And => Perhaps { surely: surely.and(leaf.surely), perhaps: perhaps.and(leaf.perhaps) },
            How::AndNot => {
                Perhaps { surely: surely.and_not(leaf.perhaps), perhaps: perhaps.and_not(leaf.surely) }
            }
            How::Or => self.or(leaf),
        }
    }
}

/// The cards of the set, as far as the viewer knows.
#[cold]
#[inline(never)]
pub fn perhaps_in<const W: usize>(look: &Look<'_, W>, viewer: Player, set: SetId) -> Perhaps<W> {
    Viewed { look, viewer }.set(set)
}

/// Those of the cards that the viewer does not know.
pub fn unknown_to<const W: usize>(look: &Look<'_, W>, viewer: Player, cards: CardSet<W>) -> CardSet<W> {
    cards.iter().filter(|card| !knows(look.table, look.game, viewer, *card)).collect()
}

/// Those of the cards that may belong to the set for all that the one knows, of which the other can tell that: they belong
/// to it, or the one can't tell whether they do.
#[cold]
#[inline(never)]
pub fn perhaps_told_to<const W: usize>(
    look: &Look<'_, W>,
    asked: Player,
    viewer: Player,
    set: SetId,
) -> CardSet<W> {
    Viewed { look, viewer: asked }.told_to(&Viewed { look, viewer }, set)
}

/// What is looked at, and by whom.
pub(super) struct Viewed<'l, 'a, const W: usize> {
    pub(super) look: &'l Look<'a, W>,
    pub(super) viewer: Player,
}

impl<const W: usize> Viewed<'_, '_, W> {
    pub(super) fn set(&self, id: SetId) -> Perhaps<W> {
        if self.look.sights().set(id).is_told_by_place() {
            return Perhaps::just(self.look.set(id));
        }
        let mut so_far = Perhaps::only_perhaps(CardSet::EMPTY);
        for SetStep { leaf, how, last } in &self.look.text().sets[id.index()..] {
            let among = match how {
                How::And | How::AndNot => so_far,
                How::Start | How::Or => Perhaps::just(self.look.table.all()),
            };
            so_far = so_far.joined(*how, self.leaf(leaf, among));
            if *last {
                break;
            }
        }
        so_far
    }

    fn told_to(&self, other: &Viewed<'_, '_, W>, id: SetId) -> CardSet<W> {
        if self.look.sights().set(id).is_told_by_place() {
            return self.look.set(id);
        }
        let none = Perhaps::only_perhaps(CardSet::EMPTY);
        let (mut mine, mut theirs, mut told) = (none, none, CardSet::EMPTY);
        for SetStep { leaf, how, last } in &self.look.text().sets[id.index()..] {
            let all = Perhaps::just(self.look.table.all());
            let is_among = matches!(how, How::And | How::AndNot);
            let my_leaf = self.leaf(leaf, if is_among { mine } else { all });
            let their_leaf = other.leaf(leaf, if is_among { theirs } else { all });
            let nested = nested_in(leaf);
            let doubtful = match nested {
                Some(_) => CardSet::EMPTY,
                None => my_leaf.perhaps.and_not(my_leaf.surely),
            };
            let leaf = nested.map_or(their_leaf.surely.or(doubtful), |set| self.told_to(other, set));
            told = match how {
                How::Start => leaf,
                How::And => told.and(leaf),
                How::AndNot => told.and_not(their_leaf.perhaps.and_not(doubtful)),
                How::Or => told.or(leaf),
            };
            (mine, theirs) = (mine.joined(*how, my_leaf), theirs.joined(*how, their_leaf));
            if *last {
                break;
            }
        }
        told
    }

    /// Only of those it counts among which it is looked for.
    fn leaf(&self, leaf: &Leaf, among: Perhaps<W>) -> Perhaps<W> {
        let just = || self.look.leaf(leaf, &among.perhaps);
        match *leaf {
            Leaf::All | Leaf::InPlay | Leaf::SetAside | Leaf::SetAsideWith(_) | Leaf::FaceDown => {
                Perhaps::just(just())
            }
            Leaf::Zone(of) | Leaf::Top { of, .. } | Leaf::Bottom { of, .. } => self.lying(just(), of),
            Leaf::ControlledBy(who) if self.knows_who(who) => Perhaps::just(just()),
            Leaf::ControlledBy(_) => Perhaps::only_perhaps(self.look.game.zones.in_play()),
            Leaf::These(cards) => self.cards(cards),
            Leaf::Set(other) => self.set(other),
            Leaf::Sharing(attribute, cards) => self.sharing(attribute, cards, among),
            Leaf::Predicate(id) => self.predicate(id, just(), among),
            Leaf::Each(test) => self.each(test, among),
            Leaf::Guard(test) if self.can_tell(self.look, Asked::Test(test)) => Perhaps::just(just()),
            Leaf::Guard(_) => Perhaps::only_perhaps(among.perhaps),
            Leaf::Extreme(..) => {
                let is_told = among.surely == among.perhaps && self.unknown(among.perhaps).is_empty();
                if is_told { Perhaps::just(just()) } else { Perhaps::only_perhaps(among.perhaps) }
            }
            Leaf::Printed(_)
            | Leaf::Named(_)
            | Leaf::Keyword(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
            | Leaf::ByEvent
            | Leaf::Handled(..) => self.being_so(just(), among),
        }
    }

    /// Those that are so, as far as it is known what they are.
    fn being_so(&self, cards: CardSet<W>, among: Perhaps<W>) -> Perhaps<W> {
        let unknown = self.unknown(among.perhaps);
        Perhaps { surely: cards.and_not(unknown), perhaps: cards.or(unknown) }
    }

    /// Cards in a zone that is somebody's.
    fn lying(&self, cards: CardSet<W>, of: ZoneRef) -> Perhaps<W> {
        match of {
            ZoneRef::Of(kind, who) if !self.knows_who(who) => {
                Perhaps::only_perhaps(self.look.zone_cards(ZoneRef::Every(kind)))
            }
            _another => Perhaps::just(cards),
        }
    }

    fn cards(&self, cards: Cards) -> Perhaps<W> {
        match cards.kind() {
            CardsKind::Set(set) => self.set(set),
            _kept => Perhaps::just(self.look.cards(cards)),
        }
    }

    fn sharing(&self, attribute: AttributeId, cards: Cards, among: Perhaps<W>) -> Perhaps<W> {
        let with = self.cards(cards);
        let unknown = self.unknown(with.perhaps);
        let sure = self.look.sharing(attribute, with.surely.and_not(unknown));
        let perhaps = match unknown.is_empty() {
            true => self.look.sharing(attribute, with.perhaps),
            false => among.perhaps,
        };
        let unknown = self.unknown(among.perhaps);
        Perhaps { surely: sure.and_not(unknown), perhaps: perhaps.or(unknown) }
    }

    /// As it is defined; what something says besides is known of cards that are known.
    fn predicate(&self, id: PredicateId, cards: CardSet<W>, among: Perhaps<W>) -> Perhaps<W> {
        let Look { table, game, you, source, event, .. } = *self.look;
        let defined = table.predicate(id).iter().map(|(text, set)| {
            let there = Look::from_text(table, game, *text, you, source, event);
            Viewed { look: &there, viewer: self.viewer }.set(*set)
        });
        let defined = defined.fold(Perhaps::only_perhaps(CardSet::EMPTY), Perhaps::or);
        defined.or(self.being_so(cards.and_not(defined.perhaps), among))
    }

    /// Each is looked at by itself.
    fn each(&self, test: TestId, among: Perhaps<W>) -> Perhaps<W> {
        let mut found = Perhaps::only_perhaps(self.unknown(among.perhaps));
        for card in among.perhaps.and_not(found.perhaps).iter() {
            let look = self.look.with_card(card);
            let can_tell = self.can_tell(&look, Asked::Test(test));
            if !can_tell || look.holds(test) {
                found.perhaps.insert(card);
            }
            if can_tell && look.holds(test) {
                found.surely.insert(card);
            }
        }
        found
    }

    fn knows_who(&self, who: Who) -> bool {
        self.can_tell(self.look, Asked::People(who))
    }

    /// Whether all is known that the answer hangs on.
    pub(super) fn can_tell(&self, look: &Look<'_, W>, asked: Asked) -> bool {
        let knows = |card: Card| knows(look.table, look.game, self.viewer, card);
        hang_on(look, std::iter::once(asked)).iter().all(knows)
    }

    fn unknown(&self, cards: CardSet<W>) -> CardSet<W> {
        unknown_to(self.look, self.viewer, cards)
    }
}

/// The set that the step consists of.
fn nested_in(leaf: &Leaf) -> Option<SetId> {
    match *leaf {
        Leaf::Set(set) => Some(set),
        Leaf::These(cards) => match cards.kind() {
            CardsKind::Set(set) => Some(set),
            _kept => None,
        },
        _another => None,
    }
}
