//! What an instruction changes of the game: what questions, numbers and people hang on.

use crate::analysis::lower::Lowering;
use crate::program::reads::{Reads, of_set};
use crate::program::{Cards, CardsKind, EventKind, Leaf, Makes, Op, SetId, ZoneKindId, ZoneRef};

impl Lowering<'_> {
    /// What is otherwise after the instruction at this place. Of what is taken it is known where it was, as far as that was
    /// said when it was chosen.
    pub(super) fn changed_after(&self, at: usize) -> Reads {
        let op = self.text.code[at];
        let mut changed = Reads::default();
        match op {
            Op::Draw { from, .. } | Op::Deal { from, .. } => {
                self.comes_to(self.text.places[from.index()], &mut changed);
                changed.hands = true;
                changed.deeds |= Reads::deed(EventKind::DrawCard);
            }
            Op::DrawCards { cards, .. } | Op::Give { cards, .. } => {
                self.taken(at, cards, &mut changed);
                changed.hands = true;
            }
            Op::Discard { cards, .. } | Op::SetAside { cards, .. } => {
                self.taken(at, cards, &mut changed);
                changed.piles = true;
            }
            Op::Destroy { cards, .. } => {
                self.taken(at, cards, &mut changed);
                self.destroyed(&mut changed);
            }
            Op::Put { cards, to, .. } => {
                self.taken(at, cards, &mut changed);
                let to = self.text.destinations[to.index()].to;
                self.comes_to(self.text.places[to.index()], &mut changed);
            }
            Op::Return { cards, to, .. } => {
                self.taken(at, cards, &mut changed);
                self.comes_to(self.text.places[to.index()], &mut changed);
            }
            Op::Exchange(_, one, other) => {
                self.taken(at, one, &mut changed);
                self.taken(at, other, &mut changed);
            }
            Op::Shuffle { zone, into, .. } => {
                self.comes_to(self.text.places[zone.index()], &mut changed);
                self.comes_to(self.text.places[into.index()], &mut changed);
            }
            Op::GainControl { .. } => changed.in_play = true,
            Op::PutCounters { .. } | Op::RemoveCounters { .. } | Op::RemoveAllCounters { .. } => {
                changed.counters = true;
            }
            Op::Score { .. } | Op::LosePoints { .. } => changed.points = true,
            Op::RollDie(_) => changed.dice = true,
            Op::BecomeDealer(_) => changed.dealer = true,
            Op::LoseGame(_) => changed.in_game = true,
            Op::SetCell { cell, .. }
            | Op::AddToCell { cell, .. }
            | Op::SubtractFromCell { cell, .. }
            | Op::Pay { cell, .. }
            | Op::GiveGoods { cell, .. }
            | Op::Keep { cell, .. } => changed.numbers |= 1 << cell.0,
            // They do whatever stands elsewhere.
            Op::Play { .. } | Op::Do { .. } | Op::TakeOneAction(_) | Op::TakeAction { .. } => {
                return Reads::EVERYTHING;
            }
            // They change nothing that questions, numbers and people hang on.
            Op::End
            | Op::Goto(_)
            | Op::Unless(..)
            | Op::AskMay { .. }
            | Op::ChooseMode { .. }
            | Op::Mode(_)
            | Op::StartPlayers { .. }
            | Op::NextPlayer { .. }
            | Op::StartCards { .. }
            | Op::NextCard { .. }
            | Op::Countdown { .. }
            | Op::Together
            | Op::TogetherInSecret
            | Op::Apart
            | Op::Option { .. }
            | Op::OptionCards { .. }
            | Op::OptionDone(_)
            | Op::Ask(_)
            | Op::Choose(_)
            | Op::Let(..)
            | Op::LetPlayers(..)
            | Op::LetCards(..)
            | Op::LetCard(..)
            | Op::LetZone(..)
            | Op::Without(..)
            | Op::With(..)
            | Op::SetEventAmount(_)
            | Op::LookAt { .. }
            | Op::Reveal { .. }
            | Op::Name { .. }
            | Op::Search { .. }
            | Op::TakeFirstTurn(_)
            | Op::TakeAnotherTurn(_)
            | Op::Action(_)
            | Op::SkipTurn(_)
            | Op::SkipPhase { .. }
            | Op::Reverse(..)
            | Op::WinGame(_)
            | Op::WinSeries(_)
            | Op::EndGame
            | Op::EndSeries
            | Op::EndTurn(_)
            | Op::AnnounceWord(..)
            | Op::AnnounceNumber(..)
            | Op::Float { .. } => {}
        }
        changed.deeds |= Makes::of(op).map_or(0, |deed| deeds(deed.kind));
        if changed.hands {
            changed.deeds |= Reads::deed(EventKind::Take);
        }
        changed
    }

    /// The places that these cards are taken from, by an instruction at this place.
    fn taken(&self, at: usize, cards: Cards, changed: &mut Reads) {
        match cards.kind() {
            CardsKind::Set(set) => self.taken_out_of(set, changed),
            CardsKind::Local(_) | CardsKind::Scratch(_) => {
                let before = (0..at).rev();
                let mut found = before.map(|at| (at, self.taken_from(&self.text.code[at], cards)));
                match found.find_map(|(at, from)| Some((at, from?))) {
                    Some((at, from)) => self.taken(at, from, changed),
                    None => anywhere(changed),
                }
            }
            CardsKind::This | CardsKind::OfEvent | CardsKind::Candidate => anywhere(changed),
        }
    }

    fn taken_out_of(&self, set: SetId, changed: &mut Reads) {
        let reads = of_set(&self.text, set);
        if !(reads.hands || reads.in_play || reads.piles) {
            return anywhere(changed);
        }
        changed.hands |= reads.hands;
        changed.in_play |= reads.in_play;
        changed.piles |= reads.piles;
    }

    /// Where the game says that it is put.
    fn destroyed(&self, changed: &mut Reads) {
        let goals = self.world.goals(EventKind::Destroy);
        if goals.is_empty() {
            anywhere(changed);
        }
        for goal in goals {
            match goal {
                Leaf::Zone(zone) => self.comes_to(*zone, changed),
                Leaf::SetAside => changed.piles = true,
                _open => anywhere(changed),
            }
        }
    }

    fn comes_to(&self, zone: ZoneRef, changed: &mut Reads) {
        let in_play = |kind: ZoneKindId| self.world.zones[kind.index()].in_play;
        match zone {
            ZoneRef::Of(kind, _) | ZoneRef::Every(kind) if in_play(kind) => changed.in_play = true,
            ZoneRef::Of(..) | ZoneRef::Every(_) if self.is_shared(zone) => changed.piles = true,
            ZoneRef::Of(..) | ZoneRef::Every(_) => changed.hands = true,
            ZoneRef::Shared(_) | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => changed.piles = true,
            ZoneRef::Local(_) | ZoneRef::Candidate => anywhere(changed),
        }
    }

    /// Whether it stands for all zones of a kind of which players have none of their own.
    fn is_shared(&self, zone: ZoneRef) -> bool {
        matches!(zone, ZoneRef::Every(kind) if !self.world.zones[kind.index()].of_each_player)
    }
}

fn anywhere(changed: &mut Reads) {
    (changed.hands, changed.in_play, changed.piles) = (true, true, true);
}

/// What was done this turn after such an event.
fn deeds(kind: EventKind) -> u64 {
    let with = match kind {
        EventKind::Draw => EventKind::DrawCard,
        EventKind::Reveal => EventKind::LookAt,
        _alone => kind,
    };
    Reads::deed(kind) | Reads::deed(with)
}
