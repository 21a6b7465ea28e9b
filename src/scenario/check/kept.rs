//! Numbers that the game keeps, and what players have so many of.

use super::Checker;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::program::{CellId, CellOwner};
use crate::scenario::names;
use crate::scenario::say::{counted, number_of_cards};
use crate::syntax::scenario::Name;

impl Checker<'_> {
    /// A number of the game, or of each player.
    pub(super) fn kept(&mut self, owner: Option<&Name>, name: &Name) {
        if let Some(owner) = owner {
            self.player(owner);
        }
        if let Some(goods) = names::goods(self.program, &name.text) {
            let player = owner.map_or_else(|| self.somebody(), |owner| owner.text.as_str());
            let message = format!("Of \"{}\" a player has so many.", name.text);
            let right = self.so_many(player, 4, goods);
            return self.says_instead(name, message, "how many has who?", &right);
        }
        let Some(id) = names::cell(self.program, &name.text) else {
            return self.unknown(Code::ScenarioWord, "number", name, &names::all_cells(self.program));
        };
        let called = &name.text;
        let (message, label, right) = match (self.program.cells[id.index()].owner, owner) {
            (CellOwner::Game, Some(_)) => {
                let message = format!("There is one \"{called}\" for the whole game.");
                (message, "nobody's", format!("the {called}"))
            }
            (CellOwner::EachPlayer, None) => {
                let message = format!("Each player has a number \"{called}\", and this does not say whose.");
                (message, "whose?", format!("{}'s {called}", self.somebody()))
            }
            (CellOwner::Game, None) | (CellOwner::EachPlayer, Some(_)) => return,
        };
        self.says_instead(name, message, label, &format!("{right} is 4"));
    }

    /// What players have so many of.
    pub(super) fn goods(&mut self, player: &Name, count: u32, name: &Name) {
        let who = player.text.as_str();
        if names::goods(self.program, &name.text).is_some() {
            return;
        }
        if let Some(goods) = ["or more ", "or fewer "].iter().find_map(|or| name.text.strip_prefix(or)) {
            let right = names::goods(self.program, goods).map_or_else(
                || format!("{who} has {count} {goods}"),
                |goods| self.so_many(who, count, goods),
            );
            let message = "A line of a scenario says exactly how many there are.".to_string();
            return self.says_instead(name, message, "how many?", &right);
        }
        if ["point", "points"].contains(&name.text.as_str()) {
            let message = "Points are told in a line of their own.".to_string();
            let right = format!("{who} has {}", counted(count.into(), "point", "points"));
            return self.says_instead(name, message, "points", &right);
        }
        if names::card(self.program, &name.text).is_some() {
            let message = format!("\"{}\" is a card, and nothing that a player has so many of.", name.text);
            let right = format!("{who} holds {0}, or: {who} controls {0}", format::quoted_name(&name.text));
            return self.says_instead(name, message, "a card", &right);
        }
        let called = name.text.as_str();
        let numbers = [Some(called), called.strip_suffix('s')].into_iter().flatten();
        let number =
            numbers.into_iter().find_map(|called| Some((called, names::cell(self.program, called)?)));
        let Some((called, number)) = number else {
            let all = names::all_goods(self.program);
            let message = format!("The game has nothing \"{called}\" that players have so many of.");
            let problem = Diagnostic::new(Code::ScenarioWord, self.at(name), message);
            if !all.is_empty() {
                return self.not_known(problem, "such thing", name, &all);
            }
            let cards = number_of_cards(count as usize);
            let help = format!("Cards in play are told like this: {who} controls {cards}");
            self.diagnostics.push(problem.label("not known").help(help));
            return;
        };
        let right = match self.program.cells[number.index()].owner {
            CellOwner::EachPlayer => format!("{who}'s {called} is {count}"),
            CellOwner::Game => format!("the {called} is {count}"),
        };
        let message = format!("The \"{called}\" is a number, and not had so many of.");
        self.says_instead(name, message, "a number", &right);
    }

    pub(super) fn is_player(&self, name: &Name) -> bool {
        self.players.contains(&name.text.as_str()) && names::card(self.program, &name.text).is_none()
    }

    /// Counters lie on cards; what a player has is goods.
    pub(super) fn counters_of_a_player(&mut self, player: &Name, count: u32, counter: &Name) {
        let who = &player.text;
        let message = format!("{who} is a player, and counters lie on cards.");
        if let Some(goods) = names::goods(self.program, &counter.text) {
            let right = self.so_many(who, count, goods);
            return self.says_instead(counter, message, "no counters", &right);
        }
        let card = self.program.words.cards.first().map_or("CARD", String::as_str);
        let one = format!("{} counter", counter.text);
        let right = format!("{card} has {}", counted(count.into(), &one, &format!("{one}s")));
        self.says_instead(player, message, "a player", &right);
    }

    fn so_many(&self, player: &str, count: u32, goods: CellId) -> String {
        let (one, many) = names::one_and_several(self.program, goods);
        format!("{player} has {}", counted(count.into(), one, many))
    }

    fn somebody(&self) -> &str {
        self.players.first().copied().unwrap_or("Tina")
    }

    fn says_instead(&mut self, at: &Name, message: String, label: &str, right: &str) {
        let problem = Diagnostic::new(Code::ScenarioWord, self.at(at), message)
            .label(label)
            .help(format!("Write it like this: {right}"));
        self.diagnostics.push(problem);
    }
}
