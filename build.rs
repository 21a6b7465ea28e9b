//! Lists the games, the documents and the error pages of the repository, so that the binary carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names a folder for what is built"));
    let mut code = String::new();
    list(&root, "CARDS", "cards", &["toml", "cards", "scenario"], &mut code)?;
    list(&root, "PAGES", "docs/errors", &["md"], &mut code)?;
    list(&root, "DOCUMENTS", "docs", &["md"], &mut code)?;
    fs::write(out.join("embedded.rs"), code)
}

/// Writes a table of the files below a folder: the path from there, and the text.
fn list(root: &Path, table: &str, folder: &str, endings: &[&str], code: &mut String) -> io::Result<()> {
    println!("cargo::rerun-if-changed={folder}");
    let mut files = Vec::new();
    let base = root.join(folder);
    collect(&base, endings, &mut files)?;
    // Of the documents only the pages themselves: what lies deeper has tables of its own, or is for makers.
    files.retain(|file| folder != "docs" || file.parent() == Some(&base));
    files.sort();
    let written = writeln!(code, "pub static {table}: &[(&str, &str)] = &[");
    written.expect("a string takes all text");
    for file in files {
        let inner = file.strip_prefix(&base).expect("was found below the folder");
        let name = inner.to_string_lossy().replace('\\', "/");
        writeln!(code, "    ({name:?}, include_str!({:?})),", file.display().to_string())
            .expect("a string takes all text");
    }
    code.push_str("];\n");
    Ok(())
}

fn collect(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, endings, files)?;
        } else if path
            .extension()
            .and_then(|ending| ending.to_str())
            .is_some_and(|ending| endings.contains(&ending))
        {
            files.push(path);
        }
    }
    Ok(())
}
