//! Does a window ask whom it says it will?

use woe_rules::{Action, Decision, Eye, Game, Question, Rules, Seat};

/// Whoever the window is said to come to is asked if all before pass, with those answers and that view; and
/// nobody else is.
pub(crate) fn assert_foretold(rules: &Rules, game: &Game) {
    let Some((of, round)) = rules.window(game) else {
        let asked = rules.decision(game).map(|asked| asked.question);
        assert!(!matches!(asked, Some(Question::Respond(_))), "an open window has a round");
        return assert!(Seat::ALL.iter().all(|&seat| rules.view_in_window(game, seat).is_none()));
    };
    let mut engine = *game;
    for &seat in round.iter() {
        let question = Question::Respond(of);
        assert_eq!(rules.decision(&engine), Some(Decision { seat, question }));
        let view = rules.view_for(&engine, Eye::Seat(seat));
        assert_eq!(rules.responses(game, seat), view.actions);
        assert_eq!(rules.view_in_window(game, seat), Some(view));
        rules.carry_out(&mut engine, Action::Pass, &mut ());
    }
    let next = rules.decision(&engine).map(|asked| asked.question);
    assert_ne!(next, Some(Question::Respond(of)), "the window is closed after its round");
}
