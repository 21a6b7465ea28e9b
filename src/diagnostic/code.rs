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
        /// 5xx cards, sets and games, 6xx warnings, 7xx TOML, 8xx scenarios,
        /// 9xx playing, simulating and replaying.
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
    FileMissing = "CW101" Error "a file or folder that is not there";
    FileUnreadable = "CW102" Error "a file or folder that can't be read";
    NotUtf8 = "CW103" Error "a file that is not text";
    NothingFound = "CW104" Error "a folder without a game";
    NotAGameFile = "CW105" Error "a file that belongs to no game";
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
    PlaceNotWanted = "CW134" Error "a place in the turn that this block can't have";
    CardAsListed = "CW135" Error "a card in one line, as a list shows it";
    FieldEmpty = "CW133" Error "a field that says nothing";
    UnknownCardLineValue = "CW140" Error "a word in the card line that is no value";
    CardLineOrder = "CW141" Error "the parts of a card line in another order";
    CardLinePartMissing = "CW142" Error "a card line with a part missing";
    CardLineDoubled = "CW143" Error "a card line with a part twice";
    CardLineShape = "CW144" Error "a card line with the right values, written another way";
    CardLineNotDeclared = "CW145" Error "a card line in a game that declares none";
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
    NotStanding = "CW217" Error "\"while\" or \"until\" with something that happens once";
    Rounding = "CW218" Error "unclear rounding";
    AmountTwice = "CW219" Error "two numbers for one thing";
    TooDeep = "CW220" Error "things inside things, too deep to follow";
    AfterChoices = "CW221" Error "something joined to a choice";
    DurationTwice = "CW222" Error "a text that says twice how long it holds";
    WhoseAdjective = "CW223" Error "words that could belong to one kind or to all";
    UndeclaredCounter = "CW301" Error "a counter that nobody declared";
    UndeclaredPhase = "CW302" Error "a phase that nobody declared";
    UndeclaredKeyword = "CW303" Error "a keyword that nobody declared";
    NoGame = "CW501" Error "a file or set without a game";
    UnknownGame = "CW502" Error "a game that is not there";
    VariantLoop = "CW503" Error "a variant of itself";
    GameTwice = "CW504" Error "two games with one name";
    SetTwice = "CW505" Error "two sets with one name";
    CardTwice = "CW506" Error "two cards with one name";
    BlockTwice = "CW507" Error "the same block twice";
    NothingToChange = "CW508" Error "a change that hits nothing";
    ChangedTwice = "CW509" Error "two changes of one block";
    WordTwice = "CW510" Error "a word with two meanings";
    WordTaken = "CW511" Error "a word that the language needs for itself";
    TooManyWords = "CW512" Error "more words than a game can have";
    CardCount = "CW513" Error "another number of cards than the set says";
    CardMissing = "CW514" Error "a card missing from a complete set";
    CombinationTwice = "CW515" Error "one combination on two cards of a complete set";
    TooMany = "CW517" Error "more of something than a game can have";
    DeckTooSmall = "CW518" Error "more players than the deck can serve";
    RuleInSet = "CW519" Error "a rule in a file of a set";
    UnknownOption = "CW516" Error "an option that the game does not have";
    AllowedNothing = "CW601" Warning "an allowed warning that never comes";
    NeverMet = "CW602" Warning "an ability that its own card forbids";
    AfterTheEnd = "CW603" Warning "something after the end";
    SameEitherWay = "CW604" Warning "a choice between the same and the same";
    ConditionFixed = "CW605" Warning "a condition that is always or never true";
    Contradiction = "CW606" Warning "a card that forbids what it does";
    AbilityTwice = "CW607" Warning "the same ability twice on a card";
    CardAgain = "CW608" Warning "two cards that do the same";
    AbilityLoop = "CW609" Warning "abilities that set each other off without end";
    EmptyChoice = "CW610" Warning "a choice that can have nothing to choose from";
    PointlessNumber = "CW611" Warning "a number that does nothing";
    BelowZero = "CW612" Warning "a number that would go below zero";
    EndlessRepeat = "CW613" Warning "a repetition that never ends";
    TiedPlayers = "CW614" Warning "one player where several can be level";
    EachCannot = "CW615" Warning "\"each\" with a prohibition";
    Unused = "CW616" Warning "something declared that nothing uses";
    TextTooLong = "CW617" Warning "more text than fits on a card";
    NeedlessChooser = "CW618" Warning "a choice that is said twice";
    ExactNumber = "CW621" Warning "a condition for one number alone";
    CountersGone = "CW622" Warning "counters that are asked for too late";
    RuleForbids = "CW623" Warning "a card that does what a rule forbids";
    NextOfEach = "CW624" Warning "the next player, said of several players";
    AskedTooSoon = "CW625" Warning "an \"if\" that is asked too soon";
    DoneNow = "CW626" Warning "a sentence that does not wait with the one before it";
    JustBegun = "CW627" Warning "what was done in a turn that has only just begun";
    LeftEmpty = "CW628" Warning "a zone that is empty for a moment";
    WonAnyway = "CW629" Warning "a game that is won in any case";
    DeckTooLarge = "CW630" Warning "a deck that no table can hold";
    LastOtherwise = "CW631" Warning "an \"Otherwise\" that goes with one \"if\" of two";
    MidIf = "CW634" Warning "an \"if\" that holds for the one behind it as well";
    SkippedAtOnce = "CW635" Warning "a turn that is taken and skipped";
    NotPut = "CW636" Warning "waiting for cards that are put, where they are discarded";
    PassedOn = "CW637" Warning "cards that are given on as soon as they came";
    WonByFirst = "CW638" Warning "a game that the first of several wins alone";
    DoneOnce = "CW639" Warning "a step behind what is repeated";
    NamedByNobody = "CW633" Warning "a named value that no text names";
    GoesRound = "CW640" Warning "what goes round, one after the other";
    ToldByOffer = "CW632" Warning "an offer that tells what somebody holds";
    NeedlessYou = "CW619" Warning "a \"you\" that is not needed";
    StaysThere = "CW620" Warning "cards that stay where they are";
    UnknownCardName = "CW331" Error "a card that does not exist";
    UnknownAction = "CW332" Error "an action that does not exist";
    NobodyIsYou = "CW401" Error "\"you\" where nobody is meant";
    PointsAtNothing = "CW402" Error "a word that points at nothing";
    PointsAtTwo = "CW403" Error "a word that could point at two things";
    ItIsSeveral = "CW404" Error "\"it\" for more than one card";
    TheyIsNobody = "CW405" Error "\"they\" without a subject";
    WhichOne = "CW406" Error "\"the player\" or \"the card\" without saying which";
    NoGroup = "CW407" Error "\"them\" without cards to speak of";
    NoNumber = "CW408" Error "a number that nothing gave";
    NoMay = "CW409" Error "a \"may\" that is missing";
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
    Owner = "CW425" Error "a zone or a number whose owner does not fit";
    NoTop = "CW426" Error "a zone without a top";
    ChangedVerb = "CW427" Error "a substitution that changes more than the number";
    NothingToDo = "CW428" Error "\"no\" where something is done";
    TooMuch = "CW429" Error "more than one text can hold";
    NoZoneFor = "CW430" Error "a verb the game has no place for";
    NotANumber = "CW431" Error "an attribute that counts nothing";
    CardOrZone = "CW432" Error "a zone where a card is needed";
    CanWhat = "CW433" Error "\"If you can\" without something to do";
    NothingChosen = "CW435" Error "a choice where nothing is chosen";
    NotInPlay = "CW436" Error "a card that is not in play";
    TopOfAKind = "CW437" Error "a card that could be the top one or another";
    ExtremeOutside = "CW438" Error "\"the highest\" where nothing is picked";
    OneForEach = "CW439" Error "one card for each of several players";
    EventUntold = "CW441" Error "something of a card that its event does not tell";
    HowMany = "CW434" Error "something that leaves open how many";
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
    ScenarioLine = "CW801" Error "a line that no scenario has";
    ScenarioStructure = "CW802" Error "a scenario with a part missing or out of place";
    ScenarioPlayer = "CW803" Error "a player who does not sit at the table";
    ScenarioCard = "CW804" Error "a card that the game does not have";
    ScenarioCardTwice = "CW805" Error "one card in two places";
    ScenarioZone = "CW806" Error "a zone or a value that the game does not have";
    ScenarioPlayerCount = "CW807" Error "a number of players that the game is not for";
    ScenarioPlayerTwice = "CW808" Error "a player who sits at the table twice";
    ScenarioTeams = "CW809" Error "teams that the game does not have";
    ScenarioWord = "CW810" Error "an option, counter, number, phase or action that the game does not have";
    ScenarioCards = "CW811" Error "more cards than there can be";
    ScenarioSaidTwice = "CW812" Error "a position that says one thing twice";
    ScenarioNowhere = "CW813" Error "something said of a card that lies nowhere";
    ScenarioSet = "CW814" Error "a set that the game does not have, or a card of another set";
    ScenarioImpossible = "CW815" Error "a position whose lines don't fit together";
    ImpossibleNumber = "CW901" Error "a number on the command line that cannot be";
    TablePlayers = "CW902" Error "a number of players that the game is not for";
    TableTeams = "CW903" Error "teams that the game does not have";
    OptionNumber = "CW904" Error "an option with a number that does not fit it";
    UnknownAgent = "CW905" Error "an agent that does not exist";
    AgentCount = "CW906" Error "agents that don't fit the seats";
    NoTable = "CW907" Error "a game that can't be laid out on a table";
    UnknownSet = "CW908" Error "a set that the game does not have";
    UnknownPlayer = "CW909" Error "a player who is not at the table";
    RecordDamaged = "CW910" Error "a record that can't be read";
    RecordFormat = "CW911" Error "a record in another format";
    RecordChanged = "CW912" Error "a record of other cards";
    ChoiceNotOffered = "CW913" Error "a recorded choice that was not offered";
    ChoicesLeft = "CW914" Error "recorded choices after the end of the game";
    ChoicesMissing = "CW915" Error "a record that stops before the end of the game";
    RecordPlace = "CW916" Error "a place where no record can be written";
}

impl Code {
    pub fn from_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}
