//! A game line by line: what happens and what can be chosen on the output, choices from the input. Works
//! in a pipe, so that a script can play.

use std::io::{self, BufRead, Write};

use super::super::Outcome;
use super::super::output::complain;
use super::super::page::{width, wrapped};
use super::answer::{Answer, COMMANDS, read};
use super::ending::ending;
use super::keep::Keep;
use super::table_text::{card, options, table};
use crate::diagnostic::nearest;
use crate::game::Player;
use crate::play::{Book, CantUndo, CardScene, Face, Faces, Passage, Scene, Session, Turn};

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
    /// How much of the log each viewer has read; the last is for games without people.
    told: Vec<usize>,
    /// Who was asked last.
    asked: Option<Player>,
}

/// How a question was left.
enum Left {
    Answered,
    Quit,
    EndOfInput,
}

pub(super) fn play(session: Session<'_>, faces: &Faces, book: Book<'_>, keep: &Keep) -> Outcome {
    let told = vec![0; session.seats().len() + 1];
    let mut lines = Lines { session, faces, book, keep, told, asked: None };
    let (input, output) = (&mut io::stdin().lock(), &mut io::stdout().lock());
    match lines.run(input, output) {
        Ok(outcome) => outcome,
        Err(Closed) => {
            // Nobody reads any more, but the game is not lost.
            let (told, is_kept) = lines.keep.leave(&lines.session);
            complain(&told);
            if is_kept { Outcome::Fine } else { Outcome::WrongUse }
        }
    }
}

impl Lines<'_, '_> {
    fn run(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<Outcome, Closed> {
        writeln!(output, "{}", self.heading())?;
        loop {
            match self.session.turn() {
                Turn::Computer(_) => {
                    self.session.let_computer_decide();
                    if self.session.people().is_empty() {
                        self.tell_news(None, output)?;
                    }
                }
                Turn::Human(player) => match self.ask(player, input, output)? {
                    Left::Answered => {}
                    Left::Quit => return self.leave("", output),
                    Left::EndOfInput => {
                        return self.leave("\nThe input ended before the game did. ", output);
                    }
                },
                Turn::Over(end) => {
                    let people = self.session.people();
                    self.tell_news(people.first().copied(), output)?;
                    writeln!(output, "\n{}", ending(&self.session, &end))?;
                    return Ok(Outcome::Fine);
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

    /// What happened since the viewer last looked.
    fn tell_news(&mut self, viewer: Option<Player>, output: &mut dyn Write) -> Result<(), Closed> {
        let lines = self.session.log(viewer);
        let last = self.told.len() - 1;
        let told = &mut self.told[viewer.map_or(last, Player::index)];
        for line in &lines[(*told).min(lines.len())..] {
            writeln!(output, "  {line}")?;
        }
        *told = lines.len();
        Ok(())
    }

    /// Asks until the game goes on.
    fn ask(
        &mut self,
        player: Player,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Left, Closed> {
        writeln!(output)?;
        if self.asked != Some(player) && self.session.people().len() > 1 {
            writeln!(output, "Now it is up to {}.", self.session.name(player))?;
        }
        self.asked = Some(player);
        self.tell_news(Some(player), output)?;
        let scene = self.session.scene(player);
        let names = self.session.names().clone();
        write!(output, "{}", table(&scene, self.faces, &names, width()))?;
        write!(output, "{}", options(&scene, &names, width()))?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(written) = read_line(input) else { return Ok(Left::EndOfInput) };
            let texts: Vec<&str> = scene.options.iter().map(|option| option.text.as_str()).collect();
            match read(&written, &texts) {
                Answer::Option(option) => {
                    self.session.choose(option).expect("an option below the count is offered");
                    return Ok(Left::Answered);
                }
                Answer::Quit => return Ok(Left::Quit),
                Answer::Undo => match self.session.undo() {
                    Ok(()) => {
                        writeln!(output, "The last choice is taken back.")?;
                        self.told[player.index()] = self.session.log(Some(player)).len();
                        return Ok(Left::Answered);
                    }
                    Err(why) => writeln!(output, "{}", self.cant_undo(why))?,
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
            Answer::Table => table(scene, self.faces, names, width()),
            Answer::Log => {
                let lines = self.session.log(Some(scene.viewer));
                lines.iter().map(|line| format!("  {line}\n")).collect()
            }
            Answer::Card(name) => match self.find(name, scene) {
                Ok(face) => card(face, width()),
                Err(problem) => format!("{problem}\n"),
            },
            Answer::Why(name) => match self.find(name, scene) {
                Ok(face) => self.why(face, scene),
                Err(problem) => format!("{problem}\n"),
            },
            Answer::Save(path) => match self.keep.save(&self.session, path.as_deref()) {
                Ok(told) | Err(told) => format!("{told}\n"),
            },
            Answer::Nothing => options(scene, names, width()),
            Answer::Unclear(options) if options.is_empty() => {
                let most = scene.options.len();
                format!(
                    "Write a number from 1 to {most}, or the words of an option. `help` shows the rest.\n"
                )
            }
            Answer::Unclear(several) => {
                let several = several.iter();
                let several = several
                    .map(|number| format!("{:>4}  {}\n", number + 1, scene.options[*number].text))
                    .collect::<String>();
                format!("That could be:\n{several}")
            }
            Answer::Option(_) | Answer::Quit | Answer::Undo => String::new(),
        }
    }

    /// A card by its name, or by enough of it: first among those that the viewer sees.
    fn find(&self, name: &str, scene: &Scene) -> Result<&Face, String> {
        let low = name.to_lowercase();
        if low.is_empty() {
            return Err("Write the name of the card after it.".to_string());
        }
        let all = self.faces.all();
        let others = scene.zones.iter().flat_map(|zone| &zone.cards);
        let seen = scene.hand().chain(others).filter_map(|card| card.card).map(|card| self.faces.card(card));
        let cards: Vec<&Face> = seen.chain(all).collect();
        let exact = cards.iter().find(|face| face.name.to_lowercase() == low);
        let part = || cards.iter().find(|face| face.name.to_lowercase().contains(&low));
        exact.or_else(part).copied().ok_or_else(|| {
            match nearest(name, all.iter().map(|face| face.name.as_str())) {
                Some(near) => format!("There is no card \"{name}\". Did you mean \"{near}\"?"),
                None => format!("There is no card \"{name}\" in the game."),
            }
        })
    }

    /// Why a card can't be used now, for each place where the viewer sees it.
    fn why(&self, face: &Face, scene: &Scene) -> String {
        let is_it = |card: &&CardScene| card.card.is_some_and(|id| self.faces.card(id).name == face.name);
        let seen: Vec<&CardScene> = scene.zones.iter().flat_map(|zone| &zone.cards).filter(is_it).collect();
        let Some(first) = seen.first() else {
            return format!("You see no {} on the table.\n", face.name);
        };
        let card = scene.hand().find(is_it).unwrap_or(first);
        let mut text = String::new();
        for option in &card.options {
            text.push_str(&format!("You can {} ({}).\n", scene.options[*option].text, option + 1));
        }
        for reason in self.session.why(scene.viewer, card.spot, self.faces, &self.book) {
            text.push_str(&wrapped(&format!("You {}.", reason.said), "", "  ", width()));
            if let Some(Passage { title, place, text: says }) = reason.passage {
                text.push_str(&wrapped(&format!("{title} ({place}): {says}"), "  ", "  ", width()));
            }
        }
        if text.is_empty() {
            return format!("{} is not what is asked for now.\n", face.name);
        }
        text
    }

    fn cant_undo(&self, why: CantUndo) -> String {
        match why {
            CantUndo::Nothing => "You have made no choice that could be taken back.".to_string(),
            CantUndo::OthersDecided(player) => {
                format!("That can't be taken back: {} has decided since.", self.session.name(player))
            }
            CantUndo::Chance => "That can't be taken back: chance has decided something since.".to_string(),
            CantUndo::Seen => "That can't be taken back: a hidden card was seen since.".to_string(),
        }
    }

    fn leave(&self, why: &str, output: &mut dyn Write) -> Result<Outcome, Closed> {
        let (told, is_kept) = self.keep.leave(&self.session);
        writeln!(output, "{why}{told}")?;
        Ok(if is_kept { Outcome::Fine } else { Outcome::WrongUse })
    }
}

/// The next line, whatever its bytes; nothing at the end of the input.
fn read_line(input: &mut dyn BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&bytes).into_owned()),
    }
}
