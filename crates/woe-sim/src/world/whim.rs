//! What does somebody say next?

use super::{World, person::Person};
use woe_rules::Stream;
use woe_wire::{
    Action, Arranged, Choice, Do, Level, Options, Orders, Phase, TablePart, UndoPart, You,
};

/// How many commands one person has open at most.
const PENDING_MAX: usize = 4;

impl World<'_> {
    /// Somebody at a table who is asked answers; if nobody is, somebody does something else.
    pub(super) fn take_turn(&mut self, chance: &mut Stream) {
        let first = chance.below(self.people.len() as u32) as usize;
        let table = self.people[first].table;
        let here: Vec<usize> = (0..self.people.len())
            .filter(|&one| self.people[one].table == table && self.people[one].is_here())
            .collect();
        let asked = here.iter().copied().find(|&one| is_asked(&self.people[one]));
        match asked {
            Some(person) => self.answer(person, chance),
            None if here.is_empty() => self.connect(first),
            None => self.indulge(here[chance.below(here.len() as u32) as usize], chance),
        }
    }

    /// In earnest, a person answers whatever is asked.
    pub(super) fn answers_in_earnest(&mut self, person: usize) {
        let number = person << 20 | self.people[person].said as usize;
        let mut chance = Stream::new(self.key, woe_rules::Label::Fancy, number as u32);
        if self.people[person].is_here() && is_asked(&self.people[person]) {
            self.answer(person, &mut chance);
        }
        if self.earnest && !self.closing {
            self.agenda.put(self.now + 400, super::Due::Answers(person));
        }
    }

    fn answer(&mut self, person: usize, chance: &mut Stream) {
        let Some(asked) = self.people[person].asked() else { return };
        let Some(action) = pick(&asked.options, chance) else { return };
        let line = self.line(person);
        let story = (chance.below(12) == 0).then_some(line);
        self.do_it(person, Do::Answer { decision: asked.decision, action, story });
    }

    /// Somebody does what comes to mind.
    pub(super) fn indulge(&mut self, person: usize, chance: &mut Stream) {
        let one = &self.people[person];
        if one.pending.len() >= PENDING_MAX {
            return;
        }
        let Some(you) = one.you.filter(|_| one.is_here()) else { return self.connect(person) };
        let line = self.line(person);
        let one = &self.people[person];
        let what = match you {
            You::Visitor => {
                Some(Do::Join { name: format!("Guest {person}"), family: None, token: None })
            }
            You::Watcher => Some(watching(one, line, chance)),
            You::Seat(seat) => self.in_a_seat(person, seat, line, chance),
        };
        if let Some(what) = what {
            self.do_it(person, what);
        }
    }

    fn in_a_seat(
        &mut self,
        person: usize,
        seat: u8,
        line: String,
        chance: &mut Stream,
    ) -> Option<Do> {
        let one = &self.people[person];
        let table = one.table_part();
        match one.phase()? {
            Phase::Lobby => Some(self.in_the_lobby(person, &table?, seat, chance)),
            Phase::Playing => self.while_playing(person, seat, line, chance),
            Phase::Over => self.afterwards(person, table?.host == seat, line, chance),
        }
    }

    pub(super) fn do_it(&mut self, person: usize, what: Do) {
        let one = &mut self.people[person];
        one.said += 1;
        let id = format!("person-{person:04}-command-{:06}", one.said);
        self.say(person, id, what);
    }

    /// A line that nobody else says, nor twice.
    pub(super) fn line(&self, person: usize) -> String {
        format!("Line {} of {person}, and a sad one", self.people[person].said)
    }

    fn in_the_lobby(&self, person: usize, table: &TablePart, seat: u8, chance: &mut Stream) -> Do {
        let other = 1 + chance.below(4) as u8;
        match (chance.below(10), table.host == seat) {
            (0..=4, true) => Do::Start { first: None },
            (5..=6, true) => Do::Arrange { seat: other, to: Arranged::Bot(Level::Foundling) },
            (7, true) => {
                Do::Options { options: self.birth.premises.options(self.restarts, chance) }
            }
            (0..=1, _) => Do::Name { name: format!("Person {person} {other}") },
            (2..=3, _) => Do::Family { family: Some(other) },
            (4, _) => Do::Day { line: "It rained".to_owned() },
            _ => Do::Chat { line: self.line(person) },
        }
    }

    fn while_playing(
        &mut self,
        person: usize,
        seat: u8,
        line: String,
        chance: &mut Stream,
    ) -> Option<Do> {
        let one = &self.people[person];
        let undo = one.undo();
        if let Some(what) = undo.and_then(|undo| about_undo(&undo, seat, chance)) {
            return Some(what);
        }
        if let Some(what) = about_newcomer(one, seat, chance) {
            return Some(what);
        }
        let at = one.step.saturating_sub(chance.below(4));
        Some(match chance.below(24) {
            0..=4 => Do::Chat { line },
            5 => Do::History { from: None },
            6 => Do::Look { at },
            7..=9 => Do::Preview { card: chance.below(120) as u16 },
            10..=11 => Do::Orders {
                orders: [Orders::Always, Orders::Always, Orders::Deaths, Orders::Never]
                    [chance.below(4) as usize],
            },
            12 => Do::FreePlays { asked: chance.below(2) == 0 },
            13..=15 => Do::Think { decision: one.window()? },
            16..=17 => Do::Story { at, line },
            18..=19 => Do::Applaud { at },
            20 => Do::StandIn { level: (chance.below(3) == 0).then_some(Level::Clerk) },
            21 => Do::StandIn { level: None },
            22 => self.host_whim(person, chance),
            _ => {
                let to = chance.below(self.people.len() as u32) as usize;
                self.hand_over(person, to);
                return None;
            }
        })
    }

    /// What a host can do while they play; from anybody else it is refused.
    fn host_whim(&self, person: usize, chance: &mut Stream) -> Do {
        let seat = 1 + chance.below(4) as u8;
        match chance.below(6) {
            0 => Do::Watching { allowed: chance.below(3) > 0 },
            1 => Do::Talking { allowed: chance.below(3) > 0 },
            2 => Do::Arrange { seat, to: Arranged::Open },
            3 => Do::Arrange { seat, to: Arranged::Bot(Level::Clerk) },
            4 => Do::Name { name: format!("Person {person}") },
            _ => Do::Day { line: self.line(person) },
        }
    }

    fn afterwards(
        &mut self,
        person: usize,
        host: bool,
        line: String,
        chance: &mut Stream,
    ) -> Option<Do> {
        let has_next =
            self.people[person].bag.text("me").is_some_and(|me| !me.contains("next\":null"));
        Some(match chance.below(12) {
            _ if has_next => {
                self.move_on(person);
                return None;
            }
            0..=5 => Do::Rematch {},
            6 => Do::History { from: None },
            7 if host && chance.below(6) == 0 => Do::Delete {},
            8 => Do::Look { at: chance.below(40) },
            _ => Do::Chat { line },
        })
    }

    /// Somebody says what no honest client would.
    pub(super) fn lie(&mut self, person: usize, chance: &mut Stream) {
        let one = &self.people[person];
        if !one.is_here() || one.pending.len() >= PENDING_MAX {
            return;
        }
        let decision = one.step + chance.below(5);
        let card = chance.below(700) as u16;
        let on = (chance.below(2) == 0).then(|| chance.below(40) as u8);
        let actions = [
            Action::Play { card, on },
            Action::Discard(card),
            Action::DiscardHand,
            Action::Choose(on.unwrap_or(255)),
            Action::Pick(card),
            Action::Call(on.unwrap_or(9)),
            Action::Use,
            Action::Pass,
        ];
        let action = actions[chance.below(actions.len() as u32) as usize];
        let what = match chance.below(11) {
            10 => Do::Admit { seat: card as u8 % 6, yes: true },
            0 => Do::Start { first: Some(card as u8) },
            1 => Do::TakeBack { decision },
            2 => Do::Consent { yes: true },
            3 => Do::Join { name: String::new(), family: Some(200), token: None },
            4 => Do::Chat { line: "\u{202e}".to_owned() },
            5 => Do::Arrange { seat: card as u8, to: Arranged::Open },
            6 => Do::Rematch {},
            7 => Do::Story { at: decision, line: "x ".repeat(900) },
            _ => Do::Answer { decision, action, story: None },
        };
        match chance.below(6) {
            0 => self.say(person, ["", "a b", "!"][chance.below(3) as usize].to_owned(), what),
            1 => self.say(person, "x".repeat(40), what),
            _ => self.do_it(person, what),
        }
    }
}

/// Whether somebody is asked and has not answered.
fn is_asked(one: &Person) -> bool {
    let answering = |what: &Do| matches!(what, Do::Answer { .. });
    one.bag.text("asked").is_some_and(|asked| asked != "null")
        && !one.pending.iter().any(|pending| answering(&pending.what))
}

fn watching(one: &Person, line: String, chance: &mut Stream) -> Do {
    match chance.below(4) {
        0 => Do::History { from: None },
        1 => Do::Look { at: one.step },
        _ => Do::Remark { name: "Nobody".to_owned(), line },
    }
}

/// Somebody agrees that a newcomer has a seat, or does not, or gives it up.
fn about_newcomer(one: &Person, seat: u8, chance: &mut Stream) -> Option<Do> {
    let waits = |(newcomer, waits_for): &(u8, Vec<u8>)| {
        waits_for.contains(&seat) || *newcomer == seat && chance.below(8) == 0
    };
    let (newcomer, _) = one.newcomers().into_iter().find(waits)?;
    (chance.below(3) > 0)
        .then(|| Do::Admit { seat: newcomer, yes: chance.below(4) > 0 && newcomer != seat })
}

/// Somebody takes back, agrees or does not.
fn about_undo(undo: &UndoPart, seat: u8, chance: &mut Stream) -> Option<Do> {
    let waits = undo.consent.as_ref().is_some_and(|consent| consent.waits_for.contains(&seat));
    match chance.below(10) {
        0..=6 if waits => Some(Do::Consent { yes: chance.below(3) > 0 }),
        0..=2 if undo.by == seat => Some(Do::TakeBack { decision: undo.decision }),
        _ => None,
    }
}

/// One of the answers that are offered.
pub(super) fn pick(options: &Options, chance: &mut Stream) -> Option<Action> {
    let mut all = Vec::new();
    for play in &options.plays {
        let card = play.card;
        all.extend(play.on.iter().map(|&on| Action::Play { card, on: Some(on) }));
        all.extend(play.alone.then_some(Action::Play { card, on: None }));
    }
    all.extend(options.discards.iter().map(|&card| Action::Discard(card)));
    all.extend(options.choices.iter().map(|&stack| Action::Choose(stack)));
    all.extend(options.picks.iter().map(|&card| Action::Pick(card)));
    all.extend(options.calls.iter().map(|&seat| Action::Call(seat)));
    all.extend(options.discard_hand.then_some(Action::DiscardHand));
    all.extend(options.use_it.then_some(Action::Use));
    all.extend(options.pass.then_some(Action::Pass));
    if options.takes {
        all.extend([Choice::First, Choice::Second].map(Action::Take));
    }
    (!all.is_empty()).then(|| all[chance.below(all.len() as u32) as usize])
}
