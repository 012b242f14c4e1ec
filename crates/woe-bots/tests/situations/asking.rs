//! What does a player answer, and is that right?

use crate::page::{Situation, Sort};
use std::sync::Arc;
use woe_bots::{Budget, Level};
use woe_rules::{Action, Beat, Eye, Game, Key, Names, Question, Rules, Seat, View};

/// How often every level is asked, each time with other chance.
const SEEDS: u64 = 5;
/// How long those who search may think.
const BUDGET: Budget<'static> = Budget::Iterations(200);

impl Situation {
    /// Whatever a level that thinks answers and should not.
    pub(crate) fn blunders(&self, rules: &Arc<Rules>) -> Vec<String> {
        let (game, beats) = self.come_to_the_question(rules);
        let view = rules.view_for(&game, Eye::Seat(Seat::Zero));
        let names = Names::new(rules, game.table(), &self.seats);
        self.check_what_is_said(rules, &game, &view.actions);
        let mut blunders = Vec::new();
        for level in Level::ALL.into_iter().filter(|&level| level >= Level::Governess) {
            for seed in 0..SEEDS {
                let answer = names.action(self.ask(rules, level, seed, (&beats, &view)));
                if !self.is_right(&answer) {
                    let word = level.word();
                    blunders.push(format!("{}: {word} {seed} answers \"{answer}\"", self.title));
                }
            }
        }
        blunders
    }

    fn ask(&self, rules: &Arc<Rules>, level: Level, seed: u64, seen: (&[Beat], &View)) -> Action {
        let mut player = level.player(rules, Seat::Zero, Key::from_seed(seed));
        for beat in seen.0 {
            player.notice(beat.seen_by(Eye::Seat(Seat::Zero)));
        }
        player.choose(seen.1, BUDGET)
    }

    fn is_right(&self, answer: &str) -> bool {
        let is_named = |right: bool| {
            let said = self.said.iter().filter(|(sort, _)| sort.is_right() == right);
            said.clone().any(|(_, pattern)| fits(pattern, answer))
        };
        let must = self.said.iter().any(|(sort, _)| sort.is_right());
        !is_named(false) && (!must || is_named(true))
    }

    /// The game when Ann is asked, and all that happened meanwhile.
    fn come_to_the_question(&self, rules: &Arc<Rules>) -> (Game, Vec<Beat>) {
        let mut game = rules.resume(&self.layout).expect("the situation can be laid out");
        let names = Names::new(rules, game.table(), &self.seats);
        let mut beats = Vec::new();
        for (who, words) in &self.answered {
            let seat = names.read_seat(who).expect("a player of theirs");
            let_others_pass(rules, &mut game, Some(seat), &mut beats);
            let action = names.read_action(words).expect("the answer can be read");
            let applied = rules.apply(&mut game, seat, action, &mut beats);
            assert_eq!(applied, Ok(()), "{}: {who}: {words}", self.title);
        }
        let_others_pass(rules, &mut game, Some(Seat::Zero), &mut beats);
        let asked = rules.decision(&game).map(|asked| asked.seat);
        assert_eq!(asked, Some(Seat::Zero), "{}: Ann is asked", self.title);
        (game, beats)
    }

    /// What is said must be about answers that can be given, and true.
    fn check_what_is_said(&self, rules: &Arc<Rules>, game: &Game, actions: &[Action]) {
        let names = Names::new(rules, game.table(), &self.seats);
        let title = &self.title;
        let right = actions.iter().filter(|&&action| self.is_right(&names.action(action))).count();
        assert!((1..actions.len()).contains(&right), "{title}: {right} answers are right");
        for (sort, pattern) in &self.said {
            let named: Vec<Action> =
                actions.iter().copied().filter(|&it| fits(pattern, &names.action(it))).collect();
            assert!(!named.is_empty(), "{title}: nobody can answer \"{pattern}\"");
            for action in named.into_iter().filter(|_| sort.is_at_once()) {
                let wins = wins(rules, *game, action);
                assert_eq!(wins, Some(sort.is_right()), "{title}: {}", names.action(action));
            }
        }
    }
}

impl Sort {
    fn is_right(self) -> bool {
        matches!(self, Sort::Right | Sort::Wins)
    }

    fn is_at_once(self) -> bool {
        matches!(self, Sort::Wins | Sort::Loses)
    }
}

/// Whether Ann wins at once by that answer if nobody responds; nothing if she shares, or it goes on.
fn wins(rules: &Arc<Rules>, mut game: Game, action: Action) -> Option<bool> {
    rules.carry_out(&mut game, action, &mut ());
    let_others_pass(rules, &mut game, None, &mut Vec::new());
    let winners = game.table().ended().then(|| rules.winners(&game))?;
    match winners[..] {
        [Seat::Zero] => Some(true),
        _ => (!winners.contains(&Seat::Zero)).then_some(false),
    }
}

/// Nobody responds, but for one who is yet to be asked.
fn let_others_pass(rules: &Arc<Rules>, game: &mut Game, but: Option<Seat>, beats: &mut Vec<Beat>) {
    while let Some(asked) = rules.decision(game)
        && matches!(asked.question, Question::Respond(_))
        && Some(asked.seat) != but
    {
        rules.carry_out(game, Action::Pass, beats);
    }
}

/// Whether an answer is meant by a pattern.
fn fits(pattern: &str, answer: &str) -> bool {
    match (pattern.strip_prefix('…'), pattern.strip_suffix('…')) {
        (Some(end), _) => answer.ends_with(end),
        (_, Some(start)) => answer.starts_with(start),
        _ => answer == pattern,
    }
}
