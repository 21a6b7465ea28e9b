//! A scene as plain lines: what lies where, and what can be chosen.

use crate::game::Player;
use crate::play::{CardScene, Face, Faces, OptionScene, Scene, ZoneRole, ZoneScene};
use crate::render::{Names, list};

use super::super::page::wrapped;

/// How many cards of a pile are named, from the top, where nobody asked for more.
const FROM_TOP: usize = 3;

/// What lies on the table, of each pile the cards on top.
pub(super) fn table(scene: &Scene, faces: &Faces, names: &Names, width: usize) -> String {
    described(scene, faces, names, width, FROM_TOP)
}

/// The same with every card of a pile that the viewer knows.
pub(super) fn whole_table(scene: &Scene, faces: &Faces, names: &Names, width: usize) -> String {
    described(scene, faces, names, width, usize::MAX)
}

fn described(scene: &Scene, faces: &Faces, names: &Names, width: usize, of_piles: usize) -> String {
    let mut text = format!("{}\n", title(scene, names));
    let mut row = |lead: &str, rest: &str| text.push_str(&wrapped(rest, lead, "      ", width));
    for note in &scene.notes {
        row("  ", &note.said(names));
    }
    let is_own_hand = |zone: &ZoneScene| zone.role == ZoneRole::Hand && zone.owner == Some(scene.viewer);
    for zone in scene.zones.iter().filter(|zone| !is_own_hand(zone)) {
        row("  ", &of_zone(zone, faces, of_piles));
    }
    for zone in scene.zones.iter().filter(|zone| is_own_hand(zone)) {
        row("  ", &format!("{}: {}", zone.title, counted(zone.cards.len())));
        for card in &zone.cards {
            row("    ", &in_hand(card, faces));
        }
    }
    text
}

/// Turn, phase, and whose turn it is.
pub(super) fn title(scene: &Scene, names: &Names) -> String {
    let phase = scene.phase.as_ref().map_or(String::new(), |phase| format!(", {phase} phase"));
    let turn = scene.game.map_or("Turn".to_string(), |game| format!("Game {game}, turn"));
    format!("{turn} {}{phase}: {}", scene.turn, whose(&scene.active, names))
}

/// "Ann", "Ann and Cid".
fn whose(active: &[Player], names: &Names) -> String {
    list(&active.iter().map(|player| names.of(*player)).collect::<Vec<_>>())
}

fn counted(cards: usize) -> String {
    super::super::summary::counted(cards, "card")
}

fn of_zone(zone: &ZoneScene, faces: &Faces, of_piles: usize) -> String {
    let count = zone.cards.len();
    let named: Vec<String> =
        zone.cards.iter().filter(|card| card.card.is_some()).map(|card| short(card, faces)).collect();
    let list = named.join(", ");
    match (zone.role, named.len()) {
        (ZoneRole::InPlay, 0) if count == 0 => format!("{} nothing", zone.title),
        (_, 0) => {
            format!("{}: {}", zone.title, if count == 0 { "empty".to_string() } else { counted(count) })
        }
        (ZoneRole::Pile, _) => {
            format!("{}: {}{}", zone.title, counted(count), of_pile(&zone.cards, faces, of_piles))
        }
        (ZoneRole::Hand | ZoneRole::InPlay | ZoneRole::Row, shown) if shown < count => {
            format!("{}: {}, among them {list}", zone.title, counted(count))
        }
        (ZoneRole::Hand | ZoneRole::InPlay | ZoneRole::Row, _) => format!("{}: {list}", zone.title),
    }
}

/// The first known cards of a pile and where they are: from the top on, further down, or at the bottom.
fn of_pile(cards: &[CardScene], faces: &Faces, most: usize) -> String {
    let is_known = |card: &&CardScene| card.card.is_some();
    let top = cards.iter().take_while(is_known).count();
    let bottom = cards[top..].iter().rev().take_while(is_known).count();
    let (down, last) = cards[top..].split_at(cards.len() - top - bottom);
    // All of a pile are named in their order.
    let on_top = if top > most.min(FROM_TOP) && most > FROM_TOP { "from the top" } else { "on top" };
    let parts = [(on_top, &cards[..top]), ("further down", down), ("at the bottom", last)];
    let mut text = String::new();
    for (place, cards) in parts {
        let named: Vec<String> =
            cards.iter().filter(is_known).take(most).map(|card| short(card, faces)).collect();
        if !named.is_empty() {
            text.push_str(&format!(", {place} {}", named.join(", ")));
        }
    }
    text
}

/// "Castle (3 ☀)", with what lies on it.
fn short(card: &CardScene, faces: &Faces) -> String {
    let Some(id) = card.card else { return "an unseen card".to_string() };
    let mut text = label(faces.card(id));
    let face_down = card.face_down.then(|| "face down".to_string());
    let marks: Vec<String> = card.counters.iter().cloned().chain(face_down).collect();
    if !marks.is_empty() {
        text.push_str(&format!(" with {}", marks.join(", ")));
    }
    text
}

/// A card's name, and its corner where that says more.
pub(super) fn label(face: &Face) -> String {
    match face.line == face.name || repeats(&face.name, &face.corner) {
        true => face.name.clone(),
        false => format!("{} ({})", face.name, face.corner),
    }
}

/// Whether everything that a corner says stands in the name as well, perhaps with another ending.
fn repeats(name: &str, corner: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        text.split(|letter: char| letter.is_whitespace() || letter == '-').map(str::to_lowercase).collect()
    };
    let named = words(name);
    let is_said = |word: &String| {
        named.iter().any(|said| word == said || said.chars().count() > 3 && word.starts_with(said.as_str()))
    };
    words(corner).iter().filter(|word| !word.is_empty()).all(is_said)
}

fn in_hand(card: &CardScene, faces: &Faces) -> String {
    match card.card {
        Some(id) => match faces.card(id).described() {
            Some(described) => format!("{}: {described}", faces.card(id).name),
            None => short(card, faces),
        },
        None => short(card, faces),
    }
}

/// The question and its numbered options.
pub(super) fn options(scene: &Scene, names: &Names, width: usize) -> String {
    let mut text = wrapped(&scene.question, &format!("{}: ", names.of(scene.viewer)), "  ", width);
    if let Some(words) = &scene.wording {
        text.push_str(&wrapped(&format!("\"{words}\""), "  ", "  ", width));
    }
    if let Some(chosen) = &scene.chosen {
        text.push_str(&wrapped(chosen, "  ", "    ", width));
    }
    if let Some(numbers) = scene.numbers() {
        numbers.iter().for_each(|number| text.push_str(&format!("{number:>4}\n")));
        return text;
    }
    for row in listed(scene) {
        let lead = format!("{:>4}  ", row.options[0] + 1);
        text.push_str(&wrapped(&row.said(scene), &lead, "      ", width));
    }
    text
}

/// Options that are listed as one: the same with several copies of a card.
pub(super) struct Listed {
    /// The numbers of all of them; the first stands for the others.
    pub options: Vec<usize>,
}

impl Listed {
    /// What can be chosen, and how many copies there are of it.
    pub fn said(&self, scene: &Scene) -> String {
        let text = &scene.options[self.options[0]].text;
        match self.options.len() {
            1 => text.clone(),
            copies => format!("{text} ({copies})"),
        }
    }
}

/// The options as they are listed: those with copies of one card in the same zone, with the same on it, are one.
pub(super) fn listed(scene: &Scene) -> Vec<Listed> {
    let about = |option: &OptionScene| {
        let card = option.spot.and_then(|spot| scene.at(spot))?;
        Some((option.text.clone(), card.spot.zone, card.card, card.face_down, card.counters.clone()))
    };
    let mut found: Vec<(Option<_>, Listed)> = Vec::new();
    for (number, option) in scene.options.iter().enumerate() {
        let about = about(option);
        match found.iter_mut().find(|(other, _)| about.is_some() && *other == about) {
            Some((_, row)) => row.options.push(number),
            None => found.push((about, Listed { options: vec![number] })),
        }
    }
    found.into_iter().map(|(_, row)| row).collect()
}

/// A card with its text and where it stands.
pub(super) fn card(face: &Face, width: usize) -> String {
    let line = face.described().map_or(String::new(), |described| format!(": {described}"));
    let mut text = format!("{}{line}\n", face.name);
    for rule in &face.rules {
        text.push_str(&wrapped(rule, "  ", "  ", width));
    }
    if let Some(place) = &face.place {
        text.push_str(&format!("  ({place})\n"));
    }
    text
}
