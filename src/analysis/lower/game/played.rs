//! Whether the game says what becomes of every card that can be played: one of a kind that it does not name would lie
//! nowhere. Told once for each kind, at the first card.

use crate::analysis::Assembled;
use crate::analysis::resolve::World;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::ValueId;
use crate::source::Place;
use crate::syntax::manifest::{PlayKind, PlayThen, Spot, SpotEnd};
use crate::syntax::tree::{
    Act, ActKind, At, BlockKind, Event, EventKind, FieldKind, HeadNoun, Node, Paragraph, PassiveVerb,
    SimpleVerb, Standing, StandingKind, Thing, ThingKind, ThingNoun, Visit,
};

use super::plain_deck;

/// What the texts of the game say of cards that are played.
#[derive(Default)]
struct Told<'a> {
    /// Somebody plays them.
    played: Vec<&'a ThingNoun>,
    /// A rule puts them somewhere, or forbids to play them.
    seen_to: Vec<&'a ThingNoun>,
}

/// A card of the deck, as far as it matters what it is.
struct Kind<'a> {
    name: Option<&'a str>,
    /// Those among them that follow from others.
    values: Vec<ValueId>,
    at: Place,
}

pub fn check(game: &Assembled, world: &World<'_>, found: &mut Diagnostics) {
    let Some(attribute) = world.kind_of_play() else { return };
    let mut told = Told::default();
    for (_, block) in &game.blocks {
        block.paragraphs.iter().for_each(|paragraph| told.read(block.header.kind, paragraph));
    }
    let mut known = Vec::new();
    for card in printed(game, world).chain(plain(game, world)) {
        let fits = |noun: &&ThingNoun| fits(world, noun, &card);
        let its =
            card.values.iter().copied().find(|value| world.values[value.index()].attribute == attribute);
        let is_told =
            card.values.iter().any(|value| world.is_played(*value)) || told.seen_to.iter().any(fits);
        if !is_told && !known.contains(&its) && told.played.iter().any(fits) {
            known.push(its);
            found.push(problem(game, world, card.at, its));
        }
    }
}

fn printed<'a>(game: &'a Assembled, world: &'a World<'_>) -> impl Iterator<Item = Kind<'a>> {
    game.cards().filter(|(_, block)| !block.broken.0).filter_map(|(file, block)| {
        let line = block.fields.iter().find(|field| matches!(field.kind, FieldKind::Line(_)))?;
        let words = block.line().into_iter().flatten().flat_map(|(_, values)| values);
        let values = with_derived(world, words.map(|word| world.value(*word)).collect());
        let name = block.header.name.as_ref().map(|name| name.text.as_str());
        Some(Kind { name, values, at: Place::new(*file, line.at.0) })
    })
}

/// The cards of a plain deck: one for each combination of values.
fn plain<'a>(game: &'a Assembled, world: &'a World<'_>) -> impl Iterator<Item = Kind<'a>> {
    let at = game.manifest.deck.one_of_each.first().map(|told| told.place);
    plain_deck::combinations(&game.manifest, world)
        .into_iter()
        .filter_map(move |values| Some(Kind { name: None, values: with_derived(world, values), at: at? }))
}

impl<'a> Told<'a> {
    fn read(&mut self, block: BlockKind, paragraph: &'a Paragraph) {
        let (mut waited_for, mut puts, mut not_done) = (Vec::new(), false, At::default());
        paragraph.visit(&mut |node| match node {
            Node::Event(event) => {
                not_done = event.at;
                waited_for.extend(event_noun(event));
            }
            Node::Standing(Standing { kind: StandingKind::PersonCant { act, .. }, at, .. }) => {
                not_done = *at;
                self.seen_to.extend(act_noun(act));
            }
            Node::Standing(Standing { kind: StandingKind::ThingCant { what, verb, .. }, .. }) => {
                self.seen_to.extend(some(what).filter(|_| *verb == PassiveVerb::Played));
            }
            Node::Act(act) if act.at.0.start >= not_done.0.end => {
                puts |= matches!(act.kind, ActKind::Put { .. });
                self.played.extend(act_noun(act));
            }
            _other => {}
        });
        if puts && block != BlockKind::Card {
            self.seen_to.extend(waited_for);
        }
    }
}

fn event_noun(event: &Event) -> Option<&ThingNoun> {
    match &event.kind {
        EventKind::Does { act, .. } => act_noun(act),
        EventKind::Done { what, verb: PassiveVerb::Played, .. } => some(what),
        _other => None,
    }
}

fn act_noun(act: &Act) -> Option<&ThingNoun> {
    match &act.kind {
        ActKind::Simple { verb: SimpleVerb::Play, what, .. } => some(what),
        _other => None,
    }
}

fn some(what: &Thing) -> Option<&ThingNoun> {
    match &what.kind {
        ThingKind::Some(noun) => Some(noun),
        _pointed => None,
    }
}

/// The values of a card, those among them that follow from others.
fn with_derived(world: &World<'_>, printed: Vec<ValueId>) -> Vec<ValueId> {
    let all = (0..world.values.len()).map(|number| ValueId(number as u16));
    let is_its = |value: &ValueId| {
        printed.contains(value) || world.values[value.index()].of.iter().any(|of| printed.contains(of))
    };
    all.filter(is_its).collect()
}

/// Whether the noun may mean the card.
fn fits(world: &World<'_>, noun: &ThingNoun, card: &Kind<'_>) -> bool {
    let head = match noun.head.noun {
        HeadNoun::Card => None,
        HeadNoun::Value(word) => Some(word),
        HeadNoun::Zone(_) => return false,
    };
    let mut words = noun.head.values.iter().copied().chain(head);
    words.all(|word| card.values.contains(&world.value(word)))
        && noun.named.as_ref().is_none_or(|named| Some(named.text.as_str()) == card.name)
}

fn problem(game: &Assembled, world: &World<'_>, place: Place, kind: Option<ValueId>) -> Diagnostic {
    let spots = &game.manifest.play.kinds;
    let (whose, help) = match kind {
        Some(kind) => {
            let kind = world.name(world.value_words[kind.index()]);
            let is_plain = kind.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
            let key = if is_plain { kind.to_string() } else { format!("\"{kind}\"") };
            let spot = spot_of_others(spots, world);
            (
                format!("of the kind \"{kind}\""),
                format!(
                    "Say in game.toml where such cards go, under [play]: {key} = {{ after = \"{spot}\" }}."
                ),
            )
        }
        None => {
            let named: Vec<_> = spots.iter().map(|kind| format!("\"{}\"", kind.value.value)).collect();
            let help = format!("Give it one that game.toml speaks of under [play]: {}.", named.join(", "));
            ("without a kind".to_string(), help)
        }
    };
    let message = format!("A card {whose} can be played, and the game does not say what becomes of it then.");
    Diagnostic::new(Code::NoZoneFor, place, message).label("played, and then?").help(help)
}

/// Where another kind of card goes after its effect, in the words of the settings.
fn spot_of_others(kinds: &[PlayKind], world: &World<'_>) -> String {
    let pile = world.discards.or(world.deck).map(|zone| world.zone_names[zone.index()].as_str());
    match kinds.iter().find(|kind| kind.then == PlayThen::After).map(|kind| &kind.spot.value) {
        Some(Spot { end: SpotEnd::Top, zone }) => format!("top of the {zone}"),
        Some(Spot { end: SpotEnd::Bottom, zone }) => format!("bottom of the {zone}"),
        Some(Spot { end: SpotEnd::Into, zone }) => zone.clone(),
        None => format!("bottom of the {}", pile.unwrap_or("pile")),
    }
}
