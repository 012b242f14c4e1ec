//! Which tables does the model count?

use crate::{
    mixed::CAST,
    tables::{BARE, Small, in_the_middle, with},
};
use woe_cards::{Edition, Telling};
use woe_rules::Seat;

/// Plain games in either edition, and what each box adds to them. [PLAIN-1]
pub(crate) const TABLES: [Small; 10] = [
    Small {
        about: "numbers and deaths, one card discarded",
        telling: Telling::Plain,
        layers: [&["was scarred by scandals"], &[], &[], &[]],
        hands: [
            &["was mauled by a manatee", "ran out of air", "was delighted by ducklings"],
            &["stole from a stiff", "died without cares"],
        ],
        deck: &["died old and alone"],
        counts: &[13, 102, 827, 2913, 28_623, 144_937],
        ..BARE
    },
    Small {
        about: "numbers and deaths, whole hands discarded",
        edition: Edition::Second,
        telling: Telling::Plain,
        layers: [&["was mauled by a manatee"], &["stole from a stiff"], &[], &[]],
        hands: [
            &["died old and alone", "ran out of air"],
            &["was scarred by scandals", "died without cares"],
        ],
        counts: &[6, 11, 72, 171, 780, 1030, 3944, 5410, 21_324, 25_366, 80_174],
        ..BARE
    },
    Small {
        about: "Mysteries on any Residence, discarded freely, with what they allow",
        in_box: "homes",
        layers: [&["was seen burying a banker"], &[], &["was haunted by the hallstand"], &[]],
        beside: &[
            with(Seat::Zero, "The Keep at Castle Slogar"),
            with(Seat::One, "The Gardens at Hemlock Hall"),
        ],
        hands: [&["A Knife Too Many", "ran out of air"], &["Footprints on the Ceiling"]],
        deck: &["solved the secret of the sugar bowl"],
        counts: &[6, 14, 26, 50, 106, 151, 804, 4_166, 10_662, 18_375, 33_046],
        ..BARE
    },
    Small {
        about: "Mysteries that ask for nothing, discarded one by one beside whole hands",
        in_box: "homes",
        edition: Edition::Second,
        layers: [&["was fired upon at the funeral"], &[], &[], &[]],
        beside: &[
            with(Seat::Zero, "The Keep at Castle Slogar"),
            with(Seat::One, "The Gardens at Hemlock Hall"),
        ],
        hands: [&["The Family Curse", "ran out of air"], &["The Thing in the Pantry"]],
        deck: &["The Locked Linen Cupboard", "was married in a mask"],
        counts: &[6, 12, 29, 66, 202, 825, 3934, 14_798, 41_294],
        ..BARE
    },
    Small {
        about: "Guests who follow, one of whom cannot die, and one who pilfers",
        in_box: "guests",
        layers: [&["was knifed over the napkins"], &[], &[], &["was beaten by beggars"]],
        beside: &[
            in_the_middle("The Loathsome Uncle"),
            in_the_middle("Unhappy Holmes"),
            with(Seat::One, "The Poor Relations"),
        ],
        hands: [&["A Knock at the Door", "ran out of air"], &["was visited by nobody whatever"]],
        deck: &["fed the ducks with a duke"],
        counts: &[7, 15, 70, 231, 1_437, 9_844, 23_490, 44_840],
        ..BARE
    },
    Small {
        about: "Expeditions that come and go, with a reward of the one that goes",
        in_box: "trips",
        layers: [&["was crowded by crocodiles"], &[], &[], &[]],
        expedition: Some("The Interior and Further In"),
        hands: [
            &["was pelted by penguins", "waltzed without weight"],
            &["was reduced to boiled boots", "ran out of air"],
        ],
        deck: &["was applauded by apes", "was pleased by a platypus"],
        counts: &[11, 91, 614, 2536, 11_665, 94_701],
        ..BARE
    },
    Small {
        about: "Stories claimed by two who show it, lost to more, and the undead",
        in_box: "dead",
        layers: [
            &["was pursued by poodles"],
            &["stole from a stiff"],
            &["ran out of air"],
            &["was swindled by a spiritualist"],
        ],
        beside: &[
            in_the_middle("The Hound Under the Stairs"),
            with(Seat::One, "The Miser in the Mausoleum"),
        ],
        hands: [&["gadded about as a ghost", "was menaced by mice"], &["inherited from a hermit"]],
        deck: &["was mothered by a mallard"],
        counts: &[10, 56, 266, 481, 962, 4_784, 26_012, 47_172],
        ..BARE
    },
    Small {
        about: "a Story claimed by icons together, taken by a card, and held by one at most",
        in_box: "tale",
        edition: Edition::Second,
        characters: CAST,
        layers: [&["wasted three wishes"], &[], &["was stalked by the beanstalk"], &[]],
        beside: &[in_the_middle("Sleeping Beauty"), with(Seat::One, "The Golden Goose")],
        hands: [&["Movie Rights", "was mopped up by magic"], &["Follow That Piper"]],
        deck: &["was cheated by a changeling"],
        counts: &[9, 40, 105, 207, 1105, 4873, 13_844, 32_072],
        ..BARE
    },
    Small {
        about: "cards that are played as soon as drawn, and wait in nobody's hand",
        in_box: "dungeon",
        edition: Edition::Second,
        characters: PARTY,
        layers: [&["was kicked by a kraken"], &[], &[], &[]],
        hands: [&["was sued by a skeleton"], &["danced with a dryad"]],
        deck: &[
            "Drinks on the Dragon",
            "The Dungeon Turns",
            "was bucked off a broomstick",
            "A Wandering Monster",
            "A Modest Cave-In",
        ],
        counts: &[6, 11, 11, 11, 11, 11, 13, 48, 195, 1131, 9915],
        ..BARE
    },
    Small {
        about: "a Residence, a Guest, a Story and an Expedition at one table",
        in_box: "whole",
        layers: [&["was seen burying a banker"], &["bought a bogus idol"], &[], &[]],
        beside: &[
            with(Seat::Zero, "The Keep at Castle Slogar"),
            with(Seat::One, "The Gardens at Hemlock Hall"),
            in_the_middle("The Woeful Widow"),
            in_the_middle("The Miser in the Mausoleum"),
        ],
        expedition: Some("The Moon by Balloon"),
        hands: [&["The Reading of the Will", "ran out of air"], &["was knifed over the napkins"]],
        deck: &["got up as a ghoul"],
        counts: &[7, 21, 57, 110, 273, 555, 849, 4975, 32_262],
        ..BARE
    },
];

/// Four adventurers.
pub(crate) const PARTY: [&str; 4] =
    ["Sir Reginald Overplate", "Bramwell Bright", "Lord Mortifax", "Gribble"];
