//! Goes through a file line by line and decides what each line belongs to.

use super::field;
use super::header::{self, Edge};
use super::line::{Line, lines};
use super::problems::{Problems, excerpt};
use super::{Comment, FieldLine, FieldText, HeaderLine, Outline, OutlineBlock};
use crate::diagnostic::{Code, Diagnostics};
use crate::source::{FileId, Span};
use crate::syntax::tree::{BlockKind, Change};

/// Where in a block the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Area {
    Fields,
    Text,
}

pub(super) struct Reader<'a> {
    pub text: &'a str,
    pub problems: Problems,
    lines: Vec<Line>,
    pub blocks: Vec<OutlineBlock>,
    /// Comments that belong to what follows.
    pub pending: Vec<Comment>,
    area: Area,
    /// The last paragraph of the last block goes on with the next line.
    pub paragraph_open: bool,
    /// The last line of text did not end its sentence.
    pub mid_sentence: bool,
    /// A blank line stands between the header and the first field.
    blank_under_header: Option<Span>,
    /// Lines at the edge that should be indented, first to last.
    loose: Option<(usize, usize)>,
}

pub(super) fn read(text: &str, file: FileId, diagnostics: &mut Diagnostics) -> Outline {
    let lines = lines(text);
    let mut reader = Reader {
        text,
        problems: Problems::new(file),
        lines,
        blocks: Vec::new(),
        pending: Vec::new(),
        area: Area::Fields,
        paragraph_open: false,
        mid_sentence: false,
        blank_under_header: None,
        loose: None,
    };
    for number in 0..reader.lines.len() {
        reader.line(number);
    }
    reader.flush_loose();
    reader.close_block();
    let end = std::mem::take(&mut reader.pending);
    reader.problems.hand_over(diagnostics);
    Outline { blocks: reader.blocks, end, refused: false }
}

impl Reader<'_> {
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }

    fn line(&mut self, number: usize) {
        let line = self.lines[number];
        if line.is_blank() {
            self.blank(line);
        } else if line.is_comment() {
            let at = line.comment.unwrap_or(line.whole);
            self.pending.push(Comment { at, own_line: true, gap_after: false });
        } else if line.indented {
            self.indented(number, line);
        } else {
            self.at_edge(number, line);
        }
    }

    fn blank(&mut self, line: Line) {
        self.flush_loose();
        if let Some(comment) = self.pending.last_mut() {
            comment.gap_after = true;
        }
        self.paragraph_open = false;
        self.mid_sentence = false;
        let Some(block) = self.blocks.last() else { return };
        let waits_for_fields =
            block.fields.is_empty() && block.head().is_some_and(|head| field::has_fields(head.kind));
        if waits_for_fields {
            self.blank_under_header = Some(line.whole);
        } else {
            self.area = Area::Text;
        }
    }

    fn indented(&mut self, number: usize, line: Line) {
        let base = line.code.start as usize;
        if !self.mid_sentence && header::is_exact(self.slice(line.code), base) {
            let before = Span::new(line.whole.start as usize, base);
            let shown = excerpt(self.slice(line.code));
            self.problems.report(
                Code::HeaderIndented,
                line.code,
                || format!("{shown} begins a block, but does not stand at the edge."),
                |problem| {
                    problem
                        .label("move this to the edge")
                        .help("The first line of a block has no space before it; what belongs to it has.")
                        .fix("remove the space before it", before, "")
                },
            );
            self.at_edge(number, line);
        } else {
            self.flush_loose();
            self.body(number, line);
        }
    }

    fn at_edge(&mut self, number: usize, line: Line) {
        let code = self.text.get(line.code.range()).unwrap_or("");
        let mut problems_of_line = self.problems.fork();
        match header::read_at_edge(code, line.code.start as usize, &mut problems_of_line) {
            Edge::Header(header) => {
                self.flush_loose();
                self.close_block();
                let faulty = self.problems.join(problems_of_line);
                self.area = if header.is_some() { Area::Fields } else { Area::Text };
                let above = std::mem::take(&mut self.pending);
                let header = HeaderLine { above, header, faulty, at: line.code, comment: line.comment };
                self.open_block(Some(header), faulty, line.code);
            }
            Edge::Text if self.blocks.is_empty() => {
                self.report_text_before(line);
                self.area = Area::Text;
                self.open_block(None, true, line.code);
                self.body(number, line);
            }
            Edge::Text => {
                let has_header = self.blocks.last().is_some_and(|block| block.header.is_some());
                if has_header {
                    let first = self.loose.map_or(number, |(first, _)| first);
                    self.loose = Some((first, number));
                }
                self.body(number, line);
            }
        }
    }

    fn open_block(&mut self, header: Option<HeaderLine>, broken: bool, at: Span) {
        self.paragraph_open = false;
        self.mid_sentence = false;
        self.blank_under_header = None;
        self.blocks.push(OutlineBlock {
            header,
            fields: Vec::new(),
            paragraphs: Vec::new(),
            below: Vec::new(),
            broken,
            at,
        });
    }

    fn report_text_before(&mut self, line: Line) {
        let shown = excerpt(self.slice(line.code));
        self.problems.report(
            Code::TextBeforeBlock,
            line.code,
            || format!("\"{shown}\" stands before the first block."),
            |problem| {
                problem
                    .label("belongs to nothing")
                    .help(format!("Begin with the first line of a block: {}.", header::block_words()))
                    .help("If it is a remark, put a # before it.")
            },
        );
    }

    /// A line that belongs to the block above it.
    fn body(&mut self, number: usize, line: Line) {
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

    fn among_fields(&mut self, number: usize, line: Line, kind: BlockKind) {
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
    fn field_line(&mut self, line: Line, kind: BlockKind, late: bool) -> bool {
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

    fn flush_loose(&mut self) {
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
