//! The codes. Stable: a code is never given a second meaning. Each has a page in `docs/errors/`.

/// Errors stop a file from loading; warnings do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    Error,
    Warning,
}

macro_rules! codes {
    ($($variant:ident = $id:literal $severity:ident $title:literal;)*) => {
        /// What kind of problem it is. 1xx files and structure, 2xx sentences, 3xx names, 4xx meaning,
        /// 5xx cards, sets and games, 6xx warnings, 7xx TOML, 8xx scenarios.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = $title] $variant,)*
        }

        impl Code {
            pub const ALL: &[Code] = &[$(Code::$variant,)*];

            /// The code as it is printed and looked up.
            pub fn id(self) -> &'static str {
                match self { $(Code::$variant => $id,)* }
            }

            pub fn severity(self) -> Severity {
                match self { $(Code::$variant => Severity::$severity,)* }
            }

            /// The problem in a few words.
            pub fn title(self) -> &'static str {
                match self { $(Code::$variant => $title,)* }
            }
        }
    };
}

codes! {
    UnknownWord = "CW201" Error "a word the language does not have";
    SentenceTooLong = "CW202" Error "a sentence too long to read";
    MissingPeriod = "CW203" Error "a sentence without its period";
    OtherWording = "CW204" Error "the language says it in other words";
    Misspelled = "CW205" Error "a misspelled word";
    MissingComma = "CW206" Error "a missing comma";
    MissingArticle = "CW207" Error "a missing \"a\", \"an\" or \"the\"";
    MissingWord = "CW208" Error "a missing word";
    WordTooMany = "CW209" Error "a word too many";
    MisplacedWord = "CW210" Error "a word that does not fit here";
    SentenceStops = "CW211" Error "a sentence that stops too early";
    StrayPeriod = "CW212" Error "a period at the end of a field";
    NotAValue = "CW213" Error "a number used as a kind of card";
    NumberTooLarge = "CW214" Error "a number that is too large";
    StrayWould = "CW215" Error "\"would\" where it does not belong";
    SubjectList = "CW216" Error "a list of subjects";
    NotStanding = "CW217" Error "\"while\" or \"until\" with something that happens once";
    Rounding = "CW218" Error "unclear rounding";
    AmountTwice = "CW219" Error "two numbers for one thing";
    TooDeep = "CW220" Error "things inside things, too deep to follow";
}

impl Code {
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
