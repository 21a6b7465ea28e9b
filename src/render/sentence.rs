//! One sentence for what happened, as one viewer may read it.

use super::english::{self, count, list, number_of, number_of_these, sentence};
use super::exchange;
use super::log::{Entry, Noted};
use super::names::Names;
use crate::engine::Table;
use crate::game::{Counting, Event, Player, Players, SKIPPED, Zone};
use crate::program::EventKind;
use crate::vocabulary::english::third_person;

/// Who reads, and where.
pub(super) struct Line<'a> {
    pub table: &'a Table<'a>,
    pub names: &'a Names,
    /// Those who read it: what one of them does not know is not told. Nobody stands for whoever may see everything.
    pub eyes: Players,
}

/// How far ahead the deed may be that a move is only a part of.
pub(super) const NEAR: usize = 16;

pub(super) fn lines(line: &Line<'_>, entries: &[Entry]) -> Vec<String> {
    numbered(line, entries).into_iter().map(|(_, told)| told).collect()
}

/// The same, each with the number of the first entry that it tells.
pub(super) fn numbered(line: &Line<'_>, entries: &[Entry]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(entry) = entries.get(at) {
        let first = at;
        let exchange = exchange::length(&entries[at..]);
        let alike = entries[at..].iter().take_while(|other| belong_together(entry, other)).count();
        let together = alike.max(exchange).max(1);
        let group = &entries[at..at + together];
        at += together;
        let told = match &entry.what {
            Noted::Happened(_) if exchange > 0 => line.exchange(group),
            Noted::Happened(event) if is_told_before(line, event) || is_part(line, event, &entries[at..]) => {
                None
            }
            Noted::Begun(event) if is_told_before(line, event) => line.happened(event, group),
            Noted::Begun(_) => None,
            Noted::Happened(event) => line.happened(event, group),
            Noted::Acted(deed, told, about) => line.acted(deed, entry, *about).filter(|_| told.is_to(line)),
            Noted::CutShort(limit) => Some(line.cut_short(*limit, entry)),
            Noted::ChainBroken => {
                Some(format!("the abilities{} went on without end and are stopped", line.of_cards(entry)))
            }
            Noted::Chose(chose) => line.chose(chose),
            Noted::NobodyGets => Some(format!("there is nobody to get {}", line.cards(group))),
            Noted::Forbidden(event) => line.forbidden(event, entry),
        };
        found.extend(told.map(|told| (first, sentence(&told))));
    }
    found
}

/// The same done to several cards at once.
fn belong_together(one: &Entry, other: &Entry) -> bool {
    let (Noted::Happened(first), Noted::Happened(second)) = (&one.what, &other.what) else { return false };
    let without_card = |event: &Event| Event { card: None, stay: 0, ..*event };
    let about_cards = first.card.is_some() && second.card.is_some();
    about_cards && one.batch == other.batch && without_card(first) == without_card(second)
}

/// Whether it is told when it begins: its verb does more than to move its card, and a cause is read before what it brings.
pub(super) fn is_told_before(line: &Line<'_>, event: &Event) -> bool {
    is_defined(event.kind) && !line.table.only_moves(event.kind)
}

/// Whether the game itself says what is done.
fn is_defined(kind: EventKind) -> bool {
    matches!(kind, EventKind::Destroy | EventKind::Own(_))
}

/// Whether it is only a part of what comes after it, or of playing a card.
fn is_part(line: &Line<'_>, event: &Event, rest: &[Entry]) -> bool {
    if !matches!(event.kind, EventKind::Put | EventKind::Return) {
        return false;
    }
    let kind = event.to.and_then(|to| line.table.kind_of(to));
    let settles = line.table.program.flow.play.iter().any(|play| Some(play.zone) == kind);
    if event.from == Some(Zone::PLAYED) && settles {
        return true;
    }
    rest.iter().take(NEAR).any(|entry| match &entry.what {
        Noted::Happened(later) => {
            is_defined(later.kind)
                && line.table.only_moves(later.kind)
                && (later.card, later.stay) == (event.card, event.stay)
        }
        Noted::Begun(_)
        | Noted::Acted(..)
        | Noted::CutShort(_)
        | Noted::ChainBroken
        | Noted::Chose(..)
        | Noted::NobodyGets
        | Noted::Forbidden(_) => false,
    })
}

impl Line<'_> {
    pub(super) fn name(&self, player: Option<Player>) -> String {
        player.map_or("somebody".to_string(), |player| self.names.of(player))
    }

    pub(super) fn zone(&self, zone: Option<Zone>) -> Option<String> {
        zone.and_then(|zone| self.names.zone(self.table, zone))
    }

    pub(super) fn knows(&self, seen: Players) -> bool {
        self.eyes.and_not(seen).is_empty()
    }

    /// The cards by name, those that the viewer could not see by their number.
    pub(super) fn cards(&self, group: &[Entry]) -> String {
        let words = &self.table.program.words;
        let all = group.iter().flat_map(|entry| &entry.cards);
        let (known, unseen): (Vec<_>, Vec<_>) = all.partition(|(_, seen)| self.knows(*seen));
        let mut parts: Vec<String> =
            known.iter().map(|(card, _)| words.cards[card.index()].clone()).collect();
        match (unseen.len(), parts.is_empty()) {
            (0, _) => {}
            (number, true) => parts.push(count(number, "card")),
            (1, false) => parts.push("another card".to_string()),
            (number, false) => parts.push(count(number, "other card")),
        }
        list(&parts)
    }

    pub(super) fn happened(&self, event: &Event, group: &[Entry]) -> Option<String> {
        let words = &self.table.program.words;
        let who = self.name(event.player);
        let cards = || self.cards(group);
        let from = || self.zone(event.from).map_or(String::new(), |zone| format!(" from {zone}"));
        let way = || event.to.map_or(String::new(), |to| self.names.way_to(self.table, to, event.end));
        Some(match event.kind {
            EventKind::DrawCard => {
                let usual = event.from.and_then(|from| self.table.kind_of(from)) == self.table.deck();
                format!("{who} draws {}{}", cards(), if usual { String::new() } else { from() })
            }
            EventKind::Discard | EventKind::Play | EventKind::Destroy => {
                let verb = third_person(english::verb(event.kind, words)?);
                format!("{who} {verb} {}", cards())
            }
            EventKind::Own(verb) => {
                let verb = third_person(words.verbs.get(verb.index())?);
                if event.card.is_some() {
                    format!("{who} {verb} {}", cards())
                } else {
                    format!("{who} {verb}")
                }
            }
            EventKind::LookAt => format!("{who} looks at {}{}", cards(), from()),
            EventKind::Reveal => format!("{who} reveals {}{}", cards(), from()),
            EventKind::Put => {
                let face = if event.face_down { ", face down" } else { "" };
                format!("{who} puts {} {}{face}", cards(), way())
            }
            EventKind::Return => {
                format!("{who} returns {} to {}", cards(), self.zone(event.to).unwrap_or_default())
            }
            EventKind::Exchange => return self.exchange(group),
            EventKind::ChangeControl => format!("{who} gains control of {}", cards()),
            EventKind::Give => format!("{who} gives {} to {}", cards(), self.name(event.receiver)),
            EventKind::SetAside => {
                let face = if event.face_down { ", face down" } else { "" };
                format!("{who} sets {} aside{face}", cards())
            }
            EventKind::PutCounters | EventKind::RemoveCounters => {
                let counter = format!("{} counter", words.counters.get(usize::from(event.about))?);
                let counters = count(event.amount.max(0) as usize, &counter);
                match event.kind {
                    EventKind::PutCounters => format!("{who} puts {counters} on {}", cards()),
                    _remove => format!("{who} removes {counters} from {}", cards()),
                }
            }
            EventKind::Name => format!("{who} names {}", words.values.get(event.amount as usize)?),
            EventKind::Search => format!("{who} searches {}", self.zone(event.from)?),
            EventKind::Shuffle if event.from == event.to => {
                format!("{} is shuffled", self.zone(event.from)?)
            }
            EventKind::Shuffle => {
                format!("{} is shuffled into {}", self.zone(event.from)?, self.zone(event.to)?)
            }
            EventKind::Deal => format!("{} is dealt {}", self.name(event.receiver), cards()),
            EventKind::TakeFirstTurn => format!("{who} takes the first turn"),
            EventKind::TakeAnotherTurn => format!("{who} will take another turn"),
            EventKind::TakeAction => {
                format!("{who} takes the action \"{}\"", words.actions.get(usize::from(event.about))?)
            }
            EventKind::SkipTurn if event.about == SKIPPED => format!("{who} skips this turn"),
            EventKind::SkipTurn => format!("{who} will skip a turn"),
            EventKind::SkipPhase => {
                format!("{who} will skip the {} phase", words.phases.get(usize::from(event.about))?)
            }
            EventKind::Reverse => "the direction of play turns around".to_string(),
            EventKind::RollDie => format!("{who} rolls {}", number_of_die(event.amount)),
            EventKind::ChangeValue if words.goods.get(usize::from(event.about))?.is_some() => {
                let (one, several) = words.goods_forms(usize::from(event.about))?;
                let many = number_of_these(event.amount.into(), one, several);
                let to = match event.counting {
                    Counting::Given => format!(" to {}", self.name(event.receiver)),
                    Counting::Plus | Counting::Paid | Counting::Minus | Counting::Becomes => String::new(),
                };
                format!("{who} {} {many}{to}", third_person(english::goods_verb(event.counting)))
            }
            EventKind::ChangeValue => {
                let name = words.cells.get(usize::from(event.about))?;
                let name = event
                    .receiver
                    .map_or(name.clone(), |owner| format!("{} {name}", self.names.possessive(owner)));
                match event.counting {
                    Counting::Becomes => format!("{name} becomes {}", event.amount),
                    Counting::Plus => format!("{name} goes up by {}", event.amount),
                    Counting::Minus | Counting::Paid | Counting::Given => {
                        format!("{name} goes down by {}", event.amount)
                    }
                }
            }
            EventKind::BecomeDealer => format!("{who} becomes the dealer"),
            EventKind::WinGame => format!("{who} wins the game"),
            EventKind::LoseGame => format!("{who} loses the game"),
            EventKind::WinSeries => format!("{who} wins the series"),
            EventKind::Score => format!("{who} scores {}", number_of(event.amount.into(), "point")),
            EventKind::LosePoints => format!("{who} loses {}", number_of(event.amount.into(), "point")),
            EventKind::Announce => match words.said.get(usize::from(event.about)) {
                Some(word) => format!("{who} says \"{word}\""),
                None => format!("{who} says \"{}\"", event.amount),
            },
            EventKind::TurnBegins => {
                let whose = event.player.map_or(who, |player| self.names.possessive(player));
                format!("{whose} turn begins")
            }
            EventKind::GameBegins => "the game begins".to_string(),
            EventKind::GameEnds => "the game is over".to_string(),
            EventKind::SeriesEnds => "the series is over".to_string(),
            // The whole of what the single cards told, and moments that bring nothing by themselves.
            EventKind::Draw
            | EventKind::EnterPlay
            | EventKind::LeavePlay
            | EventKind::Choose
            | EventKind::TurnEnds
            | EventKind::PhaseBegins(_)
            | EventKind::PhaseEnds(_)
            | EventKind::SeriesBegins
            | EventKind::Take
            | EventKind::Nothing => return None,
        })
    }
}

fn number_of_die(number: i16) -> String {
    let word = crate::vocabulary::number_in_words(number.max(0) as u32);
    format!("{} {word}", crate::vocabulary::english::article(&word))
}
