//! Writing a file whole or not at all.

use std::io::{self, Write as _};
use std::path::Path;

/// Replaces a file by a new text: a temporary file in the same folder is renamed over it, so that an
/// interruption leaves the old text or the new one and never half of it.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    // A link stays a link: what it points at is rewritten.
    let path = std::fs::canonicalize(path)?;
    let permissions = std::fs::metadata(&path)?.permissions();
    // Renaming asks the folder, not the file: whoever protects a file means its text.
    if permissions.readonly() {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "it is read-only"));
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(".cardwright-").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().set_permissions(permissions)?;
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|failure| failure.error)?;
    Ok(())
}
