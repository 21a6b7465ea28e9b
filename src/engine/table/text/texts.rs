//! The texts of a table, and what it knows of each.

use smallvec::SmallVec;

use super::choices::LinkedChoice;
use super::code::{Drawing, LinkedOp, Putting};
use super::numbers::{LinkedTest, holds_plainly};
use super::offers::Offers;
use super::persons::LinkedPersons;
use super::plain_price::PlainPrice;
use super::price::Price;
use super::sight::Sights;
use crate::engine::table::Table;
use crate::engine::table::listen::questions::CardQuestion;
use crate::engine::table::set::linked::LinkedSets;
use crate::engine::table::standing::kept::KeptKinds;
use crate::engine::table::standing::whiles::While;
use crate::game::{CardSet, Game, LOCALS, Player, TextNo, Zone};
use crate::program::{
    AbilityId, ActionId, CardId, CardsKind, EventKind, Expr, KeywordId, LifetimeId, Num, NumKind, Op, Pc,
    PhaseId, SetId, TestId, Text,
};

/// A text, what it is called, and what the table knows of it. What is read whenever a text begins or goes on comes first:
/// a processor fetches so much of it at once.
#[repr(C, align(64))]
pub struct LinkedText<'p, const W: usize> {
    /// Its instructions, at the same numbers.
    pub code: Box<[LinkedOp]>,
    /// Where each of its abilities begins. Most texts have one or two: these are found here.
    pub(in crate::engine::table) begins: SmallVec<[Option<Pc>; 2]>,
    pub text: &'p Text,
    /// What it offers together.
    pub offers: Box<[Offers<W>]>,
    /// For each instruction: the verb that it does with a card which is offered, where something may stop or change that.
    pub taken: Box<[Option<EventKind>]>,
    /// What it lets somebody or chance pick.
    pub choices: Box<[LinkedChoice]>,
    /// Where it begins as a step of a turn.
    pub first: Pc,
    /// Its sets are the same whether cards have other values and predicates than those printed and defined or not.
    pub(in crate::engine::table) is_alike: bool,
    pub tests: Vec<LinkedTest>,
    /// For each question of its tests: which cards it is about, where the table knows that.
    pub questions: Vec<Option<CardQuestion<W>>>,
    /// For each step that players begin with: who they are, where they need not be worked out.
    pub persons: Vec<Option<LinkedPersons>>,
    /// For each place that it speaks of: the zone, where that is always the same.
    pub zones: Vec<Option<Zone>>,
    /// What has to be possible for it to begin at each instruction, where somebody may ask.
    pub prices: Vec<Option<Price>>,
    /// The same prices, where they are told without a text.
    pub plain_prices: Vec<Option<PlainPrice<W>>>,
    /// Its sets as they are while cards have no other values and predicates than those printed and defined.
    pub(in crate::engine::table) plain: LinkedSets<W>,
    /// As they always are.
    pub(in crate::engine::table) full: LinkedSets<W>,
    /// For each of its lifetimes: what is known of effects that hold so long.
    pub(in crate::engine::table) whiles: Vec<While>,
    /// For each of its abilities: which kinds of events an effect is about that is this ability.
    pub(in crate::engine::table) kept_kinds: Vec<KeptKinds>,
    /// Who sees what its sets, its numbers and its people hang on.
    pub sights: Sights,
    pub(in crate::engine::table) origin: TextOrigin,
}

/// What a text belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextOrigin {
    Setup,
    Phase(PhaseId),
    Action(ActionId),
    Rule(u16),
    Definition(u16),
    Keyword(KeywordId),
    Card(CardId),
}

impl TextOrigin {
    /// What is printed on the card that the text stands on.
    pub fn card(self) -> Option<CardId> {
        match self {
            TextOrigin::Card(card) => Some(card),
            TextOrigin::Setup
            | TextOrigin::Phase(_)
            | TextOrigin::Action(_)
            | TextOrigin::Rule(_)
            | TextOrigin::Definition(_)
            | TextOrigin::Keyword(_) => None,
        }
    }
}

impl<'p, const W: usize> Table<'p, W> {
    #[inline]
    pub fn text(&self, text: TextNo) -> &'p Text {
        self.texts[text.index()].text
    }

    #[inline]
    pub(in crate::engine) fn linked(&self, text: TextNo) -> &LinkedText<'p, W> {
        &self.texts[text.index()]
    }

    /// The tests of a text.
    pub(in crate::engine::table) fn tests(&self, text: TextNo) -> &[LinkedTest] {
        &self.texts[text.index()].tests
    }

    /// What the table knows of effects that hold so long.
    #[inline]
    pub(in crate::engine) fn lasts_while(&self, text: TextNo, lasts: LifetimeId) -> &While {
        &self.texts[text.index()].whiles[lasts.index()]
    }

    /// The kinds of events that an effect is about which is the ability for a while.
    #[inline]
    pub(in crate::engine) fn kept_kinds(&self, text: TextNo, ability: AbilityId) -> KeptKinds {
        self.texts[text.index()].kept_kinds[ability.index()]
    }

    pub fn origin(&self, text: TextNo) -> TextOrigin {
        self.texts[text.index()].origin
    }

    pub fn texts(&self) -> impl Iterator<Item = TextNo> + use<'p, W> {
        (0..self.texts.len() as u16).map(TextNo)
    }

    /// What a text belongs to, for people.
    pub fn describe(&self, text: TextNo) -> String {
        let words = &self.program.words;
        let named = |names: &[String], number: usize| {
            names.get(number).map_or("?".to_string(), |name| format!("\"{name}\""))
        };
        match self.origin(text) {
            TextOrigin::Setup => "setup".to_string(),
            TextOrigin::Phase(id) => format!("phase {}", named(&words.phases, id.index())),
            TextOrigin::Action(id) => format!("action {}", named(&words.actions, id.index())),
            TextOrigin::Rule(number) => format!("rule {}", named(&words.rules, usize::from(number))),
            TextOrigin::Definition(number) => format!("definition {}", number + 1),
            TextOrigin::Keyword(id) => format!("keyword {}", named(&words.keywords, id.index())),
            TextOrigin::Card(id) => format!("card {}", named(&words.cards, id.index())),
        }
    }
}

impl<const W: usize> LinkedText<'_, W> {
    /// The instruction there; past the last one the text ends.
    #[inline(always)]
    pub fn op(&self, at: usize) -> &LinkedOp {
        match self.code.get(at) {
            Some(op) => op,
            None => past_the_end(),
        }
    }

    /// Where an ability begins, if it does something.
    #[inline]
    pub fn begin(&self, ability: AbilityId) -> Option<Pc> {
        self.begins[ability.index()]
    }

    /// Whether a test of nothing but plain numbers holds before the text begins; nothing for any other.
    #[inline]
    pub fn holds_plainly(&self, test: TestId, game: &Game<W>, you: Player) -> Option<bool> {
        let is_plain = self.tests[test.index()].is_plain;
        is_plain.then(|| holds_plainly(&self.tests, test, game, you, &[0; LOCALS]))
    }

    /// Where the text puts the card of an event, if that is all it does from there on.
    #[inline]
    pub fn only_puts(&self, from: Pc) -> Option<&Putting> {
        match self.code.get(from.index()..)? {
            [LinkedOp::Put(putting), LinkedOp::End, ..] if putting.cards.kind() == CardsKind::OfEvent => {
                Some(putting)
            }
            [..] => None,
        }
    }

    /// What "you" draw, if that is all the text does from there on and it takes no text to know it.
    pub fn only_draws(&self, from: Pc) -> Option<Drawing> {
        let Some([LinkedOp::Draw(drawing), LinkedOp::End, ..]) = self.code.get(from.index()..) else {
            return None;
        };
        let is_known = matches!(drawing.count.kind(), NumKind::Constant(_)) && drawing.into.is_none();
        is_known.then_some(*drawing)
    }

    /// The number that an event gets which the text changes, if that is all it does from there on.
    pub fn only_changes_number(&self, from: Pc) -> Option<Num> {
        match self.text.code.get(from.index()..)? {
            [Op::SetEventAmount(number), Op::End, ..] => Some(*number),
            [..] => None,
        }
    }

    /// Its sets, where they are the same at any moment of a game.
    #[inline]
    pub fn sets_at_any_moment(&self) -> Option<&LinkedSets<W>> {
        self.is_alike.then_some(&self.plain)
    }

    /// Whether something in it hangs on values that cards get from others.
    pub fn hangs_on_values(&self, table: &Table<'_, W>) -> bool {
        let mut numbers = self.text.exprs.iter();
        let is_changed = |number: &Expr| matches!(number, Expr::Attribute(of, _) if table.may_change(*of));
        !self.is_alike || numbers.any(is_changed)
    }

    /// Its sets where cards have no other values than printed at this moment of a game, or it makes no difference.
    #[inline]
    pub fn plain_sets(&self, table: &Table<'_, W>, game: &Game<W>) -> Option<&LinkedSets<W>> {
        (self.is_alike || !table.is_changed(game)).then_some(&self.plain)
    }

    /// Its sets as they are at this moment of a game.
    #[inline]
    pub fn sets(&self, table: &Table<'_, W>, game: &Game<W>) -> &LinkedSets<W> {
        self.plain_sets(table, game).unwrap_or(&self.full)
    }

    /// The cards of a set that is a row, while cards have no other values than printed, and whether it always is.
    pub(in crate::engine::table) fn row(&self, set: SetId) -> Option<(CardSet<W>, bool)> {
        let row = self.plain.row(set)?;
        Some((row, self.full.row(set) == Some(row)))
    }
}

/// A text that is cut short goes on there. Hardly any is: what stands in a text is read before that is asked.
#[cold]
#[inline(never)]
fn past_the_end() -> &'static LinkedOp {
    &LinkedOp::End
}
