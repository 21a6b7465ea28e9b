//! The verbs the language knows, in all the forms a sentence needs. A game's own verbs are declared
//! words and follow the regular forms of [`english`](super::english).

/// A verb of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    Add,
    Announce,
    Be,
    Become,
    Call,
    Cause,
    Change,
    Choose,
    Control,
    Deal,
    Destroy,
    Discard,
    Do,
    Draw,
    End,
    Enter,
    Exchange,
    Gain,
    Give,
    Have,
    Leave,
    Look,
    Lose,
    Name,
    Pay,
    Play,
    Put,
    Remove,
    Return,
    Reveal,
    Reverse,
    Roll,
    Score,
    Search,
    Set,
    Share,
    Shuffle,
    Skip,
    Subtract,
    Take,
    Win,
}

/// How a verb stands beside its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerbForm {
    /// draw: you, they, several, and after "may", "would" and "can't"
    Plain,
    /// draws: one other
    Third,
    /// drew
    Past,
    /// drawn
    Participle,
}

impl Verb {
    pub const ALL: [Verb; 41] = [
        Verb::Add,
        Verb::Announce,
        Verb::Be,
        Verb::Become,
        Verb::Call,
        Verb::Cause,
        Verb::Change,
        Verb::Choose,
        Verb::Control,
        Verb::Deal,
        Verb::Destroy,
        Verb::Discard,
        Verb::Do,
        Verb::Draw,
        Verb::End,
        Verb::Enter,
        Verb::Exchange,
        Verb::Gain,
        Verb::Give,
        Verb::Have,
        Verb::Leave,
        Verb::Look,
        Verb::Lose,
        Verb::Name,
        Verb::Pay,
        Verb::Play,
        Verb::Put,
        Verb::Remove,
        Verb::Return,
        Verb::Reveal,
        Verb::Reverse,
        Verb::Roll,
        Verb::Score,
        Verb::Search,
        Verb::Set,
        Verb::Share,
        Verb::Shuffle,
        Verb::Skip,
        Verb::Subtract,
        Verb::Take,
        Verb::Win,
    ];

    pub fn form(self, form: VerbForm) -> &'static str {
        let [plain, third, past, participle] = self.forms();
        match form {
            VerbForm::Plain => plain,
            VerbForm::Third => third,
            VerbForm::Past => past,
            VerbForm::Participle => participle,
        }
    }

    /// The form of a verb as it does something now; nothing where the word is none.
    pub fn form_of(word: &str) -> Option<VerbForm> {
        let forms = [VerbForm::Plain, VerbForm::Third];
        forms.into_iter().find(|form| Verb::ALL.iter().any(|known| known.form(*form) == word))
    }

    /// Plain, third person, past, participle.
    fn forms(self) -> [&'static str; 4] {
        match self {
            Verb::Add => ["add", "adds", "added", "added"],
            Verb::Announce => ["announce", "announces", "announced", "announced"],
            Verb::Be => ["are", "is", "was", "been"],
            Verb::Become => ["become", "becomes", "became", "become"],
            Verb::Call => ["call", "calls", "called", "called"],
            Verb::Cause => ["cause", "causes", "caused", "caused"],
            Verb::Change => ["change", "changes", "changed", "changed"],
            Verb::Choose => ["choose", "chooses", "chose", "chosen"],
            Verb::Control => ["control", "controls", "controlled", "controlled"],
            Verb::Deal => ["deal", "deals", "dealt", "dealt"],
            Verb::Destroy => ["destroy", "destroys", "destroyed", "destroyed"],
            Verb::Discard => ["discard", "discards", "discarded", "discarded"],
            Verb::Do => ["do", "does", "did", "done"],
            Verb::Draw => ["draw", "draws", "drew", "drawn"],
            Verb::End => ["end", "ends", "ended", "ended"],
            Verb::Enter => ["enter", "enters", "entered", "entered"],
            Verb::Exchange => ["exchange", "exchanges", "exchanged", "exchanged"],
            Verb::Gain => ["gain", "gains", "gained", "gained"],
            Verb::Give => ["give", "gives", "gave", "given"],
            Verb::Have => ["have", "has", "had", "had"],
            Verb::Leave => ["leave", "leaves", "left", "left"],
            Verb::Look => ["look", "looks", "looked", "looked"],
            Verb::Lose => ["lose", "loses", "lost", "lost"],
            Verb::Name => ["name", "names", "named", "named"],
            Verb::Pay => ["pay", "pays", "paid", "paid"],
            Verb::Play => ["play", "plays", "played", "played"],
            Verb::Put => ["put", "puts", "put", "put"],
            Verb::Remove => ["remove", "removes", "removed", "removed"],
            Verb::Return => ["return", "returns", "returned", "returned"],
            Verb::Reveal => ["reveal", "reveals", "revealed", "revealed"],
            Verb::Reverse => ["reverse", "reverses", "reversed", "reversed"],
            Verb::Roll => ["roll", "rolls", "rolled", "rolled"],
            Verb::Score => ["score", "scores", "scored", "scored"],
            Verb::Search => ["search", "searches", "searched", "searched"],
            Verb::Set => ["set", "sets", "set", "set"],
            Verb::Share => ["share", "shares", "shared", "shared"],
            Verb::Shuffle => ["shuffle", "shuffles", "shuffled", "shuffled"],
            Verb::Skip => ["skip", "skips", "skipped", "skipped"],
            Verb::Subtract => ["subtract", "subtracts", "subtracted", "subtracted"],
            Verb::Take => ["take", "takes", "took", "taken"],
            Verb::Win => ["win", "wins", "won", "won"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::english;

    #[test]
    fn third_persons_are_regular_but_for_three() {
        for verb in Verb::ALL {
            if !matches!(verb, Verb::Be | Verb::Have | Verb::Do) {
                assert_eq!(verb.form(VerbForm::Third), english::plural(verb.form(VerbForm::Plain)));
            }
        }
    }

    #[test]
    fn no_two_verbs_share_a_plain_form() {
        let mut plain: Vec<_> = Verb::ALL.iter().map(|verb| verb.form(VerbForm::Plain)).collect();
        plain.sort_unstable();
        plain.dedup();
        assert_eq!(plain.len(), Verb::ALL.len());
    }
}
