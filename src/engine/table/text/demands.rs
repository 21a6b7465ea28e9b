//! What a card demands to be played: what it requires, and every card that its text has to choose and that no earlier
//! sentence decides. Cards of a hand are never demanded: playing changes the hand.

use crate::engine::table::listen::counted::{Counted, Lying};
use crate::engine::table::listen::questions::counted;
use crate::engine::table::{LinkedChoice, Table};
use crate::game::TextNo;
use crate::program::{
    CardDef, Cards, CardsKind, ChoiceId, ChoiceOf, Count, EventKind, Leaf, Op, SetId, Stage, TestId, Text,
    Who, WhoKind, ZoneKindId, ZoneRef,
};

#[derive(Clone, Debug)]
#[repr(u8)]
pub enum Demand<const W: usize> {
    /// Something holds.
    Test(TextNo, TestId),
    /// The same, where it is asked how many cards are somewhere.
    Counted(TextNo, TestId, Vec<Counted<W>>),
    /// There is a card of the set to choose.
    Choice(TextNo, ChoiceId, SetId),
    /// The same, where that is one of a row in some place.
    Lies(TextNo, ChoiceId, SetId, Lying<W>),
}

/// What a card demands that has these texts, its own first.
pub fn demands<const W: usize>(table: &Table<'_, W>, card: &CardDef, texts: &[TextNo]) -> Vec<Demand<W>> {
    let mut found: Vec<Demand<W>> =
        card.requires.map(|test| Demand::Test(texts[0], test)).into_iter().collect();
    if table.program.flow.empty_choice_forbids {
        for text in texts {
            let needs = needs(table.text(*text), table.zones.hand());
            found.extend(needs.into_iter().map(|(choice, set)| Demand::Choice(*text, choice, set)));
        }
    }
    found
}

impl<const W: usize> Demand<W> {
    /// The same, as the table knows it.
    pub(in crate::engine::table) fn linked(self, table: &Table<'_, W>) -> Demand<W> {
        match self {
            Demand::Test(text, test) => {
                counted(table, text, test).map_or(self, |counted| Demand::Counted(text, test, counted))
            }
            Demand::Choice(text, choice, set) => {
                let linked = table.linked(text);
                let LinkedChoice { choice: chosen, may_be_refused, deed, taken_off, .. } =
                    &linked.choices[choice.index()];
                let sets = linked.sets_at_any_moment().filter(|_| deed.is_none() && taken_off.is_none());
                let Some((row, place)) = sets.and_then(|sets| sets.row_to_cut(set, false, table)) else {
                    return self;
                };
                let refused = may_be_refused.then_some(chosen.purpose);
                Demand::Lies(text, choice, set, Lying { row, place, least: 1, refused })
            }
            Demand::Counted(..) | Demand::Lies(..) => self,
        }
    }

    /// What has to lie somewhere for it to be met, where that is all; nothing for any other.
    pub(in crate::engine::table) fn lying(&self) -> Option<Vec<Lying<W>>> {
        match self {
            Demand::Lies(_, _, _, lying) => Some(vec![*lying]),
            Demand::Counted(_, _, counted) => counted.iter().map(Counted::lying).collect(),
            Demand::Test(..) | Demand::Choice(..) => None,
        }
    }
}

fn needs(text: &Text, hand: Option<ZoneKindId>) -> Vec<(ChoiceId, SetId)> {
    let effects = text.abilities.iter().filter(|ability| ability.stage == Stage::Effect);
    let mut found = Vec::new();
    for pc in effects.filter_map(|ability| ability.code) {
        for op in &text.code[pc.index()..] {
            if is_fork(op) {
                break;
            }
            let Op::Choose(id) = op else { continue };
            let choice = text.choices[id.index()];
            // What a search may find is hidden: playing the card must not tell.
            if choice.purpose == EventKind::Search {
                break;
            }
            if let (ChoiceOf::Cards(set), Count::Exactly(_)) = (choice.of, choice.count)
                && stands_alone(text, set, hand)
            {
                found.push((*id, set));
            }
        }
    }
    found
}

/// From here on it depends on what happens.
pub(in crate::engine::table) fn is_fork(op: &Op) -> bool {
    matches!(
        op,
        Op::End
            | Op::Goto(_)
            | Op::Unless(..)
            | Op::AskMay { .. }
            | Op::ChooseMode { .. }
            | Op::StartPlayers { .. }
            | Op::StartCards { .. }
            | Op::Countdown { .. }
    )
}

/// Whether the set is there before the text begins, and not in a hand.
fn stands_alone(text: &Text, set: SetId, hand: Option<ZoneKindId>) -> bool {
    let rest = &text.sets[set.index()..];
    let length = rest.iter().position(|step| step.last).map_or(rest.len(), |last| last + 1);
    rest[..length].iter().all(|step| leaf_stands_alone(text, step.leaf, hand))
}

fn leaf_stands_alone(text: &Text, leaf: Leaf, hand: Option<ZoneKindId>) -> bool {
    let zone = |zone: ZoneRef| match zone {
        ZoneRef::Of(kind, who) => Some(kind) != hand && person(who),
        ZoneRef::Every(kind) | ZoneRef::Shared(kind) => Some(kind) != hand,
        ZoneRef::Local(_) | ZoneRef::Candidate | ZoneRef::SetAsideWith(_) => false,
        ZoneRef::SetAside => true,
    };
    match leaf {
        Leaf::Zone(of) | Leaf::Top { of, .. } | Leaf::Bottom { of, .. } => zone(of),
        Leaf::ControlledBy(who) | Leaf::Handled(who, _) => person(who),
        Leaf::These(cards) | Leaf::Sharing(_, cards) | Leaf::SetAsideWith(cards) => {
            cards_stand_alone(text, cards, hand)
        }
        Leaf::Set(set) => stands_alone(text, set, hand),
        Leaf::ByLocal(_) => false,
        Leaf::All
        | Leaf::Printed(_)
        | Leaf::Named(_)
        | Leaf::Keyword(_)
        | Leaf::ByCell(_)
        | Leaf::ByEvent
        | Leaf::Predicate(_)
        | Leaf::InPlay
        | Leaf::SetAside
        | Leaf::FaceDown
        | Leaf::Each(_)
        | Leaf::Extreme(..)
        | Leaf::Guard(_) => true,
    }
}

fn person(who: Who) -> bool {
    !matches!(who.kind(), WhoKind::Local(_))
}

fn cards_stand_alone(text: &Text, cards: Cards, hand: Option<ZoneKindId>) -> bool {
    match cards.kind() {
        CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate => true,
        CardsKind::Local(_) | CardsKind::Scratch(_) => false,
        CardsKind::Set(set) => stands_alone(text, set, hand),
    }
}
