//! Small grammars whose readings can be counted by hand prove the counter itself.

use super::grammar::Grammar;
use super::readings::{MOST_READINGS, Readings};

const WORDS: &str = r#"
    WHITESPACE = _{ " " }
    a = @{ ^"a" ~ !ASCII_ALPHANUMERIC }
    b = @{ ^"b" ~ !ASCII_ALPHANUMERIC }
    an = @{ ^"an" ~ !ASCII_ALPHANUMERIC }
"#;

fn grammar(rules: &str) -> Grammar {
    Grammar::read(&format!("{WORDS}{rules}")).expect("the toy is a grammar")
}

fn count(rules: &str, text: &str) -> usize {
    Readings::of(&grammar(rules), &["text"], text).count()
}

/// Each row of terms can be cut into groups as an ordered tree can.
const SUM: &str = r#"text = { sum ~ EOI } sum = { a ~ ("+" ~ sum)* }"#;

#[test]
fn sums_have_as_many_readings_as_there_are_ordered_trees() {
    let counts =
        ["a", "a + a", "a + a + a", "a + a + a + a", "a + a + a + a + a"].map(|text| count(SUM, text));
    assert_eq!(counts, [1, 1, 2, 5, 14]);
}

#[test]
fn a_list_has_one_reading() {
    assert_eq!(count(r#"text = { a ~ ("," ~ a)* ~ EOI }"#, "a, a, a, a"), 1);
}

#[test]
fn a_tail_that_two_phrases_may_take_gives_two_readings() {
    assert_eq!(count("text = { outer ~ EOI } outer = { inner ~ b? } inner = { a ~ b? }", "a b"), 2);
}

#[test]
fn a_choice_that_pest_never_reaches_is_a_reading() {
    assert_eq!(count("text = { (one | other) ~ EOI } one = { a } other = { a }", "a"), 2);
}

#[test]
fn what_is_not_in_the_language_has_no_reading() {
    assert_eq!(count(SUM, "a + b"), 0);
}

#[test]
fn a_text_that_goes_on_has_no_reading() {
    assert_eq!(count(SUM, "a + a b"), 0);
}

#[test]
fn the_furthest_word_is_known_where_there_is_no_reading() {
    assert_eq!(Readings::of(&grammar(SUM), &["text"], "a + a b").furthest, 6);
}

#[test]
fn the_boundary_of_a_word_is_looked_at() {
    assert_eq!(count("text = { a ~ EOI }", "an"), 0);
}

#[test]
fn words_are_matched_whatever_their_case() {
    assert_eq!(count("text = { a ~ an ~ EOI }", "A An"), 1);
}

#[test]
fn silent_rules_make_no_reading_of_their_own() {
    assert_eq!(count("text = { (one | other) ~ EOI } one = _{ a } other = _{ a }", "a"), 1);
}

#[test]
fn a_round_of_nothing_is_no_reading() {
    assert_eq!(count("text = { maybe{,5} ~ EOI } maybe = { a? }", "a a"), 1);
}

#[test]
fn a_counted_repetition_keeps_to_its_numbers() {
    let counts = ["a", "a a", "a a a", "a a a a"].map(|text| count("text = { a{2,3} ~ EOI }", text));
    assert_eq!(counts, [0, 1, 1, 0]);
}

#[test]
fn readings_without_number_are_cut_off() {
    let text = ["a"; 12].join(" + ");
    assert_eq!(count(SUM, &text), MOST_READINGS);
}

#[test]
fn two_readings_are_shown_by_who_took_what() {
    let grammar = grammar("text = { outer ~ EOI } outer = { inner ~ b? } inner = { a ~ b? }");
    let shown = Readings::of(&grammar, &["text"], "a b").two_shown();
    assert_eq!(shown, Some(("[text [outer [inner a] b]]".into(), "[text [outer [inner a b]]]".into())));
}

#[test]
fn readings_that_differ_in_a_word_only_show_their_words() {
    let grammar = grammar(r#"same = @{ "a" } text = { (a | same) ~ EOI }"#);
    let shown = Readings::of(&grammar, &["text"], "a").two_shown();
    assert_eq!(shown, Some(("[text [a a]]".into(), "[text [same a]]".into())));
}

#[test]
fn a_lookahead_between_words_is_refused_by_name() {
    let refused = Grammar::read("text = { !\"a\" ~ \"b\" }").err();
    assert_eq!(
        refused.as_deref(),
        Some("rule text: looks ahead between words; only a word's own boundary may")
    );
}
