//! Conditions that were met take effect: batch by batch, rules first, then in turn order.

use super::Match;
use super::evaluate::{Look, Met};
use crate::game::{Answer, Frame, Pending, Player, Players, Question, Waiting, Work};

impl Match<'_> {
    /// Starts the next one, or asks which is next.
    pub(super) fn start_waiting(&mut self) -> Met<()> {
        let candidates = self.next_candidates();
        let [first, rest @ ..] = candidates.as_slice() else { return Ok(()) };
        let same = |number: &usize| {
            let (one, other) = (&self.game.waiting[*first], &self.game.waiting[*number]);
            one.text == other.text && one.ability == other.ability && one.event == other.event
        };
        if rest.iter().all(same) {
            self.start(*first);
            return Ok(());
        }
        let options = candidates.iter();
        let options = options.map(|number| Answer::Next(*number as u16, self.game.waiting[*number].source));
        let options = options.collect();
        self.game.pending = Some(Pending { player: self.game.active, question: Question::Order, options });
        Ok(())
    }

    /// Those of the first batch that may come next: a rule, or all of one controller.
    fn next_candidates(&self) -> Vec<usize> {
        let Some(batch) = self.game.waiting.first().map(|one| one.batch) else { return Vec::new() };
        let of_batch: Vec<(usize, &Waiting)> =
            self.game.waiting.iter().enumerate().filter(|(_, one)| one.batch == batch).collect();
        if let Some((number, _)) = of_batch.iter().find(|(_, one)| one.source.is_none()) {
            return vec![*number];
        }
        let Some(controller) = self.first_controller(&of_batch) else { return Vec::new() };
        of_batch.into_iter().filter(|(_, one)| one.you == controller).map(|(number, _)| number).collect()
    }

    fn first_controller(&self, of_batch: &[(usize, &Waiting)]) -> Option<Player> {
        let (_, first) = of_batch.first()?;
        let frame = Frame::new(first.text, Default::default(), first.you, first.event);
        let all = of_batch
            .iter()
            .fold(Players::default(), |all, (_, one)| Players(all.0 | Players::one(one.you).0));
        Look::new(self.table, &self.game, &frame).in_turn_order(all).first().copied()
    }

    pub(super) fn start(&mut self, number: usize) {
        let waiting = self.game.waiting.remove(number);
        let ability = &self.table.text(waiting.text).abilities[waiting.ability.index()];
        let mut frame =
            Frame::new(waiting.text, ability.code.unwrap_or_default(), waiting.you, waiting.event);
        frame.source = waiting.source;
        frame.stay = waiting.stay;
        self.game.stack.push(Work::Body(Box::new(frame)));
    }
}
