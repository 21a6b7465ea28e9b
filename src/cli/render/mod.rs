//! Problems as text, as one-liners, as JSON and as SARIF. The only room that knows miette.

mod clip;
mod json;
mod location;
mod sarif;
mod short;
mod text;

use super::arguments::Format;
use crate::diagnostic::Diagnostics;
use crate::source::Sources;

/// All problems in the form asked for.
pub(super) fn render(format: Format, sources: &Sources, diagnostics: &Diagnostics) -> String {
    match format {
        Format::Text => text::render(sources, diagnostics),
        Format::Short => short::render(sources, diagnostics),
        Format::Json => json::render(sources, diagnostics),
        Format::Sarif => sarif::render(sources, diagnostics),
    }
}
