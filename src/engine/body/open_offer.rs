//! Who can tell by what they see that somebody is offered something: to them a refusal gives nothing away. Looks at the
//! cards that the offer takes, not at conditions before it. Reads, never writes.

use crate::engine::evaluate::Look;
use crate::engine::possible::{choosable, takeable};
use crate::engine::road::viewers;
use crate::engine::table::{Act, Needed, Table};
use crate::game::{CardSet, Game, Player, Players};
use crate::program::{CardsKind, Leaf, Op, Pc, SetId, Text};

use super::choose::number_of;

/// Those who know that the one who is asked can do what they may do; the one who is asked among them.
pub fn offer_is_open_to<const W: usize>(table: &Table<'_, W>, game: &Game<W>, asked: Player) -> Players {
    let everyone = table.everyone();
    let Some(frame) = game.stack.text() else { return everyone };
    let look = Look::from_frame(table, game, frame);
    let is_offer = matches!(look.text().code.get(frame.pc.index()), Some(Op::AskMay { .. }));
    let Some(price) = look.price(Pc(frame.pc.0 + 1)).filter(|_| is_offer) else { return everyone };
    let hangs_on: Vec<_> = price.acts.iter().filter_map(|act| hangs_on(&look, act)).collect();
    let knows_enough = |viewer: &Player| {
        *viewer == asked
            || hangs_on.iter().all(|(cards, least)| {
                let knows = |card| {
                    game.knowledge.knows(*viewer, card)
                        || !game.face_down.contains(card)
                            && viewers(table, game.zones.place(card)).contains(*viewer)
                };
                cards.iter().filter(|card| knows(*card)).count() >= *least
            })
    };
    everyone.iter().filter(knows_enough).collect()
}

/// The cards that an act of the price can be done with, and how many it takes, where that hangs on what they are.
fn hangs_on<const W: usize>(look: &Look<'_, W>, act: &Act) -> Option<(CardSet<W>, usize)> {
    match *act {
        Act::Find(choice, set) => {
            let linked = look.choice(choice);
            let is_told = is_told_by_place(look.text(), set) && !linked.may_be_refused;
            (!is_told).then(|| (choosable(look, linked, look.set(set)), 1))
        }
        Act::Choose(needed) => of_several(look, needed),
        Act::Happen(kind, who, cards) => {
            let CardsKind::Set(set) = cards.kind() else { return None };
            let doer = look.people(who).lowest().filter(|_| !is_told_by_place(look.text(), set))?;
            Some((takeable(look.table, look.game, kind, doer, look.set(set)), 1))
        }
        Act::ChoosePlayers(_)
        | Act::RemoveCounters { .. }
        | Act::Pay(_)
        | Act::Draw(..)
        | Act::Allowed { .. }
        | Act::TakeAction { .. }
        | Act::ChooseMode { .. } => None,
    }
}

fn of_several<const W: usize>(look: &Look<'_, W>, needed: Needed) -> Option<(CardSet<W>, usize)> {
    let linked = look.choice(needed.choice);
    if is_told_by_place(look.text(), needed.set) && !linked.may_be_refused {
        return None;
    }
    let (least, _) = number_of(look, needed.count);
    Some((needed.among(look), least.max(needed.at_least_one.into())))
}

/// Whether the cards of the set are told by where they lie: how many there are is known to all.
fn is_told_by_place(text: &Text, set: SetId) -> bool {
    let steps = &text.sets[set.index()..];
    let length = steps.iter().position(|step| step.last).map_or(steps.len(), |last| last + 1);
    steps[..length].iter().all(|step| match step.leaf {
        Leaf::All
        | Leaf::Zone(_)
        | Leaf::Top { .. }
        | Leaf::Bottom { .. }
        | Leaf::InPlay
        | Leaf::ControlledBy(_)
        | Leaf::SetAside
        | Leaf::SetAsideWith(_)
        | Leaf::FaceDown
        | Leaf::These(_)
        | Leaf::Guard(_) => true,
        Leaf::Set(other) => is_told_by_place(text, other),
        Leaf::Printed(_)
        | Leaf::Named(_)
        | Leaf::Keyword(_)
        | Leaf::ByCell(_)
        | Leaf::ByLocal(_)
        | Leaf::ByEvent
        | Leaf::Each(_)
        | Leaf::Extreme(..)
        | Leaf::Sharing(..)
        | Leaf::Handled(..)
        | Leaf::Predicate(_) => false,
    })
}
