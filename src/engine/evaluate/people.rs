//! Players that a text speaks of.

use super::{Look, Met};
use crate::game::{Part, Player, Players};
use crate::program::{Direction, Extreme, How, PersonsId, Who, WhoKind, WhoLeaf};

impl Look<'_> {
    pub fn people(&self, who: Who) -> Met<Players> {
        let one = |player: Option<Player>| player.map_or(Players::default(), Players::one);
        Ok(match who.kind() {
            WhoKind::You => Players::one(self.frame.you),
            // Nothing deals yet but the setup, and it is the active player's.
            WhoKind::Active | WhoKind::Dealer => Players::one(self.game.active),
            WhoKind::Winner => return self.missing(Part::People(WhoLeaf::These(who))),
            WhoKind::Actor => one(self.frame.event.player),
            WhoKind::Cause => one(self.frame.event.cause),
            WhoKind::Candidate => one(self.player),
            WhoKind::Everyone => self.game.players,
            WhoKind::Nobody => Players::default(),
            WhoKind::Local(local) => Players(self.frame.local(local) as u16),
            WhoKind::Set(set) => self.persons(set)?,
        })
    }

    /// The one who does something: the first in turn order, where several are meant.
    pub fn person(&self, who: Who) -> Met<Option<Player>> {
        Ok(self.in_turn_order(self.people(who)?).first().copied())
    }

    fn persons(&self, id: PersonsId) -> Met<Players> {
        let mut so_far = Players::default();
        for step in &self.text().persons[id.index()..] {
            let leaf = self.person_leaf(step.leaf, so_far)?;
            so_far = Players(match step.how {
                How::Start => leaf.0,
                How::And => so_far.0 & leaf.0,
                How::AndNot => so_far.0 & !leaf.0,
                How::Or => so_far.0 | leaf.0,
            });
            if step.last {
                break;
            }
        }
        Ok(so_far)
    }

    fn person_leaf(&self, leaf: WhoLeaf, so_far: Players) -> Met<Players> {
        let all = self.game.players;
        Ok(match leaf {
            WhoLeaf::These(who) => self.people(who)?,
            // Without teams everybody else is an opponent and nobody an ally.
            WhoLeaf::OpponentsOf(who) | WhoLeaf::OthersThan(who) => Players(all.0 & !self.people(who)?.0),
            WhoLeaf::AlliesOf(_) => Players::default(),
            WhoLeaf::Next => Players::one(self.next_player(self.game.active)),
            WhoLeaf::ControllersOf(cards) => {
                let zones = self.cards(cards)?.into_iter().map(|card| self.game.zones.place(card));
                let owners = zones.filter_map(|zone| self.table.kind_of(zone)?.1);
                owners.fold(Players::default(), |so_far, owner| Players(so_far.0 | Players::one(owner).0))
            }
            WhoLeaf::Each(test) => {
                let mut found = Players::default();
                for player in all.iter() {
                    if (Look { player: Some(player), ..*self }).holds(test)? {
                        found.0 |= Players::one(player).0;
                    }
                }
                found
            }
            WhoLeaf::Extreme(extreme, expr) => {
                let mut numbers = Vec::new();
                for player in so_far.iter() {
                    let number = Look { player: Some(player), ..*self }.expr(expr)?;
                    numbers.push((player, number));
                }
                let best = match extreme {
                    Extreme::Most => numbers.iter().map(|(_, number)| *number).max(),
                    Extreme::Fewest => numbers.iter().map(|(_, number)| *number).min(),
                };
                let best = numbers.into_iter().filter(|(_, number)| Some(*number) == best);
                best.fold(Players::default(), |so_far, (player, _)| {
                    Players(so_far.0 | Players::one(player).0)
                })
            }
            WhoLeaf::Beside(..) => return self.missing(Part::People(leaf)),
        })
    }

    /// From the player whose turn it is, the way the turn goes.
    pub fn in_turn_order(&self, players: Players) -> Vec<Player> {
        let mut order = vec![self.game.active];
        let mut at = self.seat_after(self.game.active);
        while at != self.game.active {
            order.push(at);
            at = self.seat_after(at);
        }
        order.retain(|player| players.contains(*player));
        order
    }

    /// Who is next of those still in the game.
    pub fn next_player(&self, player: Player) -> Player {
        let mut at = self.seat_after(player);
        while at != player && !self.game.players.contains(at) {
            at = self.seat_after(at);
        }
        at
    }

    fn seat_after(&self, player: Player) -> Player {
        let seats = self.table.players;
        match self.table.program.flow.direction {
            Direction::Clockwise => Player((player.0 + 1) % seats),
            Direction::Counterclockwise => Player((player.0 + seats - 1) % seats),
        }
    }
}
