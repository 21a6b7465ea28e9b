//! The whole screen: where each part goes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget as _, Wrap};

use super::super::table_text::title;
use super::hand::{HEIGHT, hand};
use super::model::{SMALLEST, Shown, Target};
use super::overlay::overlay;
use super::paint::{faint, pointed_at, strong};
use super::table::table;

/// What was drawn where, for the mouse.
pub(super) type Hits = Vec<(Rect, Target)>;

/// The width of the column that shows the card under the cursor.
const ASIDE: u16 = 32;

const KEYS: &str = "←→ cards  ↑↓ options  Enter choose  w why  u undo  s save  l log  ? help  q quit";

pub(super) fn draw(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(area, buffer);
        return Hits::new();
    }
    let mut hits = Hits::new();
    let options = (shown.scene.options.len() as u16 + 1).clamp(2, (area.height / 3).max(7));
    let rows = [
        Constraint::Length(1),
        Constraint::Min(6),
        Constraint::Length(options),
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
    let used = table(shown, left, buffer, &mut hits);
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
    let title = format!(" {}   {}", shown.game, title(shown.scene, shown.names));
    buffer.set_stringn(area.x, area.y, title, usize::from(area.width), style);
    let notes = shown.scene.notes.iter().map(|(name, value)| format!("{name}: {value} "));
    let notes = notes.collect::<Vec<_>>().join(" ");
    let line = Line::from(Span::styled(notes, style)).right_aligned();
    line.render(area, buffer);
}

/// The last things that happened, as many as fit.
fn log(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    rule("what happened", area, buffer);
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let lines: Vec<Line<'_>> = shown.log.iter().map(|line| Line::from(line.as_str())).collect();
    let text = Paragraph::new(lines).wrap(Wrap { trim: true });
    let height = wrapped_height(shown.log, inner.width);
    let skip = height.saturating_sub(inner.height);
    text.scroll((skip, 0)).render(inner, buffer);
}

/// A thin line with a title in it.
pub(super) fn rule(title: &str, area: Rect, buffer: &mut Buffer) {
    let line = "─".repeat(usize::from(area.width));
    buffer.set_stringn(area.x, area.y, line, usize::from(area.width), faint());
    buffer.set_stringn(area.x + 1, area.y, format!(" {title} "), usize::from(area.width) - 2, strong());
}

/// How many rows texts take when their words are wrapped as [`Paragraph`] wraps them.
pub(super) fn wrapped_height(texts: &[String], width: u16) -> u16 {
    let width = usize::from(width).max(1);
    let rows = texts.iter().map(|text| {
        let (mut rows, mut used) = (1usize, 0usize);
        for word in text.split_whitespace() {
            let length = Span::raw(word).width();
            let gap = usize::from(used > 0);
            if used + gap + length <= width {
                used += gap + length;
            } else {
                rows += usize::from(used > 0) + length.saturating_sub(1) / width;
                used = length % width;
            }
        }
        rows
    });
    rows.sum::<usize>() as u16
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
    let mut lines = vec![Line::styled(face.name.clone(), strong())];
    if face.line != face.name {
        lines.push(Line::styled(face.line.clone(), shown.palette.of_face(face)));
    }
    lines.extend(under.counters.iter().map(|counter| Line::from(format!("with {counter}"))));
    for rule in &face.rules {
        lines.extend([Line::default(), Line::from(rule.clone())]);
    }
    let can = under.options.iter().filter_map(|number| shown.scene.options.get(*number));
    let can: Vec<Line<'_>> = can.map(|option| Line::from(format!("✓ {}", option.text))).collect();
    let cannot = shown.reasons.iter().map(|reason| Line::styled(format!("✗ {}", reason.said), faint()));
    let told: Vec<Line<'_>> = can.into_iter().chain(cannot).collect();
    if !told.is_empty() {
        lines.push(Line::default());
        lines.extend(told);
    }
    Paragraph::new(Text::from(lines)).wrap(Wrap { trim: true }).render(inner, buffer);
}

/// The question, and as many options as fit around the cursor.
fn choices(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let scene = shown.scene;
    let question = match scene.question.is_empty() {
        true => "waiting for the others",
        false => scene.question.as_str(),
    };
    rule(question, area, buffer);
    let room = usize::from(area.height - 1);
    let count = scene.options.len();
    let first = shown.cursor.option.unwrap_or(0).saturating_sub(room / 2).min(count.saturating_sub(room));
    for (row, (number, option)) in scene.options.iter().enumerate().skip(first).take(room).enumerate() {
        let y = area.y + 1 + row as u16;
        let is_here = Some(number) == shown.cursor.option;
        let mark = if is_here { "▸" } else { " " };
        let text = format!("{mark}{:>3}  {}", number + 1, option.text);
        let style = if is_here { pointed_at(strong()) } else { strong().remove_modifier(Modifier::BOLD) };
        buffer.set_stringn(area.x, y, text, usize::from(area.width), style);
        hits.push((Rect { y, height: 1, ..area }, Target::Option(number)));
    }
    let more = count - room.min(count) - first;
    if more > 0 || first > 0 {
        let told = format!(" {first} above, {more} below ");
        let x = area.right().saturating_sub(told.len() as u16 + 1);
        buffer.set_string(x, area.y, told, faint());
    }
}

fn footer(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    let (text, style) = match shown.notice {
        Some(notice) => (notice, strong()),
        None => (KEYS, faint()),
    };
    buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
}
