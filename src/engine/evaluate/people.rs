//! Players, and the order they come in.

use smallvec::SmallVec;

use super::Look;
use crate::engine::table::{LinkedPersons, Table};
use crate::game::{Game, MOST_PLAYERS, Player, Players};
use crate::program::{Extreme, How, PersonsId, Side, TestId, Who, WhoKind, WhoLeaf, WhoStep};

impl<const W: usize> Look<'_, W> {
    #[inline]
    pub fn people(&self, who: Who) -> Players {
        if who == Who::YOU { Players::one(self.you) } else { self.others(who) }
    }

    fn others(&self, who: Who) -> Players {
        let one = |player: Option<Player>| player.map_or(Players::NOBODY, Players::one);
        match who.kind() {
            WhoKind::You => Players::one(self.you),
            WhoKind::Active => self.game.seats.taking_turn,
            WhoKind::Dealer => Players::one(self.game.seats.dealer),
            WhoKind::Winner => self.game.winners,
            WhoKind::Actor => one(self.event.player),
            WhoKind::Cause => one(self.event.cause),
            WhoKind::Candidate => one(self.filtered.player),
            WhoKind::Everyone => self.players(),
            WhoKind::Nobody => Players::NOBODY,
            WhoKind::Local(local) => Players(self.local(local) as u16),
            WhoKind::Set(set) => self.persons(set),
            WhoKind::Newly => Players(self.event.about),
        }
    }

    /// The one who does something: the first in turn order, where several are meant.
    #[inline(always)]
    pub fn person(&self, who: Who) -> Option<Player> {
        if who == Who::YOU { Some(self.you) } else { self.another(who) }
    }

    #[inline(never)]
    fn another(&self, who: Who) -> Option<Player> {
        let people = self.others(who);
        people.only().or_else(|| first_in_turn_order(self.game, self.table, people))
    }

    #[inline(never)]
    fn persons(&self, id: PersonsId) -> Players {
        let Some(persons) = &self.linked.persons[id.index()] else {
            return self.persons_step_by_step(id);
        };
        let (all, tests) = (persons.of(self.players(), self.table, self.you), &self.linked.tests);
        let plainly = persons.plainly_of(all, tests, self.game, self.you, self.locals);
        plainly.unwrap_or_else(|| self.persons_one_by_one(persons))
    }

    #[inline(never)]
    fn persons_one_by_one(&self, persons: &LinkedPersons) -> Players {
        let all = persons.of(self.players(), self.table, self.you);
        persons.only.map_or(all, |test| self.those(all, test))
    }

    #[inline(never)]
    fn persons_step_by_step(&self, id: PersonsId) -> Players {
        let mut so_far = Players::NOBODY;
        for step in &self.text().persons[id.index()..] {
            let leaf = self.person_leaf(step, so_far);
            so_far = match step.how {
                How::Start => leaf,
                How::And => so_far.and(leaf),
                How::AndNot => so_far.and_not(leaf),
                How::Or => so_far.or(leaf),
            };
            if step.last {
                break;
            }
        }
        so_far
    }

    fn person_leaf(&self, step: &WhoStep, so_far: Players) -> Players {
        let all = self.players();
        match step.leaf {
            WhoLeaf::These(who) => self.people(who),
            WhoLeaf::OpponentsOf(Who::YOU) => all.and_not(self.table.team(self.you)),
            WhoLeaf::OpponentsOf(who) => {
                let sides = self.people(who).iter().map(|player| self.table.team(player));
                all.and_not(sides.fold(Players::NOBODY, Players::or))
            }
            WhoLeaf::AlliesOf(who) => {
                let people = self.people(who);
                let sides = people.iter().map(|player| self.table.team(player));
                all.and(sides.fold(Players::NOBODY, Players::or)).and_not(people)
            }
            WhoLeaf::OthersThan(who) => all.and_not(self.people(who)),
            WhoLeaf::Next => Players::one(self.next_player()),
            WhoLeaf::Beside(side, who) => {
                let beside = |player| beside(self.game, self.table.players(), player, side);
                self.people(who).iter().map(beside).collect()
            }
            WhoLeaf::ControllersOf(cards) => self.controllers(cards),
            WhoLeaf::HadCard => {
                let from = self.event.from.and_then(|from| self.table.owner(from));
                from.map_or(Players::NOBODY, Players::one)
            }
            WhoLeaf::GetsCard => self.event.receiver.map_or(Players::NOBODY, Players::one),
            WhoLeaf::Each(test) => {
                // Nobody but those who still count is looked at one by one.
                let among = if step.how == How::And { so_far.and(all) } else { all };
                self.those(among, test)
            }
            WhoLeaf::Extreme(extreme, expr) => {
                let (mut best, mut found) = (None, Players::NOBODY);
                let mut there = *self;
                for player in so_far.iter() {
                    there.filtered.player = Some(player);
                    let number = there.expr(expr);
                    let number = Some(if extreme == Extreme::Most { number } else { -number });
                    if number > best {
                        (best, found) = (number, Players::NOBODY);
                    }
                    if number == best {
                        found = found.with(player);
                    }
                }
                found
            }
        }
    }

    /// Those of the players for whom the test holds.
    fn those(&self, among: Players, test: TestId) -> Players {
        let asked = &self.linked.tests[test.index()];
        if asked.is_of_everyone {
            return among;
        }
        if asked.is_of_player {
            return asked.those(among, self.game, self.you, self.locals);
        }
        let mut there = *self;
        let mut holds = |player: &Player| {
            there.filtered.player = Some(*player);
            there.holds(test)
        };
        among.iter().filter(|player| holds(player)).collect()
    }

    /// Who controls the cards; of cards that are gone, who did.
    fn controllers(&self, cards: crate::program::Cards) -> Players {
        let owner = |card| {
            let zones = &self.game.zones;
            let here = self.table.owner(zones.place(card));
            here.or_else(|| self.table.owner(zones.came_from(card)))
        };
        self.cards(cards).iter().filter_map(owner).collect()
    }

    /// The player after the one whose turn it is; after a team, the first of the next.
    fn next_player(&self) -> Player {
        next_after(self.game, self.table, self.game.active())
    }

    /// From the player whose turn it is, the way the turn goes.
    pub fn in_turn_order(&self, players: Players) -> impl Iterator<Item = Player> + use<W> {
        in_turn_order(self.game, self.table, players)
    }
}

/// From the player whose turn it is, the way the turn goes. Those who share a turn come together, in the
/// order of their seats.
pub fn in_turn_order<const W: usize>(
    game: &Game<W>,
    table: &Table<'_, W>,
    players: Players,
) -> impl Iterator<Item = Player> + use<W> {
    let sides = table.sides();
    let first = sides.iter().position(|side| side.contains(game.active())).unwrap_or(0);
    let mut order: SmallVec<[Player; MOST_PLAYERS]> = SmallVec::new();
    for step in 0..sides.len() {
        let side = if game.seats.clockwise { first + step } else { first + sides.len() - step };
        order.extend(sides[side % sides.len()].and(players).iter());
    }
    order.into_iter()
}

#[inline(always)]
pub fn first_in_turn_order<const W: usize>(
    game: &Game<W>,
    table: &Table<'_, W>,
    players: Players,
) -> Option<Player> {
    if table.shares_turns() {
        return first_of_sides(game, table, players);
    }
    first_in_row(game, players)
}

/// The same where nobody shares turns.
#[inline(always)]
pub fn first_in_row<const W: usize>(game: &Game<W>, players: Players) -> Option<Player> {
    if players.count() < 2 {
        return players.lowest();
    }
    // From the one whose turn it is to the end of the row, then from its beginning.
    let before = Players::first(game.active().0);
    match game.seats.clockwise {
        true => players.and_not(before).lowest().or_else(|| players.lowest()),
        false => players.and(before.with(game.active())).highest().or_else(|| players.highest()),
    }
}

/// The same where those of a side share their turns.
#[cold]
#[inline(never)]
fn first_of_sides<const W: usize>(game: &Game<W>, table: &Table<'_, W>, players: Players) -> Option<Player> {
    in_turn_order(game, table, players).next()
}

/// Who has the turn after this player: the first seat of the next side that is still in the game.
#[inline]
pub fn next_after<const W: usize>(game: &Game<W>, table: &Table<'_, W>, player: Player) -> Player {
    if !table.shares_turns() && game.players() == table.everyone() {
        return step(table.players(), player, game.seats.clockwise);
    }
    next_side_after(game, table, player)
}

#[inline(never)]
fn next_side_after<const W: usize>(game: &Game<W>, table: &Table<'_, W>, player: Player) -> Player {
    let sides = table.sides();
    let here = sides.iter().position(|side| side.contains(player)).unwrap_or(0);
    let others = (1..=sides.len()).map(|step| {
        let side = if game.seats.clockwise { here + step } else { here + sides.len() - step };
        sides[side % sides.len()].and(game.players())
    });
    others.filter_map(Players::lowest).next().unwrap_or(player)
}

fn beside<const W: usize>(game: &Game<W>, seats: u8, player: Player, side: Side) -> Player {
    let clockwise = match side {
        Side::Left => true,
        Side::Right => false,
    };
    let mut at = player;
    for _ in 0..seats {
        at = step(seats, at, clockwise);
        if game.players().contains(at) {
            break;
        }
    }
    at
}

fn step(seats: u8, player: Player, clockwise: bool) -> Player {
    // Numbers in place of questions: whose turn it is, is hardly ever foretold.
    let next = player.0 + if clockwise { 1 } else { seats - 1 };
    Player(next - seats * u8::from(next >= seats))
}
