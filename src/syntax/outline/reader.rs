//! Goes through a file line by line and decides what each line belongs to.

use super::field;
use super::header::{self, Edge};
use super::line::{Line, lines};
use super::problems::{Problems, excerpt};
use super::{Comment, FieldLine, FieldText, HeaderLine, Outline, OutlineBlock};
use crate::diagnostic::{Code, Diagnostics};
use crate::source::{FileId, Span};

/// Where in a block the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Area {
    Fields,
    Text,
}

pub(super) struct Reader<'a> {
    pub text: &'a str,
    pub problems: Problems,
    pub lines: Vec<Line>,
    pub blocks: Vec<OutlineBlock>,
    /// Comments that belong to what follows.
    pub pending: Vec<Comment>,
    pub area: Area,
    /// The last paragraph of the last block goes on with the next line.
    pub paragraph_open: bool,
    /// The last line of text did not end its sentence.
    pub mid_sentence: bool,
    /// A blank line stands between the header and the first field.
    pub blank_under_header: Option<Span>,
    /// Lines at the edge that should be indented, first to last.
    pub loose: Option<(usize, usize)>,
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
            Edge::Listed(header, card_line) => {
                self.flush_loose();
                self.close_block();
                let faulty = self.problems.join(problems_of_line);
                let above = std::mem::take(&mut self.pending);
                let header =
                    HeaderLine { above, header: Some(header), faulty, at: line.code, comment: line.comment };
                self.open_block(Some(header), faulty, line.code);
                if let Some(block) = self.blocks.last_mut() {
                    let (kind, above) = (FieldText::CardLine, Vec::new());
                    block.fields.push(FieldLine { above, kind, at: card_line, comment: None });
                }
                self.area = Area::Text;
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

    pub(super) fn open_block(&mut self, header: Option<HeaderLine>, broken: bool, at: Span) {
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

    pub(super) fn report_text_before(&mut self, line: Line) {
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
}
