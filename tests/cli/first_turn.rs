//! Who begins is rolled for, and again where several rolled highest.

use crate::support::{run, small_game};

#[test]
fn nobody_takes_the_first_turn_with_a_result_that_another_has_too() {
    let folder = small_game();
    let mut again = 0;
    for seed in 0..20 {
        let seed = seed.to_string();
        let out = run(
            folder.path(),
            &["play", "Crazier Eights", "--seats", "first", "--players", "2", "--seed", &seed],
        )
        .out;
        let (rolled, _) = out.split_once(" takes the first turn.").expect("somebody begins");
        let rolls: Vec<&str> =
            rolled.lines().filter_map(|line| line.split_once(" rolls a ")).map(|(_, roll)| roll).collect();
        again += usize::from(rolls.len() > 2);
        let [.., one, other] = rolls.as_slice() else { panic!("{rolled}") };
        assert_ne!(one, other, "{rolled}");
    }
    assert!(again > 0);
}
