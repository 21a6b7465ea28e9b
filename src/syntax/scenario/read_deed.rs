//! Lines about what happens.

use super::read::{Part, Rule};
use super::{Act, Deed, Pick};
use crate::vocabulary::ordinal_from_word;

pub(super) fn deed(form: Part<'_>) -> Option<Deed> {
    Some(match form.rule() {
        Rule::game_begins => Deed::GameBegins,
        Rule::turn_begins => Deed::TurnBegins(form.name()),
        Rule::turn_ends => Deed::TurnEnds(form.name()),
        Rule::phase_begins => {
            let (player, phase) = form.two()?;
            Deed::PhaseBegins { player: player.name(), phase: phase.name() }
        }
        Rule::loses => Deed::Loses(form.name()),
        Rule::is_done => Deed::Does { player: form.name(), act: Act::Done },
        Rule::does => {
            let (player, what) = form.two()?;
            Deed::Does { player: player.name(), act: act(what)? }
        }
        _part_of_a_line => return None,
    })
}

pub(super) fn act(act: Part<'_>) -> Option<Act> {
    let form = act.first()?;
    Some(match form.rule() {
        Rule::act_discard => Act::Discard(form.name()),
        Rule::act_play => Act::Play(form.name()),
        Rule::act_use => Act::Use(form.name()),
        Rule::act_take => Act::Take(form.name()),
        Rule::act_draw => Act::Draw,
        Rule::act_pass => Act::Pass,
        Rule::act_done => Act::Done,
        Rule::act_wait => Act::Wait,
        Rule::act_accept => Act::Accept,
        Rule::act_decline => Act::Decline,
        Rule::act_name => Act::Name(form.name()),
        Rule::act_order => Act::Order(form.name()),
        Rule::act_put => Act::Put(form.names()),
        Rule::act_choose => Act::Choose(form.first()?.parts().map(pick).collect::<Option<_>>()?),
        _part_of_a_line => return None,
    })
}

pub(super) fn pick(pick: Part<'_>) -> Option<Pick> {
    let form = pick.first()?;
    Some(match form.rule() {
        Rule::pick_nth => Pick::Nth(ordinal_from_word(form.first()?.text())? as usize),
        Rule::pick_unseen => Pick::Unseen,
        _named if form.text().starts_with('"') => Pick::Quoted(form.name()),
        _named => Pick::Named(form.name()),
    })
}
