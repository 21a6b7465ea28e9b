//! What effects hang on that hold "while" something is so: most of them that a card stays where it is.

use super::Table;
use super::watch::watched_while;
use crate::game::{Card, Floating, Game, Player, Touched, Zone};
use crate::program::{Ask, CardsKind, Jump, Leaf, Lifetime, Local, SetStep, Test, TestId, Text, ZoneRef};

#[derive(Clone, Copy)]
pub(super) struct While {
    /// What it reads.
    watch: Touched,
    stays: Option<Stays>,
}

/// A card that has to stay where it is.
#[derive(Clone, Copy)]
pub struct Stays {
    card: Kept,
    on: On,
}

#[derive(Clone, Copy)]
enum Kept {
    This,
    OfEvent,
    Local(Local),
}

#[derive(Clone, Copy)]
enum On {
    Top(Zone),
    Table,
}

impl While {
    pub fn of(table: &Table<'_>, text: &Text, lasts: &Lifetime) -> While {
        match lasts {
            Lifetime::While(test) => {
                While { watch: watched_while(table, text, *test), stays: Stays::of(table, text, *test) }
            }
            Lifetime::RestOfGame
            | Lifetime::ThisTurn
            | Lifetime::EachTurn
            | Lifetime::During(_)
            | Lifetime::Until(..)
            | Lifetime::UntilEvent(_)
            | Lifetime::OnceIn(_)
            | Lifetime::Once => While { watch: Touched::NOTHING, stays: None },
        }
    }
}

impl Stays {
    fn of(table: &Table<'_>, text: &Text, test: TestId) -> Option<Stays> {
        let Test { ask: Ask::In(cards, set), yes: Jump::HOLDS, no: Jump::FAILS } = text.tests[test.index()]
        else {
            return None;
        };
        let card = match cards.kind() {
            CardsKind::This => Kept::This,
            CardsKind::OfEvent => Kept::OfEvent,
            CardsKind::Local(local) => Kept::Local(local),
            CardsKind::Candidate | CardsKind::Scratch(_) | CardsKind::Set(_) => return None,
        };
        let SetStep { leaf, last: true, .. } = text.sets[set.index()] else { return None };
        match leaf {
            Leaf::Top { count: 1, of: ZoneRef::Shared(kind) } => {
                Some(Stays { card, on: On::Top(table.zones.of(kind, Player(0))) })
            }
            Leaf::InPlay => Some(Stays { card, on: On::Table }),
            _elsewhere => None,
        }
    }

    /// Whether the card is there.
    pub fn is_there(&self, game: &Game, floating: &Floating) -> bool {
        let card = match self.card {
            Kept::This => floating.source,
            Kept::OfEvent => floating.event.card,
            Kept::Local(local) => match floating.keeps.locals[usize::from(local.0)] {
                ..=0 => None,
                number => Some(Card((number - 1) as u8)),
            },
        };
        card.is_some_and(|card| match self.on {
            On::Top(zone) => game.zones.top(zone) == Some(card),
            On::Table => game.zones.in_play_ref().contains(card),
        })
    }
}

impl Table<'_> {
    /// What the "while" of an effect reads besides what it kept.
    #[inline]
    pub(in crate::engine) fn watched_while(&self, floating: &Floating) -> &Touched {
        &self.while_of(floating).watch
    }

    /// Whether that is nothing but a card that stays where it is.
    #[inline]
    pub(in crate::engine) fn stays(&self, floating: &Floating) -> Option<&Stays> {
        self.while_of(floating).stays.as_ref()
    }

    fn while_of(&self, floating: &Floating) -> &While {
        &self.linked(floating.text).whiles[floating.lasts.index()]
    }
}
