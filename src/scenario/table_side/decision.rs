//! What somebody has to decide, in the words of scenarios.

use super::Side;
use crate::engine::TextOrigin;
use crate::game::{Answer, Question, TextNo, Zone};
use crate::program::{EventKind, Pc};
use crate::render::phrase;
use crate::scenario::deck::Place;
use crate::scenario::offer::{Bearer, Decision, Offer};

impl Side<'_> {
    pub(in crate::scenario) fn decision(&self) -> Option<Decision> {
        let pending = self.game.decision()?;
        Some(Decision {
            player: pending.player.index(),
            is_turn: pending.question == Question::Offer,
            chosen_for: self.game.chosen_for().filter(|_| pending.question == Question::Card),
            offers: pending.options().map(|answer| self.offer(answer)).collect(),
            words: pending.options().find_map(|answer| self.words_beside(answer)).unwrap_or_default(),
        })
    }

    /// What is offered in words, with all that the same text says so.
    fn words_beside(&self, answer: Answer) -> Option<Vec<String>> {
        let Answer::Mode(number) = answer else { return None };
        let (text, _) = self.game.mode_at(number)?;
        Some(self.game.table().text(text).phrases.iter().map(|phrase| phrase.words.clone()).collect())
    }

    fn offer(&self, answer: Answer) -> Offer {
        match answer {
            Answer::TakeCard { then, card, .. } => self.with_card(self.game.verb_of(then), card),
            Answer::Permitted { kind, card } => self.with_card(Some(kind), card),
            Answer::Take(then) => match self.game.verb_of(then) {
                Some(EventKind::Draw) => Offer::Draw,
                _other_verb => self.in_words(self.game.step_at(then), "go on"),
            },
            Answer::Use { source: Some(card), .. } => Offer::Use(self.printed(card)),
            Answer::Use { text, source: None, .. } => Offer::Mode(self.game.table().describe(text)),
            Answer::Action(action) => Offer::Take(action),
            Answer::Leave(_) => Offer::Pass,
            Answer::Wait => Offer::Wait,
            Answer::Card(card) => Offer::Card(self.printed(card)),
            Answer::Unseen(_) => Offer::Unseen,
            Answer::Player(player) => Offer::Player(player.index()),
            Answer::Zone(zone) => self.place(zone).map_or(Offer::Mode("a zone".to_string()), Offer::Zone),
            Answer::Value(value) => Offer::Value(value),
            Answer::Number(number) => Offer::Number(i32::from(number)),
            Answer::Mode(number) => self.in_words(self.game.mode_at(number), "a choice"),
            Answer::Yes => Offer::Yes,
            Answer::No => Offer::No,
            Answer::Done => Offer::Done,
            Answer::Next { source: Some(card), .. } | Answer::Change { source: Some(card), .. } => {
                Offer::Next(Bearer::Card(self.printed(card)))
            }
            Answer::Change { text, source: None, .. } => self.of_text(text),
            // Conditions of rules take effect in the order of the file: nobody is asked.
            Answer::Next { source: None, .. } => Offer::Mode("a rule".to_string()),
        }
    }

    /// In the words of the text that offers it.
    fn in_words(&self, from: Option<(TextNo, Pc)>, without: &str) -> Offer {
        Offer::Mode(phrase(self.game.table(), from).map_or(without, |phrase| &phrase.words).to_string())
    }

    fn of_text(&self, text: TextNo) -> Offer {
        let table = self.game.table();
        match table.origin(text) {
            TextOrigin::Rule(rule) => Offer::Next(Bearer::Rule(rule.into())),
            TextOrigin::Card(card) => Offer::Next(Bearer::Card(card)),
            TextOrigin::Setup
            | TextOrigin::Phase(_)
            | TextOrigin::Action(_)
            | TextOrigin::Definition(_)
            | TextOrigin::Keyword(_) => Offer::Mode(table.describe(text)),
        }
    }

    fn with_card(&self, verb: Option<EventKind>, card: crate::game::Card) -> Offer {
        match verb {
            Some(EventKind::Discard) => Offer::Discard(self.printed(card)),
            Some(EventKind::Play) => Offer::Play(self.printed(card)),
            _other_verb => Offer::Card(self.printed(card)),
        }
    }

    pub(super) fn place(&self, zone: Zone) -> Option<Place> {
        let table = self.game.table();
        let kind = table.kind_of(zone)?;
        let owner = table.owner(zone);
        let first = table.zone(kind, owner.unwrap_or_default());
        let number = u32::from(zone.0 - first.0) + 1;
        Some(Place { kind, owner: owner.map_or(0, |player| player.index()), number })
    }
}
