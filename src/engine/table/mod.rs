//! A program linked for a deck, a number of players and chosen options: everything that does not change
//! while games are played. Shared by all games at it.

mod by_itself;
mod deck;
mod kinds;
mod link;
mod listen;
mod options;
mod passages;
mod places;
mod set;
mod standing;
mod text;
mod turn;
mod zones;

use crate::program::reads::Reads;
pub(super) use kinds::KindFacts;
pub use link::LinkError;
pub use listen::heard::{Heard, HeardAbility};
pub use listen::listeners::Listens;
pub(super) use listen::lookers::{Lookers, Manner};
pub use listen::questions::CardQuestion;
pub use options::TableOptions;
pub(super) use passages::Passage;
pub(super) use set::at_hand::AtHand;
pub use set::leaf::{LinkedLeaf, LinkedStep};
pub use set::linked::LinkedSets;
pub use set::span::{Provided, Way};
pub(super) use standing::kept::KeptKinds;
pub use standing::stands::Stands;
pub(super) use standing::whiles::While;
pub(super) use text::choices::LinkedChoice;
pub(super) use text::code::{Drawing, LinkedOp, Putting, Seeing, counts_itself, only_keeps};
use text::demanded::Demanded;
pub(super) use text::demands::Demand;
pub use text::numbers::{compares, holds_plainly};
pub(super) use text::offers::{Offered, Offers, offered_verb};
pub use text::persons::LinkedPersons;
pub(super) use text::price::{Act, Held, Needed, Paid, Price, is_offered};
pub(super) use text::sight::{SetSight, Sight, Sights};
pub use text::texts::{LinkedText, TextOrigin};
pub(super) use turn::settling::Settling;
pub(super) use turn::stops::{Begins, Stop, Stops};

use std::sync::OnceLock;

use smallvec::SmallVec;

use kinds::Kinds;
use listen::listeners::Listeners;
use listen::looking_back::LookingBack;
pub(super) use text::wanted::{Demands, Wanted};
pub(super) use turn::quiet::QuietTurns;
use zones::ZoneTable;

use super::start;
use crate::game::{Card, CardSet, Game, KindSet, LARGE, Player, Players, TextNo, Touched};
use crate::program::{
    AbilityId, ActionId, CardId, CellId, CellUse, EventKind, Pc, PhaseId, PredicateId, Program, SetId,
    ValueId,
};

pub struct Table<'p, const W: usize = LARGE> {
    pub program: &'p Program,
    pub options: TableOptions,
    /// What is printed on each card of the deck.
    pub cards: Vec<CardId>,
    all: CardSet<W>,
    has_copies: bool,
    /// The cards with each value.
    rows: Vec<CardSet<W>>,
    /// Which values some ability may give to cards that they are not printed on.
    added: Vec<bool>,
    /// The same by attribute.
    added_values: Vec<Vec<ValueId>>,
    /// The first value of each attribute, and how many it has: they follow each other.
    values_of: Vec<(ValueId, u16)>,
    /// For each attribute and card: the cards that have a value of it in common.
    shares: Vec<Vec<CardSet<W>>>,
    /// For each attribute and card: what its value counts, as far as that is printed.
    numbers: Vec<Vec<u16>>,
    /// For each card: all that the same is printed on.
    copies: Vec<CardSet<W>>,
    keywords: Vec<CardSet<W>>,
    texts: Vec<LinkedText<'p, W>>,
    /// The texts of each card of the deck: its own, then those of its keywords.
    card_texts: Vec<Vec<TextNo>>,
    /// What each card of the deck does when it is played, the last of it first.
    effects: Vec<SmallVec<[(TextNo, Pc); 4]>>,
    /// For each card of the deck: where it goes then.
    settling: Vec<Option<Settling>>,
    /// What the cards of the deck demand to be played.
    pub(super) demanded: Demanded<W>,
    /// The cards of which more is noted than where they are when they enter or leave play.
    noted_in_play: CardSet<W>,
    /// What each ability of each text reads.
    reads: Vec<Vec<Reads>>,
    /// How many sets of cards each text keeps.
    kept_sets: Vec<u8>,
    /// The slots in which each text keeps cards, as bits.
    card_locals: Vec<u32>,
    pub(super) setup: Vec<TextNo>,
    pub(super) phases: Vec<(PhaseId, TextNo)>,
    /// Which phases ask what to do.
    asks: Vec<bool>,
    pub(super) actions: Vec<(ActionId, TextNo)>,
    pub(super) rules: Vec<TextNo>,
    predicates: Vec<Vec<(TextNo, SetId)>>,
    verbs: Vec<(EventKind, TextNo)>,
    pub(super) zones: ZoneTable,
    pub(super) listeners: Listeners<W>,
    kinds: Kinds<W>,
    quiet_turns: Option<Box<QuietTurns<W>>>,
    /// A game before anything happens.
    start: OnceLock<Box<Game<W>>>,
    /// The first number of each cell among those of a game, and how far the next player's is from it.
    cells: Vec<(u8, u8)>,
    cell_count: usize,
    /// What the rules about states read.
    watched: Touched,
    /// Cards or effects may be about states, and not rules alone.
    are_states_on_cards: bool,
    /// What all that is about states reads, cards and effects too.
    heeded: Touched,
    has_secrets: bool,
    /// Those who hear of a move and ask for something that the card was besides what is printed on it.
    pub(super) looking_back: LookingBack<W>,
    /// No turn is shared, and nothing is chosen in secret.
    are_choices_plain: bool,
    everyone: Players,
    /// Everybody, where no text has players choose in secret; otherwise what no players are.
    open: u32,
    shares_turns: bool,
    /// Something can be used or is permitted besides what the steps of a turn offer.
    offers_more: bool,
    /// Whether some of that may be offered in a phase that asks nothing by itself.
    offers_in_phases: bool,
    teams: Vec<Players>,
    /// Those who take a turn together, in the order of their turns.
    sides: Vec<Players>,
}

impl<'p, const W: usize> Table<'p, W> {
    /// Whether cards have other values, or predicates hold for others, than printed and defined.
    #[inline]
    pub(super) fn is_changed(&self, game: &Game<W>) -> bool {
        self.listeners.is_changed(game)
    }

    /// What is known of events of the kind.
    #[inline]
    pub(super) fn kind(&self, kind: EventKind) -> &KindFacts<W> {
        self.kinds.of(kind)
    }

    /// Whether nothing looks at draws, nor at any card that is drawn.
    #[inline]
    pub(super) fn draws_are_silent(&self) -> bool {
        self.kinds.draws_are_silent
    }

    /// Those who look at a draw that happens in this manner, where these are known.
    #[inline]
    pub(super) fn lookers_at_draw(&self, manner: Manner) -> Option<&Lookers<W>> {
        self.kinds.lookers_at_draw(manner)
    }

    /// A game before anything happens.
    pub(super) fn start(&self) -> &Game<W> {
        self.start.get_or_init(|| Box::new(start::beginning(self, &start::all_in_deck(self), 0)))
    }

    /// How turns go on where nothing looks at their steps.
    #[inline]
    pub(super) fn quiet_turns(&self) -> Option<&QuietTurns<W>> {
        self.quiet_turns.as_deref()
    }

    /// Whether turns may stop for effects that hold for a while, where these are all that they wait for.
    pub(super) fn may_stop_turns(&self, awaited: KindSet) -> bool {
        let may_stop =
            |turns: &QuietTurns<W>| turns.may_effects_offer || awaited.may_contain_any(turns.kinds);
        self.quiet_turns().is_some_and(may_stop)
    }

    /// The texts that a card does when it is played and where they begin, the last one first.
    #[inline]
    pub(super) fn effects(&self, card: Card) -> &[(TextNo, Pc)] {
        &self.effects[card.index()]
    }

    /// The slots in which the text keeps cards, as bits.
    pub(super) fn card_locals(&self, text: TextNo) -> u32 {
        self.card_locals[text.index()]
    }

    pub(super) fn kept_sets(&self, text: TextNo) -> usize {
        self.kept_sets.get(text.index()).map_or(0, |sets| usize::from(*sets))
    }

    /// The sets that say of which cards a predicate of the game holds.
    pub(super) fn predicate(&self, id: PredicateId) -> &[(TextNo, SetId)] {
        self.predicates.get(id.index()).map_or(&[], Vec::as_slice)
    }

    /// The text that says what a verb does in this game.
    pub fn verb(&self, verb: EventKind) -> Option<TextNo> {
        self.verbs.iter().find(|(kind, _)| *kind == verb).map(|(_, text)| *text)
    }

    /// Whether the game looks at a number that a clock says.
    pub fn has_clock(&self) -> bool {
        self.program.cells.iter().any(|cell| cell.holds == CellUse::Clock)
    }

    /// Where a number is kept: for each player, or for all.
    #[inline]
    pub fn cell(&self, cell: CellId, player: Player) -> usize {
        let (first, each) = self.cells[cell.index()];
        usize::from(first) + usize::from(each) * player.index()
    }

    /// What the rules about states read.
    pub(super) fn watched(&self) -> &Touched {
        &self.watched
    }

    /// Whether cards or effects may be about states, and not rules alone.
    #[inline]
    pub(super) fn are_states_on_cards(&self) -> bool {
        self.are_states_on_cards
    }

    /// What rules and cards about states read.
    #[inline]
    pub(super) fn heeded(&self) -> &Touched {
        &self.heeded
    }

    /// Whether these are all players, and nobody can choose in secret.
    #[inline]
    pub(super) fn is_open(&self, players: Players) -> bool {
        u32::from(players.0) == self.open
    }

    /// Whether what somebody chooses concerns nobody else's choice: no turn is shared, and nothing is chosen in secret.
    #[inline]
    pub(super) fn are_choices_plain(&self) -> bool {
        self.are_choices_plain
    }

    /// Whether some text has players choose in secret.
    pub(super) fn has_secrets(&self) -> bool {
        self.has_secrets
    }

    pub(super) fn cell_count(&self) -> usize {
        self.cell_count
    }

    /// What an ability speaks of that is not the same each time it is met.
    pub(super) fn reads(&self, text: TextNo, ability: AbilityId) -> &Reads {
        &self.reads[text.index()][ability.index()]
    }
}
