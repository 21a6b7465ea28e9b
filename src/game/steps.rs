//! What the course of the game does next, the first of it last.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use super::Step;

/// A step that is taken leaves three at most: a phase does what its text says, may offer something and ends.
const MOST_STEPS: usize = 8;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Step>", try_from = "Vec<Step>")]
pub struct Steps {
    all: [Step; MOST_STEPS],
    count: u8,
}

impl Steps {
    pub const NONE: Steps = Steps { all: [Step::Dropped; MOST_STEPS], count: 0 };

    #[inline]
    pub fn push(&mut self, step: Step) {
        self.all[usize::from(self.count)] = step;
        self.count += 1;
    }

    /// What comes next.
    #[inline]
    pub fn next(&self) -> Option<&Step> {
        self.all.get(usize::from(self.count).wrapping_sub(1))
    }

    #[inline]
    pub fn next_mut(&mut self) -> Option<&mut Step> {
        self.all.get_mut(usize::from(self.count).wrapping_sub(1))
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Step> {
        let next = *self.next()?;
        self.count -= 1;
        Some(next)
    }

    pub fn clear(&mut self) {
        self.count = 0;
    }
}

impl Deref for Steps {
    type Target = [Step];

    #[inline]
    fn deref(&self) -> &[Step] {
        &self.all[..usize::from(self.count)]
    }
}

impl DerefMut for Steps {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Step] {
        &mut self.all[..usize::from(self.count)]
    }
}

impl PartialEq for Steps {
    fn eq(&self, other: &Steps) -> bool {
        **self == **other
    }
}

impl Hash for Steps {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl From<Steps> for Vec<Step> {
    fn from(steps: Steps) -> Vec<Step> {
        steps.to_vec()
    }
}

impl TryFrom<Vec<Step>> for Steps {
    type Error = String;

    fn try_from(saved: Vec<Step>) -> Result<Steps, String> {
        if saved.len() > MOST_STEPS {
            return Err("more steps follow than there can be".to_string());
        }
        let mut steps = Steps::NONE;
        saved.into_iter().for_each(|step| steps.push(step));
        Ok(steps)
    }
}
