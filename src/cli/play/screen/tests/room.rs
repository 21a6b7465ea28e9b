//! What is shown where there is little room, and how the rest is reached.

use super::super::super::super::page::wrapped;
use super::*;
use crate::game::Player;
use crate::play::{Note, ZoneRole};

/// Tina sits at the table, has read what the game is about, and finds it changed.
fn at_table(change: impl FnOnce(&mut Screen<'_, '_>), look: impl FnOnce(&mut Screen<'_, '_>)) {
    sit_down(ALONE, Begin::default(), |screen| {
        draw(&mut of_size(SMALL), screen);
        screen.act(Action::Other);
        change(screen);
        look(screen);
    });
}

fn on(size: (u16, u16), screen: &mut Screen<'_, '_>) -> String {
    draw(&mut of_size(size), screen)
}

fn note(player: Option<u8>, name: &str, value: &str) -> Note {
    Note { player: player.map(Player), name: name.into(), value: value.into() }
}

#[test]
fn the_heading_says_whose_turn_it_is_however_much_the_game_keeps_in_mind() {
    let points = |(seat, points)| note(Some(seat), "points", points);
    let scores = [(0, "0"), (1, "3"), (2, "1"), (3, "0")].map(points);
    let notes = [vec![note(None, "named suit", "moon")], scores.to_vec()].concat();
    at_table(
        |screen| screen.scene.notes = notes,
        |screen| {
            let first = |text: String| text.lines().next().unwrap_or_default().to_string();
            let narrow = first(on(SMALL, screen));
            for part in ["Turn 1, main phase: Tina (you)", "named suit: moon", "points: 0 3 1 0"] {
                assert!(narrow.contains(part), "{part}: {narrow}");
            }
            let wide = first(on((160, 24), screen));
            for part in ["Market", "Turn 1, main phase: Tina (you)", "named suit: moon", "Lora's points: 3"] {
                assert!(wide.contains(part), "{part}: {wide}");
            }
        },
    );
}

#[test]
fn what_the_heading_has_no_room_for_is_told_by_a_sign_and_stands_in_the_whole_table() {
    let notes = (0..9).map(|number| note(None, &format!("value number {number}"), "1")).collect();
    at_table(
        |screen| screen.scene.notes = notes,
        |screen| {
            let text = on(SMALL, screen);
            let first = text.lines().next().unwrap_or_default();
            assert!(first.contains("Turn 1, main phase: Tina (you)") && first.contains('…'), "{text}");
            screen.act(Action::Table);
            assert!(on(SMALL, screen).contains("value number 8: 1"), "{text}");
        },
    );
}

#[test]
fn a_question_that_is_wider_than_its_row_goes_on_in_the_next() {
    let asked = "The Long Night of the Quiet Lanterns: choose a card for Player 3";
    at_table(
        |screen| screen.scene.question = asked.to_string(),
        |screen| {
            let text = on(SMALL, screen);
            let rows: Vec<&str> = text.lines().collect();
            let title = rows.iter().position(|row| row.contains("The Long Night")).unwrap_or_default();
            assert!(rows[title + 1].contains("Player 3"), "{text}");
            assert!(text.contains("  1  discard Lantern"), "{text}");
        },
    );
}

/// More zones than have room, before those of the game that hold cards.
fn crowd(screen: &mut Screen<'_, '_>) {
    let mut like = screen.scene.zones[0].clone();
    (like.role, like.owner) = (ZoneRole::InPlay, None);
    like.cards.clear();
    for number in 0..40 {
        let title = format!("place number {number} holds");
        screen.scene.zones.push(crate::play::ZoneScene { title, ..like.clone() });
    }
}

#[test]
fn a_table_that_has_no_room_follows_the_cursor() {
    at_table(crowd, |screen| {
        let text = on(SMALL, screen);
        assert!(!text.contains("[Sunrise") && text.contains("rows: t "), "{text}");
        // One step back from the hand is the top card of the discard pile.
        screen.act(Action::Cards(-1));
        let text = on(SMALL, screen);
        assert!(text.contains("the discard pile") && text.contains("[Sunrise"), "{text}");
        assert!(text.contains('▲') && !text.contains("place number 0 "), "{text}");
    });
}

#[test]
fn the_whole_table_is_a_page() {
    at_table(crowd, |screen| {
        screen.act(Action::Table);
        assert!(on(SMALL, screen).contains("place number 0 holds nothing"));
        let mut seen = String::new();
        for _ in 0..60 {
            seen.push_str(&on(SMALL, screen));
            screen.act(Action::Rows(1));
        }
        let last = (0..40).find(|number| !seen.contains(&format!("place number {number} holds nothing")));
        assert_eq!(last, None);
        assert!(seen.contains("Sunrise") && seen.contains("Lantern"), "{seen}");
        screen.act(Action::Other);
        assert!(on(SMALL, screen).contains("What do you do?"));
    });
}

#[test]
fn copies_that_can_t_be_told_apart_are_listed_once() {
    after(SMALL, ALONE, &[], |text, _| {
        let listed: Vec<&str> = text.lines().filter(|line| line.contains("play Night Watch")).collect();
        assert_eq!(listed.len(), 1, "{text}");
        assert!(listed[0].contains("play Night Watch (2)"), "{text}");
    });
    // From there, one row further is the next thing to choose; the numbers stay as they are.
    after(SMALL, ALONE, &[Action::Digit(3), Action::Rows(1)], |text, _| {
        let at = text.lines().find(|line| line.contains('▸')).unwrap_or_default();
        assert!(!at.contains("Night Watch") && at.contains("do nothing more"), "{text}");
    });
    after(SMALL, ALONE, &[Action::Digit(4)], |text, _| {
        assert!(text.lines().any(|line| line.contains('▸')), "{text}");
    });
}

#[test]
fn a_message_that_is_longer_than_a_row_is_read_to_its_end() {
    let long = "The game could not be saved in \"somewhere/far/away\" for a reason that is told at length: nobody may write.";
    at_table(
        |screen| screen.notice = Some(long.to_string()),
        |screen| {
            let text = on(SMALL, screen);
            let lines = wrapped(long, "", "", 60);
            let last = lines.split_whitespace().last().unwrap_or_default();
            assert!(text.contains(last), "{text}");
            screen.act(Action::Other);
            assert!(on(SMALL, screen).contains("What do you do?"));
        },
    );
}

#[test]
fn of_a_card_under_another_what_is_cut_off_is_told() {
    let fan = |screen: &mut Screen<'_, '_>| {
        let is_own = |zone: &&mut crate::play::ZoneScene| {
            zone.role == ZoneRole::Hand && zone.owner == Some(screen.viewer)
        };
        let hand = screen.scene.zones.iter_mut().find(is_own).expect("Tina has a hand");
        let last = hand.cards[2].clone();
        for number in 3..12 {
            let mut copy = last.clone();
            copy.spot.number = number;
            hand.cards.push(copy);
        }
    };
    at_table(fan, |screen| {
        let text = on(SMALL, screen);
        assert!(text.contains("Nig…") && !text.contains("Nigh│") && !text.contains("Nigh║"), "{text}");
    });
}
