//! Where the texts of a game stand: what a reason points at. Reads the files of the game as they were checked.

use crate::analysis::Assembled;
use crate::engine::{Table, TextOrigin, Whence};
use crate::format::{self, card_text};
use crate::game::TextNo;
use crate::program::Origin;
use crate::source::{FileId, Sources};
use crate::syntax::tree::{Block, BlockKind};

#[derive(Clone, Copy)]
pub struct Book<'b> {
    game: &'b Assembled,
    sources: &'b Sources,
}

/// A text that is quoted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// `rule "Discards match"`.
    pub title: String,
    /// File and line.
    pub place: String,
    pub text: String,
}

impl<'b> Book<'b> {
    pub fn new(game: &'b Assembled, sources: &'b Sources) -> Book<'b> {
        Book { game, sources }
    }

    /// The sentence that is meant, or the whole text where no single one is.
    pub fn passage(&self, table: &Table<'_>, whence: Whence) -> Option<Passage> {
        let (file, block) = self.block_of(table, whence.text)?;
        let origins = &table.text(whence.text).origins;
        let one = match whence.ability {
            Some(ability) => origins.get(ability.index()),
            None => None,
        };
        let quoted = one.and_then(|origin| Some((self.quote(origin)?, self.place(origin))));
        let (text, place) = quoted.unwrap_or_else(|| {
            let text = card_text::rules(&self.game.dialect, block).join(" ");
            (text, self.place_at(*file, block.header.at.0.start))
        });
        Some(Passage { title: format::header(&block.header), place, text })
    }

    /// A text as a whole.
    pub fn whole(&self, table: &Table<'_>, text: TextNo) -> Option<Passage> {
        self.passage(table, Whence { text, ability: None })
    }

    /// What a text says, with the name of its block where it has one.
    pub fn entry(&self, table: &Table<'_>, text: TextNo) -> Option<(Option<String>, String)> {
        let (_, block) = self.block_of(table, text)?;
        let name = block.header.name.as_ref().map(|name| name.text.clone());
        Some((name, card_text::rules(&self.game.dialect, block).join(" ")))
    }

    /// The words of a sentence on one line.
    fn quote(&self, origin: &Origin) -> Option<String> {
        let text = self.sources.text(FileId(origin.file));
        let words = text.get(origin.start as usize..origin.end as usize)?;
        Some(words.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn place(&self, origin: &Origin) -> String {
        self.place_at(FileId(origin.file), origin.start)
    }

    fn place_at(&self, file: FileId, start: u32) -> String {
        let position = self.sources.get(file).position(start as usize);
        format!("{}:{}", self.sources.path(file).display(), position.line)
    }

    /// The block that a text was made from: of several with one name, the one that its sentences stand in.
    fn block_of(&self, table: &Table<'_>, text: TextNo) -> Option<&'b (FileId, Block)> {
        let first = table.text(text).origins.first();
        let around = first.and_then(|origin| {
            let here = self.game.blocks.iter().filter(|(file, _)| file.0 == origin.file);
            let begun = here.filter(|(_, block)| block.header.at.0.start <= origin.start);
            begun.max_by_key(|(_, block)| block.header.at.0.start)
        });
        around.or_else(|| self.block(table, table.origin(text)))
    }

    /// The same by its number: the order of the blocks is that of their numbers.
    fn block(&self, table: &Table<'_>, origin: TextOrigin) -> Option<&'b (FileId, Block)> {
        let words = &table.program.words;
        let of_kind = |kinds: &'static [BlockKind]| {
            self.game.blocks.iter().filter(move |(_, block)| kinds.contains(&block.header.kind))
        };
        let named = |kinds: &'static [BlockKind], name: Option<&String>| {
            let name = name?;
            let is_it = |block: &Block| block.header.name.as_ref().is_some_and(|found| found.text == *name);
            of_kind(kinds).find(|(_, block)| is_it(block))
        };
        match origin {
            TextOrigin::Setup => of_kind(&[BlockKind::Setup]).next(),
            TextOrigin::Phase(id) => named(&[BlockKind::Phase], words.phases.get(id.index())),
            TextOrigin::Action(id) => named(&[BlockKind::Action], words.actions.get(id.index())),
            TextOrigin::Keyword(id) => named(&[BlockKind::Keyword], words.keywords.get(id.index())),
            TextOrigin::Card(id) => named(&[BlockKind::Card], words.cards.get(id.index())),
            TextOrigin::Definition(number) => of_kind(&[BlockKind::Definition]).nth(usize::from(number)),
            TextOrigin::Rule(number) => {
                const RULES: &[BlockKind] =
                    &[BlockKind::Rule, BlockKind::Scoring, BlockKind::Teams, BlockKind::Option];
                of_kind(RULES).nth(usize::from(number))
            }
        }
    }
}
