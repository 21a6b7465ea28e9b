//! The pictures of the documents: drawn from a screen that was really played on. With `UPDATE_PICTURES=1` they are
//! written anew.

use std::fmt::Write as _;
use std::path::Path;

use vt100::{Cell, Color, Screen};

use super::terminal::{DOWN, Terminal};
use crate::support::{TempDir, folder, run_with, write};

/// The size of a letter.
const WIDE: f32 = 8.4;
const HIGH: f32 = 17.0;
const MARGIN: f32 = 12.0;

const PAPER: &str = "#fcfbf8";
const INK: &str = "#1c1c1c";

/// Letters in a row that look alike.
struct Run {
    column: u16,
    width: u16,
    text: String,
    look: Look,
}

#[derive(PartialEq)]
struct Look {
    color: String,
    bold: bool,
    dim: bool,
    underline: bool,
    inverse: bool,
}

/// Waits until the screen looks like a picture in the documents.
fn shows(name: &str, terminal: &mut Terminal) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures").join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        terminal.settles();
        std::fs::write(&path, svg(terminal.screen())).expect("the picture is written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let what = format!("docs/pictures/{name} (UPDATE_PICTURES=1 draws it anew)");
    terminal.until(&what, |screen| svg(screen) == kept);
}

fn svg(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let (width, height) = (f32::from(columns) * WIDE + 2.0 * MARGIN, f32::from(rows) * HIGH + 2.0 * MARGIN);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\" stroke=\"#c9c5bb\"/>\n"
    );
    for row in 0..rows {
        for run in runs(screen, row, columns) {
            draw(&run, row, &mut text);
        }
    }
    text.push_str("</svg>\n");
    text
}

fn runs(screen: &Screen, row: u16, columns: u16) -> Vec<Run> {
    let mut found: Vec<Run> = Vec::new();
    for column in 0..columns {
        let Some(cell) = screen.cell(row, column).filter(|cell| !cell.is_wide_continuation()) else {
            continue;
        };
        let look = look(cell);
        let letter = if cell.has_contents() { cell.contents() } else { " " };
        let width = if cell.is_wide() { 2 } else { 1 };
        match found.last_mut() {
            Some(run) if run.look == look && run.column + run.width == column => {
                run.text.push_str(letter);
                run.width += width;
            }
            Some(_) | None => found.push(Run { column, width, text: letter.to_string(), look }),
        }
    }
    found
}

fn look(cell: &Cell) -> Look {
    let color = match cell.fgcolor() {
        Color::Default => INK.to_string(),
        Color::Idx(number) => panic!("color {number} of a table, although the terminal has them all"),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    };
    Look { color, bold: cell.bold(), dim: cell.dim(), underline: cell.underline(), inverse: cell.inverse() }
}

fn draw(run: &Run, row: u16, text: &mut String) {
    let Run { column, width, look, .. } = run;
    let (x, y) = (MARGIN + f32::from(*column) * WIDE, MARGIN + f32::from(row) * HIGH);
    let long = f32::from(*width) * WIDE;
    if look.inverse {
        let color = &look.color;
        writeln!(
            text,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{long:.1}\" height=\"{HIGH}\" fill=\"{color}\"/>"
        )
        .expect("a string takes all text");
    }
    if run.text.trim().is_empty() {
        return;
    }
    let mut style = format!("fill=\"{}\"", if look.inverse { PAPER } else { &look.color });
    let marks = [
        (look.bold, " font-weight=\"bold\""),
        (look.dim, " opacity=\"0.6\""),
        (look.underline, " text-decoration=\"underline\""),
    ];
    marks.iter().filter(|(is_set, _)| *is_set).for_each(|(_, mark)| style.push_str(mark));
    let base = y + 0.75 * HIGH;
    let letters = run.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    writeln!(
        text,
        "<text x=\"{x:.1}\" y=\"{base:.1}\" textLength=\"{long:.1}\" xml:space=\"preserve\" {style}>{letters}</text>"
    )
    .expect("a string takes all text");
}

/// The reference game with its base set, not shuffled: Angel of Hope lies on top, the cards of the rulebook below.
fn unshuffled_eights() -> TempDir {
    let cards = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    let read = |name: &str| std::fs::read_to_string(cards.join(name)).expect("the game is there");
    let rulebook = read("base/rulebook.cards");
    let (before, angel_and_rest) =
        rulebook.split_once("card \"Angel of Hope\"").expect("the rulebook has it");
    let (angel, rest) = angel_and_rest.split_once("\n\ncard").expect("others follow");
    let game = folder(&[
        ("game.toml", read("game.toml").as_bytes()),
        ("rules.cards", read("rules.cards").replace("Shuffle the draw pile.", "").as_bytes()),
        ("base/set.toml", b"name = \"Base set\"\n"),
        ("base/y.cards", format!("{before}card{rest}").as_bytes()),
        ("base/z.cards", format!("card \"Angel of Hope\"{angel}\n").as_bytes()),
    ]);
    for name in ["eye", "ankh", "moon", "sun"] {
        write(game.path(), &format!("base/{name}.cards"), read(&format!("base/{name}.cards")).as_bytes());
    }
    game
}

#[test]
fn the_picture_beside_a_card_is_what_the_screen_shows() {
    let game = unshuffled_eights();
    let seats = ["play", "--seats", "human,first", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];
    let run = run_with(game.path(), &seats, "play angel of hope\ndo nothing more\n");
    assert!(run.out.contains("Angel of Hope: choose a player"), "{}{}", run.out, run.err);
    let mut terminal = Terminal::start(game.path(), (92, 28), &["play", "--resume", "crazier-eights-1.json"]);
    terminal.shows("Angel of Hope: choose a player");
    terminal.press(DOWN);
    terminal.shows("▸  2");
    shows("angel-of-hope.svg", &mut terminal);
}
