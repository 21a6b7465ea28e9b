//! Who can tell by what they see that somebody is offered something: to them a refusal gives nothing away. Looks at the
//! cards that the offer takes, and at those that the conditions before it ask for. Reads, never writes.

use crate::engine::Deed;
use crate::engine::bearing::speaks_for;
use crate::engine::evaluate::Look;
use crate::engine::road::knows;
use crate::engine::shown::{acts_elsewhere, offering};
use crate::engine::table::Table;
use crate::engine::would::as_there_is;
use crate::game::{Bearer, CardSet, Event, Game, Player, Players, Work};
use crate::program::{Ability, Op, Pc, Text};

use super::open_price::{Hanging, price_hangs_on};
use super::open_question::{Asked, hang_on};

/// Those who know that the one who is asked can do what they may do; the one who is asked among them.
pub fn offer_is_open_to<const W: usize>(table: &Table<'_, W>, game: &Game<W>, asked: Player) -> Players {
    let everyone = table.everyone();
    let changed = match game.stack.last() {
        Some(Work::Road(road)) => Some(as_there_is(table, game, &road.event)),
        Some(_) | None => None,
    };
    let Some(offer) = Offer::of(table, game, changed.as_ref()) else { return everyone };
    let Offer { look, from, asked: before, cards } = offer;
    let mut hangs = price_hangs_on(&look.asked_of(Some(asked)), from);
    let asked_for = hang_on(&look, before.into_iter()).or(cards);
    hangs.push(Hanging::Cards(asked_for, asked_for.len()));
    know_enough(table, game, asked, &hangs)
}

/// Those who know that an ability of a card takes effect; whose it is among them.
pub fn deed_is_open_to<const W: usize>(table: &Table<'_, W>, game: &Game<W>, deed: &Deed) -> Players {
    let Some(ability) = deed.ability else { return table.everyone() };
    let ability = &table.text(deed.actor.text).abilities[ability.index()];
    let look = Look::from_text(table, game, deed.actor.text, deed.you, deed.actor.source, &deed.event);
    let asked_for = hang_on(&look, conditions(ability)).or(printed(ability, &deed.event));
    know_enough(table, game, deed.you, &[Hanging::Cards(asked_for, asked_for.len())])
}

/// Those who know enough of the cards that something hangs on.
fn know_enough<const W: usize>(
    table: &Table<'_, W>,
    game: &Game<W>,
    asked: Player,
    hangs: &[Hanging<W>],
) -> Players {
    let knows_enough = |viewer: &Player| {
        *viewer == asked
            || hangs.iter().all(|hanging| match hanging {
                Hanging::Cards(cards, least) => {
                    cards.iter().filter(|card| knows(table, game, *viewer, *card)).count() >= *least
                }
                Hanging::ToldTo(players) => players.contains(*viewer),
            })
    };
    table.everyone().iter().filter(knows_enough).collect()
}

/// What somebody may do: from which instruction on, and what was asked before it was offered.
struct Offer<'a, const W: usize> {
    look: Look<'a, W>,
    from: Pc,
    asked: Vec<Asked>,
    /// The card of the event, where it is asked what is printed on it, and the card that offers it, where that was not told.
    cards: CardSet<W>,
}

impl<'a, const W: usize> Offer<'a, W> {
    /// Of an event that something would change: as it would be.
    fn of(table: &'a Table<'a, W>, game: &'a Game<W>, changed: Option<&'a Event>) -> Option<Offer<'a, W>> {
        match game.stack.last()? {
            Work::Body(frame) => {
                let look = Look::from_frame(table, game, frame);
                let text = look.text();
                let is_offer = matches!(text.code.get(frame.pc.index()), Some(Op::AskMay { .. }));
                let mut asked = asked_before(text, frame.pc);
                // That a card acts is told when it does something open, and not before.
                let began = |ability: &&Ability| ability.code.is_some_and(|code| code <= frame.pc);
                let acting = text.abilities.iter().filter(began).max_by_key(|ability| ability.code);
                asked.extend(acting.into_iter().flat_map(conditions));
                let hidden = frame.source.filter(|_| offering(text, frame).is_some());
                let cards = acting.map_or(CardSet::EMPTY, |ability| printed(ability, &frame.event));
                let cards = cards.or(hidden.map_or(CardSet::EMPTY, CardSet::one));
                is_offer.then_some(Offer { look, from: Pc(frame.pc.0 + 1), asked, cards })
            }
            Work::Road(road) => {
                let (slot, event) = (road.asking?, changed?);
                let ability = &table.text(slot.text).abilities[slot.ability.index()];
                let mut hidden = None;
                let look = match slot.of {
                    Bearer::Effect(serial) => {
                        let floating = game.floating.iter().find(|floating| floating.serial == serial)?;
                        Look::from_floating(table, game, floating, event)
                    }
                    Bearer::Card(card, _) => {
                        hidden = Some(card).filter(|_| acts_elsewhere(ability));
                        let you = speaks_for(table, game, card, hidden.is_none());
                        Look::from_text(table, game, slot.text, you, Some(card), event)
                    }
                    Bearer::Rule => {
                        let you = event.player.unwrap_or(game.active());
                        Look::from_text(table, game, slot.text, you, None, event)
                    }
                };
                let cards = hidden.map_or(CardSet::EMPTY, CardSet::one);
                Some(Offer { look, from: ability.code?, asked: conditions(ability).collect(), cards })
            }
            Work::Settle(..) => None,
        }
    }
}

fn conditions(ability: &Ability) -> impl Iterator<Item = Asked> {
    [ability.condition, ability.only_while].into_iter().flatten().map(Asked::Test)
}

/// The card of the event, where the ability is about cards with something printed on them.
fn printed<const W: usize>(ability: &Ability, event: &Event) -> CardSet<W> {
    let card = ability.printed.and(event.card);
    card.map_or(CardSet::EMPTY, CardSet::one)
}

/// The questions that had to be answered one way or the other for a text to come there, and what it is done for each of.
fn asked_before(text: &Text, here: Pc) -> Vec<Asked> {
    let leads_on = |to: Pc| match text.code.get(to.index().wrapping_sub(1)) {
        Some(Op::Goto(behind)) => here < *behind,
        Some(_) | None => false,
    };
    let before = &text.code[..here.index()];
    let asked = |(at, op): (usize, &Op)| match *op {
        Op::Unless(test, to) => (here < to || leads_on(to)).then_some(Asked::Test(test)),
        Op::NextPlayer { done, .. } | Op::NextCard { done, .. } | Op::Countdown { done, .. }
            if here < done =>
        {
            gone_through(before[..at].iter().rev(), op)
        }
        _ => None,
    };
    before.iter().enumerate().filter_map(asked).collect()
}

/// What is gone through one by one: where that begins is looked for backwards.
fn gone_through<'t>(mut before: impl Iterator<Item = &'t Op>, next: &Op) -> Option<Asked> {
    before.find_map(|op| match (op, next) {
        (Op::StartPlayers { who, left }, Op::NextPlayer { left: those, .. }) if left == those => {
            Some(Asked::People(*who))
        }
        (Op::StartCards { cards, left }, Op::NextCard { left: those, .. }) if left == those => {
            Some(Asked::Cards(*cards))
        }
        (Op::Let(left, num), Op::Countdown { left: those, .. }) if left == those => Some(Asked::Number(*num)),
        _ => None,
    })
}
