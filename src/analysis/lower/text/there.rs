//! "While this card is in your hand, whenever …": a text that waits while its card is somewhere else than in play.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::resolve::{BlockContext, Lies, Lying, Opener, You};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Ask, Cards, Leaf, SeenBy, Who, WorksIn, ZoneKindId, ZoneRef};
use crate::syntax::tree::{At, BlockKind, Condition, Sentence, SentenceKind};

/// Where the ability works that is being lowered, and what its block is otherwise.
#[derive(Clone, Copy)]
pub struct There {
    pub zone: ZoneKindId,
    pub usual: BlockContext,
}

impl Lowering<'_> {
    /// What was said of the last ability holds for no other.
    pub fn works_as_usual(&mut self) {
        if let Some(there) = self.there.take() {
            self.block = there.usual;
        }
    }

    /// The ability that begins works where its card is said to be.
    pub fn works_there(&mut self, sentence: &Sentence) -> Option<()> {
        let Some(condition) = &sentence.there else { return Some(()) };
        self.is_of_a_card(condition.at)?;
        let held = self.condition(condition)?;
        let zone = self.own_zone(&held.boolean, condition, sentence)?;
        self.is_seen_there(zone, condition.at)?;
        let usual = self.block;
        self.there = Some(There { zone, usual });
        let you = self.you_there(Some(WorksIn::Zone(zone)));
        self.block = BlockContext { stays: true, you, ..usual };
        self.begin_ability();
        self.scope.lie(Lying::new(Cards::THIS, Lies::Elsewhere, condition.at.0));
        Some(())
    }

    /// Nothing that is done once, now or later, has a place where it works: "at the beginning of your next turn" is one moment.
    pub fn waits_there(&mut self, sentence: &Sentence, opener: Opener) -> Option<()> {
        let Some(there) = sentence.there.as_ref().filter(|_| opener != Opener::Waits) else {
            return Some(());
        };
        let message = format!(
            "what comes after \"{}\" is done once, and a text that works there waits again and again",
            self.quote(there.at)
        );
        let help = "leave the place out, or wait for every such moment: While this card is in your ‹held›, at the beginning of your turn, …; While this card is in your ‹held›, whenever …";
        self.refuse(Code::SentenceDoesNotFit, sentence.at, message, "only once", help)
    }

    /// Whose card it is there: in a place that all share it is nobody's.
    pub fn you_there(&self, works_in: Option<WorksIn>) -> You {
        match works_in {
            Some(WorksIn::Zone(zone)) if !self.world.zones[zone.index()].of_each_player => You::Nobody,
            _own => self.block.you,
        }
    }

    fn is_of_a_card(&mut self, at: At) -> Option<()> {
        if matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword) {
            return Some(());
        }
        let message = format!("\"{}\" speaks of a card, and this text stands on none", self.quote(at));
        let help = "ask behind the event: Whenever a player …, if …, …";
        self.refuse(Code::SentenceDoesNotFit, at, message, "which card?", help)
    }

    /// The zone that is this card's own or nobody's, and nothing else is asked.
    fn own_zone(&mut self, held: &Boolean, condition: &Condition, sentence: &Sentence) -> Option<ZoneKindId> {
        let at = condition.at;
        match (self.elsewhere(held), held) {
            (Some(WorksIn::Zone(zone)), Boolean::Ask(Ask::In(cards, set))) if *cards == Cards::THIS => {
                let leaf = self.text.sets.get(set.index()).map(|step| step.leaf);
                if leaf.is_some_and(is_own) {
                    return Some(zone);
                }
                if matches!(leaf, Some(Leaf::Top { .. } | Leaf::Bottom { .. })) {
                    return self.is_no_place(at);
                }
                let message = format!(
                    "\"{}\" is somebody else's place: \"you\" is whoever has this card there",
                    self.quote(at)
                );
                let help = "say it of your own: While this card is in your ‹held›, whenever …";
                self.refuse(Code::NeverHappens, at, message, "never so", help)
            }
            (Some(_), _) => {
                let message = format!("\"{}\" says more than where this card is", self.quote(at));
                let help = "say only the place first, and ask the rest behind the event: While this card is in your ‹held›, whenever …, if …, …";
                self.refuse(Code::SentenceDoesNotFit, at, message, "more than a place", help)
            }
            (None, _) if self.is_there(held) && self.is_in_play(held) => {
                let message = format!("\"{}\" says nothing: in play this text works anyhow", self.quote(at));
                let help = "leave it out; another place is said like this: While this card is in your ‹held›, whenever …";
                self.refuse(Code::SentenceDoesNotFit, at, message, "needs not be said", help)
            }
            (None, _) if self.is_there(held) => self.is_no_place(at),
            (None, _) => {
                let message = format!("\"{}\" does not say where this card is", self.quote(at));
                let help = match self.asked_behind(sentence, condition) {
                    Some(right) => format!("what is asked then stands behind what the text waits for: {right}"),
                    None => "what is asked then stands behind what the text waits for: Whenever …, if …, …; If … would …, if …, …".into(),
                };
                self.refuse(Code::SentenceDoesNotFit, at, message, "not a place", help)
            }
        }
    }

    fn is_no_place<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" says no place where the text of this card could wait", self.quote(at));
        let help = "a text can wait in a whole zone: While this card is in your ‹held›, whenever …; While this card is in the ‹discards›, whenever …, if this card is on top of the ‹discards›, …";
        self.refuse(Code::SentenceDoesNotFit, at, message, "a part of a zone", help)
    }

    /// The sentence with what leads it behind the event.
    fn asked_behind(&self, sentence: &Sentence, lead: &Condition) -> Option<String> {
        let mut right = Sentence { there: None, ..sentence.clone() };
        let (SentenceKind::At { condition, .. }
        | SentenceKind::Whenever { condition, .. }
        | SentenceKind::Would { condition, .. }) = &mut right.kind
        else {
            return None;
        };
        condition.is_none().then(|| *condition = Some(lead.clone()))?;
        Some(format::sentence(self.world.dialect, &right))
    }

    /// Whether it asks where this card is.
    fn is_there(&self, held: &Boolean) -> bool {
        matches!(held, Boolean::Ask(Ask::In(cards, _)) if *cards == Cards::THIS)
    }

    fn is_in_play(&self, held: &Boolean) -> bool {
        let Boolean::Ask(Ask::In(_, set)) = held else { return false };
        let in_play = |kind: ZoneKindId| self.world.zones[kind.index()].in_play;
        match self.text.sets.get(set.index()).map(|step| step.leaf) {
            Some(Leaf::InPlay) => true,
            Some(Leaf::Zone(ZoneRef::Of(kind, _) | ZoneRef::Shared(kind) | ZoneRef::Every(kind))) => {
                in_play(kind)
            }
            _another => false,
        }
    }

    /// Nobody could tell that it is there, or has to take effect.
    pub fn is_seen_there(&mut self, zone: ZoneKindId, at: At) -> Option<()> {
        if self.world.zones[zone.index()].seen_by != SeenBy::Nobody {
            return Some(());
        }
        let message = format!(
            "nobody sees a card in the {}, so nobody could say that it takes effect",
            self.world.zone_names[zone.index()]
        );
        let help = "a text can work where somebody sees its card: While this card is in your ‹held›, …";
        self.refuse(Code::NeverHappens, at, message, "nobody sees it", help)
    }
}

/// A zone of whoever has the card there, or of nobody.
fn is_own(leaf: Leaf) -> bool {
    matches!(leaf, Leaf::Zone(ZoneRef::Shared(_)))
        || matches!(leaf, Leaf::Zone(ZoneRef::Of(_, who)) if who == Who::YOU)
}
