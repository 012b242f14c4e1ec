//! Does one who plays with bots ever wait?

use super::{BOXES, Ear, TICK, rules_of, set_up, standing};
use woe_rules::{Key, Seating};
use woe_wire::{
    Action, Arranged, Asked, Choice, Do, Event, FromServer, Level, Options, TableOptions, written,
};

/// The first answer that is offered; who can play does.
fn first(options: &Options) -> Action {
    let Options { plays, discards, choices, picks, calls, takes, use_it, .. } = options;
    let play = plays.first();
    let play = play.map(|play| Action::Play { card: play.card, on: play.on.first().copied() });
    play.or(discards.first().copied().map(Action::Discard))
        .or(choices.first().copied().map(Action::Choose))
        .or(picks.first().copied().map(Action::Pick))
        .or(calls.first().copied().map(Action::Call))
        .or(takes.then_some(Action::Take(Choice::First)))
        .or(use_it.then_some(Action::Use))
        .unwrap_or(Action::Pass)
}

/// What Ann has heard of the evening.
#[derive(Default)]
struct Heard {
    asked: Option<Asked>,
    windows: usize,
    answers: usize,
    over: bool,
}

impl Heard {
    fn listen(&mut self, ann: &mut Ear) {
        while let Ok(text) = ann.try_recv() {
            if let Ok(FromServer::Event(event)) = woe_wire::read(&text) {
                self.notice(event);
            }
        }
    }

    fn notice(&mut self, event: Event) {
        let Some(mut parts) = event.parts else { return };
        let mut part = |key: &str| parts.remove(key).map(|part| written(&part));
        if let Some(asked) = part("asked") {
            self.asked = woe_wire::read(&asked).unwrap();
        }
        self.over |= part("table").is_some_and(|table| table.contains("\"phase\":\"over\""));
        if let Some(waiting) = part("waiting") {
            assert!(!waiting.contains("\"until\":1"), "a clock runs: {waiting}");
            self.windows += usize::from(waiting.contains("\"window\""));
        }
    }
}

#[test]
fn a_whole_evening_with_bots_takes_no_longer_than_the_beats_of_its_windows() {
    let rules = &rules_of(BOXES[0].0, BOXES[0].1);
    let seating = Seating::in_order(4, rules.catalog.families.len());
    let game = rules.deal(&seating, Key::from_seed(3)).unwrap();
    let mut standing = standing();
    standing.options = TableOptions { response_seconds: 15, ..standing.options };
    standing.arrange(1, Arranged::Bot(Level::Clerk));
    standing.arrange(2, Arranged::Bot(Level::Clerk));
    let trial = set_up(rules, game, standing);
    let begun = trial.now();
    let mut ann = trial.enter("ann", 0);
    let mut heard = Heard::default();
    heard.listen(&mut ann);
    while !heard.over {
        assert!((trial.now() - begun).as_secs() < 60, "{} answers in a minute", heard.answers);
        match heard.asked.take() {
            Some(Asked { decision, options, .. }) => {
                heard.answers += 1;
                let action = first(&options);
                trial.say(0, Do::Answer { decision, action, story: None });
            }
            None => {
                trial.go_on(TICK);
            }
        }
        heard.listen(&mut ann);
    }
    let (waited, windows) = ((trial.now() - begun), heard.windows);
    println!("{} answers, {windows} windows, {} ms of waiting", heard.answers, waited.as_millis());
    assert!(windows > 5 && heard.answers > 10, "{windows} windows, {} answers", heard.answers);
    assert!(waited <= TICK * windows as u32 * 2, "{windows} windows, but {waited:?}");
}
