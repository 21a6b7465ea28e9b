//! How well a player stands, by a rule of thumb that every game gets: the fewer cards a player has in the
//! zones that the game's own words about winning speak of, the better; the fewer the nearest opponent has,
//! the worse; cards in play help a little.

use crate::engine::{Match, Table};
use crate::game::{Outcome, Player, Players, Zone};
use crate::program::{Ask, Cards, CardsKind, Expr, Leaf, Num, NumKind, Op, SetId, Text, ZoneKindId, ZoneRef};

/// What a card less of an opponent's counts, against one less of one's own.
const OF_OPPONENTS: f32 = 0.3;

/// What a card in play counts.
const IN_PLAY: f32 = 0.2;

/// How much a card more or less says about who wins.
const STEEP: f32 = 0.35;

/// What to look at in games at a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Goal {
    /// For each player the zones to be emptied.
    to_empty: Vec<Vec<Zone>>,
    in_play: Vec<Vec<Zone>>,
}

impl Goal {
    pub fn of<const W: usize>(table: &Table<'_, W>) -> Goal {
        let mut kinds: Vec<ZoneKindId> = Vec::new();
        for text in table.texts().map(|text| table.text(text)) {
            if text.code.iter().any(|op| matches!(op, Op::WinGame(_))) {
                kinds.extend(zones_of_conditions(text));
            }
        }
        kinds.retain(|kind| table.program.zones[kind.index()].of_each_player);
        if kinds.is_empty() {
            kinds.extend(table.hand());
        }
        kinds.sort_unstable();
        kinds.dedup();
        let zones = || (0..table.zone_count()).map(|number| Zone(number as u8));
        let of_players = |wanted: &dyn Fn(Zone) -> bool| {
            let own =
                |player| zones().filter(move |zone| table.owner(*zone) == Some(player) && wanted(*zone));
            table.everyone().iter().map(|player| own(player).collect()).collect()
        };
        Goal {
            to_empty: of_players(&|zone| {
                !table.is_in_play(zone) && table.kind_of(zone).is_some_and(|kind| kinds.contains(&kind))
            }),
            in_play: of_players(&|zone| table.is_in_play(zone)),
        }
    }

    /// The larger, the better the player stands.
    pub fn standing<const W: usize>(&self, game: &Match<'_, (), W>, player: Player) -> f32 {
        self.ahead(game, player, OF_OPPONENTS)
    }

    /// The chance to win that the standing comes to, roughly; exact where the game is over.
    pub fn chance<const W: usize>(&self, game: &Match<'_, (), W>, player: Player) -> f32 {
        match game.outcome() {
            Some(Outcome::Won(winners) | Outcome::OutOfTurns(winners)) => share(game, winners, player),
            Some(Outcome::Stopped(_)) => 0.5,
            None => 1.0 / (1.0 + (-STEEP * self.ahead(game, player, 1.0)).exp()),
        }
    }

    /// How far the player is ahead of the nearest opponent, whose cards count so much.
    fn ahead<const W: usize>(&self, game: &Match<'_, (), W>, player: Player, of_opponents: f32) -> f32 {
        let others = game.game().players().and_not(game.table().team(player));
        let least = |fewest: Option<f32>, cards: f32| Some(fewest.map_or(cards, |fewest| fewest.min(cards)));
        let nearest = others.iter().map(|other| self.left(game, other)).fold(None, least).unwrap_or(0.0);
        let helped = others.iter().map(|other| self.in_play(game, other)).fold(0.0, f32::max);
        let in_play = self.in_play(game, player) - helped;
        of_opponents * nearest - self.left(game, player) + IN_PLAY * in_play
    }

    fn left<const W: usize>(&self, game: &Match<'_, (), W>, player: Player) -> f32 {
        count(game, &self.to_empty[player.index()])
    }

    fn in_play<const W: usize>(&self, game: &Match<'_, (), W>, player: Player) -> f32 {
        count(game, &self.in_play[player.index()])
    }
}

fn count<const W: usize>(game: &Match<'_, (), W>, zones: &[Zone]) -> f32 {
    zones.iter().map(|zone| game.game().zones.set(*zone).len()).sum::<usize>() as f32
}

/// A win that is shared with opponents is worth less.
fn share<const W: usize>(game: &Match<'_, (), W>, winners: Players, player: Player) -> f32 {
    let team = game.table().team(player);
    match (winners.contains(player), winners.and_not(team).count()) {
        (false, _) => 0.0,
        (true, 0) => 1.0,
        (true, others) => 1.0 / (1 + others) as f32,
    }
}

/// The zones whose cards the tests of a text ask about.
fn zones_of_conditions(text: &Text) -> Vec<ZoneKindId> {
    let mut found = Vec::new();
    for test in &text.tests {
        match test.ask {
            Ask::Any(set) | Ask::In(_, set) => of_set(text, set, &mut found),
            Ask::Compare(_, one, other) => {
                of_number(text, one, &mut found);
                of_number(text, other, &mut found);
            }
            Ask::AnyPlayer(_)
            | Ask::Among(..)
            | Ask::EventTo(_)
            | Ask::EventFrom(_)
            | Ask::EventAbout(_)
            | Ask::EventReceiver(_)
            | Ask::EventOnTop
            | Ask::EventOnBottom
            | Ask::EventAdds
            | Ask::EventSubtracts
            | Ask::EventPays
            | Ask::AllShare(..)
            | Ask::ZoneShares(..)
            | Ask::ZoneIs(_)
            | Ask::Can(_)
            | Ask::Nth(..)
            | Ask::TurnOf(_)
            | Ask::Phase(..)
            | Ask::Allowance(..) => {}
        }
    }
    found
}

fn of_number(text: &Text, number: Num, found: &mut Vec<ZoneKindId>) {
    if let NumKind::Expr(expr) = number.kind()
        && let Expr::Count(cards) = text.exprs[expr.index()]
    {
        of_cards(text, cards, found);
    }
}

fn of_cards(text: &Text, cards: Cards, found: &mut Vec<ZoneKindId>) {
    if let CardsKind::Set(set) = cards.kind() {
        of_set(text, set, found);
    }
}

fn of_set(text: &Text, set: SetId, found: &mut Vec<ZoneKindId>) {
    for step in &text.sets[set.index()..] {
        if let Leaf::Zone(ZoneRef::Of(kind, _) | ZoneRef::Every(kind)) = step.leaf {
            found.push(kind);
        }
        if step.last {
            break;
        }
    }
}
