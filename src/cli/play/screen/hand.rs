//! The viewer's hand: a fan of small card frames, the one under the cursor in front.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::draw::Hits;
use super::model::{Shown, Target};
use super::paint::{pointed_at, strong};
use crate::play::CardScene;

pub(super) const HEIGHT: u16 = 5;
const WIDTH: u16 = 13;
const NAME_LINES: usize = 2;

/// How much of a card that lies under another stays to be seen.
const LEAST: u16 = 5;

pub(super) fn hand(shown: &Shown<'_>, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let cards: Vec<&CardScene> = shown.scene.hand().collect();
    if cards.is_empty() {
        buffer.set_string(area.x + 1, area.y + 2, "you have no cards", Style::new());
        return;
    }
    let here = cards.iter().position(|card| Some(card.spot) == shown.cursor.card);
    let places = places(cards.len(), here, area.width);
    let place = |number: usize| {
        let x = area.x + places[number].unwrap_or_default();
        Rect { x, y: area.y, width: WIDTH, height: HEIGHT }
    };
    let visible = |number: &usize| places[*number].is_some();
    let mut order: Vec<usize> = (0..cards.len()).filter(visible).collect();
    let on_top = here.filter(|here| order.contains(here));
    order.retain(|number| Some(*number) != on_top);
    order.extend(on_top);
    for number in order {
        let spot = cards[number].spot;
        let is_whole = Some(number) == on_top;
        let next = if is_whole { None } else { places.get(number + 1).copied().flatten() };
        let seen =
            next.map_or(WIDTH, |next| next.saturating_sub(places[number].unwrap_or_default())).min(WIDTH);
        frame(shown, cards[number], place(number), seen, buffer);
        // The one in front is hit first.
        hits.insert(0, (place(number), Target::Card(spot)));
    }
}

/// Where each card begins; nothing for those that have no room. The card at the cursor and the last one show
/// whole, of the others as much as there is room for.
fn places(count: usize, here: Option<usize>, width: u16) -> Vec<Option<u16>> {
    let spread = count as u16 * (WIDTH + 1);
    let room = width.saturating_sub(2 * WIDTH);
    let step = match count {
        _ if spread <= width + 1 => WIDTH + 1,
        0..=2 => WIDTH,
        several => (room / (several as u16 - 2)).min(WIDTH),
    };
    // Where not even the corners fit, the cards around the cursor are shown.
    let fit = usize::from(room / LEAST) + 2;
    let (step, first) = match step < LEAST {
        false => (step, 0),
        true => (LEAST, here.unwrap_or(0).saturating_sub(fit / 2).min(count.saturating_sub(fit))),
    };
    let place = |number: usize| {
        let pushed = if here.is_some_and(|here| number > here) { WIDTH.saturating_sub(step) } else { 0 };
        let x = number.checked_sub(first)? as u16 * step + pushed;
        (x + WIDTH <= width).then_some(x)
    };
    (0..count).map(place).collect()
}

/// Of a card that lies under another, so many columns are seen: what does not fit in them is left out, and a sign
/// stands for it.
fn frame(shown: &Shown<'_>, card: &CardScene, area: Rect, seen: u16, buffer: &mut Buffer) {
    let Some(face) = card.card.map(|id| shown.faces.card(id)) else { return };
    let is_here = shown.cursor.card == Some(card.spot);
    let border = match (is_here, card.options.is_empty()) {
        (true, _) => BorderType::Thick,
        (false, false) => BorderType::Double,
        (false, true) => BorderType::Plain,
    };
    let color = shown.palette.of_face(face);
    let edge = if card.options.is_empty() && !is_here { color.add_modifier(Modifier::DIM) } else { color };
    Clear.render(area, buffer);
    Block::bordered().border_type(border).border_style(edge).render(area, buffer);
    let edges = if seen < area.width { 1 } else { 2 };
    let inner = usize::from(seen.saturating_sub(edges));
    let mut x = area.x + 1;
    for (symbol, paint) in &face.marks {
        let style = if paint.is_some() { shown.palette.style(*paint) } else { color };
        let room = (usize::from(area.x + 1) + inner).saturating_sub(usize::from(x));
        if room > 0 {
            let symbol = cut(symbol, room);
            x = buffer.set_stringn(x, area.y + 1, symbol, room, style.add_modifier(Modifier::BOLD)).0 + 1;
        }
    }
    let style = if is_here { pointed_at(strong()) } else { Style::new() };
    for (row, line) in short_name(&face.name, inner).iter().enumerate() {
        buffer.set_stringn(area.x + 1, area.y + 2 + row as u16, line, inner, style);
    }
}

/// A name in two lines of this width. What has no room is left out, and a sign stands for it.
fn short_name(name: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        let is_full = lines.len() == NAME_LINES;
        match lines.last_mut() {
            Some(line) if is_full || columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_string()),
        }
    }
    lines.iter().map(|line| cut(line, width)).collect()
}

fn cut(line: &str, width: usize) -> String {
    if columns(line) <= width {
        return line.to_string();
    }
    let mut kept = String::new();
    for letter in line.chars() {
        kept.push(letter);
        if columns(&kept) >= width {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_usual_hand_shows_its_corner() {
        for width in [80, 81, 97, 110, 200] {
            for count in 1..=12 {
                for here in 0..count {
                    let places = places(count, Some(here), width);
                    let found: Vec<u16> = places.iter().copied().flatten().collect();
                    assert_eq!(found.len(), count, "{count} cards at {here} in {width} columns: {places:?}");
                    assert!(found.windows(2).all(|pair| pair[1] - pair[0] >= LEAST), "{places:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_left_out_of_a_name_is_told() {
        assert_eq!(short_name("Gatekeeper's Question", 11), ["Gatekeeper…", "Question"]);
        assert_eq!(short_name("The Old Man of the Sea", 11), ["The Old Man", "of the Sea"]);
        assert_eq!(short_name("The Queen of the Serpents", 11), ["The Queen", "of the Ser…"]);
        assert_eq!(short_name("Angel of Hope", 11), ["Angel of", "Hope"]);
    }

    #[test]
    fn of_a_hand_that_is_too_large_the_card_at_the_cursor_is_shown() {
        for here in 0..60 {
            assert!(places(60, Some(here), 80)[here].is_some(), "{here}");
        }
    }
}
