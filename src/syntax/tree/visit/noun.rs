//! Things, people and zones.

use super::{Node, See, Visit};
use crate::syntax::tree::{
    Chooser, Determiner, Handled, Head, HeadNoun, Holding, OfAttribute, Person, PersonClause,
    PersonDeterminer, PersonKind, PersonNoun, Ranked, Thing, ThingKind, ThingNoun, ThingPlace, Zone,
    ZoneKind,
};

impl Visit for Thing {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Thing(self));
        let Thing { kind, at: _ } = self;
        match kind {
            ThingKind::OfThem(amount) => amount.visit(see),
            ThingKind::That(head) | ThingKind::Those(head) => head.visit(see),
            ThingKind::Some(noun) => noun.visit(see),
            ThingKind::This
            | ThingKind::It
            | ThingKind::Them
            | ThingKind::Rest
            | ThingKind::TheOther
            | ThingKind::Bound(_) => {}
        }
    }
}

impl Visit for ThingNoun {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let ThingNoun {
            determiner,
            other: _,
            random: _,
            order: _,
            head,
            of,
            named,
            place,
            controlled_by,
            handled,
            that,
            except,
            chooser,
        } = self;
        match determiner {
            Determiner::Count(amount) => amount.visit(see),
            Determiner::A
            | Determiner::Each
            | Determiner::All
            | Determiner::Any
            | Determiner::The
            | Determiner::TheMany
            | Determiner::No
            | Determiner::Bare
            | Determiner::Ordinal(_) => {}
        }
        head.visit(see);
        of.visit(see);
        named.visit(see);
        place.visit(see);
        controlled_by.visit(see);
        handled.visit(see);
        that.visit(see);
        except.visit(see);
        chooser.visit(see);
    }
}

impl Visit for Head {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Head { values, noun } = self;
        values.visit(see);
        match noun {
            HeadNoun::Card => {}
            HeadNoun::Value(word) | HeadNoun::Zone(word) => word.visit(see),
        }
    }
}

impl Visit for OfAttribute {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            OfAttribute::That(word) | OfAttribute::Named(word) | OfAttribute::Value(word) => word.visit(see),
        }
    }
}

impl Visit for ThingPlace {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            ThingPlace::From(zones) | ThingPlace::In(zones) => zones.visit(see),
            ThingPlace::Of(zone) => zone.visit(see),
            ThingPlace::AmongThem => {}
            ThingPlace::SetAside { with } => with.visit(see),
        }
    }
}

impl Visit for Handled {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let Handled { by, verb: _, at: _ } = self;
        by.visit(see);
    }
}

impl Visit for Person {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Person(self));
        let Person { kind, at: _ } = self;
        match kind {
            PersonKind::Beside { side: _, of } => of.visit(see),
            PersonKind::ControllerOf(thing) => thing.visit(see),
            PersonKind::Some(noun) => noun.visit(see),
            PersonKind::You
            | PersonKind::They
            | PersonKind::That(_)
            | PersonKind::Those(_)
            | PersonKind::Dealer
            | PersonKind::Winner
            | PersonKind::Next
            | PersonKind::Other
            | PersonKind::Bound(_) => {}
        }
    }
}

impl Visit for PersonNoun {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        let PersonNoun { determiner, other: _, random: _, role: _, of, clause, chooser } = self;
        match determiner {
            PersonDeterminer::Count(amount) => amount.visit(see),
            PersonDeterminer::A
            | PersonDeterminer::Each
            | PersonDeterminer::All
            | PersonDeterminer::The
            | PersonDeterminer::No
            | PersonDeterminer::Bare
            | PersonDeterminer::Only(_) => {}
        }
        of.visit(see);
        clause.visit(see);
        chooser.visit(see);
    }
}

impl Visit for PersonClause {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            PersonClause::Who(predicate) => predicate.visit(see),
            PersonClause::Whose { number, comparison } => {
                number.visit(see);
                comparison.visit(see);
            }
            PersonClause::With { extreme: _, of } => of.visit(see),
            PersonClause::WithAmount(what) => what.visit(see),
            PersonClause::WithSoMany(of, amount) => {
                of.visit(see);
                amount.visit(see);
            }
            PersonClause::WithMoreThan { more: _, of, than } => {
                of.visit(see);
                than.visit(see);
            }
        }
    }
}

impl Visit for Ranked {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Ranked::Things(what) | Ranked::Worth(what) => what.visit(see),
            Ranked::Number(word) => word.visit(see),
            Ranked::Holding(of) => of.visit(see),
            Ranked::Result => {}
        }
    }
}

impl Visit for Chooser {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Chooser(self));
        let Chooser { person, at: _ } = self;
        person.visit(see);
    }
}

impl Visit for Zone {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        see(Node::Zone(self));
        let Zone { kind, except_top: _, at: _ } = self;
        match kind {
            ZoneKind::The(word) | ZoneKind::Empty(word) | ZoneKind::Bare(word) | ZoneKind::That(word) => {
                word.visit(see);
            }
            ZoneKind::Of(word, owner) => {
                word.visit(see);
                owner.visit(see);
            }
        }
    }
}

impl Visit for Holding {
    fn visit<'t>(&'t self, see: &mut See<'_, 't>) {
        match self {
            Holding::Points => {}
            Holding::Goods(goods) => goods.visit(see),
        }
    }
}
