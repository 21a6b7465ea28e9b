//! What an agent gets: the view of whoever decides, and games that could be the one behind it. Never the
//! game itself.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::journal::Journal;
use super::sample::{guess_numbers, redeal};
use super::unheard::forget_unheard;
use super::{Match, Table};
use crate::game::{Game, LARGE, OptionView, Player, View};

/// The seat of the player who decides.
pub struct Seat<'t, const W: usize = LARGE> {
    pub view: View,
    table: &'t Table<'t, W>,
    game: Game<W>,
}

impl<'t, J: Journal<W>, const W: usize> Match<'t, J, W> {
    /// The seat of whoever decides; nothing where nobody does.
    pub fn seat(&self) -> Option<Seat<'t, W>> {
        let player = self.decision()?.player;
        Some(Seat { view: self.view(player), table: self.table, game: self.game.clone() })
    }

    /// The same game with everything that the player does not know dealt again, and without what hidden cards wait for;
    /// chance goes on as it is.
    pub fn redealt(&self, player: Player, rng: &mut impl rand::Rng) -> Match<'t, J, W>
    where
        J: Clone,
    {
        let hidden = self.table.all().iter().filter(|card| !self.knows(player, *card)).collect();
        let mut game = redeal(self.table, &self.game, hidden, rng);
        forget_unheard(self.table, &mut game, &hidden);
        Match::resumed(self.table, game, self.journal.clone())
    }
}

impl<'t, const W: usize> Seat<'t, W> {
    pub fn player(&self) -> Player {
        self.view.player
    }

    /// What can be chosen, by number.
    pub fn options(&self) -> &[OptionView] {
        let decision = self.view.decision.as_ref();
        decision.and_then(|decision| decision.options.as_deref()).unwrap_or(&[])
    }

    /// A game that looks the same from here: what is unknown is dealt at random, and chance is another.
    pub fn sample(&self, rng: &mut impl rand::Rng) -> Match<'t, (), W> {
        let own = Match::resumed(self.table, self.game.clone(), ());
        let mut world = own.redealt(self.player(), rng);
        guess_numbers(&mut world.game, self.player(), rng);
        world.game.chance = ChaCha8Rng::from_rng(rng);
        world
    }
}
