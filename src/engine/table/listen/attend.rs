//! What is known of those who listen once all texts are linked: what each asks first, and which cards each is about.

use super::attention::Attention;
use super::heard::{Heard, HeardAbility};
use super::listeners::Listeners;
use super::lookers::Picky;
use super::quick::Quick;
use super::subjects::Subjects;
use crate::engine::table::Table;
use crate::engine::table::set::scope::Scope;
use crate::engine::table::standing::added::Added;
use crate::engine::table::standing::given::Given;
use crate::engine::table::standing::stands::Stands;
use crate::engine::table::standing::wrong::Wrong;
use crate::game::{Card, CardSet};
use crate::program::reads::of_test;
use crate::program::{Op, Pc, Span, Stage, TestId, When, Who, WorksIn};

impl<const W: usize> Listeners<W> {
    /// Notes for each ability what it asks first, and for prohibitions which cards they are about.
    pub fn attend(&mut self, table: &Table<'_, W>) {
        let is_alike = self.changes_alike(table);
        for heard in self.all() {
            for one in heard.all_mut() {
                one.attention = Attention::of(table, one.text, &one.ability);
                one.used_from = used_from(table, one);
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
            heard.plain = plain(table, heard);
            heard.of_themselves = of_themselves(heard);
            heard.to_opponents = to_opponents(table, heard);
            heard.subjects = Subjects::of(heard, table.cards.len());
        }
        self.changing_in_own_turn = self.changing_in_own_turn(table);
        self.given = Given::of(table, self.stands(Stands::Also), self.changing_in_own_turn);
        self.wrong = Wrong::of(table, self.stands(Stands::MustBe));
        self.added =
            [Stands::MoreDiscards, Stands::MorePlays].map(|more| Added::of(table, self.stands(more)));
    }

    /// Whether what makes predicates hold and gives values does so whatever happens and whoever asks.
    fn changes_alike(&self, table: &Table<'_, W>) -> bool {
        let is_alike = |one: &HeardAbility<W>| {
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
}

/// The cards in play with one ability, which does something whenever whoever controls the card does this, or any opponent,
/// and there are as many cards as it asks for.
fn plain<const W: usize>(table: &Table<'_, W>, heard: &Heard<W>) -> CardSet<W> {
    let is_plain = |one: &HeardAbility<W>| {
        let does_something = one.ability.code.is_some() && one.ability.works_in == WorksIn::Play;
        let is_just = |question| one.attention.is_just_besides_numbers(question);
        does_something && (is_just(Quick::ByYou) || is_just(Quick::ByOpponent) && !table.has_teams())
    };
    let is_only = |card: &Card| matches!(heard.of_card(*card), [one] if is_plain(one));
    heard.in_play.iter().filter(is_only).collect()
}

/// Where the price of an ability begins that its controller may use in their turn whenever it can be paid.
fn used_from<const W: usize>(table: &Table<'_, W>, one: &HeardAbility<W>) -> Option<Pc> {
    let Stage::Offer(offered) = one.ability.stage else { return None };
    let When { span: Span::Turn, of: Who::YOU, .. } = offered.during else { return None };
    let is_plain = one.ability.works_in == WorksIn::Play && one.attention.is_nothing();
    let begin = one.ability.code.filter(|_| is_plain)?;
    let asks = matches!(table.text(one.text).code.get(begin.index()), Some(Op::AskMay { .. }));
    asks.then_some(Pc(begin.0 + 1))
}

/// The cards in play that forbid something to themselves and to no other card.
fn of_themselves<const W: usize>(heard: &Heard<W>) -> CardSet<W> {
    let is_of_itself = |one: &HeardAbility<W>| one.scope.as_ref().is_some_and(|scope| scope.only_this);
    heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(is_of_itself)).collect()
}

/// Those of them that forbid it to every opponent of whoever controls them, and to nobody else.
fn to_opponents<const W: usize>(table: &Table<'_, W>, heard: &Heard<W>) -> CardSet<W> {
    let is_plain = table.zones.in_play_of_each().is_some() && !table.has_teams();
    let is_so = |one: &HeardAbility<W>| one.scope.as_ref().is_some_and(Scope::is_of_opponents);
    let cards = heard.in_play.iter().filter(|card| heard.of_card(*card).iter().all(is_so));
    if is_plain { cards.collect() } else { CardSet::EMPTY }
}
