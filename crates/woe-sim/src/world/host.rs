//! Who carries out what the tables want?

use super::{
    Fault, World,
    agenda::{Due, Knock},
    disk::{Fate, Group},
    law::{Broken, Law},
    weather::Over,
};
use std::collections::BTreeMap;
use woe_bots::Budget;
use woe_rules::{Key, Seat};
use woe_table::{
    Chance, Effects, Entry, Input, Inquiry, Kept, Table, Text, Thought, Ticket, Time, Write,
};
use woe_wire::{Code, Door, FromServer, Phase, Trouble, You, written};

/// How many bytes one step of a table may tell each who listens, at most.
const TOLD_MAX: usize = 1 << 18;

/// A table while it lives, and the hands it lacks.
pub(super) struct Host {
    pub(super) table: Table,
    pub(super) life: u64,
    /// Those who wait to be let in, and whether they have gone meanwhile.
    waiting: BTreeMap<u64, (usize, bool)>,
    /// Who listens.
    pub(super) listeners: BTreeMap<u64, (usize, You)>,
    /// Whether a group is on its way to the disk.
    pub(super) keeps: bool,
    strikes_at: Option<Time>,
}

/// What is left to be done after a step.
#[derive(Default)]
struct Left {
    gone: Vec<(You, u64)>,
}

impl World<'_> {
    /// A message comes to the house.
    pub(super) fn knocked(&mut self, person: usize, caller: u64, knock: Knock) {
        let (table, line) = (self.people[person].table, self.people[person].line.caller);
        // Of half of the lines that are cut, what was on them is lost.
        let lost = line != Some(caller) && caller.is_multiple_of(2);
        match knock {
            Knock::Enter { .. } | Knock::Say(_) if lost => {}
            Knock::Enter { token, resume } => {
                if let Err(why) = self.fetch(table) {
                    return self.turn_away(person, caller, why);
                }
                let Some(door) = self.door_for(person) else { return };
                let Some(host) = self.hosts.get_mut(&table) else { return };
                host.waiting.insert(caller, (person, false));
                let entry = Entry { door, token, resume, caller, from: 0 };
                self.step(table, Input::Enter(Box::new(entry)));
            }
            Knock::Say(command) => {
                let listener = self.hosts.get(&table).and_then(|host| host.listeners.get(&caller));
                let Some(&(_, you)) = listener else { return };
                self.tally.commands += 1;
                self.step(table, Input::Say { you, caller, command });
            }
            Knock::Leave => self.leaves(caller),
        }
    }

    /// Somebody has gone, wherever they were.
    fn leaves(&mut self, caller: u64) {
        let at = self.hosts.iter_mut().find_map(|(&table, host)| {
            if let Some((_, gone)) = host.waiting.get_mut(&caller) {
                *gone = true;
            }
            host.listeners.remove(&caller).map(|(_, you)| (table, you))
        });
        let Some((table, you)) = at else { return };
        if !self.shows(Fault::GhostListener, 10) {
            self.step(table, Input::Leave { you, caller });
        }
    }

    fn door_for(&self, person: usize) -> Option<Door> {
        let one = &self.people[person];
        let doors = &self.disk.saved(one.table)?.doors;
        Some(match one.watches {
            true => Door::Watch(doors.watch.clone()),
            false => Door::Table(doors.table.clone()),
        })
    }

    fn turn_away(&mut self, person: usize, caller: u64, why: Code) {
        let text = written(&FromServer::Trouble(Trouble { code: why, detail: None }));
        self.send(person, caller, text.into());
    }

    /// Fetches a table from the disk, unless it lives.
    pub(super) fn fetch(&mut self, table: usize) -> Result<(), Code> {
        if self.hosts.contains_key(&table) {
            return Ok(());
        }
        let kept = self.disk.find(table).ok_or(Code::NoSuchTable)?;
        let life = self.lives.get(&table).map_or(1, |life| life + 1);
        self.lives.insert(table, life);
        self.tally.loads += 1;
        let loaded = self.load(kept, (table, life));
        let table_now = match loaded {
            Ok(table) => table,
            Err(broken) => {
                self.check(Err(broken));
                return Err(Code::NoSuchTable);
            }
        };
        let host = Host {
            table: table_now,
            life,
            waiting: BTreeMap::new(),
            listeners: BTreeMap::new(),
            keeps: false,
            strikes_at: None,
        };
        self.hosts.insert(table, host);
        self.step(table, Input::Clock);
        Ok(())
    }

    /// The table that was kept; what was kept can be read.
    pub(super) fn load(&self, kept: Kept, (table, life): (usize, u64)) -> Result<Table, Broken> {
        let which = (table as u64) << 48 | life << 24 | self.birth.number;
        let chance = Chance::new(Key::of_series(self.birth.seed ^ 0x7ab1e, which));
        let room = self.birth.premises.room(self.restarts).clone();
        let unread = |why: Trouble| (Law::Readable, why.detail.unwrap_or_default());
        for (hash, source) in self.disk.sets_of(&kept)? {
            if !room.library.has(&hash) {
                room.library.take_up(&hash, source);
            }
        }
        Table::load(room, kept, chance, self.now).map_err(unread)
    }

    /// Lets something happen at a table, and carries out all that it wants done about it.
    pub(super) fn step(&mut self, table: usize, input: Input) {
        let mut next = Some(input);
        let mut left = Left::default();
        while let Some(input) = next {
            let Some(host) = self.hosts.get_mut(&table) else { return };
            let before = host.table.phase();
            let effects = host.table.step(self.now, input);
            let ended = before == Phase::Playing && host.table.phase() == Phase::Over;
            self.tally.games += u64::from(ended);
            self.pass_on(table, effects, &mut left);
            next = left.gone.pop().map(|(you, caller)| Input::Leave { you, caller });
        }
        self.rest(table);
    }

    /// Carries out what a table wanted that was asked by somebody else.
    pub(super) fn settle(&mut self, table: usize, effects: Effects) {
        let mut left = Left::default();
        self.pass_on(table, effects, &mut left);
        self.rest(table);
    }

    /// Whoever is let in later under that name has gone already.
    pub(super) fn has_gone(&mut self, table: usize, caller: u64) {
        if let Some(host) = self.hosts.get_mut(&table) {
            host.waiting.insert(caller, (0, true));
        }
    }

    /// Puts a table away of which nobody wants anything, or says when it strikes next.
    fn rest(&mut self, table: usize) {
        let Some(host) = self.hosts.get_mut(&table) else { return };
        if host.table.is_done() {
            let parting = host.table.close(Code::Closing);
            self.pass_on(table, parting, &mut Left::default());
            self.hosts.remove(&table);
            return;
        }
        let Some(at) = host.table.wakes_at() else { return };
        if host.strikes_at.is_none_or(|struck| at < struck) {
            host.strikes_at = Some(at);
            let life = (table, host.life);
            self.agenda.put(at.max(self.now), Due::Strikes(life));
        }
    }

    pub(super) fn strikes(&mut self, (table, life): (usize, u64)) {
        let stopped = self.birth.fault == Some(Fault::StoppedClock);
        let Some(host) = self.hosts.get_mut(&table).filter(|host| host.life == life) else {
            return;
        };
        host.strikes_at = None;
        let due = host.table.wakes_at().is_some_and(|at| at <= self.now);
        match due && (!stopped || host.listeners.is_empty()) {
            true => self.step(table, Input::Clock),
            false if stopped => {}
            false => self.rest(table),
        }
    }

    /// Does what takes no time. The power may go at any point of it.
    fn pass_on(&mut self, table: usize, effects: Effects, left: &mut Left) {
        let Effects { admitted, tell, dismissed, keep, think, .. } = effects;
        for (caller, admitted) in admitted {
            self.admit(table, (caller, admitted), left);
            if self.power_goes() {
                return;
            }
        }
        let most = TOLD_MAX * (1 + self.hosts.get(&table).map_or(0, |host| host.listeners.len()));
        let bytes: usize = tell.iter().map(|(_, text)| text.len()).sum();
        if bytes > most {
            self.check(Err((Law::Bounded, format!("one step tells {bytes} bytes"))));
        }
        for (caller, text) in tell {
            self.tell(table, caller, text);
            if self.power_goes() {
                return;
            }
        }
        for (caller, _) in dismissed {
            let host = self.hosts.get_mut(&table);
            if let Some((person, _)) = host.and_then(|host| host.listeners.remove(&caller)) {
                let down = self.people[person].line.down.max(self.now);
                self.agenda.put(down, Due::Closes(person, caller));
            }
        }
        if let Some((ticket, writes)) = keep {
            self.keep(table, ticket, writes);
            if self.power_goes() {
                return;
            }
        }
        think.into_iter().for_each(|inquiry| self.ask(table, inquiry));
    }

    fn admit(
        &mut self,
        table: usize,
        (caller, admitted): (u64, Result<You, Trouble>),
        left: &mut Left,
    ) {
        let Some(host) = self.hosts.get_mut(&table) else { return };
        let Some((person, gone)) = host.waiting.remove(&caller) else { return };
        match admitted {
            Ok(you) if gone => left.gone.push((you, caller)),
            Ok(you) => {
                host.listeners.insert(caller, (person, you));
            }
            Err(why) => self.turn_away(person, caller, why.code),
        }
    }

    /// Tells somebody who listens; one who does not keep up is let go.
    fn tell(&mut self, table: usize, caller: u64, text: Text) {
        let Some(host) = self.hosts.get_mut(&table) else { return };
        let Some(&(person, you)) = host.listeners.get(&caller) else { return };
        let other = host.listeners.iter().find(|(_, (_, other))| *other != you);
        let other = other.map(|(&caller, &(person, _))| (person, caller));
        let text = self.as_planted(&text, (person, caller), other);
        let keeps_up = text.is_none_or(|text| self.send(person, caller, text));
        if !keeps_up {
            self.cut_line(person);
        }
    }

    /// What is told, with whatever fault is planted.
    fn as_planted(
        &mut self,
        text: &Text,
        (person, _): (usize, u64),
        other: Option<(usize, u64)>,
    ) -> Option<Text> {
        let is_event = text.starts_with("{\"event\"");
        let later = is_event && !text.ends_with("\"fresh\":true}}");
        if let Some((person, caller)) = other
            && is_event
            && self.shows(Fault::LeakedHand, 60)
        {
            self.send(person, caller, text.clone());
        }
        if later && !self.people[person].line.open && self.shows(Fault::ShortResume, 1) {
            return None;
        }
        let story = text.find(",\"steps\":").zip(text.find(",\"parts\":"));
        if let Some((from, to)) = story.filter(|(from, to)| later && from < to)
            && self.shows(Fault::LostStep, 20)
        {
            return Some([&text[..from], &text[to..]].concat().into());
        }
        let again =
            text.strip_prefix("{\"reply\":{\"id\":\"").and_then(|rest| rest.split('"').next());
        let again = again
            .is_some_and(|id| self.people[person].answered.iter().any(|(one, _)| one.id == id));
        if again && self.shows(Fault::ChangedReply, 1) {
            return Some(text.replace("}}", ",\"trouble\":{\"code\":\"late-decision\"}}}").into());
        }
        Some(text.clone())
    }

    /// Sends a group to the disk.
    fn keep(&mut self, table: usize, ticket: Ticket, writes: Vec<Write>) {
        let Some(host) = self.hosts.get_mut(&table) else { return };
        host.keeps = true;
        let life = (table, host.life);
        self.groups += 1;
        let (sync, fate) = (self.weather.sync(table, self.now), self.weather.fate(self.now));
        self.disk.groups.insert(self.groups, Group { life, ticket, writes, fate });
        self.agenda.put(self.now + sync, Due::Synced(self.groups));
        if self.shows(Fault::ToldBeforeKept, 5) {
            self.agenda.put(self.now, Due::Told(self.groups));
        }
    }

    /// A group is on the disk, or is not.
    pub(super) fn synced(&mut self, group: u64) {
        let Some(Group { life, writes, fate, .. }) = self.disk.groups.get_mut(&group) else {
            return;
        };
        let (table, writes, fate) = (life.0, std::mem::take(writes), *fate);
        if let Fate::Kept | Fate::Ambiguous = fate {
            self.tally.groups += 1;
            let written = self.disk.write(table, &writes);
            self.check(written);
        }
        self.tally.failures += u64::from(fate != Fate::Kept);
        let later = self.weather.below(Over::Table(table), 4);
        self.agenda.put(self.now + u64::from(later), Due::Told(group));
    }

    /// The host hears what became of a group.
    pub(super) fn told(&mut self, group: u64) {
        let Some(found) = self.disk.groups.get(&group) else { return };
        let ((table, life), ticket, fate) = (found.life, found.ticket, found.fate);
        if found.writes.is_empty() {
            self.disk.groups.remove(&group);
        }
        let Some(host) = self.hosts.get_mut(&table).filter(|host| host.life == life) else {
            return;
        };
        host.keeps = false;
        if self.shows(Fault::KeptNeverSaid, 40) {
            return;
        }
        let input = match fate {
            Fate::Kept => Input::Kept(ticket),
            Fate::Failed | Fate::Ambiguous => {
                Input::NotKept(ticket, self.disk.find(table).map(Box::new))
            }
            Fate::Blind => Input::NotKept(ticket, None),
        };
        self.step(table, input);
    }

    /// Lets a bot think, for a while.
    fn ask(&mut self, table: usize, inquiry: Inquiry) {
        let Some(life) = self.hosts.get(&table).map(|host| (table, host.life)) else { return };
        let Inquiry { bot, rules, seat, decision, seen, view } = inquiry;
        let (time, lost) = self.weather.thought(table);
        let thought = (!lost).then(|| {
            let mut player = bot.player(&rules, seat);
            seen.into_iter().for_each(|beat| player.notice(beat));
            let action = player.choose(&view, Budget::Usual);
            Thought { action, iterations: player.iterations() }
        });
        self.agenda.put(self.now + time, Due::Thought { life, seat, decision, thought });
    }

    pub(super) fn bot_thought(
        &mut self,
        (table, life): (usize, u64),
        (seat, decision): (Seat, u32),
        thought: Option<Thought>,
    ) {
        let lives = self.hosts.get(&table).is_some_and(|host| host.life == life);
        if lives && !self.shows(Fault::LostThought, 30) {
            self.step(table, Input::Thought { seat, decision, thought });
        }
    }
}
