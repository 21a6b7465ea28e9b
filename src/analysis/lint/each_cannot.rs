//! "Each opponent can't …": prohibitions are about all of them at once.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::source::Span;
use crate::syntax::tree::{
    Determiner, Node, Person, PersonDeterminer, PersonKind, StandingKind, Thing, ThingKind, Visit,
};

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    linted.block.visit(&mut |node| {
        let Node::Standing(standing) = node else { return };
        if let StandingKind::PersonCant { who, .. } = &standing.kind
            && let Some(better) = plural_person(linted, who)
        {
            found.push(each(linted, who.at.0, &better));
        }
        if let StandingKind::ThingCant { what, .. } = &standing.kind
            && let Some(better) = plural_thing(linted, what)
        {
            found.push(each(linted, what.at.0, &better));
        }
    });
}

fn plural_person(linted: &Linted<'_>, who: &Person) -> Option<String> {
    let mut better = who.clone();
    let PersonKind::Some(noun) = &mut better.kind else { return None };
    if !matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All) {
        return None;
    }
    noun.determiner = PersonDeterminer::Bare;
    Some(format::person(&linted.game.dialect, &better))
}

fn plural_thing(linted: &Linted<'_>, what: &Thing) -> Option<String> {
    let mut better = what.clone();
    let ThingKind::Some(noun) = &mut better.kind else { return None };
    if !matches!(noun.determiner, Determiner::Each | Determiner::All) {
        return None;
    }
    noun.determiner = Determiner::Bare;
    Some(format::thing(&linted.game.dialect, &better))
}

fn each(linted: &Linted<'_>, span: Span, better: &str) -> Diagnostic {
    let at = crate::syntax::tree::At(span);
    let written = linted.quote(at);
    let mut better = better.to_string();
    if written.starts_with(char::is_uppercase)
        && let Some(first) = better.get_mut(..1)
    {
        first.make_ascii_uppercase();
    }
    let message = format!("\"{written} can't\" is said of all at once: \"{better} can't\".");
    Diagnostic::new(Code::EachCannot, linted.place(at), message)
        .label("one by one")
        .help(format!("Write \"{better}\"."))
        .fix(format!("write \"{better}\""), span, better)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{asset, one_with_fix, warnings};
    use super::*;

    #[test]
    fn a_prohibition_is_about_all_at_once() {
        let text = asset("Each opponent can't draw cards.");
        let message = "\"Each opponent can't\" is said of all at once: \"Opponents can't\".";
        assert_eq!(warnings(Code::EachCannot, &text), one_with_fix("Each opponent", message, "Opponents"));
    }

    #[test]
    fn the_plural_is_the_house_wording() {
        assert_eq!(warnings(Code::EachCannot, &asset("Opponents can't draw cards.")), []);
    }
}
