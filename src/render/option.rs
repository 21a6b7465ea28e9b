//! What can be chosen, in words.

use super::english;
use super::lying::lying;
use super::names::Names;
use super::side::Sides;
use crate::engine::{Journal, Match, Table, TextOrigin};
use crate::game::{DecisionView, MetBy, OptionKind, OptionView, Player, TextNo, View, Zone};
use crate::program::{Pc, Phrase, Pointed};

/// The options of the decision as the player may know them; none for those who do not decide.
pub fn options<J: Journal>(game: &Match<'_, J>, viewer: Player, names: &Names) -> Vec<String> {
    let view = game.view(viewer);
    let Some(decision) = &view.decision else { return Vec::new() };
    let offered = decision.options.as_deref().unwrap_or(&[]);
    let table = game.table();
    let plain = offered.iter().map(|one| option(game, names, decision, one)).collect();
    let plain = with_what_met_them(table, names, offered, plain);
    let zone_of = |one: &OptionView| one.card.map(|(_, spot)| spot.zone);
    let with_place = |(number, one): (usize, &OptionView)| {
        let words = plain[number].clone();
        let lies_elsewhere = |other: usize| zone_of(&offered[other]) != zone_of(one);
        // Of cards alone, whose they are is told of all; what is done with a card says from where it is.
        let others = (0..plain.len()).filter(|other| match one.what {
            OptionKind::Card => offered[*other].what == OptionKind::Card,
            _another => plain[*other] == words,
        });
        if let Some(lying) =
            zone_meant(table, names, &view, one, &words).and_then(|zone| lying(table, &view, zone))
        {
            return format!("{words}: {lying}");
        }
        let is_told = others.into_iter().any(lies_elsewhere);
        let zone = zone_of(one).filter(|_| is_told);
        match zone.and_then(|zone| names.place_of_card(table, zone, viewer)) {
            Some(zone) => format!("{words} ({zone})"),
            None => words,
        }
    };
    offered.iter().enumerate().map(with_place).collect()
}

/// Waiting conditions of one card are told apart by what they were met by: the card it happened to, or who did it.
fn with_what_met_them(
    table: &Table<'_>,
    names: &Names,
    offered: &[OptionView],
    plain: Vec<String>,
) -> Vec<String> {
    let met = |number: usize| match offered[number].what {
        OptionKind::Next(met) => Some(met),
        _another => None,
    };
    let told = |(number, words): (usize, &String)| {
        let alike = (0..plain.len()).filter(|other| plain[*other] == *words).filter_map(met);
        let others: Vec<MetBy> = alike.filter(|other| Some(*other) != met(number)).collect();
        let by_card = || {
            let card = met(number)?.card.filter(|card| others.iter().any(|met| met.card != Some(*card)))?;
            table.program.words.cards.get(card.index()).cloned()
        };
        let by_player = || {
            let is_another = |player: &Player| others.iter().any(|met| met.player != Some(*player));
            met(number)?.player.filter(is_another).map(|player| names.of(player))
        };
        by_card().or_else(by_player).map_or_else(|| words.clone(), |by| format!("{words} ({by})"))
    };
    plain.iter().enumerate().map(told).collect()
}

/// The zone that an option is about: one that is chosen, or one that a text offers by its name.
fn zone_meant(
    table: &Table<'_>,
    names: &Names,
    view: &View,
    option: &OptionView,
    words: &str,
) -> Option<Zone> {
    match option.what {
        OptionKind::Zone(zone) => Some(zone),
        OptionKind::Mode(..) | OptionKind::Take(_) => {
            let mut zones = view.zones.iter().map(|found| found.zone);
            zones.find(|zone| names.zone(table, *zone).is_some_and(|name| name == words))
        }
        _about_another => None,
    }
}

/// One option in words: "discard Castle", "name blue", "an unseen card".
fn option<J: Journal>(
    game: &Match<'_, J>,
    names: &Names,
    decision: &DecisionView,
    option: &OptionView,
) -> String {
    let table = game.table();
    let words = &table.program.words;
    let card = option.card.map_or("a card", |(card, _)| &words.cards[card.index()]);
    match option.what {
        OptionKind::Do(kind) => match english::verb(kind, words) {
            Some(verb) => format!("{verb} {card}"),
            None => card.to_string(),
        },
        OptionKind::Take(from) => phrase(table, from).map_or("go on", |phrase| &phrase.words).to_string(),
        OptionKind::Use => format!("use {card}"),
        OptionKind::Action(action) => words.actions[action.index()].clone(),
        OptionKind::Leave => "do nothing more".to_string(),
        OptionKind::Wait => "wait for an ally".to_string(),
        OptionKind::Card => card.to_string(),
        OptionKind::Unseen(_) => "an unseen card".to_string(),
        OptionKind::Player(player) => names.of(player),
        OptionKind::Zone(zone) => names.place(table, zone).unwrap_or_else(|| "aside".to_string()),
        OptionKind::Value(value) => format!("name {}", words.values[value.index()]),
        OptionKind::Number(number) => number.to_string(),
        OptionKind::Mode(number, from) => from
            .and_then(|from| said_to_asked(game, names, decision, from))
            .unwrap_or_else(|| format!("the choice with number {}", number + 1)),
        OptionKind::Yes => with_reason("yes", table, decision),
        OptionKind::No => with_reason("no", table, decision),
        OptionKind::Done => match decision.asks {
            Some(asker) if asker.picked == 0 => "none".to_string(),
            Some(_) | None => "no more".to_string(),
        },
        OptionKind::Next(_) => card.to_string(),
        OptionKind::Change(text) => match (option.card, named(table, text)) {
            (None, Some(name)) => name.to_string(),
            (Some(_), _) | (None, None) => card.to_string(),
        },
    }
}

/// What is done from there on, as the text says it to the one who is asked: somebody else's with names, their own speaks to
/// them.
pub fn said_to_asked<J: Journal>(
    game: &Match<'_, J>,
    names: &Names,
    decision: &DecisionView,
    from: (TextNo, Pc),
) -> Option<String> {
    let phrase = phrase(game.table(), Some(from))?;
    let verbs = &game.table().program.words.verbs;
    Some(match decision.asks.and_then(|asker| asker.you) {
        Some(you) if you != decision.player => {
            let known = |pointed: &Pointed| Some((pointed.role.clone(), game.pointed_at(pointed.who)?));
            let those = phrase.pointed.iter().filter_map(known).collect();
            Sides { names, you, those, verbs }.named(&phrase.words)
        }
        Some(_) | None => phrase.words.clone(),
    })
}

/// What a text calls what it does from there on.
pub fn phrase<'t>(table: &Table<'t>, from: Option<(TextNo, Pc)>) -> Option<&'t Phrase> {
    let (text, pc) = from?;
    table.text(text).phrase(pc)
}

/// What asks, after the answer: "yes (Castle)".
fn with_reason(answer: &str, table: &Table<'_>, decision: &DecisionView) -> String {
    // What a phase offers is asked by the turn itself.
    let is_phase = |text: TextNo| matches!(table.origin(text), TextOrigin::Phase(_));
    let asker = decision.asks.filter(|asker| !is_phase(asker.text));
    let asker = asker.and_then(|asker| named(table, asker.text));
    asker.map_or_else(|| answer.to_string(), |name| format!("{answer} ({name})"))
}

/// The name of what a text belongs to.
fn named<'t>(table: &Table<'t>, text: TextNo) -> Option<&'t str> {
    let words = &table.program.words;
    let name = match table.origin(text) {
        TextOrigin::Card(card) => words.cards.get(card.index()),
        TextOrigin::Rule(rule) => words.rules.get(usize::from(rule)),
        TextOrigin::Phase(phase) => words.phases.get(phase.index()),
        TextOrigin::Action(action) => words.actions.get(action.index()),
        TextOrigin::Keyword(keyword) => words.keywords.get(keyword.index()),
        TextOrigin::Setup | TextOrigin::Definition(_) => None,
    };
    name.map(String::as_str)
}
