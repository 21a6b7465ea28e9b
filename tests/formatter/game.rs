//! The words of a small game with a card line: `RANK of SUIT, TYPE`.

use cardwright::vocabulary::{CardLine, Declaration, Dialect, Lexicon, LinePart, WordKind};

pub fn dialect() -> Dialect {
    let mut lexicon = Lexicon::default();
    let [rank, suit, kind] =
        ["rank", "suit", "type"].map(|name| lexicon.declare(Declaration::new(WordKind::Attribute, name)));
    let mut values = |attribute, names: &[(&str, Option<&str>)]| {
        for (name, symbol) in names {
            let value = Declaration::new(WordKind::Value { attribute }, *name);
            let value = value.plural(Some(format!("{name}s"))).symbol(symbol.map(str::to_string));
            lexicon.declare(value);
        }
    };
    values(rank, &[("ace", Some("A")), ("three", Some("3")), ("eight", Some("8")), ("king", Some("K"))]);
    values(suit, &[("sun", None), ("moon", None), ("eye", None)]);
    values(kind, &[("asset", None), ("event", None)]);
    for zone in ["draw pile", "discard pile", "hand"] {
        lexicon.declare(Declaration::new(WordKind::Zone, zone));
    }
    lexicon.declare(Declaration::new(WordKind::Counter, "wish"));
    let attribute = |attribute, several| LinePart::Attribute { attribute, several, optional: false };
    let literal = |text: &str| LinePart::Literal(text.to_string());
    let parts = vec![
        attribute(rank, false),
        literal("of"),
        attribute(suit, true),
        literal(","),
        attribute(kind, false),
    ];
    Dialect { lexicon, card_line: CardLine { parts }, ..Dialect::default() }
}
