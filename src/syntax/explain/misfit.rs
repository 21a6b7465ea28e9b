//! What the grammar takes and the language does not.

use super::friend::one_of;
use super::repair::{Reach, apply, reach};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::{Place, Span};
use crate::syntax::build::{Misfit, MisfitKind};
use crate::syntax::dispatch::entry_rule;
use crate::syntax::mask::mask;
use crate::syntax::reading::Reading;
use crate::vocabulary::english::article;
use crate::vocabulary::{LARGEST, number_from_word};
use cardwright_grammar::sentence::Rule;

/// "While …" leads, and the text says once more how long. "Each turn" adds nothing: what is counted, is counted turn
/// by turn.
fn duration_twice(
    reading: &Reading<'_>,
    place: Place,
    written: &str,
    start: usize,
    each_turn: bool,
) -> Diagnostic {
    let problem = |place: Place, said: &str| {
        let lead = reading.text.split_whitespace().next().unwrap_or("").to_string();
        let message = format!("\"{said}\" says how long it holds, and \"{lead} …\" has said so already.");
        Diagnostic::new(Code::DurationTwice, place, message)
    };
    let lower = written.to_ascii_lowercase();
    match lower.rfind("each").filter(|_| each_turn) {
        Some(at) => {
            let before = written[..at].trim_end().len();
            let span = |from: usize| Span::new(start + from, start + written.len()).shifted(reading.base);
            let after = format!("{}{}.", &reading.text[..start], &written[..before]);
            let after = after.split_whitespace().collect::<Vec<_>>().join(" ");
            problem(Place::new(place.file, span(at)), "each turn")
                .label("not needed")
                .help("What is counted, is counted turn by turn, as long as it holds.")
                .help(format!("The sentence would read: {after}"))
                .fix("leave it out", span(before), "")
        }
        None => problem(place, written)
            .label("how long, twice")
            .help("Say it once: either at the beginning, or at the end."),
    }
}

/// An adjective that could belong to one of several kinds or to all.
fn whose_adjective(reading: &Reading<'_>, place: Place, written: &str) -> Diagnostic {
    let last = written.rsplit(' ').next().unwrap_or("");
    let is_plural = reading.dialect.lexicon.iter().any(|(_, word)| word.plural.as_deref() == Some(last));
    let articles = if is_plural {
        "Say \"cards that are …\", and give each kind its article: \"a … or a …\".".to_string()
    } else {
        let kinds = written.replace(", or ", " or ").replace(", ", " or ");
        let kinds: Vec<_> = kinds.split(" or ").map(|kind| format!("{} {kind}", article(kind))).collect();
        let kinds = match kinds.as_slice() {
            [first, second] => format!("{first} or {second}"),
            [others @ .., last] => format!("{}, or {last}", others.join(", ")),
            [] => String::new(),
        };
        format!("Give each kind its article: \"card that is {kinds}\".")
    };
    two_ways(place, written).help(articles).help(ALL_OF_THEM)
}

const ALL_OF_THEM: &str = "Of all of them: say it before \"card\", as in \"a ‹…› card that is a … or a …\".";

fn two_ways(place: Place, written: &str) -> Diagnostic {
    Diagnostic::new(Code::WhoseAdjective, place, format!("\"{written}\" can be read in two ways."))
        .label("what belongs to one of them, what to all?")
}

/// The noun after a number, as it was written.
fn cards_of(number: &str) -> &'static str {
    if number_from_word(number) == Some(1) { "card" } else { "cards" }
}

pub fn misfit(reading: &Reading<'_>, misfit: Misfit) -> Diagnostic {
    let place = Place::new(reading.file, misfit.span);
    let start = (misfit.span.start as usize).saturating_sub(reading.base);
    let written = reading.text.get(start..start + misfit.span.len()).unwrap_or("").trim();
    match misfit.kind {
        MisfitKind::NotAValue(number) => {
            Diagnostic::new(Code::NotAValue, place, format!("No card of this game is called \"{number}\"."))
                .label("read as a kind of card")
                .help(format!("For a number of cards say \"{number} {}\".", cards_of(&number)))
        }
        MisfitKind::NumberTooLarge(number) => {
            Diagnostic::new(Code::NumberTooLarge, place, format!("The number {number} is too large."))
                .label("too large")
                .help(format!("Numbers go up to {LARGEST}."))
        }
        MisfitKind::StrayWould => {
            Diagnostic::new(Code::StrayWould, place, format!("\"would\" does not fit in \"{written}\"."))
                .label("something that happens is meant here")
                .help("\"Whenever\" looks at what happens: \"Whenever a player draws a card, …\".")
                .help("\"If … would …\" replaces what is about to happen: \"If you would draw a card, … instead.\"")
        }
        MisfitKind::NotStanding => {
            Diagnostic::new(Code::NotStanding, place, format!("\"{written}\" happens once; \"while\" and \"until\" need something that lasts."))
                .label("happens once")
                .help("What lasts is said like this: \"While it is your turn, opponents can't draw cards.\"")
                .help("For something that happens say when: \"Whenever …, …\" or \"At the beginning of your turn, if …, …\".")
        }
        MisfitKind::DurationTwice { each_turn } => duration_twice(reading, place, written, start, each_turn),
        MisfitKind::Rounding => unrounded_half(place, written),
        MisfitKind::AfterModes => {
            Diagnostic::new(Code::AfterChoices, place, format!("Nothing can be joined to \"choose {}\" with \"and\".", how_many(reading.text)))
                .label("is this part of the last choice, or done in any case?")
                .help("What is done in any case is a sentence of its own, before or after this one.")
                .help(several_steps(reading))
        }
        MisfitKind::AmountTwice => {
            Diagnostic::new(Code::AmountTwice, place, format!("\"{written}\" gives a second number for the same cards."))
                .label("the second number")
                .help("Say either \"two cards\" or \"cards equal to …\".")
        }
        MisfitKind::NoNoun { article: has_article } => {
            let card = format!("{written} card");
            let right = if has_article { card } else { format!("{} {card}", article(written)) };
            let problem = Diagnostic::new(Code::MissingWord, place, format!("\"card\" is missing after \"{written}\"."))
                .label("what is it that has it?")
                .help(format!("Write \"{right}\". Only a value that game.toml gives a plural stands alone."));
            let rest = reading.text.get(start + misfit.span.len()..).unwrap_or("").trim_start();
            // The noun of the last of several kinds may be meant for all of them.
            match rest.strip_prefix("or ").map(|rest| rest.split_whitespace().find(|word| !is_article(word))) {
                Some(next) => problem
                    .help(format!(
                        "If the noun after \"or\" is meant for both, say one article for both: \"{} {written} or {} …\".",
                        article(written),
                        next.unwrap_or("…")
                    ))
                    .guess("add \"card\"", misfit.span, right),
                None => problem.fix("add \"card\"", misfit.span, right),
            }
        }
        MisfitKind::WhoseAdjective => whose_adjective(reading, place, written),
        MisfitKind::WhoseTail => two_ways(place, written)
            .help("Of the last one alone: say it before the noun, or give it a sentence of its own.")
            .help(ALL_OF_THEM),
        MisfitKind::OtherNumber => {
            let message = "Several kinds in one noun have one number, and one \"another\", for all of them.";
            Diagnostic::new(Code::WhoseAdjective, place, message)
                .label("a second number")
                .help("Leave the article out if either kind will do, for each of the cards.")
                .help("For one or the other: \"Choose one: …; or ….\"")
        }
        MisfitKind::EveryKind => {
            Diagnostic::new(Code::WhoseAdjective, place, "\"Card\" is no kind beside others: every card is one.")
                .label("which cards?")
                .help("Say what it is like before its noun, as in \"a ‹…› card\", or give it a sentence of its own.")
        }
        MisfitKind::OneIsSeveral => one_is_several(reading, place, written, start),
        MisfitKind::TooDeep => {
            Diagnostic::new(Code::TooDeep, place, "This sentence describes things inside things inside things, too deep to follow.")
                .label("too deep")
                .help("Choose first, in a sentence of its own, and then say \"that card\".")
        }
    }
}

/// "A card that is blue cards".
fn one_is_several(reading: &Reading<'_>, place: Place, written: &str, start: usize) -> Diagnostic {
    let message = format!("\"Is\" speaks of one, and \"{written}\" are several.");
    let problem = Diagnostic::new(Code::OtherWording, place, message).label("one or several?");
    let words = written.split_whitespace().map(|word| match word {
        "or" => word.to_string(),
        "cards" => "card".to_string(),
        word => one_of(reading, word),
    });
    let one = words.collect::<Vec<_>>().join(" ");
    let kinds: Vec<String> = one.split(" or ").map(|kind| format!("{} {kind}", article(kind))).collect();
    let one = kinds.join(" or ");
    let range = start..start + written.len();
    let right = apply(reading.text, &range, &one);
    let rule = entry_rule(&mask(reading.text, &reading.dialect.lexicon, reading.binders).text);
    match reach(reading, rule, &right) {
        Reach::Whole => problem
            .help(format!(
                "The sentence would read: {}",
                right.split_whitespace().collect::<Vec<_>>().join(" ")
            ))
            .fix(format!("write \"{one}\""), place.span, one),
        Reach::Stuck(_) => problem.help("One card is one of a kind. Of several say \"that are\"."),
    }
}

/// How a choice of several steps is written: with the sentence itself, where that reads.
fn several_steps(reading: &Reading<'_>) -> String {
    let text = reading.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (lead, choices) = text.split_once(": ").unwrap_or(("", &text));
    let parted = |sign: &str| format!("{lead}: {}", choices.replace(", or ", "; or ").replace(sign, "; "));
    let reads =
        |right: &String| *right != text && reach(reading, Rule::plain_sentence, right) == Reach::Whole;
    let right = [parted(", "), parted("; ")].into_iter().find(reads);
    let right =
        right.unwrap_or_else(|| "Choose one: draw a card and discard a card; or draw two cards.".into());
    format!("Where a choice has several steps, semicolons part the choices: {right}")
}

/// Of how many things to do is chosen: the word before the colon.
fn how_many(text: &str) -> &str {
    let lead = text.split_once(':').map_or("", |(lead, _)| lead);
    lead.split_whitespace().last().unwrap_or("one")
}

/// "half as many cards": what is missing stands nowhere, so the half is marked.
fn unrounded_half(place: Place, half: &str) -> Diagnostic {
    Diagnostic::new(Code::Rounding, place, format!("\"{half}\" does not say how it is rounded."))
        .label("rounded up or down?")
        .help(format!("Write \"{half}, rounded up\" or \"{half}, rounded down\"."))
}

fn is_article(word: &str) -> bool {
    matches!(word, "a" | "an")
}
