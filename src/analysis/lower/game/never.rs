//! What a game can never come to: something of cards in play where none are, the text of a card that nobody plays, a deal
//! when all have been dealt. Told once for each, where it is first said.

use crate::analysis::Assembled;
use crate::analysis::resolve::{World, ZoneRoles};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{
    Act, ActKind, At, Block, BlockKind, Destination, Event, EventKind, Is, Node, Person, PersonKind,
    PersonPredicate, PersonPredicateKind, SimpleVerb, Standing, StandingKind, Thing, ThingKind,
    ThingPredicate, ThingPredicateKind, Visit,
};

use super::done::{is_done, is_play, stays};
use super::needs::{is_destroy_defined, play_help};
use super::too_soon::{first_beginning, too_soon};
use crate::analysis::lower::text::paragraph::works_elsewhere;

pub fn check(game: &Assembled, world: &World<'_>, sources: &Sources, found: &mut Diagnostics) {
    let roles = ZoneRoles::of(&game.manifest);
    let said = |(file, at): (FileId, At)| {
        let words = sources.text(file).get(at.0.range()).unwrap_or("");
        (Place::new(file, at.0), words.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    if roles.in_play.is_none() {
        let first = first_of_play(game).map(said);
        found.extend(first.map(|(place, said)| none_in_play(game, &roles, place, &said)));
    }
    if !is_done(game, |_| true, is_play) {
        let first = match game.manifest.play.kinds.is_empty() {
            true => first_text(game, |_| true).map(said),
            // What could not be read may play. A card that stays can come into play another way.
            false if game.broken => None,
            false => {
                let enters = is_done(game, |_| true, puts_into_play);
                first_text(game, |card| !enters || !stays(world, card)).map(said)
            }
        };
        found.extend(first.map(|(place, said)| never_played(game, &roles, place, &said)));
    }
    // What could not be read may deal.
    let is_later = |block: &Block| block.header.kind != BlockKind::Setup;
    if !game.broken && !is_done(game, is_later, |act| matches!(act, ActKind::Deal { .. })) {
        let first = first_deal(game).map(said);
        found.extend(first.map(|(place, said)| none_dealt(game, &roles, place, &said)));
    }
    if !game.broken {
        let first = first_beginning(game, world, |file, at| said((file, at)).1);
        found.extend(first.map(|(at, too_soon_for)| too_soon(said(at), &too_soon_for)));
    }
}

/// Whether a card may come into play by it without being played.
fn puts_into_play(act: &ActKind) -> bool {
    match act {
        ActKind::Put { moves, .. } => moves.iter().any(|one| matches!(one.to, Destination::IntoPlay { .. })),
        ActKind::Exchange { .. } => true,
        _other => false,
    }
}

/// Where something is first said that only a card in play can be or do. Whoever forbids it needs none.
fn first_of_play(game: &Assembled) -> Option<(FileId, At)> {
    let destroys = is_destroy_defined(game);
    game.blocks.iter().find_map(|(file, block)| {
        let (mut first, mut forbidden) = (None, At::default());
        block.visit(&mut |node| match node {
            Node::Standing(Standing { kind: StandingKind::PersonCant { .. }, at, .. }) => forbidden = *at,
            Node::Act(act) if act.at.0.start < forbidden.0.end => {}
            _other => first = first.or(of_play(node, destroys)),
        });
        first.map(|at| (*file, at))
    })
}

fn of_play(node: Node<'_>, destroys: bool) -> Option<At> {
    match node {
        Node::PersonPredicate(PersonPredicate { kind, at }) => {
            use PersonPredicateKind::{Controls, ControlsMoreThan};
            matches!(kind, Controls(_) | ControlsMoreThan { .. }).then_some(*at)
        }
        Node::ThingPredicate(ThingPredicate { kind, at }) => {
            use ThingPredicateKind::{HasCounters, Is as Being};
            matches!(kind, HasCounters { .. } | Being { what: Is::InPlay, .. }).then_some(*at)
        }
        Node::Thing(Thing { kind: ThingKind::Some(noun), at }) => noun.controlled_by.as_ref().map(|_| *at),
        Node::Person(Person { kind, at }) => matches!(kind, PersonKind::ControllerOf(_)).then_some(*at),
        Node::Event(Event { kind, at, .. }) => {
            use EventKind::{ChangesControl, Enters, Leaves};
            matches!(kind, Enters(_) | Leaves(_) | ChangesControl(_)).then_some(*at)
        }
        Node::Act(Act { kind, at }) => match kind {
            ActKind::GainControl { .. } | ActKind::PutCounters { .. } | ActKind::RemoveCounters { .. } => {
                Some(*at)
            }
            ActKind::Simple { verb: SimpleVerb::Destroy, .. } => destroys.then_some(*at),
            _other => None,
        },
        _other => None,
    }
}

fn none_in_play(game: &Assembled, roles: &ZoneRoles, place: Place, said: &str) -> Diagnostic {
    let zone = roles.hand.or(roles.deck).map_or("pile", |zone| &game.manifest.zones[zone].name.value);
    let owner = if roles.hand.is_some() { "your" } else { "the" };
    let message =
        format!("\"{said}\" speaks of cards in play, and the game has no zone whose cards are in play.");
    Diagnostic::new(Code::NoZoneFor, place, message)
        .label("nothing is in play")
        .help(format!("Say of a card in which zone it is: \"in {owner} {zone}\"."))
        .help("Or declare a zone in game.toml whose cards are in play: owner = \"player\", seen-by = \"everyone\" and in-play = true.")
}

/// The first text of such a card that waits for the card to be played.
fn first_text(game: &Assembled, of_card: impl Fn(&Block) -> bool) -> Option<(FileId, At)> {
    game.cards().filter(|(_, card)| of_card(card)).find_map(|(file, card)| {
        let mut sentences = card.paragraphs.iter().flat_map(|paragraph| &paragraph.sentences);
        sentences.find(|sentence| !works_elsewhere(sentence)).map(|sentence| (*file, sentence.at))
    })
}

fn never_played(game: &Assembled, roles: &ZoneRoles, place: Place, said: &str) -> Diagnostic {
    let name = |zone: Option<usize>| zone.map(|number| game.manifest.zones[number].name.value.as_str());
    let pile = name(roles.discards).or(name(roles.deck)).unwrap_or("pile");
    let message = format!(
        "\"{said}\" is never done: the text of a card is done when the card is played, and the game plays no cards."
    );
    let problem = Diagnostic::new(Code::NoZoneFor, place, message).label("never played");
    match game.manifest.play.kinds.is_empty() {
        true => or_stays(problem.help(play_help(None, pile)), name(roles.in_play)).help(
            "Then a phase can say: Play a card. Or let a rule of the game say it of the card: a card named \"…\".",
        ),
        false => problem.help("Let a phase say: Play a card. Or: You may play a card."),
    }
}

/// Where cards can be in play, those that come there by another way than being played have a text that works.
fn or_stays(problem: Diagnostic, in_play: Option<&str>) -> Diagnostic {
    match in_play {
        Some(zone) => problem.help(format!(
            "Or, for cards whose text works while they are in play: KIND = {{ enters = \"{zone}\" }}."
        )),
        None => problem,
    }
}

/// Where a card first waits for a deal.
fn first_deal(game: &Assembled) -> Option<(FileId, At)> {
    let of_cards = |block: &Block| matches!(block.header.kind, BlockKind::Card | BlockKind::Keyword);
    game.blocks.iter().filter(|(_, block)| of_cards(block)).find_map(|(file, block)| {
        let mut first = None;
        block.visit(&mut |node| {
            if let Node::Event(Event { kind: EventKind::Does { act, .. }, at, .. }) = node
                && matches!(act.kind, ActKind::Deal { .. })
            {
                first.get_or_insert(*at);
            }
        });
        first.map(|at| (*file, at))
    })
}

fn none_dealt(game: &Assembled, roles: &ZoneRoles, place: Place, said: &str) -> Diagnostic {
    let held = roles.hand.map_or("zone", |zone| &game.manifest.zones[zone].name.value);
    let message =
        format!("\"{said}\" never happens: cards are dealt before the first turn, and then by nobody.");
    Diagnostic::new(Code::NeverHappens, place, message).label("nobody deals").help(format!(
        "Wait for a draw: Whenever you draw a card, …; or for what is put: Whenever an opponent puts a card into your {held}, …"
    ))
}
