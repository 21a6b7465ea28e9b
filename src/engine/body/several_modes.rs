//! Several of the things to choose from: each is another one, and what is chosen together can be begun together.

use crate::engine::Match;
use crate::engine::evaluate::Look;
use crate::engine::journal::Journal;
use crate::engine::table::{Act, Held, Needed, Paid, Table};
use crate::game::{Card, CardSet, Counting, Group, Player, Question};
use crate::program::{Count, CounterId, EventKind, Local, Num, Op, Pc, Several, TestId, Who};

use super::perhaps_many::told_number;
use super::price_together::bought;

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// All are chosen before any is done. Where no more can be begun than have to be chosen, these are.
    #[cold]
    #[inline(never)]
    pub(super) fn choose_modes(&mut self, who: Who, modes: u8, several: Several) {
        let Several { least, most, kept } = several;
        let Some(player) = self.asked(who) else { return self.pop_frame() };
        let first = self.frame().pc;
        let look = self.look().asked_of(Some(player));
        let is_chosen = |mode: &u8| look.local(Local(kept.0 + mode)) == 1;
        let chosen = (0..modes).filter(is_chosen).fold(0, |bits, mode| bits | 1u32 << mode);
        let open = self.open_modes(&look, first, modes, player) & !chosen;
        let possible = self.leading_to_most(&look, first, chosen, open, least.into());
        let still = |many: u8| u32::from(many).saturating_sub(chosen.count_ones());
        let (needed, left) = (still(least), still(most));
        let leaves_some_out =
            || possible.count_ones() > 1 && !self.can_begin_together(&look, first, chosen | possible);
        if left > 0 && (possible.count_ones() > needed || leaves_some_out()) {
            let asked = self.ask(player, Question::Mode).with(Group::Modes(possible));
            if needed == 0 {
                asked.with(Group::Done);
            }
            return;
        }
        if needed > 0 {
            bits(possible).for_each(|mode| self.frame_mut().set_local(Local(kept.0 + mode), 1));
        }
        self.goto(Pc(first.0 + u16::from(modes)));
    }

    /// Whether the mode that begins there was chosen and is begun. What came before may have left it without what it begins
    /// with: then it is not. Where it lacks what whoever chose it can't see, it is done as far as it can be, but that is
    /// not to have done it.
    #[cold]
    #[inline(never)]
    pub(super) fn begins_mode(&mut self, chosen: TestId, choosing: Pc, then: Pc) -> bool {
        if !self.holds(chosen) {
            return false;
        }
        let look = self.look();
        let code = &look.text().code;
        let Op::ChooseMode { who, modes, several: Some(several) } = code[choosing.index()] else {
            return true;
        };
        if self.can_begin(&look, then) {
            let all = &code[choosing.index() + 1..][..usize::from(modes)];
            let (mode, done) = (several.mode_of(all, then), several.done(modes));
            let number = look.local(done) + 1;
            let frame = self.frame_mut();
            frame.set_local(mode, 2);
            frame.set_local(done, number);
            return true;
        }
        self.can_begin(&look.asked_of(look.person(who)), then)
    }

    /// Those that can be chosen besides and leave as many as possible to choose.
    fn leading_to_most(&self, look: &Look<'_, W>, first: Pc, chosen: u32, open: u32, count: u32) -> u32 {
        if self.can_begin_together(look, first, chosen | open) {
            return open;
        }
        let reached = |mode: u8| self.most_with(look, first, chosen | 1 << mode, open, count);
        let reached: Vec<(u8, u32)> = bits(open).map(|mode| (mode, reached(mode))).collect();
        let most = reached.iter().map(|(_, most)| *most).max().unwrap_or(0);
        let leading = reached.iter().filter(|(_, some)| *some == most && most > chosen.count_ones());
        leading.fold(0, |bits, (mode, _)| bits | 1 << mode)
    }

    /// How many can be chosen with these; none where not even these can.
    fn most_with(&self, look: &Look<'_, W>, first: Pc, chosen: u32, open: u32, count: u32) -> u32 {
        let so_many = chosen.count_ones();
        if !self.can_begin_together(look, first, chosen) {
            return 0;
        }
        let mut most = so_many;
        for mode in bits(open & !chosen) {
            if most >= count {
                break;
            }
            let fewer = open & !((1 << mode) - 1);
            most = most.max(self.most_with(look, first, chosen | 1 << mode, fewer, count));
        }
        most
    }

    /// Whether all of these modes find what they begin with, one after the other.
    fn can_begin_together(&self, look: &Look<'_, W>, first: Pc, modes: u32) -> bool {
        let mut taken = Taken::default();
        bits(modes).all(|mode| {
            let at = first.index() + usize::from(mode);
            let Some(Op::Mode(then)) = look.text().code.get(at) else { return true };
            let acts = look.price(*then).map_or(&[][..], |price| &price.acts);
            acts.iter().all(|act| self.is_left(look, act, &mut taken))
        })
    }

    /// Whether the act finds enough besides what was taken before; what it takes is noted.
    fn is_left(&self, look: &Look<'_, W>, act: &Act, taken: &mut Taken<W>) -> bool {
        let is_found = match *act {
            Act::Pay(paid) => self.is_left_to_pay(look, paid, taken),
            Act::RemoveCounters { counter, count, from } => {
                let least = look.num(told_number(look, count)).max(1);
                let mut found = false;
                for card in look.cards(from).iter() {
                    let left = i32::from(self.game.counters_on(card, counter)) - taken.off(counter, card);
                    found |= left > 0;
                    taken.counters.push((counter, card, left.min(least)));
                }
                found
            }
            Act::Find(choice, set) => {
                let count = Count::Exactly(Num::ONE);
                taken.is_one_left(look, Needed { choice, set, count, at_least_one: true })
            }
            Act::Choose(needed) => needed.least(look) == 0 || taken.is_one_left(look, needed),
            Act::ChoosePlayers(_)
            | Act::Happen(..)
            | Act::Draw(..)
            | Act::Allowed { .. }
            | Act::TakeAction { .. }
            | Act::ChooseMode { .. }
            | Act::Offered { .. }
            | Act::OneOf { .. }
            | Act::OnePicked { .. }
            | Act::Afford { .. } => true,
        };
        is_found && self.is_left_to_buy(look, act, taken)
    }

    /// What is done by a verb that costs something is paid whole too: at least for the cheapest of the cards.
    fn is_left_to_buy(&self, look: &Look<'_, W>, act: &Act, taken: &mut Taken<W>) -> bool {
        let Some(bought) = bought(look, act) else { return true };
        self.table.held().all(|of| {
            look.people(bought.who).iter().all(|player| {
                let price = self.least_cost(look, &bought, of, player);
                let left = i32::from(look.has_so_many(of, player)) - taken.of(of, player);
                taken.held.push((of, player, price));
                left >= price
            })
        })
    }

    /// What is paid is paid whole, of what is lost one is enough.
    fn is_left_to_pay(&self, look: &Look<'_, W>, paid: Paid, taken: &mut Taken<W>) -> bool {
        let paid = paid.told(look);
        let (mut all, mut some) = (true, false);
        for player in look.people(paid.who).iter() {
            let price = i32::from(self.price(look, paid, player));
            let left = i32::from(look.has_so_many(paid.of, player)) - taken.of(paid.of, player);
            all &= left >= price;
            some |= left > 0;
            taken.held.push((paid.of, player, price.min(left)));
        }
        if paid.counting == Counting::Paid { all } else { some }
    }
}

/// What the modes that come before begin with.
struct Taken<const W: usize> {
    held: Vec<(Held, Player, i32)>,
    counters: Vec<(CounterId, Card, i32)>,
    /// For each card that one of them takes away: those that it may be.
    cards: Vec<CardSet<W>>,
}

impl<const W: usize> Default for Taken<W> {
    fn default() -> Taken<W> {
        Taken { held: Vec::new(), counters: Vec::new(), cards: Vec::new() }
    }
}

impl<const W: usize> Taken<W> {
    fn of(&self, held: Held, player: Player) -> i32 {
        let those = self.held.iter().filter(|(of, by, _)| (*of, *by) == (held, player));
        those.map(|(.., number)| number).sum()
    }

    fn off(&self, counter: CounterId, card: Card) -> i32 {
        let those = self.counters.iter().filter(|(of, on, _)| (*of, *on) == (counter, card));
        those.map(|(.., number)| number).sum()
    }

    /// Whether there is one to choose besides one for each that is taken away.
    fn is_one_left(&mut self, look: &Look<'_, W>, needed: Needed) -> bool {
        let purpose = look.choice(needed.choice).choice.purpose;
        self.cards.push(needed.among(look));
        let is_found = all_differ(&self.cards);
        if !takes_away(look.table, purpose) {
            self.cards.pop();
        }
        is_found
    }
}

/// Whether one card of each set can be another one: any few of them have as many together.
fn all_differ<const W: usize>(sets: &[CardSet<W>]) -> bool {
    let few = &sets[..sets.len().min(8)];
    (1..1usize << few.len()).all(|some: usize| {
        let meant = few.iter().enumerate().filter(|(number, _)| some >> number & 1 == 1);
        meant.fold(CardSet::EMPTY, |all, (_, set)| all.or(*set)).len() >= some.count_ones() as usize
    })
}

/// Whether a card with which it is done can't be chosen there once more. Whoever gains control of one finds it in play.
fn takes_away<const W: usize>(table: &Table<'_, W>, purpose: EventKind) -> bool {
    match purpose {
        EventKind::Own(_) => table.takes_its_card(purpose),
        EventKind::ChangeControl => false,
        built_in => built_in.changes().moves_a_card(),
    }
}

fn bits(modes: u32) -> impl Iterator<Item = u8> {
    (0..32u8).filter(move |mode| modes >> mode & 1 == 1)
}
