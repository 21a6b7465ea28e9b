//! "Them" and "the rest": some are picked out of several cards, and others are left.

use crate::accepted_as_meant::{passes, set};

#[test]
fn everybody_reveals_their_own_at_the_same_time() {
    let hands = "  players Ana, Ben and Cleo\n  Ana holds Pier, Castle and Trade\n  Ben holds Death and Avalon\n  Cleo holds Wood Elf and Ferocity\n";
    let shown = |text: &str, lines: &str| {
        let scenario = format!(
            "scenario \"It is done as it reads\"\n{hands}\n  when Ana plays Pier\n{lines}  then\n    Ben sees Castle\n    Ana sees Death\n    Ana sees Ferocity\n"
        );
        passes(&set(&[("Pier", text)], &scenario));
    };
    let chosen = "    Ana chooses Castle\n    Ben chooses Death\n    Cleo chooses Ferocity\n";
    shown("At the same time, each player reveals a card from their hand.", chosen);
    shown("At the same time, each player chooses a card from their hand and reveals it.", chosen);
    shown("At the same time, each player reveals all cards in their hand.", "");
}
