//! Short ways to build trees by hand.

use cardwright::syntax::tree::*;

use super::word;

pub fn at() -> At {
    At::default()
}

pub fn person(kind: PersonKind) -> Person {
    Person { kind, at: at() }
}

pub fn you() -> Person {
    person(PersonKind::You)
}

pub fn noun_of_person(determiner: PersonDeterminer, role: Role) -> PersonNoun {
    PersonNoun { determiner, other: false, random: false, role, of: None, clause: None, chooser: None }
}

pub fn some_person(determiner: PersonDeterminer, role: Role) -> Person {
    person(PersonKind::Some(Box::new(noun_of_person(determiner, role))))
}

pub fn a_player() -> Person {
    some_person(PersonDeterminer::A, Role::Player)
}

/// a player of your choice
pub fn a_player_of_your_choice() -> Person {
    let noun = noun_of_person(PersonDeterminer::A, Role::Player);
    person(PersonKind::Some(Box::new(PersonNoun { chooser: Some(your_choice()), ..noun })))
}

pub fn your_choice() -> Chooser {
    Chooser { person: Box::new(you()), at: at() }
}

pub fn thing(kind: ThingKind) -> Thing {
    Thing { kind, at: at() }
}

pub fn card() -> Head {
    Head::card()
}

/// asset
pub fn value(name: &str) -> Head {
    Head { values: Vec::new(), noun: HeadNoun::Value(word(name)) }
}

pub fn noun(determiner: Determiner, head: Head) -> ThingNoun {
    ThingNoun::plain(determiner, head)
}

pub fn some(noun: ThingNoun) -> Thing {
    thing(ThingKind::Some(Box::new(noun)))
}

pub fn a(head: Head) -> Thing {
    some(noun(Determiner::A, head))
}

pub fn a_card() -> Thing {
    a(card())
}

pub fn cards(count: u32) -> Thing {
    some(noun(Determiner::Count(Amount::Exactly(count)), card()))
}

/// a card from …, a card in …
pub fn placed(determiner: Determiner, head: Head, place: ThingPlace) -> Thing {
    some(ThingNoun { place: Some(place), ..noun(determiner, head) })
}

/// the top two cards of the draw pile
pub fn top(count: u32, zone: Zone) -> Thing {
    let noun = noun(Determiner::The, card());
    some(ThingNoun { order: Some(Order::Top(count)), place: Some(ThingPlace::Of(zone)), ..noun })
}

pub fn zone(kind: ZoneKind) -> Zone {
    Zone { kind, except_top: false, at: at() }
}

pub fn the(name: &str) -> Zone {
    zone(ZoneKind::The(word(name)))
}

pub fn measure(kind: MeasureKind) -> Measure {
    Measure { kind, at: at() }
}

pub fn quoted(text: &str) -> Quoted {
    Quoted { text: text.into(), at: at() }
}

pub fn is(what: Is) -> ThingPredicate {
    predicate(ThingPredicateKind::Is { not: false, what })
}

pub fn predicate(kind: ThingPredicateKind) -> ThingPredicate {
    ThingPredicate { kind, at: at() }
}

pub fn person_predicate(kind: PersonPredicateKind) -> PersonPredicate {
    PersonPredicate { kind, at: at() }
}

pub fn simple_condition(kind: SimpleConditionKind) -> SimpleCondition {
    SimpleCondition { kind, at: at() }
}

/// Alternatives of one condition each.
pub fn any(kinds: Vec<SimpleConditionKind>) -> Condition {
    Condition { any: kinds.into_iter().map(|kind| vec![simple_condition(kind)]).collect(), at: at() }
}

pub fn condition(kind: SimpleConditionKind) -> Condition {
    any(vec![kind])
}

pub fn event(kind: EventKind) -> Event {
    Event { kind, during: None, in_a_turn: false, at: at() }
}

pub fn does(who: Person, kind: ActKind) -> Event {
    event(EventKind::Does { who, act: Box::new(act(kind)) })
}

pub fn act(kind: ActKind) -> Act {
    Act { kind, at: at() }
}

pub fn simple(verb: SimpleVerb, what: Thing) -> ActKind {
    ActKind::Simple { verb, what, one_at_a_time: false }
}

pub fn draw(what: Thing) -> ActKind {
    simple(SimpleVerb::Draw, what)
}

pub fn discard(what: Thing) -> ActKind {
    simple(SimpleVerb::Discard, what)
}

pub fn clause(kind: ClauseKind) -> Clause {
    Clause { kind, at: at() }
}

/// Without a subject.
pub fn do_it(kind: ActKind) -> Clause {
    clause(ClauseKind::Do { subject: None, in_turn_order: false, may: false, act: act(kind) })
}

pub fn they_do(subject: Person, kind: ActKind) -> Clause {
    clause(ClauseKind::Do { subject: Some(subject), in_turn_order: false, may: false, act: act(kind) })
}

pub fn standing(kind: StandingKind, duration: Option<Duration>) -> Clause {
    clause(ClauseKind::Standing(Standing { kind, duration, at: at() }))
}

pub fn one(clause: Clause) -> Steps {
    Steps::once(clause, Vec::new(), at())
}

/// Steps joined by "and".
pub fn steps(first: Clause, more: Vec<Clause>) -> Steps {
    Steps::once(first, more.into_iter().map(Step::And).collect(), at())
}

pub fn sentence(kind: SentenceKind) -> Sentence {
    Sentence::new(kind, at())
}

pub fn plain(clause: Clause) -> Sentence {
    sentence(SentenceKind::Steps(one(clause)))
}

pub fn your_turn() -> Time {
    Time::Turn { of: you(), next: false }
}

/// At the beginning of your turn, …
pub fn each_turn(clause: Clause) -> Sentence {
    let moment = Moment { edge: Edge::Beginning, time: your_turn() };
    sentence(SentenceKind::At { moment, condition: None, steps: one(clause) })
}

pub fn whenever(event: Event, steps: Steps) -> Sentence {
    sentence(SentenceKind::Whenever { event, condition: None, steps })
}
