//! Where the verbs that a game defines take their card.

use crate::analysis::Assembled;
use crate::analysis::lower::act::cards::simple_kind;
use crate::analysis::resolve::World;
use crate::program::{EventKind, Leaf, ZoneRef};
use crate::syntax::tree::{
    ActKind, DefinedVerb, Destination, Node, Sentence, SentenceKind, SimpleVerb, Steps, ThingKind, Visit,
    Zone, ZoneKind,
};

/// A verb with several definitions, for different games, takes it to any of these.
pub fn verb_goals(game: &Assembled, world: &mut World<'_>) {
    for (_, block) in &game.blocks {
        block.visit(&mut |node| {
            if let Node::Sentence(Sentence { kind, .. }) = node
                && let SentenceKind::DefinesVerb { verb, steps, .. } = kind
            {
                let kind = match verb {
                    DefinedVerb::BuiltIn(SimpleVerb::Destroy) => EventKind::Destroy,
                    DefinedVerb::BuiltIn(_) => return,
                    DefinedVerb::Own(word) => EventKind::Own(world.verb(*word)),
                };
                let goals = goals(world, steps);
                if puts_into_play(steps) {
                    world.puts_into_play.insert(kind);
                }
                world.done_anywhere.extend(done_to_it(steps));
                world.verb_goals.entry(kind).or_default().extend(goals);
            }
        });
    }
}

/// The verbs for cards that are not in play which a definition does to the card it is said of: "To destroy a card, discard it."
fn done_to_it(steps: &Steps) -> Vec<EventKind> {
    let mut done = Vec::new();
    steps.visit(&mut |node| {
        if let Node::Act(act) = node
            && let ActKind::Simple { verb: verb @ (SimpleVerb::Discard | SimpleVerb::Play), what, .. } =
                &act.kind
            && !matches!(what.kind, ThingKind::Some(_))
        {
            done.push(simple_kind(*verb));
        }
    });
    done
}

/// Whether it puts the card it is said of into play.
fn puts_into_play(steps: &Steps) -> bool {
    let mut found = false;
    steps.visit(&mut |node| {
        if let Node::Act(act) = node
            && let ActKind::Put { moves, .. } = &act.kind
        {
            found |= moves.iter().any(|part| {
                let is_it = part.things.iter().any(|thing| !matches!(thing.kind, ThingKind::Some(_)));
                is_it && matches!(part.to, Destination::IntoPlay { .. })
            });
        }
    });
    found
}

fn goals(world: &World<'_>, steps: &Steps) -> Vec<Leaf> {
    let mut goals = Vec::new();
    let every = |kind| Leaf::Zone(ZoneRef::Every(kind));
    steps.visit(&mut |node| {
        let Node::Act(act) = node else { return };
        match &act.kind {
            ActKind::Put { moves, .. } => {
                goals.extend(moves.iter().map(|part| match &part.to {
                    Destination::Into(zone) | Destination::OnTop(zone) | Destination::OnBottom(zone) => {
                        zone_leaf(world, zone)
                    }
                    Destination::IntoPlay { .. } => Leaf::InPlay,
                }));
            }
            ActKind::SetAside { .. } => goals.push(Leaf::SetAside),
            ActKind::Return { to, .. } => goals.push(zone_leaf(world, to)),
            ActKind::Give { .. } => goals.extend(world.hand.map(every)),
            ActKind::Simple { verb: SimpleVerb::Discard, .. } => goals.extend(world.discards.map(every)),
            ActKind::GainControl { .. } => goals.push(Leaf::InPlay),
            ActKind::Exchange { .. }
            | ActKind::Own { .. }
            | ActKind::Simple { verb: SimpleVerb::Play | SimpleVerb::Destroy, .. } => goals.push(Leaf::All),
            _stays => {}
        }
    });
    goals
}

fn zone_leaf(world: &World<'_>, zone: &Zone) -> Leaf {
    let (ZoneKind::The(word)
    | ZoneKind::Empty(word)
    | ZoneKind::Bare(word)
    | ZoneKind::Of(word, _)
    | ZoneKind::That(word)) = &zone.kind;
    Leaf::Zone(ZoneRef::Every(world.zone_kind(*word)))
}
