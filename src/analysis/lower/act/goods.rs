//! Goods: what players have so many of, gained, lost, paid and given.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::lower::text::clause::is_several;
use crate::diagnostic::Code;
use crate::program::{Ask, CellId, Compare, EventKind, Expr, Num, Op, Stage, Who};
use crate::syntax::tree::{Act, ActKind, At, GoodsMany, GoodsVerb, Person, Points, Word};

impl Lowering<'_> {
    pub fn goods(&mut self, who: Who, verb: GoodsVerb, goods: Word, many: &GoodsMany, at: At) -> Option<()> {
        let cell = self.world.cell(goods);
        let number = self.goods_number(who, cell, many, at)?;
        let op = match verb {
            GoodsVerb::Gain => Op::AddToCell { cell, by: who, of: who, number },
            GoodsVerb::Lose => Op::SubtractFromCell { cell, by: who, of: who, number },
            GoodsVerb::Pay => Op::Pay { cell, who, number },
        };
        self.emit(op);
        self.goods_are_not_counted(many, at);
        Some(())
    }

    /// As many as there are go from one to the other, who gains them.
    pub fn give_goods(&mut self, who: Who, goods: Word, many: &GoodsMany, to: &Person, at: At) -> Option<()> {
        if is_several(to) {
            return self.one_for_each(to);
        }
        let cell = self.world.cell(goods);
        let number = self.goods_number(who, cell, many, at)?;
        let to = self.who(to)?;
        self.emit(Op::GiveGoods { cell, who, to, number });
        self.goods_are_not_counted(many, at);
        Some(())
    }

    /// How many came or went is not kept: "that many" is no earlier number then. One alone is no number to speak of.
    pub(super) fn goods_are_not_counted(&mut self, many: &GoodsMany, at: At) {
        if !matches!(many, GoodsMany::So(Points::ThatMany | Points::Fixed(1))) {
            self.scope.is_not_counted(at.0);
        }
    }

    fn goods_number(&mut self, who: Who, cell: CellId, many: &GoodsMany, at: At) -> Option<Num> {
        self.so_many_of(who, Expr::CellOf(cell, who), many, at)
    }

    /// How many somebody gains or loses of what they have so many of.
    pub fn so_many_of(&mut self, who: Who, all: Expr, many: &GoodsMany, at: At) -> Option<Num> {
        self.about(who, |lowering| match many {
            GoodsMany::So(many) => lowering.points(many, at),
            GoodsMany::All => Some(lowering.expr(all)),
            GoodsMany::Changed(_) => lowering.another_than_what(all, at),
            GoodsMany::OrMore(_) | GoodsMany::Any => {
                let message = format!("\"{}\" does not say how many", lowering.quote(at));
                let help = "say a number, or let it be chosen first: Choose a number from one to three, and then \"that many\"";
                lowering.refuse(Code::HowMany, at, message, "how many?", help)
            }
        })
    }

    /// Whenever a player gains one or more coins. Whoever has them then, or had them, is who does it.
    pub fn goods_event(&mut self, waited: &mut Waited, act: &Act) -> Option<()> {
        let ActKind::Goods { verb, goods, many } = &act.kind else {
            return self.heard_by_halves(act, waited.stage);
        };
        if waited.stage == Stage::Impossible && *verb == GoodsVerb::Pay {
            return self.can_goods(act);
        }
        let least = self.least_at_once(act, many, waited.stage)?;
        waited.kind = EventKind::ChangeValue;
        waited.asks(Boolean::Ask(Ask::EventAbout(u16::from(self.world.cell(*goods).0))));
        self.event_of_so_many(waited, least);
        waited.asks(Boolean::Ask(match verb {
            GoodsVerb::Gain => Ask::EventAdds,
            GoodsVerb::Lose => Ask::EventSubtracts,
            GoodsVerb::Pay => Ask::EventPays,
        }));
        Some(())
    }

    /// Whenever a player scores one or more points.
    pub fn points_event(
        &mut self,
        waited: &mut Waited,
        kind: EventKind,
        many: &GoodsMany,
        act: &Act,
    ) -> Option<()> {
        let least = self.least_at_once(act, many, waited.stage)?;
        waited.kind = kind;
        self.event_of_so_many(waited, least);
        Some(())
    }

    /// How many it has to be at once to be heard, replaced or forbidden.
    fn least_at_once(&mut self, act: &Act, many: &GoodsMany, stage: Stage) -> Option<u32> {
        match many {
            GoodsMany::OrMore(least) => Some(*least),
            GoodsMany::Any if stage == Stage::Prohibit => Some(1),
            _so_many => self.how_many_at_once(act, stage),
        }
    }

    /// The event has a number: "that many".
    fn event_of_so_many(&mut self, waited: &mut Waited, least: u32) {
        let amount = self.expr(Expr::EventAmount);
        self.scope.number = Some(amount);
        waited.asks(Boolean::compare(Compare::AtLeast, amount, Num::constant(least)));
    }
}
