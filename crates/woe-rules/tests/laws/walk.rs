//! How is a game played for the sake of its laws?

use crate::{house::Setup, whims::any_sort};
use woe_cards::Kind;
use woe_rules::{Action, Beat, Game, Rules, Stream};

/// No game asks more than this. [END-3]
pub(crate) const PATIENCE: usize = 30_000;

/// Plays a game with any legal answers; tells of the deal, and of every answer, what it gave.
pub(crate) fn walk(setup: &Setup, rules: &Rules, mut watch: impl FnMut(&Game, &[Beat])) -> Game {
    let (mut beats, mut whims) = (Vec::new(), setup.whims());
    let mut game = rules.deal_to(&setup.seating(), setup.key(), &mut beats).unwrap();
    watch(&game, &beats);
    let mut answers = Vec::new();
    for _ in 0..PATIENCE {
        let Some(asked) = rules.decision(&game) else { return game };
        rules.legal_actions(&game, &mut answers);
        assert!(!answers.is_empty(), "every question has an answer: {asked:?}");
        let action = pick(rules, setup, &answers, &mut whims);
        beats.clear();
        rules.apply(&mut game, asked.seat, action, &mut beats).unwrap();
        watch(&game, &beats);
    }
    panic!("the story never ends: {setup:?}");
}

/// Any answer; but at every other table nobody is in a hurry to kill, so that piles run out. Now and then
/// one of any sort, so that a claim is not lost among the plays of a large hand.
pub(crate) fn pick(rules: &Rules, setup: &Setup, answers: &[Action], whims: &mut Stream) -> Action {
    if whims.below(6) == 0 {
        return any_sort(answers, whims);
    }
    let mut any = || answers[whims.below(answers.len() as u32) as usize];
    let action = any();
    if setup.seed.is_multiple_of(2) && is_hasty(rules, action) { any() } else { action }
}

fn is_hasty(rules: &Rules, action: Action) -> bool {
    match action {
        Action::Play { card, .. } => rules.catalog.card(card).kind == Kind::UntimelyDeath,
        Action::Pass => true,
        _ => false,
    }
}

/// Goes on with a game for a while, whatever is answered.
pub(crate) fn stroll(rules: &Rules, mut game: Game, steps: usize, chance: &mut Stream) {
    let mut answers = Vec::new();
    for _ in 0..steps {
        let Some(asked) = rules.decision(&game) else { return };
        rules.legal_actions(&game, &mut answers);
        let action = answers[chance.below(answers.len() as u32) as usize];
        rules.apply(&mut game, asked.seat, action, &mut ()).unwrap();
    }
}
