//! The text of a block, the end of a block, and what can be wrong with either.

use super::line::Line;
use super::problems::excerpt;
use super::reader::Reader;
use super::{Comment, FieldText, TextRun, field};
use crate::diagnostic::Code;
use crate::source::Span;
use crate::syntax::tree::{BlockKind, Change};

/// A longer paragraph is no ability of a card.
const LONGEST_PARAGRAPH: usize = 8_000;

impl Reader<'_> {
    /// A line of text: goes on with the open paragraph or begins one.
    pub fn text_line(&mut self, line: Line) {
        let comments = std::mem::take(&mut self.pending);
        let trailing = line.comment.map(|at| Comment { at, own_line: false, gap_after: false });
        let goes_on = self.paragraph_open;
        let Some(block) = self.blocks.last_mut() else { return };
        block.at = block.at.to(line.code);
        match block.paragraphs.last_mut() {
            Some(run) if goes_on => {
                run.at = run.at.to(line.code);
                run.lines = run.lines.to(line.whole);
                run.comments.extend(comments);
                run.comments.extend(trailing);
            }
            Some(_) | None => block.paragraphs.push(TextRun {
                above: comments,
                comments: trailing.into_iter().collect(),
                at: line.code,
                lines: line.whole,
                faulty: false,
            }),
        }
        self.paragraph_open = true;
        self.mid_sentence = !line.ends_sentence;
        self.check_quote(line);
        self.check_length();
    }

    fn last_run(&mut self) -> Option<&mut TextRun> {
        self.blocks.last_mut()?.paragraphs.last_mut()
    }

    /// Marks the last paragraph as one that is not read. False when it was marked before.
    fn give_up_run(&mut self) -> bool {
        let was_faulty = self.last_run().is_none_or(|run| std::mem::replace(&mut run.faulty, true));
        if let Some(block) = self.blocks.last_mut() {
            block.broken = true;
        }
        !was_faulty
    }

    fn check_quote(&mut self, line: Line) {
        let Some(start) = line.open_quote else { return };
        let has_header = self.blocks.last().is_some_and(|block| block.head().is_some());
        if !(self.give_up_run() && has_header) {
            return;
        }
        let span = Span::new(start, line.code.end as usize);
        let shown = excerpt(self.slice(span));
        self.problems.report(
            Code::UnclosedQuote,
            span,
            || format!("The quote in {shown} is not closed on its line."),
            |problem| {
                problem
                    .label("no quote ends this")
                    .help("A name in quotes begins and ends on one line: named \"Castle\"")
            },
        );
    }

    fn check_length(&mut self) {
        let Some(run) = self.last_run() else { return };
        let (at, length) = (run.at, run.at.len());
        if length <= LONGEST_PARAGRAPH || !self.give_up_run() {
            return;
        }
        let first = self.slice(at).split(char::is_whitespace).next().map_or(0, |word| word.len().min(40));
        let shown = excerpt(self.slice(at));
        self.problems.report(
            Code::TooLong,
            Span::new(at.start as usize, at.start as usize + first),
            || {
                format!(
                    "The paragraph that begins \"{shown}\" goes on for more than {LONGEST_PARAGRAPH} bytes."
                )
            },
            |problem| {
                problem
                    .label("it begins here")
                    .help("One ability is one paragraph of a few sentences, with a blank line after it.")
            },
        );
    }

    /// Text where none belongs: after `remove`, and under a counter.
    pub fn unwanted_text(&mut self, line: Line) {
        self.text_line(line);
        let first = self
            .blocks
            .last()
            .is_some_and(|block| block.paragraphs.len() == 1 && block.paragraphs[0].lines == line.whole);
        self.give_up_run();
        if !first {
            return;
        }
        let head = self.blocks.last().and_then(|block| block.head());
        let removes = head.is_some_and(|head| head.change == Change::Remove);
        self.problems.report(
            Code::TextNotWanted,
            line.code,
            || match removes {
                true => "A block that is removed has no text.".to_string(),
                false => "A counter has a name and no text.".to_string(),
            },
            |problem| {
                problem.label("would never be done").help(match removes {
                    true => "To put something in its place, begin the block with \"replace\".",
                    false => "What the counter does is said by the cards and rules that use it.",
                })
            },
        );
    }

    /// The end of a block: comments that stay in it, and whether its text is there.
    pub fn close_block(&mut self) {
        let indented = |comment: &Comment| {
            let start = comment.at.start as usize;
            start > 0 && !self.text[..start].ends_with(['\n', '\u{feff}'])
        };
        if self.blocks.is_empty() {
            return;
        }
        let staying = self.pending.iter().take_while(|comment| indented(comment)).count();
        let below: Vec<Comment> = self.pending.drain(..staying).collect();
        let Some(block) = self.blocks.last_mut() else { return };
        block.below = below;
        let Some((head, header)) = block.head().zip(block.header.as_ref()) else { return };
        let (kind, at) = (head.kind, header.at);
        let empty = block.paragraphs.is_empty() && head.change != Change::Remove && !block.broken;
        if !(empty && needs_text(kind)) {
            return;
        }
        self.problems.report(
            Code::TextMissing,
            at,
            || format!("This {} says nothing.", kind.word()),
            |problem| {
                problem
                    .label("its text belongs under it")
                    .help("Write what it does under this line, indented by two spaces.")
            },
        );
    }

    pub fn report_blank_missing(&mut self, line: Line) {
        let shown = excerpt(self.slice(line.code));
        let start = line.whole.start as usize;
        self.problems.report(
            Code::BlankLineMissing,
            line.code,
            || format!("\"{shown}\" reads like the text of the card, but no blank line stands above it."),
            |problem| {
                problem
                    .label("the text begins here?")
                    .help("A blank line divides the lines under the name from the card's text.")
                    .fix("put a blank line above it", Span::gap(start), "\n")
            },
        );
    }

    pub fn report_out_of_place(&mut self, label: &str, line: Line) {
        self.problems.report(
            Code::FieldOutOfPlace,
            line.code,
            || format!("The \"{label}\" line stands apart from the first line of its block."),
            |problem| {
                problem
                    .label("belongs further up")
                    .help("Such lines stand right under the name, with no blank line and no text between.")
                    .help("`cardwright fmt` moves it to its place.")
            },
        );
    }

    pub fn report_not_here(&mut self, label: &str, line: Line, kind: BlockKind) {
        let word = kind.word();
        self.problems.report(
            Code::FieldNotHere,
            line.code,
            || format!("\"{label}\" is no line of this {word}."),
            |problem| {
                let problem = problem.label("does not belong here");
                if field::has_fields(kind) {
                    return problem
                        .help(format!("The only field of this kind of block ({word}) is \"requires\"."));
                }
                let problem = problem.help(format!(
                    "Under the first line of this kind of block ({word}) stands only its text."
                ));
                match label == FieldText::Requires(Span::default()).label() {
                    true => problem.help("Say the condition in the text itself: If …, …"),
                    false => problem,
                }
            },
        );
    }
}

fn needs_text(kind: BlockKind) -> bool {
    match kind {
        BlockKind::Setup
        | BlockKind::Action
        | BlockKind::Definition
        | BlockKind::Rule
        | BlockKind::Scoring
        | BlockKind::Teams
        | BlockKind::Keyword => true,
        // A plain card, a phase in which only others act, an option that other blocks ask for.
        BlockKind::Card | BlockKind::Phase | BlockKind::Option | BlockKind::Counter => false,
    }
}
