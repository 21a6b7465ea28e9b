//! Which blocks of a game count at a table: the same answer that a table gets when it is linked, for those who
//! show texts.

use indexmap::IndexMap;

use super::assembled::Assembled;
use crate::source::FileId;
use crate::syntax::tree::{Block, BlockKind, Only};

impl Assembled {
    /// The names of the options in force where some are chosen and some are left out.
    pub fn options_in_force(&self, chosen: &[String], left_out: &[String]) -> Vec<String> {
        let usual =
            self.manifest.options.iter().filter(|option| option.usual).map(|option| &option.name.value);
        let usual = usual.filter(|name| !left_out.contains(name) && !chosen.contains(name));
        chosen.iter().chain(usual).cloned().collect()
    }

    /// The blocks that count with these options, of each kind and name the one that asks for most. Where the number
    /// of players is left open, the blocks for each number count.
    pub fn blocks_in_force(&self, players: Option<u32>, options: &[String]) -> Vec<&(FileId, Block)> {
        in_force(self.blocks.iter(), players, options)
    }

    /// Those of them that set the table: nothing but another setup stands for a setup.
    pub fn setups_in_force(&self, players: u32, options: &[String]) -> Vec<&(FileId, Block)> {
        let setups = self.blocks.iter().filter(|(_, block)| block.header.kind == BlockKind::Setup);
        in_force(setups, Some(players), options)
    }
}

fn in_force<'b>(
    blocks: impl Iterator<Item = &'b (FileId, Block)>,
    players: Option<u32>,
    options: &[String],
) -> Vec<&'b (FileId, Block)> {
    let mut found: IndexMap<Family<'_>, Option<&(FileId, Block)>> = IndexMap::new();
    for entry in blocks {
        let best = found.entry(Family::of(&entry.1, players.is_none())).or_default();
        let asks_for = |block: &Block| block.header.only.len();
        let narrower = best.is_none_or(|(_, best)| asks_for(&entry.1) >= asks_for(best));
        if narrower && counts(&entry.1, players, options) {
            *best = Some(entry);
        }
    }
    found.into_values().flatten().collect()
}

/// Blocks that stand for each other.
#[derive(PartialEq, Eq, Hash)]
struct Family<'b> {
    kind: BlockKind,
    name: Option<&'b str>,
    players: Option<(u32, u32)>,
}

impl Family<'_> {
    fn of(block: &Block, tells_players: bool) -> Family<'_> {
        let players = block.header.only.iter().find_map(|only| match only {
            Only::Players { min, max } => Some((*min, *max)),
            Only::Option(_) | Only::Without(_) => None,
        });
        Family {
            kind: block.header.kind,
            name: block.header.name.as_ref().map(|name| name.text.as_str()),
            players: players.filter(|_| tells_players),
        }
    }
}

fn counts(block: &Block, players: Option<u32>, options: &[String]) -> bool {
    let own = match block.header.kind {
        BlockKind::Option => block.header.name.as_ref().is_some_and(|name| options.contains(&name.text)),
        BlockKind::Card
        | BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Definition
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Counter
        | BlockKind::Keyword => true,
    };
    own && block.header.only.iter().all(|only| match only {
        Only::Players { min, max } => players.is_none_or(|players| (*min..=*max).contains(&players)),
        Only::Option(name) => options.contains(&name.text),
        Only::Without(name) => !options.contains(&name.text),
    })
}
