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
}

impl Code {
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
