//! A copy of a game. Computer players live on them. What is plain data is copied once, to where it belongs, and lists are
//! written there afterwards, which a derived copy does not do: what was just written is waited for when it is moved.

use smallvec::{Array, SmallVec};

use super::Game;

/// Most lists are empty: nothing to copy.
#[inline(always)]
pub(super) fn copied<A: Array>(list: &SmallVec<A>) -> SmallVec<A>
where
    A::Item: Copy,
{
    if list.is_empty() { SmallVec::new() } else { SmallVec::from_slice(list) }
}

/// The same of what has to be copied one by one.
#[inline(always)]
pub(super) fn copied_each<T: Clone>(list: &[T]) -> Vec<T> {
    if list.is_empty() { Vec::new() } else { list.to_vec() }
}

/// Writes a list in the place of another. Most are empty: nothing to copy.
#[inline(always)]
pub(super) fn rewrite<A: Array>(list: &mut SmallVec<A>, other: &SmallVec<A>)
where
    A::Item: Copy,
{
    list.clear();
    if !other.is_empty() {
        list.extend_from_slice(other);
    }
}

/// The same of what has to be copied one by one.
#[inline(always)]
pub(super) fn rewrite_each<T: Clone>(list: &mut Vec<T>, other: &Vec<T>) {
    if !list.is_empty() || !other.is_empty() {
        list.clone_from(other);
    }
}

impl<const W: usize> Clone for Game<W> {
    fn clone(&self) -> Game<W> {
        let Game {
            zones,
            knowledge,
            handling,
            cells,
            counters,
            aside,
            face_down,
            seats,
            deeds,
            turn,
            phase,
            games,
            earlier_turns,
            steps,
            stack,
            sets,
            waiting,
            floating,
            gone,
            formerly,
            awaited,
            heeded,
            serial,
            met,
            held_back,
            used,
            batch,
            together,
            touched,
            looked,
            chain,
            started,
            secret,
            decisions,
            winners,
            series_winners,
            is_over,
            out_of_turns,
            done,
            series_ends,
            ending,
            is_won,
            question,
            is_asked,
            outcome,
            chance,
        } = self;
        // What is large and has to be moved comes first: what was just written is waited for.
        let chance = chance.clone();
        let seats = seats.clone();
        let deeds = deeds.clone();
        let counters = copied(counters);
        let aside = copied(aside);
        let met = met.clone();
        let held_back = held_back.clone();
        let used = used.clone();
        let stack = stack.clone();
        let sets = copied_each(sets);
        let waiting = copied_each(waiting);
        let floating = copied_each(floating);
        let gone = copied_each(gone);
        let formerly = copied_each(formerly);
        let started = copied_each(started);
        let secret = copied_each(secret);
        let question = question.clone();
        Game {
            zones: zones.clone(),
            knowledge: *knowledge,
            handling: *handling,
            cells: *cells,
            counters,
            aside,
            face_down: *face_down,
            seats,
            deeds,
            turn: *turn,
            phase: *phase,
            games: *games,
            earlier_turns: *earlier_turns,
            steps: *steps,
            stack,
            sets,
            waiting,
            floating,
            gone,
            formerly,
            awaited: *awaited,
            heeded: *heeded,
            serial: *serial,
            met,
            held_back,
            used,
            batch: *batch,
            together: *together,
            touched: *touched,
            looked: *looked,
            chain: *chain,
            started,
            secret,
            decisions: *decisions,
            winners: *winners,
            series_winners: *series_winners,
            is_over: *is_over,
            out_of_turns: *out_of_turns,
            done: *done,
            series_ends: *series_ends,
            ending: *ending,
            is_won: *is_won,
            question,
            is_asked: *is_asked,
            outcome: *outcome,
            chance,
        }
    }

    /// The same in the place of a game that is over: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Game<W>) {
        let Game {
            zones,
            knowledge,
            handling,
            cells,
            counters: _,
            aside: _,
            face_down,
            seats,
            deeds: _,
            turn,
            phase,
            games,
            earlier_turns,
            steps,
            stack,
            sets: _,
            waiting: _,
            floating: _,
            gone: _,
            formerly: _,
            awaited,
            heeded,
            serial,
            met: _,
            held_back: _,
            used: _,
            batch,
            together,
            touched,
            looked,
            chain,
            started: _,
            secret: _,
            decisions,
            winners,
            series_winners,
            is_over,
            out_of_turns,
            done,
            series_ends,
            ending,
            is_won,
            question,
            is_asked,
            outcome,
            chance,
        } = other;
        let chance = chance.clone();
        self.zones.clone_from(zones);
        self.knowledge = *knowledge;
        self.handling = *handling;
        self.cells = *cells;
        self.face_down = *face_down;
        self.turn = *turn;
        self.phase = *phase;
        self.games = *games;
        self.earlier_turns = *earlier_turns;
        self.steps = *steps;
        self.awaited = *awaited;
        self.heeded = *heeded;
        self.serial = *serial;
        self.batch = *batch;
        self.together = *together;
        self.touched = *touched;
        self.looked = *looked;
        self.chain = *chain;
        self.decisions = *decisions;
        self.winners = *winners;
        self.series_winners = *series_winners;
        self.is_over = *is_over;
        self.out_of_turns = *out_of_turns;
        self.done = *done;
        self.series_ends = *series_ends;
        (self.ending, self.is_won) = (*ending, *is_won);
        self.is_asked = *is_asked;
        self.outcome = *outcome;
        self.seats.clone_from(seats);
        (self.question.player, self.question.question) = (question.player, question.question);
        self.stack.clone_from(stack);
        self.copy_lists(other);
        self.chance = chance;
    }
}

impl<const W: usize> Game<W> {
    /// What is no plain data, but for what is being done.
    #[inline(always)]
    fn copy_lists(&mut self, other: &Game<W>) {
        rewrite(&mut self.counters, &other.counters);
        rewrite(&mut self.aside, &other.aside);
        self.deeds.clone_from(&other.deeds);
        self.met.clone_from(&other.met);
        self.held_back.clone_from(&other.held_back);
        self.used.clone_from(&other.used);
        rewrite_each(&mut self.sets, &other.sets);
        rewrite_each(&mut self.waiting, &other.waiting);
        rewrite_each(&mut self.floating, &other.floating);
        rewrite_each(&mut self.gone, &other.gone);
        rewrite_each(&mut self.formerly, &other.formerly);
        rewrite_each(&mut self.started, &other.started);
        rewrite_each(&mut self.secret, &other.secret);
        self.question.groups.clone_from(&other.question.groups);
    }
}
