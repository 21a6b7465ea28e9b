//! One block: its text, and what its fields say.

use crate::analysis::lower::Lowering;
use crate::analysis::lower::standing::definition::Defined;
use crate::analysis::resolve::{BlockContext, World, WorthEntry, WorthProblem, WorthWhat, check_worth};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::program::{EntersWith, HasKeyword, TestId, Text, ValueId};
use crate::source::{FileId, Place, Sources};
use crate::syntax::tree::{Block, BlockKind, FieldKind};

/// What a block came to.
pub struct Lowered {
    pub text: Text,
    pub values: Vec<ValueId>,
    pub copies: u16,
    pub keywords: Vec<HasKeyword>,
    pub requires: Option<TestId>,
    pub enters_with: Vec<EntersWith>,
    pub defined: Option<Defined>,
    /// Where it begins to say what cards are worth.
    pub worth: Option<Place>,
}

/// What all blocks of a game share.
pub struct Shared<'a> {
    pub world: &'a World<'a>,
    pub sources: &'a Sources,
    /// The words that texts announce.
    pub announced: &'a [String],
}

pub fn block(shared: &Shared<'_>, file: FileId, block: &Block, diagnostics: &mut Diagnostics) -> Lowered {
    let values = card_values(shared.world, block);
    let stays = values.iter().any(|value| shared.world.enters_play(*value));
    // A card whose line could not be read may stay in play: what it says is not held against it.
    let unknown = block.header.kind == BlockKind::Card && values.is_empty();
    let context = BlockContext::new(block.header.kind, stays || unknown && block.broken.0);
    let mut found = Diagnostics::default();
    let mut lowering =
        Lowering::new(shared.world, shared.sources, file, context, &mut found, shared.announced);
    let mut copies = 1;
    let mut requires = None;
    let mut enters_with = Vec::new();
    for field in &block.fields {
        match &field.kind {
            FieldKind::Requires(requirement) => requires = lowering.requirement(requirement, field.at),
            FieldKind::EntersWith(enters) => enters_with = lowering.enters_with(enters).unwrap_or_default(),
            FieldKind::Copies(count) => copies = *count as u16,
            FieldKind::Line(_) | FieldKind::Illustrator(_) | FieldKind::Flavor(_) => {}
        }
    }
    for paragraph in &block.paragraphs {
        lowering.paragraph(paragraph);
    }
    lowering.ask_for_no_more_than_is_read();
    if !lowering.text.fits() {
        let (message, help) =
            ("This block says more than one text can hold.", "Split it into several blocks.");
        lowering.refuse::<()>(Code::TooMuch, block.header.at, message, "too much text", help);
    }
    let worth: Vec<WorthEntry> = lowering.worth.iter().map(|(entry, _)| *entry).collect();
    let (text, keywords, defined) = (lowering.text, lowering.keywords, lowering.defined);
    if block.broken.0 {
        found.retain(|problem| !leans_on_other_sentences(problem.code));
    }
    if block.header.kind == BlockKind::Card && !stays {
        let all = std::mem::take(&mut found).into_iter();
        found.extend(all.map(|problem| or_let_it_stay(shared.world, &values, problem)));
    }
    diagnostics.append(found);
    if !block.broken.0 {
        report_worth(shared, Place::new(file, block.header.at.0), &worth, diagnostics);
    }
    let worth = worth.first().map(|entry| entry.place);
    Lowered { text, values, copies, keywords, requires, enters_with, defined, worth }
}

/// A card that waits, of a kind of which the game does not say what becomes of it: it can stay in play.
fn or_let_it_stay(world: &World<'_>, values: &[ValueId], problem: Diagnostic) -> Diagnostic {
    let Some(zone) = world.in_play.filter(|_| problem.code == Code::NeverHappens) else { return problem };
    if values.iter().any(|value| world.is_played(*value)) {
        return problem;
    }
    let word = |value: &ValueId| world.value_words[value.index()];
    let is_kind = |value: &&ValueId| match world.kind_of_play() {
        Some(kind) => world.values[value.index()].attribute == kind,
        None => world.dialect.lexicon.get(word(value)).plural.is_some(),
    };
    let kind = values.iter().find(is_kind).map_or("KIND", |value| world.name(word(value)));
    problem.help(format!(
        "Or let such cards stay in play. Say it in game.toml under [play]: {kind} = {{ enters = \"{}\" }}.",
        world.zone_names[zone.index()]
    ))
}

/// Problems that a sentence that could not be read may be the reason of.
fn leans_on_other_sentences(code: Code) -> bool {
    matches!(
        code,
        Code::PointsAtNothing
            | Code::ItIsSeveral
            | Code::NoGroup
            | Code::NoNumber
            | Code::NoMay
            | Code::NoIf
            | Code::NothingNamed
            | Code::NeverHappens
            | Code::NeedsDuration
    )
}

pub fn card_values(world: &World<'_>, block: &Block) -> Vec<ValueId> {
    let lines = block.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Line(line) => Some(line),
        FieldKind::Copies(_)
        | FieldKind::Illustrator(_)
        | FieldKind::Flavor(_)
        | FieldKind::Requires(_)
        | FieldKind::EntersWith(_) => None,
    });
    lines.flatten().flat_map(|(_, values)| values).map(|word| world.value(*word)).collect()
}

/// What stands there, in one line.
fn quoted(sources: &Sources, place: Place) -> String {
    let text = sources.text(place.file).get(place.span.range()).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same in the middle of a sentence.
fn inside(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

/// The cards that both lines are about have two worths.
fn two_worths(sources: &Sources, first: Place, second: Place) -> Diagnostic {
    let (one, lower) = (quoted(sources, first), inside(&quoted(sources, second)));
    let message = format!("Some cards have two worths: \"{one}\" can also be \"{lower}\".");
    Diagnostic::new(Code::WorthTwice, second, message)
        .label("some of these")
        .note(first, "have a worth already")
        .help(format!("Leave them out of one of the two: {one} that is not {lower} is worth …"))
}

fn report_worth(shared: &Shared<'_>, header: Place, entries: &[WorthEntry], diagnostics: &mut Diagnostics) {
    let world = shared.world;
    let name = |value: ValueId| world.name(world.value_words[value.index()]).to_string();
    for problem in check_worth(world, entries) {
        diagnostics.push(match problem {
            WorthProblem::Twice { value, first, second } => {
                let what = value.map_or_else(|| inside(&quoted(shared.sources, second)), name);
                Diagnostic::new(Code::WorthTwice, second, format!("The worth of \"{what}\" is given twice."))
                    .label("the second time")
                    .note(first, "the first time")
                    .help("Keep one of the two.")
            }
            WorthProblem::Both { first, second } => two_worths(shared.sources, first, second),
            WorthProblem::Missing { values, .. } => {
                let missing = values.into_iter().map(name).collect::<Vec<_>>().join(", ");
                let place = entries
                    .iter()
                    .rev()
                    .find(|entry| entry.what != WorthWhat::Other)
                    .map_or(header, |entry| entry.place);
                Diagnostic::new(Code::WorthGap, place, format!("Some cards have no worth: {missing}."))
                    .label("the table ends here")
                    .help("Add a last sentence for them: Any other card is worth one point.")
            }
        });
    }
}
