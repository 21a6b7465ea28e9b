//! The sentences of files: the games of the repository, and the examples in its documents.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cardwright::analysis::analyze;
use cardwright::diagnostic::Diagnostics;
use cardwright::source::FileId;
use cardwright::syntax::{FieldText, outline};
use cardwright::vocabulary::Lexicon;
use cardwright::workspace::Workspace;

use super::corpus::{Text, Verdict, judge};
use super::grammar::Grammar;

/// The verdicts on all sentences of the games in a folder, each read with the words of its game.
pub fn judge_games(grammar: &Grammar, folder: &Path) -> Vec<Verdict> {
    let workspace = Workspace::read(&[folder.to_path_buf()]);
    let mut verdicts = Vec::new();
    for game in analyze(&workspace.sources, &workspace.unread).games {
        let files: BTreeSet<FileId> = game.blocks.iter().map(|(file, _)| *file).collect();
        for file in files {
            verdicts.extend(judge_file(grammar, &game.dialect.lexicon, workspace.sources.text(file)));
        }
    }
    verdicts
}

/// The verdicts on all sentences of a text with blocks.
pub fn judge_file(grammar: &Grammar, lexicon: &Lexicon, text: &str) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for block in outline(text, FileId(0), &mut Diagnostics::default()).blocks {
        for field in &block.fields {
            let field = match field.kind {
                FieldText::Requires(at) => Text::Requires(&text[at.range()]),
                FieldText::EntersWith(at) => Text::EntersWith(&text[at.range()]),
                FieldText::CardLine
                | FieldText::Copies(_)
                | FieldText::Illustrator(_)
                | FieldText::Flavor(_)
                | FieldText::Unread => continue,
            };
            verdicts.extend(judge(grammar, lexicon, &field));
        }
        for run in &block.paragraphs {
            verdicts.extend(judge(grammar, lexicon, &Text::Paragraph(&run.plain(text))));
        }
    }
    verdicts
}

/// The right examples marked as `cards` in a document, or in the documents of a folder and the folders in it.
pub fn examples(path: &Path) -> Vec<String> {
    if path.is_dir() {
        return entries(path).iter().flat_map(|entry| examples(entry)).collect();
    }
    if path.extension().is_none_or(|extension| extension != "md") {
        return Vec::new();
    }
    let page = fs::read_to_string(path).expect("a document is text");
    let after = |fence: &str| -> Vec<String> {
        let fenced = page.split(fence).skip(1).filter_map(|rest| rest.split("```").next());
        fenced.map(str::to_string).collect()
    };
    let mut all = [after("```cards\n"), after("```cards right\n")].concat();
    // Pages about size write a text as a pattern of itself.
    all.retain(|example| !example.contains('‹'));
    all
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect()
}
