//! What befalls a world?

use super::{World, agenda::Knock, disk::Fate, script::Happening};
use woe_rules::Stream;
use woe_wire::Command;

/// After how many effects the power goes at most, if it goes within a step.
const EFFECTS: u32 = 6;
/// How many groups follow from each other at most, when the house closes.
const LAST_GROUPS: usize = 100;

impl World<'_> {
    pub(super) fn befall(&mut self, happening: Happening, mut chance: Stream) {
        let chance = &mut chance;
        let somebody = chance.below(self.people.len() as u32) as usize;
        match happening {
            Happening::Turn => self.take_turn(chance),
            Happening::Whim => self.indulge(somebody, chance),
            Happening::Lie => self.lie(somebody, chance),
            Happening::LineCut => self.cut_line(somebody),
            Happening::Repeat => self.repeat(somebody, chance),
            Happening::Starve => {
                let until = self.now + 5000 + u64::from(chance.below(60_000));
                let line = &mut self.people[somebody].line;
                // What is on the line already is not overtaken.
                line.down = line.down.max(until);
            }
            Happening::Departure => {
                let time = u64::from(chance.below(150_000));
                self.people[somebody].away_until = self.now + time;
                self.cut_line(somebody);
            }
            Happening::PowerCut => self.lose_power(),
            Happening::CutWithin => self.armed = Some(chance.below(EFFECTS)),
            Happening::Restart => self.restart(),
            Happening::DiskFails => {
                let fates = [Fate::Failed, Fate::Ambiguous, Fate::Ambiguous, Fate::Blind];
                self.weather.next = Some(fates[chance.below(4) as usize]);
            }
            Happening::DiskIsSlow => {
                self.weather.slow_until = self.now + 1000 + u64::from(chance.below(10_000));
            }
            Happening::DiskIsFull => {
                self.weather.full_until = self.now + 500 + u64::from(chance.below(8000));
            }
            Happening::Audit => self.audit_one(chance),
        }
    }

    /// A command comes once more, though it was said, and perhaps replied to, before.
    fn repeat(&mut self, person: usize, chance: &mut Stream) {
        let one = &self.people[person];
        if !one.is_here() {
            return;
        }
        let pending = one.pending.iter().filter(|one| one.is_known_again());
        let marks = self.disk.marks_of(one.table);
        let answered = one.answered.iter().map(|(pending, _)| pending);
        let known = answered.filter(|one| marks.saturating_sub(one.marks) < 40);
        let all: Vec<Command> = pending
            .chain(known)
            .map(|one| Command { id: one.id.clone(), what: one.what.clone() })
            .collect();
        if !all.is_empty() {
            let command = all[chance.below(all.len() as u32) as usize].clone();
            self.knock(person, Knock::Say(command));
        }
    }

    /// One effect more was carried out; whether the power goes now.
    pub(super) fn power_goes(&mut self) -> bool {
        match self.armed.as_mut() {
            None => return false,
            Some(0) => self.lose_power(),
            Some(left) => {
                *left -= 1;
                return false;
            }
        }
        true
    }

    /// All tables, all lines and all that is not on the disk are gone.
    fn lose_power(&mut self) {
        self.tally.cuts += 1;
        self.armed = None;
        self.hosts.clear();
        self.disk.groups.clear();
        self.agenda.lose_power();
        for person in 0..self.people.len() {
            if self.people[person].line.caller.is_some() {
                self.hang_up(person);
            }
        }
    }

    /// The house closes in good order: what is on its way is written, and everybody is let go.
    fn restart(&mut self) {
        for _ in 0..LAST_GROUPS {
            let Some((&group, _)) = self.disk.groups.first_key_value() else { break };
            self.synced(group);
            self.told(group);
        }
        self.restarts += 1;
        let cuts = self.tally.cuts;
        self.lose_power();
        self.tally.cuts = cuts;
    }
}
