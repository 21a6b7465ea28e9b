//! What is asked, in the words of the text that asks, and what can be chosen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Span;

use super::super::super::page::wrapped;
use super::super::table_text::listed;
use super::draw::{Hits, rule};
use super::model::{Shown, Target};
use super::paint::{faint, pointed_at, strong};

/// At most so many rows of the text that asks.
const QUOTED: usize = 4;

/// At most so many rows of what was chosen so far.
const CHOSEN: usize = 2;

/// What the text says that asks, and what was chosen for it before, in lines; each cut where it is long.
pub(super) fn wording(shown: &Shown<'_>, width: u16) -> Vec<String> {
    let quoted = shown.scene.wording.as_ref().map(|words| format!("\"{words}\""));
    let lines = quoted.map(|quoted| cut(&quoted, QUOTED, width)).unwrap_or_default();
    let chosen = shown.scene.chosen.as_ref().map(|chosen| cut(chosen, CHOSEN, width));
    lines.into_iter().chain(chosen.unwrap_or_default()).collect()
}

fn cut(text: &str, most: usize, width: u16) -> Vec<String> {
    let width = usize::from(width.saturating_sub(1)).max(1);
    let text = wrapped(text, " ", " ", width);
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    if lines.len() > most {
        lines.truncate(most);
        lines[most - 1].push_str(" …");
    }
    lines
}

/// The question, in as many rows as it needs.
pub(super) fn question(shown: &Shown<'_>, width: u16) -> Vec<String> {
    let question = match shown.scene.question.as_str() {
        "" if shown.is_over => "the game is over",
        "" => "waiting for the others",
        question => question,
    };
    // A line stands before the title and behind it.
    let width = usize::from(width.saturating_sub(4)).max(1);
    wrapped(question, "", "", width).lines().map(str::to_string).collect()
}

/// The question, and as many options as fit around the cursor.
pub(super) fn choices(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let title = question(shown, area.width);
    rule(title.first().map_or("", String::as_str), area, buffer);
    for (row, line) in (1..area.height).zip(title.iter().skip(1)) {
        buffer.set_stringn(area.x + 2, area.y + row, line, usize::from(area.width - 2), strong());
    }
    let titled = title.len().max(1) as u16;
    let quoted = wording(shown, area.width);
    for (row, line) in (titled..area.height).zip(&quoted) {
        buffer.set_stringn(area.x, area.y + row, line, usize::from(area.width), faint());
    }
    let above = titled + quoted.len() as u16;
    let room = usize::from(area.height.saturating_sub(above));
    let lines = offered(shown, area.width);
    let here = lines.iter().position(|line| line.is_here).unwrap_or(0);
    let first = here.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
    for (row, line) in lines.iter().skip(first).take(room).enumerate() {
        let y = area.y + above + row as u16;
        let style =
            if line.is_here { pointed_at(strong()) } else { strong().remove_modifier(Modifier::BOLD) };
        buffer.set_stringn(area.x, y, &line.text, usize::from(area.width), style);
        hits.push((Rect { y, height: 1, ..area }, Target::Option(line.option)));
    }
    let begun = |lines: &[Line]| lines.iter().filter(|line| line.begins).count();
    let (before, after) = (begun(&lines[..first]), begun(&lines[(first + room).min(lines.len())..]));
    for (hidden, arrow, y) in [(before, "▲", area.y + above), (after, "▼", area.bottom() - 1)] {
        if hidden > 0 && room > 0 {
            let told = format!(" {arrow} {hidden} more ");
            let x = area.right().saturating_sub(Span::raw(told.as_str()).width() as u16);
            buffer.set_string(x, y, told, faint());
        }
    }
}

/// A row of what can be chosen.
struct Line {
    option: usize,
    text: String,
    is_here: bool,
    /// Whether it is the first of its option.
    begins: bool,
}

/// What can be chosen, each in as many rows as it needs.
fn offered(shown: &Shown<'_>, width: u16) -> Vec<Line> {
    let scene = shown.scene;
    let numbers = scene.numbers();
    let mut lines = Vec::new();
    for found in listed(scene) {
        let option = found.options[0];
        let is_here = shown.cursor.option.is_some_and(|option| found.options.contains(&option));
        let mark = if is_here { "▸" } else { " " };
        let text = match &numbers {
            Some(numbers) => format!("{mark}{:>3}", numbers[option]),
            None => {
                let lead = format!("{mark}{:>3}  ", option + 1);
                wrapped(&found.said(scene), &lead, "      ", usize::from(width).max(1))
            }
        };
        let rows = text.lines().enumerate();
        lines.extend(rows.map(|(row, text)| Line {
            option,
            text: text.to_string(),
            is_here,
            begins: row == 0,
        }));
    }
    lines
}

/// How many rows what can be chosen needs.
pub(super) fn height(shown: &Shown<'_>, width: u16) -> u16 {
    offered(shown, width).len() as u16
}
