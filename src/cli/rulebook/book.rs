//! What stands in a rulebook: sections of named paragraphs. Knows no page.

use crate::analysis::Assembled;
use crate::cli::summary::counted;
use crate::format::card_text;
use crate::syntax::manifest::{GameOption, NamedValue, OptionKind, SeenBy, Teams, ZoneManifest, ZoneOrder};
use crate::syntax::tree::{Block, BlockKind, Only};
use crate::vocabulary::english::capitalized;
use crate::vocabulary::number_in_words;

pub(super) struct Book {
    pub title: String,
    pub sections: Vec<Section>,
}

pub(super) struct Section {
    pub title: &'static str,
    pub entries: Vec<Entry>,
}

/// Paragraphs under a name, or under none.
pub(super) struct Entry {
    pub name: Option<String>,
    pub paragraphs: Vec<String>,
}

impl Entry {
    fn plain(text: String) -> Entry {
        Entry { name: None, paragraphs: vec![text] }
    }

    fn named(name: &str, text: String) -> Entry {
        Entry { name: Some(name.to_string()), paragraphs: vec![text] }
    }
}

/// The book of a game for so many players, or for any number, with these options and the numbers agreed on.
pub(super) fn of(game: &Assembled, players: Option<u32>, options: &[String], agreed: &[(&str, u16)]) -> Book {
    let blocks: Vec<&Block> =
        game.blocks_in_force(players, options).into_iter().map(|(_, block)| block).collect();
    let texts = |kinds: &[BlockKind]| -> Vec<Entry> {
        let of_kind = blocks.iter().filter(|block| kinds.contains(&block.header.kind));
        of_kind
            .map(|block| text(game, block, players.is_none()))
            .filter(|entry| !entry.paragraphs.is_empty())
            .collect()
    };
    let sections = [
        ("What you need", needs(game, players, options)),
        ("What is agreed on", agreed_on(game, options, agreed)),
        ("The table", game.manifest.zones.iter().map(zone).collect()),
        ("Setting up", texts(&[BlockKind::Setup])),
        ("A turn", texts(&[BlockKind::Phase])),
        ("Actions", texts(&[BlockKind::Action])),
        ("Words", texts(&[BlockKind::Definition, BlockKind::Keyword])),
        ("Rules", texts(&[BlockKind::Rule, BlockKind::Option])),
        ("Points", texts(&[BlockKind::Scoring])),
        ("Numbers that the game keeps", numbers(game, players, options, agreed)),
        ("Teams", texts(&[BlockKind::Teams])),
        ("When nobody gets on", last_turn(game)),
    ];
    let sections = sections.into_iter().map(|(title, entries)| Section { title, entries });
    Book {
        title: game.name.clone(),
        sections: sections.filter(|section| !section.entries.is_empty()).collect(),
    }
}

/// Where the book is for any number of players, a text for some of them says so.
fn text(game: &Assembled, block: &Block, tells_players: bool) -> Entry {
    let players = block.header.only.iter().find_map(|only| match only {
        Only::Players { min, max } if tells_players => Some(with_players(*min, *max)),
        Only::Players { .. } | Only::Option(_) | Only::Without(_) => None,
    });
    let name = block.header.name.as_ref().map(|name| capitalized(&name.text));
    let name = match (name, players) {
        (Some(name), Some(players)) => Some(format!("{name}, with {players}")),
        (None, Some(players)) => Some(format!("With {players}")),
        (name, None) => name,
    };
    Entry { name, paragraphs: card_text::rules(&game.dialect, block) }
}

fn needs(game: &Assembled, players: Option<u32>, options: &[String]) -> Vec<Entry> {
    let manifest = &game.manifest;
    let mut entries = Vec::new();
    if let Some(range) = &manifest.players {
        let said =
            players.map_or(with_players(range.value.min, range.value.max), |one| with_players(one, one));
        entries.push(Entry::named("Players", format!("{}.", capitalized(&said))));
    }
    entries.extend(manifest.teams.as_ref().map(in_teams));
    for copies in &manifest.deck.copies {
        let copies = &copies.value;
        let option = copies.option.as_ref().map(|option| &option.value);
        let counts = option.is_none_or(|option| options.contains(option))
            && players.is_none_or(|players| copies.players.contains(players));
        if counts {
            let decks = if copies.count == 1 {
                "one deck".into()
            } else {
                format!("{} decks", number_in_words(copies.count))
            };
            let players = with_players(copies.players.min, copies.players.max);
            entries.push(Entry::named("Decks", format!("{} for {players}.", capitalized(&decks))));
        }
    }
    for attribute in &manifest.attributes {
        let values: Vec<&str> = attribute.values.iter().map(|value| value.spoken().value.as_str()).collect();
        entries.push(Entry::named(&capitalized(&attribute.name.value), format!("{}.", listed(&values))));
    }
    for set in &game.sets {
        let cards = game.cards().filter(|(file, _)| set.files.contains(file)).count();
        entries.push(Entry::named(&set.name, format!("{}.", counted(cards, "card"))));
    }
    entries
}

/// Who plays together.
fn in_teams(teams: &Teams) -> Entry {
    let sizes: Vec<String> = teams.sizes.iter().map(|size| number_in_words(size.value)).collect();
    let mut said = match teams.alone {
        true => format!("Everybody alone, or in teams of {}.", sizes.join(" or ")),
        false => format!("In teams of {}.", sizes.join(" or ")),
    };
    said.push_str(match teams.shared_turn {
        true => " Allies take their turn together.",
        false => " Teams sit so that each has a turn before one has another.",
    });
    if teams.hands_seen_by_allies {
        said.push_str(" Allies see each other's cards.");
    }
    Entry::named("Teams", said)
}

/// With which options it is played, and which others there are.
fn agreed_on(game: &Assembled, options: &[String], agreed: &[(&str, u16)]) -> Vec<Entry> {
    let about = |option: &GameOption| option.description.clone().unwrap_or_default();
    let is_used = |option: &&GameOption| options.contains(&option.name.value);
    let used = game.manifest.options.iter().filter(is_used).map(|option| {
        let number = match option.kind {
            OptionKind::Switch => String::new(),
            OptionKind::Number { default, .. } => {
                format!(" ({})", number_of(option, agreed).unwrap_or(default))
            }
        };
        Entry::named(&format!("Played with {}{number}", option.name.value), about(option))
    });
    let others = game.manifest.options.iter().filter(|option| !is_used(option));
    let others =
        others.map(|option| Entry::named(&format!("Not played with {}", option.name.value), about(option)));
    used.chain(others).collect()
}

fn number_of(option: &GameOption, agreed: &[(&str, u16)]) -> Option<u32> {
    let found = agreed.iter().find(|(name, _)| *name == option.name.value);
    found.map(|(_, number)| u32::from(*number))
}

fn zone(zone: &ZoneManifest) -> Entry {
    let whose = match (zone.of_each_player, zone.count) {
        (true, _) => "Each player has one".to_string(),
        (false, 0 | 1) => "Shared by all".to_string(),
        (false, count) => format!("There are {}, shared by all", number_in_words(count)),
    };
    let order = match zone.order {
        ZoneOrder::Pile => ", in the order in which cards came",
        ZoneOrder::None => "",
    };
    let seen = match zone.seen_by {
        SeenBy::Owner => "Only its owner sees the cards.",
        SeenBy::Everyone => "Everyone sees the cards.",
        SeenBy::Nobody => "Nobody sees the cards.",
    };
    let deck = if zone.starts_with_deck { " The deck lies here at first." } else { "" };
    Entry::named(&capitalized(&zone.name.value), format!("{whose}{order}. {seen}{deck}"))
}

fn numbers(game: &Assembled, players: Option<u32>, options: &[String], agreed: &[(&str, u16)]) -> Vec<Entry> {
    let said = game.manifest.values.iter().filter_map(|value| {
        let setting = game
            .manifest
            .options
            .iter()
            .find(|option| option.sets.as_ref().is_some_and(|sets| sets.value == value.name.value));
        let text = match setting {
            // Nothing asks for the number of an option that is not in force.
            Some(option) if !options.contains(&option.name.value) => return None,
            Some(option) => format!("{}.", number_of(option, agreed).unwrap_or(default(option, value))),
            None => starts(value, players),
        };
        Some(number(value, &text))
    });
    said.collect()
}

/// What each player has so many of is spoken of by its plural.
fn number(value: &NamedValue, text: &str) -> Entry {
    match (&value.plural, value.of_each_player) {
        (Some(several), _) => {
            Entry::named(&capitalized(&several.value), format!("Each player has some, {text}"))
        }
        (None, true) => Entry::named(&capitalized(&value.name.value), format!("Each player has one. {text}")),
        (None, false) => Entry::named(&capitalized(&value.name.value), text.to_string()),
    }
}

fn default(option: &GameOption, value: &NamedValue) -> u32 {
    match option.kind {
        OptionKind::Switch => value.start,
        OptionKind::Number { default, .. } => default,
    }
}

/// What a number begins with, by the number of players where that matters.
fn starts(value: &NamedValue, players: Option<u32>) -> String {
    if let Some(players) = players {
        let special = value.starts.iter().find(|start| start.value.players.contains(players));
        return format!("{} at first.", special.map_or(value.start, |start| start.value.start));
    }
    let special = value.starts.iter().map(|start| {
        let range = start.value.players;
        format!(", {} with {}", start.value.start, with_players(range.min, range.max))
    });
    format!("{} at first{}.", value.start, special.collect::<String>())
}

fn last_turn(game: &Assembled) -> Vec<Entry> {
    let last = game.manifest.last_turn.as_ref();
    last.map(|turns| Entry::plain(format!("The game is over after {} turns.", turns.value)))
        .into_iter()
        .collect()
}

fn with_players(min: u32, max: u32) -> String {
    match (min, max) {
        (1, 1) => "one player".into(),
        (min, max) if min == max => format!("{} players", number_in_words(min)),
        (min, max) => format!("{} to {} players", number_in_words(min), number_in_words(max)),
    }
}

/// one, two and three
fn listed(words: &[&str]) -> String {
    match words {
        [most @ .., last] if !most.is_empty() => capitalized(&format!("{} and {last}", most.join(", "))),
        words => capitalized(&words.concat()),
    }
}
