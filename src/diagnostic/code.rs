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
    ControlCharacter = "CW110" Error "a character that no text can have";
    UnknownBlock = "CW111" Error "a block that the language does not have";
    NameWithoutQuotes = "CW112" Error "a name without quotes";
    UnclosedQuote = "CW113" Error "a quote that is not closed on its line";
    NameMissing = "CW114" Error "a block without the name it needs";
    NameNotWanted = "CW115" Error "a name for a block that has none";
    TextBeforeBlock = "CW116" Error "text before the first block";
    NotIndented = "CW117" Error "text at the edge of the line";
    HeaderIndented = "CW118" Error "the first line of a block away from the edge";
    UnknownField = "CW119" Error "a line under the header that the language does not have";
    DuplicateField = "CW120" Error "the same field twice";
    FieldNotHere = "CW121" Error "a field in a block that does not have it";
    FieldOutOfPlace = "CW122" Error "a field away from its header";
    BlankLineMissing = "CW123" Error "no blank line between the fields and the text";
    CardLineMissing = "CW124" Error "a card without its card line";
    TextMissing = "CW125" Error "a block without the text it needs";
    TextNotWanted = "CW126" Error "text in a block that has none";
    ExtraText = "CW127" Error "something after the end of a line";
    WithNotUnderstood = "CW128" Error "with what, in a header";
    PlayerCount = "CW129" Error "a number of players that cannot be";
    CopiesNumber = "CW130" Error "a number of copies that cannot be";
    TooLong = "CW131" Error "a line or a paragraph too long to be read";
    TooManyProblems = "CW132" Error "more problems in a file than are shown";
    FieldEmpty = "CW133" Error "a field that says nothing";
    UnknownCardLineValue = "CW140" Error "a word in the card line that is no value";
    CardLineOrder = "CW141" Error "the parts of a card line in another order";
    CardLinePartMissing = "CW142" Error "a card line with a part missing";
    CardLineDoubled = "CW143" Error "a card line with a part twice";
    CardLineShape = "CW144" Error "a card line with the right values, written another way";
    CardLineNotDeclared = "CW145" Error "a card line in a game that declares none";
    UnknownWord = "CW201" Error "a word the language does not have";
    SentenceTooLong = "CW202" Error "a sentence too long to read";
}

impl Code {
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
