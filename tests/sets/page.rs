//! `docs/sets.md`: prose from `page.md`, the phrases from the cards, the numbers from games.
//!
//! Numbers are played anew by `cargo test --release --test sets -- --ignored`; everything else is held up to
//! date by a test and written anew with `UPDATE_SETS=1 cargo test --test sets`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use cardwright::simulate::{CardTally, Tally, Wins};
use cardwright::vocabulary::catalogue::catalogue;

use super::games::{DECKS, TABLES, played};
use super::phrases::USERS;
use super::{BASE, NIGHTS, cards_of, counts, name_of, program, root};

const PROSE: &str = include_str!("page.md");

/// Games at each table, and for the table of cards.
const GAMES: u64 = 1_000;
const GAMES_OF_CARDS: u64 = 5_000;

/// How far from the mean a card is worth a second look, in points of a hundred.
const FAR: f64 = 8.0;

fn path() -> PathBuf {
    root().join("docs/sets.md")
}

/// The page with these numbers in it.
fn page(numbers: &[String]) -> String {
    let mut page = PROSE.replace("{phrases}\n", &phrases());
    page = page.replace("{counts}\n", &counts::table()).replace("{awkward}\n", &counts::awkward());
    for (number, text) in numbers.iter().enumerate() {
        page = page.replace(&format!("{{numbers {}}}\n", number + 1), &marked(number + 1, text));
    }
    page
}

/// Numbers between two marks, by which they are found again.
fn marked(number: usize, text: &str) -> String {
    format!("<!-- numbers {number} -->\n{text}<!-- end -->\n")
}

/// The numbers that stand in the page now.
fn numbers_of(page: &str) -> Vec<String> {
    let found = page.split("<!-- numbers ").skip(1);
    let text = |rest: &str| Some(rest.split_once(" -->\n")?.1.split_once("<!-- end -->")?.0.to_string());
    found.filter_map(text).collect()
}

fn phrases() -> String {
    let mut text = String::from("| phrase | used by |\n|---|---|\n");
    let on_cards = catalogue().phrases().iter().filter(|phrase| phrase.only_in.is_none());
    for phrase in on_cards {
        let users = USERS.get(phrase.name.as_str()).map_or(&[][..], Vec::as_slice);
        let mut shown = users.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
        if users.len() > 3 {
            let _ = write!(shown, " and {} more", users.len() - 3);
        }
        let wording = phrase.wording.replace('|', "\\|");
        let _ = writeln!(text, "| [`{wording}`](phrases.md#{}) | {shown} |", phrase.name);
    }
    text
}

fn lengths() -> String {
    let mut text = format!(
        "{} games at each table, all seats random, seed {}.\n\n| cards | players | median | 90 % | 99 % | longest | \
         ended by a rule | cut off |\n|---|---|--:|--:|--:|--:|--:|--:|\n",
        GAMES,
        super::games::SEED
    );
    for (deck, sets) in DECKS {
        for (players, team_size) in TABLES {
            let Tally { turns, ends, cut_off, games, .. } = played(sets, players, team_size, GAMES, false);
            let teams = team_size.map_or(String::new(), |size| format!(" in teams of {size}"));
            let by_rule: u64 =
                ends.iter().filter(|(end, _)| end.starts_with("won by")).map(|(_, ended)| ended.games).sum();
            let cut: u64 = cut_off.values().map(|cut| cut.games).sum();
            let [median, ninety, most] = [50, 90, 99].map(|percent| turns.percentile(percent));
            let longest = turns.longest().map_or(0, |longest| longest.length);
            let _ = writeln!(
                text,
                "| {deck} | {players}{teams} | {median} | {ninety} | {most} | {longest} | {by_rule} of {games} | {cut} |"
            );
        }
    }
    text
}

/// What each card of a set did with two and with four players.
fn cards(set: &str) -> String {
    let tallies = [2, 4].map(|players| played(&[set], players, None, GAMES_OF_CARDS, true));
    let mut rows: Vec<(f64, String)> = Vec::new();
    let mut far = Vec::new();
    for card in cards_of(set) {
        let name = name_of(card);
        let number =
            program().words.cards.iter().position(|known| known == name).expect("a card of the game");
        let counts = tallies.each_ref().map(|tally| &tally.cards[number]);
        let against = [0, 1].map(|table| points(counts[table].by_user()) - mean(&tallies[table]));
        let middle = (against[0] + against[1]) / 2.0;
        if middle.abs() >= FAR {
            far.push(format!("{name} ({middle:+.1})"));
        }
        rows.push((middle, row(name, counts, against)));
    }
    rows.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut text = format!(
        "{GAMES_OF_CARDS} games of two players and as many of four with the cards of {set} alone, seed {}. The mean of all cards is \
         {:.1} % for two players and {:.1} % for four.\n\n| card | played | discarded | acted | used | own hand + | − | other hands + | − | two \
         players | | four players | |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
        super::games::SEED,
        mean(&tallies[0]),
        mean(&tallies[1])
    );
    rows.iter().for_each(|(_, row)| text.push_str(row));
    let far = if far.is_empty() { "none".to_string() } else { far.join(", ") };
    let _ = writeln!(text, "\nFurther than {FAR:.0} points from the mean of both tables: {far}.");
    text
}

fn row(name: &str, counts: [&CardTally; 2], against: [f64; 2]) -> String {
    let games = (2 * GAMES_OF_CARDS) as f64;
    let each = |count: fn(&CardTally) -> u64| counts.map(count).iter().sum::<u64>() as f64 / games;
    let won = |table: usize| {
        let wins = counts[table].by_user();
        let interval = wins.interval();
        format!("{:.1} ± {:.1} | {:+.1}", points(wins), (interval.high - interval.low) * 50.0, against[table])
    };
    format!(
        "| {name} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {} | {} |\n",
        each(|card| card.played),
        each(|card| card.discarded),
        each(|card| card.acted),
        each(|card| card.used),
        each(|card| card.own_hand.into),
        each(|card| card.own_hand.out),
        each(|card| card.other_hands.into),
        each(|card| card.other_hands.out),
        won(0),
        won(1)
    )
}

fn points(wins: Wins) -> f64 {
    wins.share() * 100.0
}

/// The users of all cards together.
fn mean(tally: &Tally) -> f64 {
    let mut all = Wins::default();
    tally.cards.iter().for_each(|card| all.merge(card.by_user()));
    points(all)
}

#[test]
fn the_page_is_up_to_date() {
    let written = fs::read_to_string(path()).unwrap_or_default();
    let page = page(&numbers_of(&written));
    if std::env::var_os("UPDATE_SETS").is_some() {
        fs::write(path(), &page).expect("the page can be written");
        return;
    }
    assert!(written == page, "docs/sets.md is stale. Write it anew: UPDATE_SETS=1 cargo test --test sets");
}

#[test]
fn the_page_has_all_its_numbers() {
    let written = fs::read_to_string(path()).unwrap_or_default();
    assert_eq!(numbers_of(&written).len(), PROSE.matches("{numbers ").count());
}

#[test]
fn twenty_cards_of_arabian_nights_are_told_to_be_new() {
    let names: Vec<&str> = cards_of(NIGHTS).into_iter().map(name_of).collect();
    let list = PROSE.split_once("## What is new in Arabian Nights").expect("the chapter is there").1;
    let rows = list.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" |"));
    let told: Vec<&str> = rows.map(|(name, _)| name).filter(|name| names.contains(name)).collect();
    assert!(told.len() >= 20, "{}: {told:?}", told.len());
}

#[test]
#[ignore = "plays a hundred thousand games: with --release, a few minutes"]
fn play_the_numbers_of_the_page_anew() {
    let numbers = [lengths(), cards(BASE), cards(NIGHTS)];
    fs::write(path(), page(&numbers)).expect("the page can be written");
}
