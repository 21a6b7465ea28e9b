//! What could not be done was not done: it is not offered, "If you do" does not hold, it is not counted, and nothing
//! is found where nobody searches.

use crate::support::{asset, event, passes};

/// Lora plays Pier, whatever Tina's Wall says.
fn lora_plays(wall: &str, pier: &str, lines: &str) {
    let cards = asset("Wall", wall) + &event("Pier", pier);
    let table = "players Tina, Lora and Max\nTina controls Wall\nTina holds 2 cards\nMax holds 2 cards\n";
    passes(&cards, &format!("{table}Lora holds Pier, Castle and Trade\n{lines}"));
}

#[test]
fn nobody_is_offered_what_is_forbidden() {
    let prices = [
        ("draw cards", "draw a card"),
        ("skip a turn", "skip your next turn"),
        (
            "put cards on the bottom of the draw pile",
            "put a card from your hand on the bottom of the draw pile",
        ),
        ("reverse the direction of play", "reverse the direction of play"),
        ("search the draw pile for a card", "search the draw pile for an ace"),
        ("name a color", "name a color"),
        ("discard cards", "discard all cards from your hand"),
        ("shuffle the draw pile", "shuffle the draw pile"),
    ];
    for (wall, price) in prices {
        let pier = format!(
            "You may {price}. If you do, each opponent draws two cards. If you don't, destroy an asset you control."
        );
        let lines = "Lora controls Wood Elf\nwhen Lora plays Pier\nthen\nLora holds 2 cards\n\
                     Lora doesn't control Wood Elf\nTina holds 2 cards\nMax holds 2 cards";
        lora_plays(&format!("Opponents can't {wall}."), &pier, lines);
    }
}

#[test]
fn destroying_all_is_offered_to_those_who_can_destroy_one() {
    let pier = "You may destroy all assets you control. If you do, draw three cards.";
    let mine = "Lora controls Wood Elf and Spell Tome\n";
    let not_asked = format!("{mine}when Lora plays Pier\nthen\nLora holds 2 cards\nLora controls Wood Elf");
    lora_plays("Opponents can't destroy assets.", pier, &not_asked);
    let done = format!(
        "{mine}when Lora plays Pier\nLora accepts\nthen\nLora holds 5 cards\nLora doesn't control Wood Elf"
    );
    lora_plays("Cards in your hand can't be revealed.", pier, &done);
}

#[test]
fn counters_are_removed_in_full_or_not_at_all() {
    let pier = "You may remove two oil counters from an asset you control. If you do, draw three cards.";
    let oil = "counter \"oil\"\n\n";
    let table = "players Tina and Lora\nLora controls Castle and Wood Elf\nCastle has 1 oil counter\n\
                 Lora holds Pier, Death and Trade\n";
    let cards = format!("{oil}{}", event("Pier", pier));
    passes(
        &cards,
        &format!("{table}when Lora plays Pier\nthen\nLora holds 2 cards\nCastle has 1 oil counter"),
    );
    let enough = "Wood Elf has 2 oil counters\nwhen Lora plays Pier\nLora accepts\nthen\nLora holds 5 cards\n\
                  Castle has 1 oil counter\nWood Elf has 0 oil counters";
    passes(&cards, &format!("{table}{enough}"));
}

#[test]
fn what_was_agreed_to_and_then_forbidden_was_not_done() {
    let wall = "Opponents can't put events on the bottom of the draw pile.";
    let pier = "You may draw a card and put it on the bottom of the draw pile. If you do, draw two cards. If you \
                don't, the next player draws a card.";
    let lines = |card: &str, lora: u8, max: u8| {
        format!(
            "the draw pile is {card}, Forbidden Knowledge, Spell Tome, Devious Dragon\nwhen Lora plays Pier\nLora accepts\nthen\nLora holds {lora} cards\nMax holds {max} cards"
        )
    };
    lora_plays(wall, pier, &lines("Tempest", 3, 3));
    lora_plays(wall, pier, &lines("Wood Elf", 4, 2));
}

#[test]
fn only_cards_that_can_go_there_are_offered() {
    let pier = "You may put a card from your hand on the bottom of the draw pile. If you do, draw two cards. \
                If you don't, the next player draws a card.";
    let lines = "when Lora plays Pier\nLora accepts\nthen\nLora holds Trade\nLora holds 3 cards\nMax holds 2 cards\n\
                 Lora doesn't hold Castle";
    lora_plays("Opponents can't put events on the bottom of the draw pile.", pier, lines);
    lora_plays("Events can't be put on the bottom of the draw pile.", pier, lines);
    let not_asked = "when Lora plays Pier\nthen\nLora holds 2 cards\nMax holds 3 cards";
    lora_plays("Opponents can't put cards on the bottom of the draw pile.", pier, not_asked);
    let elsewhere = "when Lora plays Pier\nLora accepts\nLora chooses Trade\nthen\nLora holds 3 cards";
    lora_plays("Opponents can't put events on the bottom of the discard pile.", pier, elsewhere);
}

#[test]
fn whether_each_of_several_may_is_asked_of_each() {
    let table = "players Tina, Lora and Max\nTina controls Wall\nTina holds Death and Tempest\n\
                 Lora holds Pier, Castle and Trade\nMax holds Spell Tome and Wood Elf\n";
    let wall = asset("Wall", "Opponents can't discard cards.");
    let passes_with = |pier: &str, lines: &str| {
        passes(&format!("{wall}{}", event("Pier", pier)), &format!("{table}{lines}"));
    };
    let may = "Each opponent may discard a card. If that opponent doesn't, that opponent draws a card.";
    let lines = "when Lora plays Pier\nTina accepts\nthen\nTina holds 1 card\nMax holds 3 cards";
    passes_with(may, lines);
    let lines = "when Lora plays Pier\nthen\nTina holds 1 card\nMax holds 2 cards";
    passes_with("Each opponent discards a card.", lines);
    let mine = "players Tina, Lora and Max\nTina controls Wall\nTina holds Pier and Tempest\n\
                Lora controls Castle and Wood Elf\nwhen Tina plays Pier\nthen\nLora controls Castle and Wood Elf";
    let cards = asset("Wall", "Opponents can't destroy assets.")
        + &event("Pier", "Each opponent destroys an asset they control.");
    passes(&cards, mine);
}

#[test]
fn what_something_else_happened_instead_of_was_not_done() {
    let not_done = "If you do, draw three cards. If you don't, the next player draws a card.";
    let destroys = format!("You may destroy an asset you control. {not_done}");
    let lines = "Lora controls Wood Elf\nwhen Lora plays Pier\nLora accepts\nthen\nLora holds 2 cards\nMax holds 3 cards\n\
                 Lora doesn't control Wood Elf";
    lora_plays(
        "If an asset would be destroyed, put it on the bottom of the draw pile instead.",
        &destroys,
        lines,
    );
    let lines = "Lora controls Wood Elf and Spell Tome\nwhen Lora plays Pier\nthen\nLora holds 3 cards";
    let all = "Destroy all assets you control. Draw that many cards.";
    lora_plays("If an eight would be destroyed, put it on the bottom of the draw pile instead.", all, lines);
    let draws = "You may draw a card. If you do, destroy an asset you control. If you don't, the next player draws \
                 a card.";
    let drawn = |wall: &str, lora: u8, max: u8, controls: &str| {
        let lines = format!(
            "Lora controls Wood Elf\nwhen Lora plays Pier\nLora accepts\nthen\nLora holds {lora} cards\n\
             Max holds {max} cards\nLora {controls} Wood Elf"
        );
        lora_plays(wall, draws, &lines);
    };
    let left = "If the player on your left would draw";
    drawn(&format!("{left} one or more cards, shuffle the draw pile instead."), 2, 3, "controls");
    drawn(&format!("{left} a card, you draw a card instead."), 2, 3, "controls");
    drawn(
        &format!("{left} one or more cards, the player on your left draws one fewer cards."),
        2,
        3,
        "controls",
    );
    drawn(
        &format!("{left} a card, the player on your left draws two cards instead."),
        4,
        2,
        "doesn't control",
    );
    drawn(
        &format!("{left} one or more cards, the player on your left draws one more card."),
        4,
        2,
        "doesn't control",
    );
}

#[test]
fn who_finds_nothing_has_not_put_it() {
    let pier = "You may search the draw pile for an ace and put it into your hand. If you do, each opponent \
                draws a card.";
    let lines = "the draw pile is Death, Tempest and Ferocity\nwhen Lora plays Pier\nLora accepts\n\
                 then\nLora holds 2 cards\nTina holds 2 cards";
    lora_plays("Cards in your hand can't be revealed.", pier, lines);
}

#[test]
fn that_many_counts_what_happened() {
    let lines = "Lora controls Wood Elf and Spell Tome\nwhen Lora plays Pier\nthen\nLora holds 3 cards\n\
                 Lora controls Spell Tome";
    let pier = "Destroy all assets you control. Draw that many cards.";
    lora_plays("Eights can't be destroyed.", pier, lines);
    let lines = "when Lora plays Pier\nthen\nLora holds 2 cards\nLora holds Trade";
    lora_plays(
        "Events can't be discarded.",
        "Discard all cards from your hand. Draw that many cards.",
        lines,
    );
}

#[test]
fn nothing_is_found_where_nobody_searches() {
    let pier = "Search the draw pile for a king and put it into your hand.";
    let pile = "the draw pile is Death, Devious Dragon and Ferocity\nwhen Lora plays Pier\nthen\n";
    lora_plays("Cards in your hand can't be revealed.", pier, &format!("{pile}Lora holds Devious Dragon"));
    let forbidden = "Opponents can't search the draw pile for a card.";
    lora_plays(forbidden, pier, &format!("{pile}Lora holds 2 cards"));
    let instead = "If an opponent would search the draw pile for a card, that opponent draws a card instead.";
    lora_plays(instead, pier, &format!("{pile}Lora holds Death\nLora doesn't hold Devious Dragon"));
}

#[test]
fn the_place_that_is_searched_is_chosen_once() {
    let lines = "players Tina, Lora and Max\nLora holds Pier and Castle\nTina holds Spell Tome and Death\n\
                 Max holds Trade and Ferocity\nwhen Lora plays Pier\nLora chooses Tina\n\
                 then\nLora holds Spell Tome and Castle\nLora sees Death";
    passes(&event("Pier", "Search an opponent's hand for an eight and put it into your hand."), lines);
}

#[test]
fn cards_that_cant_be_seen_are_not_among_those_that_are() {
    let seen = "when Lora plays Pier\nLora chooses Tina\nthen\nLora sees 0 cards in Tina's hand";
    let pier = "Choose an opponent. Look at all cards in that opponent's hand.";
    lora_plays("Opponents can't look at cards in your hand.", pier, seen);
    lora_plays("Cards in your hand can't be looked at by opponents.", pier, seen);
    let shown = "Choose an opponent. That opponent reveals all cards in their hand.";
    lora_plays("Cards in your hand can't be revealed.", shown, seen);
    let instead = "If an opponent would look at cards in your hand, that opponent draws a card instead.";
    lora_plays(instead, pier, &format!("{seen}\nLora holds 3 cards"));
    let other =
        "when Lora plays Pier\nLora chooses Max\nthen\nLora sees 2 cards in Max's hand\nLora holds 2 cards";
    lora_plays(instead, pier, other);
}

#[test]
fn the_next_player_is_who_was_next_when_it_began() {
    let table = "players Tina, Lora and Max\nTina holds Pier, Castle and Trade\nLora holds Spell Tome and Death\n\
                 Max holds 2 cards\nwhen Tina plays Pier\nTina's turn ends\nthen\n";
    let draws = |lines: &str, pier: &str| passes(&event("Pier", pier), &format!("{table}{lines}"));
    let until = "The next player can't draw cards until the beginning of your next turn.";
    draws("Lora holds 2 cards\nwhen Lora's turn ends\nthen\nMax holds 3 cards", until);
    let two_turns = "The next player can't draw cards until the end of the next player's next turn.";
    draws("Lora holds 2 cards\nwhen Lora's turn ends\nthen\nMax holds 3 cards", two_turns);
    let whenever =
        "Until the beginning of your next turn, whenever the next player draws a card, draw a card.";
    draws("Tina holds 3 cards\nwhen Lora's turn ends\nthen\nTina holds 3 cards", whenever);
    let once = "At the beginning of the next player's next turn, draw two cards.";
    draws("Tina holds 4 cards\nwhen Lora's turn ends\nthen\nTina holds 4 cards", once);
    let at_its_end = "At the end of the next player's next turn, draw two cards.";
    draws("Tina holds 2 cards\nwhen Lora's turn ends\nthen\nTina holds 4 cards", at_its_end);
}

#[test]
fn a_state_is_seen_between_the_sentences_of_a_verb() {
    let verb = "definition \"purge\"\n\n  To purge, put all cards in your hand on the bottom of the draw pile. Draw a card.\n\n";
    let lines = "players Tina and Lora\nTina holds Pier, Castle and Trade\nLora holds 2 cards\n\
                 when Tina plays Pier\nthen\nTina wins the game";
    passes(&format!("{verb}{}", event("Pier", "Purge.")), lines);
}

#[test]
fn each_player_loses_even_where_the_first_takes_the_text_along() {
    let lines = "players Tina, Lora and Max\nTina holds Pier, Castle and Trade\nwhen Tina plays Pier\nthen\n\
                 the log says \"Max loses the game.\"";
    passes(&event("Pier", "Each player loses the game."), lines);
}

#[test]
fn a_verb_whose_only_deed_is_replaced_was_not_done() {
    let wall = asset("Wall", "If this card would leave play, draw a card instead.");
    let watch = asset("Watch", "Whenever an asset is destroyed, each opponent draws two cards.");
    let table = "players Tina and Lora\nTina controls Wall and Watch\nTina holds Pier and Castle\n\
                 Lora holds 2 cards\nwhen Tina plays Pier\n";
    let passes_with = |pier: &str, lines: &str| {
        passes(&format!("{wall}{watch}{}", event("Pier", pier)), &format!("{table}{lines}"));
    };
    let price =
        "You may destroy an asset. If you do, draw three cards. If you don't, each opponent draws a card.";
    let kept =
        "Tina accepts\nTina chooses Wall\nthen\nTina controls Wall\nTina holds 2 cards\nLora holds 3 cards";
    passes_with(price, kept);
    let all = "then\nTina controls Wall\nTina doesn't control Watch\nTina holds 3 cards\nLora holds 4 cards";
    passes_with("Destroy all assets. Draw that many cards.", all);
    let banish = "definition \"banish\"\n\n  To banish a card, destroy it.\n\n";
    let pier = "You may banish an asset you control. If you do, draw three cards.";
    let cards = format!("{banish}{wall}{}", event("Pier", pier));
    let lines = "players Tina and Lora\nTina controls Wall\nTina holds Pier and Castle\nwhen Tina plays Pier\n\
                 Tina accepts\nthen\nTina controls Wall\nTina holds 2 cards";
    passes(&cards, lines);
}

#[test]
fn only_cards_that_can_go_somewhere_are_offered_where_the_place_is_chosen_later() {
    let wall = "Events can't be put into your hand.";
    let table = "players Tina and Lora\nTina controls Wall\nTina holds 2 cards\n";
    let passes_with = |table: &str, pier: &str, lines: &str| {
        passes(&(asset("Wall", wall) + &event("Pier", pier)), &format!("{table}{lines}"));
    };
    let put = "Put a card from your hand into the hand of an opponent of your choice. Draw two cards.";
    let lines = "Lora holds Pier, Castle and Trade\nwhen Lora plays Pier\nthen\nTina holds Castle\nTina holds 3 cards";
    passes_with(table, put, lines);
    let may = "You may put a card from your hand into the hand of an opponent of your choice. If you do, draw two \
               cards. If you don't, draw a card.";
    let not_asked = "Lora holds Pier, Death and Trade\nwhen Lora plays Pier\nthen\nTina holds 2 cards\nLora holds 3 cards";
    passes_with(table, may, not_asked);
    let three = "players Tina, Lora and Max\nTina controls Wall\nTina holds 2 cards\nMax holds 2 cards\n";
    let elsewhere =
        "Lora holds Pier, Castle and Trade\nwhen Lora plays Pier\nLora chooses Trade\nthen\nMax holds Trade";
    passes_with(three, put, elsewhere);
    let either = "Lora holds Pier, Castle and Trade\nwhen Lora plays Pier\nLora chooses Castle\nLora chooses Tina\n\
                  then\nTina holds Castle";
    passes_with(three, put, either);
}

#[test]
fn if_you_can_looks_at_where_the_card_would_go() {
    let table = "players Tina and Lora\nTina controls Wall\nTina holds 2 cards\nLora controls Castle\n\
                 Lora holds Pier, Death and Trade\nwhen Lora plays Pier\n";
    let cant = "then\nLora controls Castle\nTina holds 2 cards\nLora holds 4 cards";
    let passes_with = |wall: &str, pier: &str, lines: &str| {
        passes(&(asset("Wall", wall) + &event("Pier", pier)), &format!("{table}{lines}"));
    };
    let gives = "If you can, give a card to the next player. Otherwise, draw two cards.";
    passes_with("Opponents can't give cards to you.", gives, cant);
    let to_one = "If you can, give a card to an opponent of your choice. Otherwise, draw two cards.";
    passes_with("Opponents can't give cards to you.", to_one, cant);
    let returns = "If you can, return an asset you control to your hand. Otherwise, draw two cards.";
    passes_with("Opponents can't return assets to their hand.", returns, cant);
    passes_with(
        "Opponents can't return assets to your hand.",
        returns,
        "then\nLora holds 3 cards\nLora holds Castle",
    );
}
