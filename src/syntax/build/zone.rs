//! Zones and destinations.

use super::Builder;
use super::parts::{Pair, Parts, only};
use crate::syntax::tree::{Destination, Zone, ZoneKind};
use cardwright_grammar::sentence::Rule;

impl Builder<'_> {
    pub(super) fn zone(&self, pair: Pair<'_>) -> Zone {
        let at = self.at(&pair);
        let mut parts = Parts::of(pair);
        let kind = self.zone_kind(parts.expect());
        Zone { kind, except_top: parts.has(Rule::except_top), at }
    }

    fn zone_kind(&self, pair: Pair<'_>) -> ZoneKind {
        let rule = pair.as_rule();
        let mut parts = Parts::of(pair);
        let owner = parts.take(Rule::owner).map(|owner| self.owner(owner));
        let word = self.word(&only(parts.must(Rule::zone_word)));
        match (rule, owner) {
            (_, Some(owner)) => ZoneKind::Of(word, Box::new(owner)),
            (Rule::zone_of, None) => ZoneKind::Of(word, Box::new(self.person(parts.must(Rule::zone_person)))),
            (Rule::empty_zone, None) => ZoneKind::Empty(word),
            (Rule::that_zone, None) => ZoneKind::That(word),
            (Rule::bare_zone, None) => ZoneKind::Bare(word),
            _ => ZoneKind::The(word),
        }
    }

    /// `in_zone`: a zone, or its bare word.
    pub(super) fn in_zone(&self, pair: Pair<'_>) -> Zone {
        let inner = only(pair);
        match inner.as_rule() {
            Rule::zone => self.zone(inner),
            _ => {
                let at = self.at(&inner);
                Zone { kind: self.zone_kind(inner), except_top: false, at }
            }
        }
    }

    pub(super) fn destination(&self, pair: Pair<'_>) -> Destination {
        let inner = only(pair);
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        match rule {
            Rule::into_play => Destination::IntoPlay { under: self.owner(parts.must(Rule::owner)) },
            Rule::into_zone => Destination::Into(self.zone(parts.must(Rule::zone))),
            Rule::on_top => Destination::OnTop(self.zone(parts.must(Rule::zone))),
            _ => Destination::OnBottom(self.zone(parts.must(Rule::zone))),
        }
    }
}
