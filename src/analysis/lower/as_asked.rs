//! What a condition asked for, said again where it is picked.

use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::vocabulary::english;

use super::Lowering;

/// How a card is picked that a condition has asked for.
const PICKED: &str =
    "reveal a card from your ‹held›. Or choose it first: choose a card from your ‹held› and reveal it";

impl Lowering<'_> {
    /// How what a condition asks for is picked: in the sentence, where it can be built.
    pub fn said_which(&self, problem: Diagnostic, said: &str, help: &str, asked: Span) -> Diagnostic {
        let place = problem.place.span;
        let is_one = said == "it" || said.starts_with("that ");
        let picked = match is_one && self.is_one_sentence(asked, place) {
            true => self.picked_as_asked(asked),
            false => None,
        };
        let (Some(picked), Some(sentence)) = (picked, self.sentence_at) else {
            return problem.help(format!("{help}: {PICKED}"));
        };
        let whole = self.with_change_of(sentence, place, &picked);
        problem.help(help).help(format!("The sentence would read: {whole}")).guess(
            format!("write \"{picked}\""),
            place,
            picked,
        )
    }

    /// What a condition asks for, as it is picked: an asset you control, an eight from your hand.
    fn picked_as_asked(&self, asked: Span) -> Option<String> {
        let said = self.quote_span(asked);
        let before = self.before(asked)?;
        let (kind, place) = kind_and_place(&said);
        let picked = match place {
            Some(place) if before.ends_with("you have") => format!("{kind} from your {place}"),
            Some(place) if before.ends_with("there is") && !place.starts_with("play") => {
                format!("{kind} from {place}")
            }
            Some(_) if before.ends_with("there is") => said.clone(),
            None if said.contains(" that ") => return None,
            None if before.ends_with("you control") => format!("{said} you control"),
            None if before.ends_with("an opponent controls") => {
                format!("{said} an opponent controls of your choice")
            }
            Some(_) | None => return None,
        };
        is_one(&said).then_some(picked)
    }

    /// The same asked for by its number, so that no one of them is spoken of: if you have one or more kings in hand.
    pub fn asked_as_number(&self, asked: Span) -> String {
        let said = self.quote_span(asked);
        let (kind, place) = kind_and_place(&said);
        let is_plain = is_one(&said) && !said.contains(" that ") && !said.contains(" whose ");
        let asks = self.before(asked).and_then(|before| {
            let leads = ["you have", "you control", "an opponent controls", "there is"];
            let lead = leads.into_iter().find(|lead| before.ends_with(lead))?;
            Some(if lead == "there is" { "there are" } else { lead })
        });
        let (true, Some(asks), Some((_, kind))) = (is_plain, asks, kind.split_once(' ')) else {
            return "if you have one or more cards in ‹held›".to_string();
        };
        let (before, noun) = kind.rsplit_once(' ').map_or(("", kind), |(before, noun)| (before, noun));
        let mut words = self.world.dialect.lexicon.iter();
        let declared = words.find_map(|(_, word)| word.plural.clone().filter(|_| word.singular == noun));
        let plural = declared.unwrap_or_else(|| english::plural(noun));
        let place = place.map_or(String::new(), |place| format!("in {place}"));
        let parts = ["if", asks, "one or more", before, &plural, &place];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn before(&self, asked: Span) -> Option<&str> {
        self.sources.text(self.file).get(..asked.start as usize).map(str::trim_end)
    }
}

fn is_one(said: &str) -> bool {
    said.starts_with("a ") || said.starts_with("an ")
}

/// "a card", and "hand that shares a rank with it" of "a card in hand that shares a rank with it".
fn kind_and_place(said: &str) -> (&str, Option<&str>) {
    match said.split_once(" in ").filter(|(kind, _)| !kind.contains(" that ")) {
        Some((kind, place)) => (kind, Some(place)),
        None => (said, None),
    }
}
