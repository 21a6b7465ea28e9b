//! What happened by itself is read before anything else is asked.

use super::*;

const CHOOSES: &str = "In any order, you may discard a card that matches and you may play a card.";

/// Whoever has five cards is not asked any more.
const FORCED: (&str, &str) =
    (CHOOSES, "Draw a card. If you have four or fewer cards in hand, you may play a card.");

/// Answers the first question with no, and hands on what the screen shows after these actions.
fn after_no(begin: Begin, actions: &[Action], look: impl FnOnce(&str)) {
    sit_down(ALONE, begin, |screen| {
        let mut terminal = of_size(SMALL);
        draw(&mut terminal, screen);
        for action in [Action::Other, Action::Rows(100), Action::Choose].iter().chain(actions) {
            screen.act(*action);
            let_computers_decide(screen);
            draw(&mut terminal, screen);
        }
        look(&draw(&mut terminal, screen));
    });
}

fn forced() -> Begin {
    Begin { rules: FORCED, ..Begin::default() }
}

#[test]
fn turns_without_a_choice_are_read_one_by_one() {
    after_no(forced(), &[], |text| {
        assert!(text.contains("what happened, 1 of ") && text.contains("Lora's turn begins."), "{text}");
        assert!(text.contains("Enter for what came then") && !text.contains("a new game"), "{text}");
    });
    after_no(forced(), &[Action::Choose], |text| {
        let (_, piece) = text.split_once("what happened, 2 of ").expect(text);
        let first = piece.lines().nth(1).unwrap_or_default();
        assert!(first.contains("Tina's turn begins."), "{text}");
    });
}

#[test]
fn whoever_leaves_them_out_reads_how_the_game_ended() {
    after_no(forced(), &[Action::Back], |text| {
        assert!(text.contains("the game is over") && text.contains("n    a new game"), "{text}");
    });
    let all = [Action::Choose; 60];
    after_no(forced(), &all, |text| assert!(text.contains("n    a new game"), "{text}"));
}

#[test]
fn a_turn_with_a_choice_is_no_stop_where_all_of_it_is_seen() {
    after(SMALL, ALONE, &[Action::Choose], |text, _| assert!(!text.contains("any key goes on"), "{text}"));
}

#[test]
fn a_digit_that_closes_what_happened_is_the_first_of_a_number() {
    after(SMALL, ALONE, &[Action::Log, Action::Digit(2)], |text, _| {
        assert!(text.contains("\u{25b8}  2") && !text.contains("any other key goes back"), "{text}");
    });
}

#[test]
fn a_game_of_a_series_ends_with_who_has_won_so_far() {
    let series = Begin { series: true, ..forced() };
    after_no(series, &[], |_| {});
    let (mut pages, mut is_told) = (vec![Action::Choose], false);
    while !is_told && pages.len() < 60 {
        let series = Begin { series: true, ..forced() };
        after_no(series, &pages, |text| is_told = text.contains("Game 1 is over. Games won: Tina "));
        pages.push(Action::Choose);
    }
    assert!(is_told);
}

#[test]
fn a_card_that_lies_where_none_is_taken_from_has_no_reasons_beside_it() {
    after(SMALL, ALONE, &[Action::Cards(-1)], |text, _| {
        assert!(text.contains("Sunrise") && !text.contains('\u{2717}'), "{text}");
    });
    after(SMALL, ALONE, &[Action::Cards(-1), Action::Why], |text, _| {
        assert!(
            text.contains("You can't discard or play Sunrise: it is not in your hand, it lies in"),
            "{text}"
        );
    });
}
