//! Deal: so many cards from the top of a pile into hands.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::person::which_one::says_all;
use crate::analysis::lower::text::clause::{is_plural, role_of};
use crate::diagnostic::Code;
use crate::format;
use crate::program::{Num, Op, Who, ZoneRef};
use crate::syntax::tree::{
    Amount, At, Determiner, Person, PersonKind, Thing, ThingKind, ThingNoun, ThingPlace,
};

impl Lowering<'_> {
    pub fn deal(&mut self, who: Who, what: &Thing, to: &Person, at: At) -> Option<()> {
        let ThingKind::Some(noun) = &what.kind else { return self.deal_cards_only(what.at) };
        let count = match &noun.determiner {
            Determiner::A => Num::ONE,
            Determiner::Count(Amount::Exactly(number)) => Num::constant(*number),
            Determiner::Count(amount) => self.number(amount, what.at)?,
            Determiner::Each | Determiner::All => return self.deal_all(what.at, to),
            Determiner::TheMany
            | Determiner::Any
            | Determiner::The
            | Determiner::No
            | Determiner::Bare
            | Determiner::Ordinal(_) => return self.deal_cards_only(what.at),
        };
        self.draw_takes_cards(noun, what.at)?;
        self.dealt_from_piles(noun, to, what.at)?;
        self.dealt_as_they_lie(noun, to, what.at)?;
        let zone = match &noun.place {
            Some(ThingPlace::From(zones)) if zones.len() == 1 => self.zone(&zones[0])?,
            Some(
                ThingPlace::From(_)
                | ThingPlace::In(_)
                | ThingPlace::Of(_)
                | ThingPlace::AmongThem
                | ThingPlace::SetAside { .. },
            ) => return self.no_zone(at, "one pile to deal from"),
            None => match self.world.deck {
                Some(deck) => ZoneRef::Shared(deck),
                None => return self.no_zone(at, "one pile to deal from"),
            },
        };
        let to = self.who(to)?;
        let from = self.zone_place(zone);
        let by = self.local(at)?;
        self.emit(Op::LetPlayers(by, who));
        self.emit(Op::Deal { by, to, count, from });
        if !matches!(noun.determiner, Determiner::A | Determiner::Count(Amount::ThatMany)) {
            self.scope.is_not_counted(at.0);
        }
        Some(())
    }

    /// Nobody picks what is dealt: from where nothing lies on top, cards are put into hands.
    fn dealt_from_piles(&mut self, noun: &ThingNoun, to: &Person, at: At) -> Option<()> {
        let Some(zone) = self.zone_without_top(noun).cloned() else { return Some(()) };
        let message = format!(
            "what is dealt lies on top, and the cards in \"{}\" have no order: they are put into hands",
            self.quote(zone.at)
        );
        let picked = self.picked_from(noun, &zone, at);
        let help = match (&to.kind, is_plural(to)) {
            (PersonKind::You, _) => format!("put {picked} into your ‹held›."),
            (_, true) => format!("each {} puts {picked} into their ‹held›.", role_of(to).word()),
            (_, false) => format!("{} puts {picked} into their ‹held›.", self.quote(to.at)),
        };
        self.refuse(Code::NoTop, zone.at, message, "no top", help)
    }

    /// Nor can it be asked for: it is dealt as it lies.
    fn dealt_as_they_lie(&mut self, noun: &ThingNoun, to: &Person, at: At) -> Option<()> {
        if noun.chooser.is_none() && noun.order.is_none() && !self.draws_described(noun) {
            return Some(());
        }
        let message = format!(
            "what is dealt is the next card, whatever it is: it can't ask for \"{}\"",
            self.quote(at)
        );
        let place = noun.place.clone().filter(|place| matches!(place, ThingPlace::From(_)));
        let plain = ThingNoun {
            random: false,
            order: None,
            named: None,
            place,
            controlled_by: None,
            handled: None,
            that: Vec::new(),
            except: None,
            chooser: None,
            ..noun.clone()
        };
        let plain = format::thing(self.world.dialect, &Thing { kind: ThingKind::Some(Box::new(plain)), at });
        let help = format!("say only how many: Deal {plain} to {}.", self.quote(to.at));
        self.refuse(Code::OnlyCards, at, message, "only \"card\" or \"cards\"", help)
    }

    /// A whole pile is dealt card by card, so that everybody knows who gets what is over.
    fn deal_all<T>(&mut self, at: At, to: &Person) -> Option<T> {
        let message = format!("\"{}\" does not say how many each gets", self.quote(at));
        let said = self.quote(to.at);
        let is_all = is_plural(to) || says_all(&said, role_of(to));
        let to = if is_all { format!("each {}", role_of(to).word()) } else { said };
        let help = format!(
            "deal one after the other until nothing is left: Repeat until there are no cards in the ‹deck›: deal a card to {to}."
        );
        self.refuse(Code::OnlyCards, at, message, "how many cards?", help)
    }

    fn deal_cards_only<T>(&mut self, at: At) -> Option<T> {
        let message = format!("\"{}\" can't be dealt", self.quote(at));
        self.refuse(Code::OnlyCards, at, message, "how many cards?", "write: Deal five cards to each player.")
    }
}
