//! A text as people can read it: its abilities, its instructions, and the tables they speak of, with
//! names instead of numbers. For tests and for looking under the hood; nothing reads it back.

use std::fmt::{Debug, Write};

use super::{Ability, Leaf, Program, Text};

/// The listing of one text.
pub fn listing(program: &Program, text: &Text) -> String {
    let mut out = String::new();
    for (number, ability) in text.abilities.iter().enumerate() {
        line(&mut out, "", &format!("ability {number}: {}", head(ability)));
    }
    for (pc, op) in text.code.iter().enumerate() {
        line(&mut out, "  ", &format!("{pc:>3}  {op:?}"));
    }
    table(&mut out, "choice", &text.choices);
    sets(&mut out, text);
    tests(&mut out, text);
    table(&mut out, "number", &text.exprs);
    persons(&mut out, text);
    table(&mut out, "place", &text.places);
    table(&mut out, "way", &text.destinations);
    for (number, lifetime) in text.lifetimes.iter().enumerate().skip(1) {
        line(&mut out, "  ", &format!("lasts {number}: {lifetime:?}"));
    }
    table(&mut out, "proposal", &text.proposals);
    table(&mut out, "standing", &text.standings);
    named(program, &out)
}

fn line(out: &mut String, indent: &str, text: &str) {
    writeln!(out, "{indent}{text}").expect("a string takes everything");
}

fn head(ability: &Ability) -> String {
    let mut head = format!("{:?} {:?} in {:?}", ability.stage, ability.kind, ability.works_in);
    let parts = [
        ability.printed.map(|set| format!("printed {set:?}")),
        ability.condition.map(|test| format!("if {test:?}")),
        ability.only_while.map(|test| format!("while {test:?}")),
        ability.code.map(|pc| format!("from {}", pc.0)),
    ];
    if ability.commutes != super::Commutes::Nothing {
        head.push_str(&format!(", commutes {:?}", ability.commutes));
    }
    for part in parts.into_iter().flatten() {
        head.push_str(", ");
        head.push_str(&part);
    }
    head
}

fn table(out: &mut String, what: &str, items: &[impl Debug]) {
    for (number, item) in items.iter().enumerate() {
        line(out, "  ", &format!("{what} {number}: {item:?}"));
    }
}

fn sets(out: &mut String, text: &Text) {
    let mut start = 0;
    let mut steps: Vec<String> = Vec::new();
    for (number, step) in text.sets.iter().enumerate() {
        steps.push(match (steps.is_empty(), step.leaf) {
            (true, Leaf::All) => "All".into(),
            (true, leaf) => format!("{leaf:?}"),
            (false, leaf) => format!("{:?} {leaf:?}", step.how),
        });
        if step.last {
            line(out, "  ", &format!("set {start}: {}", steps.join(" ")));
            steps.clear();
            start = number + 1;
        }
    }
}

fn persons(out: &mut String, text: &Text) {
    let mut start = 0;
    let mut steps: Vec<String> = Vec::new();
    for (number, step) in text.persons.iter().enumerate() {
        steps.push(format!("{:?} {:?}", step.how, step.leaf));
        if step.last {
            line(out, "  ", &format!("persons {start}: {}", steps.join(" ")));
            steps.clear();
            start = number + 1;
        }
    }
}

fn tests(out: &mut String, text: &Text) {
    for (number, test) in text.tests.iter().enumerate() {
        let jump = |jump: super::Jump| match jump {
            super::Jump::HOLDS => "holds".to_string(),
            super::Jump::FAILS => "fails".to_string(),
            super::Jump(distance) => format!("test {}", number + distance as usize),
        };
        let (yes, no) = (jump(test.yes), jump(test.no));
        line(out, "  ", &format!("test {number}: {:?} ? {yes} : {no}", test.ask));
    }
}

/// Ids of the game by their names: `ValueId(7)` is `eight`.
fn named(program: &Program, listing: &str) -> String {
    let words = &program.words;
    let tables: [(&str, &[String]); 13] = [
        ("ValueId(", &words.values),
        ("AttributeId(", &words.attributes),
        ("ZoneKindId(", &words.zones),
        ("CounterId(", &words.counters),
        ("PhaseId(", &words.phases),
        ("PredicateId(", &words.predicates),
        ("VerbId(", &words.verbs),
        ("CellId(", &words.cells),
        ("ActionId(", &words.actions),
        ("CardId(", &words.cards),
        ("KeywordId(", &words.keywords),
        ("OptionId(", &words.options),
        ("WordNumber(", &words.said),
    ];
    let mut text = listing.to_string();
    for (prefix, names) in tables {
        let mut parts = text.split(prefix);
        let mut done = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let (number, rest) = part.split_once(')').unwrap_or((part, ""));
            let name = number.parse::<usize>().ok().and_then(|number| names.get(number));
            match name {
                Some(name) => done.push_str(&format!("\"{name}\"{rest}")),
                None => done.push_str(&format!("{prefix}{number}){rest}")),
            }
        }
        text = done;
    }
    text
}
