//! Whether the game has the cards that a line names, and where a name was read otherwise than it was meant.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::scenario::names;
use crate::source::Place;
use crate::syntax::scenario::{Fact, Lies, LineKind, Listing, Name};
use crate::vocabulary::number_from_word;

impl Checker<'_> {
    pub(super) fn card(&mut self, card: &Name) {
        if names::card(self.program, &card.text).is_some() {
            return;
        }
        if let Some(number) = number_of_others(&card.text) {
            self.besides_named(card, number);
        } else if let Some((first, rest)) = self.begins_with_card(&card.text) {
            self.goes_on(card, first, rest);
        } else {
            self.unknown(Code::ScenarioCard, "card", card, &self.program.words.cards);
        }
    }

    /// Cards in a hand, in play or in a zone. A number of them is no name: it says how many there are in all, and the
    /// line that says so is shown.
    pub(super) fn listing(&mut self, listing: &Listing, whole: impl FnOnce(usize) -> Lies) {
        let counted = match listing.cards.as_slice() {
            [only] if names::card(self.program, &only.text).is_none() => {
                number_of_others(&only.text).map(|number| (only, number))
            }
            _names => None,
        };
        let Some((only, number)) = counted else { return self.cards(&listing.cards) };
        let right = whole(number as usize + listing.others.unwrap_or(0));
        let right = format::scenario_line(&LineKind::Fact(Fact::Lies(right)));
        let message = format!("\"{}\" is a number of cards, and says how many there are in all.", only.text);
        let problem = Diagnostic::new(Code::ScenarioCard, self.at(only), message)
            .label("all of them")
            .help(format!("Write it like this: {right}"));
        self.diagnostics.push(problem);
    }

    /// A number of cards stands in a list of names.
    fn besides_named(&mut self, cards: &Name, number: u32) {
        let right = format!("{number} other {}", if number == 1 { "card" } else { "cards" });
        let message = format!("\"{}\" stands beside cards that are named.", cards.text);
        let problem = Diagnostic::new(Code::ScenarioCard, self.at(cards), message)
            .label("besides the named ones?")
            .help(format!("Say how many there are besides those that you name: {right}"))
            .fix(format!("write {right}"), cards.span(), right);
        self.diagnostics.push(problem);
    }

    /// The longest name of a card that a text begins with, as it is written, and what comes after.
    fn begins_with_card<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let ends = text.match_indices(' ').map(|(at, _)| at).rev();
        ends.map(|at| (&text[..at], text[at..].trim_start()))
            .find(|(first, _)| names::card(self.program, first).is_some())
    }

    /// Behind the card the line goes on: mostly with what is chosen for it.
    fn goes_on(&mut self, card: &Name, first: &str, rest: &str) {
        let message = format!("The line goes on behind the card \"{first}\": \"{rest}\".");
        let problem = Diagnostic::new(Code::ScenarioCard, self.at(card), message).label("more than a card");
        let places = rest.match_indices(' ').map(|(at, _)| &rest[at + 1..]);
        let mut endings = std::iter::once(rest).chain(places);
        let chosen = endings
            .find(|ending| self.players.contains(ending) || names::card(self.program, ending).is_some());
        if rest.starts_with('#') {
            let help = "A comment stands in a line of its own, which begins with #.";
            return self.diagnostics.push(problem.help(help));
        }
        let problem = problem
            .help("A line says one thing. What somebody chooses stands in a line of its own below it.");
        self.diagnostics.push(match chosen {
            Some(chosen) => {
                let some = self.players.first().copied().unwrap_or("Tina");
                problem.help(format!("Write it like this: {some} chooses {chosen}"))
            }
            None => problem,
        });
    }

    /// Several cards. Words that part them may be of a name: without quotes it was cut there.
    pub(super) fn cards(&mut self, mut cards: &[Name]) {
        while let Some((first, later)) = cards.split_first() {
            if names::card(self.program, &first.text).is_some() {
                cards = later;
                continue;
            }
            // What stands behind it is a comment, and no card.
            if first.text.contains(" #") {
                return self.card(first);
            }
            match self.cut_name(cards) {
                Some((whole, parts)) => {
                    self.diagnostics.push(self.needs_quotes(first, &cards[parts - 1], &whole));
                    cards = &cards[parts..];
                }
                None => {
                    self.card(first);
                    cards = later;
                }
            }
        }
    }

    /// The card whose name these names begin to make up, and how many of them it takes.
    fn cut_name(&self, cards: &[Name]) -> Option<(String, usize)> {
        let mut wholes = vec![cards.first()?.text.clone()];
        for (number, next) in cards.iter().enumerate().skip(1).take(2) {
            let joined =
                |whole: &String| [" and ", ", ", ", and "].map(|sign| format!("{whole}{sign}{}", next.text));
            wholes = wholes.iter().flat_map(joined).collect();
            let card = wholes.iter().find(|whole| names::card(self.program, whole).is_some());
            if let Some(card) = card {
                return Some((card.clone(), number + 1));
            }
        }
        None
    }

    fn needs_quotes(&self, first: &Name, last: &Name, whole: &str) -> Diagnostic {
        let place = Place::new(self.file, first.span().to(last.span()));
        let message = format!("\"{}\" is a part of the name \"{whole}\".", first.text);
        Diagnostic::new(Code::ScenarioCard, place, message)
            .label("read as several cards")
            .help("A name with \"and\" or a comma in it stands in quotes, so that it is read as one.")
            .fix(format!("write \"{whole}\""), place.span, format!("\"{whole}\""))
    }
}

/// "3 cards", "two others", "two more"
fn number_of_others(text: &str) -> Option<u32> {
    let (number, noun) = text.split_once(' ')?;
    let is_noun = matches!(noun, "card" | "cards" | "other" | "others" | "more");
    number_from_word(number).filter(|_| is_noun)
}
