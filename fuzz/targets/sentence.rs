//! Any bytes as a paragraph of sentences.

#![no_main]

#[path = "../../tests/support/laws.rs"]
mod laws;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| laws::sentence(&String::from_utf8_lossy(bytes)));
