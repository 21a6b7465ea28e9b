//! The commands that the pages, the messages of the error pages and the help texts name are commands that there are.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{CommandFactory as _, Parser as _};

use super::Arguments;

/// Words of a command line; what stands in quotes is one of them.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().map(str::to_string).collect(),
        _ => vec![part.to_string()],
    });
    words.collect()
}

/// Why a command is refused, where it is.
fn refused(command: &str) -> Option<String> {
    // What comes after belongs to the shell.
    let own = command.split([';', '|', '>', '<']).next().unwrap_or(command);
    let words = words(own);
    // Its name alone stands for the command, whatever it needs.
    if let [_, name] = words.as_slice()
        && Arguments::command().find_subcommand(name).is_some()
    {
        return None;
    }
    let told = Arguments::try_parse_from(words).err()?;
    told.use_stderr().then(|| format!("{command}: {told}"))
}

fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["docs", "docs/errors", "docs/decisions"].map(|folder| root.join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder is there"));
    let files = files.map(|file| file.expect("can be read").path());
    let pages = files.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    pages.chain([root.join("README.md"), root.join("CHANGELOG.md")]).collect()
}

#[test]
fn every_command_that_a_page_names_is_one() {
    let mut seen = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).expect("the page is there").replace('\n', " ");
        let named = text.split('`').skip(1).step_by(2).filter(|part| part.starts_with("cardwright "));
        // Of an example that is left open something is known only by those who fill it in.
        for command in named.filter(|command| !command.contains('…')) {
            assert_eq!(refused(command), None, "{}", page.display());
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn every_example_of_the_help_texts_is_a_command() {
    let clap = Arguments::command();
    let mut seen = 0;
    for command in clap.get_subcommands().chain([&clap]) {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        for line in help.lines().filter_map(|line| line.strip_prefix("  cardwright")) {
            // Two blanks separate a command from what is said about it.
            let example = line.split("   ").next().unwrap_or(line);
            assert_eq!(refused(&format!("cardwright{example}")), None);
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}
