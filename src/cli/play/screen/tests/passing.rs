//! Two people at one keyboard: nothing shows the cards of one to the other.

use super::super::model::Overlay;
use super::*;

const BOTH: &[Sitting] = &[Sitting::Human, Sitting::Human];

/// What only somebody may see who sits at the table: the question, and the names of cards.
const SECRET: &[&str] = &["What do you do", "Lantern", "Night Watch", "Sunrise", "hand"];

fn assert_shows_only_who_is_next(screen: &mut Screen<'_, '_>) {
    let text = draw(&mut of_size(SMALL), screen);
    assert!(text.contains("It is up to Lora.") && text.contains("Nobody else should look now."), "{text}");
    for secret in SECRET {
        assert!(!text.contains(secret), "{secret}:\n{text}");
    }
}

fn problems() -> Overlay {
    Overlay::Page { title: "the files have problems".into(), lines: vec!["a problem".into()], down: 0 }
}

#[test]
fn news_of_the_files_waits_until_the_next_player_has_sat_down() {
    for (news, said) in [(Overlay::Changed, "new texts"), (problems(), "the files have problems")] {
        sit_down(BOTH, Begin { first: 1, ..Begin::default() }, |screen| {
            assert_shows_only_who_is_next(screen);
            screen.tell(news.clone());
            assert_shows_only_who_is_next(screen);
            for action in [Action::Other, Action::Back, Action::Reload, Action::Log, Action::Help] {
                assert_eq!(screen.act(action), None);
                assert_shows_only_who_is_next(screen);
            }
            screen.act(Action::Choose);
            let text = draw(&mut of_size(SMALL), screen);
            assert!(text.contains(said) && !text.contains("It is up to Lora"), "{text}");
        });
    }
}

#[test]
fn the_list_of_saved_games_waits_as_well() {
    let notice = Some("Going on with one.json.\n1 older save here");
    sit_down(BOTH, Begin { first: 1, notice, ..Begin::default() }, |screen| {
        assert_shows_only_who_is_next(screen);
        screen.act(Action::Choose);
        let text = draw(&mut of_size(SMALL), screen);
        assert!(text.contains("saved games") && text.contains("Going on with one.json."), "{text}");
    });
}

#[test]
fn whoever_begins_reads_what_the_game_is_about() {
    sit_down(BOTH, Begin { first: 1, ..Begin::default() }, |screen| {
        assert_shows_only_who_is_next(screen);
        screen.act(Action::Choose);
        let text = draw(&mut of_size(SMALL), screen);
        assert!(text.contains("any other key begins"), "{text}");
    });
}

#[test]
fn what_one_player_looked_at_is_not_left_open_for_the_next() {
    sit_down(BOTH, Begin::default(), |screen| {
        draw(&mut of_size(SMALL), screen);
        for action in [Action::Other, Action::Rows(100)] {
            screen.act(action);
        }
        screen.act(Action::Choose);
        screen.act(Action::Choose);
        // Lora has sat down and looks at a card, and then Tina's choice is taken back.
        screen.overlay = Some(Overlay::Why { lines: vec!["You can discard Lantern.".into()], down: 0 });
        screen.undo();
        assert_eq!(screen.pass_to.as_deref(), Some("Tina"));
        assert_eq!(screen.overlay, None);
    });
}
