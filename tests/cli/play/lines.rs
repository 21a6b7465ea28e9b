//! `cardwright play` line by line: what it shows, what it takes, and that no game is lost.

use super::{game, unshuffled};
use crate::support::{Run, TempDir, folder, read, run_with, write};

fn play(folder: &TempDir, arguments: &[&str], input: &str) -> Run {
    let arguments: Vec<&str> = ["play"].iter().chain(arguments).copied().collect();
    run_with(folder.path(), &arguments, input)
}

/// Everything after the last prompt.
fn last_answer(run: &Run) -> &str {
    run.out.rsplit("> ").next().unwrap_or(&run.out)
}

#[test]
fn computer_players_play_a_game_to_its_end() {
    let run = play(&game(), &["--seats", "random", "--seed", "4"], "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let end = run.out.trim_end().lines().last();
    assert!(end.is_some_and(|line| line.contains(" won")), "{}", run.out);
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    let played = || play(&game(), &["--seed", "11"], "1\n1\n1\n1\n").out;
    assert_eq!(played(), played());
}

#[test]
fn a_person_chooses_by_number_and_by_words() {
    let by_number = play(&game(), &["--seed", "2", "--first", "1"], "1\n");
    let option = by_number.out.lines().find_map(|line| line.strip_prefix("   1  ")).expect("an option");
    let by_words = play(&game(), &["--seed", "2", "--first", "1"], &format!("{option}\n"));
    assert_eq!(by_number.out, by_words.out);
}

#[test]
fn whoever_was_agreed_on_takes_the_first_turn_and_nobody_else_is_said_to() {
    let folder = game();
    let begins = "setup\n  The player on the dealer's left takes the first turn. ";
    write(folder.path(), "rules.cards", unshuffled().replacen("setup\n  ", begins, 1).as_bytes());
    for first in ["1", "2"] {
        let run = play(&folder, &["--seed", "2", "--seats", "first", "--first", first], "");
        let told: Vec<&str> = run.out.lines().filter(|line| line.contains("takes the first turn")).collect();
        assert_eq!(told, [format!("  Player {first} takes the first turn.")], "{}", run.out);
        let begun = run.out.lines().find(|line| line.contains("'s turn begins"));
        assert_eq!(begun, Some(format!("  Player {first}'s turn begins.").as_str()));
    }
}

#[test]
fn the_end_of_the_input_saves_the_game_and_says_how_to_go_on() {
    let folder = game();
    let run = play(&folder, &["--seed", "2", "--seats", "human"], "1\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(last_answer(&run).contains("cardwright play --resume market-2.json"), "{}", run.out);
    let resumed = play(&folder, &["--resume", "market-2.json"], "log\n");
    let whole = play(&game(), &["--seed", "2", "--seats", "human"], "1\nlog\n");
    assert_eq!(last_answer(&resumed), last_answer(&whole));
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let folder = game();
    let arguments = ["--seed", "5", "--seats", "human,random", "--first", "1"];
    let answers = "do nothing\n".repeat(60);
    let whole = play(&folder, &arguments, &answers);
    play(&folder, &arguments, "do nothing\ndo nothing\nquit\n");
    let resumed = play(&folder, &["--resume", "market-5.json"], &answers);
    let end = |run: &Run| run.out.trim_end().lines().last().map(str::to_string);
    assert!(end(&whole).is_some_and(|line| line.contains("won")), "{}", whole.out);
    assert_eq!(end(&whole), end(&resumed));
}

#[test]
fn a_second_game_never_lands_on_the_first() {
    let folder = game();
    let arguments = ["--seed", "2", "--seats", "human"];
    play(&folder, &arguments, "1\n");
    let first = read(folder.path(), "market-2.json");
    let second = play(&folder, &arguments, "2\n");
    assert!(last_answer(&second).contains("--resume market-2-2.json"), "{}", second.out);
    assert_eq!(read(folder.path(), "market-2.json"), first);
    let named = play(&folder, &["--save", "market-2.json"], "1\n");
    assert!(named.code == 2 && named.err.contains("is a saved game already"), "{}", named.err);
    let saved = play(&folder, &["--seed", "3", "--first", "1"], "save market-2.json\n");
    assert!(saved.out.contains("is not this game"), "{}", saved.out);
    assert_eq!(read(folder.path(), "market-2.json"), first);
}

#[test]
fn the_newest_save_is_gone_on_with_and_the_others_are_named() {
    let folder = game();
    let nothing = play(&folder, &["--resume"], "");
    assert!(nothing.code == 2 && nothing.err.contains("No game is saved here."), "{}", nothing.err);
    for seed in ["2", "3"] {
        play(&folder, &["--seed", seed, "--seats", "human"], "1\n");
    }
    let old = std::fs::File::options().write(true).open(folder.path().join("market-3.json"));
    old.expect("a save").set_modified(std::time::SystemTime::UNIX_EPOCH).expect("a time can be set");
    let run = play(&folder, &["--resume"], "");
    assert!(run.out.starts_with("Going on with market-2.json (Market, turn 1).\n"), "{}", run.out);
    assert!(run.out.contains("  market-3.json (Market, turn 1)\n"), "{}", run.out);
}

#[test]
fn a_save_of_a_game_that_ends_is_no_save_any_more() {
    let folder = game();
    let answers = format!("discard\nname moon\nsave\n{}", "do nothing\n".repeat(60));
    let run = play(&folder, &["--seed", "5", "--seats", "human,random", "--first", "1"], &answers);
    assert!(run.out.trim_end().contains(" won"), "{}", run.out);
    assert_eq!(play(&folder, &["--resume"], "").code, 2);
    let replay = run_with(folder.path(), &["replay", "market-5.json"], "");
    assert!(replay.code == 0 && replay.out.contains(" won"), "{}{}", replay.out, replay.err);
}

#[test]
fn a_newcomer_is_told_who_they_are_how_one_wins_and_what_a_turn_is() {
    let run = play(&game(), TINA_AND_LORA, "");
    for part in [
        "You are Tina. Lora is a computer player (first).",
        "Out of cards: As soon as a player has no cards in hand, that player wins the",
        "Its phases are beginning and main.",
        "Matches: A card matches if it is a five,",
        "Suit: ☀ sun, ☾ moon, ◉ eye.",
        "cardwright rules \"Market\"",
    ] {
        assert!(run.out.contains(part), "{part}:\n{}", run.out);
    }
}

#[test]
fn a_question_says_what_its_answer_is_for() {
    let run = play(&game(), TINA_AND_LORA, "play night watch\nnothing\n");
    let asked =
        "Tina: Night Watch: choose a player\n  \"a player of your choice draws a card\"\n   1  Tina\n";
    assert!(run.out.contains(asked), "{}", run.out);
}

#[test]
fn copies_that_cant_be_told_apart_are_one_line() {
    let run = play(&game(), TINA_AND_LORA, "");
    let of_watch: Vec<&str> = run.out.lines().filter(|line| line.contains("  play Night Watch")).collect();
    assert!(matches!(of_watch.as_slice(), [one] if one.ends_with("play Night Watch (2)")), "{}", run.out);
}

#[test]
fn what_may_be_done_is_asked_with_what_comes_of_it() {
    let folder = game();
    let goods = super::GOODS.replace(
        "a player of your choice draws a card.",
        "you may destroy this card. If you do, draw a card. Each opponent draws a card.",
    );
    write(folder.path(), "goods.cards", goods.as_bytes());
    let run = play(&folder, TINA_AND_LORA, "play night watch\nnothing\nwhy night watch\nno\n");
    assert!(run.out.contains("\"you may destroy this card. If you do, draw a card\""), "{}", run.out);
    assert!(run.out.contains("Tina chooses not to destroy Night Watch."), "{}", run.out);
    // All of the ability is told, not its first sentence alone.
    let told = story(&run, "card \"Night Watch\"");
    assert!(told.contains("Each opponent draws"), "{told}");
}

#[test]
fn what_is_done_for_each_is_asked_with_the_one_it_is_done_for() {
    let asked = |text: &str| {
        let folder = game();
        let goods = super::GOODS.replace("a player of your choice draws a card.", text);
        write(folder.path(), "goods.cards", goods.as_bytes());
        play(&folder, TINA_AND_LORA, "play night watch\nnothing\nno\nno\nno\n").out
    };
    let suits = asked("for each suit, you may draw a card.");
    for suit in ["sun", "moon", "eye"] {
        assert!(suits.contains(&format!("Tina: Night Watch: do it for {suit}?\n")), "{suit}:\n{suits}");
    }
    let cards = asked("for each card in your hand, you may draw a card.");
    assert!(cards.contains("Night Watch: do it for Lantern?\n"), "{cards}");
    let hidden = asked("for each card in each opponent's hand, you may draw a card.");
    assert!(hidden.contains("Night Watch: draw a card?\n"), "{hidden}");
    let players = asked("for each player, you may draw a card.");
    let [own, other] =
        ["draw a card?", "do it for Lora?"].map(|asked| format!("Tina: Night Watch: {asked}\n"));
    assert!(players.contains(&own) && players.contains(&other), "{players}");
}

#[test]
fn the_end_is_told_with_the_rule_that_brought_it() {
    let folder = game();
    write(folder.path(), "rules.cards", unshuffled().replace("three cards", "one card").as_bytes());
    let run = play(&folder, TINA_AND_LORA, "discard\n");
    let end = "rule \"Out of cards\" (rules.cards:24): As soon as a player has no cards in hand,\n  that player wins the game.\nTina won. That is you!\n";
    assert!(run.out.ends_with(end), "{}", run.out);
}

#[test]
fn seats_and_agents_are_two_names_for_the_same() {
    let folder = game();
    let run = play(&folder, &["--agents", "random", "--seed", "4"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let wrong = play(&folder, &["--agents", "rondom"], "");
    assert!(
        wrong.err.contains("cardwright play --agents rondom") && wrong.err.contains("──"),
        "{}",
        wrong.err
    );
    let run = run_with(folder.path(), &["simulate", "--games", "2", "--seats", "first"], "");
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_choice_is_taken_back_where_nothing_was_seen_since() {
    let folder = game();
    let run = play(&folder, &["--seed", "3", "--first", "1"], "discard\nundo\nlog\n");
    assert!(run.out.contains("The last choice is taken back."), "{}", run.out);
    assert!(!last_answer(&run).contains("Player 1 discards"), "{}", run.out);
}

#[test]
fn a_card_that_was_drawn_stays_drawn() {
    let folder = game();
    // Tina holds nothing that draws, unless Lantern is a spell that does.
    let spell = super::GOODS.replace("5 of sun, stall", "5 of sun, spell");
    let spell = spell.replace("Whenever an opponent discards a five, draw", "Draw");
    write(folder.path(), "goods.cards", spell.as_bytes());
    let run = play(&folder, &["--seed", "2", "--first", "1"], "play lantern\nundo\n");
    assert!(run.out.contains("can't be taken back: a hidden card was seen"), "{}", run.out);
}

#[test]
fn why_names_what_would_be_needed_and_where_that_is_said() {
    let run = play(&game(), &["--seed", "3", "--first", "1"], "why night watch\n");
    let said = "You can't discard Night Watch: sun is needed.";
    assert!(run.out.contains(said), "{}", run.out);
    assert!(run.out.contains("definition \"matches\" (rules.cards:10)"), "{}", run.out);
}

#[test]
fn why_names_what_keeps_a_card_from_where_it_would_go() {
    let folder = game();
    let goods = super::GOODS.replace(
        "a player of your choice draws a card.",
        "put any number of cards from your hand on the bottom of the draw pile.",
    );
    write(folder.path(), "goods.cards", goods.as_bytes());
    let bright = "rule \"Bright\"\n  Cards named \"Lantern\" can't be put on the bottom of the draw pile.\n";
    write(folder.path(), "rules.cards", format!("{}\n{bright}", unshuffled()).as_bytes());
    let run = play(&folder, TINA_AND_LORA, "play night watch\nnothing\nwhy lantern\n");
    assert!(run.out.contains("   1  Night Watch\n   2  none\n"), "{}", run.out);
    assert!(run.out.contains("You can't put Lantern"), "{}", run.out);
    assert!(run.out.contains("rule \"Bright\" (rules.cards:"), "{}", run.out);
}

#[test]
fn an_unclear_answer_changes_nothing_and_says_what_can_be_written() {
    let run = play(&game(), &["--seed", "2", "--first", "1"], "dance\n99\n\u{1b}[A\n");
    assert_eq!(run.out.matches("Write a number from 1 to").count(), 3, "{}", run.out);
}

#[test]
fn a_save_never_lands_on_something_else() {
    let folder = game();
    let run = play(&folder, &["--seed", "2", "--save", "rules.cards"], "1\n");
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    let run = play(&folder, &["--seed", "2", "--first", "1"], "save rules.cards\n");
    assert!(run.out.contains("is not this game"), "{}", run.out);
}

#[test]
fn a_save_of_other_cards_is_not_gone_on_with() {
    let folder = game();
    play(&folder, &["--seed", "2", "--seats", "human"], "1\n");
    write(folder.path(), "rules.cards", unshuffled().replace("three cards", "two cards").as_bytes());
    let run = play(&folder, &["--resume", "market-2.json"], "");
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert!(run.err.contains("CW912") && run.err.contains("--anyway"), "{}", run.err);
    // What the file says is for programs.
    assert!(run.err.contains("Changed since: setup") && !run.err.contains("\"program\""), "{}", run.err);
    let run = play(&folder, &["--resume", "--anyway"], "");
    assert!(
        !run.err.contains("CW912") && run.out.contains("The game goes on with the new texts."),
        "{}",
        run.out
    );
}

#[test]
fn seats_that_nobody_can_take_are_refused() {
    let folder = game();
    for (arguments, code) in [
        (&["--seats", "human,robot"][..], "CW905"),
        (&["--players", "3", "--seats", "human,random"], "CW906"),
        (&["--names", "Tina,Tina"], "CW906"),
        (&["--first", "Zoe"], "CW909"),
    ] {
        let run = play(&folder, arguments, "");
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.out);
        assert!(run.err.contains(code), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn names_are_used_and_found_again() {
    let folder = game();
    let run = play(&folder, &["--names", "Tina,Lora", "--first", "lora", "--seats", "human"], "quit\n");
    assert!(run.out.contains("Lora: What do you do?"), "{}", run.out);
}

#[test]
fn the_commands_of_the_page_about_playing_work() {
    let page = include_str!("../../../docs/playing.md");
    let folder = game();
    let fences = page.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(""));
    let commands: Vec<&str> = fences.flat_map(str::lines).collect();
    assert!(commands.len() >= 6);
    for command in commands {
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let run = run_with(folder.path(), &words, "");
        assert_eq!(run.code, 0, "{command}: {}{}", run.out, run.err);
    }
}

#[test]
fn without_a_command_and_a_terminal_computer_players_show_a_game() {
    let run = run_with(game().path(), &[], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("Market, seed ") && run.out.contains(" won"), "{}", run.out);
}

#[test]
fn why_answers_for_a_saved_game() {
    let folder = game();
    play(&folder, &["--seed", "3", "--first", "1"], "discard lantern\nname moon\nquit\n");
    let run = run_with(folder.path(), &["why", "market-3.json", "Night", "Watch"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let said = "You can't discard Night Watch: you have already discarded a card this turn";
    assert!(run.out.contains(said), "{}", run.out);
}

/// What is told of an ability after its sentence.
fn story<'r>(run: &'r Run, place: &str) -> &'r str {
    let (_, after) = run.out.split_once(place).unwrap_or_else(|| panic!("{place}:\n{}", run.out));
    after.split("\n> ").next().unwrap_or(after)
}

const TINA_AND_LORA: &[&str] =
    &["--seats", "human,first", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];

#[test]
fn why_tells_when_an_ability_took_effect() {
    let run = play(&game(), TINA_AND_LORA, "play night watch\nnothing\nlora\nwhy night watch\n");
    let told = story(&run, "card \"Night Watch\" (goods.cards:51)");
    assert!(told.contains("In turn 3 this took effect."), "{told}\n{}", run.out);
}

#[test]
fn why_tells_why_an_ability_did_nothing() {
    let run = play(&game(), TINA_AND_LORA, "why night watch\nplay lantern\nwhy lantern\n");
    let told = story(&run, "card \"Night Watch\"");
    assert!(
        told.contains("This does nothing now: it works only while the card is in play."),
        "{told}\n{}",
        run.out
    );
    let told = story(&run, "card \"Lantern\" (goods.cards:45)");
    assert!(told.contains("Nothing that this waits for has happened yet."), "{told}\n{}", run.out);
}

#[test]
fn why_names_no_card_that_the_player_does_not_see() {
    let folder = game();
    let forbids = "  3 copies\n\n  While this card is in your hand, opponents can't play stalls.\n";
    write(folder.path(), "goods.cards", super::GOODS.replace("  3 copies\n", forbids).as_bytes());
    let run = play(&folder, TINA_AND_LORA, "why night watch\n");
    assert!(run.out.contains("can't play Night Watch: a card that you don't see says so"), "{}", run.out);
}

#[test]
fn why_tells_what_an_ability_waits_for_instead() {
    let folder = game();
    write(
        folder.path(),
        "goods.cards",
        super::GOODS.replace("opponent discards a five", "opponent discards a four").as_bytes(),
    );
    let run = play(&folder, TINA_AND_LORA, "play lantern\nnothing\nwhy lantern\n");
    let told = story(&run, "card \"Lantern\" (goods.cards:45)");
    assert!(
        told.contains("(Lora discards Lantern) this did nothing: that is not a card it"),
        "{told}\n{}",
        run.out
    );
}

#[test]
fn why_tells_nothing_of_a_card_that_was_not_seen() {
    let folder = game();
    let goods = super::GOODS.replace("opponent discards a five", "opponent draws a five");
    let goods = goods.replace("a player of your choice draws", "each opponent draws");
    write(folder.path(), "goods.cards", goods.as_bytes());
    let seats = ["--seats", "human", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];
    let answers = "play night\nnothing\nnothing\nplay lantern\nnothing\nnothing\nwhy lantern\n";
    let run = play(&folder, &seats, answers);
    // Lora drew a card of another rank, which Tina can't know.
    assert_eq!(run.out.matches("Lora draws a card.").count(), 2, "{}", run.out);
    let told = story(&run, "Whenever an opponent draws a five, draw a card.");
    assert!(told.contains("Nothing that this waits for has happened yet."), "{told}\n{}", run.out);
}

/// Tina may reveal a card of her hand if she has one of a kind, and Lora asks afterwards.
#[test]
fn why_tells_others_what_the_log_tells_them() {
    let folder = game();
    let asks = "Whenever you draw a card, if you have a stall card in hand, you may reveal a stall card from your hand.";
    let goods = super::GOODS.replace("Whenever an opponent discards a five, draw a card.", asks);
    let goods = goods.replace("a player of your choice draws a card", "draw a card");
    write(folder.path(), "goods.cards", goods.as_bytes());
    let seats = ["--seats", "human", "--names", "Tina,Lora", "--first", "1", "--seed", "1"];
    let why = |answer: &str| {
        let answers = format!(
            "play night\nnothing\nnothing\nplay lantern\nnothing\nnothing\n{answer}\nwhy lantern\nnothing\nwhy lantern\n"
        );
        let out = play(&folder, &seats, &answers).out;
        let (before, after) = out.rsplit_once("Now it is up to Lora.").expect("she is next");
        (before.to_string(), after.to_string())
    };
    let acted = "In turn 5 this took effect.";
    let unseen = "What this does hangs on cards that you don't see.";
    let (tina, lora) = why("no");
    assert!(tina.contains(acted), "{tina}");
    assert!(!lora.contains(acted) && lora.contains(unseen), "{lora}");
    let (tina, lora) = why("yes");
    assert!(tina.contains(acted), "{tina}");
    assert!(lora.contains(acted) && !lora.contains(unseen), "{lora}");
}

#[test]
fn why_tells_what_became_of_a_rule() {
    let run = play(
        &game(),
        TINA_AND_LORA,
        "discard lantern\nmoon\nwhy fives are wild\nwhy discards match\nwhy out of cards\n",
    );
    let told = story(&run, "rule \"Fives are wild\" (rules.cards:21)");
    assert!(told.contains("In turn 1 this took effect."), "{told}\n{}", run.out);
    let told = story(&run, "rule \"Discards match\" (rules.cards:18)");
    assert!(told.contains("This holds now."), "{told}\n{}", run.out);
    let told = story(&run, "rule \"Out of cards\" (rules.cards:25)");
    assert!(told.contains("This does nothing now: what it asks for does not hold."), "{told}\n{}", run.out);
}

#[test]
fn changed_files_are_checked_and_taken_over_while_playing() {
    use std::io::{BufRead as _, BufReader, Write as _};
    let folder = game();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(["play", "--seed", "3", "--first", "1"])
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("is piped");
    let mut output = BufReader::new(child.stdout.take().expect("is piped"));
    // What is written before the files change has to be read first: it shows that they were read.
    let mut heading = String::new();
    output.read_line(&mut heading).expect("a heading");
    let mut answer = |text: &str, answer: &str| {
        write(folder.path(), "rules.cards", text.as_bytes());
        input.write_all(answer.as_bytes()).expect("takes the answer");
    };
    answer(&unshuffled().replace("wins the game", "wins the gaem"), "why\n");
    let mut told = String::new();
    while !told.contains("as they were") {
        assert_ne!(output.read_line(&mut told).expect("more to read"), 0, "{told}");
    }
    assert!(told.contains("they have problems"), "{told}");
    answer(&unshuffled().replace("rule \"Empty\"", "rule \"Nothing left\""), "reload\n");
    drop(input);
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut output, &mut rest).expect("the rest");
    assert!(rest.contains("The game goes on with the new texts."), "{rest}");
    child.wait().expect("the binary ends");
}

#[test]
fn a_reader_who_goes_away_loses_no_game() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};
    let folder = game();
    let mut child = Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .arg("play")
        .args(TINA_AND_LORA)
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("is piped");
    input.write_all(b"discard lantern\n").expect("takes the answer");
    let mut lines = BufReader::new(child.stdout.take().expect("is piped")).lines();
    let asked = lines.find(|line| line.as_ref().is_ok_and(|line| line.contains("name a suit")));
    assert!(asked.is_some(), "the suit is asked for");
    drop(lines);
    // Another test that starts a program just now may keep the other end open for a moment.
    while input.write_all(b"table\n").is_ok() {}
    let ended = child.wait_with_output().expect("the binary ends");
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success() && told.contains("Saved."), "{told}");
    let run = play(&folder, &["--resume", "market-1.json"], "");
    assert!(run.out.contains("Tina discards Lantern."), "{}", run.out);
}

#[test]
fn pages_commands_and_codes_are_explained() {
    let folder = folder(&[]);
    for (topic, part) in [("playing", "Line by line"), ("play", "--seats"), ("cw909", "--first")] {
        let run = run_with(folder.path(), &["help", topic], "");
        assert_eq!(run.code, 0, "{topic}: {}", run.err);
        assert!(run.out.contains(part), "{topic}: {}", run.out);
    }
    let wrong = run_with(folder.path(), &["help", "langauge"], "");
    assert!(wrong.code == 2 && wrong.err.contains("Did you mean \"language\"?"), "{}", wrong.err);
}

#[test]
fn the_binary_writes_completions_and_a_manual_and_names_the_language() {
    let folder = folder(&[]);
    let out = |words: &[&str]| run_with(folder.path(), words, "").out;
    assert!(out(&["completions", "bash"]).contains("simulate"));
    assert!(out(&["man"]).starts_with(".ie") || out(&["man"]).contains(".TH cardwright"));
    assert!(out(&["man", "check"]).contains(".TH cardwright-check"), "{}", out(&["man", "check"]));
    assert!(out(&["--version"]).contains("language version 1"));
}
