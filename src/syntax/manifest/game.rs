//! What a `game.toml` says. Everything is optional here, because a variant says only what differs;
//! `check_game` asks for what a whole game needs.

use super::{LineTemplate, Told, ZoneRole};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameManifest {
    pub name: Option<Told<String>>,
    /// The folder or the name of the game that this one changes.
    pub variant_of: Option<Told<String>>,
    pub players: Option<Told<PlayerRange>>,
    pub line: Option<Told<LineTemplate>>,
    pub deck: Deck,
    pub attributes: Vec<Attribute>,
    pub zones: Vec<ZoneManifest>,
    pub values: Vec<NamedValue>,
    pub turn: Turn,
    pub play: Play,
    pub teams: Option<Teams>,
    /// The game ends after this many turns: the rule for games without progress.
    pub last_turn: Option<Told<u32>>,
    /// What the file sets, rightly or not, and a game needs: no reason to ask for it again.
    pub tried: Vec<&'static str>,
    pub options: Vec<GameOption>,
    /// What it sets options of its base game to.
    pub settings: Vec<OptionSetting>,
    pub allow: Vec<Allowed>,
}

/// From so many players to so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRange {
    pub min: u32,
    pub max: u32,
}

impl PlayerRange {
    pub fn contains(self, players: u32) -> bool {
        (self.min..=self.max).contains(&players)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// How often each card is in the deck, by the number of players.
    pub copies: Vec<Told<Copies>>,
    /// A plain deck, without card blocks: one card for each combination of these attributes.
    pub one_of_each: Vec<Told<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copies {
    pub players: PlayerRange,
    pub count: u32,
    /// Only with this option.
    pub option: Option<Told<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    pub name: Told<String>,
    /// A card may have several values of it.
    pub several: bool,
    /// The attribute this one is derived from: a color from a suit.
    pub from: Option<Told<String>>,
    pub values: Vec<AttributeValue>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttributeValue {
    /// As a card's line writes it: "A".
    pub name: Told<String>,
    /// As sentences say it, where that differs: "ace".
    pub word: Option<Told<String>>,
    /// Only a value that is a noun has one: "aces".
    pub plural: Option<String>,
    /// What it counts where a sentence says "its rank".
    pub number: Option<u32>,
    /// What a picture of the card shows: "♠".
    pub symbol: Option<String>,
    /// The color a picture shows it in, as 0xRRGGBB.
    pub paint: Option<u32>,
    /// Of a derived attribute: the values it follows from.
    pub of: Vec<Told<String>>,
}

impl AttributeValue {
    /// The word sentences use.
    pub fn spoken(&self) -> &Told<String> {
        self.word.as_ref().unwrap_or(&self.name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneManifest {
    pub name: Told<String>,
    pub plural: Option<String>,
    /// Each player has one.
    pub of_each_player: bool,
    pub order: ZoneOrder,
    pub seen_by: SeenBy,
    /// How many of them there are: six positions.
    pub count: u32,
    /// The cards that are in it are in play. The language has its own words for it.
    pub in_play: bool,
    /// All cards are in it when a game begins.
    pub starts_with_deck: bool,
    /// What it is for the verbs that name no zone, where several could be it.
    pub role: Option<Told<ZoneRole>>,
    /// What distinguishes the zones of one name: for each of them a value.
    pub attributes: Vec<ZoneAttribute>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneOrder {
    /// With a top and a bottom.
    Pile,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenBy {
    Owner,
    Everyone,
    Nobody,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneAttribute {
    pub attribute: Told<String>,
    pub values: Vec<Told<String>>,
    pub place: crate::source::Place,
}

/// A number the sentences speak of by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedValue {
    pub name: Told<String>,
    /// How several are called, where players have so many of it: coins.
    pub plural: Option<Told<String>>,
    /// Each player has one of their own.
    pub of_each_player: bool,
    pub start: u32,
    /// Other starts for some numbers of players.
    pub starts: Vec<Told<StartFor>>,
    pub from: ValueSource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartFor {
    pub players: PlayerRange,
    pub start: u32,
}

/// Who changes a named value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueSource {
    /// The sentences of the game.
    Sentences,
    /// The time that has passed, in minutes.
    Clock,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    pub direction: Option<Told<Direction>>,
    /// How many discards a turn allows.
    pub discards: Option<Told<u32>>,
    /// How many plays a turn allows.
    pub plays: Option<Told<u32>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    Clockwise,
    Counterclockwise,
}

/// What playing a card does with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// By a value that cards have: its type.
    pub kinds: Vec<PlayKind>,
    pub empty_choice: Option<Told<EmptyChoice>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayKind {
    /// The value, as sentences say it.
    pub value: Told<String>,
    pub then: PlayThen,
    pub spot: Told<Spot>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayThen {
    /// It has its effect and then goes there.
    After,
    /// It goes there and works while it is there.
    Enters,
}

/// A place a card goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    pub end: SpotEnd,
    pub zone: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpotEnd {
    Top,
    Bottom,
    Into,
}

/// What happens to a card whose first required choice has nothing to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmptyChoice {
    CantPlay,
    DoNothing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    pub sizes: Vec<Told<u32>>,
    /// Everybody can play alone as well.
    pub alone: bool,
    pub shared_turn: bool,
    pub hands_seen_by_allies: bool,
    pub place: crate::source::Place,
}

/// Something players agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    pub name: Told<String>,
    pub description: Option<String>,
    pub kind: OptionKind,
    /// In force unless players leave it out.
    pub usual: bool,
    /// The named number that starts with the number agreed on.
    pub sets: Option<Told<String>>,
}

/// What a variant says of an option of the game it changes: `stacking = true`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSetting {
    pub name: Told<String>,
    pub to: Told<SetTo>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetTo {
    /// In force, or not.
    Switched(bool),
    /// In force with this number.
    Number(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Switch,
    Number { min: u32, max: u32, default: u32 },
}

/// A warning that is accepted, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    pub code: Told<crate::diagnostic::Code>,
    pub reason: String,
}
