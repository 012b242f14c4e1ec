//! Does a game of random players hold at every step?

use crate::play::Whim;
use std::fmt;
use woe_cards::CardId;
use woe_rules::{Action, CardSet, Decision, Game, Key, Rules, Seat, Seating, Table, Unplayable};

/// Many times what the longest evening has: a game with more answers will not end. [END-3]
const ANSWERS_MAX: u64 = 100_000;

/// What a watched game broke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The table could not be laid.
    Unplayable(Unplayable),
    /// A question that has no answer.
    Stuck(Decision),
    /// An answer that is listed and refused.
    Refused(Decision, Action),
    /// A card that is in two places, or in none.
    Cards(usize),
    /// It does not end. [END-3]
    Endless,
    /// It went on after its last round. [END-3]
    Overlong(u8),
    /// Nobody has won.
    NoWinner,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unplayable(why) => write!(f, "the table cannot be laid: {why:?}"),
            Flaw::Stuck(asked) => write!(f, "nobody can answer {asked:?}"),
            Flaw::Refused(asked, action) => {
                write!(f, "{action:?} is listed for {asked:?}, and refused")
            }
            Flaw::Cards(count) => write!(f, "{count} cards are where they should be, and no more"),
            Flaw::Endless => write!(f, "no end after {ANSWERS_MAX} answers"),
            Flaw::Overlong(rounds) => {
                write!(f, "it ended after {rounds} rounds, which is too late")
            }
            Flaw::NoWinner => write!(f, "nobody has won"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Plays the game of [`crate::random_game`], and looks at it after every answer; its number of answers.
///
/// # Errors
/// The first thing that does not hold.
pub fn watched_game(rules: &Rules, seating: &Seating, key: Key) -> Result<u64, Flaw> {
    let mut whim = Whim::of(key);
    let mut game = rules.deal(seating, key).map_err(Flaw::Unplayable)?;
    let mut answers = Vec::new();
    for count in 0..ANSWERS_MAX {
        conserved(rules, game.table())?;
        let Some(asked) = rules.decision(&game) else { return ended(rules, &game, count) };
        rules.legal_actions(&game, &mut answers);
        let action = whim.choose(&answers).ok_or(Flaw::Stuck(asked))?;
        rules
            .apply(&mut game, asked.seat, action, &mut ())
            .map_err(|_| Flaw::Refused(asked, action))?;
    }
    Err(Flaw::Endless)
}

fn ended(rules: &Rules, game: &Game, answers: u64) -> Result<u64, Flaw> {
    let rounds = game.table().rounds();
    if rounds > rules.profile.rounds {
        return Err(Flaw::Overlong(rounds));
    }
    if rules.winners(game).is_empty() {
        return Err(Flaw::NoWinner);
    }
    Ok(answers)
}

/// Every card of the draw pile is somewhere, once.
fn conserved(rules: &Rules, table: &Table) -> Result<(), Flaw> {
    let mut seen = CardSet::NONE;
    let mut count = table.deck_len();
    let mut see = |card: CardId| {
        // One that was seen before is not counted, and so missed.
        count += usize::from(!seen.contains(card));
        seen.insert(card);
    };
    for &seat in &Seat::ALL[..table.seats()] {
        table.hand(seat).iter().for_each(&mut see);
        table.waiting(seat).for_each(&mut see);
    }
    table.stacks().for_each(|stack| table.layers(stack).for_each(&mut see));
    table.discard_cards().chain(table.boxed()).for_each(&mut see);
    table.announced().iter().copied().for_each(&mut see);
    if count == rules.catalog.deck_len { Ok(()) } else { Err(Flaw::Cards(count)) }
}
