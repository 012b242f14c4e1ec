//! Who comes to the house, and where do they go next?

use super::{
    Due, World, heirloom::Heirloom, law::Law, person::Person, pieces::member, weather::Over,
};
use woe_rules::{Key, Label, Stream};
use woe_table::{Chance, Opening};
use woe_wire::Arranged;

/// How many tables a world begins with.
const TABLES: u32 = 4;
/// One of so many is from before, if there are such.
const HEIRLOOMS: u32 = 3;

impl World<'_> {
    /// Opens the first tables, and lets people know.
    pub(super) fn invite(&mut self) {
        for number in 0..TABLES {
            let chance = &mut Stream::new(self.key, Label::Guests, number);
            match &self.birth.premises.heirlooms[..] {
                heirlooms @ [_, ..] if chance.below(HEIRLOOMS) == 0 => {
                    self.inherit(&heirlooms[chance.below(heirlooms.len() as u32) as usize]);
                }
                _ => self.open_table(chance),
            }
        }
        for person in 0..self.people.len() {
            let delay = u64::from(self.weather.below(Over::Person(person), 900));
            self.agenda.put(delay, Due::Returns(person));
        }
    }

    /// The house finds a table that an earlier version has kept. Such a table may carry no cards yet: it is
    /// fetched before there are others on the shelf.
    fn inherit(&mut self, heirloom: &Heirloom) {
        if self.disk.doors.contains_key(&heirloom.doors.table) {
            return;
        }
        let table = match self.disk.inherit(heirloom) {
            Ok(table) => table,
            Err(broken) => return self.check(Err(broken)),
        };
        let holders = heirloom.tokens.iter().map(|token| Some(token.clone())).chain([None]);
        self.people.extend(holders.map(|token| Person { table, token, ..Person::default() }));
        self.people.push(Person { table, watches: true, ..Person::default() });
        let fetched = self.fetch(table);
        self.check(fetched.map_err(|why| (Law::Readable, format!("table {table}: {why:?}"))));
    }

    /// Somebody opens a table and sends links to others: for each open seat, to watch, and to themselves.
    fn open_table(&mut self, chance: &mut Stream) {
        let premises = self.birth.premises;
        let number = self.people.len();
        let asked = premises.table(self.restarts, format!("Host {number}"), chance);
        let secret =
            Key::of_series(self.birth.seed ^ 0x0de2, self.birth.number << 16 | number as u64);
        let room = premises.room(self.restarts);
        let Ok(Opening { doors, state, writes, opened }) =
            Opening::of(room, &asked, &mut Chance::new(secret))
        else {
            return;
        };
        let table = self.disk.lay(doors, state, &writes);
        let token = Some(opened.token);
        let open = asked.others.iter().filter(|other| **other == Arranged::Open).count();
        self.people.push(Person { table, token: token.clone(), ..Person::default() });
        if chance.below(3) == 0 {
            self.people.push(Person { table, token, ..Person::default() });
        }
        for _ in 0..open {
            self.people.push(Person { table, ..Person::default() });
        }
        if chance.below(2) == 0 {
            self.people.push(Person { table, watches: true, ..Person::default() });
        }
    }

    /// Goes to the next table of the same people, or wherever there is one.
    pub(super) fn move_on(&mut self, person: usize) {
        let one = &self.people[person];
        let next = one.bag.text("me").and_then(|me| member(me, "next"));
        let next = next.and_then(|door| self.disk.doors.get(door.trim_matches('"')).copied());
        let next = next.filter(|&table| self.disk.saved(table).is_some());
        let tables = self.disk.tables.iter().enumerate();
        let open: Vec<usize> =
            tables.filter(|(_, saved)| saved.is_some()).map(|(table, _)| table).collect();
        if next.is_none() && open.is_empty() {
            return;
        }
        let other = self.weather.below(Over::Person(person), open.len().max(1) as u32) as usize;
        let one = &mut self.people[person];
        one.token = one.token.take().filter(|_| next.is_some());
        one.table = next.unwrap_or_else(|| open[other]);
        one.forget();
        self.cut_line(person);
    }

    /// Lets somebody without a seat have one's own.
    pub(super) fn hand_over(&mut self, person: usize, to: usize) {
        let (table, token) = (self.people[person].table, self.people[person].token.clone());
        let other = &mut self.people[to];
        if to == person || other.token.is_some() || other.watches || token.is_none() {
            return;
        }
        (other.table, other.token) = (table, token);
        other.forget();
        self.cut_line(to);
    }
}
