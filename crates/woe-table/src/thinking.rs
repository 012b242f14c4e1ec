//! What do bots think about, and which question needs nobody?

use crate::{
    deeds::Deeds,
    play::{Play, Source},
    room::Customs,
    standing::{self, Standing},
    step::{Inquiry, Thought, Time},
    window::Note,
};
use woe_bots::Bot;
use woe_rules::{Action, Eye, Seat, View};

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

/// What a bot answers to a question of its seat, if it ever does.
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    pub(crate) decision: u32,
    pub(crate) thought: Option<Thought>,
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

    /// When something comes of it by itself.
    pub(crate) fn due(&self) -> Option<Time> {
        let bot = self.ready.map(|ready| ready.due);
        let pass = self.needless.map(|(_, due)| due);
        bot.into_iter().chain(pass).min()
    }

    /// A bot has an answer, or never will have one.
    pub(crate) fn hear(
        &mut self,
        Answer { seat, decision, thought }: Answer,
        play: Option<&mut Play>,
        standing: &Standing,
        customs: &Customs,
    ) {
        self.awaited = self.awaited.saturating_sub(1);
        let Some(play) = play else { return };
        let named = play.named_bot(seat, standing).is_some();
        if let Some(window) = &mut play.window {
            // Whoever came back and answered has answered.
            let wanted = standing.is_played_by_bot(seat.index()) && window.note(seat).is_none();
            if window.decision == decision && wanted {
                let note = thought.map(|thought| (thought.action, Some(thought.iterations)));
                let (action, iterations) = note.unwrap_or((Action::Pass, None));
                let source = Source::Bot(iterations.filter(|_| named));
                window.keep(seat, Note { action, source });
            }
            return;
        }
        if play.number() == decision {
            let due = self.since + standing.pause(seat, decision, customs);
            self.ready = Some(Ready { seat, decision, thought, due });
        }
    }

    /// Asks every bot that has to answer and was not asked yet.
    pub(crate) fn wake(
        &mut self,
        play: &Play,
        standing: &Standing,
        customs: &Customs,
        now: Time,
    ) -> Vec<Inquiry> {
        self.look_for_needless(play, standing, customs, now);
        let mut inquiries = Vec::new();
        for (seat, decision, view) in wanted(play, standing) {
            if self.is_new(seat, decision) {
                let bot = play.bot_for(seat, standing);
                let (rules, seen) = (play.rules.clone(), play.seen_by(seat));
                inquiries.push(Inquiry { bot, rules, seat, decision, seen, view });
                self.since = now;
                self.awaited += 1;
            }
        }
        inquiries
    }

    /// Applies a bot's answer, if its time has come; whether it had.
    pub(crate) fn play_due_bot(
        &mut self,
        play: &mut Play,
        standing: &Standing,
        now: Time,
        deeds: &mut Deeds,
    ) -> bool {
        let due = self.ready.take_if(|ready| ready.due <= now);
        let Some(Ready { seat, decision, thought, .. }) = due else { return false };
        let stale = play.number() != decision || play.window.is_some();
        if stale || !standing.is_played_by_bot(seat.index()) {
            self.forget(seat, decision);
            return false;
        }
        let answer = thought.map(|thought| (thought.action, Some(thought.iterations)));
        let view = play.view(Eye::Seat(seat));
        let legal = answer.filter(|(action, _)| view.actions.contains(action));
        // A bot that has no answer, or none that is legal, passes where it may.
        let fallback = (view.actions.last().copied().unwrap_or(Action::Pass), None);
        let (action, iterations) = legal.unwrap_or(fallback);
        let named = play.named_bot(seat, standing);
        let source = Source::Bot(iterations.filter(|_| named.is_some()));
        let Ok(news) = play.apply(seat, action, source) else { return false };
        deeds.news.push(news);
        true
    }

    /// Passes for whoever could do nothing else, if it is time; whether it was. It is a pass like any
    /// other, so records replay.
    pub(crate) fn pass_if_due(
        &mut self,
        play: &mut Play,
        standing: &Standing,
        customs: &Customs,
        now: Time,
        deeds: &mut Deeds,
    ) -> bool {
        self.look_for_needless(play, standing, customs, now);
        let due = self.needless.take_if(|(_, due)| *due <= now);
        let Some(asked) = play.decision().filter(|_| due.is_some()) else { return false };
        let Ok(news) = play.apply(asked.seat, Action::Pass, Source::Person) else { return false };
        deeds.news.push(news);
        true
    }

    /// Whoever is asked for nothing but a pass is not kept waiting for, unless they want to be asked. How
    /// long it takes is drawn as it is for a bot, whatever they hold. [RESP-5]
    fn look_for_needless(
        &mut self,
        play: &Play,
        standing: &Standing,
        customs: &Customs,
        now: Time,
    ) {
        let asked = play.decision().filter(|_| play.is_needless(standing));
        let Some(asked) = asked else {
            self.needless = None;
            return;
        };
        let decision = play.number();
        if self.needless.is_none_or(|(since, _)| since != decision) {
            self.needless = Some((decision, now + standing.pause(asked.seat, decision, customs)));
        }
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

impl Play {
    /// The bot that plays there, if it is the one that the record names.
    fn named_bot(&self, seat: Seat, standing: &Standing) -> Option<Bot> {
        let level = standing::level(standing.people[seat.index()].level);
        self.bot(seat).filter(|bot| bot.persona.level() == level)
    }

    fn bot_for(&self, seat: Seat, standing: &Standing) -> Bot {
        let level = standing::level(standing.people[seat.index()].level);
        let other = || Bot { persona: level.into(), key: standing.pace() };
        self.named_bot(seat, standing).unwrap_or_else(other)
    }
}

/// Which bots have to answer what.
fn wanted(play: &Play, standing: &Standing) -> Vec<(Seat, u32, View)> {
    let is_bot = |seat: Seat| standing.is_played_by_bot(seat.index());
    let Some(window) = &play.window else {
        let asked = play.decision().filter(|asked| is_bot(asked.seat));
        let view = |seat| (seat, play.number(), play.view(Eye::Seat(seat)));
        return asked.map(|asked| view(asked.seat)).into_iter().collect();
    };
    let silent = |&seat: &Seat| window.has_choice(seat) && window.note(seat).is_none();
    let view = |seat| {
        let view = play.rules.view_in_window(play.game(), seat)?;
        Some((seat, window.decision, view))
    };
    window.seats().filter(silent).filter(|&seat| is_bot(seat)).filter_map(view).collect()
}
