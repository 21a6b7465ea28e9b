//! What is being done, the innermost last. A work that is over leaves its room to the next one of its kind, which is
//! written there: works are large, and one begins at almost every decision.

use super::{Acted, Event, Frame, OnRoad, Work};

#[derive(Debug, Default)]
pub struct Stack<const W: usize> {
    /// The innermost work. It has a place of its own: each instruction looks at it.
    pub(super) top: Option<Work<W>>,
    /// The works around it.
    pub(super) below: Vec<Work<W>>,
    /// How many of them all are events.
    pub(super) on_road: usize,
    /// Rooms of texts and events that are over. They go from here to the works and back without being copied.
    #[allow(clippy::vec_box)]
    pub(super) frames: Vec<Box<Frame<W>>>,
    #[allow(clippy::vec_box)]
    pub(super) roads: Vec<Box<OnRoad<W>>>,
}

impl<const W: usize> Stack<W> {
    /// Room for so many works. Most of them are never inside each other, and cards that go to their place need none.
    pub fn reserve(&mut self, works: usize) {
        self.below.reserve(works);
        self.frames.resize_with(works / 4, Box::default);
        self.roads.resize_with(works / 8, Box::default);
    }

    /// The innermost work.
    #[inline(always)]
    pub fn last(&self) -> Option<&Work<W>> {
        self.top.as_ref()
    }

    #[inline(always)]
    pub fn last_mut(&mut self) -> Option<&mut Work<W>> {
        self.top.as_mut()
    }

    /// The text on top, where it is one.
    #[inline(always)]
    pub fn text(&self) -> Option<&Frame<W>> {
        if let Some(Work::Body(frame)) = &self.top { Some(frame) } else { None }
    }

    #[inline(always)]
    pub fn text_mut(&mut self) -> Option<&mut Frame<W>> {
        if let Some(Work::Body(frame)) = &mut self.top { Some(frame) } else { None }
    }

    /// The innermost text, whatever it waits for.
    #[inline]
    pub fn innermost_text(&self) -> Option<&Frame<W>> {
        self.iter().rev().find_map(|work| if let Work::Body(frame) = work { Some(&**frame) } else { None })
    }

    #[inline]
    pub fn innermost_text_mut(&mut self) -> Option<&mut Frame<W>> {
        self.iter_mut()
            .rev()
            .find_map(|work| if let Work::Body(frame) = work { Some(&mut **frame) } else { None })
    }

    /// The work around the innermost one.
    pub fn last_below(&self) -> Option<&Work<W>> {
        self.below.last()
    }

    /// The innermost last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Work<W>> {
        self.below.iter().chain(&self.top)
    }

    /// Each work around another one, with that one.
    pub fn pairs(&self) -> impl Iterator<Item = (&Work<W>, &Work<W>)> {
        self.below.iter().zip(self.below.iter().skip(1).chain(&self.top))
    }

    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Work<W>> {
        self.below.iter_mut().chain(&mut self.top)
    }

    /// The number of the innermost work that is like this.
    pub fn rposition(&self, is_it: impl Fn(&Work<W>) -> bool) -> Option<usize> {
        match &self.top {
            Some(top) if is_it(top) => Some(self.below.len()),
            Some(_) | None => self.below.iter().rposition(is_it),
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.below.len() + usize::from(self.top.is_some())
    }

    /// Whether there are more works than so many, which are some.
    #[inline]
    pub fn is_deeper_than(&self, works: usize) -> bool {
        self.below.len() >= works
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.top.is_none()
    }

    /// Whether nothing is around what is being done, if something is.
    #[inline]
    pub fn is_at_most_one(&self) -> bool {
        self.below.is_empty()
    }

    /// Whether there is room for one more text.
    #[inline(always)]
    pub fn has_room(&self) -> bool {
        !self.frames.is_empty() && self.below.len() < self.below.capacity()
    }

    /// Makes room for one more text.
    #[cold]
    #[inline(never)]
    pub fn make_room(&mut self) {
        self.frames.push(Box::default());
        self.below.reserve(1);
    }

    /// A text begins: whoever calls it says which.
    #[inline(always)]
    pub fn push_text(&mut self) -> Option<&mut Frame<W>> {
        let frame = self.frames.pop()?;
        self.put_on_top(Work::Body(frame));
        self.text_mut()
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
        self.put_on_top(Work::Road(road));
    }

    #[inline]
    pub fn push(&mut self, work: Work<W>) {
        self.on_road += usize::from(is_event(&work));
        self.put_on_top(work);
    }

    #[inline(always)]
    fn put_on_top(&mut self, work: Work<W>) {
        if let Some(below) = self.top.replace(work) {
            self.below.push(below);
        }
    }

    #[inline(always)]
    fn take_top(&mut self) -> Option<Work<W>> {
        std::mem::replace(&mut self.top, self.below.pop())
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Work<W>> {
        let work = self.take_top();
        self.on_road -= usize::from(work.as_ref().is_some_and(is_event));
        work
    }

    /// Whether an event is on its way.
    #[inline]
    pub fn has_event(&self) -> bool {
        debug_assert_eq!(self.on_road, count_events(self.iter()), "an event came or went unnoticed");
        self.on_road > 0
    }

    /// The event on top, which goes on.
    #[inline]
    pub fn pop_road(&mut self) -> Option<Box<OnRoad<W>>> {
        let Some(Work::Road(_)) = &self.top else { return None };
        match self.take_top() {
            Some(Work::Road(road)) => {
                self.on_road -= 1;
                Some(road)
            }
            Some(Work::Body(_) | Work::Settle(..)) | None => None,
        }
    }

    /// The work on top is over.
    #[inline(always)]
    pub fn drop_top(&mut self) {
        match self.take_top() {
            Some(Work::Body(frame)) => self.frames.push(frame),
            Some(Work::Road(road)) => {
                self.on_road -= 1;
                self.roads.push(road);
            }
            Some(Work::Settle(..)) | None => {}
        }
    }

    /// An event is over that was not among the works.
    #[inline]
    pub fn is_over(&mut self, road: Box<OnRoad<W>>) {
        self.roads.push(road);
    }

    pub fn clear(&mut self) {
        while !self.is_empty() {
            self.drop_top();
        }
    }

    pub fn extend(&mut self, works: impl IntoIterator<Item = Work<W>>) {
        works.into_iter().for_each(|work| self.push(work));
    }
}

fn is_event<const W: usize>(work: &Work<W>) -> bool {
    matches!(work, Work::Road(_))
}

pub(super) fn count_events<'w, const W: usize>(works: impl Iterator<Item = &'w Work<W>>) -> usize {
    works.filter(|work| is_event(work)).count()
}

/// More works are inside each other than before.
#[cold]
#[inline(never)]
pub(super) fn more_room<T: Default>() -> Box<T> {
    Box::default()
}
