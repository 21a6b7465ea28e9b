//! Lines of scenarios that would be met whatever the cards say, or come to nothing.

use crate::small_set::{harbour, harbour_of};
use crate::support::run;

fn passes(lines: &str) {
    let run = run(harbour("", lines).path(), &["test"]);
    assert_eq!(run.code, 0, "{lines}\n{}{}", run.out, run.err);
}

/// A scenario for Ana and Ben fails, and these words are told.
fn fails(lines: &str, words: &str) {
    let run = run(harbour("", lines).path(), &["test"]);
    assert_eq!(run.code, 1, "{lines}\n{}{}", run.out, run.err);
    let told = format!("{}{}", run.out, run.err);
    assert!(told.contains(words), "{lines}\n{told}");
}

#[test]
fn a_card_that_is_elsewhere_is_not_refused() {
    for (line, words) in [
        ("Ana can't play Castle", "happened: Castle is in the draw pile, so this shows nothing about it\n"),
        ("Ana can't discard Castle", "happened: Castle is in the draw pile, so"),
        ("Ana isn't offered to play Castle", "happened: Castle is in the draw pile, so"),
        ("Ana can't play Trade", "happened: Trade is in Ben's hand, so"),
        ("Ana can't use Captive Jinni", "happened: Captive Jinni is in the draw pile, so"),
    ] {
        let given = "Castle is on top of the draw pile\n  Captive Jinni is at the bottom of the draw pile";
        fails(&format!("{given}\n  Ben holds Trade\n  then\n    {line}"), words);
    }
    passes("Ana holds Death\n  then\n    Ana can't play Death");
    passes("Ben controls Captive Jinni\n  then\n    Ana can't use Captive Jinni");
}

#[test]
fn what_nobody_asks_is_not_refused() {
    let said = "happened: nobody is asked anything, so there is nothing to be refused";
    for line in ["Ana can't decline", "Ana can't choose Castle", "Ana can't name blue"] {
        fails(&format!("Ana holds Castle\n  then\n    {line}"), said);
    }
    passes("Ana holds Castle\n  then\n    Ana is asked nothing");
    let angel = "Ana controls Angel of Hope\n\n  when Ana's turn begins\n  then\n    Ana can choose Ben";
    let asked = "happened: Ana is asked to choose from Ana, Ben, and nothing of that kind\n";
    for line in ["Ana can't choose Castle", "Ana can't name blue", "Ana can't choose \"drwa two cards\""] {
        fails(&format!("{angel}\n    {line}"), asked);
    }
    let later = "before it is answered: Ana chooses Ana\n";
    fails(
        &format!("{angel}\n    Ana can't discard Castle").replace("Hope\n", "Hope\n  Ana holds Castle\n"),
        later,
    );
    fails(
        &format!("{angel}\n    Ben can't choose Ana"),
        "happened: Ana is asked to choose from Ana, Ben, so",
    );
    passes(&format!("{angel}\n    Ana can't decline\n    Ana can't choose the third one"));
}

#[test]
fn words_that_can_not_be_chosen_are_words_of_the_card_that_asks() {
    let cards = "card \"Pier\"
  2 of moon, event

  You may choose one: destroy an asset you control; draw two cards; or draw three cards.
";
    let given = "Ana holds Pier and Castle\n\n  when Ana plays Pier";
    let line = |words: &str| {
        format!(
            "{given}\n    Ana accepts\n  then\n    Ana can choose \"draw two cards\"\n    Ana can't choose \"{words}\""
        )
    };
    let tested = |words: &str| run(harbour(cards, &line(words)).path(), &["test"]);
    let told = tested("drwa two cards");
    assert!(told.out.contains("and nothing of that kind"), "{}{}", told.out, told.err);
    let told = tested("draw two cards");
    assert!(told.out.contains("happened: Ana can\n"), "{}{}", told.out, told.err);
}

#[test]
fn whoever_is_named_wins_alone() {
    let shared = "Ana holds 3 cards
  Ben holds 3 cards
  the draw pile is empty

  when Ben's turn begins
  then
    ";
    fails(&format!("{shared}Ana wins the game"), "happened: Ana and Ben win the game\n");
    passes(&format!("{shared}Ana and Ben win the game\n    Ben and Ana win the game"));
    let alone = shared.replace("Ben holds 3", "Ben holds 4");
    passes(&format!("{alone}Ana wins the game\n    Ben doesn't win the game"));
    fails(&format!("{alone}Ana and Ben win the game"), "happened: Ana wins the game\n");
}

#[test]
fn the_turn_of_one_player_is_not_that_of_another() {
    for (turn, when, right) in [
        ("it is Ana's turn", "Ben plays Castle", "it is Ben's turn"),
        ("it is Ana's turn", "Ben's turn begins", "it is Ben's turn"),
        ("it is Ana's main phase", "Ben discards Castle", "it is Ben's main phase"),
    ] {
        let scenario =
            |turn: &str| format!("Ben holds Castle\n  {turn}\n\n  when {when}\n  then\n    the game goes on");
        let folder = harbour("", &scenario(turn));
        let told = run(folder.path(), &["check"]).out;
        assert!(told.contains("CW815"), "{told}");
        assert!(told.contains("It is Ana's turn, and what is done first is of Ben's turn."), "{told}");
        assert!(told.contains(&format!("Write it like this: {right}\n")), "{told}");
        assert_eq!(run(harbour("", &scenario(right)).path(), &["check"]).code, 0, "{right}");
    }
    let ended = "when Ana's turn ends\n    Ben plays Castle\n  then\n    Ben controls Castle";
    passes(&format!("Ben holds Castle\n  it is Ana's turn\n\n  {ended}"));
    passes(
        "Ben controls Captive Jinni\n  it is Ana's turn\n\n  when Ana passes\n  then\n    it is Ben's turn",
    );
}

#[test]
fn counters_lie_on_a_card_in_play() {
    let line = "then\n    Captive Jinni has no wish counters";
    fails(
        &format!("Captive Jinni is on top of the draw pile\n  {line}"),
        "happened: Captive Jinni is in the draw pile, and counters lie on cards in play\n",
    );
    passes(&format!("Ana controls Captive Jinni\n  Captive Jinni has no wish counters\n  {line}"));
}

/// With five players there are two of each card.
#[test]
fn counters_on_one_of_several_copies_are_nobodys_guess() {
    let five = |lines: &str| {
        let folder = harbour_of("Ana, Ben, Cem, Dora and Eli", "", &lines.replace("\n", "\n  "));
        let run = run(folder.path(), &["test"]);
        (run.code, run.out)
    };
    let both = "Ana controls Captive Jinni\nBen controls Captive Jinni";
    let (code, told) = five(&format!("{both}\nCaptive Jinni has 2 wish counters\nthen\nthe game goes on"));
    assert!(code == 1 && told.contains("CW815"), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("\"Captive Jinni\" is in play 2 times, and this does not say which"), "{told}");
    let (code, told) = five(&format!("{both}\nthen\nCaptive Jinni has 6 wish counters"));
    let each = "happened: Captive Jinni is in play under Ana's control with 3 wish counters and \
        in play under Ben's control with 3 wish counters, and this line does not say which of them it means\n";
    assert!(code == 1 && told.contains(each), "{told}");
    let one = "Ana controls Captive Jinni\nBen holds Captive Jinni\nCaptive Jinni has 2 wish counters";
    let (code, told) = five(&format!("{one}\nthen\nCaptive Jinni has 2 wish counters"));
    assert_eq!(code, 0, "{told}");
}
