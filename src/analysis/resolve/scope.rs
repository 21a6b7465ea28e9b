//! What can be pointed at, at one place of a text.

use crate::program::{Cards, Local, Num, Who, ZoneRef};
use crate::source::Span;
use crate::syntax::tree::Role;

use super::Noun;
use super::group::AtMost;
use super::lies::Lying;
use super::perhaps::Stood;

/// Something that was named, and where it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    pub noun: Noun,
    pub slot: Slot,
    /// More than one of it.
    pub many: bool,
    pub span: Span,
    /// Where it was last pointed at, or named.
    pub said_at: u32,
    /// The sentence it was named in.
    pub sentence: u32,
    pub apart: Option<Apart>,
    /// Only an "If" or a "may" that is over named it: it may be none.
    pub perhaps: bool,
}

/// Something that a condition asked whether it is there. Which one it is, nobody has said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedFor {
    pub noun: Noun,
    pub span: Span,
    pub sentence: u32,
}

/// Why something that was named can't be pointed at from where the text is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// Each of several had their own.
    OfEach,
    /// It was done several times, with another one each time.
    EachTime,
    /// "If" and "Otherwise": only one of them named it.
    OneBranch,
    /// "At the same time": it is drawn when everybody has chosen.
    NotYet,
    /// An "If" or a "may" alone names it.
    PerhapsNot,
}

/// Somebody who was spoken of, by whatever words: others are others than these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    pub who: Who,
    /// More than one of them.
    pub many: bool,
    pub span: Span,
    pub apart: Option<Apart>,
}

/// Who has a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rolled {
    By(Who),
    /// Each of several: whoever is spoken of has their own.
    Each,
    /// Somebody rolled several times: none of the results is the one.
    EachTime,
    /// They roll when everybody has chosen.
    NotYet(Who),
    /// They roll where a condition holds, or if they like.
    Perhaps(Who),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    Cards(Cards),
    Person(Who),
    Zone(ZoneRef),
    Value(Valued),
}

/// A value that was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Valued {
    Local(Local),
    /// By what the ability waited for.
    OfEvent,
}

/// A card that was spoken of: what "it" can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mention {
    pub cards: Cards,
    pub many: bool,
    pub span: Span,
    /// Where it was last pointed at, or spoken of.
    pub said_at: u32,
    pub clause: u32,
    pub apart: Option<Apart>,
    /// Only an "If" or a "may" that is over spoke of it: it may be none.
    pub perhaps: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Scope {
    pub bindings: Vec<Binding>,
    pub mentions: Vec<Mention>,
    /// What a condition only asked for: "an opponent controls an asset".
    pub asked_for: Vec<AskedFor>,
    /// This card, where it is kept under another number.
    pub this: Option<Cards>,
    /// Where the cards lie that can be pointed at.
    pub lying: Vec<Lying>,
    /// How things stand, if the last "may" was done.
    pub if_done: Stood,
    /// The one card a definition is about: "it", wherever it stands.
    pub defined: Option<Cards>,
    /// How often "it" was said.
    pub said_it: u32,
    /// Who the clause is about: "they".
    pub subject: Option<Who>,
    /// The cards that were looked at, revealed, chosen: "them".
    pub group: Option<Cards>,
    /// Those that some were picked out of: "the rest".
    pub left: Option<Cards>,
    /// How many of them can be left.
    pub at_most: AtMost,
    /// Several that were picked out of them and moved away.
    pub taken: Option<Span>,
    /// The one of them that something is done for, each in turn.
    pub one_of_them: Option<Cards>,
    /// Those of them that something was done for, each in turn, and that are still there.
    pub gone_through: Option<Span>,
    /// What named them moved all of them: nothing is left.
    pub gone: Option<Span>,
    /// What is said is done several times.
    pub round: Option<Round>,
    /// The number of the event or of the last sentence: "that many".
    pub number: Option<Num>,
    /// The cards the last sentence picked, if that was later than any number.
    pub picked: Option<Cards>,
    /// What came after that number and has one of its own that nobody keeps.
    pub uncounted: Option<Span>,
    /// The number that was chosen: "that number".
    pub chosen_number: Option<Num>,
    /// Where "that number" was said last: which it was, in which sentence.
    pub said_number: Option<(Num, u32, Span)>,
    /// Who rolled: "the result".
    pub rolled: Option<Rolled>,
    /// All who rolled so far: those who have a result.
    pub rollers: Vec<Who>,
    /// Somebody chose a number.
    pub chose_number: bool,
    /// Why the last number, or the last group of cards, can't be pointed at any more.
    pub apart: Option<Apart>,
    /// The last "may".
    pub may: Option<LastMay>,
    /// How many times somebody was asked.
    pub offers: u32,
    /// Who would cause what is substituted: "the opponent".
    pub opponent: Option<Who>,
    /// Who chooses, where a verb says so.
    pub chooser: Option<Who>,
    /// Who did the last clause: the next one without a subject is theirs too.
    pub doer: Option<Who>,
    /// How many were named before they did it.
    pub named_before: usize,
    /// Who did the last clause of the sentence, or all who did it: others are others than these.
    pub spoken_of: Option<Who>,
    /// Who was spoken of last, whether or not "that player" can point at them.
    pub named: Option<Named>,
    /// Who does the clause, if it says so and it is not you, and under which word: their opponents are meant.
    pub seen_from: Option<(Who, Role)>,
    /// The ability waits for somebody to do something: in a rule, the one who then acts.
    pub has_actor: bool,
    /// A card is about to be drawn: nobody knows yet which.
    pub undrawn: bool,
    /// What is said holds for a while: whoever is next when it begins is meant until it ends.
    pub holds_for_a_while: bool,
    /// What is said holds while the card that says it is not in play, or can be.
    pub works_elsewhere: bool,
    /// Whoever was next when it began.
    pub next: Option<Who>,
    /// Everybody chooses before anything happens: what they do.
    pub same_time: Option<Span>,
    /// Cards that somebody draws then: they have them when all have chosen.
    pub drawn_then: Option<(Who, Span)>,
    /// The same, and each of several does it.
    pub each_at_once: bool,
    /// In the outcome of a substitution.
    pub substituting: bool,
    /// A keyword came before in the paragraph: what was named before it is not known here.
    pub behind_keyword: bool,
    pub sentence: u32,
    pub clause: u32,
}

/// What is done several times.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// How many cards were spoken of before it.
    pub named: usize,
    /// How often, where the text says a number.
    pub times: Option<u32>,
}

/// Something that was left to somebody.
#[derive(Clone, Copy, Debug)]
pub struct LastMay {
    /// The answer.
    pub did: Local,
    pub asked: Who,
    /// How the clause calls them, where it does.
    pub offered: Option<Offered>,
    /// Of how many it was done, where that can be none: then it was not done.
    pub of: Option<Num>,
}

/// How whoever is asked is called.
#[derive(Clone, Copy, Debug)]
pub enum Offered {
    /// One of several, or each of them: "that player" afterwards.
    Somebody(Role, Span),
    /// By words that mean the same again: "the next player".
    Named(Span),
}

impl Scope {
    pub fn bind(&mut self, noun: Noun, slot: Slot, many: bool, span: Span) {
        if let Slot::Cards(cards) = slot {
            self.lie_somewhere(cards, span);
        }
        let (said_at, sentence) = (span.start, self.sentence);
        self.bindings.push(Binding {
            noun,
            slot,
            many,
            span,
            said_at,
            sentence,
            apart: None,
            perhaps: false,
        });
    }

    /// A condition asks whether one is there.
    pub fn ask_for(&mut self, noun: Noun, span: Span) {
        self.asked_for.push(AskedFor { noun, span, sentence: self.sentence });
    }

    /// From here on somebody does what is said: opponents are theirs.
    pub fn see_from(&mut self, who: Who, role: Role) {
        self.seen_from = (who != Who::YOU).then_some((who, role));
    }

    /// Somebody is spoken of.
    pub fn name(&mut self, who: Who, many: bool, span: Span) {
        self.named = Some(Named { who, many, span, apart: None });
    }

    /// How many it were that this did is not kept: no number before it is "that many".
    pub fn is_not_counted(&mut self, at: Span) {
        (self.number, self.picked, self.uncounted) = (None, None, Some(at));
    }

    /// These cards can't be pointed at.
    pub fn forget(&mut self, cards: Cards) {
        self.bindings.retain(|binding| binding.slot != Slot::Cards(cards));
        self.mentions.retain(|mention| mention.cards != cards);
    }

    pub fn mention(&mut self, cards: Cards, many: bool, span: Span) {
        self.lie_somewhere(cards, span);
        let (said_at, clause) = (span.start, self.clause);
        self.mentions.push(Mention { cards, many, span, said_at, clause, apart: None, perhaps: false });
    }

    /// These cards are pointed at, so whoever reads on has them in mind.
    pub fn say_again(&mut self, cards: Cards, at: Span) {
        let named = self.bindings.iter_mut().filter(|named| named.slot == Slot::Cards(cards));
        named.for_each(|named| named.said_at = at.start);
        let spoken_of = self.mentions.iter_mut().filter(|mention| mention.cards == cards);
        spoken_of.for_each(|mention| mention.said_at = at.start);
    }
}
