//! A choice where nothing is chosen: "of your choice" and "random" with what is said of all, or of whoever it may be.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::source::Span;
use crate::syntax::tree::At;

impl Lowering<'_> {
    pub fn nothing_chosen<T>(&mut self, at: At) -> Option<T> {
        let said = self.quote(at);
        let message = format!("nothing is chosen with \"{said}\"");
        let problem =
            Diagnostic::new(Code::NothingChosen, self.place(at), message).label("no choice to make");
        let Some((picked, pointed)) = picked_first(&said) else {
            self.report(problem.help(
                "\"of your choice\" and \"random\" pick one or a few: a card of your choice; leave them out here",
            ));
            return None;
        };
        // What begins a sentence is what the whole of it is about; elsewhere it may be any of them.
        let is_whole = said.starts_with('A');
        self.report(if is_whole && self.block.stays {
            problem
                .help("where all of them are meant, leave the choice out")
                .help(format!("where it is one, say when it is chosen: Whenever this card enters play, choose {picked}. That {pointed} …"))
        } else if is_whole {
            let text = self.sources.text(self.file);
            let rest = text.get(at.0.end as usize..).and_then(|rest| rest.find('.')).unwrap_or(0);
            let rest = self.quote_span(Span { start: at.0.end, end: at.0.end + rest as u32 });
            problem.help(format!(
                "choose first, in a sentence of its own: Choose {picked}. That {pointed} {rest}."
            ))
        } else {
            problem
                .help("where any of them is meant, leave the choice out")
                .help(format!("where it is one, choose before: Choose {picked}. … that {pointed} …"))
        });
        None
    }
}

/// How one is picked in a sentence of its own, and what it is called then. Nothing where it is not one.
fn picked_first(said: &str) -> Option<(String, String)> {
    let (article, noun) = said.split_once(' ')?;
    let is_one = article.eq_ignore_ascii_case("a") || article.eq_ignore_ascii_case("an");
    let choice = noun.find(" of your choice").unwrap_or(noun.len());
    let noun = noun.get(..choice).filter(|_| is_one)?;
    let first = noun.strip_prefix("random ").unwrap_or(noun).split(' ').next()?;
    let pointed = if matches!(first, "player" | "opponent" | "ally") { first } else { "card" };
    Some((format!("{} {noun}", article.to_lowercase()), pointed.to_string()))
}

#[cfg(test)]
mod tests {
    use super::picked_first;

    #[test]
    fn one_is_picked_before_it_is_spoken_of() {
        let picked = |said| picked_first(said).map(|(picked, pointed)| format!("{picked}, that {pointed}"));
        assert_eq!(picked("An opponent of your choice").as_deref(), Some("an opponent, that opponent"));
        assert_eq!(picked("a random player").as_deref(), Some("a random player, that player"));
        assert_eq!(picked("Each opponent of your choice"), None);
    }
}
