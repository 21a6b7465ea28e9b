//! Words of the game's own that are explained by themselves: nobody could say whether they hold.

use crate::analysis::Assembled;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::PredicateId;
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{At, Block, BlockKind, Node, Only, Sentence, SentenceKind, Visit, Word};
use crate::vocabulary::WordKind;

/// Of so many options all that can be chosen together are looked at.
const MOST_OPTIONS: usize = 8;

/// What a definition says of a word, and the words that it asks for.
struct Meaning {
    word: PredicateId,
    at: Place,
    asks: Vec<(PredicateId, Place)>,
}

/// Told once for each circle, where it closes. Only what counts at one table together closes one.
pub fn check(game: &Assembled, world: &World<'_>, sources: &Sources, found: &mut Diagnostics) {
    let all = meanings(world, game.blocks.iter());
    if circles(&all).is_empty() {
        return;
    }
    let mut told: Vec<PredicateId> = Vec::new();
    for (players, options) in tables(game) {
        let together = meanings(world, game.blocks_in_force(players, &options).into_iter());
        for circle in circles(&together) {
            if !circle.words.iter().any(|word| told.contains(word)) {
                found.push(problem(sources, circle.meaning, circle.closing, circle.words.len() > 1));
                told.extend(circle.words);
            }
        }
    }
}

/// A word that is explained by itself, and those between.
struct Circle<'m> {
    meaning: &'m Meaning,
    closing: Place,
    words: Vec<PredicateId>,
}

fn meanings<'b>(world: &World<'_>, blocks: impl Iterator<Item = &'b (FileId, Block)>) -> Vec<Meaning> {
    let all = blocks.flat_map(|(file, block)| {
        let sentences = block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
        sentences.filter_map(|sentence| meaning(world, *file, sentence))
    });
    all.collect()
}

fn circles(meanings: &[Meaning]) -> Vec<Circle<'_>> {
    let mut found = Vec::new();
    for meaning in meanings {
        let mut words = vec![meaning.word];
        if let Some(closing) = back_to(meaning, meanings, &mut words) {
            found.push(Circle { meaning, closing, words });
        }
    }
    found
}

/// The tables at which definitions may differ: how many play there, and with which options.
fn tables(game: &Assembled) -> Vec<(Option<u32>, Vec<String>)> {
    let (mut numbers, mut options): (Vec<u32>, Vec<&String>) = (Vec::new(), Vec::new());
    let definitions = game.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Definition);
    for only in definitions.flat_map(|(_, block)| &block.header.only) {
        match only {
            Only::Players { min, max } => numbers.extend([min.saturating_sub(1), *max + 1]),
            Only::Option(name) | Only::Without(name) => options.push(&name.text),
        }
    }
    let players: Vec<Option<u32>> = match (numbers.iter().min(), numbers.iter().max()) {
        (Some(least), Some(most)) => (*least..=*most).map(Some).collect(),
        _none => vec![None],
    };
    options.sort_unstable();
    options.dedup();
    options.truncate(MOST_OPTIONS);
    let chosen = (0..1usize << options.len()).map(|some| {
        let is_chosen = |(number, _): &(usize, &&String)| some >> number & 1 == 1;
        options.iter().enumerate().filter(is_chosen).map(|(_, name)| (*name).clone()).collect::<Vec<_>>()
    });
    chosen.flat_map(|chosen| players.iter().map(move |players| (*players, chosen.clone()))).collect()
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
