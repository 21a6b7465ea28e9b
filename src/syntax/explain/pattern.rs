//! Patterns of a whole sentence among the false friends: where they fit, and the right sentence with their gaps
//! filled. Does not know whether what comes out reads.

use std::ops::Range;

use super::friend::Fits;
use super::opposite::opposites;
use super::pointed::{many_of, that_one, where_it_was};
use super::steps_behind::without_steps;
use super::words::{ends_a_step, holds_several};
use crate::syntax::reading::Reading;
use crate::vocabulary::english::{capitalized, decapitalized, plain_form, third_person};
use crate::vocabulary::{FalseFriend, english, is_language_word};

/// In how many places a pattern is tried: nobody writes a sentence with more, and each is parsed.
const MOST_PLACES: usize = 32;

/// The words of a pattern around its gaps.
pub fn around_gaps(friend: &FalseFriend) -> Vec<&str> {
    friend.said.split(['{', '}']).step_by(2).collect()
}

/// Where a pattern of the whole sentence fits: the words after its first gap are marked, or those before it.
/// `said` are the words around its gaps, `lower` is the sentence in small letters and without its period.
pub fn pattern_place(friend: &FalseFriend, said: &[&str], reading: &Reading<'_>, lower: &str) -> Vec<Fits> {
    // Most patterns have words that the sentence has not: that is seen before any place is looked at.
    if !said.iter().all(|words| lower.contains(words.trim_end())) {
        return Vec::new();
    }
    let Some(before) = said.first() else { return Vec::new() };
    let mut all = Vec::new();
    for from in starts(lower, before) {
        all.extend(pattern_from(friend, reading, from, lower, said));
        if all.len() > MOST_PLACES {
            break;
        }
    }
    all
}

/// Where a pattern can begin: with the sentence, and if it begins with words of its own also with a later step.
fn starts(lower: &str, before: &str) -> Vec<usize> {
    let steps = [", ", " may ", " and "].into_iter().filter(|_| before.len() > 2);
    let later = steps.flat_map(|lead| lower.match_indices(lead).map(move |(at, _)| at + lead.len()));
    let mut all: Vec<usize> =
        std::iter::once(0).chain(later).filter(|at| lower[*at..].starts_with(before)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether a gap has words that would mean something else where the repair puts them.
fn has_what_must_stay<'g>(friend: &FalseFriend, gap: impl Fn(usize) -> &'g str) -> bool {
    let mut named = ["a", "b", "c"].into_iter().enumerate();
    named.any(|(number, name)| {
        let Some(never) = friend.unless.get(name) else { return false };
        let text = gap(number).to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        words.any(|word| never.iter().any(|never| never == word))
            || text.contains(',') && never.iter().any(|never| never == ",")
    })
}

/// Whether a gap that the right sentence has twice holds more than one thing: the rest would be done twice.
fn says_a_step_twice<'g>(friend: &FalseFriend, gap: impl Fn(usize) -> &'g str) -> bool {
    let is_twice = |name: char| {
        let slots = friend.say.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        slots.filter(|slot| slot.trim_end_matches("+s").trim_end_matches("-s").ends_with(name)).count() > 1
    };
    !friend.guess
        && ('a'..='c').enumerate().any(|(number, name)| holds_several(gap(number)) && is_twice(name))
}

/// Whether a later gap, a condition, is put before one with several steps, or all of it behind other steps: it may be
/// about the last of them only.
fn leads_several<'g>(friend: &FalseFriend, before: &str, gap: impl Fn(usize) -> &'g str) -> bool {
    let over = friend.gaps_moved_over();
    !over.is_empty() && (ends_a_step(before) || over.into_iter().any(|number| holds_several(gap(number))))
}

/// The pattern from one place on.
fn pattern_from(
    friend: &FalseFriend,
    reading: &Reading<'_>,
    from: usize,
    lower: &str,
    said: &[&str],
) -> Vec<Fits> {
    let [before, _, ..] = said[..] else { return Vec::new() };
    // A name is given to something that was spoken of before.
    if friend.say.starts_with("Call it ") && (from > 0 || reading.before.trim().is_empty()) {
        return Vec::new();
    }
    let (text, body) = (reading.text, &reading.text[..lower.len()]);
    let fillings = fillings(lower, from + before.len(), &said[1..]);
    let fillings = fillings.into_iter().take(MOST_PLACES);
    let places = fillings.filter_map(|gaps| without_steps(friend, body, gaps)).flat_map(|(gaps, end)| {
        let gap = |number: usize| gaps.get(number).map_or("", |range| body[range.clone()].trim());
        let is_unfit = has_what_must_stay(friend, gap) || says_a_step_twice(friend, gap);
        if (0..gaps.len()).any(|number| gap(number).is_empty()) || is_unfit {
            return Vec::new();
        }
        let marked = marked(friend, body, from, said, &gaps);
        let leads_several = leads_several(friend, &body[..from], gap);
        let leaves_rest = end < body.len();
        let that_b = that_one(&reading.dialect.lexicon, &body[..from], gap(1));
        let say = friend.say.replace("{that b}", &decapitalized(&that_b));
        let say = say.replace("{many a}", &many_of(&reading.dialect.lexicon, gap(0)));
        let says = turned_round(&say, [gap(0), gap(1), gap(2)]);
        let says = put_back(says, &format!("{}{body}", reading.before));
        let sentences = says.iter().map(|say| {
            let sentence = fill(say, gap(0), gap(1), gap(2));
            let sentence = match from {
                0 => sentence,
                from => format!("{}{}", &body[..from], decapitalized(&sentence)),
            };
            let replacement = format!("{sentence}{}.", &body[end..]);
            let said = marked.clone();
            Fits { said, replaced: 0..text.len(), replacement, leads_several, leaves_rest }
        });
        sentences.collect()
    });
    places.collect()
}

/// What is marked of a pattern: the words between its gaps that the language does not have, or before them, else
/// words after a gap, first those that the right sentence has not, else those it begins with, first where the right
/// sentence has not, else what the first gap holds.
fn marked(
    friend: &FalseFriend,
    body: &str,
    from: usize,
    said: &[&str],
    gaps: &[Range<usize>],
) -> Range<usize> {
    let literals = said[1..].iter().zip(gaps).map(|(words, gap)| {
        // A sign before a word is not what is wrong.
        let signs = words.find(char::is_alphanumeric);
        let start = gap.end + signs.unwrap_or(words.len() - words.trim_start().len());
        start..(gap.end + words.trim_end().len()).max(start)
    });
    let literals: Vec<Range<usize>> = literals.collect();
    let has_words = |range: &&Range<usize>| body[(*range).clone()].contains(char::is_alphanumeric);
    let is_foreign = |range: &&Range<usize>| {
        let mut words = body[(*range).clone()].split_whitespace();
        let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
        words.any(|word| is_word(word) && !is_language_word(&word.to_lowercase()))
    };
    let is_kept = |range: &&Range<usize>| friend.say.contains(&body[(*range).clone()].to_lowercase());
    let is_gone = |range: &&Range<usize>| has_words(range) && !is_kept(range);
    let first = literals[0].clone();
    let begin = from..from + said[0].trim_end().len();
    let all = || literals.iter().chain(std::iter::once(&begin));
    let foreign = all().find(|range| is_foreign(range) && is_gone(range)).or_else(|| all().find(is_foreign));
    if let Some(foreign) = foreign {
        foreign.clone()
    } else if let Some(gone) = literals.iter().find(is_gone) {
        gone.clone()
    } else if is_gone(&&begin) {
        begin
    } else if let Some(words) = literals.iter().find(has_words) {
        words.clone()
    } else if !said[0].is_empty() {
        begin
    } else if first.is_empty() {
        from..gaps[0].end
    } else {
        first
    }
}

/// What the gaps of a pattern hold: each way to find these words one after the other, the last at the end.
fn fillings(text: &str, from: usize, words: &[&str]) -> Vec<Vec<Range<usize>>> {
    match words {
        [] => Vec::new(),
        [last] => {
            let end = text[from..].strip_suffix(last.trim_end()).map(|held| from + held.len());
            end.map(|end| std::iter::once(from..end).collect()).into_iter().collect()
        }
        [next, later @ ..] => {
            let found = text[from..].match_indices(next).take(MOST_PLACES).map(|(at, _)| from + at);
            let with_later = found.flat_map(|end| {
                let rest = fillings(text, end + next.len(), later);
                rest.into_iter().map(move |rest| std::iter::once(from..end).chain(rest).collect())
            });
            with_later.collect()
        }
    }
}

/// The right sentence with its condition turned round, in each way there is; as it stands if it asks for none.
fn turned_round(say: &str, gaps: [&str; 3]) -> Vec<String> {
    // What was denied of somebody: "you don't control an asset".
    for who in ["you", "that player", "that opponent"] {
        let slot = format!("{{not {who} a}}");
        if say.contains(&slot) {
            let deed = if who == "you" { gaps[0].to_string() } else { third_person(gaps[0]) };
            let turned = opposites(&format!("{who} {deed}")).into_iter();
            return turned.map(|opposite| say.replace(&slot, &opposite)).collect();
        }
    }
    let slots = ["{not a", "{not b", "{not c"].into_iter().zip(gaps);
    let Some((slot, condition)) = slots.into_iter().find(|(slot, _)| say.contains(slot)) else {
        return vec![say.to_string()];
    };
    let turned = opposites(&decapitalized(condition)).into_iter().map(|opposite| {
        say.replace(&format!("{slot}+s}}"), &third_person(&opposite)).replace(&format!("{slot}}}"), &opposite)
    });
    turned.collect()
}

/// The right sentence with the pile that cards came from; else, and where they can't go back there, as the table says.
fn put_back(says: Vec<String>, told: &str) -> Vec<String> {
    let filled = |say: String| {
        let slot =
            say.split_once("{where it was|").and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
        let Some((before, (usual, after))) = slot else { return vec![say] };
        let piles = where_it_was(told).into_iter().chain([usual.to_string()]);
        piles.map(|pile| format!("{before}{pile}{after}")).collect()
    };
    says.into_iter().flat_map(filled).collect()
}

/// "an asset", and for more than one "all assets".
fn with_article(noun: &str) -> String {
    let is_plural = |word: &str| {
        let is_noun = !matches!(word, "is" | "was" | "has") && !word.ends_with("ss");
        is_noun && !word.contains('\'') && english::base_of_third_person(word) != word
    };
    let article = if noun.split_whitespace().take(2).any(is_plural) { "all" } else { english::article(noun) };
    format!("{article} {noun}")
}

/// The right sentence with the gaps filled.
fn fill(say: &str, a: &str, b: &str, c: &str) -> String {
    let starts_with_a = say.starts_with("{a}");
    let a = if starts_with_a { a.to_string() } else { decapitalized(a) };
    let base = |phrase: &str| {
        let (verb, rest) = phrase.split_once(' ').unwrap_or((phrase, ""));
        format!("{} {rest}", plain_form(verb)).trim_end().to_string()
    };
    let (base_a, base_b) = (base(&a), base(b));
    let (third_a, third_b, third_c) = (third_person(&a), third_person(b), third_person(c));
    let filled = say
        .replace("{a+s}", &third_a)
        .replace("{a-s}", &base_a)
        .replace("{an a}", &with_article(&a))
        .replacen("{a}", &a, 1)
        .replace("{a}", &decapitalized(&a))
        .replace("{b}", &decapitalized(b))
        .replace("{b+s}", &third_b)
        .replace("{b-s}", &base_b)
        .replace("{an b}", &with_article(b))
        .replace("{c+s}", &third_c)
        .replace("{c}", c);
    // A step that began a sentence may stand inside one now, and the other way round.
    let sentences: Vec<String> = filled.split(". ").map(capitalized).collect();
    sentences.join(". ")
}
