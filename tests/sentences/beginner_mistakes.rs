//! The mistakes a beginner makes, each with the words that have to be in its message. The list grows
//! with every designer we watch.

use cardwright::diagnostic::{Diagnostic, Diagnostics};
use cardwright::source::FileId;
use cardwright::syntax::read_paragraph;
use cardwright::vocabulary::{absent, false_friends};

/// What was written, the code, and what the message or its help must say.
const MISTAKES: &[(&str, &str, &str)] = &[
    // The twenty-two that were tried when the language was designed.
    ("Destory a card that is in play on the table of your choice.", "CW205", "\"destroy\""),
    ("At the start of your turn, draw a card.", "CW204", "beginning"),
    ("At the beginning of your turn draw a card.", "CW206", "A comma is missing before \"draw\""),
    ("Look at the top card of the drawpile.", "CW205", "\"draw pile\""),
    ("Opponent draws two cards.", "CW207", "An opponent draws two cards."),
    ("Draw two cards", "CW203", "no period"),
    ("You can draw a card.", "CW204", "may"),
    ("When your turn starts, draw a card.", "CW204", "At the beginning of your turn"),
    ("Destroy target asset.", "CW204", "Destroy an asset of your choice."),
    ("You may discard two extra cards this turn.", "CW204", "additional"),
    ("Whenever a player discards an eight, he discards a card.", "CW204", "that player"),
    ("Draw a card unless you control an asset.", "CW204", "If you control no assets, draw a card."),
    ("Destroy an opponents assets.", "CW204", "Destroy all assets an opponent controls."),
    ("Discard a pink card.", "CW201", "\"blue\""),
    ("Choose an opponent to draw two cards.", "CW204", "An opponent of your choice draws two cards."),
    ("Destroy an opponents asset.", "CW204", "Destroy an asset an opponent controls."),
    ("If you control five aces you win the game.", "CW206", "A comma is missing before \"you\""),
    ("Draw a card for each asset you control.", "CW204", "For each asset you control, draw a card."),
    ("That player draws 2 cards then discards a card.", "CW204", "and"),
    ("Put that card in your hand.", "CW204", "into your hand"),
    ("Destroy a card of your choice that is in play on the table.", "CW204", "of your choice."),
    ("Choose a card and each opponent draws a card.", "CW204", "Choose a card. Each opponent draws a card."),
    // More slips of spelling and punctuation.
    ("Draw a crad.", "CW205", "\"card\""),
    ("Discrad a card.", "CW205", "\"discard\""),
    ("Draw a card!", "CW203", "no period"),
    ("Draw card.", "CW207", "Draw a card."),
    ("At the end of you turn, draw a card.", "CW205", "\"your\""),
    ("Shuffle the discardpile.", "CW205", "\"discard pile\""),
    ("Put that card on top of the darw pile.", "CW205", "\"draw\""),
    ("Whenever a player discards an eight that player draws a card.", "CW206", "A comma is missing"),
    ("If you control an asset draw a card.", "CW206", "A comma is missing"),
    ("Oponents can't draw cards.", "CW205", "opponents"),
    ("Draw two very cards.", "CW201", "no word \"very\""),
    // Words from elsewhere.
    ("Summon a dragon.", "CW201", "no word \"Summon\""),
    (
        "Each foe steals a jewel from their purse.",
        "CW201",
        "\"steals\", \"jewel\" and \"purse\" are no words of the language or of this game either.",
    ),
    ("Tap this card.", "CW201", "Once during your turn"),
    ("Draw.", "CW211", "stops too early"),
    ("Draw a card of.", "CW211", "stops too early"),
    // Names nobody declared.
    ("Put a curse counter on this card.", "CW301", "counter \"curse\""),
    ("Put two time counters on this card.", "CW301", "counter \"time\""),
    ("As soon as this card has no counters, destroy it.", "CW210", "The counters are"),
    ("Whenever this card has five counters, you win the game.", "CW210", "If this card has"),
    ("Whiskers can't be discarded.", "CW201", "The values of this game are"),
    ("Put a whish counter on this card.", "CW301", "Did you mean \"wish\"?"),
    ("At the beginning of your combat phase, draw a card.", "CW302", "phase \"combat\""),
    ("Flying.", "CW303", "keyword \"Flying\""),
    (
        "Choose one: draw a card, or draw two cards and discard a card.",
        "CW221",
        "Choose one: draw a card; or draw two cards and discard a card.",
    ),
    ("Reveal your hand.", "CW204", "Reveal all cards in your hand."),
    // What a designer met who had only the tutorial.
    (
        "The player who controls the most assets discards two cards.",
        "CW204",
        "with the most assets they control",
    ),
    ("Each player draws up to three.", "CW204", "repeat until that player has three or more cards in hand"),
    (
        "Return all assets to their owners' hands.",
        "CW204",
        "Each player returns all assets they control to their hand.",
    ),
    (
        "Each player returns their assets to their owners' hands.",
        "CW204",
        "Each player returns all assets they control to their hand.",
    ),
    ("You may discard a card to draw a card.", "CW204", "You may discard a card. If you do, draw a card."),
    ("Pay two cards: draw a card.", "CW204", "You may discard two cards. If you do, draw a card."),
    (
        "When this card is destroyed, put it back into your hand instead.",
        "CW204",
        "If this card would be destroyed, put it into your hand instead.",
    ),
    (
        "When the draw pile is empty, each player draws a card.",
        "CW204",
        "As soon as there are no cards in the draw pile, each player draws a card.",
    ),
    (
        "Choose one:\n- Draw two cards.\n- Destroy an asset of your choice.",
        "CW204",
        "Choose one: draw two cards, or destroy an asset of your choice.",
    ),
    (
        "Choose one:\n* Draw a card and discard a card.\n* Draw two cards.",
        "CW204",
        "Choose one: draw a card and discard a card; or draw two cards.",
    ),
    (
        "Choose one: draw a card and discard a card, or draw two cards.",
        "CW204",
        "discard a card; or draw two cards.",
    ),
    (
        "Players must discard a card in order to play an asset.",
        "CW204",
        "If a player would play an asset, first that player discards a card.",
    ),
    (
        "Swap hands with an opponent.",
        "CW204",
        "Exchange all cards in your hand and all cards in an opponent's hand.",
    ),
    ("Copy the effect of an event.", "CW201", "can't be copied"),
    ("Discard two blues.", "CW205", "blue cards"),
    // What newcomers were led astray by.
    ("Whenever a player passes, draw a card.", "CW204", "if that player did not discard a card this turn"),
    ("If a player passes, that player draws a card.", "CW204", "no act of its own"),
    (
        "If you control an asset, draw a card, otherwise discard a card.",
        "CW204",
        "draw a card. Otherwise, discard a card.",
    ),
    ("If you would draw a card, draw two instead.", "CW208", "draw two cards instead."),
    (
        "Else if you control an asset, draw a card.",
        "CW204",
        "Otherwise, if you control an asset, draw a card.",
    ),
    ("Do this three times: draw a card.", "CW204", "Repeat three times: draw a card."),
    ("If you don't control an asset, draw a card.", "CW204", "If you control no assets, draw a card."),
    ("Then shuffle.", "CW211", "Shuffle the draw pile."),
    ("Then shuffle.", "CW211", "\"Then\" is not needed."),
    ("Each opponent gains a wish.", "CW210", "counters lie on cards"),
    (
        "Each player who revealed a king draws a card.",
        "CW208",
        "Each player who revealed a king this turn draws a card.",
    ),
    ("Draw two.", "CW208", "The sentence would read: Draw two cards."),
    ("Each player discards two.", "CW208", "\"cards\" is missing after \"two\"."),
    ("Destroy an asset and draw 2.", "CW208", "Destroy an asset and draw 2 cards."),
    ("If you drew a card, draw a card.", "CW208", "If you drew a card this turn, draw a card."),
    ("If they share a color, draw a card.", "CW204", "If those cards share a color, draw a card."),
    ("Players can only play one card per turn.", "CW204", "Players can't play more than one card each turn."),
    ("You can only draw a card once per turn.", "CW204", "Once during your turn, you may draw a card."),
    ("Destroy an asset of yours.", "CW204", "Destroy an asset you control."),
    ("If that asset is yours, draw a card.", "CW204", "If you control that asset, draw a card."),
    ("Destory a crad of your choice.", "CW205", "Destroy a card of your choice."),
    ("You can frobnicate.", "CW204", "from \"frobnicate\" on"),
    (
        "Draw cards equal to the number of assets you control minus one.",
        "CW204",
        "Draw cards equal to one fewer than the number of assets you control.",
    ),
    ("Discard a two, eight or ten.", "CW204", "Discard a two, an eight, or a ten."),
    (
        "If the result is one, two or five, draw a card.",
        "CW204",
        "If the result is one, if the result is two, or if the result is five, draw a card.",
    ),
    ("Discard two 8s.", "CW205", "Discard two eights."),
    ("Draw that many minus one.", "CW204", "Draw one fewer than that many cards."),
    ("Destroy an asset of each color.", "CW201", "For each color, destroy an asset of that color"),
    ("Destroy the lowest-ranked asset.", "CW204", "Destroy the asset with the lowest rank."),
    // Ideas in the words of other games.
    (
        "When this enters play, search your deck for an asset and put it into your hand.",
        "CW204",
        "Whenever this card enters play, search the draw pile for an asset and put it into your hand.",
    ),
    ("Gain 3 life for each asset you control.", "CW201", "Score one point for each asset you control."),
    ("Counter target event.", "CW201", "can't be called back"),
    ("All of your assets are indestructible.", "CW204", "All assets you control can't be destroyed."),
    ("Choose two: draw a card; discard a card; skip a turn.", "CW204", "The last of the things to do"),
    ("Whenever you draw a card, you may play it right away.", "CW204", "you may play it."),
    ("This card costs one less for each card in your hand.", "CW201", "no price of its own"),
    ("Destroy two assets with rank 5 or less.", "CW204", "whose rank is 5 or less"),
    ("Once per game, you may take another turn.", "CW201", "Nobody remembers a whole game"),
    // What a designer of whole games met.
    (
        "Each player with the second most kings in their hand scores one point.",
        "CW201",
        "Each other player with the most kings in their hand scores one point.",
    ),
    (
        "Each player with the second most coins draws a card.",
        "CW201",
        "Each other player with the most coins scores one point.",
    ),
    (
        "If you have a king and a queen in your hand, draw a card.",
        "CW201",
        "If you have a king in your hand and you have a queen in your hand, score one point.",
    ),
    (
        "Each player who has a king and a queen in their hand draws a card.",
        "CW201",
        "if that player has a king in their hand and that player has a queen in their hand,",
    ),
    (
        "Each opponent may discard a card. If nobody does, draw a card.",
        "CW201",
        "If that opponent does, the penalty becomes one. If the penalty is zero,",
    ),
    (
        "Whenever you draw a card, score one point for each different color among your assets.",
        "CW201",
        "For each color, if you control a card of that color, score one point.",
    ),
    (
        "Each opponent may discard a card. Each opponent who doesn't draws two cards.",
        "CW201",
        "If that opponent doesn't, that opponent draws a card.",
    ),
    ("Assets cost one coin less.", "CW201", "If you would pay one or more coins, you pay one fewer coins."),
    (
        "Events opponents play cost a coin more.",
        "CW201",
        "If you would pay one or more coins, you pay two more coins.",
    ),
    (
        "Draw a card, pay a coin or discard a card, and draw a card.",
        "CW204",
        "you may pay a coin. If you don't, discard a card. Draw a card.",
    ),
    // Grammar that reads, and says nothing.
    ("Draw a seventeen.", "CW213", "seventeen cards"),
    ("Draw 99999 cards.", "CW214", "9999"),
    ("Whenever a player would draw a card, draw a card.", "CW215", "Whenever a player draws a card"),
    ("While you control an asset, draw a card.", "CW217", "happens once"),
    ("Draw two cards equal to the penalty.", "CW219", "cards equal to"),
];

fn diagnostics(text: &str) -> Vec<Diagnostic> {
    let mut found = Diagnostics::default();
    read_paragraph(crate::support::dialect(), text, 0, FileId(0), &mut found);
    found.into_iter().collect()
}

fn all_words(diagnostic: &Diagnostic) -> String {
    format!("{} {} {}", diagnostic.message, diagnostic.label, diagnostic.help.join(" "))
}

/// The text with the fix of a diagnostic applied.
fn fixed(text: &str, diagnostic: &Diagnostic) -> Option<String> {
    let fix = diagnostic.fix.as_ref()?;
    let mut text = text.to_string();
    text.replace_range(fix.place.span.range(), &fix.replacement);
    Some(text)
}

#[test]
fn each_mistake_has_one_message_that_names_the_right_words() {
    let mut wrong = Vec::new();
    for (text, code, said) in MISTAKES {
        let found = diagnostics(text);
        let fits =
            matches!(found.as_slice(), [one] if one.code.id() == *code && all_words(one).contains(said));
        if !fits {
            let told: Vec<String> =
                found.iter().map(|one| format!("{} {}", one.code.id(), all_words(one))).collect();
            wrong.push(format!("{text}\n  wanted {code} with {said:?}\n  got {told:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_comes_nearest_to_something_absent_is_right() {
    let slots = [
        ("{an value}", "a king"),
        ("{value}", "kings"),
        ("{zone}", "hand"),
        ("{goods}", "coins"),
        ("{attribute}", "color"),
        ("{tally}", "penalty"),
        ("{number}", "two"),
    ];
    for absent in absent() {
        let filled = |text: String, (slot, word): &(&str, &str)| text.replace(slot, word);
        let nearest = slots.iter().fold(absent.nearest.clone(), filled);
        assert_eq!(diagnostics(&nearest), [], "{nearest}");
    }
}

#[test]
fn every_fix_leads_to_a_text_without_that_mistake() {
    for (text, code, _) in MISTAKES {
        for diagnostic in diagnostics(text) {
            if let Some(after) = fixed(text, &diagnostic) {
                let left = diagnostics(&after);
                assert!(left.iter().all(|left| left.code.id() != *code), "{text} became {after}");
            }
        }
    }
}

#[test]
fn a_counter_is_never_taken_for_another() {
    for counter in ["fish", "dish", "wash"] {
        for text in [
            format!("Put a {counter} counter on this card."),
            format!("Put two {counter} counters on this card."),
        ] {
            let found = diagnostics(&text);
            let [one] = found.as_slice() else { panic!("{text}: {found:#?}") };
            let is_sure = one.fix.as_ref().is_some_and(|fix| !fix.is_guess);
            assert_eq!((one.code.id(), is_sure), ("CW301", false), "{text}");
        }
    }
}

#[test]
fn what_would_point_elsewhere_is_not_moved() {
    let text = "Destroy an asset. Its controller draws a card for each asset you control.";
    let found = diagnostics(text);
    assert!(found.iter().all(|one| fixed(text, one).is_none()), "{found:#?}");
}

#[test]
fn every_false_friend_is_repaired_as_the_table_says() {
    let mut wrong = Vec::new();
    for friend in false_friends() {
        let found = diagnostics(&friend.wrong);
        let after = found.first().and_then(|first| fixed(&friend.wrong, first));
        let told = found.first().is_some_and(|first| first.help.contains(&friend.why));
        let shown = found.first().is_some_and(|first| all_words(first).contains(&friend.right));
        let repaired =
            if friend.opposite { after.is_none() && shown } else { after.as_ref() == Some(&friend.right) };
        if found.len() != 1 || !told || !repaired {
            wrong.push(format!(
                "{}\n  wanted {}\n  got {after:?} from {found:#?}",
                friend.wrong, friend.right
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ten_mistakes_in_one_paragraph_are_ten_problems_in_their_order() {
    let paragraph = MISTAKES.iter().filter(|(text, ..)| text.ends_with('.')).take(10);
    let texts: Vec<&str> = paragraph.map(|(text, ..)| *text).collect();
    let found = diagnostics(&texts.join(" "));
    assert_eq!(found.len(), 10);
    assert!(found.windows(2).all(|pair| pair[0].place.span.start < pair[1].place.span.start));
}
