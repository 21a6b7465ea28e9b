//! What a table knows of each kind of event before one happens: what it changes, what may meet it, what sees it.

use super::by_itself::{is_only_told, is_plain, may_change_hands, touches};
use super::listen::heard::Heard;
use super::listen::listeners::{Listeners, Listens};
use super::listen::lookers::{Lookers, Manner};
use super::text::wanted::Wanted;
use crate::game::{CardSet, KindSet, Touched};
use crate::program::{EventKind, PhaseId, VerbId};

pub struct Kinds<const W: usize> {
    /// By the number of the kind.
    of_all_games: [KindFacts<W>; EventKind::FIRST_OF_A_GAME],
    /// Those after them.
    of_this_game: Vec<KindFacts<W>>,
    /// Nothing looks at draws, nor at any card that is drawn.
    pub draws_are_silent: bool,
    /// Those who look at a draw, at its cards, or at their being taken: of one card and of several, caused by whoever draws and by
    /// another. Nothing where there are others than cards in play and rules for an empty pile, or where somebody counts.
    draws: Option<[[Lookers<W>; 2]; 2]>,
}

#[derive(Clone, Copy)]
pub struct KindFacts<const W: usize> {
    /// It needs nothing but itself to happen.
    pub is_plain: bool,
    /// Nothing at all stops or changes such an event, nor moves.
    pub lets_pass: bool,
    /// It may bring a card in play to somebody else, which something may stop or change.
    pub may_change_hands: bool,
    /// No rule, card or effect forbids it, nor says of which cards it must be.
    pub is_unforbidden: bool,
    /// No rule, card or effect changes it.
    pub is_unchanged: bool,
    /// What somebody wants who wants to do it with a card.
    pub wanted: Wanted<W>,
    /// It needs nothing but itself to happen, and nothing stops or changes such an event; nothing sees moves whatever
    /// their verb.
    pub is_unmet: bool,
    /// Nothing looks at it at all.
    pub is_silent: bool,
    /// Those who look at it before or after; nothing where there are others than cards in play, rules for an empty pile
    /// and effects that hold for a while.
    pub lookers: Option<Lookers<W>>,
    /// Where those who listen once it has happened are among all.
    pub after: u8,
    /// No rule and no card listens once it has happened.
    pub is_unlistened: bool,
    /// Cards listen once it has happened.
    pub is_heard_by_cards: bool,
    /// The cards that listen while they are in play once it has happened.
    pub listening: CardSet<W>,
    /// Cards that are not in play may listen once it has happened.
    pub is_heard_elsewhere: bool,
    /// Rules listen once it has happened.
    pub is_heard_by_rules: bool,
    /// These rules say which cards they are about, by what is printed on them.
    pub is_about_cards: bool,
    /// It is told, and changes nothing by itself.
    pub is_only_told: bool,
    /// It wins or loses the game.
    pub decides: bool,
    /// Some text asks how often it was done this turn.
    pub is_counted: bool,
    /// Rules or cards listen once it has happened, or it is counted.
    pub is_noticed: bool,
    /// The kind, as the only one of a set.
    pub alone: KindSet,
    /// What it changes, apart from where cards are.
    pub touches: Touched,
}

impl<const W: usize> Kinds<W> {
    pub fn new(listeners: &Listeners<W>, phases: usize, verbs: usize) -> Kinds<W> {
        let phases = (0..phases).map(|phase| PhaseId(phase as u8));
        let phases = phases.flat_map(|phase| [EventKind::PhaseBegins(phase), EventKind::PhaseEnds(phase)]);
        let own = (0..verbs).map(|verb| EventKind::Own(VerbId(verb as u8)));
        let nothing = KindFacts::new(listeners, EventKind::Nothing);
        let mut kinds = Kinds {
            of_all_games: [nothing; EventKind::FIRST_OF_A_GAME],
            of_this_game: Vec::new(),
            draws_are_silent: false,
            draws: draws(listeners),
        };
        for kind in EventKind::OF_ALL_GAMES {
            kinds.of_all_games[kind.number()] = KindFacts::new(listeners, kind);
        }
        for kind in phases.chain(own) {
            let number = kind.number() - EventKind::FIRST_OF_A_GAME;
            if kinds.of_this_game.len() <= number {
                kinds.of_this_game.resize(number + 1, nothing);
            }
            kinds.of_this_game[number] = KindFacts::new(listeners, kind);
        }
        // Cards that are drawn may be counted.
        let is_unseen = kinds.of(EventKind::DrawCard).lookers.is_some_and(|lookers| lookers.is_nobody());
        let is_silent = |kind| kinds.of(kind).is_silent;
        kinds.draws_are_silent = is_unseen && is_silent(EventKind::Draw) && is_silent(EventKind::Take);
        kinds
    }

    #[inline]
    pub fn of(&self, kind: EventKind) -> &KindFacts<W> {
        let number = kind.number();
        match self.of_all_games.get(number) {
            Some(facts) => facts,
            None => &self.of_this_game[number - EventKind::FIRST_OF_A_GAME],
        }
    }
}

impl<const W: usize> Kinds<W> {
    /// The verb costs something.
    pub fn costs(&mut self, verb: EventKind) {
        let facts = verb.number().checked_sub(EventKind::FIRST_OF_A_GAME);
        if let Some(facts) = facts.and_then(|number| self.of_this_game.get_mut(number)) {
            facts.wanted = facts.wanted.with_price();
        }
    }

    /// Those who look at a draw that happens in this manner, where these are known.
    #[inline]
    pub fn lookers_at_draw(&self, manner: Manner) -> Option<&Lookers<W>> {
        let Manner { is_of_several, is_caused_by_another } = manner;
        self.draws.as_ref().map(|draws| &draws[usize::from(is_of_several)][usize::from(is_caused_by_another)])
    }
}

impl<const W: usize> KindFacts<W> {
    fn new(listeners: &Listeners<W>, kind: EventKind) -> KindFacts<W> {
        let after = listeners.heard(kind, Listens::After);
        let (is_plain, lets_pass) = (is_plain(kind), listeners.lets_pass(kind));
        let is_unmet = (is_plain || kind == EventKind::DrawCard) && lets_pass && !listeners.sees_moves();
        KindFacts {
            is_plain,
            lets_pass,
            may_change_hands: listeners.meets_control() && may_change_hands(kind),
            is_unmet,
            is_unforbidden: listeners.is_unforbidden(kind),
            is_unchanged: listeners.heard(kind, Listens::Change).is_none(),
            wanted: Wanted::of(listeners, kind, None),
            is_silent: listeners.is_silent(kind),
            lookers: Lookers::of(listeners.looking_at(kind)).filter(|_| !listeners.says_what_must_be(kind)),
            after: listeners.entry(kind, Listens::After),
            is_unlistened: after.is_none(),
            is_heard_by_cards: after.is_some_and(Heard::is_heard_by_cards),
            listening: after.map_or(CardSet::EMPTY, |heard| heard.in_play),
            is_heard_elsewhere: after.is_some_and(|heard| !heard.elsewhere.is_empty()),
            is_heard_by_rules: after.is_some_and(|heard| !heard.rules.is_empty()),
            is_about_cards: after.is_none_or(is_about_cards),
            is_only_told: is_only_told(kind),
            decides: matches!(kind, EventKind::WinGame | EventKind::LoseGame),
            is_counted: listeners.is_counted(kind),
            is_noticed: after.is_some() || listeners.is_counted(kind),
            alone: KindSet::one(kind),
            touches: touches(kind),
        }
    }
}

/// Those who look at a draw, at each of its cards, or at its being taken.
fn draws<const W: usize>(listeners: &Listeners<W>) -> Option<[[Lookers<W>; 2]; 2]> {
    let all = [EventKind::Draw, EventKind::DrawCard, EventKind::Take];
    let is_counted = [EventKind::Draw, EventKind::Take].into_iter().any(|kind| listeners.is_counted(kind));
    let has_conditions = all.into_iter().any(|kind| listeners.says_what_must_be(kind));
    if is_counted || has_conditions {
        return None;
    }
    let at = |is_of_several, is_caused_by_another| {
        let manner =
            |kind| Manner { is_of_several: is_of_several && kind == EventKind::Draw, is_caused_by_another };
        let looking = |kind| listeners.looking_at(kind).map(move |heard| (heard, manner(kind)));
        Lookers::at(all.into_iter().flat_map(looking))
    };
    Some([[at(false, false)?, at(false, true)?], [at(true, false)?, at(true, true)?]])
}

/// Whether the rules say which cards they are about.
fn is_about_cards<const W: usize>(heard: &Heard<W>) -> bool {
    heard.rules.iter().all(|rule| rule.attention.about.is_some())
}
