//! A copy of a game. Computer players live on them: what is plain data is copied once, to where it belongs, which
//! a derived copy does not do.

use smallvec::{Array, SmallVec};

use super::Game;

/// Most lists are empty: nothing to copy.
#[inline]
pub(super) fn copied<A: Array>(list: &SmallVec<A>) -> SmallVec<A>
where
    A::Item: Copy,
{
    if list.is_empty() { SmallVec::new() } else { SmallVec::from_slice(list) }
}

impl Clone for Game {
    fn clone(&self) -> Game {
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
            steps,
            stack,
            sets,
            waiting,
            floating,
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
            question,
            is_asked,
            outcome,
            chance,
        } = self;
        // What asks for memory comes first.
        let counters = copied(counters);
        let aside = copied(aside);
        let seats = seats.clone();
        let deeds = deeds.clone();
        let steps = copied(steps);
        let stack = stack.clone();
        let sets = sets.clone();
        let waiting = waiting.clone();
        let floating = floating.clone();
        let met = met.clone();
        let held_back = held_back.clone();
        let used = used.clone();
        let started = started.clone();
        let secret = secret.clone();
        let question = question.clone();
        let chance = chance.clone();
        Game {
            zones: *zones,
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
            steps,
            stack,
            sets,
            waiting,
            floating,
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
            question,
            is_asked: *is_asked,
            outcome: *outcome,
            chance,
        }
    }

    /// The same in the place of a game that is over: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Game) {
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
            steps,
            stack,
            sets,
            waiting,
            floating,
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
            question,
            is_asked,
            outcome,
            chance,
        } = other;
        self.zones = *zones;
        self.knowledge = *knowledge;
        self.handling = *handling;
        self.cells = *cells;
        self.counters = copied(counters);
        self.aside = copied(aside);
        self.face_down = *face_down;
        self.seats.clone_from(seats);
        self.deeds.clone_from(deeds);
        self.turn = *turn;
        self.phase = *phase;
        self.games = *games;
        self.steps = copied(steps);
        self.stack.clone_from(stack);
        self.sets.clone_from(sets);
        self.waiting.clone_from(waiting);
        self.floating.clone_from(floating);
        self.awaited = *awaited;
        self.heeded = *heeded;
        self.serial = *serial;
        self.met.clone_from(met);
        self.held_back.clone_from(held_back);
        self.used.clone_from(used);
        self.batch = *batch;
        self.together = *together;
        self.touched = *touched;
        self.looked = *looked;
        self.chain = *chain;
        self.started.clone_from(started);
        self.secret.clone_from(secret);
        self.decisions = *decisions;
        self.winners = *winners;
        self.series_winners = *series_winners;
        self.is_over = *is_over;
        self.out_of_turns = *out_of_turns;
        self.done = *done;
        self.series_ends = *series_ends;
        self.ending = *ending;
        self.question.groups.clone_from(&question.groups);
        (self.question.player, self.question.question) = (question.player, question.question);
        self.is_asked = *is_asked;
        self.outcome = *outcome;
        self.chance.clone_from(chance);
    }
}
