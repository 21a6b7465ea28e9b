//! "The top event card": the first event from the top, or the top card if it is an event? Nobody can tell,
//! so it is asked.

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::syntax::tree::{At, Determiner, HeadNoun, Thing, ThingKind, ThingNoun, ThingPlace};

impl Lowering<'_> {
    /// Refuses a place in an order that is said of some of the cards only.
    pub fn top_of_a_kind(&mut self, noun: &ThingNoun, at: At) -> Option<()> {
        let any_card = match &noun.head.noun {
            HeadNoun::Card => noun.head.values.is_empty(),
            HeadNoun::Value(_) | HeadNoun::Zone(_) => false,
        };
        if any_card && noun.of.is_none() && noun.named.is_none() && noun.that.is_empty() {
            return Some(());
        }
        let zone = match &noun.place {
            Some(ThingPlace::Of(zone)) => zone,
            Some(ThingPlace::From(zones) | ThingPlace::In(zones)) if zones.len() == 1 => &zones[0],
            Some(
                ThingPlace::From(_) | ThingPlace::In(_) | ThingPlace::AmongThem | ThingPlace::SetAside { .. },
            )
            | None => return Some(()),
        };
        let pile = format::zone(self.world.dialect, zone);
        let kind = ThingNoun { determiner: Determiner::A, order: None, place: None, ..noun.clone() };
        let kind = format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(kind)), at });
        let any = match self.is_unseen_pile(zone) {
            true => format!("look for one there: Search {pile} for {kind}."),
            false => format!("say so: {kind} from {pile}"),
        };
        let message = format!("\"{}\" can be read in two ways", self.quote(at));
        let place = self.place(at);
        self.report(
            crate::diagnostic::Diagnostic::new(Code::TopOfAKind, place, message)
                .label("the top card, or the first of its kind?")
                .help(format!(
                    "if only the top card will do, look at it first: Reveal the top card of {pile}. If that card is {kind}, …"
                ))
                .help(format!("if any will do, {any}")),
        );
        None
    }
}
