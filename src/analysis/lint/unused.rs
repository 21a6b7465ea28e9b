//! Words, zones and options that are declared and that nothing speaks of.

use std::collections::HashSet;

use crate::analysis::Assembled;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{Place, Sources};
use crate::syntax::manifest::{SeenBy, ZoneManifest};
use crate::syntax::tree::{ActKind, Block, BlockKind, Node, Only, SimpleVerb, Visit};
use crate::vocabulary::{WordId, WordKind};

pub(super) fn check(game: &Assembled, _: &Sources, found: &mut Diagnostics) {
    // What could not be read may have used it.
    if game.broken {
        return;
    }
    let used = Used::of(game);
    check_blocks(game, &used, found);
    // What a base game declares is looked at with the base game.
    let mut tell = |what: &str, name: &str, place: Place, help: &str| {
        if place.file == game.file {
            found.push(unused(what, name, place, help));
        }
    };
    for zone in game.manifest.zones.iter().filter(|zone| !used.zone(game, zone)) {
        tell("zone", &zone.name.value, zone.name.place, "Name it in a rule, or delete it.");
    }
    for value in &game.manifest.values {
        if !used.name(game, WordKind::Number, &value.name.value) {
            tell("value", &value.name.value, value.name.place, "Name it in a rule, or delete it.");
        }
    }
    for option in &game.manifest.options {
        if !used.options.contains(option.name.value.as_str()) && option.sets.is_none() {
            let help =
                "Write a block for it (option \"…\", or \"with option …\" behind a header), or delete it.";
            tell("option", &option.name.value, option.name.place, help);
        }
    }
}

/// What the texts and the settings of a game speak of.
struct Used<'g> {
    words: HashSet<WordId>,
    options: HashSet<&'g str>,
    draws: bool,
    discards: bool,
}

impl<'g> Used<'g> {
    fn of(game: &'g Assembled) -> Used<'g> {
        let mut used = Used { words: HashSet::new(), options: HashSet::new(), draws: false, discards: false };
        for (_, block) in &game.blocks {
            used.add(game, block);
        }
        let of_decks = game.manifest.deck.copies.iter().filter_map(|copies| copies.value.option.as_ref());
        used.options.extend(of_decks.map(|option| option.value.as_str()));
        used
    }

    fn add(&mut self, game: &Assembled, block: &'g Block) {
        for only in &block.header.only {
            match only {
                Only::Option(name) | Only::Without(name) => _ = self.options.insert(&name.text),
                Only::Players { .. } => {}
            }
        }
        let name = block.header.name.as_ref().map(|name| name.text.as_str());
        if block.header.kind == BlockKind::Option {
            self.options.extend(name);
        }
        // A definition does not use itself.
        let itself = declared(game, block);
        block.visit(&mut |node| {
            if let Node::Word(word) = node
                && Some(word.id) != itself
            {
                self.words.insert(word.id);
            }
            if let Node::Act(act) = node {
                self.draws |=
                    matches!(act.kind, ActKind::Simple { verb: SimpleVerb::Draw, .. } | ActKind::Deal { .. });
                self.discards |= matches!(act.kind, ActKind::Simple { verb: SimpleVerb::Discard, .. });
            }
        });
    }

    fn name(&self, game: &Assembled, kind: WordKind, name: &str) -> bool {
        game.dialect.lexicon.find(|other| other == kind, name).is_none_or(|id| self.words.contains(&id))
    }

    /// A zone is used by name, by the settings, or by a verb that leads into it.
    fn zone(&self, game: &Assembled, zone: &ZoneManifest) -> bool {
        let by_settings = zone.in_play
            || zone.starts_with_deck
            || game.manifest.play.kinds.iter().any(|kind| kind.spot.value.zone == zone.name.value);
        let by_drawing = self.draws && zone.of_each_player && zone.seen_by == SeenBy::Owner;
        let by_discarding = self.discards && !zone.of_each_player && zone.seen_by == SeenBy::Everyone;
        by_settings || by_drawing || by_discarding || self.name(game, WordKind::Zone, &zone.name.value)
    }
}

/// The word that a block declares.
fn declared(game: &Assembled, block: &Block) -> Option<WordId> {
    let name = &block.header.name.as_ref()?.text;
    let is_kind = |kind: WordKind| match block.header.kind {
        BlockKind::Counter => kind == WordKind::Counter,
        BlockKind::Keyword => kind == WordKind::Keyword,
        BlockKind::Definition => matches!(kind, WordKind::Predicate | WordKind::Verb),
        BlockKind::Card
        | BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option => false,
    };
    game.dialect.lexicon.find(is_kind, name)
}

fn check_blocks(game: &Assembled, used: &Used<'_>, found: &mut Diagnostics) {
    let own = game.blocks.iter().filter(|(file, _)| game.own_files.contains(file));
    for (file, block) in own {
        let (Some(word), Some(name)) = (declared(game, block), &block.header.name) else { continue };
        if !used.words.contains(&word) {
            let place = Place::new(*file, block.header.at.0);
            let help = "Use it in a sentence, or delete it.";
            found.push(unused(block.header.kind.word(), &name.text, place, help));
        }
    }
}

fn unused(what: &str, name: &str, place: Place, help: &str) -> Diagnostic {
    let message = format!("Nothing uses the {what} \"{name}\".");
    Diagnostic::new(Code::Unused, place, message).label("declared and never used").help(help)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one, warnings, warnings_with_settings};
    use super::*;

    #[test]
    fn a_counter_that_no_sentence_names_is_unused() {
        let message = "Nothing uses the counter \"wish\".";
        assert_eq!(warnings(Code::Unused, "counter \"wish\"\n"), one("counter \"wish\"", message));
    }

    #[test]
    fn a_counter_that_a_card_puts_is_used() {
        let card = asset("At the end of your turn, put a wish counter on this card.");
        assert_eq!(warnings(Code::Unused, &format!("counter \"wish\"\n\n{card}")), []);
    }

    #[test]
    fn a_definition_does_not_use_itself() {
        let text = "definition \"fits\"\n  A card fits if it is red.\n";
        assert_eq!(
            warnings(Code::Unused, text),
            one("definition \"fits\"", "Nothing uses the definition \"fits\".")
        );
    }

    #[test]
    fn a_zone_that_no_sentence_names_is_unused() {
        let settings = "[zones.attic]\norder = \"pile\"\nseen-by = \"nobody\"\n";
        let warnings = warnings_with_settings(Code::Unused, settings, "");
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].message, "Nothing uses the zone \"attic\".");
    }

    #[test]
    fn an_option_without_a_block_is_unused() {
        let warnings =
            warnings_with_settings(Code::Unused, "[options.long]\ndescription = \"Longer.\"\n", "");
        assert_eq!(warnings.len(), 1);
        assert_eq!(warnings[0].message, "Nothing uses the option \"long\".");
    }

    #[test]
    fn an_option_with_a_block_is_used() {
        let block = "option \"long\"\n  You may discard a card during your main phase.\n";
        let settings = "[options.long]\ndescription = \"Longer.\"\n";
        assert_eq!(warnings_with_settings(Code::Unused, settings, block), []);
    }
}
