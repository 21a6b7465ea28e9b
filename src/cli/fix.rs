//! `check --fix`: applies fixes until there is nothing left to repair. A guess is left to the designer.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use super::check::{Checked, read_and_check};
use super::diff::difference;
use super::summary::counted;
use crate::diagnostic::{Diagnostics, Fix};
use crate::source::FileId;
use crate::workspace::write_whole;

/// A fix can uncover a problem that has a fix; more rounds than this would be a circle.
const MOST_ROUNDS: usize = 10;

/// What was done to the files.
#[derive(Default)]
pub(super) struct Repaired {
    count: usize,
    /// The files that were changed, as they were before the first repair and as they are now.
    files: BTreeMap<PathBuf, (String, String)>,
    /// Fixes that only the designer can decide on.
    guesses: usize,
}

impl Repaired {
    /// Every changed line, old and new, and what was left alone.
    pub fn told(&self) -> String {
        let mut text = String::new();
        for (path, (old, new)) in &self.files {
            text.push_str(&format!("{}\n{}", path.display(), difference(old, new)));
        }
        if self.count > 0 {
            text.push_str(&format!("repaired {}\n", counted(self.count, "problem")));
        }
        if self.guesses > 0 {
            let repairs = counted(self.guesses, "repair");
            text.push_str(&format!("left {repairs} to you that could change what a text means; see above\n"));
        }
        text
    }
}

/// Repairs files on the disk. Returns what is left and what was repaired.
pub(super) fn repair(paths: &[PathBuf], mut checked: Checked) -> io::Result<(Checked, Repaired)> {
    let mut repaired = Repaired::default();
    for _ in 0..MOST_ROUNDS {
        let fixes = by_file(&checked.diagnostics);
        let mut written = 0;
        for (file, fixes) in fixes {
            let path = checked.workspace.sources.path(file);
            // A base game can be one that is built in, and a file that could not be read stays as it is.
            if checked.workspace.unread.contains(&file) || !path.exists() {
                continue;
            }
            let (text, count) = apply(checked.workspace.sources.text(file), &fixes);
            let old = checked.workspace.sources.text(file);
            if text != old {
                write_whole(path, &text)?;
                written += count;
                let entry = repaired.files.entry(path.to_path_buf());
                entry.or_insert_with(|| (old.to_string(), String::new())).1 = text;
            }
        }
        if written == 0 {
            break;
        }
        repaired.count += written;
        checked = read_and_check(paths);
    }
    repaired.guesses =
        checked.diagnostics.iter().filter_map(|item| item.fix.as_ref()).filter(|fix| fix.is_guess).count();
    Ok((checked, repaired))
}

fn by_file(diagnostics: &Diagnostics) -> BTreeMap<FileId, Vec<&Fix>> {
    let mut fixes: BTreeMap<FileId, Vec<&Fix>> = BTreeMap::new();
    let all = diagnostics.iter().filter_map(|item| item.fix.as_ref());
    for fix in all.filter(|fix| !fix.is_guess) {
        fixes.entry(fix.place.file).or_default().push(fix);
    }
    fixes
}

/// The text with all fixes that don't touch each other, and how many those are.
fn apply(text: &str, fixes: &[&Fix]) -> (String, usize) {
    let mut ordered: Vec<&&Fix> = fixes.iter().collect();
    ordered.sort_by_key(|fix| (fix.place.span, &fix.replacement));
    let mut result = String::with_capacity(text.len());
    let (mut done, mut count) = (0, 0);
    for fix in ordered {
        let range = fix.place.span.range();
        let touches = count > 0 && range.start <= done;
        let Some(between) = text.get(done..range.start).filter(|_| !touches) else { continue };
        if text.get(range.clone()).is_none() {
            continue;
        }
        result.push_str(between);
        result.push_str(&fix.replacement);
        done = range.end;
        count += 1;
    }
    result.push_str(&text[done..]);
    (result, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Place, Span};

    fn fix(start: usize, end: usize, replacement: &str) -> Fix {
        let place = Place::new(FileId(0), Span::new(start, end));
        Fix { title: String::new(), place, replacement: replacement.into(), is_guess: false }
    }

    #[test]
    fn fixes_apart_are_applied_together() {
        let (a, b) = (fix(0, 1, "X"), fix(4, 5, "YY"));
        assert_eq!(apply("a b c", &[&b, &a]), ("X b YY".into(), 2));
    }

    #[test]
    fn of_two_fixes_that_touch_the_first_is_applied() {
        let (a, b) = (fix(0, 3, "X"), fix(2, 4, "Y"));
        assert_eq!(apply("abcdef", &[&a, &b]), ("Xdef".into(), 1));
    }

    #[test]
    fn a_fix_that_ends_inside_a_letter_is_left_alone() {
        let inside = fix(1, 2, "X");
        assert_eq!(apply("ä", &[&inside]), ("ä".into(), 0));
    }
}
