//! Wrong uses, each with its own code, and right ones beside them.

use cardwright::analysis::analyze;
use cardwright::diagnostic::{Code, Severity};
use cardwright::source::Sources;

const GAME: &str = r#"
name = "Small"
players = { min = 2, max = 4 }
line = "RANK of COLOR, TYPE"
[attributes.rank]
values = [
  { name = "1", word = "one", plural = "ones", number = 1 },
  { name = "2", word = "two", plural = "twos", number = 2 },
]
[attributes.color]
values = ["red", "black"]
[attributes.type]
nouns = true
values = ["event", "asset"]
[zones."draw pile"]
order = "pile"
seen-by = "nobody"
start = "deck"
[zones."discard pile"]
order = "pile"
seen-by = "everyone"
[zones.hand]
owner = "player"
seen-by = "owner"
[zones."in play"]
owner = "player"
seen-by = "everyone"
in-play = true
[play]
event = { after = "bottom of the discard pile" }
asset = { enters = "in play" }
[ends]
turns = 100
"#;

const MAIN: &str = "phase \"main\"\n  Draw a card. You may play a card.\n\ncounter \"wish\"\n\ndefinition \"destroy\"\n  To destroy a card, put it on the bottom of the discard pile.\n";

/// What is wrong with a small game that has these blocks too.
fn codes(blocks: &str) -> Vec<(Code, String)> {
    let mut sources = Sources::default();
    sources.add("g/game.toml", GAME);
    sources.add("g/main.cards", MAIN);
    let file = sources.add("g/more.cards", blocks);
    let analysis = analyze(&sources, &[]);
    // A text of one sentence uses little of the game: that is warned of, and no mistake.
    analysis
        .diagnostics
        .iter()
        .filter(|item| item.severity() == Severity::Error)
        .map(|item| {
            let text = if item.place.file == file { sources.text(file) } else { "" };
            (item.code, text.get(item.place.span.range()).unwrap_or_default().to_string())
        })
        .collect()
}

fn event(text: &str) -> Vec<(Code, String)> {
    codes(&format!("card \"Test\"\n  1 of red, event\n\n  {text}\n"))
}

fn asset(text: &str) -> Vec<(Code, String)> {
    codes(&format!("card \"Test\"\n  1 of red, asset\n\n  {text}\n"))
}

fn rule(text: &str) -> Vec<(Code, String)> {
    codes(&format!("rule \"Test\"\n  {text}\n"))
}

fn one(code: Code, span: &str) -> Vec<(Code, String)> {
    vec![(code, span.to_string())]
}

const NONE: [(Code, String); 0] = [];

#[test]
fn nobody_is_you_in_a_rule() {
    assert_eq!(rule("Whenever a player draws a card, you win the game."), one(Code::NobodyIsYou, "you"));
}

#[test]
fn that_card_needs_a_card_before_it() {
    assert_eq!(event("Destroy that card."), one(Code::PointsAtNothing, "that card"));
}

#[test]
fn that_card_with_two_candidates_offers_a_name() {
    let text = "Choose a card from your hand. Choose a card in the discard pile. Destroy that card.";
    assert_eq!(event(text), one(Code::PointsAtTwo, "that card"));
}

#[test]
fn a_name_tells_two_cards_apart() {
    let text = "Choose a card from your hand. Call it the \"guest\". Choose a card in the discard pile. Put that card into your hand. Put the guest on top of the discard pile.";
    assert_eq!(event(text), NONE);
}

#[test]
fn it_is_one_card() {
    assert_eq!(event("Draw two cards. Put it on top of the discard pile."), one(Code::ItIsSeveral, "it"));
}

#[test]
fn they_needs_a_subject() {
    assert_eq!(event("Destroy an asset they control."), one(Code::TheyIsNobody, "they"));
}

#[test]
fn the_player_needs_to_say_which() {
    assert_eq!(event("The player draws a card."), one(Code::WhichOne, "The player"));
}

#[test]
fn the_rest_needs_cards() {
    assert_eq!(event("Put the rest on top of the discard pile."), one(Code::NoGroup, "the rest"));
}

#[test]
fn that_many_needs_a_number() {
    assert_eq!(event("Draw that many cards."), one(Code::NoNumber, "that many cards"));
}

#[test]
fn if_you_do_needs_a_may() {
    let found = event("Draw a card. If you do, draw a card.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NoMay]);
}

#[test]
fn otherwise_needs_an_if() {
    let found = event("Draw a card. Otherwise, draw two cards.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NoIf]);
}

#[test]
fn a_card_has_one_color() {
    assert_eq!(event("Discard a red black card."), one(Code::TwoValues, "black"));
}

#[test]
fn a_card_that_is_put_somewhere_says_where_it_is() {
    assert_eq!(event("Put a card on top of the discard pile."), one(Code::PlaceMissing, "a card"));
}

#[test]
fn a_draw_takes_any_card() {
    assert_eq!(event("Draw a red card."), one(Code::OnlyCards, "a red card"));
}

#[test]
fn that_color_needs_a_name() {
    assert_eq!(event("Discard a card of that color."), one(Code::NothingNamed, "color"));
}

#[test]
fn one_fewer_needs_a_substitution() {
    assert_eq!(event("Draw one fewer cards."), one(Code::AmountOutside, "one fewer cards"));
}

#[test]
fn cause_needs_a_substitution() {
    let found = event("An opponent of your choice causes you to draw a card.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::CauseOutside]);
}

#[test]
fn a_standing_text_of_an_event_needs_an_end() {
    let found = event("Opponents can't draw cards.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NeedsDuration]);
    assert_eq!(event("Opponents can't draw cards this turn."), NONE);
}

#[test]
fn an_event_can_not_wait() {
    let found = event("At the beginning of your turn, draw a card.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NeverHappens]);
    assert_eq!(event("At the beginning of your next turn, draw a card."), NONE);
}

#[test]
fn an_asset_says_when() {
    let found = asset("Draw a card.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NeverHappens]);
}

#[test]
fn an_event_enters_with_nothing() {
    let found =
        codes("card \"Test\"\n  1 of red, event\n  enters with two wish counters\n\n  Draw a card.\n");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::NeverEnters]);
}

#[test]
fn a_worth_table_covers_every_rank_once() {
    let gap = codes("scoring\n  A one is worth two points.\n");
    assert_eq!(gap.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::WorthGap]);
    let twice = codes(
        "scoring\n  A one is worth two points. A one is worth two points. Any other card is worth its rank.\n",
    );
    assert_eq!(twice.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::WorthTwice]);
    assert_eq!(codes("scoring\n  A one is worth two points. Any other card is worth its rank.\n"), NONE);
}

#[test]
fn a_hand_has_an_owner_and_a_pile_has_none() {
    assert_eq!(event("Shuffle the hand."), one(Code::Owner, "the hand"));
    assert_eq!(event("Shuffle your draw pile."), one(Code::Owner, "your draw pile"));
}

#[test]
fn a_hand_has_no_top() {
    assert_eq!(event("Reveal the top card of your hand."), one(Code::NoTop, "your hand"));
}

#[test]
fn a_substitution_without_instead_repeats_the_verb() {
    let found = asset("If you would draw one or more cards, you discard a card.");
    assert_eq!(found.iter().map(|(code, _)| *code).collect::<Vec<_>>(), [Code::ChangedVerb]);
    assert_eq!(asset("If you would draw one or more cards, you draw one more card."), NONE);
}

#[test]
fn nothing_can_be_done_with_no_cards() {
    assert_eq!(event("Discard no cards."), one(Code::NothingToDo, "no cards"));
}

#[test]
fn a_color_is_no_number() {
    assert_eq!(event("Draw cards equal to the color of this card."), one(Code::NotANumber, "color"));
}

#[test]
fn a_card_that_does_not_exist_is_reported() {
    assert_eq!(event("Discard a card named \"Tset\"."), one(Code::UnknownCardName, "\"Tset\""));
}

#[test]
fn a_sentence_that_could_not_be_read_is_no_reason_for_a_second_problem() {
    let found = event("You mya draw a card. If you do, draw a card.");
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn a_choice_where_nothing_is_chosen_is_refused() {
    assert_eq!(
        event("Destroy all assets of your choice."),
        one(Code::NothingChosen, "all assets of your choice")
    );
}

#[test]
fn an_empty_pile_is_for_events() {
    assert_eq!(event("Draw a card from an empty draw pile."), one(Code::PlaceWord, "an empty draw pile"));
}

#[test]
fn what_is_done_at_the_end_of_this_turn_waits_on_an_event() {
    assert_eq!(event("Draw a card. At the end of this turn, discard a card."), NONE);
}
