//! Do the bots of a record answer as it says?
//!
//! Each bot is told what its seat could see, and is asked wherever the record says that it answered.

use std::sync::Arc;
use woe_bots::{Bot, Budget, Player, Stranger};
use woe_rules::{Beat, Block, Divergence, Eye, Game, Names, Record, Rules, Seat};

/// What came of asking the bots of a record again.
#[derive(Debug)]
pub struct Inquest {
    /// How many answers the bot of each seat gave again; nothing where no bot is named.
    pub agreed: Vec<Option<u64>>,
    /// The first answer that was not given again; nobody is asked after it.
    pub contradiction: Option<Contradiction>,
    /// The end of the game, or where it could not be told any further.
    pub replayed: Result<Game, (usize, Divergence)>,
}

/// An answer that a bot is said to have given, and does not give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The line of the record.
    pub line: usize,
    /// Whose answer it is.
    pub seat: Seat,
    /// What the record says.
    pub recorded: String,
    /// What the bot answers; nothing if the record names no bot for that seat.
    pub answered: Option<String>,
    /// After how many iterations.
    pub iterations: u32,
}

/// Asks all bots of a record again. Progress is told after each answer.
///
/// # Errors
/// If the record names a bot that nobody here knows.
pub fn inquest(
    record: &Record,
    rules: &Arc<Rules>,
    progress: &dyn Fn(),
) -> Result<Inquest, (Seat, Stranger)> {
    let mut coroner = Coroner { rules, bots: Vec::new(), contradiction: None };
    for (words, seat) in record.header.bots.iter().zip(Seat::ALL) {
        let bot = words.as_deref().map(Bot::read).transpose().map_err(|why| (seat, why))?;
        coroner.bots.push(bot.map(|bot| (bot.player(rules, seat), 0)));
    }
    let mut following = record.standing().into_iter().skip(1);
    let replayed = record.replay(rules, |names, game, _, beats| {
        coroner.tell(beats);
        if let Some(next) = following.next() {
            coroner.ask(names, game, next);
            progress();
        }
    });
    let agreed = coroner.bots.iter().map(|bot| bot.as_ref().map(|&(_, count)| count)).collect();
    Ok(Inquest { agreed, contradiction: coroner.contradiction, replayed })
}

/// Whoever asks.
struct Coroner<'a> {
    rules: &'a Arc<Rules>,
    /// The bot of each seat, and how many answers it gave again.
    bots: Vec<Option<(Box<dyn Player + 'a>, u64)>>,
    contradiction: Option<Contradiction>,
}

impl Coroner<'_> {
    fn tell(&mut self, beats: &[Beat]) {
        for (bot, seat) in self.bots.iter_mut().zip(Seat::ALL) {
            let Some((player, _)) = bot else { continue };
            beats.iter().for_each(|beat| player.notice(beat.seen_by(Eye::Seat(seat))));
        }
    }

    /// Compares the answer that comes next with the bot's. One that cannot be read, or is not asked
    /// for, is left to the replay.
    fn ask(&mut self, names: &Names, game: &Game, next: &Block) {
        let (Some(iterations), None) = (next.thought(), &self.contradiction) else { return };
        let Some(asked) = self.rules.decision(game) else { return };
        let answer = next.answer().and_then(|answer| answer.split_once(": "));
        let Some((_, words)) = answer.filter(|(name, _)| *name == names.seat(asked.seat)) else {
            return;
        };
        let Ok(recorded) = names.read_action(words) else { return };
        let recorded = asked.question.meant_by(recorded);
        let mut answered = None;
        if let Some(Some((player, agreed))) = self.bots.get_mut(asked.seat.index()) {
            let view = self.rules.view_for(game, Eye::Seat(asked.seat));
            let action = player.choose(&view, Budget::Iterations(iterations));
            if action == recorded {
                *agreed += 1;
                return;
            }
            answered = Some(names.action(action));
        }
        let (line, seat, recorded) = (next.line, asked.seat, names.action(recorded));
        self.contradiction = Some(Contradiction { line, seat, recorded, answered, iterations });
    }
}
