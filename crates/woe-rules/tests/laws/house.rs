//! Which tables are laid in these tests?

use crate::boxes::{EVERY_BOX, InBox};
use proptest::prelude::*;
use std::sync::Arc;
use std::sync::OnceLock;
use woe_cards::{Catalog, Edition, Kind, Telling};
use woe_rules::{
    Casting, Folk, Game, Key, Label, Mixing, Mysteries, Profile, Retorts, Rules, Seat, Seating,
    Start, Stream,
};

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
    let boxes = (0..EVERY_BOX.len()).prop_map(|index| EVERY_BOX[index]);
    let editions = prop_oneof![Just(Edition::First), Just(Edition::Second)];
    let tellings = prop_oneof![7 => Just(Telling::Full), 1 => Just(Telling::Plain)];
    let options = (prop::option::of(2..=5_u8), prop::option::of(any::<bool>()));
    let table = (2..=Seat::MAX, prop::option::of(0..Seat::MAX), any::<u64>());
    (boxes, editions, tellings, options, besides(), table).prop_map(
        |(in_box, edition, telling, (characters, retorts), beside, (seats, start, seed))| {
            let mut profile = Profile { telling, characters, edition, ..beside };
            profile.retorts = Profile::of(edition).retorts;
            if in_box.name == "tale" {
                // [TALE-1]
                profile.characters = characters.map(|count| count.min(4));
                // [TALE-3]
                profile.stories = profile.stories.min(2);
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
    pub(crate) fn rules(&self) -> Arc<Rules> {
        Rules::new(catalog(self.in_box), self.profile)
    }

    /// Any families of the box in any seats, and Stories by lot or agreed upon. [TALE-3]
    pub(crate) fn seating(&self) -> Seating {
        let mut chance = Stream::new(self.key(), Label::Fancy, 1);
        let mut families: Vec<u8> = (0..catalog(self.in_box).families.len() as u8).collect();
        chance.shuffle(&mut families);
        // The fifth of five families may as well make room for the misfits. [SETUP-5]
        families.truncate(Seat::MAX - chance.below(2) as usize);
        let stories = catalog(self.in_box).of_kind(Kind::Story).count() as u8;
        let mut stories: Vec<u8> = (0..stories).collect();
        chance.shuffle(&mut stories);
        let mut agreed = usize::from(self.profile.stories) * chance.below(2) as usize;
        // In a plain game they stay in the box, and no record tells which they were. [PLAIN-1]
        if self.profile.telling == Telling::Plain {
            agreed = 0;
        }
        let of_box = catalog(self.in_box).families.len();
        let folk = |seat: usize| Folk::new(families.get(seat).copied(), of_box);
        Seating {
            families: (0..self.seats).map(folk).collect(),
            start: self.start,
            stories: stories.into_iter().take(agreed).collect(),
        }
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
    static CATALOGS: [OnceLock<Catalog>; EVERY_BOX.len()] =
        [const { OnceLock::new() }; EVERY_BOX.len()];
    let index = EVERY_BOX.iter().position(|&it| it == in_box).expect("it is one of them");
    CATALOGS[index].get_or_init(|| in_box.catalog())
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
