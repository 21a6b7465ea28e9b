//! What lies over the table: help, the log, reasons, pages of text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Widget as _};

use super::model::{Cursor, Overlay, Shown};
use super::paint::{faint, strong};
use super::rows::rows;
use crate::play::{Faces, Passage, Reason, Scene, Story};

const HELP: &[&str] = &[
    "← →     go through the cards; Tab jumps by five",
    "↑ ↓     go through what can be chosen; or write its number",
    "Enter   choose",
    "w       why the card under the cursor can't be used, what says so, and",
    "        when its abilities took effect or did not",
    "u       take the last choice back, where nothing hidden was seen since",
    "s       save the game and go on",
    "t       everything on the table, and all cards of open piles",
    "l       everything that happened",
    "q       save the game and leave; so does Ctrl-C",
    "Ctrl-Z  lay the game aside; `fg` in the shell takes it up again",
    "mouse   click a card or an option to point at it, again to choose it",
    "",
    "A double frame can be used now, a thin one can't, a thick one is",
    "under the cursor.",
];

const READ: &str = "↑ ↓ to read, any other key goes back";

pub(super) fn overlay(shown: &Shown<'_>, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    let plain = |lines: &[&str]| lines.iter().map(|line| (*line).to_string()).collect::<Vec<_>>();
    match overlay {
        Overlay::Help { down } => page("help", &help(shown.introduction), *down, READ, area, buffer),
        Overlay::Welcome { down } => {
            let foot = "↑ ↓ to read, any other key begins; ? shows it again";
            page(shown.game, shown.introduction, *down, foot, area, buffer);
        }
        Overlay::Log { up } => {
            let down = furthest(shown.log, area).saturating_sub(*up);
            let room = boxed(area, area.height);
            filled("what happened", &rows(shown.log, inner(room).width), down, READ, room, buffer);
        }
        Overlay::Table { lines, down } => page("the table", lines, *down, foot(lines, area), area, buffer),
        Overlay::Why { lines, down } => page("why", lines, *down, foot(lines, area), area, buffer),
        Overlay::Page { title, lines, down } => page(title, lines, *down, foot(lines, area), area, buffer),
        Overlay::News { pieces, at, down } => {
            let lines = &pieces[*at];
            let title = match pieces.len() {
                1 => "what happened".to_string(),
                several => format!("what happened, {} of {several}", at + 1),
            };
            let is_last = at + 1 == pieces.len();
            let foot = match (is_last, furthest(lines, area) > 0) {
                (true, false) => "any key goes on",
                (true, true) => "↑ ↓ to read, any other key goes on",
                (false, false) => "Enter for what came then, Esc to leave it out",
                (false, true) => "↑ ↓ to read, Enter for what came then, Esc to leave it out",
            };
            page(&title, lines, *down, foot, area, buffer);
        }
        Overlay::Changed => {
            let lines = plain(&[
                "The files of the game have changed, and they have no problems.",
                "",
                "r    go on from the last decision with the new texts",
                "Esc  go on with the texts as they were",
            ]);
            page("new texts", &lines, 0, "", area, buffer);
        }
        Overlay::Over(lines) => page("the game is over", lines, 0, "", area, buffer),
    }
}

/// What is shown alone until another person has sat down.
pub(super) fn pass_to(name: &str, area: Rect, buffer: &mut Buffer) {
    let lines = [format!("It is up to {name}."), String::new(), "Nobody else should look now.".to_string()];
    page("another player", &lines, 0, "Enter when you sit here", area, buffer);
}

/// What the keys do on a page.
fn foot(lines: &[String], area: Rect) -> &'static str {
    if furthest(lines, area) > 0 { READ } else { "any key goes back" }
}

/// The keys, then what the game is about.
pub(super) fn help(introduction: &[String]) -> Vec<String> {
    let keys = HELP.iter().map(|line| (*line).to_string());
    keys.chain([String::new()]).chain(introduction.iter().cloned()).collect()
}

/// How far down a text can be read on a screen.
pub(super) fn furthest(lines: &[String], area: Rect) -> usize {
    let room = inner(boxed(area, area.height));
    rows(lines, room.width).len().saturating_sub(usize::from(room.height))
}

/// Every reason with the text behind it, then what became of the abilities of the card.
pub(super) fn why(
    scene: &Scene,
    faces: &Faces,
    cursor: Cursor,
    reasons: &[Reason],
    stories: &[Story],
) -> Vec<String> {
    let under = cursor.card.and_then(|spot| scene.at(spot));
    let Some((card, id)) = under.and_then(|card| Some((card, card.card?))) else {
        return vec!["No card is under the cursor.".to_string()];
    };
    let mut lines = Vec::new();
    let options = card.options.iter().filter_map(|number| scene.options.get(*number));
    let name = &faces.card(id).name;
    lines.extend(options.map(|option| match option.text == *name {
        true => format!("You can choose {name}."),
        false => format!("You can {}.", option.text),
    }));
    let quoted = |passage: &Passage| {
        [format!("  {}", passage.text), format!("  {}, {}", passage.title, passage.place)]
    };
    for reason in reasons {
        lines.push(format!("You {}.", reason.said));
        lines.extend(reason.passage.iter().flat_map(quoted));
    }
    if lines.is_empty() {
        lines.push(format!("{name} is not what is asked for now."));
    }
    for Story { passage, told } in stories {
        lines.push(String::new());
        lines.extend(told.iter().cloned());
        lines.extend(passage.iter().flat_map(quoted));
    }
    lines
}

fn boxed(area: Rect, height: u16) -> Rect {
    let width = area.width.saturating_sub(4).min(96);
    let height = height.min(area.height.saturating_sub(2));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

fn inner(area: Rect) -> Rect {
    let (width, height) = (area.width.saturating_sub(4), area.height.saturating_sub(2));
    Rect { x: area.x + 2, y: area.y + 1, width, height }
}

/// As high as the text, or as the screen.
fn page(title: &str, lines: &[String], down: usize, foot: &str, area: Rect, buffer: &mut Buffer) {
    let rows = rows(lines, inner(boxed(area, 3)).width);
    let room = boxed(area, rows.len() as u16 + 2);
    filled(title, &rows, down, foot, room, buffer);
}

fn filled(title: &str, rows: &[String], down: usize, foot: &str, area: Rect, buffer: &mut Buffer) {
    Clear.render(area, buffer);
    let block = Block::bordered()
        .title(Line::styled(format!(" {title} "), strong()))
        .title_bottom(Line::styled(
            if foot.is_empty() { String::new() } else { format!(" {foot} ") },
            faint(),
        ))
        .padding(Padding::horizontal(1));
    let text = Text::from(rows.iter().skip(down).map(|row| Line::from(row.as_str())).collect::<Vec<_>>());
    Paragraph::new(text).block(block).render(area, buffer);
}
