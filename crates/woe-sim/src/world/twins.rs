//! Does anything that a seat is told hang on what it cannot see? [RESP-5]
//!
//! Two tables differ only in cards that a seat has no way to know. It comes in, asks for everything that
//! can be asked, plays a card and waits: bytes and times must be the same, until the window closes.

use super::{Fault, World, law::Law, person::Person, pieces::member, whim::pick};
use woe_rules::{Key, Label, Seat, Stream};
use woe_table::{Entry, Input, Table, Text, Time};
use woe_wire::{Action, Command, Do, Door, Phase, Waiting, WindowPart, You};

/// What a seat was told, and when.
type Heard = Vec<(Time, Text)>;

/// One of two tables, while a seat listens.
struct Twin {
    table: Table,
    you: You,
    now: Time,
    person: Person,
    heard: Heard,
    /// How much longer everything takes than it should.
    pause: Time,
}

impl World<'_> {
    /// Lets twins of a table go on for a while, and compares what a seat is told.
    pub(super) fn compare_twins(&mut self, table: usize, chance: &mut Stream) {
        let Some(saved) = self.disk.saved(table).filter(|one| one.phase == Phase::Playing) else {
            return;
        };
        let key =
            Key::of_series(u64::from(chance.below(u32::MAX)), u64::from(chance.below(u32::MAX)));
        let room = self.birth.premises.room(self.restarts);
        let Some((seat, twins)) = Table::twins(room, &saved.kept, key, self.now) else { return };
        self.tally.twins += 1;
        let planted = self.birth.fault == Some(Fault::TellingPause);
        let heard = twins.map(|table| {
            let mut twin = Twin::new(table, seat, self.now);
            twin.pause = if planted { twin.what_others_hold() } else { 0 };
            twin.live(&mut Stream::new(key, Label::Whim, 0))
        });
        let [one, other] = &heard;
        let differs = one.iter().zip(other).position(|(one, other)| one != other);
        let differs = differs.or((one.len() != other.len()).then_some(one.len().min(other.len())));
        if let Some(at) = differs {
            let what = format!(
                "table {table}, seat {}: {:?} is {:?} to the twin",
                seat.index(),
                one.get(at),
                other.get(at)
            );
            self.check(Err((Law::Secrecy, what)));
        }
    }
}

impl Twin {
    fn new(table: Table, seat: Seat, now: Time) -> Twin {
        let you = You::Seat(seat.index() as u8);
        Twin { table, you, now, person: Person::default(), heard: Vec::new(), pause: 0 }
    }

    /// What the seat is told, up to the moment at which a window closes.
    fn live(mut self, chance: &mut Stream) -> Heard {
        let You::Seat(seat) = self.you else { return self.heard };
        self.step(enter(seat, 0));
        let hand = self.person.bag.text("hand").unwrap_or("[]").trim_matches(['[', ']']).to_owned();
        for card in hand.split(',').filter_map(|card| card.parse().ok()) {
            self.say(Do::Preview { card });
        }
        self.say(Do::Chat { line: "What a night".to_owned() });
        self.say(Do::History { from: None });
        let Some(asked) = self.person.asked() else { return self.heard };
        let Some(action) = pick(&asked.options, chance) else { return self.heard };
        let (before, open) = (self.heard.len(), self.window());
        self.say(Do::Answer { decision: asked.decision, action, story: None });
        let until = self.window().filter(|window| is_about(window, action, open.as_ref()));
        let Some(until) = until.and_then(|window| window.until) else {
            // What came of it may have shown a card.
            self.heard.truncate(before);
            return self.heard;
        };
        self.now = until - 11;
        self.say(Do::Chat { line: "Nobody?".to_owned() });
        self.step(Input::Clock);
        self.heard
    }

    /// The window that is open.
    fn window(&self) -> Option<WindowPart> {
        match woe_wire::read(self.person.bag.text("waiting")?).ok()? {
            Some(Waiting::Window(window)) => Some(window),
            Some(Waiting::Seat(_)) | None => None,
        }
    }

    fn say(&mut self, what: Do) {
        self.now += 10;
        let id = format!("twin-{}", self.heard.len());
        let (you, caller) = (self.you, 0);
        self.step(Input::Say { you, caller, command: Command { id, what } });
    }

    fn step(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next {
            let effects = self.table.step(self.now, input);
            for (_, text) in effects.tell.iter().filter(|(caller, _)| *caller == 0) {
                // What is wrong with it is found by those who listen for long.
                let _ = self.person.hear(text);
                self.heard.push((self.now + self.pause, text.clone()));
            }
            next = effects.keep.map(|(ticket, _)| Input::Kept(ticket));
        }
    }

    /// For a planted fault: a number that hangs on another hand.
    fn what_others_hold(&mut self) -> Time {
        let You::Seat(seat) = self.you else { return 0 };
        let told = self.table.step(self.now, enter(1 - seat.min(1), 1)).tell;
        let parts = told.iter().filter_map(|(_, text)| member(member(text, "event")?, "parts"));
        let mut hands = parts.filter_map(|parts| member(parts, "hand"));
        let digits = hands.next().unwrap_or("").bytes().filter(u8::is_ascii_digit);
        digits.map(|digit| Time::from(digit - b'0')).sum()
    }
}

/// Whether a window was open before an answer or is about the card that was played: then nothing was
/// drawn yet, and no card that was hidden has shown.
fn is_about(window: &WindowPart, answer: Action, before: Option<&WindowPart>) -> bool {
    let goes_on = before.is_some_and(|before| before.decision == window.decision);
    goes_on || matches!(answer, Action::Play { card, .. } if card == window.card)
}

/// A seat of a twin comes in.
fn enter(seat: u8, caller: u64) -> Input {
    let (door, token) = (Door::Table(String::new()), Some(format!("twin-{seat}")));
    Input::Enter(Box::new(Entry { door, token, resume: None, caller, from: 0 }))
}
