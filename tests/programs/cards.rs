//! The rulebook's cards: what each comes to, as a listing and as something counted by hand.

use cardwright::program::listing::listing;
use cardwright::program::{EventKind, Num, Op, Program, Stage, Standing};

use super::programs;

fn crazier() -> Program {
    let found = programs().into_iter().find(|(name, _)| name == "Crazier Eights");
    found.and_then(|(_, program)| program).expect("the game has a program")
}

/// By hand, from the printed texts: name, number of abilities, stage and event of the first.
const BY_HAND: [(&str, usize, Stage, EventKind); 15] = [
    ("Angel of Hope", 1, Stage::After, EventKind::TurnBegins),
    ("Devious Dragon", 1, Stage::After, EventKind::TurnBegins),
    ("Castle", 1, Stage::Amount, EventKind::Draw),
    ("Death", 1, Stage::Effect, EventKind::Nothing),
    ("Restoration", 1, Stage::Effect, EventKind::Nothing),
    ("Ferocity", 2, Stage::Effect, EventKind::Nothing),
    ("Forbidden Knowledge", 1, Stage::Effect, EventKind::Nothing),
    ("Tempest", 1, Stage::Effect, EventKind::Nothing),
    ("Trade", 1, Stage::Effect, EventKind::Nothing),
    ("Spell Tome", 1, Stage::After, EventKind::TurnBegins),
    ("Elven Princess", 1, Stage::After, EventKind::TurnBegins),
    ("Queen Guinevere", 1, Stage::After, EventKind::TurnBegins),
    ("Potion of Vitality", 2, Stage::Effect, EventKind::Nothing),
    ("Malevolent Minion", 1, Stage::After, EventKind::TurnBegins),
    ("Wood Elf", 1, Stage::Standing(cardwright::program::StandingId(0)), EventKind::Nothing),
];

#[test]
fn the_rulebooks_cards_have_the_abilities_their_texts_name() {
    let program = crazier();
    for (name, count, stage, kind) in BY_HAND {
        let card = program.words.cards.iter().position(|card| card == name).expect(name);
        let text = &program.cards[card].text;
        assert_eq!(text.abilities.len(), count, "{name}");
        assert_eq!((text.abilities[0].stage, text.abilities[0].kind), (stage, kind), "{name}");
    }
}

fn code(program: &Program, name: &str) -> Vec<Op> {
    let card = program.words.cards.iter().position(|card| card == name).expect(name);
    program.cards[card].text.code.clone()
}

#[test]
fn forbidden_knowledge_draws_three() {
    let draws = |op: &&Op| matches!(op, Op::Draw { count, .. } if *count == Num::constant(3));
    assert_eq!(code(&crazier(), "Forbidden Knowledge").iter().filter(draws).count(), 1);
}

#[test]
fn wood_elf_allows_one_more_discard() {
    let program = crazier();
    let card = program.words.cards.iter().position(|card| card == "Wood Elf").unwrap();
    let Standing::Allowance { amount, .. } = program.cards[card].text.standings[0] else {
        panic!("an allowance")
    };
    assert_eq!(amount, Num::ONE);
}

#[test]
fn the_rulebooks_cards_as_listings() {
    let program = crazier();
    let mut all = String::new();
    for (name, ..) in BY_HAND {
        let card = program.words.cards.iter().position(|card| card == name).expect(name);
        all.push_str(&format!("{name}\n{}\n", listing(&program, &program.cards[card].text)));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn a_program_survives_being_written_and_read() {
    let program = crazier();
    let written = serde_json::to_string(&program).unwrap();
    assert_eq!(serde_json::from_str::<Program>(&written).unwrap(), program);
}
