//! The shape of a card's line, as `game.toml` writes it: `RANK of SUIT, TYPE`. A word in capitals is
//! an attribute, one in brackets may be missing, everything else stands there as it is.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineTemplate {
    pub parts: Vec<TemplatePart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplatePart {
    /// The attribute's name in lower case, and where it stands in the template.
    Attribute {
        name: String,
        optional: bool,
        start: usize,
        end: usize,
    },
    Literal(String),
}

impl LineTemplate {
    /// The template, or what is wrong with it.
    pub fn read(text: &str) -> Result<LineTemplate, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while !rest.trim_start().is_empty() {
            rest = rest.trim_start();
            let start = text.len() - rest.len();
            if let Some(inside) = rest.strip_prefix('[') {
                let Some(length) = inside.find(']') else {
                    return Err("the bracket \"[\" is never closed".into());
                };
                let name = inside[..length].trim();
                if !is_attribute(name) {
                    return Err(format!(
                        "\"[{name}]\" is no attribute: brackets hold one word in capitals, such as [SHAPE]"
                    ));
                }
                parts.push(TemplatePart::Attribute {
                    name: as_name(name),
                    optional: true,
                    start,
                    end: start + length + 2,
                });
                rest = &inside[length + 1..];
            } else if let Some(after) = rest.strip_prefix(',') {
                parts.push(TemplatePart::Literal(",".into()));
                rest = after;
            } else {
                let length = rest.find([' ', ',', '[']).unwrap_or(rest.len());
                let word = &rest[..length];
                parts.push(if is_attribute(word) {
                    TemplatePart::Attribute {
                        name: as_name(word),
                        optional: false,
                        start,
                        end: start + length,
                    }
                } else {
                    TemplatePart::Literal(word.into())
                });
                rest = &rest[length..];
            }
        }
        let names_one = parts.iter().any(|part| matches!(part, TemplatePart::Attribute { .. }));
        if !names_one {
            return Err("no word of it is in capitals, so the line would hold no attribute".into());
        }
        Ok(LineTemplate { parts })
    }

    /// The attributes in the order of the line.
    pub fn attributes(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            TemplatePart::Attribute { name, .. } => Some(name.as_str()),
            TemplatePart::Literal(_) => None,
        })
    }
}

fn is_attribute(word: &str) -> bool {
    word.chars().any(char::is_alphabetic) && !word.chars().any(char::is_lowercase)
}

fn as_name(word: &str) -> String {
    word.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_are_attributes_and_the_rest_is_literal() {
        let template = LineTemplate::read("RANK of SUIT, TYPE").unwrap();
        assert_eq!(template.attributes().collect::<Vec<_>>(), ["rank", "suit", "type"]);
        assert!(template.parts.contains(&TemplatePart::Literal("of".into())));
        assert!(template.parts.contains(&TemplatePart::Literal(",".into())));
    }

    #[test]
    fn brackets_make_an_attribute_optional() {
        let template = LineTemplate::read("[COLOR] TYPE").unwrap();
        let optional = TemplatePart::Attribute { name: "color".into(), optional: true, start: 0, end: 7 };
        assert_eq!(template.parts[0], optional);
    }

    #[test]
    fn an_open_bracket_and_a_line_without_capitals_are_refused() {
        assert!(LineTemplate::read("[COLOR TYPE").is_err());
        assert!(LineTemplate::read("rank of suit").is_err());
        assert!(LineTemplate::read("").is_err());
    }
}
