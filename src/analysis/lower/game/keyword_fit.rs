//! Keywords on cards: what a keyword says has to be able to happen there, as if it were written out.

use crate::analysis::Assembled;
use crate::analysis::lower::text::paragraph::works_elsewhere;
use crate::analysis::resolve::{BlockContext, Opener, World, fits};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::Place;
use crate::syntax::tree::{Block, BlockKind, Sentence, SentenceKind, Word};

use super::block::card_values;

pub fn check(game: &Assembled, world: &World<'_>, found: &mut Diagnostics) {
    for (file, card) in game.cards() {
        let values = card_values(world, card);
        // Of a card whose line could not be read nothing is known.
        if values.is_empty() {
            continue;
        }
        let stays = values.iter().any(|value| world.enters_play(*value));
        let there = BlockContext::new(BlockKind::Card, stays);
        for sentence in card.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences) {
            let SentenceKind::Keyword(word) = &sentence.kind else { continue };
            let text = keyword(game, world, *word);
            if let Some((code, why)) = text.and_then(|text| never_there(text, there)) {
                let name = world.name(word.id);
                let (message, help) = match stays {
                    true => (
                        format!("\"{name}\" can't stand on this card: {why}."),
                        "Let the keyword begin with the moment: Whenever this card enters play, …",
                    ),
                    false => (
                        format!("\"{name}\" does nothing on this card: {why}."),
                        "Leave the keyword out, or write on the card what it does when it is played.",
                    ),
                };
                let problem = Diagnostic::new(code, Place::new(*file, sentence.at.0), message);
                found.push(problem.label("not here").help(help));
            }
        }
    }
}

fn keyword<'g>(game: &'g Assembled, world: &World<'_>, word: Word) -> Option<&'g Block> {
    let mut keywords = game.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Keyword);
    let is_it = |block: &Block| {
        block.header.name.as_ref().is_some_and(|name| name.text.eq_ignore_ascii_case(world.name(word.id)))
    };
    keywords.find(|(_, block)| is_it(block)).map(|(_, block)| block)
}

/// Why the text of a keyword can't come to anything on such a card.
fn never_there(keyword: &Block, there: BlockContext) -> Option<(Code, &'static str)> {
    // What works elsewhere asks nothing of a card in play.
    let first =
        |sentences: &[Sentence]| sentences.first().filter(|first| !works_elsewhere(first)).map(Opener::of);
    let openers = keyword.paragraphs.iter().filter_map(|paragraph| first(&paragraph.sentences));
    openers.into_iter().find_map(|opener| fits(there, opener)).map(|(code, why, _)| (code, why))
}
