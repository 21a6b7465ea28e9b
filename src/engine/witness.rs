//! Why the abilities of a card or of a rule took effect or did not: takes notes while a game is played again, and
//! looks at what holds now. Reads, never writes, and words nothing.

use super::bearing::{applies, works};
use super::body::deed_is_open_to;
use super::evaluate::Look;
use super::journal::{Actor, Deed, How, Journal};
use super::road::{as_kind, kinds, viewers};
use super::{Match, Table, Whence};
use crate::game::{Answer, Card, Event, Game, Pending, Player, Players, TextNo};
use crate::program::{Ability, AbilityId, Ask, CardsKind, Op, Stage, TestId, WhoKind, WorksIn};

/// Whose abilities are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bears {
    Card(Card),
    /// A rule.
    Text(TextNo),
}

/// A moment at which an ability could have taken effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub whence: Whence,
    pub turn: u16,
    pub event: Event,
    pub came: Came,
    /// Who may know which card the event was about, and what came of it.
    pub known_to: Players,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    Acted(How),
    Silent(Silence),
}

/// Why an ability does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Its card is not where the ability works.
    Elsewhere(WorksIn),
    /// What happened was about a card that it does not mean.
    OtherCard,
    /// Somebody else did it, or made it happen.
    OtherPlayer,
    /// It happened in another turn or phase.
    OtherTime,
    /// The card came from, or went, somewhere else.
    OtherPlace,
    /// It was not the so-manieth.
    OtherNumber,
    /// What it asks for besides does not hold.
    Condition,
}

impl Silence {
    fn is_told_of_then(&self) -> bool {
        !matches!(self, Silence::Elsewhere(_))
    }

    /// Whether it hangs on what is asked of cards.
    fn hangs_on_cards(&self) -> bool {
        matches!(self, Silence::OtherCard | Silence::Condition)
    }
}

/// What an ability that waits for no event does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    Holds,
    Not(Silence),
    /// It is done when its card is played.
    WhenPlayed,
    /// Its controller may use it.
    Offered,
    /// It waits for something to happen.
    Waits,
    /// It hangs on cards that the viewer does not see.
    Unseen,
}

/// Keeps for each ability the last time it acted, and the last time it could have and did not.
#[derive(Clone, Debug)]
pub struct Witness {
    of: Bears,
    pub moments: Vec<Moment>,
}

impl Bears {
    fn texts<'t, const W: usize>(&'t self, table: &'t Table<'_, W>) -> &'t [TextNo] {
        match self {
            Bears::Card(card) => table.texts_of(*card),
            Bears::Text(text) => std::slice::from_ref(text),
        }
    }

    fn card(self) -> Option<Card> {
        match self {
            Bears::Card(card) => Some(card),
            Bears::Text(_) => None,
        }
    }

    pub(super) fn look<'a, const W: usize>(
        self,
        table: &'a Table<'a, W>,
        game: &'a Game<W>,
        text: TextNo,
        event: &'a Event,
    ) -> Look<'a, W> {
        let holder = self.card().and_then(|card| table.owner(game.zones.place(card)));
        let you = match self {
            Bears::Card(_) => holder.unwrap_or(game.active()),
            Bears::Text(_) => event.player.unwrap_or(game.active()),
        };
        Look::from_text(table, game, text, you, self.card(), event)
    }
}

impl Witness {
    pub fn of(of: Bears) -> Witness {
        Witness { of, moments: Vec::new() }
    }

    /// Takes the place of what was noted of the ability before, where that came to the same.
    fn note(&mut self, moment: Moment) {
        let acted = |came: Came| matches!(came, Came::Acted(_));
        let is_older =
            |other: &Moment| other.whence == moment.whence && acted(other.came) == acted(moment.came);
        self.moments.retain(|other| !is_older(other));
        self.moments.push(moment);
    }
}

impl<const W: usize> Journal<W> for Witness {
    fn happened(&mut self, table: &Table<'_, W>, game: &Game<W>, event: &Event) {
        let of = self.of;
        for kind in kinds(table, event) {
            let event = Event { kind, ..as_kind(table, event, kind) };
            for text in of.texts(table) {
                for (number, ability) in table.text(*text).abilities.iter().enumerate() {
                    if ability.kind != kind || !waits(ability.stage) {
                        continue;
                    }
                    let look = of.look(table, game, *text, &event);
                    // Where the card lies is told as it is now: that it once lay elsewhere would mislead.
                    let Some(silence) = silence(&look, ability, of).filter(Silence::is_told_of_then) else {
                        continue;
                    };
                    let whence = Whence { text: *text, ability: Some(AbilityId(number as u16)) };
                    let mut known_to =
                        event.card.map_or(table.everyone(), |card| known_to(table, game, card));
                    if silence.hangs_on_cards() {
                        let (actor, ability) = (Actor { text: *text, source: of.card() }, whence.ability);
                        let deed = Deed { actor, you: look.you, how: How::Effect, event, ability };
                        known_to = known_to.and(deed_is_open_to(table, game, &deed));
                    }
                    let came = Came::Silent(silence);
                    self.note(Moment { whence, turn: game.turn, event, came, known_to });
                }
            }
        }
    }

    fn chosen(&mut self, _: &Table<'_, W>, _: &Game<W>, _: &Pending<W>, _: Answer<W>) {}

    fn acted(&mut self, table: &Table<'_, W>, game: &Game<W>, deed: &Deed) {
        let text = deed.actor.text;
        if deed.actor.source != self.of.card() || !self.of.texts(table).contains(&text) {
            return;
        }
        let kind = deed.event.kind;
        let is_it = |ability: &Ability| match ability.stage {
            Stage::State(_) => deed.how == How::Effect,
            stage => ability.kind == kind && waits(stage),
        };
        let ability =
            table.text(text).abilities.iter().position(is_it).map(|number| AbilityId(number as u16));
        let whence = Whence { text, ability };
        let (event, came) = (deed.event, Came::Acted(deed.how));
        // What was noted of this event before it was all looked at does not count.
        self.moments.retain(|other| other.whence != whence || other.event != event);
        let known_to = deed_is_open_to(table, game, deed);
        self.note(Moment { whence, turn: game.turn, event, came, known_to });
    }
}

impl<J: Journal<W>, const W: usize> Match<'_, J, W> {
    /// What each ability of a card or a rule does at this moment, as far as the viewer can know it.
    pub fn abilities_now(&self, of: Bears, viewer: Player) -> Vec<(Whence, Now)> {
        let (table, game) = (self.table, &self.game);
        let mut found = Vec::new();
        for text in of.texts(table) {
            for (number, ability) in table.text(*text).abilities.iter().enumerate() {
                let event = Event::of(ability.kind, game.active());
                let look = of.look(table, game, *text, &event);
                let whence = Whence { text: *text, ability: Some(AbilityId(number as u16)) };
                let is_open = || {
                    let actor = Actor { text: *text, source: of.card() };
                    let deed =
                        Deed { actor, you: look.you, how: How::Effect, event, ability: whence.ability };
                    deed_is_open_to(table, game, &deed).contains(viewer)
                };
                let now = match ability.stage {
                    Stage::Effect => Now::WhenPlayed,
                    Stage::Offer(_) => match silence(&look, ability, of) {
                        Some(Silence::Condition) if !is_open() => Now::Unseen,
                        Some(Silence::Condition) => Now::Not(Silence::Condition),
                        Some(_) | None => Now::Offered,
                    },
                    Stage::Standing(_) | Stage::State(_)
                        if elsewhere(&look, ability, of).is_none() && !is_open() =>
                    {
                        Now::Unseen
                    }
                    Stage::Standing(_) | Stage::State(_) => {
                        silence(&look, ability, of).map_or(Now::Holds, Now::Not)
                    }
                    // Whether it would forbid something is seen when somebody tries.
                    Stage::Prohibit => elsewhere(&look, ability, of).map_or(Now::Holds, Now::Not),
                    Stage::Before
                    | Stage::Amount
                    | Stage::Instead
                    | Stage::MayInstead(_)
                    | Stage::After
                    | Stage::Impossible => elsewhere(&look, ability, of).map_or(Now::Waits, Now::Not),
                };
                found.push((whence, now));
            }
        }
        found
    }

    /// The card at a place, where the player knows which it is.
    pub fn known_at(&self, player: Player, spot: crate::game::Spot) -> Option<Card> {
        self.card_at(player, spot).filter(|card| self.knows(player, *card))
    }
}

/// Whether the ability may take effect and do nothing that others see: it asks something first.
pub fn may_act_unseen<const W: usize>(table: &Table<'_, W>, whence: Whence) -> bool {
    let text = table.text(whence.text);
    let code = whence.ability.and_then(|ability| text.abilities[ability.index()].code);
    let done = code.map_or(&[][..], |code| &text.code[code.index()..]);
    let mut done = done.iter().take_while(|op| !matches!(op, Op::End));
    done.any(|op| matches!(op, Op::AskMay { .. } | Op::Unless(..)))
}

/// Who can tell which card it is.
fn known_to<const W: usize>(table: &Table<'_, W>, game: &Game<W>, card: Card) -> Players {
    let open = match game.face_down.contains(card) {
        true => Players::NOBODY,
        false => viewers(table, game.zones.place(card)),
    };
    game.knowledge.knowers(card).or(open)
}

/// Whether an ability of the stage waits for an event.
fn waits(stage: Stage) -> bool {
    match stage {
        Stage::Before | Stage::Amount | Stage::Instead | Stage::MayInstead(_) | Stage::After => true,
        Stage::Prohibit
        | Stage::Impossible
        | Stage::State(_)
        | Stage::Standing(_)
        | Stage::Offer(_)
        | Stage::Effect => false,
    }
}

fn elsewhere<const W: usize>(look: &Look<'_, W>, ability: &Ability, of: Bears) -> Option<Silence> {
    let card = of.card()?;
    let in_play = look.game.zones.in_play().contains(card);
    (!works(look.table, look.game, ability, card, in_play)).then_some(Silence::Elsewhere(ability.works_in))
}

/// The first thing that keeps an ability from taking effect.
pub(super) fn silence<const W: usize>(look: &Look<'_, W>, ability: &Ability, of: Bears) -> Option<Silence> {
    let away = elsewhere(look, ability, of);
    if away.is_some() || applies(look, ability) {
        return away;
    }
    let tests = [ability.condition, ability.only_while];
    let failing = tests.into_iter().flatten().find_map(|test: TestId| look.failing(test));
    // Where every test holds, it is what is printed on the event's card.
    Some(failing.map_or(Silence::OtherCard, meaning))
}

/// What the answer "no" to a question means.
fn meaning(ask: Ask) -> Silence {
    match ask {
        Ask::Among(who, _) | Ask::AnyPlayer(who) => match who.kind() {
            WhoKind::Actor | WhoKind::Cause => Silence::OtherPlayer,
            WhoKind::Active => Silence::OtherTime,
            WhoKind::You
            | WhoKind::Newly
            | WhoKind::Dealer
            | WhoKind::Winner
            | WhoKind::Candidate
            | WhoKind::Everyone
            | WhoKind::Nobody
            | WhoKind::Local(_)
            | WhoKind::Set(_) => Silence::Condition,
        },
        Ask::EventReceiver(_) => Silence::OtherPlayer,
        Ask::In(cards, _) => match cards.kind() {
            CardsKind::OfEvent => Silence::OtherCard,
            CardsKind::This
            | CardsKind::Candidate
            | CardsKind::Local(_)
            | CardsKind::Scratch(_)
            | CardsKind::Set(_) => Silence::Condition,
        },
        Ask::EventTo(_) | Ask::EventFrom(_) | Ask::EventOnTop | Ask::EventOnBottom => Silence::OtherPlace,
        Ask::TurnOf(_) | Ask::Phase(..) => Silence::OtherTime,
        Ask::Nth(..) => Silence::OtherNumber,
        Ask::Compare(..)
        | Ask::Any(_)
        | Ask::EventAbout(_)
        | Ask::EventAdds
        | Ask::EventSubtracts
        | Ask::EventPays
        | Ask::AllShare(..)
        | Ask::ZoneShares(..)
        | Ask::ZoneIs(_)
        | Ask::Can(_)
        | Ask::Allowance(..) => Silence::Condition,
    }
}
