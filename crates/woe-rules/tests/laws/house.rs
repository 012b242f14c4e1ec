//! Which tables are laid in these tests?

use crate::boxes;
use proptest::prelude::*;
use std::sync::OnceLock;
use woe_cards::{Catalog, Edition, Telling, compile, mix, shelf};
use woe_rules::{
    Casting, Game, Key, Label, Mixing, Mysteries, Profile, Retorts, Rules, Seat, Seating, Start,
    Stream,
};

/// Which cards are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InBox {
    /// The base game.
    Gloom,
    /// With the example set: a guest, portraits, a card played as soon as drawn.
    Lodgers,
    /// With a set made to be unpleasant: deep nesting, many sudden cards, cards for everyone.
    Rabble,
    /// The base game with all four expansions.
    Whole,
    /// Fairytale Gloom: no families, but a cast; Stories.
    Tale,
    /// Munchkin Gloom: parties, and Events that do not wait.
    Dungeon,
}

/// A table before it is laid.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) in_box: InBox,
    pub(crate) profile: Profile,
    pub(crate) seats: usize,
    pub(crate) start: Start,
    pub(crate) seed: u64,
}

/// Any table that can be laid.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    let boxes = prop_oneof![
        Just(InBox::Gloom),
        Just(InBox::Lodgers),
        Just(InBox::Rabble),
        Just(InBox::Whole),
        Just(InBox::Whole),
        Just(InBox::Tale),
        Just(InBox::Dungeon),
    ];
    let editions = prop_oneof![Just(Edition::First), Just(Edition::Second)];
    let tellings = prop_oneof![7 => Just(Telling::Full), 1 => Just(Telling::Plain)];
    let options = (prop::option::of(2..=5_u8), prop::option::of(any::<bool>()));
    let table = (2..=Seat::MAX, prop::option::of(0..Seat::MAX), any::<u64>());
    (boxes, editions, tellings, options, besides(), table).prop_map(
        |(in_box, edition, telling, (characters, retorts), beside, (seats, start, seed))| {
            let mut profile = Profile { telling, characters, edition, ..beside };
            profile.retorts = Profile::of(edition).retorts;
            // A cast of twenty is enough for four each at five seats.
            if in_box == InBox::Tale && seats == Seat::MAX {
                profile.characters = characters.map(|count| count.min(4));
            }
            if let Some(allowed) = retorts {
                profile.retorts = if allowed { Retorts::Allowed } else { Retorts::Barred };
            }
            let seat = start.and_then(|index| Seat::new(index % seats));
            Setup { in_box, profile, seats, start: seat.map_or(Start::Lot, Start::Seat), seed }
        },
    )
}

/// Whatever can lie beside the families.
fn besides() -> impl Strategy<Value = Profile> {
    let ways = (0..3_usize, any::<bool>(), any::<bool>());
    (0..=5_u8, 0..=5_u8, ways).prop_map(|(guests, stories, (casting, at_home, trimmed))| Profile {
        guests,
        stories,
        casting: Casting::ALL[casting],
        mysteries: if at_home { Mysteries::AtHome } else { Mysteries::Anywhere },
        mixing: if trimmed { Mixing::Trimmed } else { Mixing::Whole },
        ..Profile::of(Edition::First)
    })
}

impl Setup {
    pub(crate) fn rules(&self) -> Rules {
        Rules::new(catalog(self.in_box), self.profile)
    }

    pub(crate) fn seating(&self) -> Seating {
        let families = catalog(self.in_box).families.len().min(4);
        Seating { start: self.start, ..Seating::in_order(self.seats, families) }
    }

    pub(crate) fn key(&self) -> Key {
        Key::from_seed(self.seed)
    }

    /// How the players of this table choose.
    pub(crate) fn whims(&self) -> Stream {
        Stream::new(self.key(), Label::Whim, 0)
    }
}

/// The cards of a box.
pub(crate) fn catalog(in_box: InBox) -> &'static Catalog {
    static CATALOGS: [OnceLock<Catalog>; 6] = [const { OnceLock::new() }; 6];
    CATALOGS[in_box as usize].get_or_init(|| unpack(in_box))
}

fn unpack(in_box: InBox) -> Catalog {
    match in_box {
        InBox::Gloom => boxes::catalog(&[]),
        InBox::Lodgers => boxes::catalog(&["docs/examples/lodgers"]),
        InBox::Rabble => boxes::catalog(&["crates/woe-rules/tests/rabble"]),
        InBox::Whole => {
            mixed(&["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"])
        }
        InBox::Tale => mixed(&["fairytale"]),
        InBox::Dungeon => mixed(&["munchkin"]),
    }
}

/// Sets of the shelf, with what they need.
fn mixed(ids: &[&str]) -> Catalog {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let sources = mix(&shelf(), &ids).unwrap();
    compile(&sources).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

/// The seats of a game.
pub(crate) fn seats(game: &Game) -> &'static [Seat] {
    &Seat::ALL[..game.table().seats()]
}

/// How many games a law is tried on: a short share, or as many as `WOE_GAMES` says.
pub(crate) fn games(share: u32) -> ProptestConfig {
    let wanted = std::env::var("WOE_GAMES").ok().and_then(|count| count.parse().ok());
    let cases = wanted.unwrap_or(share);
    ProptestConfig { cases, max_shrink_iters: 40, failure_persistence: None, ..Default::default() }
}
