//! A variant's manifest laid over that of its base game.

use super::{Deck, GameManifest, GameOption, OptionKind, OptionSetting, Play, SetTo, Turn};

impl GameManifest {
    /// This manifest where it says something, otherwise `base`. What has a name is replaced by name.
    #[must_use]
    pub fn over(self, base: &GameManifest) -> GameManifest {
        let base = base.clone();
        GameManifest {
            name: self.name,
            variant_of: self.variant_of,
            players: self.players.or(base.players),
            line: self.line.or(base.line),
            deck: Deck {
                copies: or_base(self.deck.copies, base.deck.copies),
                one_of_each: or_base(self.deck.one_of_each, base.deck.one_of_each),
            },
            attributes: by_name(self.attributes, base.attributes, |attribute| &attribute.name.value),
            zones: by_name(self.zones, base.zones, |zone| &zone.name.value),
            values: by_name(self.values, base.values, |value| &value.name.value),
            turn: Turn {
                direction: self.turn.direction.or(base.turn.direction),
                discards: self.turn.discards.or(base.turn.discards),
                plays: self.turn.plays.or(base.turn.plays),
            },
            play: Play {
                kinds: by_name(self.play.kinds, base.play.kinds, |kind| &kind.value.value),
                empty_choice: self.play.empty_choice.or(base.play.empty_choice),
            },
            teams: self.teams.or(base.teams),
            last_turn: self.last_turn.or(base.last_turn),
            options: set(by_name(self.options, base.options, |option| &option.name.value), &self.settings),
            settings: self.settings,
            // What is allowed in the base game's files is looked at when those are checked.
            allow: self.allow,
            tried: [self.tried, base.tried].concat(),
        }
    }
}

/// The options as they are set. What does not fit is left alone, and reported when the whole game is checked.
fn set(mut options: Vec<GameOption>, settings: &[OptionSetting]) -> Vec<GameOption> {
    for setting in settings {
        let Some(option) = options.iter_mut().find(|option| option.name.value == setting.name.value) else {
            continue;
        };
        match (&mut option.kind, setting.to.value) {
            (OptionKind::Switch | OptionKind::Number { .. }, SetTo::Switched(is_on)) => option.usual = is_on,
            (OptionKind::Number { min, max, default }, SetTo::Number(number)) => {
                if (*min..=*max).contains(&number) {
                    *default = number;
                    option.usual = true;
                }
            }
            (OptionKind::Switch, SetTo::Number(_)) => {}
        }
    }
    options
}

fn or_base<T>(own: Vec<T>, base: Vec<T>) -> Vec<T> {
    if own.is_empty() { base } else { own }
}

/// The base's entries in their order, each replaced where the variant has one of its name, then the new.
fn by_name<T>(own: Vec<T>, base: Vec<T>, name: impl Fn(&T) -> &String) -> Vec<T> {
    let mut own: Vec<Option<T>> = own.into_iter().map(Some).collect();
    let mut merged = Vec::with_capacity(base.len() + own.len());
    for entry in base {
        let replacement =
            own.iter_mut().find(|slot| slot.as_ref().is_some_and(|other| name(other) == name(&entry)));
        merged.push(replacement.and_then(Option::take).unwrap_or(entry));
    }
    merged.extend(own.into_iter().flatten());
    merged
}
