//! Any bytes as a file of cards.

#![no_main]

#[path = "../../tests/support/laws.rs"]
mod laws;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| laws::structure(&String::from_utf8_lossy(bytes)));
