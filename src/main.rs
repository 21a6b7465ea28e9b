//! The `cardwright` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    cardwright::cli::main()
}
