//! `check --fix`: applies fixes until there is nothing left to repair.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use super::check::{Checked, read_and_check};
use crate::diagnostic::{Diagnostics, Fix};
use crate::source::FileId;
use crate::workspace::write_whole;

/// A fix can uncover a problem that has a fix; more rounds than this would be a circle.
const MOST_ROUNDS: usize = 10;

/// Repairs files on the disk. Returns what is left and how much was repaired.
pub(super) fn repair(paths: &[PathBuf], mut checked: Checked) -> io::Result<(Checked, usize)> {
    let mut repaired = 0;
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
            if text != checked.workspace.sources.text(file) {
                write_whole(path, &text)?;
                written += count;
            }
        }
        if written == 0 {
            break;
        }
        repaired += written;
        checked = read_and_check(paths);
    }
    Ok((checked, repaired))
}

fn by_file(diagnostics: &Diagnostics) -> BTreeMap<FileId, Vec<&Fix>> {
    let mut fixes: BTreeMap<FileId, Vec<&Fix>> = BTreeMap::new();
    for fix in diagnostics.iter().filter_map(|item| item.fix.as_ref()) {
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
        Fix { title: String::new(), place, replacement: replacement.into() }
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
