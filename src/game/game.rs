//! A game in progress, whole: everything that is, and everything that still has to happen.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Acted, Card, CardSet, Cells, Deeds, Floating, Former, Gone, Handling, KindSet, Knowledge, LARGE, Met,
    OnRoad, Outcome, Pending, Player, Players, Question, Seats, Stack, Steps, TextNo, Touched, Waiting,
    Zones,
};
use crate::program::{CounterId, PhaseId};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[repr(C)] // what is asked for most lies at the beginning, where it takes fewer bytes of code
pub struct Game<const W: usize = LARGE> {
    /// What changed since the state rules were looked at.
    pub touched: Touched,
    /// The kinds of events that an effect that lasts may begin with, end with or speak of.
    pub awaited: KindSet,
    pub batch: u32,
    /// Decisions in this turn.
    pub decisions: u32,
    /// How many `Together`s are open.
    pub together: u16,
    /// Turns begun; 0 during setup.
    pub turn: u16,
    pub phase: Option<PhaseId>,
    pub is_asked: bool,
    /// Whether the state rules were looked at before.
    pub looked: bool,
    /// What is being done, the innermost last.
    pub stack: Stack<W>,
    /// Abilities started since the last offer.
    pub chain: u32,
    /// What somebody has to decide, or what is offered so far; the next question is written in its place.
    pub question: Pending<W>,
    pub waiting: Vec<Waiting<W>>,
    pub floating: Vec<Floating<W>>,
    /// Cards that effects spoke of and that have gone away.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Gone<W>>,
    /// What cards were before the events on the stack moved them; those of the innermost event come last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formerly: Vec<Former>,
    /// What has to change for one of these to be over.
    pub heeded: Touched,
    pub handling: Handling<W>,
    pub zones: Zones<W>,
    pub knowledge: Knowledge<W>,
    /// Numbers that the game keeps.
    pub cells: Cells,
    pub counters: SmallVec<[Mark; 4]>,
    /// Cards set aside with a card: that card first.
    pub aside: SmallVec<[(Card, Card); 8]>,
    pub face_down: CardSet<W>,
    pub seats: Seats,
    /// What was done this turn, where a text asks.
    pub deeds: Deeds<W>,
    /// Games of the series that are over.
    pub games: u16,
    /// Turns of these games.
    #[serde(default)]
    pub earlier_turns: u32,
    /// What the course of the game does next, the first of it last: begins when nothing is being done.
    pub steps: Steps,
    /// Sets of cards that the texts on the stack keep.
    pub sets: Vec<CardSet<W>>,
    /// Effects made so far.
    pub serial: u16,
    /// State rules that hold now and have acted.
    pub met: Met,
    /// State rules that hold and that something forbids to act: looked at again after the next change.
    pub held_back: Acted,
    /// Offered abilities that were used in this turn.
    pub used: Acted,
    /// The end of a long chain: what the game looked like at each start, and the text that started.
    pub started: Vec<(u64, TextNo)>,
    /// What was chosen in secret and happens when the last has chosen.
    pub secret: Vec<Box<OnRoad<W>>>,
    pub winners: Players,
    pub series_winners: Players,
    /// The game is decided; nothing more is won.
    pub is_over: bool,
    pub out_of_turns: bool,
    /// Those who are done with what a step offers.
    pub done: Players,
    /// The series is over when the game is.
    pub series_ends: bool,
    /// The game ends when the text at this depth of the stack does.
    pub ending: Option<u16>,
    /// It ends since somebody has won, so that the rest of that text is dropped.
    pub is_won: bool,
    pub outcome: Option<Outcome>,
    pub chance: ChaCha8Rng,
}

/// Counters of a kind on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    pub card: Card,
    pub counter: CounterId,
    pub count: i16,
}

impl<const W: usize> Game<W> {
    /// Turns begun, those of the series' earlier games with them.
    pub fn turns(&self) -> u32 {
        self.earlier_turns + u32::from(self.turn)
    }

    /// What somebody has to decide.
    #[inline]
    pub fn decision(&self) -> Option<&Pending<W>> {
        self.is_asked.then_some(&self.question)
    }

    #[inline]
    pub fn decision_mut(&mut self) -> Option<&mut Pending<W>> {
        self.is_asked.then_some(&mut self.question)
    }

    #[inline]
    pub fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Somebody has to decide: the options are added to what comes back.
    #[inline]
    pub fn ask(&mut self, player: Player, question: Question) -> &mut Pending<W> {
        self.is_asked = true;
        self.question.groups.clear();
        (self.question.player, self.question.question) = (player, question);
        &mut self.question
    }

    /// What was offered step by step is asked for.
    #[inline]
    pub fn ask_offered(&mut self, player: Player) -> &mut Pending<W> {
        self.is_asked = true;
        (self.question.player, self.question.question) = (player, Question::Offer);
        &mut self.question
    }

    /// Nobody has to decide any more. Nothing is left of what was offered.
    #[inline]
    pub fn stop_asking(&mut self) {
        self.question.groups.clear();
        self.is_asked = false;
    }

    /// A step begins, and nobody is done with what it offers. Hardly ever is somebody: few games have teams.
    #[inline]
    pub fn begin_offers(&mut self) {
        if !self.done.is_empty() {
            self.done = Players::NOBODY;
        }
    }

    /// Somebody has decided: nobody has to any more, and the turn has seen one decision more.
    #[inline]
    pub fn decided(&mut self) {
        self.stop_asking();
        self.decisions = self.decisions.wrapping_add(1);
    }

    pub fn active(&self) -> Player {
        self.seats.active
    }

    /// Those still in the game.
    pub fn players(&self) -> Players {
        self.seats.in_game
    }

    pub fn counters_on(&self, card: Card, counter: CounterId) -> i16 {
        let mark = self.counters.iter().find(|mark| mark.card == card && mark.counter == counter);
        mark.map_or(0, |mark| mark.count)
    }
}
