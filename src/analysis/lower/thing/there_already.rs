//! This card, moved by a text that works only while the card lies where it would be moved.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::Where;
use crate::analysis::resolve::Lies;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Cards, EventKind, Leaf, Op, Stage, Who, WorksIn, ZoneKindId, ZoneOrder, ZoneRef};
use crate::syntax::tree::{At, Thing, ThingKind};

impl Lowering<'_> {
    /// Refuses to move it there: as long as nothing was moved before, it lies there by then. In a pile it may go to another
    /// place.
    pub fn is_not_there_already(&mut self, what: &Thing, cards: Cards, to: ZoneRef, at: At) -> Option<()> {
        let Some(zone) = self.works_in_heap().filter(|zone| cards == Cards::THIS && self.is_own(*zone, to))
        else {
            return Some(());
        };
        let lies = self.scope.where_lie(cards).map(|lying| lying.place);
        let was_moved = self.scope.lying.iter().any(|lying| !lying.moved.is_empty())
            || self.text.code.iter().any(|op| matches!(op, Op::Exchange(..)));
        if was_moved || !matches!(lies, Some(Lies::InPlay | Lies::Elsewhere)) {
            return Some(());
        }
        let def = &self.world.zones[zone.index()];
        let name = &self.world.zone_names[zone.index()];
        let lies = match def.of_each_player {
            _ if def.in_play => "in play under your control".to_string(),
            true => format!("in your {name}"),
            false => format!("in the {name}"),
        };
        let message = format!(
            "\"{}\" does nothing: this text works only while \"{}\" is {lies}, so it is there already",
            self.quote(at),
            self.quote(what.at)
        );
        let other = match self.scope.seen_from {
            _ if def.in_play => Some("an opponent of your choice gains control of this card".to_string()),
            Some((_, role)) if def.of_each_player => {
                Some(format!("put this card into that {}'s {name}", role.word()))
            }
            _own => None,
        };
        let away = match def.in_play {
            true => "put this card into your ‹held›",
            false => "put this card on the bottom of the ‹deck›",
        };
        let help = format!(
            "say where else it goes: {}{away}",
            other.map_or(String::new(), |other| format!("{other}; "))
        );
        self.refuse(Code::NeverHappens, at, message, "there already", help)
    }

    /// Refuses to discard what lies in that pile.
    pub fn is_not_discarded_already(&mut self, what: &Thing, default: Where, cards: Cards) -> Option<()> {
        let is_there = match &what.kind {
            ThingKind::Some(noun) => self.lie_in(noun, default) == self.world.discards,
            _pointed => self.has_gone_to_discards(cards),
        };
        if !is_there || self.world.discards.is_none() {
            return Some(());
        }
        let said = self.quote(what.at);
        let message = self.in_own_words(&format!(
            "\"{said}\" is in the ‹discards›, and what lies there is discarded already"
        ));
        let help = format!("another place in it is said like this: put {said} on top of the ‹discards›");
        let mut problem = Diagnostic::new(Code::OnlyCards, self.place(what.at), message)
            .label("discarded already")
            .help(help);
        if !matches!(what.kind, ThingKind::Some(_) | ThingKind::This) {
            problem = problem
                .help("to mean another card, choose it first: choose a card from your ‹held› and discard it");
        }
        self.report(problem);
        None
    }

    /// Whether it lies there where it is pointed at: the text works while it does, has put it there, or has heard of that.
    fn has_gone_to_discards(&self, cards: Cards) -> bool {
        let Some(ability) = self.text.abilities.last() else { return false };
        let lying = self.scope.where_lie(cards);
        let moved = lying.map_or(&[][..], |lying| &lying.moved[..]);
        let is_discards = |leaf: &Leaf| match leaf {
            Leaf::Zone(ZoneRef::Shared(zone) | ZoneRef::Every(zone)) => Some(*zone) == self.world.discards,
            _another => false,
        };
        if !moved.is_empty() {
            return moved.iter().all(is_discards);
        }
        if cards == Cards::OF_EVENT {
            return ability.kind == EventKind::Discard && ability.stage == Stage::After;
        }
        let lies = lying.is_some_and(|lying| lying.place == Lies::Elsewhere);
        cards == Cards::THIS && lies && self.world.discards.map(WorksIn::Zone) == Some(ability.works_in)
    }

    /// The zone without an order in which the ability works that is being lowered, where what it waits for leaves the card there.
    fn works_in_heap(&self) -> Option<ZoneKindId> {
        let ability = self.text.abilities.last()?;
        let waits = matches!(ability.stage, Stage::After | Stage::State(_) | Stage::Offer(_));
        let zone = match ability.works_in {
            WorksIn::Zone(zone) => Some(zone),
            WorksIn::Play if ability.kind != EventKind::ChangeControl => self.world.in_play,
            WorksIn::Play | WorksIn::Always | WorksIn::WhenPlayed => None,
        };
        zone.filter(|zone| waits && self.world.zones[zone.index()].order == ZoneOrder::None)
    }

    /// Whether it is the zone of whoever has this card there, or the one that all share.
    fn is_own(&self, zone: ZoneKindId, to: ZoneRef) -> bool {
        match to {
            ZoneRef::Shared(kind) => kind == zone,
            ZoneRef::Of(kind, who) => kind == zone && who == Who::YOU,
            ZoneRef::Every(_)
            | ZoneRef::Local(_)
            | ZoneRef::Candidate
            | ZoneRef::SetAside
            | ZoneRef::SetAsideWith(_) => false,
        }
    }
}
