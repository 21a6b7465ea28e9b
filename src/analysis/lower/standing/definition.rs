//! Definitions: predicates as sets of cards, verbs as code.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::resolve::{Noun, Slot, You};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Ability, Cards, Commutes, EventKind, How, Leaf, SetId, Stage, WorksIn};
use crate::source::Span;
use crate::syntax::tree::{
    At, Condition, DefinedVerb, Determiner, Head, SimpleVerb, Steps, Thing, ThingKind, ThingNoun, Word,
};

/// What a definition block came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Defined {
    Predicate { word: Word, holds: SetId },
    Verb(EventKind),
}

impl Lowering<'_> {
    pub fn defines(&mut self, what: &Thing, predicate: Word, condition: &Condition) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else {
            let message =
                format!("\"{}\" is one card, and a definition is about every card", self.quote(what.at));
            let help = "write: A card matches if it is …";
            return self.refuse(Code::SentenceDoesNotFit, what.at, message, "which cards?", help);
        };
        self.defined_of_all(noun, what.at)?;
        // Whoever asks, the answer is the same.
        self.block.you = You::Nobody;
        self.scope.defined = Some(Cards::CANDIDATE);
        let described = self.noun_leaves(noun, Position::Described, Where::Anywhere, what.at)?;
        let holds = self.condition_set(condition, Cards::CANDIDATE)?;
        let holds = if described.as_slice() == [(How::Start, Leaf::All)] {
            holds
        } else {
            let mut leaves = described;
            leaves.push((How::And, Leaf::Set(holds)));
            self.set(&leaves)
        };
        self.defined = Some(Defined::Predicate { word: predicate, holds });
        Some(())
    }

    pub fn defines_verb(
        &mut self,
        verb: &DefinedVerb,
        what: Option<&Thing>,
        steps: &Steps,
        at: At,
    ) -> Option<()> {
        let kind = match verb {
            DefinedVerb::BuiltIn(SimpleVerb::Destroy) => EventKind::Destroy,
            DefinedVerb::BuiltIn(
                SimpleVerb::Draw
                | SimpleVerb::Discard
                | SimpleVerb::Play
                | SimpleVerb::LookAt
                | SimpleVerb::Reveal,
            ) => return self.means_one_thing(what, at),
            DefinedVerb::Own(word) => EventKind::Own(self.world.verb(*word)),
        };
        if let Some(what) = what {
            let ThingKind::Some(noun) = &what.kind else {
                let message =
                    format!("\"{}\" is one card, and a definition is about every card", self.quote(what.at));
                return self.refuse(
                    Code::SentenceDoesNotFit,
                    what.at,
                    message,
                    "which cards?",
                    "write: To destroy a card, …",
                );
            };
            self.done_to_any(noun, what.at)?;
            self.scope.bind(Noun::Thing(noun.head.clone()), Slot::Cards(Cards::OF_EVENT), false, what.at.0);
            self.scope.mention(Cards::OF_EVENT, false, what.at.0);
        }
        let code = Some(self.here());
        self.ability(
            Ability {
                stage: Stage::Effect,
                kind,
                printed: None,
                condition: None,
                only_while: None,
                code,
                works_in: WorksIn::Always,
                commutes: Commutes::Nothing,
            },
            at,
        );
        self.defined = Some(Defined::Verb(kind));
        self.steps(steps)
    }

    /// "No card matches if …": a definition says when a card does, of all cards at once.
    fn defined_of_all(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let is_one = match noun.determiner {
            Determiner::A | Determiner::Each | Determiner::All | Determiner::Any | Determiner::Bare => true,
            Determiner::The
            | Determiner::TheMany
            | Determiner::No
            | Determiner::Count(_)
            | Determiner::Ordinal(_) => false,
        };
        if is_one && !noun.random && noun.chooser.is_none() && noun.order.is_none() {
            return Some(());
        }
        let message =
            format!("a definition says of every card when it is so, and \"{}\" is not that", self.quote(at));
        let plain = ThingNoun {
            determiner: Determiner::A,
            random: false,
            order: None,
            chooser: None,
            ..noun.clone()
        };
        let plain = Thing { kind: ThingKind::Some(Box::new(plain)), at };
        let plain = format::thing(self.world.dialect, &plain);
        let help = match &noun.determiner {
            Determiner::No => format!(
                "say when it is so: write \"{plain}\", and turn the condition around, \"if it is not …\""
            ),
            _other => format!("write \"{plain}\""),
        };
        self.refuse(Code::SentenceDoesNotFit, at, message, "of every card", help)
    }

    /// "To stow a blue card, …": a word means the same whatever it is done to.
    fn done_to_any(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        if *noun == ThingNoun::plain(Determiner::A, Head::card()) {
            return Some(());
        }
        let said = self.quote(at);
        let message =
            format!("a word means the same whatever it is done to, and \"{said}\" is only some cards");
        let help = format!("write \"a card\" here, and \"{said}\" where the word is used");
        self.refuse(Code::SentenceDoesNotFit, at, message, "only some cards", help)
    }

    /// Only where destroyed cards go is left to the game.
    fn means_one_thing<T>(&mut self, what: Option<&Thing>, at: At) -> Option<T> {
        let end = what.map_or(at.0.end, |what| what.at.0.end);
        let at = At(Span { end, ..at.0 });
        let message =
            format!("\"{}\" says what the language says already, and can't say it anew", self.quote(at));
        let help = "define a word of your own instead: To banish a card, put it on the bottom of the ‹deck›.";
        self.refuse(Code::WordTaken, at, message, "means one thing in all games", help)
    }
}
