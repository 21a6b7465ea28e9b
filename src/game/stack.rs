//! What is being done, the innermost last. A work that is over leaves its room to the next one of its kind, which is
//! written there: works are large, and one begins at almost every decision.

use std::ops::{Deref, DerefMut, RangeFrom};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Acted, Event, Frame, OnRoad, Work};

#[derive(Debug, Default)]
pub struct Stack<const W: usize> {
    works: Vec<Work<W>>,
    /// How many of them are events.
    on_road: usize,
    /// Rooms of texts and events that are over. They go from here to the works and back without being copied.
    #[allow(clippy::vec_box)]
    frames: Vec<Box<Frame<W>>>,
    #[allow(clippy::vec_box)]
    roads: Vec<Box<OnRoad<W>>>,
}

impl<const W: usize> Stack<W> {
    /// Room for so many works. Most of them are never inside each other, and cards that go to their place need none.
    pub fn reserve(&mut self, works: usize) {
        self.works.reserve(works);
        self.frames.resize_with(works / 4, Box::default);
        self.roads.resize_with(works / 8, Box::default);
    }

    /// A text begins: whoever calls it says which.
    #[inline(always)]
    pub fn push_text(&mut self, begin: impl FnOnce(&mut Frame<W>)) {
        let mut frame = self.frames.pop().unwrap_or_else(more_room);
        begin(&mut frame);
        self.works.push(Work::Body(frame));
    }

    /// An event that sets out. It is not yet among the works.
    #[inline]
    pub fn set_out(&mut self, event: Event, inherited: &Acted) -> Box<OnRoad<W>> {
        let mut road = self.roads.pop().unwrap_or_else(more_room);
        road.set_out(event, inherited);
        road
    }

    #[inline]
    pub fn push_road(&mut self, road: Box<OnRoad<W>>) {
        self.on_road += 1;
        self.works.push(Work::Road(road));
    }

    #[inline]
    pub fn push(&mut self, work: Work<W>) {
        self.on_road += usize::from(is_event(&work));
        self.works.push(work);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Work<W>> {
        let work = self.works.pop();
        self.on_road -= usize::from(work.as_ref().is_some_and(is_event));
        work
    }

    /// Whether an event is on its way.
    #[inline]
    pub fn has_event(&self) -> bool {
        debug_assert_eq!(self.on_road, count_events(&self.works), "an event came or went unnoticed");
        self.on_road > 0
    }

    /// The event on top, which goes on.
    #[inline]
    pub fn pop_road(&mut self) -> Option<Box<OnRoad<W>>> {
        match self.works.pop_if(|work| is_event(work)) {
            Some(Work::Road(road)) => {
                self.on_road -= 1;
                Some(road)
            }
            Some(Work::Body(_) | Work::Settle(_)) | None => None,
        }
    }

    /// The text on top is over: whoever calls it looks at what is left of it.
    #[inline(always)]
    pub fn pop_text(&mut self, look: impl FnOnce(&Frame<W>)) {
        if let Some(Work::Body(frame)) = self.works.pop_if(|work| matches!(work, Work::Body(_))) {
            look(&frame);
            self.frames.push(frame);
        }
    }

    /// The work on top is over.
    #[inline(always)]
    pub fn drop_top(&mut self) {
        match self.works.pop() {
            Some(Work::Body(frame)) => self.frames.push(frame),
            Some(Work::Road(road)) => {
                self.on_road -= 1;
                self.roads.push(road);
            }
            Some(Work::Settle(_)) | None => {}
        }
    }

    /// An event is over that was not among the works.
    #[inline]
    pub fn is_over(&mut self, road: Box<OnRoad<W>>) {
        self.roads.push(road);
    }

    pub fn clear(&mut self) {
        while !self.works.is_empty() {
            self.drop_top();
        }
    }

    pub fn extend(&mut self, works: impl IntoIterator<Item = Work<W>>) {
        works.into_iter().for_each(|work| self.push(work));
    }

    pub fn drain(&mut self, from: RangeFrom<usize>) -> impl Iterator<Item = Work<W>> {
        self.on_road = count_events(&self.works[..from.start]);
        self.works.drain(from)
    }
}

fn is_event<const W: usize>(work: &Work<W>) -> bool {
    matches!(work, Work::Road(_))
}

fn count_events<const W: usize>(works: &[Work<W>]) -> usize {
    works.iter().filter(|work| is_event(work)).count()
}

/// More works are inside each other than before.
#[cold]
#[inline(never)]
fn more_room<T: Default>() -> Box<T> {
    Box::default()
}

impl<const W: usize> Deref for Stack<W> {
    type Target = [Work<W>];

    #[inline]
    fn deref(&self) -> &[Work<W>] {
        &self.works
    }
}

impl<const W: usize> DerefMut for Stack<W> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Work<W>] {
        &mut self.works
    }
}

impl<const W: usize> Clone for Stack<W> {
    fn clone(&self) -> Stack<W> {
        Stack { works: self.works.clone(), on_road: self.on_road, ..Stack::default() }
    }

    /// The same in the place of another: it asks for no memory where there is enough.
    fn clone_from(&mut self, other: &Stack<W>) {
        self.clear();
        for work in &other.works {
            match work {
                Work::Body(frame) => self.push_text(|room| room.clone_from(frame)),
                Work::Road(road) => {
                    let mut room = self.roads.pop().unwrap_or_else(more_room);
                    room.clone_from(road);
                    self.push_road(room);
                }
                Work::Settle(card) => self.push(Work::Settle(*card)),
            }
        }
    }
}

impl<const W: usize> PartialEq for Stack<W> {
    fn eq(&self, other: &Stack<W>) -> bool {
        self.works == other.works
    }
}

impl<const W: usize> Serialize for Stack<W> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.works.serialize(to)
    }
}

impl<'de, const W: usize> Deserialize<'de> for Stack<W> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stack<W>, D::Error> {
        let works: Vec<Work<W>> = Vec::deserialize(from)?;
        Ok(Stack { on_road: count_events(&works), works, ..Stack::default() })
    }
}
