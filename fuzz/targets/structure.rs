//! Any bytes as a file of cards.

#![no_main]

#[path = "../../tests/support/laws.rs"]
#[allow(dead_code, reason = "a target uses a part of the laws")]
mod laws;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| laws::structure(&String::from_utf8_lossy(bytes)));
