//! How does a world end?
//!
//! The weather is fair, everybody is in earnest, and then everybody goes: tables must have gone on, all
//! commands must be replied to, what was said must be there, and at last nothing must be left.

use super::{Due, World, law::Law, person::Person};
use woe_table::Time;
use woe_wire::{PersonPart, Phase, Sits};

/// How long people play in earnest, in milliseconds: longer than any window with all its thinkers.
const EARNEST: Time = 120_000;
/// How much longer a window is open for those who want to think, at most.
const THINKERS: Time = 120_000;
/// How long everybody who waits for a reply waits at most.
const PATIENCE: Time = 60_000;
/// After how long nothing is left of a house that everybody has left: bots may play on for a whole game,
/// and a window may be open for a day.
const FORGOTTEN: Time = 400 * 86_400_000;

impl World<'_> {
    pub(super) fn end(&mut self) {
        self.earnest = true;
        self.weather.fair = true;
        self.armed = None;
        for person in 0..self.people.len() {
            self.people[person].away_until = 0;
            // Whoever was starved reads again, on a line of their own.
            self.cut_line(person);
            self.agenda.put(self.now, Due::Returns(person));
            self.agenda.put(self.now + 3000, Due::Answers(person));
        }
        let settled = self.now + PATIENCE;
        self.go_on(settled, |_| false);
        let before = self.progress();
        let end = settled + EARNEST;
        self.go_on(end, |_| false);
        self.now = self.now.max(end);
        self.check_progress(&before);
        self.check_replies();
        self.audit_all();
        self.check_history();
        self.leave();
    }

    /// How much is written of every table.
    fn progress(&self) -> Vec<(usize, usize)> {
        let all = self.disk.tables.iter().enumerate();
        all.filter_map(|(table, saved)| Some((table, saved.as_ref()?.kept.blocks.len()))).collect()
    }

    /// Every game has gone on at which everybody is who is waited for.
    fn check_progress(&mut self, before: &[(usize, usize)]) {
        for &(table, blocks) in before {
            let Some(saved) = self.disk.saved(table) else { continue };
            let goes_on = saved.phase != Phase::Playing || saved.kept.blocks.len() > blocks;
            if !goes_on && self.is_complete(table) && !self.has_time(table) {
                let mut here = self.people.iter().filter(|one| one.table == table);
                let waiting = here.find_map(|one| one.bag.text("waiting")).unwrap_or("?");
                let what = format!("table {table} stands still at block {blocks}: {waiting}");
                self.check(Err((Law::GoesOn, what)));
            }
        }
    }

    /// Whether everybody is there who has a seat.
    fn is_complete(&self, table: usize) -> bool {
        let here = self.people.iter().filter(|one| one.table == table && one.is_here());
        let parts = here.filter_map(|one| one.bag.text("people"));
        let mut people = parts.filter_map(|part| woe_wire::read::<Vec<PersonPart>>(part).ok());
        people.next().is_some_and(|people| {
            people.iter().all(|one| one.here || one.standing_in || one.sits != Sits::Person)
        })
    }

    /// Whether a window is open there that closes later, as those who play agreed.
    fn has_time(&self, table: usize) -> bool {
        let mut here = self.people.iter().filter(|one| one.table == table && one.is_here());
        here.any(|one| {
            let agreed = one.table_part().map_or(0, |part| part.options.response_seconds);
            let most = self.now + 2 * 1000 * u64::from(agreed) + THINKERS;
            one.window_until().is_some_and(|until| (self.now..most).contains(&until))
        })
    }

    fn check_replies(&mut self) {
        for person in 0..self.people.len() {
            let one = &self.people[person];
            let old = one.pending.iter().find(|one| one.since + PATIENCE < self.now);
            if let Some(pending) = old.filter(|_| one.is_here()) {
                let what = format!("nobody replies to {:?} of {person}", pending.what);
                self.check(Err((Law::GoesOn, what)));
            }
            if !self.people[person].is_here() {
                let Person { table, line, away_until, .. } = &self.people[person];
                let what = format!(
                    "person {person} is not let in at table {table}: {line:?}, away until {away_until}"
                );
                self.check_admission(person, what);
            }
        }
    }

    /// Whoever may come in is in by now.
    fn check_admission(&mut self, person: usize, what: String) {
        let one = &self.people[person];
        if !one.watches && one.token.is_some() && self.disk.saved(one.table).is_some() {
            self.check(Err((Law::GoesOn, what)));
        }
    }

    /// Everybody goes for good; after a while no table is left.
    fn leave(&mut self) {
        self.closing = true;
        for person in 0..self.people.len() {
            self.cut_line(person);
        }
        let until = self.now + FORGOTTEN;
        self.go_on(until, |world| world.hosts.is_empty());
        if let Some((table, host)) = self.hosts.iter().next() {
            let (phase, wakes) = (host.table.phase(), host.table.wakes_at());
            let what = format!("table {table}, {phase:?}, is not put away; it wakes at {wakes:?}");
            self.check(Err((Law::Bounded, what)));
        }
    }
}
