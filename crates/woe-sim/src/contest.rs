//! How does one game go between players who think?

use crate::{digest::Digest, seer::Peephole, thought::Thought};
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

/// An answer that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    /// How many iterations its player took; nothing if the answer is not the player's.
    pub(crate) thought: Option<u32>,
}

/// A game, and what was answered in it so far.
pub(crate) struct Contest {
    /// Where the Oracle looks at the game, if she plays.
    pub(crate) peephole: Option<Peephole>,
    pub(crate) game: Game,
    pub(crate) given: Vec<Answer>,
    /// What each seat did.
    pub(crate) deeds: Vec<Deeds>,
    /// What happened since the players were last told.
    beats: Vec<Beat>,
}

/// What is answered for a player who gives no legal answer: the last of the list, which is to pass
/// wherever one may.
pub fn legal_default(view: &View) -> Action {
    view.actions.last().copied().unwrap_or(Action::Pass)
}

/// Everyone sees what their seat may see.
pub(crate) fn tell(players: &mut [Box<dyn Player + '_>], beats: &[Beat]) {
    for (player, seat) in players.iter_mut().zip(Seat::ALL) {
        beats.iter().for_each(|beat| player.notice(beat.seen_by(Eye::Seat(seat))));
    }
}

impl Contest {
    /// A game that was dealt, and nothing answered yet.
    ///
    /// # Errors
    /// If the table cannot be laid so.
    pub(crate) fn deal(rules: &Rules, seating: &Seating, key: Key) -> Result<Contest, Unplayable> {
        let mut beats = Vec::new();
        let game = rules.deal_to(seating, key, &mut beats)?;
        let deeds = vec![Deeds::default(); seating.families.len()];
        Ok(Contest { peephole: None, game, given: Vec::new(), deeds, beats })
    }

    /// Has the next question answered; says whether there was one. A seat that has only one answer is
    /// not asked.
    pub(crate) fn step(
        &mut self,
        rules: &Rules,
        players: &mut [Box<dyn Player + '_>],
        budget: Budget<'_>,
    ) -> bool {
        tell(players, &self.beats);
        self.beats.clear();
        let Some(asked) = rules.decision(&self.game) else { return false };
        let mut answers = Vec::new();
        rules.legal_actions(&self.game, &mut answers);
        let (action, thought) = match answers[..] {
            [only] => (only, None),
            _ => self.ask(rules, asked.seat, players, budget),
        };
        self.given.push(Answer { seat: asked.seat, action, thought });
        rules.carry_out(&mut self.game, action, &mut self.beats);
        true
    }

    /// What happened since the last question.
    pub(crate) fn beats(&self) -> &[Beat] {
        &self.beats
    }

    /// The same for the same answers and the same Family Values, hardly ever for others.
    pub(crate) fn digest(&self, rules: &Rules) -> u64 {
        let answers = self.given.iter().map(|answer| answer.action);
        let mut digest = answers.fold(Digest::NONE, Digest::with_answer);
        for &seat in &Seat::ALL[..self.game.table().seats()] {
            let value = rules.family_value(self.game.table(), seat);
            digest = digest.with(i64::from(value) as u64);
        }
        digest.number()
    }

    /// The player's answer and its iterations, or the default if the rules refuse it.
    fn ask(
        &mut self,
        rules: &Rules,
        seat: Seat,
        players: &mut [Box<dyn Player + '_>],
        budget: Budget<'_>,
    ) -> (Action, Option<u32>) {
        let view = rules.view_for(&self.game, Eye::Seat(seat));
        if let Some(peephole) = &self.peephole {
            peephole.set(Some(self.game));
        }
        let (deeds, player) = (&mut self.deeds[seat.index()], &mut players[seat.index()]);
        let action = deeds.thought.time(|| player.choose(&view, budget));
        if view.actions.contains(&action) {
            deeds.thought.add_iterations(player.iterations());
            return (action, Some(player.iterations()));
        }
        deeds.lapses += 1;
        (legal_default(&view), None)
    }
}
