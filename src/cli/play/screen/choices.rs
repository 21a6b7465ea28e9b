//! What is asked, in the words of the text that asks, and what can be chosen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Span;

use super::super::super::page::wrapped;
use super::super::table_text::{Listed, listed};
use super::draw::{Hits, rule};
use super::model::{Shown, Target};
use super::paint::{faint, pointed_at, strong};

/// At most so many rows of the text that asks.
const QUOTED: usize = 4;

/// What the text says that asks, in lines; cut where it is long.
pub(super) fn wording(shown: &Shown<'_>, width: u16) -> Vec<String> {
    let Some(words) = &shown.scene.wording else { return Vec::new() };
    let width = usize::from(width.saturating_sub(1)).max(1);
    let text = wrapped(&format!("\"{words}\""), " ", " ", width);
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    if lines.len() > QUOTED {
        lines.truncate(QUOTED);
        lines[QUOTED - 1].push_str(" …");
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
    let scene = shown.scene;
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
    let (listed, numbers) = (listed(scene), scene.numbers());
    let count = listed.len();
    let is_at = |row: &Listed| shown.cursor.option.is_some_and(|option| row.options.contains(&option));
    let here = listed.iter().position(is_at).unwrap_or(0);
    let first = here.saturating_sub(room / 2).min(count.saturating_sub(room));
    for (row, found) in listed.iter().skip(first).take(room).enumerate() {
        let y = area.y + above + row as u16;
        let (is_here, number) = (is_at(found), found.options[0]);
        let mark = if is_here { "▸" } else { " " };
        let text = match &numbers {
            Some(numbers) => format!("{mark}{:>3}", numbers[number]),
            None => format!("{mark}{:>3}  {}", number + 1, found.said(scene)),
        };
        let style = if is_here { pointed_at(strong()) } else { strong().remove_modifier(Modifier::BOLD) };
        buffer.set_stringn(area.x, y, text, usize::from(area.width), style);
        hits.push((Rect { y, height: 1, ..area }, Target::Option(number)));
    }
    let more = count - room.min(count) - first;
    for (hidden, arrow, y) in [(first, "▲", area.y + above), (more, "▼", area.bottom() - 1)] {
        if hidden > 0 && room > 0 {
            let told = format!(" {arrow} {hidden} more ");
            let x = area.right().saturating_sub(Span::raw(told.as_str()).width() as u16);
            buffer.set_string(x, y, told, faint());
        }
    }
}
