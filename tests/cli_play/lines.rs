//! `cardwright play` line by line: what it shows, what it takes, and that no game is lost.

use super::cli_support::{Run, TempDir, folder, run_with, write};
use super::{game, unshuffled};

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
    let folder = game();
    let by_number = play(&folder, &["--seed", "2", "--first", "1"], "1\n");
    let option = by_number.out.lines().find_map(|line| line.strip_prefix("   1  ")).expect("an option");
    let by_words = play(&folder, &["--seed", "2", "--first", "1"], &format!("{option}\n"));
    assert_eq!(by_number.out, by_words.out);
}

#[test]
fn the_end_of_the_input_saves_the_game_and_says_how_to_go_on() {
    let folder = game();
    let run = play(&folder, &["--seed", "2", "--seats", "human"], "1\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(last_answer(&run).contains("cardwright play --resume cardwright-game.json"), "{}", run.out);
    let resumed = play(&folder, &["--resume", "cardwright-game.json"], "log\n");
    let whole = play(&folder, &["--seed", "2", "--seats", "human"], "1\nlog\n");
    assert_eq!(last_answer(&resumed), last_answer(&whole));
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let folder = game();
    let arguments = ["--seed", "5", "--seats", "human,random", "--first", "1"];
    let answers = "do nothing\n".repeat(60);
    let whole = play(&folder, &arguments, &answers);
    play(&folder, &arguments, "do nothing\ndo nothing\nquit\n");
    let resumed = play(&folder, &["--resume", "cardwright-game.json"], &answers);
    let end = |run: &Run| run.out.trim_end().lines().last().map(str::to_string);
    assert!(end(&whole).is_some_and(|line| line.contains("won")), "{}", whole.out);
    assert_eq!(end(&whole), end(&resumed));
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
    assert!(run.out.contains("is no record of a game"), "{}", run.out);
}

#[test]
fn a_save_of_other_cards_is_not_gone_on_with() {
    let folder = game();
    play(&folder, &["--seed", "2", "--seats", "human"], "1\n");
    write(folder.path(), "rules.cards", unshuffled().replace("three cards", "two cards").as_bytes());
    let run = play(&folder, &["--resume", "cardwright-game.json"], "");
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert!(run.err.contains("CW912") && run.err.contains("--anyway"), "{}", run.err);
    let run = play(&folder, &["--resume", "cardwright-game.json", "--anyway"], "");
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
    let page = include_str!("../../docs/playing.md");
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
    let run = run_with(folder.path(), &["why", "cardwright-game.json", "Night", "Watch"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let said = "You can't discard Night Watch: this turn allowed one card";
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
        told.contains("In turn 1 (Tina's turn begins) this did nothing: it works only"),
        "{told}\n{}",
        run.out
    );
    let told = story(&run, "card \"Lantern\" (goods.cards:45)");
    assert!(told.contains("Nothing that this waits for has happened yet."), "{told}\n{}", run.out);
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
    // It may have noticed already, and then takes no answer any more.
    let _ = input.write_all(b"table\n");
    let ended = child.wait_with_output().expect("the binary ends");
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success() && told.contains("Saved."), "{told}");
    let run = play(&folder, &["--resume", "cardwright-game.json"], "");
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
