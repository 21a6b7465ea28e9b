//! Paragraphs: which sentences make one ability.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::lowering::Reach;
use crate::analysis::lower::one_before::Told;
use crate::analysis::resolve::{Lies, Lying, Opener, Scope};
use crate::program::{Ability, Cards, Commutes, EventKind, Op, Stage, WorksIn};
use crate::source::Span;
use crate::syntax::tree::{
    BlockKind, ClauseKind, Duration, Is, Node, Paragraph, Person, PersonKind, Sentence, SentenceKind,
    SimpleConditionKind, Thing, ThingKind, ThingPredicateKind, Visit,
};

use super::otherwise::{Other, is_otherwise};

/// What the sentences before left open.
#[derive(Default)]
pub struct Open<'s> {
    /// An ability that further sentences belong to.
    pub ability: bool,
    /// What is directly before and "Otherwise" goes with.
    pub otherwise: Option<Other>,
    /// The sentence directly before.
    pub before: Option<&'s Sentence>,
    /// What could be pointed at before and after one side of an answer, while its other side is lowered.
    pub answered: Option<Box<(Scope, Scope)>>,
}

impl Lowering<'_> {
    pub fn paragraph(&mut self, paragraph: &Paragraph) {
        // The paragraphs of a step of the game are done one after the other.
        let goes_on =
            self.is_step() && self.text.abilities.last().is_some_and(|last| last.stage == Stage::Effect);
        match goes_on {
            true => self.begin_paragraph(),
            false => self.begin_ability(),
        }
        self.says_rest = says_rest(paragraph);
        self.sentences = paragraph.sentences.iter().map(Told::of).collect();
        let others = last_others(paragraph);
        let mut open = Open { ability: goes_on, ..Open::default() };
        let mut opened = goes_on.then(|| self.text.abilities.len() - 1);
        let mut sentences = paragraph.sentences.as_slice();
        while let Some((sentence, later)) = sentences.split_first() {
            self.answers = answers(sentence, later);
            if !matches!(sentence.kind, SentenceKind::IfDone { .. }) {
                self.offered = None;
            }
            let before = self.answers.len();
            let told = self.answers.last().unwrap_or(sentence).at.0.end;
            self.reach =
                Reach { begins: sentence.at.0.start, answers: told, paragraph: paragraph.at.0.end, others };
            let (was_open, next) = (open.ability, self.text.abilities.len());
            // A sentence that means nothing was reported; those after it are still looked at.
            self.sentence_of(sentence, later, &mut open);
            self.waiting = self.waits_before(sentence, later);
            let taken = before - std::mem::take(&mut self.answers).len();
            if !was_open || !open.ability || begins(sentence) {
                opened = (next < self.text.abilities.len()).then_some(next);
            }
            let last = taken.checked_sub(1).map_or(sentence, |last| &later[last]);
            open.before = Some(last);
            // What follows in it belongs to the ability.
            if let Some(ability) = opened {
                self.text.origins[ability].end = last.at.0.end;
            }
            sentences = &later[taken..];
        }
        self.waiting = None;
        if !self.is_step() {
            self.close(&mut open);
        }
    }

    /// Whether the text is done by the course of the game, from its beginning to its end.
    fn is_step(&self) -> bool {
        use crate::syntax::tree::BlockKind;
        match self.block.kind {
            BlockKind::Setup | BlockKind::Phase | BlockKind::Action => true,
            BlockKind::Card
            | BlockKind::Definition
            | BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Counter
            | BlockKind::Keyword => false,
        }
    }

    fn close(&mut self, open: &mut Open<'_>) {
        if open.ability {
            self.emit(Op::End);
        }
        self.works_as_usual();
        *open = Open::default();
    }

    fn sentence_of(&mut self, sentence: &Sentence, later: &[Sentence], open: &mut Open<'_>) -> Option<()> {
        let opener = Opener::of(sentence);
        self.scope.sentence += 1;
        self.sentence_at = Some(sentence.at);
        self.scope.doer = None;
        self.scope.clause += 1;
        (self.scope.spoken_of, self.scope.seen_from) = (None, None);
        self.waits_there(sentence, opener)?;
        match opener {
            Opener::Waits | Opener::Once | Opener::Defines => {
                self.close(open);
                self.begin_ability();
                if self.works_there(sentence).is_none() || self.check_fit(sentence, opener).is_none() {
                    open.otherwise = Some(Other::Refused);
                    return None;
                }
                open.ability = true;
                let done = self.opening(sentence, later, open);
                if done.is_none() && open.otherwise.is_none() {
                    open.otherwise = Some(Other::Refused);
                }
                done
            }
            Opener::Keyword => {
                self.check_fit(sentence, opener)?;
                if open.ability && !self.block.stays {
                    // What the keyword says is done here, and then the rest.
                    self.close(open);
                    self.begin_ability();
                    self.scope.behind_keyword = true;
                }
                self.opening(sentence, later, open)
            }
            Opener::Stands if !open.ability && self.stands_alone(sentence) => {
                self.check_fit(sentence, opener)?;
                let SentenceKind::Steps(steps) = &sentence.kind else { return Some(()) };
                let ClauseKind::Standing(standing) = &steps.first.kind else { return Some(()) };
                self.same_in_every_turn(standing, sentence.at)?;
                self.is_not_one_asked_for(standing, sentence.at)?;
                self.standing_ability(standing)
            }
            Opener::Stands | Opener::Does => {
                if !open.ability && !is_otherwise(sentence) {
                    // Once told, it is lowered all the same: the sentences after it lean on it.
                    self.check_fit(sentence, opener);
                    self.effect(sentence);
                    open.ability = true;
                }
                self.following(sentence, later, open)
            }
        }
    }

    /// Whether a standing sentence here needs nothing to begin it.
    fn stands_alone(&self, sentence: &Sentence) -> bool {
        match self.block.kind {
            BlockKind::Card => self.block.stays || works_elsewhere(sentence),
            BlockKind::Rule
            | BlockKind::Scoring
            | BlockKind::Teams
            | BlockKind::Option
            | BlockKind::Keyword => true,
            BlockKind::Setup
            | BlockKind::Phase
            | BlockKind::Action
            | BlockKind::Definition
            | BlockKind::Counter => false,
        }
    }

    /// The text that is done when a card is played, or as a step of the turn.
    fn effect(&mut self, sentence: &Sentence) {
        let code = Some(self.here());
        let works_in = match self.works_in() {
            WorksIn::Play | WorksIn::WhenPlayed => WorksIn::WhenPlayed,
            WorksIn::Zone(zone) => WorksIn::Zone(zone),
            WorksIn::Always => WorksIn::Always,
        };
        let effect = Ability {
            stage: Stage::Effect,
            kind: EventKind::Nothing,
            printed: None,
            condition: None,
            only_while: None,
            code,
            works_in,
            commutes: Commutes::Nothing,
        };
        self.ability(effect, sentence.at);
        if self.block.kind == BlockKind::Card && !self.block.stays && works_in == WorksIn::WhenPlayed {
            self.scope.lie(Lying::new(Cards::THIS, Lies::Played, Span::default()));
        }
    }
}

fn says_rest(paragraph: &Paragraph) -> bool {
    let mut found = false;
    paragraph.visit(&mut |node| {
        found |= matches!(node, Node::Thing(Thing { kind: ThingKind::Rest | ThingKind::TheOther, .. }));
    });
    found
}

/// Where other players are spoken of last.
fn last_others(paragraph: &Paragraph) -> Option<u32> {
    let mut last = None;
    paragraph.visit(&mut |node| {
        if let Node::Person(Person { kind: PersonKind::Some(noun), at }) = node
            && noun.other
        {
            last = last.max(Some(at.0.start));
        }
    });
    last
}

/// Whether another ability begins with the sentence, wherever it stands.
fn begins(sentence: &Sentence) -> bool {
    match Opener::of(sentence) {
        Opener::Waits | Opener::Once | Opener::Defines => true,
        Opener::Keyword | Opener::Stands | Opener::Does => false,
    }
}

/// Whether a sentence says of its own card where it works: "While this card is in your hand, …".
pub fn works_elsewhere(sentence: &Sentence) -> bool {
    if sentence.there.is_some() {
        return true;
    }
    let SentenceKind::Steps(steps) = &sentence.kind else { return false };
    let ClauseKind::Standing(standing) = &steps.first.kind else { return false };
    let Some(Duration::While(condition)) = &standing.duration else { return false };
    let [all] = condition.any.as_slice() else { return false };
    all.iter().any(|one| {
        let SimpleConditionKind::Thing(Thing { kind: ThingKind::This, .. }, predicate) = &one.kind else {
            return false;
        };
        matches!(
            predicate.kind,
            ThingPredicateKind::Is { not: false, what: Is::In(_) | Is::OnTopOf(_) | Is::OnBottomOf(_) }
        )
    })
}

/// The sentences right after one that say what an answer leads to. What is done at the same time is done
/// before any of it is looked at.
fn answers(sentence: &Sentence, later: &[Sentence]) -> Vec<Sentence> {
    if matches!(sentence.kind, SentenceKind::SameTime { .. }) {
        return Vec::new();
    }
    let is_answer = |later: &&Sentence| matches!(later.kind, SentenceKind::IfDone { .. });
    later.iter().take_while(is_answer).cloned().collect()
}
