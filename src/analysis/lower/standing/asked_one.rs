//! "While an opponent controls an asset, that opponent can't …": the question picks nobody. All of whom it is true are
//! meant, and that is said with "who".

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic};
use crate::format;
use crate::syntax::tree::{
    At, Clause, ClauseKind, Duration, Person, PersonClause, PersonDeterminer, PersonKind, PersonNoun,
    Sentence, SentenceKind, SimpleConditionKind, Standing, StandingKind, Steps,
};

impl Lowering<'_> {
    /// Whom it holds for is not whom its "while" asks for.
    pub fn is_not_one_asked_for(&mut self, standing: &Standing, at: At) -> Option<()> {
        let Some((one, instead)) = said_with_who(standing) else { return Some(()) };
        let said = self.quote(one.at);
        let message = format!("\"while\" only asks whether there is one: it does not say who \"{said}\" is");
        let kind = SentenceKind::Steps(Steps::once(
            Clause { kind: ClauseKind::Standing(instead), at },
            Vec::new(),
            at,
        ));
        let say = format::sentence(self.world.dialect, &Sentence::new(kind, at));
        let problem = Diagnostic::new(Code::PointsAtNothing, self.place(one.at), message)
            .label("which one?")
            .help("all of whom it is true are spoken of with \"who\"")
            .help(format!("The sentence would read: {say}"))
            .guess("say it with \"who\"", at.0, say);
        self.report(problem);
        None
    }
}

/// Who is pointed at, and the text with "who" instead of "while".
fn said_with_who(standing: &Standing) -> Option<(&Person, Standing)> {
    let Some(Duration::While(condition)) = &standing.duration else { return None };
    let ([all], StandingKind::PersonCant { who, act }) = (condition.any.as_slice(), &standing.kind) else {
        return None;
    };
    let ([simple], PersonKind::That(role)) = (all.as_slice(), &who.kind) else { return None };
    let SimpleConditionKind::Person(asked, predicate) = &simple.kind else { return None };
    let PersonKind::Some(noun) = &asked.kind else { return None };
    if noun.determiner != PersonDeterminer::A || noun.role != *role || noun.clause.is_some() {
        return None;
    }
    let clause = Some(PersonClause::Who(predicate.clone()));
    let all = PersonNoun { determiner: PersonDeterminer::Bare, clause, ..(**noun).clone() };
    let all = Person { kind: PersonKind::Some(Box::new(all)), at: asked.at };
    let kind = StandingKind::PersonCant { who: all, act: act.clone() };
    Some((who, Standing { kind, duration: None, at: standing.at }))
}
