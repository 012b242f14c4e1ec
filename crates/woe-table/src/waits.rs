//! How long does a table wait for responses? [RESP-5]
//!
//! Among people every window has a clock, drawn beforehand, whoever holds what. Where by public knowledge
//! no person is asked, or one person plays with bots alone, there is none: the window waits for whoever
//! has a choice, and at least for a beat in which the bots can think, whether they have a choice or not.
//! So a lone player cannot tell a bot that had nothing from one that kept its card; and what a bot has
//! answered is not told before the player has.

use crate::{
    deeds::{Deeds, Outcome},
    play::{Play, Source},
    standing::{self, Pondered, Standing},
    step::{Time, Write},
    table::Table,
    window::{self, Note, THINK, Window},
};
use std::time::Duration;
use woe_rules::{Action, Seat};
use woe_wire::Code;

/// How long a window is held for bots, besides the time they promise to need: for the way to their
/// thread and back.
const BEAT: Duration = Duration::from_millis(50);

impl Table {
    /// When the window closes, if that is known.
    pub(crate) fn window_due(&self) -> Option<Time> {
        let play = self.play.as_ref()?;
        let window = play.window.as_ref()?;
        let held = || is_answered(&self.standing, play, window).then_some(window.held);
        window.until.or_else(held)
    }

    /// Who holds everybody up: whoever is asked alone, or whom a window without a clock waits for.
    pub(crate) fn waits_for(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let Some(window) = &play.window else { return play.decision().map(|asked| asked.seat) };
        let waits = |&seat: &Seat| is_waited_for(&self.standing, play, window, seat);
        let person = |&seat: &Seat| !self.standing.is_played_by_bot(seat.index());
        window.seats().filter(|_| window.until.is_none()).filter(person).find(waits)
    }

    /// How long an answer takes that no person gives: drawn, whatever the hand; with one person alone
    /// no longer than a bot of that level always may.
    pub(crate) fn pause(&self, seat: Seat, decision: u32) -> u64 {
        if !self.standing.is_alone() {
            let usual = self.room.customs.bot_pause_ms;
            return window::pause(self.standing.pace(), decision, usual);
        }
        match self.standing.is_played_by_bot(seat.index()) {
            true => budget(&self.standing, seat).as_millis() as u64,
            false => 0,
        }
    }

    /// Closes the window, if its time has come or nobody is left to answer.
    pub(crate) fn close_due_window(&mut self, deeds: &mut Deeds) -> bool {
        let over = self.window_due().is_some_and(|due| due <= self.now);
        let Some(play) = self.play.as_mut().filter(|_| over) else { return false };
        if play.window.as_ref().is_some_and(Window::has_notes) {
            deeds.writes.push(Write::DropNotes);
        }
        deeds.news.extend(play.close_window());
        self.after_answer(deeds);
        true
    }

    /// Opens the window that the game waits for; at a swift table only if somebody has a choice.
    pub(crate) fn open_window(&mut self, deeds: &mut Deeds) {
        let now = self.now;
        let swift = self.standing.options.swift;
        let Some(play) = &mut self.play else { return };
        while let Some(mut window) = Window::opening(play) {
            window.held = if swift { now } else { now + beat(&self.standing, &window) };
            let answered = swift && is_answered(&self.standing, play, &window);
            play.window = Some(window);
            if !answered {
                return self.start_clock();
            }
            deeds.news.extend(play.close_window());
        }
    }

    /// Gives the open window a clock, if it needs one and has none: when it opens, or when the second
    /// person comes. Orders are nobody else's business, so they change nothing.
    pub(crate) fn start_clock(&mut self) {
        let now = self.now;
        let standing = &self.standing;
        let masked = !standing.options.swift && !standing.is_alone();
        let window = self.play.as_mut().and_then(|play| play.window.as_mut());
        let Some(window) = window.filter(|window| masked && window.until.is_none()) else { return };
        if window.seats().any(|seat| !standing.is_played_by_bot(seat.index())) {
            let seconds = standing.options.response_seconds;
            let length = window::length(standing.pace(), window.decision, seconds);
            window.until = Some((now + length).max(window.held));
        }
    }

    /// Somebody wants to think.
    pub(crate) fn think(&mut self, seat: Seat, decision: u32, deeds: &mut Deeds) -> Outcome {
        let play = self.play.as_mut().ok_or(Code::OnlyWhilePlaying)?;
        let window = play.window.as_mut().filter(|window| window.decision == decision);
        let window = window.ok_or(Code::LateDecision)?;
        if !window.think(seat) {
            return Err(Code::LateDecision.into());
        }
        let seats = window.thinkers.iter().map(|seat| seat.index() as u8).collect();
        self.standing.pondered = Pondered { decision, seats };
        self.standing.changed(deeds)
    }

    /// After a restart: the window is open again, with the answers that were kept and for those who
    /// wanted to think; and as long as one thinks besides, for people have to find their way back.
    pub(crate) fn reopen_window(&mut self, notes: &[(u32, u8, String)]) {
        self.open_window(&mut Deeds::default());
        let Some(play) = &mut self.play else { return };
        let read = |(decision, seat, words): &(u32, u8, String)| {
            Some((*decision, Seat::new(usize::from(*seat))?, play.read_words(words)?))
        };
        let notes: Vec<(u32, Seat, Action)> = notes.iter().filter_map(read).collect();
        let Some(window) = &mut play.window else { return };
        window.until = window.until.map(|until| until + THINK);
        let Pondered { decision, seats } = &self.standing.pondered;
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
}

/// Whether everyone who has a choice and wants to be asked has answered.
fn is_answered(standing: &Standing, play: &Play, window: &Window) -> bool {
    !window.seats().any(|seat| is_waited_for(standing, play, window, seat))
}

fn is_waited_for(standing: &Standing, play: &Play, window: &Window, seat: Seat) -> bool {
    let person = &standing.people[seat.index()];
    let asked = standing.is_played_by_bot(seat.index()) || window.concerns(play, person.orders);
    asked && window.has_choice(seat) && window.note(seat).is_none()
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
