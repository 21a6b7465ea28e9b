//! Words of the game's own that are explained by themselves: nobody could say whether they hold.

use crate::analysis::Assembled;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::PredicateId;
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{At, Node, Sentence, SentenceKind, Visit, Word};
use crate::vocabulary::WordKind;

/// What a definition says of a word, and the words that it asks for.
struct Meaning {
    word: PredicateId,
    at: Place,
    asks: Vec<(PredicateId, Place)>,
}

/// Told once for each circle, where it closes.
pub fn check(game: &Assembled, world: &World<'_>, sources: &Sources, found: &mut Diagnostics) {
    let meanings: Vec<Meaning> = game
        .blocks
        .iter()
        .flat_map(|(file, block)| {
            let sentences = block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
            sentences.filter_map(|sentence| meaning(world, *file, sentence))
        })
        .collect();
    let mut told: Vec<PredicateId> = Vec::new();
    for meaning in &meanings {
        let mut way = vec![meaning.word];
        if let Some(closing) = back_to(meaning, &meanings, &mut way)
            && !way.iter().any(|word| told.contains(word))
        {
            found.push(problem(sources, meaning, closing, way.len() > 1));
            told.extend(way);
        }
    }
}

fn meaning(world: &World<'_>, file: FileId, sentence: &Sentence) -> Option<Meaning> {
    let SentenceKind::Defines { predicate, condition, what } = &sentence.kind else { return None };
    let own = |word: &Word| {
        let is_own = world.dialect.lexicon.get(word.id).kind == WordKind::Predicate;
        is_own.then(|| world.predicate(*word))
    };
    let mut asks = Vec::new();
    let mut asked_at = At::default();
    let mut see = |node: Node<'_>| match node {
        Node::ThingPredicate(predicate) => asked_at = predicate.at,
        Node::SimpleCondition(condition) => asked_at = condition.at,
        Node::Thing(thing) => asked_at = thing.at,
        Node::Word(word) => asks.extend(own(&word).map(|word| (word, Place::new(file, asked_at.0)))),
        _other => {}
    };
    condition.visit(&mut see);
    what.visit(&mut see);
    Some(Meaning { word: own(predicate)?, at: Place::new(file, sentence.at.0), asks })
}

/// Where the words that it asks for lead back to its own, if they do; the way is of the words between.
fn back_to(meaning: &Meaning, all: &[Meaning], way: &mut Vec<PredicateId>) -> Option<Place> {
    let first = way[0];
    for (asked, at) in &meaning.asks {
        if *asked == first {
            return Some(*at);
        }
        if way.contains(asked) {
            continue;
        }
        way.push(*asked);
        for next in all.iter().filter(|next| next.word == *asked) {
            if back_to(next, all, way).is_some() {
                return Some(*at);
            }
        }
        way.pop();
    }
    None
}

fn problem(sources: &Sources, meaning: &Meaning, asks: Place, through_others: bool) -> Diagnostic {
    let quoted = |place: Place| {
        let words = sources.text(place.file).get(place.span.range()).unwrap_or("");
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let asked = quoted(asks);
    let message = match through_others {
        true => format!("Whether this holds hangs on \"{asked}\", and that hangs on this again."),
        false => format!("Whether this holds hangs on \"{asked}\", which is just what is explained here."),
    };
    Diagnostic::new(Code::SentenceDoesNotFit, asks, message)
        .label("leads back to itself")
        .note(meaning.at, "explained here")
        .help("Explain the word by what can be seen of a card: its values, where it lies, who controls it, the counters on it.")
}
