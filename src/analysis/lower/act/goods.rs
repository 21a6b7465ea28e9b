//! Goods: what players have so many of, gained, lost, paid and given.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::event::waited::Waited;
use crate::analysis::lower::text::clause::is_plural;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Ask, CellId, Compare, EventKind, Expr, Num, Op, Stage, Who};
use crate::syntax::tree::{Act, ActKind, Amount, At, GoodsMany, GoodsVerb, Holding, Person, Word};

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
        Some(())
    }

    /// As many as there are go from one to the other, who gains them.
    pub fn give_goods(&mut self, who: Who, goods: Word, many: &GoodsMany, to: &Person, at: At) -> Option<()> {
        if is_plural(to) {
            return self.one_for_each(to);
        }
        let cell = self.world.cell(goods);
        let number = self.goods_number(who, cell, many, at)?;
        let to = self.who(to)?;
        self.emit(Op::GiveGoods { cell, who, to, number });
        Some(())
    }

    fn goods_number(&mut self, who: Who, cell: CellId, many: &GoodsMany, at: At) -> Option<Num> {
        self.about(who, |lowering| match many {
            GoodsMany::So(many) => lowering.points(many, at),
            GoodsMany::All => Some(lowering.expr(Expr::CellOf(cell, who))),
            GoodsMany::OrMore(_) | GoodsMany::Any => {
                let message = format!("\"{}\" does not say how many", lowering.quote(at));
                let help = "say a number, or let it be chosen first: Choose a number from one to three, and then \"that many\"";
                lowering.refuse(Code::HowMany, at, message, "how many?", help)
            }
        })
    }

    /// Whenever a player gains one or more coins. Whoever has them then, or had them, is who does it.
    pub fn goods_event(&mut self, waited: &mut Waited, act: &Act) -> Option<()> {
        let ActKind::Goods { verb: verb @ (GoodsVerb::Gain | GoodsVerb::Lose), goods, many } = &act.kind
        else {
            return self.one_event(act);
        };
        let least = match many {
            GoodsMany::OrMore(least) => *least,
            GoodsMany::Any if waited.stage == Stage::Prohibit => 1,
            _so_many => return self.any_goods(*verb, *goods, act),
        };
        waited.kind = EventKind::ChangeValue;
        waited.asks(Boolean::Ask(Ask::EventAbout(u16::from(self.world.cell(*goods).0))));
        let amount = self.expr(Expr::EventAmount);
        self.scope.number = Some(amount);
        waited.asks(Boolean::compare(Compare::AtLeast, amount, Num::constant(least)));
        waited.asks(Boolean::Ask(match verb {
            GoodsVerb::Gain => Ask::EventAdds,
            GoodsVerb::Lose | GoodsVerb::Pay => Ask::EventSubtracts,
        }));
        Some(())
    }

    /// "If you can pay two coins" is asked by how many there are.
    pub fn can_pay<T>(&mut self, goods: Word, count: u32, at: At) -> Option<T> {
        let has = format::so_many(self.world.dialect, Holding::Goods(goods), &Amount::OrMore(count));
        let message = format!("whether somebody can \"{}\" is asked by what they have", self.quote(at));
        self.refuse(Code::CanWhat, at, message, "can't be asked", format!("write: if you have {has}"))
    }

    /// "Whenever you gain a coin": what comes at once is told at once.
    fn any_goods<T>(&mut self, verb: GoodsVerb, goods: Word, act: &Act) -> Option<T> {
        let any = Act { kind: ActKind::Goods { verb, goods, many: GoodsMany::OrMore(1) }, at: act.at };
        let any = format::act(self.world.dialect, &any);
        let message =
            format!("\"{}\" may come with more at once, and all of it is one event", self.quote(act.at));
        let help = format!("write \"{any}\"; how many it were is \"that many\"");
        self.refuse(Code::HowMany, act.at, message, "how many at once?", help)
    }
}
