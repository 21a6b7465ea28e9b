//! What somebody writes to a question: the number or the words of an option, or a command.

/// What was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The option with this number, from zero.
    Option(usize),
    Help,
    /// Who plays, how one wins, what a turn is.
    Rules,
    Table,
    Log,
    /// The text of a card.
    Card(String),
    /// Why a card can't be used.
    Why(String),
    Undo,
    Save(Option<String>),
    /// Go on with changed files.
    Reload,
    Quit,
    /// An empty line.
    Nothing,
    /// Several options begin like that, or none do.
    Unclear(Vec<usize>),
}

pub(super) const COMMANDS: &str = "  a number, or the words of an option    choose it
  table                                  see the table again, and all cards of open piles
  log                                    see everything that happened
  card NAME                              read a card
  why NAME                               why a card can't be used now, and when its abilities
                                         or a rule took effect or did not
  rules                                  who plays, how to win, what a turn is
  undo                                   take the last choice back
  save [FILE]                            save the game and go on
  reload                                 go on with the files as they are now, if they have changed
  quit                                   save the game and leave
";

pub(super) fn read(written: &str, options: &[&str]) -> Answer {
    let written = written.trim();
    let low = written.to_lowercase();
    if low.is_empty() {
        return Answer::Nothing;
    }
    // Where all options are numbers, a number is the option itself.
    let are_numbers = options.iter().all(|option| option.parse::<usize>().is_ok());
    if let (Ok(number), false) = (low.parse::<usize>(), are_numbers) {
        return match (1..=options.len()).contains(&number) {
            true => Answer::Option(number - 1),
            false => Answer::Unclear(Vec::new()),
        };
    }
    let found = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let all = options.iter().enumerate();
        all.filter(|(_, option)| fits(&option.to_lowercase())).map(|(number, _)| number).collect()
    };
    // What an option says word for word comes before what a command is called.
    if let Some(exact) = found(&|option| option == low).first() {
        return Answer::Option(*exact);
    }
    if let Some(command) = command(written) {
        return command;
    }
    let begin = found(&|option| option.starts_with(&low));
    let likely = if begin.is_empty() { found(&|option| option.contains(&low)) } else { begin };
    match likely.as_slice() {
        // Options that say the same are about copies of one card at one place.
        [first, others @ ..] if others.iter().all(|other| options[*other] == options[*first]) => {
            Answer::Option(*first)
        }
        several => Answer::Unclear(several.to_vec()),
    }
}

fn command(written: &str) -> Option<Answer> {
    let (word, rest) = written.split_once(char::is_whitespace).unwrap_or((written, ""));
    let rest = rest.trim();
    let about = |answer: fn(String) -> Answer| Some(answer(rest.to_string()));
    Some(match (word.to_lowercase().as_str(), rest.is_empty()) {
        ("help" | "?", true) => Answer::Help,
        ("rules", true) => Answer::Rules,
        ("table" | "t", true) => Answer::Table,
        ("log" | "l", true) => Answer::Log,
        ("undo" | "u", true) => Answer::Undo,
        ("quit" | "q" | "exit", true) => Answer::Quit,
        ("reload" | "r", true) => Answer::Reload,
        ("save" | "s", true) => Answer::Save(None),
        ("save" | "s", false) => Answer::Save(Some(rest.to_string())),
        ("card" | "c", _) => return about(Answer::Card),
        ("why" | "w", _) => return about(Answer::Why),
        _other => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &[&str] = &["discard Castle", "play Castle", "play Death", "do nothing more"];

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(read(" 2 ", OPTIONS), Answer::Option(1));
        assert_eq!(read("0", OPTIONS), Answer::Unclear(Vec::new()));
        assert_eq!(read("5", OPTIONS), Answer::Unclear(Vec::new()));
    }

    #[test]
    fn a_number_is_the_option_where_all_are_numbers() {
        let numbers = ["0", "1", "2"];
        assert_eq!(read("2", &numbers), Answer::Option(2));
        assert_eq!(read("0", &numbers), Answer::Option(0));
        assert_eq!(read("3", &numbers), Answer::Unclear(Vec::new()));
    }

    #[test]
    fn enough_of_the_words_choose_an_option() {
        assert_eq!(read("Discard castle", OPTIONS), Answer::Option(0));
        assert_eq!(read("death", OPTIONS), Answer::Option(2));
        assert_eq!(read("disc", OPTIONS), Answer::Option(0));
    }

    #[test]
    fn words_of_two_options_are_unclear() {
        assert_eq!(read("play", OPTIONS), Answer::Unclear(vec![1, 2]));
        assert_eq!(read("dance", OPTIONS), Answer::Unclear(Vec::new()));
    }

    #[test]
    fn of_copies_of_a_card_the_first_is_taken() {
        assert_eq!(read("death", &["play Castle", "play Death", "play Death"]), Answer::Option(1));
    }

    #[test]
    fn commands_take_what_follows_them() {
        assert_eq!(read("save my game.json", OPTIONS), Answer::Save(Some("my game.json".into())));
        assert_eq!(read("why Castle", OPTIONS), Answer::Why("Castle".into()));
        assert_eq!(read("?", OPTIONS), Answer::Help);
    }

    #[test]
    fn an_option_that_is_called_like_a_command_wins() {
        assert_eq!(read("log", &["log", "yes"]), Answer::Option(0));
    }
}
