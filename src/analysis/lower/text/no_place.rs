//! Sentences that have no place in their block, and what most likely was meant.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::done_then::is_an_event;
use crate::analysis::resolve::{AFTER_A_DEFINITION, Opener, fits};
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Span;
use crate::syntax::tree::{Act, ActKind, Clause, ClauseKind, Sentence, SentenceKind, Steps};

impl Lowering<'_> {
    /// Tells of a sentence that has no place in its block.
    pub(super) fn check_fit(&mut self, sentence: &Sentence, opener: Opener) -> Option<()> {
        let Some((code, message, help)) = fits(self.block, opener) else { return Some(()) };
        let place = self.place(sentence.at);
        // What is about to happen is changed by a card that lies somewhere: no time that is said first helps.
        let is_would = matches!(sentence.kind, SentenceKind::Would { .. });
        let help = match code == Code::NeverHappens && is_would {
            true => {
                "what is about to happen is changed by a card that stays in play, by a rule, or by this card where it is held: While this card is in your ‹held›, if …; when it is played it can say what it does, or what is forbidden for a while"
            }
            false => help,
        };
        let is_after = self.defined.is_some() && opener == Opener::Does;
        let (message, help) = if is_after { AFTER_A_DEFINITION } else { (message, help) };
        let mut problem = Diagnostic::new(code, place, message).label("not here").help(help);
        if code == Code::NeverHappens && opener == Opener::Does && self.block.stays {
            let written = self.quote(sentence.at);
            let (cut, lead) = moment_for(sentence, &written);
            // What stands on two lines in the file has other places there.
            let there = self.sources.text(self.file).get(place.span.range()).unwrap_or("");
            if let Some(first) = written.get(..cut).filter(|first| cut > 0 && there.starts_with(first)) {
                let lead = format!("{lead}{}", if cut == 1 { first.to_lowercase() } else { String::new() });
                let start = place.span.start as usize;
                problem = problem.help(format!("For example: {lead}{}", &written[cut..])).guess(
                    format!("begin with \"{lead}\""),
                    Span::new(start, start + cut),
                    lead,
                );
            }
        }
        if let Some(change) = self.one_moment(sentence).filter(|_| code == Code::NeverHappens) {
            problem = self.shown_once(problem, sentence.at, change);
        }
        self.report(problem);
        None
    }
}

/// Whether somebody wins or loses the game.
fn is_end(steps: &Steps) -> bool {
    let ClauseKind::Do { may: false, act, .. } = &steps.first.kind else { return false };
    matches!(act.kind, ActKind::WinGame | ActKind::LoseGame)
}

/// How a text that says no moment most likely begins: what replaces so many of its first letters.
fn moment_for<'t>(sentence: &Sentence, written: &'t str) -> (usize, &'t str) {
    // A phase to be skipped may be over before anything is offered.
    let skips = |act: &Act| matches!(act.kind, ActKind::SkipPhase { next: false, .. });
    let is_offer =
        |clause: &Clause| matches!(&clause.kind, ClauseKind::Do { may: true, act, .. } if !skips(act));
    match &sentence.kind {
        SentenceKind::If { condition, .. } if is_an_event(condition) => ("If".len(), "Whenever"),
        SentenceKind::If { steps, .. }
            if steps.more.is_empty() && matches!(steps.first.kind, ClauseKind::Standing(_)) =>
        {
            ("If".len(), "While")
        }
        // Who wins or loses does so at once.
        SentenceKind::If { steps, .. } if is_end(steps) => ("If".len(), "As soon as"),
        // One turn to come: on a card that stays it is every turn.
        SentenceKind::At { .. } => match written.find("next ") {
            Some(next) => (next + "next ".len(), &written[..next]),
            None => (0, ""),
        },
        SentenceKind::Steps(steps) if is_offer(&steps.first) => (1, "Once during your turn, "),
        _other => (1, "At the beginning of your turn, "),
    }
}
