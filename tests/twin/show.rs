//! Writes readings as bracketed texts, so that a person sees which phrase took what.

use super::readings::{Node, NodeId, Readings};

/// How much of a reading is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Phrases of several words; where one is all there is of another, only the outer.
    Outline,
    /// All phrases.
    Phrases,
    /// The rules of single words too.
    Words,
}

impl Readings<'_> {
    /// Two of the readings, in as little detail as tells them apart.
    pub fn two_shown(&self) -> Option<(String, String)> {
        let (one, other) = (self.roots.first()?, self.roots.get(1)?);
        let shown = |detail| (self.shown(one, detail), self.shown(other, detail));
        [Detail::Outline, Detail::Phrases, Detail::Words]
            .into_iter()
            .map(shown)
            .find(|(one, other)| one != other)
    }

    fn shown(&self, row: &[NodeId], detail: Detail) -> String {
        let mut parts = Vec::new();
        for &id in row {
            self.collect(self.node(id), None, detail, &mut parts);
        }
        parts.join(" ")
    }

    fn collect(&self, node: &Node, parent: Option<&Node>, detail: Detail, parts: &mut Vec<String>) {
        let named = match detail {
            Detail::Outline => {
                let whole = parent.is_some_and(|parent| (parent.start, parent.end) == (node.start, node.end));
                !node.is_word && !whole && self.text_of(node).contains(' ')
            }
            Detail::Phrases => !node.is_word,
            Detail::Words => true,
        };
        let mut inside = Vec::new();
        let mut at = node.start;
        for &child in node.children.iter() {
            let child = self.node(child);
            inside.extend(self.written(at, child.start));
            self.collect(child, Some(node), detail, &mut inside);
            at = child.end;
        }
        inside.extend(self.written(at, node.end));
        if named {
            inside.insert(0, node.name.clone());
            parts.push(format!("[{}]", inside.join(" ")));
        } else {
            parts.append(&mut inside);
        }
    }

    fn written(&self, start: usize, end: usize) -> Option<String> {
        let text = self.text()[start..end].trim();
        (!text.is_empty()).then(|| text.to_string())
    }

    pub fn divergence(&self) -> String {
        let (mut one, mut other) = (self.roots[0].clone(), self.roots[1].clone());
        let mut parent = String::new();
        loop {
            let names = |row: &[NodeId]| {
                row.iter().map(|&id| self.node(id).name.clone()).collect::<Vec<_>>().join(" ")
            };
            let spans = |row: &[NodeId]| {
                row.iter()
                    .map(|&id| (self.node(id).name.clone(), self.node(id).start, self.node(id).end))
                    .collect::<Vec<_>>()
            };
            if spans(&one) != spans(&other) {
                return format!("{parent}: {} / {}", names(&one), names(&other));
            }
            let index = (0..one.len()).find(|&i| one[i] != other[i]).unwrap();
            parent = self.node(one[index]).name.clone();
            let next = (self.node(one[index]).children.clone(), self.node(other[index]).children.clone());
            one = next.0;
            other = next.1;
        }
    }
}
