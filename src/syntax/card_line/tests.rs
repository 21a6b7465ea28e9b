//! One test for each way to get a card line wrong.

use super::read_card_line;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::FileId;
use crate::syntax::outline::Problems;
use crate::vocabulary::{CardLine, Declaration, Dialect, LinePart, WordKind};

/// `RANK of SUIT, TYPE`, with several suits, and a cost that may be left out at the end.
fn dialect() -> Dialect {
    let mut dialect = Dialect::default();
    let mut parts = Vec::new();
    let line = [
        ("rank", "", false, false),
        ("suit", "of", true, false),
        ("type", ",", false, false),
        ("cost", "for", false, true),
    ];
    for (name, before, several, optional) in line {
        let attribute = dialect.lexicon.declare(Declaration::new(WordKind::Attribute, name));
        if !before.is_empty() {
            parts.push(LinePart::Literal(before.to_string()));
        }
        parts.push(LinePart::Attribute { attribute, several, optional });
        let values: &[(&str, Option<&str>)] = match name {
            "rank" => &[("ace", Some("A")), ("six", Some("6"))],
            "suit" => &[("sun", None), ("eye", None)],
            "type" => &[("asset", None), ("cue stick", None)],
            _ => &[("gold", None)],
        };
        for (value, symbol) in values {
            let value = Declaration::new(WordKind::Value { attribute }, *value);
            dialect.lexicon.declare(value.symbol(symbol.map(str::to_string)));
        }
    }
    dialect.card_line = CardLine { parts };
    dialect
}

/// The line in its one form, or its only problem.
fn read(text: &str) -> Result<String, Box<Diagnostic>> {
    let dialect = dialect();
    let mut problems = Problems::new(FileId(0));
    let values = read_card_line(&dialect, text, 0, &mut problems);
    let mut diagnostics = Diagnostics::default();
    problems.hand_over(&mut diagnostics);
    let Some(values) = values else {
        assert_eq!(diagnostics.len(), 1, "{diagnostics:#?}");
        return Err(Box::new(diagnostics.into_iter().next().expect("there is one")));
    };
    assert!(diagnostics.is_empty());
    let values: Vec<_> = values
        .iter()
        .map(|(attribute, values)| (attribute.id, values.iter().map(|value| value.id).collect()))
        .collect();
    Ok(dialect.write_card_line(&values))
}

fn assert_mistake(text: &str, code: Code, marked: &str, message: &str) {
    let problem = read(text).expect_err("the line is wrong");
    assert_eq!((problem.code, &text[problem.place.span.range()]), (code, marked));
    assert_eq!(problem.message, message);
}

fn fixed(text: &str) -> String {
    let fix = read(text).expect_err("the line is wrong").fix.expect("it can be fixed");
    let mut fixed = text.to_string();
    fixed.replace_range(fix.place.span.range(), &fix.replacement);
    assert!(read(&fixed).is_ok(), "{fixed}");
    fixed
}

#[test]
fn names_symbols_and_cases_mean_the_same() {
    for text in ["A of sun and eye, asset", "ace OF Sun and eye ,asset", "a of sun  and eye, Asset"] {
        assert_eq!(read(text), Ok("A of sun and eye, asset".into()));
    }
}

#[test]
fn a_value_of_two_words_is_one_value() {
    assert_eq!(read("6 of eye, cue stick"), Ok("6 of eye, cue stick".into()));
}

#[test]
fn an_optional_part_may_stand_there() {
    assert_eq!(read("6 of eye, asset for gold"), Ok("6 of eye, asset for gold".into()));
}

#[test]
fn a_misspelt_value_is_named() {
    assert_mistake("6 of eie, asset", Code::UnknownCardLineValue, "eie", "\"eie\" is no suit of this game.");
    assert_eq!(fixed("6 of eie, asset"), "6 of eye, asset");
}

#[test]
fn an_unknown_value_lists_what_there_is() {
    let problem = read("6 of mountains, asset").expect_err("no such suit");
    assert_eq!(problem.help[0], "A suit is \"sun\" or \"eye\".");
}

#[test]
fn every_word_that_means_nothing_is_told() {
    let told = |text: &str| {
        let mut problems = Problems::new(FileId(0));
        assert_eq!(read_card_line(&dialect(), text, 0, &mut problems), None);
        let mut diagnostics = Diagnostics::default();
        problems.hand_over(&mut diagnostics);
        diagnostics.iter().map(|problem| problem.message.clone()).collect::<Vec<_>>()
    };
    let (suit, kind) = ("\"hill\" is no suit of this game.", "\"spell\" is no type of this game.");
    assert_eq!(told("6 of hill, spell"), [suit, kind]);
    assert_eq!(told("6 of high hill, asset"), ["\"high hill\" is no suit of this game."]);
}

#[test]
fn another_order_is_put_right() {
    let message = "The parts of this card line stand in another order.";
    assert_mistake("asset, 6 of eye", Code::CardLineOrder, "asset, 6 of eye", message);
    assert_eq!(fixed("asset, 6 of eye"), "6 of eye, asset");
}

#[test]
fn a_missing_part_is_missed() {
    assert_mistake("6 of eye", Code::CardLinePartMissing, "6 of eye", "This card line has no type.");
    assert_mistake("6 of asset", Code::CardLinePartMissing, "asset", "This card line has no suit.");
}

#[test]
fn a_part_twice_is_one_too_many() {
    assert_mistake("6 and A of eye, asset", Code::CardLineDoubled, "A", "This card line has a second rank.");
}

#[test]
fn a_wrong_mark_between_right_values_is_rewritten() {
    for text in ["6 of eye asset", "6 eye, asset", "6 of eye, asset,", "6 of sun, eye, asset"] {
        let problem = read(text).expect_err("the line is wrong");
        assert_eq!(problem.code, Code::CardLineShape, "{text}");
        fixed(text);
    }
}

#[test]
fn a_game_without_a_card_line_has_none() {
    let mut problems = Problems::new(FileId(0));
    assert_eq!(read_card_line(&Dialect::default(), "6 of eye", 0, &mut problems), None);
    let mut diagnostics = Diagnostics::default();
    problems.hand_over(&mut diagnostics);
    assert!(diagnostics.iter().all(|problem| problem.code == Code::CardLineNotDeclared));
    assert_eq!(diagnostics.len(), 1);
}
