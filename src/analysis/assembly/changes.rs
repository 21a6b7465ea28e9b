//! What a variant replaces and removes, and blocks that stand twice.

use std::collections::HashMap;

use super::blocks::{Entry, Key};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_list};
use crate::source::{Place, Span};
use crate::syntax::tree::{Beside, BlockKind, Change, Comes};
use crate::vocabulary::english::capitalized;

/// The blocks in force, in order.
#[derive(Default)]
pub(super) struct Game<'o> {
    /// Removed blocks leave a gap, so that numbers stay.
    slots: Vec<Option<Slot<'o>>>,
    by_key: HashMap<Key, usize>,
}

#[derive(Clone, Copy)]
struct Slot<'o> {
    entry: Entry<'o>,
    /// How many games below it: 0 for the first base game.
    level: usize,
}

impl<'o> Game<'o> {
    /// Takes in the blocks of the next game of a chain.
    pub fn add_level(&mut self, level: usize, entries: &[Entry<'o>], diagnostics: &mut Diagnostics) {
        let mut changed: HashMap<Key, Entry<'o>> = HashMap::new();
        for entry in entries {
            match entry.header.change {
                Change::Add => {}
                Change::Replace | Change::Remove => {
                    if let Some(first) = changed.get(&entry.key()) {
                        diagnostics.push(changed_twice(first, entry));
                        continue;
                    }
                    changed.insert(entry.key(), *entry);
                    self.change(level, *entry, diagnostics);
                }
            }
        }
        // What stands beside another phase waits until all the others are there.
        for waits in [false, true] {
            let added = entries.iter().filter(|entry| entry.header.change == Change::Add);
            for entry in added.filter(|entry| entry.header.beside.is_some() == waits) {
                self.add(level, *entry, diagnostics);
            }
        }
    }

    /// The blocks in force.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'o>> {
        self.slots.iter().flatten().map(|slot| slot.entry)
    }

    fn change(&mut self, level: usize, entry: Entry<'o>, diagnostics: &mut Diagnostics) {
        let Some(at) = self.by_key.get(&entry.key()).copied() else {
            diagnostics.push(self.nothing_to_change(&entry));
            return;
        };
        if entry.header.change == Change::Replace {
            self.slots[at] = Some(Slot { entry, level });
        } else {
            self.slots[at] = None;
            self.by_key.remove(&entry.key());
        }
    }

    fn add(&mut self, level: usize, entry: Entry<'o>, diagnostics: &mut Diagnostics) {
        if let Some(first) = self.by_key.get(&entry.key()).and_then(|at| self.slots[*at]) {
            diagnostics.push(stands_twice(&first, level, &entry));
            return;
        }
        let at = match &entry.header.beside {
            Some(beside) => self.beside(beside).unwrap_or_else(|| {
                diagnostics.push(self.no_such_phase(&entry, beside));
                self.slots.len()
            }),
            None => self.slots.len(),
        };
        // Most come last, and move none of the others.
        if at < self.slots.len() {
            for number in self.by_key.values_mut().filter(|number| **number >= at) {
                *number += 1;
            }
        }
        self.by_key.insert(entry.key(), at);
        self.slots.insert(at, Some(Slot { entry, level }));
    }

    /// Where a phase goes that comes before or after another one.
    fn beside(&self, beside: &Beside) -> Option<usize> {
        let is_it = |slot: &Option<Slot<'_>>| {
            slot.is_some_and(|slot| {
                slot.entry.header.kind == BlockKind::Phase
                    && slot.entry.name().eq_ignore_ascii_case(&beside.phase.text)
            })
        };
        match beside.comes {
            Comes::Before => self.slots.iter().position(is_it),
            Comes::After => self.slots.iter().rposition(is_it).map(|at| at + 1),
        }
    }

    fn no_such_phase(&self, entry: &Entry<'_>, beside: &Beside) -> Diagnostic {
        let place = Place::new(entry.file, beside.phase.at.0);
        let message = format!("The game has no phase \"{}\".", beside.phase.text);
        let problem = Diagnostic::new(Code::UndeclaredPhase, place, message).label("not declared");
        let phases: Vec<&str> = self
            .entries()
            .filter(|other| other.header.kind == BlockKind::Phase)
            .map(|other| other.name())
            .collect();
        match nearest(&beside.phase.text, phases.iter().copied()) {
            Some(near) => problem.help(format!("Did you mean \"{near}\"?")).fix(
                format!("write \"{near}\""),
                beside.phase.at.0,
                format!("\"{near}\""),
            ),
            None => problem.help(format!("The phases of the turn are {}.", quoted_list(phases))),
        }
    }

    fn nothing_to_change(&self, entry: &Entry<'_>) -> Diagnostic {
        let same_kind: Vec<String> = self
            .entries()
            .filter(|other| other.header.kind == entry.header.kind)
            .map(|other| other.title())
            .collect();
        let verb = match entry.header.change {
            Change::Remove => "remove",
            Change::Add | Change::Replace => "replace",
        };
        let message = format!("There is no {} to {verb}.", entry.title());
        let diagnostic = Diagnostic::new(Code::NothingToChange, entry.place(), message).label("hits nothing");
        let names = || {
            self.entries().filter(|other| other.header.kind == entry.header.kind).map(|other| other.name())
        };
        let near = nearest(entry.name(), names());
        match (near, &entry.header.name) {
            (Some(near), Some(name)) if !near.eq_ignore_ascii_case(&name.text) => diagnostic
                .help(format!("Did you mean \"{near}\"?"))
                .fix(format!("write \"{near}\""), name.at.0, format!("\"{near}\"")),
            _ if same_kind.is_empty() => {
                diagnostic.help(format!("The game that is changed has no {}.", entry.header.kind.word()))
            }
            _ => diagnostic.help(format!("The game that is changed has {}.", list(&same_kind))),
        }
    }
}

fn list(titles: &[String]) -> String {
    const MOST: usize = 12;
    let shown = titles.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
    match titles.len().checked_sub(MOST) {
        Some(more) if more > 0 => format!("{shown} and {more} more"),
        _ => shown,
    }
}

fn changed_twice(first: &Entry<'_>, second: &Entry<'_>) -> Diagnostic {
    let message = format!("{} is changed twice.", capitalized(&second.title()));
    Diagnostic::new(Code::ChangedTwice, second.place(), message)
        .label("the second change")
        .note(first.place(), "the first change")
        .help("Keep one of the two.")
}

fn stands_twice(first: &Slot<'_>, level: usize, second: &Entry<'_>) -> Diagnostic {
    let title = second.title();
    if first.level < level {
        let at = Span::gap(second.header.at.0.start as usize);
        return Diagnostic::new(
            Code::BlockTwice,
            second.place(),
            format!("The game that is changed already has {title}."),
        )
        .label("a second one")
        .note(first.entry.place(), "the first")
        .help(format!("To put this in its place, write: replace {title}"))
        .help("Otherwise choose another name.")
        .guess("write \"replace\"", at, "replace ");
    }
    let (code, message) = match second.header.kind {
        BlockKind::Card => (Code::CardTwice, format!("There are two cards named \"{}\".", second.name())),
        BlockKind::Setup
        | BlockKind::Phase
        | BlockKind::Action
        | BlockKind::Definition
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Option
        | BlockKind::Counter
        | BlockKind::Keyword => (Code::BlockTwice, format!("{} stands twice.", capitalized(&title))),
    };
    Diagnostic::new(code, second.place(), message)
        .label("the second")
        .note(first.entry.place(), "the first")
        .help(if second.header.kind.is_named() {
            "Give one of them another name, or delete it."
        } else {
            "Write everything under one of them, or say when each counts: setup with 2 players."
        })
}
