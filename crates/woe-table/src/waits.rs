//! How long does a table wait for responses? [RESP-5]
//!
//! Among people every window has a clock, drawn beforehand, whoever holds what. Where by public knowledge
//! no person is asked, or one person plays with bots alone, there is none: the window waits for whoever
//! has a choice, and at least for a beat in which the bots can think, whether they have a choice or not.
//! So a lone player cannot tell a bot that had nothing from one that kept its card; and what a bot has
//! answered is not told before the player has.

use crate::{
    deeds::Deeds,
    play::{News, Play, Source},
    room::Customs,
    standing::{self, Pondered, Standing},
    step::{Time, Write},
    window::{self, Note, THINK, Window},
};
use std::time::Duration;
use woe_rules::{Action, Seat};
use woe_wire::Code;

/// How long a window is held for bots, besides the time they promise to need: for the way to their
/// thread and back.
const BEAT: Duration = Duration::from_millis(50);

impl Play {
    /// When the window closes, if that is known.
    pub(crate) fn window_due(&self, standing: &Standing) -> Option<Time> {
        let window = self.window.as_ref()?;
        let held = || self.is_answered(window, standing).then_some(window.held);
        window.until.or_else(held)
    }

    /// Who holds everybody up: whoever is asked alone, or whom a window without a clock waits for.
    pub(crate) fn waits_for(&self, standing: &Standing) -> Option<Seat> {
        let Some(window) = &self.window else { return self.decision().map(|asked| asked.seat) };
        let waits = |&seat: &Seat| self.is_waited_for(seat, window, standing);
        let person = |&seat: &Seat| !standing.is_played_by_bot(seat.index());
        window.seats().filter(|_| window.until.is_none()).filter(person).find(waits)
    }

    /// Closes the window, if its time has come or nobody is left to answer.
    pub(crate) fn close_due_window(
        &mut self,
        standing: &Standing,
        now: Time,
        deeds: &mut Deeds,
    ) -> bool {
        if self.window_due(standing).is_none_or(|due| due > now) {
            return false;
        }
        if self.window.as_ref().is_some_and(Window::has_notes) {
            deeds.writes.push(Write::DropNotes);
        }
        deeds.news.extend(self.close_window());
        true
    }

    /// After an answer: opens the window it calls for, and writes the record.
    pub(crate) fn settle(&mut self, standing: &Standing, now: Time, deeds: &mut Deeds) {
        let first = self.number();
        deeds.news.extend(self.open_window(standing, now));
        let text = self.drain();
        deeds.writes.push(Write::Block { at: first, text, command: None });
    }

    /// Opens the window that the game waits for; at a swift table only if somebody has a choice. What came
    /// of those that closed at once.
    fn open_window(&mut self, standing: &Standing, now: Time) -> Vec<News> {
        let swift = standing.options.swift;
        let mut news = Vec::new();
        while let Some(mut window) = Window::opening(self) {
            window.held = if swift { now } else { now + beat(standing, &window) };
            let answered = swift && self.is_answered(&window, standing);
            self.window = Some(window);
            if !answered {
                if swift && let Some(undo) = &mut self.undo {
                    // Nothing is masked: that it stays open tells that somebody could answer.
                    undo.free = false;
                }
                self.start_clock(standing, now);
                break;
            }
            news.extend(self.close_window());
        }
        news
    }

    /// Gives the open window a clock, if it needs one and has none: when it opens, or when the second
    /// person comes. Orders are nobody else's business, so they change nothing.
    pub(crate) fn start_clock(&mut self, standing: &Standing, now: Time) {
        let masked = !standing.options.swift && !standing.is_alone();
        let window = self.window.as_mut().filter(|window| masked && window.until.is_none());
        let Some(window) = window else { return };
        if window.seats().any(|seat| !standing.is_played_by_bot(seat.index())) {
            let seconds = standing.options.response_seconds;
            let length = window::length(standing.pace(), window.decision, seconds);
            window.until = Some((now + length).max(window.held));
        }
    }

    /// Somebody wants to think; who does so in this window.
    pub(crate) fn think(&mut self, seat: Seat, decision: u32) -> Result<Pondered, Code> {
        let window = self.window.as_mut().filter(|window| window.decision == decision);
        let window = window.ok_or(Code::LateDecision)?;
        if !window.think(seat) {
            return Err(Code::LateDecision);
        }
        let seats = window.thinkers.iter().map(|seat| seat.index() as u8).collect();
        Ok(Pondered { decision, seats })
    }

    /// After a restart: the window is open again, with the answers that were kept and for those who
    /// wanted to think; and as long as one thinks besides, for people have to find their way back.
    pub(crate) fn reopen_window(
        &mut self,
        notes: &[(u32, u8, String)],
        standing: &Standing,
        now: Time,
    ) {
        self.open_window(standing, now);
        let read = |(decision, seat, words): &(u32, u8, String)| {
            Some((*decision, Seat::new(usize::from(*seat))?, self.read_words(words)?))
        };
        let notes: Vec<(u32, Seat, Action)> = notes.iter().filter_map(read).collect();
        let Some(window) = &mut self.window else { return };
        window.until = window.until.map(|until| until + THINK);
        let Pondered { decision, seats } = &standing.pondered;
        if *decision == window.decision {
            let seats = seats.iter().filter_map(|&seat| Seat::new(seat.into()));
            for seat in seats {
                window.think(seat);
            }
        }
        let decision = window.decision;
        for (_, seat, action) in notes.into_iter().filter(|(of, ..)| *of == decision) {
            window.keep(seat, Note { action, source: Source::Person });
        }
    }

    /// Whether everyone who has a choice and wants to be asked has answered.
    fn is_answered(&self, window: &Window, standing: &Standing) -> bool {
        !window.seats().any(|seat| self.is_waited_for(seat, window, standing))
    }

    fn is_waited_for(&self, seat: Seat, window: &Window, standing: &Standing) -> bool {
        let person = &standing.people[seat.index()];
        let asked = standing.is_played_by_bot(seat.index()) || window.concerns(self, person.orders);
        asked && window.has_choice(seat) && window.note(seat).is_none()
    }
}

impl Standing {
    /// How long an answer takes that no person gives: drawn, whatever the hand; with one person alone
    /// no longer than a bot of that level always may.
    pub(crate) fn pause(&self, seat: Seat, decision: u32, customs: &Customs) -> u64 {
        if !self.is_alone() {
            return window::pause(self.pace(), decision, customs.bot_pause_ms);
        }
        match self.is_played_by_bot(seat.index()) {
            true => budget(self, seat).as_millis() as u64,
            false => 0,
        }
    }
}

/// How long a window is held for the bots that are asked, by who they are and not by what they hold.
fn beat(standing: &Standing, window: &Window) -> u64 {
    let bots = window.seats().filter(|seat| standing.is_played_by_bot(seat.index()));
    let thinking: Duration = bots.map(|seat| budget(standing, seat)).sum();
    (BEAT + thinking).as_millis() as u64
}

/// How long the bot of a seat may think.
fn budget(standing: &Standing, seat: Seat) -> Duration {
    standing::level(standing.people[seat.index()].level).budget().unwrap_or_default()
}
