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

/// How close the zones are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Density {
    /// Each zone begins a row.
    Roomy,
    /// Zones that show no card come first and share theirs.
    Tight,
    /// All share their rows where they can, and those that are empty are told together.
    Dense,
}

/// The zones that are not the viewer's own hand, in rows, and where each piece begins.
pub(super) struct Laid(Vec<Vec<(u16, Chip)>>);

/// How many rows have no room, above and below what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hidden {
    above: usize,
    below: usize,
}

impl Hidden {
    /// How many there are, and the key that shows them.
    pub fn told(self) -> Option<String> {
        let arrow =
            |arrow: &str, rows: usize| if rows > 0 { format!("{arrow}{rows} ") } else { String::new() };
        let count = self.above + self.below;
        let rows = if count == 1 { "row" } else { "rows" };
        (count > 0).then(|| format!(" {}{}{rows}: t ", arrow("▲", self.above), arrow("▼", self.below)))
    }
}

impl Laid {
    /// Lays the zones out in rows of a width.
    pub fn out(shown: &Shown<'_>, width: u16, density: Density) -> Laid {
        let viewer = Some(shown.scene.viewer);
        let zones = shown.scene.zones.iter();
        let zones = zones.filter(|zone| !(zone.role == ZoneRole::Hand && zone.owner == viewer));
        let (empty, zones): (Vec<_>, Vec<_>) = zones.partition(|zone| is_told_empty(zone, density));
        let is_bare =
            |chips: &Vec<Chip>| density != Density::Roomy && chips.iter().all(|chip| chip.target.is_none());
        let (bare, others): (Vec<_>, Vec<_>) =
            zones.into_iter().map(|zone| chips(shown, zone)).partition(is_bare);
        let mut lines: Vec<Vec<(u16, Chip)>> = Vec::new();
        let mut was_bare = false;
        for chips in bare.into_iter().chain(all_empty(&empty)).chain(others) {
            let is_bare = is_bare(&chips);
            let long: u16 = chips.iter().map(|chip| wide(chip) + 1).sum();
            let end = lines.last().and_then(|line| line.last()).map_or(0, |(x, chip)| x + wide(chip));
            let may_share = density == Density::Dense || is_bare && was_bare;
            let shares = may_share && end > 0 && end + 2 + long <= width;
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
        Laid(lines)
    }

    pub fn height(&self) -> u16 {
        self.0.len() as u16
    }

    /// Draws as many rows as there is room for, the one with the card under the cursor among them.
    pub fn draw(&self, shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) -> Hidden {
        let Laid(lines) = self;
        let height = usize::from(area.height);
        let is_here =
            |chip: &Chip| chip.target.is_some() && chip.target == shown.cursor.card.map(Target::Card);
        let here = lines.iter().position(|line| line.iter().any(|(_, chip)| is_here(chip)));
        let above = here.map_or(0, |row| (row + 1).saturating_sub(height));
        for (y, line) in (area.top()..area.bottom()).zip(&lines[above..]) {
            for (x, chip) in line {
                let room = usize::from(area.width - x);
                let width = Span::raw(chip.text.as_str()).width().min(room) as u16;
                buffer.set_stringn(area.x + x, y, &chip.text, room, chip.style);
                if let Some(target) = chip.target {
                    hits.push((Rect { x: area.x + x, y, width, height: 1 }, target));
                }
            }
        }
        Hidden { above, below: lines.len().saturating_sub(above + height) }
    }
}

/// Where all share rows, zones that have nothing in them are told of together.
fn is_told_empty(zone: &ZoneScene, density: Density) -> bool {
    density == Density::Dense && zone.cards.is_empty() && zone.role != ZoneRole::InPlay
}

/// "empty: the discard pile, the stock".
fn all_empty(zones: &[&ZoneScene]) -> Option<Vec<Chip>> {
    let (last, others) = zones.split_last()?;
    let chip = |text: String, style| Chip { text, style, target: None };
    let titles = others.iter().map(|zone| format!("{},", zone.title)).chain([last.title.clone()]);
    let titles = titles.map(|title| chip(title, faint()));
    Some([chip("empty:".to_string(), strong())].into_iter().chain(titles).collect())
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
