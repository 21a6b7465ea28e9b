//! A game that people and computer players play together: whose turn it is, what each may see, undo, saving.
//! Knows views, decisions and logs; knows no terminal, no file and no clock.

mod abilities;
mod book;
mod dealt;
mod faces;
mod introduction;
mod news;
mod notes;
mod question;
mod scene;
mod session;
mod sitting;
mod undo;
mod why;

pub use abilities::Story;
pub use book::{Book, Passage};
pub use dealt::dealt_with;
pub use faces::{Face, Faces, Legend, Paint};
pub use introduction::Introduction;
pub use news::News;
pub use notes::Note;
pub use scene::{CardScene, OptionScene, Scene, ZoneRole, ZoneScene};
pub use session::{Resumed, Session, Thought, Turn};
pub use sitting::{Sitting, UnknownSitting};
pub use undo::CantUndo;
pub use why::Reason;
