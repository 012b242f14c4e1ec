//! Which tables are laid in these tests?

use proptest::prelude::*;
use std::{fs, path::Path};
use woe_cards::{Catalog, Edition, SetSource, SourceFile, Telling, compile, shelf};
use woe_rules::{Game, Key, Label, Profile, Retorts, Rules, Seat, Seating, Start, Stream};

/// Which cards are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InBox {
    /// The base game.
    Gloom,
    /// With the example set: a guest, portraits, a card played as soon as drawn.
    Lodgers,
    /// With a set made to be unpleasant: deep nesting, many sudden cards, cards for everyone.
    Rabble,
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
    let boxes = prop_oneof![Just(InBox::Gloom), Just(InBox::Lodgers), Just(InBox::Rabble)];
    let editions = prop_oneof![Just(Edition::First), Just(Edition::Second)];
    let tellings = prop_oneof![7 => Just(Telling::Full), 1 => Just(Telling::Plain)];
    let options = (prop::option::of(2..=5_u8), prop::option::of(any::<bool>()));
    let table = (2..=Seat::MAX, prop::option::of(0..Seat::MAX), any::<u64>());
    (boxes, editions, tellings, options, table).prop_map(
        |(in_box, edition, telling, (characters, retorts), (seats, start, seed))| {
            let mut profile = Profile { telling, characters, ..Profile::of(edition) };
            if let Some(allowed) = retorts {
                profile.retorts = if allowed { Retorts::Allowed } else { Retorts::Barred };
            }
            let seat = start.and_then(|index| Seat::new(index % seats));
            Setup { in_box, profile, seats, start: seat.map_or(Start::Lot, Start::Seat), seed }
        },
    )
}

impl Setup {
    pub(crate) fn rules(&self) -> Rules {
        Rules::new(&catalog(self.in_box), self.profile)
    }

    pub(crate) fn seating(&self) -> Seating {
        Seating { start: self.start, ..Seating::in_order(self.seats, 4) }
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
pub(crate) fn catalog(in_box: InBox) -> Catalog {
    let mut sources = shelf();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    match in_box {
        InBox::Gloom => {}
        InBox::Lodgers => sources.push(folder(&here.join("../../docs/examples/lodgers"))),
        InBox::Rabble => sources.push(folder(&here.join("tests/rabble"))),
    }
    compile(&sources).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

fn folder(path: &Path) -> SetSource {
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap());
    let files = entries
        .map(|entry| SourceFile {
            name: entry.file_name().into_string().unwrap(),
            text: fs::read_to_string(entry.path()).unwrap(),
        })
        .collect();
    SetSource { id: path.file_name().unwrap().to_str().unwrap().into(), files }
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
