//! Sets of any size, made of the sentences of real cards with their parts varied.

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS: [&str; 4] = ["eye", "ankh", "moon", "sun"];
const COLORS: [&str; 4] = ["purple", "green", "blue", "orange"];
const NUMBERS: [&str; 5] = ["two", "three", "four", "five", "six"];

/// Abilities that stay in play. N is a number, C a color.
const ASSETS: [&str; 8] = [
    "At the beginning of your turn, a player of your choice draws N cards.",
    "At the beginning of your turn, look at the top N cards of the draw pile. Put one of them into your hand and the rest on the bottom of the draw pile in any order.",
    "Whenever an opponent discards a C card, if you have N or more cards in hand, draw a card.",
    "If an opponent would cause you to draw N or more cards, the opponent causes you to draw one fewer cards.",
    "While you control N or more assets, opponents can't draw cards.",
    "At the beginning of your turn, reveal the top card of the draw pile. If that card is a C card, put it into your hand. Otherwise, put it on the bottom of the draw pile.",
    "You may discard N additional cards each turn.",
    "At the end of each opponent's turn, if that player has N or more cards in hand, that player draws a card.",
];

/// Effects of events.
const EVENTS: [&str; 8] = [
    "Each opponent draws N cards. You may discard an additional card this turn.",
    "Destroy a C card that is in play on the table of your choice. Its controller draws N cards.",
    "Choose an asset card from the discard pile. Put that card into play on the table under your control.",
    "Draw N cards. If you control an asset, draw a card. Otherwise, each opponent draws a card.",
    "For each C card you control, an opponent of your choice draws a card.",
    "Reveal the top N cards of the draw pile. You may play an event from among them. Put the rest on the bottom of the draw pile in any order.",
    "Return an asset of your choice to its controller's hand and draw N cards.",
    "Until the beginning of your next turn, opponents can't draw cards. Draw N cards.",
];

/// The text of `cards` cards, no two with one name.
pub fn text(cards: usize) -> String {
    let mut text = String::new();
    for card in 0..cards {
        let (kind, sentences) = if card % 2 == 0 { ("asset", &ASSETS) } else { ("event", &EVENTS) };
        let ability = sentences[(card / 2) % sentences.len()]
            .replace('N', NUMBERS[(card / 16) % NUMBERS.len()])
            .replace(" C ", &format!(" {} ", COLORS[(card / 80) % COLORS.len()]));
        let rank = RANKS[card % RANKS.len()];
        let suit = SUITS[card % SUITS.len()];
        text.push_str(&format!("card \"Generated {card}\"\n  {rank} of {suit}, {kind}\n\n  {ability}\n\n"));
    }
    text
}
