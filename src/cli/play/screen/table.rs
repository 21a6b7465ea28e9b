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
pub(super) fn table(
    shown: &Shown<'_>,
    area: Rect,
    is_tight: bool,
    buffer: &mut Buffer,
    hits: &mut Hits,
) -> u16 {
    let lines = lines(shown, area.width, is_tight);
    let hidden = lines.len().saturating_sub(usize::from(area.height));
    for (y, line) in (area.top()..area.bottom()).zip(&lines) {
        for (x, chip) in line {
            let room = usize::from(area.width - x);
            let width = Span::raw(chip.text.as_str()).width().min(room) as u16;
            buffer.set_stringn(area.x + x, y, &chip.text, room, chip.style);
            if let Some(target) = chip.target {
                hits.push((Rect { x: area.x + x, y, width, height: 1 }, target));
            }
        }
    }
    if hidden > 0 && area.height > 0 {
        let told = format!(" {} more ", super::super::super::summary::counted(hidden, "row"));
        let x = area.right().saturating_sub(told.len() as u16);
        buffer.set_string(x, area.bottom() - 1, told, faint());
    }
    (lines.len() - hidden) as u16
}

/// How many rows the zones take where there is room for all.
pub(super) fn table_height(shown: &Shown<'_>, width: u16, is_tight: bool) -> u16 {
    lines(shown, width, is_tight).len() as u16
}

/// The zones in rows, and where each piece begins. A zone begins a row; where there is little room, those that show no
/// card come first and share theirs.
fn lines(shown: &Shown<'_>, width: u16, is_tight: bool) -> Vec<Vec<(u16, Chip)>> {
    let viewer = Some(shown.scene.viewer);
    let zones = shown.scene.zones.iter();
    let zones = zones.filter(|zone| !(zone.role == ZoneRole::Hand && zone.owner == viewer));
    let is_bare = |chips: &Vec<Chip>| is_tight && chips.iter().all(|chip| chip.target.is_none());
    let (bare, others): (Vec<_>, Vec<_>) = zones.map(|zone| chips(shown, zone)).partition(is_bare);
    let mut lines: Vec<Vec<(u16, Chip)>> = Vec::new();
    let mut was_bare = false;
    for chips in bare.into_iter().chain(others) {
        let is_bare = is_bare(&chips);
        let long: u16 = chips.iter().map(|chip| wide(chip) + 1).sum();
        let end = lines.last().and_then(|line| line.last()).map_or(0, |(x, chip)| x + wide(chip));
        let shares = is_bare && was_bare && end > 0 && end + 2 + long <= width;
        let mut x = if shares { end + 3 } else { 0 };
        if !shares {
            lines.push(Vec::new());
        }
        for chip in chips {
            if x > 0 && x + wide(&chip) > width {
                lines.push(Vec::new());
                x = 4;
            }
            let next = x + wide(&chip) + 1;
            lines.last_mut().expect("a zone has a row").push((x.min(width), chip));
            x = next;
        }
        was_bare = is_bare;
    }
    lines
}

fn wide(chip: &Chip) -> u16 {
    Span::raw(chip.text.as_str()).width() as u16
}

fn chips(shown: &Shown<'_>, zone: &ZoneScene) -> Vec<Chip> {
    let count = zone.cards.len();
    let mut chips = vec![Chip { text: zone.title.clone(), style: strong(), target: None }];
    let mut say = |text: String| chips.push(Chip { text, style: faint(), target: None });
    let shows_top = zone.cards.first().is_some_and(|card| card.card.is_some());
    match (zone.role, count) {
        (ZoneRole::InPlay, 0) => say("nothing".to_string()),
        (_, 0) => say("empty".to_string()),
        (ZoneRole::Pile, _) if shows_top => say(format!("({count})")),
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
        // The card under the cursor says it whole.
        let short = counter.trim_end_matches('s').trim_end_matches(" counter");
        text.push_str(&format!(", {short}"));
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
