//! Who listens is gathered: each ability of each text at the table.

use super::attention::Attention;
use super::heard::{Heard, HeardAbility};
use super::listeners::{Listeners, Listens, MEETS, MUST_BE, SEES, STAGES};
use crate::engine::table::standing::kept::awaited;
use crate::engine::table::standing::stands::{Stands, hangs_on_card, may_take, must_be};
use crate::game::{Card, CardSet, TextNo, Touched};
use crate::program::{Ability, AbilityId, Ask, EventKind, Expr, Leaf, Op, Stage, Text, WorksIn};

/// Where an ability stands.
pub enum On {
    Rule,
    Card(Card),
    /// A text that is only done: what it makes may listen for a while.
    Effect,
}

impl<const W: usize> Listeners<W> {
    /// A text of a rule or a card, or one that is only done.
    pub fn add(&mut self, number: TextNo, text: &Text, on: &On) {
        for (id, ability) in text.abilities.iter().enumerate() {
            self.add_ability(number, AbilityId(id as u16), ability, text, on);
        }
        self.count(text);
        self.must_be_by_card |= text.abilities.iter().any(|ability| hangs_on_card(ability, text));
        self.allowances_take |= may_take(text);
        self.must_be.extend(must_be(text));
    }

    fn add_ability(&mut self, number: TextNo, id: AbilityId, ability: &Ability, text: &Text, on: &On) {
        let heard = match ability.stage {
            Stage::Effect => return,
            Stage::Prohibit => self.heard_mut(ability.kind, Listens::Prohibit),
            Stage::Before | Stage::Amount | Stage::Instead | Stage::MayInstead(_) => {
                self.heard_mut(ability.kind, Listens::Change)
            }
            Stage::After => self.heard_mut(ability.kind, Listens::After),
            Stage::Impossible => self.heard_mut(ability.kind, Listens::Impossible),
            Stage::State(_) => &mut self.state,
            Stage::Offer(_) => &mut self.offers,
            Stage::Standing(standing) => {
                &mut self.standing[Stands::of(&text.standings[standing.index()]) as usize]
            }
        };
        let listening = |card| HeardAbility {
            card,
            text: number,
            id,
            ability: *ability,
            attention: Attention::default(),
            scope: None,
            watch: Touched::NOTHING,
            used_from: None,
        };
        // What a text makes for a while works through what it made, and not by itself.
        if text.code.iter().any(|op| matches!(op, Op::Float { ability, .. } if *ability == id)) {
            if !heard.effects.iter().any(|one| (one.text, one.id) == (number, id)) {
                heard.effects.push(listening(None));
                heard.effect_kinds = heard.effect_kinds.or(awaited(text, ability));
            }
            return;
        }
        if let (On::Card(card), WorksIn::Play | WorksIn::Zone(_)) = (on, ability.works_in) {
            heard.abilities.push(listening(Some(*card)));
        }
        match (on, ability.works_in) {
            (On::Card(card), WorksIn::Play) => heard.in_play.insert(*card),
            (On::Card(card), WorksIn::Zone(_)) => heard.elsewhere.insert(*card),
            (On::Rule, WorksIn::Always | WorksIn::Play) => {
                heard.rules.push(listening(None));
            }
            (On::Card(_) | On::Effect, WorksIn::Always)
            | (On::Rule | On::Effect, WorksIn::Zone(_))
            | (On::Effect, WorksIn::Play)
            | (On::Rule | On::Card(_) | On::Effect, WorksIn::WhenPlayed) => {}
        }
    }

    fn heard_mut(&mut self, kind: EventKind, stage: Listens) -> &mut Heard<W> {
        let index = kind.number();
        if self.heard.is_empty() {
            self.heard.push(Heard::default());
        }
        if self.by_kind.len() <= index {
            self.by_kind.resize(index + 1, [0; STAGES]);
        }
        let entry = &mut self.by_kind[index][stage as usize];
        if *entry == 0 {
            *entry = self.heard.len() as u8;
            self.heard.push(Heard::default());
        }
        &mut self.heard[usize::from(*entry)]
    }

    /// What the text counts in a turn.
    fn count(&mut self, text: &Text) {
        let asks = text.tests.iter();
        let asks = asks.filter_map(|test| if let Ask::Nth(kind, _) = test.ask { Some(kind) } else { None });
        let exprs = text.exprs.iter();
        let exprs =
            exprs.filter_map(|expr| if let Expr::ThisTurn(kind, ..) = expr { Some(*kind) } else { None });
        let sets = text.sets.iter();
        let sets =
            sets.filter_map(|step| if let Leaf::Handled(_, kind) = step.leaf { Some(kind) } else { None });
        for kind in asks.chain(exprs).chain(sets) {
            if !self.counted.contains(&kind) {
                self.counted.push(kind);
            }
        }
    }

    /// All abilities are known: notes what looks at each kind.
    pub fn finish(&mut self, cards: usize) {
        if self.heard.is_empty() {
            self.heard.push(Heard::default());
        }
        self.all().for_each(|heard| heard.finish(cards));
        let acting =
            self.by_kind.iter().flat_map(|[_, change, after, impossible]| [*change, *after, *impossible]);
        let acting = acting.map(|entry| &self.heard[usize::from(entry)]).chain([&self.state]);
        self.acting_elsewhere = acting.fold(CardSet::EMPTY, |cards, heard| cards.or(heard.elsewhere));
        let [also, own] = [self.stands(Stands::Also), self.stands(Stands::Own)];
        self.changing = Heard {
            in_play: also.in_play.or(own.in_play),
            elsewhere: also.elsewhere.or(own.elsewhere),
            rules: [&also.rules[..], &own.rules].concat(),
            effects: [&also.effects[..], &own.effects].concat(),
            effect_kinds: also.effect_kinds.or(own.effect_kinds),
            ..Heard::default()
        };
        self.changing.finish(cards);
        for (family, heard) in self.standing.iter().enumerate() {
            self.families |= u8::from(!heard.is_empty()) << family;
        }
        let counted: Vec<usize> = self.counted.iter().map(|kind| kind.number()).collect();
        let must_be: Vec<usize> = self.must_be.iter().map(|kind| kind.number()).collect();
        let last = counted.iter().chain(&must_be).max();
        let kinds = self.by_kind.len().max(last.map_or(0, |last| last + 1));
        self.alert = vec![0; kinds];
        for (alert, [prohibit, change, after, _impossible]) in self.alert.iter_mut().zip(&self.by_kind) {
            *alert |= if prohibit | change != 0 { MEETS } else { 0 };
            *alert |= if *after != 0 { SEES } else { 0 };
        }
        for kind in counted {
            self.alert[kind] |= SEES;
        }
        for kind in must_be {
            self.alert[kind] |= MEETS | MUST_BE;
        }
        let moves = [EventKind::EnterPlay, EventKind::LeavePlay, EventKind::Take];
        self.meets_moves = moves.into_iter().any(|kind| self.interferes(kind));
        self.meets_control = self.interferes(EventKind::ChangeControl);
        let mut seen = moves.into_iter().chain([EventKind::ChangeControl]);
        self.sees_moves = seen.any(|kind| !self.is_unheard(kind));
    }
}
