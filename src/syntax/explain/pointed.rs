//! What a sentence points at, as far as its words and those before it tell: for repairs that have to name it.

use crate::vocabulary::{Lexicon, WordKind};

/// A phrase with the thing that an event was about for its "it": "Whenever an opponent plays an asset, … destroy it" is
/// "destroy that asset". As it stands where no event leads.
pub fn that_one(lexicon: &Lexicon, lead: &str, phrase: &str) -> String {
    let Some(noun) = noun_of_event(lexicon, lead) else { return phrase.to_string() };
    let named = |word: &str| if word == "it" { format!("that {noun}") } else { word.to_string() };
    phrase.split(' ').map(named).collect::<Vec<_>>().join(" ")
}

/// The last thing that the event names with "a" or "an".
fn noun_of_event(lexicon: &Lexicon, lead: &str) -> Option<String> {
    let words: Vec<String> =
        lead.split_whitespace().map(|word| word.trim_end_matches(',').to_lowercase()).collect();
    if words.first().map(String::as_str) != Some("whenever") {
        return None;
    }
    let is_person = |word: &String| matches!(word.as_str(), "player" | "opponent" | "ally");
    let is_article = |word: &String| matches!(word.as_str(), "a" | "an");
    let article = (0..words.len().saturating_sub(1))
        .rev()
        .find(|number| is_article(&words[*number]) && !is_person(&words[number + 1]))?;
    let is_noun = |word: &&String| {
        word.as_str() == "card" || lexicon.find(|kind| matches!(kind, WordKind::Value { .. }), word).is_some()
    };
    let named: Vec<&str> = words[article + 1..].iter().take_while(is_noun).map(String::as_str).collect();
    Some(if named.is_empty() { "card".to_string() } else { named.join(" ") })
}

/// Several of what one of is named: "assets you control" for "asset you control".
pub fn many_of(lexicon: &Lexicon, one: &str) -> String {
    let mut is_noun = true;
    let words = one.split(' ').map(|word| {
        let mut named = lexicon.iter().map(|(_, named)| named);
        let plural = match word {
            "card" | "player" | "opponent" => Some(format!("{word}s")),
            "ally" => Some("allies".to_string()),
            _named => named.find(|named| named.singular == word).and_then(|named| named.plural.clone()),
        };
        match plural.filter(|_| is_noun) {
            Some(plural) => {
                is_noun = false;
                plural
            }
            None => word.to_string(),
        }
    });
    let words: Vec<String> = words.collect();
    words.join(" ").replace(" that is ", " that are ").replace(" that shares ", " that share ")
}

/// Where the cards lay that were named last: "the bottom three cards of the discard pile" lay on its bottom.
pub fn where_it_was(before: &str) -> Option<String> {
    let lower = before.to_ascii_lowercase();
    let ends = [("the top ", "on top of"), ("the bottom ", "on the bottom of")];
    let (at, end) = ends.iter().filter_map(|(said, end)| Some((lower.rfind(said)?, *end))).max()?;
    let (_, pile) = lower[at..].split_once(" of the ")?;
    let pile = pile.split(['.', ',', ';', ':']).next()?.split(" and ").next()?.trim();
    Some(format!("{end} the {pile}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_are_named_as_one_is() {
        let many = |one| many_of(&Lexicon::default(), one);
        assert_eq!(many("card in the row that is blue"), "cards in the row that are blue");
        assert_eq!(many("opponent who has a card"), "opponents who has a card");
    }

    #[test]
    fn cards_go_back_where_they_lay() {
        let before = "Look at the bottom three cards of the discard pile. ";
        assert_eq!(where_it_was(before).as_deref(), Some("on the bottom of the discard pile"));
        let before = "Look at the top card of the draw pile and reveal it.";
        assert_eq!(where_it_was(before).as_deref(), Some("on top of the draw pile"));
        assert_eq!(where_it_was("Draw a card."), None);
    }
}
