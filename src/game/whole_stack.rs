//! The stack as a whole: cut off, turned round, copied, compared, saved.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Work;
use super::copy::copied_each;
use super::stack::{Stack, count_events, more_room};

impl<const W: usize> Stack<W> {
    /// Takes out the works from that number on.
    pub fn cut(&mut self, from: usize) -> Vec<Work<W>> {
        let mut all = self.take_all();
        let cut = all.split_off(from);
        self.put_all(all);
        cut
    }

    /// The work on top becomes the one with that number.
    pub fn sink(&mut self, to: usize) {
        let mut all = self.take_all();
        all[to..].rotate_right(1);
        self.put_all(all);
    }

    fn take_all(&mut self) -> Vec<Work<W>> {
        let mut all = std::mem::take(&mut self.below);
        all.extend(self.top.take());
        all
    }

    /// These and no others.
    fn put_all(&mut self, mut works: Vec<Work<W>>) {
        self.on_road = count_events(works.iter());
        self.top = works.pop();
        self.below = works;
    }
}

impl<const W: usize> Clone for Stack<W> {
    fn clone(&self) -> Stack<W> {
        let (top, below) = (self.top.clone(), copied_each(&self.below));
        Stack { top, below, on_road: self.on_road, ..Stack::default() }
    }

    /// The same in the place of another: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Stack<W>) {
        self.clear();
        for work in other.iter() {
            match work {
                Work::Body(frame) => {
                    let mut room = self.frames.pop().unwrap_or_else(more_room);
                    room.clone_from(frame);
                    self.push(Work::Body(room));
                }
                Work::Road(road) => {
                    let mut room = self.roads.pop().unwrap_or_else(more_room);
                    room.clone_from(road);
                    self.push_road(room);
                }
                Work::Settle(card, player) => self.push(Work::Settle(*card, *player)),
            }
        }
    }
}

impl<const W: usize> PartialEq for Stack<W> {
    fn eq(&self, other: &Stack<W>) -> bool {
        self.top == other.top && self.below == other.below
    }
}

impl<const W: usize> Serialize for Stack<W> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for Stack<W> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stack<W>, D::Error> {
        let mut stack = Stack::default();
        stack.put_all(Vec::deserialize(from)?);
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Card, LARGE, Player};

    fn cards(stack: &Stack<LARGE>) -> Vec<u8> {
        let card = |work: &Work| if let Work::Settle(card, _) = work { card.0 } else { u8::MAX };
        stack.iter().map(card).collect()
    }

    #[test]
    fn the_innermost_is_the_last() {
        let mut stack: Stack<LARGE> = Stack::default();
        stack.extend((1..=4).map(|card| Work::Settle(Card(card), Player(0))));
        assert_eq!((stack.len(), cards(&stack)), (4, vec![1, 2, 3, 4]));
        assert_eq!(stack.rposition(|work| *work == Work::Settle(Card(4), Player(0))), Some(3));
        assert_eq!(stack.rposition(|work| *work == Work::Settle(Card(2), Player(0))), Some(1));
        stack.sink(1);
        assert_eq!(cards(&stack), [1, 4, 2, 3]);
        assert_eq!(stack.cut(2), [Work::Settle(Card(2), Player(0)), Work::Settle(Card(3), Player(0))]);
        assert_eq!(
            (stack.pop(), stack.pop(), stack.pop()),
            (Some(Work::Settle(Card(4), Player(0))), Some(Work::Settle(Card(1), Player(0))), None)
        );
    }

    #[test]
    fn what_is_saved_is_a_list() {
        let mut stack: Stack<LARGE> = Stack::default();
        stack.extend((1..=2).map(|card| Work::Settle(Card(card), Player(0))));
        let text = serde_json::to_string(&stack).expect("a stack can be written");
        assert_eq!(text, r#"[{"Settle":[1,0]},{"Settle":[2,0]}]"#);
        assert_eq!(serde_json::from_str::<Stack<LARGE>>(&text).expect("a stack can be read"), stack);
    }
}
