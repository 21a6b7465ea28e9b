//! What an offer brings before its price: who can pay is looked at before the first step.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{Act, ActKind, ClauseKind, GoodsMany, GoodsVerb, Person};
use crate::vocabulary::WordId;

use super::link::Link;

impl Lowering<'_> {
    /// Refuses "You may gain two coins and pay four coins": it would be offered to those alone who have four before.
    pub(super) fn price_comes_first(&mut self, links: &[Link<'_>]) -> Option<()> {
        let mut offered: Option<Option<&Person>> = None;
        // Points are no word of the game's.
        let mut gained: Vec<(Option<WordId>, &Act)> = Vec::new();
        for clause in links.iter().map(|link| link.clause) {
            let ClauseKind::Do { subject, may, act, .. } = &clause.kind else { continue };
            if *may || subject.is_some() {
                offered = may.then_some(subject.as_ref());
                gained.clear();
            }
            let Some(whose) = offered else { continue };
            let (verb, goods) = match &act.kind {
                ActKind::Goods { verb, goods, many: GoodsMany::So(_) } => (*verb, Some(goods.id)),
                ActKind::GiveGoods { goods, many: GoodsMany::So(_), .. } => (GoodsVerb::Pay, Some(goods.id)),
                ActKind::Score(GoodsMany::So(_)) => (GoodsVerb::Gain, None),
                ActKind::LosePoints(GoodsMany::So(_)) => (GoodsVerb::Lose, None),
                _another => continue,
            };
            match (verb, gained.iter().find(|(word, _)| *word == goods)) {
                (GoodsVerb::Gain, _) => gained.push((goods, act)),
                (GoodsVerb::Pay | GoodsVerb::Lose, Some((_, gain))) => {
                    return self.gained_before(whose, gain, act);
                }
                (GoodsVerb::Pay | GoodsVerb::Lose, None) => {}
            }
        }
        Some(())
    }

    fn gained_before<T>(&mut self, whose: Option<&Person>, gain: &Act, price: &Act) -> Option<T> {
        let [gains, pays] = [gain, price].map(|act| format::act(self.world.dialect, act));
        let who = whose.map_or_else(|| "You".to_string(), |person| self.quote(person.at));
        let message = format!(
            "\"{gains}\" does not help to \"{pays}\": who can pay is looked at before anything is done"
        );
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(price.at), message)
            .label("paid with what?")
            .help(format!(
                "for those who have as many before, the price comes first: {who} may {pays} and {gains}."
            ))
            .help(format!(
                "or let it be done in any case, in a sentence before the offer, and offer \"{pays}\" alone"
            ));
        self.report(problem);
        None
    }
}
