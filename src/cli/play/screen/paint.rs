//! Colors of the game as the terminal can show them. Everything stays readable without: what can be used is
//! told by its frame, what is pointed at by being turned around.

use ratatui::style::{Color, Modifier, Style};

use super::model::Palette;
use crate::play::{Face, Paint};

impl Palette {
    /// What the environment says of the terminal.
    pub fn of_terminal() -> Palette {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb") {
            return Palette::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Palette::Full,
            Some(_) | None => Palette::Indexed,
        }
    }

    pub fn style(self, paint: Option<Paint>) -> Style {
        let Some(Paint(red, green, blue)) = paint else { return Style::new() };
        match self {
            Palette::None => Style::new(),
            Palette::Full => Style::new().fg(Color::Rgb(red, green, blue)),
            Palette::Indexed => {
                let index = 16 + 36 * step(red) + 6 * step(green) + step(blue);
                Style::new().fg(Color::Indexed(index))
            }
        }
    }

    pub fn of_face(self, face: &Face) -> Style {
        self.style(face.paint())
    }
}

/// The nearest of the six steps that each part of a color has in the table of 256.
fn step(part: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let steps = (0u8..).zip(STEPS);
    steps.min_by_key(|(_, value)| value.abs_diff(part)).map_or(0, |(number, _)| number)
}

pub(super) fn pointed_at(style: Style) -> Style {
    style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

pub(super) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

pub(super) fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_color_nothing_is_colored() {
        assert_eq!(Palette::None.style(Some(Paint(200, 0, 0))), Style::new());
    }

    #[test]
    fn a_color_of_the_table_is_found_by_its_steps() {
        assert_eq!(Palette::Indexed.style(Some(Paint(255, 0, 0))).fg, Some(Color::Indexed(196)));
        // The steps are not equally far apart.
        assert_eq!(Palette::Indexed.style(Some(Paint(125, 79, 196))).fg, Some(Color::Indexed(98)));
    }
}
