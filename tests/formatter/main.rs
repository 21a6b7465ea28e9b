//! The formatter on whole files: what it writes, and what it never changes.

mod game;
mod laws;

use cardwright::diagnostic::Diagnostics;
use cardwright::format;
use cardwright::source::FileId;
use cardwright::syntax::{self, tree::Document};

/// The tree of a text with all its problems.
fn read(text: &str) -> (Document, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let outline = syntax::outline(text, FileId(0), &mut diagnostics);
    let document = syntax::document(&outline, text, &game::dialect(), FileId(0), &mut diagnostics);
    (document, diagnostics)
}

fn formatted(text: &str) -> String {
    let outline = syntax::outline(text, FileId(0), &mut Diagnostics::default());
    format::document(text, &outline, &game::dialect())
}

#[test]
fn a_card_is_written_in_its_one_form() {
    let text = "Card “Castle”\n\tillustrator   \"Carlo  Dolci\"\n\tenters with 3 wish counters\n    1 copies\n\t\
                three OF Sun and moon , asset\n\n\n\tdraw 2 cards.   Draw a card.";
    let expected = "card \"Castle\"\n  3 of sun and moon, asset\n  1 copy\n  illustrator \"Carlo Dolci\"\n  \
                    enters with three wish counters\n\n  Draw two cards. Draw a card.\n";
    assert_eq!(formatted(text), expected);
}

#[test]
fn blocks_stand_one_blank_line_apart() {
    let text =
        "phase \"a\"\nrule \"b\" with two players\n\n  Draw a card.\n\n\n\nremove rule \"c\"\nphase \"d\"";
    let expected =
        "phase \"a\"\n\nrule \"b\" with 2 players\n  Draw a card.\n\nremove rule \"c\"\n\nphase \"d\"\n";
    assert_eq!(formatted(text), expected);
}

#[test]
fn comments_keep_their_places() {
    let text = "# the file\n\n# the card\ncard \"a\"   # its name\n  # who drew it\n  illustrator \"b\" # him\n  \
                3 of sun, asset #line\n\n  # the ability\n  Draw a card. # first\n  # second\n  Draw a card.\n  \
                Draw\n  # inside\n  a card.\n\n  # below\n\n# the end\n";
    let expected = "# the file\n\n# the card\ncard \"a\"  # its name\n  3 of sun, asset  #line\n  \
                    # who drew it\n  illustrator \"b\"  # him\n\n  # the ability\n  # first\n  Draw a card.\n  \
                    # second\n  Draw a card.\n  # inside\n  Draw a card.\n\n  # below\n\n# the end\n";
    assert_eq!(formatted(text), expected);
    assert_eq!(formatted(expected), expected);
}

#[test]
fn what_cannot_be_read_stays_as_it_was_written() {
    let text = "junk  first\n\ncrad \"x\"  # why\n  3 of sun, asset\n\n   Drwa   a card.   # odd\n\tDraw 2 cards.\n\n  \
                Draw 2 cards.\n\nspell  \"y\"\n   what  ever\n";
    let expected = "junk  first\n\ncrad \"x\"  # why\n  3 of sun, asset\n\n   Drwa   a card.   # odd\n\tDraw 2 cards.\n\n  \
                    Draw two cards.\n\nspell  \"y\"\n   what  ever\n";
    assert_eq!(formatted(text), expected);
}

#[test]
fn a_file_with_control_characters_is_left_alone() {
    let text = "card   \"a\"\n\0";
    assert_eq!(formatted(text), text);
}

#[test]
fn long_paragraphs_are_broken_at_one_hundred_columns() {
    let text = format!("rule \"a\"\n  {}\n", "Draw a card. ".repeat(20));
    let written = formatted(&text);
    assert!(written.lines().all(|line| line.chars().count() <= 100), "{written}");
    assert_eq!(written.lines().count(), 4);
}

#[test]
fn marks_and_line_ends_become_plain() {
    assert_eq!(formatted("\u{feff}phase \"a\"\r\n\r\n# b\r\n"), "phase \"a\"\n\n# b\n");
    assert_eq!(formatted(" \n\n"), "");
}

#[test]
fn ten_mistakes_are_ten_problems_each_on_its_line() {
    let text = "crad \"a\"\n  3 of son, asset\n\n  Drwa a card.\n\ncard Castle\n  3 of sun asset\n  ilustrator \"b\"\n\n  \
                Draw two crads.\n\nrule\n  Draw a card.\n\ncard \"c\"\n\n  Draw a card.\n\nsetup \"d\"\n  Draw a card.\n\n\
                remove phase \"e\"\n  Draw a card.\n";
    let (_, diagnostics) = read(text);
    let lines: Vec<usize> = diagnostics
        .sorted()
        .iter()
        .map(|problem| text[..problem.place.span.start as usize].matches('\n').count() + 1)
        .collect();
    assert_eq!(lines, [1, 2, 4, 6, 7, 8, 10, 12, 15, 19, 23]);
}

#[test]
fn texts_full_of_mistakes_give_a_bounded_list() {
    let text = format!("rule \"a\"\n{}", "  Xyz. Xyz.\n\n".repeat(5_000));
    assert_eq!(read(&text).1.len(), 101);
    assert_eq!(formatted(&text), text.trim_end().to_string() + "\n");
}
