//! What is said when a pronoun points at nothing, or at two things.

use crate::analysis::resolve::Lost;
use crate::diagnostic::{Code, Diagnostic, quoted_list};
use crate::source::{Place, Span};
use crate::syntax::tree::{At, BlockKind};

use super::Lowering;

impl Lowering<'_> {
    /// Reports why a pronoun means nothing.
    pub fn lost<T>(&mut self, at: At, lost: Lost) -> Option<T> {
        let said = self.quote(at);
        let place = self.place(at);
        let diagnostic = match lost {
            Lost::Nothing(could) => self.nothing(&said, place, &could),
            Lost::Two(first, second) => self.two(&said, place, first, second),
            Lost::Several(mention) => {
                let several = self.quote_span(mention);
                let problem = Diagnostic::new(
                    Code::ItIsSeveral,
                    place,
                    format!("\"{said}\" is one card, but the last named are \"{several}\""),
                )
                .label("more than one")
                .note(Place::new(self.file, mention), "these were named last");
                match said.eq_ignore_ascii_case("its") {
                    true => problem.help("take them one by one: For each …, …; there \"its\" is that one's"),
                    false => {
                        problem.help("write \"them\" or \"those cards\"").fix("write \"them\"", at.0, "them")
                    }
                }
            }
        };
        self.report(diagnostic);
        None
    }

    fn nothing(&self, said: &str, place: Place, could: &[Span]) -> Diagnostic {
        let named: Vec<String> = could.iter().map(|span| self.quote_span(*span)).collect();
        let diagnostic = Diagnostic::new(
            Code::PointsAtNothing,
            place,
            format!("\"{said}\" points at nothing named before"),
        )
        .label("which one?");
        if self.scope.undrawn {
            return diagnostic
                .help("which card would be drawn is not known before it is: If an opponent would draw a card, draw a card instead.");
        }
        let diagnostic = match said.to_lowercase().as_str() {
            "it" | "its" if matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword) => {
                diagnostic.help("the card that this text stands on is \"this card\"")
            }
            _ => diagnostic,
        };
        let is_person = ["player", "opponent", "ally"].iter().any(|role| said.ends_with(role));
        if named.is_empty() {
            diagnostic.help(if is_person {
                "name somebody first with \"a\" or \"an\": Choose an opponent. That opponent draws a card. Or say once more who is meant: the player on your left draws a card"
            } else {
                "name it first with \"a\" or \"an\": Choose a card from your ‹held›. Put that card …"
            })
        } else {
            let diagnostic =
                diagnostic.help(format!("named so far: {}", quoted_list(named.iter().map(String::as_str))));
            if is_person {
                return diagnostic.help("what each of several players does stays in one sentence: Each opponent reveals a card from their ‹held›, then if that card is ‹value›, that opponent draws a card");
            }
            diagnostic
                .help("after \"that\" repeat the noun that was used there, or just \"card\" or \"player\"")
        }
    }

    fn two(&self, said: &str, place: Place, first: Span, second: Span) -> Diagnostic {
        let one = self.quote_span(first);
        let other = self.quote_span(second);
        Diagnostic::new(Code::PointsAtTwo, place, format!("\"{said}\" could be \"{one}\" or \"{other}\""))
            .label("which of the two?")
            .note(Place::new(self.file, first), "it could be this")
            .note(Place::new(self.file, second), "or this")
            .help("give one of them a name where it is chosen: Call it the \"guest\".")
            .help("and then speak of \"the guest\"")
    }
}
