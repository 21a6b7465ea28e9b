//! Who listens to what: for each kind of event and each stage of its road, the cards and rules with an
//! ability there. What is asked in a game is this, cut with the cards in play.

use super::Table;
use super::added::Added;
use super::attention::Attention;
use super::given::Given;
use super::heard::{Heard, HeardAbility};
use super::kinds::KindFacts;
use super::lookers::Picky;
use super::reads::of_test;
use super::scope::Scope;
use super::stands::{FAMILIES, Stands, hangs_on_card, may_take, must_be};
use super::subjects::Subjects;
use crate::game::{Card, CardSet, TextNo, Touched, Zone};
use crate::program::{Ability, AbilityId, Ask, EventKind, Expr, Leaf, Op, Stage, TestId, Text, WorksIn};

/// The stages at which an event is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listens {
    Prohibit,
    /// before it, in its number, or instead of it
    Change,
    After,
    Impossible,
}

const STAGES: usize = 4;

/// What a turn allows a number of: discards and plays.
const ALLOWED: usize = 2;

#[derive(Default)]
pub struct Listeners {
    /// Which entry of `heard` is for the kind; the first is empty.
    by_kind: Vec<[u8; STAGES]>,
    heard: Vec<Heard>,
    pub state: Heard,
    pub offers: Heard,
    pub standing: [Heard; FAMILIES],
    /// Which of these families there are, as bits.
    pub(super) families: u8,
    /// Those that give cards other values than printed, or predicates other cards than defined.
    pub(super) changing: Heard,
    /// Cards do so only in turns of whoever controls them: the first of the players' zones in play.
    pub(super) changing_in_own_turn: Option<Zone>,
    /// What cards in play give to others, where that is plain.
    pub(super) given: Option<Given>,
    /// What cards in play add to what a turn allows.
    pub(super) added: [Option<Added>; ALLOWED],
    /// Whether some allowance may come to less than nothing.
    pub(super) allowances_take: bool,
    /// The verbs of which something says which cards others must be.
    must_be: Vec<EventKind>,
    /// Whether that hangs on the card that is looked at.
    pub(super) must_be_by_card: bool,
    /// Kinds of events that some text counts in a turn.
    counted: Vec<EventKind>,
    /// For each kind what looks at such events, as bits.
    alert: Vec<u8>,
    /// Whether something looks at moves whatever their verb, and whether something may stop or change them.
    sees_moves: bool,
    meets_moves: bool,
}

/// The cards in play that forbid something to themselves and to no other card.
fn of_themselves(heard: &Heard) -> CardSet {
    let is_of_itself = |one: &HeardAbility| one.scope.as_ref().is_some_and(|scope| scope.only_this);
    heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(is_of_itself)).collect()
}

/// Those of them that forbid it to every opponent of whoever controls them, and to nobody else.
fn to_opponents(table: &Table<'_>, heard: &Heard) -> CardSet {
    let is_plain = table.zones.in_play_of_each().is_some() && !table.has_teams();
    let is_so = |one: &HeardAbility| one.scope.as_ref().is_some_and(Scope::is_of_opponents);
    let cards = heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(is_so));
    if is_plain { cards.collect() } else { CardSet::EMPTY }
}

/// What looks at events of a kind: something that may stop or change them, something that sees them.
const MEETS: u8 = 1;
const SEES: u8 = 2;
/// Something says of them which cards others must be.
pub(super) const MUST_BE: u8 = 4;

/// Where an ability stands.
pub enum On {
    Rule,
    Card(Card),
    /// A text that is only done: what it makes may listen for a while.
    Effect,
}

impl Listeners {
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
            Stage::Before | Stage::Amount | Stage::Instead | Stage::MayInstead => {
                self.heard_mut(ability.kind, Listens::Change)
            }
            Stage::After => self.heard_mut(ability.kind, Listens::After),
            Stage::Impossible => self.heard_mut(ability.kind, Listens::Impossible),
            Stage::State => &mut self.state,
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
        };
        // What a text makes for a while works through what it made, and not by itself.
        if text.code.iter().any(|op| matches!(op, Op::Float { ability, .. } if *ability == id)) {
            if !heard.effects.iter().any(|one| (one.text, one.id) == (number, id)) {
                heard.effects.push(listening(None));
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

    /// Notes for each ability what it asks first, and for prohibitions which cards they are about.
    pub fn attend(&mut self, table: &Table<'_>) {
        let is_alike = self.changes_alike(table);
        for heard in self.all() {
            for one in heard.rules.iter_mut().chain(&mut heard.abilities).chain(&mut heard.effects) {
                one.attention = Attention::of(table, one.text, &one.ability);
                if one.ability.stage == Stage::Prohibit {
                    one.scope = Scope::of(table, one.text, &one.ability);
                }
                if let Some(scope) = &mut one.scope
                    && !is_alike
                {
                    scope.all_but = None;
                }
            }
            heard.picky = Picky::of(heard);
            heard.of_themselves = of_themselves(heard);
            heard.to_opponents = to_opponents(table, heard);
            heard.subjects = Subjects::of(heard, table.cards.len());
        }
        self.changing_in_own_turn = self.changing_in_own_turn(table);
        self.given = Given::of(table, self.stands(Stands::Also), self.changing_in_own_turn);
        self.added =
            [Stands::MoreDiscards, Stands::MorePlays].map(|more| Added::of(table, self.stands(more)));
    }

    /// Whether what makes predicates hold and gives values does so whatever happens and whoever asks.
    fn changes_alike(&self, table: &Table<'_>) -> bool {
        let is_alike = |one: &HeardAbility| {
            let HeardAbility { text, ability, .. } = one;
            let mut tests = [ability.condition, ability.only_while].into_iter().flatten();
            let asks = |test: TestId| of_test(table.text(*text), test).is_about_event();
            ability.printed.is_none() && !tests.any(asks) && !table.reads(*text, one.id).is_about_event()
        };
        [Stands::Also, Stands::Own]
            .into_iter()
            .map(|family| self.stands(family))
            .all(|heard| heard.rules.is_empty() && heard.abilities.iter().chain(&heard.effects).all(is_alike))
    }

    fn all(&mut self) -> impl Iterator<Item = &mut Heard> {
        let others = [&mut self.state, &mut self.offers];
        self.heard.iter_mut().chain(others).chain(&mut self.standing)
    }

    fn heard_mut(&mut self, kind: EventKind, stage: Listens) -> &mut Heard {
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

    /// Who listens to the kind at the stage; nothing where nobody does.
    #[inline]
    pub fn heard(&self, kind: EventKind, stage: Listens) -> Option<&Heard> {
        let entry = self.entry(kind, stage);
        (entry != 0).then(|| &self.heard[usize::from(entry)])
    }

    /// Where those are among all; the first are nobody.
    #[inline]
    pub fn entry(&self, kind: EventKind, stage: Listens) -> u8 {
        self.by_kind.get(kind.number()).map_or(0, |entries| entries[stage as usize])
    }

    /// Those who listen once an event has happened that this is known of.
    #[inline]
    pub fn after(&self, facts: &KindFacts) -> &Heard {
        &self.heard[usize::from(facts.after)]
    }

    /// Whether nothing in the game looks at events of the kind once they have happened, but for effects that
    /// last until one.
    #[inline]
    pub fn is_unheard(&self, kind: EventKind) -> bool {
        self.alert(kind) & SEES == 0
    }

    #[inline]
    pub(super) fn alert(&self, kind: EventKind) -> u8 {
        self.alert.get(kind.number()).copied().unwrap_or(0)
    }

    /// All abilities are known: notes what looks at each kind.
    pub fn finish(&mut self, cards: usize) {
        if self.heard.is_empty() {
            self.heard.push(Heard::default());
        }
        self.all().for_each(|heard| heard.finish(cards));
        let [also, own] = [self.stands(Stands::Also), self.stands(Stands::Own)];
        self.changing = Heard {
            in_play: also.in_play.or(own.in_play),
            elsewhere: also.elsewhere.or(own.elsewhere),
            rules: [&also.rules[..], &own.rules].concat(),
            effects: [&also.effects[..], &own.effects].concat(),
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
        self.sees_moves = moves.into_iter().any(|kind| !self.is_unheard(kind));
        self.meets_moves = moves.into_iter().any(|kind| self.interferes(kind));
    }

    /// Those who look at events of the kind, before or after.
    pub fn looking_at(&self, kind: EventKind) -> impl Iterator<Item = &Heard> + Clone {
        let stages = [Listens::Prohibit, Listens::Change, Listens::After];
        stages.into_iter().filter_map(move |stage| self.heard(kind, stage))
    }

    /// Whether nothing at all looks at events of the kind.
    #[inline]
    pub fn is_silent(&self, kind: EventKind) -> bool {
        self.alert(kind) == 0
    }

    /// Whether something looks at moves once they have happened, whatever their verb.
    #[inline]
    pub fn sees_moves(&self) -> bool {
        self.sees_moves
    }

    /// Whether something may stop or change moves, whatever their verb.
    #[inline]
    pub fn meets_moves(&self) -> bool {
        self.meets_moves
    }

    /// Whether nothing at all stops or changes events of the kind, nor moves.
    #[inline]
    pub fn lets_pass(&self, kind: EventKind) -> bool {
        !self.meets_moves && !self.interferes(kind)
    }

    /// Whether something could stop or change events of the kind.
    #[inline]
    pub fn interferes(&self, kind: EventKind) -> bool {
        self.alert(kind) & MEETS != 0
    }

    fn count(&mut self, text: &Text) {
        let asks = text.tests.iter();
        let asks = asks.filter_map(|test| if let Ask::Nth(kind, _) = test.ask { Some(kind) } else { None });
        let exprs = text.exprs.iter();
        let exprs =
            exprs.filter_map(|expr| if let Expr::ThisTurn(kind, _) = expr { Some(*kind) } else { None });
        let sets = text.sets.iter();
        let sets =
            sets.filter_map(|step| if let Leaf::Handled(_, kind) = step.leaf { Some(kind) } else { None });
        for kind in asks.chain(exprs).chain(sets) {
            if !self.counted.contains(&kind) {
                self.counted.push(kind);
            }
        }
    }

    /// Whether some text asks how often it was done this turn.
    #[inline]
    pub fn is_counted(&self, kind: EventKind) -> bool {
        !self.counted.is_empty() && self.counted.contains(&kind)
    }
}
