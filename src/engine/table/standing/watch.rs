//! What the rules about states read: nothing else can make one of them true.

use crate::engine::table::listen::heard::{Heard, HeardAbility};
use crate::engine::table::{Stands, Table};
use crate::game::{Game, Touched, Zone};
use crate::program::{
    Ask, CardNumber, Cards, CardsKind, Compare, Expr, Jump, Leaf, Num, NumKind, SetId, Stage, Test, TestId,
    Text, Who, WhoKind, WhoLeaf, WorksIn, ZoneRef,
};

/// What each ability about a state reads. A card with one may come into play and have it then, and those that work
/// elsewhere or for a while may come to hold with anything.
pub fn watch_states<const W: usize>(table: &Table<'_, W>, state: &mut Heard<W>) {
    for one in &mut state.rules {
        one.watch = reads_of_state(table, one, false);
    }
    for one in &mut state.abilities {
        one.watch = reads_of_state(table, one, true);
    }
    for one in &mut state.effects {
        one.watch = Touched::EVERYTHING;
    }
}

fn reads_of_state<const W: usize>(table: &Table<'_, W>, one: &HeardAbility<W>, is_on_card: bool) -> Touched {
    let (text, ability) = (table.text(one.text), &one.ability);
    debug_assert!(matches!(ability.stage, Stage::State(_)));
    if ability.printed.is_some() || is_on_card && ability.works_in != WorksIn::Play {
        return Touched::EVERYTHING;
    }
    let found = if is_on_card { Touched::CARDS } else { Touched::NOTHING };
    let is_somebodys = is_on_card && table.zones.in_play_of_each().is_some();
    let mut watch = Watch { table, found, of_effect: is_on_card, you_stay: is_somebodys };
    for test in [ability.condition, ability.only_while].into_iter().flatten() {
        watch.test(text, test);
    }
    watch.found
}

/// Everything that abilities about states read, all in all.
pub fn watched<'a, const W: usize>(abilities: impl Iterator<Item = &'a HeardAbility<W>>) -> Touched {
    let mut found = Touched::NOTHING;
    abilities.for_each(|one| found.add(one.watch));
    found
}

impl<const W: usize> Heard<W> {
    /// What those read that work now besides the rules. Elsewhere than in play they may work at any time.
    pub fn watched_besides_rules(&self, game: &Game<W>) -> Touched {
        let cards = self.elsewhere.or(self.in_play.and(game.zones.in_play()));
        let on_cards = cards.iter().flat_map(|card| self.of_card(card));
        let of_effects = if self.works_for_a_while(game) { &self.effects[..] } else { &[] };
        watched(on_cards.chain(of_effects))
    }
}

/// Everything that the "while" of an effect reads besides what it kept, and these. What it kept of cards is looked at
/// when they move.
pub fn watched_while<const W: usize>(
    table: &Table<'_, W>,
    text: &Text,
    test: TestId,
    found: Touched,
) -> Touched {
    let mut watch = Watch { table, found, of_effect: true, you_stay: true };
    watch.test(text, test);
    watch.found
}

struct Watch<'t, const W: usize> {
    table: &'t Table<'t, W>,
    found: Touched,
    /// The test may cease to hold, and its text has begun: it knows its cards and players.
    of_effect: bool,
    /// "You" is whoever controls the card or made the effect, and not whoever has the turn.
    you_stay: bool,
}

impl<const W: usize> Watch<'_, W> {
    fn everything(&mut self) {
        self.found = Touched::EVERYTHING;
    }

    fn test(&mut self, text: &Text, id: TestId) {
        let mut last = id.index();
        let mut at = id.index();
        while at <= last {
            let Test { ask, yes, no } = text.tests[at];
            for jump in [yes, no] {
                if jump != Jump::HOLDS && jump != Jump::FAILS {
                    last = last.max(at + usize::from(jump.0));
                }
            }
            if self.found == Touched::EVERYTHING {
                return;
            }
            let is_one_way = !self.of_effect && yes == Jump::HOLDS && no == Jump::FAILS;
            match none_left(text, ask).filter(|_| is_one_way) {
                Some(zone) => self.emptied(text, zone),
                None => self.ask(text, ask),
            }
            at += 1;
        }
    }

    fn ask(&mut self, text: &Text, ask: Ask) {
        match ask {
            Ask::Compare(_, one, other) => {
                self.num(text, one);
                self.num(text, other);
            }
            Ask::Any(set) => self.set(text, set),
            Ask::In(cards, set) => {
                self.cards(text, cards);
                self.set(text, set);
            }
            Ask::AnyPlayer(who) => self.who(text, who),
            Ask::Among(some, all) => {
                self.who(text, some);
                self.who(text, all);
            }
            Ask::TurnOf(who) | Ask::Phase(_, who) => {
                self.found.add(Touched::TURN);
                self.who(text, who);
            }
            Ask::EventTo(_)
            | Ask::EventFrom(_)
            | Ask::EventAbout(_)
            | Ask::EventReceiver(_)
            | Ask::EventOnTop
            | Ask::EventOnBottom
            | Ask::EventAdds
            | Ask::EventSubtracts
            | Ask::EventPays
            | Ask::AllShare(..)
            | Ask::ZoneShares(..)
            | Ask::ZoneIs(_)
            | Ask::Can(_)
            | Ask::Nth(..)
            | Ask::Allowance(..) => self.everything(),
        }
    }

    fn num(&mut self, text: &Text, num: Num) {
        match num.kind() {
            NumKind::Constant(_) | NumKind::Local(_) => {}
            NumKind::Cell(_) => self.found.add(Touched::NUMBERS),
            NumKind::Expr(expr) => self.expr(text, text.exprs[expr.index()]),
        }
    }

    fn expr(&mut self, text: &Text, expr: Expr) {
        match expr {
            Expr::Count(cards) => self.cards(text, cards),
            Expr::CountPlayers(who) => self.who(text, who),
            Expr::Points(who) | Expr::Die(who) | Expr::CellOf(_, who) => {
                self.found.add(Touched::NUMBERS);
                self.who(text, who);
            }
            Expr::Counters(_, cards) => {
                self.found.add(Touched::COUNTERS);
                self.cards(text, cards);
            }
            Expr::Plus(one, other)
            | Expr::Minus(one, other)
            | Expr::Difference(one, other)
            | Expr::Times(one, other) => {
                self.num(text, one);
                self.num(text, other);
            }
            Expr::Half(num, _) | Expr::Twice(num) | Expr::Odd(num) => self.num(text, num),
            Expr::EventAmount | Expr::Games | Expr::Worth(_) | Expr::Attribute(..) | Expr::ThisTurn(..) => {
                self.everything()
            }
        }
    }

    fn cards(&mut self, text: &Text, cards: Cards) {
        match cards.kind() {
            CardsKind::This | CardsKind::OfEvent if self.of_effect => {}
            CardsKind::Scratch(_) if self.of_effect => self.everything(),
            CardsKind::This | CardsKind::OfEvent => self.everything(),
            CardsKind::Candidate | CardsKind::Local(_) | CardsKind::Scratch(_) => {}
            CardsKind::Set(set) => self.set(text, set),
        }
    }

    fn set(&mut self, text: &Text, id: SetId) {
        for step in &text.sets[id.index()..] {
            self.leaf(text, step.leaf);
            if step.last || self.found == Touched::EVERYTHING {
                return;
            }
        }
    }

    fn leaf(&mut self, text: &Text, leaf: Leaf) {
        match leaf {
            Leaf::All | Leaf::Named(_) | Leaf::Keyword(_) => {}
            Leaf::Printed(_) => self.values(),
            Leaf::ByCell(_) => {
                self.found.add(Touched::NUMBERS);
                self.values();
            }
            Leaf::Sharing(_, cards) => {
                self.values();
                self.cards(text, cards);
            }
            Leaf::Predicate(id) if self.table.listeners.nothing_stands(Stands::Own) => {
                for (text, set) in self.table.predicate(id) {
                    self.set(self.table.text(*text), *set);
                }
            }
            Leaf::Zone(zone) | Leaf::Top { of: zone, .. } | Leaf::Bottom { of: zone, .. } => {
                let zones = self.zones(text, zone);
                self.found.add(Touched { zones, ..Touched::NOTHING });
            }
            Leaf::InPlay => self.in_play(),
            Leaf::ControlledBy(who) => {
                self.in_play();
                self.who(text, who);
            }
            Leaf::Set(set) => self.set(text, set),
            Leaf::Each(test) | Leaf::Guard(test) => self.test(text, test),
            Leaf::Extreme(_, CardNumber::Counters(_)) => self.found.add(Touched::COUNTERS),
            Leaf::ByLocal(_) | Leaf::ByEvent | Leaf::Extreme(_, CardNumber::Attribute(_)) => self.values(),
            Leaf::Predicate(_)
            | Leaf::SetAside
            | Leaf::SetAsideWith(_)
            | Leaf::FaceDown
            | Leaf::Handled(..)
            | Leaf::These(_) => self.everything(),
        }
    }

    /// What cards are, apart from what is printed on them.
    fn values(&mut self) {
        if !self.table.listeners.nothing_stands(Stands::Also) {
            self.everything();
        }
    }

    fn in_play(&mut self) {
        let zones = self.table.zones.play_bits();
        self.found.add(Touched { zones, ..Touched::NOTHING });
    }

    fn emptied(&mut self, text: &Text, zone: ZoneRef) {
        let emptied = self.zones(text, zone);
        self.found.add(Touched { emptied, ..Touched::NOTHING });
    }

    /// All zones that could be meant, as bits.
    fn zones(&mut self, text: &Text, zone: ZoneRef) -> u64 {
        let bits = |zones: &mut dyn Iterator<Item = Zone>| zones.fold(0, |bits, zone| bits | 1 << zone.0);
        match zone {
            ZoneRef::Shared(kind) | ZoneRef::Every(kind) => bits(&mut self.table.zones.all_of(kind)),
            ZoneRef::Of(kind, who) => {
                self.who(text, who);
                bits(&mut self.table.zones.all_of(kind))
            }
            ZoneRef::Local(_) | ZoneRef::Candidate | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => {
                self.everything();
                u64::MAX
            }
        }
    }

    fn who(&mut self, text: &Text, who: Who) {
        match who.kind() {
            WhoKind::Candidate | WhoKind::Nobody | WhoKind::Local(_) => {}
            WhoKind::Everyone => self.found.add(Touched::PLAYERS),
            WhoKind::You if self.you_stay => {}
            // Of a rule about a state, "you" is whoever has the turn.
            WhoKind::You | WhoKind::Active | WhoKind::Dealer => self.found.add(Touched::TURN),
            WhoKind::Winner | WhoKind::Actor | WhoKind::Cause | WhoKind::Newly => self.everything(),
            WhoKind::Set(id) => {
                for step in &text.persons[id.index()..] {
                    self.who_leaf(text, step.leaf);
                    if step.last {
                        return;
                    }
                }
            }
        }
    }

    fn who_leaf(&mut self, text: &Text, leaf: WhoLeaf) {
        self.found.add(Touched::PLAYERS);
        match leaf {
            WhoLeaf::These(who)
            | WhoLeaf::OpponentsOf(who)
            | WhoLeaf::AlliesOf(who)
            | WhoLeaf::OthersThan(who)
            | WhoLeaf::Beside(_, who) => self.who(text, who),
            // Of an event that has happened: that does not change any more.
            WhoLeaf::HadCard | WhoLeaf::GetsCard => {}
            WhoLeaf::Next => self.found.add(Touched::TURN),
            WhoLeaf::Each(test) => self.test(text, test),
            WhoLeaf::Extreme(_, expr) => self.expr(text, text.exprs[expr.index()]),
            WhoLeaf::ControllersOf(_) => self.everything(),
        }
    }
}

/// The zone of which a question asks whether it is empty.
fn none_left(text: &Text, ask: Ask) -> Option<ZoneRef> {
    let Ask::Compare(Compare::Equal, one, Num::ZERO) = ask else { return None };
    let NumKind::Expr(expr) = one.kind() else { return None };
    let Expr::Count(cards) = text.exprs[expr.index()] else { return None };
    let CardsKind::Set(set) = cards.kind() else { return None };
    let step = text.sets[set.index()];
    if let (Leaf::Zone(zone), true) = (step.leaf, step.last) { Some(zone) } else { None }
}
