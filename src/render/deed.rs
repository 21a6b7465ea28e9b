//! What is told besides what happened: who acted, what was chosen, forbidden or cut short.

use super::english::{self, number_of};
use super::log::{Chose, Entry};
use super::names::Names;
use super::offer::refused;
use super::sentence::Line;
use super::side::Sides;
use crate::engine::{Deed, How, Limit, Table, TextOrigin};
use crate::game::{Answer, Event, Players, TextNo};
use crate::program::{CardId, EventKind};
use crate::vocabulary::english::third_person;

/// "Tina would destroy Castle": what is about to happen, where a verb and what it is about say it.
pub fn would(table: &Table<'_>, names: &Names, event: &Event, card: Option<CardId>) -> Option<String> {
    let words = &table.program.words;
    let who = names.of(event.player?);
    let verb = english::verb(event.kind, words)?;
    let card = || card.map_or_else(|| "a card".to_string(), |card| words.cards[card.index()].clone());
    let number = i32::from(event.amount);
    let what = match event.kind {
        EventKind::Discard
        | EventKind::Play
        | EventKind::Destroy
        | EventKind::Own(_)
        | EventKind::Reveal
        | EventKind::LookAt
        | EventKind::ChangeControl
        | EventKind::DrawCard
            if event.card.is_some() =>
        {
            card()
        }
        EventKind::DrawCard => "a card".to_string(),
        EventKind::Draw => number_of(number, "card"),
        EventKind::Put => format!("{} {}", card(), names.way_to(table, event.to?, event.end)),
        EventKind::Return => format!("{} to {}", card(), names.zone(table, event.to?)?),
        EventKind::Give => format!("{} to {}", card(), names.of(event.receiver?)),
        EventKind::Score | EventKind::LosePoints => number_of(number, "point"),
        _another => return None,
    };
    Some(format!("{who} would {verb} {what}"))
}

impl Line<'_> {
    /// What somebody can't do with a card, for those who know the card: to others it would tell of it.
    pub(super) fn forbidden(&self, event: &Event, entry: &Entry) -> Option<String> {
        let is_told = matches!(
            event.kind,
            EventKind::Discard | EventKind::Play | EventKind::Destroy | EventKind::Own(_)
        ) && entry.cards.iter().all(|(_, seen)| self.knows(*seen));
        let verb = english::verb(event.kind, &self.table.program.words).filter(|_| is_told)?;
        let cards = self.cards(std::slice::from_ref(entry));
        Some(format!("{} can't {verb} {cards}", self.name(event.player)))
    }

    /// Who acts: the card, or the rule.
    fn actor(&self, deed: &Deed, entry: &Entry) -> Option<String> {
        let words = &self.table.program.words;
        if !entry.cards.is_empty() {
            return Some(self.cards(std::slice::from_ref(entry)));
        }
        match self.table.origin(deed.actor.text) {
            TextOrigin::Rule(rule) => words.rules.get(usize::from(rule)).cloned(),
            TextOrigin::Card(card) => words.cards.get(card.index()).cloned(),
            TextOrigin::Keyword(keyword) => words.keywords.get(keyword.index()).cloned(),
            TextOrigin::Setup | TextOrigin::Phase(_) | TextOrigin::Action(_) | TextOrigin::Definition(_) => {
                None
            }
        }
    }

    /// What a text is called, and the card that it stands on.
    fn called(&self, text: TextNo) -> (Option<&str>, Option<&str>) {
        let words = &self.table.program.words;
        let (name, is_card) = match self.table.origin(text) {
            TextOrigin::Rule(rule) => (words.rules.get(usize::from(rule)), false),
            TextOrigin::Card(card) => (words.cards.get(card.index()), true),
            TextOrigin::Keyword(keyword) => (words.keywords.get(keyword.index()), false),
            TextOrigin::Setup | TextOrigin::Phase(_) | TextOrigin::Action(_) | TextOrigin::Definition(_) => {
                (None, false)
            }
        };
        let name = name.map(String::as_str);
        (name, name.filter(|_| is_card))
    }

    pub(super) fn acted(
        &self,
        deed: &Deed,
        entry: &Entry,
        about: Option<(CardId, Players)>,
    ) -> Option<String> {
        let actor = self.actor(deed, entry)?;
        match deed.how {
            // A rule is known to all and says nothing by itself.
            How::Effect | How::First if deed.actor.source.is_none() => None,
            How::Effect => Some(format!("{actor} takes effect")),
            How::First => Some(format!("{actor} acts first")),
            How::Instead => {
                let card = about.filter(|(_, seen)| self.knows(*seen)).map(|(card, _)| card);
                let would = would(self.table, self.names, &deed.event, card);
                let of_what = would.map_or(String::new(), |would| format!(", where {would}"));
                Some(format!("{actor} acts instead{of_what}"))
            }
            How::Amount(before) => {
                let change = i32::from(deed.event.amount) - i32::from(before);
                let which = if change < 0 { "fewer" } else { "more" };
                match (self.counted(&deed.event, change.abs()), deed.event.player) {
                    (Some((verb, many)), Some(player)) if change != 0 => Some(format!(
                        "{actor}: {} {} {many} {which}",
                        self.names.of(player),
                        third_person(verb),
                    )),
                    (Some(_) | None, Some(_) | None) => {
                        Some(format!("{actor}: {} instead of {before}", deed.event.amount))
                    }
                }
            }
        }
    }

    /// The verb, and so many of what it is about: cards, points or goods.
    fn counted(&self, event: &Event, many: i32) -> Option<(&str, String)> {
        let words = &self.table.program.words;
        match (event.kind, words.goods_forms(usize::from(event.about))) {
            (EventKind::ChangeValue, Some((one, several))) => {
                Some((english::goods_verb(event.counting), english::number_of_these(many, one, several)))
            }
            (kind @ (EventKind::Score | EventKind::LosePoints), _) => {
                Some((english::verb(kind, words)?, number_of(many, "point")))
            }
            (kind, _) => Some((english::verb(kind, words)?, number_of(many, "card"))),
        }
    }

    /// The cards whose abilities are meant, where there are any.
    pub(super) fn of_cards(&self, entry: &Entry) -> String {
        match entry.cards.as_slice() {
            [] => String::new(),
            [..] => format!(" of {}", self.cards(std::slice::from_ref(entry))),
        }
    }

    pub(super) fn cut_short(&self, limit: Limit, entry: &Entry) -> String {
        match limit {
            Limit::Turn if entry.cards.is_empty() => "the turn has too many decisions and ends".to_string(),
            Limit::Turn => {
                let cards = self.of_cards(entry);
                format!("the turn has too many decisions and ends; the abilities{cards} took effect in it")
            }
            Limit::Game => "the last turn that the game allows is over".to_string(),
        }
    }

    pub(super) fn chose(&self, chose: &Chose) -> Option<String> {
        let who = self.knows(chose.told_to).then(|| self.names.of(chose.player))?;
        match chose.answer {
            Answer::Player(chosen) => Some(format!("{who} chooses {}", self.names.of(chosen))),
            Answer::Number(number) => Some(format!("{who} chooses {number}")),
            Answer::Zone(zone) => Some(format!("{who} chooses {}", self.zone(Some(zone))?)),
            Answer::No => {
                let clause = chose.at.and_then(|(text, at)| self.table.text(text).clause(at?));
                let (name, this) = chose.at.map_or((None, None), |(text, _)| self.called(text));
                let sides = chose.meant.as_ref().map(|meant| Sides::of(self.table, self.names, meant));
                Some(match (refused(clause, this, sides.as_ref()), name) {
                    (Some(refused), _) => format!("{who} chooses {refused}"),
                    (None, Some(name)) => format!("{who} declines ({name})"),
                    (None, None) => format!("{who} declines"),
                })
            }
            Answer::Wait => {
                let allies = self.table.team(chose.player).without(chose.player);
                let allies: Vec<String> = allies.iter().map(|ally| self.names.of(ally)).collect();
                Some(format!("{who} waits for {}", english::list(&allies).replace(" and ", " or ")))
            }
            Answer::TakeCard { .. }
            | Answer::Take(_)
            | Answer::Permitted { .. }
            | Answer::Use { .. }
            | Answer::Action(_)
            | Answer::Leave(_)
            | Answer::Card(_)
            | Answer::Unseen(_)
            | Answer::Value(_)
            | Answer::Mode(_)
            | Answer::Yes
            | Answer::Done
            | Answer::Next { .. }
            | Answer::Change { .. } => None,
        }
    }
}
