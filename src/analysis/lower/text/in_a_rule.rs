//! Who does what has no subject in a rule: nobody is "you" there.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::{Noun, You};
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, BlockKind, Clause, ClauseKind, Determiner, Person, PersonDeterminer, PersonKind,
    PersonNoun, Role, SimpleVerb, Steps, Thing, ThingKind,
};

impl Lowering<'_> {
    /// Refuses "Whenever an asset is destroyed, draw a card" in a rule. Where it makes no difference who does it, nobody
    /// has to be named: "reverse the direction of play".
    pub(super) fn says_who_in_a_rule(&mut self, clause: &Clause) -> Option<()> {
        let ClauseKind::Do { subject: None, may, act, .. } = &clause.kind else { return Some(()) };
        let is_nobodys = self.block.you == You::Nobody && self.block.kind != BlockKind::Setup;
        if !is_nobodys || self.scope.doer.is_some() || !may && !is_somebodys(act) {
            return Some(());
        }
        let is_that = self.scope.that(&Noun::Person(Role::Player)).is_ok();
        let nobodys = match self.there {
            Some(there) => {
                format!("in the {} a card is nobody's", self.world.zone_names[there.zone.index()])
            }
            None => "in a rule nobody is \"you\"".to_string(),
        };
        let message = format!("\"{}\" does not say who does it, and {nobodys}", self.quote(clause.at));
        let mut problem = Diagnostic::new(Code::PointsAtTwo, self.place(clause.at), message)
            .label("who does this?")
            .help(format!("say who: {}", self.said_of_a_player(clause, is_that)));
        if !is_that {
            problem = problem.help(
                "or let what the rule waits for say it: Whenever a player discards a card, that player draws a card.",
            );
        }
        self.report(problem);
        None
    }

    /// The clause as that player, or each player, does it.
    fn said_of_a_player(&self, clause: &Clause, is_that: bool) -> String {
        let (role, at) = (Role::Player, clause.at);
        let kind = match is_that {
            true => PersonKind::That(role),
            false => PersonKind::Some(Box::new(PersonNoun {
                determiner: PersonDeterminer::Each,
                other: false,
                random: false,
                role,
                of: None,
                clause: None,
                chooser: None,
            })),
        };
        let mut first = clause.clone();
        if let ClauseKind::Do { subject, .. } = &mut first.kind {
            *subject = Some(Person { kind, at });
        }
        let steps = Steps { each: None, only_if: None, until: None, first, more: Vec::new(), at };
        format::steps(self.world.dialect, &steps)
    }
}

/// Whether it makes a difference who does it.
fn is_somebodys(act: &Act) -> bool {
    match &act.kind {
        ActKind::Simple { verb, what, .. } => match verb {
            SimpleVerb::Draw | SimpleVerb::Discard | SimpleVerb::Play | SimpleVerb::LookAt => true,
            SimpleVerb::Destroy | SimpleVerb::Reveal => is_picked(what),
        },
        ActKind::Put { moves, .. } => moves.iter().any(|one| one.things.iter().any(is_picked)),
        ActKind::PutCounters { on: what, .. }
        | ActKind::RemoveCounters { from: what, .. }
        | ActKind::SetAside { what, .. }
        | ActKind::Return { what, .. } => is_picked(what),
        ActKind::Exchange { what } => what.iter().any(is_picked),
        ActKind::Choose { .. }
        | ActKind::GainControl { .. }
        | ActKind::Give { .. }
        | ActKind::ChooseOne { .. }
        | ActKind::Name { .. }
        | ActKind::Search { .. }
        | ActKind::TakeFirstTurn
        | ActKind::TakeAnotherTurn
        | ActKind::TakeOneAction
        | ActKind::TakeAction(_)
        | ActKind::SkipTurn
        | ActKind::RollDie
        | ActKind::BecomeDealer
        | ActKind::WinGame
        | ActKind::LoseGame
        | ActKind::WinSeries
        | ActKind::Score(_)
        | ActKind::LosePoints(_)
        | ActKind::Goods { .. }
        | ActKind::GiveGoods { .. }
        | ActKind::Own { .. } => true,
        ActKind::Shuffle { .. }
        | ActKind::Deal { .. }
        | ActKind::SkipNextTurn(_)
        | ActKind::SkipPhase { .. }
        | ActKind::Reverse { .. }
        | ActKind::Add { .. }
        | ActKind::Subtract { .. }
        | ActKind::Announce(_)
        | ActKind::Cause { .. }
        | ActKind::Call { .. } => false,
    }
}

/// Whether somebody picks it.
fn is_picked(thing: &Thing) -> bool {
    match &thing.kind {
        ThingKind::Some(noun) => {
            let picks = matches!(noun.determiner, Determiner::A | Determiner::Count(_));
            picks && !noun.random && noun.chooser.is_none()
        }
        ThingKind::OfThem(_) => true,
        ThingKind::This
        | ThingKind::It
        | ThingKind::Them
        | ThingKind::Rest
        | ThingKind::TheOther
        | ThingKind::That(_)
        | ThingKind::Those(_)
        | ThingKind::Bound(_) => false,
    }
}
