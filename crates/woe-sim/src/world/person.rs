//! What does a client have, and how does it follow what it is told?

use super::{
    law::{Broken, Law},
    pieces::{elements, member, members},
};
use std::collections::{BTreeMap, VecDeque};
use woe_table::Time;
use woe_wire::{
    Asked, Bag, Code, Do, FromServer, Noted, Payload, PersonPart, Phase, Resume, TablePart,
    Trouble, UndoPart, Waiting, Welcome, WindowPart, You,
};

/// How many answered commands a client remembers.
const ANSWERED_MAX: usize = 12;

/// A command that was not replied to yet.
#[derive(Clone)]
pub(super) struct Pending {
    pub(super) id: String,
    pub(super) what: Do,
    pub(super) you: You,
    /// When it was sent last.
    pub(super) since: Time,
    /// How many commands the table had marked when it was sent first.
    pub(super) marks: u32,
}

impl Pending {
    /// Whether the table knows it again after a failure: what those without a seat did is not written down
    /// with its id, so a remark that comes again may stand there twice.
    pub(super) fn is_known_again(&self) -> bool {
        !matches!((&self.what, self.you), (Do::Remark { .. }, You::Watcher | You::Visitor))
    }
}

/// A line between a person and the house.
#[derive(Default, Debug)]
pub(super) struct Line {
    /// What the house calls it; nothing if there is none.
    pub(super) caller: Option<u64>,
    /// Whether the person was let in.
    pub(super) open: bool,
    /// When the last message to the house arrives, and the last to the person: none overtakes another.
    pub(super) up: Time,
    pub(super) down: Time,
    /// How many messages are on their way to the person.
    pub(super) unread: usize,
}

#[derive(Default)]
pub(super) struct Person {
    /// Where they are, by the number of the table.
    pub(super) table: usize,
    /// The seat they believe to have.
    pub(super) token: Option<String>,
    pub(super) watches: bool,
    pub(super) line: Line,
    /// They have no wish to come back before then.
    pub(super) away_until: Time,
    pub(super) you: Option<You>,
    pub(super) epoch: Option<String>,
    pub(super) n: u32,
    pub(super) bag: Bag,
    pub(super) pending: Vec<Pending>,
    /// The last commands that had an effect, with what was replied.
    pub(super) answered: VecDeque<(Pending, String)>,
    /// How often they called the house.
    pub(super) calls: u64,
    /// How many commands they sent.
    pub(super) said: u32,
    /// The last step they were told of.
    pub(super) step: u32,
    /// The beats of the steps they heard of since they were shown everything, as they were written.
    pub(super) story: BTreeMap<u32, String>,
    /// The answer in a window that was acknowledged.
    pub(super) noted: Option<(u32, woe_wire::Action)>,
}

/// What a message was.
pub(super) enum Heard {
    Event,
    Welcomed,
    Replied {
        of: Box<Pending>,
        done: bool,
        seated: Option<String>,
    },
    /// A reply that was there before, or to nothing.
    Again,
    SentAway(Code),
}

impl Person {
    /// Where they stopped listening.
    pub(super) fn resume(&self) -> Option<Resume> {
        // Who was welcomed and cut off before the first event has nothing to go on with.
        let has_parts = self.bag.bytes() > 0;
        self.epoch.clone().filter(|_| has_parts).map(|epoch| Resume { epoch, last: self.n })
    }

    /// Forgets all they were told.
    pub(super) fn forget(&mut self) {
        (self.epoch, self.bag, self.n, self.you) = (None, Bag::default(), 0, None);
        self.noted = None;
        self.story.clear();
        self.pending.clear();
        self.answered.clear();
    }

    /// Is told something.
    pub(super) fn hear(&mut self, text: &str) -> Result<Heard, Broken> {
        let Some((kind, value)) = members(text).next() else {
            return Err((Law::Fold, format!("{text} is no message")));
        };
        match kind {
            "event" => self.fold(value).map(|()| Heard::Event),
            "reply" => self.replied(value, text),
            _ => match woe_wire::read::<FromServer>(text) {
                Ok(FromServer::Welcome(welcome)) => Ok(self.welcomed(welcome)),
                Ok(FromServer::Trouble(Trouble { code, .. })) => Ok(Heard::SentAway(code)),
                Ok(FromServer::Event(_) | FromServer::Reply(_)) | Err(_) => {
                    Err((Law::Fold, format!("{text} is no message")))
                }
            },
        }
    }

    fn welcomed(&mut self, welcome: Welcome) -> Heard {
        if self.you != Some(welcome.you) {
            self.forget();
        }
        if self.epoch.as_ref() != Some(&welcome.epoch) {
            (self.bag, self.n) = (Bag::default(), 0);
            self.story.clear();
        }
        (self.epoch, self.you) = (Some(welcome.epoch), Some(welcome.you));
        self.line.open = true;
        Heard::Welcomed
    }

    fn fold(&mut self, event: &str) -> Result<(), Broken> {
        let (mut n, mut hash, mut parts, mut steps) = (0, "", "{}", "");
        let (mut fresh, mut back) = (false, None);
        for (key, value) in members(event) {
            match key {
                "n" => n = value.parse().unwrap_or(0),
                "hash" => hash = value.trim_matches('"'),
                "parts" => parts = value,
                "steps" => steps = value,
                "fresh" => fresh = value == "true",
                "back" => back = value.parse().ok(),
                _ => {}
            }
        }
        if !fresh && n != self.n + 1 {
            return Err((Law::Fold, format!("event {n} comes after {}", self.n)));
        }
        if fresh {
            self.bag = Bag::default();
            self.story.clear();
        }
        self.n = n;
        for (key, value) in members(parts) {
            self.bag.put_text(key, value);
        }
        self.hear_story(back, steps);
        if self.bag.hash().to_string() != hash {
            return Err((Law::Fold, format!("the hash after event {n} is another")));
        }
        self.check_veil()?;
        self.check_note()
    }

    /// Whoever waits for the others to agree is shown nothing that is the seat's alone.
    fn check_veil(&self) -> Result<(), Broken> {
        let Some(You::Seat(own)) = self.you else { return Ok(()) };
        let waits = self.newcomers().iter().any(|(seat, _)| *seat == own);
        let hidden = ["hand", "asked", "noted"];
        let shown = hidden.into_iter().find(|key| waits && self.bag.text(key).is_some());
        shown.map_or(Ok(()), |key| {
            Err((Law::Secrecy, format!("a newcomer at seat {own} is shown {key}")))
        })
    }

    /// Who waits for a seat, and for whom.
    pub(super) fn newcomers(&self) -> Vec<(u8, Vec<u8>)> {
        let people = self.part("people");
        if !people.contains("\"newcomer\"") {
            return Vec::new();
        }
        let people: Vec<PersonPart> = woe_wire::read(people).unwrap_or_default();
        let waits = |(seat, one): (u8, PersonPart)| Some((seat, one.newcomer?.waits_for));
        (0..).zip(people).filter_map(waits).collect()
    }

    /// Hears what happened, after what no longer counts is forgotten.
    fn hear_story(&mut self, back: Option<u32>, steps: &str) {
        if let Some(back) = back {
            self.story.split_off(&(back + 1));
        }
        for step in elements(steps) {
            let (at, beats) = (member(step, "at"), member(step, "beats"));
            if let (Some(at), Some(beats)) = (at.and_then(|at| at.parse().ok()), beats) {
                self.step = at;
                self.story.insert(at, beats.to_owned());
            }
        }
    }

    /// An answer in a window that was acknowledged stands as long as the window does.
    fn check_note(&mut self) -> Result<(), Broken> {
        let Some((decision, action)) = self.noted else { return Ok(()) };
        if self.window() != Some(decision) {
            self.noted = None;
            return Ok(());
        }
        match woe_wire::read::<Option<Noted>>(self.part("noted")).ok().flatten() {
            Some(noted) if (noted.decision, noted.action) == (decision, action) => Ok(()),
            _ => Err((Law::KeptOnce, format!("the answer in window {decision} is gone"))),
        }
    }

    fn replied(&mut self, reply: &str, text: &str) -> Result<Heard, Broken> {
        let mut pieces = members(reply);
        let id = pieces.next().map_or("", |(_, id)| id.trim_matches('"'));
        let outcome = pieces.next();
        let done = !matches!(outcome, Some(("refused" | "trouble", _)));
        let Some(at) = self.pending.iter().position(|one| one.id == id) else {
            let before = self.answered.iter().find(|(one, _)| one.id == id);
            return match before.filter(|(_, before)| before != text) {
                Some((_, before)) => Err((Law::SameReply, format!("{before} became {text}"))),
                None => Ok(Heard::Again),
            };
        };
        let of = self.pending.remove(at);
        if done && has_effect(&of.what) && matches!(of.you, You::Seat(_)) {
            self.answered.push_back((of.clone(), text.to_owned()));
            self.answered.drain(..self.answered.len().saturating_sub(ANSWERED_MAX));
        }
        let seated = outcome.filter(|_| matches!(of.what, Do::Join { .. }) && done);
        let seated = seated.and_then(|(_, payload)| woe_wire::read::<Payload>(payload).ok());
        let seated = seated.and_then(|payload| {
            let Payload::Seated { token, .. } = payload else { return None };
            Some(token)
        });
        Ok(Heard::Replied { of: Box::new(of), done, seated })
    }

    /// An answer was acknowledged; if it is in a window, it must stay there.
    pub(super) fn note(&mut self, decision: u32, action: woe_wire::Action) -> Result<(), Broken> {
        self.noted = Some((decision, action));
        self.check_note()
    }

    /// A part as it was written.
    fn part(&self, key: &str) -> &str {
        self.bag.text(key).unwrap_or("null")
    }

    pub(super) fn asked(&self) -> Option<Asked> {
        woe_wire::read::<Option<Asked>>(self.part("asked")).ok().flatten()
    }

    pub(super) fn undo(&self) -> Option<UndoPart> {
        woe_wire::read::<Option<UndoPart>>(self.part("undo")).ok().flatten()
    }

    /// The decision that the open window is about.
    pub(super) fn window(&self) -> Option<u32> {
        self.open_window().map(|window| window.decision)
    }

    /// When the open window closes.
    pub(super) fn window_until(&self) -> Option<Time> {
        self.open_window().and_then(|window| window.until)
    }

    fn open_window(&self) -> Option<WindowPart> {
        match woe_wire::read::<Option<Waiting>>(self.part("waiting")).ok().flatten()? {
            Waiting::Window(window) => Some(window),
            Waiting::Seat(_) => None,
        }
    }

    pub(super) fn table_part(&self) -> Option<TablePart> {
        woe_wire::read(self.part("table")).ok()
    }

    pub(super) fn phase(&self) -> Option<Phase> {
        let phase = member(self.part("table"), "phase")?;
        woe_wire::read(phase).ok()
    }

    /// Whether they can say something.
    pub(super) fn is_here(&self) -> bool {
        self.line.open && self.line.caller.is_some()
    }
}

/// Whether a command leaves a trace on the disk if it is done.
pub(super) fn has_effect(what: &Do) -> bool {
    !matches!(
        what,
        Do::History { .. } | Do::Look { .. } | Do::Preview { .. } | Do::Delete {} | Do::Join { .. }
    )
}
