//! A game line by line: what happens and what can be chosen on the output, choices from the input. Works
//! in a pipe, so that a script can play.

use std::io::{self, BufRead, Write};

use super::super::page::{width, wrapped};
use super::answer::{Answer, COMMANDS, read};
use super::ending::ending;
use super::keep::Keep;
use super::rescue::Rescue;
use super::stopwatch::Stopwatch;
use super::table_text::{card, options, table, whole_table};
use super::watch::{News, Watch};
use super::why_text::{find, why};
use super::{Client, Parting, more_rules, undo_text};
use crate::game::Player;
use crate::play::{Book, Faces, Scene, Session, Turn};

/// Whoever reads has gone.
struct Closed;

impl From<io::Error> for Closed {
    fn from(_: io::Error) -> Closed {
        Closed
    }
}

struct Lines<'a, 't> {
    session: Session<'t>,
    faces: &'a Faces,
    book: Book<'a>,
    keep: &'a Keep,
    watch: &'a mut Watch,
    /// How much of the log each viewer has read; the last is for games without people.
    told: Vec<usize>,
    /// Who was asked last.
    asked: Option<Player>,
    /// The files have changed and could be used.
    can_reload: bool,
    stopwatch: Stopwatch,
    /// Saves the game when the process is told to end; games without people are not worth it.
    rescue: Option<Rescue>,
}

pub(super) fn play<'t>(client: Client<'_, 't>, watch: &mut Watch) -> (Session<'t>, Parting) {
    let Client { session, faces, book, keep, notice } = client;
    let told = vec![0; session.seats().len() + 1];
    let stopwatch = Stopwatch::start(&session);
    let (asked, can_reload) = (None, false);
    // Where nobody can stand by, the game is played all the same.
    let rescue = if session.people().is_empty() { None } else { Rescue::of_lines(keep).ok() };
    let mut lines = Lines { session, faces, book, keep, watch, told, asked, can_reload, stopwatch, rescue };
    let (input, output) = (&mut io::stdin().lock(), &mut io::stdout().lock());
    let parting = lines.run(notice, input, output).unwrap_or(Parting::Closed);
    (lines.session, parting)
}

impl Lines<'_, '_> {
    fn run(
        &mut self,
        notice: Option<String>,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Parting, Closed> {
        match notice {
            Some(notice) => writeln!(output, "{notice}")?,
            None => {
                writeln!(output, "{}", self.heading())?;
                if !self.session.people().is_empty() {
                    write!(output, "\n{}", self.introduction())?;
                }
            }
        }
        loop {
            self.stopwatch.tell(&mut self.session);
            match self.session.turn() {
                Turn::Computer(_) => {
                    self.session.let_computer_decide();
                    if self.session.people().is_empty() {
                        self.tell_news(None, output)?;
                    }
                }
                Turn::Human(player) => {
                    if let Some(parting) = self.ask(player, input, output)? {
                        return Ok(parting);
                    }
                }
                Turn::Over(end) => {
                    let people = self.session.people();
                    self.tell_news(people.first().copied(), output)?;
                    writeln!(output)?;
                    for line in ending(&self.session, &self.book, &end) {
                        write!(output, "{}", wrapped(&line, "", "  ", width()))?;
                    }
                    return Ok(Parting::Over);
                }
            }
        }
    }

    fn heading(&self) -> String {
        let seats = (0u8..).map(Player).zip(self.session.seats());
        let seats = seats.map(|(player, seat)| format!("{} ({seat})", self.session.name(player)));
        let seats = seats.collect::<Vec<_>>().join(", ");
        let game = &self.session.table().program.words.game;
        format!("{game}, seed {}: {seats}", self.session.seed())
    }

    fn introduction(&self) -> String {
        let introduction = self.session.introduction(&self.book, self.faces);
        let mut text = String::new();
        for (title, lines) in &introduction.sections {
            text.push_str(&format!("{title}\n"));
            lines.iter().for_each(|line| text.push_str(&wrapped(line, "  ", "    ", width())));
        }
        text.push_str(&wrapped(&more_rules(&self.session), "", "  ", width()));
        text
    }

    /// What happened since the viewer last looked.
    fn tell_news(&mut self, viewer: Option<Player>, output: &mut dyn Write) -> Result<(), Closed> {
        let (last, count) = (self.told.len() - 1, self.session.log(viewer).len());
        let told = &mut self.told[viewer.map_or(last, Player::index)];
        let since = std::mem::replace(told, count);
        let lines: Vec<String> = match viewer {
            Some(viewer) => {
                self.session.news(viewer, since).into_iter().flat_map(|news| news.lines).collect()
            }
            None => self.session.log(None).split_off(since.min(count)),
        };
        lines.iter().try_for_each(|line| Ok(write!(output, "{}", logged(line))?))
    }

    /// Asks until the game goes on, or is left.
    fn ask(
        &mut self,
        player: Player,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Option<Parting>, Closed> {
        writeln!(output)?;
        if self.asked != Some(player) && self.session.people().len() > 1 {
            writeln!(output, "Now it is up to {}.", self.session.name(player))?;
        }
        self.asked = Some(player);
        if let Some(rescue) = self.rescue.as_ref().filter(|_| self.session.is_begun()) {
            rescue.remember(self.session.record());
        }
        self.tell_news(Some(player), output)?;
        let scene = self.session.scene(player);
        let names = self.session.names().clone();
        write!(output, "{}", table(&scene, self.faces, &names, width()))?;
        write!(output, "{}", options(&scene, &names, width()))?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(written) = read_line(input) else { return Ok(Some(Parting::EndOfInput)) };
            self.tell_of_files(output)?;
            self.stopwatch.tell(&mut self.session);
            let texts: Vec<&str> = scene.options.iter().map(|option| option.text.as_str()).collect();
            match read(&written, &texts) {
                Answer::Option(option) => {
                    self.session.choose(option).expect("an option below the count is offered");
                    return Ok(None);
                }
                Answer::Quit => return Ok(Some(Parting::Left)),
                Answer::Reload if self.can_reload => return Ok(Some(Parting::Reload)),
                Answer::Undo => match self.session.undo() {
                    Ok(()) => {
                        writeln!(output, "The last choice is taken back.")?;
                        self.told[player.index()] = self.session.log(Some(player)).len();
                        return Ok(None);
                    }
                    Err(why) => writeln!(output, "{}", undo_text(&self.session, why))?,
                },
                other => write!(output, "{}", self.reply(&other, &scene))?,
            }
        }
    }

    /// What an answer that changes nothing is answered with.
    fn reply(&self, answer: &Answer, scene: &Scene) -> String {
        let names = self.session.names();
        match answer {
            Answer::Help => format!("You can write:\n{COMMANDS}"),
            Answer::Rules => self.introduction(),
            Answer::Table => whole_table(scene, self.faces, names, width()),
            Answer::Log => {
                let lines = self.session.log(Some(scene.viewer));
                lines.iter().map(|line| logged(line)).collect()
            }
            Answer::Card(name) => match find(self.faces, scene, name) {
                Ok(face) => card(face, width()),
                Err(problem) => format!("{problem}\n"),
            },
            Answer::Why(name) => {
                let (Ok(told) | Err(told)) = why(&self.session, self.faces, &self.book, scene, name);
                told
            }
            Answer::Save(path) => match self.keep.save(&self.session, path.as_deref()) {
                Ok(told) | Err(told) => format!("{told}\n"),
            },
            Answer::Nothing => options(scene, names, width()),
            Answer::Unclear(options) if options.is_empty() => {
                let numbers = (0..scene.options.len()).map(|option| scene.number_of(option));
                let (least, most) = (numbers.clone().min().unwrap_or(1), numbers.max().unwrap_or(1));
                format!(
                    "Write a number from {least} to {most}, or the words of an option. `help` shows the rest.\n"
                )
            }
            Answer::Unclear(several) => {
                let several = several.iter();
                let several = several
                    .map(|number| format!("{:>4}  {}\n", number + 1, scene.options[*number].text))
                    .collect::<String>();
                format!("That could be:\n{several}")
            }
            Answer::Reload => "The files of the game have not changed.\n".to_string(),
            Answer::Option(_) | Answer::Quit | Answer::Undo => String::new(),
        }
    }

    /// What became of the files since the last answer.
    fn tell_of_files(&mut self, output: &mut dyn Write) -> Result<(), Closed> {
        match self.watch.news() {
            Some(News::Fine) => {
                self.can_reload = true;
                writeln!(output, "The files of the game have changed. `reload` goes on with the new texts.")?;
            }
            Some(News::Problems(lines)) => {
                self.can_reload = false;
                writeln!(output, "The files of the game have changed, and they have problems:")?;
                lines.iter().try_for_each(|line| writeln!(output, "  {line}"))?;
                writeln!(output, "The game goes on with the texts as they were.")?;
            }
            None => {}
        }
        Ok(())
    }
}

/// A line of what happened.
fn logged(line: &str) -> String {
    wrapped(line, "  ", "    ", width())
}

/// The next line, whatever its bytes; nothing at the end of the input.
fn read_line(input: &mut dyn BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&bytes).into_owned()),
    }
}
