//! Which table do a few bytes lay?

use std::sync::Arc;
use std::sync::OnceLock;
use woe_cards::{Catalog, Edition, SetSource, SourceFile, Telling, compile, mix, shelf};
use woe_rules::{
    Casting, Few, Folk, Key, MIDDLE_MAX, Mixing, Mysteries, Profile, Retorts, Rules, Seat, Seating,
    Start,
};

/// Where the imagination of every case comes from.
pub(crate) const FANCY: Key = Key([5; 32]);

/// How many boxes there are.
const BOXES: usize = 10;
/// The sets of the shelf in each box, with whatever they need. Two of the boxes are the base game with a
/// set that is not on the shelf.
const SHELVED: [&[&str]; BOXES - 2] = [
    &["gloom"],
    &["unhappy-homes"],
    &["unwelcome-guests"],
    &["unfortunate-expeditions"],
    &["unquiet-dead"],
    &["unhappy-homes", "unwelcome-guests", "unfortunate-expeditions", "unquiet-dead"],
    &["fairytale"],
    &["munchkin"],
];
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
    pub(crate) rules: Arc<Rules>,
    pub(crate) seating: Seating,
    pub(crate) key: Key,
    /// Which box it is: a number for [`catalogs`].
    pub(crate) in_box: usize,
}

impl Table {
    pub(crate) fn read(bytes: &mut Bytes<'_>) -> Option<Table> {
        let in_box = usize::from(bytes.byte()?) % BOXES;
        let profile = profile(bytes)?;
        let catalog = &catalogs()[in_box];
        let rules = rules_of(in_box, profile);
        let (sizes, sitting) = (bytes.byte()?, bytes.byte()?);
        let seed = u64::from(bytes.pair()?);
        let start = match usize::from(sizes / 6) % 6 {
            5 => Start::Lot,
            seat => Start::Seat(Seat::ALL[seat]),
        };
        let families = families(catalog, usize::from(sizes % 6), sitting);
        let stories = stories(&rules, sitting);
        let seating = Seating { families, start, stories };
        Some(Table { rules, seating, key: Key::from_seed(seed), in_box })
    }
}

/// Edition and options, as any table may have them, and some as none may.
fn profile(bytes: &mut Bytes<'_>) -> Option<Profile> {
    let (options, beside) = (bytes.byte()?, bytes.pair()?);
    let bit = |index: u8| options >> index & 1 == 1;
    let edition = if bit(0) { Edition::Second } else { Edition::First };
    Some(Profile {
        retorts: if bit(1) { Retorts::Allowed } else { Retorts::Barred },
        telling: if options & 0b1100 == 0b1100 { Telling::Plain } else { Telling::Full },
        characters: bit(4).then_some(1 + (options >> 5 & 3)),
        mysteries: if bit(7) { Mysteries::AtHome } else { Mysteries::Anywhere },
        guests: (beside & 7) as u8 % 6,
        stories: (beside >> 3 & 7) as u8 % 6,
        casting: Casting::ALL[usize::from(beside >> 6 & 3) % Casting::ALL.len()],
        mixing: if beside >> 8 & 1 == 1 { Mixing::Trimmed } else { Mixing::Whole },
        ..Profile::of(edition)
    })
}

/// Any families of the box; whoever finds none has the misfits, or a part of the cast.
fn families(catalog: &Catalog, seats: usize, sitting: u8) -> Few<Folk, { Seat::MAX }> {
    let count = catalog.families.len();
    let first = usize::from(sitting & 7);
    let family = |seat: usize| (seat < count).then(|| ((first + seat) % count) as u8);
    (0..seats.min(Seat::MAX)).map(|seat| Folk::new(family(seat), count)).collect()
}

/// Stories that the table agreed upon, or none: then they come by lot. [TALE-3]
fn stories(rules: &Arc<Rules>, sitting: u8) -> Few<u8, MIDDLE_MAX> {
    let known = rules.stories().len().max(1) as u8;
    let agreed = usize::from(rules.profile.stories).min(MIDDLE_MAX) * usize::from(sitting >> 7);
    (0..agreed as u8).map(|index| (index + (sitting >> 3 & 7)) % known).collect()
}

/// The rules for a box and a profile. What edition and telling leave of the box is chosen once.
pub(crate) fn rules_of(in_box: usize, profile: Profile) -> Arc<Rules> {
    static LEFT: [OnceLock<Catalog>; BOXES * 4] = [const { OnceLock::new() }; BOXES * 4];
    let second = usize::from(profile.edition == Edition::Second);
    let plain = usize::from(profile.telling == Telling::Plain);
    let left = &LEFT[in_box * 4 + second * 2 + plain];
    let of_box = || catalogs()[in_box].for_table(profile.edition, profile.telling);
    Rules::of_table(left.get_or_init(of_box).clone(), profile)
}

/// All cards of every box.
pub(crate) fn catalogs() -> &'static [Catalog; BOXES] {
    static CATALOGS: OnceLock<[Catalog; BOXES]> = OnceLock::new();
    CATALOGS.get_or_init(|| {
        let shelf = shelf();
        std::array::from_fn(|index| {
            let ids = SHELVED.get(index).copied().unwrap_or(SHELVED[0]);
            let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
            let mut sources = mix(&shelf, &ids).expect("the sets are on the shelf");
            sources.extend(match index.checked_sub(SHELVED.len()) {
                None => None,
                Some(0) => Some(set("lodgers", LODGERS)),
                Some(_) => Some(set("rabble", RABBLE)),
            });
            compile(&sources).expect("the sets of the house are right")
        })
    })
}

fn set(id: &str, files: [(&str, &str); 2]) -> SetSource {
    let file = |(name, text): (&str, &str)| SourceFile { name: name.into(), text: text.into() };
    SetSource { id: id.into(), files: files.map(file).into() }
}
