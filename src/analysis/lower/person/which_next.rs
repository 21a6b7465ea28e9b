//! "The next player" in texts that stay: in each turn it is another one, and never the one whose turn it is.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::syntax::tree::{
    At, BlockKind, Duration, Node, Person, PersonKind, Standing, StandingKind, Time, Visit,
};

impl Lowering<'_> {
    /// On a card a text that holds in every turn is about the same player in all of them.
    pub fn same_in_every_turn(&mut self, standing: &Standing, sentence: At) -> Option<()> {
        if !self.speaks_for_one() || says_in_which_turn(standing) {
            return Some(());
        }
        let mut next = None;
        standing.visit(&mut |node| {
            if let Node::Person(Person { kind: PersonKind::Next, at }) = node {
                next.get_or_insert(*at);
            }
        });
        let Some(at) = next else { return Some(()) };
        let named = self.quote(at);
        let message = format!("\"{named}\" is another one in each turn, and this text holds in all of them");
        let (said, better) = (self.quote(sentence), self.neighbor(at));
        let mut problem = Diagnostic::new(Code::WhichOne, self.place(at), message)
            .label("in which turn?")
            .help(format!("for the one who sits beside you, write: {}", said.replace(&named, &better)))
            .guess(format!("write \"{better}\""), at.0, better);
        if standing.duration.is_none() && !matches!(standing.kind, StandingKind::Permission { .. }) {
            let said = said.trim_end_matches('.');
            problem = problem.help(format!(
                "for the one who comes after you, while it is your turn: {said} during your turn."
            ));
        }
        self.report(problem);
        None
    }

    /// Nobody is next in their own turn.
    pub fn not_of_the_next(&mut self, time: &Time) -> Option<()> {
        let Some(Person { kind: PersonKind::Next, at }) = whose(time) else { return Some(()) };
        if self.scope.next.is_some() || self.scope.holds_for_a_while {
            return Some(());
        }
        let message = format!(
            "\"{}\" comes after the player whose turn it is: in their own turn somebody else does, so this never happens",
            self.quote(*at)
        );
        let better = if self.speaks_for_one() { self.neighbor(*at) } else { "each player".to_string() };
        let problem = Diagnostic::new(Code::NeverHappens, self.place(*at), message)
            .label("never the one whose turn it is")
            .help(format!("write \"{better}'s {}\"", self.span_of(time)))
            .guess(format!("write \"{better}\""), at.0, better);
        self.report(problem);
        None
    }

    fn span_of(&self, time: &Time) -> String {
        match time {
            Time::Phase { phase, .. } => self.quote(phase.at),
            Time::Turn { .. } | Time::ThisTurn | Time::Game | Time::Series => "turn".to_string(),
        }
    }

    /// Whether the text stands on a card, which belongs to one player.
    fn speaks_for_one(&self) -> bool {
        matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword)
    }

    /// The one beside you, written as the words there are.
    fn neighbor(&self, at: At) -> String {
        let is_first = self.quote(at).starts_with(char::is_uppercase);
        format!("{} player on your left", if is_first { "The" } else { "the" })
    }
}

/// Whether it says that it holds in your turn; what it offers in the turn of another is refused elsewhere.
fn says_in_which_turn(standing: &Standing) -> bool {
    let is_of = |time: &Time, kind| whose(time).is_some_and(|of| of.kind == kind);
    if let StandingKind::Permission { during, .. } = &standing.kind {
        return is_of(during, PersonKind::Next);
    }
    matches!(&standing.duration, Some(Duration::During(time)) if is_of(time, PersonKind::You))
}

fn whose(time: &Time) -> Option<&Person> {
    match time {
        Time::Turn { of, .. } | Time::Phase { of, .. } => Some(of),
        Time::ThisTurn | Time::Game | Time::Series => None,
    }
}
