//! What the one who is asked can't see does not decide whether they are asked.

use crate::small_set::{passes, set};

/// Cards with these texts, and what comes of them where Ben's hand has what they ask for, and where it has not.
const CARDS: [(&str, &str); 6] = [
    (
        "Take",
        "Choose an opponent. You may put a blue card from that opponent's hand into your hand. If you do, draw a card.",
    ),
    ("Drop", "Choose an opponent. You may discard a random card from that opponent's hand."),
    (
        "Swap",
        "Choose an opponent. You may exchange a card from your hand and a blue card from that opponent's hand. If you do, draw a card.",
    ),
    (
        "Show",
        "Choose an opponent. You may reveal a blue card from that opponent's hand. If you do, draw a card.",
    ),
    (
        "Either",
        "Choose an opponent. Choose one: put a blue card from that opponent's hand into your hand, or draw a card.",
    ),
    (
        "Peek",
        "Choose an opponent. Look at all cards in that opponent's hand. You may put a blue card from that opponent's hand into your hand.",
    ),
];

fn scenario(name: &str, ben: &str, card: &str, told: &str) -> String {
    format!(
        "scenario \"{name}\"
  players Ana, Ben and Cem
  Ana holds {card}, Castle and no other cards
  Ben holds {ben}
  the discard pile is Lady of the Lake

  when Ana plays {card}
    Ana chooses Ben
{told}

"
    )
}

#[test]
fn a_hidden_hand_does_not_tell_by_what_is_offered() {
    let (nothing, one) = ("Ferocity, Tempest and no other cards", "Changeling, Tempest and no other cards");
    let accepts = |ana: u8, ben: u8| {
        format!("    Ana accepts\n  then\n    Ana holds {ana} cards\n    Ben holds {ben} cards")
    };
    let mut all = String::new();
    for card in ["Take", "Swap", "Show", "Drop"] {
        all.push_str(&scenario(&format!("{card}, and there is none"), nothing, card, &accepts(1, 2)));
    }
    all.push_str(&scenario("Take, and there is one", one, "Take", &accepts(3, 1)));
    all.push_str(&scenario("Swap, and there is one", one, "Swap", &accepts(2, 2)));
    all.push_str(&scenario("Show, and there is one", one, "Show", &accepts(2, 2)));
    all.push_str(&scenario(
        "Either, and there is none",
        nothing,
        "Either",
        "    Ana chooses the first one\n  then\n    Ana holds 1 card\n    Ben holds 2 cards",
    ));
    // What was looked at is known.
    let is_not_asked = "  then\n    Ana holds Castle\n    Ben holds 2 cards";
    all.push_str(&scenario("Peek, and there is none", nothing, "Peek", is_not_asked));
    passes(&set(&CARDS, &all));
}

/// Whoever sees the refusal does not learn by it what is held either.
#[test]
fn a_refusal_is_told_either_way() {
    let refuses =
        "    Ana declines\n  then\n    Cem's log says \"chooses not\"\n    Ben's log says \"chooses not\"";
    let mut all = scenario("there is none", "Ferocity, Tempest and no other cards", "Take", refuses);
    all.push_str(&scenario("there is one", "Changeling, Tempest and no other cards", "Take", refuses));
    passes(&set(&CARDS, &all));
}

/// Whoever has none is offered nothing, whatever it is to have in common with cards that nobody sees.
#[test]
fn what_hangs_on_hidden_cards_is_offered_for_cards_that_are_there() {
    let alike = "that shares a suit with a card in that opponent's hand";
    let share = format!("You may put a king from your hand {alike} on the bottom of the draw pile.");
    let two = share.replace("a king from your hand that shares", "two cards from your hand that share");
    let raze = format!("You may destroy an asset you control {alike}.");
    let either = format!(
        "Choose one: put a king from your hand {alike} on the bottom of the draw pile; or draw two cards."
    );
    let texts = [("Share", share), ("Two", two), ("Raze", raze), ("Either", either)];
    let texts = texts.map(|(name, words)| (name, format!("Choose an opponent. {words}")));
    let asked = |card: &str, ana: &str, told: &str| {
        format!(
            "scenario \"{card} and {ana}\"
  players Ana, Ben and Cem
  Ana holds {card}, {ana} and no other cards
  Ben holds Ferocity, Tempest and no other cards

  when Ana plays {card}
    Ana chooses Ben
  then
    {told}

"
        )
    };
    let mut all = String::new();
    for card in ["Share", "Two", "Raze", "Either"] {
        all.push_str(&asked(card, "Castle", "Ana is asked nothing"));
    }
    for (card, ana) in [("Share", "Devious Dragon"), ("Two", "Castle, Changeling")] {
        all.push_str(&asked(card, ana, "Ana is asked yes or no"));
    }
    let first = format!("put a king from your hand {alike} on the bottom of the draw pile");
    let chooses = format!("Ana is asked to choose from \"{first}\" and \"draw two cards\"");
    all.push_str(&asked("Either", "Devious Dragon", &chooses));
    let texts = texts.each_ref().map(|(name, words)| (*name, words.as_str()));
    passes(&set(&texts, &all));
}

/// Of several things to do each can be chosen that others may begin, for all that everybody sees.
#[test]
fn a_hand_does_not_tell_by_what_can_be_chosen() {
    let texts = [
        ("Call", "each opponent who has an eight in hand draws a card"),
        ("Toll", "each opponent loses points equal to the number of eights in their hand"),
        ("Raid", "each opponent destroys an asset they control that shares a suit with a card in their hand"),
    ];
    let texts = texts.map(|(name, words)| (name, format!("Choose one: {words}; or draw two cards.")));
    let mut all = String::new();
    for (card, words) in &texts {
        let (first, _) = words.trim_start_matches("Choose one: ").split_once(';').unwrap_or_default();
        for ben in ["Elf Spring, Ferocity", "Changeling, Tempest"] {
            all.push_str(&format!(
                "scenario \"{card} and {ben}\"
  players Ana and Ben
  Ana holds {card}, Castle and no other cards
  Ben holds {ben} and no other cards
  Ben has 3 points
  Ben controls Devious Dragon

  when Ana plays {card}
  then
    Ana is asked to choose from \"{first}\" and \"draw two cards\"

"
            ));
        }
    }
    let texts = texts.each_ref().map(|(name, words)| (*name, words.as_str()));
    passes(&set(&texts, &all));
}

const TOLL: &str = "lose points equal to the number of eights in that opponent's hand";

/// Numbers that hang on a hidden hand, and a card of it that all the rest is about.
fn counted_in_a_hand() -> [(&'static str, String); 6] {
    let may = |words: &str| format!("Choose an opponent. You may {words}.");
    let pick = "choose a card from that opponent's hand and lose points equal to the rank of that card";
    [
        ("Toll", may(TOLL)),
        ("Cull", may("discard cards equal to the number of eights in that opponent's hand")),
        ("Pick", may(pick)),
        ("Levy", format!("Choose an opponent. Choose one: {TOLL}; or draw two cards.")),
        ("Call", "You may choose an opponent who has an eight in hand.".into()),
        ("Weigh", may(TOLL).replace("You may", "Look at all cards in that opponent's hand. You may")),
    ]
}

fn counted(card: &str, ben: &str, more: &str) -> String {
    let chooses = if card == "Call" { "" } else { "\n    Ana chooses Ben" };
    format!(
        "scenario \"{card} and {ben}\"
  players Ana, Ben and Cem
  Ana holds {card}, Castle, Changeling and no other cards
  Ben holds {ben} and no other cards
  Cem holds Ferocity and no other cards
  Ana has 1 point
  the discard pile is Knight with Two Swords

  when Ana plays {card}{chooses}
{more}

"
    )
}

/// Two eights, one, none: Ana has a point, and two cards.
const HANDS: [&str; 3] = ["Elf Spring, Fairy Gold", "Elf Spring, Tempest", "Devious Dragon, Tempest"];

#[test]
fn a_hand_does_not_tell_by_numbers_that_hang_on_it() {
    let chooses = format!("  then\n    Ana is asked to choose from \"{TOLL}\" and \"draw two cards\"");
    let (asked, not_asked) = ("  then\n    Ana is asked yes or no", "  then\n    Ana is asked nothing");
    let mut all = String::new();
    for ben in HANDS {
        all.push_str(&counted("Levy", ben, &chooses));
        ["Toll", "Cull", "Pick", "Call"].iter().for_each(|card| all.push_str(&counted(card, ben, asked)));
    }
    // What was looked at is known.
    for (ben, told) in HANDS.iter().zip([not_asked, asked, not_asked]) {
        all.push_str(&counted("Weigh", ben, told));
    }
    passes(&set(&counted_in_a_hand().each_ref().map(|(name, words)| (*name, words.as_str())), &all));
}

/// Who sees a refusal knows that it was offered. What everybody sees tells them that, and what the one who refuses can't see
/// themselves; not what these alone see.
#[test]
fn a_refusal_tells_nobody_what_is_held() {
    let raze = |with: &str| format!("You may destroy an asset you control that shares a suit with {with}.");
    let own = raze("a card in your hand");
    let texts = [
        ("Raze", own.clone()),
        ("Burn", raze("the top card of the discard pile")),
        ("Show", format!("Reveal all cards in your hand. {own}")),
        ("Sack", format!("Choose an opponent. {}", raze("a card in that opponent's hand"))),
    ];
    let texts: Vec<(&str, String)> = texts.into_iter().chain(counted_in_a_hand()).collect();
    let refused = |card: &str, ben: &str, chooses: &str, told: &str| {
        format!(
            "scenario \"{card} and {ben}\"
  players Ana, Ben and Cem
  Ana holds {card}, Castle, Changeling and no other cards
  Ben holds {ben} and no other cards
  Cem holds Ferocity and no other cards
  Ana controls Angel of Hope and Salamander
  Ana has 1 point
  the discard pile is Knight with Two Swords

  when Ana plays {card}{chooses}
    Ana declines
  then
    Cem's log {told} \"chooses not\"

"
        )
    };
    let mut all = refused("Raze", HANDS[0], "", "doesn't say");
    for card in ["Burn", "Show"] {
        all.push_str(&refused(card, HANDS[0], "", "says"));
    }
    for ben in HANDS {
        for card in ["Sack", "Toll", "Pick"] {
            all.push_str(&refused(card, ben, "\n    Ana chooses Ben", "says"));
        }
    }
    let texts: Vec<(&str, &str)> = texts.iter().map(|(name, words)| (*name, words.as_str())).collect();
    passes(&set(&texts, &all));
}
