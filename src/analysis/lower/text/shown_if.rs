//! An "Otherwise" that lacks its "If" is shown with a condition that the game has.

use crate::analysis::joined::is_to_come;
use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::select::is_each;
use crate::analysis::lower::thing::zone::zone_word;
use crate::analysis::resolve::You;
use crate::program::ZoneKindId;
use crate::source::Span;
use crate::syntax::tree::{
    At, ClauseKind, Condition, Node, Sentence, SentenceKind, Step, Steps, Thing, ThingKind, ThingPlace,
    Visit, Zone,
};
use crate::vocabulary::english::decapitalized;

/// A condition and its opposite.
const HELD: [&str; 2] = ["you have a card in ‹held›", "you have no cards in ‹held›"];
const LEFT: [&str; 2] = ["there is a card in the ‹deck›", "there are no cards in the ‹deck›"];

fn turned([one, other]: [&str; 2]) -> [String; 2] {
    [other, one].map(String::from)
}

impl Lowering<'_> {
    /// Whether the steps do something with a card of that zone.
    fn takes_from(&self, steps: &Steps, zone: ZoneKindId) -> bool {
        let is_it = |named: &Zone| self.world.zone_kind(zone_word(named)) == zone;
        let mut found = false;
        steps.visit(&mut |node| {
            let Node::Thing(Thing { kind: ThingKind::Some(noun), .. }) = node else { return };
            found |= match &noun.place {
                Some(ThingPlace::From(zones) | ThingPlace::In(zones)) => zones.iter().any(is_it),
                Some(ThingPlace::Of(zone)) => is_it(zone),
                Some(ThingPlace::AmongThem | ThingPlace::SetAside { .. }) | None => false,
            };
        });
        found
    }

    /// The two sentences with a condition that the game has.
    pub fn with_a_condition(&self, sentence: &Sentence, before: Option<&Sentence>) -> String {
        // What takes a card from there needs one.
        let steps = before.and_then(steps_of);
        let needs = |zone| steps.is_some_and(|steps| self.takes_from(steps, zone));
        let paid =
            steps.filter(|_| self.block.you != You::Nobody).and_then(|steps| self.has_what_is_paid(steps));
        let [condition, not] = match (self.block.you, self.world.hand) {
            _pays if paid.is_some() => paid.unwrap_or_default(),
            (You::Controller | You::Player | You::Doer, Some(hand)) if needs(hand) => HELD.map(String::from),
            (You::Controller | You::Player | You::Doer, Some(_)) => turned(HELD),
            (You::Controller | You::Player | You::Doer | You::Nobody, _) => {
                match self.world.deck.is_some_and(needs) {
                    true => LEFT.map(String::from),
                    false => turned(LEFT),
                }
            }
        };
        let otherwise = self.quote(sentence.at);
        let whole = |at: At, if_so: &str, steps: &Steps| {
            let lead = self.quote_span(Span { start: at.0.start, end: steps.at.0.start });
            let steps = self.quote(steps.at);
            let lead = format!("{lead} {if_so} {condition}, {}.", decapitalized(&steps));
            format!("{} {otherwise}", lead.trim_start())
        };
        let why = "an \"If\" in the sentence directly before says when";
        match before.map(|before| (&before.kind, before.at)) {
            Some(_) if before.is_some_and(Sentence::asks_of_each) => {
                "what else is done each time stands in a sentence of its own, with its own question: For each …, if …, …"
                    .to_string()
            }
            Some(_) if before.is_some_and(|before| asked_within(before).is_some()) => {
                let SentenceKind::Otherwise { steps, .. } = &sentence.kind else { return why.to_string() };
                let steps = self.quote(steps.at);
                format!("\"Otherwise\" goes with a sentence that begins with \"If\"; in the middle of one, ask for the other case as well: …, then if …, {steps}.")
            }
            Some((SentenceKind::Steps(steps), _)) if matches!(steps.first.kind, ClauseKind::Standing(_)) => {
                let held = match &sentence.kind {
                    SentenceKind::Otherwise { steps, .. } => self.quote(steps.at),
                    _another => otherwise,
                };
                format!("what holds for a while has no other side; each has a \"While\" of its own: While {condition}, {held}.")
            }
            Some((SentenceKind::Steps(steps), at)) => format!("{why}: {}", whole(at, "If", steps)),
            Some((SentenceKind::At { steps, condition: None, .. }, at)) if before.is_some_and(is_to_come) => {
                let lead = self.quote_span(Span { start: at.0.start, end: steps.at.0.start });
                let done = self.quote(steps.at);
                let SentenceKind::Otherwise { steps: other, .. } = &sentence.kind else {
                    return why.to_string();
                };
                let other = self.quote(other.at);
                format!("what waits for something to come has no other side; each case says what it waits for, and when it is done: {lead} if {condition}, {done}. {lead} if {not}, {other}.")
            }
            Some((
                SentenceKind::At { steps, condition: None, .. }
                | SentenceKind::Whenever { steps, condition: None, .. },
                at,
            )) => format!("{why}: {}", whole(at, "if", steps)),
            Some((
                SentenceKind::At { condition: Some(asked), .. }
                | SentenceKind::UntilWhenever { condition: Some(asked), .. },
                at,
            )) if sentence.at.0.end >= self.reach.paragraph => {
                let lead = self.quote_span(Span { start: at.0.start, end: asked.at.0.start });
                let lead = lead.trim_end();
                format!("what waits for something to come has no other side; each case says what it waits for: {lead} …, …. {lead} …, ….")
            }
            Some((SentenceKind::At { .. } | SentenceKind::Whenever { .. }, _)) => {
                "what comes after it would belong to both: end the paragraph with it, and say the rest in both sentences".to_string()
            }
            Some((SentenceKind::Otherwise { .. }, _)) => {
                format!("after it nothing is left; a case before the last one has a condition of its own: Otherwise, if {condition}, draw a card.")
            }
            Some(_) | None => format!("{why}: If {condition}, draw a card. {otherwise}"),
        }
    }
}

/// What the last step asks of something that each of several does, or that is done after an answer: an "Otherwise" behind it could
/// mean that, and nothing else is asked in the middle of a sentence.
pub fn asked_within(sentence: &Sentence) -> Option<&Condition> {
    let steps = sentence.steps()?;
    let by_each =
        matches!(&steps.first.kind, ClauseKind::Do { subject: Some(subject), .. } if is_each(subject));
    let by_answer = matches!(sentence.kind, SentenceKind::IfDone { .. });
    match steps.more.last() {
        Some(Step::ThenIf { condition, .. }) if by_each || by_answer || steps.each.is_some() => {
            Some(condition)
        }
        Some(Step::ThenIf { .. } | Step::And(_)) | None => None,
    }
}

/// What is done in a sentence that begins with it, or with when it is.
pub fn steps_of(sentence: &Sentence) -> Option<&Steps> {
    match &sentence.kind {
        SentenceKind::Steps(steps)
        | SentenceKind::At { steps, .. }
        | SentenceKind::Whenever { steps, .. }
        | SentenceKind::AsSoonAs { steps, .. }
        | SentenceKind::Once { steps, .. } => Some(steps),
        SentenceKind::If { .. }
        | SentenceKind::Otherwise { .. }
        | SentenceKind::IfDone { .. }
        | SentenceKind::UntilWhenever { .. }
        | SentenceKind::ForEach { .. }
        | SentenceKind::Repeat { .. }
        | SentenceKind::AnyOrder { .. }
        | SentenceKind::SameTime { .. }
        | SentenceKind::Would { .. }
        | SentenceKind::Defines { .. }
        | SentenceKind::DefinesVerb { .. }
        | SentenceKind::Keyword(_) => None,
    }
}
