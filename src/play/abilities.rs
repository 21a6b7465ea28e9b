//! What became of abilities, in words: when each last took effect, when it last could have and did not, and what
//! kept it from it. The game is played again for that, and only what the viewer knows is told.

use super::{Book, Passage, Session};
use crate::engine::{
    Bears, Came, Deed, How, Journal, Limit, Moment, Now, Silence, Table, TextOrigin, Whence, Witness,
    may_act_unseen, offer_is_open_to,
};
use crate::game::{Answer, CardSet, Event, Game, Pending, Player, Spot, TextNo};
use crate::program::WorksIn;
use crate::render::Log;
use crate::replay::follow;

/// What became of one ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The sentence, and where it stands.
    pub passage: Option<Passage>,
    /// "In turn 3 this took effect."
    pub told: Vec<String>,
}

impl Session<'_> {
    /// What became of the abilities of the card at a place; nothing where the viewer does not know the card.
    pub fn stories(&self, viewer: Player, spot: Spot, book: &Book<'_>) -> Vec<Story> {
        let card = self.game().known_at(viewer, spot);
        card.map_or_else(Vec::new, |card| self.stories_of(viewer, Bears::Card(card), book))
    }

    /// What became of a rule, by its name; of a phase, an action or a word of the game only what it says.
    pub fn stories_of_rule(&self, viewer: Player, name: &str, book: &Book<'_>) -> Option<Vec<Story>> {
        let (table, low) = (self.table(), name.to_lowercase());
        let is_it = |text: &TextNo| match table.origin(*text) {
            TextOrigin::Rule(number) => {
                let called = table.program.words.rules.get(usize::from(number));
                called.is_some_and(|called| called.to_lowercase() == low)
            }
            TextOrigin::Setup
            | TextOrigin::Phase(_)
            | TextOrigin::Action(_)
            | TextOrigin::Keyword(_)
            | TextOrigin::Card(_)
            | TextOrigin::Definition(_) => false,
        };
        if let Some(rule) = table.texts().find(is_it) {
            return Some(self.stories_of(viewer, Bears::Text(rule), book));
        }
        let is_called = |text: &TextNo| {
            let name = book.entry(table, *text).and_then(|(name, _)| name);
            table.origin(*text).card().is_none() && name.is_some_and(|name| name.to_lowercase() == low)
        };
        let text = table.texts().find(is_called)?;
        Some(vec![Story { passage: book.whole(table, text), told: Vec::new() }])
    }

    fn stories_of(&self, viewer: Player, of: Bears, book: &Book<'_>) -> Vec<Story> {
        let (table, names) = (self.table(), self.names().clone());
        let notes =
            Notes { log: Log::new(names), witness: Witness::of(of), numbers: Vec::new(), deeds: Vec::new() };
        let Ok(again) = follow(table, &self.record(), notes, |_, _, _, _| {}) else { return Vec::new() };
        let Notes { log, witness, numbers, deeds } = again.into_journal();
        let asking = self.game().asking_ability();
        let is_asked_openly = self.game().decision().is_some_and(|pending| {
            offer_is_open_to(table, self.game().game(), pending.player).contains(viewer)
        });
        let is_told = |moment: &Moment| {
            let mut deeds = deeds.iter().filter(|(other, ..)| other == moment);
            moment.known_to.contains(viewer)
                || deeds.any(|(_, deed, number)| log.is_told(table, viewer, deed, *number))
        };
        let tell = |(whence, now): (Whence, Now)| {
            let mut told = Vec::new();
            let of_ability = witness.moments.iter().filter(|moment| moment.whence == whence);
            let (open, unseen): (Vec<_>, Vec<_>) = of_ability.partition(|moment| is_told(moment));
            let is_unseen = !unseen.is_empty() && may_act_unseen(table, whence);
            for moment in open {
                let number = numbers.iter().find(|(known, _)| known == moment).map(|(_, number)| *number);
                let line = number.and_then(|number| log.line(table, viewer, number));
                told.push(of_moment(table, moment, line));
            }
            let is_away = matches!(now, Now::Not(Silence::Elsewhere(_)));
            let is_asking = asking == Some(whence);
            if is_asking && is_asked_openly {
                told.push("What this waits for is about to happen, and it asks whether to.".to_string());
            } else if told.is_empty() && !is_away && (is_asking || is_unseen) {
                told.push(of_now(table, Now::Unseen));
            } else if told.is_empty() || is_away {
                told.push(of_now(table, now));
            }
            Story { passage: book.passage(table, whence), told }
        };
        self.game().abilities_now(of, viewer).into_iter().map(tell).collect()
    }
}

/// Notes of the whole game, and which of them each moment was.
struct Notes {
    log: Log,
    witness: Witness,
    numbers: Vec<(Moment, usize)>,
    /// What took effect, and how much the log had noted before.
    deeds: Vec<(Moment, Deed, usize)>,
}

impl Notes {
    fn number(&mut self, number: usize) {
        for moment in &self.witness.moments {
            if !self.numbers.iter().any(|(known, _)| known == moment) {
                self.numbers.push((*moment, number));
            }
        }
    }
}

impl Journal for Notes {
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        let number = self.log.count();
        self.log.happened(table, game, event);
        self.witness.happened(table, game, event);
        self.number(number);
    }

    fn begins(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        self.log.begins(table, game, event);
    }

    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer) {
        self.log.chosen(table, game, pending, answer);
    }

    fn showed(&mut self, table: &Table<'_>, game: &Game, event: &Event, cards: CardSet) {
        self.log.showed(table, game, event, cards);
    }

    fn acted(&mut self, table: &Table<'_>, game: &Game, deed: &Deed) {
        let number = self.log.count();
        self.log.acted(table, game, deed);
        self.witness.acted(table, game, deed);
        let newest = self.witness.moments.last().filter(|moment| moment.event == deed.event);
        self.deeds.extend(newest.map(|moment| (*moment, *deed, number)));
    }

    fn cut_short(&mut self, table: &Table<'_>, game: &Game, limit: Limit) {
        self.log.cut_short(table, game, limit);
    }

    fn chain_broken(&mut self, table: &Table<'_>, game: &Game, cycle: &[TextNo]) {
        self.log.chain_broken(table, game, cycle);
    }
}

fn of_moment(table: &Table<'_>, moment: &Moment, line: Option<String>) -> String {
    let turn = match moment.turn {
        0 => "Before the first turn".to_string(),
        turn => format!("In turn {turn}"),
    };
    match moment.came {
        Came::Acted(How::Effect) => format!("{turn} this took effect."),
        Came::Acted(How::First) => format!("{turn} this happened before something else."),
        Came::Acted(How::Instead) => format!("{turn} this happened instead of something else."),
        Came::Acted(How::Amount(before)) => {
            format!("{turn} this took effect: {before} became {}.", moment.event.amount)
        }
        Came::Silent(why) => {
            let line = line.map_or(String::new(), |line| format!(" ({})", line.trim_end_matches('.')));
            format!("{turn}{line} this did nothing: {}.", because(table, why))
        }
    }
}

fn of_now(table: &Table<'_>, now: Now) -> String {
    match now {
        Now::Holds => "This holds now.".to_string(),
        Now::Not(why) => format!("This does nothing now: {}.", because(table, why)),
        Now::WhenPlayed => "This is done when the card is played.".to_string(),
        Now::Offered => "This is done when whoever controls the card uses it.".to_string(),
        Now::Unseen => "What this does hangs on cards that you don't see.".to_string(),
        Now::Waits => "Nothing that this waits for has happened yet.".to_string(),
    }
}

fn because(table: &Table<'_>, why: Silence) -> String {
    let plain = match why {
        Silence::Elsewhere(WorksIn::Play) => "it works only while the card is in play",
        Silence::Elsewhere(WorksIn::Zone(kind)) => {
            let zone = &table.program.words.zones[kind.index()];
            return format!("it works only while the card is in the {zone}");
        }
        Silence::Elsewhere(WorksIn::WhenPlayed | WorksIn::Always) => "the card was not being played",
        Silence::OtherCard => "that is not a card it speaks of",
        Silence::OtherPlayer => "it speaks of somebody else",
        Silence::OtherTime => "that is not the turn or phase it speaks of",
        Silence::OtherPlace => "it speaks of cards that come from or go to another place",
        Silence::OtherNumber => "it waits for another one in the turn",
        Silence::Condition => "what it asks for does not hold",
    };
    plain.to_string()
}
