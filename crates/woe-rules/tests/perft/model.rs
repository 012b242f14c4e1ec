//! How would somebody count who has never seen the engine? Numbers, deaths, turns, nothing else.

use crate::tables::Small;
use woe_cards::{Edition, Telling};

/// The cards of these tables in the catalog's order: three numbers, and whether it is a death.
const CARDS: [(&str, [Option<i32>; 3], bool); 7] = [
    ("was delighted by ducklings", [Some(10), Some(0), None], false),
    ("stole from a stiff", [None, None, Some(-15)], false),
    ("was mauled by a manatee", [Some(-20), None, None], false),
    ("was scarred by scandals", [None, Some(-25), None], false),
    ("ran out of air", [None, None, None], true),
    ("died old and alone", [Some(-15), None, None], true),
    ("died without cares", [Some(0), Some(0), Some(0)], true),
];

/// How many quiet turns in a row end an evening of two.
const QUIET: u8 = 2;
const FULL_HAND: usize = 5;

/// Plain games for two, in either edition. [PLAIN-1]
pub(crate) const TABLES: [Small; 2] = [
    Small {
        about: "numbers and deaths, one card discarded",
        sets: &[],
        edition: Edition::First,
        telling: Telling::Plain,
        layers: [&["was scarred by scandals"], &[], &[], &[]],
        hands: [
            &["was mauled by a manatee", "ran out of air", "was delighted by ducklings"],
            &["stole from a stiff", "died without cares"],
        ],
        deck: &["died old and alone"],
        counts: &[13, 102, 827, 2913, 28_623, 144_937],
    },
    Small {
        about: "numbers and deaths, whole hands discarded",
        sets: &[],
        edition: Edition::Second,
        telling: Telling::Plain,
        layers: [&["was mauled by a manatee"], &["stole from a stiff"], &[], &[]],
        hands: [
            &["died old and alone", "ran out of air"],
            &["was scarred by scandals", "died without cares"],
        ],
        deck: &[],
        counts: &[6, 11, 72, 171, 780, 1030, 3944, 5410, 21_324, 25_366, 80_174],
    },
];

/// All that a plain game needs. Cards are positions in [`CARDS`], piles have their top last.
#[derive(Clone)]
pub(crate) struct Story {
    layers: [Vec<usize>; 4],
    hands: [Vec<usize>; 2],
    deck: Vec<usize>,
    discard: Vec<usize>,
    discards_hand: bool,
    turn: usize,
    second_play: bool,
    stirred: bool,
    quiet: u8,
    over: bool,
}

#[derive(Clone, Copy)]
enum Answer {
    Lay(usize, usize),
    Discard(usize),
    DiscardHand,
    Pass,
}

impl Story {
    pub(crate) fn new(small: &Small) -> Story {
        let card = |title: &&str| CARDS.iter().position(|(known, ..)| known == title).unwrap();
        let cards = |titles: &[&str]| titles.iter().map(card).collect::<Vec<_>>();
        Story {
            layers: small.layers.map(cards),
            hands: small.hands.map(cards),
            deck: cards(small.deck).into_iter().rev().collect(),
            discard: Vec::new(),
            discards_hand: small.edition == Edition::Second,
            turn: 0,
            second_play: false,
            stirred: false,
            quiet: 0,
            over: false,
        }
    }

    /// How many sequences of so many answers there are.
    pub(crate) fn ways(&self, depth: usize) -> u64 {
        let answers = self.answers();
        if depth == 1 {
            return answers.len() as u64;
        }
        answers.into_iter().map(|answer| self.after(answer).ways(depth - 1)).sum()
    }

    fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        if self.over {
            return answers;
        }
        for &card in &self.hands[self.turn] {
            let stacks = (0..4).filter(|&stack| self.accepts(stack, card));
            answers.extend(stacks.map(|stack| Answer::Lay(card, stack)));
            if !self.discards_hand {
                answers.push(Answer::Discard(card));
            }
        }
        if self.discards_hand && !self.hands[self.turn].is_empty() {
            answers.push(Answer::DiscardHand);
        }
        answers.push(Answer::Pass);
        answers
    }

    /// The living take Modifiers; the unhappy living die, but not as a second play. [TURN-2]
    fn accepts(&self, stack: usize, card: usize) -> bool {
        let (_, _, is_death) = CARDS[card];
        !self.is_dead(stack) && (!is_death || !self.second_play && self.worth(stack) < 0)
    }

    fn is_dead(&self, stack: usize) -> bool {
        self.layers[stack].iter().any(|&layer| CARDS[layer].2)
    }

    /// In each of the three places the topmost number counts. [STACK-3]
    fn worth(&self, stack: usize) -> i32 {
        let shown = |place: usize| {
            self.layers[stack].iter().rev().find_map(|&layer| CARDS[layer].1[place]).unwrap_or(0)
        };
        shown(0) + shown(1) + shown(2)
    }

    fn after(&self, answer: Answer) -> Story {
        let mut next = self.clone();
        let hand = &mut next.hands[self.turn];
        match answer {
            Answer::Lay(card, stack) => {
                hand.retain(|&held| held != card);
                next.layers[stack].push(card);
                next.stirred = true;
            }
            Answer::Discard(card) => {
                hand.retain(|&held| held != card);
                next.discard.push(card);
            }
            Answer::DiscardHand => {
                // A hand has no order of its own.
                hand.sort();
                next.discard.append(hand);
            }
            Answer::Pass => {}
        }
        next.over = [0, 2].iter().any(|&one| next.is_dead(one) && next.is_dead(one + 1));
        if !next.over {
            next.go_on();
        }
        next
    }

    /// Then the second play, or the draw and the next turn. [TURN-1]
    fn go_on(&mut self) {
        if !self.second_play {
            self.second_play = true;
            return;
        }
        while self.hands[self.turn].len() < FULL_HAND {
            if self.deck.is_empty() {
                self.deck = std::mem::take(&mut self.discard);
            }
            let Some(card) = self.deck.pop() else { break };
            self.hands[self.turn].push(card);
            self.stirred = true;
        }
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.over = self.quiet == QUIET;
        (self.turn, self.second_play, self.stirred) = (1 - self.turn, false, false);
    }
}
