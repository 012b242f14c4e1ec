//! What goes on at a table by itself: bots, needless questions, and those who stay away?

use crate::{
    deeds::Deeds,
    play::{Play, Source},
    standing,
    step::{Inquiry, Thought, Time, Write},
    table::Table,
    window::Note,
};
use woe_bots::Bot;
use woe_rules::{Action, Eye, Seat, View};
use woe_wire::{Phase, Sits, You};

/// A bot's answer to be given when its time has come.
#[derive(Clone, Copy)]
struct Ready {
    seat: Seat,
    decision: u32,
    thought: Option<Thought>,
    due: Time,
}

/// What bots are thinking about.
#[derive(Default)]
pub(crate) struct Thinking {
    /// How many thoughts are awaited.
    awaited: usize,
    /// Who was asked which decision.
    asked: Vec<(Seat, u32)>,
    /// When the last of them was asked.
    since: Time,
    ready: Option<Ready>,
    /// A question that needs nobody, by the number of its decision, and when the house passes.
    needless: Option<(u32, Time)>,
    /// Whether a table from before tables carried their cards may still take up those it was loaded with.
    pub(crate) adopts: bool,
}

impl Thinking {
    /// Whether a bot thinks, or is about to answer.
    pub(crate) fn is_busy(&self) -> bool {
        self.awaited > 0 || self.ready.is_some()
    }

    /// After going back: whoever thinks still does, but nothing was asked.
    pub(crate) fn begun_anew(&self) -> Thinking {
        Thinking { awaited: self.awaited, ..Thinking::default() }
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

impl Table {
    /// When something happens by itself, if it does.
    pub(crate) fn next_deadline(&self) -> Option<Time> {
        let away = self.away_due().map(|(at, _)| at);
        let times = [self.window_due(), self.bot_due(), self.pass_due(), away];
        // Once its time is over it waits for bots and windows alone, and those wake it by themselves.
        let forgotten = self.crowd.lonely.map(|since| since + self.idle());
        let forgotten = forgotten.filter(|&at| at > self.now || self.is_forgotten());
        times.into_iter().flatten().chain(forgotten).min()
    }

    fn bot_due(&self) -> Option<Time> {
        self.thinking.ready.map(|ready| ready.due)
    }

    fn pass_due(&self) -> Option<Time> {
        self.thinking.needless.map(|(_, due)| due)
    }

    /// When a bot stands in for somebody who is waited for and away, while others are here.
    fn away_due(&self) -> Option<(Time, usize)> {
        let minutes = self.standing.options.away_minutes.filter(|_| self.standing.is_playing())?;
        let seat = self.waits_for()?.index();
        let person = &self.standing.people[seat];
        let waits = person.sits == Sits::Person && !person.standing_in && !self.crowd.is_empty();
        let since = self.crowd.away[seat]
            .filter(|_| waits && !self.crowd.is_here(You::Seat(seat as u8)))?;
        Some((since + u64::from(minutes) * 60_000, seat))
    }

    /// Something may be due that is nobody's answer.
    pub(crate) fn clock_struck(&mut self) {
        let mut deeds = Deeds::default();
        let adopts = std::mem::take(&mut self.thinking.adopts);
        if adopts && self.standing.dealt.is_empty() && self.play.is_some() {
            self.standing.adopt_cards(&self.room, &mut deeds);
        } else if let Some((_, seat)) = self.away_due().filter(|&(due, _)| due <= self.now) {
            self.standing.replace(seat, &mut deeds);
        }
        if !deeds.writes.is_empty() {
            self.conclude(deeds);
        }
    }

    /// Carries out one thing that is due now; whether there was one.
    pub(crate) fn advance(&mut self) -> bool {
        let mut deeds = Deeds::default();
        let went_on = self.close_due_window(&mut deeds)
            || self.play_due_bot(&mut deeds)
            || self.pass_if_due(&mut deeds);
        if went_on {
            self.conclude(deeds);
        }
        went_on
    }

    /// A bot has an answer.
    pub(crate) fn bot_thought(&mut self, seat: Seat, decision: u32, thought: Option<Thought>) {
        self.thinking.awaited = self.thinking.awaited.saturating_sub(1);
        let named = self.is_named(seat);
        let bot = self.standing.is_played_by_bot(seat.index());
        let Some(play) = &mut self.play else { return };
        if let Some(window) = &mut play.window {
            // Whoever came back and answered has answered.
            let wanted = bot && window.note(seat).is_none();
            if window.decision == decision && wanted {
                let note = thought.map(|thought| (thought.action, Some(thought.iterations)));
                let (action, iterations) = note.unwrap_or((Action::Pass, None));
                let source = Source::Bot(iterations.filter(|_| named));
                window.keep(seat, Note { action, source });
            }
            return;
        }
        if play.number() == decision {
            let due = self.thinking.since + self.pause(seat, decision);
            self.thinking.ready = Some(Ready { seat, decision, thought, due });
        }
    }

    /// Asks every bot that has to answer and was not asked yet.
    pub(crate) fn wake(&mut self) {
        if !self.standing.is_playing() {
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
        let (rules, seen) = (play.rules.clone(), play.seen_by(seat));
        self.out.think.push(Inquiry { bot, rules, seat, decision, seen, view });
        self.thinking.since = self.now;
        self.thinking.awaited += 1;
    }

    /// Applies a bot's answer, if its time has come.
    fn play_due_bot(&mut self, deeds: &mut Deeds) -> bool {
        let now = self.now;
        let due = self.thinking.ready.take_if(|ready| ready.due <= now);
        let Some(Ready { seat, decision, thought, .. }) = due else { return false };
        let named = self.is_named(seat);
        let Some(play) = &mut self.play else { return false };
        let stale = play.number() != decision || play.window.is_some();
        if stale || !self.standing.is_played_by_bot(seat.index()) {
            self.thinking.forget(seat, decision);
            return false;
        }
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
            let due = self.now + self.pause(seat, decision);
            self.thinking.needless = Some((decision, due));
        }
    }

    /// Passes for whoever could do nothing else. It is a pass like any other, so records replay.
    fn pass_if_due(&mut self, deeds: &mut Deeds) -> bool {
        self.look_for_needless();
        let now = self.now;
        let due = self.thinking.needless.take_if(|(_, due)| *due <= now);
        let Some(play) = self.play.as_mut().filter(|_| due.is_some()) else { return false };
        let Some(asked) = play.decision() else { return false };
        let Ok(news) = play.apply(asked.seat, Action::Pass, Source::Person) else { return false };
        deeds.news.push(news);
        self.after_answer(deeds);
        true
    }

    /// After an answer: opens the window it calls for, writes the record, and sees whether it is over.
    pub(crate) fn after_answer(&mut self, deeds: &mut Deeds) {
        let first = self.play.as_ref().map_or(0, Play::number);
        self.open_window(deeds);
        let Some(play) = &mut self.play else { return };
        let text = play.drain();
        deeds.writes.push(Write::Block { at: first, text, command: None });
        if play.decision().is_none() && self.standing.is_playing() {
            self.standing.phase = Phase::Over;
            self.standing.write(deeds);
        }
    }

    /// Somebody is back.
    pub(crate) fn came_back(&mut self, seat: usize) {
        self.crowd.away[seat] = None;
        let mut deeds = Deeds::default();
        self.standing.come_back(seat, &mut deeds);
        match deeds.writes.is_empty() {
            true => self.show(deeds),
            false => self.conclude(deeds),
        }
    }

    /// Whether the bot that plays there is the one that the record names.
    fn is_named(&self, seat: Seat) -> bool {
        let level = standing::level(self.standing.people[seat.index()].level);
        let named = self.play.as_ref().and_then(|play| play.bot(seat));
        named.is_some_and(|bot| bot.persona.level() == level)
    }
}
