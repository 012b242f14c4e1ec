//! Which small tables show what each box adds, and how many ways lead on from them?

use crate::tables::{BARE, Beside, Small, in_the_middle, with};
use woe_cards::Edition;
use woe_rules::Seat;

/// Four of the cast.
pub(crate) const CAST: [&str; 4] = ["Cinderella", "Pinocchio", "Snow White", "The Wolf"];

/// Two houses of the base game.
const HOUSES: &[Beside] = &[
    with(Seat::Zero, "The Keep at Castle Slogar"),
    Beside {
        base: "The Gardens at Hemlock Hall",
        of: Some(Seat::One),
        layers: &["The Family Curse"],
    },
];

/// Each table, with what was counted when it was written.
pub(crate) const TABLES: [Small; 10] = [
    Small {
        about: "homes: Mysteries, a response to one, a late death",
        in_box: "homes",
        layers: [
            &["was fired upon at the funeral"],
            &["solved the secret of the sugar bowl"],
            &["was seen burying a banker"],
            &[],
        ],
        beside: HOUSES,
        hands: [
            &["A Knife Too Many", "The Case of the Honest Heir", "ran out of air"],
            &["Nothing to See Here", "The Removal Men", "Footprints on the Ceiling"],
        ],
        deck: &["was married in a mask", "found arsenic in the aspic"],
        counts: &[10, 39, 117, 280, 839, 2_911, 9_200, 43_026],
        ..BARE
    },
    Small {
        about: "homes in the second edition: Mysteries discarded one by one",
        in_box: "homes",
        edition: Edition::Second,
        layers: [&["was seen burying a banker"], &[], &["went mad in the mezzanine"], &[]],
        beside: HOUSES,
        hands: [
            &["The Missing Marmalade", "The Reading of the Will", "Smoke and Mirrors"],
            &["The Butler Denies Everything", "The Locked Linen Cupboard"],
        ],
        deck: &["rented a room with roses"],
        counts: &[8, 27, 97, 246, 676, 2503, 10_850, 51_669],
        ..BARE
    },
    Small {
        about: "guests: followers, one who pilfers, one who cannot die, hands that go round",
        in_box: "guests",
        layers: [&["was knifed over the napkins"], &[], &["was beaten by beggars"], &[]],
        beside: &[
            in_the_middle("Unhappy Holmes"),
            with(Seat::One, "The Poor Relations"),
            with(Seat::Zero, "The Loathsome Uncle"),
        ],
        hands: [
            &["A Knock at the Door", "shared a bath with a badger", "ran out of air"],
            &["Pass the Port", "turned to telling fortunes", "A Watertight Alibi"],
        ],
        deck: &["fed the ducks with a duke"],
        counts: &[13, 62, 137, 272, 697, 2_702, 16_184, 105_397],
        ..BARE
    },
    Small {
        about: "trips: one Expedition after another, and what they allow",
        in_box: "trips",
        layers: [&["was crowded by crocodiles"], &[], &["was menaced by mice"], &[]],
        expedition: Some("The Interior and Further In"),
        hands: [
            &["was pelted by penguins", "waltzed without weight", "Roped Together"],
            &["sunbathed in sight of sharks", "ran out of air", "Rescue by Rhinoceros"],
        ],
        deck: &["was married in mid-ocean", "bought a bogus idol"],
        counts: &[13, 129, 652, 2_986, 20_001],
        ..BARE
    },
    Small {
        about: "dead: the undead, Stories claimed, taken and disbelieved",
        in_box: "dead",
        layers: [
            &["was pursued by poodles"],
            &["was menaced by mice"],
            &["was outstared by owls", "ran out of air"],
            &["was remembered by ravens"],
        ],
        beside: &[
            in_the_middle("The Hound Under the Stairs"),
            with(Seat::One, "The Procession at Midnight"),
        ],
        hands: [
            &["gadded about as a ghost", "A Story Nobody Believes", "was eaten by bears"],
            &["Overheard at the Wake", "The Exorcist Calls on Tuesdays"],
        ],
        deck: &["waddled home a wereduck"],
        counts: &[13, 58, 358, 1498, 10_701, 78_049],
        ..BARE
    },
    Small {
        about: "whole: a Residence, a Guest, a Story and an Expedition at once",
        in_box: "whole",
        layers: [
            &["was seen burying a banker"],
            &["bought a bogus idol"],
            &["was pursued by poodles"],
            &[],
        ],
        beside: &[
            with(Seat::Zero, "The Keep at Castle Slogar"),
            with(Seat::One, "The Gardens at Hemlock Hall"),
            in_the_middle("Whiskers"),
            in_the_middle("The Miser in the Mausoleum"),
        ],
        expedition: Some("A Wet Week at Wetmouth"),
        hands: [
            &["The Reading of the Will", "took to thieving teaspoons", "was pelted by penguins"],
            &["The Visitors Book", "got up as a ghoul"],
        ],
        deck: &["sulked in a submarine"],
        counts: &[14, 137, 386, 1553, 5753, 15_475, 120_386],
        ..BARE
    },
    Small {
        about: "tale: icons counted together, a Story that passes from hand to hand",
        in_box: "tale",
        edition: Edition::Second,
        characters: CAST,
        layers: [
            &["wasted three wishes"],
            &[],
            &["was stalked by the beanstalk"],
            &["was trimmed to thimble size"],
        ],
        beside: &[in_the_middle("Sleeping Beauty"), with(Seat::One, "The Golden Goose")],
        hands: [
            &["Movie Rights", "was cheated by a changeling", "A Likely Story"],
            &["Out of Print", "Follow That Piper"],
        ],
        deck: &["was mopped up by magic"],
        counts: &[9, 39, 113, 298, 682, 1_994, 5_613, 14_621, 41_533, 133_361],
        ..BARE
    },
    Small {
        about: "tale: one who pilfers, a moral, what the discard pile gives back",
        in_box: "tale",
        edition: Edition::Second,
        characters: CAST,
        layers: [&["ate all the architecture"], &[], &["was mopped up by magic"], &[]],
        beside: &[with(Seat::Zero, "Rumpelstiltskin"), in_the_middle("The Gingerbread House")],
        hands: [
            &["The Moral of It All", "spun straw into sovereigns", "found the porridge perfect"],
            &["A Trail of Crumbs", "was tripped by a tortoise"],
        ],
        deck: &["kissed an unsuitable amphibian"],
        counts: &[11, 53, 123, 308, 1_050, 4_479, 17_929, 60_715],
        ..BARE
    },
    Small {
        about: "dungeon: cards that do not wait, and hands that go round before they are played",
        in_box: "dungeon",
        edition: Edition::Second,
        characters: crate::model::PARTY,
        layers: [&["was scolded by a sword"], &[], &["was left with the lantern"], &[]],
        hands: [
            &["levelled up by lunchtime", "It Bounced Off", "slid into a slow slime"],
            &["A Point of Order", "was tutored by thieves"],
        ],
        deck: &[
            "Drinks on the Dragon",
            "The Dungeon Turns",
            "A Modest Cave-In",
            "The Taxman in the Treasury",
        ],
        counts: &[10, 19, 29, 80, 153, 262, 588, 1_105, 2_268, 3_910, 8_444],
        ..BARE
    },
    Small {
        about: "rabble: plays inside plays, granted and taken",
        in_box: "rabble",
        layers: [&["was pursued by poodles"], &[], &[], &[]],
        hands: [&["rabble 11", "rabble 15"], &["rabble 18", "ran out of air"]],
        deck: &["rabble 1", "rabble 5"],
        counts: &[8, 22, 34, 68, 143, 237, 311, 382, 578, 780, 1221],
        ..BARE
    },
];
