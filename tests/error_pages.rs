//! Every code has a page, every page's examples run, and what a designer sees is recorded.

#[path = "error_pages/page.rs"]
mod page;
#[path = "error_pages/stage.rs"]
mod stage;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cardwright::diagnostic::{Code, Severity};

use page::{Example, Page};
use stage::{Problem, Stage};

/// Codes whose wrong example can't help having other problems, which ones, and why.
const COMPANIONS: &[(&str, &[&str], &str)] = &[
    ("CW132", &["CW203"], "the problems that are too many are of some kind themselves"),
    ("CW512", &["CW517"], "so many words are too many of some kind too"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn names_in(folder: PathBuf, ending: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter_map(|name| name.strip_suffix(ending).map(str::to_string)).collect()
}

fn code_ids() -> BTreeSet<String> {
    Code::ALL.iter().map(|code| code.id().to_string()).collect()
}

/// The pages there are, in the order of their codes.
fn pages() -> Vec<Page> {
    let path = |code: &Code| root().join("docs/errors").join(format!("{}.md", code.id()));
    let existing = Code::ALL.iter().filter(|code| path(code).exists());
    existing.map(|code| Page::read(*code, &fs::read_to_string(path(code)).unwrap())).collect()
}

/// Asks something of every page; all that fail are told together.
fn for_each_page(mut ask: impl FnMut(&Page) -> Result<(), String>) {
    let failures: Vec<String> = pages()
        .iter()
        .filter_map(|page| ask(page).err().map(|why| format!("{}: {why}", page.code.id())))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn for_each_wrong(mut ask: impl FnMut(&Page, &Example) -> Result<(), String>) {
    for_each_page(|page| page.wrong().try_for_each(|example| ask(page, example)));
}

fn of_code(problems: Vec<Problem>, code: Code) -> Vec<Problem> {
    problems.into_iter().filter(|problem| problem.code == code.id()).collect()
}

#[test]
fn every_code_has_a_page_and_every_page_a_code() {
    assert_eq!(names_in(root().join("docs/errors"), ".md"), code_ids());
}

#[test]
fn every_page_begins_with_its_code_and_title() {
    for_each_page(|page| {
        let wanted = format!("# {}: {}", page.code.id(), page.code.title());
        (page.title == wanted).then_some(()).ok_or(format!("begins with {:?}, not {wanted:?}", page.title))
    });
}

#[test]
fn every_page_has_a_wrong_and_a_right_example() {
    for_each_page(|page| {
        let both = page.wrong().next().is_some() && page.right().next().is_some();
        both.then_some(()).ok_or("one of the two is missing".into())
    });
}

#[test]
fn every_wrong_example_gives_its_code_and_no_other_error() {
    for_each_wrong(|page, example| {
        let id = page.code.id();
        let companions = COMPANIONS.iter().find(|(code, ..)| *code == id).map_or(&[][..], |found| found.1);
        let problems = Stage::set(example).problems();
        let strange = problems.iter().find(|problem| {
            problem.code != id
                && !companions.contains(&problem.code.as_str())
                && (problem.severity == "error" || page.code.severity() == Severity::Warning)
        });
        match strange {
            Some(problem) => Err(format!("also gives {}: {}", problem.code, problem.message)),
            None if problems.iter().any(|problem| problem.code == id) => Ok(()),
            None => Err("does not give its code".into()),
        }
    });
}

#[test]
fn every_right_example_gives_no_problem_at_all() {
    for_each_page(|page| {
        page.right().try_for_each(|example| match Stage::set(example).problems().first() {
            Some(problem) => Err(format!("the right example gives {}: {}", problem.code, problem.message)),
            None => Ok(()),
        })
    });
}

#[test]
fn every_wrong_example_marks_what_its_page_says() {
    for_each_wrong(|page, example| {
        let stage = Stage::set(example);
        let problems = of_code(stage.problems(), page.code);
        let marked: Vec<String> = problems.iter().map(|problem| stage.marked(problem)).collect();
        let promised = Stage::promised(example);
        let fits = problems.is_empty() || marked.contains(&promised);
        fits.then_some(()).ok_or(format!("marks {marked:?}, not {promised:?}"))
    });
}

#[test]
fn every_problem_says_what_to_do() {
    for_each_wrong(|page, example| {
        let silent =
            of_code(Stage::set(example).problems(), page.code).into_iter().find(|problem| !problem.helps);
        silent.map_or(Ok(()), |problem| Err(format!("no help and no fix for: {}", problem.message)))
    });
}

#[test]
fn a_fix_removes_its_problem() {
    for_each_wrong(|page, example| {
        let stage = Stage::set(example);
        if !of_code(stage.problems(), page.code).iter().any(|problem| problem.has_fix) {
            return Ok(());
        }
        stage.fix();
        match of_code(stage.problems(), page.code).first() {
            Some(problem) => Err(format!("the fix leaves: {}", problem.message)),
            None => Ok(()),
        }
    });
}

#[test]
fn each_code_is_shown_as_recorded() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("tests/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for page in pages() {
        let shown: Vec<String> = page.wrong().map(|example| Stage::set(example).shown(page.code)).collect();
        settings.bind(|| insta::assert_snapshot!(page.code.id(), shown.join("\n")));
    }
}

#[test]
fn every_code_has_a_snapshot_and_every_snapshot_a_code() {
    assert_eq!(names_in(root().join("tests/snapshots"), ".snap"), code_ids());
}
