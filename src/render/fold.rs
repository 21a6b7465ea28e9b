//! A log that goes round in circles, told once.

/// How many lines one round may have.
const LONGEST: usize = 12;

/// How often a round must come again, so that telling it once is easier to read.
const OFTEN: usize = 3;

/// Lines that come again and again, once, and how often they come besides.
pub fn folded(lines: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = lines;
    while !rest.is_empty() {
        let mut rounds = (1..=LONGEST).map(|length| (length, rounds(rest, length)));
        match rounds.find(|(_, more)| *more >= OFTEN) {
            Some((length, more)) => {
                found.extend_from_slice(&rest[..length]);
                found.push(match length {
                    1 => format!("… {more} times more"),
                    _ => format!("… these {length} lines {more} times more"),
                });
                rest = &rest[length * (more + 1)..];
            }
            None => {
                found.push(rest[0].clone());
                rest = &rest[1..];
            }
        }
    }
    found
}

/// How often the first lines, so many of them, come again at once.
fn rounds(lines: &[String], length: usize) -> usize {
    let Some(first) = lines.get(..length) else { return 0 };
    lines[length..].chunks(length).take_while(|round| *round == first).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fold(text: &str) -> String {
        let lines: Vec<String> = text.split(' ').map(str::to_string).collect();
        folded(&lines).join(" ")
    }

    #[test]
    fn what_comes_again_is_told_once() {
        assert_eq!(fold("a b b b b c"), "a b … 3 times more c");
        assert_eq!(fold("a b c b c b c b c b"), "a b c … these 2 lines 3 times more b");
    }

    #[test]
    fn what_is_short_or_never_the_same_stays() {
        for text in ["a b b b c", "a b a b a b c", "a b c d", "a"] {
            assert_eq!(fold(text), text);
        }
    }
}
