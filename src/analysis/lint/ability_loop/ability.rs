//! The abilities of a block: what each waits for, and what it then makes happen without anybody deciding.

use super::pattern::{Cards, Doer, Pattern, Verb, Watched, doer, given, passive, verb, wanted, watched};
use crate::analysis::lint::parts::{always_done, clauses, opens};
use crate::source::{FileId, Place};
use crate::syntax::tree::{
    Act, ActKind, Amount, Block, ClauseKind, CounterAmount, DefinedVerb, Destination, Event, EventKind,
    FieldKind, Person, PersonKind, Sentence, SentenceKind, SimpleVerb, Steps, ThingKind,
};
use crate::vocabulary::WordId;

pub(super) struct Ability<'b> {
    pub block: &'b Block,
    pub place: Place,
    pub waits_for: Pattern,
    pub makes: Vec<Made>,
    /// What is waited for is given to you, and whoever gave it gets what is given.
    pub gives_back: bool,
}

/// An event that is made.
pub(super) struct Made {
    pub verb: Verb,
    pub by: Doer,
    pub cards: Cards,
    /// It is done to the very card that was waited for.
    pub to_it: bool,
}

pub(super) fn abilities(file: FileId, block: &Block) -> Vec<Ability<'_>> {
    let mut all = Vec::new();
    let of = Place::new(file, block.at.0);
    for paragraph in &block.paragraphs {
        for (number, sentence) in paragraph.sentences.iter().enumerate() {
            let Some(waits_for) = waits_for(sentence, of) else { continue };
            // "Until …, whenever …" is one sentence of an effect: those behind it are done by that.
            let is_alone = matches!(sentence.kind, SentenceKind::UntilWhenever { .. });
            let rest = &paragraph.sentences[number + 1..];
            let rest = rest.iter().take_while(|next| !is_alone && !opens(next));
            let lead = std::iter::once(sentence).filter(|lead| lead.steps().is_none_or(Steps::are_done_once));
            let done = lead.chain(rest.filter(|next| always_done(next)));
            let by_definition = matches!(sentence.kind, SentenceKind::DefinesVerb { .. });
            let printed = printed(block);
            let makes = done.flat_map(|sentence| made(sentence, of, &printed, by_definition));
            let makes: Vec<Made> = makes.collect();
            if !makes.is_empty() {
                let (place, gives_back) = (Place::new(file, sentence.at.0), gives_back(sentence));
                all.push(Ability { block, place, waits_for, makes, gives_back });
            }
        }
    }
    all
}

/// What the card that a text stands on surely is.
fn printed(block: &Block) -> Vec<WordId> {
    let lines = block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Line(values) => Some(values),
        _another => None,
    });
    lines.flatten().flat_map(|(_, values)| values.iter().map(|value| value.id)).collect()
}

/// "Whenever an opponent gives a card to you, give a card to that opponent."
fn gives_back(sentence: &Sentence) -> bool {
    let SentenceKind::Whenever { event, steps, .. } = &sentence.kind else { return false };
    let EventKind::Does { act, .. } = &event.kind else { return false };
    let ActKind::Give { to, .. } = &act.kind else { return false };
    let is_back = |clause: &ClauseKind| {
        let ClauseKind::Do { act: Act { kind: ActKind::Give { to, .. }, .. }, .. } = clause else {
            return false;
        };
        matches!(to.kind, PersonKind::That(_) | PersonKind::They)
    };
    to.kind == PersonKind::You && clauses(steps).iter().any(|part| is_back(&part.clause.kind))
}

/// Nothing, where a condition or a certain card limits it.
fn waits_for(sentence: &Sentence, of: Place) -> Option<Pattern> {
    match &sentence.kind {
        SentenceKind::Whenever { event, condition: None, .. }
        | SentenceKind::UntilWhenever { event, condition: None, .. } => of_event(event, of),
        SentenceKind::DefinesVerb { verb, what, .. } => {
            let verb = match verb {
                DefinedVerb::BuiltIn(verb) => Verb::Simple(*verb),
                DefinedVerb::Own(verb) => Verb::Own(verb.id),
            };
            let cards = what.as_ref().map_or(Some(Cards::default()), wanted)?;
            Some(Pattern { verb, who: Watched::Anybody, cards })
        }
        SentenceKind::Whenever { .. }
        | SentenceKind::UntilWhenever { .. }
        | SentenceKind::At { .. }
        | SentenceKind::AsSoonAs { .. }
        | SentenceKind::Would { .. }
        | SentenceKind::If { .. }
        | SentenceKind::Otherwise { .. }
        | SentenceKind::IfDone { .. }
        | SentenceKind::Once { .. }
        | SentenceKind::ForEach { .. }
        | SentenceKind::Repeat { .. }
        | SentenceKind::AnyOrder { .. }
        | SentenceKind::SameTime { .. }
        | SentenceKind::Steps(_)
        | SentenceKind::Defines { .. }
        | SentenceKind::Keyword(_) => None,
    }
}

fn of_event(event: &Event, of: Place) -> Option<Pattern> {
    if event.in_a_turn {
        return None;
    }
    match &event.kind {
        EventKind::Does { act, .. } if waits_for_more(act) => None,
        EventKind::Does { who, act } => {
            let (verb, what) = verb(act, of)?;
            let cards = what.map_or(Some(Cards::default()), wanted)?;
            Some(Pattern { verb, who: watched(who)?, cards })
        }
        EventKind::Done { what, verb, by } => {
            let who = by.as_ref().map_or(Some(Watched::Anybody), watched)?;
            Some(Pattern { verb: passive(verb)?, who, cards: wanted(what)? })
        }
        EventKind::Enters(what) => Some(anybody(Verb::Enter, wanted(what)?)),
        EventKind::Leaves(what) => Some(anybody(Verb::Leave, wanted(what)?)),
        EventKind::ChangesControl(what) => Some(anybody(Verb::ChangeControl, wanted(what)?)),
        EventKind::TurnSkipped => Some(anybody(Verb::Skip, Cards::default())),
        EventKind::Cannot { .. } => None,
    }
}

/// Whether it waits for several counters at once, which need not come.
fn waits_for_more(act: &Act) -> bool {
    match &act.kind {
        ActKind::PutCounters { amount, .. } => {
            !matches!(amount, CounterAmount::A | CounterAmount::Count(Amount::OrMore(1)))
        }
        _another => false,
    }
}

fn anybody(verb: Verb, cards: Cards) -> Pattern {
    Pattern { verb, who: Watched::Anybody, cards }
}

fn made(sentence: &Sentence, of: Place, printed: &[WordId], by_definition: bool) -> Vec<Made> {
    let mut all = Vec::new();
    let Some(steps) = sentence.steps() else { return all };
    for part in clauses(steps).into_iter().filter(|part| part.sure) {
        let ClauseKind::Do { may: false, act, .. } = &part.clause.kind else { continue };
        let Some(by) = who(part.doer, by_definition) else { continue };
        if let ActKind::Put { moves, .. } = &act.kind {
            for one in moves {
                let into_play = matches!(one.to, Destination::IntoPlay { .. });
                let cards = one.things.iter().filter(|_| into_play).filter_map(given);
                all.extend(cards.map(|cards| Made { verb: Verb::Enter, by, cards, to_it: false }));
            }
        }
        // Whoever is given something gains it.
        if let ActKind::GiveGoods { goods, to, .. } = &act.kind {
            let gain = |by| Made { verb: Verb::Gain(goods.id), by, cards: Cards::default(), to_it: false };
            all.extend(who(Some(to), by_definition).map(gain));
        }
        let Some((verb, what)) = verb(act, of) else { continue };
        let Some(cards) = what.map_or(Some(Cards::default()), given) else { continue };
        if verb == Verb::Simple(SimpleVerb::Destroy) {
            all.push(Made { verb: Verb::Leave, by, cards: cards.clone(), to_it: false });
        }
        // Counters on this card are counters on a card.
        if let Verb::Put(counter, Some(_)) = verb {
            all.push(Made {
                verb: Verb::Put(counter, None),
                by,
                cards: Cards { count: 1, values: printed.to_vec() },
                to_it: false,
            });
        }
        // Behind another step it may be another card.
        let is_first = std::ptr::eq(part.clause, &steps.first);
        let to_it =
            is_first && what.is_some_and(|what| matches!(what.kind, ThingKind::It | ThingKind::That(_)));
        all.push(Made { verb, by, cards, to_it });
    }
    all
}

/// In the definition of a verb, "you" is whoever does it.
fn who(person: Option<&Person>, by_definition: bool) -> Option<Doer> {
    let doer = doer(person)?;
    Some(if by_definition && doer == Doer::You { Doer::Same } else { doer })
}
