//! Numbers that the game keeps: one for all, "the penalty", or one for each player, "your bid".

use crate::analysis::lower::Lowering;
use crate::analysis::lower::condition::asked::Witness;
use crate::analysis::lower::condition::boolean::Boolean;
use crate::analysis::lower::person::somebody::Somebody;
use crate::analysis::lower::text::clause::role_of;
use crate::analysis::resolve::{Noun, You};
use crate::diagnostic::{Code, Diagnostic};
use crate::program::{CellId, CellOwner, Expr, How, Num, NumKind, Op, Who, WhoKind, WhoLeaf};
use crate::syntax::tree::{
    Measure, MeasureKind, NamedNumber, Person, PersonDeterminer, PersonKind, PersonNoun, Role, Word,
};
use crate::vocabulary::english::capitalized;

use super::of_whom::{Owners, owners};

/// A number that each of several players has, where something is asked of all of them.
pub struct OfPlayers<'a> {
    number: &'a NamedNumber,
    person: &'a Person,
    noun: &'a PersonNoun,
}

impl Lowering<'_> {
    /// The number, where one is needed: that of the game, or of one player.
    pub fn named_number(&mut self, number: &NamedNumber) -> Option<Num> {
        let cell = self.world.cell(number.word);
        let Some(person) = self.whose_number(number)? else { return Some(Num::new(NumKind::Cell(cell))) };
        if owners(person) != Owners::One {
            return self.several_numbers(number, person);
        }
        self.goods_of_whom(number, person)?;
        let who = self.who(person)?;
        Some(self.expr(Expr::CellOf(cell, who)))
    }

    pub fn is_of_each_player(&self, word: Word) -> bool {
        self.world.cells[self.world.cell(word).index()].owner == CellOwner::EachPlayer
    }

    /// Whose number it is. Nobody's, where there is one for the whole game.
    pub fn whose_number<'n>(&mut self, number: &'n NamedNumber) -> Option<Option<&'n Person>> {
        match (self.is_of_each_player(number.word), number.whose.as_deref()) {
            (false, None) => Some(None),
            (true, Some(person)) => Some(Some(person)),
            (false, Some(_)) => self.not_of_players(number),
            (true, None) => self.whose_is_it(number),
        }
    }

    fn not_of_players<T>(&mut self, number: &NamedNumber) -> Option<T> {
        let name = self.world.name(number.word.id).to_string();
        let message = format!("there is one {name} for the whole game, and no player has one");
        let right = self.as_written(number, format!("the {name}"));
        let problem = Diagnostic::new(Code::Owner, self.place(number.at), message)
            .label("no owner")
            .help(format!("write \"{right}\""))
            .help(format!(
                "for a {name} of each player write owner = \"player\" behind it under [values] in game.toml"
            ));
        self.report(problem.guess(format!("write \"{right}\""), number.at.0, right));
        None
    }

    fn whose_is_it<T>(&mut self, number: &NamedNumber) -> Option<T> {
        let name = self.world.name(number.word.id).to_string();
        let message = format!("each player has a {name}, and this does not say whose");
        let problem = Diagnostic::new(Code::Owner, self.place(number.at), message).label("whose?");
        let right = match self.block.you {
            You::Controller | You::Player | You::Doer => Some("your"),
            You::Nobody if self.scope.that(&Noun::Person(Role::Player)).is_ok() => Some("that player's"),
            You::Nobody => None,
        };
        let problem = match right {
            Some(whose) => {
                let right = self.as_written(number, format!("{whose} {name}"));
                problem.help(format!("write \"{right}\"")).guess(
                    format!("write \"{right}\""),
                    number.at.0,
                    right,
                )
            }
            None => problem.help(format!(
                "name a player first, and write \"that player's {name}\"; where it is asked or set, it can be \"a player's {name}\" or \"each player's {name}\""
            )),
        };
        self.report(problem);
        None
    }

    /// With a capital, where it stands at the beginning of a sentence.
    fn as_written(&self, number: &NamedNumber, right: String) -> String {
        match self.quote(number.at).starts_with(char::is_uppercase) {
            true => capitalized(&right),
            false => right,
        }
    }

    fn several_numbers<T>(&mut self, number: &NamedNumber, person: &Person) -> Option<T> {
        if let Some(goods) = &self.world.dialect.lexicon.get(number.word.id).plural {
            return self.held_by_several(number.at, person, goods);
        }
        let (role, name) = (role_of(person).word(), self.world.name(number.word.id));
        let help = format!(
            "in a condition write \"each {role}'s {name}\"; else go through them one by one: For each {role}, … that {role}'s {name} …"
        );
        let message = format!("\"{}\" is not one number", self.quote(number.at));
        self.refuse(Code::Owner, number.at, message, "of several players", help)
    }

    /// Changes the number of the game, of one player, or of each of several, one after the other. The new number is
    /// worked out for whoever has it.
    pub fn change_number(
        &mut self,
        number: &NamedNumber,
        amount: &Measure,
        change: impl FnOnce(CellId, Who, Num) -> Op,
    ) -> Option<()> {
        let cell = self.world.cell(number.word);
        let Some(person) = self.whose_number(number)? else {
            let amount = self.measure(amount)?;
            self.emit(change(cell, Who::YOU, amount));
            return Some(());
        };
        let changes = |lowering: &mut Self, of: Who| {
            let amount = lowering.measure(amount)?;
            lowering.emit(change(cell, of, amount));
            Some(())
        };
        match owners(person) {
            // What nobody does is refused as it is anywhere.
            Owners::One | Owners::Nobody => {
                let who = self.who(person)?;
                self.about(who, |lowering| changes(lowering, who))
            }
            Owners::Each => {
                let who = self.person_set(person)?;
                let who = self.all_named(who, person)?;
                self.with_settled(amount, |lowering| {
                    lowering.each_player(who, role_of(person), person.at, changes)
                })
            }
            Owners::Several => {
                let (role, name) = (role_of(person).word(), self.world.name(number.word.id));
                let right = self.as_written(number, format!("each {role}'s {name}"));
                let message = format!("\"{}\" is not one number", self.quote(number.at));
                let help = format!("write \"{right}\"");
                self.refuse(Code::Owner, number.at, message, "of several players", help)
            }
        }
    }

    /// "Each player's bid is …": asked player by player.
    pub fn asked_of_players(
        &mut self,
        of: &OfPlayers<'_>,
        witnesses: &mut Vec<Witness>,
        asked: impl FnOnce(&mut Self, Num) -> Option<Boolean>,
    ) -> Option<Boolean> {
        self.whose_number(of.number)?;
        let all = self.person_set(of.person)?;
        let candidate = Who::new(WhoKind::Candidate);
        let number = self.expr(Expr::CellOf(self.world.cell(of.number.word), candidate));
        let boolean = self.with_somebody(Somebody::Nobody, |lowering| {
            lowering.about(candidate, |lowering| asked(lowering, number))
        })?;
        let test = self.some_test(&boolean, of.number.at);
        let set = self.persons(&[(How::Start, WhoLeaf::These(all)), (How::And, WhoLeaf::Each(test))]);
        self.quantified(of.noun, all, set, of.person.at, witnesses)
    }
}

/// The number, if it is asked of several players: of each of them, of none, of only one.
pub fn of_players(measure: &Measure) -> Option<OfPlayers<'_>> {
    let MeasureKind::Value(number) = &measure.kind else { return None };
    let person = number.whose.as_deref()?;
    let PersonKind::Some(noun) = &person.kind else { return None };
    match noun.determiner {
        PersonDeterminer::Each | PersonDeterminer::No | PersonDeterminer::Only(_) => {
            Some(OfPlayers { number, person, noun })
        }
        PersonDeterminer::A
        | PersonDeterminer::The
        | PersonDeterminer::All
        | PersonDeterminer::Bare
        | PersonDeterminer::Count(_) => None,
    }
}
