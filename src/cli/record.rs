//! Records as files: written whole or not at all, and never over something else.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::Outcome;
use super::arguments::ResultFormat;
use super::command_line::{CommandLine, tell};
use crate::diagnostic::{Code, Diagnostic};
use crate::replay::{FORMAT, Record, Unread};
use crate::source::{FileId, Place, Sources, Span};

/// A record with the text it was read from.
pub(super) struct Opened {
    pub sources: Sources,
    pub file: FileId,
    pub record: Record,
}

/// Reads a record. What is wrong has been told when there is none.
pub(super) fn open(line: &CommandLine, format: ResultFormat, path: &Path) -> Result<Opened, Outcome> {
    let shown = path.display();
    let at = line.argument(&path.to_string_lossy());
    let refuse = |code, message: String, help: &str| {
        let outcome = line.refuse(format, Diagnostic::new(code, at, message).label("not read").help(help));
        if code == Code::FileMissing { outcome } else { Outcome::Problems }
    };
    let bytes = fs::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => refuse(
            Code::FileMissing,
            format!("There is no \"{shown}\"."),
            "Look at the spelling, and at the folder you are in. A game that was left is kept in the folder \
             where it was played, in a file named after the game and its seed.",
        ),
        _ => refuse(
            Code::FileUnreadable,
            format!("\"{shown}\" can't be read."),
            "It has to be a file that you may read.",
        ),
    })?;
    let text = String::from_utf8(bytes).map_err(|_| {
        let help = "A record is a file that `cardwright simulate --record` wrote.";
        refuse(Code::NotUtf8, format!("\"{shown}\" is not a text."), help)
    })?;
    let mut sources = Sources::default();
    let file = sources.add(path, text);
    match Record::read(sources.text(file)) {
        Ok(record) => Ok(Opened { sources, file, record }),
        Err(unread) => {
            tell(format, &sources, of_unread(&sources, file, &unread));
            Err(Outcome::Problems)
        }
    }
}

fn of_unread(sources: &Sources, file: FileId, unread: &Unread) -> Diagnostic {
    let text = sources.text(file);
    match unread {
        Unread::Damaged { why, line, column } => {
            let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
            let at = before + column.saturating_sub(1);
            // What is missing at the end is missed after the last character there is.
            let last = text.trim_end().char_indices().take_while(|(start, _)| *start <= at).last();
            let span = last.map_or(Span::gap(0), |(start, char)| Span::new(start, start + char.len_utf8()));
            let place = Place::new(file, span);
            Diagnostic::new(Code::RecordDamaged, place, format!("The record is damaged: {why}."))
                .label("as far as it could be read")
                .help("Take it from a copy, or record the game again with `cardwright simulate --record`.")
        }
        Unread::Format(found) => {
            let start = text.find("\"format\"").unwrap_or(0);
            let place = Place::new(file, Span::new(start, start + "\"format\"".len()));
            let message = format!("The record has format {found}; this Cardwright reads format {FORMAT}.");
            Diagnostic::new(Code::RecordFormat, place, message)
                .label("another format")
                .help("Go on with it or replay it with the version of Cardwright that wrote it, or record the game again.")
        }
    }
}

/// Whether a record can be written to a path: into a folder that is there, and over nothing but a record.
pub(super) fn look_at_place(line: &CommandLine, flag: &str, path: &Path) -> Result<(), Box<Diagnostic>> {
    let problem = |message: String, help: &str| {
        let place = line.value(flag);
        Box::new(Diagnostic::new(Code::RecordPlace, place, message).label("not written").help(help))
    };
    let folder = folder_of(path);
    if !folder.is_dir() {
        let message = format!("There is no folder \"{}\".", folder.display());
        return Err(problem(message, "Make the folder first, or write the record somewhere else."));
    }
    if path.is_dir() {
        let message = format!("\"{}\" is a folder.", path.display());
        return Err(problem(message, "Name a file in it."));
    }
    let is_free = match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).is_ok_and(|text| match Record::read(&text) {
            Ok(_) | Err(Unread::Format(_)) => true,
            Err(Unread::Damaged { .. }) => text.trim().is_empty(),
        }),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    if is_free {
        return Ok(());
    }
    let message = format!("\"{}\" is there already, and it is no record.", path.display());
    Err(problem(message, "Nothing but an older record is written over. Name another file."))
}

/// Writes a record whole or not at all.
pub(super) fn write(path: &Path, record: &Record) -> io::Result<()> {
    let mut file = tempfile::Builder::new().prefix(".cardwright-").tempfile_in(folder_of(path))?;
    file.write_all(record.write().as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|failure| failure.error)?;
    Ok(())
}

/// As [`write`], for a command that was asked to.
pub(super) fn save(line: &CommandLine, path: &Path, record: &Record) -> Result<(), Box<Diagnostic>> {
    write(path, record).map_err(|error| {
        let message = format!("\"{}\" could not be written: {error}.", path.display());
        let problem = Diagnostic::new(Code::RecordPlace, line.value("--record"), message);
        Box::new(problem.label("not written").help("Write the record somewhere else."))
    })
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_path_buf(),
        Some(_) | None => PathBuf::from("."),
    }
}
