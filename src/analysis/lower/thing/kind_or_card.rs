//! "An asset" is in play, "an asset card" is somewhere else: a noun that says where its cards are calls them so.

use crate::analysis::lower::Lowering;
use crate::analysis::resolve::Lies;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Span;
use crate::syntax::tree::{At, HeadNoun, ThingNoun, Word};

use super::described::Where;

impl Lowering<'_> {
    /// Refuses a kind of card that stays in play under the word of the other place.
    pub fn called_rightly(&mut self, noun: &ThingNoun, default: Where, at: At) {
        let place = self.place_of(noun, default);
        // Beside other kinds only the verb, or whose they are, can say that it is in play.
        let in_play =
            place == Lies::InPlay && (matches!(default, Where::InPlay) || noun.controlled_by.is_some());
        for head in noun.kinds().into_iter().flatten().filter(|_| !in_play) {
            if let HeadNoun::Value(word) = head.noun
                && self.stays(word)
            {
                self.called_a_card(word);
            }
        }
        match (&noun.head.noun, place) {
            (HeadNoun::Value(word), Lies::Elsewhere) if self.stays(*word) => self.called_a_card(*word),
            (HeadNoun::Card, Lies::InPlay) => {
                if let Some(word) = noun.head.values.last().filter(|word| self.stays(**word)) {
                    self.called_by_kind(*word, at);
                }
            }
            (HeadNoun::Value(_) | HeadNoun::Card | HeadNoun::Zone(_), _) => {}
        }
    }

    fn stays(&self, word: Word) -> bool {
        self.world.enters_play(self.world.value(word))
    }

    fn called_a_card(&mut self, word: Word) {
        let (said, kind) = (self.quote(word.at), &self.world.dialect.lexicon.get(word.id).singular);
        let right = match said.eq_ignore_ascii_case(kind) {
            true => format!("{kind} card"),
            false => format!("{kind} cards"),
        };
        let why = format!("\"{kind}\" alone is a card in play; anywhere else it is \"{kind} card\"");
        self.call_it(&said, &right, &why, word.at.0);
    }

    fn called_by_kind(&mut self, word: Word, at: At) {
        let after = Span { start: word.at.0.end, end: at.0.end.max(word.at.0.end) };
        let after = self.sources.text(self.file).get(after.range()).unwrap_or("");
        let card = after.split_whitespace().next().unwrap_or_default();
        let kind = self.world.dialect.lexicon.get(word.id);
        let right = match (card, &kind.plural) {
            ("card", _) => kind.singular.clone(),
            ("cards", Some(plural)) => plural.clone(),
            _other => return,
        };
        let said = format!("{} {card}", self.quote(word.at));
        let one = &kind.singular;
        let why = format!("\"{one} card\" is a card somewhere else; in play it is \"{one}\"");
        let end = word.at.0.end + after.find(card).unwrap_or(0) as u32 + card.len() as u32;
        self.call_it(&said, &right, &why, Span { start: word.at.0.start, end });
    }

    /// What follows is read all the same, and the noun perhaps again: it is told once.
    fn call_it(&mut self, said: &str, right: &str, why: &str, span: Span) {
        let place = self.place(At(span));
        let is_it = |problem: &Diagnostic| problem.code == Code::OtherWording && problem.place == place;
        if self.diagnostics.iter().any(is_it) {
            return;
        }
        let message = format!("for \"{said}\" the language says \"{right}\" here");
        let problem = Diagnostic::new(Code::OtherWording, place, message)
            .label(format!("say \"{right}\""))
            .help(why)
            .fix(format!("write \"{right}\""), span, right);
        self.report(problem);
    }
}
