//! How does one game go between players who think?

use crate::{digest::Digest, thought::Thought};
use woe_bots::{Budget, Player};
use woe_rules::{Action, Beat, Eye, Game, Key, Rules, Seat, Seating, Unplayable, View};

/// What one of the players did in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deeds {
    /// How long it thought about its answers.
    pub(crate) thought: Thought,
    /// How many of its answers were refused.
    pub(crate) lapses: u64,
}

/// A game that was played to its end.
pub(crate) struct Contest {
    pub(crate) game: Game,
    /// What each seat did.
    pub(crate) deeds: Vec<Deeds>,
    /// The same for the same answers and the same Family Values, hardly ever for others.
    pub(crate) digest: u64,
}

/// What is answered for a player who gives no legal answer: the last of the list, which is to pass
/// wherever one may.
pub fn legal_default(view: &View) -> Action {
    view.actions.last().copied().unwrap_or(Action::Pass)
}

/// Plays a game to its end. A seat that has only one answer is not asked.
///
/// # Errors
/// If the table cannot be laid so.
pub(crate) fn contest(
    rules: &Rules,
    seating: &Seating,
    key: Key,
    players: &mut [Box<dyn Player + '_>],
    budget: Budget<'_>,
) -> Result<Contest, Unplayable> {
    let mut beats = Vec::new();
    let game = rules.deal_to(seating, key, &mut beats)?;
    let deeds = vec![Deeds::default(); players.len()];
    let mut contest = Contest { game, deeds, digest: 0 };
    let mut digest = Digest::NONE;
    let mut answers = Vec::new();
    loop {
        tell(players, &beats);
        beats.clear();
        let Some(asked) = rules.decision(&contest.game) else { break };
        rules.legal_actions(&contest.game, &mut answers);
        let action = match answers[..] {
            [only] => only,
            _ => contest.ask(rules, asked.seat, players, budget),
        };
        digest = digest.with_answer(action);
        rules.carry_out(&mut contest.game, action, &mut beats);
    }
    for &seat in &Seat::ALL[..contest.game.table().seats()] {
        let value = rules.family_value(contest.game.table(), seat);
        digest = digest.with(i64::from(value) as u64);
    }
    contest.digest = digest.number();
    Ok(contest)
}

/// Everyone sees what their seat may see.
pub(crate) fn tell(players: &mut [Box<dyn Player + '_>], beats: &[Beat]) {
    for (player, seat) in players.iter_mut().zip(Seat::ALL) {
        beats.iter().for_each(|beat| player.notice(beat.seen_by(Eye::Seat(seat))));
    }
}

impl Contest {
    /// The player's answer, or the default if the rules refuse it.
    fn ask(
        &mut self,
        rules: &Rules,
        seat: Seat,
        players: &mut [Box<dyn Player + '_>],
        budget: Budget<'_>,
    ) -> Action {
        let view = rules.view_for(&self.game, Eye::Seat(seat));
        let deeds = &mut self.deeds[seat.index()];
        let action = deeds.thought.time(|| players[seat.index()].choose(&view, budget));
        if view.actions.contains(&action) {
            return action;
        }
        deeds.lapses += 1;
        legal_default(&view)
    }
}
