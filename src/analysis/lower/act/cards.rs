//! Discard, play, destroy, look at, reveal, and the verbs of a game's own.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::analysis::lower::thing::select::Purpose;
use crate::analysis::resolve::Lies;
use crate::format;
use crate::program::{Cards, Choice, ChoiceOf, Count, EventKind, Kept, Leaf, Num, NumKind, Op, Who, ZoneRef};
use crate::syntax::tree::{At, HeadNoun, SimpleVerb, Thing, ThingKind, Word};

/// The event a simple verb makes.
pub fn simple_kind(verb: SimpleVerb) -> EventKind {
    match verb {
        SimpleVerb::Draw => EventKind::Draw,
        SimpleVerb::Discard => EventKind::Discard,
        SimpleVerb::Play => EventKind::Play,
        SimpleVerb::Destroy => EventKind::Destroy,
        SimpleVerb::LookAt => EventKind::LookAt,
        SimpleVerb::Reveal => EventKind::Reveal,
    }
}

/// Where a simple verb finds its cards.
pub fn simple_purpose(who: Who, verb: SimpleVerb) -> Purpose {
    let (position, default) = match verb {
        SimpleVerb::Draw => (Position::Moved, Where::Stated),
        SimpleVerb::Discard | SimpleVerb::Play => (Position::Moved, Where::HandOf(who)),
        SimpleVerb::Destroy => (Position::Moved, Where::InPlay),
        SimpleVerb::LookAt => (Position::Seen, Where::Stated),
        SimpleVerb::Reveal => (Position::Seen, Where::HandOf(who)),
    };
    Purpose { actor: who, kind: simple_kind(verb), position, default }
}

pub fn simple_op(who: Who, verb: SimpleVerb, cards: Cards) -> Op {
    match verb {
        SimpleVerb::Draw => Op::DrawCards { who, cards },
        SimpleVerb::Discard => Op::Discard { who, cards },
        SimpleVerb::Play => Op::Play { who, cards },
        SimpleVerb::Destroy => Op::Destroy { who, cards },
        SimpleVerb::LookAt => Op::LookAt { who, cards, keep: None },
        SimpleVerb::Reveal => Op::Reveal { who, cards, keep: None },
    }
}

impl Lowering<'_> {
    pub fn simple_act(
        &mut self,
        who: Who,
        verb: SimpleVerb,
        what: &Thing,
        one_at_a_time: bool,
        at: At,
    ) -> Option<()> {
        let is_seen = matches!(verb, SimpleVerb::LookAt | SimpleVerb::Reveal);
        if one_at_a_time {
            let cards = self.one_at_a_time(who, verb, what)?;
            self.moved_by(who, verb, cards, at);
            self.done_with(verb, cards);
            if is_seen {
                self.seen(what, cards);
            }
            return Some(());
        }
        let cards = self.select(what, simple_purpose(who, verb))?;
        self.lies_right(verb, what, cards)?;
        if verb == SimpleVerb::Discard {
            self.is_not_discarded_already(what, Where::HandOf(who), cards)?;
        }
        // What moves is known before, what is seen may be worked out then.
        if !is_seen {
            self.done_with(verb, cards);
        }
        self.emit(simple_op(who, verb, cards));
        self.moved_by(who, verb, cards, at);
        self.see_then_keep();
        self.counts_afterwards(cards, what.at);
        if is_seen {
            self.seen(what, cards);
            self.done_with(verb, cards);
        }
        Some(())
    }

    /// Where a simple verb takes its cards.
    fn goes_where(&self, who: Who, verb: SimpleVerb) -> Option<(Lies, Vec<Leaf>)> {
        let discards = || self.world.discards.map(|kind| Leaf::Zone(ZoneRef::Every(kind)));
        Some(match verb {
            SimpleVerb::Draw => (Lies::Elsewhere, self.hand_of(who)),
            SimpleVerb::Discard => (Lies::Elsewhere, discards().into_iter().collect()),
            SimpleVerb::Destroy => (Lies::Elsewhere, self.world.goals(EventKind::Destroy).to_vec()),
            SimpleVerb::Play => (Lies::Unknown, self.world.goals(EventKind::Play).to_vec()),
            SimpleVerb::LookAt | SimpleVerb::Reveal => return None,
        })
    }

    fn moved_by(&mut self, who: Who, verb: SimpleVerb, cards: Cards, at: At) {
        if let Some((place, to)) = self.goes_where(who, verb) {
            self.scope.went(cards, place, &to, at.0);
        }
    }

    /// What is destroyed is in play, what is discarded or played is not.
    pub fn lies_right(&mut self, verb: SimpleVerb, what: &Thing, cards: Cards) -> Option<()> {
        match verb {
            SimpleVerb::Destroy => {
                let help = "put it on the bottom of the ‹discards›, or discard it";
                self.in_play_only(what, cards, "be destroyed", help)
            }
            SimpleVerb::Play => {
                let card = format::thing(self.world.dialect, &as_card(what));
                let help = match &what.kind {
                    ThingKind::Some(_) => format!("say that it is a card that is not in play: \"{card}\""),
                    _pointed => "name a card that is not in play: \"a card from your ‹held›\"".to_string(),
                };
                self.lies_somewhere(what, cards, "what it does again is said again: Repeat two times: …")?;
                self.not_in_play(what, cards, "what is played comes from somewhere else", &help)
            }
            SimpleVerb::Discard => {
                let (said, card) = (self.quote(what.at), format::thing(self.world.dialect, &as_card(what)));
                let help = match &what.kind {
                    ThingKind::Some(_) => format!(
                        "a card in play is destroyed: destroy {said}; a card that somebody holds is \"{card}\""
                    ),
                    _pointed => format!("a card in play is destroyed: destroy {said}"),
                };
                self.lies_somewhere(what, cards, "leave this out")?;
                self.not_in_play(what, cards, "only a card that somebody holds is discarded", &help)
            }
            SimpleVerb::Draw | SimpleVerb::LookAt | SimpleVerb::Reveal => Some(()),
        }
    }

    /// Cards that are seen are worked out when they are: what happens first may bring more of them.
    fn see_then_keep(&mut self) {
        let [.., first, seen] = self.text.code.as_mut_slice() else { return };
        let (kept, found) = match *first {
            Op::LetCards(scratch, found) => (Kept::Scratch(scratch), found),
            Op::LetCard(local, found) => (Kept::Local(local), found),
            _other => return,
        };
        let operand = match kept {
            Kept::Scratch(scratch) => Cards::scratch(scratch),
            Kept::Local(local) => Cards::local(local),
        };
        if let Op::LookAt { cards, keep, .. } | Op::Reveal { cards, keep, .. } = seen
            && *cards == operand
        {
            *cards = found;
            *keep = Some(kept);
            *first = *seen;
            self.text.code.pop();
        }
    }

    /// A number that a player picks.
    pub fn chosen_count(&mut self, by: Who, from: Num, to: Num, at: At) -> Option<Num> {
        let local = self.local(at)?;
        self.choose(Choice {
            by,
            of: ChoiceOf::Number { from, to },
            count: Count::Exactly(Num::ONE),
            random: false,
            purpose: EventKind::Choose,
            into: Kept::Local(local),
        });
        Some(Num::new(NumKind::Local(local)))
    }

    pub fn own_verb(&mut self, who: Who, verb: Word, what: Option<&Thing>) -> Option<()> {
        let id = self.world.verb(verb);
        let cards = match what {
            Some(thing) => {
                self.comes_from_somewhere(EventKind::Own(id), thing)?;
                let purpose = Purpose {
                    actor: who,
                    kind: EventKind::Own(id),
                    position: Position::Moved,
                    default: Where::Stated,
                };
                Some(self.select(thing, purpose)?)
            }
            None => None,
        };
        self.emit(Op::Do { verb: id, who, cards });
        if let (Some(cards), Some(thing)) = (cards, what) {
            self.counts_afterwards(cards, thing.at);
        }
        let goals = self.world.goals(EventKind::Own(id));
        if let (Some(cards), Some(thing), false) = (cards, what, goals.is_empty()) {
            self.scope.went(cards, Lies::Unknown, goals, thing.at.0);
        }
        Some(())
    }

    /// The cards of a zone, as an operand.
    pub fn zone_cards(&mut self, leaf: Leaf) -> Cards {
        Cards::set(self.set(&[(crate::program::How::Start, leaf)]))
    }
}

/// The same as a card that is not in play: "an asset card".
pub fn as_card(what: &Thing) -> Thing {
    let mut card = what.clone();
    if let ThingKind::Some(noun) = &mut card.kind {
        noun.controlled_by = None;
        if let HeadNoun::Value(word) = noun.head.noun {
            noun.head.values.push(word);
            noun.head.noun = HeadNoun::Card;
        }
    }
    card
}
