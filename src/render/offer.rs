//! What a text leaves to somebody, out of its own words: as the question, and as what was refused.

use crate::vocabulary::english::{article, base_of_third_person, capitalized};
use crate::vocabulary::{Verb, VerbForm};

use super::side::Sides;
use super::they::{asked_as, with_they};

/// Words after which there may be several.
const SEVERAL: &[&str] = &[" any number of ", " up to "];

/// What is offered, in the first sentence that does so.
struct Offer<'w> {
    /// Whether the text says "you" to the one who is asked.
    is_to_you: bool,
    text: &'w str,
    /// The same with "they" for the one who is asked, where the text says "that player" of them again.
    deed: String,
}

/// What is done one by one, as often as somebody likes.
struct Repeated<'w> {
    verb: &'w str,
    /// "cards", "cards on top of the draw pile".
    what: &'w str,
}

/// "Draw a card?"; of what may be done several times, one of it. A card that calls itself "this card" has this name.
/// Somebody else whom the text calls "you" has a name; without one nothing is asked in these words.
pub fn question(clause: &str, this: Option<&str>, sides: Option<&Sides<'_>>) -> Option<String> {
    let offer = offer(clause)?;
    let asked = match repeated(&offer.deed) {
        Some(Repeated { verb, what }) => one_of_them(verb, what),
        None => to_whom_is_asked(&offer, sides)?,
    };
    // "One of them" is one of some cards.
    let is_plain =
        !asked.is_empty() && !asked.contains(" may ") && !speaks_of_somebody(&asked.replace(" of them", ""));
    is_plain.then(|| format!("{}?", capitalized(&named(&asked, this))))
}

/// "not to draw a card", "to draw no more cards". Nothing where no words say it; what speaks to somebody else than the
/// one who was asked has names, or is quoted.
pub(super) fn refused(clause: Option<&str>, this: Option<&str>, sides: Option<&Sides<'_>>) -> Option<String> {
    let Offer { is_to_you, text, deed } = clause.and_then(offer)?;
    if let Some(Repeated { verb, what }) = repeated(&deed) {
        let what = if is_to_you {
            of_them(what)?
        } else {
            Some(what.to_string()).filter(|_| !speaks_to_you(what))?
        };
        return Some(format!("to {} no more {what}", verb.to_lowercase()));
    }
    // Some of it may have been done before; which of several things are done is chosen before any of them is.
    if !is_choice(&deed) && SEVERAL.iter().any(|several| deed.contains(several)) {
        return None;
    }
    let is_told = |deed: &String| sides.is_some() || !speaks_to_you(deed);
    let said = if is_to_you { of_them(&deed) } else { Some(deed.clone()).filter(is_told) };
    let with_names = |said: String| sides.map_or(said.clone(), |sides| sides.named(&said));
    Some(match said {
        Some(said) => format!("not to {}", named(&with_names(said), this)),
        None => format!("not to \"{text}\""),
    })
}

/// What may be done: behind "may", or where it is said how often.
fn offer(clause: &str) -> Option<Offer<'_>> {
    let ends = [". ", ", then "].into_iter().filter_map(|end| clause.find(end));
    let offer = &clause[..ends.min().unwrap_or(clause.len())];
    match offer.split_once(" may ") {
        Some((whom, text)) => {
            let is_to_you = whom.rsplit(' ').next().is_some_and(|last| last.eq_ignore_ascii_case("you"));
            let deed = asked_as(whom).map_or_else(|| text.to_string(), |role| with_they(text, role));
            Some(Offer { is_to_you, text, deed })
        }
        None => repeated(offer).map(|_| Offer { is_to_you: true, text: offer, deed: offer.to_string() }),
    }
}

/// Whether one or some of several things are chosen: "choose up to two: …". What is said of these is not said of the choice.
fn is_choice(deed: &str) -> bool {
    deed.contains(": ")
}

/// A deed of which there may be several, where it begins with its verb.
fn repeated(deed: &str) -> Option<Repeated<'_>> {
    if is_choice(deed) {
        return None;
    }
    SEVERAL.iter().find_map(|several| {
        let (verb, what) = deed.split_once(several)?;
        let what = if *several == " up to " { what.split_once(' ')?.1 } else { what };
        let end = [", ", " from ", " that "].into_iter().filter_map(|end| what.find(end)).min();
        let what = &what[..end.unwrap_or(what.len())];
        (!verb.contains(' ') && !what.is_empty()).then_some(Repeated { verb, what })
    })
}

/// "draw a card", whether or not some were drawn before.
fn one_of_them(verb: &str, what: &str) -> String {
    let (noun, rest) = what.split_at(what.find(' ').unwrap_or(what.len()));
    let one = base_of_third_person(noun);
    match one == noun {
        true => format!("{verb} more {what}"),
        false => format!("{verb} {} {one}{rest}", article(&one)),
    }
}

/// The deed as it is said to the one who is asked: "they" of the text is them, unless it says "you" to them. Then it
/// speaks of somebody else, and from where is left out where that would.
fn to_whom_is_asked(offer: &Offer<'_>, sides: Option<&Sides<'_>>) -> Option<String> {
    let deed = offer.deed.as_str();
    if offer.is_to_you {
        let deed = short(deed);
        return Some(sides.map_or_else(|| deed.to_string(), |sides| sides.pointed(deed)));
    }
    let to_you = |word: &str| match word {
        "they" | "them" => Some("you"),
        "their" => Some("your"),
        "theirs" => Some("yours"),
        _other => None,
    };
    if !speaks_to_you(deed) {
        return Some(word_by_word(deed, to_you));
    }
    sides.map(|sides| word_by_word(&sides.named(deed), to_you))
}

/// What the text says to "you" as it is told of them; nothing where that is not plain.
fn of_them(deed: &str) -> Option<String> {
    let words: Vec<&str> = deed.split(' ').collect();
    let does = |word: Option<&&str>| word.is_some_and(|word| Verb::form_of(word) == Some(VerbForm::Plain));
    let is_plain =
        |(at, word): (usize, &&str)| !has_word(word, &["you"]) || *word == "you" && does(words.get(at + 1));
    words.iter().enumerate().all(is_plain).then(|| {
        word_by_word(deed, |word| match word {
            "you" => Some("they"),
            "your" => Some("their"),
            "yours" => Some("theirs"),
            "yourself" => Some("themselves"),
            _other => None,
        })
    })
}

/// The text with other words for some, whatever stands around them.
fn word_by_word(text: &str, other: impl Fn(&str) -> Option<&'static str>) -> String {
    let mut said = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word = &rest[..rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len())];
        let after = &rest[word.len()..];
        let gap = &after[..after.find(char::is_alphabetic).unwrap_or(after.len())];
        said.push_str(other(word).unwrap_or(word));
        said.push_str(gap);
        rest = &after[gap.len()..];
    }
    said
}

/// With the name of the card that says "this card".
fn named(text: &str, this: Option<&str>) -> String {
    this.map_or_else(|| text.to_string(), |name| text.replace("this card", name))
}

/// Without from where, where that speaks of somebody.
fn short(deed: &str) -> &str {
    match speaks_of_somebody(deed) {
        true => &deed[..deed.find(" from ").unwrap_or(deed.len())],
        false => deed,
    }
}

fn speaks_of_somebody(text: &str) -> bool {
    has_word(text, &["they", "their", "them", "theirs"])
}

fn speaks_to_you(text: &str) -> bool {
    has_word(text, &["you", "your", "yours", "yourself"])
}

fn has_word(text: &str, wanted: &[&str]) -> bool {
    text.split(|letter: char| !letter.is_alphabetic()).any(|word| wanted.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(clause: &str) -> String {
        super::refused(Some(clause), Some("Castle"), None).unwrap_or_default()
    }

    #[test]
    fn what_is_refused_is_said_in_the_words_of_the_offer() {
        assert_eq!(refused("you may draw a card. If you don't, discard a card"), "not to draw a card");
        assert_eq!(refused("each opponent may discard a card, then draw two"), "not to discard a card");
        assert_eq!(refused("you may destroy this card"), "not to destroy Castle");
    }

    #[test]
    fn what_the_text_says_to_somebody_is_told_of_them() {
        assert_eq!(refused("you may play a card from your hand"), "not to play a card from their hand");
        assert_eq!(refused("You may destroy an asset you control"), "not to destroy an asset they control");
        assert_eq!(refused("that player may give you a card"), "not to \"give you a card\"");
        assert_eq!(
            refused("you may make an opponent give you a card"),
            "not to \"make an opponent give you a card\""
        );
    }

    #[test]
    fn of_what_may_be_half_done_no_more_is_done() {
        assert_eq!(refused("you may draw up to three cards"), "to draw no more cards");
        assert_eq!(refused("Draw any number of cards, one at a time"), "to draw no more cards");
        assert_eq!(refused("you may discard up to two cards from your hand"), "to discard no more cards");
        assert_eq!(refused("that player may put up to two of your cards aside"), "");
        assert_eq!(refused("draw a card"), "");
    }

    #[test]
    fn a_choice_is_refused_as_a_whole() {
        for choice in [
            "choose up to two: draw a card; gain a coin; or gain two coins",
            "choose one: discard any number of cards; or draw up to three cards",
        ] {
            let clause = format!("You may {choice}");
            assert_eq!(refused(&clause), format!("not to {choice}"));
            let asked = question(&clause, None, None).unwrap_or_default();
            assert_eq!(asked, format!("{}?", capitalized(choice)));
        }
    }

    #[test]
    fn what_may_be_done_is_asked_in_the_words_of_the_offer() {
        let asked = |clause| question(clause, Some("Castle"), None).unwrap_or_default();
        assert_eq!(asked("you may discard it"), "Discard it?");
        assert_eq!(asked("you may destroy this card"), "Destroy Castle?");
        assert_eq!(asked("Draw any number of cards, one at a time"), "Draw a card?");
        assert_eq!(
            asked("that player may discard a card from their hand that shares a suit with that card"),
            "Discard a card from your hand that shares a suit with that card?"
        );
        assert_eq!(asked("draw a card"), "");
    }

    #[test]
    fn who_is_asked_is_that_player() {
        let both = |clause| (question(clause, None, None).unwrap_or_default(), refused(clause));
        for (clause, asked, told) in [
            (
                "At the end of each player's turn, that player may put a card into that player's hand",
                "Put a card into your hand?",
                "not to put a card into their hand",
            ),
            (
                "each opponent may destroy an asset that opponent controls",
                "Destroy an asset you control?",
                "not to destroy an asset they control",
            ),
            (
                "that player may draw a card for each king that player has, then discard a card",
                "Draw a card for each king you have?",
                "not to draw a card for each king they have",
            ),
            (
                "that player may exchange that player's hand and the hand of another player",
                "Exchange that player's hand and the hand of another player?",
                "not to exchange that player's hand and the hand of another player",
            ),
            (
                "that opponent may give a card to that player",
                "Give a card to that player?",
                "not to give a card to that player",
            ),
        ] {
            assert_eq!(both(clause), (asked.to_string(), told.to_string()));
        }
        assert_eq!(
            refused("that player may give you a card from that player's hand"),
            "not to \"give you a card from that player's hand\""
        );
    }

    #[test]
    fn what_somebody_else_may_do_is_said_to_them() {
        let asked = |clause| question(clause, None, None).unwrap_or_default();
        assert_eq!(asked("That opponent may destroy an asset they control"), "Destroy an asset you control?");
        assert_eq!(asked("each player may give their crown to an ally"), "Give your crown to an ally?");
        assert_eq!(asked("that player may give you a card"), "");
    }
}
