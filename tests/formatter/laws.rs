use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::{formatted, read};

/// Good and bad lines, comments and line ends, in any order.
fn files() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("card \"Castle\""),
        Just("card Castle"),
        Just("card \"Castle"),
        Just("Card “Castle” with option \"x\""),
        Just("crad \"Castle\""),
        Just("spell \"Castle\""),
        Just("rule \"a\""),
        Just("replace rule \"a\" with two players"),
        Just("remove rule \"a\""),
        Just("action \"b\""),
        Just("setup"),
        Just("phase \"c\""),
        Just("counter \"wish\""),
        Just("  card \"D\""),
        Just("  setup"),
        Just("  3 of sun, asset"),
        Just("\tA of eye and moon , event"),
        Just("  3 of son, asset"),
        Just("  asset, sun"),
        Just("  4 copies"),
        Just("  1 copies"),
        Just("  illustrator \"X  Y\""),
        Just("  illustrator X"),
        Just("  ilustrator \"X\""),
        Just("  flavor \"He said “no”.\""),
        Just("  requires an opponent"),
        Just("  requires nonsense and more"),
        Just("illustrator \"edge\""),
        Just("  enters with 3 wish counters"),
        Just("  Draw a card."),
        Just("  draw 2 cards. Draw a card."),
        Just("  Draw a"),
        Just("  card."),
        Just("  Drwa a card."),
        Just("  foo bar"),
        Just("  Call it the \"guest."),
        Just("Draw a card."),
        Just("junk at the edge"),
        Just("# edge comment"),
        Just("  # indented comment"),
        Just("  #"),
        Just(""),
        Just(""),
        Just(""),
        Just("   "),
    ];
    let end = prop_oneof![4 => Just("\n"), 1 => Just("\r\n"), 1 => Just(" # trailing\n"), 1 => Just("  \n")];
    let mark = prop_oneof![9 => Just(""), 1 => Just("\u{feff}")];
    let lines = proptest::collection::vec((line, end), 0..24);
    (mark, lines).prop_map(|(mark, lines)| {
        let lines: String = lines.into_iter().map(|(line, end)| format!("{line}{end}")).collect();
        format!("{mark}{lines}")
    })
}

/// The comments of a text, sorted: where they stand may change, that they stand may not.
fn comments(text: &str) -> Vec<&str> {
    let mut comments: Vec<&str> =
        text.lines().filter_map(|line| line.find('#').map(|start| line[start..].trim_end())).collect();
    comments.sort_unstable();
    comments
}

/// The same cases each time.
fn same_cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(same_cases(256))]

    #[test]
    fn formatting_twice_is_formatting_once(text in files()) {
        let once = formatted(&text);
        prop_assert_eq!(formatted(&once), once);
    }

    #[test]
    fn formatting_loses_no_comment(text in files()) {
        let written = formatted(&text);
        prop_assert_eq!(comments(&written), comments(&text));
    }

    #[test]
    fn any_text_can_be_formatted(text in "[ -~\n\t“”é]*") {
        let once = formatted(&text);
        prop_assert_eq!(formatted(&once), once);
    }
}

// Explaining what is wrong takes its time, so these get fewer files.
proptest! {
    #![proptest_config(same_cases(64))]

    #[test]
    fn formatting_changes_no_meaning(text in files()) {
        prop_assert_eq!(read(&formatted(&text)).0, read(&text).0);
    }

    #[test]
    fn formatting_makes_no_new_problem(text in files()) {
        prop_assert!(read(&formatted(&text)).1.len() <= read(&text).1.len());
    }
}
