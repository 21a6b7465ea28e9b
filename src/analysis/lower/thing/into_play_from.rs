//! What a word of the game's own puts into play: a kind of card that stays there has to say where it comes from.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::act::cards::as_card;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{EventKind, SeenBy, ZoneDef};
use crate::syntax::tree::{HeadNoun, Thing, ThingKind};

use super::noun_place::{says_where, with_place};
use super::select::takes_several;

impl Lowering<'_> {
    /// Refuses "buy a ship" where that puts the card into play: a ship without a place is in play already.
    pub fn comes_from_somewhere(&mut self, verb: EventKind, what: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else { return Some(()) };
        let HeadNoun::Value(kind) = noun.head.noun else { return Some(()) };
        let is_in_play = self.world.enters_play(self.world.value(kind)) && !says_where(noun);
        if !is_in_play || !self.world.puts_into_play.contains(&verb) {
            return Some(());
        }
        let said = self.quote(what.at);
        let is = if takes_several(noun) { "are" } else { "is" };
        let there = with_place(&said, &format!("that {is} in play on the table"));
        let card = format::thing(self.world.dialect, &as_card(what));
        let from = with_place(&card, &format!("from the {}", self.open_zone()));
        let word = &self.world.dialect.lexicon.get(kind.id).singular;
        let message = format!(
            "\"{said}\" does not say where the card comes from: this puts it into play, and \"{word}\" alone is a card that is there already"
        );
        let help = format!("write \"{from}\"; or, if one in play is meant, \"{there}\"");
        self.refuse(Code::PlaceMissing, what.at, message, "from where?", help)
    }

    /// A zone that everybody takes cards from.
    fn open_zone(&self) -> String {
        let is_open =
            |zone: &ZoneDef| !zone.of_each_player && !zone.in_play && zone.seen_by == SeenBy::Everyone;
        let discards = self.world.discards.map(|kind| kind.index());
        let zones = self.world.zones.iter().enumerate();
        let mut open = zones.filter(|(number, zone)| is_open(zone) && Some(*number) != discards);
        let found = open.next().map(|(number, _)| self.world.zone_names[number].clone());
        found.unwrap_or_else(|| self.in_own_words("‹deck›"))
    }
}
