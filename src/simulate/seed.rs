//! Seeds from seeds, by splitmix64: named, portable, and the same for game 7 whoever plays it.

/// The step of splitmix64: the golden ratio in 64 bits.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// One number of splitmix64, counted from zero, of the stream that begins with a seed.
fn splitmix64(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(STEP.wrapping_mul(number.wrapping_add(1)));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The seed of a game of a batch: what is shuffled and rolled.
pub fn game_seed(batch: u64, game: u64) -> u64 {
    // Mixed first, so that the games of batch 2 are not those of batch 1 moved by one.
    splitmix64(splitmix64(batch, 0), game)
}

/// The seed of the agent at a seat: its choices are a stream of their own, apart from the game's chance.
pub fn agent_seed(game: u64, seat: u8) -> u64 {
    splitmix64(!game, u64::from(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // The first numbers that splitmix64 gives for the seed 1234567.
        let known = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!([0, 1, 2].map(|number| splitmix64(1_234_567, number)), known);
    }

    #[test]
    fn games_agents_and_batches_have_seeds_of_their_own() {
        let games = (0..4).flat_map(|batch| (0..100).map(move |game| game_seed(batch, game)));
        let all = games.flat_map(|game| [game, agent_seed(game, 0), agent_seed(game, 1)]);
        let all: Vec<u64> = all.collect();
        let different: std::collections::BTreeSet<u64> = all.iter().copied().collect();
        assert_eq!(different.len(), all.len());
    }
}
