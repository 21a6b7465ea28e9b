//! Every sentence of the language has one reading. pest would hide a second one.

mod twin;
