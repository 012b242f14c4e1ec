//! Who listens, and what have they been told?

use crate::{
    parts::Bags,
    play::Play,
    room::Backlog,
    standing::Standing,
    step::{Effects, Text, Time},
};
use std::{collections::VecDeque, fmt::Write};
use woe_rules::Seat;
use woe_wire::{Code, FromServer, Hash, You, written};

/// How many are told something most times: the seats, one who watches, and a reply.
const TOLD: usize = 6;

/// One who listens.
#[derive(Clone, Copy)]
struct Caller {
    number: u64,
    /// What all are called who come from the same place.
    from: u64,
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
    most: Backlog,
    /// What is to be told to whom, in order.
    told: Vec<(u64, Text)>,
    /// Who has to go after that.
    dismissed: Vec<(u64, Code)>,
    /// What everybody sees.
    pub(crate) bags: Bags,
    /// Whether the standing is not what it was when it was looked at last.
    pub(crate) restated: bool,
    /// What events are counted in.
    pub(crate) epoch: String,
    /// Since when each seat's person is away.
    pub(crate) away: [Option<Time>; Seat::MAX],
    /// Since when nobody listens.
    pub(crate) lonely: Option<Time>,
    /// When the table goes, if its host foretells it.
    pub(crate) goes: Option<Time>,
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
    /// Nobody yet; so much is kept for those who come back.
    pub(crate) fn new(most: Backlog, epoch: String, now: Time) -> Crowd {
        Crowd {
            audiences: Default::default(),
            most,
            told: Vec::new(),
            dismissed: Vec::new(),
            bags: Bags::default(),
            restated: true,
            epoch,
            away: [Some(now); Seat::MAX],
            lonely: Some(now),
            goes: None,
        }
    }

    /// Looks at everything anew; what changed for everyone, for those who see the table, and for each seat.
    pub(crate) fn look(
        &mut self,
        standing: &Standing,
        play: Option<&Play>,
    ) -> ([String; 2], [String; Seat::MAX]) {
        let present = |seat| (self.is_here(You::Seat(seat as u8)), self.away[seat]);
        let presence = std::array::from_fn(present);
        let restated = std::mem::take(&mut self.restated);
        self.bags.look((standing, restated), presence, play)
    }

    /// Which seats are seen by other eyes than before: they are shown everything anew. Whoever begins to wait
    /// there is told nothing of what was told to that seat before, nor how often.
    pub(crate) fn turn_round(&mut self, standing: &Standing) -> [bool; Seat::MAX] {
        let turned = std::mem::take(&mut self.bags.turned);
        for (seat, _) in turned.iter().enumerate().filter(|(_, turned)| **turned) {
            if standing.has_newcomer(seat) {
                let callers = std::mem::take(&mut self.audiences[seat].callers);
                self.audiences[seat] = Audience { callers, ..Audience::default() };
            }
        }
        turned
    }

    /// Hands over what is to be told, and who has to go.
    pub(crate) fn drain(&mut self, into: &mut Effects) {
        match into.tell.is_empty() {
            true => std::mem::swap(&mut into.tell, &mut self.told),
            false => into.tell.append(&mut self.told),
        }
        into.dismissed.append(&mut self.dismissed);
    }

    /// Whether somebody listens there.
    pub(crate) fn is_here(&self, you: You) -> bool {
        !self.audiences[index(you)].callers.is_empty()
    }

    /// Whether that one was let in and not sent away since.
    pub(crate) fn knows(&self, you: You, caller: u64) -> bool {
        self.audiences[index(you)].callers.iter().any(|one| one.number == caller)
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
    pub(crate) fn enter(&mut self, you: You, (number, from): (u64, u64)) {
        self.audiences[index(you)].callers.push(Caller { number, from });
    }

    /// Of all who listen there the one who came first from where most are from, and how many those are.
    pub(crate) fn most_common(&self, you: You) -> Option<(u64, usize)> {
        let callers = &self.audiences[index(you)].callers;
        let mut places: Vec<u64> = callers.iter().map(|one| one.from).collect();
        places.sort_unstable();
        let crowds = places.chunk_by(|one, other| one == other).map(|all| (all.len(), all[0]));
        let (count, place) = crowds.max()?;
        let first = callers.iter().find(|one| one.from == place)?;
        Some((first.number, count))
    }

    /// How many who listen there come from that place.
    pub(crate) fn count_from(&self, you: You, from: u64) -> usize {
        self.audiences[index(you)].callers.iter().filter(|one| one.from == from).count()
    }

    /// Tells one why they have to go.
    pub(crate) fn send_away(&mut self, you: You, caller: u64, why: Code) {
        self.whisper(you, caller, written(&FromServer::Trouble(why.into())));
        self.leave(you, caller);
        self.dismissed.push((caller, why));
    }

    /// Somebody goes; whether that was the last one there.
    pub(crate) fn leave(&mut self, you: You, caller: u64) -> bool {
        let callers = &mut self.audiences[index(you)].callers;
        callers.retain(|one| one.number != caller);
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

    /// Tells one caller something.
    pub(crate) fn whisper(&mut self, you: You, caller: u64, text: impl Into<Text>) {
        if self.knows(you, caller) {
            self.told.push((caller, text.into()));
        }
    }

    /// Tells an audience what changed, and counts it. The draft is room to write in.
    pub(crate) fn tell(&mut self, you: You, change: &Change<'_>, draft: &mut String) {
        let most = self.most;
        let audience = &mut self.audiences[index(you)];
        audience.n += 1;
        draft.clear();
        write_event(draft, audience.n, change);
        draft.push_str("}}");
        let text = Text::from(draft.as_str());
        audience.keep(text.clone(), most);
        if self.told.is_empty() {
            self.told.reserve(TOLD);
        }
        self.told.extend(audience.callers.iter().map(|one| (one.number, text.clone())));
    }

    /// Tells an audience everything, after something that it was never told of was counted.
    pub(crate) fn tell_anew(&mut self, you: You) {
        let ([lobby, open, own], hash) = self.bags.fresh(you);
        let parts = [&*lobby, &*open, &*own];
        let audience = &mut self.audiences[index(you)];
        audience.n += 1;
        (audience.backlog_bytes, audience.backlog) = (0, VecDeque::new());
        let change = Change { hash, back: None, steps: "", parts, lines: "" };
        let text: Text = fresh(audience.n, &change).into();
        self.told.extend(audience.callers.iter().map(|one| (one.number, text.clone())));
    }

    /// Takes out what is to be told, for later.
    pub(crate) fn hold_back(&mut self) -> Vec<(u64, Text)> {
        std::mem::take(&mut self.told)
    }

    /// Has this told after all else.
    pub(crate) fn tell_held(&mut self, mut held: Vec<(u64, Text)>) {
        match self.told.is_empty() {
            true => self.told = held,
            false => self.told.append(&mut held),
        }
    }

    /// Tells everyone why it is over, and lets them go.
    pub(crate) fn dismiss(&mut self, why: Code) {
        let text: Text = written(&FromServer::Trouble(why.into())).into();
        for at in 0..self.audiences.len() {
            self.dismiss_audience(at, why, &text);
        }
    }

    /// Lets an audience go.
    pub(crate) fn dismiss_one(&mut self, you: You, why: Code) {
        let text: Text = written(&FromServer::Trouble(why.into())).into();
        self.dismiss_audience(index(you), why, &text);
        let audience = &mut self.audiences[index(you)];
        // Whoever comes next has seen nothing of this.
        (audience.backlog_bytes, audience.n) = (0, audience.n + 1);
        audience.backlog.clear();
    }

    fn dismiss_audience(&mut self, at: usize, why: Code, text: &Text) {
        for Caller { number, .. } in self.audiences[at].callers.drain(..) {
            self.told.push((number, text.clone()));
            self.dismissed.push((number, why));
        }
    }
}

impl Audience {
    fn keep(&mut self, text: Text, most: Backlog) {
        if text.len() > most.bytes / 2 {
            // Whoever missed that much is better served with everything anew.
            self.backlog_bytes = 0;
            self.backlog = VecDeque::new();
            return;
        }
        self.backlog_bytes += text.len();
        self.backlog.push_back(text);
        while self.backlog_bytes > most.bytes || self.backlog.len() > most.events {
            let Some(oldest) = self.backlog.pop_front() else { break };
            self.backlog_bytes -= oldest.len();
        }
    }
}

/// Everything that an audience sees, as an event.
pub(crate) fn fresh(n: u32, change: &Change<'_>) -> String {
    let mut text = String::new();
    write_event(&mut text, n, change);
    text.push_str(",\"fresh\":true}}");
    text
}

/// An event as text but for its end: the same as [`woe_wire::Event`] written, of pieces that are text
/// already.
fn write_event(text: &mut String, n: u32, change: &Change<'_>) {
    let length: usize = change.parts.iter().map(|part| part.len() + 1).sum();
    text.reserve(96 + length + change.steps.len() + change.lines.len());
    text.push_str("{\"event\":{\"n\":");
    push_number(text, n);
    text.push_str(",\"hash\":\"");
    change.hash.write(text);
    text.push('"');
    if let Some(back) = change.back {
        text.push_str(",\"back\":");
        push_number(text, back);
    }
    if !change.steps.is_empty() {
        text.push_str(",\"steps\":");
        text.push_str(change.steps);
    }
    push_parts(text, &change.parts);
    if !change.lines.is_empty() {
        text.push_str(",\"lines\":");
        text.push_str(change.lines);
    }
}

fn push_number(text: &mut String, number: u32) {
    write!(text, "{number}").expect("a text takes what is written");
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
