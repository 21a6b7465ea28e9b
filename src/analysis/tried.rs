//! Repairs, tried on the whole text of their block: one is only shown if the sentence is accepted with it. Where it
//! uncovers another problem that has a repair too, both are offered as one.

use std::ops::Range;

use super::Assembled;
use super::lower::{TO_MEAN_THE_OTHER, Trial};
use super::others::Others;
use crate::diagnostic::{Code, Diagnostic, Diagnostics, Fix, Severity};
use crate::format;
use crate::source::{FileId, Sources, Span};
use crate::syntax::tree::Block;
use crate::syntax::{KnownSentences, OutlineBlock, Reader, outline, sentences};

/// How many problems one repair may uncover.
const STEPS: usize = 3;

/// How a whole sentence is shown that a repair leads to.
const READS: &str = "The sentence would read: ";

/// Looks at the repairs of all errors in sentences.
pub(super) fn tried(games: &[Assembled], sources: &Sources, diagnostics: Diagnostics) -> Diagnostics {
    let mut trials: Vec<Option<Trial<'_>>> = games.iter().map(|_| None).collect();
    let mut all = Diagnostics::default();
    // The repairs that are shown: a later sentence has to be right with those before it.
    let mut shown: Vec<Fix> = Vec::new();
    for problem in diagnostics {
        let home = problem.fix.as_ref().filter(|_| is_tried(&problem)).and_then(|fix| home(games, fix));
        let Some((number, block)) = home else {
            all.push(problem);
            continue;
        };
        let trial = trials[number].get_or_insert_with(|| Trial::new(&games[number]));
        let file = problem.place.file;
        let text = sources.text(file).get(block.range()).unwrap_or("");
        let inside = |fix: &&Fix| fix.place.file == file && block.start <= fix.place.span.start;
        let earlier: Vec<&Fix> = shown.iter().filter(inside).collect();
        let bench = Bench { game: &games[number], trial };
        let problem = bench.told(problem, text, block.start as usize, &earlier);
        shown.extend(problem.fix.clone().filter(|_| is_error(&problem)));
        all.push(problem);
    }
    all
}

/// A warning may show how a text would read as well.
fn is_tried(problem: &Diagnostic) -> bool {
    is_error(problem) || problem.help.iter().any(|help| help.starts_with(READS))
}

fn is_error(problem: &Diagnostic) -> bool {
    problem.severity() == Severity::Error
}

/// The game and the block whose text a fix changes.
fn home(games: &[Assembled], fix: &Fix) -> Option<(usize, Span)> {
    let holds = |span: Span| span.start <= fix.place.span.start && fix.place.span.end <= span.end;
    games.iter().enumerate().find_map(|(number, game)| {
        let mut blocks = game.blocks.iter().filter(|(file, _)| *file == fix.place.file);
        blocks.find(|(_, block)| holds(block.at.0)).map(|(_, block)| (number, block.at.0))
    })
}

/// What came of a repair.
struct Outcome {
    /// The block with the repair in it.
    text: String,
    /// The sentence that was repaired, there.
    sentence: Range<usize>,
    /// The problems that were uncovered and repaired as well.
    uncovered: Vec<Diagnostic>,
    /// What is still wrong with the sentence.
    left: Option<Diagnostic>,
}

struct Bench<'a> {
    game: &'a Assembled,
    trial: &'a Trial<'a>,
}

impl Bench<'_> {
    /// The problem, with a repair only if the sentence is right with it, and with the repairs before it. `base` is where the
    /// block stands.
    fn told(&self, problem: Diagnostic, text: &str, base: usize, earlier: &[&Fix]) -> Diagnostic {
        let Some(fix) = &problem.fix else { return problem };
        let (from, to) = (fix.place.span.start as usize - base, fix.place.span.end as usize - base);
        let before = text.get(from..to).and_then(|_| sentence_of(text, from..to));
        let Some(before) = before else { return problem };
        let mut outcome = self.repaired(text, before.clone(), from..to, &fix.replacement);
        let with_others = || {
            let others = Others::of(earlier, text, base, before.start)?;
            let [sentence, range] = [before.clone(), from..to].map(|part| others.moved(part));
            self.repaired(&others.text, sentence, range, &fix.replacement).left
        };
        if let Some(left) = outcome.left.take().or_else(with_others) {
            return without_fix(problem, left);
        }
        let problem = self.without_what_fails(problem, text, before.clone(), from..to);
        let written = self.written(&outcome);
        if outcome.uncovered.is_empty() && written.is_none() {
            return problem;
        }
        let sentence = written.unwrap_or_else(|| outcome.text[outcome.sentence.clone()].to_string());
        let span = Span::new(before.start, before.end).shifted(base);
        with_whole(problem, outcome.uncovered, span, sentence)
    }

    /// The other reading is only shown if it is accepted as well.
    fn without_what_fails(
        &self,
        mut problem: Diagnostic,
        text: &str,
        sentence: Range<usize>,
        range: Range<usize>,
    ) -> Diagnostic {
        problem.help.retain(|help| {
            let other = help.strip_prefix(TO_MEAN_THE_OTHER);
            other.is_none_or(|whole| self.repaired(text, sentence.clone(), range.clone(), whole).is_right())
        });
        problem
    }

    /// The repaired sentence as the language writes it, where that is another way: a verb may have lost its ending with
    /// a word before it, a sentence its capital.
    fn written(&self, outcome: &Outcome) -> Option<String> {
        let (_, _, blocks) = self.read(&outcome.text, &mut Diagnostics::default());
        let paragraphs = blocks.iter().flat_map(|block| &block.paragraphs);
        let sentences = paragraphs.flat_map(|paragraph| &paragraph.sentences);
        let repaired = sentences.filter(|sentence| outcome.holds(sentence.at.0));
        let written: Vec<String> =
            repaired.map(|sentence| format::sentence(&self.game.dialect, sentence)).collect();
        let written = written.join(" ");
        let stands: Vec<&str> = outcome.text[outcome.sentence.clone()].split_whitespace().collect();
        let has_note = stands.contains(&"#");
        (!written.is_empty() && !has_note && written != stands.join(" ")).then_some(written)
    }

    fn repaired(&self, text: &str, sentence: Range<usize>, range: Range<usize>, say: &str) -> Outcome {
        let mut outcome = Outcome { text: text.into(), sentence, uncovered: Vec::new(), left: None };
        outcome.apply(range, say);
        for step in 0..=STEPS {
            let Some(wrong) = self.first_error(&outcome) else { return outcome };
            let fix = wrong.fix.clone().filter(|fix| step < STEPS && outcome.holds(fix.place.span));
            let Some(fix) = fix else {
                outcome.left = Some(wrong);
                return outcome;
            };
            outcome.uncovered.push(wrong);
            outcome.apply(fix.place.span.range(), &fix.replacement);
        }
        outcome
    }

    fn read(&self, text: &str, found: &mut Diagnostics) -> (Sources, FileId, Vec<Block>) {
        let mut sources = Sources::default();
        let file: FileId = sources.add("repaired", text);
        let outlined = outline(text, file, found);
        let known = KnownSentences::default();
        let reader =
            Reader { dialect: &self.game.dialect, file, known: &known, card: None, to_nobody: false };
        let outlined: Vec<&OutlineBlock> = outlined.blocks.iter().collect();
        let blocks = reader.blocks(&outlined, text, found);
        (sources, file, blocks)
    }

    /// The first thing that is wrong with the repaired sentence.
    fn first_error(&self, outcome: &Outcome) -> Option<Diagnostic> {
        let mut found = Diagnostics::default();
        let (sources, file, blocks) = self.read(&outcome.text, &mut found);
        for block in blocks {
            self.trial.lower(&sources, file, &block, &mut found);
        }
        let mut problems = found.sorted().into_iter();
        problems.find(|problem| is_error(problem) && outcome.touches(problem.place.span))
    }
}

impl Outcome {
    fn is_right(&self) -> bool {
        self.left.is_none() && self.uncovered.is_empty()
    }

    fn apply(&mut self, range: Range<usize>, say: &str) {
        self.sentence.end = self.sentence.end - range.len() + say.len();
        self.text.replace_range(range, say);
    }

    fn holds(&self, span: Span) -> bool {
        let Range { start, end } = span.range();
        self.sentence.start <= start && end <= self.sentence.end && self.text.get(start..end).is_some()
    }

    fn touches(&self, span: Span) -> bool {
        let Range { start, end } = span.range();
        start <= self.sentence.end && self.sentence.start < end.max(start + 1)
    }
}

/// The sentences of a block that a change of these bytes touches. Nothing where it changes no sentence.
fn sentence_of(block: &str, range: Range<usize>) -> Option<Range<usize>> {
    let outlined = outline(block, FileId(0), &mut Diagnostics::default());
    let mut runs = outlined.blocks.iter().flat_map(|block| &block.paragraphs);
    let run = runs.find(|run| run.at.start as usize <= range.start && range.end <= run.at.end as usize)?;
    let base = run.at.start as usize;
    let all = sentences(&run.plain(block)).into_iter().map(|found| found.start + base..found.end + base);
    let touched: Vec<_> = all.filter(|found| found.start <= range.end && range.start <= found.end).collect();
    Some(touched.first()?.start.min(range.start)..touched.last()?.end.max(range.end))
}

/// A repair that does not help is none: what is wrong then is said instead.
fn without_fix(mut problem: Diagnostic, left: Diagnostic) -> Diagnostic {
    // A wording for cards in play is the wrong one for a card that lies somewhere else.
    if problem.code == Code::OtherWording && left.code == Code::NotInPlay {
        let other = Diagnostic::new(problem.code, problem.place, left.message).label("not said like this");
        return left.help.into_iter().fold(other, Diagnostic::help);
    }
    problem.fix = None;
    let shows = [READS, "For example: ", TO_MEAN_THE_OTHER];
    problem.help.retain(|help| !shows.iter().any(|lead| help.starts_with(lead)));
    // A text that is only warned of is right as it stands.
    if !is_error(&problem) {
        return problem;
    }
    // That an "Otherwise" has no "If" is said of a word that nobody has written: how it gets one is what helps.
    if left.code != Code::NoIf {
        problem.help.push(format!("Even so: {}", left.message));
    }
    problem.help.extend(left.help.into_iter().filter(|help| !help.starts_with("Understood so far")));
    problem
}

/// All repairs of the sentence as one.
fn with_whole(
    mut problem: Diagnostic,
    uncovered: Vec<Diagnostic>,
    span: Span,
    sentence: String,
) -> Diagnostic {
    let fixes = || problem.fix.iter().chain(uncovered.iter().filter_map(|other| other.fix.as_ref()));
    let is_guess = fixes().any(|fix| fix.is_guess);
    problem.help.retain(|help| !help.starts_with(READS));
    let told = uncovered.into_iter().filter(|other| other.code != Code::NoIf);
    problem.help.extend(told.map(|other| other.message));
    let shown = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let problem = problem.help(format!("{READS}{shown}"));
    match is_guess {
        true => problem.guess("write it so", span, sentence),
        false => problem.fix("write it so", span, sentence),
    }
}
