//! The texts of a card as they are printed: what it says, and in brackets what those words mean that a reader of
//! the rules alone would not know. Knows nothing of frames and pictures.

use crate::analysis::Assembled;
use crate::format::card_text;
use crate::source::FileId;
use crate::syntax::tree::{Block, BlockKind, Node, Paragraph, SentenceKind, Visit as _};
use crate::vocabulary::{WordId, WordKind};

/// Requirements and what it enters with, then the abilities, one text each. A keyword is followed by what it
/// does, a verb or a quality that a set defines by its definition, each the first time it comes; the last of
/// these are left out where the card has no room.
pub fn printed(game: &Assembled, card: &Block) -> Vec<String> {
    let plain = card_text::rules(&game.dialect, card);
    let fields = plain.len() - card.paragraphs.len();
    let mut reminders: Vec<(usize, WordId, String)> = Vec::new();
    for (number, paragraph) in card.paragraphs.iter().enumerate() {
        for word in words(game, paragraph) {
            let is_new = reminders.iter().all(|(_, known, _)| *known != word);
            if is_new && let Some(text) = reminder(game, word) {
                reminders.push((fields + number, word, text));
            }
        }
    }
    loop {
        let mut texts = plain.clone();
        for (number, text) in texts.iter_mut().enumerate() {
            let here = reminders.iter().filter(|(of, _, _)| *of == number);
            let here: Vec<&str> = here.map(|(_, _, reminder)| reminder.as_str()).collect();
            if !here.is_empty() {
                text.push_str(&format!(" ({})", here.join(" ")));
            }
        }
        let fits = card_text::lines(&texts, card_text::flavor(card)) <= card_text::LINES;
        if fits || reminders.pop().is_none() {
            return texts;
        }
    }
}

/// The keywords, verbs and qualities of a text, as they come.
fn words(game: &Assembled, paragraph: &Paragraph) -> Vec<WordId> {
    let mut words = Vec::new();
    for sentence in &paragraph.sentences {
        if let SentenceKind::Keyword(keyword) = &sentence.kind {
            words.push(keyword.id);
            continue;
        }
        sentence.visit(&mut |node| {
            // A keyword in the middle of a sentence is that of another card, which tells what it does.
            if let Node::Word(word) = node
                && matches!(game.dialect.lexicon.kind(word.id), WordKind::Verb | WordKind::Predicate)
            {
                words.push(word.id);
            }
        });
    }
    words
}

/// What the block says that declares a word. What the game itself defines stands in its rules.
fn reminder(game: &Assembled, word: WordId) -> Option<String> {
    let name = game.dialect.lexicon.name(word);
    let kind = match game.dialect.lexicon.kind(word) {
        WordKind::Keyword => BlockKind::Keyword,
        WordKind::Verb | WordKind::Predicate => BlockKind::Definition,
        WordKind::Attribute
        | WordKind::Value { .. }
        | WordKind::Zone
        | WordKind::Counter
        | WordKind::Phase
        | WordKind::Number => return None,
    };
    let declares = |(file, block): &&(FileId, Block)| {
        block.header.kind == kind
            && block.header.name.as_ref().is_some_and(|found| found.text == name)
            && (kind == BlockKind::Keyword || game.set_of(*file).is_some())
    };
    let (_, block) = game.blocks.iter().find(declares)?;
    Some(card_text::rules(&game.dialect, block).join(" "))
}
