//! Rings in the web of abilities.

use std::collections::{HashMap, HashSet, VecDeque};

use super::ability::Ability;
use super::pattern::{Doer, Pattern, Verb, Watched};

/// Who it is about, when a ring is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Actor {
    You,
    Opponent,
    Somebody,
}

/// How many can sit at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seats {
    Two,
    More,
}

/// A pattern that somebody has just met.
type Spot = (usize, Actor);

/// The abilities by what they wait for. Many abilities wait for the same, so patterns are few.
pub(super) struct Web<'a> {
    abilities: &'a [Ability<'a>],
    seats: Seats,
    patterns: Vec<&'a Pattern>,
    by_verb: HashMap<Verb, Vec<usize>>,
    /// For each pattern the abilities that wait for it.
    waiting: Vec<Vec<usize>>,
}

impl<'a> Web<'a> {
    pub fn of(abilities: &'a [Ability<'a>], seats: Seats) -> Web<'a> {
        let mut web =
            Web { abilities, seats, patterns: Vec::new(), by_verb: HashMap::new(), waiting: Vec::new() };
        let mut numbers: HashMap<&Pattern, usize> = HashMap::new();
        for (number, ability) in abilities.iter().enumerate() {
            let pattern = *numbers.entry(&ability.waits_for).or_insert_with(|| {
                web.patterns.push(&ability.waits_for);
                web.waiting.push(Vec::new());
                let pattern = web.patterns.len() - 1;
                web.by_verb.entry(ability.waits_for.verb).or_default().push(pattern);
                pattern
            });
            web.waiting[pattern].push(number);
        }
        web
    }

    /// Each ability that sets itself off, and for the others the shortest ring through each of them, once.
    pub fn rings(&self) -> Vec<Vec<usize>> {
        let mut rings = Vec::new();
        let mut alone: HashSet<usize> = HashSet::new();
        for (pattern, waiting) in self.waiting.iter().enumerate() {
            for ability in waiting {
                if self.starts(pattern).any(|spot| self.next(*ability, spot.1).contains(&spot)) {
                    alone.insert(*ability);
                    rings.push(vec![*ability]);
                }
            }
        }
        let ways = self.ways(&alone);
        let mut in_ring: HashSet<usize> = HashSet::new();
        for pattern in 0..self.patterns.len() {
            for start in self.starts(pattern) {
                let Some(ring) = shortest_ring(start, &ways) else { continue };
                if ring.iter().any(|member| !in_ring.contains(member)) {
                    in_ring.extend(&ring);
                    rings.push(ring);
                }
            }
        }
        rings
    }

    fn starts(&self, pattern: usize) -> impl Iterator<Item = Spot> + use<> {
        let actors: &'static [Actor] = match self.patterns[pattern].who {
            Watched::You => &[Actor::You],
            Watched::Opponents => &[Actor::Opponent],
            Watched::Anybody => &[Actor::You, Actor::Opponent, Actor::Somebody],
        };
        actors.iter().copied().map(move |actor| (pattern, actor))
    }

    /// The patterns that an ability meets when somebody has met its own.
    fn next(&self, ability: usize, actor: Actor) -> Vec<Spot> {
        let mut spots = Vec::new();
        for made in &self.abilities[ability].makes {
            let Some(candidates) = self.by_verb.get(&made.verb) else { continue };
            for doer in doers(made.by, actor, self.seats).iter().copied() {
                let met = candidates.iter().filter(|pattern| {
                    let pattern = self.patterns[**pattern];
                    sees(pattern.who, doer) && made.cards.satisfy(&pattern.cards)
                });
                spots.extend(met.map(|pattern| (*pattern, doer)));
            }
        }
        spots
    }

    /// From each spot to the next ones, each by the first ability that leads there.
    fn ways(&self, alone: &HashSet<usize>) -> Ways {
        let mut ways = Ways::new();
        for (pattern, waiting) in self.waiting.iter().enumerate() {
            for spot in self.starts(pattern) {
                let mut next: Vec<(Spot, usize)> = Vec::new();
                let mut known: HashSet<Spot> = HashSet::new();
                for ability in waiting.iter().filter(|ability| !alone.contains(ability)) {
                    let new = self.next(*ability, spot.1).into_iter().filter(|to| known.insert(*to));
                    next.extend(new.map(|to| (to, *ability)));
                }
                ways.insert(spot, next);
            }
        }
        ways
    }
}

type Ways = HashMap<Spot, Vec<(Spot, usize)>>;

fn shortest_ring(start: Spot, ways: &Ways) -> Option<Vec<usize>> {
    let mut before: HashMap<Spot, (Spot, usize)> = HashMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(spot) = queue.pop_front() {
        for (next, ability) in ways.get(&spot).into_iter().flatten() {
            if *next == start {
                return Some(way(start, spot, *ability, &before));
            }
            before.entry(*next).or_insert_with(|| {
                queue.push_back(*next);
                (spot, *ability)
            });
        }
    }
    None
}

/// The abilities from the start to the last one.
fn way(start: Spot, mut spot: Spot, last: usize, before: &HashMap<Spot, (Spot, usize)>) -> Vec<usize> {
    let mut ring = vec![last];
    while spot != start {
        let (earlier, ability) = before[&spot];
        ring.push(ability);
        spot = earlier;
    }
    ring.reverse();
    ring
}

/// Who does it, where somebody did what was waited for. Others than an opponent are you, and more opponents where there are
/// more.
fn doers(by: Doer, actor: Actor, at_table: Seats) -> &'static [Actor] {
    match (by, actor, at_table) {
        (Doer::You, ..) | (Doer::Same, Actor::You, _) | (Doer::Others, Actor::Opponent, Seats::Two) => {
            &[Actor::You]
        }
        (Doer::Opponents, ..)
        | (Doer::Same, Actor::Opponent, _)
        | (Doer::Others | Doer::OtherOpponents, Actor::You, _)
        | (Doer::OtherOpponents, Actor::Opponent | Actor::Somebody, Seats::More) => &[Actor::Opponent],
        (Doer::Everybody, ..) | (Doer::Others, Actor::Opponent, Seats::More) => {
            &[Actor::You, Actor::Opponent]
        }
        (Doer::Somebody, ..) | (Doer::Same | Doer::Others, Actor::Somebody, _) => &[Actor::Somebody],
        (Doer::OtherOpponents, Actor::Opponent | Actor::Somebody, Seats::Two) => &[],
    }
}

fn sees(who: Watched, actor: Actor) -> bool {
    match (who, actor) {
        (Watched::Anybody, Actor::You | Actor::Opponent | Actor::Somebody)
        | (Watched::You, Actor::You)
        | (Watched::Opponents, Actor::Opponent) => true,
        (Watched::You, Actor::Opponent | Actor::Somebody)
        | (Watched::Opponents, Actor::You | Actor::Somebody) => false,
    }
}
