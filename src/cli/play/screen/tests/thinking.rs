//! What keys do that are pressed while a computer player thinks, or while nothing of the game can be seen.

use super::super::model::Overlay;
use super::*;
use crate::play::Turn;

/// Tina has ended her turn, and it is up to Lora.
fn while_lora_thinks(then: impl FnOnce(&mut Screen<'_, '_>)) {
    sit_down(ALONE, Begin::default(), |screen| {
        draw(&mut of_size(SMALL), screen);
        for action in [Action::Other, Action::Rows(100), Action::Choose] {
            assert_eq!(screen.act(action), None);
        }
        assert!(matches!(screen.session.turn(), Turn::Computer(_)));
        then(screen);
    });
}

/// Everything that a key or a click can mean, but to leave, and to save, which would write a file.
fn every_action() -> Vec<Action> {
    let clicks = (0..SMALL.1).map(|y| Action::PointAt(8, y));
    let others = [
        Action::Cards(1),
        Action::Rows(1),
        Action::Choose,
        Action::Digit(1),
        Action::Undo,
        Action::Log,
        Action::Help,
        Action::Why,
        Action::Reload,
        Action::NewGame,
        Action::Back,
        Action::Other,
        Action::Choose,
    ];
    others.into_iter().chain(clicks).collect()
}

#[test]
fn no_key_chooses_while_a_computer_player_thinks() {
    while_lora_thinks(|screen| {
        let before = screen.session.record();
        let mut terminal = of_size(SMALL);
        for action in every_action() {
            assert_eq!(screen.act_meanwhile(action), None, "{action:?}");
            let text = draw(&mut terminal, screen);
            assert!(screen.overlay.is_some() || text.contains("Lora thinks …"), "{action:?}:\n{text}");
        }
        assert_eq!(screen.session.record(), before);
        let_computers_decide(screen);
        // What Lora decided is all that was decided.
        let decided = screen.session.record().choices;
        let mut alone = Vec::new();
        while_lora_thinks(|other| {
            let_computers_decide(other);
            alone = other.session.record().choices;
        });
        assert_eq!(decided, alone);
    });
}

#[test]
fn whoever_waits_can_leave_and_read() {
    while_lora_thinks(|screen| {
        assert_eq!(screen.act_meanwhile(Action::Quit), Some(Left::Quit));
        screen.act_meanwhile(Action::Log);
        assert_eq!(screen.overlay, Some(Overlay::Log { up: 0 }));
        assert_eq!(screen.act_meanwhile(Action::Quit), Some(Left::Quit));
        screen.act_meanwhile(Action::Choose);
        assert_eq!(screen.overlay, None);
    });
}

#[test]
fn a_thought_that_is_called_off_is_soon_over_and_changes_nothing() {
    let budget = crate::simulate::Budget::read("1000000").expect("a number of games");
    let seats = [Sitting::Human, Sitting::Computer(AgentKind::Search(budget))];
    sit_down(&seats, Begin { first: 1, ..Begin::default() }, |screen| {
        let before = screen.session.record();
        let thought = screen.session.thought().expect("Lora begins");
        // A million games would be played on for hours.
        thought.think(&AtomicBool::new(true));
        assert_eq!(screen.session.record(), before);
    });
}

#[test]
fn a_screen_that_is_too_small_to_show_the_game_does_not_play_it() {
    for size in [(79, 24), (80, 23), (20, 5)] {
        sit_down(ALONE, Begin::default(), |screen| {
            let mut terminal = of_size(size);
            let before = screen.session.record();
            for action in every_action() {
                draw(&mut terminal, screen);
                assert_eq!(screen.act(action), None, "{action:?}");
            }
            assert_eq!(screen.session.record(), before, "{size:?}");
            assert_eq!(screen.act(Action::Quit), Some(Left::Quit));
            // As it is larger again, what was to be read first is still to be read.
            let text = draw(&mut of_size(SMALL), screen);
            assert!(text.contains("any other key begins"), "{text}");
        });
    }
}
