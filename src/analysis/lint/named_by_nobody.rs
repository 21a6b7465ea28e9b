//! "Cards of the named suit can't be discarded": a value is "the named suit" for as long as the text says that names it. Where
//! no text of the game says so, or the card itself names one for its own sentence alone, something else was meant.

use std::collections::HashSet;

use super::on_one_line;
use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{Place, Sources};
use crate::syntax::tree::{
    Act, ActKind, At, Block, BlockKind, Is, Node, OfAttribute, SentenceKind, SimpleCondition,
    SimpleConditionKind, Standing, StandingKind, Thing, ThingKind, ThingPredicate, ThingPredicateKind, Visit,
    Word,
};
use crate::vocabulary::WordId;

pub(super) fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    // What could not be read may name it.
    if game.broken {
        return;
    }
    let all: Vec<Names> = game.blocks.iter().map(|(_, block)| Names::of(block)).collect();
    let kept: HashSet<WordId> = all.iter().flat_map(|names| names.kept.iter().copied()).collect();
    for ((file, block), names) in game.blocks.iter().zip(&all) {
        if !game.own_files.contains(file) {
            continue;
        }
        for word in &names.asked {
            let own = names.once.iter().find(|(attribute, _)| *attribute == word.id).map(|(_, at)| *at);
            let is_kept = kept.contains(&word.id) && (own.is_none() || names.kept.contains(&word.id));
            if is_kept {
                continue;
            }
            let name = game.dialect.lexicon.name(word.id);
            let message = match kept.contains(&word.id) {
                false => format!(
                    "\"The named {name}\" is never anything: no text of the game names a {name} for a while."
                ),
                true => format!(
                    "\"The named {name}\" is not the {name} that this text names: that one is forgotten after its sentences."
                ),
            };
            let text = sources.text(*file);
            let help = match own {
                // "The named color" is one for the whole game, and others name it too.
                Some(at) if kept.contains(&word.id) && block.header.kind == BlockKind::Card => {
                    format!(
                        "Say it in the paragraph that names one: … {}. While this card is in play on the table, … of that {name} …. \"The named {name}\" is what other texts of the game name and ask for.",
                        on_one_line(text, at)
                    )
                }
                Some(at) => {
                    format!("Say for how long it is named: {} {}.", on_one_line(text, at), duration(block))
                }
                None => {
                    format!("Say in a text for how long one is named: name a {name} {}.", duration(block))
                }
            };
            found.push(
                Diagnostic::new(Code::NamedByNobody, Place::new(*file, word.at.0), message)
                    .label("named by whom?")
                    .help(help),
            );
        }
    }
}

/// What a text names, and what named values it asks for.
#[derive(Default)]
struct Names {
    /// For a while.
    kept: HashSet<WordId>,
    /// For its own sentences alone.
    once: Vec<(WordId, At)>,
    asked: Vec<Word>,
}

impl Names {
    fn of(block: &Block) -> Names {
        let mut names = Names::default();
        block.visit(&mut |node| match node {
            Node::Act(Act { kind: ActKind::Name { attribute, duration }, at }) => match duration {
                Some(_) => _ = names.kept.insert(attribute.id),
                None => names.once.push((attribute.id, *at)),
            },
            Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) => {
                if let Some(OfAttribute::Named(word)) = noun.of {
                    names.asked.push(word);
                }
            }
            Node::ThingPredicate(ThingPredicate { kind: ThingPredicateKind::Is { what, .. }, .. })
            | Node::Standing(Standing { kind: StandingKind::MustBe { is: what, .. }, .. }) => {
                names.asked.extend(named(what));
            }
            Node::SimpleCondition(SimpleCondition {
                kind: SimpleConditionKind::Named { attribute, .. },
                ..
            }) => names.asked.push(*attribute),
            _another => {}
        });
        names
    }
}

fn named(what: &Is) -> Vec<Word> {
    match what {
        Is::Named(word) => vec![*word],
        Is::OneOf(kinds) => kinds.iter().flat_map(named).collect(),
        _another => Vec::new(),
    }
}

/// For how long such a text can name something.
fn duration(block: &Block) -> &'static str {
    let mut sentences = block.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
    let waits = sentences.any(|sentence| {
        matches!(
            sentence.kind,
            SentenceKind::Whenever { .. } | SentenceKind::At { .. } | SentenceKind::AsSoonAs { .. }
        )
    });
    match (block.header.kind, waits) {
        (BlockKind::Card, true) => "while this card is in play on the table",
        (BlockKind::Card, false) => "until the beginning of your next turn",
        (_, _) => "until the end of this turn",
    }
}
