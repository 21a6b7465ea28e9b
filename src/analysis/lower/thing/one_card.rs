//! What offers one card after the other: "a card", and whoever is offered it picks.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{Act, ActKind, Amount, At, Determiner, Thing, ThingKind, ThingNoun};

use super::select::takes_several;

impl Lowering<'_> {
    /// Refuses what takes several cards at once, or lets somebody else pick. `why` says what is offered here.
    pub fn offers_one_card(&mut self, what: &Thing, whole: At, why: &str) -> Option<()> {
        let one = match &what.kind {
            ThingKind::Some(noun) => {
                let is_picked = noun.random || noun.chooser.is_some();
                let is_counted = matches!(noun.determiner, Determiner::Count(_));
                if !is_picked && !is_counted && !takes_several(noun) {
                    return Some(());
                }
                let determiner = match &noun.determiner {
                    Determiner::The if !takes_several(noun) => Determiner::The,
                    _several => Determiner::A,
                };
                let order = noun.order.clone().filter(|_| determiner == Determiner::The);
                let noun = ThingNoun { determiner, order, random: false, chooser: None, ..(**noun).clone() };
                ThingKind::Some(Box::new(noun))
            }
            _pointed if !self.is_several(what) => return Some(()),
            _pointed => ThingKind::OfThem(Amount::Exactly(1)),
        };
        let said = self.quote(what.at);
        let is_several = match &what.kind {
            ThingKind::Some(noun) => takes_several(noun),
            _pointed => true,
        };
        let (message, label) = match is_several {
            true => {
                (format!("{why} offers one card after the other, and \"{said}\" are several"), "one card")
            }
            false => (
                format!(
                    "with {why} you pick the card that you are offered, and \"{said}\" is picked otherwise"
                ),
                "who picks it?",
            ),
        };
        let one = format::thing(self.world.dialect, &Thing { kind: one, at: what.at });
        let sentence = self.with_change_of(whole, what.at.0, &one);
        let problem = Diagnostic::new(Code::HowMany, self.place(what.at), message)
            .label(label)
            .help(format!("The sentence would read: {sentence}"))
            .guess(format!("write \"{one}\""), what.at.0, one);
        self.report(problem);
        None
    }
}

/// The cards that an act takes.
pub fn taken_by(act: &Act) -> Option<&Thing> {
    match &act.kind {
        ActKind::Simple { what, .. }
        | ActKind::Return { what, .. }
        | ActKind::Give { what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::GainControl { what, .. } => Some(what),
        ActKind::Own { what, .. } => what.as_ref(),
        _none => None,
    }
}
