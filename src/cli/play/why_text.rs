//! Why a card can't be used, and what became of its abilities, as lines.

use super::super::page::{width, wrapped};
use crate::diagnostic::nearest;
use crate::play::{Book, CardScene, Face, Faces, Passage, Scene, Session, Story, ZoneRole};

/// A card by its name, or by enough of it: first among those that the viewer sees.
pub(super) fn find<'f>(faces: &'f Faces, scene: &Scene, name: &str) -> Result<&'f Face, String> {
    let low = name.to_lowercase();
    if low.is_empty() {
        return Err("Write the name of the card after it.".to_string());
    }
    let others = scene.zones.iter().flat_map(|zone| &zone.cards);
    let seen = scene.hand().chain(others).filter_map(|card| card.card).map(|card| faces.card(card));
    let cards: Vec<&Face> = seen.chain(faces.all()).collect();
    let exact = cards.iter().find(|face| face.name.to_lowercase() == low);
    let part = || cards.iter().find(|face| face.name.to_lowercase().contains(&low));
    exact.or_else(part).copied().ok_or_else(|| {
        match nearest(name, faces.all().iter().map(|face| face.name.as_str())) {
            Some(near) => format!("There is no card \"{name}\". Did you mean \"{near}\"?"),
            None => format!("There is no card \"{name}\" in the game."),
        }
    })
}

/// What the viewer can do with a card, what not, which text says so, and what became of its abilities; of a rule,
/// what became of it.
pub(super) fn why(
    session: &Session<'_>,
    faces: &Faces,
    book: &Book<'_>,
    scene: &Scene,
    name: &str,
) -> Result<String, String> {
    if let Some(stories) = session.stories_of_rule(scene.viewer, name.trim(), book) {
        return Ok(stories.iter().map(story).collect());
    }
    let face = find(faces, scene, name).map_err(|problem| format!("{problem}\n"))?;
    let is_it = |card: &&CardScene| card.card.is_some_and(|id| faces.card(id).name == face.name);
    let seen = || scene.zones.iter().flat_map(|zone| &zone.cards);
    let Some(card) = scene.hand().find(is_it).or_else(|| seen().find(is_it)) else {
        return Err(format!("{} sees no {} on the table.\n", session.name(scene.viewer), face.name));
    };
    let mut text = String::new();
    for option in &card.options {
        let told = &scene.options[*option].text;
        let verb = if *told == face.name { "choose " } else { "" };
        text.push_str(&format!("You can {verb}{told} ({}).\n", option + 1));
    }
    if let Some(verb) = session.would_take(scene.viewer, card.spot) {
        text.push_str(&format!("You can {verb} {}, if you answer yes.\n", face.name));
    }
    for reason in session.why(scene.viewer, card.spot, faces, book) {
        text.push_str(&wrapped(&format!("You {}.", reason.said), "", "  ", width()));
        if let Some(Passage { title, place, text: says }) = reason.passage {
            text.push_str(&wrapped(&format!("{title} ({place}): {says}"), "  ", "  ", width()));
        }
    }
    if text.is_empty() {
        text = format!("{} is not what is asked for now.\n", face.name);
    }
    // Of several copies the one in play has more to tell.
    let in_play = scene.zones.iter().filter(|zone| zone.role == ZoneRole::InPlay);
    let told_of = in_play.flat_map(|zone| &zone.cards).find(is_it).unwrap_or(card);
    text.extend(session.stories(scene.viewer, told_of.spot, book).iter().map(story));
    Ok(text)
}

/// The sentence and where it stands, and what became of it.
fn story(Story { passage, told }: &Story) -> String {
    let mut text = String::new();
    if let Some(Passage { title, place, text: says }) = passage {
        text.push_str(&wrapped(&format!("{title} ({place}): {says}"), "", "  ", width()));
    }
    for line in told {
        text.push_str(&wrapped(line, "  ", "  ", width()));
    }
    text
}
