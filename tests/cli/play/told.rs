//! What a player is told: what was seen and no more, and in words that say what was meant.

use super::{GAME, GOODS, game, unshuffled};
use crate::support::{Run, TempDir, run_with, write};

fn play(folder: &TempDir, arguments: &[&str], input: &str) -> Run {
    let arguments: Vec<&str> = ["play"].iter().chain(arguments).copied().collect();
    run_with(folder.path(), &arguments, input)
}

fn replay(folder: &TempDir, arguments: &[&str]) -> String {
    let arguments: Vec<&str> = ["replay"].iter().chain(arguments).copied().collect();
    let run = run_with(folder.path(), &arguments, "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    run.out
}

const TINA_AND_LORA: &[&str] =
    &["--names", "Tina,Lora", "--seats", "human,first", "--seed", "1", "--first", "1"];

/// The game of the tests with something else on Lantern, which is played at once.
fn with_lantern(text: &str) -> TempDir {
    let (folder, is) =
        (game(), "5 of sun, stall\n  3 copies\n\n  Whenever an opponent discards a five, draw a card.");
    assert!(GOODS.contains(is));
    let goods = GOODS.replace(is, &format!("5 of sun, spell\n  3 copies\n\n  {text}"));
    write(folder.path(), "goods.cards", goods.as_bytes());
    folder
}

#[test]
fn a_save_is_told_as_its_person_saw_it() {
    let folder = game();
    play(&folder, TINA_AND_LORA, "nothing\n");
    let told = replay(&folder, &["market-1.json"]);
    assert!(told.contains("It is told as Tina saw it") && told.contains("  Tina: do nothing more"), "{told}");
    assert!(told.contains("Lora is dealt three cards.") && !told.contains("  Lora: "), "{told}");
    let open = replay(&folder, &["market-1.json", "--open"]);
    assert!(!open.contains("Lora is dealt three cards.") && open.contains("  Lora: "), "{open}");
    let json = replay(&folder, &["market-1.json", "--format", "json"]);
    assert!(json.contains("\"told_to\": [\n    1\n  ]") && !json.contains("\"seat\": 2"), "{json}");
}

#[test]
fn a_save_of_two_people_tells_neither_of_the_other() {
    let folder = game();
    let arguments = ["--names", "Tina,Lora", "--seats", "human", "--seed", "1", "--first", "1"];
    play(&folder, &arguments, "nothing\nnothing\n");
    let told = replay(&folder, &["market-1.json"]);
    assert!(told.contains("as far as Tina and Lora all saw it"), "{told}");
    assert!(
        told.contains("Tina is dealt three cards.") && told.contains("Lora is dealt three cards."),
        "{told}"
    );
    assert!(!told.contains("  Tina: ") && !told.contains("  Lora: "), "{told}");
}

#[test]
fn a_game_that_is_over_is_told_whole_and_by_its_names() {
    let folder = game();
    play(&folder, TINA_AND_LORA, &format!("save\n{}", "nothing\n".repeat(60)));
    let told = replay(&folder, &["market-1.json"]);
    assert!(told.contains("  Lora: ") && told.contains(" won.") && !told.contains("Seat "), "{told}");
    assert!(!told.contains("It is told as") && !told.contains("Player 2"), "{told}");
}

#[test]
fn a_card_that_lies_elsewhere_is_said_to() {
    let run = play(&game(), TINA_AND_LORA, "why sunrise\ndiscard lantern\nname sun\nwhy sunrise\n");
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "You can't discard or play Sunrise: it is not in your hand, it lies in the discard pile.";
    assert_eq!(told.matches(said).count(), 2, "{}", run.out);
}

#[test]
fn what_may_be_done_is_asked_and_refused_in_its_own_words() {
    let folder = with_lantern("You may draw a card.");
    let run = play(&folder, TINA_AND_LORA, "play lantern\nno\n");
    assert!(run.out.contains("Tina: Lantern: draw a card?"), "{}", run.out);
    assert!(run.out.contains("Tina chooses not to draw a card."), "{}", run.out);
}

#[test]
fn whoever_is_asked_reads_whom_the_text_means() {
    let both = ["--names", "Tina,Lora", "--seats", "human", "--seed", "1", "--first", "1"];
    let folder = with_lantern("For each opponent, that opponent may give a card to you.");
    let run = play(&folder, &both, "play lantern\nno\n");
    assert!(run.out.contains("Lora: Lantern: give a card to Tina?"), "{}", run.out);
    assert!(run.out.contains("Lora chooses not to give a card to Tina."), "{}", run.out);
    let folder = with_lantern("Choose an opponent. You may give a card to that opponent.");
    let run = play(&folder, &both, "play lantern\nno\n");
    assert!(run.out.contains("Tina: Lantern: give a card to Lora?"), "{}", run.out);
    assert!(run.out.contains("Tina chooses not to give a card to Lora."), "{}", run.out);
}

#[test]
fn what_one_of_them_is_chosen_from_is_shown() {
    let folder = with_lantern(
        "Choose an opponent. Look at all cards in that opponent's hand. You may put one of them on the bottom of the draw pile.",
    );
    let run = play(&folder, TINA_AND_LORA, "play lantern\nyes\n1\n");
    let said = "Tina: Lantern: put one of them on the bottom of the draw pile?";
    let (_, asked) = run.out.split_once(said).unwrap_or_else(|| panic!("{}", run.out));
    let (_, seen) = asked.split_once("seen so far: ").unwrap_or_else(|| panic!("{}", run.out));
    let (seen, _) = seen.split_once("   1  yes").unwrap_or_else(|| panic!("{}", run.out));
    assert_eq!(seen.matches(", ").count(), 2, "{}", run.out);
}

#[test]
fn what_acts_as_soon_as_something_is_so_is_named() {
    let (folder, is) = (game(), "  Whenever an opponent discards a five, draw a card.");
    let goods = GOODS.replacen(is, "  As soon as you have two or fewer cards in hand, draw a card.", 1);
    write(folder.path(), "goods.cards", goods.as_bytes());
    let run = play(&folder, TINA_AND_LORA, "play lantern\n");
    assert!(run.out.contains("Lantern takes effect.\n  Tina draws"), "{}", run.out);
}

#[test]
fn what_may_be_done_several_times_is_asked_one_by_one() {
    let folder = with_lantern("Draw any number of cards, one at a time.");
    let run = play(&folder, TINA_AND_LORA, "play lantern\nyes\nno\n");
    assert_eq!(run.out.matches("Tina: Lantern: draw a card?").count(), 2, "{}", run.out);
    assert!(run.out.contains("Tina chooses to draw no more cards."), "{}", run.out);
}

#[test]
fn an_exchange_is_one_line_that_says_what_was_given_first() {
    let folder = with_lantern("Exchange a card from your hand and the top card of the discard pile.");
    let run = play(&folder, TINA_AND_LORA, "play lantern\n1\n");
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "Tina exchanges Night Watch from Tina's hand for Sunrise from the discard pile.";
    assert!(told.contains(said) && !told.contains(" goes from "), "{}", run.out);
}

#[test]
fn nothing_can_be_taken_back_before_a_choice() {
    let lora_first = ["--names", "Tina,Lora", "--seats", "human,first", "--seed", "1", "--first", "2"];
    let run = play(&game(), &lora_first, "undo\n");
    assert!(run.out.contains("You have made no choice that could be taken back."), "{}", run.out);
    assert!(run.out.contains("You have decided nothing yet, so nothing is saved."), "{}", run.out);
}

#[test]
fn what_another_person_has_seen_is_not_taken_back_and_they_are_named() {
    let folder = game();
    let arguments = ["--names", "Tina,Lora", "--seats", "human", "--seed", "1", "--first", "1"];
    let run = play(&folder, &arguments, "play lantern\nundo\n");
    assert!(run.out.contains("can't be taken back: Lora has seen a hidden card since."), "{}", run.out);
}

#[test]
fn a_series_counts_its_games_and_says_where_nothing_ends_it() {
    let arguments = [TINA_AND_LORA, &["--series"]].concat();
    let run = play(&game(), &arguments, &"nothing\n".repeat(60));
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("No rule ends the series: game follows game until you leave."), "{}", run.out);
    assert!(told.contains("Game 1, turn 1, main phase: Tina"), "{}", run.out);
    assert!(
        told.contains("Game 1 is over. Games won: Tina ") && told.contains("Game 2, turn "),
        "{}",
        run.out
    );
}

#[test]
fn the_table_names_every_card_of_an_open_pile() {
    let folder = game();
    let four = unshuffled().replace("Put the top card", "Put the top five cards");
    write(folder.path(), "rules.cards", four.as_bytes());
    let run = play(&folder, TINA_AND_LORA, "table\n");
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    let three = "Sunrise (1 ☀), Sunrise (1 ☀), Sunrise (1 ☀)";
    assert!(told.contains(&format!("5 cards, on top {three} Lora's hand")), "{}", run.out);
    assert!(told.contains(&format!("5 cards, from the top {three}, Long Night")), "{}", run.out);
}

#[test]
fn a_turn_that_a_team_takes_together_is_headed_with_all_of_it() {
    let folder = game();
    let arguments = ["Crazier Eights", "--players", "4", "--teams", "2", "--seed", "21"];
    let run =
        play(&folder, &[&arguments[..], &["--seats", "human", "--names", "Ann,Bob,Cid,Dee"]].concat(), "");
    let heads = ["phase: Ann and Cid", "phase: Bob and Dee"];
    assert!(heads.iter().any(|head| run.out.contains(head)), "{}", run.out);
}

#[test]
fn an_ally_who_waits_is_told_of_once_in_a_turn() {
    let folder = game();
    let arguments = ["Crazier Eights", "--players", "4", "--teams", "2", "--seed", "21", "--seats", "human"];
    let names = ["--names", "Ann,Bob,Cid,Dee"];
    let run = play(&folder, &[&arguments[..], &names].concat(), "wait\nplay\n1\nlog\n");
    let (_, log) =
        run.out.rsplit_once("> \n").and_then(|(rest, _)| rest.rsplit_once("> ")).unwrap_or_default();
    assert_eq!(log.matches(" waits for ").count(), 1, "{}", run.out);
}

const BOTH: &[&str] = &["--names", "Tina,Lora", "--seats", "human", "--seed", "1", "--first", "1"];

/// What is said, whatever its lines.
fn unbroken(run: &Run) -> String {
    run.out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_would_be_replaced_is_said_with_what_would_come_instead() {
    let (folder, watch) = (game(), "At the beginning of your turn, a player of your choice draws a card.");
    let guard = "If this card would be destroyed, you may put this card on top of the draw pile instead.";
    let lantern = "5 of sun, stall\n  3 copies\n\n  Whenever an opponent discards a five, draw a card.";
    let spell = "5 of sun, spell\n  3 copies\n\n  Destroy a stall of your choice.";
    assert!(GOODS.contains(watch) && GOODS.contains(lantern));
    let goods = GOODS.replacen(watch, guard, 1).replace(lantern, spell);
    write(folder.path(), "goods.cards", goods.as_bytes());
    let run = play(&folder, TINA_AND_LORA, "play night watch\nnothing\nwhy night watch\nno\n");
    let told = unbroken(&run);
    for part in [
        "Tina: Night Watch: Lora would destroy Night Watch. Put Night Watch on top of the draw pile instead?",
        "What this waits for is about to happen, and it asks whether to.",
        "Tina chooses not to put Night Watch on top of the draw pile.",
    ] {
        assert!(told.contains(part), "{part}: {}{}", run.out, run.err);
    }
    assert!(!told.contains("Nothing that this waits for has happened yet."), "{told}");
}

#[test]
fn a_choice_that_somebody_else_offers_names_who_is_meant() {
    let folder = with_lantern(
        "Each opponent, in turn order, chooses one: that player draws two cards; or you draw a card and discard a card.",
    );
    let run = play(&folder, BOTH, "play lantern\n");
    for option in ["   1  Lora draws two cards\n", "   2  Tina draws a card and discards a card\n"] {
        assert!(run.out.contains(option), "{option}: {}{}", run.out, run.err);
    }
}

#[test]
fn somebody_who_is_pointed_at_in_a_choice_is_not_taken_for_who_is_asked() {
    let folder = with_lantern(
        "Choose an opponent. The player on your left chooses one: that opponent draws two cards; or you draw a card and reveal a card in that opponent's hand.",
    );
    let three =
        ["--players", "3", "--names", "Tina,Lora,Mona", "--seats", "human", "--seed", "1", "--first", "1"];
    let run = play(&folder, &three, "play lantern\nmona\n");
    for option in
        ["   1  Mona draws two cards\n", "   2  Tina draws a card and reveals a card in Mona's hand\n"]
    {
        assert!(run.out.contains(option), "{option}: {}{}", run.out, run.err);
    }
}

#[test]
fn which_of_several_things_to_do_is_chosen_is_said() {
    let folder = with_lantern("Choose two: draw two cards; each opponent draws a card; or skip a turn.");
    let run = play(&folder, TINA_AND_LORA, "play lantern\neach opponent draws a card\n");
    let told = unbroken(&run);
    for part in [
        "Tina: Lantern: choose the first of two",
        "Tina: Lantern: choose the second of two",
        "chosen so far: each opponent draws a card",
    ] {
        assert!(told.contains(part), "{part}: {}{}", run.out, run.err);
    }
    let first = told.split("choose the second of two").next().unwrap_or_default();
    assert!(!first.contains("chosen so far"), "{told}");
}

#[test]
fn what_one_card_waited_for_is_told_apart_by_what_it_was() {
    let folder = game();
    let goods = "card \"Quay\"\n  3 of moon, stall\n\n  Whenever a stall is destroyed, put that card on top of the draw pile.\n\n\
                 card \"Anchor\"\n  1 of sun, stall\n\ncard \"Buoy\"\n  2 of sun, stall\n\n\
                 card \"Lantern\"\n  5 of sun, spell\n  8 copies\n\n  Put all stall cards from the draw pile into play on the table under your control. Destroy all sun stalls.\n";
    write(folder.path(), "game.toml", GAME.replace("max = 4", "max = 2").as_bytes());
    write(folder.path(), "goods.cards", goods.as_bytes());
    let told = unbroken(&play(&folder, TINA_AND_LORA, "play lantern\n"));
    for part in ["Tina: Which takes effect next?", "1 Quay (Anchor)", "2 Quay (Buoy)"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("\"you may play a card\""), "{told}");
}

#[test]
fn a_number_of_the_game_is_seen_from_the_beginning() {
    let folder = with_lantern("Add two to the toll. Gain a coin.");
    let values = "[values]\ntoll = { kind = \"number\", start = 0 }\nrent = { kind = \"number\", start = 3 }\ncoin = { kind = \"number\", start = 0, plural = \"coins\", owner = \"player\" }\n\n[ends]";
    write(folder.path(), "game.toml", GAME.replacen("[ends]", values, 1).as_bytes());
    let told = unbroken(&play(&folder, TINA_AND_LORA, "table\n"));
    assert!(told.contains("toll: 0") && told.contains("Tina's coins: 0"), "{told}");
    assert!(!told.contains("rent"), "{told}");
}

#[test]
fn what_the_text_says_to_somebody_is_told_of_them() {
    let folder = with_lantern("You may put a card from your hand on the bottom of the draw pile.");
    let run = unbroken(&play(&folder, TINA_AND_LORA, "play lantern\nno\n"));
    assert!(
        run.contains("Tina chooses not to put a card from their hand on the bottom of the draw pile."),
        "{run}"
    );
}

#[test]
fn what_somebody_else_may_do_is_asked_from_their_side() {
    let folder = with_lantern("Each opponent may put a card from their hand on the bottom of the draw pile.");
    let run = play(&folder, BOTH, "play lantern\n");
    let asked = "Lora: Lantern: put a card from your hand on the bottom of the draw pile?";
    assert!(unbroken(&run).contains(asked), "{}{}", run.out, run.err);
}

#[test]
fn the_only_card_that_an_offer_is_about_is_named_with_what_is_done() {
    let folder = with_lantern("You may discard a sun card from your hand.");
    write(folder.path(), "rules.cards", unshuffled().replace("three cards", "four cards").as_bytes());
    let run = play(&folder, TINA_AND_LORA, "play lantern\n");
    assert!(run.out.contains("Tina: Lantern: discard Sunrise?"), "{}{}", run.out, run.err);
}

#[test]
fn cards_put_in_any_order_are_asked_for_by_which_goes_first() {
    let folder = with_lantern(
        "Look at the top three cards of the draw pile. Put them on top of the draw pile in any order.",
    );
    let run = play(&folder, TINA_AND_LORA, "play lantern\n1\n");
    assert!(run.out.contains("Tina: Lantern: which card goes there first?"), "{}", run.out);
    assert!(run.out.contains("Tina: Lantern: which of these goes there next?"), "{}", run.out);
}

#[test]
fn a_game_that_a_rule_ends_is_told_with_it_and_with_the_points() {
    let folder = game();
    let ends = "\nrule \"Too long\"\n  Whenever a player discards a card, each player scores three points and the game ends.\n";
    write(folder.path(), "rules.cards", format!("{}{ends}", unshuffled()).as_bytes());
    let run = play(&folder, TINA_AND_LORA, "discard\nname sun\n");
    let told = unbroken(&run);
    assert!(told.contains("rule \"Too long\" (rules.cards:"), "{}{}", run.out, run.err);
    assert!(told.ends_with("Nobody won. Tina has three points and Lora has three points."), "{told}");
}

#[test]
fn a_game_that_was_saved_before_its_first_decision_is_saved() {
    let folder = game();
    let run = play(&folder, &["--seed", "2", "--seats", "human"], "save\nquit\n");
    assert_eq!(run.out.matches("Saved. `cardwright play --resume market-2.json`").count(), 2, "{}", run.out);
    assert!(!run.out.contains("nothing is saved"), "{}", run.out);
}

#[test]
fn of_a_card_that_is_not_asked_for_it_is_said() {
    let (folder, is) = (game(), "Whenever an opponent discards a five, draw a card.");
    let asks = "Whenever this card enters play, you may put a stall card from your hand or the discard pile on the \
                bottom of the draw pile.";
    assert!(GOODS.contains(is));
    write(folder.path(), "goods.cards", GOODS.replace(is, asks).as_bytes());
    let told = unbroken(&play(&folder, TINA_AND_LORA, "play lantern\nwhy lantern\n"));
    assert!(told.contains("You can't put Lantern: it is not what card \"Lantern\" asks for."), "{told}");
}

#[test]
fn a_number_that_no_rule_of_the_variant_speaks_of_is_not_shown() {
    let folder = game();
    let shown = |game: &str| {
        let arguments = [game, "--players", "4", "--series", "--seats", "human", "--seed", "1"];
        play(&folder, &arguments, "").out
    };
    assert!(shown("Crazy Eights").contains("\n  target: 200\n"));
    assert!(!shown("Action Eights").contains("target"));
}

#[test]
fn of_what_can_not_be_used_now_it_is_said_why() {
    let is = "Whenever an opponent discards a five, draw a card.";
    for (least, now) in [
        ("two", "This does nothing now: what it asks for does not hold."),
        ("one", "This is done when whoever controls the card uses it."),
    ] {
        let folder = game();
        let offers =
            format!("Once during your turn, if you control {least} or more stalls, you may draw a card.");
        write(folder.path(), "goods.cards", GOODS.replace(is, &offers).as_bytes());
        let told = unbroken(&play(&folder, TINA_AND_LORA, "play lantern\nwhy lantern\n"));
        assert!(told.contains(now), "{told}");
    }
}
