//! Which small tables are counted, and how many ways lead on from them?

use crate::boxes::named;
use std::sync::Arc;
use woe_cards::{CardId, Edition, Telling};
use woe_rules::{Game, LaidStack, Layout, Play, Profile, Rules, Seat, StackId};

/// How the lots fall.
pub(crate) const LOTS: [u8; 5] = [0, 1, 2, 0, 1];

/// What lies beside the characters: a Residence, a Guest, a Story.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside {
    pub(crate) base: &'static str,
    pub(crate) of: Option<Seat>,
    /// What lies on it, lowest first.
    pub(crate) layers: &'static [&'static str],
}

/// That card, in the middle.
pub(crate) const fn in_the_middle(base: &'static str) -> Beside {
    Beside { base, of: None, layers: &[] }
}

/// That card, in somebody's realm.
pub(crate) const fn with(of: Seat, base: &'static str) -> Beside {
    Beside { base, of: Some(of), layers: &[] }
}

/// A small table for two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Small {
    pub(crate) about: &'static str,
    /// Which box.
    pub(crate) in_box: &'static str,
    pub(crate) edition: Edition,
    pub(crate) telling: Telling,
    /// Two characters of the first seat, two of the second.
    pub(crate) characters: [&'static str; 4],
    /// What lies on each character, lowest first.
    pub(crate) layers: [&'static [&'static str]; 4],
    pub(crate) beside: &'static [Beside],
    pub(crate) expedition: Option<&'static str>,
    pub(crate) hands: [&'static [&'static str]; 2],
    /// The draw pile, top first.
    pub(crate) deck: &'static [&'static str],
    /// How many sequences of one answer there are, of two, of three …
    pub(crate) counts: &'static [u64],
}

/// Nothing yet: four characters of the base game.
pub(crate) const BARE: Small = Small {
    about: "",
    in_box: "gloom",
    edition: Edition::First,
    telling: Telling::Full,
    characters: ["Lord Slogar", "Grogar", "The Twins", "Butterfield"],
    layers: [&[]; 4],
    beside: &[],
    expedition: None,
    hands: [&[]; 2],
    deck: &[],
    counts: &[],
};

/// The card with that title.
pub(crate) fn titled(rules: &Rules, title: &str) -> CardId {
    rules.catalog.find_title(title).unwrap_or_else(|| panic!("no card is called {title}"))
}

impl Small {
    pub(crate) fn rules(&self) -> Arc<Rules> {
        let profile = Profile { telling: self.telling, ..Profile::of(self.edition) };
        Rules::new(&named(self.in_box).catalog(), profile)
    }

    /// All stacks, in the order of their numbers.
    pub(crate) fn stacks(&self, rules: &Rules) -> Vec<LaidStack> {
        let card = |title: &&str| titled(rules, title);
        let cards = |titles: &[&str]| titles.iter().map(card).collect::<Vec<_>>();
        let seats = [Seat::Zero, Seat::Zero, Seat::One, Seat::One].map(Some);
        let families = self.characters.into_iter().zip(seats).zip(self.layers);
        let families = families.map(|((base, of), layers)| Beside { base, of, layers });
        let laid = families.chain(self.beside.iter().copied());
        laid.map(|it| LaidStack { base: card(&it.base), of: it.of, layers: cards(it.layers) })
            .collect()
    }

    pub(crate) fn layout(&self, rules: &Rules) -> Layout {
        let card = |title: &&str| titled(rules, title);
        let cards = |titles: &[&str]| titles.iter().map(card).collect::<Vec<_>>();
        Layout {
            stacks: self.stacks(rules),
            hands: self.hands.iter().map(|hand| cards(hand)).collect(),
            deck: cards(self.deck),
            discard: Vec::new(),
            expedition: self.expedition.map(|title| card(&title)),
            start: Seat::Zero,
            turn: Seat::Zero,
            play: Play::First,
            lots: LOTS.to_vec(),
        }
    }

    pub(crate) fn game(&self, rules: &Rules) -> Game {
        rules.resume(&self.layout(rules)).expect("the table can be laid")
    }

    /// Every card that can move at this table.
    pub(crate) fn cards(&self, rules: &Rules) -> Vec<CardId> {
        let laid = self.beside.iter().map(|it| it.layers).chain(self.layers);
        let titles = laid.chain(self.hands).chain([self.deck]).flatten();
        titles.map(|title| titled(rules, title)).collect()
    }

    /// The numbers of its stacks.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = StackId> {
        (0..4 + self.beside.len()).filter_map(StackId::new)
    }
}

/// Each table, with what was counted when it was written.
pub(crate) const TABLES: [Small; 7] = [
    Small {
        about: "a death, a response to it, a response to that",
        layers: [&["was pursued by poodles"], &[], &["was menaced by mice"], &[]],
        hands: [
            &["ran out of air", "Smoke and Mirrors", "broke many bones"],
            &["A Second Chance", "was eaten by bears"],
        ],
        deck: &["was galled by gangrene", "fell from on high"],
        counts: &[10, 41, 213, 433, 4490, 27_741, 155_964],
        ..BARE
    },
    Small {
        about: "taxes, a free death, an arrest",
        layers: [&["was sickened by salmon"], &["went mildly mad"], &["fell down the well"], &[]],
        hands: [
            &["was put into prison", "stole from a stiff", "was badly burned"],
            &["A Stormy Night", "died of despair"],
        ],
        deck: &["was mauled by a manatee"],
        counts: &[15, 59, 98, 304, 997, 3276, 16_823, 59_652, 174_676],
        ..BARE
    },
    Small {
        about: "either and or, lots, skips",
        layers: [&[], &["was beaten by beggars"], &[], &[]],
        hands: [
            &["was clever at cards", "was crushed by creditors", "was shunned by society"],
            &["landed a legacy", "grew old without grace"],
        ],
        deck: &["was chased by children", "choked on a bone"],
        counts: &[16, 113, 837, 5659, 34_945, 230_332],
        ..BARE
    },
    Small {
        about: "exchanges, and bodies that move",
        layers: [
            &["was wounded by wasps"],
            &["was ruined by rum", "drowned in a bog"],
            &["was scarred by scandals", "was charmed by the circus"],
            &["starved in a storm"],
        ],
        hands: [
            &["Twist of Fate", "A Tragic Misunderstanding", "To Be or Not To Be"],
            &["Body Thief", "Smoke and Mirrors"],
        ],
        deck: &["was disgraced at a dance"],
        counts: &[8, 34, 110, 274, 1802, 9913, 37_651, 129_266],
        ..BARE
    },
    Small {
        about: "plays inside plays",
        layers: [
            &["stole from a stiff"],
            &["was married magnificently"],
            &["broke many bones"],
            &[],
        ],
        hands: [
            &["The Root of All Evil", "'Til Death Do Us Part", "Misfortune Favors the Old"],
            &["never returned", "was startled by snakes", "A Second Chance"],
        ],
        deck: &["was burnt by a mob"],
        counts: &[6, 21, 145, 554, 5251, 20_315, 100_031],
        ..BARE
    },
    Small {
        about: "the second edition: whole hands, a friend, no retorts",
        edition: Edition::Second,
        layers: [&["was trapped on a train"], &[], &["was audited by an aunt"], &[]],
        hands: [
            &["Imaginary Friend", "was kissed goodbye", "found fame at a feast"],
            &["Smoke and Mirrors", "A Second Chance", "An Unpleasant Surprise"],
        ],
        deck: &["was burdened by boils", "slept without sorrows"],
        counts: &[10, 37, 142, 373, 1590, 8893, 49_714, 243_946],
        ..BARE
    },
    Small {
        about: "a guest's set: a death on another's turn, a card played as soon as drawn",
        in_box: "lodgers",
        layers: [
            &["was pursued by poodles"],
            &[],
            &["was billeted in the broom cupboard"],
            &["was painted by a pessimist"],
        ],
        hands: [
            &["answered an advertisement", "A Second Chance", "Smoke and Mirrors"],
            &["Not at Home", "was locked out in the snow", "ran out of air"],
        ],
        deck: &["The Landlady's Bell", "was menaced by mice"],
        counts: &[8, 33, 61, 169, 338, 725, 2265, 5614],
        ..BARE
    },
];
