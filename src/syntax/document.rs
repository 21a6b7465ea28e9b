//! From the outline of a file to its tree, with the words of its game. What cannot be read is
//! reported and left out; the block then says that something is missing.

use rayon::prelude::*;

use super::card_line::read_card_line;
use super::known::KnownSentences;
use super::outline::{FieldLine, FieldText, HeaderLine, MOST, Outline, OutlineBlock, Problems, TextRun};
use super::read::ReadParagraph;
use super::reading::Reader;
use super::tree::{At, Block, BlockKind, Broken, Change, Document, Field, FieldKind, Header, Paragraph};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::source::{FileId, Place, Span};
use crate::vocabulary::{Dialect, LinePart};

/// How many blocks are read at a time.
const BATCH: usize = 256;

/// Reads the fields and sentences of an outline that stands alone.
pub fn document(
    outline: &Outline,
    text: &str,
    dialect: &Dialect,
    file: FileId,
    diagnostics: &mut Diagnostics,
) -> Document {
    let blocks: Vec<&OutlineBlock> = outline.blocks.iter().collect();
    let reader = Reader { dialect, file, known: &KnownSentences::default(), card: None, to_nobody: false };
    Document { blocks: reader.blocks(&blocks, text, diagnostics) }
}

impl Reader<'_> {
    /// Reads the fields and sentences of blocks. Stops reading when a file has more problems than
    /// anyone will look at.
    pub fn blocks(
        &self,
        outlined: &[&OutlineBlock],
        text: &str,
        diagnostics: &mut Diagnostics,
    ) -> Vec<Block> {
        let mut found = Diagnostics::at_most(MOST);
        let mut blocks = Vec::new();
        let mut unread_from = None;
        // A batch is read in parallel and put back in order; how many problems are still told is asked
        // between batches, so that the result does not depend on the number of threads.
        for batch in outlined.chunks(BATCH) {
            let room = if found.is_full() { 0 } else { MOST };
            let read = batch.par_iter().filter_map(|block| {
                let mut found = Diagnostics::at_most(room);
                Some((self.block(block, block.head()?, text, &mut found), found))
            });
            for (block, problems) in read.collect::<Vec<_>>() {
                found.append(problems);
                if found.is_full() {
                    unread_from.get_or_insert(block.header.at.0);
                }
                blocks.push(block);
            }
        }
        diagnostics.append(found);
        if let Some(span) = unread_from {
            let message = format!(
                "This file has {MOST} problems already; what follows them in its texts was not read."
            );
            diagnostics.push(
                Diagnostic::new(Code::TooManyProblems, Place::new(self.file, span), message)
                    .label("not read to the end, nor what is below")
                    .help("Repair those that are shown and check again."),
            );
        }
        blocks
    }

    fn block(&self, block: &OutlineBlock, head: &Header, text: &str, found: &mut Diagnostics) -> Block {
        let of_card = (head.kind == BlockKind::Card).then_some(head.name.as_ref()).flatten();
        let to_nobody = matches!(head.kind, BlockKind::Rule | BlockKind::Scoring | BlockKind::Teams);
        let reader = Reader { card: of_card.map(|name| name.text.as_str()), to_nobody, ..*self };
        let mut broken = block.broken;
        let mut fields = Vec::new();
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        for line in &block.fields {
            match reader.field(line, text, found) {
                Some(kind) => fields.push(Field { kind, at: At(line.at) }),
                None => broken = true,
            }
        }
        // Fields have an order of their own, so that moving a line never changes what a file says.
        fields.sort_by_key(|field| order(&field.kind));
        for run in &block.paragraphs {
            if found.is_full() {
                broken = true;
                break;
            }
            match reader.text(run, text, found) {
                Some(read) => {
                    broken |= read.broken;
                    paragraphs.push(read.paragraph);
                }
                None => broken = true,
            }
        }
        if let Some(header) = &block.header {
            check_card_line(block, head, header, self.dialect, self.file, found);
        }
        Block { header: head.clone(), fields, paragraphs, broken: Broken(broken), at: At(block.at) }
    }

    /// Reads one field line. Nothing when it could not be read; that is reported here or was before.
    pub fn field(&self, line: &FieldLine, text: &str, found: &mut Diagnostics) -> Option<FieldKind> {
        let slice = |span: Span| text.get(span.range()).unwrap_or("");
        match &line.kind {
            FieldText::CardLine => {
                let mut problems = Problems::new(self.file);
                let values =
                    read_card_line(self.dialect, slice(line.at), line.at.start as usize, &mut problems);
                problems.hand_over(found);
                values.map(FieldKind::Line)
            }
            FieldText::Copies(count) => Some(FieldKind::Copies(*count)),
            FieldText::Illustrator(name) => Some(FieldKind::Illustrator(name.clone())),
            FieldText::Flavor(words) => Some(FieldKind::Flavor(words.clone())),
            FieldText::Requires(at) => {
                self.requires(slice(*at), at.start as usize, found).map(FieldKind::Requires)
            }
            FieldText::EntersWith(at) => {
                self.enters_with(slice(*at), at.start as usize, found).map(FieldKind::EntersWith)
            }
            FieldText::Unread => None,
        }
    }

    /// Reads a run of text as sentences. Nothing when stage one has refused it already.
    pub fn text(&self, run: &TextRun, text: &str, found: &mut Diagnostics) -> Option<ReadParagraph> {
        (!run.faulty).then(|| self.paragraph(&run.plain(text), run.at.start as usize, found))
    }
}

fn order(field: &FieldKind) -> u8 {
    match field {
        FieldKind::Line(_) => 0,
        FieldKind::Copies(_) => 1,
        FieldKind::Illustrator(_) => 2,
        FieldKind::Flavor(_) => 3,
        FieldKind::Requires(_) => 4,
        FieldKind::EntersWith(_) => 5,
    }
}

/// A card says what it is, unless its game asks for nothing.
fn check_card_line(
    block: &OutlineBlock,
    head: &Header,
    header: &HeaderLine,
    dialect: &Dialect,
    file: FileId,
    found: &mut Diagnostics,
) {
    let asked = dialect.card_line.parts.iter().any(|part| match part {
        LinePart::Attribute { optional, .. } => !optional,
        LinePart::Literal(_) => false,
    });
    let given = |field: &FieldLine| matches!(field.kind, FieldText::CardLine | FieldText::Unread);
    let is_card = head.kind == BlockKind::Card && head.change != Change::Remove;
    if !(asked && is_card) || block.fields.iter().any(given) {
        return;
    }
    let name = head.name.as_ref().map_or(String::new(), |name| format!(" \"{}\"", name.text));
    let shape = dialect.card_line_shape();
    found.push(
        Diagnostic::new(
            Code::CardLineMissing,
            Place::new(file, header.at),
            format!("The card{name} does not say what it is."),
        )
        .label("its card line belongs under this")
        .help(format!("Write this under the name, indented by two spaces: {shape}")),
    );
}
