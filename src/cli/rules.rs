//! Which numbered rules the scenarios name, and whether all of theirs pass.

use std::collections::BTreeMap;

use super::test::Result;

pub(super) struct Proved {
    pub number: String,
    pub passed: bool,
    pub scenarios: Vec<String>,
}

/// Every number once, in order. A rule has passed when every scenario that names it has.
pub(super) fn proved(results: &[Result]) -> Vec<Proved> {
    let mut found: BTreeMap<&str, Proved> = BTreeMap::new();
    for result in results {
        for number in &result.ran.numbers {
            let rule = found.entry(number).or_insert_with(|| Proved {
                number: number.clone(),
                passed: true,
                scenarios: Vec::new(),
            });
            rule.passed &= result.ran.failure.is_none();
            rule.scenarios.push(result.ran.name.clone());
        }
    }
    found.into_values().collect()
}
