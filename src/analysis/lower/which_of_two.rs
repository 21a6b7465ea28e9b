//! What is said when a pronoun could mean either of two that were named.

use crate::analysis::resolve::{Noun, Slot};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{WhoKind, WhoLeaf};
use crate::source::{Place, Span};
use crate::syntax::tree::Role;
use crate::vocabulary::english::{article, decapitalized};

use super::Lowering;
use super::one_before::Change;

/// What stands before the other one of two readings.
pub const TO_MEAN_THE_OTHER: &str = "To mean the other one: ";

impl Lowering<'_> {
    pub fn named_or_asked(&self, said: &str, place: Place, named: Span, asked: Span) -> Diagnostic {
        let [one, other] = [named, asked].map(|span| self.quote_span(span));
        let message = format!("\"{said}\" could be \"{one}\", or the one of which \"{other}\" speaks");
        let as_number = self.asked_as_number(asked);
        let problem = Diagnostic::new(Code::PointsAtTwo, place, message)
            .label("which of the two?")
            .note(Place::new(self.file, named), "it could be this")
            .note(Place::new(self.file, asked), "or the one that was asked for")
            .help(format!("to mean the first, ask for a number: {as_number}, …"));
        self.said_which(
            problem,
            said,
            "to mean the other, say which one where something is done with it",
            asked,
        )
    }

    pub fn or_perhaps(&self, said: &str, place: Place, first: Span, second: Span) -> Diagnostic {
        let [one, other] = [first, second].map(|span| self.quote_span(span));
        let message = format!("\"{said}\" could be \"{other}\", or \"{one}\" where the other was not picked");
        Diagnostic::new(Code::PointsAtTwo, place, message)
            .label("which of the two?")
            .note(Place::new(self.file, first), "it could be this")
            .note(Place::new(self.file, second), "or this, which may not have been picked")
            .help("to mean the last one, do it where it is picked: If …, choose a card from your ‹held› and reveal it.")
            .help("to mean whichever was picked, begin the second sentence with \"Otherwise\"")
            .help(match several(said) {
                Some(those) => format!("to mean the first ones, give them a name where they are picked: Call {those} the \"guests\"."),
                None => "to mean the first one, give it a name where it is picked: Call it the \"guest\".".into(),
            })
    }

    pub fn two(&self, said: &str, place: Place, first: Span, second: Span) -> Diagnostic {
        let [one, other] = [first, second].map(|span| self.quote_span(span));
        // A name was written in quotes.
        let is_one_name = one == other && one.starts_with('"');
        let [one, other] = [one, other].map(|quoted| quoted.trim_matches('"').to_string());
        let diagnostic = Diagnostic::new(
            Code::PointsAtTwo,
            place,
            format!("\"{said}\" could be \"{one}\" or \"{other}\""),
        )
        .label("which of the two?")
        .note(Place::new(self.file, first), "it could be this")
        .note(Place::new(self.file, second), "or this");
        if is_one_name {
            return diagnostic
                .help("two things have one name: give them two names, or do it right where each is named");
        }
        if self.is_place(first) {
            return diagnostic
                .help(
                    "a place gets no name: choose one in a paragraph, and another in a paragraph of its own",
                )
                .help(format!("or do the same with each of them: Repeat two times: choose {one} and …"));
        }
        if let Some(help) = self.gets_another_noun(second) {
            return diagnostic.help(help);
        }
        let role = ["player", "opponent", "ally"].into_iter().find(|role| said.ends_with(role));
        let called = role.map_or("it".to_string(), |role| format!("that {role}"));
        let (which, called, guest) = match several(said) {
            Some(those) => ("some of them a name where they are", those, "guests"),
            None => ("one of them a name where it is", called, "guest"),
        };
        let diagnostic = diagnostic
            .help(format!("give {which} chosen: Call {called} the \"{guest}\"."))
            .help(format!("and then speak of \"the {guest}\""));
        self.either_of_them(said, place.span, [first, second], diagnostic)
    }

    /// Two people of one noun: the first one gets a name, and "that" is the other one. Either is shown.
    fn either_of_them(&self, said: &str, at: Span, named: [Span; 2], problem: Diagnostic) -> Diagnostic {
        let [first, second] = named.map(|span| self.quote_span(span));
        let role = self.scope.bindings.iter().find_map(|one| match &one.noun {
            Noun::Person(role) if one.span == named[0] && !one.many => Some(*role),
            _another => None,
        });
        let Some(naming) = role.and_then(|role| self.naming_person(named[0], role)) else { return problem };
        let that = decapitalized(said);
        let mut problem = problem;
        problem.help.clear();
        let problem = problem.help(match first == second {
            true => format!(
                "give the first of them a name: \"the guest\" is then the first, and \"{that}\" the second"
            ),
            false => format!(
                "give one of them a name: \"the guest\" is then \"{first}\", and \"{that}\" is \"{second}\""
            ),
        });
        let guest: Vec<Change> =
            [naming.clone()].into_iter().chain(self.said_again(said, at.start, "the guest")).collect();
        // What each of them does, they do to the one who was named before.
        if second.starts_with("each ") {
            return self.shown_changed(problem, &guest);
        }
        let problem = self.shown_changed(problem, &[naming, self.as_it_stands(at)]);
        match self.with_changes(&guest) {
            Some((_, whole)) => problem.help(format!("{TO_MEAN_THE_OTHER}{whole}")),
            None => problem,
        }
    }

    /// Shown with what stands there.
    pub fn as_it_stands(&self, at: Span) -> Change {
        (at, self.text_of(at).to_string())
    }

    /// Two people of one event: whoever gets the card is called by another noun.
    fn gets_another_noun(&self, gets: Span) -> Option<String> {
        let named = self.scope.bindings.iter().find(|named| named.span == gets)?;
        let (Slot::Person(who), Noun::Person(role)) = (named.slot, &named.noun) else { return None };
        let WhoKind::Set(set) = who.kind() else { return None };
        let is_so = self.text.persons[set.index()].leaf == WhoLeaf::GetsCard;
        let other = if *role == Role::Opponent { Role::Player } else { Role::Opponent };
        let (role, other) = (role.word(), other.word());
        is_so.then(|| {
            format!(
                "call whoever gets the card by another noun: Whenever {} {role} gives a card to {} {other}, … Then \"that {other}\" gets it, and \"that {role}\" gives it",
                article(role),
                article(other)
            )
        })
    }

    /// Whether what was chosen there is a place.
    fn is_place(&self, chosen: Span) -> bool {
        let mut named = self.scope.bindings.iter();
        named.any(|named| named.span == chosen && matches!(named.slot, Slot::Zone(_)))
    }
}

/// How several are spoken of where they get a name.
fn several(said: &str) -> Option<String> {
    match said.to_lowercase() {
        those if those.starts_with("those ") => Some(those),
        them if them == "them" => Some("those cards".into()),
        _one => None,
    }
}
