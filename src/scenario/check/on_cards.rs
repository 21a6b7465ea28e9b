//! Counters lie on a card in play, and on one that can be told from others.

use super::Checker;
use super::possible::lies;
use crate::diagnostic::{Code, Diagnostic};
use crate::format::scenario_name;
use crate::program::CardId;
use crate::scenario::names;
use crate::syntax::scenario::{Having, Lies, Line, Name};

impl Checker<'_> {
    pub(super) fn can_have_counters(&mut self, card: &Name, given: &[&Line], placed: &[(&Name, CardId)]) {
        let Some(id) = names::card(self.program, &card.text) else { return };
        if placed.iter().all(|(_, other)| *other != id) {
            return self.nowhere(card);
        }
        match self.times_in_play(&card.text, given) {
            0 => {
                let message = format!("\"{}\" is not in play: it has no counters.", card.text);
                let some = self.players.first().copied().unwrap_or("Tina");
                let help = format!("Write: {some} controls {}", scenario_name(card));
                self.cannot_be(card.span(), message, &help);
            }
            1 => {}
            times => {
                let message = format!(
                    "\"{}\" is in play {times} times, and this does not say which of them has the counters.",
                    card.text
                );
                let help = "Let one of them be in play: nothing in a scenario tells copies of a card apart.";
                self.cannot_be(card.span(), message, help);
            }
        }
    }

    /// How many cards by this name the position puts into play.
    pub(super) fn times_in_play(&self, card: &str, given: &[&Line]) -> usize {
        let is_it = |name: &&Name| name.text.eq_ignore_ascii_case(card);
        let count = |what: &Lies| match what {
            Lies::Has { how: Having::Control, cards, .. } => cards.cards.iter().filter(is_it).count(),
            Lies::ZoneIs { zone, cards } if self.is_zone_in_play(zone) => {
                cards.cards.iter().filter(is_it).count()
            }
            Lies::At { card, zone, .. } if self.is_zone_in_play(zone) => usize::from(is_it(&card)),
            Lies::Has { how: Having::Hold, .. }
            | Lies::ZoneIs { .. }
            | Lies::At { .. }
            | Lies::SetAside { .. }
            | Lies::ZoneHas { .. } => 0,
        };
        given.iter().filter_map(|line| lies(line)).map(count).sum()
    }

    fn nowhere(&mut self, card: &Name) {
        let some = self.players.first().copied().unwrap_or("Tina");
        let message = format!("\"{}\" lies nowhere in this position.", card.text);
        let problem = Diagnostic::new(Code::ScenarioNowhere, self.at(card), message)
            .label("where is it?")
            .help(format!("Say where it is: {some} controls {}", scenario_name(card)));
        self.diagnostics.push(problem);
    }
}
