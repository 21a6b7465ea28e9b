//! What players read of what happened.

use crate::support::{Laid, NOTHING, Position, alone, asset, event, program, table};

fn has(lines: &[String], line: &str) -> bool {
    lines.iter().any(|known| known == line)
}

#[test]
fn a_chain_that_was_stopped_names_its_cards() {
    let text = "Whenever a player reveals a card, reveal the top card of the draw pile.";
    let program = program(&(asset("Echo", text) + &event("Shout", "Reveal the top card of the draw pile.")));
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Shout", "Blank"])], in_play: &[(1, &["Echo"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Shout");
    let lines = position.lines(0);
    assert!(has(&lines, "The abilities of Echo went on without end and are stopped."), "{:?}", lines.last());
}

#[test]
fn a_changed_number_is_told_with_the_card_that_changed_it() {
    let fewer = "If an opponent would cause you to draw one or more cards, the opponent causes you to draw one \
                 fewer cards.";
    let program =
        program(&(asset("Wall", fewer) + &event("Gift", "A player of your choice draws three cards.")));
    let table = table(&program, alone(2));
    let laid = Laid {
        hands: &[(0, &["Gift", "Blank"])],
        in_play: &[(1, &["Wall"])],
        on_draw_pile: &["Blank", "Blank"],
    };
    let mut position = Position::offered(&table, &laid);
    position.play("Gift");
    position.pick_player(1);
    let lines = position.lines(0);
    for line in [
        "Player 1 plays Gift.",
        "Player 1 chooses Player 2.",
        "Wall: Player 2 draws one card fewer.",
        "Player 2 draws two cards.",
    ] {
        assert!(has(&lines, line), "{line} is not in {lines:#?}");
    }
    assert!(has(&position.lines(1), "Player 2 draws Blank and Blank."), "{:#?}", position.lines(1));
}

#[test]
fn a_destroyed_card_is_told_once() {
    let program = program(
        &(asset("Relic", "Whenever you skip a turn, draw a card.")
            + &event("Doom", "Destroy an asset of your choice.")),
    );
    let table = table(&program, alone(2));
    let laid = Laid { hands: &[(0, &["Doom", "Blank"])], in_play: &[(1, &["Relic"])], ..NOTHING };
    let mut position = Position::offered(&table, &laid);
    position.play("Doom");
    let lines = position.lines(1);
    let about: Vec<&String> = lines.iter().filter(|line| line.contains("Relic")).collect();
    assert_eq!(about, ["Player 1 destroys Relic."]);
}

const OWN_VERBS: &str = "definition \"salute\"
  To salute a card, reveal it. Draw a card.

definition \"rally\"
  To rally a card, reveal it. Put it into play on the table under your control.

definition \"bury\"
  To bury a card, put it on the bottom of the draw pile.

";

/// The lines since a card was played.
fn told_of(text: &str, laid: &Laid<'_>) -> Vec<String> {
    let relic = asset("Relic", "Whenever you skip a turn, draw a card.");
    let program = program(&format!("{OWN_VERBS}{relic}{}", event("Horn", text)));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, laid);
    position.play("Horn");
    let lines = position.lines(0);
    let played = lines.iter().position(|line| line == "Player 1 plays Horn.").expect("it was played");
    lines[played + 1..].to_vec()
}

#[test]
fn a_verb_of_the_game_is_told_before_what_it_brings() {
    let told =
        told_of("Rally a card from your hand.", &Laid { hands: &[(0, &["Horn", "Relic"])], ..NOTHING });
    let wanted = [
        "Player 1 rallies Relic.",
        "Player 1 reveals Relic from Player 1's hand.",
        "Player 1 puts Relic into play under Player 1's control.",
    ];
    assert_eq!(told[..3], wanted, "{told:#?}");
}

#[test]
fn a_card_that_is_put_somewhere_before_a_verb_of_the_game_is_told_of() {
    let laid = Laid { hands: &[(0, &["Horn", "Blank"])], on_draw_pile: &["Relic"], ..NOTHING };
    let told = told_of("Put the top card of the draw pile into your hand and salute that card.", &laid);
    let wanted = [
        "Player 1 puts Relic into Player 1's hand.",
        "Player 1 salutes Relic.",
        "Player 1 reveals Relic from Player 1's hand.",
    ];
    assert_eq!(told[..3], wanted, "{told:#?}");
}

#[test]
fn a_verb_of_the_game_that_only_moves_its_card_is_told_once() {
    let told = told_of("Bury a card from your hand.", &Laid { hands: &[(0, &["Horn", "Blank"])], ..NOTHING });
    assert_eq!(told[0], "Player 1 buries Blank.", "{told:#?}");
    assert!(!told.iter().any(|line| line.contains("puts Blank")), "{told:#?}");
}

#[test]
fn a_secret_choice_is_not_told_before_the_last_has_chosen() {
    let program = program(&event("Vote", "At the same time, each player names a color."));
    let table = table(&program, alone(2));
    let mut position = Position::offered(&table, &Laid { hands: &[(0, &["Vote", "Blank"])], ..NOTHING });
    position.play("Vote");
    let told =
        |position: &Position<'_>| position.lines(1).iter().filter(|line| line.contains("names")).count();
    position.choose("a color", |_| true);
    assert_eq!(told(&position), 0);
    position.choose("a color", |_| true);
    assert_eq!(told(&position), 2);
}
