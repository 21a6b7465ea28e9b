//! Texts that are read in one way only: who is asked what, in which order, and what counts. Each is told as a
//! scenario with cards made for it.

use crate::support::passes;

fn asset(name: &str, text: &str) -> String {
    format!("card \"{name}\"\n  2 of sun, asset\n\n  {text}\n\n")
}

fn event(text: &str) -> String {
    format!("card \"Pier\"\n  2 of moon, event\n\n  {text}\n\n")
}

const SPRING: &str = "If you would draw a card from an empty draw pile, destroy this card instead.";
const DRY: &str = "players Tina and Lora\nTina controls Spring\nTina holds Trade and Ferocity\n\
                   the draw pile is empty\nthe discard pile is Death, Castle and Tempest\n\
                   when Tina's turn begins\n";

#[test]
fn what_comes_first_and_what_comes_instead_is_ordered_by_the_one_it_meets() {
    let cards = asset("Spring", SPRING);
    passes(&cards, &format!("{DRY}then\nTina is asked to order Reshuffle and Spring"));
    let spring = "Tina orders Spring first\nthen\nTina holds 2 cards\nthe draw pile is empty";
    passes(&cards, &format!("{DRY}{spring}"));
    let rule = "Tina orders Reshuffle first\nthen\nTina holds 3 cards\nTina controls Spring";
    passes(&cards, &format!("{DRY}{rule}"));
}

#[test]
fn what_comes_first_is_ordered_with_what_replaces_a_destruction() {
    let guard = asset("Guard", "If another asset you control would be destroyed, destroy this card instead.");
    let bell = asset("Bell", "If Wood Elf would be destroyed, first draw a card.");
    let bell = bell.replace("Wood Elf", "another asset you control");
    let lines = "players Tina and Lora\nTina holds Death and Trade\nLora controls Wood Elf, Guard and Bell\n\
                 Lora holds 2 cards\nwhen Tina plays Death\nTina chooses Wood Elf\n\
                 then\nLora is asked to order Bell and Guard\n\
                 when Lora orders Guard first\nthen\nLora controls Wood Elf\nLora doesn't control Guard\n\
                 Lora holds 3 cards";
    passes(&(guard + &bell), lines);
}

#[test]
fn an_asset_an_opponent_controls_is_chosen_among_those_of_all() {
    let lines = "players Tina, Lora and Max\nTina holds Pier and Trade\nLora holds 2 cards\n\
                 Max controls Spell Tome and Wood Elf\nMax holds 2 cards\nwhen Tina plays Pier\n\
                 then\nTina is asked to choose from Spell Tome and Wood Elf\n\
                 when Tina chooses Wood Elf\nthen\nMax controls Spell Tome\nMax holds 3 cards\nLora holds 2 cards";
    passes(&event("Destroy an asset an opponent controls. That opponent draws a card."), lines);
}

#[test]
fn an_event_that_needs_an_asset_of_an_opponent_needs_one_of_any() {
    let lines = "players Tina, Lora and Max\nTina holds Pier and Trade\nTina controls Castle\n\
                 when Tina's turn begins\nthen\nTina can't play Pier";
    passes(&event("Destroy an asset an opponent controls."), lines);
}

#[test]
fn what_an_event_offers_in_any_order_is_not_counted_by_the_turn() {
    let lines = "players Tina and Lora\nthe discard pile is Devious Dragon\n\
                 Tina holds Pier, Castle, Ferocity, Potion of Vitality and Forbidden Knowledge\n\
                 when Tina plays Pier\nthen\nTina is offered to discard Castle\nTina is offered to play Ferocity\n\
                 when Tina discards Castle\nthen\nTina isn't offered to discard Forbidden Knowledge\n\
                 when Tina plays Potion of Vitality\nthen\nTina can discard Ferocity";
    let text = "In any order, you may discard a card that matches and you may play an event from your hand.";
    passes(&event(text), lines);
}

#[test]
fn a_card_exchanged_with_one_that_is_set_aside_takes_its_place() {
    let chest =
        "At the beginning of your turn, exchange a card from your hand and a card set aside with this card.";
    let lines = "players Tina and Lora\nTina controls Chest\nTina holds Trade\nDeath is set aside with Chest\n\
                 when Tina's turn begins\nthen\nTrade is set aside with Chest\nTina holds Death and 1 other card";
    passes(&asset("Chest", chest), lines);
}

#[test]
fn one_condition_met_three_times_alike_needs_no_order() {
    let lines = "players Tina and Lora\nTina controls Watcher\nTina holds Forbidden Knowledge and Trade\n\
                 Lora holds 2 cards\nwhen Tina plays Forbidden Knowledge\nTina chooses Lora\n\
                 then\nnobody is asked anything\nLora holds 5 cards\nTina holds 4 cards";
    passes(&asset("Watcher", "Whenever an opponent draws a card, draw a card."), lines);
}

#[test]
fn a_condition_that_speaks_of_the_card_it_met_is_ordered() {
    let lines = "players Tina and Lora\nTina controls Thief\nTina holds Forbidden Knowledge and Trade\n\
                 Lora holds 2 cards\nwhen Tina plays Forbidden Knowledge\nTina chooses Lora\n\
                 then\nTina is asked to order Thief, Thief and Thief";
    let thief = "Whenever an opponent draws a card, put that card on the bottom of the draw pile.";
    passes(&asset("Thief", thief), lines);
}

#[test]
fn taking_from_a_discard_pile_that_is_empty_ends_nothing() {
    let lines = "players Tina and Lora\nTina holds Pier and Trade\nthe discard pile is empty\n\
                 when Tina plays Pier\nthen\nthe game goes on\nTina holds 1 card";
    passes(&event("Draw a card from the discard pile."), lines);
}

#[test]
fn a_price_of_two_acts_is_offered_where_both_can_be_done() {
    let text =
        "You may discard a card that matches and destroy an asset you control. If you do, draw three cards.";
    let given =
        "players Tina and Lora\nthe discard pile is Devious Dragon\nTina holds Pier, Castle and Trade\n";
    let without = format!("{given}when Tina plays Pier\nthen\nnobody is asked anything\nTina holds 2 cards");
    passes(&event(text), &without);
    let with = format!("{given}Tina controls Wood Elf\nwhen Tina plays Pier\nthen\nTina is asked yes or no");
    passes(&event(text), &with);
}

#[test]
fn one_card_does_not_pay_twice() {
    let text = "You may put a card from your hand on the bottom of the draw pile and give a card from your hand to an opponent of your choice. If you do, draw three cards.";
    let lines = "players Tina and Lora\nTina holds Pier and Castle\nwhen Tina plays Pier\n\
                 then\nnobody is asked anything\nTina holds 1 card";
    passes(&event(text), lines);
}

#[test]
fn what_an_act_brings_pays_for_the_next() {
    let text =
        "You may destroy an asset you control and put an asset card from the discard pile into your hand.";
    let lines = "players Tina and Lora\nthe discard pile is Death\nTina controls Wood Elf\nTina holds Pier and Trade\n\
                 when Tina plays Pier\nthen\nTina is asked yes or no\n\
                 when Tina accepts\nthen\nTina holds Wood Elf and Trade";
    passes(&event(text), lines);
}

#[test]
fn a_choice_of_one_is_worded_as_it_is_written() {
    let text = "Choose one: draw two cards and put a card from your hand on the bottom of the draw pile; or destroy an asset of your choice.";
    let lines = "players Tina and Lora\nTina holds Pier and Trade\nLora controls Castle\nwhen Tina plays Pier\n\
                 then\nTina is asked to choose from \"draw two cards and put a card from your hand on the bottom of the draw pile\" and \"destroy an asset of your choice\"\n\
                 when Tina chooses \"destroy an asset of your choice\"\nthen\nLora doesn't control Castle";
    passes(&event(text), lines);
}

#[test]
fn an_event_works_in_a_hand_where_it_says_so() {
    let text = "While this card is in your hand, assets you control can't be destroyed.\n\n  Draw a card.";
    let lines = "players Tina and Lora\nTina holds Death, Trade and Tempest\nTina controls Wood Elf\n\
                 Lora holds Pier and Ferocity\nLora controls Castle\nwhen Tina plays Death\n\
                 then\nLora controls Castle\nTina doesn't control Wood Elf";
    passes(&event(text), lines);
    let gone = lines.replace("Lora holds Pier and Ferocity", "Lora holds Ferocity");
    let gone = gone.replace(
        "then\nLora controls Castle\nTina doesn't control Wood Elf",
        "then\nTina is asked to choose from Castle and Wood Elf",
    );
    passes(&event(text), &gone);
}

#[test]
fn a_card_that_comes_back_can_be_used_again() {
    let well = asset("Well", "Once during your turn, you may draw a card.");
    let flicker = event(
        "Choose an asset you control. Return that card to your hand. Put that card into play on the table under your control.",
    );
    let lines = "players Tina and Lora\nTina controls Well\nTina holds Pier and Trade\n\
                 when Tina uses Well\nthen\nTina can't use Well\nwhen Tina plays Pier\nthen\nTina can use Well";
    passes(&(well + &flicker), lines);
}

#[test]
fn who_declines_declines_all_that_may_be_done() {
    let text =
        "You may discard a card that matches and destroy an asset you control. If you do, draw three cards.";
    let lines = "players Tina and Lora\nthe discard pile is Devious Dragon\nTina holds Pier, Castle and Trade\n\
                 Tina controls Wood Elf\nwhen Tina plays Pier\nTina declines\n\
                 then\nTina controls Wood Elf\nTina holds 2 cards";
    passes(&event(text), lines);
}

const FOG: &str = "Name a color until the end of this turn.";
const NAMING: &str = "players Tina and Lora\nthe discard pile is Devious Dragon\n\
                      Tina holds Pier, Spell Tome, Castle and Trade\nLora holds Wood Elf and Queen Guinevere\n";

#[test]
fn what_was_named_for_longer_is_named_again_when_what_was_named_for_a_while_is_over() {
    let lines = "when Tina discards Spell Tome\nTina names blue\nTina plays Pier\nTina names green\n\
                 then\nthe named color is green\nwhen Tina's turn ends\nthen\nthe named color is blue";
    passes(&event(FOG), &format!("{NAMING}{lines}"));
}

#[test]
fn what_was_named_first_and_is_over_first_does_not_come_back() {
    let lines = "when Tina plays Pier\nTina names green\nTina discards Spell Tome\nTina names blue\n\
                 Tina's turn ends\nthen\nthe named color is blue\n\
                 when Lora discards Queen Guinevere\nthen\nno color is named";
    passes(&event(FOG), &format!("{NAMING}{lines}"));
}

#[test]
fn what_is_named_for_the_rest_of_the_game_ends_what_was_named_before() {
    let lines = "when Tina discards Spell Tome\nTina names blue\nTina plays Pier\nTina names green\n\
                 Tina's turn ends\nthen\nthe named color is green\n\
                 when Lora discards Wood Elf\nthen\nthe named color is green";
    passes(&event("Name a color for the rest of the game."), &format!("{NAMING}{lines}"));
}

#[test]
fn that_two_players_are_left_is_asked_of_nobody() {
    let lines = "players Tina and Lora\nTina holds Pier and Trade\nwhen Tina plays Pier\n\
                 then\nnobody is asked anything\nTina holds 2 cards";
    passes(&event("If only two players are in the game, draw a card."), lines);
}

const WHETHER_DONE: &str =
    "If you do, each opponent draws two cards. If you don't, each opponent draws a card.";
const LORA_HOLDS_TWO: &str = "players Tina and Lora\nTina holds Pier, Death and Wood Elf\n\
                              the discard pile is Angel of Hope\nLora holds 2 cards\nwhen Tina plays Pier\n";

#[test]
fn who_agrees_and_then_discards_nothing_has_not_done_it() {
    let cards = event(&format!("You may discard any number of cards, one at a time. {WHETHER_DONE}"));
    passes(&cards, &format!("{LORA_HOLDS_TWO}Tina accepts\nTina declines\nthen\nLora holds 3 cards"));
    passes(&cards, &format!("{LORA_HOLDS_TWO}Tina accepts\nTina accepts\nthen\nLora holds 4 cards"));
    let cards = event(&format!("You may discard any number of cards. {WHETHER_DONE}"));
    passes(&cards, &format!("{LORA_HOLDS_TWO}Tina accepts\nTina is done\nthen\nLora holds 3 cards"));
}

#[test]
fn no_cards_at_all_are_not_discarded() {
    let cards =
        event(&format!("You may discard cards equal to the number of assets you control. {WHETHER_DONE}"));
    passes(&cards, &format!("{LORA_HOLDS_TWO}Tina accepts\nthen\nLora holds 3 cards"));
}

#[test]
fn as_many_as_the_text_says_are_discarded_one_at_a_time() {
    let lines = "players Tina and Lora\nTina holds Pier, Death, Malevolent Minion and Trade\n\
                 the discard pile is Angel of Hope\nwhen Tina plays Pier\nTina chooses Death\n\
                 then\nnobody is asked anything\nthe discard pile is Malevolent Minion, Death, Angel of Hope and 1 other card";
    passes(&event("Discard two purple cards, one at a time."), lines);
}

#[test]
fn that_many_is_what_was_discarded_one_at_a_time() {
    let lines = "players Tina and Lora\nTina holds Pier, Death and Castle\nthe discard pile is Angel of Hope\nLora holds 2 cards\n\
                 when Tina plays Pier\nTina accepts\nthen\nLora holds 3 cards";
    let text = "Discard any number of cards, one at a time. The next player draws that many cards.";
    passes(&event(text), lines);
}

#[test]
fn that_many_is_what_the_die_shows() {
    let lines = "players Tina and Lora\nTina holds Pier and Death\nwhen Tina plays Pier\n\
                 then\nthe log says \"Tina rolls a four\"\nTina holds 5 cards";
    passes(&event("Roll a die. Draw that many cards."), lines);
}

fn urn(text: &str) -> String {
    let card = asset("Urn", text).replace("asset\n", "asset\n  enters with two wish counters\n");
    format!("counter \"wish\"\n\n{card}")
}

#[test]
fn who_acts_before_a_card_leaves_play_sees_its_counters() {
    let text = "If this card would be destroyed, first draw cards equal to the number of wish counters on this card.";
    let lines = "players Tina and Lora\nTina controls Urn\nTina holds Death and Trade\nLora controls Castle\n\
                 when Tina plays Death\nTina chooses Urn\nthen\nTina holds 3 cards";
    passes(&urn(text), lines);
}

#[test]
fn counters_are_gone_once_their_card_is() {
    let text = "Once during your turn, you may destroy this card. If you do, draw cards equal to the number of wish counters on this card.";
    let lines = "players Tina and Lora\nTina controls Urn\nTina holds Death and Trade\nwhen Tina uses Urn\n\
                 then\nTina controls no cards\nTina holds 2 cards";
    passes(&urn(text), lines);
}

#[test]
fn that_many_is_how_many_counters_all_of_them_were() {
    let text = "Once during your turn, you may remove all wish counters from this card. If you do, draw that many cards.";
    let lines = "players Tina and Lora\nTina controls Urn\nTina holds Death and Trade\nwhen Tina uses Urn\n\
                 then\nTina holds 4 cards";
    passes(&urn(text), lines);
}

#[test]
fn what_a_rule_makes_hold_for_a_turn_does_not_hold_before() {
    let rule = "rule \"Twos dry the well\"\n  Whenever a player discards a two, players can't draw cards this turn.\n\n";
    let well = event("Each player draws a card.");
    let begins = "players Tina and Lora\nTina holds Pier, Trade and Wood Elf\nLora holds 2 cards\n\
                  the discard pile is Tempest\n";
    let drawn = "when Tina plays Pier\nthen\nLora holds 3 cards";
    passes(&(rule.to_string() + &well), &format!("{begins}{drawn}"));
}

#[test]
fn what_is_forbidden_is_not_among_what_is_chosen_to_be_done() {
    let asked = |text: &str, cards: String, lines: &str| passes(&(event(text) + &cards), lines);
    asked(
        "Return an asset of your choice to your hand.",
        asset("Rock", "This card can't be returned."),
        "players Tina and Lora\nTina holds Pier and Trade\nLora controls Rock, Castle and Wood Elf\n\
         when Tina plays Pier\nthen\nTina is asked to choose from Castle and Wood Elf",
    );
    asked(
        "Give a card from your hand to an opponent of your choice.",
        asset("Hoard", "You can't give assets to opponents."),
        "players Tina and Lora\nTina holds Pier, Trade, Castle and Death\nTina controls Hoard\n\
         when Tina plays Pier\nthen\nTina is asked to choose from Trade and Death",
    );
    asked(
        "Set a card from your hand aside.",
        asset("Bar", "Opponents can't set events aside."),
        "players Tina and Lora\nTina holds Pier, Castle, Trade, Wood Elf and Death\nLora controls Bar\n\
         when Tina plays Pier\nthen\nTina is asked to choose from Castle and Wood Elf",
    );
}
