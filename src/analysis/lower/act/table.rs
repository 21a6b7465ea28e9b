//! Actions that are taken by name.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::program::{Op, Who};
use crate::syntax::tree::Quoted;

impl Lowering<'_> {
    pub fn take_action(&mut self, who: Who, names: &[Quoted]) -> Option<()> {
        let mut actions = Vec::new();
        for name in names {
            match self.world.actions.get(&name.text) {
                Some(action) => actions.push(*action),
                None => return self.unknown_action(name),
            }
        }
        self.emit(Op::TakeAction { who, actions: actions.len() as u8 });
        for action in actions {
            self.emit(Op::Action(action));
        }
        Some(())
    }

    fn unknown_action<T>(&mut self, name: &Quoted) -> Option<T> {
        let place = self.place(name.at);
        let near = nearest(&name.text, self.world.actions.keys().map(String::as_str)).map(str::to_string);
        let message = format!("there is no action \"{}\"", name.text);
        let diagnostic = Diagnostic::new(Code::UnknownAction, place, message).label("no such action");
        let diagnostic = match near {
            Some(near) => diagnostic.help(format!("did you mean \"{near}\"?")).fix(
                format!("write \"{near}\""),
                name.at.0,
                format!("\"{near}\""),
            ),
            None => diagnostic.help(format!("write a block that begins with: action \"{}\"", name.text)),
        };
        self.report(diagnostic);
        None
    }
}
