//! Which small tables are counted, and how many ways lead on from them?

use crate::boxes;
use woe_cards::{Edition, Telling};
use woe_rules::{Game, LaidStack, Layout, Play, Profile, Rules, Seat};

/// The characters: two of the first seat, two of the second.
const CHARACTERS: [&str; 4] = ["Lord Slogar", "Grogar", "The Twins", "Butterfield"];

/// A small table for two.
#[derive(Clone, Debug)]
pub(crate) struct Small {
    pub(crate) about: &'static str,
    /// Folders of sets beside the base game.
    pub(crate) sets: &'static [&'static str],
    pub(crate) edition: Edition,
    pub(crate) telling: Telling,
    /// What lies on each character, lowest first.
    pub(crate) layers: [&'static [&'static str]; 4],
    pub(crate) hands: [&'static [&'static str]; 2],
    /// The draw pile, top first.
    pub(crate) deck: &'static [&'static str],
    /// How many sequences of one answer there are, of two, of three …
    pub(crate) counts: &'static [u64],
}

impl Small {
    pub(crate) fn rules(&self) -> Rules {
        let profile = Profile { telling: self.telling, ..Profile::of(self.edition) };
        Rules::new(&boxes::catalog(self.sets), profile)
    }

    pub(crate) fn game(&self, rules: &Rules) -> Game {
        let card = |title: &&str| rules.catalog.find_title(title).expect("the card exists");
        let cards = |titles: &[&str]| titles.iter().map(card).collect::<Vec<_>>();
        let seats = [Seat::Zero, Seat::Zero, Seat::One, Seat::One];
        let laid = CHARACTERS.iter().zip(seats).zip(self.layers);
        let laid = laid.map(|((base, seat), layers)| LaidStack {
            base: card(base),
            of: Some(seat),
            layers: cards(layers),
        });
        let layout = Layout {
            stacks: laid.collect(),
            hands: self.hands.iter().map(|hand| cards(hand)).collect(),
            deck: cards(self.deck),
            discard: Vec::new(),
            expedition: None,
            start: Seat::Zero,
            turn: Seat::Zero,
            play: Play::First,
            lots: vec![0, 1, 2, 0, 1],
        };
        rules.resume(&layout).expect("the table can be laid")
    }
}

/// Each table, with what was counted when it was written.
pub(crate) const TABLES: [Small; 7] = [
    Small {
        about: "a death, a response to it, a response to that",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Full,
        layers: [&["was pursued by poodles"], &[], &["was menaced by mice"], &[]],
        hands: [
            &["ran out of air", "Smoke and Mirrors", "broke many bones"],
            &["A Second Chance", "was eaten by bears"],
        ],
        deck: &["was galled by gangrene", "fell from on high"],
        counts: &[10, 41, 213, 433, 4490, 27_741, 155_964],
    },
    Small {
        about: "taxes, a free death, an arrest",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Full,
        layers: [&["was sickened by salmon"], &["went mildly mad"], &["fell down the well"], &[]],
        hands: [
            &["was put into prison", "stole from a stiff", "was badly burned"],
            &["A Stormy Night", "died of despair"],
        ],
        deck: &["was mauled by a manatee"],
        counts: &[15, 59, 98, 304, 997, 3276, 16_823, 59_652, 174_676],
    },
    Small {
        about: "either and or, lots, skips",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Full,
        layers: [&[], &["was beaten by beggars"], &[], &[]],
        hands: [
            &["was clever at cards", "was crushed by creditors", "was shunned by society"],
            &["landed a legacy", "grew old without grace"],
        ],
        deck: &["was chased by children", "choked on a bone"],
        counts: &[16, 113, 837, 5659, 34_945, 230_332],
    },
    Small {
        about: "exchanges, and bodies that move",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Full,
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
    },
    Small {
        about: "plays inside plays",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Full,
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
    },
    Small {
        about: "the second edition: whole hands, a friend, no retorts",
        sets: &[],
        edition: Edition::Second,
        telling: Telling::Full,
        layers: [&["was trapped on a train"], &[], &["was audited by an aunt"], &[]],
        hands: [
            &["Imaginary Friend", "was kissed goodbye", "found fame at a feast"],
            &["Smoke and Mirrors", "A Second Chance", "An Unpleasant Surprise"],
        ],
        deck: &["was burdened by boils", "slept without sorrows"],
        counts: &[10, 37, 142, 373, 1590, 8893, 49_714, 243_946],
    },
    Small {
        about: "a guest's set: a death on another's turn, a card played as soon as drawn",
        sets: &["docs/examples/lodgers"],
        edition: Edition::First,
        telling: Telling::Full,
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
    },
];
