//! The lines under the one a block begins with: fields first, then text.

use super::field;
use super::header;
use super::line::Line;
use super::problems::excerpt;
use super::reader::{Area, Reader};
use super::{FieldLine, FieldText};
use crate::diagnostic::Code;
use crate::syntax::tree::{BlockKind, Change};

impl Reader<'_> {
    /// A line that belongs to the block above it.
    pub(super) fn body(&mut self, number: usize, line: Line) {
        let Some(block) = self.blocks.last() else {
            self.report_text_before(line);
            self.area = Area::Text;
            self.open_block(None, true, line.code);
            return self.text_line(line);
        };
        let Some(head) = block.head() else { return self.text_line(line) };
        let kind = head.kind;
        if head.change == Change::Remove || kind == BlockKind::Counter {
            return self.unwanted_text(line);
        }
        match self.area {
            Area::Fields => self.among_fields(number, line, kind),
            Area::Text => {
                let code = self.text.get(line.code.range()).unwrap_or("");
                let fresh = !self.mid_sentence && field::begins(code);
                let is_field = fresh && self.field_line(line, kind, true);
                if !is_field {
                    self.text_line(line);
                }
            }
        }
    }

    pub(super) fn among_fields(&mut self, number: usize, line: Line, kind: BlockKind) {
        let late = self.blank_under_header.is_some();
        if self.field_line(line, kind, late) {
            return;
        }
        if kind != BlockKind::Card {
            self.area = Area::Text;
            return self.text_line(line);
        }
        let code = self.text.get(line.code.range()).unwrap_or("");
        let fields = self.blocks.last().map_or(&[][..], |block| &block.fields);
        let has_line = fields.iter().any(|field| matches!(field.kind, FieldText::CardLine));
        let sentence = if has_line || late { self.sentence_ahead(number) } else { line.has_sentence_end };
        if !line.has_sentence_end
            && field::report_near_miss(code, line.code.start as usize, &mut self.problems)
        {
            self.push_field(FieldText::Unread, line);
        } else if sentence {
            if !late {
                self.report_blank_missing(line);
            }
            self.area = Area::Text;
            self.text_line(line);
        } else if has_line {
            field::report_unknown(code, line.code, None, &mut self.problems);
            self.push_field(FieldText::Unread, line);
        } else {
            if late {
                self.report_out_of_place("card line", line);
            }
            self.push_field(FieldText::CardLine, line);
        }
    }

    /// Whether a sentence ends in a line or in the lines that go on right below it.
    fn sentence_ahead(&self, number: usize) -> bool {
        const LINES_AHEAD: usize = 20;
        let below = self.lines[number + 1..].iter().take_while(|line| {
            let code = self.slice(line.code);
            let base = line.code.start as usize;
            line.indented && !line.is_blank() && !header::is_exact(code, base) && !field::begins(code)
        });
        let first = self.lines[number];
        first.has_sentence_end || below.take(LINES_AHEAD).any(|line| line.has_sentence_end)
    }

    /// Takes a line that begins like a field.
    pub(super) fn field_line(&mut self, line: Line, kind: BlockKind, late: bool) -> bool {
        let code = self.text.get(line.code.range()).unwrap_or("");
        let Some(found) = field::find(code, line.code.start as usize) else { return false };
        let mut problems_of_line = self.problems.fork();
        let mut read = found.read(&mut problems_of_line);
        let label = read.label();
        if !field::belongs(kind, &read) && !matches!(read, FieldText::Unread) {
            self.report_not_here(label, line, kind);
            read = FieldText::Unread;
        } else if self.problems.join(problems_of_line) {
            read = FieldText::Unread;
        } else if self.is_double(&read, line) {
            // Reported; both stay.
        } else if late {
            self.report_out_of_place(label, line);
        }
        self.push_field(read, line);
        true
    }

    fn push_field(&mut self, kind: FieldText, line: Line) {
        self.paragraph_open = false;
        self.mid_sentence = false;
        self.blank_under_header = None;
        let above = std::mem::take(&mut self.pending);
        let Some(block) = self.blocks.last_mut() else { return };
        block.broken |= matches!(kind, FieldText::Unread);
        block.at = block.at.to(line.code);
        block.fields.push(FieldLine { above, kind, at: line.code, comment: line.comment });
    }

    fn is_double(&mut self, read: &FieldText, line: Line) -> bool {
        let same = |field: &&FieldLine| {
            std::mem::discriminant(&field.kind) == std::mem::discriminant(read)
                && !matches!(read, FieldText::Unread)
        };
        let Some(first) = self.blocks.last().and_then(|block| block.fields.iter().find(same)) else {
            return false;
        };
        let (first, label) = (first.at, read.label());
        self.problems.report_with_note(
            Code::DuplicateField,
            line.code,
            || format!("This card has a second \"{label}\" line."),
            (first, "the first stands here"),
            |problem| problem.label("the second").help("Keep one of them, and remove the other."),
        );
        true
    }

    pub(super) fn flush_loose(&mut self) {
        const MOST_LINES_FIXED: usize = 50;
        let Some((first, last)) = self.loose.take() else { return };
        let span = self.lines[first].code.to(self.lines[last].code);
        let text = self.text;
        self.problems.report(
            Code::NotIndented,
            span,
            || {
                format!(
                    "\"{}\" belongs to the block above, but stands at the edge.",
                    excerpt(&text[span.range()])
                )
            },
            |problem| {
                let problem = problem.label("indent this").help(format!(
                    "What belongs to a block begins with two spaces. Only these begin at the edge: {}.",
                    header::block_words()
                ));
                if last - first >= MOST_LINES_FIXED {
                    return problem;
                }
                let indented: Vec<String> =
                    text[span.range()].lines().map(|line| format!("  {}", line.trim())).collect();
                problem.fix("indent it by two spaces", span, indented.join("\n"))
            },
        );
    }
}
