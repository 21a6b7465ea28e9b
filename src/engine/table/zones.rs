//! The zones of a table: those of each kind, whose they are, who sees them.

use super::kinds::Kinds;
use super::passages::{Passage, Passages};
use crate::game::{MOST_ZONES, Player, Players, Zone};
use crate::program::{Program, SeenBy, Who, ZoneDef, ZoneKindId, ZoneOrder, ZoneRef};

pub struct ZoneTable {
    zones: [ZoneInfo; MOST_ZONES],
    count: usize,
    kinds: Vec<Kind>,
    hand: Option<ZoneKindId>,
    deck: Option<ZoneKindId>,
    discards: Option<ZoneKindId>,
    /// Where everybody draws into and discards to: asked for at every turn.
    hands: Option<Kind>,
    discard_piles: Option<Kind>,
    in_play_of_each: Option<Zone>,
    is_play_open: bool,
    passages: Passages,
}

/// The zones of one kind follow each other.
#[derive(Clone, Copy)]
struct Kind {
    first: u8,
    count: u8,
    /// How many each player has; none of a kind that all share.
    each: u8,
}

impl Kind {
    /// The player's, or the one that all share.
    #[inline]
    fn of(self, player: Player) -> Zone {
        Zone(self.first + self.each * player.0)
    }
}

#[derive(Clone, Copy)]
pub struct ZoneInfo {
    /// Nothing for cards being played and cards set aside.
    pub kind: Option<ZoneKindId>,
    pub owner: Option<Player>,
    /// Which of several of its kind.
    pub number: u8,
    pub in_play: bool,
    pub is_pile: bool,
    /// Cards that come here are taken.
    pub is_hand: bool,
    /// Its cards lie in no order: whoever does not see them can't tell one from another.
    pub mixes: bool,
    /// Who sees its cards.
    pub viewers: Players,
}

/// A zone as a text speaks of it, where nothing has to be worked out.
pub enum Plainly {
    One(Zone),
    /// That of whoever is "you": those of the players follow each other from this one on.
    OfYou(Zone),
}

impl ZoneTable {
    pub fn new(program: &Program, players: u8, teams: &[Players]) -> ZoneTable {
        let everyone = Players::first(players);
        let own = ZoneInfo {
            kind: None,
            owner: None,
            number: 0,
            in_play: false,
            is_pile: false,
            is_hand: false,
            mixes: false,
            viewers: everyone,
        };
        let hand = kind_where(program, |zone| zone.is_hand);
        let mut zones = vec![own; usize::from(Zone::OWN)];
        zones[Zone::ASIDE.index()].mixes = true;
        let mut kinds = Vec::new();
        for (kind, def) in program.zones.iter().enumerate() {
            let first = zones.len();
            let owners: Vec<Option<Player>> = if def.of_each_player {
                (0..players).map(|seat| Some(Player(seat))).collect()
            } else {
                vec![None]
            };
            let each = if def.of_each_player { def.count.max(1) } else { 0 };
            for owner in owners {
                zones.extend((0..def.count.max(1)).map(|number| ZoneInfo {
                    kind: Some(ZoneKindId(kind as u8)),
                    owner,
                    number,
                    in_play: def.in_play,
                    is_pile: def.order == ZoneOrder::Pile,
                    is_hand: Some(ZoneKindId(kind as u8)) == hand,
                    mixes: def.order != ZoneOrder::Pile && !def.in_play,
                    viewers: match def.seen_by {
                        SeenBy::Everyone => everyone,
                        SeenBy::Nobody => Players::NOBODY,
                        SeenBy::Owner => side_of(program, owner, teams),
                    },
                }));
            }
            kinds.push(Kind { first: first as u8, count: (zones.len() - first) as u8, each });
        }
        let count = zones.len();
        let discards = kind_where(program, |zone| zone.takes_discards);
        let kind_of = |kind: Option<ZoneKindId>| kind.map(|kind| kinds[kind.index()]);
        let (hands, discard_piles) = (kind_of(hand), kind_of(discards));
        let in_play_of_each = plainly_in_play(&zones, &kinds);
        let is_play_open = zones.iter().all(|zone| !zone.in_play || zone.viewers == everyone);
        // Whoever links a table refuses one with more.
        zones.resize(MOST_ZONES, own);
        ZoneTable {
            in_play_of_each,
            is_play_open,
            passages: Passages::new(&zones[..count.min(MOST_ZONES)], everyone),
            zones: std::array::from_fn(|zone| zones[zone]),
            count,
            kinds,
            hand,
            deck: kind_where(program, |zone| zone.starts_with_deck),
            discards,
            hands,
            discard_piles,
        }
    }

    pub fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub fn info(&self, zone: Zone) -> &ZoneInfo {
        &self.zones[zone.index()]
    }

    /// All kinds of events are known.
    pub fn link<const W: usize>(&mut self, kinds: &Kinds<W>, has_copies: bool) {
        self.passages.link(kinds, has_copies);
    }

    /// What it comes to when a card goes from here to there.
    #[inline]
    pub fn passage(&self, from: Zone, to: Zone) -> &Passage {
        self.passages.between(from, to)
    }

    #[inline]
    pub fn owner(&self, zone: Zone) -> Option<Player> {
        self.zones[zone.index()].owner
    }

    /// Which zones are in play, as bits.
    pub fn play_bits(&self) -> u64 {
        let play = self.zones.iter().enumerate().filter(|(_, info)| info.in_play);
        play.fold(0, |bits, (zone, _)| bits | 1 << zone)
    }

    /// The first zone of a kind: the player's, where each has one.
    #[inline]
    pub fn of(&self, kind: ZoneKindId, player: Player) -> Zone {
        self.kinds[kind.index()].of(player)
    }

    /// The zone that the player draws into.
    #[inline]
    pub fn hand_of(&self, player: Player) -> Option<Zone> {
        self.hands.map(|kind| kind.of(player))
    }

    /// The zone that what the player discards goes to.
    #[inline]
    pub fn discards_of(&self, player: Player) -> Option<Zone> {
        self.discard_piles.map(|kind| kind.of(player))
    }

    /// The one zone of the kind that the player has; none where there are several.
    #[inline]
    pub fn only(&self, kind: ZoneKindId, player: Player) -> Option<Zone> {
        let Kind { first, count, each } = self.kinds[kind.index()];
        (each == 1 || count == 1).then_some(Zone(first + each * player.0))
    }

    /// The first of the zones of a kind, where each player has one: they follow each other.
    pub fn of_each(&self, kind: ZoneKindId) -> Option<Zone> {
        let Kind { first, each, .. } = self.kinds[kind.index()];
        (each == 1).then_some(Zone(first))
    }

    /// The first of the zones in play, where each player has one and there are no others: they follow each other.
    #[inline]
    pub fn in_play_of_each(&self) -> Option<Zone> {
        self.in_play_of_each
    }

    /// Whether everybody sees what is in play.
    #[inline]
    pub fn is_play_open(&self) -> bool {
        self.is_play_open
    }

    /// The zone, where a text names it plainly.
    pub fn plainly(&self, zone: ZoneRef) -> Option<Plainly> {
        match zone {
            ZoneRef::Shared(kind) => Some(Plainly::One(self.of(kind, Player(0)))),
            ZoneRef::Of(kind, Who::YOU) => {
                let own = self.only(kind, Player(0))?;
                let is_each = self.owner(own).is_some();
                Some(if is_each { Plainly::OfYou(own) } else { Plainly::One(own) })
            }
            ZoneRef::Of(..)
            | ZoneRef::Every(_)
            | ZoneRef::Local(_)
            | ZoneRef::Candidate
            | ZoneRef::SetAside
            | ZoneRef::SetAsideWith(_) => None,
        }
    }

    /// The zone, where a text always means the same one.
    pub fn always(&self, zone: ZoneRef) -> Option<Zone> {
        match self.plainly(zone)? {
            Plainly::One(zone) => Some(zone),
            Plainly::OfYou(_) => None,
        }
    }

    /// All zones of the kind.
    pub fn all_of(&self, kind: ZoneKindId) -> impl Iterator<Item = Zone> + use<> {
        let Kind { first, count, .. } = self.kinds[kind.index()];
        (first..first + count).map(Zone)
    }

    /// All zones of the kind that are the player's.
    pub fn all_of_player(&self, kind: ZoneKindId, player: Player) -> impl Iterator<Item = Zone> {
        self.all_of(kind).filter(move |zone| self.owner(*zone).is_none_or(|owner| owner == player))
    }

    /// The zone that a player draws into.
    pub fn hand(&self) -> Option<ZoneKindId> {
        self.hand
    }

    /// The zone that the deck starts in.
    pub fn deck(&self) -> Option<ZoneKindId> {
        self.deck
    }

    /// The zone that discards go to.
    pub fn discards(&self) -> Option<ZoneKindId> {
        self.discards
    }
}

/// The first of the zones in play, where each player has one and there are no others.
fn plainly_in_play(zones: &[ZoneInfo], kinds: &[Kind]) -> Option<Zone> {
    let mut zones = (0u8..).zip(zones).filter(|(_, info)| info.in_play);
    let first = zones.next()?;
    let kind = kinds[first.1.kind?.index()];
    let others = zones.count();
    (kind.each == 1 && usize::from(kind.count) == others + 1).then_some(Zone(first.0))
}

/// Whoever sees what its owner sees.
fn side_of(program: &Program, owner: Option<Player>, teams: &[Players]) -> Players {
    let Some(owner) = owner else { return Players::NOBODY };
    let allies = program.flow.teams.as_ref().is_some_and(|teams| teams.hands_seen_by_allies);
    let team = teams.iter().copied().find(|team| allies && team.contains(owner));
    team.unwrap_or(Players::one(owner))
}

/// The kind that is it: of each there is at most one.
fn kind_where(program: &Program, is: impl Fn(&ZoneDef) -> bool) -> Option<ZoneKindId> {
    program.zones.iter().position(is).map(|number| ZoneKindId(number as u8))
}
