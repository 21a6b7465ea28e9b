//! One value of a manifest, asked for what it should be. A wrong answer is a diagnostic.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::DeValue;

use super::Told;
use super::table::Table;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, nearest, quoted_list};
use crate::source::{FileId, Place, Span};

#[derive(Clone, Copy)]
pub(super) struct Value<'t> {
    /// The key it is set for, to speak of it.
    pub key: &'t str,
    pub value: &'t DeValue<'t>,
    pub place: Place,
}

impl<'t> Value<'t> {
    pub fn new(file: FileId, key: &'t str, spanned: &'t Spanned<DeValue<'t>>) -> Value<'t> {
        let span = spanned.span();
        Value { key, value: spanned.get_ref(), place: Place::new(file, Span::new(span.start, span.end)) }
    }

    pub fn text(self, out: &mut Diagnostics) -> Option<Told<String>> {
        match self.value.as_str() {
            Some("") => {
                let message = format!("\"{}\" is empty.", self.key);
                out.push(
                    Diagnostic::new(Code::TomlWrongKind, self.place, message)
                        .label("nothing between the quotes")
                        .help("Write the text between the quotes, or delete the line."),
                );
                None
            }
            Some(text) => Some(Told::new(text.to_string(), self.place)),
            None => self.wrong("a text between quotes", out),
        }
    }

    pub fn flag(self, out: &mut Diagnostics) -> Option<bool> {
        match self.value.as_bool() {
            Some(flag) => Some(flag),
            None => self.wrong("true or false", out),
        }
    }

    pub fn number(self, range: RangeInclusive<u32>, out: &mut Diagnostics) -> Option<Told<u32>> {
        let Some(integer) = self.value.as_integer() else {
            return self.wrong("a whole number in digits", out);
        };
        let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
        match number.and_then(|number| u32::try_from(number).ok()).filter(|number| range.contains(number)) {
            Some(number) => Some(Told::new(number, self.place)),
            None => {
                let message = format!("\"{}\" can't be {}.", self.key, integer.as_str());
                out.push(
                    Diagnostic::new(Code::TomlNumber, self.place, message)
                        .label("out of range")
                        .help(format!("A number from {} to {} can stand here.", range.start(), range.end())),
                );
                None
            }
        }
    }

    /// One of a few words.
    pub fn choice<T: Copy>(self, words: &[(&str, T)], out: &mut Diagnostics) -> Option<Told<T>> {
        let text = self.text(out)?;
        if let Some((_, meant)) = words.iter().find(|(word, _)| *word == text.value) {
            return Some(text.map(|_| *meant));
        }
        let choices = || words.iter().map(|(word, _)| *word);
        let message = format!("\"{}\" can't be \"{}\".", self.key, text.value);
        let mut diagnostic = Diagnostic::new(Code::TomlChoice, self.place, message)
            .label("not one of the choices")
            .help(format!("Write {}.", quoted_list(choices())));
        if let Some(near) = nearest(&text.value, choices()) {
            diagnostic = diagnostic.fix(format!("write \"{near}\""), self.place.span, format!("\"{near}\""));
        }
        out.push(diagnostic);
        None
    }

    pub fn list(self, out: &mut Diagnostics) -> Option<Vec<Value<'t>>> {
        let Some(array) = self.value.as_array() else {
            return self.wrong("a list in brackets, such as [2, 3]", out);
        };
        Some(array.iter().map(|item| Value::new(self.place.file, self.key, item)).collect())
    }

    pub fn table(self, out: &mut Diagnostics) -> Option<Table<'t>> {
        match self.value.as_table() {
            Some(table) => Some(Table::new(format!("\"{}\"", self.key), table, self.place)),
            None => self.wrong("a group in braces, such as { min = 2, max = 4 }", out),
        }
    }

    pub fn texts(self, out: &mut Diagnostics) -> Vec<Told<String>> {
        let items = self.list(out).unwrap_or_default();
        items.into_iter().filter_map(|item| item.text(out)).collect()
    }

    pub fn wrong<T>(self, wanted: &str, out: &mut Diagnostics) -> Option<T> {
        let found = match self.value {
            DeValue::String(_) => "a text",
            DeValue::Integer(_) => "a number",
            DeValue::Float(_) => "a number with a fraction",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a group of settings",
        };
        let message = format!("\"{}\" should be {wanted}.", self.key);
        out.push(
            Diagnostic::new(Code::TomlWrongKind, self.place, message)
                .label(format!("this is {found}"))
                .help(format!("Write {wanted} after \"{} =\".", self.key)),
        );
        None
    }
}
