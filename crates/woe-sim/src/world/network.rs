//! What happens between a person and the house?

use super::{
    World,
    agenda::{Due, Knock},
    law::{Broken, Law},
    person::{Heard, Line, Pending, has_effect},
    weather::Over,
};
use woe_table::Text;
use woe_wire::{Code, Command, Do, You};

/// The calls of one person have numbers of so many bits.
const CALLS_BITS: u32 = 32;
/// How many messages wait on a line before the house lets go of it.
pub(super) const UNREAD_MAX: usize = 48;
/// A command is sent again on another line unless the table may have forgotten it by now.
const MARKS_MAX: u32 = 40;

impl World<'_> {
    /// A person calls the house, unless they are there or have no wish to.
    pub(super) fn connect(&mut self, person: usize) {
        let one = &mut self.people[person];
        if one.line.caller.is_some() || self.closing {
            return;
        }
        if one.away_until > self.now {
            return self.agenda.put(one.away_until, Due::Returns(person));
        }
        one.calls += 1;
        let caller = (person as u64) << CALLS_BITS | one.calls;
        one.line = Line { caller: Some(caller), up: self.now, down: self.now, ..Line::default() };
        let (token, resume) = (one.token.clone().filter(|_| !one.watches), one.resume());
        self.knock(person, Knock::Enter { token, resume });
    }

    /// Sends something to the house.
    pub(super) fn knock(&mut self, person: usize, knock: Knock) {
        let delay = self.weather.delay(person);
        let line = &mut self.people[person].line;
        let Some(caller) = line.caller else { return };
        line.up = line.up.max(self.now + delay);
        self.agenda.put(line.up, Due::Knocks(person, caller, knock));
    }

    /// Has something done, and remembers it until there is a reply.
    pub(super) fn say(&mut self, person: usize, id: String, what: Do) {
        let one = &mut self.people[person];
        let Some(you) = one.you.filter(|_| one.is_here()) else { return };
        let (since, marks) = (self.now, self.disk.marks_of(one.table));
        one.pending.push(Pending { id: id.clone(), what: what.clone(), you, since, marks });
        self.knock(person, Knock::Say(Command { id, what }));
    }

    /// The house sends something to a person; whether the line holds.
    pub(super) fn send(&mut self, person: usize, caller: u64, text: Text) -> bool {
        let delay = self.weather.delay(person);
        let line = &mut self.people[person].line;
        if line.caller != Some(caller) {
            return true;
        }
        line.unread += 1;
        line.down = line.down.max(self.now + delay);
        self.agenda.put(line.down, Due::Hears(person, caller, text));
        line.unread <= UNREAD_MAX
    }

    /// The line is dead, for the person at once, for the house a little later.
    pub(super) fn cut_line(&mut self, person: usize) {
        let line = &self.people[person].line;
        let (Some(caller), up) = (line.caller, line.up) else { return };
        // The house notices after whatever still comes through.
        let noticed = up.max(self.now + self.weather.delay(person));
        self.agenda.put(noticed, Due::Knocks(person, caller, Knock::Leave));
        self.hang_up(person);
    }

    /// The person has no line any more, and tries again in a while.
    pub(super) fn hang_up(&mut self, person: usize) {
        self.people[person].line = Line::default();
        let delay = self.weather.below(Over::Person(person), 2500);
        self.agenda.put(self.now + u64::from(delay), Due::Returns(person));
    }

    pub(super) fn closes(&mut self, person: usize, caller: u64) {
        if self.people[person].line.caller == Some(caller) {
            self.hang_up(person);
        }
    }

    /// A person is told something.
    pub(super) fn hears(&mut self, person: usize, caller: u64, text: &str) {
        let one = &mut self.people[person];
        if one.line.caller != Some(caller) {
            return;
        }
        one.line.unread -= 1;
        match one.hear(text) {
            Err(broken) => self.check(Err(broken)),
            Ok(Heard::Event | Heard::Again) => {}
            Ok(Heard::Welcomed) => self.say_again(person),
            Ok(Heard::Replied { of, done, seated }) => {
                let held = self.is_acknowledged(person, &of, done);
                self.check(held);
                if let Some(token) = seated {
                    self.sit_down(person, token);
                }
            }
            Ok(Heard::SentAway(why)) => self.sent_away(person, why),
        }
    }

    /// Whatever was not replied to is said again, on the new line, by its old id.
    fn say_again(&mut self, person: usize) {
        let marks = self.disk.marks_of(self.people[person].table);
        let one = &mut self.people[person];
        let you = one.you;
        one.pending.retain(|pending| {
            Some(pending.you) == you
                && pending.is_known_again()
                && marks.saturating_sub(pending.marks) < MARKS_MAX
        });
        one.pending.iter_mut().for_each(|pending| pending.since = self.now);
        let again: Vec<Pending> = one.pending.clone();
        for Pending { id, what, .. } in again {
            self.knock(person, Knock::Say(Command { id, what }));
        }
    }

    /// What was done is on the disk by the time anybody hears of it.
    fn is_acknowledged(&mut self, person: usize, of: &Pending, done: bool) -> Result<(), Broken> {
        if !done {
            return Ok(());
        }
        let table = self.people[person].table;
        let lost = |what: &str| Err((Law::KeptOnce, format!("{what} of {:?}", of.what)));
        if let Do::Delete {} = of.what {
            return match self.disk.saved(table) {
                Some(_) => lost("no trace"),
                None => Ok(()),
            };
        }
        if let Do::Chat { line } = &of.what {
            self.heard.push((table, line.clone()));
        }
        if self.disk.saved(table).is_none() || !has_effect(&of.what) {
            return Ok(());
        }
        self.tally.done += 1;
        if let You::Seat(seat) = of.you
            && self.disk.effects_of(table, seat, &of.id) != 1
        {
            return lost("nothing is kept");
        }
        if let Do::Chat { line } | Do::Story { line, .. } | Do::Remark { line, .. } = &of.what
            && self.disk.count_of(line) != 1
        {
            return lost("no line is kept");
        }
        if let Do::Answer { decision, action, .. } = &of.what {
            return self.people[person].note(*decision, *action);
        }
        Ok(())
    }

    /// Who has a seat now comes back with what holds it.
    fn sit_down(&mut self, person: usize, token: String) {
        let one = &mut self.people[person];
        one.token = Some(token);
        // What a visitor was told is not what a seat is told.
        one.forget();
        self.cut_line(person);
    }

    fn sent_away(&mut self, person: usize, why: Code) {
        let one = &mut self.people[person];
        if matches!(why, Code::WrongToken | Code::NotAgreed) {
            one.token = None;
            one.forget();
        }
        if matches!(why, Code::NoSuchTable | Code::Deleted | Code::Swept) {
            self.move_on(person);
        }
        self.cut_line(person);
    }
}
