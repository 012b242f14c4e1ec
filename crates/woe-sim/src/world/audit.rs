//! Is what people see what is kept?

use super::{
    World,
    law::{Broken, Law},
    person::Person,
    pieces::members,
};
use woe_rules::Stream;
use woe_table::{Entry, Input, Table};
use woe_wire::{Bag, Command, Do, Door, FromServer, Payload, Reply, You};

/// The parts that do not hang on who is there, nor on what time it is.
const LASTING: [&str; 10] =
    ["table", "piles", "announced", "turn", "middle", "hand", "me", "seat/", "stack/", "guest/"];

impl World<'_> {
    /// Looks at what somebody sees, and lets twins be compared at a table.
    pub(super) fn audit_one(&mut self, chance: &mut Stream) {
        let person = chance.below(self.people.len() as u32) as usize;
        self.audit(person);
        self.check_story(person);
        let table = self.people[person].table;
        self.compare_twins(table, chance);
    }

    pub(super) fn audit_all(&mut self) {
        for person in 0..self.people.len() {
            self.audit(person);
            self.check_story(person);
        }
    }

    /// What a person has is what somebody else in their place is shown, and what is on the disk.
    fn audit(&mut self, person: usize) {
        let one = &self.people[person];
        let (table, token) = (one.table, one.token.clone());
        let quiet = one.is_here() && matches!(one.you, Some(You::Seat(_))) && one.line.unread == 0;
        let Some(token) = token.filter(|_| quiet) else { return };
        let Some(anew) = self.probe(table, &token) else { return };
        let one = &self.people[person];
        if anew.n == one.n && anew.bag != one.bag {
            let what = format!("person {person}: {}", difference(&one.bag, &anew.bag, |_| true));
            return self.check(Err((Law::SameView, what)));
        }
        let held = self.compare_with_kept(table, &token, &anew.bag);
        self.check(held);
    }

    /// What somebody is shown who comes to that seat now, if the table has time for it.
    fn probe(&mut self, table: usize, token: &str) -> Option<Person> {
        self.probes += 1;
        let caller = u64::MAX - self.probes;
        let now = self.now;
        let host = self.hosts.get_mut(&table).filter(|host| !host.keeps)?;
        let mut effects = host.table.step(now, entry(token, caller));
        let (mut probe, mut you) = (Person::default(), None);
        effects.admitted.retain(|(of, admitted)| {
            if *of == caller {
                you = admitted.as_ref().ok().copied();
            }
            *of != caller
        });
        effects.tell.retain(|(of, text)| {
            if *of == caller {
                // What is wrong with it is found by those who listen for long.
                let _ = probe.hear(text);
            }
            *of != caller
        });
        self.settle(table, effects);
        // A table that rests after a failure lets them in later, and they are gone by then.
        let Some(you) = you else {
            self.has_gone(table, caller);
            return None;
        };
        self.step(table, Input::Leave { you, caller });
        Some(probe)
    }

    /// A table that is fetched from the disk now shows the same.
    fn compare_with_kept(&self, table: usize, token: &str, bag: &Bag) -> Result<(), Broken> {
        let lives = self.hosts.get(&table).is_some_and(|host| !host.keeps);
        let Some(kept) = self.disk.find(table).filter(|_| lives) else { return Ok(()) };
        let mut other = self.load(kept, (table, 0))?;
        let shown = shown_to(&mut other, self.now, token);
        let lasting = |key: &str| LASTING.iter().any(|name| key.starts_with(name));
        let what = difference(bag, &shown.bag, lasting);
        match what.is_empty() {
            true => Ok(()),
            false => Err((Law::SameView, format!("table {table} is kept otherwise: {what}"))),
        }
    }

    /// Whatever was said and acknowledged is told to whoever asks what was before, once.
    pub(super) fn check_history(&mut self) {
        for person in 0..self.people.len() {
            let one = &self.people[person];
            let (table, token) = (one.table, one.token.clone());
            let Some(token) = token.filter(|_| one.is_here()) else { continue };
            let Some(kept) = self.disk.find(table) else { continue };
            let held = self
                .load(kept, (table, 0))
                .and_then(|table_now| self.recalls(table, table_now, &token));
            self.check(held);
        }
    }

    fn recalls(&self, number: usize, mut table: Table, token: &str) -> Result<(), Broken> {
        let shown = shown_to(&mut table, self.now, token);
        let Some(you) = shown.you else { return Ok(()) };
        let text = history(&mut table, self.now, you);
        for (_, line) in self.heard.iter().filter(|(of, _)| *of == number) {
            let count = text.matches(line.as_str()).count();
            if count != 1 {
                return Err((Law::KeptOnce, format!("{line:?} is told {count} times")));
            }
        }
        Ok(())
    }
}

/// All pages of what happened, one after the other.
fn history(table: &mut Table, now: u64, you: You) -> String {
    let (mut text, mut from) = (String::new(), None);
    loop {
        let command = Command { id: "history".to_owned(), what: Do::History { from } };
        let told = table.step(now, Input::Say { you, caller: 0, command }).tell;
        let Some((_, page)) = told.first() else { return text };
        text.push_str(page);
        let Ok(FromServer::Reply(Reply { outcome: Ok(Some(told)), .. })) = woe_wire::read(page)
        else {
            return text;
        };
        from = match *told {
            Payload::History(page) => page.next,
            Payload::Seated { .. } | Payload::Moment(_) | Payload::Previews(_) | Payload::Asked => {
                None
            }
        };
        if from.is_none() {
            return text;
        }
    }
}

fn entry(token: &str, caller: u64) -> Input {
    let (door, token) = (Door::Table(String::new()), Some(token.to_owned()));
    Input::Enter(Box::new(Entry { door, token, resume: None, caller, from: 0 }))
}

/// What somebody is shown who comes to a seat of a table that nobody hosts.
fn shown_to(table: &mut Table, now: u64, token: &str) -> Person {
    let mut person = Person::default();
    for (_, text) in table.step(now, entry(token, 0)).tell {
        // What is wrong with it is found by those who listen for long.
        let _ = person.hear(&text);
    }
    person
}

/// The first part of some that is not the same in both.
fn difference(one: &Bag, other: &Bag, wanted: impl Fn(&str) -> bool) -> String {
    let written = |bag: &Bag| {
        let mut text = "{".to_owned();
        bag.write(&mut text, &wanted);
        text + "}"
    };
    let (one, other) = (written(one), written(other));
    let mut pairs = members(&one).zip(members(&other));
    match pairs.find(|(one, other)| one != other) {
        Some(((key, one), (other_key, other))) => format!("{key} {one} is {other_key} {other}"),
        None if one.len() != other.len() => "one has parts that the other has not".to_owned(),
        None => String::new(),
    }
}
