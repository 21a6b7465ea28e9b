//! What somebody is asked, in words.

use crate::engine::{Chosen, Journal, Match, Meant, Table, TextOrigin};
use crate::game::{Asker, DecisionView, DoneFor, Event, OptionKind, OptionView, Question, View};
use crate::program::{CardId, EventKind};
use crate::render::{self, Names, Sides, question_of};
use crate::vocabulary::english::{article, capitalized, decapitalized};
use crate::vocabulary::{number_in_words, ordinal_in_words};

/// What the question is about besides what the view says.
#[derive(Clone, Debug, Default)]
pub struct About {
    /// The only card that an offer is about, and what would be done with it.
    pub only: Option<(CardId, EventKind)>,
    /// What would happen, where it is asked whether to do something else, and the card where that is known.
    pub replaced: Option<(Event, Option<CardId>)>,
    /// Whom the text means that asks.
    pub meant: Option<Meant>,
}

/// What is asked, and by what.
pub fn question(table: &Table<'_>, names: &Names, view: &View, about: About) -> String {
    let Some(decision) = view.decision.as_ref().filter(|decision| decision.options.is_some()) else {
        return String::new();
    };
    let has_picked = decision.asks.is_some_and(|asker| asker.picked > 0);
    let what_to_name = || named_attribute(table, decision.options.as_deref()?.first()?);
    let asked = match decision.question {
        Question::Offer => return "What do you do?".to_string(),
        Question::Card if has_picked => "Choose another card",
        Question::Card => &a_card(table, names, decision),
        Question::Player if has_picked => "Choose another player",
        Question::Player => "Choose a player",
        Question::Zone => "Choose a place",
        Question::Value => &what_to_name().unwrap_or_else(|| "Name one".to_string()),
        Question::Number => "Choose a number",
        Question::Mode => &a_mode(decision),
        Question::May => &may(table, names, decision, &about),
        Question::Order => "Which takes effect next?",
        Question::Substitution => "Which acts first?",
        Question::Instead => &instead(table, names, decision, &about),
        Question::Arrange if has_picked => "Which of these goes there next?",
        Question::Arrange => "Which card goes there first?",
    };
    let asked = match decision.asks.and_then(|asker| asker.done_for) {
        Some(one) => asked_for(asked, &name_of_one(table, names, one)),
        None => asked.to_string(),
    };
    let would = about.replaced.and_then(|(event, card)| render::would(table, names, &event, card));
    let asker = decision.asks.and_then(|asker| name_of(table, asker));
    match (asker, would) {
        (Some(name), Some(would)) => format!("{name}: {would}. {asked}"),
        (None, Some(would)) => format!("{would}. {asked}"),
        (Some(name), None) => format!("{name}: {}", decapitalized(&asked)),
        (None, None) => asked,
    }
}

/// "Choose one", and of several which one it is.
fn a_mode(decision: &DecisionView) -> String {
    let which = decision.asks.and_then(|asker| {
        let nth = ordinal_in_words(u32::from(asker.picked) + 1)?;
        let (least, most) = asker.several?;
        let up_to = if least < most { "up to " } else { "" };
        Some(format!("Choose the {nth} of {up_to}{}", number_in_words(most.into())))
    });
    which.unwrap_or_else(|| "Choose one".to_string())
}

/// "Destroy Castle instead?", or where the text does not say what, "Do that instead?".
fn instead(table: &Table<'_>, names: &Names, decision: &DecisionView, about: &About) -> String {
    let asked = decision.asks.and_then(|asker| in_words_of(table, names, asker, about));
    let asked = asked.map(|asked| asked.trim_end_matches('?').to_string());
    format!("{} instead?", asked.unwrap_or_else(|| "Do that".to_string()))
}

/// "Choose a card from Lora's hand": where all of them lie in a zone of somebody else, whose.
fn a_card(table: &Table<'_>, names: &Names, decision: &DecisionView) -> String {
    let options = decision.options.as_deref().unwrap_or(&[]);
    let mut zones = options.iter().map(|option| option.card.map(|(_, spot)| spot.zone));
    let first = zones.next().flatten();
    let of_another = first.filter(|zone| {
        let owner = table.owner(*zone);
        owner.is_some_and(|owner| owner != decision.player) && !table.is_in_play(*zone)
    });
    let of_another = of_another.filter(|_| zones.all(|zone| zone == first));
    match of_another.and_then(|zone| names.zone(table, zone)) {
        Some(zone) => format!("Choose a card from {zone}"),
        None => "Choose a card".to_string(),
    }
}

/// The question in the words of the text that asks.
fn in_words_of(table: &Table<'_>, names: &Names, asker: Asker, about: &About) -> Option<String> {
    // In what a word of the game means, "this card" would be another one.
    let asker_card = asker.card.filter(|_| !matches!(table.origin(asker.text), TextOrigin::Definition(_)));
    let this = asker_card.and_then(|card| table.program.words.cards.get(card.index()));
    let sides = about.meant.as_ref().map(|meant| Sides::of(table, names, meant));
    question_of(table.text(asker.text).clause(asker.at?)?, this.map(String::as_str), sides.as_ref())
}

/// "Destroy Castle?", "Give a card to an ally (Castle)?", "Draw a card?", or where the text does not say what, "Do it?".
fn may(table: &Table<'_>, names: &Names, decision: &DecisionView, about: &About) -> String {
    let words = &table.program.words;
    let asker = decision.asks.filter(|asker| asker.done_for.is_none());
    let asked = || asker.and_then(|asker| in_words_of(table, names, asker, about));
    let Some((card, kind)) = about.only else { return asked().unwrap_or_else(|| "Do it?".to_string()) };
    let name = &words.cards[card.index()];
    match (render::verb(kind, words).filter(|_| says_enough(kind)), asked()) {
        (Some(verb), _) => format!("{} {name}?", capitalized(verb)),
        (None, Some(asked)) => format!("{} ({name})?", asked.trim_end_matches('?')),
        (None, None) => format!("Do it with {name}?"),
    }
}

/// Whether the verb and the card say what is done: not to whom, or where to.
fn says_enough(kind: EventKind) -> bool {
    matches!(
        kind,
        EventKind::Discard
            | EventKind::Play
            | EventKind::Destroy
            | EventKind::Reveal
            | EventKind::ChangeControl
            | EventKind::Own(_)
    )
}

/// "Do it for Castle?", "Choose a card for Castle".
fn asked_for(asked: &str, one: &str) -> String {
    match asked.strip_suffix('?') {
        Some(asked) => format!("{asked} for {one}?"),
        None => format!("{asked} for {one}"),
    }
}

/// The one of several that something is done for.
fn name_of_one(table: &Table<'_>, names: &Names, one: DoneFor) -> String {
    let words = &table.program.words;
    match one {
        DoneFor::Card(card) => words.cards[card.index()].clone(),
        DoneFor::Player(player) => names.of(player).to_string(),
        DoneFor::Value(value) => words.values[value.index()].clone(),
    }
}

/// What the text says that asks; an offer of the turn is said by its options.
pub fn wording(table: &Table<'_>, view: &View) -> Option<String> {
    let decision = view.decision.as_ref().filter(|decision| decision.options.is_some())?;
    if decision.question == Question::Offer {
        return None;
    }
    let asker = decision.asks?;
    table.text(asker.text).clause(asker.at?).map(str::to_string)
}

/// "chosen so far: Castle, Lora", where the text that asks may speak of that; and the cards that it showed, of which "one of
/// them" is one.
pub fn so_far<J: Journal>(game: &Match<'_, J>, names: &Names, view: &View) -> Option<String> {
    let decision = view.decision.as_ref()?;
    let table = game.table();
    match decision.question {
        // What is put somewhere, and what waits, is what is to choose from.
        Question::Arrange | Question::Order => return None,
        Question::May if !wording(table, view).is_some_and(|words| points_back(&words)) => return None,
        _another => {}
    }
    let said = game.chosen_so_far(view.player).into_iter().filter_map(|chosen| match chosen {
        Chosen::Card(card) => table.program.words.cards.get(card.index()).cloned(),
        Chosen::Player(player) => Some(names.of(player)),
        Chosen::Zone(zone) => names.place(table, zone),
        Chosen::Mode(text, from) => render::said_to_asked(game, names, decision, (text, from)),
    });
    let said: Vec<String> = said.collect();
    let chosen = (!said.is_empty()).then(|| format!("chosen so far: {}", said.join(", ")));
    let of_some = wording(table, view).is_some_and(|words| has_word(&words, &["them", "those"]));
    let seen = if of_some { game.seen_so_far(view.player) } else { Vec::new() };
    let seen: Vec<&str> =
        seen.iter().filter_map(|card| Some(table.program.words.cards.get(card.index())?.as_str())).collect();
    let seen = (!seen.is_empty()).then(|| format!("seen so far: {}", seen.join(", ")));
    let both: Vec<String> = chosen.into_iter().chain(seen).collect();
    (!both.is_empty()).then(|| both.join("; "))
}

fn points_back(words: &str) -> bool {
    has_word(words, &["that", "those", "them"])
}

fn has_word(words: &str, wanted: &[&str]) -> bool {
    words.split(' ').any(|word| wanted.contains(&word))
}

/// "Name a color".
fn named_attribute(table: &Table<'_>, option: &OptionView) -> Option<String> {
    let OptionKind::Value(value) = option.what else { return None };
    let attribute = table.program.values[value.index()].attribute;
    let word = table.program.words.attributes.get(attribute.index())?;
    Some(format!("Name {} {word}", article(word)))
}

/// What the text that asks is called.
fn name_of(table: &Table<'_>, asker: Asker) -> Option<String> {
    let words = &table.program.words;
    match table.origin(asker.text) {
        TextOrigin::Card(card) => words.cards.get(card.index()).cloned(),
        TextOrigin::Rule(rule) => words.rules.get(usize::from(rule)).cloned(),
        TextOrigin::Action(action) => words.actions.get(action.index()).cloned(),
        TextOrigin::Keyword(keyword) => {
            let keyword = words.keywords.get(keyword.index())?;
            let card = asker.card.and_then(|card| words.cards.get(card.index()));
            Some(card.map_or(keyword.clone(), |card| format!("{card} ({keyword})")))
        }
        TextOrigin::Definition(_) => asker.card.and_then(|card| words.cards.get(card.index()).cloned()),
        TextOrigin::Phase(_) | TextOrigin::Setup => None,
    }
}
