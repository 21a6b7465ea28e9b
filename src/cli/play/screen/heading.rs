//! The first row, which says whose turn it is and what the game keeps in mind, and the last, which says what keys do.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Span;

use super::super::table_text::title;
use super::model::Shown;
use super::paint::{faint, strong};
use crate::play::Note;
use crate::render::Names;

const KEYS: &str = "←→ card  ↑↓ option  Enter choose  w why  t table  l log  u undo  ? help  q quit";

const OVER: &str = "n new game  t table  l log  w why  ? help  Enter how it ended  q quit";

/// Whose turn it is, whatever else there is to say.
pub(super) fn heading(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    let style = strong().add_modifier(Modifier::REVERSED);
    buffer.set_style(area, style);
    let viewer = shown.scene.viewer;
    let you = match shown.scene.active.as_slice() {
        [only] if *only == viewer => " (you)".to_string(),
        // Allies take their turn together.
        several if several.contains(&viewer) => format!(" (you are {})", shown.names.of(viewer)),
        _others => String::new(),
    };
    let when = format!(" {}{you}  ", title(shown.scene, shown.names));
    // The name of the game is what everybody knows.
    let whole = format!(" {}  {when}", shown.game);
    let width = usize::from(area.width);
    let room = width.saturating_sub(wide(&when));
    let notes = notes(&shown.scene.notes, shown.names, room);
    let title = if wide(&whole) + wide(&notes) <= width { whole } else { when };
    let beside = area.right().saturating_sub(wide(&notes) as u16);
    buffer.set_string(beside, area.y, &notes, style);
    buffer.set_stringn(area.x, area.y, title, width, style);
}

/// What the game keeps in mind, whole or as much of it as there is room for: what holds for everybody first, then
/// numbers of the players, each number once and what they have in the order of their seats.
fn notes(notes: &[Note], names: &Names, room: usize) -> String {
    let whole = notes.iter().map(|note| format!("{} ", note.said(names))).collect::<Vec<_>>().join(" ");
    if wide(&whole) <= room {
        return whole;
    }
    let (of_players, of_all): (Vec<&Note>, Vec<&Note>) = notes.iter().partition(|note| note.player.is_some());
    let short = |whose: &dyn Fn(&Note) -> String| -> Vec<String> {
        let of_players = of_players.chunk_by(|one, other| one.name == other.name).map(|notes| {
            let values: Vec<String> = notes.iter().map(|note| whose(note)).collect();
            format!("{}: {}", notes[0].name, values.join(" "))
        });
        of_all.iter().map(|note| note.said(names)).chain(of_players).collect()
    };
    let named = |note: &Note| {
        let name = note.player.map_or(String::new(), |player| format!("{} ", names.of(player)));
        format!("{name}{},", note.value)
    };
    let with_names: String =
        short(&named).iter().map(|note| format!("{}  ", note.trim_end_matches(','))).collect();
    if wide(&with_names) <= room {
        return with_names;
    }
    let short = short(&|note| note.value.clone());
    // What has no room stands in the whole table.
    let fit = (0..=short.len()).rev().find_map(|count| {
        let left_out = if count < short.len() { "… " } else { "" };
        let text: String = short[..count].iter().map(|note| format!("{note}  ")).collect();
        let text = format!("{text}{left_out}");
        (wide(&text) <= room).then_some(text)
    });
    fit.unwrap_or_default()
}

fn wide(text: &str) -> usize {
    Span::raw(text).width()
}

pub(super) fn footer(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer) {
    let (text, style) = match shown.notice {
        Some(notice) => (notice, strong()),
        None if shown.is_over => (OVER, faint()),
        None => (KEYS, faint()),
    };
    buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
}
