//! What happens to a card where its text does not work: it is refused, with what can happen there.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::there::There;
use crate::analysis::lower::thing::lies_after::place_before;
use crate::analysis::resolve::Lies;
use crate::format;
use crate::program::{EventKind, Leaf, Stage, WorksIn, ZoneKindId, ZoneRef};
use crate::syntax::tree::{BlockKind, Event};

use super::untold::NO_DRAW;
use super::waited::Waited;

/// Why it does not happen to a card that lies in some zone.
#[derive(Clone, Copy)]
enum NotThere {
    /// When it is seen, the card has left.
    Left,
    /// It happens to cards in play alone.
    InPlay,
    /// It has happened to all that lie there.
    Discarded,
    /// Nobody draws from the own hand.
    Held,
}

impl Lowering<'_> {
    /// Whether the text of a card speaks of what happens to the card where the text does not work.
    pub fn is_elsewhere_for(&self, waited: &Waited) -> bool {
        if let Some(there) = self.there {
            return self.not_there(waited, there).is_some();
        }
        let happens_elsewhere = match waited.kind {
            EventKind::Draw
            | EventKind::DrawCard
            | EventKind::Discard
            | EventKind::Play
            | EventKind::Deal => true,
            _other => false,
        };
        let works_elsewhere = match waited.stage {
            Stage::Prohibit => self.scope.works_elsewhere || self.works_in() == WorksIn::Always,
            _waits => self.works_in() != WorksIn::Play,
        };
        happens_elsewhere && !works_elsewhere
    }

    fn not_there(&self, waited: &Waited, there: There) -> Option<NotThere> {
        let zone = there.zone;
        let is_in_play = place_before(waited.kind) == Lies::InPlay;
        if is_in_play && (!waited.is_over() || !self.may_be_in_play(there)) {
            return Some(NotThere::InPlay);
        }
        if waited.is_over() {
            return (!self.lies_there_after(waited, zone)).then_some(NotThere::Left);
        }
        let is = |place: Option<ZoneKindId>| place == Some(zone);
        match waited.kind {
            EventKind::Discard if is(self.world.discards) => Some(NotThere::Discarded),
            EventKind::Draw | EventKind::DrawCard if is(self.world.hand) && waited.by_you => {
                Some(NotThere::Held)
            }
            _moved => None,
        }
    }

    /// Whether the card that the text stands on stays when it is played, as far as that is known.
    fn may_be_in_play(&self, there: There) -> bool {
        self.block.kind == BlockKind::Keyword || there.usual.stays
    }

    /// Whether the card of such an event may lie in the zone when it is over.
    fn lies_there_after(&self, waited: &Waited, zone: ZoneKindId) -> bool {
        let goes_to = match waited.kind {
            EventKind::LookAt
            | EventKind::Reveal
            | EventKind::Choose
            | EventKind::LeavePlay
            | EventKind::Exchange => return true,
            EventKind::Destroy => return self.may_go(waited.kind, zone),
            EventKind::Own(_) if self.world.moves(waited.kind) => return self.may_go(waited.kind, zone),
            EventKind::Own(_) => return true,
            EventKind::Draw | EventKind::DrawCard | EventKind::Deal | EventKind::Give => self.world.hand,
            EventKind::Discard => self.world.discards,
            _other => waited.to,
        };
        goes_to == Some(zone)
    }

    /// Whether a verb that the game defines takes its card there.
    fn may_go(&self, verb: EventKind, zone: ZoneKindId) -> bool {
        self.world.goals(verb).iter().any(|goal| match goal {
            Leaf::Zone(ZoneRef::Every(kind)) => *kind == zone,
            goal => *goal == Leaf::All,
        })
    }

    /// What is said of it, and the label.
    pub fn elsewhere_then(&self, happens: &str, waited: &Waited) -> (String, &'static str) {
        let forbids = waited.stage == Stage::Prohibit;
        let never = if forbids { "forbids nothing" } else { "is not seen" };
        let Some(there) = self.there else {
            let why = match (forbids, self.works_in()) {
                (true, WorksIn::Play) | (false, _) => "this text works only while its card is in play",
                (true, _when_played) => {
                    let why = "this text begins when its card has been played";
                    return (format!("\"{happens}\" comes too late: {why}"), never);
                }
            };
            let label = if forbids { never } else { "not in play" };
            return (format!("\"{happens}\" {never}: {why}"), label);
        };
        let name = &self.world.zone_names[there.zone.index()];
        let works = format!("\"{happens}\" {never}: this text works only while its card is in the {name}");
        match self.not_there(waited, there) {
            Some(NotThere::Left) | None => {
                (format!("{works}, and by then it is somewhere else"), "somewhere else by then")
            }
            Some(NotThere::InPlay) => {
                (format!("{works}, and this happens only to a card in play"), "not in play")
            }
            Some(NotThere::Discarded) => {
                (format!("{works}, and what lies there is discarded already"), "discarded already")
            }
            Some(NotThere::Held) => {
                (format!("{works}, and what you hold you don't draw"), "you hold it already")
            }
        }
    }

    /// What is said instead.
    pub fn told_elsewhere(&self, event: &Event, waited: &Waited) -> Vec<String> {
        let forbids = waited.stage == Stage::Prohibit;
        let Some(there) = self.there else {
            return match waited.kind {
                kind if forbids => forbidden_in_hand(kind),
                EventKind::Play => {
                    vec!["a card that has been played enters play: Whenever this card enters play, …".into()]
                }
                _other => vec![IN_PLAY.into()],
            };
        };
        match self.not_there(waited, there) {
            Some(NotThere::InPlay) if !self.may_be_in_play(there) => {
                vec![STAYS.into()]
            }
            Some(NotThere::InPlay) if forbids => {
                vec!["leave the place out: it holds while this card is in play".into()]
            }
            Some(NotThere::InPlay) => vec![format!("leave the place out: {}", self.waits_for(event, waited))],
            Some(NotThere::Discarded) if forbids => forbidden_in_hand(waited.kind),
            Some(NotThere::Discarded) => {
                let would = format::would_event(self.world.dialect, event);
                vec![format!("it is held before: While this card is in your ‹held›, if {would}, …")]
            }
            Some(NotThere::Held) if forbids => vec![NO_DRAW.into()],
            Some(NotThere::Held) => {
                let drawn = format::event(self.world.dialect, event);
                vec![format!(
                    "wait until it has been drawn: While this card is in your ‹held›, whenever {drawn}, …"
                )]
            }
            Some(NotThere::Left) | None => vec![self.told_before(event, waited, there)],
        }
    }

    /// What has moved the card is seen before it, or in play.
    fn told_before(&self, event: &Event, waited: &Waited, there: There) -> String {
        let before = Waited { stage: Stage::Before, ..waited.clone() };
        match self.not_there(&before, there) {
            None => {
                let would = format::would_event(self.world.dialect, event);
                format!("look just before it happens: …, if {would}, first …")
            }
            Some(_in_play) => format!("leave the place out: {}", self.waits_for(event, waited)),
        }
    }
}

const STAYS: &str = "say it of a card that stays in play: this one is gone when it has been played";

const IN_PLAY: &str = "wait for what happens to it in play: Whenever this card enters play, …; Whenever this card leaves play, …";

/// How a card forbids what is done with it in a hand.
fn forbidden_in_hand(kind: EventKind) -> Vec<String> {
    let shown = |verb: &str| {
        format!("say where the text works: While this card is in your ‹held›, this card can't be {verb}.")
    };
    match kind {
        EventKind::Play => vec![
            shown("played"),
            "what somebody has to have to play it stands in a line under its name that begins with \"requires\"".into(),
        ],
        EventKind::Discard => vec![shown("discarded")],
        _drawn => vec![NO_DRAW.into()],
    }
}
