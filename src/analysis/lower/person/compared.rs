//! People held against each other: "more cards in hand than each opponent".

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::text::clause::is_plural;
use crate::diagnostic::Code;
use crate::format;
use crate::program::{self, Ask, Compare, How, Num, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{
    At, Extreme, NamedNumber, Person, PersonDeterminer, PersonKind, PersonNoun, Ranked, Thing, ThingKind,
    ThingPlace, Word, ZoneKind,
};

use super::somebody::is_somebody;

impl Lowering<'_> {
    /// Whether somebody has more, or fewer, than others.
    pub fn has_more(&mut self, who: Who, more: bool, of: &Ranked, than: &Person) -> Option<Boolean> {
        let of = &self.about(who, |lowering| lowering.of_each(who, of))?;
        self.held_against(who, more, than, |lowering, who| lowering.ranked(who, of))
    }

    /// "More cards in your hand than each opponent": whoever they are compared with, it is their own hand.
    fn of_each(&mut self, who: Who, of: &Ranked) -> Option<Ranked> {
        let own = |thing: &Thing, lowering: &mut Self| {
            let mut thing = thing.clone();
            if let ThingKind::Some(noun) = &mut thing.kind
                && let Some(ThingPlace::In(zones) | ThingPlace::From(zones)) = &mut noun.place
            {
                for zone in zones {
                    if let ZoneKind::Of(word, owner) = &zone.kind
                        && lowering.who(owner)? == who
                    {
                        zone.kind = ZoneKind::Bare(*word);
                    }
                }
            }
            Some(Box::new(thing))
        };
        Some(match of {
            Ranked::Things(thing) => Ranked::Things(own(thing, self)?),
            Ranked::Worth(thing) => Ranked::Worth(own(thing, self)?),
            Ranked::Holding(_) | Ranked::Result | Ranked::Number(_) => of.clone(),
        })
    }

    /// Things are counted and numbers compared: "the highest cards" could be either.
    pub fn most_or_highest(&mut self, extreme: Extreme, of: &Ranked, at: At) -> Option<()> {
        let is_counted = match of {
            Ranked::Things(_) | Ranked::Holding(_) => true,
            Ranked::Number(word) => {
                self.of_somebodys_own(*word)?;
                false
            }
            Ranked::Result | Ranked::Worth(_) => false,
        };
        let (is_right, said, say) = match extreme {
            Extreme::Most => (is_counted, "most", "highest"),
            Extreme::Fewest => (is_counted, "fewest", "lowest"),
            Extreme::Highest => (!is_counted, "highest", "most"),
            Extreme::Lowest => (!is_counted, "lowest", "fewest"),
        };
        if is_right {
            return Some(());
        }
        let message = format!("\"the {said}\" does not fit \"{}\"", self.quote(at));
        let help = format!(
            "write \"the {say}\": cards and points are counted, the most or the fewest; results, worth and numbers of players are compared, the highest or the lowest"
        );
        let help = match of {
            Ranked::Number(word) => {
                let (name, role) = (self.world.name(word.id), "owner = \"player\", plural = \"…\"");
                format!(
                    "{help}; to count {name} as one counts points, give it a plural under [values] in game.toml: {role}"
                )
            }
            _counted => help,
        };
        let label = format!("{said}, or {say}?");
        self.refuse(Code::NotANumber, at, message, &label, help)
    }

    /// A number of the whole game is there once: no player has more of it than another.
    pub fn of_somebodys_own(&mut self, word: Word) -> Option<()> {
        if self.is_of_each_player(word) {
            return Some(());
        }
        let (at, name) = (word.at, self.quote(word.at));
        let message = format!("\"{name}\" is one number of the whole game: nobody has more of it");
        let help = format!(
            "compare players by what each of them has: the player with the most points; the player with the most cards in ‹held›; for a {name} of each player write owner = \"player\" behind it under [values] in game.toml"
        );
        self.refuse(Code::WhichOne, at, message, "of no player", help)
    }

    /// "With more bid than you": a number is not had more of, it is more.
    pub fn more_of_a_number(&mut self, more: bool, of: &Ranked, than: &Person, at: At) -> Option<()> {
        let Ranked::Number(word) = of else { return Some(()) };
        self.of_somebodys_own(*word)?;
        let name = self.world.name(word.id).to_string();
        let number = NamedNumber { whose: Some(Box::new(than.clone())), word: *word, at };
        let number = format::named_number(self.world.dialect, &number);
        let how = if more { "more" } else { "fewer" };
        let message =
            format!("\"{}\" compares numbers, and says it as of things that are counted", self.quote(at));
        let help = format!("write \"whose {name} is {how} than {number}\"");
        self.refuse(Code::NotANumber, at, message, "a number, not things", help)
    }

    /// Whether somebody controls more, or fewer, of them than others.
    pub fn controls_more(&mut self, who: Who, more: bool, what: &Thing, than: &Person) -> Option<Boolean> {
        self.held_against(who, more, than, |lowering, who| lowering.controlled(who, what))
    }

    /// "A player has more than each other player", "… than another player": asked of whoever has most of all of them, or
    /// fewest, as no player is gone through inside of another.
    fn held_against_others(
        &mut self,
        more: bool,
        others: &PersonNoun,
        at: At,
        measured: impl Fn(&mut Self, Who) -> Option<Num>,
    ) -> Option<Boolean> {
        let candidate = Who::new(WhoKind::Candidate);
        let of_each = others.determiner != PersonDeterminer::A;
        let all = PersonNoun { determiner: PersonDeterminer::All, other: false, ..others.clone() };
        let all = self.person_set(&Person { kind: PersonKind::Some(Box::new(all)), at })?;
        let number = measured(self, candidate)?;
        let number = self.as_expr(number);
        let extreme = if more == of_each { program::Extreme::Most } else { program::Extreme::Fewest };
        let themselves = if of_each { How::AndNot } else { How::And };
        let against = self.persons(&[
            (How::Start, WhoLeaf::These(all)),
            (How::Or, WhoLeaf::These(candidate)),
            (How::And, WhoLeaf::Extreme(extreme, number)),
            (themselves, WhoLeaf::These(candidate)),
        ]);
        Some(Boolean::Ask(Ask::AnyPlayer(against)).negated(true))
    }

    fn held_against(
        &mut self,
        who: Who,
        more: bool,
        than: &Person,
        measured: impl Fn(&mut Self, Who) -> Option<Num>,
    ) -> Option<Boolean> {
        let candidate = Who::new(WhoKind::Candidate);
        let is_one_of_several = matches!(&than.kind, PersonKind::Some(noun) if is_somebody(noun));
        if who == candidate
            && let Some(others) = other_than_that_one(than)
        {
            return self.held_against_others(more, others, than.at, measured);
        }
        if who == candidate && (is_plural(than) || is_one_of_several) {
            let message =
                format!("one player can't be told by a comparison with \"{}\"", self.quote(than.at));
            let help = "write \"with the most …\" or \"with the fewest …\"";
            return self.refuse(Code::WhichOne, than.at, message, "several players", help);
        }
        if !is_plural(than) {
            let other = self.who(than)?;
            let (mine, theirs) = (measured(self, who)?, measured(self, other)?);
            return Some(Boolean::compare(if more { Compare::More } else { Compare::Fewer }, mine, theirs));
        }
        // It must be true of each of them: what all have together is nobody's.
        let others = self.person_set(than)?;
        let (mine, theirs) = (measured(self, who)?, measured(self, candidate)?);
        let not = if more { Compare::AtMost } else { Compare::AtLeast };
        let test = self.some_test(&Boolean::compare(not, mine, theirs), than.at);
        let against = self.persons(&[(How::Start, WhoLeaf::These(others)), (How::And, WhoLeaf::Each(test))]);
        Some(Boolean::Ask(Ask::AnyPlayer(against)).negated(true))
    }
}

/// Each other player, another player: whoever is not the one that is compared with them.
fn other_than_that_one(than: &Person) -> Option<&PersonNoun> {
    let PersonKind::Some(noun) = &than.kind else { return None };
    let is_said = match noun.determiner {
        PersonDeterminer::A | PersonDeterminer::Each | PersonDeterminer::All | PersonDeterminer::Bare => true,
        PersonDeterminer::The
        | PersonDeterminer::No
        | PersonDeterminer::Only(_)
        | PersonDeterminer::Count(_) => false,
    };
    let is_plain = !noun.random && noun.chooser.is_none() && noun.clause.is_none();
    (is_said && is_plain && noun.other).then_some(noun)
}
