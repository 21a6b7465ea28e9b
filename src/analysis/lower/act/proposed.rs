//! Acts that are only asked about: "if you can discard a card that matches".

use crate::analysis::lower::Lowering;
use crate::analysis::lower::thing::described::{Position, Where};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{EventKind, How, Leaf, Num, Proposal, SetId, Who, ZoneRef};
use crate::syntax::tree::{Act, ActKind, Amount, Determiner, Person, PersonKind, Thing, ThingKind, ZoneKind};

use super::cards::{simple_kind, simple_purpose};

impl Lowering<'_> {
    pub fn proposed(&mut self, who: Who, act: &Act) -> Option<Proposal> {
        let mut proposal =
            Proposal { kind: EventKind::Nothing, who, cards: None, amount: Num::ONE, to: None };
        match &act.kind {
            ActKind::Simple { verb, what, .. } => {
                proposal.kind = simple_kind(*verb);
                let default = simple_purpose(who, *verb).default;
                let described = match (verb, default) {
                    (crate::syntax::tree::SimpleVerb::Draw, _) => Where::Anywhere,
                    (_, default) => default,
                };
                proposal.cards = Some(self.about(who, |lowering| lowering.proposed_cards(what, described))?);
                proposal.amount = self.proposed_amount(who, what)?;
            }
            ActKind::Return { what, to } => {
                proposal.kind = EventKind::Return;
                proposal.cards = Some(self.proposed_cards(what, Where::InPlay)?);
                proposal.amount = self.proposed_amount(who, what)?;
                let zone = match &to.kind {
                    ZoneKind::Of(word, owner) => {
                        let owner = self.proposed_person(owner)?;
                        self.owned_zone(*word, owner, to.at)?
                    }
                    _other => self.zone(to)?,
                };
                proposal.to = Some(self.zone_place(zone));
            }
            ActKind::Give { what, to } => {
                proposal.kind = EventKind::Give;
                proposal.cards = Some(self.proposed_cards(what, Where::HandOf(who))?);
                proposal.amount = self.proposed_amount(who, what)?;
                let to = self.proposed_person(to)?;
                proposal.to = self.world.hand.map(|hand| self.zone_place(ZoneRef::Of(hand, to)));
            }
            ActKind::SetAside { what, .. } => {
                proposal.kind = EventKind::SetAside;
                proposal.cards = Some(self.proposed_cards(what, Where::HandOf(who))?);
                proposal.amount = self.proposed_amount(who, what)?;
            }
            ActKind::GainControl { what, .. } => {
                proposal.kind = EventKind::ChangeControl;
                proposal.cards = Some(self.proposed_cards(what, Where::InPlay)?);
                proposal.amount = self.proposed_amount(who, what)?;
            }
            ActKind::Own { verb, what } => {
                proposal.kind = EventKind::Own(self.world.verb(*verb));
                if let Some(what) = what {
                    proposal.cards = Some(self.proposed_cards(what, Where::InPlay)?);
                    proposal.amount = self.proposed_amount(who, what)?;
                }
            }
            ActKind::TakeOneAction => proposal.kind = EventKind::TakeAction,
            ActKind::TakeAction(_) => return self.can_take_action(act),
            ActKind::WinGame => proposal.kind = EventKind::WinGame,
            ActKind::LoseGame => proposal.kind = EventKind::LoseGame,
            ActKind::SkipTurn | ActKind::SkipNextTurn(_) => proposal.kind = EventKind::SkipTurn,
            ActKind::TakeAnotherTurn => proposal.kind = EventKind::TakeAnotherTurn,
            ActKind::Goods { .. }
            | ActKind::GiveGoods { .. }
            | ActKind::Score(_)
            | ActKind::LosePoints(_) => return self.can_goods(act),
            ActKind::Put { .. }
            | ActKind::PutCounters { .. }
            | ActKind::RemoveCounters { .. }
            | ActKind::Exchange { .. }
            | ActKind::Choose { .. }
            | ActKind::ChooseOne { .. }
            | ActKind::Name { .. }
            | ActKind::Search { .. }
            | ActKind::Shuffle { .. }
            | ActKind::Deal { .. }
            | ActKind::TakeFirstTurn
            | ActKind::SkipPhase { .. }
            | ActKind::Reverse { .. }
            | ActKind::RollDie
            | ActKind::Add { .. }
            | ActKind::Subtract { .. }
            | ActKind::BecomeDealer
            | ActKind::WinSeries
            | ActKind::Announce(_)
            | ActKind::Cause { .. }
            | ActKind::Call { .. } => {
                let message = format!("whether somebody can \"{}\" is no question", self.quote(act.at));
                let help = "\"can\" asks about cards: if you can reveal a card from your ‹held›; otherwise ask for what is needed: if you have a card in ‹held›";
                return self.refuse(Code::CanWhat, act.at, message, "can't be asked", help);
            }
        }
        Some(proposal)
    }

    /// Whoever it could be: nobody is chosen before it is done.
    fn proposed_person(&mut self, person: &Person) -> Option<Who> {
        let PersonKind::Some(noun) = &person.kind else { return self.who(person) };
        let leaves = self.person_leaves(noun, person.at)?;
        Some(self.persons(&leaves))
    }

    fn proposed_cards(&mut self, thing: &Thing, default: Where) -> Option<SetId> {
        match &thing.kind {
            ThingKind::Some(noun) => {
                let leaves = self.noun_leaves(noun, Position::Moved, default, thing.at)?;
                Some(self.set(&leaves))
            }
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::OfThem(_)
            | ThingKind::That(_)
            | ThingKind::Those(_)
            | ThingKind::Bound(_) => {
                let cards = self.cards(thing)?;
                Some(self.set(&[(How::Start, Leaf::These(cards))]))
            }
        }
    }

    /// How many there have to be. Where that is left open, one is enough to begin with.
    fn proposed_amount(&mut self, who: Who, thing: &Thing) -> Option<Num> {
        let Some(amount) = amount_of(thing) else { return Some(Num::ONE) };
        match amount {
            Amount::Exactly(number) | Amount::Just(number) | Amount::OrMore(number) => {
                Some(Num::constant(*number))
            }
            Amount::ThatMany
            | Amount::TwiceThatMany
            | Amount::HalfThatMany(_)
            | Amount::ThatManyAnd(_)
            | Amount::ThatManyLess(_)
            | Amount::EqualTo(_) => self.about(who, |lowering| lowering.number(amount, thing.at)),
            Amount::UpTo(_) | Amount::UpToThatMany | Amount::AnyNumber | Amount::OrFewer(_) => Some(Num::ONE),
            Amount::Fewer(_) | Amount::More(_) | Amount::TwiceAsMany | Amount::HalfAsMany(_) => {
                self.number(amount, thing.at)
            }
            // "Up to three" would be no help: that can always be done.
            Amount::MoreThan(_) | Amount::FewerThan(_) | Amount::MoreThanIn(_) => {
                let message = format!("\"{}\" does not say how many", self.quote(thing.at));
                self.refuse(Code::HowMany, thing.at, message, "how many?", "write a number: \"two cards\"")
            }
        }
    }

    /// What an action needs is asked where it is offered.
    fn can_take_action<T>(&mut self, act: &Act) -> Option<T> {
        let taken = format::act(self.world.dialect, act);
        let message = format!("whether somebody can \"{taken}\" is found out by offering it");
        let help = format!(
            "offer it, and say what happens if it is not done: You may {taken}. If you don't, …; or ask for what the action needs"
        );
        self.refuse(Code::CanWhat, act.at, message, "can't be asked", help)
    }
}

pub(super) fn amount_of(thing: &Thing) -> Option<&Amount> {
    match &thing.kind {
        ThingKind::Some(noun) => match &noun.determiner {
            Determiner::Count(amount) => Some(amount),
            _another => None,
        },
        ThingKind::OfThem(amount) => Some(amount),
        _pointed_at => None,
    }
}
