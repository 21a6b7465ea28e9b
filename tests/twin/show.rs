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

    /// Which phrase can be cut in two ways, and how: the innermost one whose parts differ.
    pub fn difference(&self) -> Option<String> {
        let (mut one, mut other) = (self.roots.first()?.clone(), self.roots.get(1)?.clone());
        let mut parent = "sentence";
        loop {
            if self.cut(&one) != self.cut(&other) {
                return Some(format!("{parent}: {} / {}", self.names(&one), self.names(&other)));
            }
            let (left, right) = one.iter().zip(other.iter()).find(|(left, right)| left != right)?;
            let (left, right) = (self.node(*left), self.node(*right));
            parent = &left.name;
            (one, other) = (left.children.clone(), right.children.clone());
        }
    }

    fn cut(&self, row: &[NodeId]) -> Vec<(&str, usize, usize)> {
        let part = |&id: &NodeId| (self.node(id).name.as_str(), self.node(id).start, self.node(id).end);
        row.iter().map(part).collect()
    }

    fn names(&self, row: &[NodeId]) -> String {
        row.iter().map(|&id| self.node(id).name.as_str()).collect::<Vec<_>>().join(" ")
    }
}
