//! Who sees what a text asks, as far as the text alone tells: everybody, you, or perhaps nobody who is asked. Worked out
//! once for a table; what somebody knows besides is looked at in a game.

use crate::engine::table::Table;
use crate::game::TextNo;
use crate::program::{
    Ask, Cards, CardsKind, Expr, ExprId, How, Jump, Leaf, Num, NumKind, PersonsId, PredicateId, SeenBy,
    SetId, TestId, Text, Who, WhoKind, WhoLeaf, ZoneRef,
};

/// Who sees what an answer hangs on: the more of it there is, the fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    Everybody,
    /// Whoever is "you", and others perhaps.
    You,
    /// The same, where they know the card of the event.
    YouIfTold,
    Hidden,
}

/// What it takes to tell which cards belong to a set.
#[derive(Clone, Copy, Debug)]
pub struct SetSight {
    /// Who sees its cards where they lie.
    cards: Sight,
    /// Who sees what it hangs on besides them.
    besides: Sight,
    /// Whether it is asked what its cards are, and not only where they lie.
    pub asks: bool,
}

impl SetSight {
    const NOWHERE: SetSight = SetSight { cards: Sight::Hidden, besides: Sight::Everybody, asks: false };

    fn being_so(besides: Sight) -> SetSight {
        SetSight { besides, asks: true, ..SetSight::NOWHERE }
    }

    /// Whether its cards are told by where they lie: how many there are is known to all.
    pub fn is_told_by_place(self) -> bool {
        !self.asks && self.besides == Sight::Everybody
    }

    /// Who sees how many there are.
    pub fn how_many(self) -> Sight {
        if self.asks { self.which() } else { self.besides }
    }

    /// Who sees what they are.
    pub fn which(self) -> Sight {
        self.cards.max(self.besides)
    }

    fn joined(self, how: How, leaf: Leaf, step: SetSight) -> SetSight {
        let cards = match how {
            How::Start => step.cards,
            // Nobody sees them where all others do.
            How::And if leaf == Leaf::FaceDown => Sight::Hidden,
            How::And => self.cards.min(step.cards),
            How::AndNot => self.cards,
            How::Or => self.cards.max(step.cards),
        };
        SetSight { cards, besides: self.besides.max(step.besides), asks: self.asks || step.asks }
    }
}

/// Who sees what the sets, the numbers and the people of a text hang on.
#[derive(Default)]
pub struct Sights {
    sets: Box<[SetSight]>,
    numbers: Box<[Sight]>,
    people: Box<[Sight]>,
}

impl Sights {
    #[inline]
    pub fn set(&self, set: SetId) -> SetSight {
        self.sets[set.index()]
    }

    #[inline]
    pub fn number(&self, number: Num) -> Sight {
        match number.kind() {
            NumKind::Expr(expr) => self.numbers[expr.index()],
            NumKind::Constant(_) | NumKind::Cell(_) | NumKind::Local(_) => Sight::Everybody,
        }
    }

    #[inline]
    pub fn people(&self, who: Who) -> Sight {
        match who.kind() {
            WhoKind::Set(id) => self.people[id.index()],
            _one => Sight::Everybody,
        }
    }

    /// Who sees how many of the cards there are.
    pub fn how_many(&self, cards: Cards) -> Sight {
        match cards.kind() {
            CardsKind::Set(set) => self.set(set).how_many(),
            _kept => Sight::Everybody,
        }
    }

    pub fn of<const W: usize>(table: &Table<'_, W>, number: TextNo) -> Sights {
        let text = table.text(number);
        let walk = Walk { table, text, within: 0 };
        let sets = (0..).zip(&text.sets).map(|(set, step)| match step.how {
            How::Start => walk.set(SetId(set)),
            _within => SetSight::NOWHERE,
        });
        Sights {
            sets: sets.collect(),
            numbers: (0..text.exprs.len() as u16).map(|expr| walk.expr(ExprId(expr))).collect(),
            people: (0..text.persons.len() as u16).map(|set| walk.persons(PersonsId(set))).collect(),
        }
    }
}

/// As many definitions may hang on each other: what hangs on more is taken for hidden.
const DEEPEST: u8 = 8;

struct Walk<'t, 'p, const W: usize> {
    table: &'t Table<'p, W>,
    text: &'t Text,
    /// In how many definitions.
    within: u8,
}

impl<const W: usize> Walk<'_, '_, W> {
    fn set(&self, id: SetId) -> SetSight {
        let mut found = SetSight::NOWHERE;
        let mut is_deed = true;
        for step in &self.text.sets[id.index()..] {
            found = found.joined(step.how, step.leaf, self.leaf(step.leaf));
            is_deed &= matches!(step.leaf, Leaf::All | Leaf::Handled(..));
            if step.last {
                break;
            }
        }
        // How many were drawn is known, and not which of them lie where.
        SetSight { asks: found.asks && !is_deed, ..found }
    }

    fn leaf(&self, leaf: Leaf) -> SetSight {
        let there = |cards, besides| SetSight { cards, besides, asks: false };
        match leaf {
            Leaf::All | Leaf::SetAside | Leaf::FaceDown => SetSight::NOWHERE,
            Leaf::SetAsideWith(with) => there(Sight::Hidden, self.how_many(with)),
            Leaf::Zone(of) | Leaf::Top { of, .. } | Leaf::Bottom { of, .. } => {
                let whose = if let ZoneRef::Of(_, who) = of { self.who(who) } else { Sight::Everybody };
                there(self.zone(of), whose)
            }
            Leaf::InPlay => there(self.in_play(), Sight::Everybody),
            Leaf::ControlledBy(who) => there(self.in_play(), self.who(who)),
            Leaf::These(cards) => match cards.kind() {
                CardsKind::Set(set) => self.set(set),
                _kept => SetSight::NOWHERE,
            },
            Leaf::Set(other) => self.set(other),
            Leaf::Guard(test) => there(Sight::Hidden, self.test(test)),
            Leaf::Sharing(_, cards) => SetSight::being_so(self.values(cards)),
            Leaf::Each(test) => SetSight::being_so(self.test(test)),
            Leaf::Predicate(id) => SetSight::being_so(self.predicate(id)),
            Leaf::Handled(who, _) => SetSight::being_so(self.who(who)),
            Leaf::Printed(_)
            | Leaf::Named(_)
            | Leaf::Keyword(_)
            | Leaf::ByCell(_)
            | Leaf::ByLocal(_)
            | Leaf::ByEvent
            | Leaf::Extreme(..) => SetSight::being_so(Sight::Everybody),
        }
    }

    fn zone(&self, zone: ZoneRef) -> Sight {
        let (kind, is_yours) = match zone {
            ZoneRef::Shared(kind) | ZoneRef::Every(kind) => (kind, false),
            ZoneRef::Of(kind, who) => (kind, who == Who::YOU),
            ZoneRef::Local(_) | ZoneRef::Candidate | ZoneRef::SetAside | ZoneRef::SetAsideWith(_) => {
                return Sight::Hidden;
            }
        };
        match self.table.program.zones[kind.index()].seen_by {
            SeenBy::Everyone => Sight::Everybody,
            SeenBy::Owner if is_yours => Sight::You,
            SeenBy::Owner | SeenBy::Nobody => Sight::Hidden,
        }
    }

    fn in_play(&self) -> Sight {
        if self.table.zones.is_play_open() { Sight::Everybody } else { Sight::Hidden }
    }

    fn predicate(&self, id: PredicateId) -> Sight {
        if self.within == DEEPEST {
            return Sight::Hidden;
        }
        let besides = self.table.predicate(id).iter().map(|(text, set)| {
            let (table, text) = (self.table, self.table.text(*text));
            Walk { table, text, within: self.within + 1 }.set(*set).besides
        });
        besides.max().unwrap_or(Sight::Everybody)
    }

    fn test(&self, id: TestId) -> Sight {
        let mut found = Sight::Everybody;
        let mut open = vec![id.index()];
        while let Some(at) = open.pop() {
            let test = self.text.tests[at];
            found = found.max(self.ask(test.ask));
            let ways = [test.yes, test.no].into_iter().filter(|jump| jump.0 <= Jump::FURTHEST);
            open.extend(ways.map(|jump| at + usize::from(jump.0)));
        }
        found
    }

    fn ask(&self, ask: Ask) -> Sight {
        match ask {
            Ask::Compare(_, one, other) => self.num(one).max(self.num(other)),
            Ask::Any(set) => self.set(set).how_many(),
            Ask::In(cards, set) => {
                let set = self.set(set);
                if set.asks { self.values(cards).max(set.besides) } else { set.besides }
            }
            Ask::AllShare(_, cards) | Ask::ZoneShares(_, cards) => self.values(cards),
            Ask::Can(proposal) => {
                let proposal = self.text.proposals[proposal.index()];
                let cards = proposal.cards.map_or(Sight::Everybody, |set| self.set(set).which());
                cards.max(self.num(proposal.amount)).max(self.who(proposal.who))
            }
            Ask::AnyPlayer(who)
            | Ask::TurnOf(who)
            | Ask::Phase(_, who)
            | Ask::Allowance(_, who)
            | Ask::EventReceiver(who) => self.who(who),
            Ask::Among(some, all) => self.who(some).max(self.who(all)),
            Ask::Nth(_, num) => self.num(num),
            Ask::EventTo(_)
            | Ask::EventFrom(_)
            | Ask::EventAbout(_)
            | Ask::EventOnTop
            | Ask::EventOnBottom
            | Ask::EventAdds
            | Ask::EventSubtracts
            | Ask::EventPays
            | Ask::ZoneIs(_) => Sight::Everybody,
        }
    }

    fn num(&self, num: Num) -> Sight {
        match num.kind() {
            NumKind::Expr(expr) => self.expr(expr),
            NumKind::Constant(_) | NumKind::Cell(_) | NumKind::Local(_) => Sight::Everybody,
        }
    }

    fn expr(&self, id: ExprId) -> Sight {
        match self.text.exprs[id.index()] {
            Expr::Count(cards) | Expr::Counters(_, cards) => self.how_many(cards),
            Expr::Worth(cards) | Expr::Attribute(_, cards) => self.values(cards),
            Expr::CountPlayers(who) | Expr::CellOf(_, who) | Expr::Points(who) | Expr::Die(who) => {
                self.who(who)
            }
            Expr::Plus(one, other)
            | Expr::Minus(one, other)
            | Expr::Difference(one, other)
            | Expr::Times(one, other) => self.num(one).max(self.num(other)),
            Expr::Half(num, _) | Expr::Twice(num) | Expr::Odd(num) => self.num(num),
            // It is asked what cards were by then.
            Expr::ThisTurn(_, who, Some(set)) if !self.set(set).asks => self.who(who),
            Expr::ThisTurn(_, _, Some(_)) => Sight::Hidden,
            Expr::ThisTurn(_, who, None) => self.who(who),
            Expr::EventAmount | Expr::Games => Sight::Everybody,
        }
    }

    fn who(&self, who: Who) -> Sight {
        match who.kind() {
            WhoKind::Set(id) => self.persons(id),
            _one => Sight::Everybody,
        }
    }

    fn persons(&self, id: PersonsId) -> Sight {
        let mut found = Sight::Everybody;
        for step in &self.text.persons[id.index()..] {
            found = found.max(match step.leaf {
                WhoLeaf::These(who)
                | WhoLeaf::OpponentsOf(who)
                | WhoLeaf::AlliesOf(who)
                | WhoLeaf::OthersThan(who)
                | WhoLeaf::Beside(_, who) => self.who(who),
                WhoLeaf::Each(test) => self.test(test),
                WhoLeaf::Extreme(_, expr) => self.expr(expr),
                WhoLeaf::ControllersOf(cards) => self.how_many(cards),
                WhoLeaf::Next | WhoLeaf::HadCard | WhoLeaf::GetsCard => Sight::Everybody,
            });
            if step.last {
                break;
            }
        }
        found
    }

    fn how_many(&self, cards: Cards) -> Sight {
        match cards.kind() {
            CardsKind::Set(set) => self.set(set).how_many(),
            _kept => Sight::Everybody,
        }
    }

    /// Who sees what the cards are. Those that are looked at one by one count with the set that they are in.
    fn values(&self, cards: Cards) -> Sight {
        match cards.kind() {
            CardsKind::Set(set) => self.set(set).which(),
            CardsKind::Candidate => Sight::Everybody,
            CardsKind::This => Sight::You,
            CardsKind::OfEvent => Sight::YouIfTold,
            CardsKind::Local(_) | CardsKind::Scratch(_) => Sight::Hidden,
        }
    }
}
