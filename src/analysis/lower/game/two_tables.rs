//! What cards are worth is said by one table: two that can be in force together would contradict each other.

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::Gate;
use crate::source::Place;
use crate::syntax::tree::{Block, BlockKind, Header};

/// A block that may say what cards are worth.
pub struct Scores<'a> {
    header: &'a Header,
    family: u16,
    gate: Gate,
    /// Where it begins to say so.
    table: Option<Place>,
}

impl<'a> Scores<'a> {
    pub fn new(block: &'a Block, family: u16, gate: Gate, table: Option<Place>) -> Option<Scores<'a>> {
        let may = matches!(block.header.kind, BlockKind::Scoring | BlockKind::Option);
        may.then_some(Scores { header: &block.header, family, gate, table })
    }
}

pub fn check(all: &[Scores<'_>], players: (u8, u8), found: &mut Diagnostics) {
    for (number, second) in all.iter().enumerate() {
        let Some(place) = second.table else { continue };
        let meets = |first: &&Scores<'_>| first.table.is_some() && are_together(all, first, second, players);
        if let Some((first, there)) = all[..number].iter().find(meets).and_then(|one| Some((one, one.table?)))
        {
            let (one, other) = (called(first.header), called(second.header));
            let message = format!("What cards are worth is said in {one} and in {other}.");
            found.push(
                Diagnostic::new(Code::WorthTwice, place, message)
                    .label("said a second time")
                    .note(there, "said here as well")
                    .help(way_out(first.header, second.header)),
            );
        }
    }
}

/// Whether both count where just the options are in force that they ask for.
fn are_together(all: &[Scores<'_>], one: &Scores<'_>, other: &Scores<'_>, players: (u8, u8)) -> bool {
    let options = [&one.gate.options[..], &other.gate.options[..]].concat();
    let counts = |scores: &Scores<'_>, players: u8| {
        // Of those that stand for each other the narrowest counts, of equally narrow ones the last.
        let open =
            all.iter().filter(|each| each.family == scores.family && each.gate.opens(players, &options));
        let best = open.max_by_key(|each| each.gate.narrowness());
        best.is_some_and(|best| std::ptr::eq(best.header, scores.header))
    };
    one.family != other.family
        && (players.0..=players.1).any(|players| counts(one, players) && counts(other, players))
}

fn called(header: &Header) -> String {
    let kind = header.kind.word();
    header.name.as_ref().map_or(format!("\"{kind}\""), |name| format!("{kind} \"{}\"", name.text))
}

fn way_out(first: &Header, second: &Header) -> String {
    let option = |header: &Header| header.name.as_ref().map_or(String::new(), |name| name.text.clone());
    match (first.kind, second.kind) {
        (BlockKind::Option, BlockKind::Option) => {
            let (one, other) = (option(first), option(second));
            format!(
                "Say which one counts where both are chosen: option \"{one}\" without option \"{other}\"."
            )
        }
        (BlockKind::Option, _) => instead_of_scoring(&option(first)),
        (_, _) => instead_of_scoring(&option(second)),
    }
}

fn instead_of_scoring(option: &str) -> String {
    format!(
        "Write the block as: scoring with option \"{option}\". It stands for the whole scoring where the option is chosen, so repeat what else the scoring says."
    )
}
