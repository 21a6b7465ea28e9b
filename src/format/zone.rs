//! Zones and ways into them: `the draw pile`, `the hands of all opponents`, `on top of that position`.

use super::english::{list, with_article};
use super::printer::Printer;
use crate::syntax::tree::{Destination, Move, Zone, ZoneKind};

impl Printer<'_> {
    pub fn zone(&self, zone: &Zone) -> String {
        let text = match &zone.kind {
            ZoneKind::The(word) => format!("the {}", self.word(*word)),
            ZoneKind::Empty(word) => with_article(&format!("empty {}", self.word(*word))),
            ZoneKind::Bare(word) => self.word(*word).to_string(),
            ZoneKind::Of(word, owner) => self.owned(owner, self.word(*word), self.plural(*word)),
            ZoneKind::That(word) => format!("that {}", self.word(*word)),
        };
        if zone.except_top { format!("{text} except its top card") } else { text }
    }

    /// the draw pile or the discard pile
    pub fn zones(&self, zones: &[Zone]) -> String {
        zones.iter().map(|zone| self.zone(zone)).collect::<Vec<_>>().join(" or ")
    }

    pub fn destination(&self, destination: &Destination) -> String {
        match destination {
            Destination::Into(zone) => format!("into {}", self.zone(zone)),
            Destination::OnTop(zone) => format!("on top of {}", self.zone(zone)),
            Destination::OnBottom(zone) => format!("on the bottom of {}", self.zone(zone)),
            Destination::IntoPlay { under } => {
                format!("into play on the table under {}", self.owned(under, "control", "control"))
            }
        }
    }

    /// that cue stick, that cue ball, and that ball on top of that position
    pub fn moved(&self, moved: &Move) -> String {
        let things: Vec<_> = moved.things.iter().map(|thing| self.thing(thing)).collect();
        format!("{} {}", list(&things, "and"), self.destination(&moved.to))
    }
}
