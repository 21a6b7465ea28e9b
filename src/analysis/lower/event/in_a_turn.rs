//! What is counted over a turn: the so-manieth card somebody draws, and how many there were so far.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::diagnostic::Code;
use crate::program::{Ask, Compare, EventKind, Expr, Num, Who, WhoKind};
use crate::syntax::tree::{
    ActKind, Amount, At, Determiner, Event, EventKind as Happens, HeadNoun, Thing, ThingKind, ThingNoun,
};

use super::waited::Waited;

impl Lowering<'_> {
    /// "a second event": of those that the noun describes, whoever does it has done one less before.
    pub fn so_manieth(&mut self, waited: &mut Waited, noun: &ThingNoun, number: u32, at: At) -> Option<()> {
        waited.is_counted = true;
        let so_far = if waited.is_over() { number } else { number - 1 };
        let so_far = Num::constant(so_far);
        if is_just_a_card(noun) {
            waited.asks(Boolean::Ask(Ask::Nth(waited.kind, so_far)));
            return Some(());
        }
        let example = "Whenever a player discards a second ‹value› card in a turn, …";
        let done = self.done_this_turn(waited.kind, noun, at, example)?;
        waited.asks(Boolean::compare(Compare::Equal, done, so_far));
        Some(())
    }

    /// How often the player has drawn, played or discarded such a card in this turn.
    pub fn done_this_turn(
        &mut self,
        kind: EventKind,
        of: &ThingNoun,
        at: At,
        example: &'static str,
    ) -> Option<Num> {
        let actor = Who::new(WhoKind::Actor);
        if is_just_a_card(of) {
            return Some(self.expr(Expr::ThisTurn(kind, actor, None)));
        }
        if !is_known_by_its_values(of) {
            let message = format!(
                "\"{}\" can't be counted over a turn: of a card only what is printed on it is kept",
                self.quote(at)
            );
            let help = format!("count cards, or a kind of card: {example}");
            return self.refuse(Code::HowMany, at, message, "no longer known", help);
        }
        let leaves = self.noun_leaves(of, Position::Described, Where::Anywhere, at)?;
        let set = self.set(&leaves);
        Some(self.expr(Expr::ThisTurn(kind, actor, Some(set))))
    }

    /// "In a turn" says which one, and of what a turn keeps.
    pub fn counts_in_a_turn(&mut self, event: &Event, waited: &Waited) -> Option<()> {
        if event.in_a_turn && !waited.is_counted {
            let message = "\"in a turn\" counts, but the event does not say which one";
            let counted = the_so_manieth(event).map(|counted| self.waits_for(&counted, waited));
            let example = || "Whenever a player draws a second card in a turn, …".into();
            let help = format!("write: {}", counted.unwrap_or_else(example));
            return self.refuse(Code::OrdinalOutside, event.at, message, "the first, the second?", help);
        }
        if waited.is_counted && !event.in_a_turn {
            let message = format!("\"{}\" does not say from where it is counted", self.quote(event.at));
            let counted = Event { in_a_turn: true, ..event.clone() };
            let help = format!("what is counted is counted in a turn: {}", self.waits_for(&counted, waited));
            return self.refuse(Code::OrdinalOutside, event.at, message, "since when?", help);
        }
        if waited.is_counted && !is_kept(event) {
            let message =
                format!("nobody counts how often this happens in a turn: \"{}\"", self.quote(event.at));
            let help = "what somebody draws, discards, plays, destroys, reveals or looks at is counted: Whenever a player draws a second card in a turn, …";
            return self.refuse(Code::HowMany, event.at, message, "not counted", help);
        }
        Some(())
    }
}

/// "Plays two cards in a turn": plays a second card.
fn the_so_manieth(event: &Event) -> Option<Event> {
    let mut counted = event.clone();
    let Happens::Does { act, .. } = &mut counted.kind else { return None };
    let ActKind::Simple { what: Thing { kind: ThingKind::Some(noun), .. }, .. } = &mut act.kind else {
        return None;
    };
    let Determiner::Count(Amount::Exactly(number)) = noun.determiner else { return None };
    noun.determiner = Determiner::Ordinal(number);
    Some(counted)
}

/// Whether a turn keeps how often a player has done it: not where it went, nor who caused it.
fn is_kept(event: &Event) -> bool {
    let Happens::Does { act, .. } = &event.kind else { return false };
    matches!(
        act.kind,
        ActKind::Simple { .. } | ActKind::SetAside { .. } | ActKind::GainControl { .. } | ActKind::Own { .. }
    )
}

/// A card, and nothing more is said of it.
fn is_just_a_card(noun: &ThingNoun) -> bool {
    let is_plain = noun.head.noun == HeadNoun::Card && noun.head.values.is_empty();
    is_plain && noun.of.is_none() && noun.named.is_none() && is_known_by_its_values(noun)
}

/// What is said of it is printed on it.
fn is_known_by_its_values(noun: &ThingNoun) -> bool {
    let ThingNoun { place, controlled_by, handled, that, except, order, other, .. } = noun;
    let is_narrowed = place.is_some() || controlled_by.is_some() || handled.is_some() || except.is_some();
    !is_narrowed && that.is_empty() && order.is_none() && !other
}
