//! Cards that are left out: "except …".

use crate::analysis::lower::Lowering;
use crate::diagnostic::Code;
use crate::format;
use crate::program::Cards;
use crate::syntax::tree::{Determiner, HeadNoun, Thing, ThingKind, ThingNoun};

use super::select::{is_each, takes_several};

impl Lowering<'_> {
    /// The cards that a noun leaves out.
    pub fn left_out(&mut self, except: &Thing) -> Option<Cards> {
        self.except_leaves_some(except)?;
        self.except_chooses_nothing(except)?;
        self.described_further(|lowering| lowering.cards(except))
    }

    /// Refuses "except cards": that is all of them.
    fn except_leaves_some(&mut self, except: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &except.kind else { return Some(()) };
        let ThingNoun {
            determiner: _,
            other,
            random,
            order,
            head,
            of,
            named,
            place,
            controlled_by,
            handled,
            that,
            except: more,
            chooser: _,
        } = noun.as_ref();
        let is_any = head.values.is_empty() && head.noun == HeadNoun::Card && of.is_none() && named.is_none();
        let is_anywhere = place.is_none() && controlled_by.is_none() && handled.is_none() && order.is_none();
        if !is_any || !is_anywhere || *other || *random || !that.is_empty() || more.is_some() {
            return Some(());
        }
        let message = format!("every card is one of \"{}\": nothing is left", self.quote(except.at));
        let help = "say which cards are left out: except ‹value› cards; a time can't be left out";
        self.refuse(Code::PlaceMissing, except.at, message, "except which?", help)
    }

    /// Refuses "except an asset you control": which one is left out, nobody would choose.
    fn except_chooses_nothing(&mut self, except: &Thing) -> Option<()> {
        let ThingKind::Some(noun) = &except.kind else { return Some(()) };
        if !matches!(noun.determiner, Determiner::A | Determiner::Count(_)) {
            return Some(());
        }
        let left_out = self.quote(except.at);
        let message = format!("which one \"except {left_out}\" leaves out would have to be chosen first");
        let help = match &noun.controlled_by {
            Some(owner) if is_each(owner) => {
                let each = self.quote(owner.at).replacen("each", "Each", 1);
                let one = ThingNoun { controlled_by: None, ..noun.as_ref().clone() };
                let others = ThingNoun { determiner: Determiner::All, other: true, ..one.clone() };
                let [one, others] =
                    [one, others].map(|noun| self.in_words(ThingKind::Some(Box::new(noun)), except));
                format!(
                    "let each of them do it with their own: {each} chooses {one} they control and destroys {others} they control."
                )
            }
            Some(_) | None => {
                let pointed = match takes_several(noun) {
                    true => ThingKind::Those(noun.head.clone()),
                    false => ThingKind::That(noun.head.clone()),
                };
                let pointed = self.in_words(pointed, except);
                format!("choose before it: Choose {left_out}. Then write \"except {pointed}\"")
            }
        };
        self.refuse(Code::NothingChosen, except.at, message, "nobody chooses here", help)
    }

    fn in_words(&self, kind: ThingKind, like: &Thing) -> String {
        format::thing(self.world.dialect, &Thing { kind, at: like.at })
    }
}
