//! Which table do a few bytes lay?

use std::sync::OnceLock;
use woe_cards::{Catalog, Edition, SetSource, SourceFile, Telling, base, compile};
use woe_rules::{Key, Profile, Retorts, Rules, Seat, Seating, Start};

/// Where the imagination of every case comes from.
pub(crate) const FANCY: Key = Key([5; 32]);

/// The files of two sets that say what the base game does not.
const LODGERS: [(&str, &str); 2] = [
    ("set.toml", include_str!("../../docs/examples/lodgers/set.toml")),
    ("cards.toml", include_str!("../../docs/examples/lodgers/cards.toml")),
];
const RABBLE: [(&str, &str); 2] = [
    ("set.toml", include_str!("../../crates/woe-rules/tests/rabble/set.toml")),
    ("cards.toml", include_str!("../../crates/woe-rules/tests/rabble/cards.toml")),
];

/// What is left of a case.
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl Bytes<'_> {
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    pub(crate) fn pair(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }
}

/// A table before the deal.
pub(crate) struct Table {
    pub(crate) rules: &'static Rules,
    pub(crate) seating: Seating,
    pub(crate) key: Key,
}

impl Table {
    pub(crate) fn read(bytes: &mut Bytes<'_>) -> Option<Table> {
        let (options, sizes) = (bytes.byte()?, bytes.byte()?);
        let seats = usize::from(sizes % 6);
        let start = match usize::from(sizes / 6) % 6 {
            5 => Start::Lot,
            seat => Start::Seat(Seat::ALL[seat]),
        };
        let seed = u64::from(bytes.pair()?);
        let seating = Seating { start, ..Seating::in_order(seats, 4) };
        Some(Table { rules: rules(options), seating, key: Key::from_seed(seed) })
    }
}

/// The rules for these options, made once.
fn rules(options: u8) -> &'static Rules {
    static RULES: [OnceLock<Rules>; 256] = [const { OnceLock::new() }; 256];
    RULES[usize::from(options)].get_or_init(|| {
        let bit = |index: u8| options >> index & 1 == 1;
        let edition = if bit(0) { Edition::Second } else { Edition::First };
        let profile = Profile {
            retorts: if bit(1) { Retorts::Allowed } else { Retorts::Barred },
            telling: if options & 0b1100 == 0b1100 { Telling::Plain } else { Telling::Full },
            characters: bit(4).then_some(1 + (options >> 5 & 1) * 2),
            ..Profile::of(edition)
        };
        Rules::new(&catalogs()[usize::from(options >> 6) % 3], profile)
    })
}

/// The base game, and what it becomes with either set.
pub(crate) fn catalogs() -> &'static [Catalog; 3] {
    static CATALOGS: OnceLock<[Catalog; 3]> = OnceLock::new();
    CATALOGS.get_or_init(|| {
        let with = |extra: Option<SetSource>| {
            let sources: Vec<SetSource> = base().into_iter().chain(extra).collect();
            compile(&sources).expect("the sets of the house are right")
        };
        [with(None), with(Some(set("lodgers", LODGERS))), with(Some(set("rabble", RABBLE)))]
    })
}

fn set(id: &str, files: [(&str, &str); 2]) -> SetSource {
    let file = |(name, text): (&str, &str)| SourceFile { name: name.into(), text: text.into() };
    SetSource { id: id.into(), files: files.map(file).into() }
}
