//! Who listens, and what have they been told?

use std::{collections::VecDeque, sync::Arc};
use woe_rules::Seat;
use woe_wire::{FromServer, Hash, Trouble, You, written};

/// A message as it leaves; all who are told the same share it.
pub(crate) type Text = Arc<str>;

/// Where somebody listens. Who is not told anything any more is let go of.
pub(crate) trait Ear: Send + Sync {
    /// Tells these, in order; whether the one who listens keeps up.
    fn tell(&self, texts: &[Text]) -> bool;
}

/// One who is connected.
pub(crate) struct Caller {
    pub(crate) id: u64,
    ear: Box<dyn Ear>,
    /// What is to be told next, all at once.
    next: Vec<Text>,
}

impl Caller {
    /// One who listens there.
    pub(crate) fn new(id: u64, ear: Box<dyn Ear>) -> Caller {
        Caller { id, ear, next: Vec::new() }
    }

    /// Tells what is to be told; whether the caller keeps up.
    fn send(&mut self) -> bool {
        let keeps_up = self.next.is_empty() || self.ear.tell(&self.next);
        self.next.clear();
        keeps_up
    }
}

/// Those who see the same: a seat's devices, the watchers, the visitors.
#[derive(Default)]
struct Audience {
    callers: Vec<Caller>,
    /// The number of the last event.
    n: u32,
    /// The last events, oldest first.
    backlog: VecDeque<Text>,
    backlog_bytes: usize,
}

/// Everyone who listens at a table.
pub(crate) struct Crowd {
    audiences: [Audience; Seat::MAX + 2],
    most: usize,
    /// How many bytes were sent since this was asked last.
    sent: usize,
}

/// What changed for an audience: pieces of JSON.
pub(crate) struct Change<'a> {
    pub(crate) hash: Hash,
    pub(crate) back: Option<u32>,
    /// A list.
    pub(crate) steps: &'a str,
    /// Members of an object.
    pub(crate) parts: [&'a str; 3],
    /// A list.
    pub(crate) lines: &'a str,
}

impl Crowd {
    /// Nobody yet; so many bytes of events are kept for those who come back.
    pub(crate) fn new(most: usize) -> Crowd {
        Crowd { audiences: Default::default(), most, sent: 0 }
    }

    /// How many bytes were sent since this was asked last.
    pub(crate) fn take_sent(&mut self) -> usize {
        std::mem::take(&mut self.sent)
    }

    /// Whether somebody listens there.
    pub(crate) fn is_here(&self, you: You) -> bool {
        !self.audiences[index(you)].callers.is_empty()
    }

    /// Whether that one was let in and not sent away since.
    pub(crate) fn knows(&self, you: You, caller: u64) -> bool {
        self.audiences[index(you)].callers.iter().any(|one| one.id == caller)
    }

    /// How many listen there.
    pub(crate) fn count(&self, you: You) -> usize {
        self.audiences[index(you)].callers.len()
    }

    /// Whether nobody listens at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.audiences.iter().all(|audience| audience.callers.is_empty())
    }

    /// Somebody comes.
    pub(crate) fn enter(&mut self, you: You, caller: Caller) {
        self.audiences[index(you)].callers.push(caller);
    }

    /// Somebody goes; whether that was the last one there.
    pub(crate) fn leave(&mut self, you: You, caller: u64) -> bool {
        let callers = &mut self.audiences[index(you)].callers;
        callers.retain(|one| one.id != caller);
        callers.is_empty()
    }

    /// The number of the last event there.
    pub(crate) fn last(&self, you: You) -> u32 {
        self.audiences[index(you)].n
    }

    /// The events after that number, if they are still kept.
    pub(crate) fn since(&self, you: You, last: u32) -> Option<Vec<Text>> {
        let audience = &self.audiences[index(you)];
        let missing = audience.n.checked_sub(last)? as usize;
        let kept = audience.backlog.len().checked_sub(missing)?;
        Some(audience.backlog.iter().skip(kept).cloned().collect())
    }

    /// Sends everyone what they were told. One who does not keep up is let go, and comes back for
    /// the rest.
    pub(crate) fn send(&mut self) {
        for audience in &mut self.audiences {
            audience.callers.retain_mut(Caller::send);
        }
    }

    /// Tells one caller something.
    pub(crate) fn whisper(&mut self, you: You, caller: u64, text: impl Into<Text>) {
        let callers = &mut self.audiences[index(you)].callers;
        let text = text.into();
        for one in callers.iter_mut().filter(|one| one.id == caller) {
            self.sent += text.len();
            one.next.push(text.clone());
        }
    }

    /// Tells an audience what changed, and counts it.
    pub(crate) fn tell(&mut self, you: You, change: &Change<'_>) {
        let most = self.most;
        let audience = &mut self.audiences[index(you)];
        audience.n += 1;
        let text: Text = event(audience.n, change, false).into();
        self.sent += text.len() * audience.callers.len();
        audience.keep(text.clone(), most);
        audience.callers.iter_mut().for_each(|caller| caller.next.push(text.clone()));
    }

    /// Tells everyone why it is over, and lets them go.
    pub(crate) fn dismiss(&mut self, why: Trouble) {
        let text: Text = written(&FromServer::Trouble(why)).into();
        for audience in &mut self.audiences {
            audience.dismiss(&text);
        }
    }

    /// Lets an audience go.
    pub(crate) fn dismiss_one(&mut self, you: You, why: Trouble) {
        let text: Text = written(&FromServer::Trouble(why)).into();
        let audience = &mut self.audiences[index(you)];
        audience.dismiss(&text);
        // Whoever comes next has seen nothing of this.
        (audience.backlog_bytes, audience.n) = (0, audience.n + 1);
        audience.backlog.clear();
    }
}

impl Audience {
    fn dismiss(&mut self, why: &Text) {
        for mut caller in self.callers.drain(..) {
            caller.next.push(why.clone());
            // Whoever does not hear it any more notices the closed socket.
            caller.send();
        }
    }

    fn keep(&mut self, text: Text, most: usize) {
        if text.len() > most / 2 {
            // Whoever missed that much is better served with everything anew.
            self.backlog_bytes = 0;
            self.backlog = VecDeque::new();
            return;
        }
        self.backlog_bytes += text.len();
        self.backlog.push_back(text);
        while self.backlog_bytes > most {
            let Some(oldest) = self.backlog.pop_front() else { break };
            self.backlog_bytes -= oldest.len();
        }
    }
}

/// An event as text: the same as [`woe_wire::Event`] written, of pieces that are text already.
pub(crate) fn event(n: u32, change: &Change<'_>, fresh: bool) -> String {
    let length: usize = change.parts.iter().map(|part| part.len() + 1).sum();
    let mut text = String::with_capacity(96 + length + change.steps.len() + change.lines.len());
    text.push_str("{\"event\":{\"n\":");
    text.push_str(&n.to_string());
    text.push_str(",\"hash\":\"");
    change.hash.write(&mut text);
    text.push('"');
    if let Some(back) = change.back {
        text.push_str(",\"back\":");
        text.push_str(&back.to_string());
    }
    if !change.steps.is_empty() {
        text.push_str(",\"steps\":");
        text.push_str(change.steps);
    }
    push_parts(&mut text, &change.parts);
    if !change.lines.is_empty() {
        text.push_str(",\"lines\":");
        text.push_str(change.lines);
    }
    text.push_str(if fresh { ",\"fresh\":true}}" } else { "}}" });
    text
}

fn push_parts(text: &mut String, parts: &[&str; 3]) {
    let mut before = ",\"parts\":{";
    for part in parts.iter().filter(|part| !part.is_empty()) {
        text.push_str(before);
        text.push_str(part);
        before = ",";
    }
    if before == "," {
        text.push('}');
    }
}

fn index(you: You) -> usize {
    match you {
        You::Seat(seat) => usize::from(seat).min(Seat::MAX - 1),
        You::Watcher => Seat::MAX,
        You::Visitor => Seat::MAX + 1,
    }
}
