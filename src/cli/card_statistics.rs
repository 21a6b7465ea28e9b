//! What the cards did in a batch of games: one row for each, those whose users won most first.

use std::fmt::Write as _;

use serde::Serialize;

use super::statistics::percent;
use super::summary::grouped;
use crate::engine::Table;
use crate::simulate::{CardTally, Moved, Tally, Wins};

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
    /// How often an ability that it offers was used.
    used: u64,
    /// Cards that its effects brought into the hand of whoever they belong to and took out of it, and those of others.
    own_hand: Moved<u64>,
    other_hands: Moved<u64>,
    /// Games of those who played it, of those who controlled it, of those who had it in a zone of their own, and of
    /// those it is judged by: in games that play no cards the third, otherwise the second where it stays in play, the
    /// first where it does not.
    player: WinRow,
    controller: WinRow,
    holder: WinRow,
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

/// By whom the cards of a game are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// Who played a card or controlled it.
    ByUser,
    /// Who had a card: in this game none is played, and none is in play.
    ByHolder,
}

impl Judged {
    pub fn of(table: &Table<'_>) -> Judged {
        let program = table.program;
        match program.flow.play.is_empty() && !program.zones.iter().any(|zone| zone.in_play) {
            true => Judged::ByHolder,
            false => Judged::ByUser,
        }
    }

    fn wins(self, card: &CardTally) -> Wins {
        match self {
            Judged::ByUser => card.by_user(),
            Judged::ByHolder => card.by_holder,
        }
    }

    /// Those who are judged by all cards together.
    pub fn mean(self, tally: &Tally) -> Wins {
        let mut all = Wins::default();
        tally.cards.iter().for_each(|card| all.merge(self.wins(card)));
        all
    }
}

/// The cards of the deck, of these sets where any are named; none where they were not counted.
pub(super) fn card_rows(table: &Table<'_>, tally: &Tally, sets: &[String]) -> Vec<CardRow> {
    let judged = Judged::of(table);
    let mean = judged.mean(tally).share();
    let mut in_deck: Vec<usize> = table.cards.iter().map(|card| card.index()).collect();
    in_deck.sort_unstable();
    in_deck.dedup();
    let counted = in_deck.into_iter().filter_map(|number| Some((number, tally.cards.get(number)?)));
    let mut rows: Vec<CardRow> =
        counted.map(|(number, card)| row(table, number, card, (judged, mean))).collect();
    rows.retain(|row| sets.is_empty() || row.set.as_ref().is_some_and(|set| sets.contains(set)));
    // Of a card that nobody used nothing is known: it comes last.
    let place = |row: &CardRow| (row.user.games > 0, row.user.share);
    rows.sort_by(|one, other| {
        let ((used, share), (others, other_share)) = (place(one), place(other));
        others.cmp(&used).then(other_share.total_cmp(&share)).then(one.card.cmp(&other.card))
    });
    rows
}

fn row(table: &Table<'_>, number: usize, tally: &CardTally, (judged, mean): (Judged, f64)) -> CardRow {
    let user = judged.wins(tally);
    let (words, card) = (&table.program.words, &table.program.cards[number]);
    CardRow {
        card: words.cards[number].clone(),
        set: card.set.map(|set| words.sets[usize::from(set)].clone()),
        values: card.values.iter().map(|value| words.values[value.index()].clone()).collect(),
        played: tally.played,
        discarded: tally.discarded,
        acted: tally.acted,
        used: tally.used,
        own_hand: tally.own_hand,
        other_hands: tally.other_hands,
        player: WinRow::new(tally.by_player),
        controller: WinRow::new(tally.by_controller),
        holder: WinRow::new(tally.by_holder),
        user: WinRow::new(user),
        against_mean: if user.games == 0 { 0.0 } else { user.share() - mean },
    }
}

pub(super) fn write_cards(
    text: &mut String,
    rows: &[CardRow],
    judged: Judged,
    mean: Wins,
) -> std::fmt::Result {
    let widest = rows.iter().map(|row| row.card.chars().count()).max().unwrap_or(0).max(20);
    let head = match judged {
        Judged::ByUser => "   played  discarded    acted     used     own hands   other hands",
        Judged::ByHolder => "  held by  discarded",
    };
    writeln!(text, "\n{:<widest$} {head}   won with it   between (95 % sure)", "What the cards did")?;
    for row in rows {
        write!(text, "  {:<widest$} {} ", row.card, counts(row, judged))?;
        write_wins(text, row, judged)?;
    }
    write_legend(text, judged, &percent(mean.share()))
}

/// What is counted of a card beside wins.
fn counts(row: &CardRow, judged: Judged) -> String {
    let [played, discarded, acted, used, held] =
        [row.played, row.discarded, row.acted, row.used, row.holder.games].map(grouped);
    let [own, others] = [row.own_hand, row.other_hands].map(change);
    match judged {
        Judged::ByUser => format!("{played:>7} {discarded:>10} {acted:>8} {used:>8} {own:>13} {others:>13}"),
        Judged::ByHolder => format!("{held:>7} {discarded:>10}"),
    }
}

/// "+12 -3"; nothing where nothing came or went.
fn change(hand: Moved<u64>) -> String {
    let [into, out] = [("+", hand.into), ("-", hand.out)]
        .map(|(sign, count)| if count == 0 { String::new() } else { format!("{sign}{}", grouped(count)) });
    format!("{into} {out}").trim().to_string()
}

fn write_wins(text: &mut String, row: &CardRow, judged: Judged) -> std::fmt::Result {
    if row.user.games == 0 {
        let never = match judged {
            Judged::ByUser => "never played",
            Judged::ByHolder => "never held",
        };
        return writeln!(text, "  {never}");
    }
    let [share, low, high] = [row.user.share, row.user.low, row.user.high].map(percent);
    let against = format!("{:+.1}", row.against_mean * 100.0);
    writeln!(text, "{share:>8} {against:>5}   {low} and {high}")
}

fn write_legend(text: &mut String, judged: Judged, mean: &str) -> std::fmt::Result {
    match judged {
        Judged::ByUser => writeln!(
            text,
            "  Won with it: who controlled it, or played it where it does not stay in play; beside it what that is\n  \
             more or less than for all cards together, {mean}. Acted: how often an ability that waits for something\n  \
             took effect; used: how often one that a turn offers was taken; what an event does is counted as\n  \
             played. Own hands, other hands: cards that its effects brought into hands (+) and took out of them (-),\n  \
             seen from whoever has it."
        ),
        Judged::ByHolder => writeln!(
            text,
            "  In this game no card is played or lies in play, so each is judged by those who had it at some time in\n  \
             a zone of their own, such as a hand. Held by: how many that were in all games together. Won with it:\n  \
             how many of them won; beside it what that is more or less than for all cards together, {mean}."
        ),
    }
}
