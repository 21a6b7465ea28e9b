//! The whole screen: where each part goes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Widget as _, Wrap};

use super::super::super::page::wrapped;
use super::super::super::summary::counted;
use super::choices::{choices, height, question, wording};
use super::hand::{HEIGHT, hand};
use super::heading::{footer, heading};
use super::model::{SMALLEST, Shown, Target};
use super::overlay::{overlay, pass_to};
use super::paint::{faint, strong};
use super::rows::rows;
use super::table::{Density, Hidden, Laid};
use crate::play::{CardScene, Face};

/// What was drawn where, for the mouse.
pub(super) type Hits = Vec<(Rect, Target)>;

/// The width of the column that shows the card under the cursor.
const ASIDE: u16 = 32;

/// Whether what happened has room beside the table.
pub(super) fn has_room(shown: &Shown<'_>, new: &[String], area: Rect) -> bool {
    let room = Room::of(shown, area);
    let free = area.height.saturating_sub(HEIGHT + 2 + room.asked + room.table + 1);
    rows(new, area.width.saturating_sub(ASIDE + 1)).len() <= usize::from(free)
}

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
    let top = Rect { height: room.table.min(room.laid.height()).min(left.height), ..left };
    let hidden = room.laid.draw(shown, top, buffer, &mut hits);
    let below = Rect { y: left.y + top.height, height: left.height - top.height, ..left };
    log(shown, hidden, below, buffer);
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
    laid: Laid,
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
        let question = (question(shown, width).len() + wording(shown, width).len()) as u16;
        let options = height(shown, width).max(1);
        let most = free.saturating_sub(question + options.min(OFFERED));
        let roomy = (area.height >= ROOMY).then_some(Density::Roomy);
        let lay = |density| Laid::out(shown, width, density);
        let fits = roomy.into_iter().chain([Density::Tight]).map(lay).find(|laid| laid.height() <= most);
        let laid = fits.unwrap_or_else(|| lay(Density::Dense));
        let table = laid.height().min(most);
        Room { table, asked: (question + options).min(free - table), laid }
    }
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

/// The last things that happened, as many as fit; above them, what of the table has no room.
fn log(shown: &Shown<'_>, hidden: Hidden, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let told = rows(shown.log, inner.width);
    let new = rows(&shown.log[shown.read.min(shown.log.len())..], inner.width).len();
    let rest = hidden.told();
    let title = match new.saturating_sub(usize::from(inner.height)) {
        0 => "what happened".to_string(),
        above if rest.is_some() => format!("what happened; {above} new: l"),
        above => format!("what happened; {} above, see l", counted(above, "new line")),
    };
    rule(&title, area, buffer);
    if let Some(rest) = rest {
        let x = area.right().saturating_sub(columns(&rest) + 1);
        buffer.set_string(x.max(area.x), area.y, rest, strong());
    }
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
    // Of a card that nobody could use from there its text is read, and nothing else is looked for.
    let reasons = shown.reasons.iter().filter(|reason| !reason.is_elsewhere);
    let cannot = reasons.map(|reason| format!("✗ {}", without_name(&reason.said)));
    let said = can.into_iter().map(|line| (line, Style::new())).chain(cannot.map(|line| (line, faint())));
    let rows = said.flat_map(|(line, style)| rows(&[line], width).into_iter().map(move |row| (row, style)));
    let rows: Vec<(String, Style)> = rows.collect();
    let gap = (!rows.is_empty()).then(|| (String::new(), Style::new()));
    gap.into_iter().chain(rows).collect()
}

pub(super) fn columns(text: &str) -> u16 {
    ratatui::text::Span::raw(text).width() as u16
}
