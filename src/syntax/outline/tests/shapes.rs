//! What the outline of a right file looks like.

use super::*;
use crate::syntax::outline::{FieldText, OutlineBlock};
use crate::syntax::tree::{BlockKind, Change, Header, Only};

/// The blocks of a text without a problem.
fn blocks(text: &str) -> Vec<OutlineBlock> {
    let (outline, diagnostics) = read(text);
    assert_eq!(diagnostics.len(), 0, "{diagnostics:#?}");
    outline.blocks
}

fn paragraphs<'a>(text: &'a str, block: &OutlineBlock) -> Vec<&'a str> {
    block.paragraphs.iter().map(|run| &text[run.at.range()]).collect()
}

#[test]
fn a_card_has_fields_then_paragraphs() {
    let text = "card \"Jinni\"\n  10 of ankh, asset\n  2 copies\n  illustrator \"X\"\n  flavor \"Y\"\n  \
                requires a two\n  enters with three wish counters\n\n  One.\n  Two.\n\n  Three.\n";
    let block = &blocks(text)[0];
    let labels: Vec<&str> = block.fields.iter().map(|field| field.kind.label()).collect();
    assert_eq!(labels, ["card line", "copies", "illustrator", "flavor", "requires", "enters with"]);
    assert_eq!(paragraphs(text, block), ["One.\n  Two.", "Three."]);
}

#[test]
fn a_rule_has_its_text_right_under_the_header() {
    let text = "rule \"Twos\"\n  One.\n\n  Two.\nphase \"end\"\n";
    let found = blocks(text);
    assert_eq!(paragraphs(text, &found[0]), ["One.", "Two."]);
    assert_eq!(found[1].head().map(|head| head.kind), Some(BlockKind::Phase));
}

#[test]
fn an_action_may_require_something() {
    let text = "action \"a\"\n  requires you to have no balls\n\n  One.\n";
    let block = &blocks(text)[0];
    assert!(
        matches!(block.fields[0].kind, FieldText::Requires(at) if &text[at.range()] == "you to have no balls")
    );
    assert_eq!(paragraphs(text, block), ["One."]);
}

#[test]
fn a_header_says_what_it_changes_and_when_it_counts() {
    let text = "replace rule \"Twos\" with option \"stacking\" with three to 5 players\n  One.\n";
    let found = blocks(text);
    let head = found[0].head().expect("it was read");
    assert_eq!((head.change, head.kind), (Change::Replace, BlockKind::Rule));
    assert_eq!(head.name.as_ref().map(|name| name.text.as_str()), Some("Twos"));
    assert!(matches!(&head.only[0], Only::Option(name) if name.text == "stacking"));
    assert_eq!(head.only[1], Only::Players { min: 3, max: 5 });
}

#[test]
fn curly_quotes_capitals_and_spaces_are_variants() {
    let text = "Card   “Castle  of  Glass”\n";
    let found = blocks(text);
    assert_eq!(
        found[0].head().and_then(|head| head.name.as_ref()).map(|name| name.text.as_str()),
        Some("Castle of Glass")
    );
}

#[test]
fn line_ends_tabs_marks_and_a_missing_newline_are_variants() {
    let text = "\u{feff}card \"a\"\r\n\t3 of sun\r\n\r\n\tOne.";
    let block = &blocks(text)[0];
    assert_eq!(&text[block.fields[0].at.range()], "3 of sun");
    assert_eq!(paragraphs(text, block), ["One."]);
}

#[test]
fn comments_stay_with_what_follows() {
    let text = "# one\ncard \"a\" # two\n  # three\n  3 of sun # four\n\n  # five\n  One. # six\n  # seven\n  Two.\n\n  \
                # eight\n\n# nine\ncard \"b\"\n# ten\n";
    let (outline, diagnostics) = read(text);
    assert_eq!(diagnostics.len(), 0);
    let words = |comments: &[crate::syntax::outline::Comment]| {
        comments
            .iter()
            .map(|comment| text[comment.at.range()].trim_start_matches("# "))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let first = &outline.blocks[0];
    let header = first.header.as_ref().expect("a header");
    assert_eq!(words(&header.above), "one");
    assert_eq!(header.comment.map(|at| &text[at.range()]), Some("# two"));
    assert_eq!(words(&first.fields[0].above), "three");
    assert_eq!(first.fields[0].comment.map(|at| &text[at.range()]), Some("# four"));
    assert_eq!(words(&first.paragraphs[0].above), "five");
    assert_eq!(words(&first.paragraphs[0].comments), "six seven");
    assert_eq!(words(&first.below), "eight");
    assert_eq!(words(&outline.blocks[1].header.as_ref().expect("a header").above), "nine");
    assert_eq!(words(&outline.end), "ten");
}

#[test]
fn comments_are_spaces_to_the_sentences() {
    let text = "rule \"a\"\n  One # é\n  two.\n";
    let run = &blocks(text)[0].paragraphs[0];
    assert_eq!(run.plain(text), "One     \n  two.");
    assert_eq!(run.plain(text).len(), run.at.len());
}

#[test]
fn blocks_stand_in_file_order() {
    let text = "card \"a\"\nsetup\n  One.\ncounter \"wish\"\n";
    let (outline, _) = read(text);
    let name = |header: &Header| header.name.as_ref().map(|name| name.text.clone());
    let heads = outline.blocks.iter().filter_map(|block| block.head());
    let names: Vec<_> = heads.map(|header| (header.kind, name(header))).collect();
    let wish = (BlockKind::Counter, Some("wish".to_string()));
    assert_eq!(names, [(BlockKind::Card, Some("a".to_string())), (BlockKind::Setup, None), wish]);
}
