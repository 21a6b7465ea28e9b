//! The yardstick's rules as a program: no text is read, sets of cards are bits, every rule is a line of code.
//! What these rules cost at the least, and what the engine's games have to agree with. Knows no engine.

use std::hint::black_box;

/// What is agreed before a game.
#[derive(Clone, Copy)]
pub struct Setting {
    pub players: usize,
    pub action_cards: bool,
}

/// What a game came to.
#[derive(Clone, Copy, Default)]
pub struct Course {
    pub decisions: u32,
    pub plays: u32,
    pub draws: u32,
    pub passes: u32,
    pub winner: Option<usize>,
}

/// A stream of numbers: splitmix64.
pub struct Chance(pub u64);

impl Chance {
    /// A number below the bound, all equally likely.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * u128::from(bound)) >> 64) as u32
    }

    /// One card of a set that is not empty.
    #[inline]
    fn card_of(&mut self, set: u64) -> u32 {
        nth(set, self.below(set.count_ones()))
    }
}

// A card is four times its rank plus its suit; the ranks go from the ace, 0, to the king, 12.
const ALL: u64 = (1 << 52) - 1;
const ACE: u32 = 0;
const TWO: u32 = 1;
const EIGHT: u32 = 7;
const QUEEN: u32 = 11;

const MOST_PLAYERS: usize = 5;
const MOST_DRAWS: u32 = 5;

/// All cards of a rank.
#[inline]
fn rank_row(rank: u32) -> u64 {
    0b1111 << (4 * rank)
}

/// All cards of a suit.
#[inline]
fn suit_row(suit: u32) -> u64 {
    0x1_1111_1111_1111 << suit
}

/// The card with this number in a set, counted from zero.
#[inline]
fn nth(mut set: u64, number: u32) -> u32 {
    for _ in 0..number {
        set &= set - 1;
    }
    set.trailing_zeros()
}

struct Game<'c> {
    setting: Setting,
    chance: &'c mut Chance,
    /// Cards nobody has: which of them is next, chance decides when it is drawn.
    stock: u64,
    hands: [u64; MOST_PLAYERS],
    /// The card on top, and the suit to match, which an eight changes.
    top: u32,
    suit: u32,
    seat: usize,
    /// How far on the next seat is: one, or all but one when play goes the other way.
    stride: usize,
    /// Cards the player whose turn it is has to take because of twos.
    owed: u32,
    /// Cards drawn in this turn.
    drawn: u32,
    /// Passes one after the other with nothing left to draw.
    idle: usize,
    course: Course,
}

/// Plays one game, every choice at random.
pub fn play(setting: Setting, chance: &mut Chance) -> Course {
    play_in::<0>(setting, chance)
}

/// The same with a copy of the program for each number. Where code comes to lie makes it up to a tenth quicker or
/// slower, by chance from build to build; whoever takes times lets several copies take turns.
#[inline(never)]
pub fn play_in<const COPY: u8>(setting: Setting, chance: &mut Chance) -> Course {
    // Without it the compiler would see that all copies are the same, and keep one.
    black_box(COPY);
    let mut game = Game::dealt(setting, chance);
    while game.decide() {}
    game.course
}

impl<'c> Game<'c> {
    #[inline(always)]
    fn dealt(setting: Setting, chance: &'c mut Chance) -> Game<'c> {
        let dealer = chance.below(setting.players as u32) as usize;
        let mut game = Game {
            setting,
            chance,
            stock: ALL,
            hands: [0; MOST_PLAYERS],
            top: 0,
            suit: 0,
            seat: dealer,
            stride: 1,
            owed: 0,
            drawn: 0,
            idle: 0,
            course: Course::default(),
        };
        let each = if setting.players == 2 { 7 } else { 5 };
        for seat in 0..setting.players {
            for _ in 0..each {
                game.draw(seat);
            }
        }
        // An eight is not turned up: it stays among the others.
        game.top = game.chance.card_of(game.stock & !rank_row(EIGHT));
        game.suit = game.top % 4;
        game.stock ^= 1 << game.top;
        game.act();
        game
    }

    #[inline]
    fn draw(&mut self, seat: usize) {
        let card = 1 << self.chance.card_of(self.stock);
        self.stock ^= card;
        self.hands[seat] |= card;
    }

    /// One decision; false when the game is over.
    #[inline(always)]
    fn decide(&mut self) -> bool {
        self.course.decisions += 1;
        let fitting = match self.owed {
            0 => suit_row(self.suit) | rank_row(self.top / 4) | rank_row(EIGHT),
            _ => rank_row(TWO),
        };
        let cards = self.hands[self.seat] & fitting;
        let number = self.chance.below(cards.count_ones() + 1);
        if number < cards.count_ones() {
            return self.play_card(nth(cards, number));
        }
        if self.owed > 0 {
            self.take_what_is_owed();
        } else if self.stock != 0 && self.drawn < MOST_DRAWS {
            self.course.draws += 1;
            self.draw(self.seat);
            self.drawn += 1;
        } else {
            return self.pass();
        }
        true
    }

    #[inline(always)]
    fn play_card(&mut self, card: u32) -> bool {
        self.course.plays += 1;
        self.hands[self.seat] ^= 1 << card;
        self.idle = 0;
        self.top = card;
        self.suit = card % 4;
        if self.hands[self.seat] == 0 {
            self.course.winner = Some(self.seat);
            return false;
        }
        if card / 4 == EIGHT {
            self.course.decisions += 1;
            self.suit = self.chance.below(4);
        }
        self.act();
        true
    }

    /// What the card on top does, and whose turn is next.
    #[inline]
    fn act(&mut self) {
        if self.setting.action_cards {
            match self.top / 4 {
                QUEEN => self.next_seat(),
                ACE => self.stride = self.setting.players - self.stride,
                TWO if self.stock != 0 => self.owed += 2,
                _ => {}
            }
        }
        self.end_turn();
    }

    #[inline(always)]
    fn take_what_is_owed(&mut self) {
        self.course.draws += 1;
        let left = self.stock.count_ones();
        for _ in 0..self.owed.min(left) {
            self.draw(self.seat);
        }
        // Whoever takes just the last cards has passed.
        self.idle = usize::from(self.owed == left);
        self.owed = 0;
        self.end_turn();
    }

    #[inline(always)]
    fn pass(&mut self) -> bool {
        self.course.passes += 1;
        self.idle = if self.stock == 0 { self.idle + 1 } else { 0 };
        self.end_turn();
        self.idle <= self.setting.players
    }

    #[inline]
    fn end_turn(&mut self) {
        self.drawn = 0;
        self.next_seat();
    }

    #[inline]
    fn next_seat(&mut self) {
        self.seat += self.stride;
        if self.seat >= self.setting.players {
            self.seat -= self.setting.players;
        }
    }
}
