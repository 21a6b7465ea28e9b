//! A copy of a game. Computer players live on them: what is plain data is copied once, to where it belongs, which
//! a derived copy does not do.

use super::Game;

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
        let counters = counters.clone();
        let aside = aside.clone();
        let seats = seats.clone();
        let deeds = deeds.clone();
        let steps = steps.clone();
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
}
