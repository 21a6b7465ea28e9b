//! The words of a game, from its manifest and from the names its blocks give.

use std::collections::{BTreeSet, HashMap};

use super::blocks::Entry;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{Place, Sources};
use crate::syntax::manifest::{GameManifest, TemplatePart};
use crate::syntax::tree::BlockKind;
use crate::vocabulary::{
    CardLine, Declaration, DeclaredWord, Dialect, Lexicon, LinePart, WordId, WordKind, is_only_language,
};

/// More words than this are no game but an accident.
const MOST_WORDS: usize = 6_000;

/// The verbs a definition can redirect: such a definition declares no word.
const BUILT_IN_VERBS: [&str; 6] = ["draw", "discard", "play", "destroy", "look at", "reveal"];

pub(super) fn dialect<'o>(
    manifest: &GameManifest,
    entries: impl Iterator<Item = Entry<'o>>,
    sources: &Sources,
    diagnostics: &mut Diagnostics,
) -> Dialect {
    let mut words = Words::default();
    words.take_manifest(manifest, diagnostics);
    for entry in entries {
        words.take_block(&entry, sources, diagnostics);
    }
    let card_line = words.card_line(manifest);
    let in_play = manifest.zones.iter().find(|zone| zone.in_play).map(|zone| zone.name.value.clone());
    Dialect { lexicon: words.lexicon, card_line, in_play, cards: words.cards }
}

#[derive(Default)]
struct Words {
    lexicon: Lexicon,
    cards: BTreeSet<String>,
    count: usize,
    attributes: HashMap<String, WordId>,
    /// Where each spoken form was declared, and of which word.
    spoken: HashMap<String, (Place, WordId)>,
}

impl Words {
    fn declare(
        &mut self,
        declaration: Declaration,
        place: Place,
        diagnostics: &mut Diagnostics,
    ) -> Option<WordId> {
        self.count += 1;
        if self.count == MOST_WORDS {
            let message = format!("The game declares more than {MOST_WORDS} words.");
            diagnostics.push(
                Diagnostic::new(Code::TooManyWords, place, message)
                    .label("one word too many")
                    .help("Look whether a list was pasted into the wrong file: no game needs so many words."),
            );
        }
        if self.count >= MOST_WORDS {
            return None;
        }
        let id = self.lexicon.declare(declaration);
        for form in self.lexicon.get(id).forms() {
            self.spoken.entry(form.to_lowercase()).or_insert((place, id));
        }
        Some(id)
    }

    fn take_manifest(&mut self, manifest: &GameManifest, diagnostics: &mut Diagnostics) {
        for attribute in &manifest.attributes {
            let name = &attribute.name;
            let declaration = Declaration::new(WordKind::Attribute, &name.value);
            let Some(id) = self.declare(declaration, name.place, diagnostics) else { return };
            self.attributes.insert(name.value.clone(), id);
            for value in &attribute.values {
                let spoken = value.spoken();
                let symbol = value.word.as_ref().map(|_| value.name.value.clone());
                let declaration = Declaration::new(WordKind::Value { attribute: id }, &spoken.value)
                    .plural(value.plural.clone())
                    .symbol(symbol);
                self.declare(declaration, spoken.place, diagnostics);
            }
        }
        // The language has words of its own for the zone in play.
        for zone in manifest.zones.iter().filter(|zone| !zone.in_play) {
            let declaration = Declaration::new(WordKind::Zone, &zone.name.value).plural(zone.plural.clone());
            self.declare(declaration, zone.name.place, diagnostics);
        }
        for value in &manifest.values {
            let plural = value.plural.as_ref().map(|plural| plural.value.clone());
            let declaration = Declaration::new(WordKind::Number, &value.name.value).plural(plural);
            self.declare(declaration, value.name.place, diagnostics);
        }
    }

    fn take_block(&mut self, entry: &Entry<'_>, sources: &Sources, diagnostics: &mut Diagnostics) {
        let Some(name) = &entry.header.name else { return };
        let kind = match entry.header.kind {
            BlockKind::Phase => WordKind::Phase,
            BlockKind::Counter => WordKind::Counter,
            BlockKind::Keyword => WordKind::Keyword,
            BlockKind::Definition if is_built_in(&name.text) => return,
            BlockKind::Definition => defined(entry, sources),
            BlockKind::Card => {
                self.cards.insert(name.text.clone());
                return;
            }
            BlockKind::Setup
            | BlockKind::Action
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option => return,
        };
        let place = Place::new(entry.file, name.at.0);
        let declaration = Declaration::new(kind, &name.text);
        let needs_suffix = matches!(kind, WordKind::Phase | WordKind::Counter);
        if !needs_suffix && is_only_language(&name.text) {
            let message = format!("\"{}\" can't be a word of your own: the language needs it.", name.text);
            diagnostics.push(
                Diagnostic::new(Code::WordTaken, place, message)
                    .label("a word of the language")
                    .help("Choose another word, or add one to it."),
            );
            return;
        }
        // "Buy" is said with "buys" and "bought", too.
        let word = DeclaredWord::from(declaration.clone());
        let taken = word.forms().find_map(|form| {
            let (first, id) = self.spoken.get(&form.to_lowercase())?;
            Some((form, *first, self.lexicon.get(*id)))
        });
        match taken {
            // One phase with two players and another with three are one word.
            Some((_, _, other))
                if other.kind == kind && other.singular.eq_ignore_ascii_case(&word.singular) => {}
            Some((form, first, other)) => diagnostics.push(
                Diagnostic::new(
                    Code::WordTwice,
                    place,
                    format!("\"{form}\" is {}, but already {}.", what(kind), what(other.kind)),
                )
                .label("the second meaning")
                .note(first, "the first")
                .help("Give one of them another name."),
            ),
            None => {
                self.declare(declaration, place, diagnostics);
            }
        }
    }

    fn card_line(&self, manifest: &GameManifest) -> CardLine {
        let Some(line) = &manifest.line else { return CardLine::default() };
        let parts = line.value.parts.iter().filter_map(|part| match part {
            TemplatePart::Literal(text) => Some(LinePart::Literal(text.clone())),
            TemplatePart::Attribute { name, optional, .. } => {
                let attribute = *self.attributes.get(name)?;
                let declared = manifest.attributes.iter().find(|declared| declared.name.value == *name);
                let several = declared.is_some_and(|declared| declared.several);
                Some(LinePart::Attribute { attribute, several, optional: *optional })
            }
        });
        CardLine { parts: parts.collect() }
    }
}

fn is_built_in(name: &str) -> bool {
    BUILT_IN_VERBS.iter().any(|verb| verb.eq_ignore_ascii_case(name))
}

/// "To banish a card, …" defines a verb; everything else is said of a card.
fn defined(entry: &Entry<'_>, sources: &Sources) -> WordKind {
    let text = sources.text(entry.file);
    let first = entry.block.paragraphs.first().map(|run| run.plain(text)).unwrap_or_default();
    let opens = first.split_whitespace().next().unwrap_or("");
    if opens.eq_ignore_ascii_case("to") { WordKind::Verb } else { WordKind::Predicate }
}

fn what(kind: WordKind) -> &'static str {
    match kind {
        WordKind::Value { .. } => "a value",
        WordKind::Attribute => "an attribute",
        WordKind::Zone => "a zone",
        WordKind::Counter => "a counter",
        WordKind::Phase => "a phase",
        WordKind::Number => "a named value",
        WordKind::Predicate => "a definition",
        WordKind::Verb => "a defined verb",
        WordKind::Keyword => "a keyword",
    }
}
