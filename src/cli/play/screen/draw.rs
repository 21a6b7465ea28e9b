//! The whole screen: where each part goes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _, Wrap};

use super::super::super::page::wrapped;
use super::super::super::summary::counted;
use super::super::table_text::title;
use super::hand::{HEIGHT, hand};
use super::model::{SMALLEST, Shown, Target};
use super::overlay::{overlay, pass_to};
use super::paint::{faint, pointed_at, strong};
use super::rows::rows;
use super::table::{table, table_height};
use crate::play::{CardScene, Face};

/// What was drawn where, for the mouse.
pub(super) type Hits = Vec<(Rect, Target)>;

/// The width of the column that shows the card under the cursor.
const ASIDE: u16 = 32;

const KEYS: &str = "←→ cards  ↑↓ options  Enter choose  w why  u undo  s save  l log  ? help  q quit";

const OVER: &str = "n new game  l log  w why  ? help  Enter how it ended  q quit";

pub(super) fn draw(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
    if is_too_small(area) {
        too_small(area, buffer);
        return Hits::new();
    }
    if let Some(name) = shown.pass_to {
        pass_to(name, area, buffer);
        return Hits::new();
    }
    let mut hits = Hits::new();
    let room = Room::of(shown, area);
    let rows = [
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(room.asked),
        Constraint::Length(HEIGHT),
        Constraint::Length(1),
    ];
    let [head, middle, asked, cards, foot] = Layout::vertical(rows).areas(area);
    let columns = Layout::horizontal([Constraint::Min(40), Constraint::Length(ASIDE)]).spacing(1);
    let [left, _] = columns.areas(middle);
    let whole = Rect { height: middle.height + asked.height, ..middle };
    let [_, aside] = columns.areas(whole);
    let [asked, _] = columns.areas(asked);
    heading(shown, head, buffer);
    let top = Rect { height: room.table.min(left.height), ..left };
    let used = table(shown, top, room.is_tight, buffer, &mut hits);
    let below = Rect { y: left.y + used, height: left.height - used, ..left };
    log(shown, below, buffer);
    card(shown, aside, buffer);
    choices(shown, asked, buffer, &mut hits);
    hand(shown, cards, buffer, &mut hits);
    footer(shown, foot, buffer);
    if let Some(shown_over) = shown.overlay {
        overlay(shown, shown_over, area, buffer);
        hits.clear();
    }
    hits
}

/// How many rows what lies on the table and what is asked get; what happened gets the rest.
struct Room {
    table: u16,
    asked: u16,
    /// Zones share their rows.
    is_tight: bool,
}

/// A screen with fewer rows has little room.
const ROOMY: u16 = 32;

/// What happened is told in at least so many rows, its title included.
const TOLD: u16 = 4;

/// So many options are seen at once, however full the table is.
const OFFERED: u16 = 4;

impl Room {
    fn of(shown: &Shown<'_>, area: Rect) -> Room {
        let free = area.height.saturating_sub(HEIGHT + 2 + TOLD);
        let width = area.width.saturating_sub(ASIDE + 1);
        let question = 1 + wording(shown, width).len() as u16;
        let options = (shown.scene.options.len() as u16).max(1);
        let is_tight = area.height < ROOMY;
        let table = table_height(shown, width, is_tight);
        let table = table.min(free.saturating_sub(question + options.min(OFFERED)));
        Room { table, asked: (question + options).min(free - table), is_tight }
    }
}

/// At most so many rows of the text that asks.
const QUOTED: usize = 4;

/// What the text says that asks, in lines; cut where it is long.
fn wording(shown: &Shown<'_>, width: u16) -> Vec<String> {
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

/// Nothing of the game is seen there, so that nothing can be chosen either.
pub(super) fn is_too_small(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

fn too_small(area: Rect, buffer: &mut Buffer) {
    let (width, height) = SMALLEST;
    let text = format!(
        "This terminal has {} columns and {} rows; the table needs {width} and {height}. Make it larger, \
         or press q to save and leave and play with --lines.",
        area.width, area.height
    );
    Paragraph::new(text).wrap(Wrap { trim: true }).render(area, buffer);
}

fn heading(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    let style = strong().add_modifier(Modifier::REVERSED);
    buffer.set_style(area, style);
    let notes = shown.scene.notes.iter().map(|(name, value)| format!("{name}: {value} "));
    let notes = Span::styled(notes.collect::<Vec<_>>().join(" "), style);
    let you = if shown.scene.active == shown.scene.viewer { " (you)" } else { "" };
    let when = format!(" {}{you}  ", title(shown.scene, shown.names));
    let room = usize::from(area.width).saturating_sub(notes.width());
    // The name of the game is what everybody knows.
    let whole = format!(" {}  {when}", shown.game);
    let title = if Span::raw(whole.as_str()).width() <= room { whole } else { when };
    Line::from(notes).right_aligned().render(area, buffer);
    buffer.set_stringn(area.x, area.y, title, room, style);
}

/// The last things that happened, as many as fit.
fn log(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let told = rows(shown.log, inner.width);
    let new = rows(&shown.log[shown.read.min(shown.log.len())..], inner.width).len();
    let title = match new.saturating_sub(usize::from(inner.height)) {
        0 => "what happened".to_string(),
        hidden => format!("what happened; {} above, see l", counted(hidden, "new line")),
    };
    rule(&title, area, buffer);
    let last = told.len().saturating_sub(usize::from(inner.height));
    for (y, row) in (inner.top()..inner.bottom()).zip(&told[last..]) {
        buffer.set_stringn(inner.x, y, row, usize::from(inner.width), Style::new());
    }
}

/// A thin line with a title in it.
pub(super) fn rule(title: &str, area: Rect, buffer: &mut Buffer) {
    let line = "─".repeat(usize::from(area.width));
    buffer.set_stringn(area.x, area.y, line, usize::from(area.width), faint());
    buffer.set_stringn(area.x + 1, area.y, format!(" {title} "), usize::from(area.width) - 2, strong());
}

/// The card under the cursor: its text, what it can be used for, and why not for more.
fn card(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", faint());
    }
    let inner = Rect { x: area.x + 2, width: area.width - 2, ..area };
    let under = shown.cursor.card.and_then(|spot| shown.scene.at(spot));
    let Some((under, face)) = under.and_then(|card| Some((card, shown.faces.card(card.card?)))) else {
        return;
    };
    let mut text = vec![(face.name.clone(), strong())];
    text.extend(face.described().map(|described| (described, shown.palette.of_face(face))));
    text.extend(under.counters.iter().map(|counter| (format!("with {counter}"), Style::new())));
    for rule in &face.rules {
        text.extend([(String::new(), Style::new()), (rule.clone(), Style::new())]);
    }
    let width = usize::from(inner.width);
    let mut shown_rows: Vec<(String, Style)> = Vec::new();
    for (line, style) in text {
        let wrapped = wrapped(&line, "", "", width);
        shown_rows.extend(wrapped.lines().map(|row| (row.to_string(), style)));
    }
    // What can be done with it is seen, however long its text is.
    let told = uses(shown, under, face, inner.width);
    let free = usize::from(inner.height).saturating_sub(told.len());
    if shown_rows.len() > free {
        shown_rows.truncate(free.saturating_sub(1));
        shown_rows.push(("… w shows all of it".to_string(), faint()));
    }
    for (y, (row, style)) in (inner.top()..inner.bottom()).zip(shown_rows.iter().chain(&told)) {
        buffer.set_stringn(inner.x, y, row, width, *style);
    }
}

/// What the card can be used for, and why not for more; its name goes without saying.
fn uses(shown: &Shown<'_>, card: &CardScene, face: &Face, width: u16) -> Vec<(String, Style)> {
    let without_name = |text: &str| text.replacen(&format!(" {}", face.name), "", 1);
    let can = card.options.iter().filter_map(|number| shown.scene.options.get(*number));
    let can: Vec<String> = can
        .map(|option| match option.text == face.name {
            true => "choose".to_string(),
            false => without_name(&option.text),
        })
        .collect();
    let can = (!can.is_empty()).then(|| format!("✓ {}", can.join(", ")));
    let cannot = shown.reasons.iter().map(|reason| format!("✗ {}", without_name(&reason.said)));
    let said = can.into_iter().map(|line| (line, Style::new())).chain(cannot.map(|line| (line, faint())));
    let rows = said.flat_map(|(line, style)| rows(&[line], width).into_iter().map(move |row| (row, style)));
    let rows: Vec<(String, Style)> = rows.collect();
    let gap = (!rows.is_empty()).then(|| (String::new(), Style::new()));
    gap.into_iter().chain(rows).collect()
}

/// The question, and as many options as fit around the cursor.
fn choices(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let scene = shown.scene;
    let question = match scene.question.as_str() {
        "" if shown.is_over => "the game is over",
        "" => "waiting for the others",
        question => question,
    };
    rule(question, area, buffer);
    let quoted = wording(shown, area.width);
    for (row, line) in (1..area.height).zip(&quoted) {
        buffer.set_stringn(area.x, area.y + row, line, usize::from(area.width), faint());
    }
    let above = 1 + quoted.len() as u16;
    let room = usize::from(area.height.saturating_sub(above));
    let (count, numbers) = (scene.options.len(), scene.numbers());
    let first = shown.cursor.option.unwrap_or(0).saturating_sub(room / 2).min(count.saturating_sub(room));
    for (row, (number, option)) in scene.options.iter().enumerate().skip(first).take(room).enumerate() {
        let y = area.y + above + row as u16;
        let is_here = Some(number) == shown.cursor.option;
        let mark = if is_here { "▸" } else { " " };
        let text = match &numbers {
            Some(numbers) => format!("{mark}{:>3}", numbers[number]),
            None => format!("{mark}{:>3}  {}", number + 1, option.text),
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

fn footer(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    let (text, style) = match shown.notice {
        Some(notice) => (notice, strong()),
        None if shown.is_over => (OVER, faint()),
        None => (KEYS, faint()),
    };
    buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
}
