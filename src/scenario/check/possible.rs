//! Whether what a position says fits together: who is out has nothing, what lies on a card lies on one in play,
//! what is in play stays there, a pile that is told whole has nothing else in it.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::format::scenario_name;
use crate::program::CardId;
use crate::scenario::deck::kind_that_goes;
use crate::scenario::names;
use crate::source::Span;
use crate::syntax::scenario::{Chance, Fact, Having, Lies, Line, LineKind, Name, State, ZoneName};
use crate::vocabulary::english::article;

/// No number of the engine is larger.
const MOST: u32 = 9_999;

/// How many rolls of a die a scenario can tell.
const MOST_ROLLS: usize = 4;

impl<'a> Checker<'a> {
    pub(super) fn possible(&mut self, given: &[&'a Line], placed: &[(&Name, CardId)]) {
        let out = given.iter().filter_map(|line| state(line)).filter_map(|what| match what {
            State::Out(player) => Some(player),
            State::Points { .. }
            | State::Goods { .. }
            | State::Counters { .. }
            | State::Named { .. }
            | State::Number { .. }
            | State::Direction(_)
            | State::Turn { .. }
            | State::Dealer(_) => None,
        });
        let out: Vec<&Name> = out.collect();
        self.somebody_is_left(&out);
        for line in given {
            match &line.kind {
                LineKind::Fact(Fact::Lies(what)) => self.can_lie(line, what, given, &out),
                LineKind::Fact(Fact::State(what)) => self.can_be(what, given, placed, &out),
                LineKind::Sets(sets) => self.each_set_once(sets),
                LineKind::Chance(Chance::Die(shows)) => self.can_be_shown(line, shows),
                LineKind::Fact(Fact::Expected(_))
                | LineKind::Comment(_)
                | LineKind::Players(_)
                | LineKind::Teams(_)
                | LineKind::Option { .. }
                | LineKind::Chance(Chance::Seed(_))
                | LineKind::When(_)
                | LineKind::Deed(_)
                | LineKind::Then => {}
            }
        }
    }

    fn can_be_shown(&mut self, line: &Line, shows: &[u32]) {
        if let Some(side) = shows.iter().find(|side| !(1..=6).contains(*side)) {
            let message = format!("A die never shows {side}.");
            self.cannot_be(line.at.0, message, "It has six sides: write a number from 1 to 6.");
        } else if shows.len() > MOST_ROLLS {
            let message = format!("The die is told {} times.", shows.len());
            self.cannot_be(
                line.at.0,
                message,
                "Tell what it shows up to four times, and ask for less in one scenario.",
            );
        }
    }

    fn somebody_is_left(&mut self, out: &[&Name]) {
        if let (Some(last), true) = (out.last(), self.players.iter().all(|player| is_one_of(player, out))) {
            let message = "Nobody is left in the game.".to_string();
            self.cannot_be(last.span(), message, "Let somebody stay: leave one of these lines out.");
        }
    }

    fn can_lie(&mut self, line: &Line, what: &Lies, given: &[&Line], out: &[&Name]) {
        match what {
            Lies::Has { player, how, cards } => {
                if *how == Having::Control {
                    cards.cards.iter().for_each(|card| self.stays(card));
                }
                let has_some = !cards.cards.is_empty() || cards.others != Some(0);
                if has_some && is_one_of(&player.text, out) {
                    let message = format!("{} is out of the game and has cards.", player.text);
                    self.cannot_be(line.at.0, message, "The cards of somebody who is out lie elsewhere.");
                }
            }
            Lies::At { card, zone, .. } => {
                if self.is_zone_in_play(zone) {
                    self.stays(card);
                }
                // A card that is named there as well is told of as being in two places.
                let is_whole = |other: &&Line| tells_whole(other, zone) && !names_card(other, card);
                if given.iter().any(is_whole) {
                    let message = format!("The {} is told whole, without \"{}\".", zone.name.text, card.text);
                    self.cannot_be(card.span(), message, "Name the card in the line about the whole pile.");
                }
            }
            Lies::SetAside { card, with: Some(with) } => {
                if self.times_in_play(&with.text, given) == 0 || card.text == with.text {
                    let message = format!("\"{}\" is not in play: nothing lies with it.", with.text);
                    let some = self.players.first().copied().unwrap_or("Tina");
                    self.cannot_be(
                        with.span(),
                        message,
                        &format!("Add: {some} controls {}", scenario_name(with)),
                    );
                }
            }
            Lies::ZoneIs { zone, cards } => {
                if self.is_zone_in_play(zone) {
                    cards.cards.iter().for_each(|card| self.stays(card));
                }
            }
            Lies::SetAside { with: None, .. } | Lies::ZoneHas { .. } => {}
        }
    }

    /// No card is in play of a kind that is gone after its effect.
    fn stays(&mut self, card: &Name) {
        let id = names::card(self.program, &card.text);
        let Some(kind) = id.and_then(|id| kind_that_goes(self.program, id)) else { return };
        let kind = &self.program.words.values[kind.index()];
        let some = self.players.first().copied().unwrap_or("Tina");
        let message = format!(
            "\"{}\" is {} {kind}: it has its effect and is gone, so it is not in play.",
            card.text,
            article(kind)
        );
        self.cannot_be(
            card.span(),
            message,
            &format!("Let somebody hold it: {some} holds {}", scenario_name(card)),
        );
    }

    fn can_be(&mut self, what: &State, given: &[&Line], placed: &[(&Name, CardId)], out: &[&Name]) {
        match what {
            State::Counters { card, .. } => self.can_have_counters(card, given, placed),
            State::Turn { player, .. } if is_one_of(&player.text, out) => {
                let message = format!("{} is out of the game and has no turn.", player.text);
                self.cannot_be(player.span(), message, "Let it be the turn of somebody who is in the game.");
            }
            State::Points { player, count } => self.anybody_can_have(player, *count),
            State::Goods { player, has } => {
                has.iter().for_each(|(count, _)| self.anybody_can_have(player, *count));
            }
            State::Number { name, is, .. } if *is > MOST => {
                let message = format!("{is} is more than a number of a game can be.");
                self.cannot_be(name.span(), message, &format!("Write a number up to {MOST}."));
            }
            State::Turn { .. }
            | State::Number { .. }
            | State::Named { .. }
            | State::Direction(_)
            | State::Dealer(_)
            | State::Out(_) => {}
        }
    }

    fn anybody_can_have(&mut self, player: &Name, count: u32) {
        if count > MOST {
            let message = format!("{count} are more than anybody can have.");
            self.cannot_be(player.span(), message, &format!("Write a number up to {MOST}."));
        }
    }

    fn each_set_once(&mut self, sets: &[Name]) {
        for (number, set) in sets.iter().enumerate() {
            if sets[..number].iter().any(|other| other.text.eq_ignore_ascii_case(&set.text)) {
                let message = format!("The set \"{}\" is named twice.", set.text);
                self.cannot_be(set.span(), message, "Leave one of the two out.");
            }
        }
    }

    pub(super) fn is_zone_in_play(&self, zone: &ZoneName) -> bool {
        let kind = names::zone(self.program, &zone.name.text);
        kind.is_some_and(|kind| self.program.zones[kind.index()].in_play)
    }

    pub(super) fn cannot_be(&mut self, at: Span, message: String, help: &str) {
        let place = crate::source::Place::new(self.file, at);
        let problem = Diagnostic::new(Code::ScenarioImpossible, place, message).label("can't be").help(help);
        self.diagnostics.push(problem);
    }
}

pub(super) fn lies(line: &Line) -> Option<&Lies> {
    if let LineKind::Fact(Fact::Lies(what)) = &line.kind { Some(what) } else { None }
}

fn state(line: &Line) -> Option<&State> {
    if let LineKind::Fact(Fact::State(what)) = &line.kind { Some(what) } else { None }
}

/// Whether the line names every card of the zone.
fn tells_whole(line: &Line, zone: &ZoneName) -> bool {
    matches!(lies(line), Some(Lies::ZoneIs { zone: other, .. })
        if (&other.owner, other.number) == (&zone.owner, zone.number)
            && other.name.text.eq_ignore_ascii_case(&zone.name.text))
}

fn names_card(line: &Line, card: &Name) -> bool {
    matches!(lies(line), Some(Lies::ZoneIs { cards, .. })
        if cards.cards.iter().any(|other| other.text.eq_ignore_ascii_case(&card.text)))
}

fn is_one_of(player: &str, players: &[&Name]) -> bool {
    players.iter().any(|other| other.text == player)
}
