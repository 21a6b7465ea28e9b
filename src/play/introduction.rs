//! What somebody should know who sits down to a game: who they are, how one wins, what a turn is. All of it in the
//! game's own words; knows no screen.

use super::{Book, Faces, Session, Sitting};
use crate::engine::{Table, TextOrigin};
use crate::game::{Player, Players, TextNo};
use crate::program::Op;
use crate::render;
use crate::vocabulary::english::capitalized;

/// Sections with a title, a line for each thing that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduction {
    pub sections: Vec<(&'static str, Vec<String>)>,
}

impl Session<'_> {
    pub fn introduction(&self, book: &Book<'_>, faces: &Faces) -> Introduction {
        let table = self.table();
        let signs = faces.legend().iter().map(|legend| format!("{}.", capitalized(&legend.to_string())));
        let sections = [
            ("Who plays", self.who_plays()),
            ("How to win", wins(table, book)),
            ("A turn", turn(table, book)),
            ("Signs", signs.collect()),
        ];
        Introduction { sections: sections.into_iter().filter(|(_, lines)| !lines.is_empty()).collect() }
    }

    /// "You are Tina. Lora is a computer player (greedy)."
    fn who_plays(&self) -> Vec<String> {
        let names = |players: &[Player]| {
            render::list(&players.iter().map(|player| self.name(*player)).collect::<Vec<_>>())
        };
        let people = self.people();
        let mut said = match people.as_slice() {
            [] => Vec::new(),
            [one] => vec![format!("You are {}.", self.name(*one))],
            several => vec![format!("{} take turns at this keyboard.", names(several))],
        };
        let seats = (0u8..).map(Player).zip(self.seats());
        said.extend(seats.filter_map(|(player, sitting)| match sitting {
            Sitting::Human => None,
            Sitting::Computer(kind) => Some(format!("{} is a computer player ({kind}).", self.name(player))),
        }));
        std::iter::once(said.join(" ")).chain(self.teams()).collect()
    }

    /// "Tina and Max play together, and so do Lora and Ben."
    fn teams(&self) -> Option<String> {
        let table = self.table();
        let everyone = table.everyone();
        let teams = everyone.iter().filter(|player| table.team(*player).lowest() == Some(*player));
        let teams = teams.map(|player| table.team(player)).filter(|team| team.count() > 1);
        let named =
            |team: Players| render::list(&team.iter().map(|player| self.name(player)).collect::<Vec<_>>());
        let sides: Vec<String> = teams.map(named).collect();
        let (first, others) = sides.split_first()?;
        let others: String = others.iter().map(|side| format!(", and so do {side}")).collect();
        Some(format!("{first} play together{others}."))
    }

    /// How many points each player has; nothing where nobody has any.
    pub fn points(&self) -> Vec<(Player, i32)> {
        let seats = self.game().view(Player(0)).seats;
        let points = (0u8..).map(Player).zip(seats.iter().map(|seat| i32::from(seat.points)));
        if seats.iter().all(|seat| seat.points == 0) { Vec::new() } else { points.collect() }
    }

    /// The text that decided the game, where one did.
    pub fn decided_by(&self) -> Option<TextNo> {
        self.game().journal().decided_by()
    }
}

/// The rules that make somebody win.
fn wins(table: &Table<'_>, book: &Book<'_>) -> Vec<String> {
    let is_series = table.options.series;
    let wins = |text: &TextNo| {
        let is_general = match table.origin(*text) {
            TextOrigin::Setup
            | TextOrigin::Phase(_)
            | TextOrigin::Action(_)
            | TextOrigin::Rule(_)
            | TextOrigin::Definition(_) => true,
            TextOrigin::Card(_) | TextOrigin::Keyword(_) => false,
        };
        let wins = |op: &Op| matches!(op, Op::WinGame(_)) || (is_series && matches!(op, Op::WinSeries(_)));
        is_general && table.text(*text).code.iter().any(wins)
    };
    let told = table.texts().filter(wins).filter_map(|text| book.entry(table, text));
    let told = told.map(|(name, says)| named(name.as_deref(), &says));
    let ends = |text: TextNo| table.text(text).code.iter().any(|op| matches!(op, Op::EndSeries));
    let is_endless = is_series && !table.texts().any(ends);
    let endless = "No rule ends the series: game follows game until you leave.".to_string();
    told.chain(is_endless.then_some(endless)).collect()
}

/// The phases in their order, with what is done in them.
fn turn(table: &Table<'_>, book: &Book<'_>) -> Vec<String> {
    let is_phase = |text: &TextNo| matches!(table.origin(*text), TextOrigin::Phase(_));
    let phases: Vec<(Option<String>, String)> =
        table.texts().filter(is_phase).filter_map(|text| book.entry(table, text)).collect();
    let names: Vec<String> = phases.iter().filter_map(|(name, _)| name.clone()).collect();
    let order = (names.len() > 1).then(|| format!("Its phases are {}.", render::list(&names)));
    let done = phases.iter().filter(|(_, says)| !says.is_empty());
    let done = done.map(|(name, says)| named(name.as_deref(), says));
    let actions: Vec<String> = actions(table);
    let actions = (!actions.is_empty()).then(|| format!("The actions are: {}.", actions.join(", ")));
    order.into_iter().chain(done).chain(actions).chain(meanings(table, book, &phases)).collect()
}

fn actions(table: &Table<'_>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in table.texts() {
        if let TextOrigin::Action(action) = table.origin(text)
            && let Some(name) = table.program.words.actions.get(action.index())
            && !found.contains(name)
        {
            found.push(name.clone());
        }
    }
    found
}

/// What the words of the game mean that the phases are told with.
fn meanings(table: &Table<'_>, book: &Book<'_>, phases: &[(Option<String>, String)]) -> Vec<String> {
    let is_meaning = |text: &TextNo| matches!(table.origin(*text), TextOrigin::Definition(_));
    let told = table.texts().filter(is_meaning).filter_map(|text| book.entry(table, text));
    let is_used = |name: &str| {
        let words = |says: &str| says.split(|letter: char| !letter.is_alphabetic()).any(|word| word == name);
        phases.iter().any(|(_, says)| words(says))
    };
    let told = told.filter(|(name, _)| name.as_deref().is_some_and(is_used));
    told.map(|(name, says)| named(name.as_deref(), &says)).collect()
}

fn named(name: Option<&str>, says: &str) -> String {
    name.map_or_else(|| says.to_string(), |name| format!("{}: {says}", capitalized(name)))
}
