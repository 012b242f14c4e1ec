//! What goes on at a table by itself: bots, needless questions, and those who stay away?

use super::{Deeds, Table, play::Source, standing, window::Note};
use crate::{store::Write, thinkers::Inquiry, thinkers::Thought};
use std::{future::pending, time::Duration};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep_until},
};
use woe_bots::Bot;
use woe_rules::{Action, Eye, Seat, View};
use woe_wire::{Phase, Sits, You};

/// How often a table that could be put away looks whether bots and windows are done.
const A_WHILE: Duration = Duration::from_secs(1);

/// A bot's answer, if it gave one, and to which decision.
type Answered = (Seat, u32, Option<Thought>);

/// What bots are thinking about.
#[derive(Default)]
pub(super) struct Thinking {
    jobs: JoinSet<Answered>,
    /// Who was asked which decision.
    asked: Vec<(Seat, u32)>,
    /// When the last of them was asked.
    since: u64,
    /// An answer to be given when its time has come.
    ready: Option<(Answered, u64)>,
    /// A question that needs nobody, by the number of its decision, and when the house passes.
    needless: Option<(u32, u64)>,
}

impl Thinking {
    /// The next answer of a bot; if none thinks, there is none for ever.
    pub(super) async fn next(&mut self) -> Answered {
        loop {
            match self.jobs.join_next().await {
                Some(Ok(answered)) => return answered,
                Some(Err(_)) => {}
                None => pending().await,
            }
        }
    }

    /// Whether a bot thinks, or is about to answer.
    pub(super) fn is_busy(&self) -> bool {
        !self.jobs.is_empty() || self.ready.is_some()
    }

    /// An answer that is not wanted any more may be asked for again.
    fn forget(&mut self, seat: Seat, decision: u32) {
        self.asked.retain(|&asked| asked != (seat, decision));
    }

    fn is_new(&mut self, seat: Seat, decision: u32) -> bool {
        self.asked.retain(|&(_, asked)| asked >= decision);
        let new = !self.asked.contains(&(seat, decision));
        if new {
            self.asked.push((seat, decision));
        }
        new
    }
}

/// Waits for that moment; if there is none, for ever.
pub(super) async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => pending().await,
    }
}

impl Table {
    /// When something happens by itself, if it does.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        let away = self.away_due().map(|(at, _)| at);
        let times = [self.window_due(), self.bot_due(), self.pass_due(), away];
        let clock = self.clock();
        let times = times.into_iter().flatten().map(|at| clock.instant(at));
        let idle = self.hall.settings.idle;
        let forgotten = self.lonely.map(|since| match self.is_forgotten() {
            true => since + idle,
            false => (since + idle).max(Instant::now() + A_WHILE),
        });
        times.chain(forgotten).min()
    }

    fn bot_due(&self) -> Option<u64> {
        self.thinking.ready.map(|(_, due)| due)
    }

    fn pass_due(&self) -> Option<u64> {
        self.thinking.needless.map(|(_, due)| due)
    }

    /// When a bot stands in for somebody who is waited for and away, while others are here.
    fn away_due(&self) -> Option<(u64, usize)> {
        let minutes = self.standing.options.away_minutes.filter(|_| self.is_playing())?;
        let seat = self.waits_for()?.index();
        let person = &self.standing.people[seat];
        let waits = person.sits == Sits::Person && !person.standing_in && !self.crowd.is_empty();
        let since =
            self.away[seat].filter(|_| waits && !self.crowd.is_here(You::Seat(seat as u8)))?;
        Some((since + u64::from(minutes) * 60_000, seat))
    }

    /// Something is due: does all that is.
    pub(super) async fn clock_struck(&mut self) {
        if let Some((due, seat)) = self.away_due()
            && due <= self.clock().now()
        {
            let mut deeds = Deeds::default();
            self.standing.people[seat].standing_in = true;
            self.write_state(&mut deeds);
            self.conclude(deeds).await;
        }
        self.advance().await;
    }

    /// Carries out what is due now, one thing after the other.
    pub(super) async fn advance(&mut self) {
        loop {
            let mut deeds = Deeds::default();
            let went_on = self.close_due_window(&mut deeds)
                || self.play_due_bot(&mut deeds)
                || self.pass_if_due(&mut deeds);
            if !went_on {
                return self.wake();
            }
            if !self.conclude(deeds).await {
                return self.wake();
            }
        }
    }

    /// Keeps and tells.
    async fn conclude(&mut self, mut deeds: Deeds) -> bool {
        let kept = self.keep(&mut deeds).await;
        if kept {
            self.show(deeds);
        }
        self.wake();
        kept
    }

    /// A bot has an answer.
    pub(super) fn bot_thought(&mut self, answered: Answered) {
        let (seat, decision, thought) = answered;
        let Some(play) = &mut self.play else { return };
        if let Some(window) = &mut play.window {
            if window.decision == decision {
                let note = thought.map(|thought| (thought.action, Some(thought.iterations)));
                let (action, iterations) = note.unwrap_or((Action::Pass, None));
                let iterations =
                    iterations.filter(|_| is_named(play.bot(seat), &self.standing, seat));
                let window = play.window.as_mut().expect("it was there a moment ago");
                window.keep(seat, Note { action, source: Source::Bot(iterations) });
            }
            return;
        }
        if play.number() == decision {
            let due = self.thinking.since + self.pause(seat, decision);
            self.thinking.ready = Some((answered, due));
        }
    }

    /// Asks every bot that has to answer and was not asked yet.
    pub(super) fn wake(&mut self) {
        if !self.is_playing() {
            return;
        }
        self.look_for_needless();
        let Some(play) = &self.play else { return };
        let mut wanted: Vec<(Seat, u32, View)> = Vec::new();
        if let Some(window) = &play.window {
            for seat in window.seats().filter(|&seat| window.has_choice(seat)) {
                let bot = self.standing.is_played_by_bot(seat.index());
                if bot && window.note(seat).is_none() {
                    let view = play.rules.view_in_window(play.game(), seat);
                    wanted.extend(view.map(|view| (seat, window.decision, view)));
                }
            }
        } else if let Some(asked) = play.decision()
            && self.standing.is_played_by_bot(asked.seat.index())
        {
            wanted.push((asked.seat, play.number(), play.view(Eye::Seat(asked.seat))));
        }
        for (seat, decision, view) in wanted {
            if self.thinking.is_new(seat, decision) {
                self.ask_bot(seat, decision, view);
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat, decision: u32, view: View) {
        let Some(play) = &self.play else { return };
        let person = &self.standing.people[seat.index()];
        let level = standing::level(person.level);
        let named = play.bot(seat).filter(|bot| bot.persona.level() == level);
        let bot = named.unwrap_or_else(|| Bot { persona: level.into(), key: self.standing.pace() });
        let inquiry =
            Inquiry { bot, rules: play.rules.clone(), seat, seen: play.seen_by(seat), view };
        let answer = self.hall.thinkers.ask(inquiry);
        self.thinking.since = self.hall.clock.now();
        self.thinking.jobs.spawn(async move { (seat, decision, answer.await.ok()) });
    }

    /// Applies a bot's answer, if its time has come.
    fn play_due_bot(&mut self, deeds: &mut Deeds) -> bool {
        let now = self.clock().now();
        let due = self.thinking.ready.take_if(|(_, due)| *due <= now);
        let Some(((seat, decision, thought), _)) = due else { return false };
        let Some(play) = &mut self.play else { return false };
        let stale = play.number() != decision || play.window.is_some();
        if stale || !self.standing.is_played_by_bot(seat.index()) {
            self.thinking.forget(seat, decision);
            return false;
        }
        let named = is_named(play.bot(seat), &self.standing, seat);
        let answer = thought.map(|thought| (thought.action, Some(thought.iterations)));
        let view = play.view(Eye::Seat(seat));
        let legal = answer.filter(|(action, _)| view.actions.contains(action));
        // A bot that has no answer, or none that is legal, passes where it may.
        let fallback = (view.actions.last().copied().unwrap_or(Action::Pass), None);
        let (action, iterations) = legal.unwrap_or(fallback);
        let source = Source::Bot(iterations.filter(|_| named));
        match play.apply(seat, action, source) {
            Ok(news) => deeds.news.push(news),
            Err(_) => return false,
        }
        self.after_answer(deeds);
        true
    }

    /// Whoever is asked for nothing but a pass is not kept waiting for, unless they want to be asked. How
    /// long it takes is drawn as it is for a bot, whatever they hold. [RESP-5]
    fn look_for_needless(&mut self) {
        let needless = self.play.as_ref().filter(|play| play.is_needless(&self.standing));
        let Some((seat, decision)) =
            needless.and_then(|play| Some((play.decision()?.seat, play.number())))
        else {
            self.thinking.needless = None;
            return;
        };
        if self.thinking.needless.is_none_or(|(since, _)| since != decision) {
            let due = self.clock().now() + self.pause(seat, decision);
            self.thinking.needless = Some((decision, due));
        }
    }

    /// Passes for whoever could do nothing else. It is a pass like any other, so records replay.
    fn pass_if_due(&mut self, deeds: &mut Deeds) -> bool {
        self.look_for_needless();
        let now = self.clock().now();
        let due = self.thinking.needless.take_if(|(_, due)| *due <= now);
        let Some(play) = self.play.as_mut().filter(|_| due.is_some()) else { return false };
        let Some(asked) = play.decision() else { return false };
        let Ok(news) = play.apply(asked.seat, Action::Pass, Source::Person) else { return false };
        deeds.news.push(news);
        self.after_answer(deeds);
        true
    }

    /// After an answer: opens the window it calls for, writes the record, and sees whether it is over.
    pub(super) fn after_answer(&mut self, deeds: &mut Deeds) {
        let first = self.play.as_ref().map_or(0, super::play::Play::number);
        self.open_window(deeds);
        let Some(play) = &mut self.play else { return };
        let text = play.drain();
        deeds.writes.push(Write::Block { number: self.number, at: first, text, command: None });
        if play.decision().is_none() && self.is_playing() {
            self.standing.phase = Phase::Over;
            self.write_state(deeds);
        }
    }

    /// Somebody is back: no bot plays for them any more, unless they wanted it.
    pub(super) async fn came_back(&mut self, seat: u8) {
        let index = usize::from(seat);
        self.away[index] = None;
        let person = &mut self.standing.people[index];
        if !person.standing_in || person.by_choice {
            return self.show(Deeds::default());
        }
        person.standing_in = false;
        let mut deeds = Deeds::default();
        self.write_state(&mut deeds);
        self.conclude(deeds).await;
    }

    /// Writes down what the table knows of itself; whoever changes that calls this.
    pub(super) fn write_state(&mut self, deeds: &mut Deeds) {
        self.restated = true;
        self.start_clock();
        deeds.writes.push(Write::State {
            number: self.number,
            state: woe_wire::written(&self.standing),
            phase: self.standing.kept_phase(),
        });
    }
}

/// Whether the bot that plays there is the one that the record names.
fn is_named(named: Option<Bot>, standing: &standing::Standing, seat: Seat) -> bool {
    let level = standing::level(standing.people[seat.index()].level);
    named.is_some_and(|bot| bot.persona.level() == level)
}
