//! What it comes to when a card goes from one zone to another: worked out beforehand for each two of them.

use super::kinds::Kinds;
use super::zones::ZoneInfo;
use crate::game::{KindSet, Players, Zone, trace_of};
use crate::program::EventKind;

pub struct Passages {
    /// From each zone to each, row by row.
    all: Vec<Passage>,
    zones: usize,
}

#[derive(Clone, Copy)]
pub struct Passage {
    pub from: Zone,
    pub to: Zone,
    /// What the move is besides its verb.
    pub kinds: [Option<EventKind>; 2],
    /// The same as a set: what an effect that lasts may wait for.
    pub besides: KindSet,
    /// Both zones, as bits.
    pub touches: u64,
    /// How the trace of a game changes.
    pub trace: u64,
    /// A rule or a card may take note of that.
    pub is_noticed: bool,
    /// Whichever card it is: some text asks how often that was done this turn, or it is listened to as both of the kinds.
    pub is_noticed_anyway: bool,
    /// Where those who listen to it as one of the kinds are among all; the first are nobody.
    pub heard: u8,
    /// Everybody can tell which card goes, and of no other one: they see it before or after, or they see its place.
    pub is_followed: bool,
    /// Something may belong to the card besides its place: one of these two.
    pub keeps_more: bool,
    /// The card is in play before or after.
    pub is_in_play: bool,
    /// It was set aside, or nothing is set aside with it yet.
    pub is_about_aside: bool,
    /// Nobody can tell the card from another copy: nothing is set aside with it yet.
    pub begins_anew: bool,
    /// Who sees the card before, and after.
    pub seen_before: Players,
    pub seen_after: Players,
}

impl Passages {
    pub fn new(zones: &[ZoneInfo], everyone: Players) -> Passages {
        let each = || (0u8..).zip(zones);
        let all = each().flat_map(|from| each().map(move |to| Passage::new(from, to, everyone))).collect();
        Passages { all, zones: zones.len() }
    }

    /// All kinds of events are known: who may take note of what a move is besides its verb. Where there are copies of cards, it
    /// has to be found out what a move tells of them.
    pub fn link<const W: usize>(&mut self, kinds: &Kinds<W>, has_copies: bool) {
        for passage in &mut self.all {
            passage.link(kinds);
            passage.is_followed &= !has_copies;
        }
    }

    #[inline]
    pub fn between(&self, from: Zone, to: Zone) -> &Passage {
        &self.all[from.index() * self.zones + to.index()]
    }
}

impl Passage {
    /// Whether only somebody else controls the card.
    #[inline]
    pub fn stays_in_play(&self) -> bool {
        let [crossed, _] = self.kinds;
        self.is_in_play && crossed.is_none()
    }

    fn new(from: (u8, &ZoneInfo), to: (u8, &ZoneInfo), everyone: Players) -> Passage {
        let (left, entered) = (from.1, to.1);
        let crossed = match (left.in_play, entered.in_play) {
            (false, true) => Some(EventKind::EnterPlay),
            (true, false) => Some(EventKind::LeavePlay),
            (true, true) | (false, false) => None,
        };
        let taken = (entered.is_hand && from.0 != to.0).then_some(EventKind::Take);
        let changes_hands = left.in_play && entered.in_play && left.owner != entered.owner;
        let changed = (changes_hands && entered.owner.is_some()).then_some(EventKind::ChangeControl);
        let is_entered = crossed == Some(EventKind::EnterPlay);
        let is_in_play = left.in_play || entered.in_play;
        let begins_anew = to.0 == Zone::PLAYED.0 || is_entered && from.0 != Zone::PLAYED.0;
        let is_about_aside = from.0 == Zone::ASIDE.0 || begins_anew;
        let is_seen = left.viewers.or(entered.viewers) == everyone;
        Passage {
            from: Zone(from.0),
            to: Zone(to.0),
            kinds: [crossed, taken.or(changed)],
            besides: KindSet::NONE,
            touches: 1 << from.0 | 1 << to.0,
            trace: trace_of(Zone(from.0)) ^ trace_of(Zone(to.0)),
            is_noticed: false,
            is_noticed_anyway: false,
            heard: 0,
            is_followed: is_seen || !left.mixes,
            keeps_more: is_in_play || is_about_aside,
            is_in_play,
            is_about_aside,
            begins_anew,
            seen_before: left.viewers,
            seen_after: entered.viewers,
        }
    }

    fn link<const W: usize>(&mut self, kinds: &Kinds<W>) {
        for kind in self.kinds.into_iter().flatten() {
            let facts = kinds.of(kind);
            self.besides.add(kind);
            self.is_noticed |= facts.is_noticed;
            self.is_noticed_anyway |= facts.is_counted || self.heard != 0 && facts.after != 0;
            // Somebody else gains control than whoever moves the card, and may not be allowed to.
            if kind == EventKind::ChangeControl && !facts.is_silent {
                (self.is_noticed, self.is_noticed_anyway) = (true, true);
            }
            self.heard = self.heard.max(facts.after);
        }
    }
}
