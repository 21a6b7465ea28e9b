//! Each mistake of structure and its message.

use super::*;

#[test]
fn a_misspelt_block_word_is_named_and_the_block_is_read_on() {
    let text = "crad \"Castle\"\n  3 of sun, asset\n\n  Draw a card.\n";
    assert_mistake(text, Code::UnknownBlock, "crad", "\"crad\" is no word a block can begin with.");
    assert_eq!(repaired(text), text.replace("crad", "card"));
    assert_eq!(read(text).0.blocks[0].paragraphs.len(), 1);
}

#[test]
fn a_word_for_a_block_from_elsewhere_is_translated() {
    assert_eq!(repaired("variant \"fast\"\n  Draw a card.\n"), "option \"fast\"\n  Draw a card.\n");
}

#[test]
fn an_unknown_block_without_a_guess_is_kept() {
    let text = "spell \"Fireball\"\n  Draw a card.\n";
    assert_mistake(text, Code::UnknownBlock, "spell", "\"spell\" is no word a block can begin with.");
    assert!(read(text).0.blocks[0].head().is_none());
}

#[test]
fn only_a_new_phase_has_a_place_in_the_turn() {
    let rule = "rule \"Twos\" before phase \"draw\"\n  Draw a card.\n";
    assert_eq!(mistake(rule).code, Code::PlaceNotWanted);
    let replaced = "replace phase \"main\" after phase \"draw\"\n  Draw a card.\n";
    assert_eq!(mistake(replaced).code, Code::PlaceNotWanted);
    let head = read("phase \"main\" after phase \"draw\"\n  Draw a card.\n");
    assert!(head.1.is_empty(), "{:?}", head.1);
}

#[test]
fn a_scenario_is_sent_to_its_own_file() {
    assert!(mistake("scenario \"x\"\n").help[0].contains(".scenario"));
}

#[test]
fn a_name_needs_quotes() {
    let text = "rule Twos are bad with option \"x\"\n  Draw a card.\n";
    let message = "The name Twos are bad stands without quotes.";
    assert_mistake(text, Code::NameWithoutQuotes, "Twos are bad", message);
    assert_eq!(repaired(text), "rule \"Twos are bad\" with option \"x\"\n  Draw a card.\n");
}

#[test]
fn single_quotes_become_double_ones() {
    assert_eq!(repaired("card 'Castle'\n"), "card \"Castle\"\n");
}

#[test]
fn an_unclosed_quote_ends_with_its_line() {
    let text = "card \"Castle\n\ncard \"Death\"\n";
    let message = "The quote before \"Castle\" is not closed.";
    assert_mistake(text, Code::UnclosedQuote, "\"Castle", message);
    assert_eq!(repaired(text), "card \"Castle\"\n\ncard \"Death\"\n");
    assert_eq!(read(text).0.blocks.len(), 2);
}

#[test]
fn an_unclosed_quote_in_a_text_costs_its_paragraph() {
    let text = "rule \"a\"\n  Call it the \"guest.\n\n  Draw a card.\n";
    let message = "The quote in \"guest. is not closed on its line.";
    assert_mistake(text, Code::UnclosedQuote, "\"guest.", message);
    let block = &read(text).0.blocks[0];
    assert_eq!(block.paragraphs.iter().map(|run| run.faulty).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_missing_name_is_missed() {
    assert_mistake("card\n", Code::NameMissing, "card", "This card has no name.");
    assert_eq!(mistake("phase \"\"\n").code, Code::NameMissing);
}

#[test]
fn a_name_where_none_belongs_is_refused() {
    let text = "scoring \"points\"\n  Draw a card.\n";
    let message = "\"scoring\" takes no name, but \"points\" follows it.";
    assert_mistake(text, Code::NameNotWanted, "\"points\"", message);
    assert_eq!(repaired(text), "scoring \n  Draw a card.\n");
}

#[test]
fn text_before_the_first_block_belongs_to_nothing() {
    let text = "My cards\nare here.\n\ncard \"Castle\"\n";
    let message = "\"My cards\" stands before the first block.";
    assert_mistake(text, Code::TextBeforeBlock, "My cards", message);
}

#[test]
fn lines_at_the_edge_are_indented_together() {
    let text = "rule \"a\"\nDraw a card.\nDraw a card.\n";
    let message = "\"Draw a card.\" belongs to the block above, but stands at the edge.";
    assert_mistake(text, Code::NotIndented, "Draw a card.\nDraw a card.", message);
    assert_eq!(repaired(text), "rule \"a\"\n  Draw a card.\n  Draw a card.\n");
}

#[test]
fn a_sentence_about_cards_at_the_edge_is_no_header() {
    assert_eq!(mistake("rule \"a\"\nCards can't be destroyed.\n").code, Code::NotIndented);
}

#[test]
fn an_indented_header_is_moved_to_the_edge() {
    let text = "rule \"a\"\n  Draw a card.\n\n  rule \"b\"\n  Draw a card.\n";
    let message = "rule \"b\" begins a block, but does not stand at the edge.";
    assert_mistake(text, Code::HeaderIndented, "rule \"b\"", message);
    assert_eq!(repaired(text), text.replace("  rule", "rule"));
    assert_eq!(read(text).0.blocks.len(), 2);
}

#[test]
fn a_quoted_name_inside_a_sentence_is_no_header() {
    let text = "action \"a\"\n  Take the\n  action \"b\"\n  or draw a card.\n";
    assert_eq!(read(text).1.len(), 0);
}

#[test]
fn a_misspelt_field_is_named() {
    let text = "card \"a\"\n  3 of sun, asset\n  ilustrator \"b\"\n";
    let message = "\"ilustrator\" is no line a card can have under its name.";
    assert_mistake(text, Code::UnknownField, "ilustrator", message);
    assert_eq!(repaired(text), text.replace("ilu", "illu"));
}

#[test]
fn a_field_from_elsewhere_is_translated() {
    assert_eq!(repaired("card \"a\"\n  artist \"b\"\n"), "card \"a\"\n  illustrator \"b\"\n");
    assert_eq!(repaired("card \"a\"\n  4 copeis\n"), "card \"a\"\n  4 copies\n");
    assert_eq!(repaired("card \"a\"\n  require a two\n"), "card \"a\"\n  requires a two\n");
}

#[test]
fn a_second_card_line_is_no_field() {
    let text = "card \"a\"\n  3 of sun, asset\n  4 of sun, asset\n";
    let message = "\"4 of sun, asset\" is no line a card can have under its name.";
    assert_mistake(text, Code::UnknownField, "4 of sun, asset", message);
}

#[test]
fn a_field_twice_is_one_too_many() {
    let text = "card \"a\"\n  flavor \"b\"\n  flavor \"c\"\n";
    assert_mistake(text, Code::DuplicateField, "flavor \"c\"", "This card has a second \"flavor\" line.");
    assert_eq!(mistake(text).notes.len(), 1);
}

#[test]
fn a_field_in_a_block_without_fields_is_refused() {
    let text = "rule \"a\"\n  illustrator \"b\"\n  Draw a card.\n";
    let message = "\"illustrator\" is no line of this rule.";
    assert_mistake(text, Code::FieldNotHere, "illustrator \"b\"", message);
    assert_eq!(mistake("action \"a\"\n  4 copies\n  Draw a card.\n").code, Code::FieldNotHere);
}

#[test]
fn a_field_after_the_text_is_out_of_place() {
    let text = "card \"a\"\n  3 of sun, asset\n\n  Draw a card.\n  illustrator \"b\"\n";
    let message = "The \"illustrator\" line stands apart from the first line of its block.";
    assert_mistake(text, Code::FieldOutOfPlace, "illustrator \"b\"", message);
}

#[test]
fn a_blank_line_above_the_fields_is_one_too_many() {
    let text = "card \"a\"\n\n  3 of sun, asset\n  4 copies\n\n  Draw a card.\n";
    assert_eq!(mistake(text).code, Code::FieldOutOfPlace);
    let block = &read(text).0.blocks[0];
    assert_eq!((block.fields.len(), block.paragraphs.len()), (2, 1));
}

#[test]
fn text_right_under_the_fields_misses_its_blank_line() {
    let text = "card \"a\"\n  3 of sun, asset\n  Draw a\n  card.\n";
    let message = "\"Draw a\" reads like the text of the card, but no blank line stands above it.";
    assert_mistake(text, Code::BlankLineMissing, "Draw a", message);
    assert_eq!(repaired(text), "card \"a\"\n  3 of sun, asset\n\n  Draw a\n  card.\n");
}

#[test]
fn a_rule_without_text_says_nothing() {
    assert_mistake("rule \"a\"\n\nphase \"b\"\n", Code::TextMissing, "rule \"a\"", "This rule says nothing.");
}

#[test]
fn what_is_removed_has_no_text() {
    let text = "remove rule \"a\"\n  Draw a card.\n\n  Draw a card.\n";
    assert_mistake(text, Code::TextNotWanted, "Draw a card.", "A block that is removed has no text.");
}

#[test]
fn a_counter_has_no_text() {
    let text = "counter \"wish\"\n  Draw a card.\n";
    assert_mistake(text, Code::TextNotWanted, "Draw a card.", "A counter has a name and no text.");
}

#[test]
fn a_comma_after_a_name_is_removed() {
    let text = "card \"a\",\n  illustrator \"b\"\n";
    assert_mistake(text, Code::ExtraText, ",", "\",\" does not belong on this line.");
    assert_eq!(repaired(text), "card \"a\"\n  illustrator \"b\"\n");
}

#[test]
fn a_colon_after_a_field_word_is_removed() {
    assert_eq!(repaired("card \"a\"\n  illustrator: \"b\"\n"), "card \"a\"\n  illustrator \"b\"\n");
}

#[test]
fn with_needs_an_option_or_players() {
    let text = "setup with many friends\n  Draw a card.\n";
    let message = "\"with many friends\" does not say when this block counts.";
    assert_mistake(text, Code::WithNotUnderstood, "with many friends", message);
    assert_eq!(mistake("setup with option\n  Draw a card.\n").code, Code::WithNotUnderstood);
}

#[test]
fn players_are_counted_upwards() {
    let text = "setup with 5 to 3 players\n  Draw a card.\n";
    let message = "No number of players is from 5 to 3.";
    assert_mistake(text, Code::PlayerCount, "with 5 to 3 players", message);
    assert_eq!(repaired(text), "setup with 3 to 5 players\n  Draw a card.\n");
}

#[test]
fn no_card_has_zero_copies() {
    let message = "A card can't have 0 copies in the deck.";
    assert_mistake("card \"a\"\n  0 copies\n", Code::CopiesNumber, "0", message);
    assert_eq!(mistake("card \"a\"\n  99999999999 copies\n").code, Code::CopiesNumber);
}

#[test]
fn a_field_that_says_nothing_is_empty() {
    let text = "card \"a\"\n  illustrator\n";
    assert_mistake(text, Code::FieldEmpty, "illustrator", "Nothing follows \"illustrator\".");
    assert_eq!(mistake("card \"a\"\n  flavor \"\"\n").code, Code::FieldEmpty);
    assert_eq!(mistake("card \"a\"\n  requires\n").code, Code::FieldEmpty);
}

#[test]
fn a_control_character_stops_the_reading() {
    let message = "The file has a character that no text can have (number 0).";
    assert_mistake("card \"a\"\ncrad\0\n", Code::ControlCharacter, "\0", message);
    assert!(read("setup\r  a").0.refused);
}

#[test]
fn an_endless_paragraph_is_not_read() {
    let text = format!("rule \"a\"\n  {}\n", "word ".repeat(20_000));
    assert_eq!(mistake(&text).code, Code::TooLong);
}

#[test]
fn an_endless_header_is_not_read() {
    let text = format!("card \"{}\"\n", "a".repeat(20_000));
    assert_eq!(mistake(&text).code, Code::TooLong);
}

#[test]
fn a_card_in_one_line_is_written_in_two() {
    let text = "Death: 5 of eye, event\n  Destroy an asset of your choice.\n";
    assert_mistake(
        text,
        Code::CardAsListed,
        "Death: 5 of eye, event",
        "\"Death: 5 of eye, event\" looks like a card in one line.",
    );
    let card = "card \"Death\"\n  5 of eye, event\n\n  Destroy an asset of your choice.\n";
    assert_eq!(repaired(text), card);
}

#[test]
fn a_sentence_with_a_colon_at_the_edge_is_no_card() {
    let text =
        "card \"Death\"\n  5 of eye, event\n\nChoose one: draw a card, or destroy an asset of your choice.\n";
    assert_eq!(mistake(text).code, Code::NotIndented);
}

#[test]
fn the_first_line_of_a_wrapped_sentence_at_the_edge_is_no_card() {
    let text = "card \"Death\"\n  5 of eye, event\n\nChoose one: draw a card, or\ndestroy an asset of your choice.\n";
    assert_eq!(mistake(text).code, Code::NotIndented);
}
