//! What a table knows of each kind of event before one happens: what it changes, what may meet it, what sees it.

use super::listeners::{Heard, Listeners, Listens, Stands};
use crate::game::{CardSet, Touched};
use crate::program::{EventKind, PhaseId, VerbId};

/// By the number of the kind.
#[derive(Default)]
pub struct Kinds(Vec<KindFacts>);

#[derive(Clone, Copy)]
pub struct KindFacts {
    /// It needs nothing but itself to happen.
    pub is_plain: bool,
    /// Nothing at all stops or changes such an event, nor moves.
    pub lets_pass: bool,
    /// Nothing at this table forbids it to any card, nor asks for anything that it requires.
    pub is_never_forbidden: bool,
    /// It needs nothing but itself to happen, and nothing stops or changes such an event; nothing sees moves whatever
    /// their verb.
    pub is_unmet: bool,
    /// Besides, nothing listens once it has happened, but for effects that hold for a while.
    pub is_unseen: bool,
    /// Nothing looks at it once it has happened, but for effects that last until then.
    pub is_unheard: bool,
    /// Nothing looks at it at all.
    pub is_silent: bool,
    /// The cards in play that look at it, where nothing else does.
    pub looking: Option<CardSet>,
    /// Some text asks how often it was done this turn.
    pub is_counted: bool,
    /// What it changes, apart from where cards are.
    pub touches: Touched,
    /// The only cards that what sees it is about, where that is known.
    pub about: Option<CardSet>,
}

impl Kinds {
    pub fn new(listeners: &Listeners, phases: usize, verbs: usize) -> Kinds {
        let phases = (0..phases).map(|phase| PhaseId(phase as u8));
        let phases = phases.flat_map(|phase| [EventKind::PhaseBegins(phase), EventKind::PhaseEnds(phase)]);
        let own = (0..verbs).map(|verb| EventKind::Own(VerbId(verb as u8)));
        let mut kinds = Kinds::default();
        for kind in EventKind::OF_ALL_GAMES.into_iter().chain(phases).chain(own) {
            let facts = KindFacts::new(listeners, kind);
            if kinds.0.len() <= kind.number() {
                kinds.0.resize(kind.number() + 1, KindFacts::new(listeners, EventKind::Nothing));
            }
            kinds.0[kind.number()] = facts;
        }
        kinds
    }

    #[inline]
    pub fn of(&self, kind: EventKind) -> &KindFacts {
        &self.0[kind.number()]
    }
}

impl KindFacts {
    /// Whether nothing looks at such an event while these cards are in play.
    #[inline]
    pub fn is_silent_with(&self, in_play: &CardSet) -> bool {
        self.looking.as_ref().is_some_and(|looking| !looking.meets(in_play))
    }

    fn new(listeners: &Listeners, kind: EventKind) -> KindFacts {
        let (is_plain, lets_pass) = (is_plain(kind), listeners.lets_pass(kind));
        let is_unmet = (is_plain || kind == EventKind::DrawCard) && lets_pass && !listeners.sees_moves();
        KindFacts {
            is_plain,
            lets_pass,
            is_unmet,
            is_unseen: is_unmet && listeners.heard(kind, Listens::After).is_none(),
            is_never_forbidden: kind != EventKind::Play
                && listeners.heard(kind, Listens::Prohibit).is_none()
                && !listeners.says_what_must_be(kind),
            is_unheard: listeners.is_unheard(kind),
            is_silent: listeners.is_silent(kind),
            looking: listeners.cards_looking_at(kind).filter(|_| !listeners.effects_look_at(kind)),
            is_counted: listeners.is_counted(kind),
            touches: touches(kind),
            // What cards are besides what is printed on them is not known here.
            about: match listeners.heard(kind, Listens::After) {
                None => Some(CardSet::EMPTY),
                Some(heard) if listeners.nothing_stands(Stands::Also) => about(heard),
                Some(_) => None,
            },
        }
    }
}

/// The only cards that those who listen are about, where they say it.
fn about(heard: &Heard) -> Option<CardSet> {
    if heard.is_heard_by_cards() {
        return None;
    }
    heard.rules.iter().try_fold(CardSet::EMPTY, |all, rule| Some(all.or(rule.attention.about?)))
}

/// Events that need nothing but themselves to happen.
fn is_plain(kind: EventKind) -> bool {
    match kind {
        EventKind::Draw
        | EventKind::Discard
        | EventKind::Play
        | EventKind::Put
        | EventKind::Return
        | EventKind::Give
        | EventKind::ChangeControl
        | EventKind::Deal
        | EventKind::Shuffle
        | EventKind::RollDie
        | EventKind::Search
        | EventKind::PutCounters
        | EventKind::RemoveCounters
        | EventKind::ChangeValue
        | EventKind::Score
        | EventKind::TakeFirstTurn
        | EventKind::TakeAnotherTurn
        | EventKind::SkipTurn
        | EventKind::SkipPhase
        | EventKind::Reverse
        | EventKind::BecomeDealer
        | EventKind::Name
        | EventKind::Announce
        | EventKind::TakeAction
        | EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::GameBegins
        | EventKind::GameEnds
        | EventKind::SeriesBegins
        | EventKind::SeriesEnds => true,
        EventKind::DrawCard
        | EventKind::Destroy
        | EventKind::LookAt
        | EventKind::Reveal
        | EventKind::Exchange
        | EventKind::EnterPlay
        | EventKind::LeavePlay
        | EventKind::SetAside
        | EventKind::Choose
        | EventKind::WinGame
        | EventKind::LoseGame
        | EventKind::WinSeries
        | EventKind::Own(_)
        | EventKind::Take
        | EventKind::Nothing => false,
    }
}

/// What an event changes that a test can read, apart from where cards are. What is made of a verb, a win or a loss
/// is other events.
fn touches(kind: EventKind) -> Touched {
    match kind {
        EventKind::Draw
        | EventKind::DrawCard
        | EventKind::Discard
        | EventKind::Play
        | EventKind::Destroy
        | EventKind::LookAt
        | EventKind::Reveal
        | EventKind::Put
        | EventKind::Return
        | EventKind::Exchange
        | EventKind::EnterPlay
        | EventKind::LeavePlay
        | EventKind::ChangeControl
        | EventKind::Give
        | EventKind::SetAside
        | EventKind::Choose
        | EventKind::Search
        | EventKind::Shuffle
        | EventKind::Deal
        | EventKind::Take
        | EventKind::TakeAction
        | EventKind::Name
        | EventKind::Own(_)
        | EventKind::Announce => Touched::NOTHING,
        EventKind::TurnBegins
        | EventKind::TurnEnds
        | EventKind::PhaseBegins(_)
        | EventKind::PhaseEnds(_)
        | EventKind::GameBegins
        | EventKind::GameEnds
        | EventKind::SeriesBegins
        | EventKind::SeriesEnds
        | EventKind::TakeFirstTurn
        | EventKind::Reverse
        | EventKind::BecomeDealer => Touched::TURN,
        EventKind::TakeAnotherTurn | EventKind::SkipTurn | EventKind::SkipPhase => Touched::TURN_AND_REST,
        EventKind::ChangeValue | EventKind::Score | EventKind::RollDie => Touched::NUMBERS,
        EventKind::PutCounters | EventKind::RemoveCounters => Touched::COUNTERS,
        EventKind::WinGame | EventKind::LoseGame | EventKind::WinSeries | EventKind::Nothing => {
            Touched::EVERYTHING
        }
    }
}
