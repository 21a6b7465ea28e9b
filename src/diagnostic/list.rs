//! One problem, and all problems of a run.

use super::{Code, Severity};
use crate::source::{Place, Span};

/// One problem in a designer's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub code: Code,
    pub place: Place,
    /// What is wrong, in one sentence that quotes what was written.
    pub message: String,
    /// A few words under the marked text.
    pub label: String,
    /// What to do about it, in the order worth trying.
    pub help: Vec<String>,
    /// Other places that belong to the problem.
    pub notes: Vec<Note>,
    pub fix: Option<Fix>,
}

/// A second place that explains the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub place: Place,
    pub text: String,
}

/// A change of the text that removes the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    pub title: String,
    pub place: Place,
    pub replacement: String,
    /// The text may then say something else than its designer meant: it is shown and never applied
    /// unasked.
    pub is_guess: bool,
}

impl Diagnostic {
    pub fn new(code: Code, place: Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            place,
            message: message.into(),
            label: "here".into(),
            help: Vec::new(),
            notes: Vec::new(),
            fix: None,
        }
    }

    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    #[must_use]
    pub fn note(mut self, place: Place, text: impl Into<String>) -> Diagnostic {
        self.notes.push(Note { place, text: text.into() });
        self
    }

    /// A fix that replaces `span`, in the file of the problem, by `replacement`.
    #[must_use]
    pub fn fix(mut self, title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Diagnostic {
        let place = Place::new(self.place.file, span);
        let (title, replacement) = (title.into(), replacement.into());
        self.fix = Some(Fix { title, place, replacement, is_guess: false });
        self
    }

    /// As `fix`, for a change that only the designer can decide on.
    #[must_use]
    pub fn guess(self, title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Diagnostic {
        let mut guessed = self.fix(title, span, replacement);
        guessed.fix.iter_mut().for_each(|fix| fix.is_guess = true);
        guessed
    }

    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
}

/// All problems of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    limit: Option<usize>,
}

impl Diagnostics {
    /// A list that takes no more than `limit` problems and drops the rest.
    pub fn at_most(limit: usize) -> Diagnostics {
        Diagnostics { items: Vec::new(), limit: Some(limit) }
    }

    /// Nothing more is taken: whoever would work out a message can save the work.
    pub fn is_full(&self) -> bool {
        self.limit.is_some_and(|limit| self.items.len() >= limit)
    }

    pub fn push(&mut self, diagnostic: Diagnostic) {
        if !self.is_full() {
            self.items.push(diagnostic);
        }
    }

    pub fn append(&mut self, other: Diagnostics) {
        self.extend(other);
    }

    /// In the order of files and lines, each problem once.
    #[must_use]
    pub fn sorted(mut self) -> Diagnostics {
        self.items.sort_by(|a, b| (a.place, a.code, &a.message).cmp(&(b.place, b.code, &b.message)));
        // A block that two games share is read once for each: the same problem is told once.
        self.items.dedup_by(|a, b| (a.place, a.code, &a.message) == (b.place, b.code, &b.message));
        self
    }

    pub fn retain(&mut self, keep: impl FnMut(&Diagnostic) -> bool) {
        self.items.retain(keep);
    }

    pub fn has_errors(&self) -> bool {
        self.items.iter().any(|item| item.severity() == Severity::Error)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }

    pub fn len(&self) -> usize {
        self.items.len()
    }

    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<T: IntoIterator<Item = Diagnostic>>(&mut self, items: T) {
        for item in items {
            self.push(item);
        }
    }
}
