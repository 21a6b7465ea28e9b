//! Which texts a table has, and who listens to what because of them: those in force with its options, and those of
//! the cards of its deck.

use smallvec::SmallVec;

use super::demands::demands;
use super::sight::Sights;
use super::texts::{LinkedText, TextOrigin};
use crate::engine::table::Table;
use crate::engine::table::listen::gather::On;
use crate::engine::table::options::TableOptions;
use crate::engine::table::set::linked::LinkedSets;
use crate::engine::table::standing::kept::KeptKinds;
use crate::game::{Card, TextNo};
use crate::program::reads;
use crate::program::{CardDef, CardId, Definition, KeywordId, Op, Pc, Rule, Stage, Text};

impl<'p, const W: usize> Table<'p, W> {
    /// Those of the course of the game, its rules and definitions.
    pub(in crate::engine::table) fn link_flow(&mut self) {
        let program = self.program;
        let options = self.options.clone();
        for (_, text) in options.narrowest(&program.flow.setup, |_| (), |(gate, _)| gate) {
            let number = self.add(text, TextOrigin::Setup);
            self.setup.push(number);
        }
        for phase in options.narrowest(&program.flow.phases, |phase| phase.id, |phase| &phase.gate) {
            let number = self.add(&phase.text, TextOrigin::Phase(phase.id));
            self.phases.push((phase.id, number));
            let mut code = phase.text.code.iter();
            let asks = |op: &Op| matches!(op, Op::Ask(_) | Op::TakeOneAction(_) | Op::TakeAction { .. });
            self.asks.push(code.any(asks));
        }
        for action in options.narrowest(&program.flow.actions, |action| action.id, |action| &action.gate) {
            let number = self.add(&action.text, TextOrigin::Action(action.id));
            self.actions.push((action.id, number));
        }
        let rules: Vec<(u16, &Rule)> = (0..).zip(&program.rules).collect();
        for (number, rule) in options.narrowest(&rules, |(_, rule)| rule.family, |(_, rule)| &rule.gate) {
            if self.has_teams() || !rule.for_teams {
                let number = self.add(&rule.text, TextOrigin::Rule(*number));
                self.listeners.add(number, &rule.text, &On::Rule);
                self.rules.push(number);
            }
        }
        self.link_definitions(&options);
        let steps = self.setup.iter().chain(self.phases.iter().map(|(_, text)| text));
        let steps: Vec<TextNo> = steps.chain(self.actions.iter().map(|(_, text)| text)).copied().collect();
        for number in steps {
            self.listeners.add(number, self.texts[number.index()].text, &On::Effect);
        }
    }

    fn link_definitions(&mut self, options: &TableOptions) {
        let definitions: Vec<(u16, &Definition)> = (0..).zip(&self.program.definitions).collect();
        let word = |(_, definition): &(u16, &Definition)| match definition {
            Definition::Predicate { id, .. } => (Some(*id), None),
            Definition::Verb { kind, .. } => (None, Some(*kind)),
        };
        for (number, definition) in options.narrowest(&definitions, word, |(_, definition)| definition.gate())
        {
            let origin = TextOrigin::Definition(*number);
            match definition {
                Definition::Predicate { id, holds, text, .. } => {
                    let number = self.add(text, origin);
                    if self.predicates.len() <= id.index() {
                        self.predicates.resize(id.index() + 1, Vec::new());
                    }
                    self.predicates[id.index()].push((number, *holds));
                }
                Definition::Verb { kind, text, .. } => {
                    let number = self.add(text, origin);
                    self.listeners.add(number, text, &On::Effect);
                    self.verbs.push((*kind, number));
                }
            }
        }
    }

    /// Those of the cards of the deck and of keywords.
    pub(in crate::engine::table) fn link_cards(&mut self) {
        let program = self.program;
        let keywords: Vec<TextNo> = program
            .keywords
            .iter()
            .enumerate()
            .map(|(number, text)| self.add(text, TextOrigin::Keyword(KeywordId(number as u8))))
            .collect();
        let mut known: Vec<(CardId, TextNo)> = Vec::new();
        for (card, id) in self.cards.clone().into_iter().enumerate() {
            let definition = &program.cards[id.index()];
            let own = known.iter().find(|(other, _)| *other == id).map(|(_, text)| *text);
            let own = own.unwrap_or_else(|| {
                let text = self.add(&definition.text, TextOrigin::Card(id));
                known.push((id, text));
                text
            });
            let mut texts = vec![own];
            texts.extend(definition.keywords.iter().map(|has| keywords[has.keyword.index()]));
            for text in &texts {
                self.listeners.add(*text, self.texts[text.index()].text, &On::Card(Card(card as u8)));
            }
            let demands = demands(self, definition, &texts);
            self.demanded.push(demands);
            self.effects.push(self.effects_of(definition, &texts));
            self.card_texts.push(texts);
        }
    }

    /// What a card with these texts does when it is played, the last of it first.
    fn effects_of(&self, card: &CardDef, texts: &[TextNo]) -> SmallVec<[(TextNo, Pc); 4]> {
        let of_text = |text: TextNo| {
            let abilities = self.text(text).abilities.iter();
            let effects = abilities.filter(|ability| ability.stage == Stage::Effect);
            effects.filter_map(|ability| ability.code).map(move |pc| (text, pc))
        };
        let mut own = of_text(texts[0]);
        let (mut found, mut before) = (SmallVec::new(), 0);
        for (has, text) in card.keywords.iter().zip(&texts[1..]) {
            found.extend(own.by_ref().take(usize::from(has.after - before)));
            found.extend(of_text(*text));
            before = has.after;
        }
        found.extend(own);
        found.reverse();
        found
    }

    fn add(&mut self, text: &'p Text, origin: TextOrigin) -> TextNo {
        let (plain, full) = (LinkedSets::default(), LinkedSets::default());
        let (tests, whiles, prices) = (Vec::new(), Vec::new(), Vec::new());
        let zones = text.places.iter().map(|place| self.zones.always(*place)).collect();
        self.texts.push(LinkedText {
            code: Box::default(),
            begins: text.abilities.iter().map(|ability| ability.code).collect(),
            text,
            offers: Box::default(),
            taken: Box::default(),
            choices: Box::default(),
            first: Pc(0),
            is_alike: false,
            tests,
            questions: Vec::new(),
            persons: Vec::new(),
            zones,
            prices,
            plain_prices: Vec::new(),
            plain,
            full,
            whiles,
            kept_kinds: KeptKinds::all(text),
            sights: Sights::default(),
            origin,
        });
        self.reads.push(reads::of_abilities(text));
        self.kept_sets.push(reads::kept_sets(text));
        self.card_locals.push(reads::card_locals(text));
        TextNo(self.texts.len() as u16 - 1)
    }
}
