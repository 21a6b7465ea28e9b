//! What is said when a pronoun points at nothing, or at two things.

use crate::analysis::resolve::{Apart, Lost};
use crate::diagnostic::{Code, Diagnostic, quoted_list};
use crate::source::{Place, Span};
use crate::syntax::tree::{At, BlockKind, Word};

use super::Lowering;
use crate::vocabulary::english::capitalized;

/// How each of several does something with a card of their own.
pub const A_CARD_OF_EACH: &str =
    "Each opponent chooses a card from their ‹held› and puts it on the bottom of the ‹deck›.";
/// The same with a number.
pub const A_NUMBER_OF_EACH: &str =
    "Each opponent chooses a number from one to three and draws that many cards.";

/// The same with a die.
pub const A_RESULT_OF_EACH: &str =
    "For each opponent, that opponent rolls a die and you draw cards equal to the result.";

/// What several numbers come to.
const ALL_TOGETHER: &str = "to add them up, declare total = { kind = \"number\", start = 0 } under [values] in game.toml: The total becomes zero. Repeat two times: roll a die and add the result to the total. Draw cards equal to the total.";

impl Lowering<'_> {
    /// Reports why a pronoun means nothing.
    pub fn lost<T>(&mut self, at: At, lost: Lost) -> Option<T> {
        let said = self.quote(at);
        let place = self.place(at);
        let diagnostic = match lost {
            Lost::Apart(named, apart) => self.apart(&said, place, Some(named), apart, A_CARD_OF_EACH),
            Lost::Nothing(could) => {
                self.not_yet(Code::PointsAtNothing, at).unwrap_or_else(|| self.nothing(&said, place, &could))
            }
            Lost::Two(first, second) => self.two(&said, place, first, second),
            Lost::OrPerhaps(first, second) => self.or_perhaps(&said, place, first, second),
            Lost::OnlyAsked(asked) => self.only_asked(&said, place, asked),
            Lost::NamedOrAsked(named, asked) => self.named_or_asked(&said, place, named, asked),
            Lost::Several(mention) => {
                let several = self.quote_span(mention);
                let problem = Diagnostic::new(
                    Code::ItIsSeveral,
                    place,
                    format!("\"{said}\" is one card, but the last named are \"{several}\""),
                )
                .label("more than one")
                .note(Place::new(self.file, mention), "these were named last");
                if said.eq_ignore_ascii_case("its") {
                    problem.help("take them one by one: For each …, …; there \"its\" is that one's")
                } else if self.is_asked_about(at) {
                    problem
                        .help("ask of one or of all: \"a card from among them is …\", \"those cards are …\"")
                } else {
                    let earlier = self.scope.mentions.iter().rfind(|mention| !mention.many);
                    match earlier.map(|earlier| self.quote_span(earlier.span)) {
                        Some(one) => problem.help("write \"them\" or \"those cards\"").help(format!(
                            "if \"{one}\" is meant, say \"that\" with the word for it, as in \"that card\""
                        )),
                        None => problem.help("write \"them\" or \"those cards\"").fix(
                            "write \"them\"",
                            at.0,
                            "them",
                        ),
                    }
                }
            }
        };
        self.report(diagnostic);
        None
    }

    /// Whether a pronoun is what a condition asks about: "if it is …".
    fn is_asked_about(&self, at: At) -> bool {
        let text = self.sources.text(self.file);
        let next = text.get(at.0.end as usize..).and_then(|rest| rest.split_whitespace().next());
        next.is_some_and(|next| matches!(next, "is" | "has" | "shares" | "was"))
    }

    fn nothing(&self, said: &str, place: Place, could: &[Span]) -> Diagnostic {
        let named: Vec<String> =
            could.iter().map(|span| self.quote_span(*span).trim_matches('"').to_string()).collect();
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
        if self.scope.behind_keyword {
            return diagnostic.help(
                "what stands before a keyword can't be pointed at after it: move the keyword before these sentences or behind them",
            );
        }
        let diagnostic = match said.to_lowercase().as_str() {
            "it" | "its" if matches!(self.block.kind, BlockKind::Card | BlockKind::Keyword) => {
                diagnostic.help("the card that this text stands on is \"this card\"")
            }
            _ => diagnostic,
        };
        if self.scope.defined.is_some() && said.eq_ignore_ascii_case("that card") {
            return diagnostic.help("the card that a definition is about is \"it\"").fix(
                "write \"it\"",
                place.span,
                "it",
            );
        }
        let is_person = ["player", "opponent", "ally"].iter().any(|role| said.ends_with(role));
        if let Some(who) = self.named_outright(place.span).filter(|_| is_person) {
            let again = match said.starts_with('T') {
                true => capitalized(who),
                false => who.to_string(),
            };
            return diagnostic
                .help(format!(
                    "no \"that\" points at somebody who is always the same one, so say once more who is meant: {who}. Or give them a name before: Call {who} the \"guest\"."
                ))
                .guess(format!("write \"{again}\""), place.span, again);
        }
        if named.is_empty() {
            diagnostic.help(if is_person {
                "name somebody first with \"a\" or \"an\": Choose an opponent. That opponent draws a card."
            } else {
                "name it first with \"a\" or \"an\": Choose a card from your ‹held›. Put that card …"
            })
        } else {
            let diagnostic =
                diagnostic.help(format!("named so far: {}", quoted_list(named.iter().map(String::as_str))));
            if let Some(kind) = said.to_lowercase().strip_prefix("those ")
                && self.scope.group.is_some()
            {
                return diagnostic
                    .help(format!("those of them that are {kind}: \"all {kind} from among them\""));
            }
            if is_person {
                return diagnostic.help("what each of several players does stays in one sentence: Each opponent reveals a card from their ‹held›, then if that card is ‹value›, that opponent draws a card");
            }
            diagnostic
                .help("after \"that\" repeat the noun that was used there, or just \"card\" or \"player\"")
        }
    }

    fn only_asked(&self, said: &str, place: Place, asked: Span) -> Diagnostic {
        let message =
            format!("nobody has said which one \"{said}\" is: a condition only asks whether there is one");
        let problem = Diagnostic::new(Code::PointsAtNothing, place, message)
            .label("which one?")
            .note(Place::new(self.file, asked), "this was asked for, and none was picked");
        self.said_which(problem, said, "say which one where something is done with it", asked)
    }

    /// Reports that a number or a group was named in a part of the text that is over.
    pub fn lost_apart<T>(&mut self, at: At, apart: Apart, in_one_sentence: &str) -> Option<T> {
        let diagnostic = self.apart(&self.quote(at), self.place(at), None, apart, in_one_sentence);
        self.report(diagnostic);
        None
    }

    /// Reports the same of a value: "that color".
    pub fn lost_value<T>(&mut self, word: Word, named: Span, apart: Apart) -> Option<T> {
        let name = self.world.name(word.id).to_string();
        let said = format!("that {name}");
        let right = format!("Each opponent names a {name} and destroys a card of that {name} they control.");
        let diagnostic = self.apart(&said, self.place(word.at), Some(named), apart, &right);
        self.report(diagnostic);
        None
    }

    /// Reports that a value was named twice.
    pub fn two_values<T>(&mut self, word: Word, first: Span, second: Span) -> Option<T> {
        let name = self.world.name(word.id).to_string();
        let message = format!("\"that {name}\" could be either of two that were named");
        let problem = Diagnostic::new(Code::PointsAtTwo, self.place(word.at), message)
            .label("which of the two?")
            .note(Place::new(self.file, first), "it could be this")
            .note(Place::new(self.file, second), "or this")
            .help(format!("name one {name} in a paragraph, and another in a paragraph of its own"))
            .help(format!(
                "or one in each case: If …, name a {name}. Otherwise, …, and name a {name}. Then \"that {name}\" is the one that was named"
            ));
        self.report(problem);
        None
    }

    /// It was named, but in a part of the text that is over.
    fn apart(
        &self,
        said: &str,
        place: Place,
        named: Option<Span>,
        apart: Apart,
        in_one_sentence: &str,
    ) -> Diagnostic {
        let diagnostic = match apart {
            Apart::OfEach => match named.is_some_and(|named| self.is_one_sentence(named, place.span)) {
                true => whose(said, place).help("what follows is about somebody else than each of them"),
                false => whose(said, place)
                    .help(format!("say it in the same sentence, where each of them does it: {in_one_sentence}")),
            }
            .help("or do all of it for each: For each opponent, that opponent reveals a card from their ‹held›, then if that card is ‹value›, you draw a card."),
            Apart::EachTime => Diagnostic::new(
                Code::PointsAtNothing,
                place,
                format!("\"{said}\" was another one each time"),
            )
            .label("which of them?")
            .help(format!("say it in the same sentence, where it is done each time: {}", match is_number(said) {
                true => "Repeat two times: roll a die and draw cards equal to the result.",
                false => "Repeat two times: draw a card, then if it is ‹value›, discard it.",
            })),
            Apart::OneBranch => Diagnostic::new(
                Code::PointsAtNothing,
                place,
                format!("not every case of \"If\" and \"Otherwise\" says what \"{said}\" is"),
            )
            .label("what if it is another?")
            .help("say it in each of them, or do it where it is named: If you have a card in ‹held›, choose a card from your ‹held› and reveal it. Otherwise, draw a card.")
            .help("what all of them name with the same noun can be pointed at afterwards"),
            Apart::PerhapsNot => perhaps_not_done(said, place),
            Apart::NotYet => Diagnostic::new(
                Code::PointsAtNothing,
                place,
                format!("\"{said}\" is not there yet: at the same time, nothing is drawn or rolled before everybody has chosen"),
            )
            .label("not known yet")
            .help("leave \"At the same time\" out: Each player draws a card and reveals it. Each opponent rolls a die and draws cards equal to the result."),
        };
        let diagnostic = match apart {
            Apart::EachTime if is_number(said) => diagnostic.help(ALL_TOGETHER),
            _named => diagnostic,
        };
        match named {
            Some(span) => diagnostic.note(Place::new(self.file, span), "it was named here"),
            None => diagnostic,
        }
    }

    pub fn is_one_sentence(&self, first: Span, second: Span) -> bool {
        !self.quote_span(Span { start: first.end, end: second.start }).contains('.')
    }
}

/// Whether it points at a number.
fn is_number(said: &str) -> bool {
    said.contains("many") || said.ends_with("number") || said.ends_with("result")
}

fn perhaps_not_done(said: &str, place: Place) -> Diagnostic {
    let (label, does, then) = match (said.ends_with("result"), is_number(said)) {
        (true, _) => ("how many, if it was not?", "roll a die", "draw cards equal to the result"),
        (_, true) => ("how many, if it was not?", "draw two cards", "each opponent draws that many cards"),
        (_, false) => ("which, if it was not?", "draw two cards", "reveal them"),
    };
    let message = format!("\"{said}\" comes from something that may not have been done");
    let problem = Diagnostic::new(Code::PointsAtNothing, place, message)
        .label(label)
        .help(format!("say it where it is done: If you have a card in ‹held›, {does} and {then}. You may {does}. If you do, {then}."));
    let problem = match said.ends_with("result") {
        true => problem
            .help("or ask for it in the same sentence: roll a die, then if the result is six, draw a card"),
        false => problem,
    };
    problem.help("or say with \"Otherwise\" what it is then")
}

fn whose(said: &str, place: Place) -> Diagnostic {
    let message = format!("\"{said}\" does not say whose: each of them has their own");
    Diagnostic::new(Code::PointsAtNothing, place, message).label("whose?")
}
