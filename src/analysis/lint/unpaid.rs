//! Prices that nobody is asked whether they have. Whoever has too few pays nothing, and the rest is done all the same.

use super::Linted;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::format;
use crate::syntax::tree::{
    Act, ActKind, Amount, At, BlockKind, Clause, ClauseKind, DefinedVerb, GoodsMany, GoodsVerb, Holding,
    Node, Person, PersonClause, PersonDeterminer, PersonKind, PersonPredicateKind, Points, Role, Sentence,
    SentenceKind, SimpleConditionKind, Step, Steps, Visit,
};
use crate::vocabulary::WordId;
use crate::vocabulary::english::capitalized;

/// How many of the goods somebody has, so far as it was asked.
struct Asked {
    of_you: bool,
    goods: WordId,
    /// At least so many where it is true, and where it is not.
    if_so: u32,
    if_not: u32,
    /// Only what stands in the same sentence hangs on it, or in an "Otherwise".
    by_if: bool,
}

pub(super) fn check(linted: &Linted<'_>, found: &mut Diagnostics) {
    for (number, paragraph) in linted.block.paragraphs.iter().enumerate() {
        let mut asked: Vec<Asked> = Vec::new();
        let mut closed: Vec<At> = Vec::new();
        // Only who can pay that is offered the action.
        if number == 0
            && linted.block.header.kind == BlockKind::Action
            && let Some(Sentence { kind: SentenceKind::Steps(steps), .. }) = paragraph.sentences.first()
        {
            closed.extend(paid_first(steps));
        }
        let mut is_meaning = false;
        let (mut is_offered, mut is_you, mut by_if, mut is_other_side) = (false, true, false, false);
        let mut payer: Option<&Person> = None;
        paragraph.visit(&mut |node| match node {
            Node::Sentence(sentence) => {
                (is_offered, is_you, payer) = (false, true, None);
                if let SentenceKind::DefinesVerb { verb: DefinedVerb::Own(_), steps, .. } = &sentence.kind {
                    is_meaning = true;
                    closed.extend(paid_first(steps));
                }
                is_other_side = matches!(sentence.kind, SentenceKind::Otherwise { .. });
                by_if = is_other_side || matches!(sentence.kind, SentenceKind::If { .. });
                asked.retain(|one| is_other_side || !one.by_if);
            }
            Node::SimpleCondition(condition) => {
                if let SimpleConditionKind::Person(person, predicate) = &condition.kind
                    && (person.kind == PersonKind::You || is_everybody(person))
                {
                    asked.extend(has(&predicate.kind, true, by_if));
                }
            }
            Node::PersonPredicate(predicate) => asked.extend(has(&predicate.kind, false, by_if)),
            Node::Clause(clause) => {
                let ClauseKind::Do { subject, may, act, .. } = &clause.kind else { return };
                // What is offered is offered to those who can, and to nobody else.
                is_offered = *may || is_offered && subject.is_none();
                if let Some(person) = subject {
                    is_you = person.kind == PersonKind::You;
                    payer = Some(person);
                    person.visit(&mut |node| {
                        if let Node::PersonPredicate(predicate) = node {
                            asked.extend(has(&predicate.kind, false, by_if));
                        }
                        if let Node::Person(Person { kind: PersonKind::Some(noun), .. }) = node
                            && let Some(PersonClause::WithSoMany(of, amount)) = &noun.clause
                        {
                            let has_so_many = PersonPredicateKind::HasSoMany(*of, amount.clone());
                            asked.extend(has(&has_so_many, false, by_if));
                        }
                    });
                }
                if let ActKind::ChooseOne { modes, .. } = &act.kind {
                    closed.extend(modes.iter().filter_map(price_of));
                    is_offered = false;
                }
                let ActKind::Goods { verb: GoodsVerb::Pay, goods, many: GoodsMany::So(many) } = &act.kind
                else {
                    return;
                };
                let price = if let Points::Fixed(number) = many { *number } else { 1 };
                let is_enough = |one: &Asked| {
                    let least =
                        if is_other_side && one.by_if { one.if_so.max(one.if_not) } else { one.if_so };
                    one.goods == goods.id && one.of_you == is_you && least >= price
                };
                if !is_offered && !closed.contains(&act.at) && !asked.iter().any(is_enough) {
                    found.push(nothing_paid(linted, act, payer, is_meaning));
                }
            }
            _another => {}
        });
    }
}

/// The price that a choice begins with: such a choice is open to those who can pay.
fn price_of(mode: &Steps) -> Option<At> {
    match &mode.first.kind {
        ClauseKind::Do {
            act: act @ Act { kind: ActKind::Goods { verb: GoodsVerb::Pay, .. }, .. }, ..
        } => Some(act.at),
        _another => None,
    }
}

/// What a word of the game's own costs: only who can pay that does it.
fn paid_first(steps: &Steps) -> Vec<At> {
    let more = steps.more.iter().map_while(|step| match step {
        Step::And(clause) => Some(clause),
        Step::ThenIf { .. } => None,
    });
    let paid = |clause: &Clause| match &clause.kind {
        ClauseKind::Do {
            subject: None,
            may: false,
            act: act @ Act { kind: ActKind::Goods { verb: GoodsVerb::Pay, .. }, .. },
            ..
        } => Some(act.at),
        _another => None,
    };
    if !steps.are_done_once() || steps.only_if.is_some() {
        return Vec::new();
    }
    std::iter::once(&steps.first).chain(more).map_while(paid).collect()
}

/// What is asked of somebody's goods.
fn has(predicate: &PersonPredicateKind, of_you: bool, by_if: bool) -> Option<Asked> {
    let (goods, amount) = match predicate {
        PersonPredicateKind::HasSoMany(Holding::Goods(goods), amount) => (goods, amount),
        PersonPredicateKind::HoldsMoreThan { of: Holding::Goods(goods), more: true, .. } => {
            (goods, &Amount::OrMore(1))
        }
        _another => return None,
    };
    let (if_so, if_not) = match amount {
        Amount::Exactly(0) | Amount::Just(0) => (0, 1),
        Amount::OrMore(number) | Amount::Exactly(number) | Amount::Just(number) => (*number, 0),
        Amount::MoreThan(number) => (number + 1, 0),
        Amount::OrFewer(number) => (0, number + 1),
        Amount::FewerThan(number) => (0, *number),
        _another => (0, 0),
    };
    Some(Asked { of_you, goods: goods.id, if_so, if_not, by_if })
}

fn is_everybody(person: &Person) -> bool {
    let PersonKind::Some(noun) = &person.kind else { return false };
    let is_each = matches!(noun.determiner, PersonDeterminer::Each | PersonDeterminer::All);
    is_each && noun.role == Role::Player && !noun.other && noun.clause.is_none()
}

fn nothing_paid(linted: &Linted<'_>, act: &Act, payer: Option<&Person>, is_meaning: bool) -> Diagnostic {
    let paid = format::act(&linted.game.dialect, act);
    let message = format!("Whoever has too few to {paid} pays nothing, and the rest is done all the same.");
    let problem = Diagnostic::new(Code::BelowZero, linted.place(act.at), message).label("perhaps nothing");
    if is_meaning {
        return problem
            .help(format!(
                "If it is a price, say it first: \"To …, {paid} and …\". Only who can pay that does it."
            ))
            .help("If as many as there are will do, say \"lose\".");
    }
    problem
        .help(format!("If it is a price, offer it: \"{}\".", offered(linted, payer, &paid)))
        .help("If as many as there are will do, say \"lose\".")
}

/// The price as an offer to whoever pays it.
fn offered(linted: &Linted<'_>, payer: Option<&Person>, paid: &str) -> String {
    let Some(payer) = payer.filter(|payer| payer.kind != PersonKind::You) else {
        return format!("You may {paid}. If you do, …");
    };
    let who = format::person(&linted.game.dialect, payer);
    let answers = match &payer.kind {
        PersonKind::Some(noun) => format!("that {}", noun.role.word()),
        _by_the_same_words => who.clone(),
    };
    format!("{} may {paid}. If {answers} does, …", capitalized(&who))
}
