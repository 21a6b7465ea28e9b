//! What lies over the table: help, the log, reasons, pages of text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Widget as _, Wrap};

use super::draw::wrapped_height;
use super::model::{Overlay, Shown};
use super::paint::{faint, strong};
use crate::play::{Passage, Story};

const HELP: &[&str] = &[
    "← →     go through the cards; Tab jumps by five",
    "↑ ↓     go through what can be chosen; or write its number",
    "Enter   choose",
    "w       why the card under the cursor can't be used, what says so, and",
    "        when its abilities took effect or did not",
    "u       take the last choice back, where nothing hidden was seen since",
    "s       save the game and go on",
    "l       everything that happened",
    "q       save the game and leave; so does Ctrl-C",
    "Ctrl-Z  lay the game aside; `fg` in the shell takes it up again",
    "mouse   click a card or an option to point at it, again to choose it",
    "",
    "A double frame can be used now, a thin one can't, a thick one is",
    "under the cursor.",
];

pub(super) fn overlay(shown: &Shown<'_>, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    let plain = |lines: &[&str]| lines.iter().map(|line| (*line).to_string()).collect::<Vec<_>>();
    match overlay {
        Overlay::Help => page("keys", &plain(HELP), 0, "any key goes back", area, buffer),
        Overlay::Log { up } => {
            let room = inner(boxed(area, area.height - 2));
            let height = wrapped_height(shown.log, room.width);
            let down = height.saturating_sub(room.height).saturating_sub(*up as u16);
            tall("what happened", shown.log, down, "↑ ↓ to read, Esc goes back", area, buffer);
        }
        Overlay::Why(stories) => page("why", &reasons(shown, stories), 0, "any key goes back", area, buffer),
        Overlay::PassTo(name) => {
            Clear.render(area, buffer);
            let lines = plain(&[&format!("It is up to {name}."), "", "Nobody else should look now."]);
            page("another player", &lines, 0, "Enter when you sit here", area, buffer);
        }
        Overlay::Page { title, lines, down } => {
            tall(title, lines, *down as u16, "↑ ↓ to read, Esc goes back", area, buffer);
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
        Overlay::Over(end) => {
            let lines = plain(&[end, "", "l    everything that happened", "u    take the last choice back"]);
            page("the game is over", &lines, 0, "q leaves", area, buffer);
        }
    }
}

/// Every reason with the text behind it, then what became of the abilities of the card.
fn reasons(shown: &Shown<'_>, stories: &[Story]) -> Vec<String> {
    let under = shown.cursor.card.and_then(|spot| shown.scene.at(spot));
    let Some((card, id)) = under.and_then(|card| Some((card, card.card?))) else {
        return vec!["No card is under the cursor.".to_string()];
    };
    let mut lines = Vec::new();
    let options = card.options.iter().filter_map(|number| shown.scene.options.get(*number));
    let name = &shown.faces.card(id).name;
    lines.extend(options.map(|option| match option.text == *name {
        true => format!("You can choose {name}."),
        false => format!("You can {}.", option.text),
    }));
    for reason in shown.reasons {
        lines.push(format!("You {}.", reason.said));
        if let Some(Passage { title, place, text }) = &reason.passage {
            lines.extend([format!("{title} ({place}):"), text.clone()]);
        }
    }
    if lines.is_empty() {
        lines.push(format!("{name} is not what is asked for now."));
    }
    for Story { passage, told } in stories {
        lines.push(String::new());
        if let Some(Passage { title, place, text }) = passage {
            lines.extend([format!("{title} ({place}):"), text.clone()]);
        }
        lines.extend(told.iter().cloned());
    }
    lines
}

fn boxed(area: Rect, height: u16) -> Rect {
    let width = (area.width - 4).min(96);
    let height = height.min(area.height - 2);
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

fn inner(area: Rect) -> Rect {
    Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 }
}

/// As high as the text.
fn page(title: &str, lines: &[String], down: u16, foot: &str, area: Rect, buffer: &mut Buffer) {
    let width = inner(boxed(area, 3)).width;
    filled(title, lines, down, foot, boxed(area, wrapped_height(lines, width) + 2), buffer);
}

/// As high as the screen.
fn tall(title: &str, lines: &[String], down: u16, foot: &str, area: Rect, buffer: &mut Buffer) {
    filled(title, lines, down, foot, boxed(area, area.height - 2), buffer);
}

fn filled(title: &str, lines: &[String], down: u16, foot: &str, area: Rect, buffer: &mut Buffer) {
    Clear.render(area, buffer);
    let block = Block::bordered()
        .title(Line::styled(format!(" {title} "), strong()))
        .title_bottom(Line::styled(
            if foot.is_empty() { String::new() } else { format!(" {foot} ") },
            faint(),
        ))
        .padding(Padding::horizontal(1));
    let text = Text::from(lines.iter().map(|line| Line::from(line.as_str())).collect::<Vec<_>>());
    Paragraph::new(text).block(block).wrap(Wrap { trim: false }).scroll((down, 0)).render(area, buffer);
}
