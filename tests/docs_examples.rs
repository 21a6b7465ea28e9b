//! The examples of the documents run: cards are checked and stand in the one form, commands print what
//! the page says they print.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A fenced block: what stands behind the opening fence, its text, and its line in the page.
struct Fence {
    info: String,
    text: String,
    line: usize,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn fences(page: &str) -> Vec<Fence> {
    let text = fs::read_to_string(root().join(page)).expect("the page is there");
    let mut found = Vec::new();
    let mut open: Option<Fence> = None;
    for (number, line) in text.lines().enumerate() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(_), Some(fence)) => found.push(fence),
            (Some(info), None) => {
                open = Some(Fence { info: info.trim().into(), text: String::new(), line: number + 1 });
            }
            (None, Some(mut fence)) => {
                fence.text.push_str(line);
                fence.text.push('\n');
                open = Some(fence);
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{page}: a fence is not closed");
    found
}

fn copy(from: &str, to: &Path) {
    fs::copy(root().join("cards").join(from), to).expect("the file is copied");
}

/// A folder with the reference game, without its cards.
fn game_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    copy("crazier-eights/game.toml", &folder.path().join("game.toml"));
    copy("crazier-eights/rules.cards", &folder.path().join("rules.cards"));
    folder
}

fn cardwright(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(arguments)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .expect("the command runs")
}

fn printed(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Checks the cards of a page as files of a set and that the formatter leaves them alone, and plays its
/// scenarios.
fn check_cards(page: &str) -> usize {
    let folder = game_folder();
    let set = folder.path().join("set");
    fs::create_dir(&set).expect("a folder for the set");
    fs::write(set.join("set.toml"), "name = \"Examples\"\n").expect("the set is written");
    let cards: Vec<Fence> = fences(page).into_iter().filter(|fence| fence.info == "cards").collect();
    for fence in &cards {
        let name: PathBuf = format!("line-{}.cards", fence.line).into();
        fs::write(set.join(name), &fence.text).expect("the example is written");
    }
    let scenarios = fences(page).into_iter().filter(|fence| fence.info == "scenario");
    for fence in scenarios {
        let name = format!("line-{}.scenario", fence.line);
        fs::write(set.join(name), &fence.text).expect("the example is written");
    }
    for arguments in [
        &["check", "--deny-warnings", "--format", "short", "."][..],
        &["fmt", "--check", "."],
        &["test", "."],
    ] {
        let output = cardwright(folder.path(), arguments);
        assert!(output.status.success(), "{page}, cardwright {arguments:?}:\n{}", printed(&output));
    }
    cards.len()
}

#[test]
fn the_cards_of_the_tutorial_are_right_and_in_the_one_form() {
    assert!(check_cards("docs/language.md") >= 10);
}

#[test]
fn the_cards_of_the_readme_are_right_and_in_the_one_form() {
    assert!(check_cards("README.md") >= 1);
}

#[test]
fn the_scenarios_of_the_page_about_them_pass() {
    let folder = game_folder();
    let set = folder.path().join("base");
    fs::create_dir(&set).expect("a folder for the set");
    copy("crazier-eights/base/set.toml", &set.join("set.toml"));
    copy("crazier-eights/base/rulebook.cards", &set.join("rulebook.cards"));
    let scenarios: Vec<Fence> =
        fences("docs/scenarios.md").into_iter().filter(|fence| fence.info == "scenario").collect();
    assert!(scenarios.len() >= 4);
    for fence in &scenarios {
        fs::write(set.join(format!("line-{}.scenario", fence.line)), &fence.text).expect("is written");
    }
    for arguments in [&["check", "--format", "short", "."][..], &["fmt", "--check", "."], &["test", "."]] {
        let output = cardwright(folder.path(), arguments);
        assert!(output.status.success(), "cardwright {arguments:?}:\n{}", printed(&output));
    }
}

#[test]
fn the_rules_of_the_tutorial_are_right() {
    let rules: Vec<Fence> =
        fences("docs/language.md").into_iter().filter(|fence| fence.info == "rules").collect();
    assert!(!rules.is_empty());
    for fence in rules {
        let folder = tempfile::tempdir().expect("a temporary folder");
        copy("crazy-eights/game.toml", &folder.path().join("game.toml"));
        fs::write(folder.path().join("rules.cards"), &fence.text).expect("the example is written");
        for arguments in [&["check", "--format", "short", "."][..], &["fmt", "--check", "."]] {
            let output = cardwright(folder.path(), arguments);
            assert!(output.status.success(), "line {}: {}", fence.line, printed(&output));
        }
    }
}

/// Does what a page says from top to bottom: its files are written, its commands print what it shows. A line
/// "…" stands for any lines.
fn follow(page: &str, folder: &Path) -> usize {
    let mut commands = 0;
    for fence in fences(page) {
        if let Some(name) = fence.info.strip_prefix("file ") {
            let inner = Path::new(name).parent().expect("a file stands in a folder");
            fs::create_dir_all(folder.join(inner)).expect("its folder is made");
            fs::write(folder.join(name), &fence.text).expect("the file is written");
        }
        if fence.info == "sh" {
            // What is said to cargo is what runs these tests.
            let own = fence.text.lines().filter(|line| line.starts_with("cardwright"));
            commands += own.map(|line| run_to_end(page, line, folder)).count();
        }
        if fence.info == "console" {
            let (command, shown) = fence.text.split_once('\n').expect("a command and its output");
            let words = words_of(command.trim_start_matches("$ cardwright "));
            let output = cardwright(folder, &words.iter().map(String::as_str).collect::<Vec<_>>());
            let told = printed(&output);
            assert!(is_shown(shown, &told), "{page}, line {}: {told}", fence.line);
            commands += 1;
        }
    }
    commands
}

/// A command, with one answer where it asks for any, whatever it prints.
fn run_to_end(page: &str, line: &str, folder: &Path) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(words_of(line.trim_start_matches("cardwright")))
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut answers = process.stdin.take().expect("is piped");
    // A command that asks nothing may have ended already.
    let _ = answers.write_all(b"1\n");
    drop(answers);
    let output = process.wait_with_output().expect("the command ends");
    assert!(output.status.success(), "{page}, {line}: {}", printed(&output));
}

/// The arguments of a command; what stands in quotes is one of them.
fn words_of(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().map(str::to_string).collect(),
        _ => vec![part.to_string()],
    });
    words.collect()
}

/// Whether the page shows the output from its first line on.
fn is_shown(shown: &str, told: &str) -> bool {
    let mut rest = told;
    shown.split("…\n").enumerate().all(|(number, part)| {
        let found = if number == 0 { rest.starts_with(part).then_some(0) } else { rest.find(part) };
        found.inspect(|at| rest = &rest[at + part.len()..]).is_some()
    })
}

#[test]
fn the_commands_of_the_tutorial_print_what_it_says() {
    assert!(follow("docs/language.md", game_folder().path()) > 0);
}

#[test]
fn the_way_from_a_first_card_to_a_first_set_is_as_the_tour_says() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(follow("docs/authoring.md", folder.path()) >= 10);
}

#[test]
fn the_readme_leads_to_a_first_card_as_it_says() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("night-market")).expect("a folder for the card with a mistake");
    let set = "name = \"Night Market\"\ngame = \"Crazier Eights\"\n";
    fs::write(folder.path().join("night-market/set.toml"), set).expect("its set is written");
    assert!(follow("README.md", folder.path()) >= 6);
}

/// Words in commands that stand for something else, and files that only a reader has.
const OPEN: &[&str] =
    &["WORD", "NAME", "CODE", "PAGE", "FILE", "FOLDER", "SET", "my-folder", "river-fair", "game.json"];

/// Run by others: all scenarios of the box.
const ELSEWHERE: &[&str] = &["cardwright test --rules"];

/// The commands that stand in the lines of the pages, each once. A name alone is the command itself, whatever it needs.
fn named_commands() -> Vec<String> {
    let pages = fs::read_dir(root().join("docs")).expect("the documents are there");
    let pages = pages.map(|page| page.expect("is there").path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let texts = pages.chain([root().join("README.md")]).map(|page| fs::read_to_string(page).expect("a page"));
    let mut found = BTreeSet::new();
    for text in texts {
        let text = text.replace('\n', " ");
        let named = text.split('`').skip(1).step_by(2).filter(|part| part.starts_with("cardwright "));
        let named =
            named.filter(|command| command.split_whitespace().count() > 2 && !ELSEWHERE.contains(command));
        let named =
            named.filter(|command| !command.contains('…') && !OPEN.iter().any(|word| command.contains(word)));
        found.extend(named.map(|command| command.replace("--games 1000", "--games 2")));
    }
    found.into_iter().collect()
}

#[test]
fn the_commands_about_playing_and_all_that_pages_name_can_be_run() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    // A set, and the game that is left when the page is followed, are what some of the commands are about.
    run_to_end("the set", "cardwright new set \"Northern Lights\" --game \"Crazier Eights\"", folder.path());
    assert!(follow("docs/playing.md", folder.path()) >= 7);
    let mut commands = named_commands();
    // What makes a game comes last: it would be the game of all others.
    commands.sort_by_key(|command| command.starts_with("cardwright new"));
    assert!(commands.len() > 15, "{commands:?}");
    for command in commands {
        run_to_end("a page", &command, folder.path());
    }
}

#[test]
fn a_rule_question_is_settled_as_the_page_says() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(follow("docs/rule-questions.md", folder.path()) >= 3);
}

/// What the pages of the codes are about, by their hundreds.
const CHAPTERS: &[(&str, &str)] = &[
    ("CW1", "Files and their structure"),
    ("CW2", "Sentences"),
    ("CW3", "Names"),
    ("CW4", "Meaning"),
    ("CW5", "Cards, sets and games"),
    ("CW6", "Warnings"),
    ("CW7", "Settings"),
    ("CW8", "Scenarios"),
    ("CW9", "Playing and commands"),
];

/// The list of all codes with the first line of their pages.
fn error_index() -> String {
    let mut text = String::from(
        "# The errors\n\nEvery message carries a code. `cardwright explain CODE` shows its page, with a wrong and a \
         right\nexample. This list is made from the pages; `UPDATE_INDEX=1 cargo test --test docs_examples` writes it \
         anew.\n",
    );
    let pages = fs::read_dir(root().join("docs/errors")).expect("the pages are there");
    let mut names: Vec<String> =
        pages.map(|page| page.expect("is there").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for (chapter, about) in CHAPTERS {
        text.push_str(&format!("\n## {about}\n\n"));
        for name in names.iter().filter(|name| name.starts_with(chapter)) {
            let page = fs::read_to_string(root().join("docs/errors").join(name)).expect("the page is there");
            let title = page.lines().next().unwrap_or("").trim_start_matches("# ");
            let (code, what) = title.split_once(": ").expect("a page begins with its code");
            text.push_str(&format!("- [{code}](errors/{name}): {what}\n"));
        }
    }
    assert!(names.iter().all(|name| text.contains(&format!("errors/{name}"))), "a code is of no chapter");
    text
}

#[test]
fn the_list_of_errors_has_every_code() {
    let (path, made) = (root().join("docs/errors.md"), error_index());
    if std::env::var_os("UPDATE_INDEX").is_some() {
        fs::write(&path, &made).expect("the list is written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "docs/errors.md is not the list any more: UPDATE_INDEX=1 writes it anew");
}

#[test]
fn every_document_is_shown_by_help() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let pages = fs::read_dir(root().join("docs")).expect("the documents are there");
    let names = pages.map(|page| page.expect("is there").file_name().to_string_lossy().into_owned());
    let names: Vec<String> = names.filter_map(|name| name.strip_suffix(".md").map(str::to_string)).collect();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        let output = cardwright(folder.path(), &["help", &name]);
        let page = fs::read_to_string(root().join(format!("docs/{name}.md"))).expect("the page is there");
        let title = page.lines().next().expect("a page has a title");
        assert!(printed(&output).starts_with(title), "{name}: {}", printed(&output));
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    let documents = fs::read_dir(root().join("docs")).expect("the documents are there");
    let documents = documents.map(|page| page.expect("is there").path());
    let pages = documents.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    for page in pages.chain([root().join("README.md")]) {
        let text = fs::read_to_string(&page).expect("the page is there");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap_or(link);
            let is_ours = !target.is_empty() && !target.contains("://");
            let found = page.parent().expect("a page stands in a folder").join(target);
            assert!(!is_ours || found.exists(), "{}: {link}", page.display());
        }
    }
}

#[test]
fn a_game_of_ones_own_is_built_as_the_page_says() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(follow("docs/games.md", folder.path()) >= 8);
}

/// The names in quotes that the readers of both manifests ask for.
fn settings_read() -> BTreeSet<String> {
    let folder = root().join("src/syntax/manifest");
    let files = ["read_attributes", "read_game", "read_options", "read_set", "read_zones"];
    let asked = ["text", "texts", "number", "choice", "flag", "take", "table", "tables", "named"];
    let mut found = BTreeSet::new();
    for file in files {
        let code = fs::read_to_string(folder.join(file).with_extension("rs")).expect("the reader is there");
        for call in asked {
            let asks = format!(".{call}(\"");
            let named = code.split(&asks).skip(1).filter_map(|rest| rest.split_once('"'));
            found.extend(named.map(|(name, _)| name.to_string()));
        }
    }
    found
}

#[test]
fn every_setting_is_on_the_page_of_settings() {
    let page = fs::read_to_string(root().join("docs/settings.md")).expect("the page is there");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let first = rows.filter_map(|row| row.split_once(" | ")).map(|(names, _)| names);
    let told: BTreeSet<String> =
        first.flat_map(|names| names.split(", ")).map(|name| name.trim_matches('`').to_string()).collect();
    let read = settings_read();
    assert!(read.len() > 40, "{read:?}");
    let headed =
        |name: &String| page.contains(&format!("`[{name}")) || page.contains(&format!("{{ {name} = "));
    let missing: Vec<_> = read.iter().filter(|name| !told.contains(*name) && !headed(name)).collect();
    let unknown: Vec<_> = told.iter().filter(|name| !read.contains(*name)).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "not on the page: {missing:?}; not read: {unknown:?}");
}

#[test]
fn games_of_other_kinds_play_as_their_page_says() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(follow("docs/other-games.md", folder.path()) >= 5);
}
