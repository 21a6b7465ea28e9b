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
    UnknownCardName = "CW331" Error "a card that does not exist";
    UnknownAction = "CW332" Error "an action that does not exist";
    NobodyIsYou = "CW401" Error "\"you\" where nobody is meant";
    PointsAtNothing = "CW402" Error "a word that points at nothing";
    PointsAtTwo = "CW403" Error "a word that could point at two things";
    ItIsSeveral = "CW404" Error "\"it\" for more than one card";
    TheyIsNobody = "CW405" Error "\"they\" without a subject";
    WhichPlayer = "CW406" Error "\"the player\" without saying which";
    NoGroup = "CW407" Error "\"them\" without cards to speak of";
    NoNumber = "CW408" Error "a number that nothing gave";
    NoMay = "CW409" Error "\"If you do\" without a \"may\"";
    NoIf = "CW410" Error "\"Otherwise\" without an \"If\"";
    TwoValues = "CW411" Error "two values where a card has one";
    PlaceMissing = "CW412" Error "a card without a place";
    PlaceWord = "CW413" Error "\"from\" and \"in\" mixed up";
    OnlyCards = "CW414" Error "a verb that takes cards";
    NothingNamed = "CW415" Error "a value that nobody named";
    AmountOutside = "CW416" Error "a changed number outside a substitution";
    CauseOutside = "CW417" Error "\"cause\" outside a substitution";
    OrdinalOutside = "CW418" Error "\"a second\" outside an event";
    NeedsDuration = "CW419" Error "a standing text without an end";
    SentenceDoesNotFit = "CW420" Error "a sentence that does not belong there";
    NeverHappens = "CW421" Error "an ability that can never happen";
    NeverEnters = "CW422" Error "\"enters with\" on a card that never enters play";
    WorthGap = "CW423" Error "cards without a worth";
    WorthTwice = "CW424" Error "cards with two worths";
    ZoneOwner = "CW425" Error "a zone whose owner does not fit";
    NoTop = "CW426" Error "a zone without a top";
    ChangedVerb = "CW427" Error "a substitution that changes another verb";
    NothingToDo = "CW428" Error "\"no\" where something is done";
    TooMuch = "CW429" Error "more than one text can hold";
    NoZoneFor = "CW430" Error "a verb the game has no place for";
    NotANumber = "CW431" Error "an attribute that counts nothing";
    CardOrZone = "CW432" Error "a zone where a card is needed";
    CanWhat = "CW433" Error "\"If you can\" without something to do";
    HowMany = "CW434" Error "a number that says how many to look for, where something is done";
    TomlSyntax = "CW701" Error "settings that can't be read";
    TomlUnknownKey = "CW702" Error "a setting that does not exist";
    TomlWrongKind = "CW703" Error "a setting of the wrong kind";
    TomlChoice = "CW704" Error "a setting that is not one of the choices";
    TomlNumber = "CW705" Error "a number out of range";
    TomlMissing = "CW706" Error "a setting that is missing";
    TomlTwice = "CW707" Error "a name that is declared twice";
    TomlUndeclared = "CW708" Error "a name that is not declared";
    TomlLanguageWord = "CW709" Error "a name that the language needs for itself";
    TomlRange = "CW710" Error "a range of players that can't be";
    TomlLine = "CW711" Error "a card line that can't be read";
    TomlDeck = "CW712" Error "a number of players without a deck";
    TomlNeedsWord = "CW713" Error "a value that can't be spoken";
    TomlZones = "CW714" Error "zones that don't fit together";
    TomlAllow = "CW715" Error "a warning that can't be allowed";
    TomlDerived = "CW716" Error "a derived attribute that does not fit its source";
    TomlNoEnd = "CW717" Error "a game that might never end";
}

impl Code {
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
