//! Which instruction does what: one line for each.

use crate::engine::Match;
use crate::engine::journal::Journal;
use crate::game::{Counting, Kept};
use crate::program::{EventKind, Num, Op, Who};

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    #[inline(never)]
    pub(super) fn execute(&mut self, op: &Op) {
        match *op {
            // Flow
            Op::End => self.end_text(),
            Op::Goto(to) => self.go_back(to),
            Op::ChooseMode { who, modes, several: None } => self.choose_mode(who, modes),
            Op::ChooseMode { who, modes, several: Some(several) } => self.choose_modes(who, modes, several),
            Op::Mode(_)
            | Op::Action(_)
            | Op::Unless(..)
            | Op::NextPlayer { .. }
            | Op::Choose(_)
            | Op::AskMay { .. }
            | Op::Option { .. }
            | Op::OptionCards { .. }
            | Op::OptionDone(_) => is_never_done(),
            Op::StartPlayers { who, left } => self.keep_players(left, who),
            Op::StartCards { cards, left } => self.keep_cards(left, cards),
            Op::NextCard { left, into, done } => self.next_card(left, into, done),
            Op::Countdown { left, done } => self.count_down(left, done),
            Op::Together => self.begin_batch(false),
            Op::TogetherInSecret => self.begin_batch(true),
            Op::Apart => self.reveal_choices(),
            Op::Ask(who) => self.ask_for_offers(who),

            // Picking and remembering
            Op::Let(local, num) => self.keep_short(local, num),
            Op::LetPlayers(local, who) => self.keep_players(local, who),
            Op::LetCards(scratch, cards) => self.keep_cards(scratch, cards),
            Op::LetCard(local, cards) => self.keep_first_card(local, cards),
            Op::LetZone(local, place) => self.keep_zone(local, place),
            Op::Without(scratch, cards) => self.keep_without(scratch, cards),
            Op::With(scratch, cards) => self.keep_with(scratch, cards),

            // Cards
            Op::Draw { who, count, from, into } => self.draw(who, count, from, into),
            Op::DrawCards { who, cards } => self.draw_cards(who, cards),
            Op::Discard { who, cards } => self.discard(who, cards),
            Op::Play { who, cards } => self.play(who, cards),
            Op::Destroy { who, cards } => self.do_to_cards(EventKind::Destroy, who, cards),
            Op::LookAt { who, cards, keep } => self.see(EventKind::LookAt, who, cards, keep),
            Op::Reveal { who, cards, keep } => self.see(EventKind::Reveal, who, cards, keep),
            Op::Put { who, cards, to } => self.put(who, cards, to),
            Op::Return { who, cards, to } => self.return_to(who, cards, to),
            Op::SetAside { who, cards, with_this, face_down } => {
                self.set_aside(who, cards, with_this, face_down);
            }
            Op::Exchange(who, one, other) => self.exchange(who, one, other),
            Op::GainControl { who, cards, lasts } => self.gain_control(who, cards, lasts),
            Op::Give { who, cards, to } => self.give(who, cards, to),
            Op::Search { who, zone } => self.search(who, zone),
            Op::Shuffle { who, zone, except_top, into } => self.shuffle_zone(who, zone, except_top, into),
            Op::Deal { by, to, count, from } => self.deal(by, to, count, from),
            Op::Do { verb, who, cards: Some(cards) } => {
                self.do_to_cards(EventKind::Own(verb), who, cards);
            }
            Op::Do { verb, who, cards: None } => self.for_players_alone(EventKind::Own(verb), who),

            // Numbers and words
            Op::SetEventAmount(num) => self.set_event_amount(num),
            Op::PutCounters { who, counter, count, on } => {
                self.count_counters(EventKind::PutCounters, who, (counter, count), on);
            }
            Op::RemoveCounters { who, counter, count, from } => {
                self.count_counters(EventKind::RemoveCounters, who, (counter, count), from);
            }
            Op::RemoveAllCounters { who, counter, count, from } => {
                self.remove_all_counters(who, (counter, count), from);
            }
            Op::Name { who, attribute, .. } => self.name(who, attribute),
            Op::RollDie(who) => self.for_players_alone(EventKind::RollDie, who),
            Op::SetCell { cell, of, number } => {
                self.change_cell(cell, (Who::YOU, of), number, Counting::Becomes);
            }
            Op::AddToCell { cell, by, of, number } => {
                self.change_cell(cell, (by, of), number, Counting::Plus);
            }
            Op::SubtractFromCell { cell, by, of, number } => {
                self.change_cell(cell, (by, of), number, Counting::Minus);
            }
            Op::Pay { cell, who, number } => self.pay(cell, who, number),
            Op::GiveGoods { cell, who, to, number } => self.give_goods(cell, who, to, number),
            Op::Score { who, points } => self.tell_number(EventKind::Score, who, points, 0),
            Op::LosePoints { who, points } => self.tell_number(EventKind::LosePoints, who, points, 0),
            Op::AnnounceWord(who, word) => self.tell_number(EventKind::Announce, who, Num::ZERO, word.0),
            Op::AnnounceNumber(who, num) => self.tell_number(EventKind::Announce, who, num, u16::MAX),

            // What lasts
            Op::Keep { cell, value, lasts } => self.keep_number(cell, value, lasts),
            Op::Float { ability, lasts } => self.hold(Kept::Ability(ability), lasts),

            // The course of the game
            Op::TakeFirstTurn(who) => self.take_first_turn(who),
            Op::TakeAnotherTurn(who) => self.for_players_alone(EventKind::TakeAnotherTurn, who),
            Op::TakeOneAction(who) => self.offer_any_action(who),
            Op::TakeAction { who, actions } => self.offer_named_actions(who, actions),
            Op::SkipTurn(who) => self.for_players_alone(EventKind::SkipTurn, who),
            Op::SkipPhase { of, phase, next } => self.skip_phase(of, phase, next),
            Op::Reverse(who, lasts) => self.reverse(who, lasts),
            Op::BecomeDealer(who) => self.for_players_alone(EventKind::BecomeDealer, who),
            Op::WinGame(who) => self.for_players_alone(EventKind::WinGame, who),
            Op::LoseGame(who) => self.for_players_alone(EventKind::LoseGame, who),
            Op::WinSeries(who) => self.for_players_alone(EventKind::WinSeries, who),
            Op::EndGame => {
                self.journal.ends_game(self.table, &self.game);
                self.end_with_this_text();
            }
            Op::EndSeries => self.end_series(),
            Op::EndTurn(who) => self.end_turn_of(who),
        }
    }
}

/// It would come back, as all others do: so nothing has to be kept for afterwards.
#[cold]
#[inline(never)]
fn is_never_done() {
    unreachable!(
        "tests, rounds, choices and offers are done as the table knows them, and what can be taken only where it is"
    )
}
