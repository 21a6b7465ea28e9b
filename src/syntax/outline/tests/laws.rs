//! What holds for every text.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::*;
use crate::source::Span;
use crate::syntax::outline::problems::MOST;

/// Every place an outline speaks of.
fn spans(outline: &Outline) -> Vec<Span> {
    let mut spans: Vec<Span> = outline.end.iter().map(|comment| comment.at).collect();
    for block in &outline.blocks {
        spans.push(block.at);
        spans.extend(block.below.iter().map(|comment| comment.at));
        if let Some(header) = &block.header {
            spans.push(header.at);
            spans.extend(header.above.iter().map(|comment| comment.at).chain(header.comment));
        }
        for field in &block.fields {
            spans.push(field.at);
            spans.extend(field.above.iter().map(|comment| comment.at).chain(field.comment));
        }
        for run in &block.paragraphs {
            spans.extend([run.at, run.lines]);
            spans.extend(run.above.iter().chain(&run.comments).map(|comment| comment.at));
        }
    }
    spans
}

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("card "),
        Just("rule "),
        Just("setup"),
        Just("remove "),
        Just("with 2 players"),
        Just("with option "),
        Just("illustrator "),
        Just("requires "),
        Just("4 copies"),
        Just("\"name\""),
        Just("\""),
        Just("“"),
        Just("”"),
        Just("6 of eye, asset"),
        Just("Draw a card."),
        Just("# remark"),
        Just("\n"),
        Just("\n  "),
        Just("\r\n\t"),
        Just("\n\n"),
        Just("\u{a0}"),
        Just(" "),
        Just("ü"),
    ];
    proptest::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn any_text_has_an_outline_inside_the_file(text in "\\PC*|[a-z \"#.\n\t\u{a0}“”]*") {
        let (outline, diagnostics) = read(&text);
        for span in spans(&outline).into_iter().chain(diagnostics.iter().map(|problem| problem.place.span)) {
            prop_assert!(text.get(span.range()).is_some(), "{span:?}");
        }
    }

    #[test]
    fn any_mixture_of_lines_has_an_outline_inside_the_file(text in pieces()) {
        let (outline, diagnostics) = read(&text);
        let fixes = diagnostics.iter().filter_map(|problem| problem.fix.as_ref()).map(|fix| fix.place.span);
        let places = diagnostics.iter().map(|problem| problem.place.span);
        for span in spans(&outline).into_iter().chain(places).chain(fixes) {
            prop_assert!(text.get(span.range()).is_some(), "{span:?}");
        }
    }

    #[test]
    fn every_letter_is_somewhere_in_the_outline(text in pieces()) {
        let (outline, _) = read(&text);
        let mut kept = vec![false; text.len()];
        for span in spans(&outline) {
            kept[span.range()].fill(true);
        }
        for (offset, letter) in text.char_indices() {
            prop_assert!(letter.is_whitespace() || kept[offset], "{letter:?} at {offset} is lost");
        }
    }
}

#[test]
fn junk_of_every_sort_gives_a_bounded_list() {
    for line in ["junk line\n", "card \"x\" y\n", "  junk junk\n", "card \"a\"\nb c\n\n", "\"\n"] {
        let (_, diagnostics) = read(&line.repeat(20_000));
        assert!(diagnostics.len() <= MOST + 1, "{line:?} gives {}", diagnostics.len());
    }
}

#[test]
fn two_hundred_thousand_lines_are_read_to_the_end() {
    let (outline, diagnostics) = read(&"  junk junk\n".repeat(200_000));
    assert_eq!((outline.blocks.len(), diagnostics.len()), (1, 2));
}

#[test]
fn what_is_left_out_is_counted() {
    let (_, diagnostics) = read(&"card x\n".repeat(MOST + 7));
    let last = diagnostics.iter().find(|problem| problem.code == Code::TooManyProblems).expect("a last word");
    assert_eq!(last.message, "7 more problems in the lines of this file are not shown.");
}

#[test]
fn ten_megabytes_of_one_word_are_one_problem() {
    for text in ["word".repeat(2_500_000), "word ".repeat(2_000_000)] {
        assert!((1..=2).contains(&read(&text).1.len()));
    }
}

#[test]
fn nothing_and_white_space_have_no_blocks() {
    for text in ["", "\n", " \n\t\n", "\u{feff}"] {
        assert_eq!(read(text), (Outline::default(), Diagnostics::default()));
    }
}
