//! What goes round the table, one after the other and at once.

use super::small_set::{passes, problems, set_of, shown};

#[test]
fn assets_go_round_at_once_as_it_is_shown() {
    let plain = "Each player gains control of all assets the player on their left controls.";
    let at_once = format!("At the same time, e{}", &plain[1..]);
    shown("event", plain, "CW640", &at_once, &at_once);
    let round = |ends: &str| {
        format!(
            "scenario \"Round\"
  players Ana, Ben and Cleo
  Ana holds Pier and Death
  Ana controls Castle
  Ben controls Sunstone
  Cleo controls Avalon
  the discard pile is Wood Elf

  when Ana plays Pier
  then
{ends}"
        )
    };
    // As the warning says: Cleo gains from Ana what Ana has gained from Ben.
    let one_by_one =
        "    Ana controls no cards\n    Ben controls Avalon\n    Cleo controls Castle and Sunstone\n";
    passes(&set_of("event", &[("Pier", plain)], &round(one_by_one)));
    let together = "    Ana controls Sunstone\n    Ben controls Avalon\n    Cleo controls Castle\n";
    passes(&set_of("event", &[("Pier", &at_once)], &round(together)));
}

#[test]
fn what_is_known_is_not_chosen() {
    let meant = "Choose an opponent. That opponent discards a card.";
    shown(
        "event",
        "Choose an opponent and that opponent and discard a card.",
        "CW435",
        "Choose an opponent. That opponent …",
        meant,
    );
    assert_eq!(problems("Destroy an asset. Choose that asset."), ["CW435"]);
    assert_eq!(problems("Choose it."), ["CW402"]);
    assert_eq!(problems("Choose an opponent and an asset. Destroy that asset."), [""; 0]);
    shown(
        "event",
        "For each player, that player chooses an opponent and that opponent discards a card.",
        "CW204",
        "For each player, an opponent of that player's choice discards a card.",
        "For each player, an opponent of that player's choice discards a card.",
    );
}
