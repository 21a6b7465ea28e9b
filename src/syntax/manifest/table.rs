//! One table of a manifest. Each key that is asked for becomes known; what is left over at the end
//! is reported with the key that was probably meant.

use std::ops::RangeInclusive;

use toml::de::DeTable;

use super::Told;
use super::value::Value;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_all};
use crate::source::{Place, Span};

pub(super) struct Table<'t> {
    /// What the table is, to speak of it: "zones", "the file".
    what: String,
    place: Place,
    /// In the order of the file.
    entries: Vec<Entry<'t>>,
    known: Vec<&'static str>,
    /// The keys the file has.
    present: Vec<&'t str>,
}

struct Entry<'t> {
    key: &'t str,
    place: Place,
    value: Value<'t>,
}

impl<'t> Table<'t> {
    pub fn new(what: String, table: &'t DeTable<'t>, place: Place) -> Table<'t> {
        let mut entries: Vec<Entry<'t>> = table
            .iter()
            .map(|(key, value)| {
                let span = key.span();
                let name: &str = key.get_ref();
                Entry {
                    key: name,
                    place: Place::new(place.file, Span::new(span.start, span.end)),
                    value: Value::new(place.file, name, value),
                }
            })
            .collect();
        entries.sort_by_key(|entry| entry.place);
        let present = entries.iter().map(|entry| entry.key).collect();
        Table { what, place, entries, known: Vec::new(), present }
    }

    pub fn place(&self) -> Place {
        self.place
    }

    /// Whether the file sets the key, rightly or not.
    pub fn has(&self, key: &str) -> bool {
        self.present.contains(&key)
    }

    pub fn take(&mut self, key: &'static str) -> Option<Value<'t>> {
        self.known.push(key);
        let at = self.entries.iter().position(|entry| entry.key == key)?;
        Some(self.entries.remove(at).value)
    }

    pub fn text(&mut self, key: &'static str, out: &mut Diagnostics) -> Option<Told<String>> {
        self.take(key)?.text(out)
    }

    pub fn texts(&mut self, key: &'static str, out: &mut Diagnostics) -> Vec<Told<String>> {
        self.take(key).map(|value| value.texts(out)).unwrap_or_default()
    }

    pub fn flag(&mut self, key: &'static str, out: &mut Diagnostics) -> Option<bool> {
        self.take(key)?.flag(out)
    }

    pub fn number(
        &mut self,
        key: &'static str,
        range: RangeInclusive<u32>,
        out: &mut Diagnostics,
    ) -> Option<Told<u32>> {
        self.take(key)?.number(range, out)
    }

    pub fn choice<T: Copy>(
        &mut self,
        key: &'static str,
        words: &[(&str, T)],
        out: &mut Diagnostics,
    ) -> Option<Told<T>> {
        self.take(key)?.choice(words, out)
    }

    pub fn table(&mut self, key: &'static str, out: &mut Diagnostics) -> Option<Table<'t>> {
        self.take(key)?.table(out)
    }

    /// A list of groups.
    pub fn tables(&mut self, key: &'static str, out: &mut Diagnostics) -> Vec<Table<'t>> {
        let items = self.take(key).and_then(|value| value.list(out)).unwrap_or_default();
        items.into_iter().filter_map(|item| item.table(out)).collect()
    }

    /// All entries that are left, under names the designer gave.
    pub fn rest(&mut self) -> Vec<(Told<String>, Value<'t>)> {
        let entries = std::mem::take(&mut self.entries);
        entries
            .into_iter()
            .map(|entry| (Told::new(entry.key.to_string(), entry.place), entry.value))
            .collect()
    }

    /// The tables below a heading such as `[zones.NAME]`.
    pub fn named(&mut self, key: &'static str, out: &mut Diagnostics) -> Vec<(Told<String>, Table<'t>)> {
        let Some(mut table) = self.table(key, out) else { return Vec::new() };
        let mut named = Vec::new();
        for (name, value) in table.rest() {
            if name.value.trim().is_empty() {
                out.push(
                    Diagnostic::new(
                        Code::TomlWrongKind,
                        name.place,
                        format!("A name in \"{key}\" is empty."),
                    )
                    .label("nothing between the quotes")
                    .help(format!("Write a name: [{key}.NAME]")),
                );
            } else if let Some(table) = value.table(out) {
                named.push((name, table));
            }
        }
        named
    }

    /// Reports a key that has to be there and is not.
    pub fn missing(&self, key: &str, example: &str, out: &mut Diagnostics) {
        let message = format!("{} needs \"{key}\".", self.what);
        let gap = Place::new(self.place.file, Span::gap(self.place.span.start as usize));
        out.push(
            Diagnostic::new(Code::TomlMissing, gap, message)
                .label("not set")
                .help(format!("Add a line such as {example}")),
        );
    }

    /// Reports a key that has to be there, unless it is there with a wrong value and was reported.
    pub fn missing_unless_wrong(&self, key: &str, example: &str, out: &mut Diagnostics) {
        if !self.has(key) {
            self.missing(key, example, out);
        }
    }

    /// Reports what nobody asked for.
    pub fn finish(self, out: &mut Diagnostics) {
        for entry in &self.entries {
            let message = format!("{} has no setting \"{}\".", self.what, entry.key);
            let mut diagnostic =
                Diagnostic::new(Code::TomlUnknownKey, entry.place, message).label("unknown here");
            diagnostic = match nearest(entry.key, self.known.iter().copied()) {
                Some(near) => diagnostic.help(format!("Did you mean \"{near}\"?")).fix(
                    format!("write \"{near}\""),
                    entry.place.span,
                    near,
                ),
                None => diagnostic
                    .help(format!("The settings here are {}.", quoted_all(self.known.iter().copied()))),
            };
            out.push(diagnostic);
        }
    }
}
