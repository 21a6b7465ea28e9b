//! The zones on the table, each with its cards as small chips in a row.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::draw::Hits;
use super::model::{Shown, Target};
use super::paint::{faint, pointed_at, strong};
use crate::play::{CardScene, ZoneRole, ZoneScene};

/// A piece of a row that is never broken.
struct Chip {
    text: String,
    style: Style,
    target: Option<Target>,
}

/// Draws the zones that are not the viewer's own hand; how many rows that took.
pub(super) fn table(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) -> u16 {
    let viewer = Some(shown.scene.viewer);
    let zones = shown.scene.zones.iter();
    let zones = zones.filter(|zone| !(zone.role == ZoneRole::Hand && zone.owner == viewer));
    let mut y = area.y;
    for zone in zones {
        if y >= area.bottom() {
            break;
        }
        y = row(&chips(shown, zone), Rect { y, height: area.bottom() - y, ..area }, buffer, hits);
    }
    y - area.y
}

fn chips(shown: &Shown<'_>, zone: &ZoneScene) -> Vec<Chip> {
    let count = zone.cards.len();
    let mut chips = vec![Chip { text: zone.title.clone(), style: strong(), target: None }];
    let mut say = |text: String| chips.push(Chip { text, style: faint(), target: None });
    match (zone.role, count) {
        (_, 0) => say("empty".to_string()),
        (ZoneRole::Pile, _) => say(super::super::super::summary::counted(count, "card")),
        (ZoneRole::Hand, _) => say(format!("{} {count}", "▒".repeat(count.min(20)))),
        (ZoneRole::InPlay | ZoneRole::Row, _) => {}
    }
    let is_shown = |card: &&CardScene| card.card.is_some() || !card.options.is_empty();
    let known = zone.cards.iter().filter(is_shown);
    let of_pile = |card: &&CardScene| card.spot.number == 0 || !card.options.is_empty();
    let known = known.filter(|card| zone.role != ZoneRole::Pile || of_pile(card));
    chips.extend(known.map(|card| chip(shown, card)));
    let unseen = zone.cards.iter().filter(|card| card.card.is_none()).count();
    if unseen > 0 && matches!(zone.role, ZoneRole::InPlay | ZoneRole::Row) {
        let text = super::super::super::summary::counted(unseen, "unseen card");
        chips.push(Chip { text, style: faint(), target: None });
    }
    chips
}

fn chip(shown: &Shown<'_>, card: &CardScene) -> Chip {
    let (mut text, mut style) = match card.card {
        Some(id) => {
            let face = shown.faces.card(id);
            (super::super::table_text::label(face), shown.palette.of_face(face))
        }
        None => ("an unseen card".to_string(), Style::new()),
    };
    for counter in &card.counters {
        text.push_str(&format!(", {counter}"));
    }
    if card.face_down {
        text.push_str(", face down");
    }
    if !card.options.is_empty() {
        style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    }
    if shown.cursor.card == Some(card.spot) {
        style = pointed_at(style);
    }
    Chip { text: format!("[{text}]"), style, target: Some(Target::Card(card.spot)) }
}

/// Writes chips one after the other, over several rows where they need them; the row after the last.
fn row(chips: &[Chip], area: Rect, buffer: &mut Buffer, hits: &mut Hits) -> u16 {
    let (mut x, mut y) = (area.x, area.y);
    for chip in chips {
        let width = (Span::raw(chip.text.as_str()).width() as u16).min(area.width);
        if x > area.x && x + width > area.right() {
            (x, y) = (area.x + 4, y + 1);
        }
        if y >= area.bottom() {
            return y;
        }
        let room = usize::from(area.right().saturating_sub(x));
        buffer.set_stringn(x, y, &chip.text, room, chip.style);
        if let Some(target) = chip.target {
            hits.push((Rect { x, y, width: width.min(room as u16), height: 1 }, target));
        }
        x += width + 1;
    }
    y + 1
}
