//! What the cards did in a batch of games: one row for each, those whose users won most first.

use std::fmt::Write as _;

use serde::Serialize;

use super::statistics::{grouped, percent};
use crate::engine::Table;
use crate::simulate::{CardTally, Tally, Wins};

#[derive(Serialize)]
pub(super) struct CardRow {
    card: String,
    set: Option<String>,
    /// What is printed on it beside the text.
    values: Vec<String>,
    played: u64,
    discarded: u64,
    /// How often an ability took effect or changed what happened.
    acted: u64,
    /// Cards that its effects brought into hands, and took out of hands.
    into_hands: u64,
    out_of_hands: u64,
    /// Games of those who played it, of those who controlled it, and of those it is judged by: the second
    /// where it stays in play, the first otherwise.
    player: WinRow,
    controller: WinRow,
    user: WinRow,
    /// The share of the user less that of the users of all cards together; nothing where nobody used it.
    against_mean: f64,
}

#[derive(Serialize)]
struct WinRow {
    games: u64,
    won: u64,
    share: f64,
    low: f64,
    high: f64,
}

impl WinRow {
    fn new(wins: Wins) -> WinRow {
        let interval = wins.interval();
        WinRow {
            games: wins.games,
            won: wins.won,
            share: wins.share(),
            low: interval.low,
            high: interval.high,
        }
    }
}

/// The users of all cards together.
pub(super) fn mean(tally: &Tally) -> Wins {
    let mut all = Wins::default();
    tally.cards.iter().for_each(|card| all.merge(card.by_user()));
    all
}

/// The cards of the deck, of these sets where any are named; none where they were not counted.
pub(super) fn card_rows(table: &Table<'_>, tally: &Tally, sets: &[String]) -> Vec<CardRow> {
    let mean = mean(tally).share();
    let mut in_deck: Vec<usize> = table.cards.iter().map(|card| card.index()).collect();
    in_deck.sort_unstable();
    in_deck.dedup();
    let counted = in_deck.into_iter().filter_map(|number| Some((number, tally.cards.get(number)?)));
    let mut rows: Vec<CardRow> = counted.map(|(number, card)| row(table, number, card, mean)).collect();
    rows.retain(|row| sets.is_empty() || row.set.as_ref().is_some_and(|set| sets.contains(set)));
    // Of a card that nobody used nothing is known: it comes last.
    let place = |row: &CardRow| (row.user.games > 0, row.user.share);
    rows.sort_by(|one, other| {
        let ((used, share), (others, other_share)) = (place(one), place(other));
        others.cmp(&used).then(other_share.total_cmp(&share)).then(one.card.cmp(&other.card))
    });
    rows
}

fn row(table: &Table<'_>, number: usize, tally: &CardTally, mean: f64) -> CardRow {
    let (words, card) = (&table.program.words, &table.program.cards[number]);
    CardRow {
        card: words.cards[number].clone(),
        set: card.set.map(|set| words.sets[usize::from(set)].clone()),
        values: card.values.iter().map(|value| words.values[value.index()].clone()).collect(),
        played: tally.played,
        discarded: tally.discarded,
        acted: tally.acted,
        into_hands: tally.into_hands,
        out_of_hands: tally.out_of_hands,
        player: WinRow::new(tally.by_player),
        controller: WinRow::new(tally.by_controller),
        user: WinRow::new(tally.by_user()),
        against_mean: if tally.by_user().games == 0 { 0.0 } else { tally.by_user().share() - mean },
    }
}

pub(super) fn write_cards(text: &mut String, rows: &[CardRow], mean: Wins) -> std::fmt::Result {
    let widest = rows.iter().map(|row| row.card.chars().count()).max().unwrap_or(0).max(20);
    writeln!(
        text,
        "\n{:<widest$}    played  discarded    acted   hands +    hands -   won with it   between (95 % sure)",
        "What the cards did"
    )?;
    for row in rows {
        let [played, discarded, acted, into, out] =
            [row.played, row.discarded, row.acted, row.into_hands, row.out_of_hands].map(grouped);
        write!(text, "  {:<widest$} {played:>7} {discarded:>10} {acted:>8} {into:>9} {out:>10} ", row.card)?;
        if row.user.games == 0 {
            writeln!(text, "  never played")?;
            continue;
        }
        let [share, low, high] = [row.user.share, row.user.low, row.user.high].map(percent);
        let against = format!("{:+.1}", row.against_mean * 100.0);
        writeln!(text, "{share:>8} {against:>5}   {low} and {high}")?;
    }
    writeln!(
        text,
        "  Won with it: who controlled it, or played it where it does not stay in play; beside it what that is\n  \
         more or less than for all cards together, {}. Acted: how often an ability that waits for something\n  \
         took effect; what an event does is counted as played. Hands: cards its effects brought into hands\n  \
         and took out of them.",
        percent(mean.share())
    )
}
