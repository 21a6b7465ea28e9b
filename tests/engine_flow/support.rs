//! Positions with cards made for a test, on the rules of the repository's main game.

use std::path::PathBuf;

use cardwright::analysis::analyze_to_play;
use cardwright::diagnostic::Diagnostics;
use cardwright::engine::{Deed, Journal, Match, Table, TableOptions};
use cardwright::game::{
    Answer, Card, CardSet, Event, Game, Outcome, Pending, Player, Players, Question, TextNo, Zone,
};
use cardwright::program::{CardId, EventKind, Program};
use cardwright::render::Log;
use cardwright::scenario::{check, run};
use cardwright::source::{FileId, Sources};
use cardwright::syntax::scenario::scenarios;

/// A card that does nothing worth mentioning; all of them match each other.
const BLANK: &str = "card \"Blank\"\n  2 of eye, event\n\n  Shuffle the draw pile.\n";

pub const NOTHING: Laid<'static> = Laid { hands: &[], in_play: &[], on_draw_pile: &[] };

fn read(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cards/crazier-eights");
    std::fs::read_to_string(folder.join(file)).expect("the game is there")
}

/// The main game with these cards, and with its settings and rules changed.
pub fn changed(
    cards: &str,
    settings: impl Fn(String) -> String,
    rules: impl Fn(String) -> String,
) -> Program {
    let mut sources = Sources::default();
    sources.add("game/game.toml", settings(read("game.toml")));
    sources.add("game/rules.cards", rules(read("rules.cards")));
    sources.add("game/base/set.toml", "name = \"Test\"\ncode = \"T\"\ncopyright = \"Nobody\"\n".to_string());
    sources.add("game/base/test.cards", format!("{BLANK}\n{cards}"));
    let analysis = analyze_to_play(&sources, &[]);
    let program = analysis.programs.into_iter().next().flatten();
    program.unwrap_or_else(|| {
        let found = analysis.diagnostics.iter();
        let messages = found.map(|found| format!("{:?} {} {:?}", found.code, found.message, found.help));
        panic!("{:#?}", messages.collect::<Vec<String>>())
    })
}

/// Runs one scenario on the main game with the rulebook's cards and these.
pub fn passes(cards: &str, lines: &str) {
    let mut sources = Sources::default();
    for file in ["game.toml", "rules.cards", "base/set.toml", "base/rulebook.cards"] {
        sources.add(format!("game/{file}"), read(file));
    }
    sources.add("game/base/more.cards", cards.to_string());
    let analysis = analyze_to_play(&sources, &[]);
    let messages: Vec<&String> = analysis.diagnostics.iter().map(|found| &found.message).collect();
    let program = analysis.programs.into_iter().next().flatten();
    let program = program.unwrap_or_else(|| panic!("{messages:#?}"));
    let mut problems = Diagnostics::default();
    let file = scenarios(&format!("scenario \"It\"\n{lines}\n"), FileId(0), &mut problems);
    check(FileId(0), &file, &program, &mut problems);
    assert!(problems.is_empty(), "{problems:?}");
    if let Some(failure) = run(&program, &file.scenarios[0]).failure {
        panic!("{}\n{}", failure.happened, failure.log.join("\n"));
    }
}

pub fn program(cards: &str) -> Program {
    changed(cards, |settings| settings, |rules| rules)
}

/// A card with this text: a two, so that it matches every other.
fn card(name: &str, kind: &str, text: &str) -> String {
    format!("card \"{name}\"\n  2 of ankh, {kind}\n\n  {text}\n\n")
}

pub fn asset(name: &str, text: &str) -> String {
    card(name, "asset", text)
}

pub fn event(name: &str, text: &str) -> String {
    card(name, "event", text)
}

/// Two of each card and many blank ones.
pub fn table(program: &Program, options: TableOptions) -> Table<'_> {
    let ids = (0..program.cards.len() as u16).map(CardId);
    let deck = ids.flat_map(|id| {
        let is_blank = program.words.cards[usize::from(id.0)] == "Blank";
        std::iter::repeat_n(id, if is_blank { 60 } else { 2 })
    });
    Table::with_deck(program, options, deck.collect()).expect("so many may play")
}

pub fn alone(players: u8) -> TableOptions {
    TableOptions::for_players(players)
}

pub fn teams_of(size: u8, players: u8) -> TableOptions {
    TableOptions { team_size: Some(size), ..TableOptions::for_players(players) }
}

/// What happened, and the chains that were cut off.
#[derive(Clone, Default)]
pub struct Notes {
    pub events: Vec<(EventKind, Option<Player>)>,
    pub broken: Vec<Vec<String>>,
    pub log: Log,
}

impl Journal for Notes {
    fn happened(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        self.events.push((event.kind, event.player));
        self.log.happened(table, game, event);
    }

    fn chosen(&mut self, table: &Table<'_>, game: &Game, pending: &Pending, answer: Answer) {
        self.log.chosen(table, game, pending, answer);
    }

    fn begins(&mut self, table: &Table<'_>, game: &Game, event: &Event) {
        self.log.begins(table, game, event);
    }

    fn showed(&mut self, table: &Table<'_>, game: &Game, event: &Event, cards: CardSet) {
        self.log.showed(table, game, event, cards);
    }

    fn acted(&mut self, table: &Table<'_>, game: &Game, deed: &Deed) {
        self.log.acted(table, game, deed);
    }

    fn chain_broken(&mut self, table: &Table<'_>, game: &Game, cycle: &[TextNo]) {
        self.log.chain_broken(table, game, cycle);
        self.broken.push(cycle.iter().map(|text| table.describe(*text)).collect());
    }
}

pub struct Position<'t> {
    pub game: Match<'t, Notes>,
    table: &'t Table<'t>,
}

/// What lies where; hands that are not mentioned hold three blank cards.
#[derive(Clone, Copy)]
pub struct Laid<'a> {
    pub hands: &'a [(u8, &'a [&'a str])],
    pub in_play: &'a [(u8, &'a [&'a str])],
    /// The top card last.
    pub on_draw_pile: &'a [&'a str],
}

impl<'t> Position<'t> {
    fn new(table: &'t Table<'t>, laid: &Laid<'_>) -> Position<'t> {
        let mut held = vec![Vec::new(); table.zone_count()];
        let mut left: Vec<Card> = table.all().iter().collect();
        let mut take = |name: &str| {
            let at = left.iter().position(|card| table.name(*card) == name);
            left.remove(at.unwrap_or_else(|| panic!("\"{name}\" is left")))
        };
        let hand = table.hand().expect("players have hands");
        let deck = table.zone(table.deck().expect("there is a deck"), Player(0));
        let pile = table.zone(table.discards().expect("there is a pile"), Player(0));
        let play = (0..table.zone_count() as u8).map(Zone).find(|zone| table.is_in_play(*zone));
        let play = table.kind_of(play.expect("cards can be in play")).expect("a zone of the game");
        for player in 0..table.players() {
            let three: &[&str] = &["Blank", "Blank", "Blank"];
            let cards = laid.hands.iter().find(|(of, _)| *of == player).map_or(three, |(_, cards)| *cards);
            held[table.zone(hand, Player(player)).index()] = cards.iter().map(|name| take(name)).collect();
        }
        for (player, cards) in laid.in_play {
            held[table.zone(play, Player(*player)).index()] = cards.iter().map(|name| take(name)).collect();
        }
        held[pile.index()] = vec![take("Blank")];
        let top: Vec<Card> = laid.on_draw_pile.iter().map(|name| take(name)).collect();
        held[deck.index()] = left;
        held[deck.index()].extend(top);
        Position { game: Match::arranged(table, &held, Player(0), 1, Notes::default()), table }
    }

    /// In the step of the first player's turn that offers something.
    pub fn offered(table: &'t Table<'t>, laid: &Laid<'_>) -> Position<'t> {
        let mut found = Position::new(table, laid);
        found.game.offer_turn(Player(0));
        found
    }

    /// The first player's turn begins.
    pub fn begun(table: &'t Table<'t>, laid: &Laid<'_>) -> Position<'t> {
        let mut found = Position::new(table, laid);
        found.game.begin_turn(Player(0));
        found
    }

    pub fn state(&self) -> &Game {
        self.game.game()
    }

    fn names(&self, zone: Zone) -> Vec<&'t str> {
        self.state().zones.from_bottom(zone).map(|card| self.table.name(card)).collect()
    }

    pub fn hand(&self, player: u8) -> Vec<&'t str> {
        let hand = self.table.hand().expect("players have hands");
        self.names(self.table.zone(hand, Player(player)))
    }

    pub fn in_play(&self, player: u8) -> Vec<&'t str> {
        let theirs =
            |zone: &Zone| self.table.is_in_play(*zone) && self.table.owner(*zone) == Some(Player(player));
        self.state().zones.zones().filter(theirs).flat_map(|zone| self.names(zone)).collect()
    }

    /// From the bottom.
    pub fn discards(&self) -> Vec<&'t str> {
        self.names(self.table.zone(self.table.discards().expect("there is a pile"), Player(0)))
    }

    pub fn left(&self) -> Vec<u8> {
        self.state().players().iter().map(|player| player.0).collect()
    }

    pub fn asked(&self) -> Option<u8> {
        self.game.decision().map(|pending| pending.player.0)
    }

    pub fn question(&self) -> Option<Question> {
        self.game.decision().map(|pending| pending.question)
    }

    pub fn offers(&self, wanted: impl Fn(&Answer) -> bool) -> bool {
        self.game.decision().is_some_and(|pending| pending.options().any(|answer| wanted(&answer)))
    }

    pub fn choose(&mut self, what: &str, wanted: impl Fn(&Answer) -> bool) {
        let pending = self.game.decision().unwrap_or_else(|| panic!("{what}: nobody is asked"));
        let option = pending.options().position(|answer| wanted(&answer));
        let option = option.unwrap_or_else(|| panic!("{what}: offered is {pending:?}"));
        self.game.choose(option).expect("an offered option can be chosen");
    }

    fn is(&self, answer: &Answer, verb: EventKind, name: &str) -> bool {
        match answer {
            Answer::TakeCard { then, card, .. } => {
                self.game.verb_of(*then) == Some(verb) && self.table.name(*card) == name
            }
            Answer::Permitted { kind, card } => *kind == verb && self.table.name(*card) == name,
            _other => false,
        }
    }

    fn take(&mut self, verb: EventKind, name: &str) {
        let pending = self.game.decision().unwrap_or_else(|| panic!("{verb:?} {name}: nobody is asked"));
        let option = pending.options().position(|answer| self.is(&answer, verb, name));
        let option = option.unwrap_or_else(|| panic!("{verb:?} {name}: offered is {pending:?}"));
        self.game.choose(option).expect("an offered option can be chosen");
    }

    pub fn can_discard(&self, name: &str) -> bool {
        self.offers(|answer| self.is(answer, EventKind::Discard, name))
    }

    pub fn play(&mut self, name: &str) {
        self.take(EventKind::Play, name);
    }

    pub fn discard(&mut self, name: &str) {
        self.take(EventKind::Discard, name);
    }

    pub fn pick(&mut self, name: &str) {
        let table = self.table;
        self.choose(name, |answer| matches!(answer, Answer::Card(card) if table.name(*card) == name));
    }

    pub fn pick_player(&mut self, player: u8) {
        self.choose("a player", |answer| *answer == Answer::Player(Player(player)));
    }

    /// The condition or change of this card comes first.
    pub fn first(&mut self, name: &str) {
        let table = self.table;
        self.choose(name, |answer| match answer {
            Answer::Next { source, .. } | Answer::Change { source, .. } => {
                source.is_some_and(|card| table.name(card) == name)
            }
            _other => false,
        });
    }

    pub fn use_ability(&mut self) {
        self.choose("an ability", |answer| matches!(answer, Answer::Use { .. }));
    }

    pub fn can_use_ability(&self) -> bool {
        self.offers(|answer| matches!(answer, Answer::Use { .. }))
    }

    pub fn yes(&mut self) {
        self.choose("yes", |answer| *answer == Answer::Yes);
    }

    pub fn no(&mut self) {
        self.choose("no", |answer| *answer == Answer::No);
    }

    pub fn done(&mut self) {
        self.choose("done", |answer| matches!(answer, Answer::Leave(_)));
    }

    pub fn wait(&mut self) {
        self.choose("wait", |answer| *answer == Answer::Wait);
    }

    pub fn can_wait(&self) -> bool {
        self.offers(|answer| *answer == Answer::Wait)
    }

    /// Says done until the next turn has begun.
    pub fn end_turn(&mut self) {
        let turn = self.state().turn;
        while self.state().turn == turn && self.game.outcome().is_none() {
            self.done();
        }
    }

    pub fn won(&self) -> Option<Vec<u8>> {
        let seats = |players: Players| players.iter().map(|player| player.0).collect();
        match self.game.outcome()? {
            Outcome::Won(players) | Outcome::OutOfTurns(players) => Some(seats(players)),
            Outcome::Stopped(missing) => panic!("{}", self.table.describe(missing.at)),
        }
    }

    pub fn active(&self) -> u8 {
        self.state().active().0
    }

    /// The log as a player may read it.
    pub fn lines(&self, viewer: u8) -> Vec<String> {
        self.game.journal().log.lines(self.table, Some(Player(viewer)))
    }

    fn seen(&self, viewer: u8, zone: Zone) -> Vec<Option<&'t str>> {
        let view = self.game.view(Player(viewer));
        let words = &self.table.program.words;
        let name = |card: CardId| words.cards[card.index()].as_str();
        view.zone(zone).places.iter().map(|place| place.card.map(name)).collect()
    }

    /// What a player knows of a hand.
    pub fn seen_in_hand(&self, viewer: u8, of: u8) -> Vec<&'t str> {
        let hand = self.table.hand().expect("players have hands");
        self.seen(viewer, self.table.zone(hand, Player(of))).into_iter().flatten().collect()
    }

    /// What a player knows of the draw pile, from the top.
    pub fn seen_on_draw_pile(&self, viewer: u8) -> Vec<Option<&'t str>> {
        self.seen(viewer, self.table.zone(self.table.deck().expect("there is a deck"), Player(0)))
    }

    pub fn players_of(&self, kind: EventKind) -> Vec<u8> {
        let events = self.game.journal().events.iter().filter(|(of, _)| *of == kind);
        events.filter_map(|(_, player)| player.map(|player| player.0)).collect()
    }
}
