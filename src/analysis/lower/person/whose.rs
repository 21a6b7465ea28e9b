//! Cards that people have or are compared by: a text says whose they are, and where. "Assets" alone would
//! be everybody's.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::noun_place::says_where;
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{Cards, Expr, How, Leaf, Num, Who};
use crate::source::{Place, Span};
use crate::syntax::tree::{At, HeadNoun, Ranked, Thing, ThingKind, ThingNoun};

impl Lowering<'_> {
    /// What somebody has: cards in hand, where it does not say. What is in play is controlled, not had.
    pub fn whose_has(&mut self, thing: &Thing, predicate: At) -> Option<()> {
        let Some(noun) = left_open(thing) else { return Some(()) };
        if !self.stays_in_play(noun) {
            return Some(());
        }
        let written = self.quote(predicate);
        let (verb, right) = match written.split_once(' ') {
            Some((verb @ ("has" | "Has"), _)) => (verb, "controls"),
            Some((verb, _)) => (verb, "control"),
            None => ("", "control"),
        };
        let start = predicate.0.start as usize;
        let message = format!("\"{}\" does not say whose", self.quote(thing.at));
        self.report(
            Diagnostic::new(Code::PlaceMissing, self.place(thing.at), message)
                .label("whose?")
                .help(format!(
                    "what is in play is not had but controlled: write \"{right}{}\"",
                    &written[verb.len()..]
                ))
                .fix(format!("write \"{right}\""), Span::new(start, start + verb.len()), right),
        );
        None
    }

    /// What people with it are told apart by: it always says whose and where.
    pub fn whose_with(&mut self, ranked: &Ranked) -> Option<()> {
        match ranked {
            Ranked::Things(thing) | Ranked::Worth(thing) => self.whose_of(thing),
            Ranked::Holding(_) | Ranked::Result | Ranked::Number(_) => Some(()),
        }
    }

    /// As `whose_with`, for "with two cards in hand". What is in play is controlled: "who controls two assets".
    pub fn whose_of(&mut self, thing: &Thing) -> Option<()> {
        let Some(noun) = left_open(thing) else { return Some(()) };
        let stays_in_play = self.stays_in_play(noun);
        let said = self.quote(thing.at);
        let message = format!("\"{said}\" does not say whose, or where");
        let problem =
            Diagnostic::new(Code::PlaceMissing, self.place(thing.at), message).label("whose? where?");
        let problem = if stays_in_play && let Some((with, control)) = self.with_before(thing.at) {
            let right = format!("who {control} {said}");
            let (help, fix) = (format!("write \"{right}\""), format!("say \"who {control}\""));
            problem.help(help).guess(fix, with.until(thing.at).0, right)
        } else {
            let place = self.in_own_words(if stays_in_play { "they control" } else { "in ‹held›" });
            let end = Place::new(self.file, Span::gap(thing.at.0.end as usize));
            let (help, fix) = (format!("write \"{said} {place}\""), format!("add \"{place}\""));
            problem.help(help).guess(fix, end.span, format!(" {place}"))
        };
        self.report(problem);
        None
    }

    /// The "with" that leads to it, and what is said of those before it instead.
    fn with_before(&self, at: At) -> Option<(At, &'static str)> {
        let before = self.sources.text(self.file).get(..at.0.start as usize)?.trim_end();
        let people = before.strip_suffix(" with")?;
        let control = if people.ends_with('s') { "control" } else { "controls" };
        Some((At(Span::new(before.len() - "with".len(), before.len())), control))
    }

    /// How many of them somebody controls.
    pub fn controlled(&mut self, who: Who, what: &Thing) -> Option<Num> {
        self.about(who, |lowering| {
            let mut leaves = match &what.kind {
                ThingKind::Some(noun) => {
                    lowering.noun_leaves(noun, Position::Narrowed, Where::Anywhere, what.at)?
                }
                ThingKind::This
                | ThingKind::It
                | ThingKind::Them
                | ThingKind::Rest
                | ThingKind::TheOther
                | ThingKind::OfThem(_)
                | ThingKind::That(_)
                | ThingKind::Those(_)
                | ThingKind::Bound(_) => vec![(How::Start, Leaf::These(lowering.cards(what)?))],
            };
            leaves.push((How::And, Leaf::ControlledBy(who)));
            let set = lowering.set(&leaves);
            Some(lowering.expr(Expr::Count(Cards::set(set))))
        })
    }

    pub(super) fn stays_in_play(&self, noun: &ThingNoun) -> bool {
        match &noun.head.noun {
            HeadNoun::Value(word) => self.world.enters_play(self.world.value(*word)),
            HeadNoun::Card | HeadNoun::Zone(_) => false,
        }
    }
}

/// The noun, if it does not say where its cards are.
fn left_open(thing: &Thing) -> Option<&ThingNoun> {
    match &thing.kind {
        ThingKind::Some(noun) => (!says_where(noun)).then_some(noun),
        ThingKind::This
        | ThingKind::It
        | ThingKind::Them
        | ThingKind::Rest
        | ThingKind::TheOther
        | ThingKind::OfThem(_)
        | ThingKind::That(_)
        | ThingKind::Those(_)
        | ThingKind::Bound(_) => None,
    }
}
