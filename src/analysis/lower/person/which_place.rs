//! "A player who has two shells": where players have more places of their own than one, it has to say in which.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::report::as_sentence;
use crate::analysis::lower::with_place;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Who;
use crate::syntax::tree::Thing;
use crate::vocabulary::english;

use super::said_had::Said;

impl Lowering<'_> {
    /// The places of each player where cards lie that are not in play, the one they hold cards in first.
    pub(super) fn own_places(&self) -> Vec<&str> {
        let held = self.world.hand;
        let is_own = |number: &usize| {
            let zone = &self.world.zones[*number];
            zone.of_each_player && !zone.in_play
        };
        let mut places: Vec<usize> = (0..self.world.zones.len()).filter(is_own).collect();
        places.sort_by_key(|number| held.is_none_or(|held| held.index() != *number));
        places.into_iter().map(|number| self.world.zone_names[number].as_str()).collect()
    }

    pub(super) fn in_which_place<T>(&mut self, who: Who, thing: &Thing, said: Said) -> Option<T> {
        let written = self.quote(thing.at);
        let places: Vec<String> = self.own_places().into_iter().map(str::to_string).collect();
        let all: Vec<String> =
            places.iter().map(|place| format!("{} {place}", english::article(place))).collect();
        let (last, most) = all.split_last()?;
        let message =
            format!("\"{written}\" does not say where: each player has {} and {last}", most.join(", "));
        let mut problem = Diagnostic::new(Code::PlaceMissing, self.place(thing.at), message).label("where?");
        let whose = if who == Who::YOU || said == Said::Required { "your" } else { "their" };
        for (number, place) in places.iter().enumerate() {
            let lies = if number == 0 && self.world.hand.is_some() {
                format!("in {place}")
            } else {
                format!("in {whose} {place}")
            };
            let say = with_place(&written, &lies);
            // What a card requires stands in no sentence.
            let sentence = self.sentence_at.filter(|_| said != Said::Required);
            let whole = match sentence {
                Some(at) => self.with_change_of(at, thing.at.0, &say),
                None => format!("write \"{say}\""),
            };
            problem = problem.help(as_sentence(&format!("for cards {lies}: {whole}")));
        }
        self.report(problem);
        None
    }
}
