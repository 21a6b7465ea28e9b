//! What no program can hold is refused, and never silently something else.

use cardwright::analysis::analyze;
use cardwright::source::Sources;

fn codes(rules: &str) -> Vec<&'static str> {
    let mut sources = Sources::default();
    sources.add("game/game.toml", include_str!("../cards/crazier-eights/game.toml"));
    let text = format!("{}\n{rules}", include_str!("../cards/crazier-eights/rules.cards"));
    sources.add("game/rules.cards", text);
    let analysis = analyze(&sources, &[]);
    let errors = analysis.diagnostics.iter().map(|problem| problem.code.id());
    let errors: Vec<_> = errors.filter(|code| !code.starts_with("CW6")).collect();
    assert_eq!(errors.is_empty(), analysis.programs[0].is_some());
    errors
}

#[test]
fn a_game_can_have_many_counters_and_no_more() {
    let counters = |count: usize| -> String {
        let words = (0..count).map(|number| {
            let letter = |digit: usize| char::from(b'a' + (digit % 26) as u8);
            format!("counter \"q{}{}q\"\n\n", letter(number / 26), letter(number))
        });
        words.collect()
    };
    assert_eq!(codes(&counters(250)), Vec::<&str>::new());
    assert_eq!(codes(&counters(251)), ["CW517"]);
}

#[test]
fn a_text_without_end_is_refused() {
    let rule = |paragraphs: usize| {
        let paragraph = "  Whenever a player draws a card, that player discards a card.\n\n";
        format!("rule \"Endless\"\n{}", paragraph.repeat(paragraphs))
    };
    assert_eq!(codes(&rule(20)), Vec::<&str>::new());
    assert_eq!(codes(&rule(2_000)), ["CW429"]);
}

#[test]
fn a_text_that_speaks_of_too_many_cards_is_told_so_once() {
    let rule = format!(
        "rule \"Long\"\n  Whenever a player plays a card, that player draws a card. {}\n",
        "That player draws a card. That player discards a card. ".repeat(40)
    );
    assert_eq!(codes(&rule), ["CW429"]);
}

/// Six attributes of sixty values each: a deck that nobody could write out.
#[test]
fn a_plain_deck_has_as_many_cards_as_a_game_can_have() {
    let letters = |number: usize| ["abcdef", "ghijkl"].map(|row| row.as_bytes()[number % 6] as char);
    let name = |number: usize| {
        let [one, other] = letters(number);
        format!("v{one}{other}{}", "x".repeat(number / 6))
    };
    let attributes = (0..6).map(|number| {
        let values = (0..60).map(|value| format!("\"q{number}{}\"", name(value)));
        format!("[attributes.a{}]\nvalues = [{}]\n", name(number), values.collect::<Vec<_>>().join(", "))
    });
    let all = (0..6).map(|number| format!("\"a{}\"", name(number))).collect::<Vec<_>>().join(", ");
    let settings = format!(
        "name = \"Huge\"\nplayers = {{ min = 2, max = 2 }}\n[ends]\nturns = 9\n[deck]\none-of-each = [{all}]\n\
         [zones.pile]\norder = \"pile\"\nseen-by = \"nobody\"\nstart = \"deck\"\n{}",
        attributes.collect::<String>()
    );
    let mut sources = Sources::default();
    sources.add("game/game.toml", settings);
    sources.add("game/rules.cards", "phase \"main\"\n  Reveal the top card of the pile.\n");
    let found = analyze(&sources, &[]).diagnostics;
    let codes: Vec<_> =
        found.iter().map(|problem| problem.code.id()).filter(|code| !code.starts_with("CW6")).collect();
    assert_eq!(codes, ["CW517"]);
}
