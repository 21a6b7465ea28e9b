//! How many are asked for: a question takes a number, and what can be done with none is no question.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, Amount, Determiner, Person, PersonKind, SimpleVerb, Thing, ThingKind, ThingNoun,
};
use crate::vocabulary::english::{capitalized, decapitalized};

use super::proposed::amount_of;

impl Lowering<'_> {
    /// "If you can play up to two cards": a question says how many there have to be, and nobody chooses in it.
    pub fn asks_for_one(&mut self, act: &Act) -> Option<()> {
        let Some(what) = done_to(act) else { return Some(()) };
        let is_fewer = matches!(amount_of(what), Some(Amount::FewerThan(_)));
        if let (Some(Amount::MoreThan(most)), ThingKind::Some(noun)) = (amount_of(what), &what.kind) {
            return self.asks_for_more(act, what, noun, most + 1);
        }
        if !is_open(what) && !is_fewer {
            return Some(());
        }
        let message = format!(
            "\"{}\" leaves open how many there have to be, and a question asks for a number",
            self.quote(what.at)
        );
        let help = match &what.kind {
            ThingKind::Some(noun) => {
                let with =
                    |determiner| self.can_with(act, what, &ThingNoun { determiner, ..(**noun).clone() });
                let (one, two) = (with(Determiner::A), with(Determiner::Count(Amount::OrMore(2))));
                format!("where one is enough write \"can {one}\"; where it takes more, \"can {two}\"")
            }
            _of_them => "say how many: \"two of them\"".to_string(),
        };
        self.refuse(Code::HowMany, what.at, message, "how many?", help)
    }

    /// "If you can discard more than one card": what it takes is said as a number.
    fn asks_for_more<T>(&mut self, act: &Act, what: &Thing, noun: &ThingNoun, least: u32) -> Option<T> {
        let message = format!("\"{}\" does not say how many there have to be", self.quote(what.at));
        let noun = ThingNoun { determiner: Determiner::Count(Amount::OrMore(least)), ..noun.clone() };
        let can = self.can_with(act, what, &noun);
        let noun = Thing { kind: ThingKind::Some(Box::new(noun)), at: what.at };
        let noun = format::thing(self.world.dialect, &noun);
        let problem = Diagnostic::new(Code::HowMany, self.place(what.at), message)
            .label("how many?")
            .help(format!("say the least that is enough: \"can {can}\""))
            .fix(format!("write \"{noun}\""), what.at.0, noun);
        self.report(problem);
        None
    }

    /// The act with another noun.
    fn can_with(&self, act: &Act, what: &Thing, noun: &ThingNoun) -> String {
        let noun = Thing { kind: ThingKind::Some(Box::new(noun.clone())), at: what.at };
        let (before, now) =
            (format::thing(self.world.dialect, what), format::thing(self.world.dialect, &noun));
        format::act(self.world.dialect, act).replacen(&before, &now, 1)
    }

    /// "If you can, discard up to two cards": that can be done with none as well.
    pub fn can_always(&mut self, subject: Option<&Person>, act: &Act) -> Option<()> {
        let Some(what) = open_in(act) else { return Some(()) };
        let said = format::act(self.world.dialect, act);
        let message = format!("\"{said}\" can be done with no card as well, so \"If you can\" asks nothing");
        let mut problem =
            Diagnostic::new(Code::CanWhat, self.place(act.at), message).label("can always be done");
        if subject.is_none() {
            problem = problem
                .help(format!("to do it in any case leave \"If you can\" out: {}.", capitalized(&said)));
        }
        problem = problem.help(match self.if_there_is_one(act, what).filter(|_| subject.is_none()) {
            Some(there_is) => {
                format!(
                    "where it takes one, ask whether there is one: If {there_is}, {}.",
                    decapitalized(&said)
                )
            }
            None => "where it takes one, ask for that one alone, or ask in front of it whether it is there"
                .to_string(),
        });
        self.report(problem);
        None
    }

    /// you control an asset, you have a card in hand
    fn if_there_is_one(&self, act: &Act, what: &Thing) -> Option<String> {
        let ThingKind::Some(noun) = &what.kind else { return None };
        let by = noun.controlled_by.as_ref();
        let is_held = match &act.kind {
            ActKind::Simple { verb: SimpleVerb::Discard | SimpleVerb::Play | SimpleVerb::Reveal, .. }
            | ActKind::Give { .. } => noun.place.is_none() && by.is_none(),
            _another => false,
        };
        let is_controlled = by.is_some_and(|person| person.kind == PersonKind::You);
        let one =
            ThingNoun { determiner: Determiner::A, chooser: None, controlled_by: None, ..(**noun).clone() };
        let one =
            format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(one)), at: what.at });
        match (is_held, is_controlled) {
            (true, _) => Some(format!("you have {one} in ‹held›")),
            (false, true) => Some(format!("you control {one}")),
            (false, false) => None,
        }
    }
}

/// What is done to as many as there are, or as somebody likes: it can be done with none as well.
pub fn open_in(act: &Act) -> Option<&Thing> {
    done_to(act).filter(|what| is_open(what))
}

/// The cards that an act which can be asked about is done to.
fn done_to(act: &Act) -> Option<&Thing> {
    let (ActKind::Simple { what, .. }
    | ActKind::Return { what, .. }
    | ActKind::Give { what, .. }
    | ActKind::SetAside { what, .. }
    | ActKind::GainControl { what, .. }
    | ActKind::Own { what: Some(what), .. }) = &act.kind
    else {
        return None;
    };
    Some(what)
}

fn is_open(what: &Thing) -> bool {
    match amount_of(what) {
        Some(amount) => {
            matches!(amount, Amount::UpTo(_) | Amount::UpToThatMany | Amount::AnyNumber | Amount::OrFewer(_))
        }
        None => matches!(&what.kind, ThingKind::Some(noun) if is_all(noun)),
    }
}

fn is_all(noun: &ThingNoun) -> bool {
    matches!(noun.determiner, Determiner::All | Determiner::TheMany | Determiner::Each)
}
