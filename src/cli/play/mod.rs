//! `play`: sits down to a game, new or saved, and hands it to a client that shows it.

mod again;
mod answer;
mod ending;
mod hold;
mod keep;
mod lines;
mod rescue;
mod resume;
mod saves;
mod screen;
mod seats;
mod stopwatch;
mod table_text;
mod watch;
mod why_text;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::Path;

use super::Outcome;
use super::arguments::{PlayArguments, ResultFormat, WhyArguments};
use super::command_line::CommandLine;
use super::output::{complain, print};
use super::page::{width, wrapped};
use super::pick::{Picked, is_path, pick};
use super::record::{look_at_place, open};
use super::seating::{setting, table};
use crate::diagnostic::{Code, Diagnostic};
use crate::play::{Book, CantUndo, Faces, Session, Turn};
use crate::replay::Record;
use again::{Made, again, anew};
use keep::Keep;
use resume::{to_resume, with_saved};
use stopwatch::clock;
use watch::Watch;

const FORMAT: ResultFormat = ResultFormat::Text;

/// What a client needs to show a game.
struct Client<'a, 't> {
    session: Session<'t>,
    faces: &'a Faces,
    book: Book<'a>,
    keep: &'a Keep,
    /// What is to be said first.
    notice: Option<String>,
}

/// How a client was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parting {
    Over,
    Left,
    EndOfInput,
    /// Nobody reads any more.
    Closed,
    /// To go on with the files as they are now.
    Reload,
    /// The game is over, and another is to be dealt.
    NewGame,
}

/// What a game was left for.
enum Next {
    Done(Outcome),
    /// The same choices with the files as they are now.
    Again(Made, Keep),
    /// Another game of those who played this one.
    New(Box<Record>),
}

pub(super) fn run(arguments: &PlayArguments) -> Outcome {
    let line = CommandLine::given();
    let mut next = match &arguments.resume {
        Some(_) => resumed(&line, arguments),
        None => begun(&line, arguments),
    };
    loop {
        match next {
            Ok(Next::Done(outcome)) | Err(outcome) => return outcome,
            Ok(Next::Again(made, keep)) => next = again(&line, arguments, &made, &keep),
            Ok(Next::New(record)) => next = anew(&line, arguments, &record),
        }
    }
}

fn begun(line: &CommandLine, arguments: &PlayArguments) -> Result<Next, Outcome> {
    let picked = pick(line, FORMAT, &arguments.seating)?;
    let refuse = |problem: Box<Diagnostic>| line.refuse(FORMAT, *problem);
    let mut setting = setting(line, &arguments.seating, &arguments.names, &picked).map_err(refuse)?;
    if arguments.seating.players.is_none() {
        setting.players = seats::players(&arguments.seats, setting.players);
    }
    let table = table(&|flag| line.value(flag), &setting, &picked).map_err(refuse)?;
    let seats = seats::seats(line, &arguments.seats, setting.players).map_err(refuse)?;
    seats::check_names(line, &arguments.names, setting.players).map_err(refuse)?;
    if let Some(save) = &arguments.save {
        look_at_place(line, "--save", save).map_err(refuse)?;
        if save.exists() {
            return Err(refuse(taken(line, save)));
        }
    }
    let seed = hold::seed(line, arguments, &table, &seats).map_err(refuse)?;
    let session = Session::begin(&table, setting, seed, seats, arguments.names.clone(), clock);
    let keep = new_file(arguments, &session);
    Ok(show(arguments, &picked, session, &keep, None))
}

/// What is saved is never written over by another game.
fn taken(line: &CommandLine, save: &Path) -> Box<Diagnostic> {
    let message = format!("\"{}\" is a saved game already.", save.display());
    let problem = Diagnostic::new(Code::RecordPlace, line.value("--save"), message).label("not written over");
    let help = format!("`--resume {}` goes on with it. For another game name another file.", save.display());
    Box::new(problem.help(help))
}

/// A file of its own for a game that begins.
fn new_file(arguments: &PlayArguments, session: &Session<'_>) -> Keep {
    let usual = || saves::usual(&session.table().program.words.game, session.seed());
    let path = arguments.save.as_ref().map_or_else(usual, |save| saves::free(save));
    Keep::new(path, folder(arguments))
}

/// The folder of the game, where one was named.
fn folder(arguments: &PlayArguments) -> Option<String> {
    arguments.seating.game.clone().filter(|game| is_path(game))
}

/// A game that was saved goes on with the cards it was begun with, or as far as it can with others.
fn resumed(line: &CommandLine, arguments: &PlayArguments) -> Result<Next, Outcome> {
    let (path, notice) = to_resume(line, arguments)?;
    if arguments.anyway {
        let keep = Keep::in_its_own(&path, folder(arguments));
        let record = Box::new(open(line, FORMAT, &path)?.record);
        return Ok(Next::Again(Made { record, words: Vec::new() }, keep));
    }
    let folders: Vec<_> = arguments.seating.game.iter().map(Into::into).collect();
    with_saved(line, &path, &folders, |picked, session| {
        let keep = Keep::in_its_own(&path, folder(arguments));
        show(arguments, picked, session, &keep, notice)
    })
}

/// `why FILE CARD`: why a card can't be used where a saved game stands.
pub(super) fn why(arguments: &WhyArguments) -> Outcome {
    let line = CommandLine::given();
    let told = with_saved(&line, &arguments.file, &arguments.paths, |picked, session| {
        let faces = Faces::of(picked.game(), picked.program(), picked.sources());
        let book = Book::new(picked.game(), picked.sources());
        let viewer = match session.turn() {
            Turn::Human(player) | Turn::Computer(player) => player,
            Turn::Over(_) => {
                complain("the game is over; nothing is asked any more");
                return Outcome::WrongUse;
            }
        };
        let scene = session.scene(viewer);
        match why_text::why(&session, &faces, &book, &scene, &arguments.card.join(" ")) {
            Ok(text) => {
                print(&format!("{}: {}\n{text}", session.name(viewer), scene.question));
                Outcome::Fine
            }
            Err(problem) => {
                complain(problem.trim_end());
                Outcome::WrongUse
            }
        }
    });
    told.unwrap_or_else(|outcome| outcome)
}

fn show(
    arguments: &PlayArguments,
    picked: &Picked,
    session: Session<'_>,
    keep: &Keep,
    notice: Option<String>,
) -> Next {
    let faces = Faces::of(picked.game(), picked.program(), picked.sources());
    let book = Book::new(picked.game(), picked.sources());
    let mut watch = Watch::over(picked);
    let is_terminal = stdin().is_terminal() && stdout().is_terminal() && !arguments.lines;
    let has_people = !session.people().is_empty();
    let client = Client { session, faces: &faces, book, keep, notice };
    let (session, parting) = if is_terminal && has_people {
        match screen::play(client, &mut watch) {
            Ok(left) => left,
            Err(error) => {
                complain(&format!("the terminal can't be used: {error}; try `cardwright play --lines`"));
                return Next::Done(Outcome::WrongUse);
            }
        }
    } else {
        lines::play(client, &mut watch)
    };
    leave(keep, &book, &session, parting)
}

/// Keeps what is left before its end, and says so.
fn leave(keep: &Keep, book: &Book<'_>, session: &Session<'_>, parting: Parting) -> Next {
    if parting == Parting::Reload {
        // Whatever the new files come to, the game as it was is not lost.
        let _ = keep.save(session, None);
        let made = Made { record: Box::new(session.record()), words: session.words() };
        return Next::Again(made, keep.clone());
    }
    if let Turn::Over(end) = session.turn() {
        let replay = keep.finish(session);
        if parting == Parting::NewGame {
            return Next::New(Box::new(session.record()));
        }
        if parting == Parting::Left {
            let told = ending::ending(session, book, &end).into_iter().chain(replay);
            told.for_each(|told| print(&wrapped(&told, "", "  ", width())));
        }
        return Next::Done(Outcome::Fine);
    }
    let (told, is_kept) = keep.leave(session);
    match parting {
        Parting::EndOfInput => print(&format!("\nThe input ended before the game did.\n{told}\n")),
        Parting::Closed => complain(&told),
        Parting::Over | Parting::Left | Parting::Reload | Parting::NewGame => print(&format!("{told}\n")),
    }
    Next::Done(if is_kept { Outcome::Fine } else { Outcome::WrongUse })
}

/// Where the whole rules are.
fn more_rules(session: &Session<'_>) -> String {
    let game = &session.table().program.words.game;
    format!("All rules: `cardwright rules \"{game}\"`.")
}

/// Why the last choice can't be taken back.
fn undo_text(session: &Session<'_>, why: CantUndo) -> String {
    match why {
        CantUndo::Nothing => "You have made no choice that could be taken back.".to_string(),
        CantUndo::OthersDecided(player) => {
            format!("That can't be taken back: {} has decided since.", session.name(player))
        }
        CantUndo::Chance => "That can't be taken back: chance has decided something since.".to_string(),
        CantUndo::SeenBy(player) => {
            format!("That can't be taken back: {} has seen a hidden card since.", session.name(player))
        }
        CantUndo::Seen => "That can't be taken back: a hidden card was seen since.".to_string(),
    }
}

/// Small enough to be written down and given to somebody else.
fn any_seed() -> u64 {
    RandomState::new().hash_one(0u8) % 1_000_000
}
