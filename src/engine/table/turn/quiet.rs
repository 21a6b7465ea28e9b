//! The stops of a turn: where a text stands, and which steps somebody looks at. What lies between two of them is
//! passed at once.

use super::stops::{Stop, Stops, stops};
use crate::engine::lifetime::awaited_in_turn_of;
use crate::engine::table::kinds::KindFacts;
use crate::engine::table::listen::heard::Heard;
use crate::engine::table::{Stands, Table};
use crate::game::{Card, CardSet, Game, KindSet, Player, Skip, Step, Touched, Zone};
use crate::program::EventKind;

/// Phases that a turn may have for its stops to be bits.
const MOST_PHASES: usize = 15;

/// As many as there are bits.
const MOST_STOPS: usize = 64;

/// A phase begins, may offer something, does what its text says, and ends.
const OF_A_PHASE: usize = 4;

/// How turns go on at a table where steps can pass unseen.
pub struct QuietTurns<const W: usize> {
    /// The turn begins, the phases, no further one, the turn ends, and what comes then.
    stops: Box<[Stop; MOST_STOPS]>,
    /// The last of these that there is.
    last: usize,
    /// Where something is done or looked at whatever is in play.
    pub always: Stops,
    /// The same, and where cards in play may look.
    pub often: Stops,
    /// The first of these, where it is not told.
    pub first: Option<usize>,
    /// How many steps of a turn are told.
    pub told: u8,
    /// Where each phase begins.
    begins: Vec<Stops>,
    /// Where phases that ask nothing by themselves may offer something.
    offering: Stops,
    /// Effects that hold for a while may offer something there.
    pub may_effects_offer: bool,
    /// The cards that look at some step while they are in play.
    looking: CardSet<W>,
    /// Who looks at each step.
    looks: Box<[Looks<W>; MOST_STOPS]>,
    /// The kinds of the steps of a turn, and of one that is missed.
    pub kinds: KindSet,
    /// By their bits: the steps of these kinds.
    of_kinds: Box<[Stops; KindSet::BITS]>,
    /// The last turn that the game allows.
    pub last_turn: u16,
    /// Some text asks how many turns were missed.
    pub are_misses_counted: bool,
    /// Where cards in play are plainly somebody's: the first of these zones.
    in_play_of_each: Option<Zone>,
}

/// The cards that look at a step of turns of their controller, and of others.
#[derive(Clone, Copy, Default)]
struct Looks<const W: usize> {
    own: CardSet<W>,
    others: CardSet<W>,
    /// Somebody else does, whatever is in play.
    is_always: bool,
}

impl<const W: usize> QuietTurns<W> {
    /// The stop at which a turn begins.
    pub const BEGIN: usize = 0;

    /// Where a turn is over.
    #[inline]
    pub fn over(&self) -> usize {
        self.last
    }

    /// The number of the stop that the step is, where steps can be passed from it on.
    #[inline]
    pub fn number(&self, step: Step) -> Option<usize> {
        match step {
            Step::PhaseBegins(number) => Some(1 + OF_A_PHASE * usize::from(number)),
            Step::PhaseEnds(number) => Some(4 + OF_A_PHASE * usize::from(number)),
            Step::TurnEnds => Some(self.over() - 1),
            Step::NextTurn => Some(self.over()),
            // Much begins with a turn, and a phase that has begun has to end.
            Step::TurnBegins
            | Step::PhaseOffers(_)
            | Step::Phase(_)
            | Step::PhaseIsOver(_)
            | Step::TurnIsOver
            | Step::SeriesBegins
            | Step::Setup(_)
            | Step::GameBegins
            | Step::RanOut
            | Step::GameOver
            | Step::NextGame
            | Step::SeriesOver
            | Step::Finished
            | Step::Dropped
            | Step::Pause => None,
        }
    }

    #[inline]
    pub fn stop(&self, number: usize) -> &Stop {
        &self.stops[number % MOST_STOPS]
    }

    /// Whether a card in play or an effect that holds for a while may look at a step or offer something there.
    #[inline]
    pub fn may_be_looked_at(&self, game: &Game<W>) -> bool {
        self.looking.meets(game.zones.in_play_ref()) || self.may_effects_stop(game)
    }

    /// Whether an effect that holds for a while may wait for a step or offer something there.
    #[inline]
    pub fn may_effects_stop(&self, game: &Game<W>) -> bool {
        game.awaited.may_contain_any(self.kinds) || self.may_effects_offer && !game.floating.is_empty()
    }

    /// The cards in play that look at the step in a turn of the player; none where somebody else does.
    #[inline]
    pub fn looking_at(&self, number: usize, game: &Game<W>, player: Player) -> CardSet<W> {
        let Looks { own, others, .. } = &self.looks[number % MOST_STOPS];
        let in_play = game.zones.in_play_ref();
        // Where nobody knows whose they are, all are looked at as one's own.
        let theirs =
            self.in_play_of_each.map_or(in_play, |first| game.zones.set_ref(Zone(first.0 + player.0)));
        own.and(*theirs).or(others.and(in_play.and_not(*theirs)))
    }

    /// Whether somebody else looks at the step, whatever is in play.
    #[inline]
    pub fn is_always_looked_at(&self, number: usize) -> bool {
        self.looks[number % MOST_STOPS].is_always
    }

    /// Where phases would begin that the player skips.
    #[inline(never)]
    pub fn skipped(&self, skips: &[Skip], player: Player) -> Stops {
        let theirs = skips.iter().filter(|skip| skip.player == player);
        theirs.map(|skip| self.begins[skip.phase.index()]).fold(Stops::default(), Stops::or)
    }

    /// Where effects that hold for a while begin, end, look or offer something in turns of the player.
    #[inline(never)]
    pub fn awaited(&self, table: &Table<'_, W>, game: &Game<W>, player: Player) -> Stops {
        let offering = if self.may_effects_offer { self.offering } else { Stops::default() };
        let awaited = awaited_in_turn_of(table, game, player).bits_shared(self.kinds);
        awaited.map(|bit| self.of_kinds[bit]).fold(offering, Stops::or)
    }
}

/// Nothing where a state depends on whose turn it is, a team takes its turn together, or something meets or counts steps.
pub fn quiet_turns<const W: usize>(table: &Table<'_, W>) -> Option<QuietTurns<W>> {
    let is_too_long = table.phases.len() > MOST_PHASES;
    if is_too_long || table.shares_turns() || table.heeded().meets(&Touched::TURN_AND_REST) {
        return None;
    }
    let stops = stops(table);
    let is_only_heard =
        |facts: &KindFacts<W>| facts.is_unforbidden && facts.is_unchanged && !facts.is_counted;
    if !stops.iter().filter_map(|stop| stop.kind).all(|kind| is_only_heard(table.kind(kind))) {
        return None;
    }
    let listeners = &table.listeners;
    let mut turns = QuietTurns {
        last: stops.len() - 1,
        stops: Box::new(std::array::from_fn(|number| stops[number.min(stops.len() - 1)])),
        always: Stops::default(),
        often: Stops::default(),
        first: None,
        told: 0,
        begins: vec![Stops::default(); table.program.words.phases.len()],
        offering: Stops::default(),
        may_effects_offer: false,
        looking: CardSet::EMPTY,
        looks: Box::new([Looks::default(); MOST_STOPS]),
        kinds: KindSet::one(EventKind::SkipTurn),
        of_kinds: Box::new([Stops::default(); KindSet::BITS]),
        last_turn: table.last_turn(),
        are_misses_counted: table.kind(EventKind::SkipTurn).is_counted,
        in_play_of_each: table.zones.in_play_of_each(),
    };
    for number in 0..=turns.last {
        turns.add(table, number);
    }
    for heard in [&listeners.offers, listeners.stands(Stands::Permission)] {
        turns.offer(heard);
    }
    turns.often = turns.often.or(turns.always);
    turns.told = turns.stop(turns.over()).told;
    let is_begun_at =
        |stop: &Stop| stop.kind.is_none() && stop.begins.is_none_or(|begins| begins.draws.is_none());
    turns.first = turns.always.first().filter(|first| is_begun_at(turns.stop(*first)));
    Some(turns)
}

impl<const W: usize> QuietTurns<W> {
    fn add(&mut self, table: &Table<'_, W>, number: usize) {
        let (here, Stop { step, kind, begins, .. }) = (Stops::done(number), self.stops[number]);
        if let Some(kind) = kind {
            self.kinds.add(kind);
            let same = &mut self.of_kinds[KindSet::bit(kind)];
            *same = same.or(here);
            self.look(table, number, kind);
        }
        if let Some(EventKind::PhaseBegins(phase)) = kind {
            self.begins[phase.index()] = self.begins[phase.index()].or(here);
        }
        if let Step::PhaseOffers(phase) = step {
            if table.offers_in_phases() && !table.asks(phase) {
                self.offering = self.offering.or(here);
            }
        } else if let (Step::Phase(_), Some(_)) = (step, begins) {
            self.always = self.always.or(here);
        }
    }

    /// Who looks at steps of the kind.
    fn look(&mut self, table: &Table<'_, W>, at: usize, kind: EventKind) {
        match &table.kind(kind).lookers {
            Some(lookers) if lookers.are_only_cards() => {
                let cards = || (0..table.cards.len()).map(|card| Card(card as u8));
                let own = cards().filter(|card| lookers.looks(*card).0).collect();
                let others = cards().filter(|card| lookers.looks(*card).1).collect();
                self.add_looks(at, own, others);
            }
            Some(_) | None => {
                self.looks[at].is_always = true;
                self.always = self.always.or(Stops::looked_at(at));
            }
        }
    }

    fn add_looks(&mut self, at: usize, own: CardSet<W>, others: CardSet<W>) {
        let looking = own.or(others);
        if !looking.is_empty() {
            self.looking.add(&looking);
            self.often = self.often.or(Stops::looked_at(at));
        }
        // Where nobody knows whose they are, all are looked at as one's own.
        let own = if self.in_play_of_each.is_some() { own } else { looking };
        let looks = &mut self.looks[at];
        (looks.own, looks.others) = (looks.own.or(own), looks.others.or(others));
    }

    /// Something may be offered besides what phases ask by themselves.
    fn offer(&mut self, heard: &Heard<W>) {
        if self.offering.is_none() {
            return;
        }
        if heard.only_cards_in_play().is_none() {
            self.always = self.always.or(self.offering);
        }
        self.may_effects_offer |= !heard.effects.is_empty();
        let (own, others) = (heard.in_play, heard.in_play);
        let offering = (0..=self.last).filter(|at| self.offering.from(*at).first() == Some(*at));
        for at in offering.collect::<Vec<_>>() {
            self.add_looks(at, own, others);
        }
    }
}
