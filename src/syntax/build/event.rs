//! Events.

use super::parts::{Pair, Parts, only};
use super::{Builder, MisfitKind};
use crate::syntax::tree::{
    Act, ActKind, At, Event, EventKind, PassiveVerb, Person, PersonDeterminer, PersonKind, PersonNoun, Role,
    Thing,
};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    /// An event; `would` tells whether the sentence is a substitution, which needs that word.
    pub(super) fn event(&self, pair: Pair<'_>, would: bool) -> Event {
        let at = self.at(&pair);
        let whole = pair;
        let mut parts = Parts::of(pair);
        let (kind, has_would) = self.event_kind(parts.expect());
        if would != has_would {
            self.misfit(MisfitKind::StrayWould, &whole);
        }
        let in_a_turn = parts.has(Rule::in_a_turn);
        let during = parts.take(Rule::during).map(|during| self.during(during));
        Event { kind, during, in_a_turn, at }
    }

    fn event_kind(&self, pair: Pair<'_>) -> (EventKind, bool) {
        let at = self.at(&pair);
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        match rule {
            Rule::turn_skipped => (EventKind::TurnSkipped, parts.find(Rule::kw_would).is_some()),
            Rule::value_named => {
                let attribute = parts.must(Rule::mark_attribute);
                let would = parts.has(Rule::kw_would);
                parts.must(Rule::kw_named);
                let who = self.by(&mut parts).unwrap_or_else(|| a_player(at));
                let kind = ActKind::Name { attribute: self.word(&attribute), duration: None };
                (EventKind::Does { who, act: Box::new(Act { kind, at }) }, would)
            }
            Rule::person_event => {
                let who = self.person(parts.must(Rule::person));
                let cannot = parts.has(Rule::kw_cant);
                let would = parts.has(Rule::kw_would);
                let act = Box::new(self.act(parts.must(Rule::act)));
                (if cannot { EventKind::Cannot { who, act } } else { EventKind::Does { who, act } }, would)
            }
            _ => {
                let what = self.thing(parts.must(Rule::subject));
                let would = parts.has(Rule::kw_would);
                (self.thing_event(what, parts.expect()), would)
            }
        }
    }

    fn thing_event(&self, what: Thing, pair: Pair<'_>) -> EventKind {
        let rule = pair.as_rule();
        match rule {
            Rule::moves_itself => match only(pair).as_rule() {
                Rule::enters => EventKind::Enters(what),
                Rule::leaves => EventKind::Leaves(what),
                _ => EventKind::ChangesControl(what),
            },
            _ => {
                let mut parts = Parts::of(pair);
                let verb = self.passive(parts.must(Rule::passive));
                EventKind::Done { what, verb, by: self.by(&mut parts) }
            }
        }
    }

    /// `by an opponent`, if it stands there.
    pub(super) fn by(&self, parts: &mut Parts<'_>) -> Option<Person> {
        parts.take(Rule::by).map(|by| self.person(Parts::of(by).must(Rule::person)))
    }

    pub(super) fn passive(&self, pair: Pair<'_>) -> PassiveVerb {
        let mut parts = Parts::of(pair);
        let first = parts.expect();
        match first.as_rule() {
            Rule::kw_destroyed => PassiveVerb::Destroyed,
            Rule::kw_discarded => PassiveVerb::Discarded,
            Rule::kw_played => PassiveVerb::Played,
            Rule::kw_drawn => PassiveVerb::Drawn,
            Rule::kw_revealed => PassiveVerb::Revealed,
            Rule::kw_looked_at => PassiveVerb::LookedAt,
            Rule::kw_returned => PassiveVerb::Returned,
            Rule::kw_exchanged => PassiveVerb::Exchanged,
            Rule::kw_put_passive => PassiveVerb::Put(self.destination(parts.expect())),
            _ => PassiveVerb::Own(self.word(&first)),
        }
    }
}

/// "A player", where the sentence names nobody.
fn a_player(at: At) -> Person {
    let noun = PersonNoun {
        determiner: PersonDeterminer::A,
        other: false,
        random: false,
        role: Role::Player,
        of: None,
        clause: None,
        chooser: None,
    };
    Person { kind: PersonKind::Some(Box::new(noun)), at }
}
