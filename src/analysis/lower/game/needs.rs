//! Whether each verb has what it needs: somewhere to draw into, a pile for the discards, what becomes of a card that is
//! played or destroyed. Told once for each verb, where it is first used.

use crate::analysis::Assembled;
use crate::analysis::resolve::ZoneRoles;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Sources};
use crate::syntax::manifest::ZoneRole;
use crate::syntax::tree::{
    ActKind, At, DefinedVerb, Event, Node, SentenceKind, SimpleVerb, Standing, StandingKind, Visit,
};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Hand,
    Discards,
    Play,
    Destroy,
}

/// Where a verb stands, and the words there.
struct Used<'a> {
    place: Place,
    said: &'a str,
}

pub fn check(game: &Assembled, sources: &Sources, found: &mut Diagnostics) {
    let roles = ZoneRoles::of(&game.manifest);
    for need in [Need::Hand, Need::Discards, Need::Play, Need::Destroy] {
        let is_met = match need {
            Need::Hand => roles.hand.is_some(),
            Need::Discards => roles.discards.is_some(),
            Need::Play => !game.manifest.play.kinds.is_empty(),
            Need::Destroy => is_destroy_defined(game),
        };
        let used = if is_met { None } else { first_use(game, sources, need) };
        found.extend(used.map(|used| problem(game, &roles, need, &used)));
    }
}

/// One that could not be read may define it.
pub fn is_destroy_defined(game: &Assembled) -> bool {
    game.blocks.iter().any(|(_, block)| {
        let mut found = block.broken.0;
        block.visit(&mut |node| {
            if let Node::Sentence(sentence) = node {
                let verb = DefinedVerb::BuiltIn(SimpleVerb::Destroy);
                found |= matches!(&sentence.kind, SentenceKind::DefinesVerb { verb: defined, .. } if *defined == verb);
            }
        });
        found
    })
}

/// Where it is done. Whoever only waits for it, or forbids it, needs nothing.
fn first_use<'a>(game: &Assembled, sources: &'a Sources, need: Need) -> Option<Used<'a>> {
    let mut first: Option<(FileId, At)> = None;
    for (file, block) in &game.blocks {
        let mut not_done = At::default();
        block.visit(&mut |node| match node {
            Node::Event(Event { at, .. })
            | Node::Standing(Standing { kind: StandingKind::PersonCant { .. }, at, .. }) => not_done = *at,
            Node::Act(act) if act.at.0.start >= not_done.0.end && needed(&act.kind) == Some(need) => {
                first.get_or_insert((*file, act.at));
            }
            _other => {}
        });
    }
    let (file, at) = first?;
    Some(Used { place: Place::new(file, at.0), said: sources.text(file).get(at.0.range()).unwrap_or("") })
}

fn needed(act: &ActKind) -> Option<Need> {
    match act {
        ActKind::Simple { verb: SimpleVerb::Draw, .. } | ActKind::Deal { .. } | ActKind::Give { .. } => {
            Some(Need::Hand)
        }
        ActKind::Simple { verb: SimpleVerb::Discard, .. } => Some(Need::Discards),
        ActKind::Simple { verb: SimpleVerb::Play, .. } => Some(Need::Play),
        ActKind::Simple { verb: SimpleVerb::Destroy, .. } => Some(Need::Destroy),
        _other => None,
    }
}

fn problem(game: &Assembled, roles: &ZoneRoles, need: Need, used: &Used<'_>) -> Diagnostic {
    let said = used.said.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |zone: Option<usize>| zone.map(|number| game.manifest.zones[number].name.value.as_str());
    let pile = name(roles.discards).or(name(roles.deck)).unwrap_or("pile");
    let piles: Vec<_> = ZoneRole::Discards.rivals(&game.manifest).map(|(_, zone)| &zone.name.value).collect();
    let (message, label, help) = match (need, piles.as_slice()) {
        (Need::Hand, _) => (
            format!(
                "\"{said}\" needs a zone of each player that only its owner sees, and the game has none."
            ),
            "no place for it",
            hand_help(game, name(roles.deck).unwrap_or("pile")),
        ),
        (Need::Discards, [one, other, ..]) => (
            format!(
                "\"{said}\" does not say where to: \"{one}\" and \"{other}\" are both piles that everyone sees."
            ),
            "which pile?",
            format!(
                "Say in game.toml where discarded cards go: takes = \"discards\" under [zones.\"{one}\"]."
            ),
        ),
        (Need::Discards, _) => (
            format!("\"{said}\" needs a pile that everyone sees, and the game has none."),
            "no place for it",
            "Declare one in game.toml, with order = \"pile\" and seen-by = \"everyone\".".into(),
        ),
        (Need::Play, _) => (
            format!("\"{said}\" leads nowhere: the game does not say what becomes of a card that is played."),
            "played, and then?",
            play_help(name(roles.hand), pile),
        ),
        (Need::Destroy, _) => (
            format!("\"{said}\" leads nowhere: the game does not say where a destroyed card goes."),
            "destroyed, and then?",
            format!(
                "Add a block that begins with: definition \"destroy\". It says: To destroy a card, put it on the bottom of the {pile}."
            ),
        ),
    };
    Diagnostic::new(Code::NoZoneFor, used.place, message).label(label).help(help)
}

fn hand_help(game: &Assembled, deck: &str) -> String {
    let own = game.manifest.zones.iter().find(|zone| zone.of_each_player && !zone.in_play);
    let instead = own.map(|zone| {
        let net = &zone.name.value;
        format!(
            " Or say where the card is and where it goes: Put the top card of the {deck} into your {net}."
        )
    });
    let declare = "Declare one in game.toml, with owner = \"player\" and seen-by = \"owner\".";
    format!("{declare}{}", instead.unwrap_or_default())
}

pub fn play_help(held: Option<&str>, pile: &str) -> String {
    let put = held
        .map(|held| {
            format!("Say where the card goes: Put a card from your {held} on top of the {pile}. Or say")
        })
        .unwrap_or("Say".into());
    format!(
        "{put} it in game.toml for each kind of card, under [play]: KIND = {{ after = \"bottom of the {pile}\" }}."
    )
}
