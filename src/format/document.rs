//! A whole file in its one form: order of fields, blank lines, width, wording. Comments keep their
//! places, and what could not be read stays as it was written.

use super::header::{field, header, sets_text_apart};
use super::page::Page;
use super::whose_step::leaves_open_whose;
use crate::diagnostic::Diagnostics;
use crate::source::{FileId, Span};
use crate::syntax::tree::{Paragraph, Sentence};
use crate::syntax::{
    Comment, FieldLine, HeaderLine, KnownSentences, Outline, OutlineBlock, ReadParagraph, Reader, TextRun,
};
use crate::vocabulary::Dialect;

/// The canonical text of a file. `outline` is the outline of `text`.
pub fn document(text: &str, outline: &Outline, dialect: &Dialect) -> String {
    if outline.refused {
        return text.to_string();
    }
    let reader =
        Reader { dialect, file: UNREPORTED, known: &KnownSentences::default(), card: None, to_nobody: false };
    let mut writer = Writer { text, reader, page: Page::default() };
    for block in &outline.blocks {
        writer.page.blank();
        writer.block(block);
    }
    writer.page.blank();
    writer.comments(&outline.end, false);
    writer.page.into_text()
}

struct Writer<'a> {
    text: &'a str,
    reader: Reader<'a>,
    page: Page,
}

/// A formatter reports nothing: what it cannot read it leaves alone.
const UNREPORTED: FileId = FileId(0);

impl Writer<'_> {
    fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    fn block(&mut self, block: &OutlineBlock) {
        if let Some(line) = &block.header {
            self.header(line);
        }
        // A card in one line is written back as it stands, and its card line with it.
        let edge = block.header.as_ref().map_or(0, |line| line.at.end);
        let mut fields: Vec<&FieldLine> =
            block.fields.iter().filter(|field| field.at.start >= edge).collect();
        fields.sort_by_key(|field| field.kind.order());
        for line in fields {
            self.field(line);
        }
        let apart = !block.fields.is_empty() || block.head().is_some_and(|head| sets_text_apart(head.kind));
        for (number, run) in block.paragraphs.iter().enumerate() {
            if number > 0 || apart {
                self.page.blank();
            }
            // Without a header nothing says whether a comment belongs to the block: it stays at its edge.
            let indented =
                block.head().is_some() || run.above.iter().any(|comment| self.is_indented(comment));
            self.comments(&run.above, indented);
            self.text_run(run, block.head().is_some());
        }
        if !block.paragraphs.is_empty() && !block.below.is_empty() {
            self.page.blank();
        }
        self.comments(&block.below, true);
    }

    fn is_indented(&self, comment: &Comment) -> bool {
        let before = self.text.get(..comment.at.start as usize).unwrap_or("");
        before.ends_with(|letter: char| letter.is_whitespace() && letter != '\n')
    }

    fn comments(&mut self, comments: &[Comment], indented: bool) {
        for comment in comments {
            let words = self.slice(comment.at).to_string();
            if indented {
                self.page.indented(&words);
            } else {
                self.page.line(words);
            }
            if comment.gap_after {
                self.page.blank();
            }
        }
    }

    fn header(&mut self, line: &HeaderLine) {
        self.comments(&line.above, false);
        let written = match &line.header {
            Some(read) if !line.faulty => header(read),
            Some(_) | None => self.slice(line.at).to_string(),
        };
        let written = self.with_comment(written, line.comment);
        self.page.line(written);
    }

    fn field(&mut self, line: &FieldLine) {
        for comment in &line.above {
            let words = self.slice(comment.at).to_string();
            self.page.indented(&words);
        }
        let read = self.reader.field(line, self.text, &mut Diagnostics::at_most(0));
        let written = match read {
            Some(kind) => field(self.reader.dialect, &kind),
            None => self.slice(line.at).to_string(),
        };
        let written = self.with_comment(written, line.comment);
        self.page.indented(&written);
    }

    fn with_comment(&self, line: String, comment: Option<Span>) -> String {
        match comment {
            Some(comment) => format!("{line}  {}", self.slice(comment)),
            None => line,
        }
    }

    fn text_run(&mut self, run: &TextRun, readable: bool) {
        let read = readable.then(|| self.reader.text(run, self.text, &mut Diagnostics::at_most(0))).flatten();
        match read {
            Some(read)
                if !read.broken && !read.paragraph.sentences.is_empty() && self.says_the_same(&read) =>
            {
                self.paragraph(run, &read.paragraph);
            }
            Some(_) | None => {
                for line in self.text.get(run.lines.range()).unwrap_or("").split('\n') {
                    self.page.line(line.strip_suffix('\r').unwrap_or(line));
                }
            }
        }
    }

    /// Whether its one form is read as what it was written from, and settles nothing that was left open. If ever it is not,
    /// a designer's words are not touched.
    fn says_the_same(&self, read: &ReadParagraph) -> bool {
        if leaves_open_whose(&read.paragraph, self.text) {
            return false;
        }
        let written = super::paragraph(self.reader.dialect, &read.paragraph).join(" ");
        let again = self.reader.paragraph(&written, 0, &mut Diagnostics::at_most(0));
        again == *read
    }

    fn paragraph(&mut self, run: &TextRun, paragraph: &Paragraph) {
        let mut waiting: Vec<String> = Vec::new();
        for (number, sentence) in super::paragraph(self.reader.dialect, paragraph).into_iter().enumerate() {
            let of_this = |comment: &&Comment| self.sentence_of(comment, &paragraph.sentences) == number;
            let comments: Vec<Comment> = run.comments.iter().filter(of_this).copied().collect();
            if !comments.is_empty() {
                self.page.paragraph(&std::mem::take(&mut waiting).join(" "));
                self.comments(&comments, true);
            }
            waiting.push(sentence);
        }
        self.page.paragraph(&waiting.join(" "));
    }

    /// The sentence a comment stands before: on a line of its own the one that goes on below, behind a
    /// line the one that the line's last words belong to.
    fn sentence_of(&self, comment: &Comment, sentences: &[Sentence]) -> usize {
        let last = sentences.len().saturating_sub(1);
        let start = comment.at.start;
        if comment.own_line {
            return sentences.iter().position(|sentence| sentence.at.0.end > start).unwrap_or(last);
        }
        sentences.iter().rposition(|sentence| sentence.at.0.start < start).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::tree::{Each, Person, PersonKind, SentenceKind};

    #[test]
    fn what_could_not_be_read_back_is_not_written() {
        let dialect = Dialect::default();
        let known = KnownSentences::default();
        let reader =
            Reader { dialect: &dialect, file: UNREPORTED, known: &known, card: None, to_nobody: false };
        let writer = Writer { text: "", reader, page: Page::default() };
        let text = "Once during your turn, you may draw a card.";
        let mut read = writer.reader.paragraph(text, 0, &mut Diagnostics::default());
        assert!(!read.broken && writer.says_the_same(&read));
        // A tree that no sentence has: "once during your turn, for you, you may …".
        let SentenceKind::Once { steps, .. } = &mut read.paragraph.sentences[0].kind else {
            panic!("it is such a sentence")
        };
        steps.each = Some(Each::Person(Person { kind: PersonKind::You, at: steps.at }));
        assert!(!writer.says_the_same(&read));
    }
}
