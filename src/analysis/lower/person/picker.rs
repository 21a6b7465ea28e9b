//! Who picks: whoever does it, somebody who is named, or chance.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::text::clause::is_several;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::Who;
use crate::syntax::tree::{At, Chooser};

impl Lowering<'_> {
    /// Who picks what stands at `at`: `doer`, if the noun names nobody.
    pub fn picker(&mut self, chooser: Option<&Chooser>, random: bool, doer: Who, at: At) -> Option<Who> {
        let Some(chooser) = chooser else { return Some(doer) };
        if random {
            return self.chance_or_choice(chooser, at);
        }
        if is_several(&chooser.person) {
            return self.one_for_each(&chooser.person);
        }
        self.who(&chooser.person)
    }

    /// "A random card of an opponent's choice".
    fn chance_or_choice<T>(&mut self, chooser: &Chooser, at: At) -> Option<T> {
        let (said, choice) = (self.quote(at), self.quote(chooser.at));
        let message = format!("\"{said}\" is picked by chance, and \"{choice}\" at the same time");
        let by_chance = self.with_change_of(at, chooser.at.0, "");
        let by_choice = without_random(&said);
        let problem = Diagnostic::new(Code::NothingChosen, self.place(chooser.at), message)
            .label("chance, or a choice?")
            .help(format!("write \"{}\", or \"{by_choice}\"", by_chance.trim()));
        self.report(problem);
        None
    }
}

/// The same without "random", with the article that fits then.
fn without_random(said: &str) -> String {
    let plain = said.replacen("random ", "", 1);
    let Some((article, rest)) = plain.split_once(' ') else { return plain };
    if !article.eq_ignore_ascii_case("a") {
        return plain;
    }
    let fits = crate::vocabulary::english::article(rest);
    let capital = article.starts_with('A');
    let fits = if capital { fits.replacen('a', "A", 1) } else { fits.to_string() };
    format!("{fits} {rest}")
}
