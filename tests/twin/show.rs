//! Writes readings as bracketed texts, so that a person sees which phrase took what.

use super::readings::{NodeId, Readings};

impl Readings<'_> {
    /// Two of the readings, told apart: by their phrases if these differ, else by their words too.
    pub fn two_shown(&self) -> Option<(String, String)> {
        let (one, other) = (self.roots.first()?, self.roots.get(1)?);
        let phrases = (self.shown(one, false), self.shown(other, false));
        if phrases.0 != phrases.1 {
            Some(phrases)
        } else {
            Some((self.shown(one, true), self.shown(other, true)))
        }
    }

    pub fn shown(&self, row: &[NodeId], with_words: bool) -> String {
        let mut written = String::new();
        for &id in row {
            self.write(id, with_words, &mut written);
        }
        written
    }

    fn write(&self, id: NodeId, with_words: bool, written: &mut String) {
        let node = self.node(id);
        let named = !node.is_word || with_words;
        if named {
            written.push('[');
            written.push_str(&node.name);
        }
        let mut at = node.start;
        for &child in node.children.iter() {
            append(&self.text()[at..self.node(child).start], named, written);
            if !self.node(child).is_word || with_words {
                written.push(' ');
                self.write(child, with_words, written);
            } else {
                append(&self.text()[self.node(child).start..self.node(child).end], true, written);
            }
            at = self.node(child).end;
        }
        append(&self.text()[at..node.end], named, written);
        if named {
            written.push(']');
        }
    }
}

fn append(text: &str, spaced: bool, written: &mut String) {
    let text = text.trim();
    if spaced && !text.is_empty() {
        written.push(' ');
    }
    written.push_str(text);
}
