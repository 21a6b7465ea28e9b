//! Actions that are taken by name, and the first turn.

use crate::analysis::lower::Lowering;
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::program::{EventKind, Op, Who};
use crate::syntax::tree::{At, BlockKind, Quoted};

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

    /// Who begins is said before a game begins, or for the next one when a game is over.
    pub fn take_first_turn(&mut self, who: Who, at: At) -> Option<()> {
        let waits_for = self.text.abilities.last().map(|ability| ability.kind);
        let is_new_game = matches!(waits_for, Some(EventKind::GameBegins | EventKind::GameEnds));
        if self.block.kind == BlockKind::Setup || is_new_game {
            return self.does(Op::TakeFirstTurn(who));
        }
        let message = format!("\"{}\" says who begins a game, and none begins here", self.quote(at));
        let help = "for one more turn write: that player takes another turn after this turn; for the next game: At the end of each game, the winner takes the first turn.";
        self.refuse(Code::SentenceDoesNotFit, at, message, "the first of which game?", help)
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
