//! Reading `[attributes.NAME]`.

use super::table::Table;
use super::value::Value;
use super::{Attribute, AttributeValue, Told};
use crate::diagnostic::Diagnostics;
use crate::vocabulary::{LARGEST, english};

pub(super) fn read_attributes(root: &mut Table<'_>, out: &mut Diagnostics) -> Vec<Attribute> {
    let named = root.named("attributes", out);
    named.into_iter().map(|(name, table)| read_attribute(name, table, out)).collect()
}

fn read_attribute(name: Told<String>, mut table: Table<'_>, out: &mut Diagnostics) -> Attribute {
    let nouns = table.flag("nouns", out).unwrap_or(false);
    let several = table.flag("several", out).unwrap_or(false);
    let from = table.text("from", out);
    let Some(values) = table.take("values") else {
        let example = "values = [\"first\", \"second\"]";
        table.missing("values", example, out);
        table.finish(out);
        return Attribute { name, several, from, values: Vec::new() };
    };
    let items = values.list(out).unwrap_or_default();
    // A value that has nothing to say but its name may be written as a text.
    let read = items.into_iter().filter_map(|item| match item.value.as_str() {
        Some(_) => item.text(out).map(|name| plain(name, nouns)),
        None => item.table(out).and_then(|table| read_value(table, nouns, out)),
    });
    let values = read.collect();
    table.finish(out);
    Attribute { name, several, from, values }
}

fn plain(name: Told<String>, noun: bool) -> AttributeValue {
    let plural = noun.then(|| english::plural(&name.value));
    AttributeValue { name, word: None, plural, number: None, symbol: None, paint: None, of: Vec::new() }
}

fn read_value(mut table: Table<'_>, noun: bool, out: &mut Diagnostics) -> Option<AttributeValue> {
    let name = table.text("name", out);
    let word = table.text("word", out);
    let plural = table.text("plural", out).map(|plural| plural.value);
    let number = table.number("number", 0..=LARGEST, out).map(|number| number.value);
    let symbol = table.text("symbol", out).map(|symbol| symbol.value);
    let paint = table.take("paint").and_then(|value| read_paint(value, out));
    let of = table.texts("of", out);
    if name.is_none() {
        table.missing("name", "name = \"A\"", out);
    }
    table.finish(out);
    let name = name?;
    let spoken = word.as_ref().unwrap_or(&name);
    let plural = plural.or_else(|| noun.then(|| english::plural(&spoken.value)));
    Some(AttributeValue { name, word, plural, number, symbol, paint, of })
}

/// A color in the notation of the web: "#3a6ea5".
fn read_paint(value: Value<'_>, out: &mut Diagnostics) -> Option<u32> {
    let digits = value.value.as_str().and_then(|text| text.strip_prefix('#'));
    let is_color = |digits: &&str| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    match digits.filter(is_color).and_then(|digits| u32::from_str_radix(digits, 16).ok()) {
        Some(color) => Some(color),
        None => value.wrong("a color such as \"#3a6ea5\"", out),
    }
}
