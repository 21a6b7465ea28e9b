//! The least and the most that is left of a number when several things change it one after the other, in whichever order
//! that is. Knows numbers and bits, and no game.

use smallvec::{SmallVec, smallvec};

/// So many ways are followed at once: those that have come to the least. Few who change a number leave fewer ways than that;
/// of more, all orders would never be tried, and the most may be anything.
const MOST_WAYS: usize = 64;

/// What the number is by now, and who has changed it, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    pub number: i16,
    pub changed_by: u128,
}

/// Mostly two change a number: that asks for no memory.
pub type Ways = SmallVec<[Way; 4]>;

/// Follows all ways from the number on, those that have come to the same as one.
pub fn least_and_most(number: i16, mut onward: impl FnMut(Way) -> Ways) -> (i16, i16) {
    let mut ways: Ways = smallvec![Way { number, changed_by: 0 }];
    let mut ends: Option<(i16, i16)> = None;
    while !ways.is_empty() {
        let mut further = Ways::new();
        for way in ways {
            let next = onward(way);
            if next.is_empty() {
                let (least, most) = ends.unwrap_or((way.number, way.number));
                ends = Some((least.min(way.number), most.max(way.number)));
            }
            further.extend(next);
        }
        further.sort_unstable();
        further.dedup();
        if further.len() > MOST_WAYS {
            // What the others come to is not known.
            ends = ends.map(|(least, _)| (least, i16::MAX)).or(Some((i16::MAX, i16::MAX)));
        }
        further.truncate(MOST_WAYS);
        ways = further;
    }
    ends.unwrap_or((number, number))
}

#[cfg(test)]
mod tests {
    use super::{MOST_WAYS, Way, least_and_most};

    type Change = fn(i16) -> i16;

    const CHANGES: [Change; 3] =
        [|number| number.saturating_sub(1), |number| number - number / 2, |number| number.saturating_mul(2)];

    /// The least, and how often it was looked where a way goes on.
    fn least_of(number: i16, changes: &[Change]) -> (i16, usize) {
        let mut looked = 0;
        let (found, _) = least_and_most(number, |way| {
            looked += 1;
            let left = (0..changes.len()).filter(|one| way.changed_by >> one & 1 == 0);
            left.map(|one| Way { number: changes[one](way.number), changed_by: way.changed_by | 1 << one })
                .collect()
        });
        (found, looked)
    }

    /// The same by trying all orders.
    fn in_all_orders(number: i16, changes: &[Change]) -> i16 {
        let without = |one: usize| [&changes[..one], &changes[one + 1..]].concat();
        let after = (0..changes.len()).map(|one| in_all_orders(changes[one](number), &without(one)));
        after.min().unwrap_or(number)
    }

    fn so_many(count: usize) -> Vec<Change> {
        (0..count).map(|one| CHANGES[one % CHANGES.len()]).collect()
    }

    #[test]
    fn it_is_the_least_of_all_orders() {
        for number in 0..20 {
            for count in 0..7 {
                let changes = so_many(count);
                assert_eq!(
                    least_of(number, &changes).0,
                    in_all_orders(number, &changes),
                    "{number}, {count}"
                );
            }
        }
    }

    #[test]
    fn and_the_most_of_few() {
        let ends = |number| {
            least_and_most(number, |way| {
                // One fewer of any, two more of two or more.
                let changes = [(1, -1), (2, 2)].into_iter().enumerate();
                let left =
                    changes.filter(|(one, (from, _))| way.changed_by >> one & 1 == 0 && way.number >= *from);
                left.map(|(one, (_, by))| Way {
                    number: way.number + by,
                    changed_by: way.changed_by | 1 << one,
                })
                .collect()
            })
        };
        assert_eq!([1, 2, 3].map(ends), [(0, 0), (1, 3), (4, 4)]);
    }

    #[test]
    fn many_do_not_make_it_long() {
        for count in [12, 30, 90] {
            assert!(least_of(99, &so_many(count)).1 <= 1 + count * MOST_WAYS, "{count}");
        }
    }
}
