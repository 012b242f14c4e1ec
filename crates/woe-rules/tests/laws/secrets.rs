//! Does what a seat cannot see stay out of what it gets?

use crate::{glimpses::Onlooker, house::seats};
use woe_rules::{Action, Beat, Eye, Game, Glimpse, Question, Rules, Seat, Stream, Task};

/// How many answers two games are followed.
const STEPS: usize = 12;

/// Two games that one seat cannot tell apart give it the same bytes, until one shows it a card.
pub(crate) fn assert_kept(rules: &Rules, onlooker: &Onlooker, game: &Game, chance: &mut Stream) {
    // A card that goes back in the deal tells everyone what sort of card it is. [DRAW-4]
    if game.agenda().contains(&Task::Deal) {
        return;
    }
    let eye = onlooker.picture.eye;
    let mut twins = [(); 2].map(|()| onlooker.assert_imagined(rules, game, chance));
    for _ in 0..STEPS {
        let Some((seat, action)) = common_answer(rules, &twins, eye, chance) else { return };
        let beats = twins.each_mut().map(|twin| {
            let mut beats = Vec::new();
            rules.apply(twin, seat, action, &mut beats).unwrap();
            beats.into_iter().map(|beat| beat.seen_by(eye)).collect::<Vec<_>>()
        });
        if is_revealing(&beats) {
            return;
        }
        let [one, two] = twins.each_ref().map(|twin| rules.view_for(twin, eye));
        assert_eq!(one, two);
    }
    assert_eq!(bytes(rules, &twins[0], eye), bytes(rules, &twins[1], eye));
}

fn bytes(rules: &Rules, game: &Game, eye: Eye) -> String {
    format!("{:?}", rules.view_for(game, eye))
}

/// An answer to both, if both ask the same; what the one who looks may answer is the same.
fn common_answer(
    rules: &Rules,
    twins: &[Game; 2],
    eye: Eye,
    chance: &mut Stream,
) -> Option<(Seat, Action)> {
    let [one, two] = twins.each_ref().map(|twin| rules.decision(twin));
    let (one, two) = (one?, two?);
    assert_eq!(one, two, "whom it asks never tells what is hidden");
    let lists = twins.each_ref().map(|twin| {
        let mut list = Vec::new();
        rules.legal_actions(twin, &mut list);
        list
    });
    if eye == Eye::Seat(one.seat) {
        assert_eq!(lists[0], lists[1]);
    }
    let both: Vec<Action> = lists[0].iter().filter(|&it| lists[1].contains(it)).copied().collect();
    let calm = both.iter().copied().find(|&action| action == Action::Pass);
    let calm = calm.filter(|_| chance.below(2) == 0 || is_window(one.question));
    if both.is_empty() {
        return None;
    }
    let any = both[chance.below(both.len() as u32) as usize];
    Some((one.seat, calm.unwrap_or(any)))
}

fn is_window(question: Question) -> bool {
    matches!(question, Question::Respond(_))
}

/// Whether the two tellings part at a card that comes into view: up to it they are the same.
fn is_revealing(beats: &[Vec<Beat<Glimpse>>; 2]) -> bool {
    let longest = beats[0].len().max(beats[1].len());
    let Some(at) = (0..longest).find(|&at| beats[0].get(at) != beats[1].get(at)) else {
        return false;
    };
    // Played as soon as drawn, a card is shown by one telling while the other goes on. [DRAW-5]
    let card = |beats: &Vec<Beat<Glimpse>>| beats.get(at)?.movement().map(|(card, _, _)| card);
    let is_shown = |beats| matches!(card(beats), Some(Glimpse::Known(_)));
    assert!(beats.iter().any(is_shown), "they part at a card that is shown: {beats:?}");
    true
}

/// Every seat of a game that may be asked something hidden sees no more than its own hand.
pub(crate) fn assert_blind(rules: &Rules, game: &Game) {
    for &seat in seats(game) {
        let view = rules.view_for(game, Eye::Seat(seat));
        assert_eq!(view.table.hand, *game.table().hand(seat));
        let asked = rules.decision(game).is_some_and(|asked| asked.seat == seat);
        assert_eq!(view.decision.is_some(), asked);
        assert_eq!(view.actions.is_empty(), !asked);
    }
}
