//! The reference page `docs/phrases.md`, written from the catalogue.

use std::fmt::Write as _;

use super::{Catalogue, Group, Phrase};

/// The whole page.
pub fn reference_page(catalogue: &Catalogue) -> String {
    let mut page = String::from(OPENING);
    slots(catalogue, &mut page);
    contents(catalogue, &mut page);
    for group in catalogue.groups() {
        chapter(catalogue, group, &mut page);
    }
    page
}

const OPENING: &str = "\
<!-- Written from grammar/phrases.toml by the test `the_reference_page_is_up_to_date`. Change that file, not this one. -->

# The phrases

Everything Cardwright understands, phrase by phrase. One meaning has one wording; the ways to write it that are
also understood are listed, and `cardwright fmt` turns them into the one. What is not on this page is an error
with a suggestion, never a guess. `cardwright phrases WORD` looks a phrase up in the terminal.

## How to read a wording

- Small letters stand as they are: `destroy` is written \"destroy\". Verbs follow their subject: \"destroy\", \"each
  opponent destroys\".
- `CAPITALS` are gaps to fill, listed below.
- `[…]` may be left out.
- `one/other` is one or the other.

";

/// The gaps of a wording, what fills them, and where to read on.
fn slots(catalogue: &Catalogue, page: &mut String) {
    page.push_str("| gap | what goes there | for example |\n|---|---|---|\n");
    for slot in catalogue.slots() {
        let like: Vec<String> = slot.like.iter().map(|text| format!("*{text}*")).collect();
        let _ = writeln!(
            page,
            "| [`{}`](#{}) | {} | {} |",
            slot.name,
            anchor_of_group(catalogue, &slot.group),
            slot.meaning,
            like.join(", ")
        );
    }
    page.push('\n');
}

fn contents(catalogue: &Catalogue, page: &mut String) {
    page.push_str("## Contents\n\n");
    for group in catalogue.groups() {
        let count = catalogue.in_group(group).count();
        let _ = writeln!(page, "- [{}](#{}) ({count})", group.title, anchor(&group.title));
    }
    page.push('\n');
}

fn chapter(catalogue: &Catalogue, group: &Group, page: &mut String) {
    let _ = writeln!(page, "## {}\n\n{}\n", group.title, group.meaning);
    let wordings: Vec<String> = catalogue.in_group(group).map(link).collect();
    let _ = writeln!(page, "{}\n", wordings.join(" · "));
    for phrase in catalogue.in_group(group) {
        entry(catalogue, phrase, page);
    }
}

fn entry(catalogue: &Catalogue, phrase: &Phrase, page: &mut String) {
    let _ = writeln!(page, "### <a id=\"{}\"></a>`{}`\n", phrase.name, phrase.wording);
    let _ = writeln!(page, "{}\n", phrase.meaning);
    if let Some(place) = &phrase.only_in {
        let _ = writeln!(page, "Only in {place}.\n");
    }
    let _ = writeln!(page, "```cards\n{}\n```\n", phrase.example.trim_end());
    if !phrase.variants.is_empty() {
        let variants: Vec<String> = phrase.variants.iter().map(|variant| format!("`{variant}`")).collect();
        let _ = writeln!(page, "Also understood: {}\n", variants.join(" · "));
    }
    let see: Vec<String> = phrase.see.iter().filter_map(|name| catalogue.phrase(name)).map(link).collect();
    if !see.is_empty() {
        let _ = writeln!(page, "See: {}\n", see.join(" · "));
    }
}

/// A phrase by its wording, leading to its entry.
fn link(phrase: &Phrase) -> String {
    format!("[`{}`](#{})", phrase.wording, phrase.name)
}

fn anchor_of_group(catalogue: &Catalogue, name: &str) -> String {
    let group = catalogue.groups().iter().find(|group| group.name == name);
    anchor(group.map_or(name, |group| &group.title))
}

/// The address a heading gets.
fn anchor(title: &str) -> String {
    let kept = title.to_lowercase();
    kept.chars()
        .filter(|letter| letter.is_alphanumeric() || *letter == ' ')
        .collect::<String>()
        .replace(' ', "-")
}
